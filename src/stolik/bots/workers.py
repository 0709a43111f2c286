"""Processes for bots, which end with the program that made them, however it ends."""

from __future__ import annotations

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process

#: Memory that a lean process may take.
LEAN_BYTES = 2 * 1024**3


def make_pool(processes: int, lean: bool = False) -> ProcessPoolExecutor:
    """A pool of processes that never outlives its maker; a lean one has a bound of memory."""
    return ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=_begin, initargs=(lean,)
    )


def _begin(lean: bool) -> None:
    if lean and os.name == "posix":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (LEAN_BYTES, LEAN_BYTES))
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
