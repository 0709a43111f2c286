"""All servers are started again, and two thousand clients come back at once, while others play."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tests.server.arena import TROUBLE, Arena, in_play
from tests.server.nursery import Quick
from tests.server.setups import FILE, address_of, server_variables
from tools.chaos.results import Bout
from tools.chaos.verdict import judge

#: Clients that come from one address, as from one school.
AN_ADDRESS = 20
SEATS = 4
AT_ONCE = 32
FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0
#: Until everybody has to be back.
SECONDS = 240.0
#: How many servers a set-up has, at how many tables people play, and how long they think.
SERVERS = {"sqlite": 1, "scaled": 2}
TABLES = 8
PACE_SECONDS = 0.5


class Caller:
    """A client that only comes, listens, and comes again, waiting longer each time."""

    def __init__(self, number: int, jitter: bool) -> None:
        self.address = f"10.0.{number // AN_ADDRESS // 250}.{number // AN_ADDRESS % 250}"
        self.jitter = jitter
        #: The server that it goes to next; when that is gone, the one after it.
        self.door = number
        self.token = ""
        self.table = ""
        self.here = False
        self.tries = 0
        self.turned_away = 0

    def headers(self) -> dict[str, str]:
        """Who this is, and from where."""
        return {"authorization": f"Bearer {self.token}", "x-forwarded-for": self.address}

    async def stay(self, bases: list[str]) -> None:
        """Come back whenever the line is gone."""
        while True:
            with suppress(*TROUBLE):
                await self._come(bases[self.door % len(bases)])
            self.here = False
            self.door += 1
            self.tries += 1
            most = min(LONGEST_WAIT, FIRST_WAIT * 2**self.tries)
            await asyncio.sleep(random.uniform(FIRST_WAIT, most) if self.jitter else 0.5)

    async def _come(self, base: str) -> None:
        status, data = await ask(base, f"/api/tables/{self.table}/ticket", self.headers())
        self.turned_away += status == 429
        hello = {"t": "hello", "ticket": data["ticket"], "last": 0}
        forwarded = {"x-forwarded-for": self.address}
        address = base.replace("http", "ws") + "/api/socket"
        async with connect(address, additional_headers=forwarded, open_timeout=60) as line:
            await line.send(json.dumps(hello))
            async for text in line:
                if json.loads(text)["t"] == "welcome":
                    self.here, self.tries = True, 0


class Proxied(Quick):
    """A server behind a proxy that says for whom it asks."""

    def command(self) -> list[str]:
        return [*super().command(), "--public-url", "http://stolik.example"]


async def storm(setup: str, sockets: int) -> Bout:
    """Let so many come, kill the servers, let them come back; once as they should, once at once.

    At some tables people play meanwhile, and what they sent and heard is held against the journal.
    """
    began = time.monotonic()
    bout = Bout("storm", setup, 1, {}, 0, sockets, 0, 0, 0, [], 0.0)
    with tempfile.TemporaryDirectory() as name:
        folder, scaled = Path(name), setup == "scaled"
        variables = server_variables(folder, scaled)
        servers = [Proxied(folder, variables) for _ in range(SERVERS[setup])]
        data = address_of(folder / FILE) if scaled else folder / FILE
        callers = await _seated(servers[0].address, sockets)
        arena = await asyncio.to_thread(Arena, servers, data, TABLES)
        arena.pace = PACE_SECONDS
        fault, awake = "", 0.0
        try:
            async with in_play(arena):
                await _two_storms(bout, arena, callers)
            awake = arena.awake
        except (TimeoutError, AssertionError) as error:
            fault, awake = f"{type(error).__name__} {error}", time.monotonic() - arena.begun
        await asyncio.to_thread(judge, arena.players, data, awake, bout)
        bout.broken += [("stuck", fault)] if fault else []
        bout.tables += len({caller.table for caller in callers})
        bout.clients += sockets
    bout.seconds = round(time.monotonic() - began, 1)
    return bout


async def _two_storms(bout: Bout, arena: Arena, callers: list[Caller]) -> None:
    for jitter in (True, False):
        await _one_storm(bout, arena, callers, jitter)
        await arena.some_acks(TABLES)


async def _one_storm(bout: Bout, arena: Arena, callers: list[Caller], jitter: bool) -> None:
    bases = [server.address for server in arena.servers]
    for caller in callers:
        caller.jitter, caller.here = jitter, False
    tasks = [asyncio.create_task(caller.stay(bases)) for caller in callers]
    try:
        await _all_here(callers)
        restarting = asyncio.create_task(arena.restart())
        await asyncio.sleep(0)  # by now the servers are dead, and nobody has come back yet
        since = time.monotonic()
        for caller in callers:
            caller.here = False
        await restarting
        up = time.monotonic()
        await _all_here(callers)
        bout.recovered.append(round(time.monotonic() - since, 3))
        bout.waits += [round(heard - sent, 4) for sent, heard in arena.waits if sent >= up]
        name = "with" if jitter else "without"
        bout.faults[f"storm: sockets back, {name} jitter"] = sum(c.here for c in callers)
        bout.faults["storm: asked to wait"] = sum(c.turned_away for c in callers)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _all_here(callers: list[Caller]) -> None:
    try:
        async with asyncio.timeout(SECONDS):
            while not all(caller.here for caller in callers):
                await asyncio.sleep(0.05)
    except TimeoutError:
        missing = sum(not caller.here for caller in callers)
        raise AssertionError(f"{missing} of {len(callers)} never came back") from None


async def _seated(base: str, count: int) -> list[Caller]:
    """Guests at tables of four."""
    callers = [Caller(number, jitter=True) for number in range(count)]
    at_once = asyncio.Semaphore(AT_ONCE)

    async def sit(group: list[Caller]) -> None:
        async with at_once:
            await _lay(base, group)

    await asyncio.gather(*(sit(group) for group in _fours(callers)))
    return callers


def _fours(callers: list[Caller]) -> list[list[Caller]]:
    return [callers[first : first + SEATS] for first in range(0, len(callers), SEATS)]


async def _lay(base: str, group: list[Caller]) -> None:
    """A table that waits; who sits there does not matter, but that they come back does."""
    for number, caller in enumerate(group):
        guest = await _post(base, "/api/guests", caller, {"name": f"Gość {number}"})
        caller.token = guest["token"]
    data = {"book": "unikat", "seats": len(group), "bots": [], "options": {}}
    table = (await _post(base, "/api/tables", group[0], data))["id"]
    for caller in group:
        caller.table = table
    for caller in group[1:]:
        await _post(base, f"/api/tables/{table}/join", caller)


async def _post(base: str, path: str, caller: Caller, data: Any = None) -> Any:
    """Ask until it is answered: who is asked to wait does."""
    headers = caller.headers() if caller.token else {"x-forwarded-for": caller.address}
    while True:
        status, answer = await ask(base, path, headers, data)
        if status == 201:
            return answer
        assert status in (429, 503), answer
        await asyncio.sleep(1)


async def ask(base: str, path: str, headers: dict[str, str], data: Any = None) -> tuple[int, Any]:
    """A request over a line of its own: with two thousand of them, a library thinks too long."""
    host, port = base.removeprefix("http://").split(":")
    body = b"" if data is None else json.dumps(data).encode()
    more = {"host": f"{host}:{port}", "connection": "close", "content-length": str(len(body))}
    head = [f"POST {path} HTTP/1.1", *(f"{k}: {v}" for k, v in {**more, **headers}.items())]
    async with asyncio.timeout(60):
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write("\r\n".join([*head, "content-type: application/json", "", ""]).encode())
            writer.write(body)
            answer = await reader.read()
        finally:
            writer.transport.abort()
    first, _, rest = answer.partition(b"\r\n\r\n")
    if not first:
        raise ConnectionError("nothing was answered")
    return int(first.split()[1]), json.loads(rest)
