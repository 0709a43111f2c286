"""UNO with 112 cards: the turn, the pile, action cards (M112-15 to M112-27, M112-41 to M112-44,
M112-62)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE
from stolik.games.uno.events import (
    Drew,
    Kept,
    Passed,
    Reshuffled,
    Reversed,
    Skipped,
    Voided,
)
from stolik.games.uno.pieces import FACE
from tests.games.uno.test_m112_deck_and_deal import all_but
from tests.kit import Trial, at, rule, seen

PLAIN = "uno-112; top R5; hand 0 R1 B5 G7; hand 1 B3 B4; hand 2 Y8 Y9"
THREE = "hand 1 B3 B4; hand 2 Y8 Y9"


def lays(t: Trial, who: int) -> list[str]:
    """The cards that a seat may lay, each once."""
    return sorted({move.split()[1] for move in t.legal(who) if move.startswith("play")})


# -- one card a turn ------------------------------------------------------------------------------
@rule("M112-15")
def test_one_card_is_laid_and_the_next_player_is_on() -> None:
    t = at("uno-112; top R5; hand 0 R1 R2 R3; hand 1 R4 R6")
    t.do(0, "play R1")
    assert seen(t)["turn"] == 1
    assert t.why(0, "play R2").clause == "M112-15"
    assert t.why(0, "draw").clause == "M112-15"
    assert seen(t)["hands"][0] == ["R2", "R3"]


@rule("M112-15")
def test_only_a_card_of_the_own_hand_is_laid() -> None:
    assert at(PLAIN).why(0, "play R2").clause == "M112-15"


@rule("M112-15")
@pytest.mark.parametrize("action", ["keep", "name R", "discard R1"])
def test_a_turn_is_to_lay_or_to_draw(action: str) -> None:
    assert at(PLAIN).why(0, action).clause == "M112-15"


# -- what fits ------------------------------------------------------------------------------------
@rule("M112-16", "M112-21")
def test_who_could_lay_may_draw_instead() -> None:
    t = at(PLAIN)
    assert "draw" in t.legal(0)
    t.do(0, "draw")
    t.chance("give G8")
    assert (seen(t)["turn"], seen(t)["hands"][0]) == (0, ["R1", "G7", "G8", "B5"])


@rule("M112-16")
def test_any_of_the_fitting_cards_may_be_laid() -> None:
    assert lays(at(PLAIN), 0) == ["B5", "R1"]


@rule("M112-17")
@pytest.mark.parametrize(
    ("top", "card", "fits"),
    [
        ("R5", "R1", True),
        ("R5", "RS", True),
        ("R5", "B5", True),
        ("R5", "R5", True),
        ("R5", "B6", False),
        ("R5", "BS", False),
        ("RS", "R2", True),
        ("RS", "BS", True),
        ("RS", "BV", False),
        ("GV", "YV", True),
        ("GV", "YD", False),
        ("YD", "BD", True),
        ("YD", "B2", False),
        ("Y0", "G0", True),
        ("Y0", "G9", False),
    ],
)
def test_a_card_fits_by_colour_number_or_symbol(top: str, card: str, fits: bool) -> None:
    t = at(f"uno-112; top {top}; hand 0 {card} G1 G1; hand 1 B3 B4")
    assert (card in lays(t, 0)) is fits
    if not fits:
        assert t.why(0, f"play {card}").clause == "M112-17"


@rule("M112-17")
@pytest.mark.parametrize("top", ["W", "W4", "WH", "WC1"])
def test_on_a_wild_the_named_colour_fits_and_nothing_else(top: str) -> None:
    t = at(f"uno-112; top {top}; colour G; hand 0 R1 G7 GS B5 W; hand 1 B3 B4")
    assert lays(t, 0) == ["G7", "GS", "W"]
    assert t.why(0, "play B5").clause == "M112-17"


@rule("M112-17")
@pytest.mark.parametrize("top", ["R5", "BS", "W"])
@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WC1", "WC2", "WC3"])
def test_every_wild_fits_everything(top: str, wild: str) -> None:
    colour = "; colour Y" if top == "W" else ""
    t = at(f"uno-112; top {top}{colour}; hand 0 {wild} G1 G2; hand 1 B3 B4")
    assert lays(t, 0) == [wild]
    t.do(0, f"play {wild} B")
    assert (seen(t)["top"], seen(t)["colour"]) == (wild, "B")


# -- drawing --------------------------------------------------------------------------------------
@rule("M112-19")
def test_who_has_nothing_that_fits_draws_exactly_one() -> None:
    t = at("uno-112; top R5; hand 0 G7 B6; hand 1 B3 B4")
    assert t.legal(0) == ["draw"]
    t.do(0, "draw")
    assert t.actors() == (CHANCE,)
    assert t.why(CHANCE, "give").phrase.id == "draws-other-count"
    assert t.why(CHANCE, "give Y1 Y2").phrase.id == "draws-other-count"
    assert t.chance("give Y1") == [Drew(0, (FACE["Y1"],), 1, 0, "turn")]
    assert t.why(0, "draw").clause == "M112-19"
    assert seen(t)["hands"][0] == ["Y1", "G7", "B6"]


@rule("M112-20")
@pytest.mark.parametrize("hand", ["G7 B6", "R1 B5"], ids=["by need", "by choice"])
@pytest.mark.parametrize(
    ("drawn", "legal"),
    [
        ("R9", ["play R9", "keep"]),
        ("Y5", ["play Y5", "keep"]),
        ("W", ["play W R", "play W Y", "play W G", "play W B", "keep"]),
        ("Y9", ["keep"]),
    ],
)
def test_the_new_card_may_be_laid_at_once_if_it_fits(
    hand: str, drawn: str, legal: list[str]
) -> None:
    t = at(f"uno-112; top R5; hand 0 {hand}; hand 1 B3 B4")
    t.do(0, "draw")
    t.chance(f"give {drawn}")
    assert t.legal(0) == legal


@rule("M112-20")
def test_the_new_card_laid_is_the_move_of_the_turn() -> None:
    t = at("uno-112; top R5; hand 0 G7 B6; hand 1 B3 B4; hand 2 Y8 Y9")
    t.do(0, "draw")
    t.chance("give RS")
    assert t.do(0, "play RS")[-1] == Skipped(1)
    assert (seen(t)["top"], seen(t)["turn"], seen(t)["hands"][0]) == ("RS", 2, ["G7", "B6"])


@rule("M112-22")
@pytest.mark.parametrize("drawn", ["R9", "Y9"], ids=["that fits", "that does not"])
def test_after_a_draw_no_older_card_is_laid(drawn: str) -> None:
    t = at("uno-112; top R5; hand 0 R1 W; hand 1 B3 B4")
    t.do(0, "draw")
    t.chance(f"give {drawn}")
    assert t.why(0, "play R1").clause == "M112-22"
    assert t.why(0, "play W R").clause == "M112-22"


@rule("M112-22")
def test_a_twin_of_an_older_card_is_the_new_card() -> None:
    t = at("uno-112; top R5; hand 0 R1 G7; hand 1 B3 B4")
    t.do(0, "draw")
    t.chance("give R1")
    t.do(0, "play R1")
    assert (seen(t)["top"], seen(t)["hands"][0]) == ("R1", ["R1", "G7"])


@rule("M112-23")
def test_keeping_the_card_ends_the_turn() -> None:
    t = at(PLAIN)
    t.do(0, "draw")
    t.chance("give R9")
    assert t.do(0, "keep") == [Kept(0)]
    assert (seen(t)["turn"], seen(t)["counts"][0], seen(t)["top"]) == (1, 4, "R5")


@rule("M112-23")
def test_keep_is_asked_for_even_if_the_card_does_not_fit() -> None:
    t = at(PLAIN)
    t.do(0, "draw")
    t.chance("give Y9")
    assert (t.legal(0), seen(t)["phase"]) == (["keep"], "drawn")
    assert t.why(1, "draw").clause == "M112-23"
    assert t.why(0, "pass").clause == "M112-23"


@rule("M112-23")
@pytest.mark.parametrize("seat", [1, None])
def test_a_forced_draw_and_a_chosen_one_look_the_same_to_the_others(seat: int | None) -> None:
    told = []
    for hand, drawn in (("R1 B5", "R9"), ("G7 B6", "Y9")):
        t = at(f"uno-112; top R5; hand 0 {hand}; hand 1 B3 B4")
        t.do(0, "draw")
        t.chance(f"give {drawn}")
        told.append((t.match.heard(seat), t.game.view(t.state, seat)))
    assert told[0] == told[1]


# -- the pile runs out ----------------------------------------------------------------------------
@rule("M112-24", "M112-25")
def test_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    t = at("uno-112; top R5; bag; hand 0 G7; hand 1 B3")
    t.do(0, "draw")
    assert t.chance("give R1") == [Reshuffled(109), Drew(0, (FACE["R1"],), 1, 0, "turn")]
    assert (seen(t)["top"], seen(t)["under"], seen(t)["pile"]) == ("R5", [], 108)


@rule("M112-24")
def test_the_discards_stay_until_a_card_is_missing() -> None:
    t = at("uno-112; top R5; bag Y1; hand 0 G7; hand 1 B3")
    t.do(0, "draw")
    assert t.chance("give Y1") == [Drew(0, (FACE["Y1"],), 1, 0, "turn")]
    assert (len(seen(t)["under"]), seen(t)["pile"]) == (108, 0)


@rule("M112-25")
def test_the_top_card_is_never_shuffled_in() -> None:
    t = at(f"uno-112; top WH; colour G; bag; hand 0 R7; hand 1 {all_but('WH R7 Y1')}")
    t.do(0, "draw")
    assert t.why(CHANCE, "give WH").phrase.id == "not-in-pile"
    t.chance("give Y1")
    assert seen(t)["top"] == "WH"


@rule("M112-25")
def test_the_colour_of_the_top_card_stays_in_force() -> None:
    t = at("uno-112; top W; colour G; bag; hand 0 R7; hand 1 B3")
    t.do(0, "draw")
    t.chance("give G4")
    assert (seen(t)["top"], seen(t)["colour"]) == ("W", "G")
    assert t.legal(0) == ["play G4", "play G4 uno", "keep"]


@rule("M112-26")
def test_a_draw_of_two_goes_on_across_the_new_shuffle() -> None:
    t = at(f"uno-112; top R5; bag Y1; under G1 G2; hand 0 RD R1; {THREE}")
    t.do(0, "play RD")
    assert t.why(CHANCE, "give Y2 Y1").phrase.id == "not-in-pile"
    told = t.chance("give Y1 R5")
    assert told[-1] == Drew(1, (FACE["Y1"], FACE["R5"]), 2, 0, "plus2")
    assert isinstance(told[0], Reshuffled)
    assert seen(t)["counts"] == [1, 4, 2]


@rule("M112-26")
def test_cards_that_are_not_there_are_not_owed() -> None:
    held = all_but("R5 W4 G1 B3 Y1")
    t = at(f"uno-112; top R5; bag Y1; hand 0 W4 G1; hand 1 B3; hand 2 {held}")
    t.do(0, "play W4 B")
    t.do(1, "accept")
    assert t.why(CHANCE, "give Y1").phrase.id == "draws-other-count"
    told = t.chance("give Y1 R5")
    assert told[-1] == Drew(1, (FACE["Y1"], FACE["R5"]), 2, 2, "plus4")
    assert (seen(t)["counts"][:2], seen(t)["turn"]) == ([1, 3], 2)


@rule("M112-26")
def test_who_can_neither_lay_nor_draw_passes() -> None:
    t = at(f"uno-112; top R5; hand 0 G7; hand 1 {all_but('R5 G7')}")
    assert t.legal(0) == ["pass"]
    assert t.why(0, "draw").clause == "M112-26"
    assert t.do(0, "pass") == [Passed(0, False)]
    assert (seen(t)["turn"], seen(t)["counts"][0]) == (1, 1)


@rule("M112-26")
def test_who_can_lay_but_not_draw_must_lay() -> None:
    t = at(f"uno-112; top R5; hand 0 R7 G7; hand 1 {all_but('R5 R7 G7')}")
    assert t.legal(0) == ["play R7", "play R7 uno"]
    assert t.why(0, "pass").clause == "M112-26"
    assert t.why(0, "draw").clause == "M112-26"


@rule("M112-26")
@pytest.mark.parametrize("hand", ["R7", "G7"])
def test_who_can_draw_does_not_pass(hand: str) -> None:
    assert at(f"uno-112; top R5; hand 0 {hand}; hand 1 B3").why(0, "pass").clause == "M112-26"


@rule("M112-26")
def test_a_deal_in_which_all_have_passed_is_void() -> None:
    options = "options m112.scoring=on; scores 40 30; dealer 1; deal 3"
    t = at(f"uno-112; {options}; top R5; hand 0 G7; hand 1 {all_but('R5 G7')}; passes 1")
    assert t.do(0, "pass") == [Passed(0, False), Voided(3)]
    told = seen(t)
    assert (told["phase"], told["dealer"], told["scores"]) == ("deal", 1, [40, 30])
    t.settle()
    told = seen(t)
    assert told["counts"] == [7, 7]
    assert told["pile"] + len(told["under"]) == 112 - 15


@rule("M112-26")
def test_a_card_laid_begins_the_count_of_passes_anew() -> None:
    held = all_but("R5 G7 B7")
    t = at(f"uno-112; seats 3; top R5; hand 0 G7; hand 1 B7; hand 2 {held}; passes 1; turn 1")
    t.do(1, "pass")
    assert seen(t)["passes"] == 2
    t.do(2, "play R1")
    assert (seen(t)["passes"], seen(t)["turn"], t.legal(0)) == (0, 0, ["draw"])


# -- action cards ---------------------------------------------------------------------------------
@rule("M112-18", "M112-42")
def test_a_draw_two_gives_two_cards_and_costs_the_turn() -> None:
    t = at(f"uno-112; top R5; hand 0 RD R1 R2; {THREE}")
    t.do(0, "play RD")
    assert t.actors() == (CHANCE,)
    t.chance("give Y1 Y2")
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 4, 2], 2)
    assert Skipped(1) in t.match.events


@rule("M112-18", "M112-62")
def test_a_skip_costs_the_next_player_the_turn() -> None:
    t = at(f"uno-112; top R5; hand 0 RS R1 R2; {THREE}")
    assert t.do(0, "play RS")[1:] == [Skipped(1)]
    assert (seen(t)["turn"], seen(t)["counts"]) == (2, [2, 2, 2])


@rule("M112-62")
@pytest.mark.parametrize("card", ["RS", "RD"])
def test_with_two_players_who_skips_goes_on(card: str) -> None:
    t = at(f"uno-112; top R5; hand 0 {card} R1 R2; hand 1 B3 B4")
    t.do(0, f"play {card}")
    t.settle()
    assert seen(t)["turn"] == 0
    assert lays(t, 0) == ["R1", "R2"]


@rule("M112-18", "M112-43")
def test_a_reverse_turns_the_direction_until_the_next_one() -> None:
    t = at("uno-112; top R5; hand 0 RV R1 R2; hand 1 B3 B4; hand 2 Y9 R9 R7")
    assert t.do(0, "play RV")[1:] == [Reversed(False)]
    assert (seen(t)["turn"], seen(t)["clockwise"]) == (2, False)
    t.do(2, "play R9")
    assert seen(t)["turn"] == 1
    t.do(1, "draw")
    t.chance("give RV")
    assert t.do(1, "play RV")[1:] == [Reversed(True)]
    assert (seen(t)["turn"], seen(t)["clockwise"]) == (2, True)


@rule("M112-43")
@pytest.mark.parametrize(("card", "turn"), [("RS", 1), ("RD", 1), ("R1", 2)])
def test_against_the_clock_the_next_player_is_on_the_right(card: str, turn: int) -> None:
    t = at(f"uno-112; top R5; anticlockwise; hand 0 {card} R2 R3; {THREE}")
    t.do(0, f"play {card}")
    t.settle()
    assert seen(t)["turn"] == turn


@rule("M112-44")
def test_with_two_players_a_reverse_is_a_skip() -> None:
    t = at("uno-112; top R5; hand 0 RV R1 R2; hand 1 B3 B4")
    assert t.do(0, "play RV")[1:] == [Skipped(1)]
    assert (seen(t)["turn"], seen(t)["clockwise"]) == (0, True)


@rule("M112-44")
def test_a_table_may_take_the_reverse_at_its_word() -> None:
    t = at("uno-112; options m112.reverse2p=literal; top R5; hand 0 RV R1 R2; hand 1 B3 B4")
    assert t.do(0, "play RV")[1:] == [Reversed(False)]
    assert (seen(t)["turn"], seen(t)["clockwise"]) == (1, False)


@rule("M112-41")
def test_who_lays_a_wild_names_any_colour() -> None:
    t = at("uno-112; top R5; hand 0 W G1 G2; hand 1 B3 Y4")
    assert t.legal(0) == ["play W R", "play W Y", "play W G", "play W B", "draw"]
    assert t.why(0, "play W").clause == "M112-41"
    t.do(0, "play W Y")
    assert (seen(t)["colour"], seen(t)["turn"], lays(t, 1)) == ("Y", 1, ["Y4"])
    assert t.why(1, "play B3").clause == "M112-17"


@rule("M112-41")
def test_only_a_wild_names_a_colour() -> None:
    assert at(PLAIN).why(0, "play R1 B").clause == "M112-41"


# -- no stacking ----------------------------------------------------------------------------------
@rule("M112-27")
def test_a_draw_two_is_not_answered_with_another() -> None:
    t = at("uno-112; top R5; hand 0 RD R1 R2; hand 1 BD B4; hand 2 Y8 Y9")
    t.do(0, "play RD")
    assert t.actors() == (CHANCE,)
    t.chance("give Y1 Y2")
    assert t.why(1, "play BD").phrase.id == "not-your-turn"
    assert seen(t)["counts"] == [2, 4, 2]


@rule("M112-27")
def test_a_wild_four_is_not_answered_with_another() -> None:
    t = at("uno-112; top R5; hand 0 W4 G1 G2; hand 1 W4 B4; hand 2 Y8 Y9")
    t.do(0, "play W4 B")
    assert t.legal(1) == ["accept", "challenge"]
    assert t.why(1, "play W4 R").clause == "M112-27"


@rule("M112-27")
@pytest.mark.parametrize(("stacking", "answers"), [("same", ["BD"]), ("up", ["BD", "W4"])])
def test_a_table_may_allow_stacking(stacking: str, answers: list[str]) -> None:
    options = f"options uno.stacking={stacking} uno.wd4Mode=strict"
    t = at(f"uno-112; {options}; top R5; hand 0 RD R1 R2; hand 1 BD W4 B4; hand 2 Y8 Y9")
    t.do(0, "play RD")
    assert (seen(t)["phase"], seen(t)["stacked"], lays(t, 1)) == ("stack", 2, answers)
    t.do(1, "play BD")
    t.do(2, "accept")
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 2, 6], 0)
