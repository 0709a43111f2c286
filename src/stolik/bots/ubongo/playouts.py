"""The rest of a match played out in a moment: only gems and pawns, everybody taking by counts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from stolik.core.game import Seat
from stolik.games.ubongo.gems import COLOURS, OF_EACH, TAKEN
from stolik.games.ubongo.view import View

#: The rows that a pawn can go to from each row, in the order in which its owner looks at them.
Reach = tuple[tuple[int, ...], ...]


class World(NamedTuple):
    """How the rest may go: where the pawns begin, and who takes gems in which order."""

    pawns: Sequence[int]
    turns: Sequence[tuple[Seat, Reach]]


#: A hollow without a gem is a colour of its own, of which more is worth nothing.
EMPTY = len(COLOURS)
WORTHLESS = OF_EACH + 1
#: More pairs than anybody can still take from a row.
PAIRS = 48
#: A sum of these over the counts of a hand orders hands as `strength` does (UBO-52): one more of
#: the most numerous colour outweighs any number of lesser ones.
POWER = tuple([7**count for count in range(OF_EACH + 3)])
#: What one more gem of a colour, or two more of it, add to that sum.
_NOTHING = (0,) * (2 * PAIRS)
ONE_MORE = (*[POWER[count + 1] - POWER[count] for count in range(WORTHLESS)], *_NOTHING)
TWO_MORE = (*[POWER[count + 2] - POWER[count] for count in range(WORTHLESS)], *_NOTHING)


class Rest:
    """What is left of a match, as one seat sees it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._seat = view.seat
        self._racing = view.phase == "solve"
        self._pairs = [_pairs(row) for row in view.rows]
        self._gems = [[*held, WORTHLESS] for held in view.gems]
        self._fronts = [0] * len(view.rows)
        for seat in range(view.seats):
            if reaches_out(view, seat):
                self._take(self._gems[seat], self._fronts, view.pawns[seat])

    def _take(self, held: list[int], fronts: list[int], field: int) -> None:
        for gem in self._pairs[field][fronts[field]]:
            held[gem] += 1
        fronts[field] += 1

    def share(self, field: int | None, world: World) -> float:
        """The own share of the win in a world, after going to a row or after what is due now."""
        gems = [held.copy() for held in self._gems]
        fronts, pawns = self._fronts.copy(), list(world.pawns)
        if field is not None:
            pawns[self._seat] = field
            if self._racing:
                self._take(gems[self._seat], fronts, field)
        self._play(gems, fronts, pawns, world.turns)
        strengths = [sum([POWER[count] for count in held[:EMPTY]]) for held in gems]
        best = max(strengths)
        return 1 / strengths.count(best) if strengths[self._seat] == best else 0.0

    def _play(
        self,
        gems: list[list[int]],
        fronts: list[int],
        pawns: list[int],
        turns: Sequence[tuple[Seat, Reach]],
    ) -> None:
        """Everybody goes where the own counts grow most; of equal rows to the first one seen."""
        pairs = self._pairs
        for seat, reach in turns:
            held = gems[seat]
            most = chosen = -1
            for field in reach[pawns[seat]]:
                one, two = pairs[field][fronts[field]]
                more = (
                    TWO_MORE[held[one]] if one == two else ONE_MORE[held[one]] + ONE_MORE[held[two]]
                )
                if more > most:
                    most, chosen = more, field
            pawns[seat] = chosen
            one, two = pairs[chosen][fronts[chosen]]
            held[one] += 1
            held[two] += 1
            fronts[chosen] += 1


def reaches_out(view: View, seat: Seat) -> bool:
    """Whether a pawn has moved and its owner is about to take the gems."""
    return bool(view.phase == "solve" and (view.moved & ~view.collected & ~view.done) >> seat & 1)


def _pairs(row: Sequence[int]) -> list[tuple[int, int]]:
    """What each collector takes from a row, one after the other."""
    taken = list(zip_longest(row[::TAKEN], row[1::TAKEN], fillvalue=EMPTY))
    return taken + [(EMPTY, EMPTY)] * (PAIRS - len(taken))
