"""The attackers' ends of connections, from many addresses, with a count of what came of them.

An attack runs in a process of its own. It says `ready` once it is prepared, and begins when it is
sent a line.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from bench.load.line import HANDSHAKE, HOST, REQUEST

#: Where attackers come from; honest people are at another one.
SOURCES = tuple(f"127.0.0.{number}" for number in range(2, 13))
#: Before who was sent away comes again, and how long an answer is waited for.
AGAIN_SECONDS, PATIENCE_SECONDS = 0.5, 30.0
TROUBLE = (OSError, EOFError, TimeoutError)
BUFFER = 64 * 1024
MASKED, FINAL = 0x80, 0x80
MASK = bytes(4)


def frame(kind: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame of a WebSocket, with a payload that is short."""
    return bytes(((FINAL if final else 0) | kind, MASKED | len(payload))) + MASK + payload


@dataclass
class Talk:
    """A connection on which anything can be written."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    foe: Foe

    async def write(self, data: bytes) -> None:
        """Send, as fast as it is taken."""
        self.writer.write(data)
        self.foe.counts["bytes"] += len(data)
        await self.writer.drain()

    async def hear(self, seconds: float = PATIENCE_SECONDS) -> bytes:
        """What comes next; nothing once the server has closed."""
        return await asyncio.wait_for(self.reader.read(65536), seconds)

    async def head(self) -> int:
        """Read the head of an answer; its status."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE_SECONDS)
        return self.foe.count_answer(head)

    def close(self) -> None:
        """Go without a word."""
        self.writer.transport.abort()


@dataclass
class Foe:
    """Who attacks: the port, for how long, and what came of it."""

    port: int
    seconds: float
    #: Connections that were opened, answers by their status, bytes that were sent.
    counts: Counter[str] = field(default_factory=Counter)
    until: float = 0.0

    async def go(self) -> None:
        """Wait for the word to begin."""
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self.counts.clear()
        self.until = perf_counter() + self.seconds

    def on(self) -> bool:
        """Whether the attack goes on."""
        return perf_counter() < self.until

    async def connect(self, number: int) -> Talk:
        """A connection from one of the addresses."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            line = await self._line(SOURCES[number % len(SOURCES)])
            reader, writer = await asyncio.open_connection(sock=line)
        self.counts["opened"] += 1
        return Talk(reader, writer, self)

    async def _line(self, source: str) -> socket.socket:
        line = socket.socket()
        try:
            line.setblocking(False)
            # What the kernel keeps for the attacker was not sent yet.
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
            line.bind((source, 0))
            await asyncio.get_running_loop().sock_connect(line, (HOST, self.port))
        except BaseException:
            line.close()
            raise
        return line

    def count_answer(self, data: bytes) -> int:
        """Note an answer; its status."""
        if not data.startswith(b"HTTP/"):
            return 0
        status = data.split(maxsplit=2)[1].decode()
        self.counts[status] += 1
        return int(status)

    async def together(self, count: int, once: Callable[[int], Awaitable[None]]) -> None:
        """Do something so often side by side, again and again, until the time is up."""
        work = [asyncio.create_task(self._again(number, once)) for number in range(count)]
        await asyncio.sleep(max(0.0, self.until - perf_counter()))
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        broken = [it for it in work if not it.cancelled() and it.exception()]
        if broken:
            raise RuntimeError(f"an attacker broke: {broken[0].exception()!r}")

    async def _again(self, number: int, once: Callable[[int], Awaitable[None]]) -> None:
        while self.on():
            with suppress(*TROUBLE):
                await once(number)
            await asyncio.sleep(AGAIN_SECONDS)

    # -- as a guest -------------------------------------------------------------------------------
    async def ask(self, number: int, path: str, data: object = None, token: str = "") -> Any:
        """A request to the lobby; who is asked to wait does."""
        body = b"" if data is None else json.dumps(data).encode()
        where = {"method": "POST", "path": path, "host": f"{HOST}:{self.port}", "token": token}
        request = REQUEST.format(**where, length=len(body)).encode() + body
        while True:
            with suppress(*TROUBLE):
                status, answer = await self._asked(number, request)
                if status == 201:
                    return answer
                if status not in (429, 503):
                    raise RuntimeError(f"{path}: {status} {answer}")
            await asyncio.sleep(AGAIN_SECONDS)

    async def _asked(self, number: int, request: bytes) -> tuple[int, Any]:
        talk = await self.connect(number)
        try:
            await talk.write(request)
            async with asyncio.timeout(PATIENCE_SECONDS):
                head = await talk.reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length:")[2].split(b"\r")[0])
                return self.count_answer(head), json.loads(await talk.reader.readexactly(length))
        finally:
            talk.close()

    async def shake(self, number: int) -> Talk:
        """A socket that has not said hello."""
        talk = await self.connect(number)
        host = f"{HOST}:{self.port}"
        await talk.write(HANDSHAKE.format(path="/api/socket", host=host).encode())
        if await talk.head() != 101:
            talk.close()
            raise ConnectionError("no socket")
        return talk


@dataclass
class Seated:
    """Guests of whom two play at a table of the attackers' own; the others watch."""

    foe: Foe
    table: str
    tokens: list[str]

    @classmethod
    async def lay(cls, foe: Foe, book: str, guests: int, options: dict[str, Any]) -> Seated:
        """A table in play."""
        asking = [foe.ask(it, "/api/guests", {"name": f"Foe {it}"}) for it in range(guests)]
        tokens = [str((await guest)["token"]) for guest in asking]
        data = {"book": book, "seats": 2, "options": options}
        seated = cls(foe, (await foe.ask(0, "/api/tables", data, tokens[0]))["id"], tokens)
        await seated.do(1, "join")
        for guest in (0, 1):
            await seated.do(guest, "ready", {"share": secrets.token_hex(32)})
        await seated.do(0, "start")
        return seated

    async def do(self, guest: int, what: str, data: object = None) -> Any:
        """A request of a guest's about the table."""
        path = f"/api/tables/{self.table}/{what}"
        return await self.foe.ask(guest, path, data, self.tokens[guest])

    async def enter(self, guest: int) -> Talk:
        """A socket of a guest's that has said hello."""
        ticket = (await self.do(guest, "ticket"))["ticket"]
        talk = await self.foe.shake(guest)
        await talk.write(text({"t": "hello", "ticket": ticket}))
        return talk


def text(data: object) -> bytes:
    """A frame of text; a longer one than `frame` has."""
    payload = json.dumps(data).encode()
    if len(payload) < 126:
        return frame(1, payload)
    return bytes((FINAL | 1, MASKED | 126)) + len(payload).to_bytes(2, "big") + MASK + payload


async def swallow(talk: Talk) -> None:
    """Read all that comes and forget it, until the server closes."""
    with suppress(*TROUBLE):
        while await talk.reader.read(65536):
            pass
