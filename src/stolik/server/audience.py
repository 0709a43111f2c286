"""What each seat, and everybody who looks on, hears of a match and knows at the moment.

Each audience has a stream of its own, with numbers of its own. What all are told alike of an entry
is worked out and encoded once, from what a spectator may know.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from stolik.core.game import TABLE, AnyGame, Next, Seat
from stolik.core.match import Entry
from stolik.server.wire import (
    Ev,
    Frame,
    Now,
    Result,
    Said,
    Snapshot,
    encode,
    encode_data,
    joined,
    said,
)

#: A client further behind than this gets a snapshot instead of every entry.
FAR_BEHIND = 200
#: So many of the newest entries come with it, so that what just happened can be read.
RECENT = 40
#: An event for an audience: as data, and what to say of it.
Told = tuple[dict[str, Any], Said]


@dataclass(slots=True)
class Kept:
    """An entry of the journal with what happened in it."""

    entry: Entry[Any]
    events: list[Any]
    hash: str


class NowTold(Frame):
    """`Now`, with encoded parts: what all are told alike is encoded once."""

    dec: int
    view: msgspec.Raw
    legal: list[str]
    alarms: msgspec.Raw
    prompt: Said
    clauses: tuple[str, ...]
    outcome: Result | None
    rest: bool = False
    speaks: int | None = None


class Newest(Frame, tag="ev", tag_field="t"):
    """`Ev` of the last entry, with encoded parts."""

    seq: int
    at: int
    events: msgspec.Raw
    said: msgspec.Raw
    now: NowTold


@dataclass(slots=True)
class _Stream:
    """What one audience has not heard of: the entries up to a place that are silent for it."""

    upto: int = 0
    silent: list[int] = field(default_factory=list)


class _Facts:
    """What is true of one state, worked out for the first audience that asks, and for all."""

    def __init__(self, game: AnyGame, state: Any, speaks: Seat | None) -> None:
        self._game = game
        self.state = state
        self.speaks = speaks
        self.view = game.views(state)
        self.alarms = [(alarm.name, alarm.due) for alarm in game.alarms(state)]
        outcome = game.outcome(state)
        self.result = Result(list(outcome.winners), list(outcome.points)) if outcome else None
        self.rest = isinstance(game.owed(state), Next)

    def legal(self, seat: Seat | None) -> list[str]:
        """What a seat may do."""
        if seat is None:
            return []
        game, may = self._game, self._game.legal(self.state, seat)
        if seat == self.speaks:
            may = [*may, *self._spoken()]
        return [game.write_action(a) for a in may]

    def _spoken(self) -> list[Any]:
        """What the seat that speaks for the table may say for it."""
        kinds = self._game.spoken_kinds
        return [a for a in self._game.legal(self.state, TABLE) if isinstance(a, kinds)]

    @cached_property
    def public(self) -> msgspec.Raw:
        """What a spectator sees, encoded: everybody else sees it too."""
        return encode_data(self._game.public_data(self.view(None)))

    @cached_property
    def alarms_told(self) -> msgspec.Raw:
        """The alarms, encoded."""
        return encode_data(self.alarms)


class Audience:
    """What each seat, and a spectator (None), hears of a match."""

    def __init__(self, game: AnyGame, speaker: Callable[[], Seat | None] = lambda: None) -> None:
        self._game = game
        self._speaker = speaker
        self.kept: list[Kept] = []
        self._state: Any = None
        self._decision = 0
        self._facts: _Facts | None = None
        self._streams: dict[Seat | None, _Stream] = {}
        self._heard: dict[Seat, tuple[int, list[Any]]] = {}
        #: Of the newest entry, by identity: events that everybody hears alike, and all encoded.
        self._alike: dict[int, Told] = {}
        self._all_alike: tuple[msgspec.Raw, msgspec.Raw] | None = None

    def add(self, kept: Kept, state: Any, decision: int) -> None:
        """An entry was kept, after which the match stands so."""
        self.kept.append(kept)
        self._state, self._decision, self._facts = state, decision, None
        self._alike.clear()
        self._all_alike = None

    def _now(self) -> _Facts:
        if self._facts is None:
            self._facts = _Facts(self._game, self._state, self._speaker())
        return self._facts

    # -- what is true -----------------------------------------------------------------------------
    def alarms(self) -> list[tuple[str, int]]:
        """What the clock waits for: names, and when they are due."""
        return self._now().alarms

    def speaks(self) -> Seat | None:
        """The seat that speaks for the table, as it was told last."""
        return self._now().speaks

    def renew(self) -> None:
        """Work out anew what is true of the same state."""
        self._facts = None

    def what_now(self, seat: Seat | None) -> Now:
        """What an audience sees and may do."""
        game, facts = self._game, self._now()
        view = facts.view(seat)
        return Now(
            dec=self.number(self._decision, seat),
            view=game.view_data(view),
            legal=facts.legal(seat),
            alarms=facts.alarms,
            prompt=said(game.prompt(view)),
            clauses=list(game.clause_in_force(view)),
            outcome=facts.result,
            rest=facts.rest,
            speaks=facts.speaks,
        )

    # -- what is heard ----------------------------------------------------------------------------
    def heard(self, seat: Seat) -> list[Any]:
        """Everything a seat has heard; what it heard before is not gone through again."""
        upto, heard = self._heard.get(seat, (0, []))
        for kept in self.kept[upto:]:
            told = [self._game.hears(e, seat) for e in kept.events]
            heard += [e for e in told if e is not None]
        self._heard[seat] = (len(self.kept), heard)
        return list(heard)

    def ev(self, seq: int, seat: Seat | None, kinds: tuple[type, ...] = (object,)) -> Ev:
        """An entry as an audience hears it; of some kinds of event only, if these are given."""
        kept = self.kept[seq - 1]
        told = [self._told(event, seat) for event in kept.events if isinstance(event, kinds)]
        heard = [it for it in told if it is not None]
        number = self.number(seq, seat)
        return Ev(number, kept.entry.at, [it[0] for it in heard], [it[1] for it in heard])

    def _told(self, event: Any, seat: Seat | None) -> Told | None:
        """An event as data and words; what everybody hears alike is worked out once."""
        heard = self._game.hears(event, seat)
        if heard is None:
            return None
        if heard is not event:
            return self._game.event_data(heard), said(self._game.phrase(heard))
        if (told := self._alike.get(id(event))) is None:
            told = self._game.event_data(event), said(self._game.phrase(event))
            self._alike[id(event)] = told
        return told

    def is_silent(self, seq: int, seat: Seat | None) -> bool:
        """Whether an audience hears nothing of an entry: not even its coming may be told."""
        events = self.kept[seq - 1].events
        for event in events:
            if self._game.hears(event, seat) is not None:
                return False
        return bool(events)

    # -- numbers ----------------------------------------------------------------------------------
    def number(self, seq: int, seat: Seat | None) -> int:
        """The number of an entry for an audience, which counts what it hears: a gap would tell.

        A catch that waits for the end of a grace is an entry that only its catcher may know of.
        """
        silent = self._silent(seat)
        return seq - bisect_right(silent, seq) if silent else seq

    def entry_of(self, number: int, seat: Seat | None) -> int:
        """The entry that has a number for an audience."""
        seq = number
        for silent in self._silent(seat):
            if silent > seq:
                break
            seq += 1
        return seq

    def head_for(self, seat: Seat | None) -> int:
        """The number of the last entry for an audience."""
        return self.number(len(self.kept), seat)

    def _silent(self, seat: Seat | None) -> list[int]:
        stream = self._streams.setdefault(seat, _Stream())
        while stream.upto < len(self.kept):
            stream.upto += 1
            if self.is_silent(stream.upto, seat):
                stream.silent.append(stream.upto)
        return stream.silent

    # -- frames -----------------------------------------------------------------------------------
    def newest(self, seat: Seat | None) -> bytes | None:
        """The last entry with what is true now, encoded; nothing for whom it is silent."""
        seq = len(self.kept)
        if self._silent(seat)[-1:] == [seq]:
            return None
        events, words = self._events(seat)
        number, at = self.number(seq, seat), self.kept[-1].entry.at
        return encode(Newest(number, at, events, words, self._told_now(seat)))

    def _events(self, seat: Seat | None) -> tuple[msgspec.Raw, msgspec.Raw]:
        """What happened in the last entry, as data and in words, encoded."""
        events = self.kept[-1].events
        if not all(self._game.hears(event, seat) is event for event in events):
            ev = self.ev(len(self.kept), seat)
            return encode_data(ev.events), encode_data(ev.said)
        if self._all_alike is None:
            ev = self.ev(len(self.kept), seat)
            self._all_alike = encode_data(ev.events), encode_data(ev.said)
        return self._all_alike

    def _told_now(self, seat: Seat | None) -> NowTold:
        game, facts = self._game, self._now()
        view = facts.view(seat)
        return NowTold(
            dec=self.number(self._decision, seat),
            view=joined(facts.public, encode_data(game.own_data(view))),
            legal=facts.legal(seat),
            alarms=facts.alarms_told,
            prompt=said(game.prompt(view)),
            clauses=game.clause_in_force(view),
            outcome=facts.result,
            rest=facts.rest,
            speaks=facts.speaks,
        )

    def behind(self, last: int, seat: Seat | None) -> int:
        """How many entries are gone through for a client that has seen them up to `last`."""
        head = self.head_for(seat)
        return head - last if 0 <= last <= head else head

    def missed(self, last: int, seat: Seat | None) -> Sequence[Ev | Snapshot]:
        """What a client needs that has seen the entries up to its number `last`."""
        now, head = self.what_now(seat), self.head_for(seat)
        at = self.kept[self.entry_of(head, seat) - 1].entry.at if head else 0
        if last == head:
            return [Snapshot(head, at, now)]
        if not 0 <= last < head or head - last > FAR_BEHIND:
            return [Snapshot(head, at, now, self._past(seat))]
        frames = self._since(self.entry_of(last, seat), seat)
        frames[-1].now = now
        return frames

    def _since(self, last: int, seat: Seat | None) -> list[Ev]:
        """What an audience has heard after an entry."""
        seqs = range(last + 1, len(self.kept) + 1)
        return [self.ev(seq, seat) for seq in seqs if not self.is_silent(seq, seat)]

    def _past(self, seat: Seat | None) -> list[Ev]:
        """The newest entries, and of all before them what lasts."""
        recent = max(0, len(self.kept) - RECENT)
        kinds = self._game.lasting_kinds
        lasting = [self.ev(seq, seat, kinds) for seq in range(1, recent + 1)]
        return [*(ev for ev in lasting if ev.events), *self._since(recent, seat)]
