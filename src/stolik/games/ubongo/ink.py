"""Pictures as plain data: areas of one colour, in millimetres, and nothing else.

Curves are flattened and words are left out, so that a picture looks the same as SVG, as pixels and
on paper, needs no fonts and speaks every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple
from xml.sax.saxutils import quoteattr

from stolik.games.ubongo.pieces import SIDE, cells_in

Point = tuple[float, float]
Outline = tuple[Point, ...]  # a closed line
#: How many straight lines stand for one curve.
FLAT = 8


class Ink(NamedTuple):
    """Outlines filled with a colour; what lies inside two of them is left out again."""

    colour: str
    outlines: tuple[Outline, ...]


class Page(NamedTuple):
    """A picture: its size, and what is drawn, the lowest first."""

    width: float
    height: float
    inks: tuple[Ink, ...]


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    """A rectangle by its top left corner."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def outlines_around(
    area: int, x: float, y: float, size: float, out: float = 0
) -> tuple[Outline, ...]:
    """The lines around an area whose cells are so large, moved outwards by so much.

    >>> outlines_around(3, 0, 0, 10, 1)
    (((-1, -1), (21, -1), (21, 11), (-1, 11)),)
    """
    ways = _ways_around(area)
    found = []
    while ways:
        corners = _walk(ways)
        turns = zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True)
        found.append(tuple([_corner(*three, x, y, size, out) for three in turns if _bends(*three)]))
    return tuple(found)


_Spot = tuple[int, int]


def _ways_around(area: int) -> dict[_Spot, list[_Spot]]:
    """From each corner of the grid the next ones, clockwise around the area."""
    cells = {(cell % SIDE, cell // SIDE) for cell in cells_in(area)}
    ways: dict[_Spot, list[_Spot]] = {}
    for x, y in sorted(cells):
        for beside, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in cells:
                ways.setdefault(start, []).append(end)
    return ways


def _walk(ways: dict[_Spot, list[_Spot]]) -> list[_Spot]:
    """One way around, which is used up."""
    spot = min(ways)
    corners = []
    while spot in ways:
        corners.append(spot)
        ends = ways[spot]
        spot, start = ends.pop(), spot
        if not ends:
            del ways[start]
    return corners


def _bends(before: _Spot, here: _Spot, after: _Spot) -> bool:
    return before[0] != after[0] and before[1] != after[1]


def _corner(
    before: _Spot, here: _Spot, after: _Spot, x: float, y: float, size: float, out: float
) -> Point:
    """A corner moved away from both of its sides."""
    across = here[1] - before[1] + after[1] - here[1]
    down = before[0] - here[0] + here[0] - after[0]
    return x + here[0] * size + out * across, y + here[1] * size + out * down


def moved(outlines: Iterable[Outline], x: float, y: float, scale: float = 1) -> tuple[Outline, ...]:
    """Outlines scaled, and moved by so much."""
    return tuple([tuple([(x + scale * a, y + scale * b) for a, b in it]) for it in outlines])


def outlines_of(path: str) -> tuple[Outline, ...]:
    """The outlines of an SVG path of absolute M, L, C and Z.

    >>> outlines_of("M0 0L2 0L2 1Z")
    (((0.0, 0.0), (2.0, 0.0), (2.0, 1.0)),)
    """
    found: list[Outline] = []
    points: list[Point] = []
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        values = [float(it) for it in numbers.split()]
        corners = list(zip(values[::2], values[1::2], strict=True))
        if letter == "Z":
            found.append(tuple(points))
            points = []
        elif letter == "C":
            points += _curve(points[-1], *corners)
        else:
            points += corners
    return tuple(found)


def _curve(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Points along a cubic curve, without its start."""
    return [
        (
            _cubic(step / FLAT, start[0], first[0], second[0], end[0]),
            _cubic(step / FLAT, start[1], first[1], second[1], end[1]),
        )
        for step in range(1, FLAT + 1)
    ]


def _cubic(t: float, a: float, b: float, c: float, d: float) -> float:
    s = 1 - t
    return s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d


def svg(page: Page, label: str) -> str:
    """The picture as an SVG drawing; the label is for those who hear it."""
    size = f"viewBox='0 0 {page.width:g} {page.height:g}' width='{page.width:g}mm'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' {size} height='{page.height:g}mm' role='img'"
    paths = "\n".join([_path(ink) for ink in page.inks])
    return f"{head} aria-label={quoteattr(label)}>\n{paths}\n</svg>\n"


def _path(ink: Ink) -> str:
    lines = "".join([f"M{_points(it)}Z" for it in ink.outlines])
    return f"<path fill='{ink.colour}' fill-rule='evenodd' d='{lines}'/>"


def _points(outline: Sequence[Point]) -> str:
    return " ".join([f"{round(x, 3):g} {round(y, 3):g}" for x, y in outline])
