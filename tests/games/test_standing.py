"""Who came in which place: in every game, the winners first and partners together."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core.game import Side
from stolik.games import BOOKS


def state(book: str, seats: int, **options: object) -> Any:
    game, rules = BOOKS[book]
    return game.new(rules.decide(options, seats), seats)


def places(book: str, s: Any) -> list[tuple[int, tuple[int, ...]]]:
    return [(side.place, side.seats) for side in BOOKS[book][0].standing(s)]


def test_unikat_counts_the_fewest_penalty_points_and_those_who_left_last() -> None:
    s = state("unikat", 4)
    s.round, s.penalties, s.out = 2, [7, 3, 7, 1], 1 << 3
    assert places("unikat", s) == [(1, (1,)), (2, (0,)), (2, (2,)), (4, (3,))]


@pytest.mark.parametrize(
    ("scoring", "order"),
    [("winnerTakesAll", [1, 2, 0]), ("low", [0, 2, 1])],
)
def test_uno_counts_as_the_table_decided(scoring: str, order: list[int]) -> None:
    s = state("uno-108", 3, **{"k108.scoring": scoring})
    s.scores = [10, 500, 90]
    assert [side.seats for side in BOOKS["uno-108"][0].standing(s)] == [(seat,) for seat in order]


def test_who_is_out_of_a_match_of_uno_is_behind_who_is_not() -> None:
    s = state("uno-108", 3, **{"k108.scoring": "elimination"})
    s.scores, s.out = [480, 510, 600], 0b110
    assert places("uno-108", s) == [(1, (0,)), (2, (1,)), (3, (2,))]


def test_partners_of_uno_come_in_together() -> None:
    s = state("uno-108", 4, **{"k108.format": "pairs"})
    s.scores = [100, 520, 100, 520]
    assert places("uno-108", s) == [(1, (1, 3)), (2, (0, 2))]


def test_a_match_without_points_has_winners_and_others() -> None:
    s = state("uno-112", 3, **{"m112.scoring": "off"})
    s.winner = 2
    assert places("uno-112", s) == [(1, (2,)), (2, (0,)), (2, (1,))]


def test_ubongo_counts_colour_after_colour() -> None:
    s = state("ubongo", 3)
    s.gems = [[3, 2, 0, 0, 0, 0], [0, 3, 0, 3, 0, 0], [2, 3, 0, 0, 0, 0]]
    assert BOOKS["ubongo"][0].standing(s) == (Side(1, (1,)), Side(2, (0,)), Side(2, (2,)))
