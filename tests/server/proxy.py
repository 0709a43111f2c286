"""Something between a client and a service that cuts, hangs, delays or loses what goes through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65_536
#: Looks at what goes by, and says whether it is to be cut off, lost or held.
Judge = Callable[[bytes], bool]
Judges = Callable[[], tuple[Judge, Judge, Judge]]


def _never(piece: bytes) -> bool:
    return False


class Proxy:
    """A way to a port on this machine, and what happens on it."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        #: Seconds by which everything comes late.
        self.delay = 0.0
        #: Asked about each piece that the client sends, and each that the service answers:
        #: whether all lines are cut before it gets there.
        self.cut_asking: Judge = _never
        self.cut_answering: Judge = _never
        #: Asked about each piece that the service answers: whether nobody ever gets it.
        self.lose_answering: Judge = _never
        #: Asked about each piece that the service answers: whether it has to wait.
        self.hold_answering: Judge = _never
        self.cuts = 0
        self.held = 0
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
        self.hold_answering = _never
        self._open.set()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            if self._refusing:
                return
            there = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers.add(there[1])
            await asyncio.gather(
                self._carry(reader, there[1], lambda: (self.cut_asking, _never, _never)),
                self._carry(
                    there[0],
                    writer,
                    lambda: (self.cut_answering, self.lose_answering, self.hold_answering),
                ),
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
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        judges: Judges,
    ) -> None:
        with suppress(OSError):
            while piece := await reader.read(CHUNK):
                await asyncio.sleep(self.delay)
                await self._open.wait()
                cuts, loses, holds = judges()
                self.held += holds(piece)
                while judges()[2](piece):
                    await asyncio.sleep(0.002)
                if cuts(piece):
                    self.cut()
                    return
                if not loses(piece):
                    writer.write(piece)
                    await writer.drain()
        with suppress(OSError, RuntimeError):
            writer.write_eof()
