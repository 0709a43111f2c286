"""What a socket leaves behind when it is closed: nothing that waits for the garbage collector.

The collector looks at old things seldom, since it stops everything meanwhile. A socket that holds
itself would stay for hours, and every match that ends leaves four of them.
"""

from __future__ import annotations

import asyncio
import gc
import json
from contextlib import nullcontext
from pathlib import Path

import pytest
from litestar.connection import WebSocket
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from stolik.server import run
from stolik.server.app import make_app
from stolik.server.entrance import Server
from stolik.server.house import House
from stolik.server.line import Inbox, Line
from stolik.server.sockets import Connection
from stolik.server.store import SqliteStore
from stolik.server.wires import LineWire
from tests.server.home import until


def alive() -> list[str]:
    """The parts of sockets that there are."""
    kinds = (Connection, Line, LineWire, Inbox, ServerProtocol, WebSocket)
    return [type(it).__name__ for it in gc.get_objects() if type(it) in kinds]


async def visit(house: House, address: str) -> None:
    """Come to a new table, hear how it stands, and go."""
    guest, _ = await house.guests.welcome("Ala")
    room = await house.lobby.create(guest, "unikat", 2, {}, ["greedy"])
    ticket = await house.tickets.issue(guest, room.id)
    async with connect(f"ws://{address}/api/socket") as line:
        await line.send(json.dumps({"t": "hello", "ticket": ticket}))
        assert json.loads(await line.recv())["t"] == "welcome"
        await until(lambda: bool(room.visitors))
    await until(lambda: not room.visitors)


@pytest.mark.slow
async def test_a_socket_that_is_closed_leaves_nothing_to_the_collector(tmp_path: Path) -> None:
    door = run.open_door("127.0.0.1", 0)
    address = f"127.0.0.1:{door.getsockname()[1]}"
    house = House(SqliteStore(tmp_path / "stolik.db"), {address})
    await house.open()
    server = Server(run.config(make_app(house, lifespan=False)))
    # Signals are the test runner's.
    server.capture_signals = nullcontext  # type: ignore[assignment, method-assign]
    serving = asyncio.create_task(server.serve(sockets=[door]))
    gc.collect()
    before = alive()
    gc.disable()
    try:
        await visit(house, address)
        await until(lambda: alive() == before)
    finally:
        gc.enable()
        server.should_exit = True
        await serving
        await house.close()
