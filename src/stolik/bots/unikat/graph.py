"""The hand as a graph: tiles that may lie side by side are joined, and a path is one action.

The fewest paths that cover a hand are about as many actions as it takes to go out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stolik.games.unikat.pieces import BIT, NEAR, tiles_of

#: Hands whose paths are remembered; one decision asks for some thousand.
REMEMBERED = 1 << 16


def components(hand: int) -> list[int]:
    """The parts of a hand that hang together, as sets.

    >>> [part.bit_count() for part in components(0b1011)]
    [3]
    """
    found = []
    while hand:
        part = 0
        fringe = hand & -hand
        while fringe:
            lowest = fringe & -fringe
            part |= lowest
            fringe = (fringe | NEAR[lowest.bit_length() - 1] & hand) & ~part
        found.append(part)
        hand &= ~part
    return found


def edges(hand: int) -> int:
    """How many pairs of a hand may lie side by side."""
    return sum([(NEAR[tile] & hand).bit_count() for tile in tiles_of(hand)]) // 2


@lru_cache(REMEMBERED)
def paths(hand: int) -> int:
    """The fewest paths that cover a hand.

    >>> paths(0b111), paths(1 | 1 << 40)
    (1, 2)
    """
    return sum([_cover(part) for part in components(hand)])


def _cover(part: int) -> int:
    """The fewest paths that cover tiles that hang together."""
    if part.bit_count() <= 3:
        return 1
    return min([from_tile(tile, part ^ BIT[tile]) for tile in _ends(part)])


def _ends(part: int) -> list[int]:
    """Where a path may begin: at a tile with one neighbour, or anywhere if there is none such."""
    tiles = tiles_of(part)
    lonely = [tile for tile in tiles if (NEAR[tile] & part).bit_count() == 1]
    return lonely[:1] or tiles


@lru_cache(REMEMBERED)
def from_tile(last: int, rest: int) -> int:
    """The fewest paths that cover the rest and go on from a tile."""
    if not rest:
        return 1
    fewest = 1 + paths(rest)
    for tile in tiles_of(NEAR[last] & rest):
        if fewest == 1:
            break
        fewest = min(fewest, from_tile(tile, rest ^ BIT[tile]))
    return fewest


class Shape(NamedTuple):
    """What a hand looks like as a graph."""

    paths: int
    pairs: int  # tiles that may lie side by side
    near: int  # the tiles that would join it, as a set
    parts: tuple[int, ...]
    bridges: int  # the tiles that would join two parts, as a set


@lru_cache(REMEMBERED)
def shape(hand: int) -> Shape:
    """The hand as a graph, worked out once."""
    near = bridges = 0
    parts = tuple(components(hand))
    for part in parts:
        beside = _beside(part)
        bridges |= near & beside
        near |= beside
    return Shape(paths(hand), edges(hand), near & ~hand, parts, bridges & ~hand)


def _beside(part: int) -> int:
    near = 0
    for tile in tiles_of(part):
        near |= NEAR[tile]
    return near
