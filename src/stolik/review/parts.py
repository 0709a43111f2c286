"""What there is to win in each game, and where one such part of a match ends.

UNO is won deal by deal and Unikat round by round, whatever comes of the points; Ubongo, and any
game that is not named here, is won as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from stolik.core.game import AnyGame, Seat
from stolik.games.unikat.events import RoundOver
from stolik.games.uno.events import DealOver

#: The sides that have won with an event, if it ends a part; several share the win.
Sides = tuple[tuple[Seat, ...], ...]


def _uno(state: Any, event: Any) -> Sides | None:
    if not isinstance(event, DealOver):
        return None
    together = [seat for seat in range(state.seats) if state.same_side(seat, event.winner)]
    return (tuple(together),)


def _unikat(_: Any, event: Any) -> Sides | None:
    if not isinstance(event, RoundOver):
        return None
    return tuple([(seat,) for seat in event.winners])


def _never(_: Any, event: Any) -> None:
    """Only the match ends."""


_ENDS: Mapping[str, Callable[[Any, Any], Sides | None]] = {"uno": _uno, "unikat": _unikat}


def won(game: AnyGame, state: Any, told: Iterable[Any]) -> tuple[float, ...] | None:
    """Each seat's share of the win, if a part has ended with what happened; else None."""
    ends = _ENDS.get(game.name, _never)
    for event in told:
        if (sides := ends(state, event)) is not None:
            return _shares(state.seats, sides)
    if game.outcome(state) is None:
        return None
    winners = [side.seats for side in game.standing(state) if side.place == 1]
    return _shares(state.seats, winners)


def _shares(seats: int, sides: Sequence[tuple[Seat, ...]]) -> tuple[float, ...]:
    """Partners win together; sides that are level share the win.

    >>> _shares(4, [(0, 2)]), _shares(3, [(0,), (1,)])
    ((1.0, 0.0, 1.0, 0.0), (0.5, 0.5, 0.0))
    """
    winners = {seat for side in sides for seat in side}
    return tuple([1 / len(sides) if seat in winners else 0.0 for seat in range(seats)])
