"""Figures of a run, and the page they are told on."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.load.rooms import SEATS, Tally

STOLIK, BARE = "Stolik", "bare Starlette broadcast"
TILES, COUNTER = "boardgame.io, tiles", "boardgame.io, counter"
FILES = "boardgame.io, tiles, its store in files"
PERCENTILES = ("ack p50", "p99", "p99.9", "seen p50", "p99", "p99.9")


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this part of all does not exceed, by nearest rank; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def thousandths(values: Sequence[float], part: float) -> float:
    """A percentile in milliseconds."""
    return percentile(values, part) * 1000


@dataclass
class Latency:
    """One open-loop run."""

    tally: Tally
    rate: float
    #: What each process has used of a core.
    cpu: dict[str, float]
    load: float

    def figures(self) -> list[float]:
        """p50, p99 and p99.9 to the ack and to the last other seat, in milliseconds."""
        told = (self.tally.acks, self.tally.seen)
        return [thousandths(values, part) for values in told for part in (0.5, 0.99, 0.999)]


def latency_table(runs: Sequence[Latency]) -> list[str]:
    """A row for each run, then the median and the worst of them."""
    rows = [run.figures() for run in runs]
    names = [f"{name} CPU" for name in runs[0].cpu]
    heads = ["run", *PERCENTILES, "moves", "refused", "late p99", *names, "load"]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for number, (run, row) in enumerate(zip(runs, rows, strict=True), 1):
        cells = [str(number), *_told(row), f"{run.tally.moves:,}", str(run.tally.refused)]
        cells += [f"{thousandths(run.tally.late, 0.99):.1f}"]
        cells += [*(f"{used:.0%}" for used in run.cpu.values()), f"{run.load:.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    for name, choose in (("median", statistics.median), ("worst", max)):
        told = _told([choose(column) for column in zip(*rows, strict=True)])
        lines.append(f"| **{name}** | {' | '.join(told)} |" + " |" * (len(names) + 4))
    return lines


def _told(values: Sequence[float]) -> list[str]:
    return [f"{value:.1f}" for value in values]


@dataclass
class Effort:
    """One round of one server at saturation."""

    moves: int
    cpu: float
    seconds: float
    bytes: float

    def per_cpu(self) -> float:
        """Moves for a second of the server's CPU."""
        return self.moves / self.cpu if self.cpu else 0.0


@dataclass
class Findings:
    """Everything that was measured."""

    machine: str = ""
    cores: str = ""
    tables: int = 0
    start: list[float] = field(default_factory=list)
    start_empty: list[float] = field(default_factory=list)
    start_tables: int = 0
    start_moves: int = 0
    memory: tuple[float, float] = (0.0, 0.0)
    efforts: dict[str, list[Effort]] = field(default_factory=dict)
    latency: list[Latency] = field(default_factory=list)
    pair: list[Latency] = field(default_factory=list)
    pair_cores: str = ""
    no_pair: str = ""

    def page(self) -> str:
        """All of it as a page."""
        where = f"{self.machine}; {self.cores}." if self.cores else f"{self.machine}."
        parts = [where, *self._latency(), *self._efforts(), *self._rest(), *self._pair()]
        return "\n".join(parts)

    def _latency(self) -> list[str]:
        if not self.latency:
            return []
        sockets, rate = self.tables * SEATS, self.latency[0].rate
        title = (
            f"Open loop, {self.tables} tables, {sockets:,} sockets, {rate:.0f} durable moves/s, "
            "milliseconds from the intended moment:"
        )
        return ["", title, "", *latency_table(self.latency)]

    def _pair(self) -> list[str]:
        """Two processes, or why there were none."""
        if self.no_pair:
            return ["", f"Two processes: not measured, since {self.no_pair}."]
        if not self.pair:
            return []
        title = (
            f"Two processes over one PostgreSQL and one Valkey, the same load: {self.tables} "
            "tables, of each of which seats 0 and 2 are at the first process, 1 and 3 at the "
            f"second, {self.tables * SEATS:,} sockets, {self.pair[0].rate:.0f} durable moves/s; "
            f"{self.pair_cores}:"
        )
        return ["", title, "", *latency_table(self.pair)]

    def _efforts(self) -> list[str]:
        if not self.efforts:
            return []
        rounds = len(self.efforts[STOLIK])
        lines = [
            "",
            f"At saturation, {rounds} interleaved rounds, moves for each second of the server's "
            "CPU, and Stolik's ratio to each, round by round:",
            "",
            "| server | moves/CPU s, median | lowest – highest | bytes a move to a seat "
            "| Stolik is | lowest – highest |",
            "|---|---|---|---|---|---|",
        ]
        own = [effort.per_cpu() for effort in self.efforts[STOLIK]]
        for name, efforts in self.efforts.items():
            rates = [effort.per_cpu() for effort in efforts]
            ratios = [mine / other for mine, other in zip(own, rates, strict=True)]
            size = statistics.median(effort.bytes for effort in efforts)
            lines.append(
                f"| {name} | {statistics.median(rates):,.0f} | {min(rates):,.0f} – "
                f"{max(rates):,.0f} | {size:,.0f} | {statistics.median(ratios):.2f}x "
                f"| {min(ratios):.2f} – {max(ratios):.2f} |"
            )
        return lines

    def _rest(self) -> list[str]:
        lines = [""] if self.memory[1] or self.start else []
        if self.memory[1]:
            before, after = self.memory
            each = (after - before) / (self.tables * SEATS - SEATS) * 1000
            lines.append(
                f"- Memory: {before:.0f} MB with {self.tables} tables and 4 sockets, "
                f"{after:.0f} MB with {self.tables * SEATS:,}: "
                f"**{each:.1f} MB for 1,000 idle sockets**."
            )
        if self.start:
            lines.append(
                f"- Start to first answer with {self.start_tables} tables in play "
                f"({self.start_moves:,} entries): **{statistics.median(self.start):.1f} s** "
                f"({min(self.start):.1f} – {max(self.start):.1f}); with an empty file "
                f"{statistics.median(self.start_empty):.1f} s."
            )
        return lines
