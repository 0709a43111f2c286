"""Finds processes whose parent has ended: on Linux the kernel makes them children of run.py.

So a process is found though it has left its session and cleared its environment, and its parent is
gone. Elsewhere only what still bears the mark of the run is found.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

#: From linux/prctl.h.
SET_CHILD_SUBREAPER = 36
LOOK_SECONDS = 0.2
ORPHAN_LOOKS = 10


class Orphans:
    """Adopts orphans and reaps those that have ended; `known` children are no orphans."""

    def __init__(self, known: Callable[[], set[int]]) -> None:
        self._known = known
        self._over = threading.Event()
        self._here = sys.platform == "linux"
        if self._here:
            ctypes.CDLL(None).prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0)
            threading.Thread(target=self._reap, daemon=True).start()

    def _reap(self) -> None:
        """Reap what has ended: a test may wait for it to be gone.

        A command that this process has started itself is waited for at once. To reap that would
        lose its exit code, so only what stays unreaped for some looks is an orphan.
        """
        looks: dict[int, int] = {}
        while not self._over.wait(LOOK_SECONDS):
            ended = [pid for pid, state in self._found() if state == "Z"]
            looks = {pid: looks.get(pid, 0) + 1 for pid in ended}
            for pid in [pid for pid, count in looks.items() if count >= ORPHAN_LOOKS]:
                with suppress(ChildProcessError):
                    os.waitpid(pid, os.WNOHANG)

    def _found(self) -> Iterator[tuple[int, str]]:
        known = self._known()
        for file in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                state, parent = file.read_text().rpartition(")")[2].split()[:2]
                if int(parent) == os.getpid() and int(file.parent.name) not in known:
                    yield int(file.parent.name), state

    def end(self) -> list[str]:
        """End those that still run, and describe them."""
        if not self._here:
            return []
        left: list[str] = []
        while found := [pid for pid, state in self._found() if state != "Z"]:
            for pid in found:  # its own orphans come next
                left.append(f"process {pid}: {_command(pid)}")
                with suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)
        self._over.set()
        return left


def _command(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()[:160].strip()
    return "?"
