"""Reading one part of a record: its moments, and its decisions with what each seat knew."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from stolik.core.game import AnyGame, Seat
from stolik.core.match import AnyMatch, Entry
from stolik.core.phrase import Refused
from stolik.core.record import Record
from stolik.review.parts import won

#: So many points and decisions of one part are looked at, evenly spread if there are more.
MOST = 240
T = TypeVar("T")


class Span(NamedTuple):
    """A part of a match: the entry that dealt it, and its last one."""

    begin: int
    end: int


@dataclass(slots=True)
class Moment:
    """The whole state after an entry; `shares` if the part ended with it."""

    entry: int
    at: int
    state: Any
    shares: tuple[float, ...] | None = None


@dataclass(slots=True)
class Question:
    """A decision as its seat met it, with nothing that the seat could not know, and the answer."""

    entry: int
    at: int
    seat: Seat
    view: Any
    heard: list[Any]
    legal: list[Any]
    action: Any


@dataclass(slots=True)
class Survey:
    """What one part of a match is reviewed from."""

    game: AnyGame
    book: str
    seats: int
    parts: tuple[Span, ...]
    part: int
    seed: str
    moments: list[Moment] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)


def survey(record: Record, part: int | None = None) -> Survey:
    """Read a part of a match that has ended, by its number from 0; the last if none is named."""
    if record.ending == "open":
        raise Refused("record-not-yet")
    parts = tuple(_spans(record))
    number = _number(part, parts)
    seed = hashlib.sha256(record.text().encode()).hexdigest()
    book = record.options.book
    found = Survey(record.game, book, record.seats, parts, number, seed)
    _read(record, parts[number], found)
    found.moments = spread(found.moments, MOST)
    found.questions = spread(found.questions, MOST)
    return found


def check_part(record: Record, part: int) -> None:
    """Refuse a part that a match does not have."""
    _number(part, tuple(_spans(record)))


def _number(part: int | None, parts: Sequence[Span]) -> int:
    number = len(parts) - 1 if part is None else part
    if not 0 <= number < len(parts):
        raise Refused("review-no-part", number=number + 1, parts=len(parts))
    return number


def spread(items: list[T], most: int) -> list[T]:
    """The items, or so many of them, the first and the last among them.

    >>> spread(list("abcdefg"), 3)
    ['a', 'd', 'g']
    """
    if len(items) <= most:
        return items
    return [items[place * (len(items) - 1) // (most - 1)] for place in range(most)]


def answers(game: AnyGame, legal: Sequence[Any]) -> list[Any]:
    """What answers a decision: in a race all that may be done, else no word out of turn."""
    return [action for action in legal if game.races or not game.aside(action)]


def _spans(record: Record) -> Iterator[Span]:
    """The parts of a match; one that was abandoned before its first move has one all the same."""
    begin = entry = seen = 0
    for entry, (_, match) in enumerate(record.replay()):
        fresh, seen = match.events[seen:], len(match.events)
        if won(match.game, match.state, fresh) is not None:
            yield Span(begin, entry)
            begin = entry
    if begin < entry or not entry:
        yield Span(begin, entry)


def _read(record: Record, span: Span, found: Survey) -> None:
    game, seen = record.game, 0
    for number, (entry, match) in enumerate(record.replay()):
        fresh, seen = match.events[seen:], len(match.events)
        if not span.begin <= number <= span.end:
            continue
        shares = won(game, match.state, fresh) if number > span.begin else None
        found.moments.append(Moment(number, entry.at, game.copy(match.state), shares))
        if number < span.end:
            asked = _question(match, number + 1, record.entries[number + 1])
            found.questions += [asked] if asked else []


def _question(match: AnyMatch, number: int, entry: Entry[Any]) -> Question | None:
    """A decision that the match waited for, if there was a choice; else nothing."""
    game, state, seat = match.game, match.state, entry.who
    if seat < 0 or seat not in game.due(state):
        return None
    legal, action = game.legal(state, seat), game.stamp(entry.action, 0)
    choices = answers(game, legal)
    if action not in choices or len(choices) < 2:
        return None
    heard = list(match.heard(seat))
    return Question(number, entry.at, seat, game.view(state, seat), heard, legal, action)
