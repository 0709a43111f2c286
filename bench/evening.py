"""A hostile evening: honest people play at a table of each book while one attack follows another.

The server is `stolik serve` in a process of its own, with the usual soft limit of 1,024 open files.
The attackers have processes of their own too, and come from other addresses of this machine. A row
says how long honest actions waited for their acknowledgement during an attack, whether anybody was
dropped, and how much memory the server took. At the end the journal is replayed, to see whether all
that honest people heard was for their seat. The exit code is 1 if it wasn't, if an acknowledgement
took half a second, or if anybody was dropped.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psutil
import uvloop

import run
from bench._results import write
from bench.load.attacks import ATTACKS
from bench.load.honest import BOOKS, SEATS, Parlour, Tally
from bench.load.machine import describe
from bench.load.plan import Plan, give_up
from tests.server.checker import History, read_journal
from tests.server.client import Logged
from tests.server.setups import FILE
from tools.chaos.verdict import broken_by

#: An honest action is acknowledged sooner.
MOST_SECONDS = 0.5
FILES = 1024
NOBODY = "nobody attacks"
LOOK_SECONDS = 0.1
#: How long attackers may take to be ready, and to end; and how long an answer is waited for.
PATIENCE_SECONDS = 120.0
#: What the steps around an attack take, for those who wait.
OPEN_SECONDS, READY_SECONDS, CHECK_SECONDS = 5.0, 3.0, 10.0
HEADS = (
    "attack",
    "moves acknowledged",
    "ms to the acknowledgement, median",
    "worst",
    "dropped",
    "refused",
    "MB that the server grew by",
    "what the attackers got",
)


class Bounded(Logged):
    """`stolik serve` as anybody starts it where few files may be open, its log in a file."""

    program = ("-m", "stolik")

    def command(self) -> list[str]:
        command = [sys.executable, *self.program, "--lang", "en", "serve", "--port", "0"]
        bound = f'ulimit -S -n {FILES}; exec "$@"'
        return ["sh", "-c", bound, "sh", *command, "--data", str(self.folder)]

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def memory(self) -> float:
        """Megabytes that it holds, its bots' processes apart."""
        return float(psutil.Process(self.process.pid).memory_info().rss) / 1e6

    def errors(self) -> list[str]:
        """The lines of its log that tell of an error."""
        lines = map(json.loads, self.log.read_text().splitlines())
        return [json.dumps(line) for line in lines if line["level"] == "error"]


@dataclass
class Row:
    """What came of one attack."""

    title: str
    tally: Tally = field(default_factory=Tally)
    grown: float = 0.0
    got: dict[str, int] = field(default_factory=dict)

    def cells(self) -> list[str]:
        """What the page says of it."""
        acks = [1000 * seconds for seconds in self.tally.acks] or [0.0]
        figures = [f"{statistics.median(acks):.1f}", f"{max(acks):.0f}"]
        counts = [f"{self.tally.dropped}", f"{len(self.tally.refused)}", f"{self.grown:.0f}"]
        return [self.title, f"{len(self.tally.acks)}", *figures, *counts, told(self.got)]

    def faults(self) -> list[str]:
        """What should not have happened."""
        found = []
        if not self.tally.acks:
            found.append("no honest action was acknowledged")
        elif (worst := max(self.tally.acks)) >= MOST_SECONDS:
            found.append(f"an honest action was acknowledged after {1000 * worst:.0f} ms")
        if self.tally.dropped:
            found.append(f"honest people were dropped {self.tally.dropped} times")
        return [f"{self.title}: {fault}" for fault in found]


def told(got: dict[str, int]) -> str:
    """What attackers counted: connections, megabytes, and answers by their status."""
    if not got:
        return ""
    answers = [f"{count:,} x {name}" for name, count in sorted(got.items()) if name.isdigit()]
    opened, sent = got.get("opened", 0), got.get("bytes", 0) / 1e6
    return ", ".join([f"{opened:,} connections", f"{sent:,.1f} MB sent", *answers])


class Attackers:
    """An attack in a process of its own."""

    def __init__(self, name: str, port: int, seconds: float) -> None:
        command = [sys.executable, "-m", "bench.load.attacks", name, str(port), str(seconds)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=run.ROOT, stdin=pipe, stdout=pipe, text=True)

    def __enter__(self) -> Attackers:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    async def ready(self) -> None:
        """Wait until they are prepared."""
        await self._line()

    async def attack(self, seconds: float) -> dict[str, int]:
        """Let them go; what came of it for them."""
        assert self._process.stdin
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        found: dict[str, int] = json.loads(await self._line(seconds))
        return found

    async def _line(self, seconds: float = 0.0) -> str:
        assert self._process.stdout
        reading = asyncio.to_thread(self._process.stdout.readline)
        line = await asyncio.wait_for(reading, seconds + PATIENCE_SECONDS)
        if not line:
            raise SystemExit(f"the attackers ended early: {self._process.args!r}")
        return line


class Evening:
    """One evening at a server."""

    def __init__(
        self,
        folder: Path,
        attacks: Sequence[str],
        seconds: float,
        server: type[Bounded] = Bounded,
    ) -> None:
        self._folder = folder
        self._attacks = attacks
        self._seconds = seconds
        self._server = server
        self.rows: list[Row] = []
        self.histories: list[History] = []
        self.faults: list[str] = []
        self._plan = Plan(
            {
                "opening a table of each book": OPEN_SECONDS,
                NOBODY: seconds,
                **{ATTACKS[name].title: READY_SECONDS + seconds for name in attacks},
                "holding what was heard against the journal": CHECK_SECONDS,
            }
        )

    async def run(self) -> None:
        """Play, be attacked, and look at what was heard."""
        asyncio.get_running_loop().set_exception_handler(give_up)
        with self._server(self._folder) as server:
            self._plan.next("opening a table of each book")
            parlour = Parlour(server.port)
            try:
                await parlour.open()
                await self._row(NOBODY, server, parlour, "")
                for name in self._attacks:
                    await self._row(ATTACKS[name].title, server, parlour, name)
            finally:
                await parlour.close()
            self._plan.next("holding what was heard against the journal")
            server.stop()
            self.faults += [f"the server says {line}" for line in server.errors()]
        self.histories = parlour.histories
        self.faults += hidden(self.histories, self._folder / FILE)

    async def _row(self, title: str, server: Bounded, parlour: Parlour, name: str) -> None:
        """One attack, and how the honest fare meanwhile."""
        self._plan.next(title)
        row = Row(title)
        parlour.tally = row.tally
        watching = asyncio.create_task(_watch(server, row))
        if name:
            with Attackers(name, server.port, self._seconds) as attackers:
                await attackers.ready()
                row.got = await attackers.attack(self._seconds)
        else:
            await asyncio.sleep(self._seconds)
        await _settle(parlour, row.tally)
        watching.cancel()
        if server.process.poll() is not None:
            raise SystemExit(f"{title}: the server has died")
        self.rows.append(row)
        self.faults += row.faults()
        print(f"| {' | '.join(row.cells())} |", file=sys.stderr, flush=True)

    def page(self) -> str:
        """All rows as a page."""
        lines = [f"| {' | '.join(HEADS)} |", "|---" * len(HEADS) + "|"]
        lines += [f"| {' | '.join(row.cells())} |" for row in self.rows]
        about = f"{len(BOOKS)} tables with {SEATS} honest people each"
        kept = "; ".join(self.faults) or "Nobody was dropped, and nobody heard what wasn't theirs."
        top = f"{describe()}; {about}, each attack for {self._seconds:g} s."
        return "\n".join([top, "", *lines, "", kept])


async def _watch(server: Bounded, row: Row) -> None:
    """Note how much the server grows by, at most."""
    begin = server.memory()
    with suppress(psutil.Error):
        while True:
            row.grown = max(row.grown, server.memory() - begin)
            await asyncio.sleep(LOOK_SECONDS)


async def _settle(parlour: Parlour, tally: Tally) -> None:
    """Wait for the last acknowledgements; one that never comes counts as long as that took."""
    until = time.monotonic() + PATIENCE_SECONDS
    while (waiting := parlour.waiting(tally)) and time.monotonic() < until:
        await parlour.check()
    tally.acks += waiting


def hidden(histories: Sequence[History], data: Path) -> list[str]:
    """Whatever somebody heard that the journal doesn't give their seat to hear."""
    found = []
    for history in histories:
        journal = read_journal(data, history.table)
        who = f"{journal.table['book']}, seat {history.seat}"
        found += [f"{who}, {promise}: {why}" for promise, why in broken_by(history, journal)]
    return found


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=14.0, help="of each attack")
    parser.add_argument(
        "--attack", choices=ATTACKS, action="append", help="repeatable; all if none"
    )
    parser.add_argument("--write", action="store_true", help="put the page into results.md")
    return parser.parse_args()


def main() -> int:
    """Play, print, and say whether it was well."""
    asked = arguments()
    if not sys.platform.startswith("linux"):
        raise SystemExit("The attackers need more addresses than one: only Linux has 127.0.0.2.")
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=run.TOOLS))
    evening = Evening(folder, asked.attack or tuple(ATTACKS), asked.seconds)
    try:
        gc.disable()  # the honest people's own pauses are not the server's
        uvloop.run(evening.run())
    except asyncio.CancelledError:
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(evening.page())
    if asked.write:
        write("evening", evening.page())
    for fault in evening.faults:
        print(fault, file=sys.stderr)
    return 1 if evening.faults else 0


if __name__ == "__main__":
    sys.exit(main())
