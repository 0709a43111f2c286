"""Stolik's rooms: guests, a table, four sockets, and after the match a rematch."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from bench.load.line import Desk, Line, Unwilling, connect
from bench.load.rooms import AT_ONCE, SEATS, Room

RETRY_SECONDS = 1.0


class View(msgspec.Struct):
    """What the generator reads of a view."""

    turn: int


class Now(msgspec.Struct):
    """What the generator reads of a moment."""

    dec: int
    view: View
    legal: list[str]
    outcome: msgspec.Raw


class Frame(msgspec.Struct):
    """What the generator reads of a frame."""

    t: str
    seq: int = 0
    cid: str = ""
    code: str = ""
    now: Now | None = None


NOTHING = msgspec.Raw(b"null")
#: What is due in UNO where no card is laid.
FIRST = ("draw", "keep", "accept")
read = msgspec.json.Decoder(Frame).decode
write = msgspec.json.Encoder().encode


class Table(Room):
    """A table with people on every seat; they sit at the desks by turns."""

    def __init__(self, desks: Sequence[Desk], tokens: list[str], seed: int, book: str) -> None:
        super().__init__()
        self._book = book
        self._desks = desks
        self._tokens = tokens
        self._random = random.Random(seed)
        self._id = ""
        self._cid = 0
        self._act = b""
        self._turn = 0
        #: The newest entry when the move on its way was sent, and what each seat has heard of.
        self._head = 0
        self._heads = [0] * SEATS
        #: Whether a rematch follows at once; else the table rests until it is asked for one.
        self.lasting = True
        self.over = False
        self._now: list[Now | None] = [None] * SEATS

    def has_acks(self) -> bool:
        """Each move is acknowledged once it is on the disk."""
        return True

    # -- opening ----------------------------------------------------------------------------------
    async def start(self) -> None:
        """Lay the table and begin, without any socket yet."""
        table = {"book": self._book, "seats": SEATS}
        self._id = (await self._ask(0, "POST", "/api/tables", table))["id"]
        for seat in range(1, SEATS):
            await self._post(seat, "join")
        await self._begin()

    async def _begin(self) -> None:
        for seat in range(SEATS):
            await self._post(seat, "ready", {"share": secrets.token_hex(32)})
        await self._post(0, "start")

    async def enter(self) -> None:
        """Everybody opens a socket, and waits until all have heard the same."""
        self._now, self._heads = [None] * SEATS, [0] * SEATS
        self.lines = [await self._enter(seat) for seat in range(SEATS)]
        while not all(self._now) or len(set(self._heads)) > 1:
            await asyncio.sleep(0.01)

    async def _enter(self, seat: int) -> Line:
        ticket = (await self._post(seat, "ticket"))["ticket"]
        line = await connect(self._desk(seat).port, "/api/socket", self._ear(seat))
        line.send(write({"t": "hello", "ticket": ticket}))
        return line

    async def _post(self, seat: int, what: str, data: object = None) -> dict[str, str]:
        return await self._ask(seat, "POST", f"/api/tables/{self._id}/{what}", data)

    async def _ask(self, seat: int, method: str, path: str, data: object) -> dict[str, str]:
        desk, token = self._desk(seat), self._tokens[seat]
        answer: dict[str, str] = await desk.ask(method, path, data, token)
        return answer

    def _desk(self, seat: int) -> Desk:
        return self._desks[seat % len(self._desks)]

    async def again(self) -> None:
        """A rematch on new sockets; the host of the new table is who asks first."""
        self.tally.rematches += 1
        self._head = 2**31  # nothing on the new sockets is an answer to a move
        old = self.lines
        self._id = await self._next_table()
        await self._begin()
        for line in old:
            line.close()
        self.lines = []
        await self.enter()
        self.over = False
        super().done()

    async def _next_table(self) -> str:
        """The table of the rematch; the server needs a moment to note that the match is over."""
        while True:
            with suppress(Unwilling):
                return (await self._post(0, "rematch"))["id"]
            await asyncio.sleep(0.05)

    # -- playing ----------------------------------------------------------------------------------
    def send(self) -> None:
        """A move of the seat on turn."""
        self._turn = next(now.view.turn for now in self._now if now)
        now = self._now[self._turn]
        assert now is not None
        self._head = max(self._heads)
        self._cid += 1
        action = choose(now.legal, self._random)
        act = {"t": "act", "cid": f"c{self._cid}", "dec": now.dec, "action": action}
        self._act = write(act)
        self.lines[self._turn].send(self._act)

    def mover(self) -> int:
        """Whose move is on its way."""
        return self._turn

    def done(self) -> None:
        """The next move, or, when the match is over, the next match."""
        now = self._now[0]
        self.over = now is not None and now.outcome != NOTHING
        if not self.over:
            super().done()
        elif self.lasting:
            self._rematch = asyncio.ensure_future(self.again())
            self._rematch.add_done_callback(lambda task: task.result())

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def hear(data: bytes) -> None:
            frame = read(data)
            if frame.now is not None:
                self._now[seat], self._heads[seat] = frame.now, frame.seq
                if frame.seq > self._head:
                    self.heard(seat, len(data))
            elif frame.t == "ack":
                self.acked()
            elif frame.t in ("nack", "bye"):
                self._refused(frame)

        return hear

    def _refused(self, frame: Frame) -> None:
        self.tally.refused += 1
        if frame.code != "rate":
            raise RuntimeError(f"the server refused a move: {frame}")
        line, act = self.lines[self._turn], self._act
        asyncio.get_running_loop().call_later(RETRY_SECONDS, line.send, act)


def choose(legal: list[str], generator: random.Random) -> str:
    """Any tile or card that fits, with the word UNO where it is due, so that matches end.

    Else an exchange in Unikat, which is listed last, and in UNO what is listed first: a draw, or
    what follows it.
    """
    if lays := [action for action in legal if action.startswith("lay")]:
        return generator.choice(lays)
    plays = [action for action in legal if action.startswith("play")]
    if plays:
        return generator.choice([play for play in plays if play.endswith(" uno")] or plays)
    return legal[0] if legal[0] in FIRST else legal[-1]


async def open_tables(ports: Sequence[int], count: int, book: str = "unikat") -> list[Table]:
    """So many tables in play, without sockets; their seats are spread over the servers."""
    desks, gate = [Desk(port, AT_ONCE) for port in ports], asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Table:
        async with gate:
            names = [f"Guest {number} {seat}" for seat in range(SEATS)]
            guests = [await desks[0].ask("POST", "/api/guests", {"name": name}) for name in names]
            table = Table(desks, [guest["token"] for guest in guests], number, book)
            await table.start()
        return table

    return list(await asyncio.gather(*[one(number) for number in range(count)]))


async def renew(tables: list[Table]) -> None:
    """A rematch wherever a match is over."""
    await asyncio.gather(*[table.again() for table in tables if table.over])
