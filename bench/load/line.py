"""The generator's own ends of HTTP and WebSocket: just enough, so that it costs little itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, cast

HOST = "127.0.0.1"
PATIENCE = 30.0
#: The server keeps a connection for five seconds.
REST = 2.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
#: A mask of zeros is a mask: the bytes go as they are.
MASK = bytes(4)
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c3RvbGlrLXN0b2xpay1zdA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
REQUEST = (
    "{method} {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n"
    "Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One WebSocket: whole text frames come in, text goes out."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self._hello = HANDSHAKE.format(host=host, path=path).encode()
        self._hear = hear
        self._rest = b""
        self._open = False
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.gone: asyncio.Future[None] = loop.create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end is gone."""
        self.lost = True
        if not self.gone.done():
            self.gone.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        data = self._rest + data if self._rest else data
        start = 0
        if not self._open:
            start = self._upgrade(data)
        while self._open and (end := self._frame(data, start)):
            start = end
        self._rest = data[start:]

    def _upgrade(self, data: bytes) -> int:
        head = data.find(b"\r\n\r\n")
        if head < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.transport.close()
            return 0
        self._open = True
        self.opened.set_result(None)
        return head + 4

    def _frame(self, data: bytes, start: int) -> int:
        """Take one frame; where it ends, or 0 if it is not all there."""
        if len(data) < start + 2:
            return 0
        size, body = data[start + 1], start + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, body = int.from_bytes(data[body : body + width], "big"), body + width
        end = body + size
        if len(data) < end:
            return 0
        self._take(data[start] & 15, data[body:end])
        return end

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + payload)

    def close(self) -> None:
        """Go."""
        self._write(CLOSE, b"\x03\xe8")
        self.transport.close()


async def connect(port: int, path: str, hear: Callable[[bytes], None]) -> Line:
    """An open WebSocket."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(f"{HOST}:{port}", path, hear), HOST, port)
    await asyncio.wait_for(line.opened, PATIENCE)
    return line


class Desk:
    """A few connections that stay open, for requests to the lobby."""

    def __init__(self, port: int, connections: int = 8) -> None:
        self.port = port
        self._free: asyncio.LifoQueue[Link | None] = asyncio.LifoQueue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def ask(self, method: str, path: str, data: object = None, token: str = "") -> Any:
        """One request; `Unwilling` if the server refuses."""
        link = await self._free.get()
        try:
            if link is None or link.stale():
                link = Link(*await asyncio.open_connection(HOST, self.port))
            return await asyncio.wait_for(self._ask(link, method, path, data, token), PATIENCE)
        except BaseException:
            link = None
            raise
        finally:
            self._free.put_nowait(link)

    async def _ask(self, link: Link, method: str, path: str, data: object, token: str) -> Any:
        body = b"" if data is None else json.dumps(data).encode()
        head = REQUEST.format(
            method=method, path=path, host=f"{HOST}:{self.port}", token=token, length=len(body)
        )
        link.writer.write(head.encode() + body)
        answer = (await link.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.partition("content-length:")[2].partition("\r\n")[0])
        text = await link.reader.readexactly(length)
        link.used = perf_counter()
        if answer.split()[1][0] != "2":
            raise Unwilling(f"{method} {path}: {answer.split()[1]} {text.decode()}")
        return json.loads(text)

    def close(self) -> None:
        """Close the connections that are not in use."""
        while not self._free.empty():
            if link := self._free.get_nowait():
                link.writer.close()


class Unwilling(Exception):
    """The server has refused a request."""


@dataclass
class Link:
    """A connection that may be used again, though not after a long rest: the server hangs up."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    used: float = field(default_factory=perf_counter)

    def stale(self) -> bool:
        """Whether the server may have hung up; then it is closed here too."""
        if perf_counter() - self.used < REST:
            return False
        self.writer.close()
        return True
