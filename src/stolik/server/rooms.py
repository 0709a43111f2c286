"""Every table of this server as it is kept: loaded, changed, and kept again.

Other processes may serve the same data. Then a change is kept only if it is a change of what is
kept; whoever was slower looks again and tries once more.
"""

from __future__ import annotations

import logging
import math
import re
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Coroutine
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from stolik.bots import BOTS, offered
from stolik.core.phrase import Refused
from stolik.games.uno.tournament import DUEL, prolonged
from stolik.server.clock import Standing
from stolik.server.identity import Guest
from stolik.server.logs import fault_of, note
from stolik.server.room import ABANDONED, OVER, PLAYING, WAITING, Room, State, read_room
from stolik.server.store import Conflict, Store, StoreTrouble, TableRow
from stolik.server.store.base import Cut
from stolik.server.table import Table
from stolik.server.wire import Heard, Progressed

#: Signs of a table's code: none that is easily taken for another.
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE = 6
ID = re.compile("[0-9a-f]{32}")
#: How often a change is tried on what another process has changed meanwhile.
TRIES = 5


class Named(Protocol):
    """What is kept under an id: a table, a tournament."""

    id: str


P = ParamSpec("P")
T = TypeVar("T")
N = TypeVar("N", bound=Named)
Change = Callable[Concatenate[Any, N, P], Coroutine[Any, Any, T]]


def again(change: Change[N, P, T]) -> Change[N, P, T]:
    """A change of what is kept that is tried again if another process was faster."""

    @wraps(change)
    async def changed(keeper: Any, kept: N, /, *args: P.args, **more: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await change(keeper, kept, *args, **more)
            except Conflict:
                await keeper.refresh(kept.id)
        raise StoreTrouble("others change this all the time")

    return changed


def new_code(taken: Container[str], length: int = CODE) -> str:
    """A short code that nobody has."""
    while True:
        code = "".join(secrets.choice(SIGNS) for _ in range(length))
        if code not in taken:
            return code


def is_code(text: str, length: int = CODE) -> bool:
    """Whether a text could be such a code.

    >>> is_code("abc234"), is_code("abc23"), is_code("ABC23O")
    (True, False, False)
    """
    return len(text) == length and set(text.upper()) <= set(SIGNS)


async def _rest(_: Room) -> None:
    """Nothing more to do."""


class Rooms:
    """Every table of this server; `shared` if other processes serve the same data."""

    def __init__(
        self,
        store: Store,
        wall: Callable[[], int] | None = None,
        clock: Callable[[], float] = time.monotonic,
        shared: bool = False,
    ) -> None:
        self._store = store
        self.wall = wall or (lambda: int(time.time() * 1000))
        self.clock = Standing(clock)
        #: When the store was last back after trouble.
        self.back_at = -math.inf
        self.rooms: dict[str, Room] = {}
        self._unreadable: set[str] = set()
        #: The tables among them whose journals have lost their ends.
        self.cut: set[str] = set()
        self._codes: dict[str, str] = {}
        self.shared = shared
        #: For whoever tells other processes, and knows their time.
        self.changed: Callable[[Room], None] = lambda _: None
        self.spread: Callable[[str, int], None] = lambda *_: None
        self.announced: Callable[[Room], None] = lambda _: None
        self.signalled: Callable[[Room, Heard | Progressed], None] = lambda *_: None
        self.signed_out: Callable[[Guest], None] = lambda _: None
        self.set_time: Callable[[Table], None] = lambda _: None
        #: The bots that may be named for a game, and those that are shown to choose from.
        self.bots: Callable[[str], list[str]] = lambda game: list(BOTS[game])
        self.offered: Callable[[str], list[str]] = offered
        #: What is done once it is kept that a match is over.
        self.after: Callable[[Room], Awaitable[None]] = _rest

    async def load(self) -> None:
        """Every table as it was when the server stopped."""
        for cut in self._store.cut():
            self._leave_cut(cut)
        for row in await self._store.tables():
            await self._take(row)

    def _leave_cut(self, cut: Cut) -> None:
        """What is left of a match is not what was played: nobody goes on from there."""
        note("journal-cut", logging.WARNING, **asdict(cut))
        self.cut.add(cut.table)
        self._unreadable.add(cut.table)

    async def _load(self, row: TableRow) -> None:
        try:
            room = self._wired(read_room(row))
            if room.state == PLAYING and not self.shared:
                await self.take_up(room)
        except StoreTrouble:
            raise  # it is not the table that can't be read
        except Exception as error:  # whatever is wrong with one, the others are served
            self.leave_alone(row.id, error)
        else:
            self._file(room)

    def leave_alone(self, table: str, error: Exception) -> None:
        """A table stays where it is, untouched; the others must not suffer from it."""
        note("table-unreadable", logging.WARNING, table=table, **fault_of(error))
        self._unreadable.add(table)
        self.rooms.pop(table, None)

    def _wired(self, room: Room) -> Room:
        """A table that knows the time, and whom to tell."""
        room.clock, room.empty_since = self.clock, self.clock()
        room.announced, room.signalled = self.announced, self.signalled
        room.trouble = self.clock.stands
        return room

    def _file(self, room: Room) -> None:
        """Find a table by its id, and by its code as long as it waits."""
        self.rooms[room.id] = room
        if room.state == WAITING and room.code:
            self._codes[room.code] = room.id
        else:
            self._codes.pop(room.code, None)

    def find(self, table: str) -> Room:
        """The table of this id; whoever does not know the id learns nothing."""
        self._check_whole(table)
        if table not in self.rooms:
            raise Refused("no-such-table")
        return self.rooms[table]

    def _check_whole(self, table: str) -> None:
        if table in self.cut:
            raise Refused("journal-cut")

    async def known(self, table: str) -> Room:
        """The table of this id as it is kept, whichever process has changed it."""
        if self.shared:
            await self.refresh(table)
        return self.find(table)

    def by_code(self, code: str) -> Room:
        """The waiting table of a short code."""
        return self.find(self._codes.get(code.upper(), ""))

    # -- playing ----------------------------------------------------------------------------------
    async def take_up(self, room: Room) -> Table:
        """The match where the journal ends; there is none while shares may still come in."""
        async with room.lock:
            if room.state == WAITING:
                raise Refused("record-not-yet")
            if room.table is None:
                room.table = await self._resumed(room)
            return room.table

    async def look_back(self, room: Room) -> Table:
        """A match as its journal tells it; it is not taken up for that."""
        self._check_whole(room.id)
        if room.table and room.table.over:
            return room.table
        table = self._laid(room)
        await table.resume()
        return table

    async def _resumed(self, room: Room) -> Table:
        table = self._laid(room)
        if room.visitors and room.state == PLAYING:
            await table.catch_up()  # who was here before the match hears it from its deal on
        else:
            await table.resume()
        self.set_time(table)
        return table

    def _laid(self, room: Room) -> Table:
        seats, promise = len(room.places), room.promise()
        table = Table(room.id, room.game, room.options, seats, promise, self._store)
        table.clock, table.stored = self.clock, self.stored
        table.spread = lambda seq: self.spread(room.id, seq)
        table.abandoned = room.state == ABANDONED
        table.listeners = room.visitors
        table.speaker = lambda: room.speaker(table)
        if room.fixture == DUEL:
            table.prolong = prolonged
        return table

    # -- changing ---------------------------------------------------------------------------------
    @asynccontextmanager
    async def _changing(self, room: Room) -> AsyncIterator[None]:
        """Change a table; what can't be kept, or breaks off, has not changed."""
        async with room.lock:
            before, table = room.kept(), room.table
            try:
                yield
                await self._save(room)
            except BaseException:
                room.restore(before)
                room.table = table
                raise
        room.announce()

    async def _add(self, room: Room) -> None:
        self._check_whole(room.id)
        await self._save(room)
        self._file(room)

    async def _save(self, room: Room) -> None:
        """Keep the next version of a table."""
        await self._store.save_table(room.row())
        room.revision += 1
        self.changed(room)

    @again
    async def _end(self, room: Room, state: State) -> None:
        if room.state in (OVER, ABANDONED):
            return  # what has ended has ended in one way
        async with self._changing(room):
            room.state, room.touched = state, self.wall()
        self._file(room)
        if room.table and state == ABANDONED:
            room.table.abandoned = True
            room.table.changed.set()

    # -- among other processes --------------------------------------------------------------------
    async def freshen(self, table: str) -> None:
        """Know a table with its match as they are kept, whichever process has changed them."""
        if not self.shared or not ID.fullmatch(table):
            return
        room = await self.refresh(table)
        if room and room.state == PLAYING:
            try:
                await (await self.take_up(room)).catch_up()
            except Conflict as error:
                self.leave_alone(table, error)

    async def freshen_code(self, code: str) -> None:
        """Know the waiting table of a code."""
        if is_code(code):
            row = await self._store.table_of_code(code.upper())
            if row:
                await self._take(row)

    async def refresh(self, table: str) -> Room | None:
        """A table as it is kept; what is kept no more is forgotten."""
        row = await self._store.table(table)
        if row is None:
            self.rooms.pop(table, None)
            return None
        await self._take(row)
        return self.rooms.get(table)

    async def _take(self, row: TableRow) -> None:
        room = self.rooms.get(row.id)
        if row.id in self._unreadable:
            return
        if room is None:
            await self._load(row)
        elif room.revision < row.revision and (newer := self._read(row)):
            await self._renew(room, newer)

    def _read(self, row: TableRow) -> Room | None:
        try:
            return read_room(row)
        except Exception as error:
            self.leave_alone(row.id, error)
            return None

    async def _renew(self, room: Room, newer: Room) -> None:
        """Another process has changed a table: those who are here hear of it."""
        barred = set(newer.barred) - set(room.barred)
        async with room.lock:
            if room.revision >= newer.revision:
                return
            room.take(newer)
            self._file(room)
            for guest in barred:
                room.show_out(guest, "kicked")
        await self.show_match(room)
        if room.table:
            room.table.abandoned = room.state == ABANDONED
        room.move()

    async def show_match(self, room: Room) -> None:
        """Those who are here without a match, though one is played, hear it."""
        if room.state == PLAYING and room.visitors:
            await self.take_up(room)

    def sign_out(self, guest: Guest) -> None:
        """Close every line of somebody who has moved to another device."""
        self.show_out(guest.id)
        self.signed_out(guest)

    def show_out(self, guest: str) -> None:
        """Close every line of a guest to this process."""
        for room in self.rooms.values():
            room.show_out(guest, "moved")

    def send_on(self) -> None:
        """Close every line: who comes back finds another process, which can keep what happens."""
        for room in self.rooms.values():
            for visitor in list(room.visitors):
                visitor.send_on()

    def stored(self, kept: bool, took: float) -> None:
        """Whether what took so long could be kept; time stands still while nothing can."""
        if kept == (not self.clock.stands):
            return
        if kept:
            self.clock.go_on()
            self.back_at = self.clock()
        else:
            self.clock.stop(self.clock() - took)
        note("store-back" if kept else "store-lost", logging.WARNING)
        for room in self.rooms.values():
            room.trouble = not kept
            room.announce()
