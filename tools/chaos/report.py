"""The report of a run: what was done, what was lost, and how much that proves."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

from tools.chaos.results import Bout, Run

SETUPS = {"sqlite": "SQLite, one process", "scaled": "PostgreSQL and Redis, two processes"}
#: Which broken promises are which kind of harm.
KINDS = {
    "lost": ("z1",),
    "doubled": ("z2",),
    "leaks": ("z7",),
    "ghosts": ("z6",),
    "other": ("z3-z8", "z4", "z5", "stuck"),
}


def most(failures: int, tries: int) -> str:
    """What so many tries without a failure prove, with 95% certainty: the rule of three.

    >>> most(0, 300)
    'at most 1%'
    >>> most(0, 2)
    'nothing: too few'
    """
    if failures or tries < 4:
        return "nothing: too few" if not failures else f"{failures} of {tries} failed"
    return f"at most {300 / tries:.2g}%"


def harm(bouts: list[Bout]) -> dict[str, int]:
    """How often each kind of harm was found."""
    found = Counter(name for bout in bouts for name, _ in bout.broken)
    return {kind: sum(found[name] for name in names) for kind, names in KINDS.items()}


def faults(bouts: list[Bout]) -> Counter[str]:
    """What was done, and how often."""
    done: Counter[str] = Counter()
    for bout in bouts:
        done.update(bout.faults)
    return done


def kills(bouts: list[Bout]) -> int:
    """How often a server was killed."""
    return sum(count for name, count in faults(bouts).items() if name.startswith("kill"))


def quantile(values: list[float], share: float) -> float:
    """The value below which such a share lies.

    >>> quantile([3.0, 1.0, 2.0], 0.5)
    2.0
    """
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def _counts(bout: Bout) -> tuple[int, int, int]:
    return bout.acked, bout.entries, bout.frames


def figures(bouts: list[Bout]) -> str:
    """The table of some bouts, a row a set-up."""
    head = "| Set-up | Acknowledged | Entries | Frames | Lost | Doubled | Leaks | Ghosts | Other |"
    lines = [head, "|---|" + "---:|" * 8]
    for setup, name in SETUPS.items():
        some = [bout for bout in bouts if bout.setup == setup]
        if some:
            sums = [
                sum(getattr(bout, key) for bout in some) for key in ("acked", "entries", "frames")
            ]
            cells = [f"{number:,}" for number in [*sums, *harm(some).values()]]
            lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def recovery(bouts: list[Bout]) -> str:
    """How long it took until those who were hit were served again."""
    lines = ["| Phase | Set-up | Faults | Median | 95% | Worst |", "|---|---|---:|---:|---:|---:|"]
    for phase in dict.fromkeys(bout.phase for bout in bouts):
        for setup, name in SETUPS.items():
            some = [b for b in bouts if (b.phase, b.setup) == (phase, setup)]
            times = [seconds for bout in some for seconds in bout.recovered]
            if times:
                cells = [f"{quantile(times, share):.1f} s" for share in (0.5, 0.95, 1.0)]
                lines.append(f"| {phase} | {name} | {len(times)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def crowd(bouts: list[Bout]) -> str:
    """How long moves took while a crowd came back."""
    lines = [
        "| Set-up | Sockets | Moves | Median | 99% | Worst |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for setup, name in SETUPS.items():
        some = [bout for bout in bouts if bout.setup == setup and bout.waits]
        waits = [seconds for bout in some for seconds in bout.waits]
        if waits:
            back = max(n for b in some for name, n in b.faults.items() if "sockets back" in name)
            cells = [f"{1000 * quantile(waits, share):.0f} ms" for share in (0.5, 0.99, 1.0)]
            lines.append(f"| {name} | {back:,} | {len(waits)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def page(run: Run) -> str:
    """The report."""
    bouts, count = run.bouts, kills(run.bouts)
    done = "\n".join(f"| {name} | {times:,} |" for name, times in sorted(faults(bouts).items()))
    seeds = sorted({bout.seed for bout in bouts if bout.phase == "kills"})
    failed = sum(bool(bout.broken) for bout in bouts)
    acked = sum(bout.acked for bout in bouts)
    return TEXT.format(
        version=run.version,
        command=run.command,
        begun=run.begun,
        kills=count,
        acked=f"{acked:,}",
        harm=", ".join(f"{number} {kind}" for kind, number in harm(bouts).items()),
        bound=most(failed, count),
        figures=figures(bouts),
        faults=done,
        recovery=recovery(bouts),
        crowd=crowd(bouts),
        seeds=f"{seeds[0]} to {seeds[-1]}" if seeds else "none",
        minutes=f"{sum(bout.seconds for bout in bouts) / 60:.0f}",
        broken="\n".join(
            f"- {b.phase}, {b.setup}, seed {b.seed}: {b.broken[:3]}" for b in bouts if b.broken
        )
        or "Nothing.",
    )


def _harmed(bout: Bout) -> str:
    return f"- {bout.phase}, {bout.setup}, seed {bout.seed}: {bout.broken[:3]}"


TEXT = """# What chaos found

People play at tables while servers are killed, the database goes away, the bus forgets and the
disk is full. A checker then holds all that every client sent and heard against the journal, read
from the database itself and replayed by the rules alone.

`{command}`, version {version}, {begun}: {minutes} minutes of play in all.

**{acked} acknowledged actions, {kills} kills: {harm}.**

What that proves: had a kill broken a promise with a chance of p, so many kills without harm would
be unlikely (below 5%) for any p above 3/n. So the chance is {bound} a kill, and no more than that
is claimed. Only the failpoints are exhaustive: before the append, between append and commit,
between commit and acknowledgement, between acknowledgement and the news for the others.

## By set-up

{figures}

*Lost*: acknowledged, but not in the journal exactly once. *Doubled*: the same action at two places.
*Leaks*: something hidden reached a client. *Ghosts*: a client heard of what is not in the journal.
*Other*: a gap in the journal or in a client's stream, a view that replaying does not give, time
charged while nobody served, or an arena that did not come to life again.

## What was done

| Fault | Times |
|---|---:|
{faults}

Seeds of the kills: {seeds}; odd ones over SQLite, even ones over PostgreSQL and Redis.

## How soon they were served again

From the fault, or from the moment when the database or the disk was back, until somebody whom it
hit had an action acknowledged; in the storm, until everybody was back.

{recovery}

In the storm all servers are killed at once and started again. At eight tables people play on; how
long their moves took to be acknowledged that were sent between the moment when the servers listened
again and the one when the last socket was back:

{crowd}

![The times until somebody was served again, by phase](pictures/chaos.svg)

All on one machine with two cores, together with the players; other work ran beside it. The times
say that it comes back, not how fast it could.

## What was broken

{broken}

Again: `python3 run.py chaos --anew`; one part: `--phase kills`. A run that was broken off goes on
where it was.
"""


def write_report(run: Run, folder: Path) -> None:
    """Write the report to a folder."""
    (folder / "chaos.md").write_text(page(run), encoding="utf-8")


WIDTH, ROW, LEFT = 720, 34, 190
MOST_SECONDS = 30.0


def picture(bouts: list[Bout]) -> str:
    """Each recovery as a dot, a row a phase and set-up; time grows as a square root."""
    rows = list(dict.fromkeys((b.phase, b.setup) for b in bouts if b.recovered))
    height = ROW * (len(rows) + 1) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="sans-serif" font-size="13">',
        "<title>Seconds until somebody was served again</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    parts += [_mark(seconds, height) for seconds in (0, 1, 3, 10, 30)]
    for number, (phase, setup) in enumerate(rows):
        times = [s for b in bouts if (b.phase, b.setup) == (phase, setup) for s in b.recovered]
        parts += _dots(number, f"{phase}, {setup}", times)
    return "\n".join([*parts, "</svg>", ""])


def _x(seconds: float) -> float:
    share = min(1.0, max(0.0, seconds) / MOST_SECONDS)
    return round(LEFT + (WIDTH - LEFT - 20) * math.sqrt(share), 1)


def _mark(seconds: int, height: int) -> str:
    """A line for a number of seconds."""
    x = _x(seconds)
    line = f'<path d="M{x} 10V{height - ROW}" stroke="#ddd"/>'
    return (
        f'{line}<text x="{x}" y="{height - 12}" fill="#555" text-anchor="middle">{seconds} s</text>'
    )


def _dots(number: int, name: str, times: list[float]) -> list[str]:
    y = ROW * number + ROW / 2 + 10
    label = f'<text x="{LEFT - 12}" y="{y + 4}" fill="#222" text-anchor="end">{name}</text>'
    dots = [
        f'<circle cx="{_x(seconds)}" cy="{y + (place % 5 - 2) * 3}" r="3" fill="#2a6fb0" '
        'fill-opacity="0.45"/>'
        for place, seconds in enumerate(times)
    ]
    return [label, *dots]
