"""One table in play: it takes one input at a time, keeps it, and only then believes it.

The order of a move: parse, authorise, dedupe, check, append and commit, advance, acknowledge,
publish. The move is tried on a copy of the state; when the store has it, the copy becomes the
state. So a move that could not be kept has never happened.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from stolik.core.fairness import Stream, key
from stolik.core.game import CHANCE, CLOCK, TABLE, Actor, Alarm, AnyGame, Ring, Seat
from stolik.core.match import Entry, carry_out, settle
from stolik.core.notation import Word
from stolik.core.options import Options
from stolik.core.phrase import Illegal, Refused
from stolik.core.record import BEGIN, Promise, Record, read_step, step_text
from stolik.server.failpoints import reach
from stolik.server.store import Conflict, JournalRow, Store, StoreTrouble
from stolik.server.unhurried import Unhurried
from stolik.server.wire import Ev, Moment, Now, Result, Said, Snapshot, said

#: A client further behind than this gets a snapshot instead of every entry.
FAR_BEHIND = 200
#: So many of the newest entries come with it, so that what just happened can be read.
RECENT = 40
#: An event for a listener: as data, and what to say of it.
Told = tuple[dict[str, Any], Said]
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

    def tell(self, frame: Ev) -> None:
        """Send a frame, or drop the connection if it can't be sent."""


class Stale(Exception):
    """The action answers a decision that is past."""


class _Taken(Conflict):
    """Another process has kept an entry in this place."""


@dataclass(slots=True)
class Kept:
    """An entry of the journal with what happened in it."""

    entry: Entry[Any]
    events: list[Any]
    hash: str


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
    kept: list[Kept] = field(default_factory=list)
    decision: int = 0
    by_cid: dict[tuple[Actor, str], tuple[int, str]] = field(default_factory=dict)
    listeners: Sequence[Listener] = ()
    #: Milliseconds of the match when the clock was last started, and the clock then.
    clock: Callable[[], float] = time.monotonic
    at_start: int = 0
    started: float = 0.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: Set whenever an entry is kept; whoever looks after the table waits for it.
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    #: Given up before its end: nothing may be played any more, and nothing is secret.
    abandoned: bool = False
    resting: bool = False
    #: The options under which a match that seems to be over goes on, by all that happened in it.
    prolong: Callable[[Options, list[Any]], Options | None] | None = None
    #: Told the number of each entry that this process has kept, and whether the store keeps any.
    spread: Callable[[int], None] = lambda _: None
    stored: Callable[[bool, float], None] = lambda *_: None

    def __post_init__(self) -> None:
        assert self.promise.secret is not None
        self._key = key(self.promise.match, self.promise.secret, self.promise.shares)
        self.below = Stream(self._key)
        self.state = self.game.new(self.options, self.seats)
        self.started = self.clock()
        self._heard: dict[Seat, tuple[int, list[Any]]] = {}
        #: The store broke off: what it was asked to keep may be there or not.
        self._unsure = False
        self._due = self.game.due(self.state)
        #: For each audience how far that was looked at, and the entries it has heard nothing of.
        self._unheard: dict[Seat | None, tuple[int, list[int]]] = {}
        #: Events that everybody hears alike, by identity: those of `kept` live as long as this.
        self._alike: dict[int, Told] = {}

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
        known = self.by_cid.get((seat, cid))
        if known is not None:
            if known[1] != self._unstamped(action):
                raise Conflict(cid)
            return known[0]
        await self._ring()  # what was due before this came has happened before it
        if decision != self.decision and not self.game.aside(action):
            raise Stale
        return await self._input(seat, action, cid)

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
        self._alike.clear()
        self.kept.append(Kept(entry, told, row.hash))
        self.by_cid[row.who, row.cid] = (row.seq, self._unstamped(entry.action))
        due = self.game.due(self.state)
        beside = entry.who == TABLE or self.game.aside(entry.action)
        if entry.action is None or not beside or due != self._due:
            self.decision = row.seq
        self._due = due

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
    def what_now(self, seat: Seat | None) -> Now:
        """What a seat sees and may do."""
        game, state = self.game, self.state
        view, outcome = game.view(state, seat), game.outcome(state)
        legal = [] if seat is None else [game.write_action(a) for a in game.legal(state, seat)]
        return Now(
            dec=self.number(self.decision, seat),
            view=game.view_data(view),
            legal=legal,
            alarms=[(alarm.name, alarm.due) for alarm in game.alarms(state)],
            prompt=said(game.prompt(view)),
            clauses=list(game.clause_in_force(view)),
            outcome=Result(list(outcome.winners), list(outcome.points)) if outcome else None,
        )

    def ev(self, seq: int, seat: Seat | None, kinds: tuple[type, ...] = (object,)) -> Ev:
        """An entry as a seat hears it; of some kinds of event only, if these are given."""
        kept = self.kept[seq - 1]
        ev = Ev(self.number(seq, seat), kept.entry.at, [], [])
        for event in kept.events:
            if isinstance(event, kinds) and (told := self._told(event, seat)) is not None:
                ev.events.append(told[0])
                ev.said.append(told[1])
        return ev

    def _told(self, event: Any, seat: Seat | None) -> Told | None:
        """An event as data and words; what everybody hears alike is worked out once."""
        heard = self.game.hears(event, seat)
        if heard is None:
            return None
        if heard is not event:
            return self.game.event_data(heard), said(self.game.phrase(heard))
        if (told := self._alike.get(id(event))) is None:
            told = self.game.event_data(event), said(self.game.phrase(event))
            self._alike[id(event)] = told
        return told

    def heard(self, seat: Seat) -> list[Any]:
        """Everything a seat has heard; what it heard before is not gone through again."""
        upto, heard = self._heard.get(seat, (0, []))
        for kept in self.kept[upto:]:
            told = [self.game.hears(e, seat) for e in kept.events]
            heard += [e for e in told if e is not None]
        self._heard[seat] = (self.head, heard)
        return list(heard)

    def number(self, seq: int, seat: Seat | None) -> int:
        """The number of an entry for a seat, which counts what it hears: a gap would tell of more.

        A catch that waits for the end of a grace is an entry that only its catcher may know of.
        """
        return seq - bisect_right(self._unheard_by(seat), seq)

    def entry_of(self, number: int, seat: Seat | None) -> int:
        """The entry that has a number for a seat."""
        seq = number
        for unheard in self._unheard_by(seat):
            if unheard > seq:
                break
            seq += 1
        return seq

    def head_for(self, seat: Seat | None) -> int:
        """The number of the last entry for a seat."""
        return self.number(self.head, seat)

    def _unheard_by(self, seat: Seat | None) -> list[int]:
        upto, found = self._unheard.get(seat, (0, []))
        found += [seq for seq in range(upto + 1, self.head + 1) if self._is_silent(seq, seat)]
        self._unheard[seat] = (self.head, found)
        return found

    def _is_silent(self, seq: int, seat: Seat | None) -> bool:
        """Whether a seat hears nothing of an entry, so that not even its coming may be told."""
        events = self.kept[seq - 1].events
        for event in events:
            if self.game.hears(event, seat) is not None:
                return False
        return bool(events)

    def behind(self, last: int, seat: Seat | None) -> int:
        """How many entries are gone through for a client that has seen them up to `last`."""
        head = self.head_for(seat)
        return head - last if 0 <= last <= head else head

    def missed(self, last: int, seat: Seat | None) -> list[Ev | Snapshot]:
        """What a client needs that has seen the entries up to its number `last`."""
        now, head = self.what_now(seat), self.head_for(seat)
        at = self.kept[self.entry_of(head, seat) - 1].entry.at if head else 0
        if last == head:
            return [Snapshot(head, at, now)]
        if not 0 <= last < head or head - last > FAR_BEHIND:
            return [Snapshot(head, at, now, self._past(seat))]
        frames = self._since(self.entry_of(last, seat), seat)
        frames[-1].now = now
        return [*frames]

    def _since(self, last: int, seat: Seat | None) -> list[Ev]:
        """What a seat has heard after an entry."""
        seqs = range(last + 1, self.head + 1)
        return [self.ev(seq, seat) for seq in seqs if not self._is_silent(seq, seat)]

    def _past(self, seat: Seat | None) -> list[Ev]:
        """The newest entries, and of all before them what lasts."""
        recent = max(0, self.head - RECENT)
        kinds = self.game.lasting_kinds
        lasting = [self.ev(seq, seat, kinds) for seq in range(1, recent + 1)]
        return [*(ev for ev in lasting if ev.events), *self._since(recent, seat)]

    def _newest(self, seat: Seat | None) -> Ev | None:
        """The last entry with what is true now; nothing if this seat hears nothing of it."""
        if self._is_silent(self.head, seat):
            return None
        newest = self.ev(self.head, seat)
        newest.now = self.what_now(seat)
        return newest

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
            if not ended and self._is_silent(seq, seat):
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

    def _publish(self) -> None:
        frames: dict[Seat | None, Ev | None] = {}
        for listener in list(self.listeners):
            seat = listener.seat
            if seat not in frames:
                frames[seat] = self._newest(seat)
            if frame := frames[seat]:
                listener.tell(frame)
        self.changed.set()

    def why(self, seat: Seat, text: str) -> Illegal | None:
        """Why an action may not be done; nothing if it may. `Refused` if it can't be read."""
        action = self.game.read_action(text)
        try:
            self.game.check(self.state, seat, action)
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
        try:
            await asyncio.shield(future)
        except asyncio.CancelledError:
            gone = True
        except Exception:
            break  # it is for whoever asks the future
    return gone


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
