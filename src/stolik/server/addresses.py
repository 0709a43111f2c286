"""What an address says: which database, which bus, and how to show it to anybody."""

from __future__ import annotations

import re
from importlib.util import find_spec

from stolik.core.phrase import Refused
from stolik.server.bus import Bus, MemoryBus
from stolik.server.store import Store

DATABASES = ("postgresql", "postgres")
BUSES = ("redis", "rediss")
PLAIN = re.compile(r"\w+://(?:[^@/?#]*@)?([\w.,:\[\]-]+(?:/[\w-]*)?)(?:\?[^@]*)?")


def make_store(address: str) -> Store | None:
    """The store of an address, if there is one."""
    if not address:
        return None
    if _scheme(address) not in DATABASES:
        raise Refused("database-address")
    _need("asyncpg", "greenlet")
    from stolik.server.store.postgres import PostgresStore

    return PostgresStore(address)


def make_bus(address: str, database: str) -> Bus:
    """The bus of an address; without one, that of a process which is alone."""
    if not address:
        return MemoryBus()
    if _scheme(address) not in BUSES:
        raise Refused("bus-address")
    if not database:
        raise Refused("bus-alone")
    _need("redis")
    from stolik.server.bus.redis import RedisBus

    return RedisBus(address)


def shown(address: str) -> str:
    """Where something is, without who asks and how they are known; dots if that can't be told.

    >>> shown("postgresql://ala:secret@db.example:5433/games?sslmode=require")
    'db.example:5433/games'
    >>> shown("postgresql://ala:s@cret@db.example/games")
    '…'
    """
    found = PLAIN.fullmatch(address)
    return found.group(1) if found else "…"


def _scheme(address: str) -> str:
    scheme, found, _ = address.partition("://")
    return scheme if found else ""


def _need(*names: str) -> None:
    """Libraries that only a host of several processes has."""
    for name in names:
        if find_spec(name) is None:
            raise Refused("library-missing", name=name)
