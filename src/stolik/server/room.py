"""A table with its chairs: who sits there, who is there just now, and how it is kept."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, Protocol

import msgspec

from stolik.core.fairness import commit
from stolik.core.game import AnyGame, Seat
from stolik.core.options import Book, Options
from stolik.core.phrase import Refused
from stolik.core.record import Promise
from stolik.games import BOOKS
from stolik.rulebook import Speaker
from stolik.server.identity import Guest
from stolik.server.patience import Patience
from stolik.server.store import TableRow
from stolik.server.table import Listener, Table
from stolik.server.wire import Heard, PlaceData, Progressed, RoomData, RoomNews, Said, Way

State = Literal["waiting", "playing", "over", "abandoned"]
WAITING: State = "waiting"
PLAYING: State = "playing"
OVER: State = "over"
ABANDONED: State = "abandoned"

#: How people sit at a table: each with a device of their own, with a screen besides that shows the
#: table to all, or around one device that they pass on.
OWN: Way = "own"
SCREEN: Way = "screen"
HOTSEAT: Way = "hotseat"

#: What can be played here: whoever lays a table has a chair at it.
SERVED = {name: (game, book.among_players()) for name, (game, book) in BOOKS.items()}
#: What bots are called, as message ids `tree-…`: more than a table has chairs.
TREES = ("oak", "linden", "birch", "ash", "maple", "pine", "elm", "beech", "alder", "larch", "yew")


class Visitor(Listener, Protocol):
    """Somebody at the table: a socket with a guest behind it."""

    guest: Guest

    def news(self, frame: RoomNews | Heard | Progressed) -> None:
        """Hear that the table has changed, or what somebody there signals."""

    def dismiss(self, code: str) -> None:
        """Be shown out."""

    def send_on(self) -> None:
        """Be asked to come back to another process."""


@dataclass(slots=True)
class Place:
    """A chair: a guest's, a bot's, or free."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    share: str = ""
    #: The guest of the device that several people pass around, this one among them.
    device: str = ""
    #: Why its bot has lost the chair, as data of `Said`, so that it stays so after a restart.
    lost: dict[str, Any] = field(default_factory=dict)

    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.guest and not self.bot

    def spoken(self, say: Speaker) -> str:
        """The name of who sits there, a bot's in the language of the listener."""
        return say(f"tree-{self.name}") if self.bot else self.name


@dataclass(frozen=True, slots=True)
class Far:
    """Who of a table is connected to another process, and when that was heard."""

    seats: frozenset[Seat]
    watchers: int
    host: bool
    heard: float


Kept = tuple[list[Place], Options, str, State, int, list[str]]


@dataclass
class Room:
    """A table with its chairs, its host, and whoever is looking at it."""

    id: str
    code: str
    book: Book
    game: AnyGame
    options: Options
    places: list[Place]
    secret: bytes
    created: int
    host: str = ""
    public: bool = False
    state: State = WAITING
    touched: int = 0
    next: str = ""
    barred: list[str] = field(default_factory=list)
    #: The tournament it belongs to, and which match of it is played here.
    tournament: str = ""
    fixture: str = ""
    table: Table | None = None
    visitors: list[Visitor] = field(default_factory=list)
    clock: Callable[[], float] = time.monotonic
    #: Somebody who is not at this table waits for its match to end.
    awaited: bool = False
    #: Since when nobody has been there, by the server's clock; None while somebody is.
    empty_since: float | None = 0.0
    #: Since when the host has been missing at a table that waits, as far as was looked.
    host_missed: float | None = None
    #: Set when somebody comes or goes; whoever looks after the table waits for it.
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    #: The version that is kept.
    revision: int = 0
    #: Who is connected to other processes, by process; not known while these can't be heard.
    elsewhere: dict[str, Far] = field(default_factory=dict)
    unheard: bool = False
    #: The last entry that nobody around the device has anything to say about.
    onward: int = 0
    #: The last entry that each seat has looked at and needs no more time for (RULING-5).
    looked: dict[Seat, int] = field(default_factory=dict)
    #: Why the bots of some seats have lost them; the house's own bot plays on.
    lost: dict[Seat, Said] = field(default_factory=dict)
    #: Nothing that happens can be kept just now.
    trouble: bool = False
    #: Told whenever those at the table are, and what they signal: for those at other processes.
    announced: Callable[[Room], None] = lambda _: None
    signalled: Callable[[Room, Heard | Progressed], None] = lambda *_: None

    def __post_init__(self) -> None:
        self.patience = Patience(len(self.places))
        self.lock = asyncio.Lock()
        self.lost |= {seat: Said(**it.lost) for seat, it in enumerate(self.places) if it.lost}

    # -- who is there -----------------------------------------------------------------------------
    def seat_of(self, guest: Guest) -> Seat | None:
        """Where a guest sits."""
        for seat, place in enumerate(self.places):
            if place.guest == guest.id:
                return seat
        return None

    def shuts_out(self, guest: Guest) -> bool:
        """Whether somebody was shown out and may not look on; what is public anybody may see."""
        lives = self.state in (WAITING, PLAYING)
        return lives and not self.public and guest.id in self.barred

    def people(self) -> list[Seat]:
        """The seats that people own."""
        return [seat for seat, place in enumerate(self.places) if place.guest]

    def here(self) -> set[Seat]:
        """The seats whose owners are connected; nobody is called absent who can't be heard."""
        if self.unheard:
            return set(self.people())
        return self.near().union(*(far.seats for far in self.elsewhere.values()))

    def near(self) -> set[Seat]:
        """The seats whose owners, or the device they pass around, are connected to this process."""
        seated = {visitor.seat for visitor in self.visitors if visitor.seat is not None}
        guests = {visitor.guest.id for visitor in self.visitors}
        return seated | {seat for seat in self.people() if self.places[seat].device in guests}

    def host_is_here(self) -> bool:
        """Whether the host is connected, on a chair or as the screen that everybody looks at."""
        hosts = [seat for seat in self.people() if self.places[seat].guest == self.host]
        if hosts:
            return hosts[0] in self.here()
        far = self.unheard or any(there.host for there in self.elsewhere.values())
        return far or self.host_is_near()

    def host_is_near(self) -> bool:
        """Whether the host is connected to this process."""
        return any(visitor.guest.id == self.host for visitor in self.visitors)

    def way(self) -> Way:
        """How people sit at it: their own devices, a screen for all, or one device for all."""
        if any(place.device for place in self.places):
            return HOTSEAT
        if self.tournament or not self.host:
            return OWN
        return OWN if any(place.guest == self.host for place in self.places) else SCREEN

    def speaker(self, table: Table) -> Seat | None:
        """Who says for the table what a note comes to (M112-110): the host before the others."""
        may = table.game.speakers(table.state)
        people = [seat for seat in may if self.places[seat].guest]
        hosts = [seat for seat in people if self.places[seat].guest == self.host]
        return next(iter([*hosts, *people]), None)

    def watchers(self) -> int:
        """How many are connected without a seat."""
        near = sum(visitor.seat is None for visitor in self.visitors)
        return near + sum(far.watchers for far in self.elsewhere.values())

    def away(self) -> set[Seat]:
        """The seats whose owners have left, so that bots play on."""
        return set() if self.table is None else set(self.table.game.away(self.table.state))

    def enter(self, visitor: Visitor) -> None:
        """Somebody comes to look at the table."""
        self.visitors.append(visitor)
        if visitor.guest.id == self.host:
            self.host_missed = None
        self.move()

    def go(self, visitor: Visitor) -> None:
        """Somebody goes."""
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.move()

    def put_away(self) -> None:
        """Let the match go; it is taken up again from the journal.

        Who still has it in hand tells nobody of it any more: those here would hear things twice.
        """
        if self.table:
            self.table.listeners = ()
        self.table = None

    def show_out(self, guest: str, code: str) -> None:
        """Close every line of a guest to this table."""
        for visitor in list(self.visitors):
            if visitor.guest.id == guest:
                visitor.dismiss(code)

    def announce(self) -> None:
        """Tell everybody how the table stands."""
        if self.table and self.table.head and self.table.speaker() != self.table.audience.speaks():
            self.table.retell()
        for visitor in list(self.visitors):
            visitor.seat = self.seat_of(visitor.guest)
        for visitor in list(self.visitors):
            visitor.news(RoomNews(self.data(visitor.guest)))
        self.announced(self)

    def signal(self, frame: Heard | Progressed) -> None:
        """Tell everybody what somebody at the table signals."""
        self.tell(frame)
        self.signalled(self, frame)

    def tell(self, frame: Heard | Progressed) -> None:
        """Tell those who are connected here."""
        for visitor in list(self.visitors):
            visitor.news(frame)

    def go_on(self, seq: int) -> None:
        """Nobody around the device has anything to say about an entry: bots need not wait."""
        if seq > self.onward:
            self.onward = seq
            self.move()

    def look(self, seat: Seat, seq: int) -> None:
        """A seat needs no more time for an entry."""
        if seq > self.looked.get(seat, 0):
            self.looked[seat] = seq
            self.move()

    def looked_at(self, seq: int) -> set[Seat]:
        """The seats that need no more time for an entry; a device is looked at by all around it."""
        return {seat for seat in self.people() if self._last_look(seat) >= seq}

    def _last_look(self, seat: Seat) -> int:
        looked = self.looked.get(seat, 0)
        return max(looked, self.onward) if self.places[seat].device else looked

    def move(self) -> None:
        """Somebody has come or gone."""
        if self.visitors or self.elsewhere or self.unheard:
            self.empty_since = None
        elif self.empty_since is None:
            self.empty_since = self.clock()
        self.moved.set()
        self.announce()

    # -- what is known of it ----------------------------------------------------------------------
    def promise(self) -> Promise:
        """The chance of the match, committed since the table was made."""
        shares = {
            seat: bytes.fromhex(place.share)
            for seat, place in enumerate(self.places)
            if place.share
        }
        return Promise(self.id, commit(self.id, self.secret), shares, self.secret)

    def data(self, guest: Guest) -> RoomData:
        """What anybody may know who knows the table."""
        here, away, viewer = self.here(), self.away(), self.seat_of(guest)
        hosts = [seat for seat, place in enumerate(self.places) if place.guest == self.host]
        return RoomData(
            id=self.id,
            code=self.code if self.state == WAITING else "",
            book=self.book.name,
            game=self.game.name,
            version=self.book.version,
            options=dict(self.options.changed()),
            seats=len(self.places),
            places=[
                self._place(seat, viewer, seat in here, seat in away)
                for seat in range(len(self.places))
            ],
            state=self.state,
            public=self.public,
            commit=commit(self.id, self.secret),
            host=hosts[0] if self.host and hosts else None,
            hosting=self.host == guest.id,
            way=self.way(),
            seat=viewer,
            next=self.next,
            watchers=self.watchers(),
            created=self.created,
            tournament=self.tournament,
            trouble=self.trouble,
        )

    def _place(self, seat: Seat, viewer: Seat | None, here: bool, away: bool) -> PlaceData:
        place = self.places[seat]
        return PlaceData(
            name=place.name,
            bot=place.bot,
            free=place.free(),
            ready=bool(place.share or place.bot),
            here=here,
            away=away and not place.bot,
            waiting=seat in self.patience.waiting,
            patience=int(self.patience.left_at(seat, self.clock()) * 1000),
            looked=self.table.audience.number(self._last_look(seat), viewer) if self.table else 0,
            lost=self.lost.get(seat) if place.bot else None,
        )

    def kept(self) -> Kept:
        """What may change about it, as it is now."""
        barred = list(self.barred)
        return list(self.places), self.options, self.host, self.state, self.touched, barred

    def restore(self, before: Kept) -> None:
        """Let it be as it was."""
        self.places, self.options, self.host, self.state, self.touched, self.barred = before

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
            host=self.host,
            public=self.public,
            touched=self.touched,
            next=self.next,
            barred=json.dumps(self.barred),
            tournament=self.tournament,
            fixture=self.fixture,
            revision=self.revision + 1,
        )

    def take(self, newer: Room) -> None:
        """Be as another process has kept it."""
        self.restore(newer.kept())
        self.next, self.public, self.revision = newer.next, newer.public, newer.revision
        self.lost |= newer.lost


def read_room(row: TableRow) -> Room:
    """The table that a row keeps.

    `Refused` if its book is not one of this program, `ValueError` if it makes no sense.
    """
    check_types(row)
    game, newest = SERVED.get(row.book, (None, None))
    book = newest and newest.edition(row.version)
    if game is None or book is None:
        raise Refused("unknown-version", book=row.book, version=row.version)
    return Room(
        id=row.id,
        code=row.code,
        book=book,
        game=game,
        options=book.decide(msgspec.json.decode(row.options, type=dict[str, Any]), row.seats),
        places=_places(row),
        secret=row.secret,
        created=row.created,
        host=row.host,
        public=row.public,
        state=read_state(row.state),
        touched=row.touched,
        next=row.next,
        barred=msgspec.json.decode(row.barred, type=list[str]),
        tournament=row.tournament,
        fixture=row.fixture,
        revision=row.revision,
    )


def _places(row: TableRow) -> list[Place]:
    places = msgspec.json.decode(row.players, type=list[Place])
    if len(places) != row.seats:
        raise ValueError(f"{len(places)} chairs for {row.seats} seats")
    return places


def check_types(row: Any) -> None:
    """See that a row holds texts and numbers where it should: SQLite keeps whatever it gets."""
    msgspec.convert(asdict(row), type(row), builtin_types=(bytes,))


def read_state(word: str) -> State:
    """The state that a word names, or `ValueError`."""
    for state in (WAITING, PLAYING, OVER, ABANDONED):
        if state == word:
            return state
    raise ValueError(f"no state: {word}")
