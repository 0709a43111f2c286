"""Where a bout takes place: one server and its file, or two servers over PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.server import setups
from tests.server.arena import Arena, Player, in_play
from tests.server.nursery import WALL, Quick
from tests.server.several import Several
from tests.server.timeouts import OF_THE_PRODUCT, VARIABLE
from tools.chaos.results import Bout
from tools.chaos.verdict import judge

PACE_SECONDS = 0.4
Faults = Callable[["World"], Awaitable[None]]


class World:
    """An arena, and what can be broken around it."""

    def __init__(self, arena: Arena, bout: Bout, several: Several | None, folder: Path) -> None:
        self.arena = arena
        self.bout = bout
        self.several = several
        self.folder = folder

    def count(self, fault: str) -> None:
        """Another one was done."""
        self.bout.faults[fault] = self.bout.faults.get(fault, 0) + 1

    async def recover(self, since: float, hit: list[Player], seconds: float = 60) -> None:
        """Until one of those whom a fault has hit is served again."""
        before = [player.acks for player in hit]
        async with asyncio.timeout(seconds):
            while all(p.acks == b for p, b in zip(hit, before, strict=True)):
                await asyncio.sleep(0.005)
        self.bout.recovered.append(round(time.monotonic() - since, 3))

    def at(self, which: int) -> list[Player]:
        """Who is connected to a server."""
        servers = len(self.arena.servers)
        return [player for player in self.arena.players if player.door % servers == which]


@asynccontextmanager
async def _around(setup: str, folder: Path) -> AsyncIterator[tuple[Arena, Several | None]]:
    if setup == "sqlite":
        file, wall = folder / setups.FILE, folder / "wall"
        wall.write_text("0")
        variables = {WALL: str(wall), VARIABLE: OF_THE_PRODUCT}
        server = await asyncio.to_thread(Quick, folder, variables)
        yield await asyncio.to_thread(Arena, [server], file), None
        return
    several = await asyncio.to_thread(lambda: Several(setups.postgres(), setups.valkey()))
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(several.database)
        await stack.enter_async_context(several.bus)
        arena = await asyncio.to_thread(several.arena, folder)
        arena.pace = PACE_SECONDS  # at the server that lives they play on
        yield arena, several


async def bout_of(phase: str, setup: str, seed: int, faults: Faults) -> Bout:
    """Play a bout; whatever goes wrong in it is a finding, too."""
    began = time.monotonic()
    bout = Bout(phase, setup, seed, {}, 0, 0, 0, 0, 0, [], 0.0)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with _around(setup, folder) as (arena, several):
            world = World(arena, bout, several, folder)
            fault = ""
            try:
                async with in_play(arena):
                    await faults(world)
                awake = arena.awake
            except (TimeoutError, AssertionError) as error:
                fault = f"{type(error).__name__} {error}"
                awake = time.monotonic() - arena.begun
            await asyncio.to_thread(judge, arena.players, arena.data, awake, bout)
            bout.broken += [("stuck", fault)] if fault else []
    bout.seconds = round(time.monotonic() - began, 1)
    return bout
