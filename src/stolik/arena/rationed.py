"""Bots that bring their own budget: `expert@100` thinks as long as 100 playouts take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.bots import Bot, Budget, make_bot
from stolik.bots.outsider import is_program, make_player
from stolik.bots.roster import LEVELS
from stolik.core.game import AnyGame, Below

#: Whoever counts nodes gets so many for each playout, as in the usual budget.
NODES_A_PLAYOUT = Budget().nodes // Budget().playouts


def make_entrant(game: AnyGame, name: str) -> Bot:
    """A bot by its name, with its own budget if the name has one, or a program by its command."""
    if is_program(name):
        return make_player(game, name)
    plain, playouts = parted(name)
    bot = make_bot(game, plain)
    return Rationed(bot, ration(playouts)) if playouts else bot


def parted(name: str) -> tuple[str, int]:
    """The name of a bot and the playouts that go with it; 0 if it brings none.

    >>> parted("expert@100"), parted("expert")
    (('expert', 100), ('expert', 0))
    """
    plain, sign, digits = name.rpartition("@")
    fits = sign and digits.isascii() and digits.isdigit() and 0 < len(digits) < 10
    return (plain, int(digits)) if fits and int(digits) else (name, 0)


def ration(playouts: int) -> Budget:
    """So many playouts, and nodes in proportion."""
    return Budget(playouts * NODES_A_PLAYOUT, playouts)


def searches(game: AnyGame, name: str) -> bool:
    """Whether a bot of this name thinks by searching, so that its budget matters."""
    if is_program(name):
        return False
    plain, _ = parted(name)
    bot = make_bot(game, plain)
    return plain == LEVELS[-1] or hasattr(bot, "weigh") or "searches" in bot.notes()


class Rationed:
    """A bot that thinks by its own budget, whatever the others may."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self._bot = bot
        self._budget = budget

    def choose(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any:
        """What the bot chooses by its own budget."""
        return self._bot.choose(view, heard, legal, self._budget, below)

    def aside(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any | None:
        """What the bot says out of turn."""
        return self._bot.aside(view, heard, legal, self._budget, below)

    def delay(self, view: Any, below: Below) -> int:
        """How long the bot takes in a race."""
        return self._bot.delay(view, below)

    def pause(self, view: Any, below: Below) -> int:
        """How long the bot seems to think."""
        return self._bot.pause(view, below)

    def notes(self) -> dict[str, int]:
        """What the bot counts."""
        return self._bot.notes()
