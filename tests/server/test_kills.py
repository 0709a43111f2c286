"""A server that is killed in the middle of everything has lost nothing (row 1, Z1 to Z8)."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from stolik.server.failpoints import NAMES
from tests.server.checker import History, check
from tests.server.client import SECONDS, Client, Server

pytestmark = pytest.mark.slow
TABLES = 8
PEOPLE = 2
BOTS = ["random", "greedy"]
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, KeyError, json.JSONDecodeError)


class Player:
    """Plays a seat through every crash: what was not acknowledged is sent again."""

    def __init__(self, arena: Arena, token: str, table: str, seat: int) -> None:
        self.arena = arena
        self.token = token
        self.history = History(table, seat)
        self.last = 0
        self.known = 0
        self.now: dict[str, Any] = {}
        self.open: dict[str, Any] | None = None
        self.count = 0

    async def play(self) -> None:
        """Until the arena closes."""
        while True:
            try:
                await self._converse()
            except TROUBLE:
                await asyncio.sleep(0.05)  # as a client does before it tries again

    async def _converse(self) -> None:
        address = self.arena.server.address
        path = f"{address}/api/tables/{self.history.table}/ticket"
        headers = {"authorization": f"Bearer {self.token}"}
        answer = await self.arena.web.post(path, headers=headers)
        ticket = answer.json()["ticket"]
        async with connect(address.replace("http", "ws") + "/api/socket", max_size=None) as line:
            self.history.log.append(("opened", {"last": self.last}))
            hello = {"t": "hello", "ticket": ticket, "last": self.last}
            await line.send(json.dumps(hello))
            if self.open:
                await self._send(line, self.open)
            async for text in line:
                await self._hear(line, json.loads(text))

    async def _hear(self, line: Any, frame: dict[str, Any]) -> None:
        self.history.log.append(("heard", frame))
        if frame["t"] in ("ev", "snapshot"):
            self.last = frame["seq"]
            self.now = frame.get("now") or {}
        if frame["t"] == "ack":
            self.open, self.known = None, frame["seq"]
            self.arena.acked()
        if frame["t"] == "nack":
            await self._refused(line, frame)
        if self.now.get("legal") and self.open is None and self.last >= self.known:
            self.count += 1
            legal = self.now["legal"]
            action = legal[0] if legal[0].startswith("lay") else legal[-1]
            act = {"t": "act", "cid": f"{self.history.seat}-{self.count}", "action": action}
            await self._send(line, {**act, "dec": self.now["dec"]})

    async def _refused(self, line: Any, frame: dict[str, Any]) -> None:
        """Too fast: wait and send it again. Stale: it never was, and the next one is new."""
        assert frame["code"] in ("rate", "stale", "retry"), frame
        if frame["code"] == "stale":
            self.open, self.now = None, {}
            await line.send(json.dumps({"t": "resume", "last": self.last}))
        elif self.open:
            await asyncio.sleep(0.3)
            await self._send(line, self.open)

    async def _send(self, line: Any, act: dict[str, Any]) -> None:
        self.open = act
        self.history.log.append(("sent", act))
        await line.send(json.dumps(act))


class Arena:
    """Many tables at one server that is killed again and again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.begun = time.monotonic()
        self.server = Server(folder)
        self.asleep = 0.0
        self.acks = 0
        self._more = asyncio.Event()
        self.web = httpx.AsyncClient(timeout=SECONDS)
        self.players = [player for _ in range(TABLES) for player in self._table()]

    def _table(self) -> list[Player]:
        people = [Client(self.server, name) for name in ("Ala", "Olek")[:PEOPLE]]
        table = people[0].lay_table(PEOPLE + len(BOTS), BOTS, rounds=9, oldest=0)
        for client in people[1:]:
            client.post(f"/api/tables/{table}/join")
        for client in people:
            client.ready(table)
        seats = [client.ask("GET", f"/api/tables/{table}").json()["seat"] for client in people]
        people[0].post(f"/api/tables/{table}/start")
        return [Player(self, c.token, table, s) for c, s in zip(people, seats, strict=True)]

    def acked(self) -> None:
        self.acks += 1
        self._more.set()

    async def some_acks(self, count: int) -> None:
        """Until so many more actions are acknowledged."""
        wanted = self.acks + count
        while self.acks < wanted:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), SECONDS)

    async def kill(self, failpoint: str = "") -> None:
        """Kill the server now, and start it so that it will die at a place, if one is named."""
        self.server.kill()
        killed = time.monotonic()
        await asyncio.to_thread(self.server.start, failpoint)
        # What the start itself takes belongs to the time that nobody may be charged for.
        self.asleep += self.server.spawned - killed

    async def die(self) -> None:
        """Until the server has died by itself."""
        await asyncio.wait_for(asyncio.to_thread(self.server.process.wait), SECONDS)

    async def close(self) -> float:
        """Kill it for the last time; for how long the server was awake in all."""
        self.server.kill()
        await self.web.aclose()
        return time.monotonic() - self.begun - self.asleep


def run_arena(folder: Path, scene: Any) -> None:
    """Play a scene, then hold every history against the journals."""

    async def whole() -> None:
        arena = Arena(folder)
        tasks = [asyncio.create_task(player.play()) for player in arena.players]
        try:
            await scene(arena)
        finally:
            awake = await arena.close()
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [error for error in done if not isinstance(error, asyncio.CancelledError)] == []
        histories = [player.history for player in arena.players]
        assert sum(len(history.heard("ack")) for history in histories) > 0
        check(histories, folder / "stolik.db", awake)

    asyncio.run(whole())


def test_row_01_twenty_random_kills_lose_nothing(tmp_path: Path) -> None:
    luck = random.Random(1)

    async def scene(arena: Arena) -> None:
        for _ in range(20):
            await arena.some_acks(luck.randint(1, 10))
            await asyncio.sleep(luck.random() * 0.02)  # not always just after an answer
            await arena.kill()
        await arena.some_acks(10)

    run_arena(tmp_path, scene)


def test_row_01_every_failpoint_loses_nothing(tmp_path: Path) -> None:
    async def scene(arena: Arena) -> None:
        for count in (1, 5):
            for name in NAMES:
                await arena.some_acks(3)
                await arena.kill(f"{name}:{count}")
                await arena.die()
                await arena.kill()
        await arena.some_acks(10)

    run_arena(tmp_path, scene)
