"""A connection over which a client asks: how long a request may take, and how much it may be.

Neither uvicorn nor its parser has a bound for either, and a client needs no token to get here.
"""

from __future__ import annotations

import asyncio
from asyncio.events import TimerHandle
from collections.abc import Callable
from typing import Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from stolik.server.gate import Gate, refusal
from stolik.server.line import Line

#: How long a new connection may say nothing.
ASK_SECONDS = 5.0
#: How long a request may take, from its first byte to the last of its body.
REQUEST_SECONDS = 10.0
#: How long a refused connection stays open, and how much may still come: closed while the client
#: is sending, it would be reset, and the client would not read why.
LINGER_SECONDS = 2.0
MOST_IGNORED = 1024 * 1024
BIGGEST_HEAD = 32 * 1024
MOST_LINES = 100
#: Requests of a connection that wait while another one is answered; browsers send no second one.
MOST_PIPELINED = 16
#: A body in the smallest of chunks is some times as long; the application counts what is in them.
BIGGEST_REQUEST = 1024 * 1024
#: The parser gets no more at once, so that each head can be counted from about where it begins.
PIECE = 4 * 1024
BODY = (b"content-length", b"transfer-encoding")


class Config(uvicorn.Config):
    """How uvicorn serves, and the gate before it."""

    def __init__(self, app: Any, gate: Gate, **more: Any) -> None:
        super().__init__(app, **more)
        self.gate = gate


class _Bad(Exception):
    """The parser is to stop: this request is refused."""


class Asking(HttpToolsProtocol):
    """A connection; each of its requests has a deadline and a bound."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self._timer: TimerHandle | None = None
        self._silent = True
        self._refused = False
        self._ignored = 0
        #: Of the request that is being read: its bytes, its header lines, whether its head is
        #: over, what was begun for it, and how it is refused if the parser stops.
        self._size = self._lines = 0
        self._headed = False
        self._own: RequestResponseCycle | None = None
        self._bad = (400, "malformed")

    # -- the connection ---------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has come, and has to ask for something soon, if there is room for it."""
        super().connection_made(transport)
        if code := self._gate.let_in(transport, self._peer()):
            self._refuse(503, code)
        else:
            self._wait(ASK_SECONDS, self._late)

    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._wait_no_longer()
        self._gate.lingering.discard(self)
        self._gate.connections.leave(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends: a refused client has had the time to read."""
        if self._refused:
            self.transport.close()
        else:
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Give the parser what came, piece by piece, as long as there is room for it."""
        if self._refused:
            self._ignore(len(data))
            return
        if self._silent or self._timer is None:
            self._silent = False
            self._wait(REQUEST_SECONDS, self._late)
        rest = memoryview(data)
        while rest and not self._over():
            room = (BIGGEST_REQUEST if self._headed else BIGGEST_HEAD) - self._size
            if not room:
                self._refuse(*((413, "frame-too-big") if self._headed else (431, "head-too-big")))
                return
            piece, rest = rest[: min(PIECE, room)], rest[min(PIECE, room) :]
            self._size += len(piece)
            self._parse(piece)

    def _over(self) -> bool:
        return self._refused or self._is_line() or self.transport.is_closing()

    def _is_line(self) -> bool:
        """Whether it speaks WebSocket by now."""
        return self.transport.get_protocol() is not self

    def _parse(self, piece: memoryview) -> None:
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(*self._bad)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, with a deadline of its own until it is established."""
        self._wait_no_longer()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds this connection, which would stay for the collector
        line = self.transport.get_protocol()
        if isinstance(line, Line):
            line.begin(self._gate)

    # -- what the parser finds --------------------------------------------------------------------
    def on_message_begin(self) -> None:
        """A request begins; only so many may wait for those before them."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(429, "too-many")
        super().on_message_begin()
        self._lines, self._headed, self._own = 0, False, None
        if self._timer is None:
            self._wait(REQUEST_SECONDS, self._late)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line more, in the head or behind the body."""
        self._lines += 1
        if self._lines > MOST_LINES:
            self._stop(431, "head-too-big")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        upgrade = self.parser.should_upgrade() and self._should_upgrade()
        if upgrade and any(name in BODY for name, _ in self.headers):
            self._stop(400, "upgrade-with-body")
        if self._gate.proxied:
            address = self._gate.address(self._peer(), self.headers)
            if not self._gate.connections.assign(self.transport, address):
                self._stop(503, "too-many-connections")
        super().on_headers_complete()
        self._headed, self._own = True, None if upgrade else self.cycle

    def on_message_complete(self) -> None:
        """The request is whole: the server may take its time."""
        super().on_message_complete()
        self._size, self._headed, self._own = 0, False, None
        self._wait_no_longer()

    def on_response_complete(self) -> None:
        """Between requests a connection of the proxy counts for nobody."""
        if self._gate.proxied and not self.pipeline and not self._is_line():
            self._gate.connections.release(self.transport)
        super().on_response_complete()

    def _stop(self, status: int, code: str) -> None:
        self._bad = (status, code)
        raise _Bad

    # -- deadlines --------------------------------------------------------------------------------
    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._wait_no_longer()
        self._timer = self.loop.call_later(seconds, then)

    def _wait_no_longer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        if self._silent:
            self.transport.close()
        elif self.flow.read_paused:  # the client waits for us
            self._wait(REQUEST_SECONDS, self._late)
        else:
            self._refuse(408, "request-too-slow")

    # -- refusing ---------------------------------------------------------------------------------
    def _refuse(self, status: int, code: str) -> None:
        """Say why, if no other answer is on its way, and hear nothing more."""
        self._gate.tell(status, code)
        self._unset_keepalive_if_required()
        self._refused, answers = True, self._can_answer()
        if self.cycle is not None:  # the application waits for the rest no longer
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.pipeline.clear()
        if not answers or not self._gate.linger(self):
            self.transport.close()
            return
        self.transport.write(refusal(status, code, getattr(self, "url", b"")))
        self.transport.write_eof()
        self.flow.resume_reading()
        self._wait(LINGER_SECONDS, self.transport.abort)

    def _can_answer(self) -> bool:
        if self._own is not None:
            return not self._own.response_started and not self.pipeline
        last: RequestResponseCycle | None = self.cycle
        return last is None or last.response_complete

    def _ignore(self, size: int) -> None:
        self._ignored += size
        if self._ignored > MOST_IGNORED:
            self.transport.abort()
