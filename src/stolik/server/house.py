"""Everything a running server holds, from opening to closing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from stolik.server.bus import Bus, MemoryBus
from stolik.server.clock import BEAT_SECONDS, Awake
from stolik.server.ending import end
from stolik.server.gate import Gate
from stolik.server.identity import (
    LINK_SECONDS,
    TICKET_SECONDS,
    Guests,
    KeptTickets,
    MemoryTickets,
    Tickets,
)
from stolik.server.limits import Limits
from stolik.server.lobby import Lobby
from stolik.server.logs import note, note_error
from stolik.server.metrics import Metrics
from stolik.server.neighbours import Neighbours
from stolik.server.players import Players
from stolik.server.reviews import Reviews
from stolik.server.room import Room
from stolik.server.scorekeeper import Scorekeeper
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
    reviews: Reviews = field(default_factory=Reviews)
    limits: Limits = field(default_factory=Limits)
    #: The address that others can reach, if there is one, and how to open it.
    outside: str = ""
    open_lan: Callable[[], Awaitable[str]] | None = None
    #: Whether other processes serve the same data, and the line to them.
    shared: bool = False
    bus: Bus = field(default_factory=MemoryBus)
    gate: Gate = field(default_factory=Gate)

    def __post_init__(self) -> None:
        self.guests = Guests(self.store, self.wall)
        self.tickets = self._tickets("socket", TICKET_SECONDS)
        self.links = self._tickets("link", LINK_SECONDS)
        self.lobby = Lobby(self.store, self.wall, self.clock, self.shared)
        self.lobby.bots = self.players.programs.bots
        self.lobby.offered = self.players.programs.offered
        self.scorekeeper = Scorekeeper(self.store, self.lobby, self.wall)
        self.lobby.after = self.scorekeeper.note
        self.metrics = Metrics(self.lobby)
        self.steward = Steward(self.lobby, self.players, self.pace, self.metrics.strikes.inc)
        self.neighbours = Neighbours(self.store, self.bus, self.lobby, self.steward)
        self.halls = Halls(self.store, self.lobby, self.look_after)
        self.steward.ended = self.halls.wake
        self.steward.stand_in = self.halls.stand_in
        self._chores: list[asyncio.Task[None]] = []

    def _tickets(self, kind: str, seconds: float) -> Tickets:
        if self.shared:
            return KeptTickets(self.store, kind, seconds)
        return MemoryTickets(self.clock, seconds)

    async def open(self) -> None:
        """Open the data and take every table up again."""
        await self.store.open()
        await self.guests.load()
        if self.shared:
            await self.neighbours.open()
        await self.lobby.load()
        await self.players.warm()
        for room in [] if self.shared else self.lobby.rooms.values():
            self.steward.look_after(room)
        await self.halls.load()
        chores = [self._tidy(), self._beat(), self.halls.look_after()]
        chores += [self.neighbours.watch()] if self.shared else []
        self._chores = [asyncio.create_task(chore) for chore in chores]
        note("open", tables=len(self.lobby.rooms))

    async def close(self) -> None:
        """Let the tables rest and close the data."""
        await end(self._chores)
        await self.steward.stop()
        self.players.close()
        await self.reviews.close()
        if self.shared:
            await self.neighbours.close()
        await self.store.close()
        note("close")

    async def look_after(self, room: Room) -> None:
        """See to it that somebody looks after a table that begins."""
        if self.shared:
            await self.neighbours.claim(room)
        else:
            self.steward.look_after(room)

    async def _beat(self) -> None:
        """Look at the clock, so that it knows when the server slept; see who is alive."""
        while True:
            self.clock()
            self.gate.refusals.flush()
            if self.shared or self.lobby.clock.stands:
                await self.neighbours.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def forget(self) -> None:
        """Let go of what is older than it is kept, in the store and in memory."""
        for keeper in (self.lobby, self.halls, self.scorekeeper):
            await keeper.forget(self.keep_days)
        await self.guests.follow()

    async def _tidy(self) -> None:
        while True:
            try:
                await self.lobby.touch()
                if self.neighbours.tidies:
                    await self.lobby.tidy()
                    await self.scorekeeper.catch_up()
                await self.halls.tidy(self.neighbours.tidies)
                await self.forget()
            except StoreTrouble:
                note("store-trouble", logging.WARNING)
            except Exception as error:  # tidying up must never end
                note_error(error)
            await asyncio.sleep(TIDY_SECONDS)
