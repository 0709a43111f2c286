"""Which areas look good on a board: irregular, of one piece, and not spidery.

The measures come from published boards and from looking at many made ones: long one-wide arms give
pieces away, slabs are dull, and cells that meet at a corner only are ugly.
"""

from __future__ import annotations

from math import isqrt
from typing import NamedTuple

from stolik.games.ubongo.pieces import (
    ALL,
    BIT,
    NOT_LEFT,
    NOT_RIGHT,
    SIDE,
    TURNS,
    box_of,
    cells_in,
    class_of,
    turned,
)


class Look(NamedTuple):
    """What an area looks like."""

    holes: int
    pinches: int  # places where two cells meet at a corner only
    tips: int  # cells with one neighbour
    thin: int  # cells in no block of two by two
    corners: int
    excess: int  # how much longer the outline is than it must be
    slab: float  # the share of the largest rectangle in it
    fill: float  # the share of the box around it


def look(area: int) -> Look:
    """What a connected area looks like."""
    size = area.bit_count()
    right, below = (area & NOT_LEFT) >> 1, area >> SIDE
    across = (below & NOT_LEFT) >> 1
    blocks = area & right & below & across
    edges = (area & right).bit_count() + (area & below).bit_count()
    width, height = box_of(area)
    return Look(
        holes=1 - size + edges - blocks.bit_count(),  # Euler's formula
        pinches=(area & across & ~(right | below) | right & below & ~(area | across)).bit_count(),
        tips=_tips(area).bit_count(),
        thin=(area & ~_spread(blocks)).bit_count(),
        corners=4 + 2 * _three_of(area, right, below, across).bit_count(),
        excess=4 * size - 2 * edges - _least_outline(size),
        slab=_largest_rectangle(area) / size,
        fill=size / (width * height),
    )


def _three_of(a: int, b: int, c: int, d: int) -> int:
    return (a & b & (c ^ d)) | (c & d & (a ^ b))


def _tips(area: int) -> int:
    """The cells with one neighbour."""
    sides = (area << SIDE & ALL, area >> SIDE, (area & NOT_RIGHT) << 1, (area & NOT_LEFT) >> 1)
    once = twice = 0
    for side in sides:
        twice |= once & side
        once |= side
    return area & once & ~twice


def _spread(blocks: int) -> int:
    """The cells of all blocks of two by two, given by their first cells."""
    wide = blocks | (blocks & NOT_RIGHT) << 1
    return wide | wide << SIDE & ALL


def _least_outline(size: int) -> int:
    """The shortest outline that so many cells can have: 2 * ceil(2 * sqrt(size))."""
    root = isqrt(4 * size)
    return 2 * (root if root * root == 4 * size else root + 1)


def _largest_rectangle(area: int) -> int:
    """How many cells the largest rectangle inside has."""
    largest = 0
    wide, width = area, 1
    while wide:
        high, height = wide, 1
        while high:
            largest = max(largest, width * height)
            high, height = high & wide >> SIDE * height, height + 1
        wide, width = wide & (wide & NOT_LEFT) >> 1, width + 1
    return largest


def is_good(area: int, most_excess: int) -> bool:
    """Whether an area in the corner of the grid is fit for a board."""
    it = look(area)
    return (
        it.holes == 0
        and it.pinches == 0
        and it.tips <= 2
        and it.thin <= 3
        and 8 <= it.corners <= 16
        and it.excess <= most_excess
        and it.slab <= 0.78
        and 0.52 <= it.fill <= 0.93
        and min(box_of(area)) < SIDE
        and len({turned(area, turn) for turn in range(TURNS)}) == TURNS
    )


def kin(area: int) -> frozenset[int]:
    """Classes of areas; two areas of which some are the same look alike.

    They are the area's own and those of the area without one of its cells: so kin are areas that
    differ by one cell, added or moved, however they are turned.
    """
    return frozenset([class_of(area), *[class_of(area ^ BIT[cell]) for cell in cells_in(area)]])
