"""What a long run has shown: samples, lines through them, a page and a picture."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from bench.load.chart import Panel, draw
from bench.load.figures import percentile, thousandths
from bench.load.watcher import TICK, Window

PICTURE = "docs/pictures/soak.svg"


@dataclass(frozen=True)
class Sample:
    """The server at one moment, and the acknowledgements since the one before."""

    minute: float
    #: Megabytes.
    memory: float
    descriptors: int
    #: Milliseconds.
    ack: float
    moves: int
    ended: int


@dataclass(frozen=True)
class Trend:
    """A straight line that single samples can't bend: the median of the slopes of all pairs."""

    start: float
    slope: float

    @classmethod
    def through(cls, points: Sequence[tuple[float, float]]) -> Trend:
        """The line through some points; its start is at the first of them."""
        slopes = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in combinations(points, 2)]
        slope = statistics.median(slopes) if slopes else 0.0
        first = points[0][0]
        return cls(statistics.median(y - slope * (x - first) for x, y in points), slope)


@dataclass
class Soak:
    """Everything that was seen."""

    machine: str
    cores: str
    tables: int
    sockets: int
    rate: float
    #: Minutes that do not count yet.
    warm: float
    begin: float = 0.0
    samples: list[Sample] = field(default_factory=list)
    windows: list[Window] = field(default_factory=list)
    #: Open sockets and descriptors before and after, while nothing happens.
    at_rest: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    cpu: dict[str, float] = field(default_factory=dict)
    refused: int = 0

    def page(self) -> str:
        """All of it as a page."""
        counted = [it for it in self.samples if it.minute >= self.warm]
        if len(counted) < 2:
            return "Too short for a line: nothing is left after the warm-up."
        last = self.samples[-1]
        used = ", ".join(f"{name} {share:.0%}" for name, share in self.cpu.items())
        return "\n".join(
            [
                f"{self.machine}; {self.cores}.",
                "",
                f"One process on a file, open loop, {self.tables} tables, {self.sockets:,} "
                f"sockets, {self.rate:.0f} durable moves/s for {last.minute:.1f} minutes: "
                f"{last.moves:,} moves, {last.ended:,} matches ended and were laid anew, "
                f"{self.refused} moves refused. CPU: {used}.",
                "",
                *self._memory(counted),
                *self._stalls(),
                "",
                f"![A long run: memory, descriptors, stalls, acknowledgements](../{PICTURE})",
            ]
        )

    def _memory(self, counted: Sequence[Sample]) -> list[str]:
        trend = Trend.through([(it.minute, it.memory) for it in counted])
        first, last = counted[0], counted[-1]
        grown = trend.slope * (last.minute - first.minute)
        matches = last.ended - first.ended
        each = f", {1000 * grown / matches:.1f} kB for each match that ended" if matches else ""
        acks = [it.ack for it in counted]
        (sockets, before), (sockets_after, after) = self.at_rest
        return [
            f"- Memory: {trend.start:.0f} MB after {first.minute:.1f} minutes; from there on "
            f"**{grown / trend.start:+.1%}** ({grown:+.1f} MB) in "
            f"{last.minute - first.minute:.1f} minutes by the median of all slopes{each}.",
            f"- Descriptors: {before:,} at the beginning with {sockets:,} sockets, "
            f"**{after:,}** at the end with {sockets_after:,}.",
            f"- Acknowledgements, p99 of each window, milliseconds: median "
            f"{statistics.median(acks):.1f}, worst {max(acks):.1f}.",
        ]

    def _stalls(self) -> list[str]:
        if not self.windows:
            return []
        stalls = [window.stall for window in self.windows]
        usual = statistics.median(window.usual for window in self.windows)
        collector = max(window.collector for window in self.windows)
        return [
            f"- The loop stood still for **{max(stalls) * 1000:.0f} ms** at most (p99 of the "
            f"windows {thousandths(stalls, 0.99):.0f} ms, median "
            f"{thousandths(stalls, 0.5):.0f} ms; in 99 % of all looks at most "
            f"{usual * 1000:.1f} ms), looked at every {TICK * 1000:.0f} ms from within; the "
            f"garbage collector for {collector * 1000:.0f} ms at most.",
        ]

    def picture(self) -> str:
        """The same as curves."""
        stalls = [((it.end - self.begin) / 60, it.stall * 1000) for it in self.windows]
        panels = [
            Panel("memory, MB", [(it.minute, it.memory) for it in self.samples]),
            Panel("descriptors", [(it.minute, float(it.descriptors)) for it in self.samples]),
            Panel("largest stall of the loop in 5 s, ms", stalls),
            Panel("acknowledgements in 5 s, p99, ms", [(it.minute, it.ack) for it in self.samples]),
        ]
        title = f"{self.tables} tables, {self.sockets:,} sockets, {self.rate:.0f} moves/s"
        return draw(title, [panel for panel in panels if panel.points])


def window_ack(acks: Sequence[float], since: int) -> float:
    """The p99 of the acknowledgements that came after the first `since`, in milliseconds."""
    return percentile(acks[since:], 0.99) * 1000
