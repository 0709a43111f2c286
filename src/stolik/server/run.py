"""Running the server: a door that is open, a file that can be written, and a loop between."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

import uvicorn

from stolik.core.phrase import Refused
from stolik.server.app import House, make_app
from stolik.server.store import SqliteStore
from stolik.server.store.base import NewerDatabase
from stolik.server.wire import LONGEST_FRAME

FILE = "stolik.db"


async def serve(
    folder: Path, host: str, port: int, public_url: str, pace: float, ready: Callable[[str], None]
) -> None:
    """Serve until somebody stops it; `ready` is told the address."""
    door = _open_door(host, port)
    house = House(SqliteStore(_file(folder)), _hosts(door, public_url), pace)
    await _open(house)
    name, number = door.getsockname()[:2]
    ready(f"http://{name}:{number}")
    try:
        await uvicorn.Server(_config(house)).serve(sockets=[door])
    finally:
        await house.close()


async def _open(house: House) -> None:
    try:
        await house.open()
    except NewerDatabase:
        raise Refused("database-newer") from None
    except (sqlite3.Error, OSError) as error:
        raise Refused("database-trouble", why=str(error)) from None


def _config(house: House) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(house),
        log_level="warning",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=15,
        ws_ping_timeout=30,
        lifespan="off",
        access_log=False,
    )


def _file(folder: Path) -> Path:
    """The file of data, in a folder that can be written."""
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise Refused("folder-not-writable", folder=str(folder))
    return folder / FILE


def _open_door(host: str, port: int) -> socket.socket:
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(256)
    except OSError as error:
        door.close()
        raise Refused("port-taken", host=host, port=port, why=error.strerror or "") from None
    return door


def _hosts(door: socket.socket, public_url: str) -> frozenset[str]:
    """The names under which a browser may ask: this machine's, and the one the host gave."""
    host, port = door.getsockname()[:2]
    names = {host, "localhost", "127.0.0.1"}
    public = public_url.rpartition("://")[2].rstrip("/")
    return frozenset({f"{name}:{port}" for name in names} | ({public} if public else set()))
