"""One table in play: it takes one input at a time, keeps it, and only then believes it.

The order of a move: parse, authorise, dedupe, check, append and commit, advance, acknowledge,
publish. The move is tried on a copy of the state; when the store has it, the copy becomes the
state. So a move that could not be kept has never happened.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeVar

from stolik.core.fairness import Stream, key
from stolik.core.game import CHANCE, CLOCK, TABLE, Actor, Alarm, AnyGame, Ring, Seat
from stolik.core.match import Entry, carry_out, settle
from stolik.core.notation import Word
from stolik.core.options import Options
from stolik.core.phrase import Illegal, Refused
from stolik.core.record import BEGIN, Promise, Record, read_step, step_text
from stolik.server.audience import Audience, Kept
from stolik.server.failpoints import reach
from stolik.server.store import Conflict, JournalRow, Store, StoreTrouble
from stolik.server.unhurried import Unhurried
from stolik.server.wire import Moment, encode, said

#: The server's own inputs and those of bots are numbered; no client may name one like this.
OWN = "server"
BOT = "bot"
#: After so many entries of a journal that is replayed everybody else may move.
BREATH = 100
RESERVED = (f"{OWN}-", f"{BOT}-")
T = TypeVar("T")


class Listener(Protocol):
    """Somebody to whom a table tells what happens."""

    seat: Seat | None

    def tell(self, frame: bytes) -> None:
        """Send an encoded frame, or drop the connection if it can't be sent."""


class Stale(Exception):
    """The action answers a decision that is past."""


class _Taken(Conflict):
    """Another process has kept an entry in this place."""


@dataclass
class Table:
    """A match being played at a table."""

    id: str
    game: AnyGame
    options: Options
    seats: int
    promise: Promise
    store: Store
    state: Any = None
    #: The entry that asked for the pending decision, and the clock then.
    decision: int = 0
    decided: float = 0.0
    by_cid: dict[tuple[Actor, str], int] = field(default_factory=dict)
    listeners: Sequence[Listener] = ()
    #: Milliseconds of the match when the clock was last started, and the clock then.
    clock: Callable[[], float] = time.monotonic
    at_start: int = 0
    started: float = 0.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: Set when an entry is kept that the table's supervisor has to see: it waits for this.
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    concerns: Callable[[], bool] = lambda: True
    #: Given up before its end: nothing may be played any more, and nothing is secret.
    abandoned: bool = False
    resting: bool = False
    #: The options under which a match that seems to be over goes on, by all that happened in it.
    prolong: Callable[[Options, list[Any]], Options | None] | None = None
    #: Told the number of each entry that this process has kept, and whether the store keeps any.
    spread: Callable[[int], None] = lambda _: None
    stored: Callable[[bool, float], None] = lambda *_: None
    #: The seat that speaks for the table, while it owes more than a tap (M112-110).
    speaker: Callable[[], Seat | None] = lambda: None

    def __post_init__(self) -> None:
        assert self.promise.secret is not None
        self._key = key(self.promise.match, self.promise.secret, self.promise.shares)
        self.below = Stream(self._key)
        self.state = self.game.new(self.options, self.seats)
        self.started = self.clock()
        self.audience = Audience(self.game, lambda: self.speaker())
        #: The store broke off: what it was asked to keep may be there or not.
        self._unsure = False
        self._due = self.game.due(self.state)

    @property
    def kept(self) -> list[Kept]:
        """Every entry, with what happened in it."""
        return self.audience.kept

    @property
    def head(self) -> int:
        """The number of the last entry, from 1; 0 before the match has begun."""
        return len(self.kept)

    def now(self) -> int:
        """Milliseconds of the match: they stand still while nobody serves the table."""
        return self.at_start + (0 if self.resting else int((self.clock() - self.started) * 1000))

    def rest(self) -> None:
        """Let the time of the match stand still."""
        self.at_start, self.resting = self.now(), True

    def wake(self) -> None:
        """Let the time of the match go on."""
        if self.resting:
            self.started, self.resting = self.clock(), False

    # -- playing ----------------------------------------------------------------------------------
    async def begin(self) -> None:
        """The first entry: the deal."""
        async with self.lock:
            await self._try(self._begin)

    async def _begin(self) -> int:
        if self.head:
            return 1  # another process was faster
        state = self.game.copy(self.state)
        entry: Entry[Any] = Entry(0, TABLE, None)
        told: list[Any] = []
        below = self._fork()
        settle(self.game, state, entry, told, below)
        return await self._keep(state, entry, told, below, f"{OWN}-1")

    async def act(self, seat: Seat, cid: str, decision: int, text: str, lag: int = 0) -> int:
        """A player's action: the number of its entry. The same cid gives the same number.

        `lag` is the measured round trip in ms; what a client says of it is not believed.
        """
        async with self.lock:
            action = self.game.stamp(self.game.read_action(text), lag)
            return await self._try(lambda: self._act(seat, cid, decision, action))

    async def _act(self, seat: Seat, cid: str, decision: int, action: Any) -> int:
        spoken = isinstance(action, self.game.spoken_kinds)
        who, cid = (TABLE, f"{seat}-{cid}") if spoken else (seat, cid)
        known = self.by_cid.get((who, cid))
        if known is not None:
            if not self._is_same(known, action):
                raise Conflict(cid)
            return known
        await self._ring()  # what was due before this came has happened before it
        if decision != self.decision and not self.game.aside(action):
            raise Stale
        return await self._input(self._voice(seat, action), action, cid)

    def _voice(self, seat: Seat, action: Any) -> Actor:
        """Who acts: the table, where a seat speaks for it; the rules refuse any other seat."""
        speaks = isinstance(action, self.game.spoken_kinds) and seat == self.speaker()
        return TABLE if speaks else seat

    async def around(self, who: Actor, action: Any) -> int:
        """An input of the clock's or the table's own."""
        async with self.lock:
            return await self._try(lambda: self._around(who, action))

    async def _around(self, who: Actor, action: Any) -> int:
        if who != CLOCK:
            await self._ring()
        return await self._input(who, action, self._own_cid())

    async def _try(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """When another process had the place first: see what it did, and try again after that."""
        if self._unsure:
            await self._catch_up()
        while True:
            head = self.head
            try:
                return await attempt()
            except _Taken:
                await self._catch_up()
                if self.head == head:
                    raise

    def _is_same(self, seq: int, action: Any) -> bool:
        """Whether an entry keeps this action, however long its message took.

        The entry may lack a word at its end that counted for nothing when it came (K108-90).
        """
        kept, said = self._unstamped(self.kept[seq - 1].entry.action), self._unstamped(action)
        return said == kept or said.startswith(f"{kept} ")

    def _unstamped(self, action: Any) -> str:
        """An action as its player says it, however long the message took."""
        return BEGIN if action is None else self.game.write_action(self.game.stamp(action, 0))

    def _own_cid(self) -> str:
        return f"{OWN}-{self.head + 1}"

    async def ring(self) -> None:
        """Let every alarm ring that is due."""
        if self._overdue():
            async with self.lock:
                await self._try(self._ring)

    async def _ring(self) -> None:
        while due := self._overdue():
            await self._input(CLOCK, Ring(due[0].name), self._own_cid())

    def _overdue(self) -> list[Alarm]:
        alarms = self.game.alarms(self.state)
        return [alarm for alarm in alarms if alarm.due <= self.now()] if alarms else []

    async def _input(self, who: Actor, action: Any, cid: str) -> int:
        if self.abandoned:
            raise Stale
        at = max(self.now(), self.kept[-1].entry.at if self.kept else 0)
        self.game.check(self.state, who, action)
        self.game.check_time(self.state, who, action, at)
        self.game.check_live(self.state, who, action, at)
        state, below = self.game.copy(self.state), self._fork()
        entry, told = carry_out(self.game, state, who, action, at, below)
        longer = self._longer(state, told)
        if longer:
            state, told = self._replayed(longer), []
            _replay(self.game, state, entry, told)
            settle(self.game, state, entry, told, below)
        return await self._keep(state, entry, told, below, cid, longer)

    def _longer(self, state: Any, told: list[Any]) -> Options | None:
        """Longer options, if by those it has the match is over and yet has to go on.

        It goes on within the same entry. Were it over for a moment, its secret would be open, and
        with it all that is still to be drawn.
        """
        if self.prolong is None or self.game.outcome(state) is None:
            return None
        return self.prolong(self.options, [*(e for k in self.kept for e in k.events), *told])

    def _replayed(self, options: Options) -> Any:
        """The state of the match under these options."""
        state = self.game.new(options, self.seats)
        for kept in self.kept:
            _replay(self.game, state, kept.entry, [])
        return state

    def _long_enough(self, state: Any, entry: Entry[Any]) -> Any:
        """The state before an entry, under options that leave room for all of it."""
        trial, told = self.game.copy(state), list[Any]()
        steps = [] if entry.action is None else [(entry.who, entry.action)]
        for who, action in [*steps, *[(CHANCE, step.action) for step in entry.chance]]:
            self.game.advance(trial, who, action, entry.at, told)
            if longer := self._longer(trial, told):
                self.options = longer
                return self._replayed(longer)
        return state

    def _fork(self) -> Stream:
        """The chance to come, so that a move that is not kept has drawn nothing."""
        return Stream(self._key, self.below.index)

    async def _keep(
        self,
        state: Any,
        entry: Entry[Any],
        told: list[Any],
        below: Stream,
        cid: str,
        longer: Options | None = None,
    ) -> int:
        """Keep an input to its end, though whoever waits for it may go: half would be kept."""
        row, began = self._row(entry, cid), self.clock()
        reach("before-append")
        commit = asyncio.ensure_future(self.store.append(row))
        gone = await _wait_out(commit)
        if commit.exception() is None:
            reach("after-commit")
            self.state, self.below, self.options = state, below, longer or self.options
            self._note(entry, told, row)
            self._publish()
            self.spread(row.seq)
        try:
            self._believe(commit, self.clock() - began)
        finally:
            if gone:
                raise asyncio.CancelledError
        return row.seq

    def _believe(self, commit: asyncio.Future[None], took: float) -> None:
        """Raise what went wrong with a commit; whoever counts on the store hears how it is."""
        try:
            commit.result()
        except Conflict as conflict:
            raise _Taken(str(conflict)) from None
        except StoreTrouble:
            self._unsure = True
            self.stored(False, took)
            raise
        self.stored(True, took)

    def _note(self, entry: Entry[Any], told: list[Any], row: JournalRow) -> None:
        self.by_cid[row.who, row.cid] = row.seq
        due = self.game.due(self.state)
        beside = entry.who == TABLE or self.game.aside(entry.action)
        if entry.action is None or not beside or due != self._due:
            self.decision, self.decided = row.seq, self.clock()
        self._due = due
        self.audience.add(Kept(entry, told, row.hash), self.state, self.decision)

    def _row(self, entry: Entry[Any], cid: str) -> JournalRow:
        action = BEGIN if entry.action is None else self.game.write_action(entry.action)
        chance = "\n".join(step_text(self.game, step) for step in entry.chance)
        before = self.kept[-1].hash if self.kept else self.promise.commit
        seq = self.head + 1
        text = f"{before}\n{self.id}\n{seq}\n{entry.at}\n{entry.who}\n{cid}\n{action}\n{chance}"
        digest = hashlib.sha256(text.encode()).hexdigest()
        return JournalRow(self.id, seq, entry.at, entry.who, cid, action, chance, digest)

    # -- coming back ------------------------------------------------------------------------------
    async def resume(self) -> None:
        """Replay the journal: the table is as it was, and the time away costs nobody anything."""
        for row in await self.store.journal(self.id):
            self._take_in(row, self.state)
            await self._breathe(row)
        if self.kept:
            self.at_start = self.kept[-1].entry.at
        self.started = self.clock()

    async def catch_up(self) -> None:
        """Take in what other processes have kept meanwhile, and tell of it."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for row in await self.store.journal(self.id, self.head):
            self._take_in(row, self.game.copy(self.state))
            self._publish()
            await self._breathe(row)
        self._unsure = False

    async def _breathe(self, row: JournalRow) -> None:
        """Let everybody else move between the entries of a long journal."""
        if not row.seq % BREATH:
            await asyncio.sleep(0)

    def _take_in(self, row: JournalRow, state: Any) -> None:
        """An entry that was checked when it was kept."""
        entry = _entry(self.game, row)
        told: list[Any] = []
        if self.prolong is not None:
            state = self._long_enough(state, entry)
        _replay(self.game, state, entry, told)
        if self._row(entry, row.cid) != row:
            raise Conflict(f"table {self.id}: entry {row.seq} is not what was kept")
        self.state = state
        self.below.index += sum(len(step.picks) for step in entry.chance)
        self._note(entry, told, row)

    # -- telling ----------------------------------------------------------------------------------
    def replay(
        self, seat: Seat | None, everything: bool, since: int = 0, most: int = 10**9
    ) -> list[Moment]:
        """What came after `since` as a seat saw it, or, once the match has ended, all hands.

        Then every entry counts; before it those that the seat has heard of, as over its line.
        """
        ended = self.ended
        if everything and not ended:
            raise Refused("record-not-yet")
        state = self.game.new(self.options, self.seats)
        moments: list[Moment] = []
        number = 0
        for seq, kept in enumerate(Unhurried(self.kept), 1):
            _replay(self.game, state, kept.entry, [])
            if not ended and self.audience.is_silent(seq, seat):
                continue
            number += 1
            if number > since:
                moments.append(self._moment(number, kept, state, seat, everything))
            if len(moments) == most:
                break
        return moments

    def _moment(
        self, number: int, kept: Kept, state: Any, seat: Seat | None, everything: bool
    ) -> Moment:
        game = self.game
        view = game.open_view(state) if everything else game.view(state, seat)
        told = [e if everything else game.hears(e, seat) for e in kept.events]
        heard = [e for e in told if e is not None]
        return Moment(
            seq=number,
            at=kept.entry.at,
            events=[game.event_data(e) for e in heard],
            said=[said(game.phrase(e)) for e in heard],
            view=game.view_data(view),
        )

    def retell(self) -> None:
        """Say again what is true: without an entry, another seat speaks for the table."""
        self.audience.renew()
        for listener in list(self.listeners):
            head = self.audience.head_for(listener.seat)
            for frame in self.audience.missed(head, listener.seat):
                listener.tell(encode(frame))

    def _publish(self) -> None:
        frames: dict[Seat | None, bytes | None] = {}
        for listener in list(self.listeners):
            seat = listener.seat
            if seat not in frames:
                frames[seat] = self.audience.newest(seat)
            if frame := frames[seat]:
                listener.tell(frame)
        if self.concerns():
            self.changed.set()

    def why(self, seat: Seat, text: str) -> Illegal | None:
        """Why an action may not be done; nothing if it may. `Refused` if it can't be read."""
        action = self.game.read_action(text)
        try:
            self.game.check(self.state, self._voice(seat, action), action)
            self.game.check_live(self.state, seat, action, self.now())
        except Illegal as illegal:
            return illegal
        return None

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.game.outcome(self.state) is not None

    @property
    def ended(self) -> bool:
        """Whether nothing more can happen, so that everything may be known."""
        return self.over or self.abandoned

    def record(self) -> Record:
        """The match as a record; its secret is open only once it has ended."""
        if not self.ended or not self.kept:
            raise Refused("record-not-yet")
        ending = "over" if self.over else "abandoned"
        entries = Unhurried([kept.entry for kept in self.kept])
        return Record(self.game, self.options, self.seats, entries, ending, None, self.promise)


async def _wait_out(future: asyncio.Future[None]) -> bool:
    """Wait until it is done; whether whoever waits was asked to go meanwhile."""
    gone = False
    while not future.done():
        # What `asyncio.shield` does too, at twice the price.
        waiter = asyncio.get_running_loop().create_future()
        future.add_done_callback(partial(_wake, waiter))
        try:
            await waiter
        except asyncio.CancelledError:
            gone = True
    return gone


def _wake(waiter: asyncio.Future[None], _: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)


def _replay(game: AnyGame, state: Any, entry: Entry[Any], told: list[Any]) -> None:
    """Carry out an entry that was checked when it was kept."""
    if entry.action is not None:
        game.advance(state, entry.who, entry.action, entry.at, told)
    for step in entry.chance:
        game.advance(state, CHANCE, step.action, entry.at, told)


def _entry(game: AnyGame, row: JournalRow) -> Entry[Any]:
    """The entry that a row keeps."""
    action = None if row.action == BEGIN else game.read_action(row.action)
    lines = row.chance.split("\n") if row.chance else []
    return Entry(row.at, row.who, action, [read_step(Word(line, 1), game) for line in lines])
