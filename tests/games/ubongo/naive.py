"""The same things done again in the plainest way, for tests to compare with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from stolik.core.game import Below
from stolik.games.ubongo.pieces import (
    PIECES,
    SIDE,
    WAYS,
    Placement,
    Row,
    cells_in,
    cells_of,
    in_corner,
)


def brute_force(area: int, row: Row) -> set[frozenset[int]]:
    """Every choice of one way to lie for each piece that gives the area, as sets of cell sets."""
    inside = [[cells for cells in WAYS[piece] if cells & ~area == 0] for piece in row]
    return {
        frozenset(choice)
        for choice in product(*inside)
        if sum(choice) == area and sum(cells.bit_count() for cells in choice) == area.bit_count()
    }


def brute_rows(area: int, size: int) -> dict[Row, int]:
    """Every row that covers an area and in how many ways."""
    counts = {row: len(brute_force(area, row)) for row in combinations(range(len(PIECES)), size)}
    return {row: count for row, count in counts.items() if count}


def covers(area: int, row: Row, placements: Sequence[Placement]) -> bool:
    """Whether a layout is right, by lists and sets of cells."""
    if sorted(it.piece for it in placements) != sorted(row):
        return False
    masks = [cells_of(it) for it in placements]
    cells = [cell for mask in masks if mask is not None for cell in cells_in(mask)]
    whole = None not in masks and len(cells) == len(set(cells))
    return whole and set(cells) == set(cells_in(area))


def glued(below: Below, pieces: int) -> tuple[int, Row]:
    """An area made of so many random pieces side by side, and the row that made it."""
    area = 0
    row: list[int] = []
    while len(row) < pieces:
        piece = below(len(PIECES))
        ways = sorted(WAYS[piece])
        cells = ways[below(len(ways))]
        if piece not in row and not cells & area and (not area or _touch(cells, area)):
            area |= cells
            row.append(piece)
    return in_corner(area), tuple(sorted(row))


def _touch(one: int, other: int) -> bool:
    """Whether two sets of cells lie side by side somewhere."""
    return any(beside_each_other(a, b) for a in cells_in(one) for b in cells_in(other))


def beside_each_other(one: int, other: int) -> bool:
    """Whether two cells share an edge."""
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE) == 1
