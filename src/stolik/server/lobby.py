"""Tables from the first chair to the last tile: waiting, playing, over; all kept, all resumed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace

import msgspec

from stolik.bots import house_bot
from stolik.core.fairness import SECRET_BYTES
from stolik.core.game import TABLE, Leave, Return, Seat
from stolik.core.options import Book, Options
from stolik.core.phrase import Refused
from stolik.server.identity import Guest
from stolik.server.room import (
    ABANDONED,
    HOTSEAT,
    OVER,
    OWN,
    PLAYING,
    SERVED,
    TREES,
    WAITING,
    Place,
    Room,
    State,
)
from stolik.server.rooms import Rooms, again, new_code
from stolik.server.table import Table
from stolik.server.wire import Said, Way

MOST_TABLES_A_GUEST = 20
MOST_LISTED = 50
#: A host who reloads the page, or looks for whom to invite, is host all the same.
HOST_AWAY_SECONDS = 60.0
CLOSED_AFTER_HOURS = 24
#: And for so long the server itself must have seen nobody come.
CLOSED_AWAKE_SECONDS = 3600.0
HOUR = 3_600_000


class Lobby(Rooms):
    """What people do at the tables, and what is done when they do nothing."""

    # -- finding ----------------------------------------------------------------------------------
    def of_guest(self, guest: Guest) -> list[Room]:
        """Where a guest sits or is the host, the newest first."""
        rooms = self._single()
        mine = [r for r in rooms if r.seat_of(guest) is not None or r.host == guest.id]
        mine.sort(key=lambda room: (room.state in (OVER, ABANDONED), -room.created))
        return mine[:MOST_LISTED]

    def _single(self) -> list[Room]:
        """The tables that belong to no tournament; the others are found through theirs."""
        return [room for room in self.rooms.values() if not room.tournament]

    def in_public(self) -> list[Room]:
        """Public tables that wait for players or can be watched, the newest first."""
        shown = [r for r in self.rooms.values() if r.public and r.state in (WAITING, PLAYING)]
        shown.sort(key=lambda room: (room.state == PLAYING, -room.created))
        return shown[:MOST_LISTED]

    # -- before the match -------------------------------------------------------------------------
    async def create(
        self,
        host: Guest,
        book: str,
        seats: int,
        options: Mapping[str, object],
        bots: list[str],
        public: bool = False,
        way: Way = OWN,
    ) -> Room:
        """A new table with bots beside its host, who sits on the first chair or on none."""
        if book not in SERVED:
            raise Refused("unknown-book", book=book, may=", ".join(SERVED))
        self._check_count(host)
        game, rules = SERVED[book]
        if way == HOTSEAT and game.races:
            raise Refused("no-hotseat")
        decided = _decided(rules, options, seats, way)
        places = _chairs(host, seats, way)
        for bot in bots:
            _sit(places, self._bot_place(game.name, bot, places), last=way != OWN)
        room = Room(
            id=secrets.token_hex(16),
            code="" if way == HOTSEAT else new_code(self._codes),
            book=rules,
            game=game,
            options=decided,
            places=places,
            secret=secrets.token_bytes(SECRET_BYTES),
            created=self.wall(),
            host=host.id,
            public=public and way != HOTSEAT,
        )
        await self._add(self._wired(room))
        return room

    @again
    async def join(self, room: Room, guest: Guest, by: Guest | None = None) -> Seat:
        """Sit down on the first free chair, or go back to one's own; `by` gives the chair."""
        async with self._changing(room):
            seat = room.seat_of(guest)
            if seat is not None:
                return seat
            if guest.id in room.barred:
                raise Refused("barred")
            _check_state(room, WAITING)
            if room.way() == HOTSEAT and (by or guest).id != room.host:
                raise Refused("one-device")
            return _sit(room.places, Place(guest.id, guest.name))

    async def seat(self, room: Room, host: Guest, guest: Guest) -> Seat:
        """The host gives somebody a chair: who passes one device around sits down at that one."""
        _check_host(room, host)
        return await self.join(room, guest, host)

    @again
    async def seat_bot(self, room: Room, guest: Guest, bot: str) -> None:
        """The host puts a bot on the first free chair."""
        async with self._changing(room):
            _check_state(room, WAITING)
            _check_host(room, guest)
            _sit(room.places, self._bot_place(room.game.name, bot, room.places))

    @again
    async def decide(self, room: Room, guest: Guest, options: Mapping[str, object]) -> None:
        """The host decides anew; who was ready for other rules is asked again."""
        async with self._changing(room):
            _check_state(room, WAITING)
            _check_host(room, guest)
            room.options = _decided(room.book, options, len(room.places), room.way())
            room.places = [replace(place, share="") for place in room.places]

    @again
    async def ready(self, room: Room, guest: Guest, share: bytes) -> None:
        """A player is ready, and gives a share of the chance."""
        async with self._changing(room):
            _check_state(room, WAITING)
            seat = _seat(room, guest)
            room.places[seat] = replace(room.places[seat], share=share.hex())

    @again
    async def start(self, room: Room, guest: Guest) -> None:
        """The host starts the match: every chair taken, everybody ready."""
        async with self._changing(room):
            _check_state(room, WAITING)
            _check_host(room, guest)
            if any(place.free() for place in room.places):
                raise Refused("chairs-free")
            if any(place.guest and not place.share for place in room.places):
                raise Refused("not-all-ready")
            await self._open(room)
        self._file(room)

    async def _open(self, room: Room) -> None:
        room.options = self._settled(room)
        room.state, room.table = PLAYING, await self._resumed(room)

    def _settled(self, room: Room) -> Options:
        """The options as they are played: which seats bots have is known only now."""
        seats, people = len(room.places), room.people()
        bots = [seat for seat in range(seats) if seat not in people]
        return room.book.decide(room.book.with_bots(room.options, bots), seats, len(people))

    # -- matches of a tournament ------------------------------------------------------------------
    async def lay(self, room: Room) -> None:
        """A table that a tournament has laid, its chairs taken; nobody is its host."""
        await self._add(self._wired(room))

    @again
    async def deal(self, room: Room) -> None:
        """Start the match of a tournament; it is the tournament that waits, or does not."""
        async with self._changing(room):
            _check_state(room, WAITING)
            await self._open(room)

    async def close(self, room: Room) -> None:
        """Give up the match of a tournament."""
        if room.state in (WAITING, PLAYING):
            await self._end(room, ABANDONED)

    # -- the people around it ---------------------------------------------------------------------
    async def rename(self, guest: Guest) -> None:
        """A guest has a new name; where the match has begun the old one stays."""
        for room in self.of_guest(guest):
            if room.state == WAITING and room.seat_of(guest) is not None:
                await self._rename(room, guest)

    @again
    async def _rename(self, room: Room, guest: Guest) -> None:
        async with self._changing(room):
            seat = _seat(room, guest)
            room.places[seat] = replace(room.places[seat], name=guest.name)

    async def leave(self, room: Room, guest: Guest) -> None:
        """Stand up: a chair becomes free, or in a match a bot plays on. A screen is put away."""
        if room.host == guest.id and room.seat_of(guest) is None:
            await self._put_away(room, guest.id)
            return
        seat = _seat(room, guest)
        if room.state == WAITING and not room.tournament:
            await self._free(room, seat, guest.id)
        elif room.state == PLAYING:
            await self.send_away(room, seat)
            await self._hand_on(room, guest.id)

    async def _put_away(self, room: Room, guest: str) -> None:
        """A screen that was the host: somebody on a chair is it now, or the table is closed."""
        await self._hand_on(room, guest)
        if room.host == guest and room.state == WAITING:
            await self._end(room, ABANDONED)

    async def send_away(self, room: Room, seat: Seat) -> None:
        """From now on a bot plays this seat, until its owner is back."""
        table = await _dealt(room)
        if seat not in room.away():
            await table.around(TABLE, Leave(seat))
        room.announce()

    async def come_back(self, room: Room, guest: Guest) -> None:
        """Take one's seat up again."""
        seat, table = _seat(room, guest), await _dealt(room)
        if seat in room.away():
            await table.around(TABLE, Return(seat))
            room.patience.back(seat)
        room.announce()

    async def kick(self, room: Room, host: Guest, seat: Seat) -> None:
        """The host shows somebody out; in a match a bot plays on for good."""
        _check_host(room, host)
        place = room.places[seat] if 0 <= seat < len(room.places) else Place()
        if place.free() or place.guest == host.id:
            raise Refused("nobody-to-kick")
        if room.state == WAITING:
            await self._free(room, seat, place.guest, bar=True)
        elif room.state == PLAYING and place.guest:
            await self._replace(room, seat, place.guest)
            if not room.book.leaving_costs(room.options):  # the rules count who is there
                await self.send_away(room, seat)
        else:
            raise Refused("nobody-to-kick")
        if place.guest:
            room.show_out(place.guest, "kicked")

    @again
    async def _replace(self, room: Room, seat: Seat, guest: str) -> None:
        """A bot instead of somebody, for good. That is not leaving: it costs the seat nothing."""
        async with self._changing(room):
            _check_still(room, seat, guest)
            game = room.game.name
            place = self._bot_place(game, house_bot(game), room.places)
            before = room.places[seat]
            # The share stays: the shuffle was made with it.
            room.places[seat] = replace(place, share=before.share, device=before.device)
            room.barred.append(guest)
        room.moved.set()

    @again
    async def lose(self, room: Room, seat: Seat, why: Said) -> None:
        """A bot has lost its seat for the rest of the match, and everybody can see why."""
        async with self._changing(room):
            room.places[seat] = replace(room.places[seat], lost=msgspec.to_builtins(why))
        room.lost[seat] = why
        room.announce()

    @again
    async def hand_over(self, room: Room, host: Guest, seat: Seat) -> None:
        """The host makes somebody else the host."""
        async with self._changing(room):
            _check_host(room, host)
            if not 0 <= seat < len(room.places) or not room.places[seat].guest:
                raise Refused("no-person-there")
            room.host = room.places[seat].guest

    @again
    async def rematch(self, room: Room, guest: Guest) -> Room:
        """The same table once more: whoever asks first lays it, the others find it."""
        screen = room.host if room.way() != OWN else ""
        if guest.id != screen:
            _seat(room, guest)
        if room.tournament:
            raise Refused("table-of-tournament")
        if self.shared and room.next:
            await self.refresh(room.next)
        async with room.lock:
            if room.next in self.rooms and self.rooms[room.next].state != ABANDONED:
                again = self.rooms[room.next]
                if again.seat_of(guest) is None and guest.id != screen:
                    await self.join(again, guest)
                return again
            if room.state not in (OVER, ABANDONED):
                raise Refused("still-playing")
            self._check_count(guest)
            again = replace(
                room,
                id=secrets.token_hex(16),
                code=new_code(self._codes) if room.code else "",
                places=[replace(place, share="", lost={}) for place in room.places],
                secret=secrets.token_bytes(SECRET_BYTES),
                created=self.wall(),
                host=screen or guest.id,
                state=WAITING,
                touched=0,
                next="",
                barred=list(room.barred),
                table=None,
                visitors=[],
                elsewhere={},
                onward=0,
                looked={},
                lost={},
                revision=0,
                moved=asyncio.Event(),
            )
            await self._add(self._wired(again))
            await self._point(room, again)
        room.announce()
        return again

    async def _point(self, room: Room, again: Room) -> None:
        """Let the others find the next table; there is only one, whoever lays it."""
        before, room.next = room.next, again.id
        try:
            await self._save(room)
        except BaseException:
            room.next = before
            await self._end(again, ABANDONED)
            raise

    # -- playing and after ------------------------------------------------------------------------
    async def settle(self, room: Room) -> None:
        """Note that a match is over."""
        if room.table and room.state == PLAYING and room.table.over:
            await self._end(room, OVER)
            await self.after(room)

    async def touch(self) -> None:
        """Remember where somebody is: only the process that they are connected to knows."""
        now = self.wall()
        for room in list(self.rooms.values()):
            lives = room.state in (WAITING, PLAYING)
            if lives and room.visitors and now - room.touched > HOUR // 6:
                await self._touch(room, now)

    async def tidy(self) -> None:
        """Close what nobody has come to for a day."""
        now = self.wall()
        for room in list(self.rooms.values()):
            if room.state not in (WAITING, PLAYING):
                continue
            if room.state == WAITING and not room.tournament:
                await self._hand_on_from_absent(room)
            if self._forgotten(room, now):
                await self._end(room, ABANDONED)

    @again
    async def _touch(self, room: Room, now: int) -> None:
        async with self._changing(room):
            room.touched = now

    async def _hand_on_from_absent(self, room: Room) -> None:
        """A host who has gone away must not keep those who wait from starting."""
        if not room.here() or room.host_is_here():
            room.host_missed = None
        elif room.host_missed is None:
            room.host_missed = self.clock()
        elif self.clock() - room.host_missed >= HOST_AWAY_SECONDS:
            await self._hand_on(room, room.host)

    def _forgotten(self, room: Room, now: int) -> bool:
        """Whether nobody came for a day; a wall clock that was set is no day, nor a long night."""
        if room.empty_since is None or self.clock() - room.empty_since < CLOSED_AWAKE_SECONDS:
            return False
        return now - max(room.touched, room.created) > CLOSED_AFTER_HOURS * HOUR

    async def forget(self, days: int) -> None:
        """Let go of tables that ended long ago, and of ended matches that nobody looks at."""
        before = self.wall() - days * 24 * HOUR
        await self._store.forget(before)
        for room in list(self.rooms.values()):
            if room.state not in (OVER, ABANDONED) or room.visitors or room.lock.locked():
                continue
            if (room.touched or room.created) < before:
                del self.rooms[room.id]
            room.put_away()  # whoever asks for it has it from the journal

    # -- changing ---------------------------------------------------------------------------------
    @again
    async def _free(self, room: Room, seat: Seat, guest: str, bar: bool = False) -> None:
        """A chair becomes free; a table that everybody has left is closed."""
        async with self._changing(room):
            _check_state(room, WAITING)
            _check_still(room, seat, guest)
            room.places[seat] = Place(device=room.places[seat].device)
            if bar and guest:
                room.barred.append(guest)
            if not room.people() and room.host == guest:
                # At once: whoever would sit down after this finds no table to wait at.
                room.state, room.touched = ABANDONED, self.wall()
        self._file(room)
        if guest and room.state == WAITING:
            await self._hand_on(room, guest)

    @again
    async def _hand_on(self, room: Room, guest: str) -> None:
        """A host who leaves makes room for the next: who is there first, then who has a seat."""
        if room.host != guest:
            return
        others = [seat for seat in room.people() if room.places[seat].guest != guest]
        others.sort(key=lambda seat: (seat in room.away(), seat not in room.here()))
        if others:
            async with self._changing(room):
                room.host = room.places[others[0]].guest

    def _check_count(self, guest: Guest) -> None:
        """So many tables a guest may have laid that are not over yet."""
        states = (WAITING, PLAYING)
        mine = [r for r in self.rooms.values() if r.host == guest.id and r.state in states]
        if len(mine) >= MOST_TABLES_A_GUEST:
            raise Refused("too-many")

    def _bot_place(self, game: str, bot: str, places: list[Place]) -> Place:
        """A bot's chair, under the name of a tree that nobody at the table has yet."""
        if bot not in self.bots(game):
            raise Refused("unknown-bot", name=bot, game=game, may=", ".join(self.bots(game)))
        taken = {place.name for place in places if place.bot}
        free = [tree for tree in TREES if tree not in taken]
        return Place(name=secrets.choice(free), bot=bot)


def _decided(rules: Book, options: Mapping[str, object], seats: int, way: Way) -> Options:
    """What a table decides where a clock runs; around one device nobody is in a hurry."""
    if way != HOTSEAT:
        return rules.decide({**rules.online(), **options}, seats)
    return rules.decide({**rules.decide(options, seats), **rules.passed()}, seats)


def _chairs(host: Guest, seats: int, way: Way) -> list[Place]:
    """The chairs of a new table, the first one the host's if they play with a device of theirs."""
    if way == OWN:
        return [Place(host.id, host.name), *[Place() for _ in range(seats - 1)]]
    return [Place(device=host.id if way == HOTSEAT else "") for _ in range(seats)]


def _sit(places: list[Place], place: Place, last: bool = False) -> Seat:
    """Take the first free chair, or the last one."""
    free = [seat for seat, chair in enumerate(places) if chair.free()]
    if not free:
        raise Refused("table-full")
    seat = free[-1 if last else 0]
    places[seat] = replace(place, device=places[seat].device)
    return seat


def _seat(room: Room, guest: Guest) -> Seat:
    seat = room.seat_of(guest)
    if seat is None:
        raise Refused("not-seated")
    return seat


async def _dealt(room: Room) -> Table:
    """The match that is being played; who is so quick that it is not dealt yet has it dealt."""
    if room.table is None or room.state != PLAYING:
        raise Refused("table-not-playing")
    await room.table.begin()
    return room.table


def _check_state(room: Room, state: State) -> None:
    if room.state != state:
        raise Refused("table-not-waiting")


def _check_still(room: Room, seat: Seat, guest: str) -> None:
    """Whether the one who is meant still sits there."""
    if room.places[seat].guest != guest:
        raise Refused("not-seated")


def _check_host(room: Room, guest: Guest) -> None:
    if room.host != guest.id:
        raise Refused("not-the-host")
