"""A server whose process may have few files open."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from stolik.server.files import room_for
from tests.server.client import SECONDS, Client, Logged, Server
from tests.server.raw import Raw

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name != "posix", reason="limits of a process are Unix's"),
]
FEW = 256
ROOM = ("--connections-per-address", "1000")


class Soft(Logged):
    """A server that begins with few files, and may have more."""

    which = "-S"

    def command(self) -> list[str]:
        bound = f'ulimit {self.which} -n {FEW}; exec "$@"'
        return ["sh", "-c", bound, "sh", *super().command()]


class Hard(Soft):
    """A server that may never have more than few files."""

    which = ""


@contextmanager
def held(server: Server, count: int) -> Iterator[list[Raw]]:
    """So many connections that say nothing."""
    with ExitStack() as stack:
        yield [stack.enter_context(Raw(server)) for _ in range(count)]


def told(server: Logged) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def plays(server: Server) -> None:
    """Somebody sits down at a table."""
    ala = Client(server, "Ala")
    line = ala.socket(ala.lay_table(2, []))
    assert line.next()["t"] == "welcome"
    line.close()


def test_f1_a_server_is_not_bound_by_the_usual_limit_of_files(tmp_path: Path) -> None:
    with Soft(tmp_path, options=ROOM) as server:
        with held(server, FEW + 100) as some:
            plays(server)
            assert some[-1].ask() == 200
        assert not {"refused", "connections-lowered"} & {line["event"] for line in told(server)}


def test_f1_there_are_as_many_connections_as_files_for_them(tmp_path: Path) -> None:
    room = room_for(FEW, FEW)
    with Hard(tmp_path, options=ROOM) as server:
        with held(server, FEW + 100) as some:
            server.until('"server-full"')
            assert [raw.ask() for raw in some[:room]] == [200] * room
            assert b" 503 " in some[room].rest()
        end = time.monotonic() + SECONDS
        while full(server):
            assert time.monotonic() < end
            time.sleep(0.02)
        plays(server)
        lowered = [line for line in told(server) if line["event"] == "connections-lowered"]
        assert [line["count"] for line in lowered] == [room]
        reasons = [line["reason"] for line in told(server) if line["event"] == "refused"]
        assert set(reasons) == {"server-full"}


def full(server: Server) -> bool:
    """Whether there is no room yet for one more."""
    with Raw(server) as raw:
        return b" 101 " not in raw.shake()
