"""Rooms with four sockets each, whatever server they talk to, and the two ways to drive them."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from bench.load.line import Line

SEATS = 4
#: Rooms that open their sockets at the same time.
AT_ONCE = 12


@dataclass
class Tally:
    """What one run has seen, in seconds."""

    moves: int = 0
    bytes: int = 0
    refused: int = 0
    #: Moves heard that nobody in the room had made: then the rooms are not what they should be.
    stray: int = 0
    rematches: int = 0
    #: From the intended moment to the acknowledgement, to the last other seat, and to the sending.
    acks: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)


class Room:
    """Four sockets and one move at a time; a kind of server each has a kind of room."""

    def __init__(self) -> None:
        self.tally = Tally()
        #: Called when a move has been seen by everybody and the next may come.
        self.freed: Callable[[Room], None] = _nothing
        self.busy = False
        self.queue: deque[float] = deque()
        self.lines: list[Line] = []
        self._intended = 0.0
        self._hearing: set[int] = set()
        self._acked = True

    def move(self, intended: float) -> None:
        """Send the next move, meant for this moment; if one is on its way, send it after that."""
        if self.busy:
            self.queue.append(intended)
            return
        self.busy, self._intended = True, intended
        self._hearing = set(range(SEATS))
        self._acked = not self.has_acks()
        self.tally.late.append(perf_counter() - intended)
        self.send()

    async def enter(self) -> None:
        """Open the sockets."""
        raise NotImplementedError

    def has_acks(self) -> bool:
        """Whether the server acknowledges moves besides telling everybody."""
        return False

    def send(self) -> None:
        """Send a move of whoever is on turn."""
        raise NotImplementedError

    def mover(self) -> int:
        """Whose move is on its way."""
        raise NotImplementedError

    def heard(self, seat: int, size: int) -> None:
        """A seat has heard of the move, in so many bytes."""
        if seat not in self._hearing:
            self.tally.stray += 1
            return
        self.tally.bytes += size
        self._hearing.discard(seat)
        if not self._hearing - {self.mover()} and seat != self.mover():
            self.tally.seen.append(perf_counter() - self._intended)
        self._perhaps_done()

    def acked(self) -> None:
        """The move is kept."""
        self.tally.acks.append(perf_counter() - self._intended)
        self._acked = True
        self._perhaps_done()

    def _perhaps_done(self) -> None:
        if self._hearing or not self._acked or not self.busy:
            return
        self.tally.moves += 1
        self.done()

    def done(self) -> None:
        """Everybody knows; the next move may come."""
        self.busy = False
        if self.queue:
            self.move(self.queue.popleft())
        else:
            self.freed(self)


def _nothing(_: Room) -> None:
    """Nobody waits for the room."""


async def enter_all(rooms: Sequence[Room]) -> None:
    """Everybody opens a socket."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(room: Room) -> None:
        async with gate:
            await room.enter()

    await asyncio.gather(*[one(room) for room in rooms])


def tally_up(rooms: Sequence[Room], tally: Tally | None = None) -> Tally:
    """One tally for all of them, a new one unless somebody reads along."""
    tally = tally or Tally()
    for room in rooms:
        room.tally = tally
    return tally


async def settle(rooms: Sequence[Room], seconds: float = 10.0) -> None:
    """Let every move arrive that is on its way."""
    for room in rooms:
        room.freed = _nothing
        room.queue.clear()
    until = perf_counter() + seconds
    while any(room.busy for room in rooms) and perf_counter() < until:
        await asyncio.sleep(0.02)


async def saturate(rooms: Sequence[Room], seconds: float) -> Tally:
    """In each room the next move follows at once, so that the server is never without work."""
    tally = tally_up(rooms)
    for room in rooms:
        room.freed = lambda room: room.move(perf_counter())
        if not room.busy:
            room.move(perf_counter())
    await asyncio.sleep(seconds)
    return tally


async def spread(rooms: Sequence[Room], moves: int, seed: int) -> Tally:
    """Up to so many moves in each room, so that no two are at the same point of their matches."""
    generator, tally = random.Random(seed), tally_up(rooms)
    left = {id(room): generator.randrange(1, moves + 1) for room in rooms}

    def again(room: Room) -> None:
        left[id(room)] -= 1
        if left[id(room)] > 0:
            room.move(perf_counter())

    for room in rooms:
        room.freed = again
        room.move(perf_counter())
    while any(count > 0 for count in left.values()):
        await asyncio.sleep(0.05)
    return tally


async def open_loop(
    rooms: Sequence[Room], rate: float, seconds: float, seed: int, tally: Tally | None = None
) -> Tally:
    """So many moves a second at moments drawn beforehand, whatever the server does meanwhile."""
    generator = random.Random(seed)
    order = list(rooms)
    generator.shuffle(order)
    tally = tally_up(rooms, tally)
    begin = moment = perf_counter()
    place = 0
    while (moment := moment + generator.expovariate(rate)) < begin + seconds:
        if (wait := moment - perf_counter()) > 0:
            await asyncio.sleep(wait)
        order[place % len(order)].move(moment)
        place += 1
    await _drain(rooms)
    return tally


async def _drain(rooms: Sequence[Room]) -> None:
    """Wait for the last moves; they count like the others."""
    until = perf_counter() + 10
    while any(room.busy or room.queue for room in rooms) and perf_counter() < until:
        await asyncio.sleep(0.01)
