"""Two houses over the same data, and what tests of them share."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from stolik.server import neighbours
from stolik.server.bus import MemoryBus, MemoryHub
from stolik.server.neighbours import LOOK_SECONDS
from stolik.server.store import SqliteStore
from stolik.server.table import Table
from tests.server.home import Hands, Home, Line, Person, at_home, until
from tests.server.services import Postgres, Valkey
from tests.server.timeouts import LONG_SECONDS

#: A process counts as dead after so long.
LEASE_SECONDS = LONG_SECONDS
#: Opens two houses over the same data.
Houses = Callable[[], AbstractAsyncContextManager[tuple[Home, Home]]]


class Deaf(MemoryBus):
    """A bus that loses everything, and may say so."""

    honest = False

    def publish(self, message: bytes) -> None:
        """Lose it."""

    @property
    def up(self) -> bool:
        return not self.honest


#: Makes what one of several houses over the same data needs.
World = Callable[[], dict[str, Any]]


def file_world(folder: Path, kind: type[MemoryBus]) -> World:
    """Houses of one process over one file."""
    hub = MemoryHub()
    return lambda: {"store": SqliteStore(folder / "stolik.db"), "bus": kind(hub)}


def service_world(postgres: Postgres, valkey: Valkey) -> World:
    """Houses over a PostgreSQL and a Valkey."""
    from stolik.server.bus.redis import RedisBus
    from stolik.server.store.postgres import PostgresStore

    address = postgres.address(postgres.database())
    return lambda: {"store": PostgresStore(address), "bus": RedisBus(valkey.address)}


@asynccontextmanager
async def two_houses(world: World, look: float = LOOK_SECONDS) -> AsyncIterator[tuple[Home, Home]]:
    """Two houses over the same data, which hear each other if anybody does, and know it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(neighbours, "LOOK_SECONDS", look)
        settings: dict[str, Any] = {"hands": Hands(), "shared": True}
        async with (
            at_home(Path(), **settings, **world()) as one,
            at_home(Path(), **settings, **world()) as two,
        ):
            await until(lambda: one.house.bus.up and two.house.bus.up)
            for home in (one, two, one):
                await home.house.neighbours.beat()
            yield one, two


async def seated(one: Home, two: Home, bots: int = 0) -> tuple[str, Person, Person]:
    """A table that Ala lays at one house and Olek joins at the other, both ready."""
    ala, olek = await one.guest("Ala"), await two.guest("Olek")
    table = await ala.lay(2 + bots, bots, oldest=0)
    await olek.do(table, "join")
    await ala.ready(table)
    await olek.ready(table, "cd" * 32)
    return table, ala, olek


async def playing(one: Home, two: Home, bots: int = 0) -> tuple[str, Line, Line]:
    """A table in play, with a line to each house."""
    table, ala, olek = await seated(one, two, bots)
    lines = await ala.line(table), await olek.line(table)
    await ala.do(table, "start")
    return table, *lines


def match_at(home: Home, table: str) -> Table:
    """The match as a house has it."""
    match = home.room(table).table
    assert match is not None
    return match


def moved_to(home: Home, person: Person) -> Person:
    """Somebody who now asks at another house."""
    return Person(home, person.token)


async def seen(line: Line, seq: int) -> dict[str, Any]:
    """The first frame with what is true now, from an entry on; it may have come already."""
    heard: list[dict[str, Any]] = [json.loads(text) for text in line.raw]
    found = [frame for frame in heard if frame.get("now") and frame["seq"] >= seq]
    while not found:
        frame = await line.now()
        found += [frame] if frame["seq"] >= seq else []
    return found[0]
