"""Processes that outlive whoever started them: on Linux they become children of this one.

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
        """Somebody may wait for one to be gone: a process that nobody reaps never is."""
        while not self._over.wait(LOOK_SECONDS):
            for pid, state in self._found():
                if state == "Z":
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
