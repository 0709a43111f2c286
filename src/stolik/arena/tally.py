"""The count of a contest: wins, points, who finished ahead of whom, and the places deal by deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from stolik.arena.ratings import Places, Rating, rate_entrants
from stolik.core.phrase import Fact

#: The two-sided 95 % point of the normal distribution.
Z95 = 1.959964


#: Seats lost by programs that are told one by one; all of them are counted in the notes.
MOST_LOST = 20


class Lost(NamedTuple):
    """A program has lost its seat in a game: why, and what only its author should read."""

    game: int
    entrant: int
    why: str
    facts: Mapping[str, Fact]
    detail: str


@dataclass(frozen=True, slots=True)
class Result:
    """One game: how many won; for each entrant its place (0: it did not play), points and notes."""

    number: int
    winners: int
    places: Places
    points: tuple[int, ...]
    decisions: int
    notes: tuple[dict[str, int], ...]
    lost: tuple[Lost, ...] = ()

    def data(self) -> list[Any]:
        """The result as plain data."""
        counted = [self.number, self.winners, self.places, self.points, self.decisions, self.notes]
        return [*counted, self.lost]

    @classmethod
    def of(cls, data: Sequence[Any]) -> Result:
        """The result of plain data."""
        number, winners, places, points, decisions, notes, lost = data
        seats = tuple([Lost(*one) for one in lost])
        return cls(number, winners, tuple(places), tuple(points), decisions, tuple(notes), seats)

    def judged(self) -> Result:
        """Who lost a seat comes behind all who kept theirs: another bot played on in its name."""
        failed = {lost.entrant for lost in self.lost}
        if not failed:
            return self
        ranks = [(entrant in failed, place) for entrant, place in enumerate(self.places)]
        order = sorted({rank for rank in ranks if rank[1]})
        places = tuple([order.index(rank) + 1 if rank[1] else 0 for rank in ranks])
        return replace(self, places=places, winners=self.winners and places.count(1))

    def share(self, entrant: int) -> Fraction:
        """What an entrant has of the win: all of it, or a part if several share it."""
        won = self.winners and self.places[entrant] == 1
        return Fraction(1, self.winners) if won else Fraction(0)


class Pair(NamedTuple):
    """How two entrants met: how often the first finished ahead, level and behind."""

    ahead: int
    level: int
    behind: int

    def rate(self) -> tuple[float, float, float]:
        """How often the first finished ahead, ties half, with its 95 % interval."""
        return wilson(self.ahead + self.level / 2, sum(self))


class Tally:
    """The count of a contest, entrant by entrant; the order of the results does not matter."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        count = len(self.bots)
        self.games = 0
        self.decisions = 0
        self.played = [0] * count
        self.shares = [Fraction(0)] * count
        self.points = [0] * count
        self.notes: list[Counter[str]] = [Counter() for _ in range(count)]
        self.lost: list[Lost] = []
        self.deals: dict[int, Counter[Places]] = {}
        self._ahead: Counter[tuple[int, int]] = Counter()
        self._level: Counter[tuple[int, int]] = Counter()

    def add(self, result: Result, deal: int) -> None:
        """Count one game, of a deal that other games may share."""
        result = result.judged()
        self.games += 1
        self.decisions += result.decisions
        self.deals.setdefault(deal, Counter())[result.places] += 1
        self.lost = sorted([*self.lost, *result.lost], key=lambda lost: lost[:2])[:MOST_LOST]
        there = [entrant for entrant, place in enumerate(result.places) if place]
        for entrant in there:
            self.played[entrant] += 1
            self.shares[entrant] += result.share(entrant)
            self.points[entrant] += result.points[entrant]
            self.notes[entrant].update(result.notes[entrant])
            self._compare(result.places, entrant, there)

    def _compare(self, places: Places, entrant: int, there: Sequence[int]) -> None:
        for other in there:
            self._ahead[entrant, other] += places[entrant] < places[other]
            self._level[entrant, other] += places[entrant] == places[other]

    def rate(self, entrant: int) -> tuple[float, float, float]:
        """An entrant's share of wins with its 95 % interval (Wilson's)."""
        return wilson(float(self.shares[entrant]), self.played[entrant])

    def pair(self, entrant: int, other: int) -> Pair:
        """How two entrants met."""
        ahead, behind = self._ahead[entrant, other], self._ahead[other, entrant]
        return Pair(ahead, self._level[entrant, other], behind)

    def ratings(self, seed: str) -> list[Rating]:
        """The strength of each entrant, with its interval."""
        return rate_entrants(self.deals, len(self.bots), seed)

    def names(self) -> list[str]:
        """The entrants by names that differ: the second `rule` is `rule 2`.

        >>> Tally(["rule", "random", "rule"]).names()
        ['rule', 'random', 'rule 2']
        """
        found: list[str] = []
        for entrant, name in enumerate(self.bots):
            before = self.bots[:entrant].count(name)
            found.append(f"{name} {before + 1}" if before else name)
        return found

    def data(self) -> dict[str, Any]:
        """The count as plain data; the same for any number of processes."""
        return {
            "games": self.games,
            "deals": len(self.deals),
            "decisions": self.decisions,
            "bots": [self._row(entrant) for entrant in range(len(self.bots))],
            "pairs": self._pairs(),
            "lost": [
                {"bot": self.bots[lost.entrant], "game": lost.game, "why": lost.why}
                for lost in self.lost
            ],
        }

    def _row(self, entrant: int) -> dict[str, Any]:
        return {
            "bot": self.bots[entrant],
            "games": self.played[entrant],
            "wins": float(self.shares[entrant]),
            **interval_data(self.rate(entrant)),
            "points": round(self.points[entrant] / max(1, self.played[entrant]), 6),
            "notes": dict(sorted(self.notes[entrant].items())),
        }

    def _pairs(self) -> list[dict[str, Any]]:
        found = []
        for entrant in range(len(self.bots)):
            for other in range(entrant + 1, len(self.bots)):
                pair = self.pair(entrant, other)
                met = {"bots": [entrant, other], **pair._asdict(), "games": sum(pair)}
                found.append({**met, **interval_data(pair.rate())})
        return found


def interval_data(rate: tuple[float, float, float]) -> dict[str, float]:
    """A rate and its interval as plain data."""
    return dict(zip(("rate", "low", "high"), [round(it, 6) for it in rate], strict=True))


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
