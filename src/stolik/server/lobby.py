"""Tables from the first chair to the last tile: waiting, playing, over; all kept, all resumed."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace

from stolik.bots import BOTS
from stolik.core.fairness import SECRET_BYTES, commit
from stolik.core.game import TABLE, AnyGame, Leave, Return, Seat
from stolik.core.options import Book, Options
from stolik.core.phrase import Refused
from stolik.core.record import Promise
from stolik.games import BOOKS
from stolik.server.identity import Guest
from stolik.server.store import Store, StoreTrouble, TableRow
from stolik.server.table import Table

#: Signs of a table's code: none that is easily taken for another.
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE = 6
WAITING, PLAYING, OVER, ABANDONED = "waiting", "playing", "over", "abandoned"
MOST_TABLES_A_GUEST = 20


@dataclass(slots=True)
class Place:
    """A chair: a guest's, a bot's, or free."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    share: str = ""

    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.guest and not self.bot


@dataclass
class Room:
    """A table with its chairs; the first guest on it is the host."""

    id: str
    code: str
    book: Book
    game: AnyGame
    options: Options
    places: list[Place]
    secret: bytes
    created: int
    state: str = WAITING
    table: Table | None = None

    def seat_of(self, guest: Guest) -> Seat | None:
        """Where a guest sits."""
        for seat, place in enumerate(self.places):
            if place.guest == guest.id:
                return seat
        return None

    def host(self) -> str:
        """The guest who decides: the first who still sits there."""
        return next((place.guest for place in self.places if place.guest), "")

    def people(self) -> int:
        """How many people sit there."""
        return sum(bool(place.guest) for place in self.places)

    def promise(self) -> Promise:
        """The chance of the match, committed since the table was made."""
        shares = {
            seat: bytes.fromhex(place.share)
            for seat, place in enumerate(self.places)
            if place.share
        }
        return Promise(self.id, commit(self.id, self.secret), shares, self.secret)

    def data(self) -> dict[str, object]:
        """What anybody may know who knows the table."""
        places = [
            {"name": p.name, "bot": p.bot, "free": p.free(), "ready": bool(p.share or p.bot)}
            for p in self.places
        ]
        return {
            "id": self.id,
            "code": self.code if self.state == WAITING else "",
            "book": self.book.name,
            "version": self.book.version,
            "options": dict(self.options.changed()),
            "seats": len(self.places),
            "places": places,
            "state": self.state,
            "commit": commit(self.id, self.secret),
        }

    def row(self) -> TableRow:
        """The table as it is kept."""
        return TableRow(
            id=self.id,
            code=self.code,
            book=self.book.name,
            version=self.book.version,
            seats=len(self.places),
            options=json.dumps(dict(self.options.changed())),
            players=json.dumps([asdict(place) for place in self.places]),
            state=self.state,
            secret=self.secret,
            created=self.created,
        )


class Lobby:
    """Every table of this server."""

    def __init__(self, store: Store, now: Callable[[], int] | None = None) -> None:
        self._store = store
        self._now = now or (lambda: int(time.time() * 1000))
        self.rooms: dict[str, Room] = {}
        self._codes: dict[str, str] = {}

    async def load(self) -> None:
        """Every table as it was when the server stopped."""
        for row in await self._store.tables():
            room = _room(row)
            self.rooms[room.id] = room
            if room.state == WAITING:
                self._codes[room.code] = room.id
            elif room.state == PLAYING:
                await self._take_up(room)

    def find(self, table: str) -> Room:
        """The table of this id; whoever does not know the id learns nothing."""
        if table not in self.rooms:
            raise Refused("no-such-table")
        return self.rooms[table]

    def by_code(self, code: str) -> Room:
        """The waiting table of a short code."""
        return self.find(self._codes.get(code.upper(), ""))

    async def create(
        self, host: Guest, book: str, seats: int, options: Mapping[str, object]
    ) -> Room:
        """A new table with its host on the first chair."""
        if book not in BOOKS:
            raise Refused("unknown-book", book=book, may=", ".join(BOOKS))
        mine = [r for r in self.rooms.values() if r.host() == host.id and r.state == WAITING]
        if len(mine) >= MOST_TABLES_A_GUEST:
            raise Refused("too-many")
        game, rules = BOOKS[book]
        decided = rules.decide(options, seats)
        room = Room(
            id=secrets.token_hex(16),
            code=self._new_code(),
            book=rules,
            game=game,
            options=decided,
            places=[Place(host.id, host.name), *[Place() for _ in range(seats - 1)]],
            secret=secrets.token_bytes(SECRET_BYTES),
            created=self._now(),
        )
        await self._store.save_table(room.row())
        self.rooms[room.id] = room
        self._codes[room.code] = room.id
        return room

    async def join(self, room: Room, guest: Guest) -> Seat:
        """Sit down on the first free chair, or go back to one's own."""
        seat = room.seat_of(guest)
        if seat is not None:
            return seat
        _check_state(room, WAITING)
        return await self._sit(room, Place(guest.id, guest.name))

    async def seat_bot(self, room: Room, guest: Guest, bot: str) -> None:
        """The host puts a bot on the first free chair."""
        _check_state(room, WAITING)
        _check_host(room, guest)
        bots = BOTS[room.game.name]
        if bot not in bots:
            raise Refused("unknown-bot", name=bot, game=room.game.name, may=", ".join(bots))
        await self._sit(room, Place(name=bot, bot=bot))

    async def ready(self, room: Room, guest: Guest, share: bytes) -> None:
        """A player is ready, and gives a share of the chance."""
        _check_state(room, WAITING)
        seat = room.seat_of(guest)
        if seat is None:
            raise Refused("not-seated")
        if not 16 <= len(share) <= 64:
            raise Refused("bad-share")
        await self._change(room, seat, replace(room.places[seat], share=share.hex()))

    async def start(self, room: Room, guest: Guest) -> None:
        """The host starts the match: every chair taken, everybody ready."""
        _check_state(room, WAITING)
        _check_host(room, guest)
        if any(place.free() for place in room.places):
            raise Refused("chairs-free")
        if any(place.guest and not place.share for place in room.places):
            raise Refused("not-all-ready")
        room.book.decide(room.options, len(room.places), room.people())
        room.state = PLAYING
        try:
            await self._store.save_table(room.row())
        except StoreTrouble:
            room.state = WAITING
            raise
        self._codes.pop(room.code, None)
        await self._take_up(room)

    async def leave(self, room: Room, guest: Guest) -> None:
        """Stand up: a chair becomes free, or in a match a bot plays on."""
        seat = room.seat_of(guest)
        if seat is None:
            raise Refused("not-seated")
        if room.state == WAITING:
            await self._change(room, seat, Place())
            if not room.people():
                await self._close(room)
        elif room.table is not None and room.state == PLAYING:
            await room.table.around(TABLE, Leave(seat))

    async def come_back(self, room: Room, guest: Guest) -> None:
        """Take one's seat up again."""
        seat = room.seat_of(guest)
        if seat is None or room.table is None:
            raise Refused("not-seated")
        await room.table.around(TABLE, Return(seat))

    async def settle(self, room: Room) -> None:
        """Note that a match is over."""
        table = room.table
        if table and room.state == PLAYING and table.game.outcome(table.state) is not None:
            room.state = OVER
            await self._store.save_table(room.row())

    async def _take_up(self, room: Room) -> None:
        """Play on where the journal ends; a match that was never dealt is dealt now."""
        table = Table(
            room.id, room.game, room.options, len(room.places), room.promise(), self._store
        )
        await table.resume()
        if table.head == 0:
            await table.begin()
        room.table = table

    async def _sit(self, room: Room, place: Place) -> Seat:
        """Take the first free chair."""
        for seat, chair in enumerate(room.places):
            if chair.free():
                await self._change(room, seat, place)
                return seat
        raise Refused("table-full")

    async def _change(self, room: Room, seat: Seat, place: Place) -> None:
        """Change a chair; if that can't be kept, it has not changed."""
        before, room.places[seat] = room.places[seat], place
        try:
            await self._store.save_table(room.row())
        except StoreTrouble:
            room.places[seat] = before
            raise

    async def _close(self, room: Room) -> None:
        """A table that everybody has left."""
        room.state = ABANDONED
        self._codes.pop(room.code, None)
        await self._store.save_table(room.row())

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(SIGNS) for _ in range(CODE))
            if code not in self._codes:
                return code


def _room(row: TableRow) -> Room:
    game, book = BOOKS[row.book]
    return Room(
        id=row.id,
        code=row.code,
        book=book,
        game=game,
        options=book.decide(json.loads(row.options), row.seats),
        places=[Place(**place) for place in json.loads(row.players)],
        secret=row.secret,
        created=row.created,
        state=row.state,
    )


def _check_state(room: Room, state: str) -> None:
    if room.state != state:
        raise Refused("table-not-waiting")


def _check_host(room: Room, guest: Guest) -> None:
    if room.host() != guest.id:
        raise Refused("not-the-host")
