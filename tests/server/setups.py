"""What the tests of the server run over: one process and its file, or PostgreSQL and Redis.

`STOLIK_TEST_SETUP=scaled` chooses the second, for the tests with the mark `both_setups`. A file of
data then only names a database, one for each file, in a PostgreSQL that lives as long as this
process does.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import sqlite3
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from stolik.server.bus.redis import RedisBus
from stolik.server.store import SqliteStore, Store
from stolik.server.store.opening_postgres import prepare
from stolik.server.store.postgres import PostgresStore
from stolik.server.store.schema import metadata
from tests.server.services import SECONDS, Postgres, Valkey, apart
from tests.server.timeouts import asking_for

SCALED = os.environ.get("STOLIK_TEST_SETUP", "") == "scaled"
#: A server that has been silent for so long has lost its tables to the others.
LEASE_SECONDS = 1.5
#: Servers that share data wait for a lease after each kill, and too early does no harm.
SHARED_TIMEOUTS = {"lease": LEASE_SECONDS, "idle": LEASE_SECONDS, "beat": 0.25, "look": 0.25}
FILE = "stolik.db"
TEMPLATE = "stolik_empty"
Row = dict[str, Any]
_names: dict[Path, str] = {}
_spare: list[str] = []
_numbers = count(1)


@cache
def postgres() -> Postgres:
    """The PostgreSQL of this process, with an empty database to copy."""
    service = Postgres().start()
    atexit.register(service.close)
    apart(_run(service.address("postgres"), f"create database {TEMPLATE}"))
    apart(prepare(service.address(TEMPLATE)))
    return service


@cache
def valkey() -> Valkey:
    """The Valkey of this process."""
    service = Valkey().start()
    atexit.register(service.close)
    return service


def address_of(file: Path) -> str:
    """The database that stands for a file; at first it is empty."""
    if file not in _names and _spare:
        _names[file] = _spare.pop()
    elif file not in _names:
        _copy_database(TEMPLATE, file)
    return postgres().address(_names[file])


def _copy_database(name: str, file: Path) -> None:
    """Let a file stand for a copy of a database."""
    service = postgres()
    _names[file] = f"copy{next(_numbers)}"
    make = f"create database {_names[file]} template {name}"
    apart(_run(service.address("postgres"), make))


def recycle(folder: Path) -> None:
    """Nobody needs the data in a folder any more: to empty a database is cheaper than to make one.

    Whoever still has a line to it is dead, or should be.
    """
    ours = [file for file in _names if file.is_relative_to(folder)]
    for file in ours:
        name = _names.pop(file)
        lines = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        apart(_run(postgres().address("postgres"), lines))
        tables = ", ".join(f'"{table}"' for table in metadata.tables)
        apart(_run(postgres().address(name), f"truncate {tables}"))
        _spare.append(name)


def new_database() -> str:
    """The name of an empty database of this program's, in whichever set-up."""
    file = Path(f"database{next(_numbers)}")
    address_of(file)
    return _names[file]


def copy_data(folder: Path, other: Path) -> None:
    """A copy of a folder of data that nobody has open."""
    shutil.copytree(folder, other)
    if SCALED:
        address_of(folder / FILE)
        _copy_database(_names[folder / FILE], other / FILE)


def store_at(file: Path) -> Store:
    """A store over a file, or over what stands for it; not open yet."""
    return PostgresStore(address_of(file)) if SCALED else SqliteStore(file)


def house_settings() -> dict[str, Any]:
    """What a house must know of other processes."""
    return {"shared": True, "bus": RedisBus(valkey().address)} if SCALED else {}


def server_variables(folder: Path, scaled: bool = SCALED) -> dict[str, str]:
    """The environment of a server over the data in a folder."""
    if not scaled:
        return {}
    data = {"STOLIK_DATABASE": address_of(folder / FILE), "STOLIK_BUS": valkey().address}
    return {**data, **asking_for(**SHARED_TIMEOUTS)}


def query(data: Path | str, text: str, *values: object) -> list[Row]:
    """Ask the data themselves, past everything that is being tested; values stand as `?`.

    They lie in a file, or in what stands for it, or at the address of a database.
    """
    if isinstance(data, Path) and not SCALED:
        return _query_file(data, text, *values)
    address = address_of(data) if isinstance(data, Path) else data
    numbers = count(1)
    return apart(_run(address, re.sub(r"\?", lambda _: f"${next(numbers)}", text), *values))


def everything(folder: Path) -> bytes:
    """All that is kept of a house, as it is kept."""
    if not SCALED:
        return b"".join(path.read_bytes() for path in folder.iterdir())
    found = "select table_name from information_schema.tables where table_schema = 'public'"
    names = [row["table_name"] for row in query(folder / FILE, found)]
    return b"".join(str(query(folder / FILE, f'select * from "{it}"')).encode() for it in names)


def _query_file(file: Path, text: str, *values: Any) -> list[Row]:
    with sqlite3.connect(file) as db:
        db.row_factory = sqlite3.Row
        rows = [dict(row) for row in db.execute(text, values)]
    db.close()
    return rows


async def _run(address: str, text: str, *values: object) -> list[Row]:
    line = await asyncpg.connect(address, timeout=SECONDS)
    try:
        return [dict(row) for row in await line.fetch(text, *values)]
    finally:
        await line.close()
