"""A disk below a server that is filled and freed: a limit of its process, which is Unix's."""

from __future__ import annotations

import pytest

from tests.server.client import Server

resource = pytest.importorskip("resource", reason="limits of a process are Unix's")
FREE = resource.RLIM_INFINITY


def fill(server: Server) -> None:
    """No file may grow any more."""
    size = max(path.stat().st_size for path in server.folder.glob("stolik.db*"))
    log = (server.folder / "stolik.db-wal").stat().st_size
    _limit(server, min(size, log))


def free(server: Server) -> None:
    """There is room again."""
    _limit(server, FREE)


def _limit(server: Server, size: int) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, FREE))
