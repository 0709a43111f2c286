"""What is kept through SQLAlchemy, in the same words for every database: tables and guests."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, select, update
from sqlalchemy.exc import DBAPIError

from stolik.server.store import schema, sharing
from stolik.server.store.base import (
    Beat,
    Conflict,
    Kept,
    Lease,
    Store,
    TableNews,
    TableRow,
)
from stolik.server.store.forget import forget_guests, forget_tables

T = TypeVar("T")


class CoreStore(Store):
    """A store over SQLAlchemy; where the journal is kept, and how, is each database's own."""

    @abstractmethod
    async def _ask(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction: all of its statements are kept, or none."""

    async def _ask_first(self, work: Callable[[Connection], T]) -> T:
        """The same, for what must not wait behind people who come in thousands."""
        return await self._ask(work)

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Some work in one transaction."""
        return await self._ask(work)

    async def save_table(self, row: TableRow) -> None:
        """Keep a table's next version."""
        await self._ask(lambda core: save_version(core, row))

    async def tables(self) -> list[TableRow]:
        """Every table."""
        every = select(schema.tables).order_by(schema.tables.c.created, schema.tables.c.id)
        rows = await self._ask(lambda core: core.execute(every).all())
        return [TableRow(**row._mapping) for row in rows]

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        return await self._one_table(schema.tables.c.id == table)

    async def table_of_code(self, code: str) -> TableRow | None:
        """The waiting table of a code."""
        waits = schema.tables.c.state == "waiting"
        return await self._one_table(waits & (schema.tables.c.code == code))

    async def _one_table(self, wanted: ColumnElement[bool]) -> TableRow | None:
        found = select(schema.tables).where(wanted)
        row = await self._ask(lambda core: core.execute(found).first())
        return TableRow(**row._mapping) if row else None

    async def save_guest(
        self, guest: str, name: str, token_hash: str, created: int, seen: int | None = None
    ) -> None:
        """Keep a guest."""
        row = {"id": guest, "name": name, "token_hash": token_hash, "created": created}
        row["seen"] = created if seen is None else seen
        await self._ask(lambda core: save(core, schema.guests, row))

    async def note_guest(self, guest: str, name: str, token_hash: str, seen: int) -> bool:
        """Keep what has changed of a guest."""
        columns = schema.guests.c
        same = update(schema.guests).where(columns.id == guest, columns.token_hash == token_hash)
        done = await self._ask(lambda core: core.execute(same.values(name=name, seen=seen)))
        return bool(done.rowcount == 1)

    async def guests(self) -> list[tuple[str, str, str]]:
        """Every guest."""
        columns = schema.guests.c
        every = select(columns.id, columns.name, columns.token_hash)
        return [(*row,) for row in await self._ask(lambda core: core.execute(every).all())]

    async def guest_ids(self) -> set[str]:
        """The id of every guest."""
        every = select(schema.guests.c.id)
        return set(await self._ask(lambda core: core.execute(every).scalars().all()))

    async def guest(self, token_hash: str) -> tuple[str, str] | None:
        """Whose token this is."""
        return await self._ask(partial(sharing.guest_of, token_hash=token_hash))

    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called."""
        return await self._ask(partial(sharing.name_of, guest=guest))

    async def token_hashes(self, guests: Collection[str]) -> dict[str, str]:
        """By what token each of these guests is known."""
        return await self._ask(partial(sharing.token_hashes, wanted=guests))

    # -- among several processes ------------------------------------------------------------------
    async def beat(self, process: str, clock: float, hears: bool) -> list[Beat]:
        """Say that a process is alive; every process that was."""
        work = partial(sharing.beat, process=process, clock=clock, hears=hears)
        return await self._ask_first(work)

    async def news(self) -> list[TableNews]:
        """Every table that waits or plays."""
        return await self._ask_first(sharing.news)

    async def leases(self) -> list[Lease]:
        """Who looks after which table."""
        return await self._ask_first(sharing.read_leases)

    async def take_lease(self, lease: Lease, before: str) -> bool:
        """Look after a table."""
        return await self._ask_first(partial(sharing.take_lease, lease=lease, before=before))

    async def drop_lease(self, table: str) -> None:
        """Look after a table no more."""
        await self._ask(partial(sharing.drop_lease, table=table))

    async def drop_leases(self, owner: str) -> None:
        """A process goes."""
        await self._ask(partial(sharing.drop_leases, owner=owner))

    async def keep_ticket(self, ticket: Kept, seconds: float, most: int) -> None:
        """Keep a ticket for so long, and of its guest and kind so many."""
        await self._ask(partial(sharing.keep_ticket, kept=ticket, seconds=seconds, most=most))

    async def take_ticket(self, hash: str, kind: str) -> Kept | None:
        """A ticket, which is worth nothing afterwards."""
        return await self._ask(partial(sharing.take_ticket, hash=hash, kind=kind))

    async def cancel_tickets(self, guest: str) -> None:
        """Let every ticket of a guest be worth nothing."""
        await self._ask(partial(sharing.cancel_tickets, guest=guest))

    async def forget(self, before: int) -> int:
        """Drop what is old, slice by slice; whoever plays gets in between."""
        gone = 0
        work = partial(forget_tables, before=before, forgetting=self._forgetting)
        while dropped := await self._ask(work):
            gone += dropped
        last: str | None = ""
        while last is not None:
            last = await self._ask(partial(forget_guests, before=before, after=last))
        return gone

    def _forgetting(self, tables: Sequence[str]) -> None:
        """Some tables are about to be dropped."""


def save_version(core: Connection, row: TableRow) -> None:
    """Keep a table if this is its first version, or the next one of what is there."""
    table, values = schema.tables, asdict(row)
    if row.revision == 1:
        core.execute(table.insert().values(values))
        return
    before = update(table).where(table.c.id == row.id, table.c.revision == row.revision - 1)
    if core.execute(before.values(values)).rowcount != 1:
        raise Conflict(f"table {row.id}: version {row.revision}")


def save(core: Connection, table: Table, row: dict[str, Any]) -> None:
    """Keep a row, or what has changed about it."""
    insert = sharing.INSERT[core.dialect.name](table).values(row)
    core.execute(insert.on_conflict_do_update(index_elements=["id"], set_=row))


def unwrapped(error: Exception) -> Exception:
    """What the driver said, without what SQLAlchemy says around it."""
    if isinstance(error, DBAPIError) and isinstance(error.orig, Exception):
        return error.orig
    return error
