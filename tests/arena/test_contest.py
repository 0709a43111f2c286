"""Contests: the same result for any number of processes, seats shared fairly."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest

from stolik.arena import Contest, Tally, run
from stolik.arena.contest import play, play_chunk
from stolik.arena.rationed import make_entrant
from stolik.arena.strength import strength, tries
from stolik.arena.tally import Lost, Pair, Result, wilson
from stolik.bots import BOTS, Budget
from stolik.bots.plain import PlainRandom
from stolik.core.phrase import BadOption, Refused
from stolik.games import BOOKS

GREEDY = Contest("unikat", ("greedy", "random"), 120, "7")


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    tallies = [run(GREEDY, processes=count) for count in (1, 2, 3)]
    results = [json.dumps([tally.data(), tally.ratings("7")]) for tally in tallies]
    assert results[0] == results[1] == results[2]
    assert tallies[0].games == 120


def backwards(contest: Contest, chunks: Sequence[range]) -> Iterator[list[Result]]:
    """A place where the last games are ready first."""
    for chunk in reversed(chunks):
        yield list(reversed(play_chunk(contest, chunk)))


@pytest.mark.slow
def test_the_result_does_not_depend_on_which_game_is_ready_first() -> None:
    contest = Contest("uno-108", ("tuned", "rule", "random"), 66, "7", {"k108.deals": 1})
    one, other = run(contest, processes=1), run(contest, place=backwards)
    assert json.dumps(one.data()) == json.dumps(other.data())
    assert one.ratings("7") == other.ratings("7")


@pytest.mark.slow
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


@pytest.mark.slow
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


# -- tables smaller than the field ----------------------------------------------------------------
def test_all_tables_play_every_deal_with_each_entrant_in_each_seat() -> None:
    contest = Contest("unikat", ("a", "b", "c", "d"), 48, "1", seats=3)
    assert contest.games_a_deal() == 12
    first = [tuple(contest.seating(number)) for number in range(12)]
    assert Counter([frozenset(seating) for seating in first]) == {
        frozenset(table): 3 for table in combinations(range(4), 3)
    }
    for table in combinations(range(4), 3):
        rotated = [seating for seating in first if set(seating) == set(table)]
        assert all({seating[seat] for seating in rotated} == set(table) for seat in range(3))
    assert {contest.deal(number) for number in range(12)} == {0}
    assert contest.deal(12) == 1
    assert [tuple(contest.seating(number)) for number in range(12, 24)] == first


def test_a_round_robin_counts_only_who_met() -> None:
    contest = Contest("unikat", ("greedy", "random", "random"), 24, "5", seats=2)
    tally = run(contest, processes=1)
    assert tally.played == [16, 16, 16]
    assert sum(tally.shares) == 24
    assert [sum(tally.pair(*two)) for two in ((0, 1), (0, 2), (1, 2))] == [8, 8, 8]
    assert tally.names() == ["greedy", "random", "random 2"]
    for two in combinations(range(3), 2):
        assert tally.pair(*two) == Pair(*reversed(tally.pair(*reversed(two))))


def test_a_tie_is_half_in_the_cross_table() -> None:
    tally = Tally(("a", "b", "c"))
    tally.add(Result(0, 1, (1, 2, 2), (9, 0, 0), 5, ({}, {}, {})), 0)
    tally.add(Result(1, 2, (1, 1, 0), (3, 3, 0), 5, ({}, {}, {})), 0)
    assert tally.pair(0, 1) == Pair(1, 1, 0)
    assert tally.pair(0, 1).rate()[0] == 0.75
    assert tally.pair(1, 2).rate()[0] == 0.5
    assert tally.shares == [Fraction(3, 2), Fraction(1, 2), Fraction(0)]
    tally.add(Result(2, 0, (1, 1, 1), (0, 0, 0), 5, ({}, {}, {})), 1)
    assert sum(tally.shares) == 2  # a game that nobody won
    assert [tally.played[entrant] for entrant in range(3)] == [3, 3, 2]
    assert len(tally.deals) == 2


def test_a_program_that_lost_its_seat_wins_nothing() -> None:
    tally = Tally(["program", "rule", "tuned", "absent"])
    gone = Lost(0, 0, "program-ended", {}, "")
    tally.add(Result(0, 1, (1, 3, 2, 0), (9, 0, 0, 0), 5, ({}, {}, {}, {}), (gone,)), 0)
    assert tally.shares == [0, 0, 1, 0]
    assert tally.played == [1, 1, 1, 0]
    assert tally.pair(0, 1) == Pair(0, 0, 1)
    assert tally.deals == {0: Counter({(3, 2, 1, 0): 1})}


def test_of_programs_that_lost_their_seats_none_wins_but_against_each_other() -> None:
    tally = Tally(["one", "other", "rule"])
    gone = (Lost(0, 0, "program-ended", {}, ""), Lost(0, 1, "program-ended", {}, ""))
    tally.add(Result(0, 2, (1, 1, 2), (3, 3, 0), 5, ({}, {}, {}), gone), 0)
    assert tally.shares == [0, 0, 1]
    tally.add(Result(1, 1, (1, 2, 0), (3, 0, 0), 5, ({}, {}, {}), gone), 1)
    assert tally.shares == [1, 0, 1]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_bot_three_times_has_its_fair_share(seats: int) -> None:
    """Of 12 intervals one or two may miss the truth, since each holds it in 95 of 100 cases."""
    shares, ratings = 0, 0
    for seed in "abcd":
        contest = Contest("uno-108", ("rule",) * 3, 90, seed, {"k108.deals": 1}, seats=seats)
        tally = run(contest, processes=1)
        for entrant, rating in enumerate(tally.ratings(seed)):
            _, low, high = tally.rate(entrant)
            shares += low < 1 / seats < high
            ratings += rating.low < 1500 < rating.high
    assert min(shares, ratings) >= 10


# -- budgets --------------------------------------------------------------------------------------
class Watched(PlainRandom):
    """A bot that says it searches, and remembers what it was allowed."""

    allowed: list[Budget] = []  # noqa: RUF012

    def choose(self, view, heard, legal, budget, below):  # type: ignore[no-untyped-def]
        self.allowed.append(budget)
        return super().choose(view, heard, legal, budget, below)

    def notes(self) -> dict[str, int]:
        return {"searches": 1}


def test_a_bot_may_bring_its_own_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS["unikat"], "watched", Watched)
    Watched.allowed.clear()
    play(Contest("unikat", ("watched@8", "watched@0008"), 1, "1", nodes=7, playouts=3), 0)
    assert set(Watched.allowed) == {Budget(nodes=200, playouts=8)}
    Watched.allowed.clear()
    play(Contest("unikat", ("watched", "random"), 1, "1", nodes=7, playouts=3), 0)
    assert set(Watched.allowed) == {Budget(nodes=7, playouts=3)}


@pytest.mark.parametrize("name", ["greedy@", "greedy@0", "greedy@x", "greedy@-1", "@5", "greedy@٣"])
def test_what_is_no_budget_is_no_bot(name: str) -> None:
    with pytest.raises(Refused):
        make_entrant(BOOKS["unikat"][0], name)


def test_who_searches_plays_the_same_opponents_at_each_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS["unikat"], "watched", Watched)
    contest = Contest("unikat", ("random", "watched", "greedy", "watched"), 4, "1", seats=2)
    planned = tries(contest, [5, 10])
    assert [(it.entrant, it.bot, it.budget) for it in planned] == [
        (1, "watched", 5),
        (1, "watched", 10),
        (2, "greedy", 5),
        (2, "greedy", 10),
    ]
    assert planned[1].contest.bots == ("random", "watched@10", "greedy", "watched")
    assert tries(contest, []) == []
    shown = strength(planned[0], run(planned[0].contest, processes=1))
    assert (shown.bot, shown.budget, shown.games) == ("watched", 5, 2)
    with pytest.raises(Refused, match="arena-nobody-searches"):
        tries(Contest("unikat", ("random", "random"), 4, "1"), [5])


@pytest.mark.slow
def test_more_nodes_are_more_strength() -> None:
    """What a budget changes shows: with one node the best turn is not found."""
    contest = Contest("unikat", ("greedy", "random"), 60, "7")
    little, much = tries(contest, [1, 400])
    few = run(little.contest, processes=1)
    many = run(much.contest, processes=1)
    assert few.notes[0]["capped"] > many.notes[0]["capped"] == 0
