"""One file of data: SQLite with one connection that writes, from one thread, in groups.

Whatever waits when the thread looks is written in one transaction; only when that is on the disk
do those who wait hear of it. An entry that can't be kept fails alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import astuple, fields
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from stolik.server.store.base import (
    Conflict,
    JournalRow,
    NewerDatabase,
    Store,
    StoreTrouble,
    TableRow,
)

VERSION = 1
GROUP = 256
SCHEMA = """
create table journal (
    "table" text not null, seq integer not null, at integer not null, who integer not null,
    cid text not null, action text not null, chance text not null, hash text not null,
    primary key ("table", seq), unique ("table", who, cid)
) without rowid;
create table tables (
    id text primary key, code text not null, book text not null, version integer not null,
    seats integer not null, options text not null, players text not null, state text not null,
    secret blob not null, created integer not null
);
create table guests (
    id text primary key, name text not null, token_hash text not null, created integer not null
);
"""
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]


class SqliteStore(Store):
    """Everything in one file, each acknowledged entry synced to the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Open or make the file."""
        self._loop = asyncio.get_running_loop()
        ready: asyncio.Future[Any] = self._loop.create_future()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        await ready

    async def close(self) -> None:
        """Write what waits, then close."""
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def append(self, row: JournalRow) -> None:
        """Keep an entry."""
        await self._do(lambda db: _insert(db, "journal", row))

    async def journal(self, table: str) -> list[JournalRow]:
        """Every entry of a table, in order."""
        sql = 'select * from journal where "table" = ? order by seq'
        rows = await self._do(lambda db: db.execute(sql, (table,)).fetchall())
        return [JournalRow(*row) for row in rows]

    async def save_table(self, row: TableRow) -> None:
        """Keep a table."""
        await self._do(lambda db: _insert(db, "tables", row, "or replace"))

    async def tables(self) -> list[TableRow]:
        """Every table."""
        rows = await self._do(lambda db: db.execute("select * from tables").fetchall())
        return [TableRow(*row) for row in rows]

    async def save_guest(self, guest: str, name: str, token_hash: str, created: int) -> None:
        """Keep a guest."""
        sql = "insert or replace into guests values (?, ?, ?, ?)"
        await self._do(lambda db: db.execute(sql, (guest, name, token_hash, created)))

    async def guests(self) -> list[tuple[str, str, str]]:
        """Every guest."""
        sql = "select id, name, token_hash from guests"
        return list(await self._do(lambda db: db.execute(sql).fetchall()))

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._loop is None or self._thread is None:
            raise StoreTrouble("the store is not open")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, future))
        return await future

    # -- the writing thread -----------------------------------------------------------------------
    def _run(self, ready: asyncio.Future[Any]) -> None:
        try:
            db = _connect(self.path)
        except (sqlite3.Error, OSError, NewerDatabase) as trouble:
            self._tell(ready, trouble=trouble)
            return
        self._tell(ready)
        while group := self._next_group():
            self._write([job for job in group if job is not None], db)
            if None in group:
                break
        db.close()

    def _next_group(self) -> list[Job | None]:
        """What waits now, at least one."""
        group = [self._jobs.get()]
        while group[-1] is not None and len(group) < GROUP and not self._jobs.empty():
            group.append(self._jobs.get())
        return group

    def _write(self, group: list[Job], db: sqlite3.Connection) -> None:
        """One transaction for all; if the disk refuses, nothing was stored and all hear of it."""
        done: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            db.execute("begin immediate")
            for work, future in group:
                done.append((future, *_attempt(work, db)))
            db.execute("commit")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("rollback")
            done = [(future, None, StoreTrouble(str(error))) for _, future in group]
        for future, result, trouble in done:
            self._tell(future, result, trouble)

    def _tell(
        self, future: asyncio.Future[Any], result: Any = None, trouble: Exception | None = None
    ) -> None:
        def tell() -> None:
            if future.done():
                return
            if trouble is None:
                future.set_result(result)
            else:
                future.set_exception(trouble)

        assert self._loop is not None
        self._loop.call_soon_threadsafe(tell)


def _attempt(work: Work, db: sqlite3.Connection) -> tuple[Any, Exception | None]:
    """A job by itself: one whose place is taken takes nobody else down with it."""
    try:
        return work(db), None
    except sqlite3.IntegrityError as error:
        return None, Conflict(str(error))


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    (version,) = db.execute("pragma user_version").fetchone()
    if version > VERSION:
        db.close()
        raise NewerDatabase(f"{path}: version {version}, this program knows {VERSION}")
    if version == 0:
        db.executescript(f"begin;{SCHEMA}pragma user_version = {VERSION};commit;")
    return db


def _insert(db: sqlite3.Connection, table: str, row: JournalRow | TableRow, how: str = "") -> None:
    marks = ", ".join("?" for _ in fields(row))
    db.execute(f"insert {how} into {table} values ({marks})", astuple(row))
