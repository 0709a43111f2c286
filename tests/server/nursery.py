"""Servers that start at once: forked from a process that has loaded the program already.

To load it takes a second of a processor, and a server that is killed three hundred times should not
spend its life on that. What runs afterwards is `stolik serve` as ever, in a process of its own, but
that its bots think in a thread.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import IO, Any

from tests.leftovers import LASTING, keep
from tests.server import eager
from tests.server.client import SECONDS, Server
from tests.server.timeouts import lengthen_as_asked

#: Names a file with the seconds by which the clock on the wall of a server is wrong.
WALL = "STOLIK_TEST_WALL"


class Stepped:
    """A clock on the wall that somebody sets now and then."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def time(self) -> float:
        """What it shows."""
        return time.time() + float(self.file.read_text() or 0)  # "" while it is being set


class Forked:
    """A process that is not our child; what is asked of a `Popen` here can be asked of it."""

    def __init__(self, pid: int, stdout: IO[str]) -> None:
        self.pid = pid
        self.stdout = stdout

    def send_signal(self, sign: int) -> None:
        """Send it a signal, if it is still there."""
        if self.poll() is None:
            os.kill(self.pid, sign)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def poll(self) -> int | None:
        """Whether it is gone; how it went is not known."""
        try:
            os.kill(self.pid, 0)
        except OSError:
            return 0
        return None

    def wait(self, timeout: float = SECONDS) -> int:
        """Until it is gone."""
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("stolik serve", timeout)
            time.sleep(0.002)
        return 0


class Nursery:
    """The process from which servers come; they go when it goes."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        # A server has the environment of the nursery: it may not say for all that they last.
        env = {name: value for name, value in os.environ.items() if name != LASTING}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
        )
        keep(self._process.pid)
        self._lock = threading.Lock()
        atexit.register(self.close)

    def born(self, words: list[str], variables: dict[str, str], log: Path | None) -> Forked:
        """A new server."""
        assert self._process.stdin
        assert self._process.stdout
        with self._lock, tempfile.TemporaryDirectory() as folder:
            pipe = Path(folder) / "out"
            os.mkfifo(pipe)
            order = {
                "words": words,
                "variables": variables,
                "out": str(pipe),
                "log": str(log or ""),
            }
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            stdout = pipe.open()
            child = Forked(int(self._process.stdout.readline()), stdout)
        if os.environ.get(LASTING):  # it has the environment of the nursery, which may not say so
            keep(child.pid)
        return child

    def close(self) -> None:
        """Let all servers go."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(SECONDS)


@cache
def nursery() -> Nursery:
    """The nursery of this process."""
    return Nursery()


class Quick(Server):
    """A server from the nursery, with its log in a file."""

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def set_wall(self, seconds: int) -> None:
        """Let the clock on its wall be wrong by so much, if it has one that can be set."""
        Path(self.variables[WALL]).write_text(str(seconds))

    def spawn(self, variables: dict[str, str]) -> Any:
        """Start it."""
        return nursery().born(self.command()[3:], variables, self.log)


def main() -> None:
    """Load everything, then let a server go for each line that comes."""
    from stolik.cli.main import main as begin
    from stolik.rulebook import speaker
    from stolik.server.app import make_app
    from stolik.server.house import House
    from stolik.server.store import SqliteStore

    # What is worked out once: the messages, and all that an application loads when it is made.
    speaker("en")
    make_app(House(SqliteStore(Path()), set()))
    children: set[int] = set()

    def reap(*_: object) -> None:
        children.difference_update([it for it in children if os.waitpid(it, os.WNOHANG)[0]])

    signal.signal(signal.SIGCHLD, reap)
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if not child:
            _be_born(order)
            os._exit(begin(order["words"]))
        children.add(child)
        print(child, flush=True)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for child in children:
        os.kill(child, signal.SIGKILL)


def _be_born(order: dict[str, Any]) -> None:
    """Have an environment and streams of one's own, as a process that was started has."""
    import random

    from stolik.server import failpoints, house, players

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    lengthen_as_asked(order["variables"])
    if order["variables"].get(eager.VARIABLE):
        eager.be_eager()
    # Bots in a process of their own would load everything again.
    setattr(players, "make_pool", lambda *_, **__: ThreadPoolExecutor(1))  # noqa: B010
    if wall := order["variables"].get(WALL):
        setattr(house, "time", Stepped(Path(wall)))  # noqa: B010
    random.seed()
    os.environ.update(order["variables"])
    failpoints._asked.__init__(order["variables"].get("STOLIK_FAILPOINT", ""))  # type: ignore[misc]
    out = os.open(order["out"], os.O_WRONLY)
    os.dup2(out, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if order["log"]:
        os.dup2(os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)


if __name__ == "__main__":
    main()
