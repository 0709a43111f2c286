"""The table as an SVG drawing: rows of gems with a mark in each colour, pawns, boards.

Colour is never alone (UBO-08): each gem has a cut of its own and its letter.
"""

from __future__ import annotations

from math import cos, pi, sin
from xml.sax.saxutils import escape

from stolik.core.phrase import Say, Seats
from stolik.games.ubongo.events import Layout
from stolik.games.ubongo.gems import COLOURS, ROW, ROWS, letters
from stolik.games.ubongo.picture import GEM, pawn_names
from stolik.games.ubongo.pieces import (
    BIT,
    PIECES,
    SHAPES,
    SIDE,
    box_of,
    cells_in,
    cells_of,
)
from stolik.games.ubongo.view import Task, View

UNIT = 34
CELL = 22
INK = "#4a4238"
CLOTH = "#efe6d5"
WOOD = "#fdfbf5"
FIELD = "#c8453b"
PAWNS = ("#26345c", "#f2c230", "#3c9a5f", "#fdfbf5")
FONT = "font-family='Nunito, Verdana, sans-serif'"
WIDTH = (ROW + 3) * UNIT + 24
#: The corners of each cut; 0 is round.
CUTS = {"R": 0, "O": 3, "Y": 4, "G": 6, "B": 5, "V": 8}
#: The paint of each piece, so that neighbours differ.
PAINTS = ("#d8a24a", "#5b9bb5", "#b56576", "#6a994e")


def svg(v: View, say: Say) -> str:
    """The whole table: gems and pawns, then the players with their gems, then boards."""
    parts = [_row(v, field) for field in range(ROWS)] if v.rows else []
    top = len(parts) * UNIT + 20
    for seat in range(v.seats):
        parts.append(_seat(v, seat, top, say))
        top += 26
    for seat, task in enumerate(v.tasks):
        if task is not None:
            parts.append(_board(v, seat, task, top, say))
            top += 40 + CELL * max(box_of(task.area)[1], 4)
    label = escape(say("ubongo-picture-title"), {"'": "&apos;"})
    body = "\n".join(parts)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {top + 12}' "
        f"width='{WIDTH}' height='{top + 12}' role='img' aria-label='{label}'>\n"
        f"<rect width='{WIDTH}' height='{top + 12}' rx='10' fill='{CLOTH}'/>\n{body}\n</svg>\n"
    )


def _text(x: float, y: float, text: str, size: int = 14, anchor: str = "start") -> str:
    return (
        f"<text x='{x:g}' y='{y:g}' {FONT} font-size='{size}' text-anchor='{anchor}' "
        f"fill='{INK}'>{escape(text)}</text>"
    )


# -- gems and pawns -------------------------------------------------------------------------------
def _row(v: View, field: int) -> str:
    middle = 12 + field * UNIT + UNIT / 2
    parts = [
        _text(18, middle + 5, str(field + 1), 14, "middle"),
        f"<rect x='30' y='{middle - 13:g}' width='{2 * UNIT - 8}' height='26' rx='13' "
        f"fill='{FIELD}'/>",
    ]
    for place, seat in enumerate(pawn_names(v, field)):
        parts.append(_pawn(seat, 43 + place * 15, middle))
    for place, letter in enumerate(letters(v.rows[field])):
        parts.append(gem_svg(letter, 30 + (place + 2.4) * UNIT, middle, 13))
    return "\n".join(parts)


def _pawn(seat: int, x: float, y: float) -> str:
    return (
        f"<circle cx='{x:g}' cy='{y:g}' r='9' fill='{PAWNS[seat]}' stroke='{WOOD}' "
        f"stroke-width='2'/><circle cx='{x:g}' cy='{y:g}' r='10' fill='none' stroke='{INK}'/>"
        f"<text x='{x:g}' y='{y + 4:g}' {FONT} font-size='11' text-anchor='middle' "
        f"fill='{INK if seat in (1, 3) else WOOD}'>{seat}</text>"
    )


def gem_svg(letter: str, x: float, y: float, radius: float) -> str:
    """A gem with its cut and its letter."""
    paint = f"fill='{GEM[letter]}' stroke='{INK}' stroke-width='1'"
    corners = CUTS[letter]
    if corners:
        shape = f"<polygon points='{_polygon(corners, x, y, radius)}' {paint}/>"
    else:
        shape = f"<circle cx='{x:g}' cy='{y:g}' r='{radius * 0.9:g}' {paint}/>"
    return (
        f"<g><title>{letter}</title>{shape}<text x='{x:g}' y='{y + 4:g}' {FONT} font-size='11' "
        f"font-weight='bold' text-anchor='middle' fill='#241f18'>{letter}</text></g>"
    )


def _polygon(corners: int, x: float, y: float, radius: float) -> str:
    turn = pi / 4 if corners == 4 else -pi / 2
    points = [turn + 2 * pi * corner / corners for corner in range(corners)]
    return " ".join(f"{x + radius * cos(p):.1f},{y + radius * sin(p):.1f}" for p in points)


def _seat(v: View, seat: int, top: int, say: Say) -> str:
    title = say("ubongo-picture-seat", seat=Seats((seat,)), count=sum(v.gems[seat]))
    parts = [_pawn(seat, 22, top + 12), _text(38, top + 17, title)]
    x = 190.0
    for colour, count in enumerate(v.gems[seat]):
        if count:
            parts += [
                gem_svg(COLOURS[colour], x, top + 12, 10),
                _text(x + 14, top + 17, f"{count}"),
            ]
            x += 42
    return "\n".join(parts)


# -- boards ---------------------------------------------------------------------------------------
def _board(v: View, seat: int, task: Task, top: int, say: Say) -> str:
    symbol = say(f"ubongo-symbol-{v.symbol + 1}")
    title = say("ubongo-picture-board", seat=Seats((seat,)), board=task.board + 1, symbol=symbol)
    parts = [_text(16, top + 20, title)]
    paints = _paints(task, v.layouts[seat] or ())
    for cell in cells_in(task.area):
        y, x = divmod(cell, SIDE)
        parts.append(_square(20 + x * CELL, top + 30 + y * CELL, paints.get(cell, WOOD)))
    left = 20 + (SIDE + 1) * CELL
    for piece in task.row:
        parts.append(_text(left, top + 26, PIECES[piece], 12))
        shape = SHAPES[piece][0]
        wide, high = box_of(shape)
        for place in range(wide * high):
            y, x = divmod(place, wide)
            if shape & BIT[y * SIDE + x]:
                paint = PAINTS[task.row.index(piece)]
                parts.append(_square(left + x * CELL, top + 32 + y * CELL, paint))
        left += (wide + 1) * CELL
    return "\n".join(parts)


def _paints(task: Task, layout: Layout) -> dict[int, str]:
    paints = {}
    for placement in layout:
        for cell in cells_in(cells_of(placement) or 0):
            paints[cell] = PAINTS[task.row.index(placement.piece)]
    return paints


def _square(x: float, y: float, paint: str) -> str:
    return (
        f"<rect x='{x:g}' y='{y:g}' width='{CELL}' height='{CELL}' fill='{paint}' "
        f"stroke='{INK}' stroke-width='1'/>"
    )
