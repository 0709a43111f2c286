"""Puzzles that a position names, and the pieces as the page of notation draws them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.core.game import CLOCK
from stolik.core.notation import Word
from stolik.core.phrase import Malformed
from stolik.games.ubongo.notation import read_placement
from stolik.games.ubongo.pieces import PIECES, cells_of, drawing_of
from tests.kit import at, placed, rule, seen

PAGE = Path(__file__).parents[3] / "docs" / "notation.md"
PUZZLE = "ubongo; seats 3; area 1 XXX/XX. I2V3"


@rule("UBO-26", "UBO-27")
def test_a_seat_covers_an_area_of_its_own() -> None:
    t = at(PUZZLE)
    assert seen(t)["tasks"][1] == {"board": 2, "turn": 0, "area": "XXX/XX.", "row": ["I2", "V3"]}
    assert "; area 1 XXX/XX. I2V3; " in t.position
    (solve,) = [t.game.write_action(action) for action in t.game.tries(t.state, 1)]
    assert t.why(1, "solve I2@0,0 V3@1,0").clause == "UBO-27"
    t.do(1, solve)
    assert t.state.order == [1]
    assert at(t.position).position == t.position


@rule("UBO-69")
def test_only_its_seat_sees_it_while_others_solve() -> None:
    t = at(PUZZLE)
    for seat in (0, 1, None):
        view = t.game.view(t.state, seat)
        told = [task is not None and task.area for task in view.tasks]
        assert bool(told[1]) == (seat == 1)
        world = t.game.imagine(view, [], t.below)
        assert t.game.view(world, seat) == view
        assert t.game.faults(world) == []


@rule("UBO-46")
def test_it_is_gone_when_the_next_round_begins() -> None:
    t = at(f"{PUZZLE}; second; chances 1")
    t.do(CLOCK, "ring bell", at=60_000)
    t.do(1, "roll", at=60_000)
    t.settle()
    assert "area" not in t.position


def test_a_copy_keeps_its_own() -> None:
    t = at(PUZZLE)
    copy = t.game.copy(t.state)
    t.state.own[1] = None
    assert "area 1" in t.game.write_position(copy)


@pytest.mark.parametrize(
    "field",
    [
        "area 0 XXX/XX. I2I2",
        "area 0 XXX/XX. I2L4",
        "area 0 XXX/XX. I2Q3",
        "area 0 XXXXXXX I2L5",
        "area 0 XXX/XX.",
        "area 3 XX I2",
        "area 0 XX I2; area 0 XX I2",
        "phase roll; area 0 XX I2",
    ],
)
def test_what_is_no_puzzle_is_refused_where_it_stands(field: str) -> None:
    text = f"ubongo; seats 3; {field}"
    with pytest.raises(Malformed) as refused:
        at(text)
    placed(refused.value, text)


# -- the page -------------------------------------------------------------------------------------
def drawn() -> dict[str, str]:
    """The pieces on the page, by what stands over each."""
    found: dict[str, str] = {}
    for block in re.findall(r"```text pieces\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S):
        for group in block.split("\n\n"):
            names, *lines = group.rstrip("\n").split("\n")
            for name in re.finditer(r"\S+", names):
                cells = [line[name.start() :].partition(" ")[0] for line in lines]
                found[name.group()] = "/".join([line for line in cells if line])
    return found


def test_the_page_draws_the_pieces_as_they_lie() -> None:
    page = drawn()
    assert set(PIECES) < set(page)
    assert len(page) == len(PIECES) + 7
    for name, drawing in page.items():
        piece, turn = name[:2], name[2:]
        cells = cells_of(read_placement(Word(f"{piece}@0,0{turn}", 1)))
        assert cells is not None
        assert drawing_of(cells) == drawing, name
