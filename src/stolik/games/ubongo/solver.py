"""The exact search: all the ways to cover an area with pieces.

The first empty cell must be covered by something, and by a way to lie whose first cell it is; so
each tiling is met once. What the last piece would have to be is known without trying: it is the
rest, if the rest is one of the ways to lie.
"""

from __future__ import annotations

from stolik.games.ubongo.pieces import BIT, CELLS, PIECES, WAYS, Placement, Row


def _from(piece: int) -> tuple[tuple[int, ...], ...]:
    ways: list[list[int]] = [[] for _ in range(CELLS)]
    for cells in sorted(WAYS[piece]):
        ways[(cells & -cells).bit_length() - 1].append(cells)
    return tuple(tuple(found) for found in ways)


#: The ways a piece can lie, by the first cell they cover. Index: piece, cell.
FROM = tuple(_from(piece) for piece in range(len(PIECES)))
#: The piece that covers exactly these cells, if there is one.
PIECE_OF = {cells: piece for piece, ways in enumerate(WAYS) for cells in ways}


def solutions(area: int, row: Row, limit: int = 0) -> list[tuple[Placement, ...]]:
    """All ways to cover an area with a row of different pieces, or the first `limit` of them.

    Each is given as one placement for each piece of the row, in the row's order.
    """
    found: list[list[int]] = []
    if row:
        _cover(area, row, [], found, limit)
    return [_in_order(tiling, row) for tiling in found]


def _in_order(tiling: list[int], row: Row) -> tuple[Placement, ...]:
    by_piece = {PIECE_OF[cells]: cells for cells in tiling}
    return tuple([WAYS[piece][by_piece[piece]] for piece in row])


def _cover(rest: int, left: Row, laid: list[int], found: list[list[int]], limit: int) -> None:
    """Note every tiling that goes on from the cells laid so far."""
    if len(left) == 1:
        if rest in WAYS[left[0]]:
            found.append([*laid, rest])
        return
    first = (rest & -rest).bit_length() - 1
    for place, piece in enumerate(left):
        others = left[:place] + left[place + 1 :]
        for cells in FROM[piece][first]:
            if cells & rest == cells:
                _cover(rest ^ cells, others, [*laid, cells], found, limit)
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
