"""The table as an SVG drawing of our own: figures on grounds, each colour with a mark beside it.

Colour is never alone (UNI-10): a blue figure has a dot, a green one a bar, a yellow one a cross;
a red ground has slanted lines, a navy one points, a white one nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from xml.sax.saxutils import escape

from stolik.core.phrase import Say
from stolik.games.unikat.picture import seat_title, tile_name
from stolik.games.unikat.pieces import CODES, place_of, tiles_of
from stolik.games.unikat.view import View, table_of

UNIT = 60
GAP = 4
FIGURE = {"B": "#3d8fd1", "G": "#3c9a5f", "Y": "#f2c230"}
GROUND = {"W": "#fdfbf5", "R": "#c8453b", "N": "#26345c"}
RADIUS = {"1": 10.0, "2": 16.0, "3": 23.0}
INK = "#4a4238"
SOFT = "#8a7f70"
CLOTH = "#efe6d5"
FONT = "font-family='Nunito, Verdana, sans-serif'"

DEFS = """<defs>
<pattern id='ground-R' width='8' height='8' patternUnits='userSpaceOnUse'
 patternTransform='rotate(45)'>
<rect width='8' height='8' fill='#c8453b'/><rect width='2' height='8' fill='#8c2820'/></pattern>
<pattern id='ground-N' width='8' height='8' patternUnits='userSpaceOnUse'>
<rect width='8' height='8' fill='#26345c'/><circle cx='4' cy='4' r='1.2' fill='#93a3d6'/></pattern>
</defs>"""


def svg(v: View, say: Say) -> str:
    """The whole table: tiles in the middle, display and hands below."""
    table, width, height = _table(v, say)
    rows = _rows(v, say)
    most = max((len(tiles) for _, tiles in rows), default=0)
    width = max(width, most * UNIT + 2 * GAP, 7 * UNIT)
    parts = [table]
    for title, tiles in rows:
        parts.append(_row(title, tiles, height, say, _marks(v)))
        height += UNIT + 26 if tiles else 26
    body = "\n".join(parts)
    label = escape(say("picture-title"), {"'": "&apos;"})
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height + GAP}' "
        f"width='{width}' height='{height + GAP}' role='img' aria-label='{label}'>\n{DEFS}\n"
        f"<rect width='{width}' height='{height + GAP}' rx='10' fill='{CLOTH}'/>\n{body}\n</svg>\n"
    )


def _table(v: View, say: Say) -> tuple[str, int, int]:
    """The tiles laid and the cells still open, and how much room they take."""
    if not v.table:
        return "", 0, GAP
    table = table_of(v)
    places = [place_of(cell) for cell in (*table.tiles, *table.fits)]
    left, top = min(x for x, _ in places), max(y for _, y in places)

    def corner(cell: int) -> tuple[int, int]:
        x, y = place_of(cell)
        return (x - left) * UNIT + GAP, (top - y) * UNIT + GAP

    parts = [_open_cell(*corner(cell)) for cell, fit in table.fits.items() if fit]
    for cell, tile in v.table:
        parts.append(tile_svg(tile, *corner(cell), say, marks=_marks(v), last=cell == v.last))
    width = (max(x for x, _ in places) - left + 1) * UNIT + 2 * GAP
    height = (top - min(y for _, y in places) + 1) * UNIT + 2 * GAP
    return "\n".join(parts), width, height


def _rows(v: View, say: Say) -> list[tuple[str, Sequence[int]]]:
    display = f"{say('picture-display')} · {say('picture-bag', count=v.bag)}"
    rows: list[tuple[str, Sequence[int]]] = [(display, v.display)]
    for seat, hand in enumerate(v.hands):
        rows.append((seat_title(v, seat, say), tiles_of(hand or 0)))
    return rows


def _marks(v: View) -> bool:
    return v.options["uni.a11yMarks"] == "on"


def _row(title: str, tiles: Iterable[int], top: int, say: Say, marks: bool) -> str:
    parts = [f"<text x='{2 * GAP}' y='{top + 18}' {FONT} font-size='14' fill='{INK}'>"]
    parts[0] += f"{escape(title)}</text>"
    parts += [tile_svg(tile, GAP + i * UNIT, top + 24, say, marks) for i, tile in enumerate(tiles)]
    return "\n".join(parts)


def _open_cell(x: int, y: int) -> str:
    side = UNIT - 10
    return (
        f"<rect x='{x + 5}' y='{y + 5}' width='{side}' height='{side}' rx='8' fill='none' "
        f"stroke='{SOFT}' stroke-opacity='.45' stroke-dasharray='4 5'/>"
    )


def tile_svg(tile: int, x: int, y: int, say: Say, marks: bool = True, last: bool = False) -> str:
    """One tile with its upper left corner at x, y; `last` for the one laid just before."""
    shape, colour, ground, size = tuple(CODES[tile])
    fill = f"url(#ground-{ground})" if marks and ground != "W" else GROUND[ground]
    side = UNIT - 4
    edge = "#e0892f" if last else "#b9ab95"
    title = f"{CODES[tile]}: {escape(tile_name(tile, say))}"
    return (
        f"<g transform='translate({x + 2} {y + 2})'><title>{title}</title>"
        f"<rect width='{side}' height='{side}' rx='7' fill='{fill}' stroke='{edge}' "
        f"stroke-width='{3 if last else 1}'/>"
        f"{_figure(shape, colour, ground, RADIUS[size], side / 2)}"
        f"{_mark(colour, RADIUS[size] * 0.32, side / 2) if marks else ''}</g>"
    )


def _figure(shape: str, colour: str, ground: str, radius: float, middle: float) -> str:
    """A figure with an edge that stands off its ground."""
    edge = (
        f"stroke='{INK}' stroke-width='1.5'"
        if ground == "W"
        else "stroke='#fdfbf5' stroke-width='2'"
    )
    paint = f"fill='{FIGURE[colour]}' {edge}"
    if shape == "C":
        return f"<circle cx='{middle:g}' cy='{middle:g}' r='{radius:g}' {paint}/>"
    if shape == "Q":
        side = radius * 1.8
        corner = f"{middle - side / 2:g}"
        return f"<rect x='{corner}' y='{corner}' width='{side:g}' height='{side:g}' {paint}/>"
    return f"<polygon points='{_star(radius * 1.04, middle)}' {paint}/>"


def _star(radius: float, middle: float) -> str:
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.48
        turn = pi * corner / 5 - pi / 2
        points.append(f"{middle + reach * cos(turn):.1f},{middle + reach * sin(turn):.1f}")
    return " ".join(points)


def _mark(colour: str, reach: float, middle: float) -> str:
    """A dot for blue, a bar for green, a cross for yellow."""
    low, high = middle - reach, middle + reach
    line = f"stroke='{INK}' stroke-width='2' stroke-linecap='round'"
    if colour == "B":
        return f"<circle cx='{middle:g}' cy='{middle:g}' r='{reach * 0.7:.1f}' fill='#fdfbf5'/>"
    bar = f"<line x1='{low:.1f}' y1='{middle:g}' x2='{high:.1f}' y2='{middle:g}' "
    if colour == "G":
        return bar + "stroke='#fdfbf5' stroke-width='2.5' stroke-linecap='round'/>"
    upright = f"<line x1='{middle:g}' y1='{low:.1f}' x2='{middle:g}' y2='{high:.1f}' {line}/>"
    return f"{bar}{line}/>{upright}"
