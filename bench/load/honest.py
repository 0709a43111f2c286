"""Honest people, two at a table of each book: they take their time, and note all that they hear.

What they hear can be held against the journal afterwards: `tests.server.checker` says how.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from bench.load.line import PATIENCE, Desk, Line, Unwilling, connect
from bench.load.stolik_rooms import choose
from stolik.games.ubongo.actions import Solve
from stolik.games.ubongo.notation import write_action
from stolik.games.ubongo.pieces import PIECE, area_of
from stolik.games.ubongo.solver import solutions
from tests.server.checker import History

#: The books, with options that keep a match going without a rest, or make its rounds short.
OFF = {"table.rest": "off"}
BOOKS: dict[str, dict[str, object]] = {
    "unikat": {**OFF, "uni.rounds": 9},
    "uno-108": {**OFF},
    "uno-112": {**OFF, "m112.scoring": "on", "m112.target": 5000},
    "ubongo": {**OFF, "ubo.timer": 600, "ubo.countdown": 0, "ubo.turnTimer": "off"},
}
SEATS = 2
#: How long somebody thinks, at least and at most.
THINK_SECONDS = 0.4, 1.2
#: Before somebody whose line was lost comes back.
AGAIN_SECONDS = 0.25
#: What may be said out of turn, which nobody here does.
ASIDES = ("call", "catch", "report", "vote", "jump")
#: What is done in a race, the first of these that may be.
RACE = ("collect", "move", "pawn", "field", "roll", "done")
TROUBLE = (OSError, EOFError, TimeoutError, Unwilling)
Frame = dict[str, Any]


@dataclass
class Tally:
    """What honest people have met for some time."""

    #: Seconds from the sending of an action to its acknowledgement.
    acks: list[float] = field(default_factory=list)
    #: How often a line or a request of theirs was lost.
    dropped: int = 0
    #: The codes of actions that were refused.
    refused: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Sent:
    """An action on its way, and the tally that it counts for."""

    act: Frame
    at: float
    tally: Tally


class Person:
    """One of two at a table, whose line is opened anew when it is lost."""

    def __init__(self, parlour: Parlour, token: str, seed: int) -> None:
        self.parlour = parlour
        self.token = token
        self.open: Sent | None = None
        self._random = random.Random(seed)
        self._line: Line | None = None
        #: How many actions of theirs were acknowledged.
        self.moves = 0
        self._number = 0

    async def play(self, table: str, seat: int) -> None:
        """Play a match to its end."""
        self.history = History(table, seat)
        self.parlour.histories.append(self.history)
        self._last, self._now, self.open = 0, Frame(), None
        self._thinking: asyncio.TimerHandle | None = None
        self._over = asyncio.Event()
        while not self._over.is_set():
            try:
                line = await self._come()
            except TROUBLE:
                self.parlour.tally.dropped += 1
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            await self._stay(line)

    async def _come(self) -> Line:
        path = f"/api/tables/{self.history.table}/ticket"
        ticket = (await self.parlour.desk.ask("POST", path, token=self.token))["ticket"]
        line = await connect(self.parlour.desk.port, "/api/socket", self._hear)
        self.history.log.append(("opened", {"last": self._last}))
        line.send(_written({"t": "hello", "ticket": ticket, "last": self._last}))
        if self.open:
            line.send(_written(self.open.act))
        self._line = line
        self.parlour.lines.append(line)
        return line

    async def _stay(self, line: Line) -> None:
        """Until the match is over, or the line is lost."""
        over = asyncio.ensure_future(self._over.wait())
        try:
            await asyncio.wait((over, line.gone), return_when=asyncio.FIRST_COMPLETED)
            self.parlour.tally.dropped += line.lost
        finally:
            over.cancel()
            self._line = None
            if self._thinking:
                self._thinking.cancel()
                self._thinking = None
            if not line.lost:
                line.close()

    # -- hearing ----------------------------------------------------------------------------------
    def _hear(self, data: bytes) -> None:
        now, frame = perf_counter(), json.loads(data)
        match frame["t"]:
            case "room" | "pong" | "signal" | "progress":
                return
            case "probe":
                self._send({"t": "echo", "id": frame["id"]})
                return
            case "ack" if self.open:
                self.open.tally.acks.append(now - self.open.at)
                self.open, self.moves = None, self.moves + 1
            case "nack" if self.open:
                self.open.tally.refused.append(frame["code"])
                self.open = None
            case "ev" | "snapshot":
                self._last, self._now = frame["seq"], frame.get("now") or {}
        self.history.log.append(("heard", frame))
        if self._now.get("outcome") and not self.open:
            self._over.set()
        self._plan()

    def _plan(self) -> None:
        """Think, if there is something to think about."""
        if self._now and not self.open and not self._thinking and self._choice():
            seconds = self._random.uniform(*THINK_SECONDS)
            self._thinking = asyncio.get_running_loop().call_later(seconds, self._act)

    def _act(self) -> None:
        self._thinking = None
        if not self.open and (action := self._choice()):
            self._number += 1
            act = {"t": "act", "cid": f"c{self._number}", "dec": self._now["dec"], "action": action}
            self.open = Sent(act, perf_counter(), self.parlour.tally)
            self.history.log.append(("sent", act))
            self._send(act)

    def _send(self, frame: Frame) -> None:
        if self._line and not self._line.lost:
            self._line.send(_written(frame))

    def _choice(self) -> str:
        """What to do now; nothing if others are to act."""
        legal = [it for it in self._now.get("legal", ()) if not it.startswith(ASIDES)]
        if not legal:
            return ""
        if self._now["view"]["book"] == "ubongo":
            return solution(self._now["view"]) or race(legal, self._random)
        return choose(legal, self._random)


def solution(view: Frame) -> str:
    """How to cover one's own board, if that is to be done."""
    seat = view["seat"]
    if view["phase"] != "solve" or view["stamps"][seat] is not None:
        return ""
    task = view["tasks"][seat]
    row = tuple([PIECE[name] for name in task["row"]])
    return write_action(Solve(solutions(area_of(task["area"]), row, 1)[0]))


def race(legal: Sequence[str], generator: random.Random) -> str:
    """What to do around a race, with a board that is covered."""
    for word in RACE:
        if some := [action for action in legal if action.startswith(word)]:
            return generator.choice(some)
    return legal[0]


def _written(frame: Frame) -> bytes:
    return json.dumps(frame).encode()


class Parlour:
    """A table of each book; a match that ends is followed by another one."""

    def __init__(self, port: int) -> None:
        self.desk = Desk(port)
        #: What counts now.
        self.tally = Tally()
        self.histories: list[History] = []
        self.people: list[Person] = []
        #: Every line that was ever open.
        self.lines: list[Line] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Let everybody in, and wait until each table plays."""
        for number, book in enumerate(BOOKS):
            pair = [await self._person(SEATS * number + seat) for seat in range(SEATS)]
            self.people += pair
            self._tasks.append(asyncio.create_task(self._keep_playing(book, pair)))
        while not all(person.moves for person in self.people):
            await self.check()
            if self.tally.dropped:
                raise SystemExit("the server turns its guests away before anybody attacks it")

    async def _person(self, seed: int) -> Person:
        guest = await self.desk.ask("POST", "/api/guests", {"name": f"Guest {seed}"})
        return Person(self, guest["token"], seed)

    async def check(self) -> None:
        """Wait a moment; what has broken among the honest breaks the measurement."""
        done, _ = await asyncio.wait(self._tasks, timeout=0.1)
        for task in done:
            task.result()

    async def _keep_playing(self, book: str, pair: Sequence[Person]) -> None:
        while True:
            try:
                table = await self._lay(book, pair)
            except TROUBLE:
                self.tally.dropped += 1
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            await asyncio.gather(*[person.play(table, seat) for seat, person in enumerate(pair)])

    async def _lay(self, book: str, pair: Sequence[Person]) -> str:
        data = {"book": book, "seats": len(pair), "options": BOOKS[book]}
        table: str = (await self.desk.ask("POST", "/api/tables", data, pair[0].token))["id"]
        for person in pair[1:]:
            await self.desk.ask("POST", f"/api/tables/{table}/join", token=person.token)
        for person in pair:
            share = {"share": secrets.token_hex(32)}
            await self.desk.ask("POST", f"/api/tables/{table}/ready", share, person.token)
        await self.desk.ask("POST", f"/api/tables/{table}/start", token=pair[0].token)
        return table

    def waiting(self, tally: Tally) -> list[float]:
        """Since how many seconds actions of a tally wait for an answer."""
        sent = [person.open for person in self.people if person.open]
        return [perf_counter() - it.at for it in sent if it.tally is tally]

    async def close(self) -> None:
        """Send everybody home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.desk.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*[line.gone for line in self.lines])
