"""A WebSocket of uvicorn's that can also be written to at once.

Through ASGI a frame passes three coroutines and wakes a task, for each seat of each move. Here it
goes to the transport as it is, unless the other end has not taken what came before.
"""

from __future__ import annotations

from asyncio.events import TimerHandle
from collections.abc import Mapping
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from stolik.server.gate import Gate, refusal

#: The name under which an application finds the line in the extensions of its scope.
EXTENSION = "stolik.line"
#: How long it may take until a socket is established; after that it has no deadline here.
HANDSHAKE_SECONDS = 10.0


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    #: What waits for the next to be written with it.
    _held = b""
    _gate: Gate | None = None
    _timer: TimerHandle | None = None

    def begin(self, gate: Gate) -> None:
        """The client has asked to speak WebSocket; a head that can't be read is refused."""
        self._gate = gate
        if not self.handshake_initiated:
            self._refuse(400, "malformed")
        elif not self.handshake_complete:
            self._timer = self.loop.call_later(
                HANDSHAKE_SECONDS, self._refuse, 503, "handshake-too-slow"
            )

    def start_keepalive(self) -> None:
        """The socket is established."""
        self._wait_no_longer()
        super().start_keepalive()

    def _wait_no_longer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int, code: str) -> None:
        self._wait_no_longer()
        if self._gate and not self.transport.is_closing():
            self._gate.tell(status, code)
            self.transport.write(refusal(status, code))
            self.transport.close()

    async def run_asgi(self) -> None:
        """Serve the application, which finds the line in its scope."""
        extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), EXTENSION: self}
        self.scope["extensions"] = extensions
        try:
            await super().run_asgi()
        finally:
            extensions.clear()  # it would hold itself, and stay until Python looks for that

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says; a refusal that was sent whole ends the handshake.

        Uvicorn would write an error down for each, and so could fill a disk.
        """
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes in: the parser, which holds its connection, can go."""
        self._wait_no_longer()
        super().connection_lost(exc)
        self.conn.parser.close()

    def write(self, data: bytes, more: bool = False) -> bool:
        """Send text now; False if it has to wait. Who is gone hears nothing, and is heard to go.

        If `more` is about to follow, both go together: to write twice is twice the price.
        """
        if not self.writable.is_set():
            return False
        self._held += _head(len(data)) + data
        if more:
            self.loop.call_soon(self._flush)
        else:
            self._flush()
        return True

    def _flush(self) -> None:
        held, self._held = self._held, b""
        if held and not self.disconnected and self.conn.state is OPEN:
            self.transport.write(held)


def _head(size: int) -> bytes:
    """What stands before the text of so many bytes in a whole frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The line of a socket, if this is the server that has one."""
    line = (scope.get("extensions") or {}).get(EXTENSION)
    return line if isinstance(line, Line) else None
