"""The driver: it owns the state, checks before it advances, and lets chance answer at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic

from stolik.core.fairness import Pick, Tape
from stolik.core.game import CHANCE, TABLE, A, Actor, Below, E, Game, S, Seat, V, judge
from stolik.core.options import Options
from stolik.core.phrase import Refused


@dataclass(slots=True)
class Step(Generic[A]):
    """What chance did, and the draws it came from (none where it was scripted)."""

    action: A
    picks: tuple[Pick, ...] = ()


@dataclass(slots=True)
class Entry(Generic[A]):
    """One input and the chance it caused; the first entry of a match is its beginning."""

    at: int
    who: Actor
    action: A | None
    chance: list[Step[A]] = field(default_factory=list)


def carry_out(
    game: Game[S, A, V, E], state: S, who: Actor, action: A, at: int, below: Below
) -> tuple[Entry[A], list[E]]:
    """One checked input with the chance it causes, in place: its entry, and what happened."""
    action, told = game.counted(state, who, action), list[E]()
    entry = Entry(at, who, action)
    game.advance(state, who, action, at, told)
    settle(game, state, entry, told, below)
    return entry, told


def settle(game: Game[S, A, V, E], state: S, entry: Entry[A], told: list[E], below: Below) -> None:
    """Let chance act in place until somebody else is asked."""
    while CHANCE in game.actors(state):
        tape = Tape(below)
        action = game.draw(state, tape)
        game.advance(state, CHANCE, action, entry.at, told)
        entry.chance.append(Step(action, tape.take()))


class Match(Generic[S, A, V, E]):
    """A game being played: its state, its entries, and what has happened."""

    def __init__(self, game: Game[S, A, V, E], state: S) -> None:
        self.game = game
        self.state = state
        self.entries: list[Entry[A]] = [Entry(0, TABLE, None)]
        self.events: list[E] = []
        self._heard: dict[Seat | None, tuple[int, list[E]]] = {}

    @classmethod
    def begin(
        cls, game: Game[S, A, V, E], options: Options, seats: int, below: Below
    ) -> Match[S, A, V, E]:
        """A new match, dealt and ready for its first decision."""
        match = cls(game, game.new(options, seats))
        match.settle(below)
        return match

    def play(self, who: Actor, action: A, below: Below, at: int = 0) -> list[E]:
        """One input with the chance it causes: what happened."""
        before = len(self.events)
        self.apply(who, action, at)
        self.settle(below)
        return self.events[before:]

    def apply(self, who: Actor, action: A, at: int = 0) -> list[E]:
        """One action, chance's own included, and nothing after it."""
        self.check(who, action, at)
        return self._advance(who, self.game.counted(self.state, who, action), at, ())

    def check(self, who: Actor, action: A, at: int) -> None:
        """Raise `Refused` if the action can't be done at this time; nothing changes."""
        if who != CHANCE and at < self.entries[-1].at:
            raise Refused("time-runs-back", at=at, last=self.entries[-1].at)
        judge(self.game, self.state, who, action, at)

    def settle(self, below: Below) -> list[E]:
        """Let chance act until somebody else is asked."""
        before = len(self.events)
        settle(self.game, self.state, self.entries[-1], self.events, below)
        return self.events[before:]

    def draw(self, below: Below) -> list[E]:
        """One action of chance, drawn."""
        tape = Tape(below)
        action = self.game.draw(self.state, tape)
        return self._advance(CHANCE, action, self.entries[-1].at, tape.take())

    def heard(self, seat: Seat | None) -> list[E]:
        """Everything that this seat has heard, in order."""
        upto, stream = self._heard.get(seat, (0, []))
        heard = [self.game.hears(event, seat) for event in self.events[upto:]]
        stream += [event for event in heard if event is not None]
        self._heard[seat] = (len(self.events), stream)
        return stream

    def _advance(self, who: Actor, action: A, at: int, picks: tuple[Pick, ...]) -> list[E]:
        told: list[E] = []
        if who == CHANCE:
            at = self.entries[-1].at
            self.entries[-1].chance.append(Step(action, picks))
        else:
            self.entries.append(Entry(at, who, action))
        self.game.advance(self.state, who, action, at, told)
        self.events.extend(told)
        return told


AnyMatch = Match[Any, Any, Any, Any]
