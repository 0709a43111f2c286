"""UNO with 108 cards: laying, drawing, passing, the clock (K108-31 to K108-43)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, CLOCK, Alarm, Seat
from stolik.games.uno.events import Drew, Kept, Passed, Played, TimeUp
from stolik.games.uno.pieces import FACE
from tests.games.uno.scenes import in_colours
from tests.kit import Trial, at, rule, seen

#: Nothing that seat 0 holds fits; the same with a card that does.
STUCK = "uno-108; top R5; hand 0 B1 G2; hand 1 Y3 Y4; hand 2 Y6 Y7"
ABLE = "uno-108; top R5; hand 0 R1 G2; hand 1 Y3 Y4; hand 2 Y6 Y7"
MUST = "; options k108.forcedDrawnPlay=on"


def drew(position: str, card: str) -> Trial:
    """Seat 0 has drawn a card, and is to lay it or to keep it."""
    t = at(position)
    t.do(0, "draw")
    t.chance(f"give {card}")
    return t


# -- laying or drawing ----------------------------------------------------------------------------
@rule("K108-31")
def test_a_turn_is_one_card_onto_the_pile() -> None:
    t = at("uno-108; top R5; under B9; hand 0 R1 R2; hand 1 Y3 Y4")
    played, *_ = t.do(0, "play R1")
    assert isinstance(played, Played)
    assert (played.seat, played.face) == (0, FACE["R1"])
    table = seen(t)
    assert (table["top"], sorted(table["under"])) == ("R1", ["B9", "R5"])
    assert (table["hands"][0], table["turn"]) == (["R2"], 1)


@rule("K108-31")
def test_a_second_card_is_not_laid_in_the_same_turn() -> None:
    t = at("uno-108; top R5; hand 0 R1 R2 R3; hand 1 Y3 Y4")
    t.do(0, "play R1")
    assert "play R2" not in t.legal(0)
    assert t.why(0, "play R2").clause == "K108-31"


@rule("K108-31")
def test_a_player_lays_or_draws() -> None:
    assert at(ABLE).legal(0) == ["play R1", "play R1 uno", "draw"]


@rule("K108-31")
@pytest.mark.parametrize("action", ["keep", "name R", "discard R1"])
def test_nothing_else_is_done_in_a_turn(action: str) -> None:
    assert at(ABLE).why(0, action).clause == "K108-31"


@rule("K108-31")
@pytest.mark.parametrize("action", ["play Y3", "draw", "pass", "keep"])
@pytest.mark.parametrize("seat", [1, 2])
def test_only_who_is_on_turn_lays_or_draws(seat: Seat, action: str) -> None:
    t = at(ABLE)
    assert t.legal(seat) == []
    assert t.why(seat, action).clause == "K108-31"


@rule("K108-31")
@pytest.mark.parametrize("card", ["R2", "R9", "Y3", "R5"])
def test_a_card_is_laid_from_the_own_hand(card: str) -> None:
    assert at(ABLE).why(0, f"play {card}").clause == "K108-31"


# -- what fits ------------------------------------------------------------------------------------
@rule("K108-32")
@pytest.mark.parametrize(
    "card", ["R9", "R0", "RS", "RV", "RD", "B5", "Y5"], ids=lambda card: f"{card} on R5"
)
def test_a_card_fits_by_colour_or_by_number(card: str) -> None:
    t = at(f"uno-108; top R5; hand 0 {card} B1 B2; hand 1 Y3 Y4")
    assert t.legal(0) == [f"play {card}", "draw"]
    t.do(0, f"play {card}")
    assert (seen(t)["top"], seen(t)["colour"]) == (card, card[0])


@rule("K108-32")
@pytest.mark.parametrize(
    ("top", "card"),
    [("R5", "B6"), ("R5", "GS"), ("RS", "GV"), ("RS", "G5"), ("YD", "B2"), ("W", "G0")],
)
def test_a_card_of_another_colour_and_another_number_does_not_fit(top: str, card: str) -> None:
    colour = "colour R; " if top == "W" else ""
    t = at(f"uno-108; top {top}; {colour}hand 0 {card}; hand 1 Y3 Y4")
    assert t.legal(0) == ["draw"]
    assert t.why(0, f"play {card}").clause == "K108-32"


@rule("K108-32", "K108-33")
@pytest.mark.parametrize("symbol", "SVD")
@pytest.mark.parametrize("colour", "YGB")
def test_on_a_special_card_goes_its_symbol_in_any_colour(symbol: str, colour: str) -> None:
    card = colour + symbol
    t = at(f"uno-108; top R{symbol}; hand 0 {card} {colour}1; hand 1 Y3 Y4")
    assert t.legal(0) == [f"play {card}", f"play {card} uno", "draw"]
    t.do(0, f"play {card}")
    assert (seen(t)["top"], seen(t)["colour"]) == (card, colour)


@rule("K108-33")
@pytest.mark.parametrize("symbol", "SVD")
def test_on_a_special_card_goes_its_colour(symbol: str) -> None:
    t = at(f"uno-108; top G{symbol}; hand 0 G7 GS GD GV B7 BS BD BV; hand 1 Y3 Y4")
    own = ["play G7", "play GS", "play GV", "play GD"]
    assert t.legal(0) == [*own, f"play B{symbol}", "draw"]


@rule("K108-34")
@pytest.mark.parametrize("top", ["R5", "G0", "YS", "BV", "RD", "W", "W4"])
@pytest.mark.parametrize("wild", ["W", "W4"])
def test_a_wild_always_fits(wild: str, top: str) -> None:
    colour = "colour R; " if top in ("W", "W4") else ""
    t = at(f"uno-108; top {top}; {colour}hand 0 {wild} B1 B2 B3; hand 1 Y3 Y4")
    t.do(0, f"play {wild} G")
    assert (seen(t)["top"], seen(t)["colour"]) == (wild, "G")


# -- drawing --------------------------------------------------------------------------------------
@rule("K108-35")
def test_who_has_nothing_that_fits_draws_one_card() -> None:
    t = at(STUCK)
    assert t.legal(0) == ["draw"]
    t.do(0, "draw")
    assert t.why(CHANCE, "give R1 R2").clause == "K108-105"
    assert t.why(CHANCE, "give").clause == "K108-105"
    assert t.chance("give B7") == [Drew(0, (FACE["B7"],), 1, 0, "turn")]
    assert seen(t)["hands"][0] == ["G2", "B1", "B7"]


@rule("K108-35")
def test_chance_draws_one_card_too() -> None:
    t = at(STUCK)
    t.do(0, "draw")
    t.settle()
    assert seen(t)["counts"] == [3, 2, 2]


@rule("K108-36")
@pytest.mark.parametrize("card", ["R9", "G5"])
@pytest.mark.parametrize("before", [STUCK, ABLE], ids=["by need", "by choice"])
def test_a_drawn_card_that_fits_may_be_laid_or_kept(before: str, card: str) -> None:
    t = drew(before, card)
    assert t.legal(0) == [f"play {card}", "keep"]
    t.do(0, f"play {card}")
    assert (seen(t)["top"], seen(t)["counts"][0], seen(t)["turn"]) == (card, 2, 1)
    kept = drew(before, card)
    kept.do(0, "keep")
    assert (seen(kept)["top"], seen(kept)["counts"][0], seen(kept)["turn"]) == ("R5", 3, 1)


@rule("K108-36")
def test_a_table_may_want_a_card_drawn_by_need_to_be_laid() -> None:
    t = drew(STUCK + MUST, "R9")
    assert t.legal(0) == ["play R9"]
    assert t.why(0, "keep").clause == "K108-36"
    t.do(0, "play R9")
    assert seen(t)["turn"] == 1


@rule("K108-36")
def test_with_that_option_a_card_that_does_not_fit_is_kept() -> None:
    t = drew(STUCK + MUST, "B9")
    assert t.legal(0) == ["keep"]
    t.do(0, "keep")
    assert seen(t)["turn"] == 1


@rule("K108-36")
def test_with_that_option_a_card_drawn_by_choice_may_be_kept() -> None:
    t = drew(ABLE + MUST, "R9")
    assert t.legal(0) == ["play R9", "keep"]
    t.do(0, "keep")
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (3, 1)


@rule("K108-36")
def test_with_that_option_a_wild_drawn_by_need_is_laid() -> None:
    t = drew(STUCK + MUST, "W")
    assert t.legal(0) == [f"play W {colour}" for colour in "RYGB"]


@rule("K108-37")
@pytest.mark.parametrize("card", ["R9", "B9"], ids=["fits", "does not fit"])
def test_who_has_drawn_is_asked_to_lay_or_to_keep(card: str) -> None:
    t = drew(STUCK, card)
    assert (seen(t)["phase"], t.game.due(t.state)) == ("drawn", (0,))
    assert t.legal(0)[-1] == "keep"
    assert t.why(1, "draw").clause == "K108-37"


@rule("K108-37")
@pytest.mark.parametrize("action", ["pass", "name R"])
def test_who_has_drawn_can_do_nothing_else(action: str) -> None:
    assert drew(STUCK, "R9").why(0, action).clause == "K108-37"


@rule("K108-37")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_others_cannot_tell_a_pass_from_a_draw_by_need(seat: Seat | None) -> None:
    need, choice, fits = drew(STUCK, "B9"), drew(ABLE, "B9"), drew(STUCK, "R9")
    for other in (choice, fits):
        assert need.match.heard(seat) == other.match.heard(seat) == [Drew(0, None, 1, 0, "turn")]
        assert need.game.view(need.state, seat) == other.game.view(other.state, seat)
        other.do(0, "keep")
    need.do(0, "keep")
    for other in (choice, fits):
        assert need.match.heard(seat) == other.match.heard(seat)
        assert need.game.view(need.state, seat) == other.game.view(other.state, seat)


@rule("K108-37")
def test_after_a_card_is_kept_the_turn_passes_on() -> None:
    t = drew(STUCK, "B9")
    assert t.do(0, "keep") == [Kept(0)]
    assert (seen(t)["phase"], seen(t)["turn"], seen(t)["counts"][0]) == ("turn", 1, 3)


@rule("K108-37")
def test_nothing_is_kept_that_was_not_drawn() -> None:
    assert at(STUCK).why(0, "keep").clause == "K108-31"


# -- passing --------------------------------------------------------------------------------------
@rule("K108-38")
def test_who_could_lay_may_draw_instead() -> None:
    t = at("uno-108; top R5; hand 0 R1 R2 G5 W W4; hand 1 Y3 Y4")
    assert "draw" in t.legal(0)
    t.do(0, "draw")
    assert t.why(CHANCE, "give B1 B2").clause == "K108-105"
    t.chance("give B1")
    t.do(0, "keep")
    assert (seen(t)["counts"], seen(t)["turn"]) == ([6, 2], 1)


@rule("K108-38")
def test_a_pass_costs_a_card() -> None:
    t = at(ABLE)
    assert "pass" not in t.legal(0)
    assert t.why(0, "pass").clause == "K108-107"


@rule("K108-39")
@pytest.mark.parametrize("card", ["R9", "B9"], ids=["fits", "does not fit"])
def test_after_a_pass_only_the_drawn_card_is_laid(card: str) -> None:
    t = drew("uno-108; top R5; hand 0 R1 W G5; hand 1 Y3 Y4", card)
    assert t.legal(0) == (["play R9", "keep"] if card == "R9" else ["keep"])
    for other in ("R1", "W R", "G5"):
        assert t.why(0, f"play {other}").clause == "K108-39"


@rule("K108-39")
def test_the_drawn_card_must_fit() -> None:
    assert drew(STUCK, "B9").why(0, "play B9").clause == "K108-32"


@rule("K108-39")
def test_after_a_draw_by_need_nothing_else_is_laid() -> None:
    t = drew(STUCK, "R9")
    assert t.why(0, "play B1").clause == "K108-39"


@rule("K108-39")
def test_the_twin_of_the_drawn_card_is_as_good_as_the_drawn_card() -> None:
    t = drew("uno-108; top R5; hand 0 R1 B2; hand 1 Y3 Y4", "R1")
    t.do(0, "play R1")
    assert seen(t)["hands"][0] == ["R1", "B2"]


@rule("K108-40")
def test_example_a_wild_is_drawn_against_an_opponent_who_wants_red() -> None:
    t = at("uno-108; top G3; hand 0 R8 B2 B3; hand 1 W R6; turn 1")
    t.do(1, "play W R uno")
    assert "play R8" in t.legal(0)
    t.do(0, "draw")
    t.chance("give W")
    t.do(0, "play W B")
    assert (seen(t)["colour"], seen(t)["turn"]) == ("B", 1)
    assert t.legal(1) == ["draw"]


@rule("K108-40")
def test_example_no_wild_comes_and_the_red_card_stays_in_hand() -> None:
    t = at("uno-108; top W; colour R; hand 0 R8 B2 B3; hand 1 R6; called 1")
    t.do(0, "draw")
    t.chance("give Y1")
    assert t.why(0, "play R8").clause == "K108-39"
    assert t.legal(0) == ["keep"]


@rule("K108-42")
@pytest.mark.parametrize("card", ["R9", "B9"], ids=["fits", "does not fit"])
@pytest.mark.parametrize("before", [STUCK, ABLE], ids=["by need", "by choice"])
def test_there_is_one_draw_a_turn(before: str, card: str) -> None:
    t = drew(before, card)
    assert "draw" not in t.legal(0)
    assert t.why(0, "draw").clause == "K108-42"


@rule("K108-42")
def test_drawing_stops_at_one_card_even_if_it_does_not_fit() -> None:
    t = drew(STUCK, "B9")
    assert t.actors()[0] == 0
    assert t.legal(0) == ["keep"]


# -- the clock ------------------------------------------------------------------------------------
CLOCKED = "; options uno.turnTimer=30"


@rule("K108-43")
@pytest.mark.parametrize("before", [STUCK, ABLE])
def test_no_clock_runs_unless_the_table_sets_one(before: str) -> None:
    t = at(before)
    assert t.game.alarms(t.state) == ()
    assert CLOCK not in t.actors()
    assert t.why(CLOCK, "ring turn").clause == "RULING-4"


@rule("K108-43")
def test_the_clock_starts_anew_with_each_decision() -> None:
    t = at(ABLE + CLOCKED)
    assert t.game.alarms(t.state) == (Alarm("turn", 30_000),)
    t.do(0, "play R1", at=12_000)
    assert t.game.alarms(t.state) == (Alarm("turn", 42_000),)


@rule("K108-43")
@pytest.mark.parametrize("before", [STUCK, ABLE], ids=["nothing fits", "something fits"])
@pytest.mark.parametrize("card", ["R9", "B9"])
def test_when_time_is_up_one_card_is_drawn_and_kept(before: str, card: str) -> None:
    t = at(before + CLOCKED)
    assert t.do(CLOCK, "ring turn", at=30_000) == [TimeUp(0)]
    drawn, kept = t.chance(f"give {card}")
    assert (drawn, kept) == (Drew(0, (FACE[card],), 1, 0, "turn"), Kept(0))
    assert (seen(t)["counts"], seen(t)["turn"], seen(t)["top"]) == ([3, 2, 2], 1, "R5")


@rule("K108-43")
def test_when_time_is_up_after_the_draw_the_card_is_kept() -> None:
    t = drew(ABLE + CLOCKED, "R9")
    assert t.do(CLOCK, "ring turn", at=30_000) == [TimeUp(0), Kept(0)]
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (3, 1)


@rule("K108-43", "K108-36")
def test_when_time_is_up_a_card_that_must_be_laid_is_laid() -> None:
    t = at(STUCK + "; options uno.turnTimer=30 k108.forcedDrawnPlay=on")
    t.do(CLOCK, "ring turn", at=30_000)
    t.chance("give R9")
    assert (seen(t)["top"], seen(t)["counts"][0], seen(t)["turn"]) == ("R9", 2, 1)


@rule("RULING-4", "K108-81")
def test_the_clock_says_uno_with_the_last_card_but_one() -> None:
    must = "options uno.turnTimer=30 k108.forcedDrawnPlay=on"
    t = at(f"uno-108; top R5; hand 0 B1; hand 1 Y3 Y4; {must}")
    t.do(CLOCK, "ring turn", at=30_000)
    t.chance("give R9")
    assert (seen(t)["top"], seen(t)["called"], seen(t)["lapses"]) == ("R9", [0], [])


@rule("K108-43")
def test_the_next_player_has_the_whole_time() -> None:
    t = at(STUCK + CLOCKED)
    t.do(CLOCK, "ring turn", at=31_000)
    t.settle()
    assert t.game.alarms(t.state) == (Alarm("turn", 61_000),)
    assert t.game.due(t.state) == (1,)


@rule("K108-43")
def test_when_time_is_up_and_nothing_is_left_the_turn_is_passed() -> None:
    t = at(f"{STUCK}{CLOCKED}; due 1 101 caught")
    t.settle()
    assert (seen(t)["pile"], seen(t)["under"]) == (0, [])
    told = t.do(CLOCK, "ring turn", at=30_000)
    assert told == [TimeUp(0), Passed(0, by_clock=True)]
    assert seen(t)["turn"] == 1


#: A +4 drawn by need, and after it a red card as a fine: now it would be a bluff.
BETRAYED = "phase drawn; top R5; hand 0 W4 R1 B2; hand 1 Y3 Y4; drawn W4; forced"
FORCED = "options uno.turnTimer=30 k108.forcedDrawnPlay=on"


@rule("K108-36")
def test_a_drawn_four_that_would_be_a_bluff_may_be_kept() -> None:
    t = at(f"uno-108; {FORCED}; {BETRAYED}")
    assert t.legal(0) == [*in_colours("W4"), "keep"]
    assert t.do(0, "keep") == [Kept(0)]


@rule("K108-36", "RULING-4")
def test_the_clock_keeps_a_drawn_four_that_would_be_a_bluff() -> None:
    t = at(f"uno-108; {FORCED}; {BETRAYED}")
    assert t.do(CLOCK, "ring turn", at=30_000) == [TimeUp(0), Kept(0)]


@rule("K108-36")
def test_a_drawn_four_that_is_proper_must_be_laid() -> None:
    t = at(f"uno-108; {FORCED}; {BETRAYED.replace('R1', 'G1')}")
    assert t.legal(0) == in_colours("W4")
    assert t.why(0, "keep").clause == "K108-36"


@rule("K108-36")
def test_in_version_one_a_drawn_four_must_be_laid_even_as_a_bluff() -> None:
    t = at(f"uno-108 1; {FORCED}; {BETRAYED}")
    assert t.why(0, "keep").clause == "K108-36"


@rule("K108-36", "K108-85")
def test_what_must_be_laid_may_be_kept_while_a_grace_bars_the_seat() -> None:
    barred = "phase drawn; top R5; hand 0 R9; drawn R9; forced; lapse 0 0 grace; hand 1 Y3 Y4"
    t = at(f"uno-108; {FORCED} uno.catchGraceMs=1500; {barred}")
    assert t.legal(0) == ["keep", "call"]
    assert t.do(CLOCK, "ring turn", at=30_000) == [TimeUp(0), Kept(0)]
