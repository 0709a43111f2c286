"""Several servers over PostgreSQL and Redis: one dies, or the database goes, or the bus does."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from stolik.server.failpoints import NAMES
from tests.server.arena import Arena, Player
from tests.server.client import SECONDS
from tests.server.services import Postgres, Valkey
from tests.server.setups import LEASE_SECONDS, query
from tests.server.several import Several, two_servers

pytestmark = [pytest.mark.slow, pytest.mark.services]


async def test_one_of_two_servers_dies_and_everybody_plays_on_at_the_other(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with two_servers(tmp_path, postgres, valkey) as (_, arena):
        await arena.everybody_acts()
        for which in (0, 1):
            arena.servers[which].kill()
            await arena.everybody_acts()
            assert {player.door % 2 for player in arena.players} == {1 - which}
            await asyncio.to_thread(arena.servers[which].start)
            arena.scatter()
        await arena.everybody_acts()


@pytest.mark.parametrize("failpoint", NAMES)
async def test_one_of_two_servers_dies_at_a_failpoint(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, failpoint: str
) -> None:
    async with two_servers(tmp_path, postgres, valkey) as (_, arena):
        await arena.some_acks(10)
        await arena.kill(f"{failpoint}:3")
        arena.scatter()
        await arena.die()
        await arena.everybody_acts()
        await arena.kill()
        await arena.everybody_acts()


@asynccontextmanager
async def stopped(several: Several) -> AsyncIterator[None]:
    await asyncio.to_thread(several.postgres.stop)
    yield
    await asyncio.to_thread(several.postgres.start)


@asynccontextmanager
async def paused(several: Several) -> AsyncIterator[None]:
    several.postgres.pause()
    yield
    several.postgres.resume()


@asynccontextmanager
async def hanging(several: Several) -> AsyncIterator[None]:
    several.database.hang()
    yield
    several.database.go_on()


@pytest.mark.parametrize("gone", [stopped, paused, hanging])
async def test_row_04_a_database_that_is_gone_loses_nothing_and_no_clock_runs(
    tmp_path: Path,
    postgres: Postgres,
    valkey: Valkey,
    gone: Callable[[Several], AbstractAsyncContextManager[None]],
) -> None:
    async with two_servers(tmp_path, postgres, valkey, store=1.0) as (several, arena):
        await arena.everybody_acts()
        began, before = arena.acted_at(), several.newest()
        calm = {player: player.troubles for player in arena.players}
        async with gone(several):
            await arena.all_players(lambda player: player.troubles > calm[player])
            await both_stand(arena)
            seen = time.monotonic()
            await asyncio.sleep(2 * LEASE_SECONDS)
            over = time.monotonic()
        await arena.everybody_acts()
        after, ended = several.newest(), time.monotonic()
        for table, at in before.items():
            # One server may believe for a lease that the clock of the other one runs on.
            ran = max(seen - began[table], LEASE_SECONDS) + ended - over
            assert after[table] - at <= 1000 * ran


async def both_stand(arena: Arena) -> None:
    """Until both servers have seen that nothing can be kept."""
    log = arena.servers[0].log  # that of both
    async with asyncio.timeout(SECONDS):
        while (text := log.read_text()).count("store-lost") < 2 + text.count("store-back"):
            await asyncio.sleep(0.02)


async def test_row_04_a_line_cut_between_commit_and_answer_makes_no_second_move(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with two_servers(tmp_path, postgres, valkey) as (several, arena):
        await arena.some_acks(5)
        for _ in range(8):
            cuts = several.database.cuts
            several.database.cut_answering = lambda piece: b"INSERT 0 1" in piece
            async with asyncio.timeout(SECONDS):
                while several.database.cuts == cuts:
                    await asyncio.sleep(0.01)
            several.database.cut_answering = lambda piece: False
            await arena.some_acks(5)
        await arena.everybody_acts()
        for player in arena.players:
            assert unheard(several, player) <= {player.open["cid"] if player.open else ""}


def unheard(several: Several, player: Player) -> set[str]:
    """What was kept of a player who never heard of it."""
    ask = 'select cid from journal where "table" = ? and who = ?'
    rows = query(several.data, ask, player.history.table, player.history.seat)
    return {row["cid"] for row in rows} - {ack["cid"] for ack in player.history.heard("ack")}


async def test_row_05_play_goes_on_without_a_bus_and_when_it_is_back(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with two_servers(tmp_path, postgres, valkey) as (_, arena):
        await arena.everybody_acts()
        await asyncio.to_thread(valkey.kill)
        await arena.everybody_acts()
        await asyncio.to_thread(valkey.start)
        await arena.everybody_acts()
        assert valkey.send("FLUSHALL") == b"+OK\r\n"
        await arena.everybody_acts()


async def test_row_05_of_what_is_said_a_third_may_be_lost(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with two_servers(tmp_path, postgres, valkey) as (several, arena):
        several.bus.losing = 0.3
        for _ in range(3):
            await arena.everybody_acts()
        assert several.bus.lost > 10


async def test_row_06_a_server_that_was_held_past_its_lease_does_no_harm(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with two_servers(tmp_path, postgres, valkey, patience=3.0) as (several, arena):
        await arena.everybody_acts()
        for server in arena.servers:
            server.process.send_signal(signal.SIGSTOP)
            await several.taken_over()
            await arena.everybody_acts()
            server.process.send_signal(signal.SIGCONT)
            await arena.everybody_acts()
        owners = query(several.data, 'select "table", owner from leases')
        assert len(owners) == len({row["table"] for row in owners}) == len(arena.players) // 2


async def test_row_20_clocks_on_the_wall_that_are_set_and_do_not_agree_cost_nobody_anything(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    # The checker says whether anybody was timed out, sent away, or charged for it.
    async with two_servers(tmp_path, postgres, valkey) as (_, arena):
        for step in (3600, -3600, -30 * 86_400):
            for server, sign in zip(arena.servers, (1, -1), strict=True):
                server.set_wall(sign * step)
            await arena.everybody_acts()
