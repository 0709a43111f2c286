"""Boards, pieces and the die as pictures: everything in its place, and to scale."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from xml.etree import ElementTree

import pytest

from stolik.games.ubongo.boards import SETS, SIDES, SYMBOLS, Side, board_set
from stolik.games.ubongo.ink import Ink, Outline, Point, outlines_around, outlines_of, svg
from stolik.games.ubongo.pieces import BIT, PIECES, SHAPES, SIDE, area_of, box_of, class_of
from stolik.games.ubongo.sheets import (
    CARD,
    CELL,
    CUTTING,
    EDGE,
    FACES,
    PAINTS,
    SAND,
    SHEET,
    card,
    one_board,
    overview,
    to_print,
)
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.survey import survey
from stolik.games.ubongo.symbols import BOX, SYMBOL_NAMES, SYMBOL_PATHS

EVERY_SET = [(side, number) for side in SIDES for number in range(1, SETS[side] + 1)]


def points(inks: Iterable[Ink]) -> list[Point]:
    return [point for ink in inks for outline in ink.outlines for point in outline]


def inside(outlines: Iterable[Outline], x: float, y: float) -> bool:
    """Whether a point lies in outlines, by the rule of even and odd."""
    odd = False
    for outline in outlines:
        for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                odd = not odd
    return odd


# -- symbols --------------------------------------------------------------------------------------
def test_the_six_symbols_fit_their_box() -> None:
    assert len(SYMBOL_NAMES) == len(SYMBOL_PATHS) == len(set(SYMBOL_NAMES)) == SYMBOLS
    for path in SYMBOL_PATHS:
        for x, y in [point for outline in outlines_of(path) for point in outline]:
            assert 0 <= x <= BOX
            assert 0 <= y <= BOX


def test_symbols_differ_by_shape_alone() -> None:
    """Of a grid of small dots, an eighth at least is black in one and white in the other."""
    spots = [(x + 0.5, y + 0.5) for x in range(BOX) for y in range(BOX)]
    shapes = [[inside(outlines_of(path), *spot) for spot in spots] for path in SYMBOL_PATHS]
    for one, other in combinations(shapes, 2):
        different = sum(a != b for a, b in zip(one, other, strict=True))
        assert different > len(spots) / 8
        assert different > min(sum(one), sum(other)) / 3


# -- outlines -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "drawing", ["X", "XX/X.", "XXX/X.X/XXX", "XX./.X./.XX", "X.X/XXX", "X./.X"]
)
def test_outlines_go_around_exactly_the_area(drawing: str) -> None:
    area = area_of(drawing)
    for out in (0, -2, 2):
        outlines = outlines_around(area, 5, 7, 10, out)
        for cell in range(SIDE * SIDE):
            middle = 5 + cell % SIDE * 10 + 5, 7 + cell // SIDE * 10 + 5
            assert inside(outlines, *middle) == bool(area & BIT[cell])


def test_outlines_have_a_point_at_each_corner_only() -> None:
    assert len(outlines_around(area_of("XXXX"), 0, 0, 1)[0]) == 4
    assert len(outlines_around(area_of("XXX/X.."), 0, 0, 1)[0]) == 6
    assert len(outlines_around(area_of("XXX/X.X/XXX"), 0, 0, 1)) == 2


# -- boards ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("side", "number"), EVERY_SET)
def test_nothing_on_a_board_touches_anything_else(side: Side, number: int) -> None:
    for board in [board for group in board_set(side, number) for board in group]:
        inks = card(board, 0, 0, "9-4")
        assert all(1.5 <= x <= CARD[0] - 1.5 and 1.5 <= y <= CARD[1] - 1.5 for x, y in points(inks))
        areas = [ink for ink in inks if ink.colour == SAND]
        rows = [ink for ink in inks if ink.colour in PAINTS]
        left_of_area = min(x for x, _ in points(areas)) - EDGE
        assert max(x for x, _ in points(rows)) < left_of_area - 1
        assert len(rows) == SYMBOLS * len(board.rows[0])


def test_an_area_is_drawn_at_the_size_of_the_pieces() -> None:
    board = board_set("easy", 1)[0][0]
    (area,) = [ink for ink in card(board, 0, 0) if ink.colour == SAND]
    width = max(x for x, _ in points([area])) - min(x for x, _ in points([area]))
    assert width == pytest.approx(box_of(board.area)[0] * CELL)


def test_a_solution_covers_the_whole_area_in_the_picture() -> None:
    board = board_set("hard", 2)[3][1]
    tiling = solutions(board.area, board.rows[4])[0]
    page = one_board(board, tiling)
    (area,) = [ink for ink in page.inks if ink.colour == SAND]
    laid = page.inks[page.inks.index(area) + 2 :]
    assert {ink.colour for ink in laid} >= {PAINTS[piece] for piece in board.rows[4]}
    left, top = min(x for x, _ in area.outlines[0]), min(y for _, y in area.outlines[0])
    for cell in range(SIDE * SIDE):
        spot = left + (cell % SIDE + 0.4) * CELL, top + (cell // SIDE + 0.4) * CELL
        covered = sum(inside(ink.outlines, *spot) for ink in laid if ink.colour in PAINTS)
        assert covered == bool(board.area & BIT[cell])


# -- sheets ---------------------------------------------------------------------------------------
def test_the_sheets_to_print_are_a4_with_room_at_the_edge() -> None:
    pages = to_print(board_set("hard", 1))
    assert len(pages) == 9 + 2
    for page in pages:
        assert (page.width, page.height) == SHEET
        for x, y in points(page.inks[1:]):
            assert 5 <= x <= SHEET[0] - 5
            assert 5 <= y <= SHEET[1] - 5


def test_the_pieces_to_cut_out_are_the_twelve() -> None:
    letters = sorted(set("".join(CUTTING)))
    assert len(letters) == len(PIECES) == len(set(PAINTS)) == len(PAINTS)
    for piece, letter in enumerate(letters):
        drawing = "/".join(
            "".join("X" if it == letter else "." for it in line[start : start + SIDE])
            for line in CUTTING
            for start in [min(line.index(letter) for line in CUTTING if letter in line)]
        )
        assert class_of(area_of(drawing)) == class_of(SHAPES[piece][0])


def test_opposite_faces_of_the_die_add_up_to_seven() -> None:
    """In a band of four, opposite faces are two apart; the other two are above and below."""
    band = {across: symbol + 1 for symbol, (across, down) in enumerate(FACES) if down == 1}
    assert band[0] + band[2] == band[1] + band[3] == 7
    assert sum(symbol + 1 for symbol, (_, down) in enumerate(FACES) if down != 1) == 7


def test_svg_is_sound_and_says_what_it_is() -> None:
    drawing = svg(overview(board_set("easy", 1)), "36 'boards' & \"more\"")
    root = ElementTree.fromstring(drawing)
    assert root.attrib["aria-label"] == "36 'boards' & \"more\""
    assert root.attrib["width"].endswith("mm")


def test_a_survey_has_a_figure_for_every_puzzle_and_roll() -> None:
    found = survey(board_set("easy", 1))
    assert len(found.cells) == 36
    assert len(found.difficulties) == 36 * SYMBOLS
    assert len(found.spreads) == 9 * SYMBOLS
    assert 0 < found.unique <= 36 * SYMBOLS
    for figures in (found.cells, found.difficulties, found.spreads):
        assert figures == sorted(figures)
