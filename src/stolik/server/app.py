"""The application: a lobby over HTTP, tables over sockets, and the page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.datastructures import State as AppState
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stolik import __version__
from stolik.core.phrase import Illegal, Malformed, Refused
from stolik.rulebook import Speaker, refusal, speaker
from stolik.server import page, rest
from stolik.server.guards import (
    address_of,
    check_door,
    freshen,
    house_of,
    language_of,
)
from stolik.server.house import House
from stolik.server.line import line_of
from stolik.server.logs import note, note_error
from stolik.server.rest import Trouble
from stolik.server.sockets import CLOSE_LATER, Connection
from stolik.server.store import Conflict, StoreTrouble
from stolik.server.table import Stale
from stolik.server.wires import LineWire, SocketWire

#: What an HTTP status is called where the exception does not say.
CODES = {400: "malformed", 404: "no-such-page", 405: "no-such-page", 413: "frame-too-big"}
#: Refusals that are not conflicts.
STATUS = {
    "no-such-table": 404,
    "journal-cut": 410,
    "no-such-tournament": 404,
    "no-practice": 404,
    "review-no-part": 404,
    "too-many": 429,
    "only-here": 403,
    "barred": 403,
}
BIGGEST_BODY = 64 * 1024


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The conversation of docs/protocol.md."""
    house, address = house_of(socket), address_of(socket)
    if not house.limits.begin_greeting(address):
        await socket.close(CLOSE_LATER, "too-many")
        return
    try:
        await socket.accept()
    except BaseException:
        house.limits.end_greeting(address)
        raise
    line = line_of(socket.scope)
    connection = Connection(
        LineWire(line) if line else SocketWire(socket),
        house.lobby,
        house.tickets,
        language_of(socket),
        house.metrics,
        house.limits,
    )
    serve = partial(connection.serve, partial(house.limits.end_greeting, address))
    try:
        if line:
            line.converse(serve)
        else:
            await serve()
    finally:
        # Both hold the socket: it would stay until Python looks for what holds itself.
        socket.receive = socket.send = _is_over


async def _is_over(*_: Any) -> Any:
    raise WebSocketDisconnect(detail="the conversation is over")


# -- what goes wrong ------------------------------------------------------------------------------
def _trouble(
    request: Request[Any, Any, Any], status: int, code: str, error: str
) -> Response[Trouble]:
    headers = page.HEADERS | ({"retry-after": "5"} if status in (429, 503) else {})
    return Response(Trouble(code, error), status_code=status, headers=headers)


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Trouble]:
    code = refused.phrase.id
    text = refusal(speaker(language_of(request)), refused)
    usual = 400 if isinstance(refused, Malformed | Illegal) else 409
    return _trouble(request, STATUS.get(code, usual), code, text)


def _late(request: Request[Any, Any, Any], _: Stale) -> Response[Trouble]:
    return _refused(request, Refused("table-not-playing"))


def _store(request: Request[Any, Any, Any], _: Exception) -> Response[Trouble]:
    note("store-trouble", logging.WARNING)
    return _trouble(request, 503, "retry", speaker(language_of(request))("bye-retry"))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    say = speaker(language_of(request))
    code = error.detail if say.has(error.detail) else CODES.get(error.status_code, "broken")
    text = _where(say, error) if isinstance(error, ValidationException) else say(code)
    return _trouble(request, error.status_code, code, text)


def _where(say: Speaker, error: ValidationException) -> str:
    """Which part of a request can't be read."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(part.get("key", "")) for part in extra if isinstance(part, dict)]
    return say("malformed-at", where=", ".join(filter(None, keys)) or "?")


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Our own fault: it is written down, and nothing of it is shown."""
    if isinstance(error, RecursionError):  # JSON within JSON within JSON
        return _trouble(request, 400, "malformed", speaker(language_of(request))("malformed"))
    note_error(error)
    return _trouble(request, 500, "broken", speaker(language_of(request))("broken"))


def _behind_the_door(inner: ASGIApp) -> ASGIApp:
    """The name, the page and the pace are checked before the path is looked at.

    Middleware of Litestar's belongs to a route, and would not see paths that lead nowhere.
    """

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        refused = check_door(request)
        if refused is None:
            await inner(scope, receive, send)
            return
        answer = _http(request, refused).to_asgi_response(app=None, request=request)
        await answer(
            scope, receive, _instead_of(send) if scope["type"] == ScopeType.WEBSOCKET else send
        )

    return door


def _instead_of(send: Send) -> Send:
    """Send an answer over HTTP to a client that has asked for a socket."""

    async def send_answer(message: Message) -> None:
        await send(cast("Message", {**message, "type": f"websocket.{message['type']}"}))

    return send_answer


def make_app(house: House, lifespan: bool = True) -> Litestar:
    """The application of a house; with `lifespan` it opens and closes the house itself."""

    @asynccontextmanager
    async def live(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*rest.HANDLERS, socket, *page.handlers()],
        guards=[freshen],
        exception_handlers={
            Refused: _refused,
            Stale: _late,
            Conflict: _store,
            StoreTrouble: _store,
            HTTPException: _http,
            Exception: _broken,
        },
        lifespan=[live] if lifespan else [],
        state=AppState({"house": house}),
        openapi_config=OpenAPIConfig(
            title="Stolik", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        response_headers=[
            ResponseHeader(name=name, value=value) for name, value in page.HEADERS.items()
        ],
        request_max_body_size=BIGGEST_BODY,
        logging_config=None,
    )
    app.asgi_handler = _behind_the_door(app.asgi_handler)
    return app
