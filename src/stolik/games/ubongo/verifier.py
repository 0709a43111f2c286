"""The judge of a layout (UBO-27): any tiling will do, and of a wrong one it says what is wrong.

The area and the row are the board's own. The placements come from a player, so that nothing about
them is taken for granted: not even that they are a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, final

from stolik.games.ubongo.pieces import PIECES, PLACED, SIDE, Placement, Row

NONE = -1
Kind = Literal["malformed", "number", "piece", "outside", "overlap", "uncovered"]
Values = tuple[int, int, int, int, bool]  # piece, x, y, rot, flip


@final
@dataclass(slots=True, unsafe_hash=True)
class Fault:
    """What is wrong with a layout, and which placement of it, piece and cell show it first.

    - `malformed`: not a list of placements, or the one at `place` is none
    - `number`: more pieces than the row has, or fewer
    - `piece`: this piece is not in the row, or it is laid twice
    - `outside`: this piece sticks out of the area, with this cell if that is in the grid at all
    - `overlap`: this piece lies on another one, with this cell
    - `uncovered`: this cell of the area is left empty
    """

    kind: Kind
    place: int = NONE
    piece: int = NONE
    cell: int = NONE


def fault(area: int, row: Row, placements: object) -> Fault | None:
    """What is wrong with a layout, or None if it covers the area with the row's pieces.

    A placement is a `Placement` or the same five values in a list or a tuple.
    """
    if type(placements) is not list and type(placements) is not tuple:
        return Fault("malformed")
    if len(placements) != len(row):
        return Fault("number")
    laid: list[Values] = []
    return _mistaken(row, placements, laid) or _misplaced(area, laid)


def mistaken(row: Row, placements: Sequence[object]) -> Fault | None:
    """What is wrong with the pieces of a layout, however few lie there and wherever they lie."""
    return _mistaken(row, placements, [])


def _mistaken(row: Row, placements: Sequence[object], laid: list[Values]) -> Fault | None:
    """The first placement that is none, or whose piece may not be used; `laid` gets the others."""
    missing = list(row)
    for place, it in enumerate(placements):
        values = _values(it)
        if values is None:
            return Fault("malformed", place)
        piece = values[0]
        if piece not in missing:
            return Fault("piece", place, piece if 0 <= piece < len(PIECES) else NONE)
        missing.remove(piece)
        laid.append(values)
    return None


def _values(it: object) -> Values | None:
    """The five values of a placement, if each is of its type and the quarter turns are 0 to 3."""
    if type(it) is Placement:
        try:
            it = (it.piece, it.x, it.y, it.rot, it.flip)
        except AttributeError:  # one that was made without its values
            return None
    if (type(it) is not tuple and type(it) is not list) or len(it) != 5:
        return None
    piece, x, y, rot, flip = it
    if type(piece) is int and type(x) is int and type(y) is int and type(rot) is int:
        return (piece, x, y, rot, flip) if type(flip) is bool and 0 <= rot <= 3 else None
    return None


def _misplaced(area: int, laid: list[Values]) -> Fault | None:
    """What is wrong with where the pieces of a row lie."""
    covered = 0
    overlap = None
    for place, (piece, x, y, rot, flip) in enumerate(laid):
        inside = 0 <= x < SIDE and 0 <= y < SIDE
        cells = PLACED[piece][rot + 4 if flip else rot][y * SIDE + x] if inside else 0
        if not cells or cells & ~area:
            return Fault("outside", place, piece, _first(cells & ~area))
        if cells & covered and not overlap:
            overlap = Fault("overlap", place, piece, _first(cells & covered))
        covered |= cells
    if overlap or covered == area:
        return overlap
    return Fault("uncovered", cell=_first(area & ~covered))


def _first(cells: int) -> int:
    """The first of some cells, NONE of none."""
    return (cells & -cells).bit_length() - 1
