"""Processes that keep the machine busy while tests run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

#: The processes that are busy now.
running: set[int] = set()
#: It also ends when its parent is gone, however that comes.
LOOP = """
import os
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)  # its parent ends it
parent = os.getppid()
while os.getppid() == parent:
    for _ in range(1_000_000):
        pass
"""


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Keep so many processes busy until the end of the block."""
    loops = [subprocess.Popen([sys.executable, "-c", LOOP]) for _ in range(count)]
    running.update(loop.pid for loop in loops)
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
        running.difference_update(loop.pid for loop in loops)
