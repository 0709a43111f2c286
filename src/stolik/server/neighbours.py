"""Other processes that serve the same data.

Any of them takes a move and keeps it; the journal's key lets one win. What one has kept the others
hear of over the bus, and if not, they see it in the store a second later. One process looks after
a table: its bots play, its clock is the time of the match, and the others follow it. A process
that is silent for some seconds has lost its tables to whoever takes them first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from stolik.server.bus import Bus
from stolik.server.ending import end
from stolik.server.lobby import Lobby
from stolik.server.logs import note, note_error
from stolik.server.presence import Presence
from stolik.server.room import PLAYING, WAITING, Room
from stolik.server.steward import Steward
from stolik.server.store import Conflict, Store, StoreTrouble
from stolik.server.store.base import Beat, Lease, TableNews
from stolik.server.table import Table
from stolik.server.words import (
    Changed,
    Message,
    Moved,
    Present,
    Reaction,
    SignedOut,
    Well,
    decode,
    encode,
)

LOOK_SECONDS = 1.0
#: A process that has been silent for so long is dead, for all that the others know.
LEASE_SECONDS = 4.0


class Neighbours:
    """What this process knows of the others, and they of it."""

    def __init__(self, store: Store, bus: Bus, lobby: Lobby, steward: Steward) -> None:
        self.name = secrets.token_hex(8)
        self._store = store
        self._bus = bus
        self._lobby = lobby
        self._steward = steward
        #: Every process that was alive, and when by our clock that was read.
        self._beats: dict[str, tuple[Beat, float]] = {}
        #: By what token those were known who were connected here when we last looked.
        self._tokens: dict[str, str] = {}
        self._leases: dict[str, Lease] = {}
        self._presence = Presence(self.name, lobby, self._say, self._holds)
        self._errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Listen to the others, and let them hear of what happens here."""
        self._bus.listen(self._hear, self._look_again)
        await self._bus.open()
        lobby = self._lobby
        lobby.spread = lambda table, seq: self._say(Moved(table, seq))
        lobby.changed = lambda room: self._say(Changed(room.id, room.revision))
        lobby.announced = self._presence.announced
        lobby.signalled = lambda room, frame: self._say(Reaction(room.id, frame))
        lobby.signed_out = lambda guest: self._say(SignedOut(guest.id))
        lobby.set_time = self._set_time
        await self.beat()

    async def close(self) -> None:
        """Leave the tables to the others."""
        await end(self._errands)
        await self._bus.close()
        try:
            await self._store.drop_leases(self.name)
        except StoreTrouble:
            note("store-trouble")  # they will see that this process is silent

    # -- who is alive, and what time it is --------------------------------------------------------
    async def beat(self) -> None:
        """Say that this process is alive, and see which others are."""
        clock = self._lobby.clock
        began = clock()
        try:
            beats = await self._store.beat(self.name, began, self._bus.up)
        except StoreTrouble:
            self._lobby.stored(False, clock() - began)
            return
        self._lobby.stored(True, 0.0)
        owners = {lease.owner for lease in self._leases.values()}
        # Who has just gone is still asked for the time, until somebody else looks after its tables.
        gone = {name: known for name, known in self._beats.items() if name in owners}
        self._beats = gone | {found.process: (found, clock()) for found in beats}
        self._say(Well())

    def _silent(self, process: str) -> float:
        """For how long a process has been silent."""
        if process not in self._beats:
            return LEASE_SECONDS
        found, read = self._beats[process]
        return found.age + self._lobby.clock() - read

    def _alive(self, process: str) -> bool:
        return process == self.name or self._silent(process) < LEASE_SECONDS

    def _lost(self, process: str) -> bool:
        """Whether a process is dead, and not only as late as this one after trouble of all."""
        waited = self._lobby.clock() - self._lobby.back_at
        return not self._alive(process) and waited >= LEASE_SECONDS

    def _others(self) -> list[str]:
        return [name for name in self._beats if name != self.name and self._alive(name)]

    def _unheard(self) -> bool:
        """Whether there may be people whom we can't hear of: because of our bus, or another's."""
        others = [self._beats[name][0] for name in self._others()]
        return any(not (self._bus.up and other.hears) for other in others)

    @property
    def tidies(self) -> bool:
        """Whether it is this process that tidies up: one of them is enough."""
        return all(self.name < other for other in self._others())

    def _clock_of(self, process: str) -> float:
        """What the clock of a process shows; of one that is silent, what it showed last."""
        if process not in self._beats:
            return 0.0
        return self._beats[process][0].clock + min(self._silent(process), LEASE_SECONDS)

    def _set_time(self, table: Table) -> None:
        """Let the time of a match be that of the process which looks after it."""
        lease = self._leases.get(table.id)
        if lease is None or lease.owner == self.name:
            return
        table.clock = partial(self._clock_of, lease.owner)
        table.at_start, table.started = lease.at_start, lease.started
        table.resting = lease.resting

    def _holds(self, room: Room) -> bool:
        """Whether this process looks after a table."""
        lease = self._leases.get(room.id)
        return lease is not None and lease.owner == self.name

    # -- looking after tables ---------------------------------------------------------------------
    async def watch(self) -> None:
        """See again and again what has happened, and what nobody looks after."""
        while True:
            try:
                await self.look()
            except StoreTrouble:
                note("store-trouble")
            except Exception as error:  # whatever it is, the others must not be lost sight of
                note_error(error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """See what has happened, and take up what nobody looks after."""
        self._leases = {lease.table: lease for lease in await self._store.leases()}
        news = {found.table: found for found in await self._store.news()}
        for found in news.values():
            await self._one(found.table, self._see(found))
        for room in list(self._lobby.rooms.values()):
            if room.state in (WAITING, PLAYING) and room.id not in news:
                await self._lobby.refresh(room.id)
            await self._one(room.id, self._mind(room))
        await self._sign_out_moved()
        self._presence.refresh(self._alive, self._unheard())

    async def _sign_out_moved(self) -> None:
        """Close the lines of whoever has moved to another device: the hint may have been lost."""
        rooms = self._lobby.rooms.values()
        here = {visitor.guest.id for room in rooms for visitor in room.visitors}
        tokens = await self._store.token_hashes(here) if here else {}
        for guest, token in tokens.items():
            if self._tokens.get(guest, token) != token:
                self._lobby.show_out(guest)
        self._tokens = tokens

    async def _one(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        """Work at one table; one that can't be believed must not keep us from the others."""
        try:
            await work
        except Conflict as error:
            self._lobby.leave_alone(table, error)

    async def _see(self, found: TableNews) -> None:
        room = self._lobby.rooms.get(found.table)
        if room is None or room.revision < found.revision:
            room = await self._lobby.refresh(found.table)
        if room and room.table and room.table.head < found.head:
            await room.table.catch_up()

    async def _mind(self, room: Room) -> None:
        """Look after a table, follow whoever does, or let it be."""
        lease = self._leases.get(room.id)
        if room.state != PLAYING:
            if lease and (self._holds(room) or self._lost(lease.owner)):
                await self._store.drop_lease(room.id)
        elif lease is None or self._lost(lease.owner):
            await self.claim(room)
        elif lease.owner == self.name:
            await self._hold(room, lease)
        else:
            await self._follow(room)

    async def claim(self, room: Room) -> None:
        """Look after a table from now on, if nobody was faster."""
        before = self._leases.get(room.id)
        reached = self._reached(before) if before else 0
        lease = Lease(room.id, self.name, reached, self._lobby.clock(), False)
        if not await self._store.take_lease(lease, before.owner if before else ""):
            return
        self._leases[room.id] = lease
        table = await self._lobby.take_up(room)
        table.at_start = max(reached, table.kept[-1].entry.at if table.kept else 0)
        table.clock, table.resting = self._lobby.clock, False
        table.started = table.clock()
        await self._hold(room, lease)
        note("table-taken", table=room.id)

    def _reached(self, lease: Lease) -> int:
        """The time of a match when its process was last heard of; since then it stood still."""
        if lease.resting or lease.owner not in self._beats:
            return lease.at_start
        return lease.at_start + int(1000 * (self._beats[lease.owner][0].clock - lease.started))

    async def _hold(self, room: Room, lease: Lease) -> None:
        """Look after a table, and let the others know how its time runs."""
        table = await self._lobby.take_up(room)
        timed = replace(
            lease, at_start=table.at_start, started=table.started, resting=table.resting
        )
        if timed != lease and await self._store.take_lease(timed, self.name):
            self._leases[room.id] = timed
        self._steward.look_after(room)

    async def _follow(self, room: Room) -> None:
        self._steward.let_go(room)
        if room.table:
            self._set_time(room.table)
            busy = room.lock.locked() or room.table.lock.locked()
            if not room.visitors and not busy:
                room.put_away()  # it is looked after elsewhere, and nobody is here
        await self._lobby.show_match(room)

    # -- the bus ----------------------------------------------------------------------------------
    def _say(self, message: Message) -> None:
        self._bus.publish(encode(message))

    def _look_again(self) -> None:
        """Messages were lost: what they told is in the store."""
        self._run(self.look())

    def _hear(self, data: bytes) -> None:
        try:
            message = decode(data)
        except msgspec.DecodeError:
            note("bus-garbage")
            return
        match message:
            case Moved():
                self._heard_of_move(message)
            case Changed():
                room = self._lobby.rooms.get(message.table)
                if room is None or room.revision < message.revision:
                    self._run(self._refresh(message.table))
            case Present():
                self._presence.heard(message)
            case Reaction():
                if room := self._lobby.rooms.get(message.table):
                    room.tell(message.frame)
            case SignedOut():
                self._lobby.show_out(message.guest)
            case Well():
                self._send_on()

    def _send_on(self) -> None:
        """Let those who are here go where they can play, if it is only here that they can't."""
        if self._lobby.clock.stands_for >= LEASE_SECONDS:
            self._lobby.send_on()

    def _heard_of_move(self, message: Moved) -> None:
        room = self._lobby.rooms.get(message.table)
        if room and room.table and room.table.head < message.seq:
            self._run(room.table.catch_up())

    async def _refresh(self, table: str) -> None:
        await self._lobby.refresh(table)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        errand = asyncio.create_task(self._safely(work))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _safely(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (StoreTrouble, Conflict):
            note("store-trouble")  # it is seen again when the store is looked at
        except Exception as error:
            note_error(error)
