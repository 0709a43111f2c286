"""A contest on a Ray cluster: the one at `RAY_ADDRESS`, else one that is started here.

A game is known by its number alone, so it does not matter where it is played: a task whose worker
dies is run again somewhere else, and gives the same.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from stolik.arena.contest import Contest, play_chunk
from stolik.arena.tally import Result
from stolik.core.phrase import Refused

#: So many workers may die under one task before it is given up.
RETRIES = 20


def on_ray(contest: Contest, chunks: Sequence[range]) -> Iterator[list[Result]]:
    """Play some games on the cluster; the results come as they are ready."""
    ray = _ray()
    if chunks and not ray.is_initialized():  # it ends with the program
        _begin(ray)
    try:
        yield from _play(ray, contest, chunks) if chunks else ()
    except ray.exceptions.WorkerCrashedError as error:
        raise Refused("arena-worker-died") from error


def _play(ray: Any, contest: Contest, chunks: Sequence[range]) -> Iterator[list[Result]]:
    task = ray.remote(max_retries=RETRIES)(play_chunk)
    known = ray.put(contest)
    most = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for chunk in chunks:
        waiting.append(task.remote(known, chunk))
        if len(waiting) >= most:  # no more at once than keeps everybody busy
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)


def _begin(ray: Any) -> None:
    """Join the cluster, or start one; Ray itself would knock at a closed door for minutes."""
    host, _, port = os.environ.get("RAY_ADDRESS", "").rpartition("://")[2].rpartition(":")
    try:
        if host and port.isdigit():
            socket.create_connection((host, int(port)), timeout=10).close()
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError) as error:
        raise Refused("arena-no-cluster", why=str(error)) from error


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change
    try:
        import ray
    except ImportError as error:
        raise Refused("arena-no-ray") from error
    return ray
