"""A house without a network: requests go straight to the application, sockets are two queues."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from stolik.server.app import make_app
from stolik.server.house import House
from stolik.server.identity import Tickets
from stolik.server.limits import Limits
from stolik.server.players import Players
from stolik.server.room import Room
from stolik.server.sockets import Connection
from stolik.server.wires import Gone
from tests.kit import DEADLINE
from tests.server.client import SECONDS
from tests.server.setups import FILE, SCALED, house_settings, store_at

T = TypeVar("T")
#: The life of what must not live until it is used.
SHORT_SECONDS = 0.2
HOST = "localhost:8080"
HOUR = 3_600_000


class Hands:
    """Clocks that are moved by hand: one for durations, one on the wall."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.wall = 1_700_000_000_000

    def clock(self) -> float:
        return self.seconds

    def wall_clock(self) -> int:
        return self.wall


class Home:
    """A house, and the hands of its clocks."""

    def __init__(self, folder: Path, hands: Hands | None = None, **more: Any) -> None:
        self.hands = hands or Hands()
        settings: dict[str, Any] = {
            "pace": 0.0,
            "clock": self.hands.clock,
            "wall": self.hands.wall_clock,
            "players": Players(lambda: ThreadPoolExecutor(1)),
            "limits": Limits(self.hands.clock),
            **house_settings(),
        }
        store = more.pop("store", None) or store_at(folder / FILE)
        self.house = House(store, {HOST}, **{**settings, **more})
        self.app: Any = make_app(self.house, lifespan=False)

    def door(self, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """Requests from an address."""
        transport = httpx.ASGITransport(self.app, client=(address, 5))
        return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    async def guest(self, name: str) -> Person:
        """Somebody new."""
        return Person(self, (await Person(self, "").post("/api/guests", {"name": name}))["token"])

    def room(self, table: str) -> Room:
        """A table from within."""
        return self.house.lobby.rooms[table]

    async def pass_time(self, room: Room, seconds: float) -> None:
        """Let time go by at a table, and let whoever looks after it see that."""
        self.hands.seconds += seconds
        room.moved.set()
        await settled()


async def settled() -> None:
    """Let everything run that can run without waiting for another thread."""
    for _ in range(50):
        await asyncio.sleep(0)


@asynccontextmanager
async def at_home(folder: Path, **more: Any) -> AsyncIterator[Home]:
    """A house that is open for a while; a scene in it that hangs fails."""
    home = Home(folder, **more)
    await home.house.open()
    try:
        async with asyncio.timeout(DEADLINE):
            yield home
    finally:
        await home.house.close()


class Person:
    """A guest with a token."""

    def __init__(self, home: Home, token: str) -> None:
        self.home = home
        self.token = token

    async def ask(
        self, how: str, path: str, data: Any = None, address: str = "127.0.0.1", **headers: str
    ) -> httpx.Response:
        if self.token:
            headers.setdefault("authorization", f"Bearer {self.token}")
        async with self.home.door(address) as door:
            return await door.request(how, path, json=data, headers=headers)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, data: Any = None) -> Any:
        answer = await self.ask("POST", path, data)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def refused(self, how: str, path: str, data: Any = None) -> str:
        """The code of a refusal."""
        answer = await self.ask(how, path, data)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    async def lay(self, seats: int, bots: int = 0, public: bool = False, **options: Any) -> str:
        """A table with its bots, which goes from round to round without a rest."""
        keys = {"table.rest": "off", **{f"uni.{key}": value for key, value in options.items()}}
        data = {"book": "unikat", "seats": seats, "bots": ["random"] * bots, "options": keys}
        return str((await self.post("/api/tables", {**data, "public": public}))["id"])

    async def do(self, table: str, what: str, data: Any = None) -> Any:
        return await self.post(f"/api/tables/{table}/{what}", data)

    async def ready(self, table: str, share: str = "ab" * 32) -> None:
        await self.do(table, "ready", {"share": share})

    async def line(self, table: str, last: int = 0) -> Line:
        """A socket to a table, which has been answered."""
        ticket = (await self.do(table, "ticket"))["ticket"]
        line = Line(self.home.house, {"t": "hello", "ticket": ticket, "last": last})
        await line.answered()
        return line


class Pipe:
    """The server's end of a line: nothing is sent at once, as with any server but our own."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def receive(self) -> str:
        text = await self._line.inbound.get()
        if text is None:
            raise Gone
        return text

    async def send(self, data: bytes) -> None:
        self._line.outbound.put_nowait(data.decode())

    async def close(self, code: int, reason: str) -> None:
        self._line.outbound.put_nowait((code, reason))
        self._line.inbound.put_nowait(None)

    def write(self, data: bytes, more: bool) -> bool:
        return False

    def gone(self) -> bool:
        return self._line.gone

    def abort(self) -> None:
        self._line.inbound.put_nowait(None)


class Line:
    """A conversation with a table; every frame that came is kept."""

    def __init__(self, house: House, hello: dict[str, Any] | None = None) -> None:
        self.inbound: asyncio.Queue[str | None] = asyncio.Queue()
        self.outbound: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self.raw: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.gone = False
        served = Connection(
            Pipe(self), house.lobby, house.tickets, "en", house.metrics, house.limits
        )
        self.connection = served
        self.task = asyncio.create_task(served.serve())
        if hello:
            self.send(hello)

    def send(self, frame: dict[str, Any]) -> None:
        self.inbound.put_nowait(json.dumps(frame))

    async def answered(self) -> None:
        """Until there is something to be heard: before that nobody knows who is there."""
        await until(lambda: not self.outbound.empty())

    async def next(self) -> dict[str, Any]:
        item = await asyncio.wait_for(self.outbound.get(), SECONDS)
        if isinstance(item, tuple):
            self.closed = item
            raise Gone
        self.raw.append(item)
        frame: dict[str, Any] = json.loads(item)
        return frame

    def unheard(self) -> list[str]:
        """The kinds of frames that were sent and that nobody has taken yet."""
        waiting = [item for item in self.outbound._queue if isinstance(item, str)]  # type: ignore[attr-defined]
        return [str(json.loads(item)["t"]) for item in waiting]

    async def until(self, kind: str) -> dict[str, Any]:
        while (frame := await self.next())["t"] != kind:
            pass
        return frame

    async def until_room(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first news of the table that is as wanted."""
        while True:
            room: dict[str, Any] = (await self.until("room"))["room"]
            if wanted(room):
                return room

    async def now(self) -> dict[str, Any]:
        """The next frame that tells what is true now."""
        while not (frame := await self.next()).get("now"):
            pass
        return frame

    async def act(self, frame: dict[str, Any], cid: str) -> dict[str, Any]:
        """Do the first thing that may be done; the answer."""
        now = frame["now"]
        self.send({"t": "act", "cid": cid, "dec": now["dec"], "action": now["legal"][0]})
        while (answer := await self.next())["t"] not in ("ack", "nack"):
            pass
        return answer

    async def hang_up(self) -> None:
        """Go, as a browser does."""
        self.gone = True
        self.inbound.put_nowait(None)
        with suppress(Gone):
            await self.task


async def begun(home: Home, people: int = 2, bots: int = 0, **options: Any) -> Begun:
    """A table where people have begun to play; the first one is the host."""
    guests = [await home.guest(name) for name in ("Ala", "Olek", "Zofia", "Jan")[:people]]
    table = await guests[0].lay(people + bots, bots, **options)
    for guest in guests[1:]:
        await guest.do(table, "join")
    for number, guest in enumerate(guests):
        await guest.ready(table, f"{number + 1:02x}" * 32)
    await guests[0].do(table, "start")
    return Begun(table, guests, home.room(table))


class Begun:
    """A table in play."""

    def __init__(self, table: str, guests: list[Person], room: Room) -> None:
        self.table = table
        self.guests = guests
        self.room = room
        #: Where each of the guests sits.
        bots = [seat for seat, place in enumerate(room.places) if place.bot]
        self.seats = [seat for seat in range(len(room.places)) if seat not in bots]


async def dealt(room: Room) -> None:
    """Until the first entry is kept."""
    await until(lambda: room.table is not None and room.table.head > 0)


async def until(wanted: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Until something has come about inside the house, which tells nobody of it."""
    async with asyncio.timeout(seconds):
        while not wanted():
            await asyncio.sleep(0.002)


async def outlived(
    home: Home, tickets: Tickets, issue: Callable[[], Awaitable[T]], seconds: float
) -> T:
    """What was issued, so long after that it is worth nothing any more.

    The clock of a database can't be set, but what it keeps can be given a shorter life.
    """
    if not SCALED:
        issued = await issue()
        home.hands.seconds += seconds
        return issued
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tickets, "_seconds", SHORT_SECONDS)
        issued = await issue()
    await asyncio.sleep(2 * SHORT_SECONDS)
    return issued
