"""The machine of a measurement: which core does what, and what a process has used."""

from __future__ import annotations

import os
import platform
import resource
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

SERVER_CORE, GENERATOR_CORE = 0, 1
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
#: Open files: a socket at each end, and a few more.
FILES = 8192
STOP_SECONDS = 10.0


def pin_generator() -> str:
    """Keep this process off the server's core; what was done, in words."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    if not can_pin():
        return "one core, or no way to choose one: server and generator share it"
    os.sched_setaffinity(0, {GENERATOR_CORE})
    return f"server on core {SERVER_CORE}, generator on core {GENERATOR_CORE}"


def can_pin() -> bool:
    """Whether there are two cores to choose between."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    return {SERVER_CORE, GENERATOR_CORE} <= cores or cores == {GENERATOR_CORE}


def describe() -> str:
    """The machine in one line."""
    return (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}"
    )


class Server:
    """A server in a process of its own, on its own core."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, text=True, preexec_fn=_take_core
        )

    def port(self) -> int:
        """The port it says it listens on, once it does."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.strip().isdigit():
            raise SystemExit(f"{self.process.args!r} did not start: {line.strip()!r}")
        return int(line)

    def cpu(self) -> float:
        """Seconds of CPU that it has used, all threads, user and system."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS

    def memory(self) -> float:
        """Megabytes that it holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    def stop(self) -> None:
        """Ask it to stop, and see that it does."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def running(command: Sequence[str], folder: Path | None = None) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(command, folder)
    try:
        yield server
    finally:
        server.stop()


def _take_core() -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {SERVER_CORE})
