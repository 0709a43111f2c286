"""Contests: the same result for any number of processes, seats shared fairly."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stolik.arena import Contest, run
from stolik.arena.contest import play
from stolik.arena.tally import wilson
from stolik.core.phrase import BadOption

GREEDY = Contest("unikat", ("greedy", "random"), 120, "7")


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    results = [run(GREEDY, processes=count).data() for count in (1, 2, 3)]
    assert results[0] == results[1] == results[2]
    assert results[0]["games"] == 120


def test_greedy_beats_random() -> None:
    tally = run(GREEDY, processes=2)
    rate, low, high = tally.rate(0)
    assert low > 0.6
    assert low < rate < high
    assert sum(tally.shares) == 120


def test_each_entrant_sits_once_in_each_seat_of_a_deal() -> None:
    contest = Contest("unikat", ("greedy", "random", "random"), 6, "1")
    seatings = [contest.seating(number) for number in range(3)]
    for seat in range(3):
        assert {seating[seat] for seating in seatings} == {0, 1, 2}
    assert contest.below(0)(81) == contest.below(2)(81)
    assert [contest.below(2)(1000) for _ in range(9)] != [contest.below(3)(1000) for _ in range(9)]


def test_equal_bots_share_the_wins() -> None:
    tally = run(Contest("unikat", ("random", "random"), 400, "even"), processes=2)
    _, low, high = tally.rate(0)
    assert low < 0.5 < high


def test_a_win_is_one_whole() -> None:
    result = play(GREEDY, 0)
    assert sum(result.share(entrant) for entrant in (0, 1)) == Fraction(1)


def test_the_interval_of_few_games_is_wide() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert wilson(5, 10)[2] - wilson(5, 10)[1] > wilson(500, 1000)[2] - wilson(500, 1000)[1]
    assert wilson(10, 10)[2] == pytest.approx(1.0)


def test_bots_alone_need_an_end_to_endless_exchanging() -> None:
    contest = Contest("unikat", ("random", "random"), 1, "1", {"uni.stalemateLaps": "off"})
    with pytest.raises(BadOption):
        play(contest, 0)
