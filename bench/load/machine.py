"""The machine of a measurement: which core does what, and what a process has used."""

from __future__ import annotations

import os
import platform
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil

import run

SERVER_CORE, GENERATOR_CORE = 0, 1
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
#: Open files besides the sockets.
FILES = 500
STOP_SECONDS = 10.0
#: The cores that this process may use before it keeps to one.
CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


def stolik(data: Path | str, *arguments: str) -> list[str]:
    """How to start Stolik's server on a file or on the address of a database."""
    return [sys.executable, "-m", "bench.load.host", str(data), *arguments]


def raise_files(sockets: int) -> None:
    """See to it that a process may have so many sockets open, and as many again for rematches."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 2 * sockets + FILES
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise SystemExit(f"{sockets:,} sockets need {needed:,} open files; {hard:,} are allowed")
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def pin_generator() -> str:
    """Keep this process off the server's core; what was done, in words."""
    if not can_pin():
        return "one core, or no way to choose one: server and generator share it"
    os.sched_setaffinity(0, {GENERATOR_CORE})
    return f"server on core {SERVER_CORE}, generator on core {GENERATOR_CORE}"


def can_pin() -> bool:
    """Whether there are two cores to choose between."""
    return {SERVER_CORE, GENERATOR_CORE} <= CORES


def share_cores() -> str:
    """Let this process run on every core again; what was done, in words."""
    if CORES:
        os.sched_setaffinity(0, CORES)
    return f"everything, the generator included, shares {len(CORES) or os.cpu_count()} cores"


def describe() -> str:
    """The machine in one line."""
    return (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}"
    )


def family_cpu(pid: int) -> float:
    """Seconds of CPU that a process has used, with its children, those that ended included."""
    head = psutil.Process(pid)
    ended = head.cpu_times()
    living = [it.cpu_times() for it in (head, *head.children(recursive=True))]
    used = sum(it.user + it.system for it in living)
    return float(used + ended.children_user + ended.children_system)


class Server:
    """A server in a process of its own, on its own core or, where it must share, on any."""

    def __init__(
        self, command: Sequence[str], folder: Path | None = None, pinned: bool = True
    ) -> None:
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            command,
            cwd=folder or run.ROOT,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=_take_core if pinned else None,
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
        return _cpu(f"/proc/{self.process.pid}/stat")

    def main_cpu(self) -> float:
        """Seconds of CPU that its main thread has used."""
        return _cpu(f"/proc/{self.process.pid}/task/{self.process.pid}/stat")

    def memory(self) -> float:
        """Megabytes that it holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    def descriptors(self) -> int:
        """Files and sockets that it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def stop(self) -> None:
        """Ask it to stop, and see that it does."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _cpu(file: str) -> float:
    stat = Path(file).read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / TICKS


@contextmanager
def running(
    command: Sequence[str], folder: Path | None = None, pinned: bool = True
) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(command, folder, pinned)
    try:
        yield server
    finally:
        server.stop()


def _take_core() -> None:
    if SERVER_CORE in CORES:
        os.sched_setaffinity(0, {SERVER_CORE})
