"""The server under load: latency in an open loop, moves for a second of CPU, memory, start-up.

The load comes from this process, on another core than the server's. Latency counts from the moment
a move was meant to be sent, so a server that stalls can't hide it. At saturation the server stands
beside a bare Starlette broadcast and boardgame.io, in interleaved rounds of one run. At the end two
processes over a PostgreSQL and a Valkey take the same load. With --aim one process takes more;
with --profile it says what takes its time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import uvloop

import run
from bench._results import write
from bench.load import pair, where, yardsticks
from bench.load import rooms as driving
from bench.load.figures import BARE, COUNTER, FILES, STOLIK, TILES, Effort, Findings
from bench.load.latency import measure
from bench.load.line import Desk
from bench.load.machine import Server, describe, pin_generator, raise_files, running, stolik
from bench.load.plan import Plan, give_up
from bench.load.rooms import SEATS, Room, enter_all
from bench.load.stolik_rooms import Table, open_tables, renew

#: What we aim at: twice the tables that we must bear, and more moves.
AIM = {"tables": 500, "rate": 250.0, "start": 0, "rounds": 0, "one": True}
Contest = dict[str, tuple[Server, Sequence[Room]]]


def plan_of(asked: argparse.Namespace) -> Plan:
    """What is going to be done."""
    steps = {} if asked.two else one_process(asked)
    return Plan(steps if asked.one else {**steps, **pair.steps(asked)})


def one_process(asked: argparse.Namespace) -> dict[str, float]:
    """What is done with one process, and for how many seconds."""
    steps: dict[str, float] = {}
    if asked.start:
        steps["start-up: playing tables"] = asked.start / 10
        steps["start-up: starting"] = 3.0 * asked.runs
    steps[f"opening {asked.tables} tables"] = asked.tables / 25
    steps["memory: opening sockets"] = asked.tables / 25
    steps["warming up"] = asked.tables * asked.warm / 2 / 1000
    if asked.profile:
        return {**steps, "profile": asked.rounds * asked.seconds}
    for number in range(asked.rounds):
        steps[f"saturation: round {number + 1} of {asked.rounds}"] = 5 * asked.seconds + 2
    for number in range(asked.runs):
        steps[f"latency: run {number + 1} of {asked.runs}"] = asked.latency
    return steps


class Bench:
    """One run of everything that one process does."""

    def __init__(
        self, asked: argparse.Namespace, folder: Path, plan: Plan, found: Findings
    ) -> None:
        self.asked = asked
        self.folder = folder
        self.plan = plan
        self.found = found
        found.cores = pin_generator()

    async def run(self) -> None:
        """Measure."""
        asyncio.get_running_loop().set_exception_handler(give_up)
        if self.asked.start:
            await self._start_up()
        with running(stolik(self.folder / "load.db")) as server:
            tables = await self._open(server, server.port())
            if self.asked.rounds:
                await self._saturation(server, tables)
            for number in range(self.asked.runs):
                self.plan.next(f"latency: run {number + 1} of {self.asked.runs}")
                rate, seconds, readers = self.asked.rate, self.asked.latency, {"server": server.cpu}
                self.found.latency.append(await measure(tables, rate, seconds, number, readers))

    async def profile(self) -> str:
        """Where the time of moves goes, at saturation."""
        asyncio.get_running_loop().set_exception_handler(give_up)
        file = self.folder / "profile"
        with running(stolik(self.folder / "load.db", "--profile", str(file))) as server:
            tables = await self._open(server, server.port())
            self.plan.next("profile")
            for table in tables:
                table.lasting = False
            server.process.send_signal(signal.SIGUSR1)
            main, cpu = server.main_cpu(), server.cpu()
            tally = await driving.saturate(tables, self.asked.rounds * self.asked.seconds)
            await driving.settle(tables)
            main = server.main_cpu() - main
            threads = server.cpu() - cpu - main
        return where.page(file, main, threads, tally.moves)

    # -- start-up ---------------------------------------------------------------------------------
    async def _start_up(self) -> None:
        self.plan.next("start-up: playing tables")
        full, empty = self.folder / "full.db", self.folder / "empty.db"
        with running(stolik(full, "--fill", str(self.asked.start))) as filler:
            filler.process.wait()
        with sqlite3.connect(full) as db:
            (self.found.start_moves,) = db.execute("select count(*) from journal").fetchone()
        self.found.start_tables = self.asked.start
        self.plan.next("start-up: starting")
        for _ in range(self.asked.runs):
            self.found.start_empty.append(await self._time_start(empty))
            self.found.start.append(await self._time_start(full))

    async def _time_start(self, data: Path) -> float:
        """Seconds until the server answers; by then every table is taken up."""
        with running(stolik(data)) as server:
            await Desk(server.port(), 1).ask("GET", "/health")
            return time.monotonic() - server.started

    # -- the load ---------------------------------------------------------------------------------
    async def _open(self, server: Server, port: int) -> list[Table]:
        self.plan.next(f"opening {self.asked.tables} tables")
        tables = await open_tables([port], self.asked.tables, self.asked.book)
        await enter_all(tables[:1])  # the first socket loads a language
        await asyncio.sleep(1)
        before = server.memory()
        self.plan.next("memory: opening sockets")
        await enter_all(tables[1:])
        await asyncio.sleep(2)
        self.found.memory = (before, server.memory())
        self.plan.next("warming up")
        await driving.spread(tables, self.asked.warm, seed=1)
        await driving.settle(tables)
        return tables

    # -- saturation -------------------------------------------------------------------------------
    async def _saturation(self, server: Server, tables: list[Table]) -> None:
        with ExitStack() as stack:
            for table in tables:
                table.lasting = False  # a round is of moves alone
            size = round((await self._effort(server, tables)).bytes)
            contest: Contest = {STOLIK: (server, tables)}
            if not self.asked.alone:
                contest |= await self._yardsticks(stack, size)
            for number in range(self.asked.rounds):
                self.plan.next(f"saturation: round {number + 1} of {self.asked.rounds}")
                await renew(tables)
                for name, (one, rooms) in contest.items():
                    effort = await self._effort(one, rooms)
                    self.found.efforts.setdefault(name, []).append(effort)
            await renew(tables)
            for table in tables:
                table.lasting = True

    async def _yardsticks(self, stack: ExitStack, size: int) -> Contest:
        bare_command = [sys.executable, "-m", "bench.load.bare", str(size)]
        bare = stack.enter_context(running(bare_command))
        node = stack.enter_context(running(yardsticks.boardgame_command(size), yardsticks.HOME))
        files_command = [*yardsticks.boardgame_command(size), str(self.folder / "files")]
        files = stack.enter_context(running(files_command, yardsticks.HOME))
        bare_port, node_port, count = bare.port(), node.port(), range(self.asked.tables)
        files_port = files.port()
        contest: Contest = {
            BARE: (bare, [yardsticks.Bare(bare_port, n) for n in count]),
            TILES: (node, [yardsticks.Boardgame(node_port, n, "tiles") for n in count]),
            COUNTER: (node, [yardsticks.Boardgame(node_port, n, "counter") for n in count]),
            FILES: (files, [yardsticks.Boardgame(files_port, n, "tiles") for n in count]),
        }
        for one, rooms in contest.values():
            await enter_all(rooms)
            await self._effort(one, rooms)  # not counted: engines warm up
        return contest

    async def _effort(self, server: Server, rooms: Sequence[Room]) -> Effort:
        cpu, begin = server.cpu(), time.monotonic()
        tally = await driving.saturate(rooms, self.asked.seconds)
        used, wall = server.cpu() - cpu, time.monotonic() - begin
        effort = Effort(tally.moves, used, wall, tally.bytes / max(1, tally.moves) / SEATS)
        await driving.settle(rooms)
        if tally.stray:
            raise SystemExit(f"{tally.stray} moves were heard in rooms where nobody made them")
        return effort


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a smaller, shorter run")
    parser.add_argument("--book", choices=("unikat", "uno-108"), default="unikat")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, open loop")
    parser.add_argument("--runs", type=int, default=5, help="of latency and of start-up")
    parser.add_argument("--latency", type=float, default=30.0, help="seconds of a latency run")
    parser.add_argument("--rounds", type=int, default=5, help="at saturation")
    parser.add_argument("--seconds", type=float, default=6.0, help="of a round")
    parser.add_argument("--warm", type=int, default=130, help="moves beforehand, at most")
    parser.add_argument("--start", type=int, default=500, help="tables to start with; 0: none")
    parser.add_argument("--alone", action="store_true", help="without the yardsticks")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--profile", action="store_true", help="only where the server's time goes")
    which.add_argument("--aim", action="store_true", help=f"only {AIM['tables']} tables")
    which.add_argument("--one", action="store_true", help="only one process")
    which.add_argument("--two", action="store_true", help="only two processes")
    parser.add_argument("--write", action="store_true", help="put the page into results.md")
    asked = parser.parse_args()
    if asked.quick:
        asked.runs, asked.latency, asked.rounds, asked.seconds = 3, 8.0, 3, 3.0
        asked.warm, asked.start = 60, 100
    if asked.aim:
        vars(asked).update(AIM)
    if asked.profile:
        asked.start, asked.alone, asked.one = 0, True, True
    return asked


def page_of(asked: argparse.Namespace, folder: Path) -> str:
    """What was asked for, measured."""
    found, plan = Findings(machine=describe(), tables=asked.tables), plan_of(asked)
    if asked.profile:
        told = uvloop.run(Bench(asked, folder, plan, found).profile())
        return f"{found.machine}; {found.cores}.\n\n{told}"
    measure_all(asked, folder, plan, found)
    return found.page()


def measure_all(asked: argparse.Namespace, folder: Path, plan: Plan, found: Findings) -> None:
    """What one process does, and what two do."""
    if not asked.one and (missing := pair.why_not()):
        found.no_pair = missing
        print(f"two processes: left out, since {missing}", file=sys.stderr)
    if not asked.two:
        uvloop.run(Bench(asked, folder, plan, found).run())
    if not asked.one and not found.no_pair:
        pair.measure_pair(asked, plan, found)


def main() -> None:
    """Measure and print."""
    asked = arguments()
    raise_files(asked.tables * SEATS)
    if not asked.alone and not asked.two and asked.rounds:
        yardsticks.boardgame_command(0)
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=run.TOOLS))
    try:
        gc.disable()  # the generator's own pauses are not the server's
        page = page_of(asked, folder)
        print(page)
        if asked.write:
            write(section(asked), page)
    except asyncio.CancelledError:
        sys.exit(1)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def section(asked: argparse.Namespace) -> str:
    """Where the page belongs: a part that was measured alone does not take the place of all."""
    alone = [name for name in ("aim", "two", "profile") if getattr(asked, name)]
    return " --".join(["server", *alone])


if __name__ == "__main__":
    main()
