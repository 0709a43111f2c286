"""A WebSocket of uvicorn's that can also be written to at once.

Through ASGI a frame passes three coroutines and wakes a task, for each seat of each move. Here it
goes to the transport as it is, unless the other end has not taken what came before.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

#: The name under which an application finds the line in the extensions of its scope.
EXTENSION = "stolik.line"


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    async def run_asgi(self) -> None:
        """Serve the application, which finds the line in its scope."""
        extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), EXTENSION: self}
        self.scope["extensions"] = extensions
        try:
            await super().run_asgi()
        finally:
            extensions.clear()  # it would hold itself, and stay until Python looks for that

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes in: the parser, which holds its connection, can go."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def write(self, data: bytes) -> bool:
        """Send text now; False if it has to wait. Who is gone hears nothing, and is heard to go."""
        if not self.writable.is_set():
            return False
        if not self.disconnected:
            with suppress(InvalidState):  # it is closing
                self.conn.send_text(data)
                self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The line of a socket, if this is the server that has one."""
    line = (scope.get("extensions") or {}).get(EXTENSION)
    return line if isinstance(line, Line) else None
