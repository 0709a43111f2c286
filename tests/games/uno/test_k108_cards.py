"""UNO with 108 cards: +2, Reverse, Skip, Wild and Wild +4 (K108-44 to K108-65)."""

from __future__ import annotations

import pytest

from stolik.core.game import Seat
from stolik.games.uno.events import Accepted, Challenged, Drew, Played, Reversed, Skipped
from stolik.games.uno.pieces import COLOURS, FACE, FACES
from tests.games.uno.scenes import in_colours
from tests.kit import Trial, at, rule, seen

FOUR = "uno-108; top R5; hand 1 RD BS R9; hand 2 RV RS Y1; hand 3 Y3 Y4; "
STRICT = "options uno.wd4Mode=strict; "


def guilty(t: Trial) -> bool:
    """What a challenge finds; the next player makes it."""
    t.do(seen(t)["turn"], "challenge")
    told = next(event for event in t.match.events if isinstance(event, Challenged))
    return told.guilty


# -- +2 -------------------------------------------------------------------------------------------
@rule("K108-44")
@pytest.mark.parametrize(
    ("direction", "victim", "after"), [("", 1, 2), ("anticlockwise; ", 3, 2)], ids=["left", "right"]
)
def test_the_next_player_draws_two_and_loses_the_turn(
    direction: str, victim: Seat, after: Seat
) -> None:
    t = at(f"{FOUR}{direction}hand 0 RD B1 B2")
    before = seen(t)["counts"]
    assert t.do(0, "play RD")[1:] == [Skipped(victim)]
    drew = Drew(victim, (FACE["G1"], FACE["G2"]), 2, 0, "plus2")
    assert t.chance("give G1 G2") == [drew]
    assert seen(t)["counts"][victim] == before[victim] + 2
    assert t.game.due(t.state) == (after,)


@rule("K108-45")
def test_a_plus_two_cannot_be_answered_with_a_plus_two() -> None:
    t = at(f"{FOUR}hand 0 BD RD Y9")
    t.do(0, "play RD")
    t.settle()
    assert t.legal(1) == []
    assert t.why(1, "play RD").clause == "K108-31"
    assert seen(t)["stacked"] == 0


@rule("K108-45")
def test_the_next_plus_two_is_two_cards_and_no_more() -> None:
    t = at("uno-108; top R5; hand 0 RD B1 B2; hand 1 Y1 Y2; hand 2 GD G2 G3; hand 3 Y3 Y4")
    t.do(0, "play RD")
    t.settle()
    t.do(2, "play GD")
    t.settle()
    assert seen(t)["counts"] == [2, 4, 2, 4]
    assert seen(t)["turn"] == 0


# -- Reverse and Skip -----------------------------------------------------------------------------
@rule("K108-46")
def test_a_reverse_turns_the_direction_round() -> None:
    t = at(f"{FOUR}hand 0 RV B1 B2")
    assert t.do(0, "play RV")[1:] == [Reversed(clockwise=False)]
    assert (seen(t)["clockwise"], seen(t)["turn"]) == (False, 3)


@rule("K108-46")
def test_the_direction_holds_until_the_next_reverse() -> None:
    t = at(f"{FOUR}hand 0 B1 B2 RV; anticlockwise; turn 1")
    t.do(1, "play R9")
    t.do(0, "play RV")
    assert (seen(t)["clockwise"], seen(t)["turn"]) == (True, 1)
    t.do(1, "play RD")
    t.settle()
    assert (seen(t)["clockwise"], seen(t)["turn"]) == (True, 3)


@rule("K108-47")
@pytest.mark.parametrize(
    ("seats", "direction", "skipped", "after"),
    [(4, "", 1, 2), (4, "anticlockwise; ", 3, 2), (3, "", 1, 2), (3, "anticlockwise; ", 2, 1)],
)
def test_the_next_player_is_skipped(seats: int, direction: str, skipped: Seat, after: Seat) -> None:
    hands = "; ".join(f"hand {seat} Y{seat} G{seat}" for seat in range(1, seats))
    t = at(f"uno-108; top R5; {direction}hand 0 RS B1 B2; {hands}")
    assert t.do(0, "play RS")[1:] == [Skipped(skipped)]
    assert t.game.due(t.state) == (after,)
    assert seen(t)["counts"][1:] == [2] * (seats - 1)


@rule("K108-48")
def test_a_skip_cannot_be_answered_with_a_skip() -> None:
    t = at(f"{FOUR}hand 0 RS B1 B2")
    t.do(0, "play RS")
    assert t.legal(1) == []
    assert t.why(1, "play BS").clause == "K108-31"


# -- Wild -----------------------------------------------------------------------------------------
@rule("K108-49", "K108-54")
@pytest.mark.parametrize("top", ["R0", "Y9", "GS", "BV", "YD"])
@pytest.mark.parametrize("wild", ["W", "W4"])
def test_a_wild_goes_on_any_card_in_any_colour(wild: str, top: str) -> None:
    t = at(f"uno-108; top {top}; hand 0 {wild} R1 Y1 G1 B1; hand 1 Y3 Y4")
    assert set(in_colours(wild)) <= set(t.legal(0))


@rule("K108-49", "K108-54")
@pytest.mark.parametrize("top", ["W", "W4"])
@pytest.mark.parametrize("wild", ["W", "W4"])
def test_a_wild_goes_on_a_wild(wild: str, top: str) -> None:
    t = at(f"uno-108; top {top}; colour B; hand 0 {wild} R1 Y1; hand 1 Y3 Y4")
    assert t.legal(0) == [*in_colours(wild), "draw"]


@rule("K108-50")
@pytest.mark.parametrize("colour", COLOURS)
def test_who_lays_a_wild_names_the_colour_to_follow(colour: str) -> None:
    t = at("uno-108; top R5; hand 0 W R1 R2; hand 1 R5 Y6 G7 B8")
    played, *_ = t.do(0, f"play W {colour}")
    assert played == Played(0, FACE["W"], COLOURS.index(colour), False, -1, -1, False)
    follows = {"R": "R5", "Y": "Y6", "G": "G7", "B": "B8"}
    assert t.legal(1) == [f"play {follows[colour]}", "draw"]


@rule("K108-50")
def test_the_colour_already_in_force_may_be_named() -> None:
    t = at("uno-108; top R5; hand 0 W B1 B2; hand 1 R6 Y6")
    t.do(0, "play W R")
    assert (seen(t)["colour"], t.legal(1)) == ("R", ["play R6", "play R6 uno", "draw"])


@rule("K108-50")
@pytest.mark.parametrize("card", ["W", "W4"])
def test_a_wild_without_a_colour_is_not_laid(card: str) -> None:
    t = at("uno-108; top R5; hand 0 W W4 B2; hand 1 R6 Y6")
    assert t.why(0, f"play {card}").clause == "K108-50"


@rule("K108-50")
@pytest.mark.parametrize("card", ["R1", "RS"])
def test_no_colour_is_named_with_another_card(card: str) -> None:
    t = at("uno-108; top R5; hand 0 R1 RS B2; hand 1 R6 Y6")
    assert t.why(0, f"play {card} R").clause == "K108-50"
    assert t.why(0, f"play {card} G").clause == "K108-50"


@rule("K108-50")
def test_a_named_colour_stays_however_many_draw() -> None:
    t = at("uno-108; top R5; hand 0 W B1 B2; hand 1 R6 R7; hand 2 R8 R9")
    t.do(0, "play W G")
    for seat, card in ((1, "Y1"), (2, "Y2"), (0, "Y3"), (1, "Y4")):
        t.do(seat, "draw")
        t.chance(f"give {card}")
        t.do(seat, "keep")
        assert (seen(t)["top"], seen(t)["colour"]) == ("W", "G")
    assert t.why(2, "play R8").clause == "K108-32"


@rule("K108-50")
def test_a_named_colour_ends_with_the_next_card() -> None:
    t = at("uno-108; top W; colour G; hand 0 G1 B1 B2; hand 1 Y1 G7 R6")
    t.do(0, "play G1")
    assert t.legal(1) == ["play Y1", "play G7", "draw"]
    t.do(1, "play Y1")
    assert seen(t)["colour"] == "Y"
    assert t.legal(0)[-1] == "draw"
    assert "play B1" in t.legal(0)


@rule("K108-51")
@pytest.mark.parametrize("colour", "YGB")
@pytest.mark.parametrize("wild", ["W", "W4"])
def test_a_colour_may_be_named_that_the_namer_does_not_hold(wild: str, colour: str) -> None:
    t = at(f"uno-108; top G5; hand 0 {wild} R1 R2; hand 1 B6 Y6")
    t.do(0, f"play {wild} {colour}")
    assert seen(t)["colour"] == colour


@rule("K108-52")
@pytest.mark.parametrize("mode", ["", STRICT], ids=["bluff", "strict"])
def test_a_wild_is_laid_even_if_other_cards_fit(mode: str) -> None:
    t = at(f"uno-108; {mode}top R5; hand 0 W R5 R6 B5; hand 1 Y1 Y2")
    assert set(in_colours("W")) <= set(t.legal(0))
    t.do(0, "play W B")
    assert (seen(t)["colour"], seen(t)["turn"], seen(t)["phase"]) == ("B", 1, "turn")


@rule("K108-53")
@pytest.mark.parametrize("top", ["W", "W4"])
def test_a_named_colour_is_answered_with_it_or_with_a_wild(top: str) -> None:
    t = at(f"uno-108; top {top}; colour Y; hand 0 R4 Y4 YS G0 W W4 B9; hand 1 R1 R2")
    assert t.legal(0) == ["play Y4", "play YS", *in_colours("W"), *in_colours("W4"), "draw"]
    for card in ("R4", "G0", "B9"):
        assert t.why(0, f"play {card}").clause == "K108-32"


@rule("K108-53")
def test_a_named_colour_is_answered_with_a_plus_four_only_without_that_colour() -> None:
    t = at(f"uno-108; {STRICT}top W; colour Y; hand 0 Y4 W4 B9; hand 1 R1 R2")
    assert t.why(0, "play W4 B").clause == "K108-59"
    t = at(f"uno-108; {STRICT}top W; colour Y; hand 0 R4 W4 B9; hand 1 R1 R2")
    assert t.legal(0) == [*in_colours("W4"), "draw"]


# -- Wild +4 --------------------------------------------------------------------------------------
@rule("K108-54", "K108-55")
@pytest.mark.parametrize(
    ("direction", "victim", "after"), [("", 1, 2), ("anticlockwise; ", 3, 2)], ids=["left", "right"]
)
def test_the_next_player_draws_four_and_loses_the_turn(
    direction: str, victim: Seat, after: Seat
) -> None:
    t = at(f"{FOUR}{direction}hand 0 W4 B1 B2")
    before = seen(t)["counts"]
    t.do(0, "play W4 G")
    assert seen(t)["colour"] == "G"
    assert t.do(victim, "accept") == [Accepted(victim), Skipped(victim)]
    drew = Drew(victim, tuple([FACE[f"G{n}"] for n in range(1, 5)]), 4, 0, "plus4")
    assert t.chance("give G1 G2 G3 G4") == [drew]
    assert seen(t)["counts"][victim] == before[victim] + 4
    assert t.game.due(t.state) == (after,)
    assert t.why(victim, "play G1").clause == "K108-31"


@rule("K108-54", "K108-55")
def test_where_a_plus_four_is_checked_four_are_drawn_at_once() -> None:
    t = at(f"{FOUR}{STRICT}hand 0 W4 B1 B2")
    assert t.do(0, "play W4 G")[1:] == [Skipped(1)]
    t.settle()
    assert (seen(t)["counts"][1], seen(t)["turn"], seen(t)["colour"]) == (7, 2, "G")


@rule("K108-56")
def test_a_plus_four_cannot_be_answered_with_a_plus_four() -> None:
    t = at("uno-108; top R5; hand 0 W4 B1 B2; hand 1 W4 Y1; hand 2 G1 G2")
    t.do(0, "play W4 G")
    assert t.legal(1) == ["accept", "challenge"]
    assert t.why(1, "play W4 R").clause == "K108-56"
    assert t.why(1, "play W4 R uno").clause == "K108-56"


@rule("K108-56")
def test_not_even_where_there_is_no_challenge() -> None:
    t = at(f"uno-108; {STRICT}top R5; hand 0 W4 B1 B2; hand 1 W4 Y1; hand 2 G1 G2")
    t.do(0, "play W4 G")
    t.settle()
    assert t.legal(1) == []
    assert t.why(1, "play W4 R").clause == "K108-31"


@rule("K108-53")
@pytest.mark.parametrize("wild", ["W", "W4"])
@pytest.mark.parametrize("colour", COLOURS)
def test_of_all_cards_only_the_named_colour_and_wilds_answer(wild: str, colour: str) -> None:
    deck = [face for face in FACES if face in ("W", "W4") or not face.startswith("W")]
    t = at(f"uno-108; top {wild}; colour {colour}; hand 0 {' '.join(deck)}; hand 1 Y3")
    laid = {move.split()[1] for move in t.legal(0) if move.startswith("play")}
    assert laid == {face for face in deck if face[0] in (colour, "W")}


@rule("K108-57")
@pytest.mark.parametrize("wild", ["W", "W4"])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_wild_has_only_the_colour_it_was_played_with(wild: str, colour: str) -> None:
    t = at(f"uno-108; top R5; hand 0 {wild} B1; hand 1 R6 Y6 G6 B6; hand 2 R7 Y7 G7 B7")
    t.do(0, f"play {wild} {colour} uno")
    if wild == "W4":
        t.do(1, "accept")
        t.settle()
    seat = seen(t)["turn"]
    laid = {move.split()[1] for move in t.legal(seat) if move.startswith("play")}
    assert f"{colour}{5 + seat}" in laid
    assert {card[0] for card in laid} - {"W"} == {colour}


@rule("K108-57", "K108-63")
@pytest.mark.parametrize("colour", COLOURS)
def test_wilds_in_hand_have_no_colour(colour: str) -> None:
    t = at(f"uno-108; {STRICT}top {colour}5; hand 0 W4 W4 W; hand 1 R6 Y6")
    assert set(in_colours("W4")) <= set(t.legal(0))


@rule("K108-58", "K108-59")
@pytest.mark.parametrize("top", ["W", "W4"])
@pytest.mark.parametrize("colour", COLOURS)
def test_on_a_wild_the_named_colour_is_the_one_that_forbids(top: str, colour: str) -> None:
    others = [other for other in COLOURS if other != colour]
    table = f"uno-108; {STRICT}top {top}; colour {colour}; hand 1 R6 Y6; "
    free = at(f"{table}hand 0 W4 {' '.join(f'{other}1' for other in others)}")
    assert free.legal(0) == [*in_colours("W4"), "draw"]
    held = at(f"{table}hand 0 W4 {colour}1 {others[0]}1")
    assert held.why(0, "play W4 R").clause == "K108-59"


@rule("K108-58")
@pytest.mark.parametrize(("held", "bluff"), [("G1", True), ("R1", False)])
def test_on_a_wild_a_challenge_asks_for_the_named_colour(held: str, bluff: bool) -> None:
    t = at(f"uno-108; top W; colour G; under R9; hand 0 W4 {held} B2; hand 1 R6 Y6")
    t.do(0, "play W4 R")
    assert guilty(t) is bluff


@rule("K108-59")
@pytest.mark.parametrize("card", ["R0", "R5", "RS", "RV", "RD"])
def test_a_plus_four_is_not_for_who_holds_the_colour(card: str) -> None:
    hand = f"hand 0 W4 {card} B1; hand 1 Y6 Y7"
    strict = at(f"uno-108; {STRICT}top R9; {hand}")
    assert not set(in_colours("W4")) & set(strict.legal(0))
    assert strict.why(0, "play W4 R").clause == "K108-59"
    bluff = at(f"uno-108; top R9; {hand}")
    bluff.do(0, "play W4 B")
    assert guilty(bluff)


@rule("K108-59")
def test_a_plus_four_drawn_by_who_holds_the_colour_is_kept() -> None:
    t = at(f"uno-108; {STRICT}top R9; hand 0 R1 B1; hand 1 Y6 Y7")
    t.do(0, "draw")
    t.chance("give W4")
    assert t.legal(0) == ["keep"]
    assert t.why(0, "play W4 B").clause == "K108-59"


@rule("K108-60")
@pytest.mark.parametrize(("top", "held"), [("R9", "B9"), ("RS", "GS"), ("YD", "BD"), ("GV", "YV")])
def test_a_card_that_fits_by_number_or_symbol_does_not_forbid(top: str, held: str) -> None:
    hand = f"hand 0 W4 {held} {held}; hand 1 R6 Y6"
    strict = at(f"uno-108; {STRICT}top {top}; {hand}")
    assert strict.legal(0) == [f"play {held}", *in_colours("W4"), "draw"]
    bluff = at(f"uno-108; top {top}; {hand}")
    bluff.do(0, "play W4 B")
    assert not guilty(bluff)


@rule("K108-61")
@pytest.mark.parametrize("mode", ["", STRICT], ids=["bluff", "strict"])
def test_example_a_red_four_and_no_red_card_but_a_blue_four(mode: str) -> None:
    t = at(f"uno-108; {mode}top R4; hand 0 W4 B4 Y8 G1; hand 1 Y6 Y7")
    assert t.legal(0) == ["play B4", *in_colours("W4"), "draw"]
    t.do(0, "play W4 Y")
    if not mode:
        assert not guilty(t)


@rule("K108-62")
def test_example_a_blue_six_and_a_blue_skip_in_hand() -> None:
    t = at(f"uno-108; {STRICT}top B6; hand 0 BS R6 W4; hand 1 Y6 Y7")
    assert t.legal(0) == ["play R6", "play BS", "draw"]
    assert t.why(0, "play W4 R").clause == "K108-59"


@rule("K108-62")
def test_example_a_blue_six_and_the_bluff_is_found_out() -> None:
    t = at("uno-108; top B6; hand 0 BS R6 W4; hand 1 Y6 Y7")
    t.do(0, "play W4 R")
    assert guilty(t)


@rule("K108-63")
@pytest.mark.parametrize("mode", ["", STRICT], ids=["bluff", "strict"])
def test_example_a_red_five_and_no_red_card_but_a_wild(mode: str) -> None:
    t = at(f"uno-108; {mode}top R5; hand 0 W W4 B8; hand 1 Y6 Y7")
    assert t.legal(0) == [*in_colours("W"), *in_colours("W4"), "draw"]
    t.do(0, "play W4 Y")
    if not mode:
        assert not guilty(t)


@rule("K108-64")
@pytest.mark.parametrize("mode", ["", STRICT], ids=["bluff", "strict"])
def test_a_second_plus_four_does_not_forbid_the_first(mode: str) -> None:
    t = at(f"uno-108; {mode}top R5; hand 0 W4 W4 W4 B8; hand 1 Y6 Y7")
    assert t.legal(0) == [*in_colours("W4"), "draw"]
    t.do(0, "play W4 Y")
    if not mode:
        assert not guilty(t)


# -- bluffing -------------------------------------------------------------------------------------
@rule("K108-65")
def test_a_plus_four_may_be_laid_as_a_bluff() -> None:
    t = at("uno-108; top R5; hand 0 W4 R1 R2; hand 1 Y6 Y7; hand 2 G1 G2")
    assert set(in_colours("W4")) <= set(t.legal(0))
    t.do(0, "play W4 B")
    assert t.legal(1) == ["accept", "challenge"]
    t.do(1, "accept")
    t.settle()
    assert (seen(t)["counts"], seen(t)["colour"], seen(t)["turn"]) == ([2, 6, 2], "B", 2)


@rule("K108-65")
def test_a_strict_table_refuses_the_bluff() -> None:
    t = at(f"uno-108; {STRICT}top R5; hand 0 W4 R1 R2; hand 1 Y6 Y7; hand 2 G1 G2")
    assert t.legal(0) == ["play R1", "play R2", "draw"]
    assert t.why(0, "play W4 B").clause == "K108-59"


@rule("K108-65")
def test_a_strict_table_has_no_challenge() -> None:
    t = at(f"uno-108; {STRICT}top R5; hand 0 W4 B1 B2; hand 1 Y6 Y7; hand 2 G1 G2")
    t.do(0, "play W4 B")
    t.settle()
    assert (seen(t)["phase"], seen(t)["turn"]) == ("turn", 2)
    for seat in (1, 2):
        assert "challenge" not in t.legal(seat)
        assert t.why(seat, "challenge").clause == "K108-66"


@rule("K108-65")
@pytest.mark.parametrize(("mode", "phase"), [("bluff", "challenge"), ("strict", "turn")])
def test_each_mode_has_its_way(mode: str, phase: str) -> None:
    t = at(f"uno-108; options uno.wd4Mode={mode}; top R5; hand 0 W4 B1 B2; hand 1 Y6 Y7")
    t.do(0, "play W4 B")
    t.settle()
    assert seen(t)["phase"] == phase
