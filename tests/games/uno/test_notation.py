"""UNO's actions as text: what is written reads back, and what is wrong is named with its column."""

from __future__ import annotations

from typing import get_args

import pytest

from stolik.core.game import Leave, Next, Return, Ring
from stolik.core.phrase import Malformed
from stolik.games.uno.actions import (
    Accept,
    Action,
    Answer,
    Call,
    Catch,
    Challenge,
    Cut,
    Deal,
    Dealer,
    Discard,
    Draw,
    Give,
    Judge,
    Jump,
    Keep,
    Mix,
    Name,
    NoteDone,
    NoteDraw,
    NoteSkip,
    Pass,
    Play,
    Report,
    Vote,
)
from stolik.games.uno.notation import read_action, write_action
from stolik.games.uno.pieces import FACE, FACES
from tests.games.uno.scenes import faces

RED, YELLOW, GREEN, BLUE = range(4)


ACTIONS: dict[str, Action] = {
    "play R5": Play(FACE["R5"]),
    "play R5 uno": Play(FACE["R5"], call=True),
    "play W4 G": Play(FACE["W4"], GREEN),
    "play WH": Play(FACE["WH"]),
    "play R7 >2": Play(FACE["R7"], target=2),
    "play WC1 G want R >2 uno": Play(FACE["WC1"], GREEN, True, 2, RED),
    "play WC3 B want Y": Play(FACE["WC3"], BLUE, wanted=YELLOW),
    "jump R5": Jump(FACE["R5"]),
    "jump B7 >9 uno": Jump(FACE["B7"], True, 9),
    "draw": Draw(),
    "keep": Keep(),
    "pass": Pass(),
    "name G": Name(GREEN),
    "accept": Accept(),
    "challenge": Challenge(),
    "discard BS": Discard(FACE["BS"]),
    "call": Call(),
    "catch 2": Catch(2),
    "report 0": Report(0),
    "answer yes": Answer(True),
    "answer no": Answer(False),
    "vote yes": Vote(True),
    "vote no": Vote(False),
    "judge yes": Judge(True),
    "judge no": Judge(False),
    "cut R5 / BS G7 / Y2": Cut((faces("R5"), faces("BS G7"), faces("Y2"))),
    "dealer 2": Dealer(2),
    "deal R1 R1 / G2 / W4 W4 B3": Deal((faces("R1 R1"), faces("G2")), faces("W4 W4 B3")),
    "deal R1 / / G2 / B3": Deal((faces("R1"), (), faces("G2")), faces("B3")),
    "deal / R1 / G2 / B3": Deal(((), faces("R1"), faces("G2")), faces("B3")),
    "deal R1 / G2 /": Deal((faces("R1"), faces("G2")), ()),
    "give R5 B2 R5": Give(faces("R5 B2 R5")),
    "give": Give(()),
    "note draw 2 7": NoteDraw(2, 7),
    "note skip 9": NoteSkip(9),
    "note done": NoteDone(),
    "mix R1 WH / G2": Mix((faces("R1 WH"), faces("G2"))),
    "ring grace-1": Ring("grace-1"),
    "leave 2": Leave(2),
    "return 9": Return(9),
    "next": Next(),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert read_action(text) == ACTIONS[text]
    assert write_action(ACTIONS[text]) == text
    assert hash(read_action(text)) == hash(ACTIONS[text])


def test_every_kind_of_action_has_an_example() -> None:
    assert {type(action) for action in ACTIONS.values()} == set(get_args(Action))


@pytest.mark.parametrize("code", FACES)
def test_every_face_is_written_by_its_code(code: str) -> None:
    assert write_action(read_action(f"discard {code}")) == f"discard {code}"


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("  play   R5  ", "play R5"),
        ("play WC1 uno >2 want R G", "play WC1 G want R >2 uno"),
        ("deal B3 R1 / W G2 / B3 R9", "deal R1 B3 / G2 W / B3 R9"),
        ("mix W4 R1 / B2 B1", "mix R1 W4 / B1 B2"),
        ("give W4 R1", "give W4 R1"),
        ("deal R1 /  / G2 /  B3", "deal R1 / / G2 / B3"),
    ],
)
def test_there_is_one_way_to_write_it(text: str, again: str) -> None:
    assert write_action(read_action(text)) == again


BROKEN = {
    "": (1, "no-action"),
    "   ": (1, "no-action"),
    " dance": (2, "unknown-action"),
    "play": (1, "wrong-count"),
    "play R11": (6, "not-a-card"),
    "play r5": (6, "not-a-card"),
    "play W4 P": (9, "not-one-of"),
    "play W4 RY": (9, "not-one-of"),
    "play W4 G R": (11, "field-twice"),
    "play R5 uno uno": (13, "field-twice"),
    "play R7 >x": (10, "not-a-number"),
    "play R7 >": (10, "not-a-number"),
    "play R7 >10": (10, "not-a-number"),
    "play WC1 G want": (12, "wrong-count"),
    "play WC1 G want P": (17, "not-one-of"),
    "jump R5 G": (9, "not-one-of"),
    "draw R5": (6, "wrong-count"),
    "name": (1, "wrong-count"),
    "name red": (6, "not-one-of"),
    "discard R5 R6": (12, "wrong-count"),
    "catch": (1, "wrong-count"),
    "catch -1": (7, "not-a-number"),
    "answer maybe": (8, "not-one-of"),
    "cut R5 / XX": (10, "not-a-card"),
    "deal R1 / R5": (1, "pile-count"),
    "deal" + " /" * 11: (1, "pile-count"),
    "mix R1": (1, "pile-count"),
    "deal R1 / R5 / R6x": (16, "not-a-card"),
    "give R5 /": (9, "not-a-card"),
    "leave 12": (7, "not-a-number"),
    "ring": (1, "wrong-count"),
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_fault_is_named_with_its_column(text: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_action(text)
    assert (refusal.value.column, refusal.value.phrase.id) == BROKEN[text]


def test_a_fault_says_which_card_it_is() -> None:
    with pytest.raises(Malformed) as refusal:
        read_action("cut R5 / R0 X7")
    assert refusal.value.phrase.facts == {"word": "X7"}
