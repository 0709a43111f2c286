"""The graph of win chances as a picture without words, so that it needs no fonts.

Each seat has a colour, a way of dashing and a mark with its number, so that colour is never alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from stolik.core.game import Seat
from stolik.games.ubongo.ink import Ink, Outline, Page, Point, rectangle
from stolik.review import Review
from stolik.review.thinking import percent
from stolik.rulebook import Speaker

WIDTH, HEIGHT = 180.0, 90.0
LEFT, RIGHT, TOP, BOTTOM = 14.0, 8.0, 6.0, 10.0
#: Seats in the order of their colours: dark enough for white paper, and apart for any eye.
COLOURS = (
    "#0b5fa5",
    "#c4501b",
    "#2d7a49",
    "#8a4fa0",
    "#a32f26",
    "#00797a",
    "#7a5c00",
    "#4d4d4d",
    "#b0347c",
    "#3a4bb5",
)
#: How each seat's line is dashed, in millimetres on and off.
DASHES = ((), (4, 1.5), (1.2, 1.2), (6, 1.5, 1.2, 1.5), (2.5, 2.5))
PAPER, GRID, INK = "#ffffff", "#d5d5d5", "#555555"
#: Digits and the percent sign as dots, three wide and five high.
GLYPHS = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
    "%": "101001010100101",
}
DOT = 0.5
#: Between two numbers in one line.
GAP = 1.5


def draw(found: Review) -> Page:
    """The chances of each seat over the entries of a part, its turning points marked."""
    inks = [Ink(PAPER, (rectangle(0, 0, WIDTH, HEIGHT),)), *_grid(found)]
    for seat in range(found.seats):
        inks += _curve(found, seat)
    return Page(WIDTH, HEIGHT, tuple(inks))


def label(found: Review, say: Speaker) -> str:
    """The graph in one sentence, for those who hear it: where each seat ended."""
    chances = [percent(it) for it in found.points[-1].chances]
    told = [
        f"{say.seat(seat)}: {say('percent', number=chance)}" for seat, chance in enumerate(chances)
    ]
    return f"{say('review-graph')} {', '.join(told)}"


def _x(found: Review, entry: int) -> float:
    first, last = found.points[0].entry, found.points[-1].entry
    return LEFT + (WIDTH - LEFT - RIGHT) * (entry - first) / max(1, last - first)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _grid(found: Review) -> Iterator[Ink]:
    """Lines at each quarter, what they mean, the first and the last entry, and where it turned."""
    for quarter in range(5):
        y = _y(quarter / 4)
        yield Ink(GRID, (rectangle(LEFT, y - 0.1, WIDTH - LEFT - RIGHT, 0.2),))
        text = f"{25 * quarter}%"
        yield Ink(INK, _text(text, LEFT - 1.5 - 2 * len(text), y - 1.2))
    for turn in found.turns:
        x = _x(found, turn.entry)
        yield Ink(INK, (rectangle(x - 0.15, TOP, 0.3, HEIGHT - TOP - BOTTOM),))
        yield Ink(INK, (((x - 1.4, TOP - 2.6), (x + 1.4, TOP - 2.6), (x, TOP)),))
    for entry, line in lines_of_numbers(found).items():
        x = _x(found, entry) - len(str(entry))
        yield Ink(INK, _text(str(entry), x, HEIGHT - BOTTOM + 2 + line * 3.5))


def lines_of_numbers(found: Review) -> dict[int, int]:
    """In which line each number below the graph stands; one that finds no room is left out."""
    ends = (found.points[0].entry, found.points[-1].entry)
    lines, full = dict[int, int](), [0.0, 0.0]
    for entry in sorted({*ends, *[turn.entry for turn in found.turns]}):
        x, half = _x(found, entry), len(str(entry)) + GAP / 2
        free = [line for line in (0, 1) if full[line] <= x - half]
        if free:
            lines[entry], full[free[0]] = free[0], x + half
    return lines


def _curve(found: Review, seat: Seat) -> list[Ink]:
    colour = COLOURS[seat % len(COLOURS)]
    points = [(_x(found, point.entry), _y(point.chances[seat])) for point in found.points]
    strokes = [_stroke(*it) for it in _dashed(points, DASHES[seat % len(DASHES)]) if it[0] != it[1]]
    inks = [Ink(colour, (stroke,)) for stroke in strokes]
    every = max(1, len(points) // 4)
    for x, y in points[(seat * every) // found.seats :: every]:
        inks += [Ink(colour, (_disc(x, y, 2.1),)), Ink(PAPER, _text(str(seat), x - 0.75, y - 1.25))]
    return inks


def _dashed(points: Sequence[Point], dashes: Sequence[float]) -> Iterator[tuple[Point, Point]]:
    """The straight pieces of a line that are drawn."""
    if not dashes:
        yield from pairwise(points)
        return
    place, left = 0, dashes[0]
    for start, end in pairwise(points):
        length = hypot(end[0] - start[0], end[1] - start[1])
        gone = 0.0
        while gone < length:
            reach = min(length, gone + left)
            if place % 2 == 0:
                yield _between(start, end, gone / length), _between(start, end, reach / length)
            left -= reach - gone
            gone = reach
            if left <= 1e-9:
                place = (place + 1) % len(dashes)
                left = dashes[place]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _stroke(start: Point, end: Point, half: float = 0.35) -> Outline:
    """A straight line as an area."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    across, down = (end[0] - start[0]) / length * half, (end[1] - start[1]) / length * half
    (x, y), (u, v) = (start[0] - across, start[1] - down), (end[0] + across, end[1] + down)
    return (
        (x - down, y + across),
        (u - down, v + across),
        (u + down, v - across),
        (x + down, y - across),
    )


def _disc(x: float, y: float, radius: float) -> Outline:
    angles = [2 * pi * step / 24 for step in range(24)]
    return tuple([(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles])


def _text(text: str, x: float, y: float) -> tuple[Outline, ...]:
    """Digits as dots."""
    return tuple(
        [
            rectangle(x + (4 * place + dot % 3) * DOT, y + dot // 3 * DOT, DOT, DOT)
            for place, sign in enumerate(text)
            for dot, filled in enumerate(GLYPHS[sign])
            if filled == "1"
        ]
    )
