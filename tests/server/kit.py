"""What server tests share: tables over a store, and a player who plays at random."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

from stolik.core.fairness import commit, seeded
from stolik.core.record import Promise
from stolik.games import BOOKS
from stolik.server.store import SqliteStore, Store
from stolik.server.table import Stale, Table
from tests.kit import DEADLINE
from tests.server.setups import store_at

S = TypeVar("S", bound=Store)
SECRET = bytes(range(32))


def table_over(store: Store, name: str = "t1", seats: int = 2, **options: object) -> Table:
    """A table of Unikat that has not begun."""
    game, book = BOOKS["unikat"]
    decided = book.decide({f"uni.{key}": value for key, value in options.items()}, seats)
    promise = Promise(name, commit(name, SECRET), {0: b"\1" * 32}, SECRET)
    return Table(name, game, decided, seats, promise, store)


def uno_over(store: Store, name: str = "t1", seats: int = 2, rulebook: str = "uno-108") -> Table:
    """A table of UNO that has not begun."""
    game, book = BOOKS[rulebook]
    promise = Promise(name, commit(name, SECRET), {0: b"\1" * 32}, SECRET)
    return Table(name, game, book.decide({}, seats), seats, promise, store)


async def opened(path: Path) -> SqliteStore:
    """A file that is ready."""
    store = SqliteStore(path)
    await store.open()
    return store


async def opened_store(path: Path) -> Store:
    """A store of the set-up that is tested, ready."""
    store = store_at(path)
    await store.open()
    return store


@asynccontextmanager
async def in_use(store: S) -> AsyncIterator[S]:
    """A store that is open for a while; a scene with it that hangs fails."""
    await store.open()
    try:
        async with asyncio.timeout(DEADLINE):
            yield store
    finally:
        await store.close()


async def play_some(table: Table, moves: int, seed: str = "players") -> int:
    """Some moves at random; how many were made before the match was over."""
    luck, made = seeded(f"{seed}/{table.head}"), 0
    while made < moves and table.game.outcome(table.state) is None:
        seat = table.game.actors(table.state)[0]
        legal = table.game.plain(table.game.legal(table.state, seat))
        text = table.game.write_action(legal[luck(len(legal))])
        with suppress(Stale):  # an alarm may ring first, or another house has moved: look again
            await table.act(seat, f"c{table.head + 1}", table.decision, text)
            made += 1
    return made
