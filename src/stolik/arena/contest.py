"""A contest: who plays what how often, each game by its number, and the count of it all."""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from stolik.bots import Budget
from stolik.bots.outsider import loss_of, seated
from stolik.bots.playing import play_out
from stolik.bots.program import Loss
from stolik.bots.workers import make_pool
from stolik.core.fairness import seeded
from stolik.core.game import Below
from stolik.core.match import Match
from stolik.core.options import Value
from stolik.games import BOOKS

#: The two-sided 95 % point of the normal distribution.
Z95 = 1.959964
CHUNK = 20
#: Seats lost by programs that are told one by one.
MOST_LOST = 20


@dataclass(frozen=True, slots=True)
class Contest:
    """Entrants play a book so many times; they change seats from game to game.

    As many games as there are entrants share one deal, so that each sits once in each seat of it.
    """

    book: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    nodes: int = Budget().nodes

    def seating(self, number: int) -> list[int]:
        """For each seat of a game, the entrant who sits there."""
        count = len(self.bots)
        return [(seat + number) % count for seat in range(count)]

    def below(self, number: int) -> Below:
        """The chance of a game, the same for all games of one deal."""
        return seeded(f"{self.seed}/{number // len(self.bots)}")

    def luck(self, number: int) -> Below:
        """What the bots of a game draw from: never the deck's own chance."""
        return seeded(f"{self.seed}/bots/{number}")


@dataclass(slots=True)
class Result:
    """One game: each entrant's share of the win, its points, and what was counted."""

    shares: list[Fraction]
    points: list[int]
    decisions: int
    notes: list[dict[str, int]]
    #: Why an entrant that is a program has lost its seat; a plain bot has played on for it.
    losses: list[Loss | None]


def play(contest: Contest, number: int) -> Result:
    """One game of a contest."""
    game, book = BOOKS[contest.book]
    count = len(contest.bots)
    seating = contest.seating(number)
    below, luck, budget = contest.below(number), contest.luck(number), Budget(contest.nodes)
    match = Match.begin(game, book.decide(contest.options, count, people=0), count, below)
    with seated(game, [contest.bots[entrant] for entrant in seating]) as bots:
        decisions = play_out(match, bots, budget, below, luck)
    outcome = game.outcome(match.state)
    assert outcome is not None
    seats = sorted(range(count), key=lambda seat: seating[seat])
    won = Fraction(1, len(outcome.winners)) if outcome.winners else Fraction(0)
    return Result(
        shares=[won if seat in outcome.winners else Fraction(0) for seat in seats],
        points=[outcome.points[seat] for seat in seats],
        decisions=decisions,
        notes=[bots[seat].notes() for seat in seats],
        losses=[loss_of(bots[seat]) for seat in seats],
    )


class Lost(NamedTuple):
    """A program has lost its seat in a game."""

    entrant: int
    game: int
    loss: Loss


@dataclass(slots=True)
class Tally:
    """The count of a contest, entrant by entrant."""

    contest: Contest
    games: int = 0
    decisions: int = 0
    shares: list[Fraction] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    notes: list[Counter[str]] = field(default_factory=list)
    #: The first seats that programs have lost; all of them are counted in the notes.
    lost: list[Lost] = field(default_factory=list)

    def __post_init__(self) -> None:
        count = len(self.contest.bots)
        self.shares = [Fraction(0)] * count
        self.points = [0] * count
        self.notes = [Counter() for _ in range(count)]

    def add(self, result: Result) -> None:
        """Count one game."""
        for entrant, loss in enumerate(result.losses):
            if loss and len(self.lost) < MOST_LOST:
                self.lost.append(Lost(entrant, self.games, loss))
        self.games += 1
        self.decisions += result.decisions
        for entrant in range(len(self.shares)):
            self.shares[entrant] += result.shares[entrant]
            self.points[entrant] += result.points[entrant]
            self.notes[entrant].update(result.notes[entrant])

    def rate(self, entrant: int) -> tuple[float, float, float]:
        """An entrant's share of wins with its 95 % interval (Wilson's)."""
        return wilson(float(self.shares[entrant]), self.games)

    def data(self) -> dict[str, Any]:
        """The count as plain data; the same for any number of processes."""
        rows = []
        for entrant, name in enumerate(self.contest.bots):
            rate, low, high = self.rate(entrant)
            rows.append(
                {
                    "bot": name,
                    "wins": float(self.shares[entrant]),
                    "rate": round(rate, 6),
                    "low": round(low, 6),
                    "high": round(high, 6),
                    "points": round(self.points[entrant] / max(1, self.games), 6),
                    "notes": dict(sorted(self.notes[entrant].items())),
                }
            )
        return {
            "book": self.contest.book,
            "options": dict(self.contest.options),
            "seed": self.contest.seed,
            "nodes": self.contest.nodes,
            "games": self.games,
            "decisions": self.decisions,
            "bots": rows,
            "lost": [
                {"bot": self.contest.bots[entrant], "game": game, "why": loss.why.id}
                for entrant, game, loss in self.lost
            ],
        }


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """A rate and the interval that holds the true one in 95 of 100 contests.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.5, 0.404, 0.596]
    """
    if not games:
        return 0.0, 0.0, 1.0
    rate = wins / games
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle = rate + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return rate, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def run(contest: Contest, processes: int = 0, done: Callable[[int], None] | None = None) -> Tally:
    """Play a contest; `done` is told after every few games how many have been played."""
    tally = Tally(contest)
    for results in _chunks(contest, processes or os.cpu_count() or 1):
        for result in results:
            tally.add(result)
        if done:
            done(tally.games)
    return tally


def _play_chunk(contest: Contest, begin: int) -> list[Result]:
    return [play(contest, number) for number in range(begin, min(begin + CHUNK, contest.games))]


def _chunks(contest: Contest, processes: int) -> Iterator[list[Result]]:
    """The games in order, a chunk at a time, by one process or by several."""
    begins = range(0, contest.games, CHUNK)
    if processes == 1 or len(begins) <= 1:
        yield from (_play_chunk(contest, begin) for begin in begins)
        return
    with make_pool(processes) as pool:
        waiting: deque[Future[list[Result]]] = deque()
        for begin in begins:
            if len(waiting) >= 4 * processes:  # no more at once than keeps everybody busy
                yield waiting.popleft().result()
            waiting.append(pool.submit(_play_chunk, contest, begin))
        while waiting:
            yield waiting.popleft().result()
