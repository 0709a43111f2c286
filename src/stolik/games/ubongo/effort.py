"""How hard a puzzle is: the search of a person, worked out exactly.

A person takes a piece, tries it wherever it fits in any order, and goes on with the next piece. A
glance tells when a try is hopeless: it leaves an island that no choice of the other pieces adds up
to. When a piece has been everywhere, the one before it moves on. The effort is how many placements
such a search expects to try until the area is covered.

Two searches bracket people: a *novice* takes the pieces in random order, an *expert* always the one
that fits in the fewest places. The difficulty is the mean of their logarithms to the base 2: one
more is twice the search. It is a model; no times of people stand behind it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import log2
from typing import NamedTuple

from stolik.games.ubongo.pieces import SIZES, WAYS, Row, islands


class Effort(NamedTuple):
    """How many placements the two searches expect to try."""

    novice: float
    expert: float

    def difficulty(self) -> float:
        """One number for both."""
        return (log2(self.novice) + log2(self.expert)) / 2


class _Node(NamedTuple):
    """A situation: whether it can still be solved, and what that or giving up costs."""

    good: bool
    novice: float
    expert: float


_HOPELESS = _Node(False, 0, 0)
_Places = list[list[int]]  # for each piece that is left, where it fits


def effort(area: int, row: Row) -> Effort | None:
    """How hard it is to cover an area with a row of two pieces or more; None if nobody can.

    >>> from stolik.games.ubongo.pieces import PIECE, area_of
    >>> effort(area_of("XXX/XX."), (PIECE["I2"], PIECE["V3"]))
    Effort(novice=3.0, expert=3.0)
    """
    return efforts(area, [row])[0]


def efforts(area: int, rows: Iterable[Row]) -> list[Effort | None]:
    """The efforts of several rows, found faster than one by one."""
    search = _Search(area)
    return [search.effort(row) for row in rows]


class _Search:
    """What has been worked out about an area so far."""

    def __init__(self, area: int) -> None:
        self.area = area
        self.places = _fitting([list(ways) for ways in WAYS], area)
        self.known: dict[tuple[int, Row], _Node] = {}
        self.islands: dict[int, list[int]] = {}

    def effort(self, row: Row) -> Effort | None:
        node = self.look(self.area, row, [self.places[piece] for piece in row])
        return Effort(node.novice, node.expert) if node.good else None

    def look(self, rest: int, left: Row, places: _Places) -> _Node:
        """What to expect of this rest with these pieces."""
        node = self.known.get((rest, left))
        if node is None:
            tries = [self.tried(rest, left, place, places) for place in range(len(left))]
            novice = sum([it.novice for it in tries]) / len(tries)
            fewest = min(range(len(tries)), key=lambda place: len(places[place]))
            node = _Node(tries[0].good, novice, tries[fewest].expert)
            self.known[rest, left] = node
        return node

    def tried(self, rest: int, left: Row, place: int, places: _Places) -> _Node:
        """What to expect if this piece is tried first, wherever it fits."""
        others = left[:place] + left[place + 1 :]
        if len(others) == 1:
            return _tried_last_but_one(rest, places[place], others[0])
        other_places = places[:place] + places[place + 1 :]
        solved: list[_Node] = []
        failed: list[_Node] = []
        for cells in places[place]:
            after = rest ^ cells
            node = _HOPELESS
            if _sums(others).issuperset(self.islands_of(after)):
                node = self.look(after, others, _fitting(other_places, after))
            (solved if node.good else failed).append(node)
        novice = _expected([it.novice for it in solved], [it.novice for it in failed])
        expert = _expected([it.expert for it in solved], [it.expert for it in failed])
        return _Node(bool(solved), novice, expert)

    def islands_of(self, rest: int) -> list[int]:
        """The sizes of the islands that the rest falls into."""
        found = self.islands.get(rest)
        if found is None:
            found = self.islands[rest] = islands(rest)
        return found


def _fitting(places: _Places, rest: int) -> _Places:
    return [[cells for cells in ways if cells & rest == cells] for ways in places]


def _tried_last_but_one(rest: int, places: list[int], last: int) -> _Node:
    """Try one of two pieces wherever it fits: then the last one fits too, or nowhere."""
    solved = sum([rest ^ cells in WAYS[last] for cells in places])
    cost = _expected([1.0] * solved, [0.0] * (len(places) - solved))
    return _Node(solved > 0, cost, cost)


def _expected(solved: list[float], failed: list[float]) -> float:
    """How many tries until one succeeds, or until all have failed, each with what it leads to.

    In a random order each failing try comes before the first of n good ones once in n + 1 times.
    """
    wasted = (len(failed) + sum(failed)) / (len(solved) + 1)
    return wasted + (1 + sum(solved) / len(solved) if solved else 0)


@cache
def _sums(pieces: Row) -> frozenset[int]:
    """How many cells some of the pieces can cover."""
    sums = {0}
    for piece in pieces:
        sums |= {cells + SIZES[piece] for cells in sums}
    return frozenset(sums)
