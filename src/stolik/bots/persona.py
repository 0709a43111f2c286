"""How a bot comes across: how often it does not think, what it forgets, how long it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from stolik.bots.base import Bot, Budget
from stolik.core.game import Below

FINE = 1000


@dataclass(frozen=True, slots=True)
class Manner:
    """What makes a level human: parts of a thousand, and milliseconds."""

    slips: int = 0  # decisions made without much thought
    forgets: int = 0  # words that are not said in time
    pace: tuple[int, int] = (600, 1400)  # the shortest and the longest that it seems to think


#: What is left of the legal actions for somebody who forgets to say what could be said.
Silence = Callable[[Sequence[Any]], Sequence[Any]]


class Persona:
    """A bot with a manner: now and then it plays like another one that thinks less."""

    def __init__(
        self, bot: Bot, careless: Bot, manner: Manner, silence: Silence | None = None
    ) -> None:
        self._bot = bot
        self._careless = careless
        self._manner = manner
        self._silence = silence

    def choose(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any:
        """What it thinks best, or what comes to its mind first, said or not."""
        if self._silence and below(FINE) < self._manner.forgets:
            legal = self._silence(legal)
        bot = self._careless if below(FINE) < self._manner.slips else self._bot
        return bot.choose(view, heard, legal, budget, below)

    def aside(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any | None:
        """What is to be said out of turn, unless it is forgotten."""
        if below(FINE) < self._manner.forgets:
            return None
        return self._bot.aside(view, heard, legal, budget, below)

    def delay(self, view: Any, below: Below) -> int:
        """As long as the bot behind it needs."""
        return self._bot.delay(view, below)

    def pause(self, view: Any, below: Below) -> int:
        """Any time within its pace."""
        shortest, longest = self._manner.pace
        return shortest + below(longest - shortest + 1)

    def notes(self) -> dict[str, int]:
        """What the bot behind it has counted."""
        return self._bot.notes()
