"""Curves over minutes as an SVG: one panel below the other, each with an axis of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 760, 118
LEFT, RIGHT, TOP, GAP, FOOT = 64, 32, 34, 34, 34
STYLE = (
    "text{font:12px sans-serif;fill:#333}.title{font-weight:bold}.tick{fill:#666}"
    ".grid{stroke:#ddd;stroke-width:1}.curve{fill:none;stroke:#1f5fa8;stroke-width:1.5;"
    "stroke-linejoin:round}"
)


@dataclass(frozen=True)
class Panel:
    """A curve: a name, and values over minutes."""

    name: str
    points: Sequence[tuple[float, float]]


def draw(title: str, panels: Sequence[Panel]) -> str:
    """The picture."""
    height = TOP + len(panels) * (HEIGHT + GAP) + FOOT - GAP + 14
    last = max(x for panel in panels for x, _ in panel.points)
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' role='img'>",
        f"<title>{title}</title><style>{STYLE}</style>",
        f"<rect width='{WIDTH}' height='{height}' fill='#fff'/>",
        f"<text class='title' x='{LEFT}' y='18'>{title}</text>",
    ]
    for number, panel in enumerate(panels):
        parts += _panel(panel, TOP + 14 + number * (HEIGHT + GAP), last)
    parts += _minutes(height - 10, last)
    return "\n".join([*parts, "</svg>\n"])


def _panel(panel: Panel, top: float, last: float) -> list[str]:
    low, high, step = scale([y for _, y in panel.points])

    def place(y: float) -> float:
        return top + HEIGHT * (1 - (y - low) / (high - low))

    parts = [f"<text x='{LEFT}' y='{top - 6:g}'>{panel.name}</text>"]
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        y = place(value)
        parts.append(f"<path class='grid' d='M{LEFT} {y:.1f}H{WIDTH - RIGHT}'/>")
        parts.append(
            f"<text class='tick' x='{LEFT - 6}' y='{y + 4:.1f}' text-anchor='end'>{value:,g}</text>"
        )
    line = " ".join(f"{across(x, last):.1f},{place(y):.1f}" for x, y in panel.points)
    return [*parts, f"<polyline class='curve' points='{line}'/>"]


def _minutes(y: float, last: float) -> list[str]:
    step = next(it for it in (0.25, 0.5, 1, 2, 5, 10, 30, 60, 120) if last / it <= 12)
    marks = [number * step for number in range(int(last / step) + 1)]
    return [
        f"<text class='tick' x='{across(mark, last):.1f}' y='{y}' text-anchor='middle'>"
        f"{mark:g}{' min' if mark == marks[-1] else ''}</text>"
        for mark in marks
    ]


def across(minute: float, last: float) -> float:
    """Where a minute is."""
    return LEFT + (WIDTH - LEFT - RIGHT) * minute / last


def scale(values: Sequence[float]) -> tuple[float, float, float]:
    """The lower and the upper end of an axis from nothing, and a round step between its lines."""
    most = max(*values, 1e-9)
    rough = most / 4
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * it for it in (1, 2, 2.5, 5, 10) if power * it >= rough)
    return 0.0, step * math.ceil(most / step), step
