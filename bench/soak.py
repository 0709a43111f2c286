"""One process under the load that it must bear, for long: does anything grow, does it stand still?

Every five seconds: memory, open descriptors, the p99 of the acknowledgements, and from within the
server how long its loop stood still. Matches end meanwhile, and new tables are laid.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import uvloop

import run
from bench._results import write
from bench.load import rooms as driving
from bench.load.latency import Meter
from bench.load.machine import Server, describe, pin_generator, raise_files, running, stolik
from bench.load.plan import Plan, give_up
from bench.load.rooms import SEATS, Tally
from bench.load.soak import PICTURE, Sample, Soak, window_ack
from bench.load.stolik_rooms import Table, open_tables
from bench.load.watcher import WINDOW, read_windows

#: A server keeps a connection for five seconds that asks for nothing.
REST_SECONDS = 8.0
PATIENCE_SECONDS = 60.0


class LongRun:
    """One long run."""

    def __init__(self, asked: argparse.Namespace, folder: Path) -> None:
        self._asked = asked
        self._windows = folder / "windows"
        self._command = stolik(folder / "soak.db", "--watch", str(self._windows))
        self._plan = Plan(
            {
                f"opening {asked.tables} tables": asked.tables / 12,
                "warming up": asked.tables * asked.warm / 2 / 1000 + REST_SECONDS,
                f"{asked.minutes:g} minutes of moves": 60 * asked.minutes,
                "at rest": REST_SECONDS,
            }
        )
        self._found = Soak(
            cores=pin_generator(),
            machine=describe(),
            tables=asked.tables,
            sockets=asked.tables * SEATS,
            rate=asked.rate,
            warm=asked.minutes / 4,
        )

    async def run(self) -> Soak:
        """Open the tables, move for long, and look."""
        asyncio.get_running_loop().set_exception_handler(give_up)
        asked, found = self._asked, self._found
        with running(self._command) as server:
            tables = await self._open(server.port())
            before = await self._at_rest(server, tables)
            self._plan.next(f"{asked.minutes:g} minutes of moves")
            meter, found.begin = Meter({"server": server.cpu}), time.monotonic()
            await self._move(server, tables)
            found.cpu, end = meter.shares(), time.monotonic()
            self._plan.next("at rest")
            found.at_rest = before, await self._at_rest(server, tables)
        windows = read_windows(self._windows, found.begin + WINDOW)
        found.windows = [window for window in windows if window.end <= end]
        return found

    async def _open(self, port: int) -> list[Table]:
        self._plan.next(f"opening {self._asked.tables} tables")
        tables = await open_tables([port], self._asked.tables)
        await driving.enter_all(tables)
        self._plan.next("warming up")
        await driving.spread(tables, self._asked.warm, seed=1)
        await driving.settle(tables)
        return tables

    async def _at_rest(self, server: Server, tables: list[Table]) -> tuple[int, int]:
        """Open sockets and descriptors while nothing happens, the last rematches over."""
        until = time.monotonic() + PATIENCE_SECONDS
        await asyncio.sleep(REST_SECONDS)
        while _open_lines(tables) < self._found.sockets and time.monotonic() < until:
            await asyncio.sleep(1)
        return _open_lines(tables), server.descriptors()

    async def _move(self, server: Server, tables: list[Table]) -> None:
        asked, tally = self._asked, Tally()
        looking = asyncio.create_task(self._look(server, tally))
        try:
            await driving.open_loop(tables, asked.rate, 60 * asked.minutes, 0, tally)
        finally:
            looking.cancel()
        self._found.refused = tally.refused

    async def _look(self, server: Server, tally: Tally) -> None:
        """A sample every few seconds, and a word every minute."""
        begin, known, number = time.monotonic(), 0, 0
        while True:
            number += 1
            await asyncio.sleep(begin + number * WINDOW - time.monotonic())
            minute, ack = (time.monotonic() - begin) / 60, window_ack(tally.acks, known)
            known = len(tally.acks)
            memory, files = server.memory(), server.descriptors()
            sample = Sample(minute, memory, files, ack, tally.moves, tally.rematches)
            self._found.samples.append(sample)
            if number % round(60 / WINDOW) == 0:
                tell(sample)


def _open_lines(tables: list[Table]) -> int:
    return sum(not line.lost for table in tables for line in table.lines)


def tell(sample: Sample) -> None:
    """How it stands, on a line."""
    print(
        f"minute {sample.minute:.0f}: {sample.memory:.0f} MB, {sample.descriptors:,} descriptors, "
        f"ack p99 {sample.ack:.0f} ms, {sample.moves:,} moves, {sample.ended:,} matches ended",
        file=sys.stderr,
        flush=True,
    )


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="the first quarter warms up")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, open loop")
    parser.add_argument("--warm", type=int, default=130, help="moves beforehand, at most")
    parser.add_argument("--picture", type=Path, help="where to put the picture, if not written")
    parser.add_argument("--write", action="store_true", help="into results.md, with the picture")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    asked = arguments()
    raise_files(asked.tables * SEATS)
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=run.TOOLS))
    try:
        gc.disable()  # the generator's own pauses are not the server's
        found = uvloop.run(LongRun(asked, folder).run())
        print(found.page())
        if picture := run.ROOT / PICTURE if asked.write else asked.picture:
            picture.write_text(found.picture(), encoding="utf-8")
        if asked.write:
            write("soak", found.page())
    except asyncio.CancelledError:
        sys.exit(1)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
