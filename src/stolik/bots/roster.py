"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Callable

from stolik.bots.base import Bot
from stolik.bots.ubongo import UBONGO_BOTS
from stolik.bots.unikat import UNIKAT_BOTS
from stolik.bots.uno import UNO_BOTS
from stolik.core.game import AnyGame
from stolik.core.phrase import Refused

#: How well a bot plays, from the one who has just learned the rules to the best there is.
LEVELS = ("novice", "regular", "skilled", "expert")
#: Whom somebody meets who has asked for nobody else.
USUAL = "regular"

BOTS: dict[str, dict[str, Callable[[AnyGame], Bot]]] = {
    "unikat": {**UNIKAT_BOTS},
    "ubongo": {**UBONGO_BOTS},
    "uno": {**UNO_BOTS},
}


def offered(game: str) -> list[str]:
    """The bots that people are asked to choose from: the levels, the easiest first."""
    return [level for level in LEVELS if level in BOTS[game]] or list(BOTS[game])


def house_bot(game: str) -> str:
    """Who plays for those who are away: well, but not so well that somebody else wins by it."""
    return "skilled" if "skilled" in BOTS[game] else next(iter(BOTS[game]))


def make_bot(game: AnyGame, name: str) -> Bot:
    """A bot of this name for this game."""
    bots = BOTS[game.name]
    if name not in bots:
        raise Refused("unknown-bot", name=name, game=game.name, may=", ".join(bots))
    return bots[name](game)
