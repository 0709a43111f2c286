"""Hints for who practises: from "is this still right?" to the exact place of a piece.

They lead to the solution that agrees with most of the pieces laid, the first one if several do. So
a piece that lies well is never taken away, and with each piece that goes where a hint says there is
one more that lies well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from stolik.core.game import MOST_HINT
from stolik.core.phrase import Refused
from stolik.games.ubongo.pieces import Placement, Row, cells_in, cells_of
from stolik.games.ubongo.rules.racing import check_pieces
from stolik.games.ubongo.solver import solutions

#: What each level adds: whether it fits, which piece, one of its cells, its place.
FITS, WHICH, CELL, PLACE = LEVELS = range(MOST_HINT + 1)


@final
@dataclass(slots=True, unsafe_hash=True)
class Hint:
    """Whether what is laid can become a solution, and what to do next.

    `piece` is to be laid, or taken away if `take`; `cell` and `placement` tell where it belongs.
    There is no piece where everything lies well, or where nothing can help.
    """

    fits: bool
    piece: int | None = None
    take: bool = False
    cell: int | None = None
    placement: Placement | None = None


def hint(area: int, row: Row, laid: Sequence[Placement], level: int) -> Hint:
    """A hint for who has laid some pieces of the row, right or wrong.

    >>> from stolik.games.ubongo.pieces import PIECE, area_of
    >>> row = (PIECE["I2"], PIECE["V3"])
    >>> found = hint(area_of("XXX/XX."), row, [Placement(PIECE["I2"], 0, 0)], PLACE)
    >>> found.fits, found.take, found.placement
    (False, True, Placement(piece=0, x=0, y=0, rot=1, flip=False))
    """
    if level not in LEVELS:
        raise Refused("no-such-hint", level=level, most=LEVELS[-1])
    check_pieces(row, laid)
    lying = {placement.piece: cells_of(placement) for placement in laid}
    found = solutions(area, row)
    if not found:
        return Hint(False)
    nearest = max(found, key=lambda solution: len(lying) - len(_wrong(solution, lying)))
    return _next(nearest, lying, level)


def _wrong(solution: Sequence[Placement], lying: dict[int, int | None]) -> list[Placement]:
    """Where the pieces belong that lie elsewhere than in a solution."""
    return [it for it in solution if it.piece in lying and lying[it.piece] != cells_of(it)]


def _next(solution: Sequence[Placement], lying: dict[int, int | None], level: int) -> Hint:
    """The first piece that lies wrong; if none does, the first that does not lie there yet."""
    wrong = _wrong(solution, lying)
    better = wrong or [it for it in solution if it.piece not in lying]
    if level == FITS or not better:
        return Hint(not wrong)
    place = better[0]
    return Hint(
        fits=not wrong,
        piece=place.piece,
        take=bool(wrong),
        cell=cells_in(cells_of(place) or 0)[0] if level >= CELL else None,
        placement=place if level >= PLACE else None,
    )
