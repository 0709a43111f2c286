"""The cluster gives what one process gives; `run.py bench cluster` shows it with Ray itself."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from stolik.arena import Contest, run
from stolik.arena.cluster import on_ray
from stolik.core.phrase import Refused

CONTEST = Contest("uno-108", ("tuned", "rule"), 130, "7", {"k108.deals": 1})


class WorkerCrashedError(Exception):
    """A worker died too often."""


class Cluster(ModuleType):
    """What we use of Ray, in one process: it gives the newest task first and keeps a count."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(WorkerCrashedError=WorkerCrashedError)
        self.begun = self.most_waiting = 0
        self.settings: dict[str, Any] = {}
        self.broken = False

    def is_initialized(self) -> bool:
        return self.begun > 0

    def init(self, **settings: Any) -> None:
        self.begun += 1
        self.settings = settings

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, **settings: Any) -> Callable[[Callable[..., Any]], Any]:
        self.settings |= settings
        return lambda function: SimpleNamespace(remote=lambda *facts: (function, facts))

    def wait(self, waiting: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        self.most_waiting = max(self.most_waiting, len(waiting))
        return [waiting[-1]], list(waiting[:-1])

    def get(self, ready: Sequence[Any]) -> list[Any]:
        if self.broken:
            raise WorkerCrashedError
        return [function(*facts) for function, facts in ready]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    found = Cluster()
    monkeypatch.setitem(sys.modules, "ray", found)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return found


@pytest.mark.slow
def test_a_cluster_gives_what_one_process_gives(cluster: Cluster) -> None:
    alone = run(CONTEST, processes=1)
    together = run(CONTEST, place=on_ray)
    assert together.data() == alone.data()
    assert together.ratings("7") == alone.ratings("7")
    assert cluster.begun == 1
    assert cluster.most_waiting == 4  # of seven chunks: no heap of tasks that nobody works on
    assert cluster.settings["max_retries"] >= 3


@pytest.mark.slow
def test_a_cluster_is_joined_once_and_only_if_there_is_something_to_play(
    cluster: Cluster,
) -> None:
    assert list(on_ray(CONTEST, [])) == []
    assert cluster.begun == 0
    for _ in range(2):
        run(CONTEST, place=on_ray)
    assert cluster.begun == 1


def test_a_worker_that_always_dies_is_told_in_one_line(cluster: Cluster) -> None:
    cluster.broken = True
    with pytest.raises(Refused, match="arena-worker-died"):
        run(CONTEST, place=on_ray)


def test_a_cluster_that_is_not_there_is_told_at_once(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        monkeypatch.setenv("RAY_ADDRESS", f"ray://127.0.0.1:{taken.getsockname()[1]}")
        with pytest.raises(Refused, match="arena-no-cluster"):
            run(CONTEST, place=on_ray)
    assert cluster.begun == 0


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match="arena-no-ray"):
        run(CONTEST, place=on_ray)
