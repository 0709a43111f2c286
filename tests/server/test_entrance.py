"""Where connections are taken: what happens when there is no file left for the next one."""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from stolik.server import run
from stolik.server.gate import Gate
from stolik.server.logs import Refusals
from tests.server.client import Logged, Server
from tests.server.home import Hands
from tests.server.nearby import nearby
from tests.server.raw import Raw
from tests.server.test_requests import lines_of

MANY = 40


class Crowded(socket.socket):
    """A listening socket of a process that has no file left, for some tries."""

    tries = 5
    number = errno.EMFILE

    def accept(self) -> tuple[socket.socket, Any]:
        if self.tries:
            self.tries -= 1
            raise OSError(self.number, os.strerror(self.number))
        return super().accept()


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE, errno.ENOBUFS])
async def test_f1_a_connection_that_can_t_be_taken_is_a_line_in_the_log(
    tmp_path: Path,
    number: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    hands, open_door = Hands(), run.open_door
    caplog.set_level("INFO", "stolik")

    def crowded(host: str, port: int) -> socket.socket:
        door = Crowded(fileno=open_door(host, port).detach())
        door.number = number
        return door

    monkeypatch.setattr(run, "open_door", crowded)
    async with nearby(tmp_path, hands=hands, gate=Gate(Refusals(hands.clock))) as place:
        assert (await (await place.talk()).ask("/health")).status == 200
        hands.seconds += 1
        place.home.house.gate.refusals.flush()
    told = lines_of(caplog)
    assert [line["event"] for line in told] == ["open", "refused", "refused", "close"]
    for line, count in zip(told[1:3], (1, Crowded.tries - 1), strict=True):
        assert line.items() >= {"reason": "accept-failed", "level": "warning"}.items()
        assert line["count"] == count


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="prlimit is Linux's")
def test_f1_who_waits_for_a_file_is_served_when_there_is_one(tmp_path: Path) -> None:
    """Over uvloop, as it is served."""
    import resource

    with Logged(tmp_path) as server:
        usual = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        bound = (newest_file(server) + 5, usual[1])
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, bound)
        waiting = [Raw(server) for _ in range(MANY)]
        server.until("accept-failed")
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, usual)
        assert [raw.ask() for raw in waiting] == [200] * MANY
        for raw in waiting:
            raw.line.close()
        server.stop()
        told = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert {line["event"] for line in told} == {"open", "refused", "close"}
        assert {line["reason"] for line in told if line["event"] == "refused"} == {"accept-failed"}


def newest_file(server: Server) -> int:
    """The highest number of a file that a server has open."""
    return max(int(name) for name in os.listdir(f"/proc/{server.process.pid}/fd"))
