"""One file of data: SQLite with one connection that writes, from one thread, in groups.

Whatever waits when the thread looks is written in one transaction; only when that is on the disk
do those who wait hear of it. An entry that can't be kept fails alone.

Entries go straight to the driver, everything else through SQLAlchemy, over the same connection and
in the same transactions; SQLAlchemy never begins or ends one of its own.

The one server that writes gives the store a file of heads, and the same thread writes that between
two groups. A command that only reads leaves it alone.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import cache
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection

from stolik.server.failpoints import reach
from stolik.server.logs import note
from stolik.server.store.base import Conflict, Cut, Damaged, JournalRow, StoreTrouble
from stolik.server.store.core import CoreStore, unwrapped
from stolik.server.store.heads import Heads
from stolik.server.store.opening import open_core, open_file
from stolik.server.store.whole import check, follow, is_damage

GROUP = 256
COLUMNS = ", ".join(f'"{field.name}"' for field in fields(JournalRow))
#: Not `dataclasses.astuple`, which copies every value and takes as long as the insert.
VALUES = attrgetter(*[field.name for field in fields(JournalRow)])
MARKS = ", ".join("?" for _ in fields(JournalRow))
#: So many entries at most go into one statement: SQLite bears 32,766 values in one.
MOST_ROWS = 64
READ = f'select {COLUMNS} from journal where "table" = ? and seq > ? order by seq'
#: A job that asks for what can't be is to blame itself; every other error is the disk's.
OWN_FAULT = (
    sqlite3.InterfaceError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.NotSupportedError,
)
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
#: Something to be done, or an entry to be kept, and who waits for it.
Job = tuple[Work | JournalRow, "asyncio.Future[Any]"]
#: Who waits for a job, with what came of it.
Done = tuple["asyncio.Future[Any]", Any, Exception | None]


class SqliteStore(CoreStore):
    """Everything in one file, each acknowledged entry synced to the disk."""

    def __init__(self, path: Path, heads: Heads | None = None) -> None:
        self.path = path
        self._heads = heads
        self._cut: list[Cut] = []
        self._damaged = False
        #: Entries of the transaction under way: table, number and hash.
        self._fresh: list[tuple[str, int, str]] = []
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._core: Connection | None = None

    async def open(self) -> None:
        """Open or make the file, and bring it to the schema of this program."""
        self._loop = asyncio.get_running_loop()
        ready: asyncio.Future[Any] = self._loop.create_future()
        thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        thread.start()
        await ready
        self._thread = thread

    async def close(self) -> None:
        """Write what waits, then close."""
        # First nobody may queue behind the end: nobody would answer.
        thread, self._thread = self._thread, None
        if thread:
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)

    def cut(self) -> list[Cut]:
        """The journals that have lost their ends."""
        return list(self._cut)

    def append(self, row: JournalRow) -> Awaitable[None]:
        """Keep an entry."""
        return self._do(row)

    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        """The entries of a table behind a place, in order."""
        rows = await self._do(lambda db: db.execute(READ, (table, after)).fetchall())
        return [JournalRow(*row) for row in rows]

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        """A job for SQLAlchemy: all of its statements are kept, or none."""
        return await self._do(lambda db: self._whole(db, work))

    def _do(self, work: Callable[[sqlite3.Connection], T] | JournalRow) -> asyncio.Future[T]:
        # A future and no coroutine: whoever wraps it in a task pays for one, at each move.
        if self._loop is None or self._thread is None:
            raise StoreTrouble("the store is not open")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, future))
        return future

    # -- the writing thread -----------------------------------------------------------------------
    def _run(self, ready: asyncio.Future[Any]) -> None:
        try:
            db = self._opened()
        except Exception as trouble:
            why = unwrapped(trouble)
            self._tell([(ready, None, self._damage(why) or why)])
            return
        self._tell([(ready, None, None)])
        while group := self._next_group():
            self._write([job for job in group if job is not None], db)
            if None in group:
                break
        self._close(db)

    def _opened(self) -> sqlite3.Connection:
        """The connection that writes, to a file that is whole as far as can be told."""
        db = open_file(self.path)
        try:
            left = self._heads.read() if self._heads else None
            if left:
                check(db, left)
            self._core = open_core(db)
            if self._heads and left:
                self._cut = follow(db, self._heads, left)
            return db
        except BaseException:
            db.close()
            raise

    def _close(self, db: sqlite3.Connection) -> None:
        assert self._core is not None
        self._core.close()
        db.close()
        if self._heads:
            self._heads.close(sound=not self._damaged)

    def _next_group(self) -> list[Job | None]:
        """What waits now, at least one."""
        group = [self._first_job()]
        while group[-1] is not None and len(group) < GROUP and not self._jobs.empty():
            group.append(self._jobs.get())
        return group

    def _first_job(self) -> Job | None:
        """The next job; heads that have waited for long enough are written before it."""
        while self._heads and (seconds := self._heads.wait()) is not None:
            if not seconds:
                self._heads.write()
            else:
                with suppress(Empty):
                    return self._jobs.get(timeout=seconds)
        return self._jobs.get()

    def _write(self, group: list[Job], db: sqlite3.Connection) -> None:
        """One transaction for all; if the disk refuses, nothing was stored and all hear of it."""
        done: list[Done] = []
        try:
            db.execute("begin immediate")
            for is_work, run in groupby(group, lambda job: callable(job[0])):
                do = _do_each if is_work else self._append_all
                done += do(db, list(run))
            db.execute("commit")
        except sqlite3.Error as error:
            _roll_back(db)
            self._fresh.clear()
            done = [(future, None, self._trouble(error)) for _, future in group]
        self._tell(done)
        self._note()

    def _trouble(self, error: sqlite3.Error) -> StoreTrouble:
        return self._damage(error) or StoreTrouble(str(error))

    def _damage(self, error: Exception) -> Damaged | None:
        """The same error, if it is damage; that is written down once."""
        if not is_damage(error):
            return None
        if self._heads and not self._damaged:
            note("data-damaged", logging.ERROR, reason=str(error))
        self._damaged = True
        return Damaged(str(error))

    def _note(self) -> None:
        """Note how far the journals are, now that it is on the disk."""
        if self._heads:
            for table, seq, hash in self._fresh:
                self._heads.note(table, seq, hash)
        self._fresh.clear()

    def _append_all(self, db: sqlite3.Connection, jobs: Sequence[Job]) -> list[Done]:
        """Keep entries by few statements: for each one Python's lock has to be got back.

        If an entry can't be kept, its statement keeps none: then each is tried by itself.
        """
        done: list[Done] = []
        while jobs:
            size = min(MOST_ROWS, 1 << (len(jobs).bit_length() - 1))
            some, jobs = jobs[:size], jobs[size:]
            try:
                self._append(db, [row for row, _ in some if not callable(row)])
                done += [(future, None, None) for _, future in some]
            except Exception as error:
                if is_of_disk(error):
                    raise
                done += [self._append_alone(db, job) for job in some]
        return done

    def _append_alone(self, db: sqlite3.Connection, job: Job) -> Done:
        row, future = job
        assert not callable(row)
        return (future, *_attempt(lambda db: self._append(db, [row]), db))

    def _append(self, db: sqlite3.Connection, rows: Sequence[JournalRow]) -> None:
        # The cursor stays in this thread.
        values = [value for row in rows for value in VALUES(row)]
        db.execute(_insertion(len(rows)), values)
        for row in rows:
            self._fresh.append((row.table, row.seq, row.hash))
            reach("after-append")

    def _forgetting(self, tables: Sequence[str]) -> None:
        if self._heads:
            self._heads.forget(tables)

    def _whole(self, db: sqlite3.Connection, work: Callable[[Connection], T]) -> T:
        assert self._core is not None
        db.execute("savepoint job")
        try:
            result = work(self._core)
        except Exception as error:
            # A full disk may have ended the whole transaction, and its savepoints with it.
            if db.in_transaction:
                db.execute("rollback to job")
            raise unwrapped(error) from None
        db.execute("release job")
        return result

    def _tell(self, done: list[Done]) -> None:
        """Tell all of a group at once: the loop is woken a single time."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_tell_all, done)


def _tell_all(done: list[Done]) -> None:
    for future, result, trouble in done:
        if future.done():
            continue
        if trouble is None:
            future.set_result(result)
        else:
            future.set_exception(trouble)


def _attempt(work: Work, db: sqlite3.Connection) -> tuple[Any, Exception | None]:
    """A job by itself: one whose place is taken takes nobody else down with it."""
    try:
        return work(db), None
    except sqlite3.IntegrityError as error:
        return None, Conflict(str(error))
    except Exception as error:
        if is_of_disk(error):
            raise
        return None, error


def is_of_disk(error: Exception) -> bool:
    """Whether an error is no fault of the job that met it, but of the file or the disk."""
    own = (sqlite3.IntegrityError, *OWN_FAULT)
    return isinstance(error, sqlite3.Error) and not isinstance(error, own)


def _do_each(db: sqlite3.Connection, jobs: Sequence[Job]) -> list[Done]:
    return [(future, *_attempt(work, db)) for work, future in jobs if callable(work)]


@cache
def _insertion(rows: int) -> str:
    """The statement that keeps so many entries, which are powers of two, so that there are few."""
    return f"insert into journal ({COLUMNS}) values {', '.join([f'({MARKS})'] * rows)}"


def _roll_back(db: sqlite3.Connection) -> None:
    """Take a transaction back; on a bad disk even that may fail, and is done when it's back."""
    try:
        db.rollback()
    except sqlite3.Error:
        return
