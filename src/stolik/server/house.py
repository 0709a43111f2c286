"""Everything a running server holds, from opening to closing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from stolik.server.clock import BEAT_SECONDS, Awake
from stolik.server.identity import LINK_SECONDS, Guests, Tickets
from stolik.server.limits import Limits
from stolik.server.lobby import Lobby
from stolik.server.logs import note, note_error
from stolik.server.metrics import Metrics
from stolik.server.players import Players
from stolik.server.steward import Steward
from stolik.server.store import Store, StoreTrouble
from stolik.server.tournament.halls import Halls

TIDY_SECONDS = 60.0


def wall_clock() -> int:
    """Milliseconds since 1970: for what is kept, never for how long something takes."""
    return int(time.time() * 1000)


@dataclass
class House:
    """The data, the tables, and whoever looks after them."""

    store: Store
    #: The names under which browsers may ask; more are added when phones are invited.
    hosts: set[str]
    pace: float = 0.6
    keep_days: int = 90
    clock: Callable[[], float] = field(default_factory=Awake)
    wall: Callable[[], int] = wall_clock
    players: Players = field(default_factory=Players)
    limits: Limits = field(default_factory=Limits)
    #: Behind a proxy that says for whom it asks.
    proxied: bool = False
    #: The address that others can reach, if there is one, and how to open it.
    outside: str = ""
    open_lan: Callable[[], Awaitable[str]] | None = None

    def __post_init__(self) -> None:
        self.guests = Guests(self.store, self.wall)
        self.tickets = Tickets(self.clock)
        self.links = Tickets(self.clock, LINK_SECONDS)
        self.lobby = Lobby(self.store, self.wall, self.clock)
        self.metrics = Metrics(self.lobby)
        self.steward = Steward(self.lobby, self.players, self.pace, self.metrics.strikes.inc)
        self.halls = Halls(self.store, self.lobby, self.steward)
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the data and take every table up again."""
        await self.store.open()
        await self.guests.load()
        await self.lobby.load()
        for room in self.lobby.rooms.values():
            self.steward.look_after(room)
        await self.halls.load()
        chores = (self._tidy(), self._beat(), self.halls.look_after())
        self._chores = [asyncio.create_task(chore) for chore in chores]
        note("open", tables=len(self.lobby.rooms))

    async def close(self) -> None:
        """Let the tables rest and close the data."""
        for chore in self._chores:
            chore.cancel()
        await self.steward.stop()
        self.players.close()
        await self.store.close()
        note("close")

    async def _beat(self) -> None:
        """Look at the clock, so that it knows when the server slept."""
        while True:
            self.clock()
            await asyncio.sleep(BEAT_SECONDS)

    async def _tidy(self) -> None:
        while True:
            try:
                await self.lobby.tidy()
                await self.lobby.forget(self.keep_days)
                await self.halls.tidy(self.keep_days)
            except StoreTrouble:
                note("store-trouble")
            except Exception as error:  # tidying up must never end
                note_error(error)
            await asyncio.sleep(TIDY_SECONDS)
