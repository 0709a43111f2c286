"""How far apart two players of one table hear that a race has begun."""

from __future__ import annotations

import multiprocessing
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.client import Client, Server, Socket

NAMES = ("one", "other")
OPTIONS = {"ubo.timer": 600, "ubo.countdown": 0, "ubo.turnTimer": "off"}
#: Seconds before an action: nobody acts faster than a table lets them, or sleeps through a start.
PACE = 0.25
#: What ends a round soonest: set the pawn, roll, give up.
WAYS = ("pawn 1", "roll", "done")


def skews(matches: int) -> list[float]:
    """The milliseconds between the two, for every round of some matches."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        found: list[float] = []
        for _ in range(matches):
            one, other = _heard(server)
            found += [abs(a - b) / 1e6 for a, b in zip(one, other, strict=True)]
        server.stop()
    return found


def lines(matches: int) -> list[str]:
    """The figures as lines of a page."""
    found = sorted(skews(matches))
    late = found[int(0.95 * (len(found) - 1))]
    return [
        "",
        "| between two sockets that hear the start of a race | median | 95 % | largest |",
        "|---|---|---|---|",
        f"| {len(found)} starts, milliseconds | {statistics.median(found):.2f} | {late:.2f} "
        f"| {found[-1]:.2f} |",
    ]


def _heard(server: Server) -> tuple[list[int], list[int]]:
    """When each of two players, in a process of their own, heard the starts of a match."""
    people = [Client(server, name) for name in NAMES]
    data = {"book": "ubongo", "seats": len(NAMES), "bots": [], "options": OPTIONS}
    table = str(people[0].post("/api/tables", data)["id"])
    people[1].post(f"/api/tables/{table}/join")
    for person in people:
        person.ready(table)
    tickets = [person.post(f"/api/tables/{table}/ticket")["ticket"] for person in people]
    people[0].post(f"/api/tables/{table}/start")
    spawning = multiprocessing.get_context("spawn")
    with spawning.Pool(len(NAMES)) as players:
        one, other = players.starmap(listen, [(server.address, ticket) for ticket in tickets])
    return one, other


class _Address:
    """As much of a server as a socket asks for."""

    def __init__(self, address: str) -> None:
        self.address = address


def listen(address: str, ticket: str) -> list[int]:
    """Play a match without solving anything; the moments at which races began."""
    line = Socket(_Address(address), {"t": "hello", "ticket": ticket, "last": 0})  # type: ignore[arg-type]
    starts: list[int] = []
    while True:
        frame = line.next()
        heard = time.monotonic_ns()
        if any(event["kind"] == "started" for event in frame.get("events", ())):
            starts.append(heard)
        now = frame.get("now")
        if now and now["outcome"]:
            line.close()
            return starts
        _answer(line, frame, now)


def _answer(line: Socket, frame: dict[str, Any], now: dict[str, Any] | None) -> None:
    if frame["t"] == "probe":
        line.send({"t": "echo", "id": frame["id"]})
    elif now:
        action = next((way for way in WAYS if way in now["legal"]), None)
        if action:
            time.sleep(PACE)
            cid = f"b{frame['seq']}"
            line.send({"t": "act", "cid": cid, "dec": now["dec"], "action": action})
