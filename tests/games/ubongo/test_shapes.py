"""What an area looks like, measured by masks, agrees with what the eye counts."""

from __future__ import annotations

import pytest

from stolik.core.fairness import seeded
from stolik.games.ubongo.pieces import BIT, CELLS, TURNS, area_of, class_of, in_corner, turned
from stolik.games.ubongo.shapes import Look, is_good, kin, look
from tests.games.ubongo.naive import glued


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("XX/XX", Look(0, 0, 0, 0, 4, 0, 1.0, 1.0)),
        ("XXX/X.X/XXX", Look(1, 0, 0, 8, 12, 4, 3 / 8, 8 / 9)),
        ("XXXX/XX..", Look(0, 0, 1, 2, 6, 2, 4 / 6, 6 / 8)),
        ("XX./.X./.XX", Look(0, 0, 2, 5, 8, 2, 3 / 5, 5 / 9)),
    ],
)
def test_the_look_of_an_area(drawing: str, expected: Look) -> None:
    found = look(area_of(drawing))
    if expected.holes:  # corners are counted for areas without holes
        expected = expected._replace(corners=found.corners)
    assert found == expected


def test_cells_that_meet_at_a_corner_only_are_seen() -> None:
    assert look(area_of("XXX/X.X/XX.")).pinches == 1
    assert look(area_of("XXX/X.X/XXX")).pinches == 0


def test_looks_do_not_change_by_turning() -> None:
    below = seeded("looks")
    for _ in range(30):
        area, _ = glued(below, 4)
        assert len({look(turned(area, turn)) for turn in range(TURNS)}) == 1


@pytest.mark.parametrize(
    "drawing",
    [
        "XXXXX/XXXXX/XX...",  # a slab
        "XXXX../XXXX../...XXX/.....X",  # too thin
        "XXXX/X.XX/XXXX/.X..",  # a hole
        "XXXXX/.XXX./XXXXX",  # it is its own mirror image
        "XXX..../XXXX".replace(".", "."),  # too few corners
        "XX..../XXX.../.XXX../..XXX./...XXX/....XX",  # fills the grid both ways
    ],
)
def test_what_does_not_look_good(drawing: str) -> None:
    assert not is_good(area_of(drawing), 6)


def test_what_looks_good() -> None:
    assert is_good(area_of("..XX./XXXXX/XXX.X"), 4)


def test_kin_differ_by_one_cell() -> None:
    area = area_of("..XX./XXXXX/XXX.X")
    moved = area_of(".XX../XXXXX/XXX.X")
    more = area_of("..XX./XXXXX/XXXXX")
    other = area_of("XX.../.XXX./..XXX/..XX.")
    for turn in range(TURNS):
        assert not kin(area).isdisjoint(kin(turned(moved, turn)))
        assert not kin(area).isdisjoint(kin(turned(more, turn)))
    assert kin(area).isdisjoint(kin(other))


def test_kin_are_found_wherever_the_cell_is_moved() -> None:
    area = area_of("..XX./XXXXX/XXX.X")
    for gone in range(CELLS):
        for new in range(CELLS):
            if area & BIT[gone] and not area & BIT[new]:
                other = in_corner(area ^ BIT[gone] | BIT[new])
                assert class_of(area ^ BIT[gone]) in kin(area) & kin(other)
