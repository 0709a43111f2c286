"""The measure of difficulty: by hand, against a second way to work it out, and under turning."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import isclose, log2

import pytest

from stolik.core.fairness import seeded
from stolik.games.ubongo.effort import effort, efforts
from stolik.games.ubongo.pieces import PIECE, SIZES, TURNS, WAYS, Row, area_of, cells_in, turned
from stolik.games.ubongo.solver import rows_of
from tests.games.ubongo.naive import beside_each_other, glued


def hopeless(rest: int, left: Row) -> bool:
    """Whether an island is left that no choice of pieces adds up to."""
    sums = {sum(SIZES[p] for p in left if chosen >> left.index(p) & 1) for chosen in range(16)}
    return any(size not in sums for size in island_sizes(rest))


def island_sizes(rest: int) -> list[int]:
    cells, sizes = set(cells_in(rest)), []
    while cells:
        island = {cells.pop()}
        todo = list(island)
        while todo:
            cell = todo.pop()
            new = {it for it in cells if beside_each_other(cell, it)}
            cells -= new
            island |= new
            todo += new
        sizes.append(len(island))
    return sizes


def tries(rest: int, order: Row) -> tuple[bool, Fraction]:
    """Whether a rest can be solved, and the expected tries with the pieces in one order.

    The mean over all orders of trying the places, of what is tried up to the first that succeeds.
    """
    if not order:
        return True, Fraction(0)
    outcomes = []
    for cells in WAYS[order[0]]:
        if not cells & ~rest:
            after = rest ^ cells
            dead = hopeless(after, order[1:])
            outcomes.append((False, Fraction(0)) if dead else tries(after, order[1:]))
    good = [cost for solved, cost in outcomes if solved]
    bad = [cost for solved, cost in outcomes if not solved]
    before = sum((1 + cost for cost in bad), Fraction(0)) / (len(good) + 1)
    return bool(good), before + (1 + sum(good, Fraction(0)) / len(good) if good else 0)


def test_two_pieces_by_hand() -> None:
    """Each fits in five places, two of which are right: 3 / (2 + 1) wrong ones come before."""
    found = effort(area_of("XXX/XX."), (PIECE["I2"], PIECE["V3"]))
    assert found == (3.0, 3.0)
    assert found.difficulty() == log2(3)


@pytest.mark.parametrize("pieces", [2, 3])
def test_the_novice_is_the_mean_over_all_orders(pieces: int) -> None:
    below = seeded(f"orders of {pieces}")
    for _ in range(8):
        area, row = glued(below, pieces)
        costs = [tries(area, order)[1] for order in permutations(row)]
        found = effort(area, row)
        assert found is not None
        assert isclose(found.novice, sum(costs) / len(costs))


def test_the_novice_with_four_pieces() -> None:
    area, row = glued(seeded("orders of four"), 4)
    costs = [tries(area, order)[1] for order in permutations(row)]
    found = effort(area, row)
    assert found is not None
    assert isclose(found.novice, sum(costs) / len(costs))


def test_the_expert_begins_with_the_piece_that_fits_in_the_fewest_places() -> None:
    """The I4 fits in one place of this area, and that one is right; then one of two is left."""
    area = area_of("XXXX/.XX./.XX.")
    row = (PIECE["I4"], PIECE["O4"])
    found = effort(area, row)
    assert found is not None
    assert found.expert == 2
    assert found.novice > 2


def test_turning_an_area_does_not_change_the_effort() -> None:
    below = seeded("turned efforts")
    for pieces in (3, 4):
        area, row = glued(below, pieces)
        found = effort(area, row)
        assert found is not None
        for turn in range(TURNS):
            other = effort(turned(area, turn), row)
            assert other is not None
            assert isclose(other.novice, found.novice)
            assert isclose(other.expert, found.expert)


def test_many_rows_at_once_are_the_same_as_one_by_one() -> None:
    area, _ = glued(seeded("many rows"), 3)
    rows = list(rows_of(area, 3))
    assert efforts(area, rows) == [effort(area, row) for row in rows]


def test_what_cannot_be_solved_has_no_effort() -> None:
    assert effort(area_of("XXXX"), (PIECE["I3"], PIECE["I2"])) is None
    assert effort(area_of("XXXXX"), (PIECE["I2"], PIECE["V3"])) is None
