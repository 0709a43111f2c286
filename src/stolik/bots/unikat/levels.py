"""Who can be met at a table: four levels, each with mistakes and a pace of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.bots.base import Bot, Budget, Quiet
from stolik.bots.persona import FINE, Manner, Persona
from stolik.bots.plain import PlainRandom
from stolik.bots.unikat.expert import Expert
from stolik.bots.unikat.flex import Flex
from stolik.bots.unikat.greedy import Greedy, hand_of
from stolik.core.game import AnyGame, Below
from stolik.games.unikat.actions import Action, Decline, End, Give, Lay, Take
from stolik.games.unikat.events import Event
from stolik.games.unikat.pieces import NEAR, tiles_of
from stolik.games.unikat.view import View

#: How often a novice does not see that one more action is to be had, in parts of a thousand.
MISSES_BONUS = 500
CHAIN = 2


class Novice(Quiet):
    """Sees chains of two tiles at most, often misses the bonus, and exchanges by a guess."""

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """A pair if there is one, else any tile that fits; without one, a guess."""
        lays = [action for action in legal if isinstance(action, Lay)]
        if view.phase == "chain" and (not lays or _chain(heard) >= CHAIN):
            return End()
        if view.phase == "bonus" and (not lays or below(FINE) < MISSES_BONUS):
            return Decline()
        if lays:
            return _any([a for a in lays if _leads_on(a, view)] or lays, below)
        return _any([a for a in legal if isinstance(a, Give | Take)] or list(legal), below)


def _chain(heard: Sequence[Event]) -> int:
    """How many tiles the running action has laid."""
    laid = [event.kind == "laid" for event in reversed(heard)]
    return laid.index(False) if False in laid else len(laid)


def _leads_on(lay: Lay, view: View) -> bool:
    return bool(tiles_of(NEAR[lay.tile] & hand_of(view)))


def _any(actions: Sequence[Action], below: Below) -> Action:
    return actions[below(len(actions))]


UNIKAT_BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    "expert": Expert,
    "skilled": lambda _: Persona(Flex(), Greedy(), Manner(slips=60, pace=(700, 1700))),
    "regular": lambda game: Persona(
        Greedy(), PlainRandom(game), Manner(slips=40, pace=(800, 2000))
    ),
    "novice": lambda game: Persona(
        Novice(), PlainRandom(game), Manner(slips=100, pace=(1000, 2600))
    ),
    "flex": lambda _: Flex(),
    "greedy": lambda _: Greedy(),
    "random": PlainRandom,
}
