"""The exact search: all the ways to cover an area with pieces.

Some cell must be covered by something: the search takes the cell that can be covered in the fewest
ways, then always the first empty one, whose cover can have no cell before it; so each tiling is met
once. What the last piece would have to be is known without trying: it is the rest.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from stolik.games.ubongo.pieces import (
    BIT,
    CELLS,
    NOT_LEFT,
    NOT_RIGHT,
    PIECES,
    SIDE,
    WAYS,
    Placement,
    Row,
    cells_in,
)


def _from(piece: int) -> tuple[tuple[int, ...], ...]:
    ways: list[list[int]] = [[] for _ in range(CELLS)]
    for cells in sorted(WAYS[piece]):
        ways[(cells & -cells).bit_length() - 1].append(cells)
    return tuple(tuple(found) for found in ways)


#: The ways a piece can lie, by the first cell they cover. Index: piece, cell.
FROM = tuple(_from(piece) for piece in range(len(PIECES)))
#: The piece that covers exactly these cells, if there is one.
PIECE_OF = {cells: piece for piece, ways in enumerate(WAYS) for cells in ways}


#: The placement that covers exactly these cells, if there is one.
PLACEMENT_OF = {cells: placement for ways in WAYS for cells, placement in ways.items()}
#: The ways that pieces can lie in an area and cover one cell of it. Index: piece.
_Ways = list[tuple[int, ...]]


class _Table(NamedTuple):
    """How pieces can lie in an area."""

    hardest: _Ways  # over the cell that can be covered in the fewest ways: there a search begins
    first: list[_Ways]  # by the first cell they cover


@lru_cache(maxsize=512)
def _table(area: int) -> _Table:
    """The ways that can be part of a tiling: a cell that is left all alone nobody covers."""
    inside = [
        [cells for cells in ways if cells & area == cells and not _alone(area ^ cells)]
        for ways in WAYS
    ]

    def over(cell: int) -> _Ways:
        return [tuple([cells for cells in ways if cells & BIT[cell]]) for ways in inside]

    first: list[_Ways] = [[()] * len(PIECES) for _ in range(CELLS)]
    for piece, ways in enumerate(inside):
        for cells in ways:
            first[(cells & -cells).bit_length() - 1][piece] += (cells,)
    hardest = min(map(over, cells_in(area)), key=lambda ways: sum(map(len, ways)), default=[])
    return _Table(hardest, first)


def _alone(area: int) -> int:
    """The cells without a neighbour."""
    up_and_down = area << SIDE | area >> SIDE
    return area & ~(up_and_down | (area & NOT_RIGHT) << 1 | (area & NOT_LEFT) >> 1)


def solutions(area: int, row: Row, limit: int = 0) -> list[tuple[Placement, ...]]:
    """All ways to cover an area with a row of different pieces, or the first `limit` of them.

    Each is given as one placement for each piece of the row, in the row's order.
    """
    found: list[tuple[int, ...]] = []
    if len(row) > 1 and area:
        hardest, first = _table(area)
        _cover(area, row, hardest, (), first, found, limit)
    elif row and area in WAYS[row[0]]:
        found.append((area,))
    if limit:
        del found[limit:]
    in_order = []
    for tiling in found:
        in_order.append(_in_order(tiling, row))
    return in_order


def _in_order(tiling: tuple[int, ...], row: Row) -> tuple[Placement, ...]:
    laid = {}
    for cells in tiling:
        placement = PLACEMENT_OF[cells]
        laid[placement.piece] = placement
    return tuple([laid[piece] for piece in row])


@cache
def _choices(left: Row) -> list[tuple[int, Row]]:
    """Each of the pieces that are left, with the others."""
    return [(piece, left[:place] + left[place + 1 :]) for place, piece in enumerate(left)]


def _cover(
    rest: int,
    left: Row,
    ways: _Ways,
    laid: tuple[int, ...],
    first: list[_Ways],
    found: list[tuple[int, ...]],
    limit: int,
) -> None:
    """Note every tiling that goes on from the cells laid so far in one of these ways."""
    if len(left) == 2:
        one, other = left
        # A way that sticks out of the rest leaves too many cells to be a place of the last piece.
        last = WAYS[other]
        for cells in ways[one]:
            if rest ^ cells in last:
                found.append((*laid, cells, rest ^ cells))
        last = WAYS[one]
        for cells in ways[other]:
            if rest ^ cells in last:
                found.append((*laid, cells, rest ^ cells))
        return
    for piece, others in _choices(left):
        for cells in ways[piece]:
            if cells & rest == cells:
                after = rest ^ cells
                there = first[(after & -after).bit_length() - 1]
                _cover(after, others, there, (*laid, cells), first, found, limit)
                if limit and len(found) >= limit:
                    return


def rows_of(area: int, size: int) -> dict[Row, int]:
    """Every row of `size` pieces that covers the area, and in how many ways, in one search."""
    counts: dict[int, int] = {}
    if size > 0:
        _count(area, size, 0, counts)
    rows = {_row_of(pieces): count for pieces, count in counts.items()}
    return dict(sorted(rows.items()))


def _row_of(pieces: int) -> Row:
    return tuple([piece for piece in range(len(PIECES)) if pieces & BIT[piece]])


def _count(rest: int, size: int, used: int, counts: dict[int, int]) -> None:
    """Count the tilings of the rest by so many pieces that are not in use."""
    if size == 1:
        piece = PIECE_OF.get(rest)
        if piece is not None and not used & BIT[piece]:
            pieces = used | BIT[piece]
            counts[pieces] = counts.get(pieces, 0) + 1
        return
    first = (rest & -rest).bit_length() - 1
    for piece, ways in enumerate(FROM):
        if not used & BIT[piece]:
            for cells in ways[first]:
                if cells & rest == cells:
                    _count(rest ^ cells, size - 1, used | BIT[piece], counts)
