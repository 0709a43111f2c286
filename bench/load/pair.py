"""Two processes over one PostgreSQL and one Valkey, with the seats of each table between them."""

from __future__ import annotations

import argparse
import asyncio
import subprocess
from collections.abc import Callable

import uvloop

from bench.load import rooms as driving
from bench.load.figures import Findings, Latency
from bench.load.latency import Readers, measure
from bench.load.machine import family_cpu, running, share_cores, stolik
from bench.load.plan import Plan, give_up
from bench.load.stolik_rooms import open_tables
from tests.server import services

#: Until the two have told each other who is connected where.
REST_SECONDS = 3.0


def why_not() -> str:
    """Why there can be no two processes on this machine, if so."""
    try:
        services.find_postgres()
        services.find_valkey()
    except services.NoService as missing:
        return str(missing)
    return ""


def steps(asked: argparse.Namespace) -> dict[str, float]:
    """What it does, and for how many seconds."""
    found = {"two processes: opening tables": 10 + asked.tables / 5}
    for number in range(asked.runs):
        found[_title(number, asked.runs)] = asked.latency
    return found


def _title(number: int, runs: int) -> str:
    return f"two processes: run {number + 1} of {runs}"


def measure_pair(asked: argparse.Namespace, plan: Plan, found: Findings) -> None:
    """Measure, or note why not."""
    found.pair_cores = share_cores()
    plan.next("two processes: opening tables")
    try:
        with services.both() as (postgres, valkey):
            database = postgres.address(postgres.database())
            pair = Pair(asked, plan, database, valkey.address)
            readers = {"PostgreSQL": _reader(postgres), "Valkey": _reader(valkey)}
            found.pair = uvloop.run(pair.run(readers))
    except (AssertionError, OSError, subprocess.SubprocessError) as error:
        found.no_pair = f"the services broke: {str(error).splitlines()[0]}"


def _reader(service: services.Service) -> Callable[[], float]:
    assert service.process
    pid = service.process.pid
    return lambda: family_cpu(pid)


class Pair:
    """One measurement of two processes."""

    def __init__(self, asked: argparse.Namespace, plan: Plan, database: str, bus: str) -> None:
        self._asked = asked
        self._plan = plan
        self._command = stolik(database, "--bus", bus)

    async def run(self, services: Readers) -> list[Latency]:
        """Start both, open the tables, and move."""
        asyncio.get_running_loop().set_exception_handler(give_up)
        with running(self._command, pinned=False) as first:
            ports = [first.port()]  # the first one makes the schema
            with running(self._command, pinned=False) as second:
                ports.append(second.port())
                readers = {"first": first.cpu, "second": second.cpu, **services}
                return await self._measure(ports, readers)

    async def _measure(self, ports: list[int], readers: Readers) -> list[Latency]:
        asked, found = self._asked, []
        tables = await open_tables(ports, asked.tables)
        await driving.enter_all(tables)
        await asyncio.sleep(REST_SECONDS)
        await driving.spread(tables, asked.warm, seed=1)
        await driving.settle(tables)
        for number in range(asked.runs):
            self._plan.next(_title(number, asked.runs))
            found.append(await measure(tables, asked.rate, asked.latency, number, readers))
        return found
