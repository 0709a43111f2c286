"""What several processes have in common: who is alive, who looks after which table, tickets."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    Table,
    delete,
    func,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from stolik.server.store.base import Beat, Kept, Lease, TableNews
from stolik.server.store.schema import guests, journal, leases, processes, tables, tickets

LIVE = ("waiting", "playing")
#: A process that has been silent for so long is not written of any more.
FORGOTTEN_SECONDS = 3600.0
#: The database's own clock in seconds: the only one that all processes can read.
NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "extract(epoch from clock_timestamp())::double precision",
}
#: `on conflict` is no part of SQLAlchemy's common language, though both databases have it.
INSERT: dict[str, Callable[[Table], Any]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def now(core: Connection) -> ColumnElement[float]:
    """The database's clock, as a part of a statement."""
    return literal_column(NOW[core.dialect.name], Float())


def beat(core: Connection, process: str, clock: float, hears: bool) -> list[Beat]:
    """Say that a process is alive and what its clock shows; who else was, and how long ago."""
    row = {"id": process, "clock": clock, "beaten": now(core), "hears": hears}
    insert = INSERT[core.dialect.name](processes).values(row)
    core.execute(insert.on_conflict_do_update(index_elements=["id"], set_=row))
    old = now(core) - processes.c.beaten > FORGOTTEN_SECONDS
    core.execute(delete(processes).where(old))
    larger = func.greatest if core.dialect.name == "postgresql" else func.max
    columns, age = processes.c, larger(now(core) - processes.c.beaten, 0.0)
    found = select(columns.id, columns.clock, age, columns.hears)
    return [Beat(*row) for row in core.execute(found)]


def read_leases(core: Connection) -> list[Lease]:
    """Who looks after which table."""
    return [Lease(**row._mapping) for row in core.execute(select(leases))]


def take_lease(core: Connection, lease: Lease, before: str) -> bool:
    """Look after a table from now on, if still nobody does, or still the one before."""
    if before:
        held = update(leases).where(leases.c.table == lease.table, leases.c.owner == before)
        return core.execute(held.values(asdict(lease))).rowcount == 1
    insert = INSERT[core.dialect.name](leases).values(asdict(lease))
    return bool(core.execute(insert.on_conflict_do_nothing()).rowcount == 1)


def drop_leases(core: Connection, owner: str) -> None:
    """A process goes: others may look after its tables at once."""
    core.execute(delete(leases).where(leases.c.owner == owner))
    core.execute(delete(processes).where(processes.c.id == owner))


def drop_lease(core: Connection, table: str) -> None:
    """A table that nobody has to look after any more."""
    core.execute(delete(leases).where(leases.c.table == table))


def news(core: Connection) -> list[TableNews]:
    """Every table that waits or plays: which version of it is kept, and how many entries."""
    last = select(func.max(journal.c.seq)).where(journal.c.table == tables.c.id)
    found = select(tables.c.id, tables.c.revision, func.coalesce(last.scalar_subquery(), 0))
    return [TableNews(*row) for row in core.execute(found.where(tables.c.state.in_(LIVE)))]


def keep_ticket(core: Connection, kept: Kept, seconds: float, most: int) -> None:
    """Keep a ticket for a while; those that are no longer good go, and the oldest of too many."""
    core.execute(delete(tickets).where(tickets.c.until < now(core)))
    same = (tickets.c.guest == kept.guest) & (tickets.c.kind == kept.kind)
    newest = select(tickets.c.hash).where(same).order_by(tickets.c.until.desc()).limit(most - 1)
    core.execute(delete(tickets).where(same, tickets.c.hash.not_in(newest)))
    row = {**asdict(kept), "until": now(core) + seconds}
    core.execute(tickets.insert().values(row))


def take_ticket(core: Connection, hash: str, kind: str) -> Kept | None:
    """A ticket of a kind, if it is good; afterwards it is worth nothing."""
    good = tickets.c.until >= now(core)
    taken = delete(tickets).where(tickets.c.hash == hash, tickets.c.kind == kind, good)
    columns = (tickets.c.hash, tickets.c.kind, tickets.c.guest, tickets.c.purpose)
    row = core.execute(taken.returning(*columns)).first()
    return Kept(*row) if row else None


def cancel_tickets(core: Connection, guest: str) -> None:
    """Let every ticket of a guest be worth nothing."""
    core.execute(delete(tickets).where(tickets.c.guest == guest))


def guest_of(core: Connection, token_hash: str) -> tuple[str, str] | None:
    """Whose token this is: id and name."""
    found = select(guests.c.id, guests.c.name).where(guests.c.token_hash == token_hash)
    row = core.execute(found).first()
    return (row.id, row.name) if row else None


def token_hashes(core: Connection, wanted: Collection[str]) -> dict[str, str]:
    """By what token each of some guests is known."""
    found = select(guests.c.id, guests.c.token_hash).where(guests.c.id.in_(wanted))
    return {row.id: row.token_hash for row in core.execute(found)}


def name_of(core: Connection, guest: str) -> str | None:
    """What a guest is called."""
    name: str | None = core.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    return name
