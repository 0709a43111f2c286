"""The pieces, the grid, and the eight ways to turn both."""

from __future__ import annotations

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import Below
from stolik.games.ubongo.pieces import (
    CELLS,
    PIECES,
    SHAPES,
    SIDE,
    SIZES,
    TURNS,
    WAYS,
    Placement,
    after,
    area_of,
    canonical,
    cells_in,
    cells_of,
    class_of,
    corner_of,
    drawing_of,
    in_corner,
    turned,
    turned_placement,
)

Points = set[tuple[int, int]]


def points_of(area: int) -> Points:
    return {(cell % SIDE, cell // SIDE) for cell in cells_in(area)}


def naively_turned(points: Points, rot: int, flip: bool) -> Points:
    """The same by plain geometry: mirror, then turn, then move to the corner."""
    if flip:
        points = {(-x, y) for x, y in points}
    for _ in range(rot):
        points = {(-y, x) for x, y in points}
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return {(x - left, y - top) for x, y in points}


def every_placement() -> list[Placement]:
    return [
        Placement(piece, x, y, rot, flip)
        for piece in range(len(PIECES))
        for x in range(SIDE)
        for y in range(SIDE)
        for rot in range(4)
        for flip in (False, True)
    ]


def random_area(below: Below, cells: int) -> int:
    area = 0
    while area.bit_count() < cells:
        area |= 1 << below(CELLS)
    return area


def test_there_are_twelve_pieces_of_48_cells() -> None:
    """UBO-13."""
    assert " ".join(PIECES) == "I2 I3 V3 I4 O4 T4 S4 L4 L5 P5 Y5 Z5"
    assert SIZES == (2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5)
    assert all(int(name[1]) == size for name, size in zip(PIECES, SIZES, strict=True))
    assert len({class_of(shapes[0]) for shapes in SHAPES}) == len(PIECES)
    assert sum(len(set(shapes)) for shapes in SHAPES) == 55


def test_a_placement_covers_what_plain_geometry_says() -> None:
    for it in every_placement():
        points = naively_turned(points_of(SHAPES[it.piece][0]), it.rot, it.flip)
        moved = {(x + it.x, y + it.y) for x, y in points}
        outside = any(x >= SIDE or y >= SIDE for x, y in moved)
        cells = cells_of(it)
        assert (cells is None) == outside
        assert cells is None or points_of(cells) == moved


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (0, -1), (6, 0), (0, 6), (5, 0), (10**30, 0)])
def test_a_placement_off_the_grid_covers_nothing(x: int, y: int) -> None:
    assert cells_of(Placement(0, x, y)) is None


def test_each_set_of_cells_has_one_canonical_placement() -> None:
    for it in every_placement():
        cells = cells_of(it)
        if cells is not None:
            assert WAYS[it.piece][cells] == canonical(it)
            assert cells_of(canonical(it)) == cells


def test_areas_turn_as_plain_geometry_says() -> None:
    below = seeded("turned areas")
    for _ in range(200):
        area = random_area(below, 1 + below(20))
        for turn in range(TURNS):
            expected = naively_turned(points_of(area), turn & 3, turn >= 4)
            assert points_of(turned(area, turn)) == expected
        assert area_of(drawing_of(area)) == in_corner(area)


def test_two_turns_come_to_one() -> None:
    area = area_of("XXX/X../.X.")
    for first in range(TURNS):
        for then in range(TURNS):
            assert turned(turned(area, first), then) == turned(area, after(first, then))


def test_a_placement_turns_with_its_area() -> None:
    below = seeded("turned placements")
    for it in every_placement():
        cells = cells_of(it)
        if cells is None:
            continue
        area = cells | random_area(below, 12)
        turn = below(TURNS)
        moved = turned_placement(it, area, turn)
        covered = cells_of(moved)
        assert covered is not None
        assert in_corner(covered) == turned(cells, turn)
        others = cells_of(turned_placement(canonical(it), area, turn))
        assert others == covered
        assert covered & turned(area, turn) == covered
        rest = area & ~cells
        if rest:
            assert class_of(rest) == class_of(turned(area, turn) & ~covered)


def test_an_area_and_its_turned_ones_are_one_class() -> None:
    below = seeded("classes")
    for _ in range(50):
        area = random_area(below, 10)
        assert {class_of(turned(area, turn)) for turn in range(TURNS)} == {class_of(area)}
    assert class_of(area_of("XXX/X..")) != class_of(area_of("XXX/.X."))
    assert corner_of(area_of("../.X")) == (1, 1)
    assert in_corner(0) == 0
