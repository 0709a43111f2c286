"""Letters as lines, for pictures that need no fonts: Latin letters, digits and a few signs.

A letter is drawn on a grid: each stroke is a row of points, and a point is two signs, its column
from 0 on and its row from `a`, the top of a tall letter, over `c`, the top of a small one, and
`g`, the line on which it stands, to `i`, the foot of a `y`. Corners are rounded, but a point that
is named twice stays sharp.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from stolik.games.ubongo.ink import Ink, Outline, Point

#: How often the corners of a stroke are cut.
ROUNDED = 2
#: A letter of the height 1 stands on a grid of six rows, and its lines are so thick.
ROW = 1 / 6
THICK = 0.115
GAP = 1.45
BLANK = 2.4
STROKES = {
    "a": "3c3c3g3g 3d2c1c0d0f1g2g3f",
    "b": "0a0a0g0g 0d1c2c3d3f2g1g0f",
    "c": "3d2c1c0d0f1g2g3f",
    "d": "3a3a3g3g 3d2c1c0d0f1g2g3f",
    "e": "0e0e3e3e3d2c1c0d0f1g2g3f",
    "f": "2a1a1b1g1g 0c0c2c2c",
    "g": "3c3c3h2i1i0h 3d2c1c0d0f1g2g3f",
    "h": "0a0a0g0g 0d1c2c3d3g3g",
    "i": "0c0c0g0g 0a0a0b0b",
    "j": "1c1c1h0i0i 1a1a1b1b",
    "k": "0a0a0g0g 3c3c0e0e3g3g",
    "l": "0a0a0g0g",
    "m": "0c0c0g0g 0d1c2d2g2g 2d3c4d4g4g",
    "n": "0c0c0g0g 0d1c2c3d3g3g",
    "o": "1c0d0f1g2g3f3d2c1c",
    "p": "0c0c0i0i 0d1c2c3d3f2g1g0f",
    "q": "3c3c3i3i 3d2c1c0d0f1g2g3f",
    "r": "0c0c0g0g 0d1c2c2c",
    "s": "3d2c1c0d1e2e3f2g1g0f",
    "t": "1a1a1f2g2g 0c0c2c2c",
    "u": "0c0c0f1g2g3f 3c3c3g3g",
    "v": "0c0c2g2g3c3c",
    "w": "0c0c1g1g2d2d3g3g4c4c",
    "x": "0c0c3g3g 3c3c0g0g",
    "y": "0c0c2g2g 3c3c1i1i",
    "z": "0c0c3c3c0g0g3g3g",
    "0": "1a0b0f1g2g3f3b2a1a",
    "1": "0b0b1a1a1g1g",
    "2": "0b1a2a3b3c0g0g3g3g",
    "3": "0b1a2a3b3c2d1d 1d2d3e3f2g1g0f",
    "4": "2g2g2a2a0e0e3e3e",
    "5": "3a3a0a0a0d0d2c3d3f2g1g0f",
    "6": "3b2a1a0b0f1g2g3f3e2d1d0e",
    "7": "0a0a3a3a1g1g",
    "8": "1d0c0b1a2a3b3c2d1d0e0f1g2g3f3e2d1d",
    "9": "3c2d1d0c0b1a2a3b3f2g1g0f",
    "%": "1a0b1c2b1a 4a4a0g0g 3e2f3g4f3e",
    "-": "0e0e2e2e",
    "–": "0e0e3e3e",
    "±": "0d0d2d2d 1c1c1e1e 0g0g2g2g",
    "@": "3e2d1e2f3e3f4e4c3b1b0c0f1g4g",
    "*": "1c1c1e1e 0c0c2e2e 2c2c0e0e",
    ".": "0f0f0g0g",
    ",": "1f1f0h0h",
    ":": "0c0c0d0d 0f0f0g0g",
    "/": "0g0g2a2a",
    "_": "0h0h3h3h",
    "(": "1a0c0f1h",
    ")": "0a1c1f0h",
    "=": "0d0d2d2d 0f0f2f2f",
    "+": "0e0e2e2e 1d1d1f1f",
}
#: What stands for a sign that is not there.
UNKNOWN = "0a0a3a3a3g3g0g0g0a0a"


def width(text: str, height: float) -> float:
    """How wide a text of this height is."""
    return sum([_wide(sign) for sign in text]) * ROW * height


def written(
    text: str, x: float, y: float, height: float, colour: str, anchor: str = ""
) -> list[Ink]:
    """A text that stands on y; it begins at x, or has its `middle` or its `end` there."""
    x -= {"middle": 0.5, "end": 1.0}.get(anchor, 0.0) * (width(text, height) - GAP * ROW * height)
    inks = []
    for sign in text:
        for outline in _outlines(sign.lower()):
            inks.append(
                Ink(colour, (tuple([(x + a * height, y + b * height) for a, b in outline]),))
            )
        x += _wide(sign) * ROW * height
    return inks


def _wide(sign: str) -> float:
    if sign == " ":
        return BLANK
    return max([point[0] for stroke in _strokes(sign.lower()) for point in stroke]) + GAP


@cache
def _strokes(sign: str) -> list[list[Point]]:
    """The strokes in columns and rows, the line on which the letter stands being row 0."""
    found = []
    for stroke in [] if sign == " " else STROKES.get(sign, UNKNOWN).split():
        signs = zip(stroke[::2], stroke[1::2], strict=True)
        found.append([(float(column), float(ord(row) - ord("g"))) for column, row in signs])
    return found


@cache
def _outlines(sign: str) -> list[Outline]:
    """The strokes as areas, for a letter of the height 1."""
    return [
        _thick((a[0] * ROW, a[1] * ROW), (b[0] * ROW, b[1] * ROW))
        for stroke in _strokes(sign)
        for a, b in pairwise(_rounded(stroke))
    ]


def _rounded(stroke: list[Point]) -> list[Point]:
    """The stroke with its corners cut off, again and again (Chaikin's curve); the ends stay."""
    for _ in range(ROUNDED):
        cut = [stroke[0]]
        for (x, y), (other_x, other_y) in pairwise(stroke):
            cut.append((0.75 * x + 0.25 * other_x, 0.75 * y + 0.25 * other_y))
            cut.append((0.25 * x + 0.75 * other_x, 0.25 * y + 0.75 * other_y))
        stroke = [*cut, stroke[-1]]
    apart = [stroke[0], *[b for a, b in pairwise(stroke) if a != b]]
    turns = zip(apart, apart[1:], apart[2:], strict=False)
    return [apart[0], *[b for a, b, c in turns if _bends(a, b, c)], apart[-1]]


def _bends(a: Point, b: Point, c: Point) -> bool:
    return abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) > 1e-9


def _thick(a: Point, b: Point) -> Outline:
    """A line as an area, a little longer at both ends so that bends have no gap."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    x, y = (b[0] - a[0]) / length * THICK / 2, (b[1] - a[1]) / length * THICK / 2
    beyond = 0.35
    start, end = (a[0] - beyond * x, a[1] - beyond * y), (b[0] + beyond * x, b[1] + beyond * y)
    return (
        (start[0] - y, start[1] + x),
        (end[0] - y, end[1] + x),
        (end[0] + y, end[1] - x),
        (start[0] + y, start[1] - x),
    )
