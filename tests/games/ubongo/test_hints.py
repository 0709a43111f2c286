"""Hints: what each level tells, and that whoever follows them gets there soon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stolik.core.fairness import seeded
from stolik.core.phrase import Illegal, Refused
from stolik.games.ubongo.boards import SIDES, Side, board_set
from stolik.games.ubongo.hints import LEVELS, PLACE, Hint, hint
from stolik.games.ubongo.pieces import (
    BIT,
    PIECE,
    WAYS,
    Placement,
    Row,
    area_of,
    canonical,
    cells_of,
    turned,
)
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.verifier import fault
from tests.kit import rule

AREA = area_of("XX..../XXXXX./..XXXX")
ROW = (PIECE["I2"], PIECE["L4"], PIECE["P5"])
Puzzle = tuple[int, Row]


def puzzles(side: Side, number: int = 1) -> Iterator[Puzzle]:
    """Every puzzle of a set, each lying in another way than the one before."""
    boards = [board for group in board_set(side, number) for board in group]
    for place, board in enumerate(boards):
        for symbol, row in enumerate(board.rows):
            yield turned(board.area, (place + symbol) % 8), row


def follow(area: int, row: Row, laid: list[Placement], by_taking: bool) -> int:
    """How many steps the hints of the highest level take until the puzzle is solved.

    With `by_taking` a wrong piece is taken away in one step and laid in another; else it is moved,
    even onto others.
    """
    laid = laid.copy()
    for steps in range(2 * len(row) + 1):
        if fault(area, row, laid) is None:
            return steps
        found = hint(area, row, laid, PLACE)
        assert found.placement is not None
        assert found.take == (found.piece in [it.piece for it in laid])
        laid = [it for it in laid if it.piece != found.piece]
        if not (found.take and by_taking):
            laid.append(found.placement)
    raise AssertionError("hints that lead nowhere")


def spoilt(area: int, row: Row) -> Iterator[list[Placement]]:
    """Layouts that went wrong: inside the area, outside of it, and on each other."""
    below = seeded(f"spoilt {area} {row}")
    for count in range(1, len(row) + 1):
        laid = []
        for piece in row[:count]:
            ways = list(WAYS[piece].values())
            inside = [way for way in ways if not (cells_of(way) or 0) & ~area]
            choice = inside if inside and below(3) else ways
            laid.append(choice[below(len(choice))])
        yield laid[::-1]


@pytest.mark.parametrize("side", SIDES)
def test_from_an_empty_board_every_hint_lays_a_piece(side: Side) -> None:
    for area, row in puzzles(side):
        assert follow(area, row, [], by_taking=True) == len(row)


@pytest.mark.parametrize("side", SIDES)
def test_spoilt_boards_are_solved_in_few_steps(side: Side) -> None:
    """One step a piece if wrong ones are moved, two if they are taken away first."""
    for area, row in puzzles(side):
        for laid in spoilt(area, row):
            assert follow(area, row, laid, by_taking=False) <= len(row)
            assert follow(area, row, laid, by_taking=True) <= len(row) + len(laid)


@pytest.mark.parametrize("side", SIDES)
def test_it_fits_exactly_if_some_solution_has_every_piece_laid(side: Side) -> None:
    seen = set()
    for area, row in puzzles(side, 2):
        found = solutions(area, row)
        tilings = [{canonical(it) for it in solution} for solution in found]
        starts = [*spoilt(area, row), list(found[-1][:2]), list(found[0][1:])]
        for laid in starts:
            fits = any({canonical(it) for it in laid} <= tiling for tiling in tilings)
            assert {hint(area, row, laid, level).fits for level in LEVELS} == {fits}
            seen.add(fits)
    assert seen == {True, False}


def test_the_solution_is_the_one_with_most_pieces_already_there() -> None:
    """Where there are several, no piece is taken away that the nearest one has."""
    several = 0
    for area, row in puzzles("hard"):
        for solution in solutions(area, row)[1:]:
            several += 1
            laid = list(solution[:-1])
            assert hint(area, row, laid, PLACE).placement == solution[-1]
            laid[0] = Placement(row[0], 5, 5)
            found = hint(area, row, laid, PLACE)
            assert (found.piece, found.take) == (row[0], True)
    assert several > 50


def test_each_level_tells_more() -> None:
    (solution,) = solutions(AREA, ROW)
    told = [hint(AREA, ROW, solution[:1], level) for level in LEVELS]
    place = solution[1]
    cell = told[2].cell
    assert cell is not None
    assert (cells_of(place) or 0) & BIT[cell]
    assert told == [
        Hint(True),
        Hint(True, place.piece),
        Hint(True, place.piece, False, cell),
        Hint(True, place.piece, False, cell, place),
    ]


def test_a_wrong_piece_is_named_and_where_it_belongs() -> None:
    (solution,) = solutions(AREA, ROW)
    wrong = Placement(ROW[1], 0, 0, 3)
    assert canonical(wrong) not in solution
    found = hint(AREA, ROW, [solution[0], wrong], PLACE)
    assert (found.fits, found.piece, found.take) == (False, ROW[1], True)
    assert found.placement == solution[1]
    assert hint(AREA, ROW, [wrong], 0) == Hint(False)


def test_there_is_nothing_to_say_where_all_lies_well() -> None:
    (solution,) = solutions(AREA, ROW)
    for level in LEVELS:
        assert hint(AREA, ROW, solution, level) == Hint(True)


def test_where_nothing_can_help_no_piece_is_named() -> None:
    assert hint(AREA, ROW[:2], [], PLACE) == Hint(False)


def test_the_same_cells_are_the_same_piece_however_it_is_turned() -> None:
    (solution,) = solutions(AREA, ROW)
    two = solution[0]
    again = Placement(two.piece, two.x, two.y, (two.rot + 2) % 4, not two.flip)
    assert hint(AREA, ROW, [again], 0) == Hint(True)


@rule("UBO-26")
def test_pieces_that_may_not_be_used_are_refused() -> None:
    other, twice = [Placement(PIECE["Z5"], 0, 0)], [Placement(ROW[0], 0, 0)] * 2
    for laid in (other, twice):
        for level in LEVELS:
            with pytest.raises(Illegal) as refused:
                hint(AREA, ROW, laid, level)
            assert (refused.value.clause, refused.value.phrase.id) == ("UBO-26", "layout-piece")


@pytest.mark.parametrize("level", [-1, 4, 10**9])
def test_there_are_four_levels(level: int) -> None:
    with pytest.raises(Refused, match="no-such-hint"):
        hint(AREA, ROW, [], level)
