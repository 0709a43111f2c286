"""UNO with 108 cards, a +4 that is challenged or not (K108-66 to K108-80)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.core.game import CHANCE, CLOCK
from stolik.games.uno.events import (
    Accepted,
    Called,
    Caught,
    Challenged,
    DealOver,
    Drew,
    Event,
    Played,
    Skipped,
    TookBack,
)
from stolik.games.uno.pieces import FACE
from tests.games.uno.scenes import faces
from tests.kit import Trial, at, rule, seen

OTHERS = "hand 1 Y3 Y4; hand 2 G3 G4"
#: Seat 0 lays the +4 on red 5 and names blue; seat 1 is to answer.
GUILTY = "R1 B2"
INNOCENT = "G1 B2"
SIX = "Y7 Y8 Y9 G7 G8 G9"
FOUR = "Y7 Y8 Y9 G7"


def waiting(hand: str, top: str = "top R5", more: str = "") -> Trial:
    """A +4 of seat 0, which names blue and keeps these cards, waits for seat 1."""
    t = at(f"uno-108; {top}; hand 0 {hand} W4; {OTHERS}; {more}")
    t.do(0, "play W4 B")
    return t


def heard(t: Trial, seat: int | None) -> Challenged:
    """The challenge as a seat hears it."""
    return next(e for e in reversed(t.match.heard(seat)) if isinstance(e, Challenged))


def replaced(hand: str, card: str) -> Trial:
    """The bluff was seen through, and this card is laid instead; the fine is still to come."""
    t = waiting(hand)
    t.do(1, "challenge")
    t.do(0, f"play {card}")
    return t


# -- who and when ---------------------------------------------------------------------------------
@rule("K108-66")
@pytest.mark.parametrize("hand", [GUILTY, INNOCENT])
def test_only_who_would_draw_the_four_may_challenge(hand: str) -> None:
    t = waiting(hand)
    assert "challenge" in t.legal(1)
    for seat in (0, 2):
        assert "challenge" not in t.legal(seat)
        assert t.why(seat, "challenge").clause == "K108-66"


@rule("K108-66", "M112-51")
@pytest.mark.parametrize("answer", ["challenge", "accept"])
@pytest.mark.parametrize(("book", "clause"), [("uno-108", "K108-66"), ("uno-112", "M112-51")])
def test_where_no_four_waits_nobody_answers_one(book: str, clause: str, answer: str) -> None:
    asked = ("top R5", "phase drawn; top R5; drawn R1", "phase rest; top R5; winner 2")
    resting = f"options table.rest=on {'m112.scoring=on' if book == 'uno-112' else ''}"
    for position in asked:
        third = "" if "rest;" in position else "; hand 2 G3 G4"
        t = at(f"{book}; {resting}; {position}; hand 0 R1 R2; hand 1 Y3 Y4; seats 3{third}")
        for seat in range(3):
            refused = t.why(seat, answer)
            assert (refused.clause, refused.phrase.id) == (clause, "no-four-waits")


@rule("HOUSE-01")
def test_stacked_cards_are_accepted_and_never_challenged() -> None:
    stacking = "options uno.wd4Mode=strict uno.stacking=up"
    t = at(f"uno-108; {stacking}; top R5; hand 0 R1 RD W4; hand 1 Y3 Y4 YD; hand 2 G1 G2")
    t.do(0, "play RD")
    assert t.why(1, "challenge").clause == "HOUSE-01"
    assert t.why(0, "accept").clause == "HOUSE-01"


@rule("K108-66")
def test_counter_clockwise_it_is_the_player_on_the_right() -> None:
    t = waiting(GUILTY, more="anticlockwise")
    assert t.legal(2) == ["accept", "challenge"]
    assert t.why(1, "challenge").clause == "K108-66"


@rule("K108-66")
@pytest.mark.parametrize("card", ["W B", "R1"])
def test_no_other_card_can_be_challenged(card: str) -> None:
    t = at(f"uno-108; top R5; hand 0 R1 R2 R3 W; {OTHERS}")
    t.do(0, f"play {card}")
    assert "challenge" not in t.legal(1)
    t.why(1, "challenge")


@rule("K108-67")
def test_the_colour_is_named_with_the_four() -> None:
    t = at(f"uno-108; top R5; hand 0 {GUILTY} W4; {OTHERS}")
    assert t.why(0, "play W4").clause == "K108-50"
    t.do(0, "play W4 G")
    assert (seen(t)["colour"], seen(t)["phase"]) == ("G", "challenge")


@rule("K108-67")
def test_the_victim_accepts_or_challenges_and_does_nothing_else() -> None:
    t = waiting(GUILTY)
    assert t.legal(1) == ["accept", "challenge"]
    for action in ("play Y3", "draw", "keep", "pass"):
        assert t.why(1, action).clause == "K108-67"


@rule("K108-67")
@pytest.mark.parametrize("move", ["play R1", "play G3", "draw", "accept"])
def test_nobody_else_moves_before_the_answer(move: str) -> None:
    t = waiting(GUILTY)
    for seat in (0, 2):
        assert t.legal(seat) == []
        assert t.why(seat, move).clause == "K108-67"


@rule("K108-67", "K108-87")
def test_uno_may_be_called_before_the_answer() -> None:
    t = waiting("G1")
    assert t.do(0, "call") == [Called(0, due=True, fine=0)]
    assert t.legal(1) == ["accept", "challenge"]


@rule("K108-67", "K108-82")
def test_a_catch_may_be_made_before_the_answer() -> None:
    t = waiting("G1")
    assert t.do(2, "catch 0") == [Caught(2, 0)]
    t.chance("give R7 R8")
    assert t.legal(1) == ["accept", "challenge"]


@rule("K108-67", "K108-55")
def test_who_accepts_draws_four_and_loses_the_turn() -> None:
    t = waiting(INNOCENT)
    assert t.do(1, "accept") == [Accepted(1), Skipped(1)]
    assert t.chance(f"give {FOUR}") == [Drew(1, faces(FOUR), 4, 0, "plus4")]
    assert (seen(t)["counts"], seen(t)["turn"], seen(t)["colour"]) == ([2, 6, 2], 2, "B")


# -- what is shown --------------------------------------------------------------------------------
@rule("K108-68")
@pytest.mark.parametrize("hand", [GUILTY, INNOCENT])
def test_the_hand_is_shown_to_the_challenger_only(hand: str) -> None:
    t = waiting(hand)
    t.do(1, "challenge")
    guilty = hand == GUILTY
    against = faces("R1") if guilty else ()
    assert heard(t, 1) == Challenged(1, 0, faces(hand), False, guilty, against)
    for seat in (2, None):
        assert heard(t, seat) == Challenged(1, 0, None, False, guilty, None)


@rule("K108-68")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_table_may_have_it_shown_to_all(seat: int | None) -> None:
    t = waiting(GUILTY, more="options k108.revealTo=all")
    t.do(1, "challenge")
    assert heard(t, seat).shown == faces(GUILTY)


@rule("K108-68")
def test_before_the_challenge_only_who_laid_the_four_sees_the_hand_behind_it() -> None:
    t = waiting(GUILTY)
    assert [seen(t, seat)["shown"] for seat in (0, 1, 2)] == [GUILTY.split(), None, None]
    assert (seen(t)["shown"], seen(t)["bluff"]) == (GUILTY.split(), 0)


@rule("K108-68")
def test_where_no_four_waits_nobody_has_a_hand_to_show() -> None:
    t = at(f"uno-108; top R5; hand 0 {GUILTY} W4; {OTHERS}")
    assert [seen(t, seat)["shown"] for seat in (0, 1, 2, None)] == [[]] * 4


@rule("K108-68")
def test_without_a_challenge_nothing_is_shown() -> None:
    t = waiting(GUILTY)
    t.do(1, "accept")
    t.chance(f"give {FOUR}")
    assert not any(isinstance(e, Challenged) for e in t.match.heard(1))
    assert seen(t, seat=1)["hands"][0] is None


def fined_by_a_catch(t: Trial) -> None:
    """Two red cards come into the hand of seat 0 while its +4 waits."""
    t.do(2, "catch 0")
    t.chance("give R7 R8")


def fined_for_a_hint(t: Trial) -> None:
    """Four red cards come into the hand of seat 0 while its +4 waits."""
    t.do(2, "report 0")
    t.do(0, "answer yes")
    t.chance("give R6 R7 R8 R9")


@rule("K108-68", "K108-117")
@pytest.mark.parametrize("fine", [fined_by_a_catch, fined_for_a_hint])
@pytest.mark.parametrize(("card", "guilty"), [("G1", False), ("R1", True)])
def test_cards_drawn_since_are_neither_shown_nor_tested(
    fine: Callable[[Trial], None], card: str, guilty: bool
) -> None:
    t = waiting(card)
    fine(t)
    t.do(1, "challenge")
    against = faces(card) if guilty else ()
    assert heard(t, 1) == Challenged(1, 0, faces(card), False, guilty, against)


# -- the test -------------------------------------------------------------------------------------
@rule("K108-69")
@pytest.mark.parametrize(
    ("top", "hand", "guilty"),
    [
        ("top R5", "R1 G1", True),
        ("top R5", "RS G1", True),
        ("top R5", "B1 G1", False),
        ("top R5", "B5 G5", False),
        ("top RS", "BS GS", False),
        ("top R5", "W G1", False),
        ("top R5", "W4 G1", False),
        ("top W; colour G", "G1 R1", True),
        ("top W; colour G", "R1 B1", False),
        ("top W4; colour Y", "Y1 B1", True),
        ("top W4; colour Y", "W4 B1", False),
    ],
    ids=[
        "the colour",
        "a special card of the colour",
        "the colour named with the +4",
        "the number only",
        "the symbol only",
        "a Wild",
        "a second +4",
        "the colour named before",
        "another than the one named before",
        "named with a +4 before",
        "no card of the one named with a +4 before",
    ],
)
def test_the_hand_is_tested_for_the_colour_before_the_four(
    top: str, hand: str, guilty: bool
) -> None:
    t = waiting(hand, top)
    t.do(1, "challenge")
    assert heard(t, 1).guilty is guilty
    assert t.actors()[0] == (0 if guilty else CHANCE)


# -- unfounded ------------------------------------------------------------------------------------
@rule("K108-70")
def test_who_challenges_without_cause_draws_six() -> None:
    t = waiting(INNOCENT)
    t.do(1, "challenge")
    for cards in (FOUR, SIX + " R9"):
        t.why(CHANCE, f"give {cards}")
    assert t.chance(f"give {SIX}") == [Drew(1, faces(SIX), 6, 0, "unfounded")]
    assert seen(t)["counts"] == [2, 8, 2]


@rule("K108-71")
def test_who_challenges_without_cause_loses_the_turn_as_well() -> None:
    t = waiting(INNOCENT)
    assert Skipped(1) in t.do(1, "challenge")
    t.chance(f"give {SIX}")
    assert (seen(t)["turn"], seen(t)["phase"]) == (2, "turn")


@rule("K108-70", "K108-50")
def test_after_an_unfounded_challenge_the_four_and_its_colour_stay() -> None:
    t = waiting(INNOCENT)
    t.do(1, "challenge")
    t.chance(f"give {SIX}")
    assert (seen(t)["top"], seen(t)["colour"]) == ("W4", "B")


# -- justified ------------------------------------------------------------------------------------
@rule("K108-72")
def test_a_bluff_seen_through_goes_back_to_the_hand() -> None:
    t = waiting(GUILTY)
    assert t.do(1, "challenge")[-1] == TookBack(0)
    assert seen(t)["hands"][0] == ["R1", "B2", "W4"]


@rule("K108-73", "K108-77")
def test_the_offender_lays_another_card_that_fits_the_card_below() -> None:
    t = waiting("R1 RS B5 B2 W W4")
    t.do(1, "challenge")
    wilds = [f"play W {colour}" for colour in "RYGB"]
    assert t.legal(0) == ["play R1", "play RS", "play B5", *wilds]
    assert t.why(0, "play B2").clause == "K108-32"


@rule("K108-77")
@pytest.mark.parametrize("move", ["play W4 B", "draw", "pass", "keep"])
def test_neither_a_four_nor_a_pass_nor_a_draw_is_laid_instead(move: str) -> None:
    t = waiting(GUILTY)
    t.do(1, "challenge")
    assert t.why(0, move).clause == "K108-77"


@rule("K108-73")
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_moves_before_the_other_card_is_laid(seat: int) -> None:
    t = waiting(GUILTY)
    t.do(1, "challenge")
    assert t.legal(seat) == []
    assert t.why(seat, "draw").clause == "K108-77"


@rule("K108-74")
def test_the_fine_is_four_cards() -> None:
    t = replaced(GUILTY, "R1")
    for cards in ("Y7 Y8 Y9", FOUR + " G8"):
        t.why(CHANCE, f"give {cards}")
    assert t.chance(f"give {FOUR}") == [Drew(0, faces(FOUR), 4, 0, "guilty")]
    assert seen(t)["counts"] == [6, 2, 2]


@rule("K108-75")
def test_the_other_card_is_laid_before_the_fine_is_drawn() -> None:
    t = waiting(GUILTY)
    t.do(1, "challenge")
    assert (seen(t)["counts"][0], t.actors()[0]) == (3, 0)
    events: list[Event] = t.do(0, "play R1")
    assert isinstance(events[0], Played)
    assert t.actors() == (CHANCE,)


@rule("K108-76")
@pytest.mark.parametrize(
    ("top", "hand", "card", "colour"),
    [("top R5", GUILTY, "R5", "R"), ("top W; colour G", "G1 B2", "W", "G")],
)
def test_pile_and_colour_are_again_what_they_were(
    top: str, hand: str, card: str, colour: str
) -> None:
    t = waiting(hand, top)
    assert (seen(t)["top"], seen(t)["colour"]) == ("W4", "B")
    t.do(1, "challenge")
    assert (seen(t)["top"], seen(t)["colour"], seen(t)["under"]) == (card, colour, [])
    assert t.why(0, "play B2").clause == "K108-32"


@rule("K108-76", "K108-105")
@pytest.mark.parametrize("fine", [fined_by_a_catch, fined_for_a_hint])
def test_the_card_below_the_four_is_not_shuffled_while_the_four_waits(
    fine: Callable[[Trial], None],
) -> None:
    t = at(f"uno-108; top R0; bag; hand 0 R1 W4; {OTHERS}")
    t.do(0, "play W4 B")
    fine(t)
    t.do(1, "challenge")
    assert t.game.faults(t.state) == []
    assert seen(t)["top"] == "R0"
    t.do(0, "play R1")
    assert (seen(t)["top"], seen(t)["under"]) == ("R1", ["R0"])


@rule("K108-76")
def test_who_was_right_draws_nothing() -> None:
    t = replaced(GUILTY, "R1")
    assert t.chance(f"give {FOUR}") == [Drew(0, faces(FOUR), 4, 0, "guilty")]
    assert (seen(t)["counts"][1], seen(t)["turn"], seen(t)["phase"]) == (2, 1, "turn")


@rule("K108-76")
@pytest.mark.parametrize(
    ("card", "turn", "clockwise"),
    [("RS", 2, True), ("RV", 2, False), ("W Y", 1, True)],
    ids=["Skip", "Reverse", "Wild"],
)
def test_the_card_laid_instead_has_its_usual_effect(card: str, turn: int, clockwise: bool) -> None:
    t = replaced(f"R1 {card.split()[0]}", card)
    t.chance(f"give {FOUR}")
    assert (seen(t)["turn"], seen(t)["clockwise"]) == (turn, clockwise)
    assert seen(t)["counts"][1] == 2


@rule("K108-76", "K108-44")
def test_a_plus_two_laid_instead_hits_the_challenger() -> None:
    t = replaced("RD B2", "RD")
    assert t.chance(f"give {FOUR}") == [Drew(0, faces(FOUR), 4, 0, "guilty")]
    assert t.chance("give Y1 Y2") == [Drew(1, faces("Y1 Y2"), 2, 0, "plus2")]
    assert (seen(t)["counts"], seen(t)["turn"]) == ([6, 4, 2], 2)


@rule("K108-76", "K108-74")
def test_chance_too_draws_the_fine_first_and_then_the_two() -> None:
    t = replaced("RD B2", "RD")
    assert [(drew.seat, drew.count) for drew in t.settle()] == [(0, 4), (1, 2)]


# -- the +4 was just drawn ------------------------------------------------------------------------
def drawn_four(hand: str) -> Trial:
    """Seat 0 draws a +4 and lays it; the challenge is made."""
    t = at(f"uno-108; top R5; hand 0 {hand}; {OTHERS}")
    t.do(0, "draw")
    t.chance("give W4")
    t.do(0, "play W4 B")
    t.do(1, "challenge")
    return t


@rule("K108-78", "K108-39")
def test_after_a_pass_no_other_card_is_laid_instead_of_a_drawn_four() -> None:
    t = drawn_four(GUILTY)
    assert t.match.events[-1] == TookBack(0)
    assert t.chance(f"give {FOUR}") == [Drew(0, faces(FOUR), 4, 0, "guilty")]
    assert (seen(t)["phase"], seen(t)["turn"]) == ("turn", 1)
    assert (seen(t)["top"], seen(t)["colour"]) == ("R5", "R")
    assert (seen(t)["counts"], "W4" in seen(t)["hands"][0]) == ([7, 2, 2], True)


@rule("K108-78")
def test_a_four_drawn_because_nothing_fitted_is_proper() -> None:
    t = drawn_four(INNOCENT)
    assert not heard(t, 1).guilty
    assert t.chance(f"give {SIX}") == [Drew(1, faces(SIX), 6, 0, "unfounded")]


# -- no time ---------------------------------------------------------------------------------------
@rule("RULING-4", "K108-91")
def test_when_time_is_up_another_card_is_laid_without_the_word() -> None:
    t = waiting("R1", more="options uno.turnTimer=30")
    t.do(1, "challenge")
    _, played = t.do(CLOCK, "ring turn", at=30_000)
    assert isinstance(played, Played)
    assert (played.face, played.call, seen(t)["called"]) == (FACE["R1"], False, [])


# -- no challenge ---------------------------------------------------------------------------------
@rule("K108-79")
def test_a_bluff_that_nobody_challenges_costs_nothing() -> None:
    t = waiting(GUILTY)
    t.do(1, "accept")
    t.chance(f"give {FOUR}")
    assert (seen(t)["counts"], seen(t)["top"]) == ([2, 6, 2], "W4")
    assert t.actors()[0] == 2


@rule("K108-79", "K108-65")
def test_a_strict_table_refuses_the_bluff_and_asks_nobody() -> None:
    strict = "options uno.wd4Mode=strict"
    t = at(f"uno-108; top R5; hand 0 {GUILTY} W4; {OTHERS}; {strict}")
    assert t.why(0, "play W4 B").clause == "K108-59"
    t = waiting(INNOCENT, more=strict)
    assert t.chance(f"give {FOUR}") == [Drew(1, faces(FOUR), 4, 0, "plus4")]
    assert (seen(t)["phase"], seen(t)["turn"]) == ("turn", 2)


@rule("K108-80")
def test_a_four_as_the_last_card_is_not_challenged() -> None:
    t = at(f"uno-108; top R5; hand 0 W4; {OTHERS}")
    events = t.do(0, "play W4 B")
    assert isinstance(events[-1], DealOver)
    assert t.actors() == (CHANCE,)
    assert t.legal(1) == []
