"""The same contest by one process and on a Ray cluster whose workers are killed: the same result.

The cluster is started here, and its workers are killed while they play; what they were playing is
played again by others.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._results import write
from stolik.arena import Contest, Tally, run
from stolik.arena.cluster import on_ray
from stolik.arena.tally import Result

BOTS = ("tuned", "rule", "random")
BUSY = "ray::play_chunk"


def busy_workers() -> list[int]:
    """The processes below this one that are playing a part of the contest at this moment."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True)
    rows = [line.split(None, 2) for line in listed.stdout.splitlines()]
    parents = {int(row[0]): int(row[1]) for row in rows}
    busy = [int(row[0]) for row in rows if row[2:] and row[2].startswith(BUSY)]
    return [pid for pid in busy if os.getpid() in ancestors(pid, parents)]


def ancestors(pid: int, parents: dict[int, int]) -> list[int]:
    """Who started a process, and who started that one, and so on."""
    found = []
    while pid := parents.get(pid, 0):
        found.append(pid)
    return found


class Killer:
    """A cluster some of whose workers are killed on the way."""

    def __init__(self, kills: int) -> None:
        self.kills = kills
        self.killed: list[int] = []

    def __call__(self, contest: Contest, chunks: Sequence[range]) -> Iterator[list[Result]]:
        """Play, and kill a busy worker after every few results."""
        every = max(1, len(chunks) // (self.kills + 2))
        for number, results in enumerate(on_ray(contest, chunks), 1):
            yield results
            if number % every == 0 and len(self.killed) < self.kills:
                self._kill_one()

    def _kill_one(self) -> None:
        for pid in busy_workers()[:1]:
            os.kill(pid, signal.SIGKILL)
            self.killed.append(pid)


def everything(tally: Tally, seed: str) -> str:
    """All that a contest has shown, as text to compare."""
    return json.dumps([tally.data(), tally.ratings(seed)])


def report(games: int, kills: int) -> str:
    """Both runs as a page; refused unless they agree."""
    contest = Contest("uno-108", BOTS, games, "ray", {"k108.deals": 1})
    begin = time.monotonic()
    alone = everything(run(contest, processes=1), contest.seed)
    between = time.monotonic()
    os.environ.pop("RAY_ADDRESS", None)  # nobody else's workers are ours to kill
    killer = Killer(kills)
    together = everything(run(contest, place=killer), contest.seed)
    seconds = time.monotonic() - between
    if alone != together:
        sys.exit("The results differ.")
    if len(killed := killer.killed) < kills:
        sys.exit(f"Only {len(killed)} of {kills} workers were killed: play more games.")
    return "\n".join(
        [
            f"Python {platform.python_version()}, ray {version('ray')}, {os.cpu_count()} cores; "
            f"uno-108, one deal, {', '.join(BOTS)}, {games:,} games, seed {contest.seed}.",
            "",
            "| where | workers killed while they played | seconds | result |",
            "|---|---|---|---|",
            f"| one process | 0 | {between - begin:.1f} | – |",
            f"| Ray, its start included | {len(killed)} | {seconds:.1f} | the same, all of it |",
        ]
    )


def main() -> None:
    """Play twice and compare; with --write, put the page into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    page = report(asked.games, asked.kills)
    print(page)
    if asked.write:
        write("cluster", page)


if __name__ == "__main__":
    main()
