"""Who writes down how matches end, once each, and reads ladders from it.

A result is made of the journal of its match. If the server dies between the end of a match and
its result, the journal is still there, and the result is made at the next round of tidying.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from stolik.bots import house_bot
from stolik.server.identity import DAY, Guest
from stolik.server.ladder import BOT, GUEST, Rating, Result, Rung, ladder, ratings
from stolik.server.lobby import Lobby
from stolik.server.logs import fault_of, note
from stolik.server.programs import CROWDED
from stolik.server.room import OVER, Place, Room, read_room
from stolik.server.store import Conflict, Store, StoreTrouble, TableRow
from stolik.server.store import ladder as rows
from stolik.server.table import Table


@dataclass(frozen=True, slots=True)
class Audit:
    """What came of replaying every journal: how many agree, and the matches that did not."""

    sound: int = 0
    #: Results whose match has been forgotten; there is nothing to compare them with.
    alone: int = 0
    lacking: tuple[str, ...] = ()
    different: tuple[str, ...] = ()
    unreadable: tuple[str, ...] = ()

    @property
    def clean(self) -> bool:
        """Whether every result is what its journal says."""
        return not (self.lacking or self.different or self.unreadable)


@dataclass(frozen=True, slots=True)
class _Read:
    """The results of a book as they were last read, and what they come to."""

    mark: tuple[object, ...]
    results: list[Result]
    rated: dict[str, Rating]


class Scorekeeper:
    """Keeps results, and knows everybody's rating."""

    def __init__(self, store: Store, lobby: Lobby, wall: Callable[[], int]) -> None:
        self._store = store
        self._lobby = lobby
        self._wall = wall
        self._read: dict[str, _Read] = {}
        self._reading = asyncio.Lock()
        self._unreadable: set[str] = set()

    # -- writing ----------------------------------------------------------------------------------
    async def note(self, room: Room) -> None:
        """Keep the result of a match that is over; a second time changes nothing."""
        known = await self._store.ask(partial(rows.find, match=room.id))
        if room.state != OVER or known:
            return
        result = result_of(room, await self._lobby.look_back(room))
        with suppress(Conflict):  # another process was faster, and wrote the same
            await self._store.ask(partial(rows.keep, result=result, now=self._wall()))

    async def catch_up(self) -> None:
        """Keep the results that are lacking, such as those of a server that died too early."""
        last = ""
        while found := await self._store.ask(partial(rows.lacking, after=last)):
            for row in found:
                known = self._unreadable | self._lobby.cut
                if row.id not in known and not await self._note_row(row):
                    self._unreadable.add(row.id)
            last = found[-1].id

    async def _note_row(self, row: TableRow) -> bool:
        """Whether the result of a kept table could be made."""
        try:
            await self.note(read_room(row))
        except StoreTrouble:
            raise
        except Exception as error:  # whatever is wrong with one, the others get their results
            note("table-unreadable", logging.WARNING, table=row.id, **fault_of(error))
            return False
        return True

    async def forget(self, days: int) -> None:
        """Let go of results that are about nobody any more."""
        before = self._wall() - days * DAY
        last: str | None = ""
        while last is not None:
            last = await self._store.ask(partial(rows.forget, before=before, after=last))

    async def show(self, guest: Guest, shown: bool) -> None:
        """Show a guest to the others, or hide them."""
        await self._store.ask(partial(rows.show, guest=guest.id, shown=shown))

    # -- reading ----------------------------------------------------------------------------------
    async def ladder(self, book: str, me: str = "") -> tuple[list[Rung], bool]:
        """The ladder of a book for a guest, and whether the others see that guest on it."""
        rated, names = await self.ratings(book), await self._store.ask(rows.names)
        return ladder(rated, names, me), me in names

    async def change(self, room: Room, guest: Guest) -> Rating | None:
        """What a match did to a guest's rating, if it was the guest's last one that counts."""
        await self.note(room)
        rating = (await self.ratings(room.book.name)).get(f"{GUEST}{guest.id}")
        return rating if rating and rating.last == room.id else None

    async def ratings(self, book: str) -> dict[str, Rating]:
        """Everybody's rating in a book; what was worked out before is not worked out again."""
        async with self._reading:  # those who ask at the same time wait for one answer
            mark = await self._store.ask(partial(rows.mark, book=book))
            read = self._read.get(book)
            if read is None or read.mark != mark:
                results = await self._store.ask(partial(rows.of_book, book=book))
                rated = await asyncio.to_thread(_rated, results, read)
                read = self._read[book] = _Read(mark, results, rated)
            return read.rated

    # -- looking again ----------------------------------------------------------------------------
    async def audit(self, mend: bool) -> Audit:
        """Replay every journal that is still there, and compare; with `mend` put right too."""
        over = [row for row in await self._store.tables() if row.state == OVER]
        audit = Audit(alone=await self._store.ask(rows.alone))
        for row in over:
            audit = await self._compare(audit, row, mend)
        return audit

    async def _compare(self, audit: Audit, row: TableRow, mend: bool) -> Audit:
        kept = await self._store.ask(partial(rows.find, match=row.id))
        try:
            room = read_room(row)
            played = result_of(room, await self._lobby.look_back(room))
        except StoreTrouble:
            raise
        except Exception:
            return replace(audit, unreadable=(*audit.unreadable, row.id))
        # When it ended was written once, and no journal tells it better.
        true = replace(played, ended=kept.ended) if kept else played
        if kept == true:
            return replace(audit, sound=audit.sound + 1)
        if mend:
            now = self._wall()
            await self._store.ask(partial(rows.keep, result=true, now=now, anew=True))
        if kept is None:
            return replace(audit, lacking=(*audit.lacking, row.id))
        return replace(audit, different=(*audit.different, row.id))


def result_of(room: Room, table: Table) -> Result:
    """How a match ended, and for whom: nobody, where it says nothing about who plays better."""
    if not table.over:
        raise Conflict(f"table {room.id}: its journal does not reach the end")
    players = _players(room.places, table.game.name)
    standing = table.game.standing(table.state)
    if not room.book.is_rated(room.options):
        return Result(room.id, room.book.name, room.touched, sides=())
    left = [players[seat] for seat in table.game.away(table.state) if room.places[seat].guest]
    left += [players[seat] for seat, place in enumerate(room.places) if _failed(place)]
    return Result(
        match=room.id,
        book=room.book.name,
        ended=room.touched,
        sides=tuple([(side.place, tuple([players[s] for s in side.seats])) for side in standing]),
        leavers=tuple(sorted(left)),
    )


def _failed(place: Place) -> bool:
    """Whether the program of a chair had to leave, and was not turned away by a full house."""
    return bool(place.bot and place.lost) and place.lost["id"] != CROWDED


def _bot(place: Place, game: str) -> str:
    """The bot whose result a chair's is: who found no room has not played, another one has."""
    return house_bot(game) if place.lost and not _failed(place) else place.bot


def _players(places: Sequence[Place], game: str) -> list[str]:
    """Who sat on each chair; people who share a device are one player: nobody knows which."""
    devices = Counter([place.device for place in places if place.device])
    return [
        f"{BOT}{_bot(place, game)}"
        if place.bot
        else f"{GUEST}{place.device if devices[place.device] > 1 else place.guest}"
        for place in places
    ]


def _rated(results: list[Result], read: _Read | None) -> dict[str, Rating]:
    """Ratings from the start, or from where they were known if more came at the end only."""
    if read and results[: len(read.results)] == read.results:
        return ratings(results[len(read.results) :], read.rated)
    return ratings(results)
