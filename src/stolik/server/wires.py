"""The end of a socket that a conversation holds, whatever server stands behind it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from stolik.server.line import Line

#: What servers raise where a client has gone.
CLOSED = (WebSocketDisconnect, ClientDisconnected, RuntimeError, OSError)


class Gone(Exception):
    """The client has closed the socket."""


class Wire(Protocol):
    """What a conversation needs of a socket."""

    async def receive(self) -> str | bytes:
        """The next frame, or `Gone`."""

    async def send(self, data: bytes) -> None:
        """Send a text frame once the client has taken what came before, or `Gone`."""

    async def close(self, code: int, reason: str) -> None:
        """Close the socket; afterwards `receive` raises `Gone`."""

    def write(self, data: bytes, more: bool) -> bool:
        """Send a text frame now, if it need not wait; whether it was sent.

        If `more` is about to follow, it may wait for that.
        """

    def gone(self) -> bool:
        """Whether the client has closed, though frames that came before may still be read."""

    def abort(self) -> None:
        """Let go of a client that takes nothing any more."""


class LineWire:
    """A line of ours."""

    __slots__ = ("_line",)

    def __init__(self, line: Line) -> None:
        self._line = line

    async def receive(self) -> str | bytes:
        """The next frame."""
        return _text(await self._line.receive())

    async def send(self, data: bytes) -> None:
        """Send a text frame in its turn."""
        try:
            await self._line.send({"type": "websocket.send", "text": data.decode()})
        except CLOSED:
            raise Gone from None

    async def close(self, code: int, reason: str) -> None:
        """Close the socket."""
        with suppress(*CLOSED):
            await self._line.send({"type": "websocket.close", "code": code, "reason": reason})

    def write(self, data: bytes, more: bool) -> bool:
        """Send a text frame now."""
        return self._line.write(data, more)

    def gone(self) -> bool:
        """Whether the connection is lost."""
        return self._line.disconnected

    def abort(self) -> None:
        """Drop the connection."""
        self._line.transport.abort()


class SocketWire:
    """A socket of any other server's, through the application."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes:
        """The next frame."""
        try:
            return _text(await self._socket.receive())
        except CLOSED:
            raise Gone from None

    async def send(self, data: bytes) -> None:
        """Send a text frame."""
        message = {"type": "websocket.send", "text": data.decode(), "bytes": None}
        try:
            await self._socket.send(message)  # type: ignore[arg-type]
        except CLOSED:
            raise Gone from None

    async def close(self, code: int, reason: str) -> None:
        """Close the socket."""
        with suppress(*CLOSED):
            await self._socket.close(code, reason)

    def write(self, data: bytes, more: bool) -> bool:
        """Nothing can be sent without waiting."""
        return False

    def gone(self) -> bool:
        """It is known only by reading."""
        return False

    def abort(self) -> None:
        """The server lets go by itself."""


def _text(event: Mapping[str, Any]) -> str:
    """The text of an event; a frame of bytes holds none, and can't be read."""
    if event["type"] == "websocket.disconnect":
        raise Gone
    return event.get("text") or ""
