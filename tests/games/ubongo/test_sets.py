"""The sets that come with the game: sound, disjoint, fair, and the same for ever."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from statistics import median

import pytest

from stolik.games.ubongo.boards import (
    ROUNDS,
    ROW_SIZE,
    SEATS,
    SETS,
    SIDES,
    SYMBOLS,
    BoardSet,
    Side,
    board_set,
    write_set,
)
from stolik.games.ubongo.effort import efforts
from stolik.games.ubongo.generator import RECIPES
from stolik.games.ubongo.known import KNOWN, fingerprint
from stolik.games.ubongo.pieces import SIDE, SIZES, box_of, cells_in, class_of, in_corner
from stolik.games.ubongo.shapes import is_good, kin
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.verifier import fault

HASHES: dict[tuple[Side, int], str] = {
    ("easy", 1): "17658623e481b5fb28b858469269c88b9bd435085fae2bb829e3cbd715646e14",
    ("easy", 2): "eca801ef8c16b91a7d398d2f848eb5947d712783a1515e8766434cab181dec27",
    ("easy", 3): "00646e0cb8b6912eed2917c263eef1ffbcf6e1daf06192408ca079cf6bae8e2e",
    ("easy", 4): "1d4814b6200b660d6748abd17f8b872764af59272e306837133dd503cb305df3",
    ("hard", 1): "9958a84745bc12a5f95f12ad910bc2dd0782b95e1fc3029d97b492f0dc76437f",
    ("hard", 2): "a3bd03c1f7e6a4e85c8eb3fc66c7794c75ac6400a3fd70a5a34fa6a6dfab19ad",
    ("hard", 3): "9a7f80b026d37930692a4413662bc8bd4be90d7311e12832b3ffd11dd7494e36",
    ("hard", 4): "4c99a1856dbae2d9981ce337e2c9bdc12a957ca41fec296c97b4689dfd2593d3",
}
EVERY_SET = [(side, number) for side in SIDES for number in range(1, SETS[side] + 1)]
AVOID = Path(__file__).with_name("avoid.txt").read_text(encoding="utf-8")
each_set = pytest.mark.parametrize(("side", "number"), EVERY_SET)


def areas_of(boards: BoardSet) -> list[int]:
    return [board.area for group in boards for board in group]


def test_there_are_four_sets_of_each_side() -> None:
    assert SETS == {"easy": 4, "hard": 4}
    assert set(HASHES) == set(EVERY_SET)


@each_set
def test_a_set_never_changes(side: Side, number: int) -> None:
    text = write_set(board_set(side, number))
    assert sha256(text.encode()).hexdigest() == HASHES[side, number]


@each_set
def test_a_set_has_nine_groups_of_four_boards_with_six_rows(side: Side, number: int) -> None:
    """UBO-03, UBO-06, UBO-14, UBO-18."""
    boards = board_set(side, number)
    assert [len(group) for group in boards] == [SEATS] * ROUNDS
    for board in [board for group in boards for board in group]:
        assert len(set(board.rows)) == SYMBOLS
        for row in board.rows:
            assert len(set(row)) == ROW_SIZE[side]
            assert list(row) == sorted(row)
            assert sum(SIZES[piece] for piece in row) == board.area.bit_count()


@each_set
def test_every_puzzle_is_solved_from_scratch(side: Side, number: int) -> None:
    for board in [board for group in board_set(side, number) for board in group]:
        for row in board.rows:
            found = solutions(board.area, row)
            assert 1 <= len(found) <= RECIPES[side].solutions
            assert all(fault(board.area, row, tiling) is None for tiling in found)


@each_set
def test_the_areas_look_good_and_not_alike(side: Side, number: int) -> None:
    areas = areas_of(board_set(side, number))
    low, high = (11, 14) if side == "easy" else (14, 18)
    for area in areas:
        assert low <= area.bit_count() <= high
        assert area == in_corner(area)
        assert is_good(area, RECIPES[side].excess)
        assert box_of(area)[0] >= box_of(area)[1]
    families = [kin(area) for area in areas]
    for place, family in enumerate(families):
        assert all(family.isdisjoint(other) for other in families[:place])


@pytest.mark.slow
@each_set
def test_a_round_is_fair_whatever_is_rolled(side: Side, number: int) -> None:
    spreads = []
    for group in board_set(side, number):
        cells = [board.area.bit_count() for board in group]
        assert max(cells) - min(cells) <= 1
        graded = [efforts(board.area, board.rows) for board in group]
        for symbol in range(SYMBOLS):
            found = [it[symbol] for it in graded]
            values = [it.difficulty() for it in found if it]
            spreads.append(max(values) - min(values))
    assert median(spreads) <= 0.13
    assert max(spreads) <= 0.25


def test_no_two_sets_share_an_area() -> None:
    classes = [class_of(area) for it in EVERY_SET for area in areas_of(board_set(*it))]
    assert len(classes) == len(set(classes)) == 8 * SEATS * ROUNDS


# -- published boards -----------------------------------------------------------------------------
def published() -> set[str]:
    return {line for line in AVOID.splitlines() if line and not line.startswith("#")}


def recipe(area: int) -> str:
    """The hash as the head of the file describes it."""
    points = {(cell % SIDE, cell // SIDE) for cell in cells_in(area)}
    images = []
    for _ in range(2):
        points = {(-x, y) for x, y in points}
        for _ in range(4):
            points = {(-y, x) for x, y in points}
            left, top = min(x for x, _ in points), min(y for _, y in points)
            images.append(tuple(sorted((x - left, y - top) for x, y in points)))
    return sha256(repr(min(images)).encode()).hexdigest()[:16]


def test_no_published_area_is_repeated() -> None:
    assert published() == KNOWN
    assert len(KNOWN) == 22
    for it in EVERY_SET:
        for area in areas_of(board_set(*it)):
            assert recipe(area) == fingerprint(area)
            assert recipe(area) not in published()
