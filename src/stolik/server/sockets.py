"""One socket: it says hello with a ticket, hears its seat's stream, and acts on its seat alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from stolik.core.game import Seat
from stolik.core.phrase import Illegal, Malformed, Refused
from stolik.rulebook import Speaker, refusal
from stolik.server.identity import Tickets
from stolik.server.lobby import Lobby, Room
from stolik.server.store import Conflict, StoreTrouble
from stolik.server.table import Stale, Table
from stolik.server.wire import (
    LONGEST_FRAME,
    PROTOCOL,
    Ack,
    Act,
    Because,
    Bye,
    ClientFrame,
    Ev,
    Heard,
    Hello,
    Nack,
    Ping,
    Pong,
    Resume,
    ServerFrame,
    Signal,
    Welcome,
    Why,
    decode,
    encode,
)

HELLO_SECONDS = 5.0
QUEUE_FRAMES = 64
QUEUE_BYTES = 256 * 1024
ACTS_A_SECOND = 5.0
BURST = 20.0
MOST_BAD_FRAMES = 10
MOST_HASTY_FRAMES = 30
LONGEST_CID = 64
#: The reactions that may be sent, as message ids; no free words.
REACTIONS = tuple(f"reaction-{number}" for number in range(1, 11))

CLOSE_POLICY, CLOSE_TOO_BIG, CLOSE_LATER = 1008, 1009, 1013


class Wire:
    """The two ends of a socket, whatever server stands behind it."""

    def __init__(
        self,
        receive: Callable[[], Awaitable[str | bytes]],
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[int, str], Awaitable[None]],
    ) -> None:
        self.receive = receive
        self.send = send
        self.close = close


class Gone(Exception):
    """The other end has closed."""


class Refuse(Exception):
    """This end closes, and says why."""

    def __init__(self, close: int, code: str) -> None:
        super().__init__(code)
        self.close = close
        self.code = code


@dataclass(slots=True)
class Bucket:
    """So many at once, so many a second."""

    rate: float = ACTS_A_SECOND
    burst: float = BURST
    clock: Callable[[], float] = time.monotonic
    level: float = field(default=BURST)
    last: float = field(default=0.0)

    def take(self) -> bool:
        """Whether one more may pass."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Connection:
    """A client at a table; what it is told waits in a queue with an end."""

    def __init__(self, wire: Wire, lobby: Lobby, tickets: Tickets, say: Speaker) -> None:
        self.wire = wire
        self.lobby = lobby
        self.tickets = tickets
        self.say = say
        self.seat: Seat | None = None
        self._queue: asyncio.Queue[bytes | Refuse] = asyncio.Queue(QUEUE_FRAMES + 1)
        self._waiting = 0
        self._bucket = Bucket(last=time.monotonic())
        self._bad = 0
        self._hasty = 0
        self._closing = False

    def tell(self, frame: Ev) -> None:
        """Put a frame of the table's into the queue."""
        self.put(frame)

    def put(self, frame: ServerFrame) -> None:
        """Queue a frame; a client that does not read is let go, and the table never waits."""
        if self._closing:
            return
        data = encode(frame)
        self._waiting += len(data)
        if self._queue.qsize() >= QUEUE_FRAMES or self._waiting > QUEUE_BYTES:
            self._closing = True
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(Refuse(CLOSE_LATER, "too-slow"))
            return
        self._queue.put_nowait(data)

    async def serve(self) -> None:
        """From hello to the end."""
        sender = asyncio.create_task(self._send_all())
        room: Room | None = None
        try:
            room = await self._hello()
            assert room.table is not None
            room.table.listeners.append(self)
            reader = asyncio.create_task(self._read_all(room.table))
            await asyncio.wait({reader, sender}, return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            if reader.done() and not reader.cancelled():
                await reader
        except Gone:
            pass
        except Refuse as refuse:
            await self._refuse(refuse)
        finally:
            if room is not None and room.table is not None and self in room.table.listeners:
                room.table.listeners.remove(self)
            sender.cancel()
            with suppress(asyncio.CancelledError, Gone):
                await sender

    async def _send_all(self) -> None:
        while True:
            data = await self._queue.get()
            if isinstance(data, Refuse):
                await self._refuse(data)
                return
            await self.wire.send(data)
            self._waiting -= len(data)

    async def _refuse(self, refuse: Refuse) -> None:
        with suppress(Gone):
            await self.wire.send(encode(Bye(refuse.code, self.say(f"bye-{refuse.code}"))))
            await self.wire.close(refuse.close, refuse.code)

    # -- the conversation -------------------------------------------------------------------------
    async def _hello(self) -> Room:
        try:
            frame = await asyncio.wait_for(self._next(), HELLO_SECONDS)
        except TimeoutError:
            raise Refuse(CLOSE_POLICY, "no-hello") from None
        if not isinstance(frame, Hello) or frame.proto != PROTOCOL:
            raise Refuse(CLOSE_POLICY, "no-hello")
        redeemed = self.tickets.redeem(frame.ticket)
        if redeemed is None:
            raise Refuse(CLOSE_POLICY, "bad-ticket")
        guest, name = redeemed
        room = self.lobby.find(name)
        table = room.table
        if table is None:
            raise Refuse(CLOSE_POLICY, "not-begun")
        self.seat = room.seat_of(guest)
        self._greet(room, table, frame.last)
        return room

    def _greet(self, room: Room, table: Table, last: int) -> None:
        self.put(
            Welcome(
                table=room.id,
                seat=self.seat,
                head=table.head,
                book=room.book.name,
                version=room.book.version,
                commit=table.promise.commit,
                time=table.now(),
            )
        )
        for frame in table.missed(last, self.seat):
            self.put(frame)

    async def _next(self) -> ClientFrame:
        """The next frame that can be read; too many that can't, and the socket closes."""
        while True:
            data = await self.wire.receive()
            if len(data) > LONGEST_FRAME:
                raise Refuse(CLOSE_TOO_BIG, "frame-too-big")
            try:
                return decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._bad += 1
                if self._bad >= MOST_BAD_FRAMES:
                    raise Refuse(CLOSE_POLICY, "bad-frames") from None
                self.put(Nack("", "malformed", 0))

    async def _read_all(self, table: Table) -> None:
        while True:
            frame = await self._next()
            if not self._bucket.take():
                self._slow_down(table, frame)
                continue
            self._hasty = max(0, self._hasty - 1)  # who slows down is forgiven
            match frame:
                case Act():
                    self.put(await self._act(table, frame))
                case Why():
                    self.put(self._why(table, frame))
                case Resume():
                    for missed in table.missed(frame.last, self.seat):
                        self.put(missed)
                case Ping():
                    self.put(Pong(frame.id, table.now()))
                case Signal():
                    self._signal(table, frame)
                case Hello():
                    raise Refuse(CLOSE_POLICY, "no-hello")

    def _slow_down(self, table: Table, frame: ClientFrame) -> None:
        """An action too many is refused and may be sent again; a flood closes the line."""
        self._hasty += 1
        if self._hasty > MOST_HASTY_FRAMES:
            raise Refuse(CLOSE_POLICY, "too-fast")
        if isinstance(frame, Act):
            self.put(Nack(frame.cid[:LONGEST_CID], "rate", table.head))

    async def _act(self, table: Table, frame: Act) -> Ack | Nack:
        cid = frame.cid
        if self.seat is None or not 0 < len(cid) <= LONGEST_CID:
            return Nack(cid[:LONGEST_CID], "forbidden", table.head)
        try:
            return Ack(cid, await table.act(self.seat, cid, frame.dec, frame.action))
        except Stale:
            return Nack(cid, "stale", table.head)
        except Conflict:
            return Nack(cid, "conflict", table.head)
        except StoreTrouble:
            return Nack(cid, "retry", table.head)
        except Illegal as illegal:
            why = self.say.phrase(illegal.phrase)
            return Nack(cid, "illegal", table.head, why, illegal.clause)
        except Malformed as malformed:
            return Nack(cid, "malformed", table.head, refusal(self.say, malformed))

    def _why(self, table: Table, frame: Why) -> Because:
        if self.seat is None:
            return Because(frame.id, False, "")
        try:
            illegal = table.why(self.seat, frame.action)
        except Refused as refused:
            return Because(frame.id, False, refusal(self.say, refused))
        if illegal is None:
            action = table.game.read_action(frame.action)
            return Because(frame.id, True, self.say.phrase(table.game.phrase(action)))
        return Because(frame.id, False, self.say.phrase(illegal.phrase), illegal.clause)

    def _signal(self, table: Table, frame: Signal) -> None:
        """Reactions go to everybody at the table, and nowhere else."""
        if self.seat is None or frame.phrase not in REACTIONS:
            return
        for listener in list(table.listeners):
            if isinstance(listener, Connection):
                listener.put(Heard(self.seat, frame.phrase))
