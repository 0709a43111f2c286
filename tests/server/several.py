"""Two servers over PostgreSQL and Redis, with a proxy before each of these."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.arena import PATIENCE, TABLES, Arena, checked
from tests.server.checker import Row
from tests.server.client import SECONDS
from tests.server.garbled import Forgetful
from tests.server.nursery import WALL, Quick
from tests.server.proxy import Proxy
from tests.server.services import Postgres, Valkey
from tests.server.setups import LEASE_SECONDS, SHARED_TIMEOUTS, new_database, query
from tests.server.timeouts import OF_THE_PRODUCT, VARIABLE, asking_for

#: Here it does no harm if one of them passes too early, and each is waited for again and again.
TIMEOUTS = {**SHARED_TIMEOUTS, "bus": 2.0, "deaf": 2.0}
#: Each book with bots and without.
FEW_TABLES = 4
#: Whether nobody looks after a table who has been silent for a lease longer than the other.
TAKEN_OVER = """
    select (select max(beaten) - min(beaten) from processes) > ? and not exists (
        select 1 from leases where owner = (select id from processes order by beaten limit 1)
    ) as done
"""


class Several:
    """Two servers with a proxy before the database and one before the bus.

    Without `timeouts` they are those of the product.
    """

    def __init__(
        self, postgres: Postgres, valkey: Valkey, timeouts: dict[str, float] | None = None
    ) -> None:
        self.timeouts = asking_for(**timeouts) if timeouts else {VARIABLE: OF_THE_PRODUCT}
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
            **self.timeouts,
        }
        return [Quick(folder, {**variables, WALL: str(_wall(folder, which))}) for which in (0, 1)]

    def arena(self, folder: Path, tables: int = TABLES, patience: float = PATIENCE) -> Arena:
        """Tables at both servers."""
        return Arena(self.servers(folder), self.data, tables, patience)

    async def taken_over(self) -> None:
        """Until one of the servers has been silent for a lease and the other has its tables."""
        async with asyncio.timeout(SECONDS):
            while not query(self.data, TAKEN_OVER, LEASE_SECONDS)[0]["done"]:
                await asyncio.sleep(0.05)

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
    folder: Path,
    postgres: Postgres,
    valkey: Valkey,
    patience: float = PATIENCE,
    **timeouts: float,
) -> AsyncIterator[tuple[Several, Arena]]:
    """An arena at two servers; then every history is held against the journals."""
    several = Several(postgres, valkey, {**TIMEOUTS, **timeouts})
    async with several.database, several.bus:
        arena = await asyncio.to_thread(several.arena, folder, FEW_TABLES, patience)
        async with checked(arena):
            yield several, arena
