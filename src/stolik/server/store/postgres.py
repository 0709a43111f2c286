"""PostgreSQL: one database for several processes.

Entries go straight to the driver over a few connections, and so does what visitors ask for, over
others: that is ten times cheaper than SQLAlchemy, through which everything else goes. A crowd of
visitors waits in line and keeps no entry waiting, nor the beats of the process, which have a line
of their own. Nothing is ever tried again in here: when a line is cut nobody knows whether the
server has kept what it was sent, and whoever sent it must look it up.

No wait is without an end, and a connection that gave trouble is thrown away, so a database that
comes back is used again at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import fields
from functools import partial
from operator import attrgetter
from typing import Any, TypeVar

import asyncpg
from asyncpg.exceptions._base import DataError as UnfitValue
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoLineFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolik.server.failpoints import asked_for, reach
from stolik.server.store.base import Conflict, JournalRow, Kept, StoreTrouble, TableRow
from stolik.server.store.core import CoreStore
from stolik.server.store.opening_postgres import DRIVER, connect, prepare, told_clearly
from stolik.server.store.sharing import NOW

T = TypeVar("T")
#: Connections for entries, for visitors, for the process itself, and for everything else.
LINES, VISITOR_LINES, OWN_LINES, OTHER_LINES = 8, 4, 1, 4
#: How long anything may take, and how long a visitor may wait before it begins.
SECONDS = 5.0
QUEUE_SECONDS = 30.0
COLUMNS = ", ".join(f'"{field.name}"' for field in fields(JournalRow))
VALUES = attrgetter(*[field.name for field in fields(JournalRow)])
MARKS = ", ".join(f"${number}" for number, _ in enumerate(fields(JournalRow), 1))
APPEND = f"insert into journal ({COLUMNS}) values ({MARKS})"
READ = f'select {COLUMNS} from journal where "table" = $1 and seq > $2 order by seq'
ROW = ", ".join(f'"{field.name}"' for field in fields(TableRow))
TABLE = f"select {ROW} from tables where id = $1"
NAME = "select name from guests where id = $1"
GUEST = "select id, name from guests where token_hash = $1"
KEEP_TICKET = f"""
    with
    past as (delete from tickets where until < {NOW["postgresql"]}),
    newest as (
        select hash from tickets where guest = $3 and kind = $2 order by until desc limit $6 - 1
    ),
    spare as (
        delete from tickets
        where guest = $3 and kind = $2 and hash not in (select hash from newest)
    )
    insert into tickets (hash, kind, guest, purpose, until)
    values ($1, $2, $3, $4, {NOW["postgresql"]} + $5)
"""
TAKE_TICKET = f"""
    delete from tickets where hash = $1 and kind = $2 and until >= {NOW["postgresql"]}
    returning hash, kind, guest, purpose
"""
#: A job that asks for what can't be is to blame itself: text with NUL, a number beyond 64 bits.
#: Some of it the driver sees, the rest the server.
OWN_FAULT = (UnfitValue, asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
#: Every other error is the line's or the server's; one that took too long is an `OSError` too.
TROUBLE = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    DBAPIError,
    NoLineFree,
)


class PostgresStore(CoreStore):
    """Everything in a PostgreSQL, each acknowledged entry synced to its disk."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Any = None
        self._door: Any = None
        self._turn = asyncio.Semaphore(VISITOR_LINES)
        self._engine: AsyncEngine | None = None
        self._own_engine: AsyncEngine | None = None
        self._under_way = 0
        self._at_rest = asyncio.Event()

    async def open(self) -> None:
        """Bring the database to the schema of this program; `Refused` says why it can't be."""
        self._at_rest, self._turn = asyncio.Event(), asyncio.Semaphore(VISITOR_LINES)
        with told_clearly(self._address):
            await asyncio.to_thread(asyncio.run, prepare(self._address))
            self._pool = await self._straight(LINES)
            self._door = await self._straight(VISITOR_LINES)
        self._engine = self._lines(OTHER_LINES)
        self._own_engine = self._lines(OWN_LINES)

    async def _straight(self, count: int) -> Any:
        """Connections for the driver."""
        return await asyncpg.create_pool(
            self._address,
            connect=partial(connect, seconds=SECONDS),
            min_size=1,
            max_size=count,
            reset=_leave_as_it_is,
        )

    def _lines(self, count: int) -> AsyncEngine:
        """Connections for SQLAlchemy."""
        return create_async_engine(
            DRIVER,
            async_creator=partial(connect, self._address, seconds=SECONDS),
            pool_size=count,
            max_overflow=0,
        )

    async def close(self) -> None:
        """Finish what is under way, then let go of every connection."""
        # First nobody may begin anything: it would be cut off.
        pools = [pool for pool in (self._pool, self._door) if pool]
        engines = [engine for engine in (self._engine, self._own_engine) if engine]
        self._pool = self._door = self._engine = self._own_engine = None
        while self._under_way:
            self._at_rest.clear()
            await self._at_rest.wait()
        with suppress(OSError):  # a server that does not answer is left as it is
            async with asyncio.timeout(SECONDS):
                closing = [pool.close() for pool in pools]
                await asyncio.gather(*closing, *(engine.dispose() for engine in engines))

    async def append(self, row: JournalRow) -> None:
        """Keep an entry."""
        values = VALUES(row)
        await self._do(lambda line: _append(line, values))

    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        """The entries of a table behind a place, in order."""
        rows = await self._do(lambda line: line.fetch(READ, table, after))
        return [JournalRow(*row) for row in rows]

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        row = await self._visit(lambda line: line.fetchrow(TABLE, table))
        return TableRow(**row) if row else None

    async def guest(self, token_hash: str) -> tuple[str, str] | None:
        """Whose token this is."""
        row = await self._visit(lambda line: line.fetchrow(GUEST, token_hash))
        return (row["id"], row["name"]) if row else None

    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called."""
        name: str | None = await self._visit(lambda line: line.fetchval(NAME, guest))
        return name

    async def keep_ticket(self, ticket: Kept, seconds: float, most: int) -> None:
        """Keep a ticket for so long, and of its guest and kind so many."""
        values = (ticket.hash, ticket.kind, ticket.guest, ticket.purpose, seconds, most)
        await self._visit(lambda line: line.execute(KEEP_TICKET, *values))

    async def take_ticket(self, hash: str, kind: str) -> Kept | None:
        """A ticket, which is worth nothing afterwards."""
        row = await self._visit(lambda line: line.fetchrow(TAKE_TICKET, hash, kind))
        return Kept(**row) if row else None

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """A job for the driver."""
        return await self._bounded(_on_a_line, self._pool, work)

    async def _visit(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """A job for the driver that waits for its turn: visitors may be thousands."""
        try:
            async with asyncio.timeout(QUEUE_SECONDS):
                await self._turn.acquire()
        except TimeoutError:
            raise StoreTrouble("too many wait") from None
        try:
            return await self._bounded(_on_a_line, self._door, work)
        finally:
            self._turn.release()

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        """A job for SQLAlchemy: all of its statements are kept, or none."""
        return await self._bounded(_in_a_transaction, self._engine, work)

    async def _ask_first(self, work: Callable[[Connection], T]) -> T:
        """The same over a line of its own: a process that many come to must not look dead."""
        return await self._bounded(_in_a_transaction, self._own_engine, work)

    async def _bounded(
        self, how: Callable[[Any, Any], Awaitable[T]], lines: object, work: object
    ) -> T:
        """A job that ends in time, and with one of the errors that a store may have."""
        if lines is None:
            raise StoreTrouble("the store is not open")
        self._under_way += 1
        try:
            async with asyncio.timeout(SECONDS):
                return await how(lines, work)
        except (*OWN_FAULT, *TROUBLE) as error:
            raise _meaning(error) from error
        finally:
            self._under_way -= 1
            self._at_rest.set()


async def _on_a_line(pool: Any, work: Callable[[Any], Awaitable[T]]) -> T:
    """Work over a connection, which is given back if the server had the last word."""
    line = await pool.acquire()
    try:
        return await work(line)
    except (asyncpg.PostgresError, UnfitValue):
        raise
    except BaseException:
        # Its state is unknown, and to give it back would be to wait for an answer.
        line.terminate()
        raise
    finally:
        await pool.release(line)


async def _in_a_transaction(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(work)


async def _append(line: Any, values: tuple[Any, ...]) -> None:
    """One statement is a transaction of its own, unless somebody wants to die inside."""
    if not asked_for("after-append"):
        await line.execute(APPEND, *values)
        return
    async with line.transaction():
        await line.execute(APPEND, *values)
        reach("after-append")


async def _leave_as_it_is(line: Any) -> None:
    """Nothing on a connection for entries is ever changed, so nothing has to be put back."""


def _meaning(error: Exception) -> Exception:
    """What an error of the driver, or of SQLAlchemy around it, means to whoever asked."""
    cause = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(cause, asyncpg.UniqueViolationError):
        return Conflict(str(cause))
    if isinstance(cause, OWN_FAULT):
        return ValueError(f"PostgreSQL can't keep this: {cause}")
    return StoreTrouble(str(cause) or type(cause).__name__)
