"""Processes for bots, which end with the program that made them, however it ends."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process

#: Memory that a lean process may take.
LEAN_BYTES = 2 * 1024**3


#: How far a gentle process steps back behind the others.
GENTLE = 15


def make_pool(processes: int, lean: bool = False, gentle: bool = False) -> ProcessPoolExecutor:
    """A pool of processes that never outlives its maker.

    A lean one has a bound of memory and leaves Ctrl-C to its maker; a gentle one lets everybody
    else on the machine go first.
    """
    given = (lean, gentle)
    spawn = get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=spawn, initializer=_begin, initargs=given)


def end_pool(pool: Executor) -> None:
    """End a pool at once, whatever its processes are doing."""
    processes = list(pool._processes.values()) if isinstance(pool, ProcessPoolExecutor) else []
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()
    for process in processes:
        process.join()  # killed, it ends at once; who waits for nobody leaves the dead behind


def _begin(lean: bool, gentle: bool) -> None:
    if gentle and os.name == "posix":
        os.nice(GENTLE)
    if lean:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if lean and os.name == "posix":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (LEAN_BYTES, LEAN_BYTES))
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
