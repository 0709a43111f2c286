"""The solver agrees with brute force, and gives whole tilings in a fixed order."""

from __future__ import annotations

import pytest

from stolik.core.fairness import seeded
from stolik.games.ubongo.pieces import PIECE, area_of, canonical, cells_of, drawing_of
from stolik.games.ubongo.solver import rows_of, solutions
from tests.games.ubongo.naive import brute_force, brute_rows, covers, glued


def row(names: str) -> tuple[int, ...]:
    return tuple([PIECE[name] for name in names.split()])


@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_all_solutions_are_those_of_brute_force(pieces: int) -> None:
    below = seeded(f"solver against brute force, {pieces}")
    for _ in range(25):
        area, made_of = glued(below, pieces)
        found = solutions(area, made_of)
        tilings = {frozenset(cells_of(it) for it in tiling) for tiling in found}
        assert tilings == brute_force(area, made_of), drawing_of(area)
        assert len(tilings) == len(found)


def test_four_pieces_agree_with_brute_force() -> None:
    below = seeded("four pieces")
    for _ in range(6):
        area, made_of = glued(below, 4)
        found = solutions(area, made_of)
        assert {frozenset(map(cells_of, tiling)) for tiling in found} == brute_force(area, made_of)


@pytest.mark.parametrize("pieces", [2, 3])
def test_all_rows_are_those_of_brute_force(pieces: int) -> None:
    below = seeded(f"rows against brute force, {pieces}")
    for _ in range(4):
        area, made_of = glued(below, pieces)
        found = rows_of(area, pieces)
        assert found == brute_rows(area, pieces), drawing_of(area)
        assert made_of in found
        assert list(found) == sorted(found)


def test_rows_and_solutions_agree_on_four_pieces() -> None:
    below = seeded("rows and solutions")
    for _ in range(5):
        area, _ = glued(below, 4)
        for found, count in rows_of(area, 4).items():
            assert len(solutions(area, found)) == count


def test_a_solution_is_in_the_rows_order_and_canonical() -> None:
    below = seeded("order")
    for _ in range(20):
        area, made_of = glued(below, 3)
        for given in (made_of, made_of[::-1]):
            for tiling in solutions(area, given):
                assert tuple(it.piece for it in tiling) == given
                assert all(canonical(it) == it for it in tiling)
                assert covers(area, given, tiling)


def test_a_limit_gives_the_first_ones() -> None:
    area = area_of("XXX/XXX/XXX")
    every = solutions(area, row("I2 V3 L4"))
    assert len(every) > 2
    for limit in range(1, len(every) + 2):
        assert solutions(area, row("I2 V3 L4"), limit) == every[:limit]


@pytest.mark.parametrize(
    ("drawing", "names"),
    [("XXX", "I2"), ("XX", "I3"), ("X.X", "I2"), ("XX/XX", "T4"), ("XXXX/XXXX", "I2 I3"), ("", "")],
)
def test_what_cannot_be_covered_has_no_solution(drawing: str, names: str) -> None:
    assert solutions(area_of(drawing), row(names)) == []
    assert row(names) not in rows_of(area_of(drawing), len(row(names)))
