"""The review of a part of a match, worked out piece by piece.

The same record gives the same review: every piece draws from a seed of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any

from stolik.core.game import Seat
from stolik.core.record import Record
from stolik.review.playouts import chances
from stolik.review.reading import Moment, Span, Survey, survey
from stolik.review.shapes import Choice, Effort, Point, Turn
from stolik.review.thinking import judge

#: So many turning points are named at the most, and so many looked at twice.
MOST_TURNS, MOST_DOUBTS = 5, 8
#: Points around what may be a turning point are played out so many times as often.
AGAIN = 3
#: A turn is worth naming from here on.
LEAST_SWING = 0.1


@dataclass(frozen=True, slots=True)
class Review:
    """One part of a match in hindsight."""

    book: str
    seats: int
    part: int
    parts: tuple[Span, ...]
    points: tuple[Point, ...]
    choices: tuple[Choice, ...]
    turns: tuple[Turn, ...]

    def of(self, seat: Seat) -> list[Choice]:
        """The decisions of a seat."""
        return [choice for choice in self.choices if choice.seat == seat]

    def lost(self, seat: Seat) -> float:
        """What a seat's decisions have cost it, all together."""
        return sum(choice.loss for choice in self.of(seat))

    def average(self, seat: Seat) -> float:
        """What one decision of a seat has cost it."""
        return self.lost(seat) / max(1, len(self.of(seat)))


#: How much is done, from 0 to 1, and the review at last.
Progress = tuple[float, Review | None]


def review(
    record: Record,
    part: int | None = None,
    effort: Effort | None = None,
    done: Callable[[float], None] = lambda _: None,
) -> Review:
    """Review a part of a match that has ended; `done` is told how much of the work is done."""
    for share, found in pieces(survey(record, part), effort or Effort()):
        done(share)
        if found is not None:
            return found
    raise AssertionError("the last piece is the review")


def pieces(read: Survey, effort: Effort) -> Iterator[Progress]:
    """The work of a review, a piece at each step."""
    again = min(2 * MOST_DOUBTS, len(read.moments))
    total = len(read.moments) + len(read.questions) + again
    points: list[Point] = []
    choices: list[Choice] = []
    for moment in read.moments:
        points.append(_point(read, moment, effort.for_game(read.game.name)))
        yield len(points) / total, None
    for number, asked in enumerate(read.questions, len(points) + 1):
        judged = judge(read.game, asked, effort.budget, read.seed)
        choices += [judged] if judged else []
        yield number / total, None
    for number, place in enumerate(_doubtful(points), total - again + 1):
        playouts = AGAIN * effort.for_game(read.game.name)
        points[place] = _point(read, read.moments[place], playouts)
        yield number / total, None
    facts = (read.book, read.seats, read.part, read.parts)
    yield 1.0, Review(*facts, tuple(points), tuple(choices), turns_of(points)[:MOST_TURNS])


def _point(read: Survey, moment: Moment, playouts: int) -> Point:
    if moment.shares is not None:
        return Point(moment.entry, moment.shares, 0)
    seed = f"{read.seed}/{moment.entry}/{playouts}"
    found = chances(read.game, moment.state, moment.at, playouts, seed)
    return Point(moment.entry, found, playouts)


def _doubtful(points: Sequence[Point]) -> list[int]:
    """The places on both sides of what may be a turning point: is it, or was it luck?"""
    entries = [turn.entry for turn in turns_of(points)[:MOST_DOUBTS]]
    places = [place for place, point in enumerate(points) if point.entry in entries]
    around = sorted({near for place in places for near in (place - 1, place)})
    return [place for place in around if points[place].playouts]


def turns_of(points: Sequence[Point]) -> tuple[Turn, ...]:
    """Where the chances moved further than luck explains, the furthest first.

    >>> turns_of([Point(0, (0.5, 0.5), 100), Point(1, (0.4, 0.6), 100), Point(2, (0.9, 0.1), 100)])
    (Turn(entry=2, seat=0, before=0.4, after=0.9),)
    """
    found = [_turn(before, after) for before, after in pairwise(points)]
    far = [turn for turn, error in found if turn.swing >= max(LEAST_SWING, 2 * error)]
    return tuple(sorted(far, key=lambda turn: (-turn.swing, turn.entry)))


def _turn(before: Point, after: Point) -> tuple[Turn, float]:
    """How far the chances moved with an entry, and how far luck alone may move them."""
    seats = range(len(after.chances))
    seat = max(seats, key=lambda it: abs(after.chances[it] - before.chances[it]))
    turn = Turn(after.entry, seat, before.chances[seat], after.chances[seat])
    return turn, sqrt(_variance(before, seat) + _variance(after, seat))


def _variance(point: Point, seat: Seat) -> float:
    """How unsure a chance is, with one win and one loss more: none of a few is not never."""
    if not point.playouts:
        return 0.0
    chance = (point.chances[seat] * point.playouts + 1) / (point.playouts + 2)
    return chance * (1 - chance) / point.playouts


def data(found: Review) -> dict[str, Any]:
    """A review as plain data."""
    return {
        "book": found.book,
        "part": found.part + 1,
        "parts": [span._asdict() for span in found.parts],
        "seats": [_seat_data(found, seat) for seat in range(found.seats)],
        "points": [{"entry": it.entry, "chances": _rounded(it.chances)} for it in found.points],
        "turns": [_turn_data(turn) for turn in found.turns],
        "choices": [_choice_data(choice) for choice in found.choices],
    }


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def _seat_data(found: Review, seat: Seat) -> dict[str, Any]:
    lost, average = _rounded((found.lost(seat), found.average(seat)))
    return {"seat": seat, "decisions": len(found.of(seat)), "lost": lost, "average": average}


def _turn_data(turn: Turn) -> dict[str, Any]:
    before, after = _rounded((turn.before, turn.after))
    return {"entry": turn.entry, "seat": turn.seat, "before": before, "after": after}


def _choice_data(choice: Choice) -> dict[str, Any]:
    chance, best, loss = _rounded((choice.chance, choice.best, choice.loss))
    return {
        "entry": choice.entry,
        "seat": choice.seat,
        "action": choice.action,
        "better": choice.better,
        "chance": chance,
        "best": best,
        "loss": loss,
    }


__all__ = ["Review", "Survey", "data", "pieces", "review", "survey"]
