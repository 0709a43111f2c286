"""What chance owes, as the engine tells it: enough to script every kind of it."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core.game import CHANCE
from stolik.games.uno.pieces import DECK_108, FACE, FACES, all_faces, take
from tests.cli.test_engine import last, position
from tests.kit import at

HANDS = "top R5; hand 0 R1; hand 1 B2"


def owed(text: str) -> Any:
    return last(position(text), {"do": "owed"})["owed"]


def others(cards: str) -> str:
    """All cards of the deck but these, for somebody to hold."""
    left = take(DECK_108, [FACE[card] for card in cards.split()]) ^ DECK_108
    return " ".join([FACES[face] for face in all_faces(left)])


OWED = [
    ("unikat; seats 3; phase first", {"action": "first", "seats": [0, 1, 2]}),
    (
        "unikat; seats 2; phase deal",
        {"action": "deal", "tiles": [10, 10], "display": 3, "start": 1},
    ),
    (
        "unikat; table SBW1@0,0; display CGR1; hand 0 QBW3; hand 1 CYW3; phase blind; turn 1",
        {"action": "draw", "seat": 1, "tiles": 1},
    ),
    (
        "unikat; table SBW1@0,0; hand 0 QBW3; hand 1 CYW3; bag CGR1 CGR2",
        {"action": "reveal", "tiles": 2},
    ),
    ("uno-112; seats 3; phase dealer", {"action": "dealer", "seats": [0, 1, 2]}),
    (
        f"uno-108; {HANDS}; due 1 2 plus2",
        {"action": "give", "seat": 1, "cards": 2, "why": "plus2", "until": []},
    ),
    (
        f"uno-108; {HANDS}; due 0 2 caught; bag G1; under",
        {"action": "give", "seat": 0, "cards": 2, "why": "caught", "until": []},
    ),
    (
        "uno-112; phase mix; top WH; colour R; hand 0 R1 R2; hand 1 B2",
        {"action": "mix", "cards": [1, 2]},
    ),
    ("ubongo; seats 2; phase begin", {"action": "begin", "seats": [0, 1]}),
    ("ubongo; seats 2; phase gems", {"action": "gems", "rows": 6, "gems": 12}),
    (
        "ubongo; seats 2; phase field; pawns 1 -; turn 1; options ubo.turnTimer=30",
        {"action": "field", "seat": 1, "rows": 6},
    ),
    ("ubongo; seats 2; phase deal", {"action": "deal", "symbols": 6, "mirror": False}),
]


@pytest.mark.parametrize(("text", "wanted"), OWED)
def test_the_engine_tells_what_chance_owes(text: str, wanted: dict[str, Any]) -> None:
    told = owed(text)
    assert told["who"] == "chance"
    assert {key: told[key] for key in wanted} == wanted


def test_what_ends_a_draw_a_cut_and_a_deal_is_told() -> None:
    drawing = "uno-108; options uno.drawUntil=on; top R5; hand 0 B1; hand 1 B2; phase drawn"
    until = owed(f"{drawing}; forced; due 0 112 turn until R5 W")
    assert (until["until"], until["cards"]) == (["R5", "W"], 105)
    assert owed("uno-108; seats 2; phase cut")["until"][:2] == ["R0", "R1"]
    dealt = owed("uno-108; seats 3; phase deal; cards 3")
    assert (dealt["cards"], len(dealt["until"])) == ([3, 3, 3], 53)
    assert owed("uno-108; seats 2; phase deal; carried R5")["until"] == []
    assert len(owed("uno-112; seats 2; phase deal")["until"]) == 40


def test_what_the_table_owes_is_told_and_else_nothing() -> None:
    rest = "uno-108; options table.rest=on; phase rest; winner 1; top R5; hand 0 R1"
    assert owed(rest) == {"who": "table", "action": "next"}
    assert owed(f"uno-108; {HANDS}") is None
    assert owed("ubongo; seats 2") is None


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        ("due 1 1 turn; phase drawn; turn 1; bag G1 G1 W4", ["give G1", "give W4"]),
        ("due 1 1 caught; bag; bottom W4 G1", ["give W4"]),
        (
            f"due 1 1 caught; bag; under G1 G2; hand 2 {others('R5 R1 B2 G1 G2')}",
            ["give G1", "give G2"],
        ),
        (f"due 1 1 caught; hand 2 {others('R5 R1 B2')}", ["give"]),
        (f"due 1 2 caught; hand 2 {others('R5 R1 B2 G1')}", ["give G1"]),
        ("due 1 2 caught; bag G1 G2; under", []),
        ("due 1 112 turn until G1 W; phase drawn; turn 1; bag G1 G2", ["give G1"]),
    ],
)
def test_a_single_card_that_may_come_is_listed(more: str, wanted: list[str]) -> None:
    t = at(f"uno-108; {HANDS}; {more}")
    assert t.legal(CHANCE) == wanted
    for action in wanted:
        game, copy = t.game, t.game.copy(t.state)
        game.check(copy, CHANCE, game.read_action(action))
