"""The edges of what can be said: cells, seats, and refusals with several reasons."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, TABLE, Leave, Return
from stolik.core.phrase import Illegal, Malformed
from stolik.games.unikat.actions import First
from tests.kit import at, new, rule


@pytest.mark.parametrize("cell", ["80,0", "-80,0", "0,80", "0,-80"])
def test_the_furthest_cells_can_be_named(cell: str) -> None:
    game = new("unikat", 2).game
    assert game.write_action(game.read_action(f"lay SBW1@{cell}")) == f"lay SBW1@{cell}"


@pytest.mark.parametrize("cell", ["81,0", "-81,0", "0,81", "0,-81"])
def test_no_tile_gets_further(cell: str) -> None:
    with pytest.raises(Malformed):
        new("unikat", 2).game.read_action(f"lay SBW1@{cell}")


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_only_seats_of_the_table_come_and_go(seat: int) -> None:
    t = new("unikat", 2)
    with pytest.raises(Illegal):
        t.game.check(t.state, CHANCE, First(seat))
    t.settle()
    for action in (Leave(seat), Return(seat)):
        with pytest.raises(Illegal) as refused:
            t.game.check(t.state, TABLE, action)
        assert refused.value.phrase.id == "no-such-seat"


@rule("UNI-31", "UNI-32")
def test_a_refusal_names_one_neighbour_with_its_own_differences() -> None:
    t = at(
        "unikat; table SBW1@0,0 SBW2@1,0 QBW2@1,1 QBN2@1,2 QBN1@0,2; display CGR1; "
        "hand 0 SGW3 CBN3; hand 1 CYR3"
    )
    for tile in ("SGW3", "CBN3"):
        facts = t.why(0, f"lay {tile}@0,1").phrase.facts
        named = [
            f"feature-{name}"
            for name, a, b in zip(
                ("shape", "colour", "background", "size"), tile, str(facts["other"]), strict=True
            )
            if a != b
        ]
        assert facts["features"] == tuple(named)
        assert len(named) != 1
