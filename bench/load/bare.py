"""The first yardstick: a bare Starlette broadcast. What one client sends, its room of four hears.

Nothing is checked, kept or hidden, and each answer is written once for all four. It is as long as
the frames of Stolik that it is held against. It says its port on a line when it listens.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from contextlib import suppress
from typing import Any

import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.load.gate import wide_gate
from bench.load.line import HOST
from stolik.server import run
from stolik.server.entrance import Server

TILE = ["SGW1", -3, 7]
ROOMS: defaultdict[str, list[WebSocket]] = defaultdict(list)


def page(size: int) -> dict[str, Any]:
    """A table of tiles that takes about so many bytes as JSON."""
    return {"table": [TILE] * max(1, (size - 60) // (len(json.dumps(TILE)) - 1))}


VIEW = page(int(sys.argv[1]) if len(sys.argv) > 1 else 1500)


async def talk(socket: WebSocket) -> None:
    """Tell the room whatever somebody sends."""
    await socket.accept()
    room = ROOMS[socket.path_params["room"]]
    room.append(socket)
    try:
        while True:
            act = json.loads(await socket.receive_text())
            answer = {"t": "ev", "seq": act["seq"], "action": act["action"], "view": VIEW}
            text = json.dumps(answer, separators=(",", ":"))
            for other in room:
                await other.send_text(text)
    except WebSocketDisconnect:
        room.remove(socket)


async def serve() -> None:
    """Serve with the settings that Stolik has."""
    door = run.open_door(HOST, 0)
    settings = run.config(Starlette(routes=[WebSocketRoute("/room/{room}", talk)]), wide_gate())
    print(door.getsockname()[1], flush=True)
    await Server(settings).serve(sockets=[door])


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        uvloop.run(serve())
