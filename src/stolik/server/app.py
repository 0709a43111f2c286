"""The server: a lobby over HTTP, tables over sockets, and one file of data behind them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    PermissionDeniedException,
    WebSocketDisconnect,
)
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter

from stolik import __version__
from stolik.bots.workers import make_pool
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.rulebook import LANGUAGES, refusal, speaker
from stolik.server.identity import Guest, Guests, Tickets
from stolik.server.lobby import Lobby, Room
from stolik.server.sockets import Connection, Gone, Wire
from stolik.server.steward import Steward
from stolik.server.store import Store, StoreTrouble


@dataclass
class House:
    """Everything a running server holds."""

    store: Store
    hosts: frozenset[str]
    pace: float = 0.6
    pool: Executor | None = None
    clock: Callable[[], float] = time.monotonic
    began: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.guests = Guests(self.store, lambda: int(time.time() * 1000))
        self.tickets = Tickets(self.clock)
        self.lobby = Lobby(self.store)

    async def open(self) -> None:
        """Open the data and take every table up again."""
        await self.store.open()
        await self.guests.load()
        await self.lobby.load()
        self.pool = self.pool or make_pool(1)
        self.steward = Steward(self.lobby, self.pool, self.pace)
        for room in self.lobby.rooms.values():
            self.steward.look_after(room)

    async def close(self) -> None:
        """Let the tables rest and close the data."""
        await self.steward.stop()
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)
        await self.store.close()


# -- who asks -------------------------------------------------------------------------------------
def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house that serves a connection."""
    house: House = connection.app.state.house
    return house


def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
    """The guest whose token a request bears."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    guest = house_of(connection).guests.find(token) if scheme.lower() == "bearer" else None
    if guest is None:
        raise NotAuthorizedException("no-token")
    return guest


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Only our own page may ask from a browser, and only under our own names."""
    hosts = house_of(connection).hosts
    host = connection.headers.get("host", "").lower()
    if host not in hosts:
        raise PermissionDeniedException("foreign-host")
    origin = connection.headers.get("origin")
    if origin is not None and origin.lower() not in {f"http://{h}" for h in hosts} | {
        f"https://{h}" for h in hosts
    }:
        raise PermissionDeniedException("foreign-origin")


# -- what is asked --------------------------------------------------------------------------------
class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody comes by."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody lays a table."""

    book: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)]
    options: dict[str, str | int] = {}
    bots: list[str] = []


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """A share of the chance, in hexadecimal digits."""

    share: Annotated[str, msgspec.Meta(min_length=32, max_length=128, pattern="^[0-9a-f]+$")]


class BotName(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a free chair."""

    bot: Annotated[str, msgspec.Meta(max_length=40)]


TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$")]


@get("/health", sync_to_thread=False)
def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Is it up?"""
    return {"ok": True, "version": __version__, "tables": len(house_of(request).lobby.rooms)}


@get("/api/books", sync_to_thread=False)
def books() -> list[dict[str, Any]]:
    """What can be played, and what a table may decide."""
    return [
        {
            "book": book.name,
            "version": book.version,
            "seats": [book.seats[0], book.seats[-1]],
            "options": [option.data() for option in book.options],
        }
        for _, book in BOOKS.values()
    ]


@post("/api/guests")
async def new_guest(request: Request[Any, Any, Any], data: NewGuest) -> dict[str, str]:
    """A name and a token."""
    guest, token = await house_of(request).guests.welcome(data.name)
    return {"id": guest.id, "name": guest.name, "token": token}


@post("/api/tables")
async def new_table(request: Request[Any, Any, Any], data: NewTable) -> dict[str, object]:
    """Lay a table and sit down at it."""
    house, guest = house_of(request), guest_of(request)
    room = await house.lobby.create(guest, data.book, data.seats, data.options)
    for bot in data.bots:
        await house.lobby.seat_bot(room, guest, bot)
    return room.data()


@get("/api/tables/{table:str}", sync_to_thread=False)
def show_table(request: Request[Any, Any, Any], table: TableId) -> dict[str, object]:
    """A table, for whoever knows its id."""
    return {
        **_room(request, table).data(),
        "seat": _room(request, table).seat_of(guest_of(request)),
    }


@get("/api/codes/{code:str}", sync_to_thread=False)
def find_code(request: Request[Any, Any, Any], code: str) -> dict[str, object]:
    """The waiting table of a short code."""
    guest_of(request)
    return house_of(request).lobby.by_code(code[:16]).data()


@post("/api/tables/{table:str}/join")
async def join(request: Request[Any, Any, Any], table: TableId) -> dict[str, object]:
    """Sit down."""
    room = _room(request, table)
    seat = await house_of(request).lobby.join(room, guest_of(request))
    return {**room.data(), "seat": seat}


@post("/api/tables/{table:str}/bots")
async def seat_bot(
    request: Request[Any, Any, Any], table: TableId, data: BotName
) -> dict[str, object]:
    """Put a bot on a free chair."""
    room = _room(request, table)
    await house_of(request).lobby.seat_bot(room, guest_of(request), data.bot)
    return room.data()


@post("/api/tables/{table:str}/ready")
async def ready(request: Request[Any, Any, Any], table: TableId, data: Share) -> dict[str, object]:
    """Ready to play, with a share of the chance."""
    room = _room(request, table)
    await house_of(request).lobby.ready(room, guest_of(request), _share(data.share))
    return room.data()


@post("/api/tables/{table:str}/start")
async def start(request: Request[Any, Any, Any], table: TableId) -> dict[str, object]:
    """Deal."""
    house, room = house_of(request), _room(request, table)
    await house.lobby.start(room, guest_of(request))
    house.steward.look_after(room)
    return room.data()


@post("/api/tables/{table:str}/leave")
async def leave(request: Request[Any, Any, Any], table: TableId) -> dict[str, object]:
    """Stand up."""
    room = _room(request, table)
    await house_of(request).lobby.leave(room, guest_of(request))
    return room.data()


@post("/api/tables/{table:str}/return")
async def come_back(request: Request[Any, Any, Any], table: TableId) -> dict[str, object]:
    """Take one's seat up again."""
    room = _room(request, table)
    await house_of(request).lobby.come_back(room, guest_of(request))
    return room.data()


@post("/api/tables/{table:str}/ticket")
async def ticket(request: Request[Any, Any, Any], table: TableId) -> dict[str, str]:
    """A ticket for one socket to this table."""
    house, guest = house_of(request), guest_of(request)
    return {"ticket": house.tickets.issue(guest, _room(request, table).id)}


@get("/api/tables/{table:str}/record", media_type="text/plain", sync_to_thread=True)
def record(request: Request[Any, Any, Any], table: TableId) -> str:
    """The record of a match that is over; while it lasts there is none to be had."""
    guest_of(request)
    room = _room(request, table)
    if room.table is None:
        raise Refused("record-not-yet")
    return room.table.record().text()


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The conversation of docs/protocol.md."""
    house = house_of(socket)
    language = socket.query_params.get("lang", "en")
    await socket.accept()
    say = speaker(language if language in LANGUAGES else "en")
    await Connection(_wire(socket), house.lobby, house.tickets, say).serve()


def _wire(socket: WebSocket[Any, Any, Any]) -> Wire:
    async def receive() -> str | bytes:
        try:
            return await socket.receive_data(mode="text")
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def send(data: bytes) -> None:
        try:
            await socket.send_data(data.decode(), mode="text")
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def close(code: int, reason: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code, reason)

    return Wire(receive, send, close)


def _room(request: Request[Any, Any, Any], table: str) -> Room:
    return house_of(request).lobby.find(table)


def _share(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Refused("bad-share") from None


# -- what goes wrong ------------------------------------------------------------------------------
def _language(request: Request[Any, Any, Any]) -> str:
    language = request.query_params.get("lang", "en")
    return language if language in LANGUAGES else "en"


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[dict[str, str]]:
    status = 404 if refused.phrase.id == "no-such-table" else 409
    say = speaker(_language(request))
    return Response({"code": refused.phrase.id, "error": refusal(say, refused)}, status_code=status)


def _trouble(request: Request[Any, Any, Any], trouble: StoreTrouble) -> Response[dict[str, str]]:
    say = speaker(_language(request))
    return Response({"code": "retry", "error": say("bye-retry")}, status_code=503)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    return Response({"code": "http", "error": error.detail}, status_code=error.status_code)


def make_app(house: House) -> Litestar:
    """The application of a house."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            health,
            books,
            new_guest,
            new_table,
            show_table,
            find_code,
            join,
            seat_bot,
            ready,
            start,
            leave,
            come_back,
            ticket,
            record,
            socket,
        ],
        guards=[check_origin],
        exception_handlers={Refused: _refused, StoreTrouble: _trouble, HTTPException: _http},
        lifespan=[lifespan],
        state=AppState({"house": house}),
        openapi_config=OpenAPIConfig(title="Stolik", version=__version__),
        request_max_body_size=64 * 1024,
    )
