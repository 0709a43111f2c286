"""UNO with 108 cards: a special card that is turned up first (K108-25 to K108-30)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, CLOCK, Alarm, Seat
from stolik.games.uno.events import Dealt, Drew, Named, Reversed, Skipped, TimeUp
from stolik.games.uno.pieces import COLOURS, FACE
from tests.kit import Trial, at, rule, seen

HANDS = [" ".join(f"{colour}{number}" for number in "1122334") for colour in "RYGB"]


def dealt(turned: str, seats: int = 4, dealer: Seat = 0) -> Trial:
    """A table just dealt with these cards turned up; seat 0 has red cards, then Y, G, B."""
    t = at(f"uno-108; seats {seats}; phase deal; dealer {dealer}")
    t.chance(f"deal {' / '.join(HANDS[:seats])} / {turned}")
    return t


def order(t: Trial, turns: int) -> list[Seat]:
    """Who is on turn, while everybody draws and keeps."""
    seats = []
    for _ in range(turns):
        seat = seen(t)["turn"]
        seats.append(seat)
        t.do(seat, "draw")
        t.settle()
        t.do(seat, "keep")
    return seats


# -- Wild +4 --------------------------------------------------------------------------------------
@rule("K108-25")
def test_a_plus_four_goes_to_the_bottom_and_another_card_is_turned() -> None:
    t = dealt("W4 B7")
    told = t.match.events[0]
    assert isinstance(told, Dealt)
    assert (told.turned, told.top) == ((FACE["W4"], FACE["B7"]), FACE["B7"])
    table = seen(t)
    assert (table["top"], table["colour"], table["under"]) == ("B7", "B", [])
    assert (table["bottom"], table["pile"]) == (["W4"], 108 - 4 * 7 - 1)
    assert (table["phase"], table["turn"], table["counts"]) == ("turn", 1, [7, 7, 7, 7])


@rule("K108-25")
def test_every_plus_four_that_is_turned_goes_to_the_bottom() -> None:
    t = dealt("W4 W4 W4 W4 R0")
    assert (seen(t)["top"], seen(t)["bottom"]) == ("R0", ["W4"] * 4)


@rule("K108-25")
@pytest.mark.parametrize("turned", ["W4", "W4 W4"])
def test_a_plus_four_never_starts_the_pile(turned: str) -> None:
    t = at("uno-108; seats 2; phase deal")
    refusal = t.why(CHANCE, f"deal {HANDS[0]} / {HANDS[1]} / {turned}")
    assert refusal.clause == "K108-25"


@rule("K108-25")
def test_chance_turns_cards_until_one_is_no_plus_four() -> None:
    t = at("uno-108; seats 2; phase deal")
    places = iter([0] * 14 + [93, 92, 91, 90, 0])
    (told, *_) = t.match.draw(lambda count: next(places))
    assert isinstance(told, Dealt)
    assert told.turned[:-1] == (FACE["W4"],) * 4
    assert told.top == told.turned[-1] != FACE["W4"]


@rule("K108-25")
def test_a_plus_four_at_the_bottom_is_the_last_card_of_the_pile() -> None:
    t = at("uno-108; top R5; hand 0 B1; hand 1 B2; hand 2 Y1; bottom W4; bag G1 W4")
    t.do(0, "draw")
    t.chance("give W4")
    t.do(0, "keep")
    t.do(1, "draw")
    assert t.why(CHANCE, "give W4").clause == "K108-105"
    t.chance("give G1")
    t.do(1, "keep")
    t.do(2, "draw")
    assert t.why(CHANCE, "give R9").clause == "K108-105"
    t.chance("give W4")
    assert seen(t)["hands"][2] == ["Y1", "W4"]


@rule("K108-25")
@pytest.mark.parametrize("place", [0, 1])
def test_chance_takes_the_bottom_card_last(place: int) -> None:
    t = at("uno-108; top R5; hand 0 B1; hand 1 B2; bottom W4; bag G1 G2; due 0 3 caught")
    t.match.draw(lambda count: min(place, count - 1))
    drew = t.match.events[-1]
    assert isinstance(drew, Drew)
    assert (drew.faces or ())[-1] == FACE["W4"]


@rule("K108-25")
def test_the_cards_at_the_bottom_are_drawn_in_their_order() -> None:
    t = at("uno-108; top R5; hand 0 B1; hand 1 B2; bottom G1 W4; bag; due 0 1 caught")
    assert t.why(CHANCE, "give W4").clause == "K108-105"
    t.chance("give G1")
    assert (seen(t)["hands"][0], seen(t)["bottom"]) == (["G1", "B1"], ["W4"])


# -- Wild -----------------------------------------------------------------------------------------
@rule("K108-26")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_first_player_names_the_colour_of_a_wild(colour: str) -> None:
    t = dealt("W")
    assert (seen(t)["phase"], seen(t)["colour"]) == ("name", None)
    assert t.game.due(t.state) == (1,)
    assert t.legal(1) == [f"name {letter}" for letter in COLOURS]
    assert t.do(1, f"name {colour}") == [Named(1, COLOURS.index(colour))]
    assert (seen(t)["phase"], seen(t)["turn"], seen(t)["colour"]) == ("turn", 1, colour)


@rule("K108-26")
@pytest.mark.parametrize("action", ["play Y1", "draw", "pass", "keep"])
def test_nothing_else_is_done_before_the_colour_is_named(action: str) -> None:
    assert dealt("W").why(1, action).clause == "K108-26"


@rule("K108-26")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_nobody_else_names_the_colour(seat: Seat) -> None:
    t = dealt("W")
    assert t.legal(seat) == []
    assert t.why(seat, "name G").clause == "K108-26"


@rule("RULING-4", "K108-26")
@pytest.mark.parametrize(
    ("hand", "colour"), [("R1 B2 B3 G4", "B"), ("B1 B2 G3 G4 R1", "G"), ("W W4", "R")]
)
def test_when_time_is_up_the_colour_held_most_is_named(hand: str, colour: str) -> None:
    t = at(f"uno-108; phase name; top W; hand 0 {hand}; hand 1 Y3; options uno.turnTimer=30")
    told = t.do(CLOCK, "ring turn", at=30_000)
    assert told == [TimeUp(0), Named(0, COLOURS.index(colour))]
    assert (seen(t)["phase"], t.game.due(t.state)) == ("turn", (0,))
    assert t.game.alarms(t.state) == (Alarm("turn", 60_000),)


@rule("K108-26")
def test_the_first_player_then_plays_as_usual() -> None:
    t = dealt("W")
    t.do(1, "name Y")
    assert t.legal(1) == ["play Y1", "play Y2", "play Y3", "play Y4", "draw"]
    t.do(1, "play Y3")
    assert seen(t)["turn"] == 2


@rule("K108-26")
def test_the_first_player_need_not_hold_the_colour() -> None:
    t = dealt("W")
    t.do(1, "name B")
    assert t.legal(1) == ["draw"]
    assert t.why(1, "play Y1").clause == "K108-32"
    t.do(1, "draw")
    t.chance("give B5")
    assert t.legal(1) == ["play B5", "keep"]


@rule("K108-26")
def test_the_first_player_may_name_a_colour_and_then_draw() -> None:
    t = dealt("W")
    t.do(1, "name Y", "draw")
    t.chance("give G9")
    t.do(1, "keep")
    assert (seen(t)["turn"], seen(t)["colour"]) == (2, "Y")


# -- +2, Reverse, Skip ----------------------------------------------------------------------------
@rule("K108-27")
@pytest.mark.parametrize("dealer", [0, 2, 3])
def test_the_first_player_draws_two_for_a_plus_two_and_is_skipped(dealer: Seat) -> None:
    t = dealt("GD", dealer=dealer)
    first = (dealer + 1) % 4
    assert Skipped(first) in t.match.events
    assert t.chance("give B5 B6") == [Drew(first, (FACE["B5"], FACE["B6"]), 2, 0, "plus2")]
    assert seen(t)["counts"] == [9 if seat == first else 7 for seat in range(4)]
    assert order(t, 4) == [(dealer + step) % 4 for step in (2, 3, 4, 5)]


@rule("K108-28")
@pytest.mark.parametrize("dealer", [0, 1, 3])
def test_the_dealer_begins_on_a_reverse_and_play_goes_to_the_right(dealer: Seat) -> None:
    t = dealt("BV", dealer=dealer)
    assert t.match.events[1:] == [Reversed(clockwise=False)]
    assert seen(t)["clockwise"] is False
    assert order(t, 5) == [(dealer - step) % 4 for step in range(5)]


@rule("K108-29")
@pytest.mark.parametrize("dealer", [0, 2, 3])
def test_the_dealers_left_is_skipped_on_a_skip(dealer: Seat) -> None:
    t = dealt("RS", dealer=dealer)
    assert t.match.events[1:] == [Skipped((dealer + 1) % 4)]
    assert seen(t)["counts"] == [7, 7, 7, 7]
    assert order(t, 4) == [(dealer + step) % 4 for step in (2, 3, 4, 5)]


@rule("K108-27", "K108-28", "K108-29")
@pytest.mark.parametrize("card", ["GD", "GV", "GS"])
def test_the_colour_of_a_special_first_card_is_in_force(card: str) -> None:
    t = dealt(card)
    t.settle()
    assert (seen(t)["top"], seen(t)["colour"], seen(t)["phase"]) == (card, "G", "turn")


# -- two players ----------------------------------------------------------------------------------
@rule("K108-30")
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(("card", "drawn"), [("GV", 0), ("GS", 0), ("GD", 2)])
def test_of_two_the_dealer_begins(card: str, drawn: int, dealer: Seat) -> None:
    t = dealt(card, seats=2, dealer=dealer)
    t.settle()
    assert seen(t)["counts"][1 - dealer] == 7 + drawn
    assert seen(t)["counts"][dealer] == 7
    assert order(t, 4) == [dealer, 1 - dealer, dealer, 1 - dealer]


@rule("K108-30")
@pytest.mark.parametrize("dealer", [0, 1])
def test_of_two_the_one_who_did_not_deal_names_the_colour_and_plays(dealer: Seat) -> None:
    t = dealt("W", seats=2, dealer=dealer)
    other = 1 - dealer
    assert t.why(dealer, "name R").clause == "K108-26"
    t.do(other, "name R")
    assert order(t, 3) == [other, dealer, other]
