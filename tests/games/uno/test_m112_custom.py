"""UNO with 112 cards: Custom Wilds and the five ideas (M112-77 to M112-95)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, CLOCK, Outcome
from stolik.games.uno.actions import NOBODY
from stolik.games.uno.events import (
    Caught,
    Discarded,
    Drew,
    Kept,
    Played,
    Ruled,
    Skipped,
    TimeUp,
)
from stolik.games.uno.pieces import COLOURS, FACE
from tests.games.uno.scenes import faces, in_colours
from tests.games.uno.test_m112_deck_and_deal import all_but
from tests.kit import Trial, at, new, rule, seen

NINE = "B1 B2 B3 B4 B5 B6 B7 B8 B9"
SEVEN = "B1 B2 B3 B4 B5 B6 B7"
FIVE = "B1 B2 B3 B4 B5"


def custom(word: str, hands: str = "", options: str = "", more: str = "") -> Trial:
    """Seat 0 of three holds a Custom Wild with this rule."""
    hands = hands or "hand 1 B3 B4; hand 2 Y8 Y9"
    own = "" if "hand 0" in hands else "hand 0 WC1 R1 R2;"
    return at(f"uno-112; options m112.custom1={word} {options}; top R5; {own} {hands}; {more}")


# -- the cards ------------------------------------------------------------------------------------
@rule("M112-77", "M112-82")
def test_each_card_carries_its_own_rule_from_the_beginning() -> None:
    t = at(
        "uno-112; options m112.custom1=idea4 m112.custom2=next:draw-2 m112.custom3=idea2; "
        "top R5; hand 0 WC1 WC2 WC3 R1 R2; hand 1 W B4 B5; hand 2 Y8 Y9"
    )
    t.do(0, "play WC1 B")
    assert seen(t)["turn"] == 0
    t.do(0, "play WC2 B")
    t.chance("give G1 G2")
    assert seen(t)["counts"] == [3, 5, 2]
    t.do(1, "play B4")
    t.do(2, "draw")
    t.chance("give Y1")
    t.do(2, "keep")
    t.do(0, "play WC3 B")
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 3, 3], 1)


@rule("M112-77")
def test_the_rules_are_part_of_the_table_and_shown_to_all() -> None:
    t = new("uno-112", 3, custom1="idea4", custom3="others:draw-2")
    shown = seen(t, 2)["options"]
    assert shown == {"m112.custom1": "idea4", "m112.custom3": "others:draw-2"}


@rule("M112-78")
@pytest.mark.parametrize("top", ["top G7", "top BS", "top W; colour Y"])
@pytest.mark.parametrize("card", ["WC1", "WC2", "WC3"])
def test_a_custom_wild_fits_everything(top: str, card: str) -> None:
    t = at(f"uno-112; {top}; hand 0 {card} R1 R2; hand 1 B3 B4")
    assert [move for move in t.legal(0) if card in move] == [f"play {card} {c}" for c in "RYGB"]


@rule("M112-79")
def test_laying_it_applies_the_rule_on_it() -> None:
    t = custom("previous:draw-2")
    assert t.do(0, "play WC1 B")[1:] == [Ruled(0, "previous:draw-2", (2,))]
    t.chance("give G1 G2")
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 2, 4], 1)


@rule("M112-79")
def test_the_rule_of_a_card_in_hand_does_nothing() -> None:
    t = custom("next:draw-2", "hand 0 WC1 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9")
    t.do(0, "play R1")
    assert (seen(t)["counts"], t.actors()[0]) == ([2, 2, 2], 1)


@rule("M112-80")
@pytest.mark.parametrize("word", ["blank", "idea1", "idea4"])
def test_its_player_names_the_colour(word: str) -> None:
    t = custom(word)
    assert t.why(0, "play WC1").clause == "M112-80"
    t.do(0, "play WC1 G")
    assert seen(t)["colour"] == "G"


@rule("M112-81")
def test_a_blank_one_is_a_plain_wild() -> None:
    t = at("uno-112; top R5; hand 0 WC2 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9")
    assert len(t.do(0, "play WC2 B")) == 1
    assert (seen(t)["counts"], seen(t)["turn"], seen(t)["colour"]) == ([2, 2, 2], 1, "B")


@rule("M112-82")
def test_a_rule_is_not_applied_to_another_card() -> None:
    t = custom("next:draw-2", "hand 0 WC2 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9")
    t.do(0, "play WC2 B")
    assert seen(t)["counts"] == [2, 2, 2]


@rule("M112-83")
@pytest.mark.parametrize("word", ["idea1", "idea2", "idea3", "idea4", "idea5", "chosen:draw-2"])
@pytest.mark.parametrize("scoring", ["off", "on"])
def test_as_the_last_card_it_wins_and_its_rule_is_not_applied(word: str, scoring: str) -> None:
    hands = "hand 0 WC1; hand 1 W B4; hand 2 Y8 Y9"
    t = custom(word, hands, f"m112.scoring={scoring} m112.target=1")
    t.do(0, "play WC1 B")
    result = t.outcome()
    assert result is not None
    assert (result.winners, seen(t)["counts"]) == ((0,), [0, 2, 2])


# -- who loses a turn -----------------------------------------------------------------------------
@rule("M112-84")
@pytest.mark.parametrize(
    ("word", "hand", "given"),
    [("idea1", "B3 B4", "G1 B9"), ("idea5", "B3 B4", "G1 G2 G3 G4 G6"), ("idea5", NINE, "")],
    ids=["until a colour", "up to seven", "down to seven"],
)
@pytest.mark.parametrize(("loses", "turn"), [("off", 1), ("on", 2)])
def test_the_ideas_cost_no_turn_unless_the_table_says_so(
    word: str, hand: str, given: str, loses: str, turn: int
) -> None:
    t = custom(word, f"hand 1 {hand}; hand 2 Y8 Y9", f"m112.customLosesTurn={loses}")
    t.do(0, "play WC1 B")
    if given:
        t.chance(f"give {given}")
    else:
        t.do(1, "discard B1", "discard B2")
    assert (seen(t)["turn"], seen(t)["phase"]) == (turn, "turn")
    assert (Skipped(1) in t.match.events) is (loses == "on")


@rule("M112-84")
def test_who_has_seven_already_loses_no_turn() -> None:
    t = custom("idea5", f"hand 1 {SEVEN}; hand 2 Y8 Y9", "m112.customLosesTurn=on")
    t.do(0, "play WC1 B")
    assert seen(t)["turn"] == 1


@rule("M112-84", "M112-92")
@pytest.mark.parametrize(
    ("hand", "given", "turn", "legal"),
    [("G3 G4", "Y1 Y2 Y3", 2, []), ("B3 B4", "Y1", 1, ["keep"])],
    ids=["nothing fits", "something fits"],
)
def test_only_the_drawing_branch_of_the_third_idea_costs_the_turn(
    hand: str, given: str, turn: int, legal: list[str]
) -> None:
    t = custom("idea3", f"hand 1 {hand}; hand 2 Y8 Y9", "m112.customLosesTurn=on")
    t.do(0, "play WC1 B")
    t.do(1, "draw")
    t.chance(f"give {given}")
    assert (seen(t)["turn"], t.legal(1)) == (turn, legal)


@rule("M112-84")
@pytest.mark.parametrize("word", ["idea2", "next:draw-2", "others:draw-1"])
def test_that_option_touches_no_other_rule(word: str) -> None:
    t = custom(word, "hand 1 W B3 B4; hand 2 Y8 Y9", "m112.customLosesTurn=on")
    t.do(0, "play WC1 B")
    t.settle()
    assert seen(t)["turn"] == 1


# -- discards -------------------------------------------------------------------------------------
@rule("M112-85")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_discards_are_public_have_no_effect_and_go_under_the_card(seat: int | None) -> None:
    t = custom("others:discard-skip", "hand 1 BS B4 B5; hand 2 RS Y8 YS GS")
    t.do(0, "play WC1 G")
    assert t.match.heard(seat)[-2:] == [
        Discarded(1, faces("BS")),
        Discarded(2, faces("RS YS GS")),
    ]
    told = seen(t)
    assert (told["top"], told["colour"], told["turn"]) == ("WC1", "G", 1)
    assert told["under"] == ["R5", "RS", "YS", "GS", "BS"]


@rule("M112-85")
def test_a_card_discarded_by_choice_has_no_effect_either() -> None:
    t = custom("idea5", "hand 1 B1 B2 B3 B4 B5 B6 B7 RD; hand 2 Y8 Y9")
    t.do(0, "play WC1 G")
    assert t.do(1, "discard RD") == [Discarded(1, faces("RD"))]
    told = seen(t)
    assert (told["top"], told["colour"], told["turn"]) == ("WC1", "G", 1)
    assert (told["counts"], told["under"]) == ([2, 7, 2], ["R5", "RD"])


# -- idea 1: draw until a colour ------------------------------------------------------------------
@rule("M112-86", "M112-88")
def test_the_next_player_draws_until_the_colour_comes_and_keeps_all() -> None:
    t = custom("idea1")
    t.do(0, "play WC1 G")
    assert t.why(CHANCE, "give R1 Y1").phrase.id == "draws-other-count"
    assert t.why(CHANCE, "give G1 Y1").phrase.id == "draws-too-many"
    told = t.chance("give R1 Y1 W G1")
    assert told == [Drew(1, faces("R1 Y1 W G1"), 4, 0, "custom")]
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 6, 2], 1)
    assert {"play G1", "play W B", "draw"} <= set(t.legal(1))


@rule("M112-86")
def test_chance_stops_at_the_first_card_of_the_colour() -> None:
    t = custom("idea1")
    t.do(0, "play WC1 G")
    t.match.draw(lambda count: count - 1)  # Wilds first, then blue, then green
    assert (seen(t)["pile"], t.actors()[0]) == (112 - 8 - 11 - 23 - 1, 1)
    assert [card for card in seen(t)["hands"][1] if card[0] in "RYG"] == ["GD"]


@rule("M112-87")
def test_it_is_the_colour_just_named() -> None:
    t = custom("idea1", options="m112.idea1Colour=named")
    t.do(0, "play WC1 Y")
    t.chance("give R1 Y1")
    assert seen(t)["counts"][1] == 4


@rule("M112-87")
def test_it_may_be_named_apart() -> None:
    t = custom("idea1", options="m112.idea1Colour=separate")
    assert len([move for move in t.legal(0) if "WC1" in move]) == 16
    assert t.why(0, "play WC1 Y").clause == "M112-87"
    t.do(0, "play WC1 Y want B")
    assert seen(t)["colour"] == "Y"
    assert t.why(CHANCE, "give Y1").phrase.id == "draws-other-count"
    t.chance("give Y1 B1")
    assert seen(t)["counts"][1] == 4


@rule("M112-83", "M112-87")
def test_with_the_last_card_no_colour_is_named_apart() -> None:
    t = custom("idea1", "hand 0 WC1; hand 1 W B4; hand 2 Y8 Y9", "m112.idea1Colour=separate")
    assert t.legal(0) == [*in_colours("WC1"), "draw"]
    refused = t.why(0, "play WC1 Y want B")
    assert (refused.clause, refused.phrase.id) == ("M112-87", "needs-no-wanted")
    t.do(0, "play WC1 Y")
    assert t.outcome() == Outcome((0,), (0, 0, 0))


@rule("M112-87", "RULING-4")
def test_when_time_is_up_the_colour_held_most_is_named_for_both() -> None:
    own = "WC1 B1 B2 G1"
    hands = f"hand 0 {own}; hand 1 {all_but('R5 Y1', own)}; hand 2 Y1"
    t = custom("idea1", hands, "m112.idea1Colour=separate uno.turnTimer=30")
    time, played, *_ = t.do(CLOCK, "ring turn", at=30_000)
    blue = COLOURS.index("B")
    assert time == TimeUp(0)
    assert played == Played(0, FACE["WC1"], blue, False, NOBODY, blue, jumped=False)


@rule("M112-87")
@pytest.mark.parametrize(
    ("colour", "card"), [("red", "R3"), ("yellow", "Y3"), ("green", "G3"), ("blue", "B9")]
)
def test_it_may_be_written_on_the_card(colour: str, card: str) -> None:
    t = custom("idea1", options=f"m112.idea1Colour={colour}")
    named = "B" if colour != "blue" else "G"
    assert t.why(0, f"play WC1 {named} want R").clause == "M112-87"
    t.do(0, f"play WC1 {named}")
    assert t.why(CHANCE, f"give {named}1").phrase.id == "draws-other-count"
    t.chance(f"give {card}")
    assert (seen(t)["counts"][1], seen(t)["colour"]) == (3, named)


@rule("M112-88")
def test_one_card_at_least_is_drawn_even_with_the_colour_in_hand() -> None:
    t = custom("idea1", "hand 1 G3 G4; hand 2 Y8 Y9")
    t.do(0, "play WC1 G")
    assert t.actors() == (CHANCE,)
    assert t.why(CHANCE, "give").phrase.id == "draws-other-count"


@rule("M112-88")
@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WC2"])
def test_a_wild_is_not_the_colour(wild: str) -> None:
    t = custom("idea1")
    t.do(0, "play WC1 G")
    assert t.why(CHANCE, f"give {wild}").phrase.id == "draws-other-count"


@rule("M112-88")
def test_drawing_stops_when_no_card_is_left() -> None:
    t = custom("idea1", f"hand 1 B3 B4; hand 2 {all_but('R5 WC1 R1 R2 B3 B4 Y1 Y2')}")
    t.do(0, "play WC1 G")
    assert t.why(CHANCE, "give Y1 Y2").phrase.id == "draws-other-count"
    told = t.chance("give Y2 Y1 R5")
    assert told[-1] == Drew(1, faces("Y2 Y1 R5"), 3, 0, "custom")
    assert (seen(t)["pile"], seen(t)["under"], seen(t)["turn"]) == (0, [], 1)


# -- idea 2: discard all Wilds --------------------------------------------------------------------
@rule("M112-89", "M112-90")
def test_all_others_discard_all_their_wilds() -> None:
    t = custom("idea2", "hand 0 WC1 W R1; hand 1 W W4 WH B4 B5; hand 2 WC2 WC3 Y8 Y9")
    told = t.do(0, "play WC1 B")
    assert told[1:] == [
        Ruled(0, "others:discard-wild", (1, 2)),
        Discarded(1, faces("W W4 WH")),
        Discarded(2, faces("WC2 WC3")),
    ]
    assert seen(t)["hands"] == [["R1", "W"], ["B4", "B5"], ["Y8", "Y9"]]


@rule("M112-90")
def test_it_is_forced_even_if_it_leaves_one_card() -> None:
    t = custom("idea2", "hand 1 W B4; hand 2 Y8 Y9")
    t.do(0, "play WC1 B")
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == [1]


@rule("M112-90")
def test_who_holds_no_wild_discards_nothing() -> None:
    t = custom("idea2", "hand 1 B3; hand 2 Y8 Y9", more="called 1")
    told = t.do(0, "play WC1 B")
    assert not any(isinstance(e, Discarded) for e in told)
    assert (seen(t)["called"], seen(t)["lapses"]) == ([1], [])


# -- idea 3: draw three if nothing fits -----------------------------------------------------------
@rule("M112-91", "M112-92")
def test_who_can_not_play_draws_three_instead_of_one() -> None:
    t = custom("idea3", "hand 1 G3 G4; hand 2 Y8 Y9")
    t.do(0, "play WC1 B")
    assert (seen(t)["turn"], t.legal(1)) == (1, ["draw"])
    t.do(1, "draw")
    assert t.why(CHANCE, "give Y1").phrase.id == "draws-other-count"
    t.chance("give Y1 B1 B2")
    assert t.legal(1) == ["play B1", "play B2", "keep"]
    assert t.why(1, "play G3").clause == "M112-22"
    t.do(1, "play B1")
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 4, 2], 2)


@rule("M112-92")
def test_who_can_play_but_prefers_to_draw_takes_one() -> None:
    t = custom("idea3", "hand 1 G3 B4; hand 2 Y8 Y9")
    t.do(0, "play WC1 B")
    t.do(1, "draw")
    assert t.why(CHANCE, "give Y1 Y2 Y3").phrase.id == "draws-other-count"
    t.chance("give Y1")
    assert t.do(1, "keep") == [Kept(1)]


@rule("M112-91")
@pytest.mark.parametrize("move", ["play B4", "draw"])
def test_it_is_for_the_next_turn_only(move: str) -> None:
    t = custom("idea3", "hand 1 G3 B4 G5; hand 2 Y8 Y9")
    t.do(0, "play WC1 B")
    t.do(1, move)
    t.settle()
    if move == "draw":
        t.do(1, "keep")
    t.do(2, "draw")
    t.chance("give Y1")
    assert seen(t)["counts"][2] == 3


@rule("M112-91", "M112-92")
def test_who_plays_instead_of_one_who_loses_the_turn_draws_as_usual() -> None:
    t = custom("idea3", "hand 1 G3 G4; hand 2 Y8 Y9", "m112.idea3Play=endsTurn", "skips 1")
    assert t.do(0, "play WC1 B")[-1] == Skipped(1)
    assert (seen(t)["turn"], seen(t)["toll"]) == (2, 0)
    t.do(2, "draw")
    t.chance("give G1")
    assert t.legal(2) == ["keep"]


@rule("M112-92")
def test_a_table_may_end_the_turn_with_the_three() -> None:
    t = custom("idea3", "hand 1 G3 G4; hand 2 Y8 Y9", "m112.idea3Play=endsTurn")
    t.do(0, "play WC1 B")
    t.do(1, "draw")
    t.chance("give B1 B2 B5")
    assert (seen(t)["turn"], seen(t)["phase"], seen(t)["counts"]) == (2, "turn", [2, 5, 2])


@rule("M112-92")
def test_there_too_the_usual_draw_may_be_laid() -> None:
    t = custom("idea3", "hand 1 G3 B4; hand 2 Y8 Y9", "m112.idea3Play=endsTurn")
    t.do(0, "play WC1 B")
    t.do(1, "draw")
    t.chance("give B1")
    assert t.legal(1) == ["play B1", "keep"]


# -- idea 4: another turn -------------------------------------------------------------------------
@rule("M112-93")
def test_its_player_takes_another_turn_at_once() -> None:
    t = custom("idea4")
    t.do(0, "play WC1 R")
    assert (seen(t)["turn"], seen(t)["phase"]) == (0, "turn")
    assert t.why(1, "draw").clause == "M112-15"
    t.do(0, "play R1 uno")
    assert seen(t)["turn"] == 1


@rule("M112-93")
def test_the_uno_window_stays_open_through_it() -> None:
    t = custom("idea4", "hand 0 WC1 G7; hand 1 B3 B4; hand 2 Y8 Y9")
    t.do(0, "play WC1 R")
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == [0]
    assert t.do(2, "catch 0") == [Caught(2, 0)]
    t.settle()
    assert (seen(t)["turn"], seen(t)["counts"]) == (0, [3, 2, 2])


# -- idea 5: exactly seven ------------------------------------------------------------------------
@rule("M112-94")
def test_who_holds_fewer_draws_up_to_seven() -> None:
    t = custom("idea5", f"hand 1 {FIVE}; hand 2 Y8 Y9")
    t.do(0, "play WC1 B")
    assert t.chance("give G1 G2") == [Drew(1, faces("G1 G2"), 2, 0, "custom")]
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 7, 2], 1)
    assert {"play B1", "draw"} <= set(t.legal(1))


@rule("M112-94", "M112-95")
def test_who_holds_more_chooses_what_to_discard() -> None:
    t = custom("idea5", f"hand 1 {NINE}; hand 2 Y8 Y9")
    t.do(0, "play WC1 B")
    assert t.legal(1) == [f"discard {card}" for card in NINE.split()]
    for action in ("draw", "play B1", "discard R1", "pass"):
        assert t.why(1, action).clause == "M112-95"
    assert t.why(2, "discard Y8").clause == "M112-95"
    t.do(1, "discard B9", "discard B2")
    assert (seen(t)["counts"], seen(t)["turn"], seen(t)["phase"]) == ([2, 7, 2], 1, "turn")
    assert seen(t)["hands"][1] == ["B1", "B3", "B4", "B5", "B6", "B7", "B8"]
    assert t.why(1, "discard B1").clause == "M112-15"


@rule("M112-95")
def test_with_seven_already_nothing_happens() -> None:
    t = custom("idea5", f"hand 1 {SEVEN}; hand 2 Y8 Y9")
    t.do(0, "play WC1 B")
    assert (seen(t)["counts"], seen(t)["turn"], seen(t)["phase"]) == ([2, 7, 2], 1, "turn")
    assert CHANCE not in t.actors()


@rule("M112-95")
def test_with_too_few_cards_left_it_goes_as_far_as_possible() -> None:
    t = custom("idea5", f"hand 1 {FIVE}; hand 2 {all_but('R5 WC1 R1 R2', FIVE)}")
    t.do(0, "play WC1 B")
    assert t.chance("give R5")[-1] == Drew(1, faces("R5"), 1, 1, "custom")
    assert (seen(t)["counts"][1], seen(t)["turn"], seen(t)["phase"]) == (6, 1, "turn")
