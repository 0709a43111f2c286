"""The generator: the same seed gives the same set, and every seed comes to an end."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import Below
from stolik.games.ubongo import generator
from stolik.games.ubongo.boards import ROUNDS, SEATS, SIDES, Side, board_set
from stolik.games.ubongo.generator import LADDER, RECIPES, Exhausted, generate, puzzles_of
from stolik.games.ubongo.grouping import Candidate, Puzzle, Terms, assigned, grouped
from stolik.games.ubongo.pieces import area_of, class_of
from stolik.games.ubongo.solver import rows_of

TERMS = Terms((1.0, 2.0), middle=12, slope=0.0, stray=0.2, tolerance=0.1)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little patience and little to choose from, so that vain work is short."""
    monkeypatch.setattr(generator, "PATIENCE", 20)
    for side in SIDES:
        monkeypatch.setitem(RECIPES, side, RECIPES[side]._replace(choice=2))


@pytest.mark.slow
def test_the_first_easy_set_comes_from_its_seed() -> None:
    told: list[tuple[int, int]] = []
    made = generate("easy", seeded("easy 1"), tell=lambda done, total: told.append((done, total)))
    assert made == board_set("easy", 1)
    assert told[-1] == (450, 450)


@pytest.mark.usefixtures("small")
def test_taken_areas_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "PATIENCE", 2000)
    first = gathered(seeded("taken"), ())
    taken = {class_of(it.area) for it in first}
    assert gathered(seeded("taken"), ()) == first
    second = gathered(seeded("taken"), taken)
    assert len(first) == len(second) == 2 * ROUNDS
    assert taken.isdisjoint(class_of(it.area) for it in second)


def gathered(below: Below, taken: Collection[int]) -> list[Candidate]:
    pool = generator._Pool(RECIPES["easy"], below, taken, lambda done, total: None)
    pool.gather()
    return pool.found


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("stuck", [0, 1])
def test_chance_that_always_says_the_same_ends_in_an_error(side: Side, stuck: int) -> None:
    with pytest.raises(Exhausted):
        generate(side, lambda n: stuck % n)


@pytest.mark.usefixtures("small")
def test_too_few_areas_end_in_an_error_after_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def none(candidates: object, quotas: object, terms: Terms) -> list[object]:
        seen.append((terms.stray, terms.tolerance))
        return []

    monkeypatch.setattr(generator, "grouped", none)
    with pytest.raises(Exhausted):
        generate("easy", seeded("too few"))
    assert len(seen) == len(LADDER)
    assert seen == sorted(seen)


@pytest.mark.usefixtures("small")
def test_a_number_of_cells_that_gives_nothing_leaves_its_share_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only four rows of three pieces have 15 cells, and a board needs six."""
    monkeypatch.setattr(generator, "PATIENCE", 500)
    monkeypatch.setitem(RECIPES, "easy", RECIPES["easy"]._replace(quotas={15: 3, 12: 3}))
    assert [it.area.bit_count() for it in gathered(seeded("15"), ())] == [12] * 12


def test_puzzles_have_few_solutions() -> None:
    area = board_set("easy", 1)[0][0].area
    counts = rows_of(area, 3)
    found = puzzles_of(area, RECIPES["easy"])
    assert {it.row for it in found} == {row for row, count in counts.items() if count <= 2}
    assert puzzles_of(area_of("XXX/XXX/XXX/XX."), RECIPES["hard"]) == ()


# -- grouping -------------------------------------------------------------------------------------
def candidate(cells: int, *difficulties: float, mark: int = 0) -> Candidate:
    """An area of so many cells with puzzles of these difficulties."""
    puzzles = [Puzzle((place,), it, it) for place, it in enumerate(difficulties)]
    return Candidate((1 << cells) - 1, tuple(puzzles), frozenset([mark]))


def test_the_closest_follow_and_the_farthest_is_left_out() -> None:
    offsets = (0.0, 0.05, 0.09, -0.02, 0.01)
    boards = [candidate(12, 1 + it, 2 + it, mark=place) for place, it in enumerate(offsets)]
    groups = grouped(boards, {12: 1}, TERMS)
    assert len(groups) == 1
    assert len(groups[0]) == SEATS
    assert grouped(boards[:3], {12: 1}, TERMS) == []


def test_a_board_that_strays_from_the_tiers_does_not_lead() -> None:
    boards = [candidate(12, 1.3, 2.3, mark=place) for place in range(4)]
    assert grouped(boards, {12: 1}, TERMS) == []
    assert len(grouped(boards, {12: 1}, TERMS._replace(stray=0.31))) == 1
    harder = TERMS._replace(middle=11, slope=0.3)
    assert len(grouped(boards, {12: 1}, harder)) == 1


def test_cells_of_a_group_are_equal_or_neighbours() -> None:
    boards = [candidate(cells, 1, 2, mark=cells) for cells in (11, 12, 13, 14)]
    assert grouped(boards, {12: 1}, TERMS) == []
    sizes = (11, 12, 12, 12, 13)
    boards = [candidate(cells, 1, 2, mark=place) for place, cells in enumerate(sizes)]
    (group,) = grouped(boards, {12: 1}, TERMS)
    cells = {board.area.bit_count() for board in group}
    assert max(cells) - min(cells) <= 1


def test_kin_are_never_in_one_group_and_in_two_only_if_they_must() -> None:
    marks = (0, 0, 1, 2, 3, 4, 5, 6, 7)
    boards = [candidate(12, 1, 2, mark=mark) for mark in marks]
    assert grouped([boards[0]] * 5, {12: 1}, TERMS) == []
    first, second = grouped(boards, {12: 2}, TERMS)
    assert len(first) == len(second) == SEATS
    assert len(grouped(boards[:5] + boards[:5], {12: 2}, TERMS)) == 2


def test_the_best_choice_makes_the_farthest_near() -> None:
    assert assigned([[0.0, 0.5], [0.1, 0.2]], 1.0) == [0, 1]
    assert assigned([[0.0, 0.3], [0.1, 0.9]], 1.0) == [1, 0]
    assert assigned([[0.1], [0.1]], 1.0) == []
    assert assigned([[], [0.1]], 1.0) == []
