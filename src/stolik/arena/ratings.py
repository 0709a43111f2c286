"""Ratings: strengths fitted to all rankings at once, with an interval by resampling deals.

The model is that of Plackett and Luce: whoever is left at a table takes the next place with a
chance in proportion to its strength. What the fit needs of all rankings is little: how often each
entrant took a place, and how often which of them were left to take one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb, exp, fsum, log
from random import Random
from typing import NamedTuple

#: The place of each entrant from 1, those who are level share it; 0 did not play.
Places = tuple[int, ...]

#: The average of the entrants.
MIDDLE = 1500.0
#: So much more is ten times as strong: in a game of two, ten wins for one loss, as with Elo.
TENFOLD = 400.0
#: Each entrant is thought to have played so many games besides, all level, with an average one.
IMAGINED = 1.0
RESAMPLES = 400
#: Where there are more deals they are resampled by the handful, so that it takes no longer.
MOST_PARTS = 1000


class Rating(NamedTuple):
    """A strength, and the interval that holds the true one in 95 of 100 contests."""

    value: float
    low: float
    high: float


class Sums:
    """How often each entrant took a place, and how often which entrants were left."""

    __slots__ = ("left", "took")

    def __init__(self, count: int) -> None:
        self.took = [0.0] * count
        self.left: dict[tuple[int, ...], float] = {}

    def add(self, other: Sums, times: int = 1) -> None:
        """Count what another has counted, once or several times."""
        for entrant, weight in enumerate(other.took):
            self.took[entrant] += times * weight
        for left, weight in other.left.items():
            self.left[left] = self.left.get(left, 0.0) + times * weight


def rate_entrants(deals: Mapping[int, Mapping[Places, int]], count: int, seed: str) -> list[Rating]:
    """The rating of each entrant; games of one deal are resampled together."""
    parts = _parts(deals, count)
    whole = Sums(count)
    for part in parts:
        whole.add(part)
    best = fit(whole)
    values, spread = _scaled(best), [list[float]() for _ in best]
    random = Random(f"{seed}/bootstrap")
    for _ in range(RESAMPLES):
        for entrant, value in enumerate(_scaled(fit(_resampled(parts, count, random), best, 1e-6))):
            spread[entrant].append(value)
    return [Rating(value, *_middle(some)) for value, some in zip(values, spread, strict=True)]


def fit(sums: Sums, start: Sequence[float] = (), nearness: float = 1e-10) -> list[float]:
    """The logarithms of the strengths that explain the places best; their mean is 0.

    Each step makes every strength what it would have to be if the others were right (the MM
    algorithm of Hunter, 2004), and so the fit only grows better.
    """
    strengths = [exp(it) for it in start] or [1.0] * len(sums.took)
    for _ in range(10_000):
        before = strengths
        shares = [IMAGINED / (strength + 1) for strength in before]
        for left, weight in sums.left.items():
            share = weight / sum([before[entrant] for entrant in left])
            for entrant in left:
                shares[entrant] += share
        took = [places + IMAGINED / 2 for places in sums.took]
        strengths = _centred([a / b for a, b in zip(took, shares, strict=True)])
        if max(abs(log(a / b)) for a, b in zip(strengths, before, strict=True)) < nearness:
            break
    return [log(strength) for strength in strengths]


def _centred(strengths: list[float]) -> list[float]:
    middle = exp(fsum([log(strength) for strength in strengths]) / len(strengths))
    return [strength / middle for strength in strengths]


def _scaled(logarithms: Sequence[float]) -> list[float]:
    return [MIDDLE + TENFOLD * it / log(10) for it in logarithms]


def _middle(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle 95 %."""
    ordered = sorted(values)
    cut = round(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]


def _parts(deals: Mapping[int, Mapping[Places, int]], count: int) -> list[Sums]:
    """What is resampled: deals, or handfuls of them."""
    parts = [Sums(count) for _ in range(min(len(deals), MOST_PARTS))]
    for place, (_, rankings) in enumerate(sorted(deals.items())):
        for places, times in sorted(rankings.items()):
            parts[place % len(parts)].add(stages(places), times)
    return parts


def _resampled(parts: Sequence[Sums], count: int, random: Random) -> Sums:
    sums = Sums(count)
    drawn = Counter(random.choices(range(len(parts)), k=len(parts)))
    for part, times in sorted(drawn.items()):
        sums.add(parts[part], times)
    return sums


@cache
def stages(places: Places) -> Sums:
    """Who took a place from among whom in one game.

    Those who are level count as every order of them, each with the same weight; but those who
    share the last place behind somebody were only not told apart, and that says nothing of them.

    >>> stages((2, 1)).took, stages((2, 1)).left
    ([0.0, 1.0], {(0, 1): 1.0})
    >>> stages((1, 1)).took, stages((1, 2, 2)).left
    ([0.5, 0.5], {(0, 1, 2): 1.0})
    """
    sums = Sums(len(places))
    left = [entrant for entrant, place in enumerate(places) if place]
    for place in sorted({places[entrant] for entrant in left}):
        level = [entrant for entrant in left if places[entrant] == place]
        is_last = len(level) == len(left)
        if is_last and place > 1:
            break
        _take(sums, left, level)
        for entrant in level:
            sums.took[entrant] += 1 - (1 / len(level) if is_last else 0)
        left = [entrant for entrant in left if entrant not in level]
    return sums


def _take(sums: Sums, left: Sequence[int], level: Sequence[int]) -> None:
    """Some entrants that are level go one after the other, in every order."""
    for gone in range(len(level)):
        for some in combinations(level, gone):
            still = tuple([entrant for entrant in left if entrant not in some])
            if len(still) > 1:
                weight = 1 / comb(len(level), gone)
                sums.left[still] = sums.left.get(still, 0.0) + weight
