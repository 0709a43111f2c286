"""The table as lines of text: rows of gems with their pawns, and the boards that may be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolik.core.game import Span
from stolik.core.phrase import Say, Seats
from stolik.games.ubongo.events import Layout
from stolik.games.ubongo.gems import COLOURS, letters
from stolik.games.ubongo.pieces import (
    BIT,
    PIECES,
    SHAPES,
    SIDE,
    box_of,
    cells_in,
    cells_of,
)
from stolik.games.ubongo.state import NONE
from stolik.games.ubongo.view import Task, View

Line = list[Span]
#: The colours of the gems on a dark and on a light ground.
GEM = dict(
    zip(COLOURS, ("#d6404a", "#e8853a", "#d9b21c", "#3c9a5f", "#3d8fd1", "#9a63c4"), strict=True)
)
CELL = 3
OPEN = " · "
OUTSIDE = "   "


def picture(v: View, say: Say, width: int) -> list[Line]:
    """The gems, the players, and every board that may be seen."""
    lines = [*_rows(v), [], *_seats(v, say)]
    for seat, task in enumerate(v.tasks):
        if task is not None:
            lines += [[], *_board(v, seat, task, say, width)]
    return lines


def gem_span(letter: str) -> Span:
    """A gem: its letter, in its colour."""
    return Span(f"{letter} ", f"bold {GEM[letter]}")


def _rows(v: View) -> Iterator[Line]:
    """Each row behind its red field, with the pawns that stand there."""
    for field, row in enumerate(v.rows):
        pawns = "".join(str(seat) for seat in range(v.seats) if v.pawns[seat] == field)
        head = [Span(f"{field + 1} ", "dim"), Span(f"[{pawns:^4}] ", "bold #d6404a")]
        yield [*head, *[gem_span(letter) for letter in letters(row)]]


def _seats(v: View, say: Say) -> Iterator[Line]:
    for seat in range(v.seats):
        mark = "▶ " if _is_asked(v, seat) else "  "
        title = say("ubongo-picture-seat", seat=Seats((seat,)), count=sum(v.gems[seat]))
        gems = [
            Span(f"{COLOURS[colour]}{count} ", f"bold {GEM[COLOURS[colour]]}")
            for colour, count in enumerate(v.gems[seat])
            if count
        ]
        yield [Span(f"{mark}{title}  ", "bold"), *gems, Span(_state_text(v, seat, say), "dim")]


def _is_asked(v: View, seat: int) -> bool:
    if v.phase in ("pawns", "roll"):
        return seat == v.turn
    return v.phase == "solve" and not (v.collected | v.done) >> seat & 1


def _state_text(v: View, seat: int, say: Say) -> str:
    """How far a seat has come in the race."""
    if seat in v.order:
        word = "collected" if v.collected >> seat & 1 else "solved"
        return say(f"ubongo-picture-{word}", rank=v.order.index(seat) + 1)
    return say("ubongo-picture-done") if v.done >> seat & 1 else ""


# -- boards ---------------------------------------------------------------------------------------
def _board(v: View, seat: int, task: Task, say: Say, width: int) -> list[Line]:
    """A board with its pieces; covered, where it is known how."""
    symbol = say(f"ubongo-symbol-{v.symbol + 1}")
    title = say("ubongo-picture-board", seat=Seats((seat,)), board=task.board + 1, symbol=symbol)
    drawn = area_lines(task.area, v.layouts[seat] or ())
    return [[Span(title, "bold")], *drawn, [], *piece_lines(task.row, width)]


def area_lines(area: int, layout: Layout) -> Iterator[Line]:
    """An area, its columns and rows numbered, with the pieces that lie on it."""
    covered = _covered(layout)
    wide, high = box_of(area)
    yield [Span("   " + "".join(f"{x:^{CELL}}" for x in range(wide)), "dim")]
    for y in range(high):
        cells = [_cell(area, covered, y * SIDE + x) for x in range(wide)]
        yield [Span(f" {y} ", "dim"), *cells]


def _covered(layout: Layout) -> dict[int, str]:
    """The name of the piece on each cell."""
    names = {}
    for placement in layout:
        for cell in cells_in(cells_of(placement) or 0):
            names[cell] = PIECES[placement.piece]
    return names


def _cell(area: int, covered: dict[int, str], cell: int) -> Span:
    if not area & BIT[cell]:
        return Span(OUTSIDE)
    if cell in covered:
        return Span(f"{covered[cell]:^{CELL}}", "bold")
    return Span(OPEN, "reverse")


def piece_lines(row: Sequence[int], width: int) -> list[Line]:
    """The pieces of a row side by side, as they are drawn on the board."""
    blocks = [_piece(piece) for piece in row]
    high = max(len(block) for block in blocks)
    lines: list[Line] = []
    for y in range(high):
        parts = [block[y] if y < len(block) else " " * len(block[0]) for block in blocks]
        lines.append([Span("   " + "   ".join(parts)[: max(10, width - 3)])])
    return lines


def _piece(piece: int) -> list[str]:
    """A piece as text, its name above."""
    shape = SHAPES[piece][0]
    wide, high = box_of(shape)
    size = max(2 * wide, len(PIECES[piece]))
    lines = [PIECES[piece].ljust(size)]
    for y in range(high):
        cells = ["██" if shape & BIT[y * SIDE + x] else "  " for x in range(wide)]
        lines.append("".join(cells).ljust(size))
    return lines


def pawn_names(v: View, field: int) -> list[int]:
    """The seats whose pawns stand on a field."""
    return [seat for seat in range(v.seats) if v.pawns[seat] == field != NONE]
