"""UNO with 108 cards: the aim, the deck, who deals, the deal (K108-01 to K108-24)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from stolik.core.game import CHANCE, TABLE, Outcome, Seat
from stolik.core.phrase import BadOption
from stolik.games import BOOKS
from stolik.games.uno.drawing import card_svg
from stolik.games.uno.events import CutFor, DealOver, Dealt
from stolik.games.uno.pieces import FACE
from stolik.rulebook import speaker
from tests.games.uno.scenes import faces
from tests.kit import Trial, at, new, rule, seen

COLOURS = "RYGB"
SYMBOLS = dict(zip(COLOURS, "●★▲■", strict=True))
HANDS = [" ".join(f"{colour}{number}" for number in "1122334") for colour in COLOURS]


def to_deal(seats: int, dealer: Seat = 0) -> Trial:
    """A table that waits for its first deal."""
    return at(f"uno-108; seats {seats}; phase deal; dealer {dealer}")


def dealt(seats: int, dealer: Seat = 0, turned: str = "R5") -> Trial:
    """A table just dealt: each hand has seven cards of one colour, 1 to 4."""
    t = to_deal(seats, dealer)
    t.chance(f"deal {' / '.join(HANDS[:seats])} / {turned}")
    return t


# -- the aim --------------------------------------------------------------------------------------
@rule("K108-01")
@pytest.mark.parametrize(("score", "over"), [(479, False), (480, True), (481, True)])
def test_the_match_is_won_with_500_points(score: int, over: bool) -> None:
    t = at(f"uno-108; top R5; hand 0 R1; hand 1 GS; scores {score} 499")
    t.do(0, "play R1")
    assert t.outcome() == (Outcome((0,), (score + 20, 499)) if over else None)
    assert (t.actors() == ()) is over


@rule("K108-01")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_team_wins_the_match_together(seat: Seat) -> None:
    t = at(
        "uno-108; options k108.format=pairs; top R5; scores 480 90 480 90; "
        f"hand 0 R1; hand 1 GS; hand 2 R2; hand 3 B0; turn {seat}"
    )
    t.do(seat, f"play R{1 if seat == 0 else 2}")
    assert t.outcome() == Outcome((0, 2), (500, 90, 500, 90))


@rule("K108-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_points_come_to_who_sheds_the_whole_hand_first(seat: Seat) -> None:
    hands = ["hand 0 R1", "hand 1 R2", "hand 2 R3"]
    t = at(f"uno-108; top R5; {'; '.join(hands)}; turn {seat}")
    over = t.do(seat, f"play R{seat + 1}")[-1]
    assert isinstance(over, DealOver)
    points = 6 - (seat + 1)
    assert (over.winner, over.gained) == (seat, tuple(points * (s == seat) for s in range(3)))


@rule("K108-02")
def test_nothing_is_scored_while_everybody_holds_a_card() -> None:
    t = at("uno-108; top R5; hand 0 R1 R2; hand 1 B9 R3")
    t.do(0, "play R1 uno")
    assert (seen(t)["deal"], seen(t)["scores"]) == (1, [0, 0])


# -- the deck -------------------------------------------------------------------------------------
@cache
def deck() -> Counter[str]:
    """All cards of the box: one player draws until the pile has no more."""
    t = at("uno-108; top R0; hand 0 R1; hand 1 Y1; due 0 200 caught")
    t.settle()
    table = seen(t)
    assert (table["pile"], table["under"]) == (0, [])
    return Counter([table["top"], *table["hands"][0], *table["hands"][1]])


@rule("K108-03")
def test_there_are_108_cards() -> None:
    assert deck().total() == 108


@rule("K108-04")
def test_there_are_four_colours_alike() -> None:
    colours = Counter[str]()
    for card, copies in deck().items():
        colours[card[0]] += copies
    del colours["W"]
    assert colours == {"B": 25, "R": 25, "G": 25, "Y": 25}


@rule("K108-05")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_has_one_zero_and_two_of_each_other_number(colour: str) -> None:
    numbers = {number: deck()[f"{colour}{number}"] for number in "0123456789"}
    assert numbers == dict(zip("0123456789", [1] + [2] * 9, strict=True))


@rule("K108-06", "K108-07", "K108-08")
@pytest.mark.parametrize("symbol", ["D", "V", "S"])
def test_there_are_two_special_cards_of_a_kind_in_each_colour(symbol: str) -> None:
    assert [deck()[colour + symbol] for colour in COLOURS] == [2, 2, 2, 2]


@rule("K108-09", "K108-10")
@pytest.mark.parametrize("card", ["W4", "W"])
def test_there_are_four_of_each_wild(card: str) -> None:
    assert deck()[card] == 4


@rule("K108-03", "K108-09", "K108-10")
def test_there_are_no_other_wilds() -> None:
    assert {card for card in deck() if card.startswith("W")} == {"W", "W4"}


@rule("K108-11")
@pytest.mark.parametrize("seats", range(2, 11))
def test_two_to_ten_play(seats: int) -> None:
    t = new("uno-108", seats)
    t.settle()
    dealt_to = next(e for e in t.match.events if isinstance(e, Dealt))
    assert [len(hand or ()) for hand in dealt_to.hands] == [7] * seats


@rule("K108-11")
@pytest.mark.parametrize("seats", [0, 1, 11])
def test_no_fewer_and_no_more_can_play(seats: int) -> None:
    with pytest.raises(BadOption) as refusal:
        new("uno-108", seats)
    assert refusal.value.phrase.id == "bad-seats"


# -- colour symbols -------------------------------------------------------------------------------
def pictured(t: Trial, seat: Seat = 0) -> str:
    """The table as a terminal shows it to a seat."""
    lines = t.game.picture(t.game.view(t.state, seat), speaker("en"), 80)
    return "\n".join("".join(span.text for span in line) for line in lines)


@rule("K108-12")
def test_colour_symbols_are_a_display_option_that_is_on() -> None:
    (option,) = [o for o in BOOKS["uno-108"][1].options if o.key == "uno.colourSymbols"]
    assert (option.display, option.default, option.words) == (True, "on", ("on", "off"))


@rule("K108-12")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_in_hand_carries_the_symbol_of_its_colour(colour: str) -> None:
    t = at(f"uno-108; top {colour}9; hand 0 {colour}1 {colour}S; hand 1 {colour}2")
    symbols = {symbol for symbol in SYMBOLS.values() if symbol in pictured(t)}
    assert symbols == {SYMBOLS[colour]}


@rule("K108-12")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_named_colour_carries_its_symbol(colour: str) -> None:
    other = "Y" if colour == "R" else "R"
    t = at(f"uno-108; top W; colour {colour}; hand 0 {other}1; hand 1 {other}2")
    assert SYMBOLS[colour] in pictured(t)


@rule("K108-12")
def test_symbols_can_be_switched_off() -> None:
    t = at("uno-108; options uno.colourSymbols=off; top R9; hand 0 Y1 G1 B1; hand 1 R2")
    assert not set(SYMBOLS.values()) & set(pictured(t))


def drawn_without_colours(card: str, options: str = "") -> str:
    """The table as a drawing, with a card in hand, without colours and names."""
    t = at(f"uno-108; {options}top W; colour R; hand 0 {card}; hand 1 G1")
    drawing = t.game.svg(t.game.view(t.state, 0), speaker("en"))
    return re.sub(r"<title>.*?</title>|#[0-9a-fA-F]{3,6}", "", drawing)


@rule("K108-12")
def test_drawn_cards_can_be_told_apart_without_colour() -> None:
    assert len({drawn_without_colours(f"{colour}5") for colour in COLOURS}) == 4
    off = "options uno.colourSymbols=off; "
    assert len({drawn_without_colours(f"{colour}5", off) for colour in COLOURS}) == 1


@rule("K108-07", "K108-08", "K108-10")
def test_the_table_draws_what_the_clauses_describe() -> None:
    shapes = {card: card_svg(FACE[card], 0, 0, speaker("en")) for card in ("RV", "RS", "W")}
    circle = re.search(r"<circle cx='24.0' cy='36.0' r='11' fill='none'", shapes["RS"])
    assert circle, "a Skip is a circle"
    assert "M16.0 44.0 L32.0 28.0" in shapes["RS"], "with a line through it"
    assert shapes["RV"].count(" C") == 2, "the arrows of a Reverse bend"
    quarters = re.findall(r"A18 18 0 0 [01] [^']+ z' fill='(#\w+)'", shapes["W"])
    assert len(set(quarters)) == 4, "a Wild has a disc of four colours"


# -- who deals ------------------------------------------------------------------------------------
@rule("K108-13")
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_everybody_draws_a_card_for_the_deal(seats: int) -> None:
    t = new("uno-108", seats)
    assert t.actors() == (CHANCE,)
    (told,) = t.match.draw(t.below)
    assert isinstance(told, CutFor)
    assert told.seats == tuple(range(seats))
    assert len(told.drawn) == seats


@rule("K108-13")
def test_before_the_draw_for_the_deal_no_dealer_is_named() -> None:
    assert "dealer" not in new("uno-108", 3).position


@rule("K108-13")
@pytest.mark.parametrize("cards", ["R5 / R4", "R5 / R4 / R3 / R2"])
def test_nobody_is_left_out_of_the_draw_for_the_deal(cards: str) -> None:
    assert new("uno-108", 3).why(CHANCE, f"cut {cards}").clause == "K108-13"


@rule("K108-14")
def test_only_digits_count_for_the_deal() -> None:
    t = new("uno-108", 3)
    (told,) = t.chance("cut W4 GS R3 / R5 / YD BV R4")
    assert told == CutFor((0, 1, 2), (faces("W4 GS R3"), faces("R5"), faces("YD BV R4")), dealer=1)


@rule("K108-14")
@pytest.mark.parametrize("special", ["W", "W4", "RS", "GV", "YD"])
def test_who_draws_no_digit_draws_again(special: str) -> None:
    t = new("uno-108", 2)
    assert t.why(CHANCE, f"cut R5 / {special}").clause == "K108-14"
    t.chance(f"cut R5 / {special} R6")
    assert seen(t)["dealer"] == 1


@rule("K108-14")
def test_who_has_drawn_a_digit_does_not_draw_again() -> None:
    assert new("uno-108", 2).why(CHANCE, "cut R5 / R3 R9").clause == "K108-14"


@rule("K108-14")
def test_a_card_laid_aside_is_not_drawn_by_the_next() -> None:
    t = new("uno-108", 2)
    (told,) = t.match.draw(lambda count: count - 1)
    aside = "W4 W4 W4 W4 W W W W BD BD BV BV BS BS B9"
    assert told == CutFor((0, 1), (faces(aside), faces("B9")), dealer=-1)


@rule("K108-15")
@pytest.mark.parametrize(
    ("cards", "dealer"),
    [("R9 / B8 / G0", 0), ("R0 / B1 / G0", 1), ("Y1 / R5 / B7", 2), ("Y8 / RD Y7 / W4 G6", 0)],
)
def test_the_highest_digit_deals(cards: str, dealer: Seat) -> None:
    t = new("uno-108", 3)
    (told,) = t.chance(f"cut {cards}")
    assert isinstance(told, CutFor)
    assert (told.dealer, seen(t)["dealer"], seen(t)["phase"]) == (dealer, dealer, "deal")


@rule("K108-16")
def test_who_tie_for_the_deal_draw_again_alone() -> None:
    t = new("uno-108", 4)
    t.chance("cut R9 / G2 / B9 / Y8")
    assert seen(t)["phase"] == "cut"
    assert t.why(CHANCE, "cut R1 / R2 / R3 / R4").clause == "K108-13"
    (told,) = t.chance("cut R1 / R2")
    assert told == CutFor((0, 2), (faces("R1"), faces("R2")), dealer=2)
    assert (seen(t)["dealer"], seen(t)["phase"]) == (2, "deal")


@rule("K108-16")
def test_a_tie_may_come_again_and_again() -> None:
    t = new("uno-108", 3)
    t.chance("cut R9 / G9 / B9", "cut R4 / G1 / B4", "cut R0 / B0")
    assert seen(t)["phase"] == "cut"
    t.chance("cut R1 / B0")
    assert seen(t)["dealer"] == 0


@rule("K108-17")
def test_the_draw_for_the_deal_moves_nobody() -> None:
    t = new("uno-108", 3)
    t.chance("cut R5 / R9 / R1", f"deal {' / '.join(HANDS[:3])} / W")
    order = [seen(t)["turn"]]
    t.do(2, "name G")
    for seat, card in ((2, "G1"), (0, "R1"), (1, "Y1")):
        t.do(seat, f"play {card}")
        order.append(seen(t)["turn"])
    assert order == [2, 0, 1, 2]


@rule("K108-18")
def test_the_cards_drawn_for_the_deal_are_dealt_too() -> None:
    t = new("uno-108", 2)
    t.chance("cut W4 W4 W4 W4 R9 / R8")
    t.chance("deal W4 W4 W4 W4 R9 R9 R7 / R8 R8 B1 B2 B3 B4 B5 / R0")
    assert seen(t)["hands"][0] == ["R7", "R9", "R9", "W4", "W4", "W4", "W4"]
    assert sum(seen(t)["counts"]) + seen(t)["pile"] + 1 == 108


# -- the deal -------------------------------------------------------------------------------------
@rule("K108-19")
def test_seven_cards_are_dealt_to_each() -> None:
    t = to_deal(3, dealer=1)
    hands = tuple([faces(hand) for hand in HANDS[:3]])
    (told,) = t.chance(f"deal {' / '.join(HANDS[:3])} / B5")
    assert told == Dealt(1, hands, faces("B5"), FACE["B5"], carried=False, dealer=1)
    assert seen(t)["hands"] == [hand.split() for hand in HANDS[:3]]


@rule("K108-19")
@pytest.mark.parametrize(
    "hands",
    [
        "R1 R2 R3 R4 R5 R6 / B1 B2 B3 B4 B5 B6 B7",
        "R1 R2 R3 R4 R5 R6 R7 / B1 B2 B3 B4 B5 B6 B7 B8",
        "R1 R2 R3 R4 R5 R6 R7 / B1 B2 B3 B4 B5 B6 B7 / G1 G2 G3 G4 G5 G6 G7",
        "R1 R1 R1 R4 R5 R6 R7 / B1 B2 B3 B4 B5 B6 B7",
    ],
    ids=["six", "eight", "a third hand", "three twins"],
)
def test_no_other_deal_will_do(hands: str) -> None:
    assert to_deal(2).why(CHANCE, f"deal {hands} / Y0").clause == "K108-19"


@rule("K108-19")
@pytest.mark.parametrize("who", [0, 1, TABLE])
def test_nobody_does_anything_before_the_deal(who: int) -> None:
    t = to_deal(2)
    assert (t.actors(), t.legal(who)) == ((CHANCE,), [])
    assert t.why(who, "draw").clause == "K108-19"


@rule("K108-20")
@pytest.mark.parametrize(("seats", "pile"), [(2, 93), (3, 86), (4, 79)])
def test_the_rest_is_the_draw_pile_which_nobody_sees(seats: int, pile: int) -> None:
    t = dealt(seats)
    told = t.match.heard(None)[0]
    assert told.hands == (None,) * seats
    for seat in range(seats):
        view = seen(t, seat)
        assert view["pile"] == pile
        shown = [view["top"], *view["under"], *view["bottom"], *view["hands"][seat]]
        assert shown == ["R5", *HANDS[seat].split()]


@rule("K108-20")
def test_cards_are_drawn_from_the_rest() -> None:
    t = dealt(2)
    t.do(1, "draw")
    assert t.why(CHANCE, "give R1").clause == "K108-105"
    t.chance("give G1")
    assert seen(t)["pile"] == 92


@rule("K108-21")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_first_card_is_turned_up_for_all(seat: Seat | None) -> None:
    t = dealt(3, turned="B7")
    view = t.game.view_data(t.game.view(t.state, seat))
    assert (view["top"], view["colour"]) == ("B7", "B")


@rule("K108-21")
@pytest.mark.parametrize("turned", ["", "B7 B8"], ids=["none", "two"])
def test_exactly_one_card_starts_the_pile(turned: str) -> None:
    hands = " / ".join(HANDS[:2])
    assert to_deal(2).why(CHANCE, f"deal {hands} / {turned}").clause == "K108-21"


@rule("K108-23")
@pytest.mark.parametrize(("seats", "dealer", "first"), [(2, 0, 1), (3, 2, 0), (4, 1, 2)])
def test_who_sits_on_the_dealers_left_begins(seats: int, dealer: Seat, first: Seat) -> None:
    t = dealt(seats, dealer)
    assert t.game.due(t.state) == (first,)
    for seat in range(seats):
        if seat != first:
            assert t.legal(seat) == []
            assert t.why(seat, "draw").clause == "K108-31"


@rule("K108-23")
def test_play_goes_to_the_left_at_first() -> None:
    t = dealt(4, dealer=3)
    assert seen(t)["clockwise"] is True
    for seat in (0, 1, 2, 3, 0):
        assert seen(t)["turn"] == seat
        t.do(seat, "draw")
        t.settle()
        t.do(seat, "keep")


@rule("K108-24")
def test_example_on_a_red_three_goes_any_red_card_or_any_three() -> None:
    t = to_deal(2)
    t.chance("deal G1 G2 G4 G5 G6 G7 G8 / R0 RS B3 Y3 B4 YD W / R3")
    wilds = [f"play W {colour}" for colour in COLOURS]
    assert t.legal(1) == ["play R0", "play RS", "play Y3", "play B3", *wilds, "draw"]
    assert t.why(1, "play B4").clause == "K108-32"
    assert t.why(1, "play YD").clause == "K108-32"
