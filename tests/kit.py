"""What tests share: the tag that ties a test to a clause, and a table to try things on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.cli.arguments import one_line
from stolik.cli.main import main
from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, Actor, AnyGame, Outcome, Seat
from stolik.core.match import Match
from stolik.core.phrase import Illegal, Malformed, Refused
from stolik.games import BOOKS
from stolik.rulebook import LANGUAGES, speaker

Output = pytest.CaptureFixture[str]
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


def seen(t: Trial, seat: Seat | None = None) -> dict[str, Any]:
    """What a seat sees, as plain data; without a seat, everything."""
    view = t.game.open_view(t.state) if seat is None else t.game.view(t.state, seat)
    told: dict[str, Any] = json.loads(json.dumps(t.game.view_data(view)))
    return told


def counted(file: Path, kind: str = "") -> list[tuple[str, list[int]]]:
    """The lines of a kind in a file of counts: what is counted, and the numbers."""
    found = []
    for line in file.read_text().splitlines():
        if line.startswith(kind) and line and not line.startswith("#"):
            numbers, _, what = line.removeprefix(kind).partition(" : ")
            found.append((what, [int(number) for number in numbers.split()]))
    return found


# -- refusals -------------------------------------------------------------------------------------
def sayable(refused: Refused) -> None:
    """A refusal can be said in one line in every language."""
    for language in LANGUAGES:
        assert one_line(speaker(language), refused).isprintable()


def placed(malformed: Malformed, text: str) -> None:
    """A refusal shows where in a text, or in which line of a record, and can be said."""
    if malformed.line:
        text = text.split("\n")[malformed.line - 1]
    assert 1 <= malformed.column <= len(text) + 1
    sayable(malformed)


# -- commands -------------------------------------------------------------------------------------
def shown(capsys: Output, *argv: str) -> str:
    """What a command prints that goes well."""
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def complaint(capsys: Output, *argv: str) -> str:
    """The one line of a command that can't be done."""
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("stolik: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert err.removesuffix("\n").isprintable()
    assert len(err) < 1200
    return err.removeprefix("stolik: ").removesuffix("\n")
