"""Processes that keep the machine busy while tests run."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

#: The processes that are busy now.
running: set[int] = set()
#: It also ends when its parent is gone, however that comes.
LOOP = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)  # its parent ends it
while os.getppid() == int(sys.argv[1]):
    for _ in range(1_000_000):
        pass
"""


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Keep so many processes busy until the end of the block."""
    command = [sys.executable, "-c", LOOP, str(os.getpid())]
    loops = [subprocess.Popen(command) for _ in range(count)]
    running.update(loop.pid for loop in loops)
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
        running.difference_update(loop.pid for loop in loops)
