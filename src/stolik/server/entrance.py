"""Where connections are taken from a listening socket.

No loop does that well by itself once the process has no file left. uvloop drops every client that
waits, without a word, and may stop listening for good; asyncio writes a traceback for each try, and
tries more and more often.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

import uvicorn

from stolik.server.asking import Asking, Config
from stolik.server.ending import end
from stolik.server.gate import Gate

#: So many are taken before everybody else has a turn.
AT_ONCE = 16
#: How long to wait, where none can be taken, before the next try; the clients wait too.
AGAIN_SECONDS = 0.1


class Entrance:
    """A listening socket, from which connections are taken until it is closed."""

    def __init__(
        self, door: socket.socket, make: Callable[[], asyncio.Protocol], gate: Gate
    ) -> None:
        door.setblocking(False)
        self._door, self._make, self._gate = door, make, gate
        self._beginning: set[asyncio.Task[None]] = set()
        self._taking = asyncio.create_task(self._take_all())

    def close(self) -> None:
        """Take no more."""
        self._taking.cancel()

    async def wait_closed(self) -> None:
        """Until no more is taken."""
        await end([self._taking])

    async def _take_all(self) -> None:
        while True:
            try:
                await self._take_some()
            except (BlockingIOError, ConnectionAbortedError):
                pass  # nobody waits any more, or not for long enough
            except OSError:
                self._gate.refusals.tell("accept-failed", logging.WARNING)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _take_some(self) -> None:
        await asyncio.sleep(0)
        line, _ = await asyncio.get_running_loop().sock_accept(self._door)
        self._begin(line)
        for _ in range(AT_ONCE - 1):
            line, _ = self._door.accept()
            self._begin(line)

    def _begin(self, line: socket.socket) -> None:
        task = asyncio.create_task(self._connect(line))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _connect(self, line: socket.socket) -> None:
        line.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._make, line)
        except OSError:  # the client has gone already
            line.close()


class Server(uvicorn.Server):
    """A server of uvicorn's, with entrances of ours."""

    config: Config

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take connections from sockets that listen."""
        await self.lifespan.startup()
        entrances = [Entrance(door, self._converse, self.config.gate) for door in sockets or []]
        self.servers = entrances  # type: ignore[assignment]  # of which it wants no more than these do
        self.started = True

    def _converse(self) -> Asking:
        return Asking(self.config, self.server_state, self.lifespan.state)
