"""Running the server: a door that is open, a file that can be written, and a loop between."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sqlite3
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from stolik.core.phrase import Refused
from stolik.server.addresses import make_bus, make_store
from stolik.server.app import make_app
from stolik.server.asking import Asking, Config
from stolik.server.bus import Bus
from stolik.server.connections import IN_ALL, PER_ADDRESS, Connections
from stolik.server.entrance import Server
from stolik.server.files import raise_limit, room_for
from stolik.server.gate import Gate
from stolik.server.house import House
from stolik.server.line import Line
from stolik.server.logs import note, note_loop
from stolik.server.players import Players
from stolik.server.programs import Programs, commands_named
from stolik.server.store import SqliteStore, Store, StoreTrouble
from stolik.server.store.backup import FILE
from stolik.server.store.base import Damaged, NewerDatabase
from stolik.server.store.heads import Heads
from stolik.server.store.lock import hold
from stolik.server.wire import LONGEST_FRAME

LOOPBACK = "127.0.0.1"
#: How long the data of a connection may wait to be taken.
TAKE_MILLISECONDS = 45_000
#: How often a client is asked whether it is there, and how long it may take to say so.
PING_SECONDS, PONG_SECONDS = 15.0, 30.0
#: How long a connection that was answered may ask for nothing more.
IDLE_SECONDS = 5
#: Clients that may wait until their connections are taken.
BACKLOG = 2048
EVERYWHERE = ("0.0.0.0", "::")
#: How much is made before Python looks for what holds itself: a move leaves nothing of the kind.
SELDOM = (10_000, 20, 100)


@dataclass(frozen=True)
class Settings:
    """What a host decides."""

    folder: Path
    host: str = LOOPBACK
    port: int = 8080
    lan: bool = False
    public_url: str = ""
    pace: float = 0.6
    keep_days: int = 90
    #: A database and a bus for several processes; without them, a file and nobody else.
    database: str = ""
    bus: str = ""
    #: Programs as bots, like NAME=COMMAND.
    bots: tuple[str, ...] = ()
    #: How many may be open, HTTP and WebSocket together: in all, and for one address.
    connections: int = IN_ALL
    connections_per_address: int = PER_ADDRESS


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run the server's work in the fastest loop there is: uvloop, where it can be had."""
    gc.set_threshold(*SELDOM)
    _end_with_the_terminal()
    factory = uvicorn.Config("", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.get_loop().set_exception_handler(note_loop)
        runner.run(work)


def _end_with_the_terminal() -> None:
    """Let a terminal that is closed end the server as Ctrl-C does, but not under `nohup`."""
    hang_up = getattr(signal, "SIGHUP", None)  # Windows has none
    if hang_up is None or threading.current_thread() is not threading.main_thread():
        return
    if signal.getsignal(hang_up) is signal.SIG_DFL:
        signal.signal(hang_up, lambda *_: signal.raise_signal(signal.SIGTERM))


def settle_in() -> None:
    """Spare Python's garbage collector what is there from the start and always will be.

    That is most of what it would go through each time, while everything waits.
    """
    gc.collect()
    gc.freeze()


async def serve(settings: Settings, ready: Callable[[str, str], None]) -> None:
    """Serve until somebody stops it; `ready` is told the address here and the one for others."""
    bus = make_bus(settings.bus, settings.database)
    store = make_store(settings.database)
    if store:
        with _main_door(settings) as door:
            await _serve(settings, store, bus, door, ready)
        return
    file = _file(settings.folder)
    with hold(settings.folder, "stolik serve") as lock, _main_door(settings) as door:
        lock.say(_address(door))
        await _serve(settings, SqliteStore(file, Heads(settings.folder)), bus, door, ready)


async def _serve(
    settings: Settings,
    store: Store,
    bus: Bus,
    door: socket.socket,
    ready: Callable[[str, str], None],
) -> None:
    house = House(
        store,
        _hosts(door, settings),
        settings.pace,
        settings.keep_days,
        outside=_outside(door, settings),
        shared=bool(settings.database),
        bus=bus,
        gate=_gate(settings),
        players=Players(programs=Programs(commands_named(settings.bots)), slows_down=True),
    )
    doors = Doors(make_app(house, lifespan=False), house, door)
    if not house.outside:
        house.open_lan = doors.open_lan
    await _open(house, settings.folder)
    settle_in()
    try:
        ready(_address(door), house.outside)
        await doors.serve()
    finally:
        await house.close()


def _gate(settings: Settings) -> Gate:
    in_all = room_for(settings.connections, raise_limit())
    if in_all < settings.connections:
        note("connections-lowered", logging.WARNING, count=in_all)
    connections = Connections(in_all, settings.connections_per_address)
    return Gate(proxied=bool(settings.public_url), connections=connections)


class Doors:
    """Where people come in: this machine's door, and perhaps one for the local network."""

    def __init__(self, app: Litestar, house: House, door: socket.socket) -> None:
        self._app = app
        self._house = house
        self._door = door
        self._more: list[tuple[Server, asyncio.Task[None]]] = []

    async def serve(self) -> None:
        """Until somebody stops it."""
        try:
            await _Host(config(self._app, self._house.gate)).serve(sockets=[self._door])
        finally:
            for server, task in self._more:
                server.should_exit = True
                await task

    async def open_lan(self) -> str:
        """Let the local network in, and tell the address."""
        address = lan_address()
        if not address:
            raise Refused("no-network")
        door = open_door(address, self._door.getsockname()[1])
        self._house.hosts.add(_name(door))
        self._house.open_lan = None
        server = _Guest(config(self._app, self._house.gate))
        self._more.append((server, asyncio.create_task(server.serve(sockets=[door]))))
        return _address(door)


class _Host(Server):
    """The server of this process, which ends by itself when it is asked to."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop serving; uvicorn alone would die of the signal before the house is closed."""
        self.force_exit = self.should_exit  # who asks twice is in a hurry
        self.should_exit = True


class _Guest(Server):
    """A second server in the same process; signals belong to the first."""

    def capture_signals(self):  # type: ignore[no-untyped-def]
        from contextlib import nullcontext

        return nullcontext()


def lan_address() -> str:
    """The address of this machine in its local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return "" if address.startswith("127.") or address == "0.0.0.0" else address


async def _open(house: House, folder: Path) -> None:
    try:
        await house.open()
    except NewerDatabase:
        raise Refused("database-newer") from None
    except Damaged as error:
        raise Refused("database-damaged", folder=str(folder), why=str(error)) from None
    except (sqlite3.Error, OSError, StoreTrouble) as error:
        raise Refused("database-trouble", why=str(error)) from None


def config(app: Any, gate: Gate | None = None) -> Config:
    """How uvicorn serves an application behind a gate."""
    return Config(
        app,
        gate or Gate(),
        http=Asking,
        ws=Line,
        log_config=None,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        lifespan="off",
        proxy_headers=False,  # only `Gate.address` decides whose word is believed
        access_log=False,
        server_header=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=2,
    )


def _file(folder: Path) -> Path:
    """The file of data, in a folder that can be written."""
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # it holds the secrets of every shuffle
    except OSError:
        raise Refused("folder-not-writable", folder=str(folder)) from None
    if not os.access(folder, os.W_OK):
        raise Refused("folder-not-writable", folder=str(folder))
    return file


def _main_door(settings: Settings) -> socket.socket:
    return open_door("0.0.0.0" if settings.lan else settings.host, settings.port)


def open_door(host: str, port: int) -> socket.socket:
    """A socket that listens, or `Refused` if somebody else does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only over what is named TCP; uvloop does anyway.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever takes nothing any more is let go
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TAKE_MILLISECONDS)
    try:
        door.bind((host, port))
        door.listen(BACKLOG)
    except OSError as error:
        door.close()
        raise Refused("port-taken", host=host, port=port, why=error.strerror or "") from None
    return door


def _name(door: socket.socket) -> str:
    """Host and port of a door, as a browser writes them."""
    host, port = door.getsockname()[:2]
    host = f"[{host}]" if ":" in host else host
    return host if port == 80 else f"{host}:{port}"


def _address(door: socket.socket) -> str:
    """Where a browser on this machine finds a door."""
    host, port = door.getsockname()[:2]
    if host in EVERYWHERE:
        return f"http://{LOOPBACK}:{port}"
    return f"http://{_name(door)}"


def _outside(door: socket.socket, settings: Settings) -> str:
    """Where others find it, if they can."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host, port = door.getsockname()[:2]
    if host in EVERYWHERE:
        address = lan_address()
        return f"http://{address}:{port}" if address else ""
    return "" if host in (LOOPBACK, "::1") else _address(door)


def _hosts(door: socket.socket, settings: Settings) -> set[str]:
    """The names under which a browser may ask: this machine's, and the one the host gave."""
    port = door.getsockname()[1]
    names = {"localhost", LOOPBACK, "[::1]"} | ({lan_address()} if settings.lan else set())
    if settings.host in EVERYWHERE:
        names |= {lan_address(), socket.gethostname().lower()}
    hosts = {f"{name}:{port}" for name in names if name} | {_name(door)}
    public = settings.public_url.rpartition("://")[2].rstrip("/").lower()
    return hosts | ({public} if public else set())
