"""Two servers over PostgreSQL and Redis, with a proxy before each of these."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.arena import Arena, checked
from tests.server.checker import Row
from tests.server.garbled import Forgetful
from tests.server.nursery import WALL, Quick
from tests.server.proxy import Proxy
from tests.server.services import Postgres, Valkey
from tests.server.setups import new_database, query


class Several:
    """Two servers with a proxy before the database and one before the bus."""

    def __init__(self, postgres: Postgres, valkey: Valkey) -> None:
        self.postgres = postgres
        self.valkey = valkey
        self.database = Proxy(postgres.port)
        self.bus = Forgetful(valkey.port)
        self.name = new_database()

    @property
    def data(self) -> str:
        """The data, past every proxy."""
        return self.postgres.address(self.name)

    def servers(self, folder: Path) -> list[Quick]:
        """Two servers that see everything through the proxies."""
        variables = {
            "STOLIK_DATABASE": self.postgres.address(self.name, self.database.port),
            "STOLIK_BUS": f"redis://127.0.0.1:{self.bus.port}/0",
        }
        return [Quick(folder, {**variables, WALL: str(_wall(folder, which))}) for which in (0, 1)]

    def arena(self, folder: Path) -> Arena:
        """Tables at both servers."""
        return Arena(self.servers(folder), self.data)

    def newest(self) -> dict[str, int]:
        """The time of each match at its last entry."""
        rows: list[Row] = query(self.data, 'select "table", max(at) as at from journal group by 1')
        return {row["table"]: row["at"] for row in rows}


def _wall(folder: Path, which: int) -> Path:
    """Each server has a clock on the wall of its own, at first a right one."""
    file = folder / f"wall-{which}"
    file.write_text("0")
    return file


@asynccontextmanager
async def two_servers(
    folder: Path, postgres: Postgres, valkey: Valkey
) -> AsyncIterator[tuple[Several, Arena]]:
    """An arena at two servers; then every history is held against the journals."""
    several = Several(postgres, valkey)
    async with several.database, several.bus:
        arena = await asyncio.to_thread(several.arena, folder)
        async with checked(arena):
            yield several, arena
