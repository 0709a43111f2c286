"""The lobby over HTTP: guests, tables and whatever is asked about them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, QueryParameter

from stolik import __version__
from stolik.core.options import Option
from stolik.core.phrase import Refused
from stolik.rulebook import TOPICS, reading_of
from stolik.server import ladder_rest, practice, review_rest
from stolik.server.guards import (
    address_of,
    check_heavy,
    check_new,
    check_welcome,
    guest_of,
    house_of,
    is_local,
    room_of,
)
from stolik.server.logs import note
from stolik.server.room import OWN, SERVED
from stolik.server.texts import AskedText, BookName, Code, Decision, Number, Pass, TableId, Word
from stolik.server.tournament import rest as tournaments
from stolik.server.wire import Data, Moment, RoomData, Way

Asked = Request[Any, Any, Any]
#: Cleaned in `identity`, of control characters too.
Name = Annotated[str, msgspec.Meta(max_length=200)]
#: Entries of a replay in one answer.
MOST_MOMENTS = 300


# -- what is asked and answered -------------------------------------------------------------------
class NewGuest(Data):
    """Somebody comes by, or takes another name."""

    name: Name


class Token(Data):
    """Who somebody is; the token is shown once, to its owner."""

    id: str
    name: str
    token: str


class Me(Data):
    """Who is asking."""

    id: str
    name: str


class Link(Data):
    """A word that is good once."""

    link: Pass


class NewTable(Data):
    """Somebody lays a table; in any way but their own they take no chair at it."""

    book: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)]
    options: Annotated[dict[Word, Decision | Number], msgspec.Meta(max_length=60)] = msgspec.field(
        default_factory=dict
    )
    bots: Annotated[list[Word], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=list)
    public: bool = False
    way: Way = OWN


class Decided(Data):
    """What a table decides; what is not named is the book's own."""

    options: Annotated[dict[Word, Decision | Number], msgspec.Meta(max_length=60)]


class Share(Data):
    """A share of the chance: 16 to 64 bytes in hexadecimal digits."""

    share: Annotated[
        str, msgspec.Meta(min_length=32, max_length=128, pattern="^([0-9a-f][0-9a-f])+$")
    ]


class BotName(Data):
    """A bot for a free chair."""

    bot: Word


class SeatNumber(Data):
    """A chair."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=19)]


class Ticket(Data):
    """A ticket to a table, good once: for a socket, or for a chair that the host gives."""

    ticket: Pass


class Tables(Data):
    """Where the asker sits, and where anybody may sit down or watch."""

    mine: list[RoomData]
    public: list[RoomData]


class OptionData(Data):
    """Something a table may decide."""

    key: str
    clause: str
    default: int | str
    words: list[str]
    numbers: tuple[int, int] | None
    display: bool
    seat: bool
    house: bool
    bots: bool
    form: str
    common: bool
    usual: int | str
    scale: int
    needs: tuple[str, list[str]] | None


class BookData(Data):
    """Something that can be played."""

    book: str
    game: str
    version: int
    seats: tuple[int, int]
    options: list[OptionData]
    bots: list[str]
    practice: list[str]


class ClauseData(Data):
    """A clause of a rulebook; its words, and those of its chapter, are in the language files."""

    id: str
    chapter: str
    options: list[str]
    shows: list[str]


class RulesData(Data):
    """What a rules page shows of a book, and the clauses that each topic of a search leads to."""

    clauses: list[ClauseData]
    topics: dict[str, list[str]]


class Health(Data):
    """The server is up."""

    ok: bool
    version: str
    tables: int


class HouseData(Data):
    """What the page has to know about the server."""

    version: str
    outside: str
    phones: bool


class Trouble(Data):
    """Why something can't be done."""

    code: str
    error: str


# -- the house ------------------------------------------------------------------------------------
@get("/health", sync_to_thread=False)
def health(request: Asked) -> Health:
    """Is it up?"""
    return Health(True, __version__, len(house_of(request).lobby.rooms))


@get("/metrics", sync_to_thread=False, media_type="text/plain; version=0.0.4; charset=utf-8")
def metrics(request: Asked) -> bytes:
    """Figures, for whoever asks at the machine itself."""
    if not is_local(request):
        raise Refused("only-here")
    return house_of(request).metrics.text()


@get("/api/house", sync_to_thread=False)
def house(request: Asked) -> HouseData:
    """The address for others, and whether phones can be invited."""
    held = house_of(request)
    return HouseData(__version__, held.outside, held.open_lan is not None and is_local(request))


@post("/api/house/phones")
async def invite_phones(request: Asked) -> HouseData:
    """Open the door to the local network; only from the machine itself."""
    held = house_of(request)
    guest_of(request)
    if held.open_lan is None or not is_local(request):
        raise Refused("only-here")
    held.outside = await held.open_lan()
    return HouseData(__version__, held.outside, False)


@get("/api/qr", sync_to_thread=False, media_type="image/svg+xml")
def qr(request: Asked, text: AskedText) -> bytes:
    """A QR code of an address of ours."""
    outside = house_of(request).outside
    own = [f"http://{host}" for host in house_of(request).hosts] + ([outside] if outside else [])
    own += [f"https://{host}" for host in house_of(request).hosts]
    if not any(text == base or (base and text.startswith(f"{base}/")) for base in own):
        raise Refused("not-our-address")
    drawn: str = segno.make(text, micro=False).svg_inline(border=2, omitsize=True)
    return drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1).encode()


def _option_data(option: Option) -> OptionData:
    """An option as a form needs it."""
    more = {"usual": option.usual, "scale": option.scale, "needs": option.needs}
    return msgspec.convert({**option.data(), **more}, OptionData)


@get("/api/books", sync_to_thread=False)
def books(request: Asked) -> list[BookData]:
    """What can be played, and what a table may decide."""
    lobby = house_of(request).lobby
    return [
        BookData(
            book=book.name,
            game=game.name,
            version=book.version,
            seats=(book.seats[0], book.seats[-1]),
            options=[_option_data(option) for option in book.options],
            bots=lobby.offered(game.name),
            practice=list(game.practice.levels) if game.practice else [],
        )
        for game, book in SERVED.values()
    ]


@get("/api/books/{book:str}/clauses", sync_to_thread=False)
def clauses(book: BookName) -> RulesData:
    """The clauses of a book, its house rules, and the rulings that stand above all books."""
    if book not in SERVED:
        raise Refused("unknown-book", book=book, may=", ".join(SERVED))
    read = [
        ClauseData(clause.id, clause.chapter, list(clause.options), list(clause.shows))
        for clause in reading_of(book)
    ]
    return RulesData(read, TOPICS)


# -- guests ---------------------------------------------------------------------------------------
@post("/api/guests")
async def new_guest(request: Asked, data: JSONBody[NewGuest]) -> Token:
    """A name and a token."""
    check_new(request, "guest")
    guest, token = await house_of(request).guests.welcome(data.name)
    return Token(guest.id, guest.name, token)


@get("/api/guests/me", sync_to_thread=False)
def me(request: Asked) -> Me:
    """Who am I?"""
    guest = guest_of(request)
    return Me(guest.id, guest.name)


@post("/api/guests/me")
async def rename(request: Asked, data: JSONBody[NewGuest]) -> Me:
    """Another name."""
    held = house_of(request)
    guest = await held.guests.rename(guest_of(request), data.name)
    await held.lobby.rename(guest)
    await held.halls.rename(guest)
    return Me(guest.id, guest.name)


@post("/api/guests/link")
async def make_link(request: Asked) -> Link:
    """A word that moves me to another device, good once and for ten minutes."""
    return Link(await house_of(request).links.issue(guest_of(request)))


@post("/api/guests/move")
async def move(request: Asked, data: JSONBody[Link]) -> Token:
    """Move here by a link; the device before is signed out."""
    check_new(request, "guest")
    held = house_of(request)
    redeemed = await held.links.redeem(data.link)
    if redeemed is None:
        raise Refused("bad-link")
    guest = redeemed[0]
    token = await held.guests.move(guest)
    await held.tickets.cancel(guest.id)
    await held.links.cancel(guest.id)
    held.lobby.sign_out(guest)
    return Token(guest.id, guest.name, token)


# -- tables ---------------------------------------------------------------------------------------
@get("/api/tables", sync_to_thread=False)
def tables(request: Asked) -> Tables:
    """My tables, and the public ones."""
    guest, lobby = guest_of(request), house_of(request).lobby
    return Tables(
        [room.data(guest) for room in lobby.of_guest(guest)],
        [room.data(guest) for room in lobby.in_public()],
    )


@post("/api/tables")
async def new_table(request: Asked, data: JSONBody[NewTable]) -> RoomData:
    """Lay a table and sit down at it; a device for all lays it and takes no chair."""
    check_new(request, "table")
    guest, lobby = guest_of(request), house_of(request).lobby
    given = (data.book, data.seats, data.options, data.bots, data.public, data.way)
    room = await lobby.create(guest, *given)
    note("table", table=room.id, book=room.book.name, seats=data.seats)
    return room.data(guest)


@get("/api/tables/{table:str}", sync_to_thread=False)
def show_table(request: Asked, table: TableId) -> RoomData:
    """A table, for whoever knows its id."""
    guest = guest_of(request)
    return room_of(request, table).data(guest)


@get("/api/codes/{code:str}", sync_to_thread=False)
def find_code(request: Asked, code: Code) -> RoomData:
    """The waiting table of a short code; wrong tries are counted."""
    guest, held = guest_of(request), house_of(request)
    tries = held.limits.wrong_codes.of(address_of(request))
    if not tries.has():
        raise Refused("too-many")
    try:
        room = held.lobby.by_code(code)
    except Refused:
        tries.take()
        raise
    check_welcome(room, guest)
    return room.data(guest)


@post("/api/tables/{table:str}/join")
async def join(request: Asked, table: TableId) -> RoomData:
    """Sit down."""
    guest, room = guest_of(request), room_of(request, table)
    await house_of(request).lobby.join(room, guest)
    return room.data(guest)


@post("/api/tables/{table:str}/seat")
async def seat(request: Asked, table: TableId, data: JSONBody[Ticket]) -> RoomData:
    """Give a chair to the one whose ticket to this table it is."""
    held, host, room = house_of(request), guest_of(request), room_of(request, table)
    guest, purpose = await held.tickets.redeem(data.ticket) or (None, "")
    if guest is None or purpose != room.id:
        raise Refused("bad-ticket")
    await held.lobby.seat(room, host, guest)
    return room.data(host)


@post("/api/tables/{table:str}/bots")
async def seat_bot(request: Asked, table: TableId, data: JSONBody[BotName]) -> RoomData:
    """Put a bot on a free chair."""
    guest, room = guest_of(request), room_of(request, table)
    await house_of(request).lobby.seat_bot(room, guest, data.bot)
    return room.data(guest)


@post("/api/tables/{table:str}/options")
async def decide(request: Asked, table: TableId, data: JSONBody[Decided]) -> RoomData:
    """The host decides anew what is played; everybody says again that they are ready."""
    guest, room = guest_of(request), room_of(request, table)
    await house_of(request).lobby.decide(room, guest, data.options)
    return room.data(guest)


@post("/api/tables/{table:str}/ready")
async def ready(request: Asked, table: TableId, data: JSONBody[Share]) -> RoomData:
    """Ready to play, with a share of the chance."""
    guest, room = guest_of(request), room_of(request, table)
    await house_of(request).lobby.ready(room, guest, bytes.fromhex(data.share))
    return room.data(guest)


@post("/api/tables/{table:str}/start")
async def start(request: Asked, table: TableId) -> RoomData:
    """Deal."""
    held, guest, room = house_of(request), guest_of(request), room_of(request, table)
    await held.lobby.start(room, guest)
    await held.look_after(room)
    note("start", table=room.id)
    return room.data(guest)


@post("/api/tables/{table:str}/leave")
async def leave(request: Asked, table: TableId) -> RoomData:
    """Stand up."""
    guest, room = guest_of(request), room_of(request, table)
    await house_of(request).lobby.leave(room, guest)
    return room.data(guest)


@post("/api/tables/{table:str}/return")
async def come_back(request: Asked, table: TableId) -> RoomData:
    """Take one's seat up again."""
    guest, room = guest_of(request), room_of(request, table)
    await house_of(request).lobby.come_back(room, guest)
    return room.data(guest)


@post("/api/tables/{table:str}/kick")
async def kick(request: Asked, table: TableId, data: JSONBody[SeatNumber]) -> RoomData:
    """The host shows somebody out."""
    guest, room = guest_of(request), room_of(request, table)
    await house_of(request).lobby.kick(room, guest, data.seat)
    return room.data(guest)


@post("/api/tables/{table:str}/host")
async def hand_over(request: Asked, table: TableId, data: JSONBody[SeatNumber]) -> RoomData:
    """The host makes somebody else the host."""
    guest, room = guest_of(request), room_of(request, table)
    await house_of(request).lobby.hand_over(room, guest, data.seat)
    return room.data(guest)


@post("/api/tables/{table:str}/rematch")
async def rematch(request: Asked, table: TableId) -> RoomData:
    """The same table once more."""
    guest, room = guest_of(request), room_of(request, table)
    check_new(request, "table")
    again = await house_of(request).lobby.rematch(room, guest)
    return again.data(guest)


@post("/api/tables/{table:str}/ticket")
async def ticket(request: Asked, table: TableId) -> Ticket:
    """A ticket for one socket to this table."""
    guest = guest_of(request)
    await house_of(request).guests.see(guest)
    return Ticket(await house_of(request).tickets.issue(guest, room_of(request, table).id))


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Asked,
    table: TableId,
    everything: FromQuery[bool] = False,
    since: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
) -> list[Moment]:
    """The match as the asker saw it, some entries at a time; all hands once it has ended."""
    guest, room = guest_of(request), room_of(request, table)
    check_heavy(request)
    played = await house_of(request).lobby.take_up(room)
    seat = room.seat_of(guest)
    return await asyncio.to_thread(played.replay, seat, everything, since, MOST_MOMENTS)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: Asked, table: TableId) -> Response[str]:
    """The record of a match that has ended; while it lasts there is none to be had."""
    guest_of(request)
    room = room_of(request, table)
    check_heavy(request)
    played = (await house_of(request).lobby.take_up(room)).record()
    text = await asyncio.to_thread(played.text)
    name = f'attachment; filename="stolik-{room.book.name}-{room.id[:8]}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


HANDLERS = [
    health,
    metrics,
    house,
    invite_phones,
    qr,
    books,
    clauses,
    new_guest,
    me,
    rename,
    make_link,
    move,
    tables,
    new_table,
    show_table,
    find_code,
    join,
    seat,
    seat_bot,
    decide,
    ready,
    start,
    leave,
    come_back,
    kick,
    hand_over,
    rematch,
    ticket,
    replay,
    record,
    *review_rest.HANDLERS,
    *practice.HANDLERS,
    *tournaments.HANDLERS,
    *ladder_rest.HANDLERS,
]

#: What any of them may answer instead.
TROUBLES = {
    400: "The request can't be read",
    401: "The asker has not said who they are",
    403: "Not from there",
    404: "There is no such thing",
    405: "There is no such thing",
    409: "That can't be done now",
    413: "The request is too long",
    429: "Too much at once",
    503: "Nothing can be kept now",
}
for _handler in HANDLERS:
    _handler.responses = {
        status: ResponseSpec(Trouble, description=text, generate_examples=False)
        for status, text in TROUBLES.items()
    } | dict(_handler.responses or {})
