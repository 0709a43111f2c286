"""Tables at servers that are killed, held and cut off, and players who come back each time.

A player knows every server. When the line to one is gone it goes to the next, sends again what was
not acknowledged, and writes down all that it sent and heard, for the checker.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.checker import History, check
from tests.server.client import SECONDS, Client
from tests.server.nursery import Quick
from tests.server.setups import FILE

TABLES = 8
NAMES = ("Ala", "Olek")
#: What is played by turns: the book, its bots, and options that keep a match from ending soon.
MATCHES: tuple[tuple[str, list[str], dict[str, Any]], ...] = (
    ("unikat", ["random", "greedy"], {"table.rest": "off", "uni.rounds": 9, "uni.oldest": 0}),
    (
        "uno-112",
        ["random", "rule"],
        {"table.rest": "off", "m112.scoring": "on", "m112.target": 10_000},
    ),
)
#: One of so many tables has bots beside the people.
BOTS_AT = 2
#: What may be said out of turn, which nobody here does.
ASIDES = ("call", "catch", "report", "vote", "jump")
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, KeyError, json.JSONDecodeError)
PATIENCE = 8.0


class Player:
    """Plays a seat through every crash: what was not acknowledged is sent again."""

    def __init__(self, arena: Arena, token: str, table: str, seat: int, door: int) -> None:
        self.arena = arena
        self.token = token
        self.history = History(table, seat)
        #: The server that it goes to next.
        self.door = door
        self.last = 0
        self.known = 0
        self.now: dict[str, Any] = {}
        self.open: dict[str, Any] | None = None
        self.count = 0
        self.lines = 0
        self.tries = 0
        self.acks = 0
        self.troubles = 0
        self.sent_at = 0.0
        #: When the open action was first sent, and when the last acknowledged one was.
        self.began_at = 0.0
        self.acted_at = 0.0
        self._line: Any = None

    def __repr__(self) -> str:
        """What it waits for."""
        where = f"{self.history.table[:6]}/{self.history.seat} at {self.last} of {self.known}"
        return f"<{where}, sent {self.open}, may {self.now.get('legal')}, lines {self.lines}>"

    def go_to(self, door: int) -> None:
        """Leave a server for another one, as if the line were cut."""
        if self._line and self.door % len(self.arena.servers) != door:
            self.door = door - 1
            self._line.transport.abort()

    async def play(self) -> None:
        """Until the arena closes."""
        while True:
            try:
                await self._converse()
            except TROUBLE:
                self.door += 1
                self.tries += 1
                # As a client does before it tries again, but that it waits less.
                await asyncio.sleep(random.uniform(0.05, min(1.0, 0.05 * 2**self.tries)))

    async def _converse(self) -> None:
        address = self.arena.address(self.door)
        path = f"{address}/api/tables/{self.history.table}/ticket"
        headers = {"authorization": f"Bearer {self.token}"}
        answer = await self.arena.web.post(path, headers=headers)
        ticket = answer.json()["ticket"]
        where = address.replace("http", "ws") + "/api/socket"
        async with connect(where, max_size=None, open_timeout=self.arena.patience) as line:
            self.history.log.append(("opened", {"last": self.last}))
            hello = {"t": "hello", "ticket": ticket, "last": self.last}
            await line.send(json.dumps(hello))
            self._line = line
            self.lines += 1
            self.tries = 0
            if self.open:
                await self._send(line, self.open)
            await self._listen(line)

    async def _listen(self, line: Any) -> None:
        """Hear all that comes; a server that says nothing for long is asked whether it is there."""
        asked = False
        while True:
            try:
                async with asyncio.timeout(self.arena.patience / 2):
                    text = await line.recv()
            except TimeoutError:
                if asked:
                    line.transport.abort()
                    raise
                asked = True
                await line.send(json.dumps({"t": "ping", "id": 1}))
            else:
                asked = False
                await self._hear(line, json.loads(text))

    async def _hear(self, line: Any, frame: dict[str, Any]) -> None:
        if frame["t"] == "room":
            self.troubles += frame["room"]["trouble"]
        if frame["t"] in ("room", "pong"):
            return
        self.history.log.append(("heard", frame))
        if frame["t"] in ("ev", "snapshot"):
            self.last = frame["seq"]
            self.now = frame.get("now") or {}
        if frame["t"] == "ack":
            self.open, self.known = None, frame["seq"]
            self.acks, self.acted_at = self.acks + 1, self.began_at
            self.arena.acked(self)
        if frame["t"] == "nack":
            await self._refused(line, frame)
        if self._choices() and self.open is None and self.last >= self.known:
            await self._act(line)

    def _choices(self) -> list[str]:
        """What can be done now, and not out of turn."""
        legal: list[str] = self.now.get("legal", [])
        return [action for action in legal if not action.startswith(ASIDES)]

    async def _act(self, line: Any) -> None:
        if self.arena.pace:
            await asyncio.sleep(self.arena.pace)
        self.count, self.began_at = self.count + 1, time.monotonic()
        legal = self._choices()
        action = legal[0] if legal[0].startswith(("lay", "play")) else legal[-1]
        act = {"t": "act", "cid": f"{self.history.seat}-{self.count}", "action": action}
        await self._send(line, {**act, "dec": self.now["dec"]})

    async def _refused(self, line: Any, frame: dict[str, Any]) -> None:
        """Too fast: wait and send it again. Stale: it never was, and the next one is new."""
        assert frame["code"] in ("rate", "stale", "retry"), frame
        if frame["code"] == "stale":
            decided = (self.open or {}).get("dec")
            self.open = None
            if self.now.get("dec") == decided:  # else what is true now has been heard already
                self.now = {}
                self.history.log.append(("resumed", {"t": "resume", "last": self.last}))
                await line.send(json.dumps({"t": "resume", "last": self.last}))
        elif self.open:
            await asyncio.sleep(0.3)
            await self._send(line, self.open)

    async def _send(self, line: Any, act: dict[str, Any]) -> None:
        self.open, self.sent_at = act, time.monotonic()
        self.history.log.append(("sent", act))
        await line.send(json.dumps(act))


class Arena:
    """Many tables at servers over the same data."""

    def __init__(
        self,
        servers: Sequence[Quick],
        data: Path | str,
        tables: int = TABLES,
        patience: float = PATIENCE,
    ) -> None:
        self.servers = list(servers)
        #: The file or the address of the database, for whoever checks it.
        self.data = data
        #: For how long a player thinks: a match must not end before the scene does.
        self.pace = 0.0
        #: How long a player waits for a word before a server counts as dead.
        self.patience = patience
        self.begun = time.monotonic()
        self.asleep = 0.0
        #: For how long somebody was awake in all, once everything has ended.
        self.awake = 0.0
        self.acks = 0
        #: When an action was sent for the last time before it was acknowledged, and when it was.
        self.waits: list[tuple[float, float]] = []
        self._more = asyncio.Event()
        self.web = httpx.AsyncClient(timeout=patience)
        self.players = [player for number in range(tables) for player in self._table(number)]

    def address(self, door: int) -> str:
        """Where a server is."""
        return self.servers[door % len(self.servers)].address

    def _table(self, number: int) -> list[Player]:
        servers = [self.servers[door % len(self.servers)] for door in range(len(NAMES))]
        people = [Client(server, name) for server, name in zip(servers, NAMES, strict=True)]
        book, bots, options = MATCHES[number // BOTS_AT % len(MATCHES)]
        bots = [] if number % BOTS_AT else bots
        table = people[0].lay_any(book, len(people) + len(bots), bots, options)
        for client in people[1:]:
            client.post(f"/api/tables/{table}/join")
        for client in people:
            client.ready(table)
        seats = [client.ask("GET", f"/api/tables/{table}").json()["seat"] for client in people]
        people[0].post(f"/api/tables/{table}/start")
        return [
            Player(self, client.token, table, seat, door)
            for door, (client, seat) in enumerate(zip(people, seats, strict=True))
        ]

    def acked(self, player: Player) -> None:
        """An action was acknowledged."""
        self.acks += 1
        self.waits.append((player.sent_at, time.monotonic()))
        self._more.set()

    async def some_acks(self, count: int, seconds: float = SECONDS) -> None:
        """Until so many more actions are acknowledged."""
        wanted = self.acks + count
        while self.acks < wanted:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), seconds)

    async def everybody_acts(self, seconds: float = 2 * SECONDS) -> None:
        """Until each player has had an action acknowledged once more."""
        before = {player: player.acks for player in self.players}
        await self.all_players(lambda player: player.acks > before[player], seconds)

    async def all_players(
        self, wanted: Callable[[Player], bool], seconds: float = 2 * SECONDS
    ) -> None:
        """Until each player is as wanted."""
        try:
            async with asyncio.timeout(seconds):
                while not all(map(wanted, self.players)):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            idle = [player for player in self.players if not wanted(player)]
            raise AssertionError(f"these are waited for: {idle}") from None

    def acted_at(self) -> dict[str, float]:
        """For each table a moment that is not later than its newest entry."""
        tables: dict[str, float] = {}
        for player in self.players:
            table = player.history.table
            tables[table] = max(tables.get(table, 0.0), player.acted_at)
        return tables

    async def kill(self, failpoint: str = "", which: int = 0) -> None:
        """Kill a server now, and start it so that it will die at a place, if one is named."""
        server = self.servers[which]
        server.kill()
        killed = time.monotonic()
        await asyncio.to_thread(server.start, failpoint)
        if len(self.servers) == 1:
            # What the start itself takes belongs to the time that nobody may be charged for.
            self.asleep += server.spawned - killed

    async def restart(self) -> None:
        """Kill every server at the same moment, and start them all again."""
        for server in self.servers:
            server.kill()
        killed = time.monotonic()
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        self.asleep += min(server.spawned for server in self.servers) - killed

    def scatter(self) -> None:
        """Let everybody go where they began: those of each table to different servers."""
        for number, player in enumerate(self.players):
            player.go_to(number % len(self.servers))

    async def die(self, which: int = 0) -> None:
        """Until a server has died by itself."""
        await asyncio.wait_for(asyncio.to_thread(self.servers[which].process.wait), SECONDS)

    def end(self) -> None:
        """Kill the servers for the last time."""
        for server in self.servers:
            server.kill()
        self.awake = time.monotonic() - self.begun - self.asleep


@asynccontextmanager
async def in_play(arena: Arena) -> AsyncIterator[None]:
    """Everybody plays meanwhile; then `arena.awake` says for how long somebody was awake."""
    tasks = [asyncio.create_task(player.play()) for player in arena.players]
    try:
        yield
    finally:
        arena.end()
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        await arena.web.aclose()  # behind those who still may ask
    faults = [error for error in done if not isinstance(error, asyncio.CancelledError)]
    assert faults == [], faults


@asynccontextmanager
async def checked(arena: Arena) -> AsyncIterator[Arena]:
    """Everybody plays meanwhile; then every history is held against the journals."""
    async with in_play(arena):
        yield arena
    histories = [player.history for player in arena.players]
    assert sum(len(history.heard("ack")) for history in histories) > 0
    check(histories, arena.data, arena.awake)
    for server in arena.servers:
        found = ("journal-cut", "data-damaged", "Traceback")
        assert not [word for word in found if word in server.log.read_text()]


@asynccontextmanager
async def one_server(folder: Path) -> AsyncIterator[Arena]:
    """An arena at one server over the set-up that is tested."""
    async with checked(Arena([Quick(folder)], folder / FILE)) as arena:
        yield arena
