"""`python3 run.py chaos`: everything that can be broken is, and a report says what came of it."""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path

from stolik import __version__
from tools.chaos import faults
from tools.chaos.report import SETUPS, figures, picture, quantile, write_report
from tools.chaos.results import Bout, Run, load, save
from tools.chaos.storm import storm
from tools.chaos.worlds import bout_of

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".tools" / "chaos.json"
KILLS_A_BOUT = 25
PHASES = ("kills", "database", "bus", "disk", "clock", "storm")
Work = Callable[[], Coroutine[None, None, Bout]]


def plan(phase: str, kills: int, quick: bool) -> list[list[Work]]:
    """The bouts of a phase; those of a group are played side by side."""
    if phase == "kills":
        most = 10 if quick else KILLS_A_BOUT
        each = [min(most, kills - first) for first in range(0, kills, most)]
        works = [_kills(seed, count) for seed, count in enumerate(each, 1)]
        return [works[first : first + 2] for first in range(0, len(works), 2)]
    if phase == "database":
        return [[lambda: bout_of("database", "scaled", 1, faults.database)]]
    if phase == "bus":
        return [[lambda: bout_of("bus", "scaled", 1, faults.bus)]]
    if phase == "disk":
        return [[lambda: bout_of("disk", "sqlite", 1, faults.disk)]]
    if phase == "clock":
        return [[partial(bout_of, "clock", setup, 1, faults.clock)] for setup in SETUPS]
    return [[partial(storm, setup, 200 if quick else 2000)] for setup in SETUPS]


def _kills(seed: int, count: int) -> Work:
    """Odd bouts are over SQLite, even ones over PostgreSQL and Redis."""
    setup = "sqlite" if seed % 2 else "scaled"
    return lambda: bout_of("kills", setup, seed, faults.kills(seed, count))


async def play(run: Run, phase: str, groups: list[list[Work]], kept: Path) -> None:
    """Play the bouts of a phase that have not been played, and tell how it goes."""
    played = sum(bout.phase == phase for bout in run.bouts)
    began, done = time.monotonic(), 0
    left = [work for group in groups for work in group][played:]
    side_by_side = len(groups[0]) if groups else 1
    while left:
        group, left = left[:side_by_side], left[side_by_side:]
        for bout in await asyncio.gather(*(work() for work in group)):
            run.bouts.append(bout)
            done += 1
            print(told(bout), flush=True)
        save(kept, run)
        if left:
            minutes = (time.monotonic() - began) / done * len(left) / 60
            print(f"{phase}: {len(left)} bouts left, about {minutes:.0f} min", flush=True)


def told(bout: Bout) -> str:
    """A bout in a line."""
    done = ", ".join(f"{count} {name}" for name, count in bout.faults.items())
    verdict = f"BROKEN: {bout.broken[:3]}" if bout.broken else "nothing lost"
    if bout.waits:
        done += f", ack p99 {1000 * quantile(bout.waits, 0.99):.0f} ms of {len(bout.waits)} moves"
    return (
        f"{bout.phase} over {bout.setup}, seed {bout.seed}: {done}; "
        f"{bout.acked} acknowledged, {verdict}; {bout.seconds:.0f} s"
    )


def version() -> str:
    """What is being tested."""
    words = ["git", "describe", "--always", "--dirty"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    return f"{__version__} ({done.stdout.strip()})" if done.returncode == 0 else __version__


def main() -> int:
    """Play the phases that were asked for, and write the report of all that is known."""
    parser = argparse.ArgumentParser(prog="run.py chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=300, help="how many, over both set-ups")
    parser.add_argument("--quick", action="store_true", help="a few of each, in minutes")
    parser.add_argument("--phase", choices=PHASES, action="append", help="these alone; repeatable")
    parser.add_argument("--anew", action="store_true", help="forget what was played before")
    parser.add_argument("--report", type=Path, default=ROOT / "docs", help="where it is written")
    asked = parser.parse_args()
    kept = KEPT.with_name("chaos-quick.json") if asked.quick else KEPT
    run = None if asked.anew else load(kept)
    command = " ".join(["python3 run.py chaos", *(["--quick"] if asked.quick else [])])
    run = run or Run(version(), command, time.strftime("%Y-%m-%d"))
    run.version = version()
    kills = min(asked.kills, 20) if asked.quick else asked.kills
    for phase in asked.phase or PHASES:
        print(f"== {phase}", flush=True)
        asyncio.run(play(run, phase, plan(phase, kills, asked.quick), kept))
        print(figures([bout for bout in run.bouts if bout.phase == phase]), flush=True)
    if not asked.quick:
        write_report(run, asked.report)
        (asked.report / "pictures" / "chaos.svg").write_text(picture(run.bouts))
    return 1 if any(bout.broken for bout in run.bouts) else 0


if __name__ == "__main__":
    sys.exit(main())
