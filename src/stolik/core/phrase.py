"""Things to be said in any language, and refusals, which are such things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Seats:
    """Seats in a sentence, to be called by the names of who sits there, each with its number."""

    seats: tuple[int, ...]
    numbers: tuple[int, ...] = ()  # one for each seat, or none at all


#: A fact of a sentence: a number, a word as it is, seats, or message ids to be listed.
Fact = int | str | Seats | tuple[str, ...]
#: `say(id, **facts)` turns a message id into a sentence of some language.
Say = Callable[..., str]


class Phrase(NamedTuple):
    """Something to be said: a message id and the facts that go into it."""

    id: str
    facts: Mapping[str, Fact]


class Refused(Exception):
    """A request that changes nothing; `phrase` says why."""

    def __init__(self, reason: str, **facts: Fact) -> None:
        super().__init__(reason, facts)
        self.phrase = Phrase(reason, facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.phrase.facts.items())
        return f"{self.phrase.id}({facts})"


class Illegal(Refused):
    """An action that breaks a rule; `clause` names the rule."""

    def __init__(self, clause: str, reason: str, **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.clause}: {super().__str__()}"


class BadOption(Refused):
    """An option, or a combination of them, that can't be played."""


class Malformed(Refused):
    """Text that can't be read; `column` (from 1) and `line` (from 1, 0 if single) say where."""

    def __init__(self, reason: str, column: int, line: int = 0, **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.column = column
        self.line = line

    @classmethod
    def of(cls, phrase: Phrase, column: int, line: int = 0) -> Malformed:
        """The same reason at another place."""
        malformed = cls(phrase.id, column, line)
        malformed.phrase = phrase
        return malformed

    def __str__(self) -> str:
        where = f"line {self.line}, " if self.line else ""
        return f"{where}column {self.column}: {super().__str__()}"
