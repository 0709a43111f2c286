"""Ratings as a fold over results: the same numbers for the same results, whoever works them out."""

from __future__ import annotations

import math
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from stolik.server.ladder import BETA, MU, SETTLED, SIGMA, TAU, Rating, Result, ladder, ratings

ALA, OLEK, JAN = "guest/a", "guest/o", "guest/j"
TUNED = "bot/tuned"


def won(match: str, ended: int, *players: str, leavers: tuple[str, ...] = ()) -> Result:
    """A match where everybody came in in the order given."""
    sides = tuple([(place, (player,)) for place, player in enumerate(players, 1)])
    return Result(match, "unikat", ended, sides, leavers)


def draw(match: str, ended: int, *players: str) -> Result:
    return Result(match, "unikat", ended, tuple([(1, (player,)) for player in players]))


# -- the numbers ----------------------------------------------------------------------------------
def by_hand() -> tuple[float, float, float]:
    """The first match of two, as Weng and Lin's paper has it: (winner's mu, loser's mu, sigma)."""
    variance = SIGMA**2 + TAU**2
    c = math.sqrt(2 * (variance + BETA**2))
    chance = 0.5  # of either, as they are level
    omega = variance / c * (1 - chance)
    gamma = math.sqrt(variance) / c
    delta = gamma * variance / c**2 * chance * (1 - chance)
    return MU + omega, MU - omega, math.sqrt(variance * (1 - delta))


def test_the_first_match_of_two_is_what_the_paper_says() -> None:
    rated = ratings([won("1", 1, ALA, OLEK)])
    winner, loser, sigma = by_hand()
    assert [rated[ALA].mu, rated[OLEK].mu] == pytest.approx([winner, loser])
    assert [rated[ALA].sigma, rated[OLEK].sigma] == pytest.approx([sigma, sigma])
    assert (rated[ALA].games, rated[ALA].shown, rated[OLEK].shown) == (1, 234, 182)


#: By the library itself, below; written down, so that a newer one that counts otherwise is seen.
FIGURES = {ALA: (23.5962, 7.5842), OLEK: (23.619, 7.8143), JAN: (28.0333, 7.9336)}


def test_three_matches_have_these_numbers() -> None:
    rated = ratings([won("1", 1, ALA, OLEK), draw("2", 2, ALA, JAN), won("3", 3, JAN, OLEK, ALA)])
    figures = {player: (round(it.mu, 4), round(it.sigma, 4)) for player, it in rated.items()}
    assert figures == FIGURES


def test_the_library_says_so_too() -> None:
    model = PlackettLuce()
    ala, olek, jan = model.rating(), model.rating(), model.rating()
    [[ala], [olek]] = model.rate([[ala], [olek]], ranks=[1, 2])
    [[ala], [jan]] = model.rate([[ala], [jan]], ranks=[1, 1])
    [[jan], [olek], [ala]] = model.rate([[jan], [olek], [ala]], ranks=[1, 2, 3])
    found = [(round(it.mu, 4), round(it.sigma, 4)) for it in (ala, olek, jan)]
    assert found == [*FIGURES.values()]


def test_places_count_and_those_who_are_level_are_rated_alike() -> None:
    sides = ((1, (ALA,)), (2, (OLEK,)), (2, (JAN,)))
    rated = ratings([Result("1", "unikat", 1, sides)])
    assert rated[ALA].mu > MU > rated[OLEK].mu == rated[JAN].mu


def test_partners_win_and_lose_together() -> None:
    sides = ((1, (ALA, TUNED)), (2, (OLEK, JAN)))
    rated = ratings([Result("1", "uno-108", 1, sides)])
    assert rated[ALA].mu == rated[TUNED].mu > MU > rated[OLEK].mu == rated[JAN].mu


def test_a_bot_on_two_seats_is_one_player_who_has_played_one_game() -> None:
    rated = ratings([won("1", 1, ALA, TUNED, TUNED)])
    apart = ratings([won("1", 1, ALA, OLEK, JAN)])
    assert rated[TUNED].games == 1
    assert rated[TUNED].mu == pytest.approx((apart[OLEK].mu + apart[JAN].mu) / 2)
    assert rated[ALA] == apart[ALA]


def test_who_has_left_can_lose_but_not_win_by_what_a_bot_did() -> None:
    stayed = ratings([won("1", 1, ALA, OLEK)])
    left = ratings([won("1", 1, ALA, OLEK, leavers=(ALA,))])
    assert (left[ALA].mu, left[ALA].sigma, left[ALA].games) == (MU, SIGMA, 1)
    assert left[OLEK] == stayed[OLEK]
    assert ratings([won("1", 1, ALA, OLEK, leavers=(OLEK,))]) == stayed


# -- what counts ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "result",
    [
        won("1", 1, ALA),
        won("1", 1, TUNED, "bot/random"),
        won("1", 1, TUNED, TUNED),
        won("1", 1, ALA, OLEK, ALA),
        Result("1", "uno-108", 1, ((1, (ALA, OLEK)),)),
    ],
    ids=["alone", "bots only", "one bot", "one device", "one side"],
)
def test_what_says_nothing_does_not_count(result: Result) -> None:
    assert not result.counts
    assert ratings([result]) == {}


def test_a_guest_against_a_bot_counts() -> None:
    assert set(ratings([won("1", 1, TUNED, ALA)])) == {ALA, TUNED}


# -- order ----------------------------------------------------------------------------------------
MATCHES = [won("b", 5, ALA, OLEK), won("a", 5, JAN, ALA), won("c", 1, OLEK, TUNED, JAN)]


def test_the_order_of_arrival_changes_nothing_and_the_order_of_ending_does() -> None:
    every = [ratings(order) for order in permutations(MATCHES)]
    assert all(rated == every[0] for rated in every)
    other = [won("b", 9, ALA, OLEK), won("a", 7, JAN, ALA), won("c", 8, OLEK, TUNED, JAN)]
    assert ratings(other) != every[0]


def test_at_one_moment_the_match_decides() -> None:
    assert ratings(MATCHES[:2])[ALA].last == "b"


@given(st.lists(st.permutations([ALA, OLEK, JAN, TUNED]), max_size=8), st.integers(0, 8))
@settings(max_examples=20, deadline=None, derandomize=True)
def test_going_on_from_what_is_known_is_the_same_as_from_the_start(
    orders: list[list[str]], cut: int
) -> None:
    results = [won(f"{at:02}", at, *order[: 2 + at % 3]) for at, order in enumerate(orders)]
    whole = ratings(results)
    assert ratings(results[cut:], ratings(results[:cut])) == whole


# -- what is shown --------------------------------------------------------------------------------
NAMES = {"a": "Ala", "o": "Olek", "j": "Jan"}


def many(winner: str, loser: str, games: int = SETTLED) -> list[Result]:
    return [won(f"{winner}{loser}{game}", game, winner, loser) for game in range(games)]


def test_ranks_come_with_enough_games_and_the_others_stand_below() -> None:
    rated = ratings([*many(ALA, TUNED), won("z", 99, JAN, OLEK)])
    rungs = ladder(rated, NAMES, "o")
    assert [(rung.rank, rung.name, rung.bot) for rung in rungs] == [
        (1, "Ala", ""),
        (2, "", "tuned"),
        (None, "Jan", ""),
        (None, "Olek", ""),
    ]
    assert [rung.me for rung in rungs] == [False, False, False, True]
    assert [rung.change for rung in rungs] == [None, None, None, rated[OLEK].shown - 200]
    assert rated[OLEK].shown < 200 < rated[JAN].shown


def test_equal_numbers_share_a_rank() -> None:
    results = [draw(str(game), game, ALA, OLEK) for game in range(SETTLED)]
    rungs = ladder(ratings([*results, *many(TUNED, JAN)]), NAMES)
    assert [rung.rank for rung in rungs] in ([1, 1, 3, 4], [1, 2, 2, 4], [1, 2, 3, 3])


def test_who_hides_takes_no_rank_and_still_sees_their_own_rung() -> None:
    rated = ratings(many(ALA, OLEK))
    others = {"o": "Olek"}
    assert [(r.rank, r.name) for r in ladder(rated, others, "o")] == [(1, "Olek")]
    assert [(r.rank, r.name, r.me) for r in ladder(rated, others, "a")] == [
        (1, "Olek", False),
        (None, "", True),
    ]


def test_a_long_ladder_is_cut_but_not_above_its_reader() -> None:
    rated = {f"guest/{at:03}": Rating(mu=40 - at / 10, games=9) for at in range(150)}
    names = {f"{at:03}": f"g{at}" for at in range(150)}
    assert len(ladder(rated, names)) == 100
    mine = ladder(rated, names, "140")[-1]
    assert (mine.rank, mine.name, mine.me) == (141, "g140", True)
