"""UNO with 112 cards: the deck and its symbols, the dealer, the deal, the card that starts (M112-01
to M112-14, M112-107, M112-108)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from stolik.core.game import CHANCE
from stolik.core.phrase import BadOption
from stolik.games.uno.events import CutFor, DealerChosen, Dealt
from stolik.games.uno.pieces import FACE, FACES, all_faces
from stolik.rulebook import speaker
from tests.kit import Trial, at, new, rule, seen

HANDS = "R1 R2 R3 R4 R5 R6 R7 / B1 B2 B3 B4 B5 B6 B7"
SYMBOLS = {"R": "●", "Y": "★", "G": "▲", "B": "■", "W": "●★▲■"}
SPECIALS = ["RS", "YV", "GD", "W", "W4", "WH", "WC1", "WC2", "WC3"]


def deck() -> Counter[str]:
    """How many there are of each card."""
    return Counter(FACES[face] for face in all_faces(new("uno-112", 2).state.deck()))


def all_but(*held: str) -> str:
    """Every card of the deck but these, as a row."""
    left = deck()
    left.subtract(" ".join(held).split())
    return " ".join(left.elements())


def about_to_deal(seats: int = 2, **options: object) -> Trial:
    """A table whose dealer is the last seat, so that seat 0 begins."""
    return new("uno-112", seats, dealerPick="host", hostDealer=seats - 1, **options)


# -- the deck -------------------------------------------------------------------------------------
@rule("M112-01")
def test_the_deck_has_112_cards() -> None:
    assert sum(deck().values()) == 112


@rule("M112-01")
@pytest.mark.parametrize("seats", [2, 10])
def test_all_112_cards_are_on_the_table_after_the_deal(seats: int) -> None:
    t = new("uno-112", seats)
    t.settle()
    told = seen(t)
    assert told["pile"] + len(told["under"]) + 1 + sum(told["counts"]) == 112


@rule("M112-02")
def test_three_of_the_cards_are_custom_wilds() -> None:
    assert [deck()[code] for code in ("WC1", "WC2", "WC3")] == [1, 1, 1]


@rule("M112-03")
@pytest.mark.parametrize("colour", "RYGB")
def test_each_colour_has_one_zero_and_two_of_all_the_rest(colour: str) -> None:
    assert deck()[f"{colour}0"] == 1
    assert [deck()[colour + rank] for rank in "123456789SVD"] == [2] * 12


@rule("M112-03")
def test_there_are_four_wilds_four_plus_fours_and_one_shuffle_hands() -> None:
    assert [deck()[code] for code in ("W", "W4", "WH")] == [4, 4, 1]
    assert len(deck()) == 4 * 13 + 3 + 3


# -- symbols --------------------------------------------------------------------------------------
@cache
def every_card(options: str = "") -> Trial:
    """A table at which somebody holds one card of each kind."""
    return at(f"uno-112; {options}; top R5; hand 0 {' '.join(FACES)}; hand 1 B3")


@cache
def lines(t: Trial) -> str:
    """The table as a terminal shows it to somebody who sees every hand."""
    picture = t.game.picture(t.game.open_view(t.state), speaker("en"), 100)
    return "\n".join("".join(span.text for span in line) for line in picture)


@cache
def drawn_symbols(t: Trial) -> dict[str, str]:
    """The symbols in the drawing of each card, known by their shapes."""
    svg = t.game.svg(t.game.open_view(t.state), speaker("en"))
    cards = re.findall(r"<title>(\w+): [^<]*</title>.*?/>(.*?)</g>", svg)
    return {code: "".join(mark for mark in "●★▲■" if mark in shapes(body)) for code, body in cards}


def shapes(body: str) -> set[str]:
    """Discs, stars, triangles and squares among the filled shapes of a drawing."""
    found = {"●" for circle in re.findall(r"<circle[^>]*>", body) if "fill='none'" not in circle}
    corners = {len(points.split()) for points in re.findall(r"points='([^']*)'", body)}
    found |= {{10: "★", 3: "▲"}[count] for count in corners}
    sides = re.findall(r"<rect[^>]*width='([^']*)' height='([^']*)' fill='#", body)
    return found | {"■" for wide, tall in sides if wide == tall}


@rule("M112-107", "M112-108")
@pytest.mark.parametrize("code", FACES)
def test_every_card_carries_the_symbols_of_its_colours(code: str) -> None:
    t = every_card()
    assert re.search(rf"(?<!\w){code}{SYMBOLS[code[0]]}(?![●★▲■])", lines(t))
    assert drawn_symbols(t)[code] == SYMBOLS[code[0]]


@rule("M112-108")
@pytest.mark.parametrize("colour", "RYGB")
@pytest.mark.parametrize("top", ["W", "W4", "WC1"])
def test_the_colour_in_force_carries_its_symbol(top: str, colour: str) -> None:
    t = at(f"uno-112; top {top}; colour {colour}; hand 0 R1; hand 1 B3")
    sign = f"{SYMBOLS[colour]} {colour} "
    assert lines(t).count(sign) == 1
    assert t.game.svg(t.game.view(t.state, 0), speaker("en")).count(sign) == 1


@rule("M112-108")
def test_a_table_may_leave_the_symbols_out() -> None:
    t = every_card("options uno.colourSymbols=off")
    assert not set("●★▲■") & set(lines(t))
    assert {drawn_symbols(t)[code] for code in FACES[:52]} == {""}


# -- the players ----------------------------------------------------------------------------------
@rule("M112-04")
@pytest.mark.parametrize("seats", range(2, 11))
def test_two_to_ten_can_play(seats: int) -> None:
    t = new("uno-112", seats)
    t.settle()
    assert seen(t)["counts"] == [7] * seats


@rule("M112-04")
@pytest.mark.parametrize("seats", [1, 11])
def test_fewer_or_more_can_not(seats: int) -> None:
    with pytest.raises(BadOption) as refusal:
        new("uno-112", seats)
    assert refusal.value.phrase.id == "bad-seats"


@rule("M112-05")
def test_the_first_without_cards_has_reached_the_aim() -> None:
    t = at("uno-112; top R5; hand 0 R1 R2; hand 1 R3; hand 2 R4; turn 1")
    t.do(1, "play R3")
    result = t.outcome()
    assert result is not None
    assert result.winners == (1,)


# -- the dealer -----------------------------------------------------------------------------------
@rule("M112-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_dealer_is_drawn_by_lot(seat: int) -> None:
    t = new("uno-112", 3)
    assert t.actors() == (CHANCE,)
    assert t.legal(CHANCE) == ["dealer 0", "dealer 1", "dealer 2"]
    t.match.draw(lambda count: seat if count == 3 else -1)
    assert t.match.events == [DealerChosen(seat)]
    assert (seen(t)["phase"], seen(t)["dealer"]) == ("deal", seat)


@rule("M112-06")
def test_only_somebody_who_plays_can_deal() -> None:
    assert new("uno-112", 3).why(CHANCE, "dealer 3").clause == "M112-06"


@rule("M112-06")
def test_the_host_may_say_who_deals() -> None:
    t = new("uno-112", 4, dealerPick="host", hostDealer=2)
    assert (seen(t)["phase"], seen(t)["dealer"]) == ("deal", 2)
    with pytest.raises(BadOption) as refusal:
        new("uno-112", 4, dealerPick="host", hostDealer=4)
    assert refusal.value.phrase.id == "dealer-not-seated"


@rule("M112-06")
def test_where_the_host_says_nothing_the_lot_decides() -> None:
    assert seen(new("uno-112", 4, dealerPick="host"))["phase"] == "dealer"


@rule("M112-06")
def test_the_high_card_deals_and_a_tie_is_drawn_again() -> None:
    t = new("uno-112", 3, dealerPick="highCard")
    first = t.chance("cut R8 / W BS B2 / G8")
    assert isinstance(first[0], CutFor)
    assert (first[0].dealer, seen(t)["phase"]) == (-1, "cut")
    t.chance("cut R3 / G8")
    assert (seen(t)["phase"], seen(t)["dealer"]) == ("deal", 2)


@rule("M112-06")
@pytest.mark.parametrize("cut", ["cut R8 / B2", "cut R8 / WH / B2", "cut R8 / B2 B3 / G1"])
def test_each_draws_until_a_number_comes(cut: str) -> None:
    assert new("uno-112", 3, dealerPick="highCard").why(CHANCE, cut).clause == "M112-06"


# -- the deal -------------------------------------------------------------------------------------
@rule("M112-07")
def test_everybody_is_dealt_seven_cards() -> None:
    t = about_to_deal()
    t.chance(f"deal {HANDS} / G5")
    assert seen(t)["hands"] == [HANDS.split()[:7], HANDS.split()[8:]]


@rule("M112-07")
@pytest.mark.parametrize(
    "deal",
    [
        "R1 R2 R3 R4 R5 R6 / B1 B2 B3 B4 B5 B6 B7 / G5",
        "R1 R2 R3 R4 R5 R6 R7 R8 / B1 B2 B3 B4 B5 B6 B7 / G5",
        "R1 R2 R3 R4 R5 R6 R7 / B1 B2 B3 B4 B5 B6 B7 / Y1 Y2 Y3 Y4 Y5 Y6 Y7 / G5",
        "R1 R1 R1 R4 R5 R6 R7 / B1 B2 B3 B4 B5 B6 B7 / G5",
    ],
    ids=["six", "eight", "a hand for nobody", "three twins"],
)
def test_a_deal_of_anything_else_is_refused(deal: str) -> None:
    assert about_to_deal().why(CHANCE, f"deal {deal}").clause == "M112-07"


@rule("M112-07")
def test_nobody_acts_before_the_deal() -> None:
    t = about_to_deal()
    assert t.actors() == (CHANCE,)
    assert t.why(0, "draw").clause == "M112-07"
    assert t.legal(0) == []


@rule("M112-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_rest_is_a_pile_that_nobody_sees(seat: int) -> None:
    t = about_to_deal()
    t.chance(f"deal {HANDS} / G5")
    told = seen(t, seat)
    assert told["pile"] == 112 - 14 - 1
    assert told["bottom"] == []
    assert told["hands"][1 - seat] is None


@rule("M112-08")
def test_a_card_that_was_dealt_is_not_drawn() -> None:
    t = about_to_deal()
    t.chance("deal R0 R2 R3 R4 R5 R6 R7 / B1 B2 B3 B4 B5 B6 B7 / G5")
    t.do(0, "draw")
    assert t.why(CHANCE, "give R0").phrase.id == "not-in-pile"
    t.chance("give Y0")
    assert "Y0" in seen(t)["hands"][0]


# -- the card that starts -------------------------------------------------------------------------
@rule("M112-09")
def test_the_card_turned_up_starts_the_discard_pile() -> None:
    t = about_to_deal()
    told = t.chance(f"deal {HANDS} / G5")
    assert isinstance(told[0], Dealt)
    assert (told[0].turned, told[0].top) == ((FACE["G5"],), FACE["G5"])
    assert (seen(t)["top"], seen(t)["colour"], seen(t)["under"]) == ("G5", "G", [])


@rule("M112-09", "M112-10", "M112-12")
@pytest.mark.parametrize(
    ("turned", "clause"),
    [
        ("", "M112-09"),
        ("G5 Y5", "M112-09"),
        ("RS G5 Y5", "M112-09"),
        ("RS", "M112-10"),
        ("W4 GD", "M112-10"),
    ],
)
def test_the_pile_starts_with_the_first_number_turned_up(turned: str, clause: str) -> None:
    assert about_to_deal().why(CHANCE, f"deal {HANDS} / {turned}").clause == clause


@rule("M112-10", "M112-11")
@pytest.mark.parametrize("card", SPECIALS)
def test_an_action_card_or_a_wild_turned_up_is_ignored(card: str) -> None:
    t = about_to_deal(3)
    before = "R1 R2 R3 R4 R5 R6 R7 / B1 B2 B3 B4 B5 B6 B7 / Y1 Y2 Y3 Y4 Y5 Y6 Y7"
    t.chance(f"deal {before} / {card} G5")
    told = seen(t)
    assert (told["top"], told["phase"], told["turn"]) == ("G5", "turn", 0)
    assert (told["counts"], told["clockwise"]) == ([7, 7, 7], True)


@rule("M112-12")
def test_cards_are_turned_until_a_number_comes() -> None:
    t = about_to_deal()
    t.chance(f"deal {HANDS} / {' '.join(SPECIALS)} G0")
    assert (seen(t)["top"], seen(t)["turn"]) == ("G0", 0)


@rule("M112-12")
def test_chance_turns_cards_until_a_number_comes() -> None:
    t = about_to_deal()
    # The last card of a pool is a Wild for a long time: every Wild is turned before blue cards.
    wanted = iter([0] * 14)
    t.match.draw(lambda count: next(wanted, count - 1))
    turned = t.match.events[-1].turned
    assert [FACES[face] for face in turned[-2:]] == ["BS", "B9"]
    assert len(turned) == 12 + 6 + 1


@rule("M112-13")
def test_ignored_cards_stay_under_the_starter() -> None:
    t = about_to_deal()
    t.chance(f"deal {HANDS} / RS W G5")
    assert seen(t)["under"] == ["RS", "W"]
    assert seen(t)["pile"] == 112 - 14 - 3


@rule("M112-13")
def test_a_table_may_put_ignored_cards_back_into_the_pile() -> None:
    t = about_to_deal(ignoredStarter="backIntoPile")
    t.chance(f"deal {HANDS} / WH W G5")
    assert (seen(t)["under"], seen(t)["pile"]) == ([], 112 - 14 - 1)
    t.do(0, "draw")
    t.chance("give WH")
    assert "WH" in seen(t)["hands"][0]


@rule("M112-14")
@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_on_the_dealers_left_begins(dealer: int, first: int) -> None:
    t = new("uno-112", 3, dealerPick="host", hostDealer=dealer)
    t.settle()
    assert seen(t)["turn"] == first
    assert t.why(dealer, "draw").phrase.id == "not-your-turn"


@rule("M112-14")
def test_play_runs_clockwise_at_first() -> None:
    t = about_to_deal(3)
    t.settle()
    turns = []
    for _ in range(3):
        turns.append(seen(t)["turn"])
        t.do(turns[-1], "draw")
        t.settle()
        t.do(turns[-1], "keep")
    assert (turns, seen(t)["clockwise"]) == ([0, 1, 2], True)
