"""Something between a client and a service that cuts, hangs or delays what goes through it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65_536
#: Looks at what goes by; if it says so, everything is cut before that gets there.
Judge = Callable[[bytes], bool]


class Proxy:
    """A way to a port on this machine, and what happens on it."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        #: Seconds by which everything comes late.
        self.delay = 0.0
        #: Asked about each piece that the client sends, and each that the service answers.
        self.cut_asking: Judge = lambda piece: False
        self.cut_answering: Judge = lambda piece: False
        self.cuts = 0
        self._open = asyncio.Event()
        self._open.set()
        self._refusing = False
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        assert self._server
        self._server.close()
        self.go_on()
        self.cut()
        # Every conversation is a task that ends when its lines do.
        await asyncio.sleep(0)
        await self._server.wait_closed()

    def cut(self) -> None:
        """Cut every line there is; new ones may come."""
        self.cuts += 1
        for writer in self._writers:
            writer.transport.abort()

    def refuse(self) -> None:
        """Cut every line, and each new one at once."""
        self._refusing = True
        self.cut()

    def hang(self) -> None:
        """Let nothing through, though all lines stay and new ones come about."""
        self._open.clear()

    def go_on(self) -> None:
        """Let everything through again, what has waited included."""
        self._refusing = False
        self._open.set()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            if self._refusing:
                return
            there = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers.add(there[1])
            await asyncio.gather(
                self._carry(reader, there[1], lambda piece: self.cut_asking(piece)),
                self._carry(there[0], writer, lambda piece: self.cut_answering(piece)),
            )
            self._leave(there[1])
        except OSError:
            self.cuts += 1
        finally:
            self._leave(writer)

    def _leave(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        writer.transport.abort()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, bad: Judge
    ) -> None:
        with suppress(OSError):
            while piece := await reader.read(CHUNK):
                await asyncio.sleep(self.delay)
                await self._open.wait()
                if bad(piece):
                    self.cut()
                    return
                writer.write(piece)
                await writer.drain()
        with suppress(OSError, RuntimeError):
            writer.write_eof()
