"""Boards, pieces and the die as pictures, to look at and to print (millimetres, no words).

A sheet of paper takes the four boards of one round; the pieces fit the areas when they are cut out.
"""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.ubongo.boards import SEATS, SYMBOLS, Board, BoardSet
from stolik.games.ubongo.ink import (
    Ink,
    Outline,
    Page,
    Point,
    moved,
    outlines_around,
    outlines_of,
    rectangle,
)
from stolik.games.ubongo.pieces import (
    BIT,
    NOT_RIGHT,
    SHAPES,
    SIDE,
    Placement,
    area_of,
    box_of,
    cells_in,
    cells_of,
)
from stolik.games.ubongo.symbols import BOX, SYMBOL_PATHS

INK = "#3a332b"
PAPER = "#ffffff"
SAND = "#f3ead6"
LINE = "#d8c9a8"
CLOTH = "#efe6d5"
#: The paint of each piece.
PAINTS = (
    "#7d5ba6",
    "#2f86c5",
    "#1fa39a",
    "#8a5a2b",
    "#d64541",
    "#e8b10e",
    "#3d5fc4",
    "#9bb01f",
    "#d6489b",
    "#2e8b4f",
    "#e9772b",
    "#6f7a86",
)
CELL = 15.0  # of an area, and of a piece that is cut out
MINI = 2.6  # of a piece drawn beside an area
SHEET = (297.0, 210.0)  # A4 on its side
CARD = (140.0, 96.0)
GAP = 4.0  # between boards on a picture of all
FINE = 0.25  # the lines between cells
EDGE = 1.2  # how thick the line around an area is
COLUMN = 46.0  # what the symbols and the rows of pieces take

Inks = list[Ink]


# -- one board ------------------------------------------------------------------------------------
def card(board: Board, x: float, y: float, name: str = "", laid: Iterable[Placement] = ()) -> Inks:
    """A board with its corner at x, y: six symbols with their rows of pieces, and the area.

    What is laid is drawn on the area.
    """
    inks = []
    step = (CARD[1] - 6) / SYMBOLS
    for symbol, row in enumerate(board.rows):
        middle = y + 3 + step * (symbol + 0.5)
        inks.append(Ink(INK, symbol_at(symbol, x + 3, middle - 4, 8)))
        left = x + 13.0
        for piece in row:
            inks.append(_mini(piece, left, middle))
            left += (box_of(_upright(piece))[0] + 0.9) * MINI
    width, height = box_of(board.area)
    left = x + COLUMN + (CARD[0] - COLUMN - 3 - width * CELL) / 2
    top = y + (CARD[1] - height * CELL) / 2
    return [*inks, *_area(board.area, left, top, laid), *label(name, x + CARD[0] - 3, y + 3)]


def symbol_at(symbol: int, x: float, y: float, size: float) -> tuple[Outline, ...]:
    """A symbol in a box with its corner at x, y."""
    return moved(outlines_of(SYMBOL_PATHS[symbol]), x, y, size / BOX)


def _upright(piece: int) -> int:
    """The piece as it takes the least width."""
    return min(SHAPES[piece], key=lambda shape: box_of(shape)[0])


def _cells(area: int, x: float, y: float, size: float, gap: float) -> tuple[Outline, ...]:
    """The cells of an area, each smaller by a gap all around."""
    side = size - 2 * gap
    corners = _corners(area, x + gap, y + gap, size)
    return tuple([rectangle(*corner, side, side) for corner in corners])


def _corners(area: int, x: float, y: float, size: float) -> list[Point]:
    """The top left corners of the cells of an area."""
    return [(x + cell % SIDE * size, y + cell // SIDE * size) for cell in cells_in(area)]


def _seams(area: int, x: float, y: float) -> tuple[Outline, ...]:
    """Fine lines between the cells of an area of the real size."""
    left, above = area & (area & NOT_RIGHT) << 1, area & area << SIDE
    half, long = FINE / 2, CELL - 2 * FINE
    return (
        *[rectangle(a - half, b + FINE, FINE, long) for a, b in _corners(left, x, y, CELL)],
        *[rectangle(a + FINE, b - half, long, FINE) for a, b in _corners(above, x, y, CELL)],
    )


def _mini(piece: int, x: float, middle: float) -> Ink:
    shape = _upright(piece)
    top = middle - box_of(shape)[1] * MINI / 2
    return Ink(PAINTS[piece], _cells(shape, x, top, MINI, 0.1))


def _area(area: int, x: float, y: float, laid: Iterable[Placement]) -> Inks:
    """An area with a strong edge, its cells, and what is laid on it."""
    inks = [
        Ink(INK, outlines_around(area, x, y, CELL, EDGE)),
        Ink(SAND, outlines_around(area, x, y, CELL)),
        Ink(LINE, _seams(area, x, y)),
    ]
    for placement in laid:
        inks += _piece(placement.piece, cells_of(placement) or 0, x, y)
    return inks


def _piece(piece: int, cells: int, x: float, y: float) -> Inks:
    """A piece at its real size: a dark line around it, fine ones between its cells."""
    return [
        Ink(INK, outlines_around(cells, x, y, CELL)),
        Ink(PAINTS[piece], outlines_around(cells, x, y, CELL, -0.3)),
        Ink(_lighter(PAINTS[piece]), _seams(cells, x, y)),
    ]


def _lighter(colour: str) -> str:
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    return "#" + "".join([f"{(2 * part + 255) // 3:02x}" for part in parts])


#: Numbers of little squares, three wide and five high.
_DIGITS = {
    "0": "XXX/X.X/X.X/X.X/XXX",
    "1": ".X./XX./.X./.X./XXX",
    "2": "XXX/..X/XXX/X../XXX",
    "3": "XXX/..X/XXX/..X/XXX",
    "4": "X.X/X.X/XXX/..X/..X",
    "5": "XXX/X../XXX/..X/XXX",
    "6": "XXX/X../XXX/X.X/XXX",
    "7": "XXX/..X/..X/..X/..X",
    "8": "XXX/X.X/XXX/X.X/XXX",
    "9": "XXX/X.X/XXX/..X/XXX",
    "-": ".../.../XXX/.../...",
}


def label(text: str, right: float, top: float) -> Inks:
    """Numbers and dashes, ending at the right."""
    left = right - 0.6 * (4 * len(text) - 1)
    return [
        Ink(INK, _cells(area_of(_DIGITS[sign]), left + 2.4 * place, top, 0.6, 0))
        for place, sign in enumerate(text)
    ]


# -- sheets ---------------------------------------------------------------------------------------
def _sheet(inks: Iterable[Ink], width: float, height: float) -> Page:
    return Page(width, height, (Ink(PAPER, (rectangle(0, 0, width, height),)), *inks))


def overview(boards: BoardSet) -> Page:
    """All boards of a set, a round in each line."""
    inks: Inks = []
    for line, group in enumerate(boards):
        for place, board in enumerate(group):
            x, y = GAP + place * (CARD[0] + GAP), GAP + line * (CARD[1] + GAP)
            inks.append(Ink(PAPER, (rectangle(x, y, *CARD),)))
            inks += card(board, x, y, f"{line + 1}-{place + 1}")
    width, height = SEATS * (CARD[0] + GAP) + GAP, len(boards) * (CARD[1] + GAP) + GAP
    return Page(width, height, (Ink(CLOTH, (rectangle(0, 0, width, height),)), *inks))


def one_board(board: Board, laid: Iterable[Placement] = ()) -> Page:
    """One board, with what is laid on it."""
    return _sheet(card(board, 0, 0, laid=laid), *CARD)


def to_print(boards: BoardSet) -> list[Page]:
    """The boards of a set, a sheet for each round; then four players' pieces, and the die."""
    rounds = [_round(group, line) for line, group in enumerate(boards)]
    return [*rounds, _pieces(), _die()]


def _round(group: tuple[Board, ...], line: int) -> Page:
    """Four boards with lines to cut along."""
    inks = []
    left, top = (SHEET[0] - 2 * CARD[0]) / 2, (SHEET[1] - 2 * CARD[1]) / 2
    for place, board in enumerate(group):
        corner = left + place % 2 * CARD[0], top + place // 2 * CARD[1]
        inks += card(board, *corner, f"{line + 1}-{place + 1}")
    for step in range(3):
        inks.append(_dashes(left, top + step * CARD[1], 2 * CARD[0], 0))
        inks.append(_dashes(left + step * CARD[0], top, 0, 2 * CARD[1]))
    return _sheet(inks, *SHEET)


def _dashes(x: float, y: float, across: float, down: float) -> Ink:
    """A dashed line to cut along, from x, y so far across or down."""
    dash, line = 2.0, 0.2
    steps = range(int((across + down) / (2 * dash)))
    marks = [
        rectangle(x + it * 2 * dash, y - line / 2, dash, line)
        if across
        else rectangle(x - line / 2, y + it * 2 * dash, line, dash)
        for it in steps
    ]
    return Ink(INK, tuple(marks))


#: The twelve pieces, a for the first, as a rectangle without gaps: cut along the lines.
CUTTING = ("llkkkkii", "dlggkhib", "dllgghib", "djjjhhib", "djjfccee", "aafffcee")


def _pieces() -> Page:
    """The twelve pieces for four players."""
    wide, high = len(CUTTING[0]) * CELL, len(CUTTING) * CELL
    left, top = (SHEET[0] - 2 * wide - 10) / 2, (SHEET[1] - 2 * high - 10) / 2
    inks: Inks = []
    for place in range(4):
        inks += _box_of_pieces(left + place % 2 * (wide + 10), top + place // 2 * (high + 10))
    return _sheet(inks, *SHEET)


def _box_of_pieces(x: float, y: float) -> Inks:
    inks: Inks = []
    for piece in range(len(PAINTS)):
        letter = "abcdefghijkl"[piece]
        spots = [
            (a, b) for b, line in enumerate(CUTTING) for a, it in enumerate(line) if it == letter
        ]
        left, top = min(a for a, _ in spots), min(b for _, b in spots)
        cells = sum(BIT[(b - top) * SIDE + a - left] for a, b in spots)
        inks += _piece(piece, cells, x + left * CELL, y + top * CELL)
    return inks


# -- the die --------------------------------------------------------------------------------------
FACE = 30.0
#: Where the faces lie, as many of them across and down; opposite ones add up to seven.
FACES = ((1, 0), (0, 1), (1, 1), (3, 1), (2, 1), (1, 2))
#: The edges with a flap to glue: clockwise from the first corner to the second one.
FLAPS = (
    ((1, 1), (1, 0)),
    ((1, 0), (2, 0)),
    ((2, 0), (2, 1)),
    ((4, 1), (4, 2)),
    ((2, 2), (2, 3)),
    ((2, 3), (1, 3)),
    ((1, 3), (1, 2)),
)
THIN = 0.2


def _die() -> Page:
    """The die, to cut out, fold and glue, and 100 millimetres to see that the size is right."""
    x, y = (SHEET[0] - 4 * FACE) / 2, 40.0
    inks: Inks = []
    for start, end in FLAPS:
        inks += [Ink(INK, moved([_flap(start, end, 0)], x, y))]
        inks += [Ink(SAND, moved([_flap(start, end, THIN)], x, y))]
    for symbol, (across, down) in enumerate(FACES):
        left, top = x + across * FACE, y + down * FACE
        inside = FACE - 2 * THIN
        inks.append(Ink(INK, (rectangle(left, top, FACE, FACE),)))
        inks.append(Ink(PAPER, (rectangle(left + THIN, top + THIN, inside, inside),)))
        inks.append(Ink(INK, symbol_at(symbol, left + 6, top + 6, FACE - 12)))
    return _sheet([*inks, *_measure(x + 10, y + 3 * FACE + 30)], *SHEET)


def _flap(start: tuple[int, int], end: tuple[int, int], inner: float) -> Outline:
    """A flap outside an edge, smaller by a thin line."""
    (x, y), (along, down) = start, (end[0] - start[0], end[1] - start[1])

    def at(forth: float, out: float) -> Point:
        return x * FACE + along * forth + down * out, y * FACE + down * forth - along * out

    near, far, deep = 2 + inner, 7 + inner, 7 - inner
    return at(near, 0), at(far, deep), at(FACE - far, deep), at(FACE - near, 0)


def _measure(x: float, y: float) -> Inks:
    """A line of 100 millimetres, a mark every ten."""
    marks = [rectangle(x + 10 * it - THIN / 2, y - 2, THIN, 4) for it in range(11)]
    return [Ink(INK, (it,)) for it in (rectangle(x, y - 0.1, 100, 0.2), *marks)] + label(
        "100", x + 109, y - 1.5
    )
