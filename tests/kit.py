"""What tests share: the tag that ties a test to a clause, and a table to try things on."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, Actor, AnyGame, Outcome
from stolik.core.match import Match
from stolik.core.phrase import Illegal
from stolik.games import BOOKS

#: Seconds after which a whole scene counts as hanging; on a busy machine it may take long.
DEADLINE = 300.0


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test as showing these clauses, three at the most."""
    assert 1 <= len(clauses) <= 3, "a test shows one to three clauses"
    return pytest.mark.rule(*clauses)


class Trial:
    """A match to try moves on, written as text; chance is scripted or drawn from a seed."""

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.below = seeded("trial")

    @property
    def state(self) -> Any:
        """The state as it is now."""
        return self.match.state

    @property
    def position(self) -> str:
        """The state as text."""
        return self.game.write_position(self.state)

    def do(self, who: Actor, *actions: str, at: int = 0) -> list[Any]:
        """Apply actions one after the other, without drawing; the events of the last one."""
        events: list[Any] = []
        for action in actions:
            events = self.match.apply(who, self.game.read_action(action), at)
        return events

    def chance(self, *actions: str) -> list[Any]:
        """Scripted chance."""
        return self.do(CHANCE, *actions)

    def settle(self) -> list[Any]:
        """Let chance draw until somebody else is asked."""
        return self.match.settle(self.below)

    def why(self, who: Actor, action: str) -> Illegal:
        """The refusal of an action, which must be refused and must change nothing."""
        before = self.position
        with pytest.raises(Illegal) as refusal:
            self.match.apply(who, self.game.read_action(action), self.match.entries[-1].at)
        assert self.position == before
        return refusal.value

    def why_at(self, who: Actor, action: str, at: int) -> Illegal:
        """The refusal of an action at this time; a driver rings first, so this asks the rules."""
        before = self.position
        with pytest.raises(Illegal) as refusal:
            self.match.apply(who, self.game.read_action(action), at)
        assert self.position == before
        return refusal.value

    def legal(self, who: Actor) -> list[str]:
        """What an actor may do, as text."""
        return [self.game.write_action(a) for a in self.game.legal(self.state, who)]

    def actors(self) -> tuple[Actor, ...]:
        """Who may act."""
        return self.game.actors(self.state)

    def outcome(self) -> Outcome | None:
        """The result, if there is one."""
        return self.game.outcome(self.state)


def at(position: str) -> Trial:
    """A trial from a position written by hand."""
    game, _ = BOOKS[position.split()[0].rstrip(";")]
    return Trial(Match(game, game.read_position(position)))


def new(book: str, seats: int, **options: object) -> Trial:
    """A trial before the first deal; options by the last part of their key: `rounds=3`."""
    game, rules = BOOKS[book]
    keys = {option.key.split(".")[1]: option.key for option in rules.options}
    decided = rules.decide({keys[name]: value for name, value in options.items()}, seats)
    return Trial(Match(game, game.new(decided, seats)))
