"""Pictures of a contest: ratings with their intervals, and wins by budget.

There is no word in them but the names of bots and books and those of the command itself, so they
are the same in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, cos, floor, log10, pi, sin
from pathlib import Path
from typing import NamedTuple

from stolik.arena.ratings import Rating
from stolik.arena.strength import Strength
from stolik.cli.letters import width, written
from stolik.cli.raster import png
from stolik.games.ubongo.ink import Ink, Outline, Page, rectangle, svg

WIDE, MARGIN = 180.0, 8.0
ROW, HIGH = 9.0, 78.0
LARGE, SMALL = 3.6, 2.9
PAPER, WORDS, PALE, LINES = "#ffffff", "#1f2933", "#52606d", "#d9dee3"
#: Told apart by those who see colours differently too (Okabe and Ito).
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#333333")
#: Intervals at the same budget stand beside each other.
BESIDE = 1.6
DOTS = 8  # pixels to the millimetre

Scale = Callable[[float], float]


class Panel(NamedTuple):
    """A part of a picture: how high it is, and its ink."""

    height: float
    inks: list[Ink]


def write_chart(file: str, page: Page, label: str) -> None:
    """The picture as its name wants it: pixels or drawing."""
    if file.lower().endswith(".png"):
        Path(file).write_bytes(png(page, DOTS))
    else:
        Path(file).write_text(svg(page, label), encoding="utf-8")


def chart(
    title: str, names: Sequence[str], ratings: Sequence[Rating], tried: Sequence[Strength]
) -> Page:
    """All that there is to see of a contest on one page."""
    y = MARGIN + LARGE
    inks = written(title, MARGIN, y, LARGE, WORDS)
    panels: list[Callable[[float], Panel]] = [lambda top: ratings_panel(names, ratings, top)]
    if tried:
        panels.append(lambda top: strength_panel(tried, top))
    for draw in panels:
        panel = draw(y + MARGIN)
        inks += panel.inks
        y += MARGIN + panel.height
    height = y + MARGIN
    return Page(WIDE, height, (Ink(PAPER, (rectangle(0, 0, WIDE, height),)), *inks))


# -- ratings --------------------------------------------------------------------------------------
def ratings_panel(names: Sequence[str], ratings: Sequence[Rating], top: float) -> Panel:
    """A row for each bot, the best first: a dot for the rating, a line for its interval."""
    left = MARGIN + max([width(name, SMALL) for name in names]) + 2
    right, bottom = WIDE - MARGIN - width("1500", SMALL) - 4, top + ROW * len(names)
    low, high = min([it.low for it in ratings]), max([it.high for it in ratings])
    ticks = ticks_within(low, high, 6)
    x = _scale(min(low, ticks[0]), max(high, ticks[-1]), left + 3, right - 3)
    inks = []
    for tick in ticks:
        inks += [_line(x(tick), top, x(tick), bottom, LINES)]
        inks += written(f"{tick:g}", x(tick), bottom + SMALL + 2, SMALL, PALE, "middle")
    order = sorted(range(len(names)), key=lambda it: -ratings[it].value)
    for row, entrant in enumerate(order):
        y = top + ROW * (row + 0.5)
        inks += _rating_row(names[entrant], ratings[entrant], y, x, left)
    return Panel(bottom + SMALL + 3 - top, inks)


def _rating_row(name: str, rating: Rating, y: float, x: Scale, left: float) -> list[Ink]:
    base = y + SMALL * 0.45
    return [
        *written(name, left - 2, base, SMALL, WORDS, "end"),
        *_whisker(x(rating.low), y, x(rating.high), y, COLOURS[0]),
        _dot(x(rating.value), y, COLOURS[0]),
        *written(f"{rating.value:.0f}", WIDE - MARGIN, base, SMALL, WORDS, "end"),
    ]


# -- strength against budget ----------------------------------------------------------------------
def strength_panel(tried: Sequence[Strength], top: float) -> Panel:
    """A line for each bot: how often it wins with more and more playouts, each step doubling."""
    bots = list(dict.fromkeys([it.bot for it in tried]))
    left = MARGIN + width("100%", SMALL) + 1
    words = max([width(word, SMALL) for word in [*bots, "playouts"]])
    right, bottom = WIDE - MARGIN - words, top + HIGH
    low, high = min([it.rate[1] for it in tried]), max([it.rate[2] for it in tried])
    ticks = ticks_within(100 * low, 100 * high, 6)
    y = _scale(min(low, ticks[0] / 100), max(high, ticks[-1] / 100), bottom - 3, top + 3)
    budgets = sorted({it.budget for it in tried})
    x = _by_doubling(budgets, left + 6, right - 6)
    inks = [_line(left, y(tick / 100), right, y(tick / 100), LINES) for tick in ticks]
    for tick in ticks:
        base = y(tick / 100) + SMALL * 0.45
        inks += written(f"{tick:g}%", left - 2, base, SMALL, PALE, "end")
    inks += written("playouts", right + 1, bottom + SMALL + 2, SMALL, PALE)
    for budget in budgets:
        inks += written(f"{budget}", x(budget), bottom + SMALL + 2, SMALL, PALE, "middle")
    ends = _apart([y(_last(tried, bot).rate[0]) for bot in bots])
    for number, bot in enumerate(bots):
        colour, beside = COLOURS[number % len(COLOURS)], BESIDE * (number - (len(bots) - 1) / 2)
        some = [it for it in tried if it.bot == bot]
        inks += _curve(some, x, y, colour, beside)
        inks += written(bot, right + 1, ends[number] + SMALL * 0.45, SMALL, colour)
    return Panel(bottom + SMALL + 3 - top, inks)


def _last(tried: Sequence[Strength], bot: str) -> Strength:
    return max([it for it in tried if it.bot == bot], key=lambda it: it.budget)


def _curve(tried: Sequence[Strength], x: Scale, y: Scale, colour: str, beside: float) -> list[Ink]:
    ordered = sorted(tried, key=lambda it: it.budget)
    points = [(x(it.budget) + beside, y(it.rate[0]), it) for it in ordered]
    inks = [_line(*a[:2], *b[:2], colour, 0.5) for a, b in pairwise(points)]
    for across, down, it in points:
        inks += _whisker(across, y(it.rate[1]), across, y(it.rate[2]), colour)
        inks.append(_dot(across, down, colour))
    return inks


def _by_doubling(budgets: Sequence[int], start: float, end: float) -> Scale:
    if len(budgets) == 1:
        return lambda _: (start + end) / 2
    scale = _scale(log10(budgets[0]), log10(budgets[-1]), start, end)
    return lambda budget: scale(log10(budget))


def _apart(heights: Sequence[float]) -> list[float]:
    """The heights of names, moved so that none covers another."""
    found = [0.0] * len(heights)
    free = 0.0
    for place in sorted(range(len(heights)), key=lambda it: heights[it]):
        found[place] = max(heights[place], free)
        free = found[place] + SMALL * 1.5
    return found


# -- lines and numbers ----------------------------------------------------------------------------
def ticks_within(low: float, high: float, most: int) -> list[float]:
    """Round numbers that reach around a range, not many.

    >>> ticks_within(1432.0, 1611.0, 6)
    [1400.0, 1450.0, 1500.0, 1550.0, 1600.0, 1650.0]
    """
    if high - low < 1:
        low, high = (low + high) / 2 - 0.5, (low + high) / 2 + 0.5
    rough = (high - low) / most
    power = 10.0 ** floor(log10(rough))
    for times in (1, 2, 5, 10, 20):
        step = times * power
        first, last = floor(low / step), ceil(high / step)
        if last - first + 1 <= most:
            break
    return [round(step * it, 6) for it in range(first, last + 1)]


def _scale(low: float, high: float, start: float, end: float) -> Scale:
    return lambda value: start + (end - start) * (value - low) / (high - low)


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, thick: float = 0.25) -> Ink:
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 or 1.0
    a, b = (to_y - y) / length * thick / 2, (to_x - x) / length * thick / 2
    corners = ((x + a, y - b), (to_x + a, to_y - b), (to_x - a, to_y + b), (x - a, y + b))
    return Ink(colour, (corners,))


def _whisker(x: float, y: float, to_x: float, to_y: float, colour: str) -> list[Ink]:
    """The line of an interval, with its two ends."""
    across, down = (0.0, 1.2) if y == to_y else (1.2, 0.0)
    ends = [
        _line(a - across, b - down, a + across, b + down, colour, 0.45)
        for a, b in ((x, y), (to_x, to_y))
    ]
    return [_line(x, y, to_x, to_y, colour, 0.45), *ends]


def _dot(x: float, y: float, colour: str) -> Ink:
    turns = [2 * pi * it / 24 for it in range(24)]
    circle: Outline = tuple([(x + 1.3 * cos(turn), y + 1.3 * sin(turn)) for turn in turns])
    return Ink(colour, (circle,))
