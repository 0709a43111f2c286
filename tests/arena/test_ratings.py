"""Ratings find the strengths that games were made with, and say how sure they are."""

from __future__ import annotations

from collections import Counter
from math import exp, log
from random import Random

import pytest

from stolik.arena.ratings import MIDDLE, TENFOLD, Places, Rating, Sums, fit, rate_entrants, stages

#: What the entrants of made-up games are worth, as logarithms.
KNOWN = (0.0, 0.18, 0.38, 0.45)
Deals = dict[int, Counter[Places]]


def ranking(strengths: tuple[float, ...], random: Random, told: int) -> Places:
    """A game of the model itself; only the first places are told, the others share the next."""
    left, places = list(range(len(strengths))), [told + 1] * len(strengths)
    for place in range(1, told + 1):
        weights = [exp(strengths[entrant]) for entrant in left]
        (taken,) = random.choices(left, weights)
        places[taken] = place
        left.remove(taken)
    return tuple(places)


def deals(strengths: tuple[float, ...], games: int, seed: str, told: int = 3) -> Deals:
    random = Random(seed)
    return {deal: Counter([ranking(strengths, random, told)]) for deal in range(games)}


def logarithms(ratings: list[Rating]) -> list[tuple[float, float, float]]:
    """Ratings as the strengths of the model, the first being 0 on the average."""
    return [tuple([(it - MIDDLE) / TENFOLD * log(10) for it in rating]) for rating in ratings]  # type: ignore[misc]


@pytest.mark.slow
@pytest.mark.parametrize("told", [3, 1], ids=["every place is told", "only the winner is told"])
def test_known_strengths_are_found_again(told: int) -> None:
    found = logarithms(rate_entrants(deals(KNOWN, 3000, "known", told), 4, "1"))
    middle = sum(KNOWN) / 4
    for true, (value, low, high) in zip(KNOWN, found, strict=True):
        assert low <= true - middle <= high
        assert low < value < high
        assert high - low < 0.2


@pytest.mark.slow
def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    held = 0
    for number in range(12):
        found = logarithms(rate_entrants(deals(KNOWN, 150, f"run {number}"), 4, "1"))
        middle = sum(KNOWN) / 4
        held += sum(
            low <= it - middle <= high for it, (_, low, high) in zip(KNOWN, found, strict=True)
        )
    assert held >= 41  # of 48; 95 of 100, and chance


def test_equal_entrants_are_average() -> None:
    for rating in rate_entrants(deals((0.0,) * 3, 900, "even", 2), 3, "1"):
        assert rating.low < MIDDLE < rating.high


def test_whoever_always_wins_has_a_rating_all_the_same() -> None:
    first, second = rate_entrants({deal: Counter([(1, 2)]) for deal in range(50)}, 2, "1")
    assert 600 < first.value - second.value < 2000
    assert first.low == pytest.approx(first.value)  # all deals are alike


@pytest.mark.slow
def test_games_of_one_deal_are_resampled_together() -> None:
    random = Random("pairs")
    single: Deals = {}
    for deal in range(400):
        won = random.random() < 0.5
        single[deal] = Counter([(1, 2) if won else (2, 1)])
    fourfold = {deal: Counter(dict.fromkeys(it, 4)) for deal, it in single.items()}
    wide = rate_entrants(single, 2, "1")[0]
    shared = rate_entrants(fourfold, 2, "1")[0]
    # Four games that end alike because they share a deal are not four times as much evidence.
    assert shared.high - shared.low > 0.9 * (wide.high - wide.low)
    apart = {4 * deal + k: it for deal, it in single.items() for k in range(4)}
    narrow = rate_entrants(apart, 2, "1")[0]
    assert narrow.high - narrow.low < 0.7 * (wide.high - wide.low)


def test_the_same_seed_gives_the_same_ratings_in_any_order() -> None:
    some = deals(KNOWN, 200, "order")
    backwards = dict(reversed(some.items()))
    assert rate_entrants(some, 4, "7") == rate_entrants(backwards, 4, "7")
    assert rate_entrants(some, 4, "7") != rate_entrants(some, 4, "8")


def test_the_fit_is_that_of_arithmetic_where_arithmetic_can_tell() -> None:
    sums = Sums(2)
    sums.add(stages((1, 2)), 3000)
    sums.add(stages((2, 1)), 1000)
    first, second = fit(sums)
    assert first - second == pytest.approx(log(3), abs=0.002)


def test_a_tie_counts_as_every_order() -> None:
    tie, orders = stages((1, 1, 3)), Sums(3)
    for order in ((1, 2, 3), (2, 1, 3)):
        orders.add(stages(order))
    assert [2 * it for it in tie.took] == orders.took
    assert {left: 2 * weight for left, weight in tie.left.items()} == orders.left
    assert stages((1, 1)).took == [0.5, 0.5]


def test_a_shared_last_place_says_nothing_of_those_who_share_it() -> None:
    assert stages((1, 2, 2, 2)).left == {(0, 1, 2, 3): 1.0}
    assert stages((1, 2, 2, 2)).took == [1.0, 0.0, 0.0, 0.0]
    assert stages((0, 1, 0, 2)).left == {(1, 3): 1.0}


def test_many_deals_are_resampled_by_the_handful(monkeypatch: pytest.MonkeyPatch) -> None:
    some = deals((0.0, 0.5), 600, "many", 1)
    one = rate_entrants(some, 2, "1")[1]
    monkeypatch.setattr("stolik.arena.ratings.MOST_PARTS", 100)
    other = rate_entrants(some, 2, "1")[1]
    assert other.value == pytest.approx(one.value)
    assert other.high - other.low == pytest.approx(one.high - one.low, rel=0.3)
