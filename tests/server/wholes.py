"""What tests of lost and damaged data share: servers that keep heads, and what a kill leaves."""

from __future__ import annotations

import shutil
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from stolik.server.store import SqliteStore
from stolik.server.store.heads import NAME, Head, Heads
from tests.server.home import Begun, Home, at_home, begun, dealt
from tests.server.kit import play_some
from tests.server.setups import FILE, query

MOVES = 6
LOG = f"{FILE}-wal"


def with_heads(folder: Path, **more: Any) -> AbstractAsyncContextManager[Home]:
    """A house that is open for a while, and keeps heads as `stolik serve` does."""
    return at_home(folder, store=SqliteStore(folder / FILE, Heads(folder)), **more)


async def played(home: Home, moves: int = MOVES) -> Begun:
    """A table where people have made some moves."""
    game = await begun(home)
    await dealt(game.room)
    await play_on(home, game, moves)
    return game


async def play_on(home: Home, game: Begun, moves: int = MOVES) -> None:
    """Some more moves; if heads are written at once, theirs is written when this returns."""
    assert game.room.table is not None
    before = game.room.table.head
    await play_some(game.room.table, moves, game.table)
    assert game.room.table.head >= before + moves
    await home.house.store.guest_ids()  # the thread comes to this after the heads


def into_the_file(folder: Path) -> None:
    """Let all that stands in SQLite's log go into the file."""
    query(folder / FILE, "pragma wal_checkpoint(truncate)")


def killed(folder: Path, other: Path) -> Path:
    """A folder as a server leaves it that is killed now, in another place."""
    names = (FILE, LOG, NAME)
    other.mkdir()
    for name in names:
        shutil.copy(folder / name, other / name)
    return other


def head_of(folder: Path, table: str) -> Head:
    """How far a journal is."""
    ask = 'select seq, hash from journal where "table" = ? order by seq desc limit 1'
    found = [Head(row["seq"], row["hash"]) for row in query(folder / FILE, ask, table)]
    return found[0] if found else Head(0, "")
