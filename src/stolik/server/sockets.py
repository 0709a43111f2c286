"""One socket: it says hello with a ticket, hears its seat's stream, and acts on its seat alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import assert_never

import msgspec

from stolik.core.game import Seat
from stolik.core.phrase import Illegal, Malformed, Refused
from stolik.rulebook import refusal, speaker
from stolik.server.failpoints import reach
from stolik.server.identity import Guest, Tickets
from stolik.server.limits import Limits
from stolik.server.lobby import Lobby
from stolik.server.logs import note, note_error
from stolik.server.metrics import Metrics
from stolik.server.room import PLAYING, WAITING, Room
from stolik.server.roundtrip import RoundTrip
from stolik.server.store import Conflict, StoreTrouble
from stolik.server.table import RESERVED, Stale, Table
from stolik.server.unreadable import refusal_of
from stolik.server.wire import (
    LONGEST_CID,
    LONGEST_FRAME,
    PROTOCOL,
    Ack,
    Act,
    Because,
    Bye,
    ClientFrame,
    Echo,
    Heard,
    Hello,
    Nack,
    Onward,
    Ping,
    Pong,
    Probe,
    Progress,
    Progressed,
    Resume,
    RoomNews,
    ServerFrame,
    Signal,
    Welcome,
    Why,
    decode,
    encode,
)
from stolik.server.wires import Gone, Wire

HELLO_SECONDS = 5.0
#: How long a client may take to hear why it is let go.
CLOSE_SECONDS = 5.0
#: Lines of one guest to one table.
MOST_LINES = 10
QUEUE_FRAMES = 64
QUEUE_BYTES = 256 * 1024
MOST_BAD_FRAMES = 10
MOST_HASTY_FRAMES = 30
#: What is true now costs a client that asks for it again as much as so many entries.
NOW_COSTS = 20
#: The reactions that may be sent, as message ids; no free words.
REACTIONS = tuple(f"reaction-{number}" for number in range(1, 11))

#: How an acknowledgement begins.
ACK = b'{"t":"ack"'

CLOSE_POLICY, CLOSE_TOO_BIG, CLOSE_BROKEN, CLOSE_LATER = 1008, 1009, 1011, 1013


class Refuse(Exception):
    """This end closes, and says why."""

    def __init__(self, close: int, code: str) -> None:
        super().__init__(code)
        self.close = close
        self.code = code


class Connection:
    """A client at a table; what it is told waits in a queue with an end."""

    def __init__(
        self,
        wire: Wire,
        lobby: Lobby,
        tickets: Tickets,
        language: str,
        metrics: Metrics,
        limits: Limits,
    ) -> None:
        self.wire = wire
        self.lobby = lobby
        self.tickets = tickets
        self.limits = limits
        self.language = language
        self.say = speaker(language)
        self.metrics = metrics
        self.guest = Guest("", "")
        self.seat: Seat | None = None
        #: What waits to be sent, and the task that sends it; there is none while nothing waits.
        self._queue: list[list[bytes] | Refuse] = []
        self._sender: asyncio.Task[None] | None = None
        self._waiting = 0
        self._round_trip = RoundTrip(lobby.clock)
        self._racing = False
        #: Between an action and its answer.
        self._acting = False
        self._bad = 0
        self._hasty = 0
        self._closing = False

    def tell(self, frame: bytes) -> None:
        """Put a frame of the table's into the queue; in a race its way is measured."""
        self._put([frame])
        self._probe()

    def _probe(self) -> None:
        if self._racing and (probe := self._round_trip.probe()) is not None:
            self.put(Probe(probe))

    def news(self, frame: RoomNews | Heard | Progressed) -> None:
        """Hear that the table has changed, or what somebody there signals."""
        self.put(frame)

    def dismiss(self, code: str) -> None:
        """Be shown out."""
        self._close(Refuse(CLOSE_POLICY, code))

    def send_on(self) -> None:
        """Be asked to come back to another process."""
        self._close(Refuse(CLOSE_LATER, "retry"))

    def _close(self, refuse: Refuse) -> None:
        """Say nothing more but why."""
        self._note(refuse)
        self._closing = True
        self._queue.clear()
        self._add(refuse)
        # Who does not read does not read this either.
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.wire.abort)

    def put(self, *frames: ServerFrame) -> None:
        """Queue what belongs together; it counts as one: a client that catches up reads later."""
        self._put([encode(frame) for frame in frames])

    def _put(self, group: list[bytes]) -> None:
        """Send or queue some frames; a client that does not read is let go, no table waits."""
        if self._closing:
            return
        if len(self._queue) >= QUEUE_FRAMES or self._waiting > QUEUE_BYTES:
            self._close(Refuse(CLOSE_LATER, "too-slow"))
            return
        if len(group) == 1 and self._write(group[0]):
            return  # who catches up is sent a group: it waits, and is counted, in the queue
        self._waiting += sum(map(len, group))
        self._add(group)

    def _write(self, data: bytes) -> bool:
        """Write a frame at once, if it need not wait for anything; whether it was written."""
        if self._sender is not None or not self.wire.write(data, self._acting):
            return False
        _note_ack(data)
        return True

    def _add(self, group: list[bytes] | Refuse) -> None:
        self._queue.append(group)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())

    async def serve(self, greeted: Callable[[], None] = lambda: None) -> None:
        """From hello to the end; `greeted` is told when hello is over, well or not."""
        room: Room | None = None
        try:
            try:
                room = await self._hello()
            finally:
                greeted()
            await self._read_all(room)
        except Gone:
            pass
        except Refuse as refuse:
            self._note(refuse)
            await self._say_why(refuse)
        except Exception as error:  # our own fault: it is written down, and the client comes back
            note_error(error)
            await self._say_why(Refuse(CLOSE_BROKEN, "broken"))
        finally:
            if room is not None:
                room.go(self)
            await self._stop_sending()

    async def _stop_sending(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            with suppress(asyncio.CancelledError):
                await self._sender

    async def _send_all(self) -> None:
        """Send what waits, until nothing does or the client is gone.

        No error leaves this task: it would hold all that belongs to the socket.
        """
        try:
            while self._queue:
                group = self._queue.pop(0)
                if isinstance(group, Refuse):
                    return await self._say_why(group)
                for data in group:
                    await self.wire.send(data)
                    self._waiting -= len(data)
                    _note_ack(data)
            self._sender = None
        except Gone:
            self._queue, self._sender = [], None
        except Exception as error:
            note_error(error)
            self.wire.abort()

    def _note(self, refuse: Refuse) -> None:
        self.metrics.closed.labels(refuse.code).inc()
        note("socket-closed", code=refuse.code)

    async def _say_why(self, refuse: Refuse) -> None:
        with suppress(Gone, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.wire.send(encode(Bye(refuse.code, self.say(f"bye-{refuse.code}"))))
                await self.wire.close(refuse.close, refuse.code)

    # -- the conversation -------------------------------------------------------------------------
    async def _hello(self) -> Room:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                frame = await self._next()
        except TimeoutError:
            raise Refuse(CLOSE_POLICY, "no-hello") from None
        if not isinstance(frame, Hello) or frame.proto != PROTOCOL:
            raise Refuse(CLOSE_POLICY, "no-hello")
        redeemed = await self._redeem(frame.ticket)
        if redeemed is None:
            raise Refuse(CLOSE_POLICY, "bad-ticket")
        self.guest, name = redeemed
        room = await self._find(name)
        self.seat = room.seat_of(self.guest)
        say = self.say  # not `self`, which would hold itself
        self.say = speaker(self.language, lambda seat: room.places[seat].spoken(say))
        self._racing = room.game.races
        self._greet(room, frame.last)
        self._probe()
        room.enter(self)
        await self._come_back(room)
        return room

    async def _redeem(self, ticket: str) -> tuple[Guest, str] | None:
        try:
            return await self.tickets.redeem(ticket)
        except StoreTrouble:
            raise Refuse(CLOSE_LATER, "retry") from None

    async def _find(self, name: str) -> Room:
        """The table of a ticket, with its match if there is or was one."""
        try:
            await self.lobby.freshen(name)
            room = self.lobby.find(name)
            if room.state != WAITING and room.table is None:
                await self.lobby.take_up(room)  # if nobody was here it may just have been let go
        except Refused:
            raise Refuse(CLOSE_POLICY, "bad-ticket") from None
        except StoreTrouble:
            raise Refuse(CLOSE_LATER, "retry") from None
        if room.shuts_out(self.guest):  # a ticket from before is worth nothing
            raise Refuse(CLOSE_POLICY, "kicked")
        if sum(visitor.guest.id == self.guest.id for visitor in room.visitors) >= MOST_LINES:
            raise Refuse(CLOSE_LATER, "too-many")
        return room

    async def _come_back(self, room: Room) -> None:
        """Whoever comes to the table takes their seat up again."""
        if self.seat is not None and room.state == PLAYING:
            with suppress(Refused, StoreTrouble, Stale, Conflict):
                await self.lobby.come_back(room, self.guest)

    def _greet(self, room: Room, last: int) -> None:
        table = room.table
        welcome = Welcome(
            table=room.id,
            seat=self.seat,
            head=table.audience.head_for(self.seat) if table else 0,
            book=room.book.name,
            version=room.book.version,
            commit=room.promise().commit,
            time=table.now() if table else 0,
        )
        self.put(welcome, *(table.audience.missed(last, self.seat) if table and table.head else []))

    async def _next(self) -> ClientFrame:
        """The next frame that can be read; too many that can't, and the socket closes."""
        while True:
            data = await self.wire.receive()
            if len(data) > LONGEST_FRAME:
                raise Refuse(CLOSE_TOO_BIG, "frame-too-big")
            try:
                return decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._bad += 1
                if self._bad >= MOST_BAD_FRAMES:
                    raise Refuse(CLOSE_POLICY, "bad-frames") from None
                self.put(refusal_of(data, error, self.say))

    async def _read_all(self, room: Room) -> None:
        while True:
            frame = await self._next()
            if self._closing:
                continue  # who is let go is not heard any more
            if isinstance(frame, Echo) and self._round_trip.answered(frame.id):
                continue  # what the server has asked for costs nothing
            if not await self._admit(room, frame):
                continue
            if isinstance(frame, Hello):
                raise Refuse(CLOSE_POLICY, "no-hello")
            if isinstance(frame, Signal):
                self._signal(room, frame)
            elif isinstance(frame, Progress):
                self._progress(room, frame)
            elif isinstance(frame, Onward):
                self._go_on(room, frame)
            elif isinstance(frame, Echo):
                pass  # an answer to nothing
            elif room.table is None or room.table.head == 0:
                self._too_early(frame)
            else:
                await self._answer(room.table, frame)

    # -- how much is too much ---------------------------------------------------------------------
    async def _admit(self, room: Room, frame: ClientFrame) -> bool:
        """Whether a frame is looked at.

        What must not get lost waits until the budget has what it costs, and no frame behind it is
        read. A ping is answered anyhow: that is no more work than to refuse it.
        """
        guest, table = self.guest.id, room.id
        if isinstance(frame, Resume | Why | Onward):
            entries = self._entries(room.table, frame)
            if not await self.limits.wait_turn(guest, table, entries, self._is_over):
                raise Gone
        elif self.limits.frames(guest, table).take():
            self._hasty = max(0, self._hasty - 1)  # who slows down is forgiven
        else:
            self._slow_down(room, frame)
            return isinstance(frame, Ping)
        return True

    def _is_over(self) -> bool:
        return self._closing or self.wire.gone()

    def _entries(self, table: Table | None, frame: ClientFrame) -> int:
        """How many entries it takes to answer a frame."""
        if table is None or not isinstance(frame, Resume):
            return 0
        return NOW_COSTS + table.audience.behind(frame.last, self.seat)

    def _slow_down(self, room: Room, frame: ClientFrame) -> None:
        """An action too many is refused and may be sent again; a flood closes the line."""
        self._hasty += 1
        if self._hasty > MOST_HASTY_FRAMES:
            raise Refuse(CLOSE_POLICY, "too-fast")
        if isinstance(frame, Act):
            head = room.table.audience.head_for(self.seat) if room.table else 0
            self.put(Nack(frame.cid[:LONGEST_CID], "rate", head))

    async def _answer(self, table: Table, frame: Act | Why | Resume | Ping) -> None:
        match frame:
            case Act():
                with self.metrics.seconds.time():
                    self._acting = True
                    answer = await self._act(table, frame)
                    self._acting = False
                    self.put(self._count(answer))
            case Why():
                self.put(self._why(table, frame))
            case Resume():
                self.put(*table.audience.missed(frame.last, self.seat))
            case Ping():
                self.put(Pong(frame.id, table.now()))
            case _:
                assert_never(frame)

    def _count(self, answer: Ack | Nack) -> Ack | Nack:
        if isinstance(answer, Ack):
            self.metrics.moves.inc()
        else:
            self.metrics.refused.labels(answer.code).inc()
        return answer

    def _too_early(self, frame: Act | Why | Resume | Ping) -> None:
        """The match has not begun."""
        match frame:
            case Act():
                self.put(Nack(frame.cid[:LONGEST_CID], "stale", 0))
            case Why():
                self.put(Because(frame.id, False, self.say("bye-not-begun")))
            case Ping():
                self.put(Pong(frame.id, 0))
            case Resume():
                pass
            case _:
                assert_never(frame)

    async def _act(self, table: Table, frame: Act) -> Ack | Nack:
        cid = frame.cid
        named = 0 < len(cid) <= LONGEST_CID and not cid.startswith(RESERVED)
        if self.seat is None or not named:
            return Nack(cid[:LONGEST_CID], "forbidden", table.audience.head_for(self.seat))
        try:
            decision, lag = table.audience.entry_of(frame.dec, self.seat), self._round_trip.ms()
            seq = await table.act(self.seat, cid, decision, frame.action, lag)
            return Ack(cid, table.audience.number(seq, self.seat))
        except Stale:
            return Nack(cid, "stale", table.audience.head_for(self.seat))
        except Conflict:
            return Nack(cid, "conflict", table.audience.head_for(self.seat))
        except StoreTrouble:
            return Nack(cid, "retry", table.audience.head_for(self.seat))
        except Illegal as illegal:
            why = self.say.phrase(illegal.phrase)
            return Nack(cid, "illegal", table.audience.head_for(self.seat), why, illegal.clause)
        except Malformed as malformed:
            head = table.audience.head_for(self.seat)
            return Nack(cid, "malformed", head, refusal(self.say, malformed))

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

    def _signal(self, room: Room, frame: Signal) -> None:
        """Reactions go to everybody at the table, and nowhere else."""
        if self.seat is not None and frame.phrase in REACTIONS:
            room.signal(Heard(self.seat, frame.phrase))

    def _progress(self, room: Room, frame: Progress) -> None:
        """How far somebody has come in a race goes the same way: a number, and no more."""
        if self.seat is not None and self._racing:
            room.signal(Progressed(self.seat, frame.count))

    def _go_on(self, room: Room, frame: Onward) -> None:
        """Somebody needs no more time for what has happened so far."""
        if room.table is None:
            return
        seq = min(room.table.audience.entry_of(frame.seq, self.seat), room.table.head)
        device = self.seat is not None and bool(room.places[self.seat].device)
        if device or room.host == self.guest.id:
            room.go_on(seq)
        if self.seat is not None:
            room.look(self.seat, seq)


def _note_ack(data: bytes) -> None:
    if data.startswith(ACK):
        reach("after-ack")
