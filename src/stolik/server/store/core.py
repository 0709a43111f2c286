"""What is kept through SQLAlchemy, in the same words for every database: tables and guests."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from stolik.server.store import schema
from stolik.server.store.base import Store, TableRow
from stolik.server.store.forget import forget_guests, forget_tables

T = TypeVar("T")
#: `on conflict` is no part of SQLAlchemy's common language, though both databases have it.
INSERT: dict[str, Callable[[Table], Any]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


class CoreStore(Store):
    """A store over SQLAlchemy; where the journal is kept, and how, is each database's own."""

    @abstractmethod
    async def _ask(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction: all of its statements are kept, or none."""

    async def save_table(self, row: TableRow) -> None:
        """Keep a table."""
        await self._ask(lambda core: save(core, schema.tables, asdict(row)))

    async def tables(self) -> list[TableRow]:
        """Every table."""
        every = select(schema.tables).order_by(schema.tables.c.created, schema.tables.c.id)
        rows = await self._ask(lambda core: core.execute(every).all())
        return [TableRow(**row._mapping) for row in rows]

    async def save_guest(
        self, guest: str, name: str, token_hash: str, created: int, seen: int | None = None
    ) -> None:
        """Keep a guest."""
        row = {"id": guest, "name": name, "token_hash": token_hash, "created": created}
        row["seen"] = created if seen is None else seen
        await self._ask(lambda core: save(core, schema.guests, row))

    async def guests(self) -> list[tuple[str, str, str]]:
        """Every guest."""
        columns = schema.guests.c
        every = select(columns.id, columns.name, columns.token_hash)
        return [(*row,) for row in await self._ask(lambda core: core.execute(every).all())]

    async def forget(self, before: int) -> int:
        """Drop what is old, slice by slice; whoever plays gets in between."""
        gone = 0
        while dropped := await self._ask(partial(forget_tables, before=before)):
            gone += dropped
        last: str | None = ""
        while last is not None:
            last = await self._ask(partial(forget_guests, before=before, after=last))
        return gone


def save(core: Connection, table: Table, row: dict[str, Any]) -> None:
    """Keep a row, or what has changed about it."""
    insert = INSERT[core.dialect.name](table).values(row)
    core.execute(insert.on_conflict_do_update(index_elements=["id"], set_=row))


def unwrapped(error: Exception) -> Exception:
    """What the driver said, without what SQLAlchemy says around it."""
    if isinstance(error, DBAPIError) and isinstance(error.orig, Exception):
        return error.orig
    return error
