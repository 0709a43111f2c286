"""Opening a PostgreSQL: whether it keeps its word, and the way to the schema of this program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy import Connection, NullPool, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from stolik.core.phrase import Refused
from stolik.server.addresses import shown
from stolik.server.store.base import NewerDatabase
from stolik.server.store.schema import HEAD, REVISIONS

#: The driver connects by itself, since it knows more of PostgreSQL's addresses than SQLAlchemy.
DRIVER = "postgresql+asyncpg://"
CONNECT_SECONDS = 5.0
#: Another process may be bringing many data to a new schema.
PREPARE_SECONDS = 300.0
#: Whoever is stopped in the middle of a transaction holds others up no longer than this.
IDLE_SECONDS = 10.0
#: One number for all programs that open these data.
LOCK = 0x5701_1C
#: Without these a commit that was acknowledged may be gone when the power comes back.
SYNCED = ("fsync", "synchronous_commit")


async def connect(address: str, seconds: float, **more: Any) -> Any:
    """A connection of our own."""
    idle = {"idle_in_transaction_session_timeout": f"{round(1000 * IDLE_SECONDS)}ms"}
    more = {"server_settings": {"application_name": "stolik", **idle}, **more}
    return await asyncpg.connect(address, timeout=CONNECT_SECONDS, command_timeout=seconds, **more)


async def prepare(address: str) -> None:
    """Look at the database, and take the steps that are due, all or none."""
    creator = partial(connect, address, seconds=PREPARE_SECONDS)
    engine = create_async_engine(DRIVER, async_creator=creator, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(_prepare)


def _prepare(core: Connection) -> None:
    for name in SYNCED:
        if core.execute(text(f"show {name}")).scalar() == "off":
            raise Refused("database-unsynced", setting=name)
    if revision_of(core) == HEAD:
        return
    core.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    # Alembic takes a while to load, and most of the time nothing is due.
    from stolik.server.store.migrations import upgrade

    # Asked again: whoever had the lock before may have taken the steps.
    if (revision := revision_of(core)) != HEAD:
        upgrade(core, revision)


def revision_of(core: Connection) -> str:
    """The schema of a database, "" if it has none; `NewerDatabase` if it's unknown."""
    # Not `to_regclass`, which within a transaction goes on to say what it said first.
    if not inspect(core).has_table("alembic_version"):
        return ""
    revision = str(core.execute(text("select version_num from alembic_version")).scalar() or "")
    if revision and revision not in REVISIONS:
        raise NewerDatabase(f"revision {revision}; this program knows {HEAD}")
    return revision


@contextmanager
def told_clearly(address: str) -> Iterator[None]:
    """Make one clear line of whatever keeps us from a database; no line has the password in it."""
    where = shown(address)
    try:
        yield
    except DBAPIError as error:
        raise _refusal(error.orig.__cause__ if error.orig else error, where) from None
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise _refusal(error, where) from None


def _refusal(error: BaseException | None, where: str) -> Refused:
    match error:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return Refused("database-password", where=where)
        case asyncpg.PostgresError():
            return Refused("database-trouble", why=str(error))
        case OSError():
            return Refused("database-unreachable", where=where)
        case _:  # What it says would tell pieces of the address, and there may be a password in it.
            return Refused("database-address")
