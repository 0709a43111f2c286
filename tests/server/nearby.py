"""A house served by uvicorn in this process, over real connections, with clocks moved by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, NamedTuple

from stolik.server import run
from stolik.server.entrance import Server
from tests.server.home import HOST, Home, at_home

UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


class Answer(NamedTuple):
    """What came back to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["code"])


class Talk:
    """A connection on which anything can be written."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def write(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def begin(self, how: str, path: str, *lines: str) -> None:
        """Send the head of a request."""
        head = [f"{how} {path} HTTP/1.1", f"Host: {HOST}", *lines, "", ""]
        await self.write("\r\n".join(head).encode())

    async def ask(self, path: str, *lines: str, how: str = "GET") -> Answer:
        """A request without a body, and its answer."""
        await self.begin(how, path, *lines)
        return await self.answer()

    async def answer(self) -> Answer:
        status = int((await self._reader.readline()).split()[1])
        headers = {}
        while (line := await self._reader.readline()) != b"\r\n":
            name, _, value = line.decode().partition(":")
            headers[name.lower()] = value.strip()
        body = await self._reader.readexactly(int(headers.get("content-length", "0")))
        return Answer(status, headers, body)

    async def shake(self, *lines: str) -> Answer:
        """Ask to speak WebSocket."""
        return await self.ask("/api/socket", *UPGRADE, *lines)

    async def rest(self) -> bytes:
        """All that still comes until the server closes."""
        try:
            return await self._reader.read()
        except ConnectionError:
            return b""

    def abort(self) -> None:
        """Go without a word."""
        self._writer.transport.abort()

    async def close(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


class Nearby:
    """A house and the port at which it is served."""

    def __init__(self, home: Home, port: int) -> None:
        self.home, self.port = home, port
        self._talks: list[Talk] = []

    async def talk(self, source: str = "127.0.0.1") -> Talk:
        """A new connection, which is closed at the end."""
        local = (source, 0)
        opened = await asyncio.open_connection("127.0.0.1", self.port, local_addr=local)
        self._talks.append(Talk(*opened))
        return self._talks[-1]

    async def close(self) -> None:
        for talk in self._talks:
            await talk.close()


@asynccontextmanager
async def nearby(folder: Path, **more: Any) -> AsyncIterator[Nearby]:
    """A house that is served for a while."""
    async with at_home(folder, **more) as home:
        door = run.open_door("127.0.0.1", 0)
        server = Server(run.config(home.app, home.house.gate))
        # Signals are the test runner's.
        server.capture_signals = nullcontext  # type: ignore[assignment, method-assign]
        serving = asyncio.create_task(server.serve(sockets=[door]))
        place = Nearby(home, door.getsockname()[1])
        try:
            yield place
        finally:
            await place.close()
            server.should_exit = True
            await serving
