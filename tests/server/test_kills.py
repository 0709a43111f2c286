"""A server that is killed in the middle of everything has lost nothing (row 1, Z1 to Z8)."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from stolik.server.failpoints import NAMES
from tests.server.arena import one_server

pytestmark = [pytest.mark.slow, pytest.mark.both_setups]


@pytest.mark.parametrize("kills", [5, pytest.param(20, marks=pytest.mark.long)])
async def test_row_01_random_kills_lose_nothing(tmp_path: Path, kills: int) -> None:
    luck = random.Random(1)

    async with one_server(tmp_path) as arena:
        for _ in range(kills):
            await arena.some_acks(luck.randint(1, 10))
            await asyncio.sleep(luck.random() * 0.02)  # not always just after an answer
            await arena.kill()
        await arena.some_acks(10)


@pytest.mark.parametrize("count", [1, pytest.param(5, marks=pytest.mark.long)])
async def test_row_01_every_failpoint_loses_nothing(tmp_path: Path, count: int) -> None:
    async with one_server(tmp_path) as arena:
        for name in NAMES:
            await arena.some_acks(3)
            await arena.kill(f"{name}:{count}")
            await arena.die()
            await arena.kill()
        await arena.some_acks(10)
