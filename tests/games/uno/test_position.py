"""UNO's positions as text: every slot of a state survives, and what could not be is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, Below
from stolik.core.options import Book
from stolik.core.phrase import Malformed
from stolik.games.uno.game import Uno
from stolik.games.uno.notation import MOST
from stolik.games.uno.options import BOOKS
from stolik.games.uno.pieces import BIT, FACE, FACE_OF, FACES, all_faces
from stolik.games.uno.position import read_position, write_position
from stolik.games.uno.state import PHASES, Due, Hint, Lapse, State

GAME = Uno()


def known(s: State) -> dict[str, Any]:
    """All that a state knows, cards as faces: which of two twins it is never matters."""
    told = {name: getattr(s, name) for name in s.__slots__}
    for name in ("bag", "under", "drawn", "shown"):
        told[name] = all_faces(told[name])
    for name in ("top", "carried", "was_top"):
        told[name] = told[name] if told[name] < 0 else FACES[FACE_OF[told[name]]]
    told["bottom"] = [FACE_OF[card] for card in s.bottom]
    told["hands"] = [all_faces(hand) for hand in s.hands]
    told["known"] = {
        owner: {seat: all_faces(it) for seat, it in by.items()} for owner, by in s.known.items()
    }
    return told


def assert_survives(s: State) -> None:
    """The text says everything, in one way."""
    text = write_position(s)
    again = read_position(text)
    assert known(again) == known(s)
    assert write_position(again) == text
    assert again.was_top < 0 or again.under & BIT[again.was_top]
    assert not again.drawn & ~again.hands[again.turn]
    assert again.bluff < 0 or not again.shown & ~again.hands[again.bluff]


# -- samples --------------------------------------------------------------------------------------
PLAIN = "uno-108; top R5; hand 0 R1 W4; hand 1 B2 B3"
TWO = "top R5; hand 0 R1 W4; hand 1 B2 B3"
THREE = f"{TWO}; hand 2 G1 G2 G3"
GRACE = "options uno.catchGraceMs=1500"
OUT = "options k108.scoring=elimination"
STRICT = "options uno.wd4Mode=strict uno.stacking=up"
CUSTOM = "options m112.custom1=next:exactly-2"
AFTER = "options m112.shuffleColour=after"
SAMPLES = [
    "uno-108 2; seats 2; top R5; hand 0 R1 W4; hand 1 B2 B3",
    f"uno-112 2; seats 3; away 0 2; dealer 1; turn 2; anticlockwise; {THREE}; fresh; since 1200",
    "uno-108 2; seats 3; phase cut",
    "uno-108 2; seats 3; contenders 0 2; phase cut",
    "uno-108 2; seats 3; dealer 2; phase deal",
    "uno-112 2; seats 3; phase dealer",
    "uno-108 2; seats 3; deal 2; scores 0 33 0; wins 0 1 0; dealer 2; carried R5; phase deal",
    "uno-108 2; seats 3; deal 2; dealer 2; contenders 0; carried W4; old-next 0; phase deal; "
    "colour G",
    f"uno-108 2; seats 4; {OUT}; deal 3; scores 10 40 0 500; out 3; dealer 2; old-next 2; {THREE}",
    "uno-108 2; seats 2; phase name; turn 1; top W; hand 0 R1; hand 1 R1",
    f"uno-112 2; seats 2; {AFTER}; phase name; turn 1; top WH; hand 0 R1; hand 1 R1; resume 0",
    "uno-112 2; seats 3; phase mix; top WH; colour B; hand 0 R1; hand 1 R1; hand 2 R2 R2",
    f"uno-112 2; seats 3; {AFTER}; phase mix; top WH; hand 0 R1; hand 1 R1; hand 2 R2; resume 2",
    "uno-108 2; seats 2; phase drawn; top R5; hand 0 R1 R1 W4; hand 1 B2; drawn R1; forced",
    f"uno-108 2; seats 2; options uno.turnTimer=9 uno.drawUntil=on; phase drawn; {TWO}; "
    "due 0 112 turn until R0 R1 B5 W; hurried",
    "uno-108 2; seats 2; phase challenge; turn 1; top W4; colour G; under R5 YS; "
    "hand 0 R1 W4; hand 1 B2 B3; fresh; bluff 0; was R5",
    "uno-108 2; seats 2; phase challenge; top W4; colour G; under R5 W W4; "
    "hand 0 B2 B3; hand 1 R1 R1 W4; bluff 1; was W B; shown R1 W4; four-drawn",
    "uno-112 2; seats 2; phase challenge; turn 1; top W4; colour G; under R5; "
    "hand 0 R1; hand 1 B2; bluff 0; was R",
    f"uno-108 2; seats 2; phase replace; {TWO}",
    f"uno-108 2; seats 2; {STRICT}; phase stack; top RD; hand 0 R1; hand 1 RD W4; stacked 2",
    f"uno-112 2; seats 3; {CUSTOM}; phase discard; turn 1; top WC1; colour R; hand 0 R1; "
    "hand 1 B1 B1 B2 B2; hand 2 G1 G2 G3; skips 1; quota 1 2; quota 2 1; resume 2",
    "uno-112 2; seats 2; options m112.custom1=note:sing%21; phase note; top WC1; colour R; "
    "hand 0 R1; hand 1 B2; note-draws 2; skips 1",
    f"uno-108 2; seats 3; {GRACE}; top R5; hand 0 R1; hand 1 W4; hand 2 G1 G2; "
    "lapse 1 700 grace moved by 2 0; lapse 0; cooling 0 0 2700",
    f"uno-108 2; seats 3; {GRACE}; top R5; hand 0 R1; hand 1 W W4; hand 2 G1; lapse 1 grace; "
    "called 0 2",
    f"uno-112 2; seats 2; {TWO}; due 1 2 plus2; due 1 1 caught; due 0 112 custom until Y0 Y1",
    f"uno-108 2; seats 3; {THREE}; report 0 2",
    f"uno-108 2; seats 3; options k108.hintPenalty=vote; {THREE}; report 0 2 voted 0 yes 1",
    f"uno-112 2; seats 2; {TWO}; toll 3; skips 0 1; passes 1",
    "uno-108 2; seats 2; top R5; hand 0 R1; hand 1 B2; bottom W4 W4 W4",
    "uno-112 2; seats 3; options m112.scoring=on; phase settle; turn 1; top RD; "
    "hand 0 W4; hand 2 G1; due 2 2 plus2; winner 1",
    "uno-112 2; seats 3; phase over; old-next 1; top WC1; colour B; hand 0 R1; winner 2; heirs 2 1",
    "uno-108 2; seats 2; options table.rest=on; winner 1; phase rest; top R5; hand 0 R1",
    "uno-108 2; seats 3; deal 2; dealer 2; contenders 0; carried RD; old-next 0; phase deal; "
    "stacked 4; options uno.wd4Mode=strict uno.stacking=same",
    "uno-108 1; seats 2; top R5; hand 0 R1 W4; hand 1 B2 B3",
    f"uno-112 2; seats 3; {THREE}; known 0 1 B3; known 0 2 G1 G3; known 1 0 R1 W4",
]


def tidy(text: str) -> str:
    """The same fields in the order in which they are written."""
    return write_position(read_position(text))


@pytest.mark.parametrize("text", SAMPLES)
def test_a_position_is_written_as_it_is_read(text: str) -> None:
    assert sorted(tidy(text).split("; ")) == sorted(text.split("; "))
    assert_survives(read_position(text))
    assert GAME.faults(read_position(text)) == []


def test_the_samples_show_every_phase() -> None:
    assert {read_position(text).phase for text in SAMPLES} == set(PHASES)


def test_the_order_of_fields_and_lines_does_not_matter() -> None:
    shuffled = "uno-108\n drawn R1\n hand 1 B2;;\n phase drawn; hand 0 W4 R1 R1\n forced; top R5"
    assert tidy(shuffled) == SAMPLES[13]


# -- what is left out -----------------------------------------------------------------------------
def test_a_few_words_are_a_whole_position() -> None:
    s = read_position(PLAIN)
    assert (s.seats, s.phase, s.turn, s.colour, s.dealer) == (2, "turn", 0, 0, 0)
    assert [all_faces(hand) for hand in s.hands] == [(1, FACE["W4"]), (41, 42)]
    assert s.bag.bit_count() == 103
    assert (s.under, s.contenders, s.deal, s.clockwise) == (0, 1, 1, True)


def test_cards_named_nowhere_are_in_the_draw_pile() -> None:
    s = read_position(f"{PLAIN}; under G1 G1; bottom W4")
    assert (s.bag.bit_count(), s.under.bit_count(), len(s.bottom)) == (100, 2, 1)


def test_beside_a_draw_pile_that_is_named_they_are_under_the_pile() -> None:
    s = read_position(f"{PLAIN}; bag G1 G1")
    assert (s.bag.bit_count(), s.under.bit_count()) == (2, 101)
    empty = read_position(f"{PLAIN}; bag; bottom W4")
    assert (empty.bag, empty.under.bit_count(), len(empty.bottom)) == (0, 102, 1)


def test_the_number_of_seats_is_that_of_the_hands() -> None:
    assert read_position(f"uno-112; {THREE}").seats == 3
    assert read_position("uno-112; phase dealer").seats == 2


def test_what_lies_under_a_four_comes_to_the_discards() -> None:
    s = read_position(
        "uno-108; phase challenge; turn 1; bluff 0; was R5; top W4; colour G; hand 0 R1; hand 1 B2"
    )
    assert (s.under, s.was_colour, s.shown) == (BIT[s.was_top], 0, s.hands[0])


def test_lapses_reports_and_dues_say_all_they_know() -> None:
    s = read_position(
        f"uno-108; {GRACE} k108.hintPenalty=vote; "
        "top R5; hand 0 R1; hand 1 W4; hand 2 G1; hand 3 G2; "
        "lapse 2 90 grace moved by 3 0; due 1 4 hint until G1 G0; report 1 2 voted 3 1 yes 1"
    )
    until = BIT[FACE_OF.index(FACE["G0"])] | sum(
        BIT[card] for card, face in enumerate(FACE_OF) if face == FACE["G1"]
    )
    assert s.lapses == [Lapse(2, 90, grace=True, moved=True, first=3, noted=0b1001)]
    assert s.dues == [Due(1, 4, "hint", until)]
    assert s.hint == Hint(1, 2, voted=0b1010, yes=0b10)


# -- states of play -------------------------------------------------------------------------------
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("uno-108", 2, {}),
    ("uno-108", 4, {"uno.catchGraceMs": 1500, "uno.turnTimer": 5, "uno.falseCallPenalty": 2}),
    ("uno-108", 3, {"k108.scoring": "elimination", "k108.target": 60, "k108.hintPenalty": "vote"}),
    ("uno-108", 4, {"k108.format": "pairs", "k108.carryOver": "settleNow", "uno.sevenZero": "on"}),
    ("uno-108", 3, {"uno.wd4Mode": "strict", "uno.stacking": "up", "uno.drawUntil": "on"}),
    ("uno-112", 2, {"m112.scoring": "on", "m112.nextDealer": "random"}),
    (
        "uno-112",
        3,
        {
            "m112.dealerPick": "highCard",
            "m112.shuffleColour": "after",
            "m112.custom1": "others:exactly-3",
            "m112.custom2": "all?atleast-3:discard-blue",
            "m112.custom3": "next?cannot:draw-3",
            "uno.jumpIn": "on",
        },
    ),
]


def states(book: Book, seats: int, given: dict[str, object], below: Below) -> Iterator[State]:
    """The states of a match played at random, up to a number of steps."""
    s = GAME.new(book.decide(given, seats), seats)
    at = 0
    for _ in range(240):
        yield s
        able = [who for who in GAME.actors(s) if who == CHANCE or GAME.legal(s, who)]
        if not able:
            return
        who = able[below(len(able))] if below(3) == 0 else able[0]
        legal = [] if who == CHANCE else GAME.legal(s, who)
        a = GAME.draw(s, below) if who == CHANCE else legal[below(len(legal))]
        at += below(900)
        GAME.advance(s, who, a, at)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_state_of_play_survives(table: int) -> None:
    name, seats, given = TABLES[table]
    met: Counter[str] = Counter()
    for s in states(BOOKS[name], seats, given, seeded(f"position {table}")):
        assert_survives(s)
        met[s.phase] += 1
    assert met.total() > 50
    assert {"deal", "turn", "drawn"} <= set(met)


# -- what is refused ------------------------------------------------------------------------------
BROKEN: dict[str, tuple[int, str]] = {
    "": (1, "not-a-position"),
    " ; ": (1, "not-a-position"),
    " unikat; top R5": (2, "unknown-book"),
    "uno-108 3": (9, "unknown-version"),
    "uno-108 1 1": (11, "wrong-count"),
    "uno-108": (1, "no-top-card"),
    "uno-108; phase over": (1, "no-top-card"),
    "uno-108; seats 1": (16, "not-a-number"),
    "uno-108; seats 11": (16, "not-a-number"),
    "uno-108; options uno.jumpIn=yes": (18, "bad-option-value"),
    "uno-108; phase deal; top R5": (22, "field-before-cards"),
    "uno-108; phase deal; turn 0": (22, "field-before-cards"),
    "uno-108; phase deal; colour R": (22, "field-before-cards"),
    "uno-112; carried R5; phase deal": (10, "field-before-cards"),
    "uno-108; carried R5; phase cut": (10, "field-and-phase"),
    "uno-108; carried W4; phase deal": (10, "no-colour"),
    "uno-108; carried R5; phase deal; colour G": (34, "colour-of-card"),
    "uno-112; phase cut": (10, "phase-and-options"),
    "uno-108; phase dealer": (10, "phase-and-options"),
    "uno-108; deal 2; phase cut": (18, "phase-and-options"),
    "uno-108; contenders 0; phase cut": (10, "wrong-count"),
    "uno-108; phase dance": (16, "not-one-of"),
    "uno-108; hand": (10, "wrong-count"),
    "uno-108; hand 10 R5": (15, "not-a-number"),
    "uno-108; seats 2; hand 2 R5": (24, "not-a-number"),
    "uno-108; top W; hand 0 R1; hand 1 R1": (10, "no-colour"),
    "uno-108; top WH; hand 0 R1; hand 1 R1": (14, "too-many-of"),
    "uno-108; top R5; hand 0 R0 R0; hand 1 R1": (28, "too-many-of"),
    "uno-108; top R5; hand 0 R1": (1, "hand-no-card"),
    "uno-108; top R5; hand 0 R1; hand 1": (29, "hand-no-card"),
    "uno-112; phase name; top W; hand 0 R1; hand 1 R1": (10, "phase-and-options"),
    "uno-112; phase mix; top WH; hand 0 R1; hand 1 R1": (21, "no-colour"),
    f"uno-112; {AFTER}; phase mix; top WH; colour R; hand 0 R1; hand 1 R1": (63, "field-and-phase"),
}


def broken_behind(before: str, faults: list[tuple[str, int, str]]) -> None:
    """Fields that do not go with what stands before them.

    Columns are counted from where they begin, or, where they are negative, from the beginning.
    """
    for fields, place, why in faults:
        column = place + len(before) + 2 if place > 0 else -place
        BROKEN[f"{before}; {fields}"] = (column, why)


broken_behind(
    PLAIN,
    [
        ("colour G", 1, "colour-of-card"),
        ("colour P", 8, "not-one-of"),
        ("top R6", 1, "field-twice"),
        ("hand 1 R1", 1, "field-twice"),
        ("dance", 1, "unknown-field"),
        ("turn 2", 6, "not-a-number"),
        ("turn", 1, "wrong-count"),
        ("dealer -1", 8, "not-a-number"),
        ("fresh yes", 7, "wrong-count"),
        (f"since {MOST + 1}", 7, "not-a-number"),
        ("since -1", 7, "not-a-number"),
        ("scores 1", 1, "wrong-count"),
        ("scores 1 2 3", 12, "wrong-count"),
        ("out 1", 1, "out-and-elimination"),
        ("away", 1, "wrong-count"),
        ("away 1 1", 8, "field-twice"),
        ("under R5 R5", 10, "too-many-of"),
        ("bag X", 5, "not-a-card"),
        ("phase challenge", 1, "phase-needs"),
        ("phase challenge; bluff 1", 1, "phase-needs"),
        ("phase challenge; bluff 1; was R6", -10, "phase-and-top"),
        ("bluff 1", 1, "field-and-phase"),
        ("was R6", 1, "field-and-phase"),
        ("shown R1", 1, "field-and-phase"),
        ("four-drawn", 1, "field-and-phase"),
        ("phase stack; stacked 2", 1, "phase-and-options"),
        ("stacked 2", 1, "field-and-phase"),
        ("phase discard", 1, "phase-needs"),
        ("quota 0 1", 1, "field-and-phase"),
        ("phase mix", 1, "phase-and-options"),
        ("phase name", -10, "field-and-phase"),
        ("phase drawn", 1, "drawn-or-due"),
        ("phase drawn; drawn R2", 20, "not-held"),
        ("phase drawn; drawn R1 R1", 23, "not-held"),
        ("phase drawn; drawn", 14, "wrong-count"),
        ("phase drawn; drawn R1; due 0 1 turn", 1, "drawn-or-due"),
        ("phase drawn; due 1 1 turn", 1, "drawn-or-due"),
        ("phase drawn; due 0 1 caught; due 0 1 turn", 1, "drawn-or-due"),
        ("drawn R1", 1, "field-and-phase"),
        ("due 0 1 turn", 1, "field-and-phase"),
        ("due 0 0 plus2", 7, "not-a-number"),
        ("due 0 1 because", 9, "not-one-of"),
        ("due 0 1", 1, "wrong-count"),
        ("due 0 1 plus2 until X", 21, "not-a-card"),
        ("phase settle; winner 0; due 1 2 plus2", 1, "phase-and-options"),
        ("phase settle; winner 0", 1, "phase-needs"),
        ("phase over", 1, "phase-needs"),
        ("phase over; winner 0", 13, "winner-holds"),
        ("winner 0", 1, "field-and-phase"),
        ("heirs 0", 1, "field-and-phase"),
        ("phase over; winner 0; due 1 1 caught", 23, "field-and-phase"),
        ("lapse 0", 1, "lapse-one-card"),
        ("lapse 0 5 6", 9, "wrong-count"),
        ("lapse 0 moved", 1, "lapse-and-grace"),
        ("lapse 0 by 1", 1, "lapse-and-grace"),
        ("lapse 0 grace", 1, "lapse-and-grace"),
        ("lapse 0 grace grace", 15, "field-twice"),
        ("lapse 0 grace by 0", 18, "field-twice"),
        ("called 1", 1, "lapse-one-card"),
        ("report 0 0", 10, "field-twice"),
        ("report 0", 1, "wrong-count"),
        ("report 0 1 voted 0 yes 1", 1, "report-not-open"),
        ("report 0 1 yes 1", 1, "report-not-open"),
        ("report 0 1; options k108.hintPenalty=off", 1, "report-not-open"),
        ("report 0 1; options k108.hintPenalty=vote", 1, "report-not-open"),
        ("report 0 1 voted 0 1 yes 1; options k108.hintPenalty=vote", 1, "report-not-open"),
        ("report 0 1; options k108.bots=2", 1, "report-not-open"),
        ("hurried", 1, "hurried-and-chance"),
        ("hurried; due 0 1 caught", 1, "hurried-and-chance"),
        ("hurried; options uno.turnTimer=9", 1, "hurried-and-chance"),
        ("passes 10", 8, "not-a-number"),
        ("toll 11", 6, "not-a-number"),
    ],
)
broken_behind(
    f"uno-108; {OUT}; {THREE}",
    [
        ("out 0", -1, "seat-is-out"),
        ("out 0; turn 1", -1, "seat-is-out"),
        ("out 0; turn 1; dealer 0", 16, "seat-is-out"),
        ("out 0; turn 0; dealer 1", 8, "seat-is-out"),
        ("out 0; turn 1; dealer 1", -52, "seat-is-out"),
        ("out 0 1", 1, "two-must-play"),
        ("out 0 1 2; phase over; winner 0", 1, "two-must-play"),
    ],
)
broken_behind(
    "uno-108; phase challenge; top W4; colour G; hand 0 R1; hand 1 R1",
    [
        ("bluff 0; was R5", 1, "bluff-before-turn"),
        ("bluff 1; was W", 10, "no-colour"),
        ("bluff 1; was R5 G", 10, "colour-of-card"),
        ("bluff 1; was R1", 14, "too-many-of"),
        ("bluff 1; was R5 G G", 17, "wrong-count"),
        ("bluff 1; was R5; shown R5", 24, "not-held"),
        ("bluff 1; was R5; options uno.wd4Mode=strict", -10, "phase-and-options"),
    ],
)
broken_behind(
    f"uno-112; {CUSTOM}; phase discard; top WC1; colour G; hand 0 R1 R1 R2; hand 1 R3",
    [
        ("quota 1 1", 1, "quota-and-hand"),
        ("quota 0 3", 1, "quota-and-hand"),
        ("quota 0 1; quota 1 1", 12, "quota-and-hand"),
        ("quota 0 1; quota 0 2", 12, "field-twice"),
        ("quota 0 0", 9, "not-a-number"),
        ("quota 0", 1, "wrong-count"),
    ],
)
broken_behind(
    "uno-108; top R5; hand 0 R1; hand 1 B2",
    [
        ("lapse 0; called 0", 1, "lapse-and-called"),
        ("lapse 0; lapse 0", 10, "field-twice"),
        ("phase replace", 1, "replace-four"),
    ],
)


@pytest.mark.parametrize("text", BROKEN)
def test_what_could_not_come_about_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_position(text)
    assert (refusal.value.column, refusal.value.phrase.id) == BROKEN[text]


def test_a_card_for_the_turn_needs_a_card_to_draw() -> None:
    s = read_position(PLAIN)
    rest = " ".join([FACES[face] for face in all_faces(s.bag)])
    with pytest.raises(Malformed) as refusal:
        read_position(f"{PLAIN} {rest}; phase drawn; due 0 1 turn")
    assert refusal.value.phrase.id == "nothing-to-draw"


def test_a_fault_says_which_card_is_named_too_often() -> None:
    with pytest.raises(Malformed) as refusal:
        read_position(f"{PLAIN}; under W4 W4 W4 W4")
    assert (refusal.value.column, refusal.value.phrase.facts) == (61, {"card": "W4"})
