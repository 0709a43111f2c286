"""UNO with 112 cards: winning, keeping score, the next deal, what the book does not have (M112-38
to M112-40, M112-96 to M112-106)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, Outcome
from stolik.core.phrase import BadOption
from stolik.games.uno.events import Caught, DealerChosen, DealOver, Drew, MatchOver, WhyDraw
from stolik.games.uno.options import BOOK_112
from stolik.games.uno.pieces import FACE
from tests.kit import Trial, at, new, rule, seen

SCORED = "options m112.scoring=on"
#: Worth 7 + 20, and 50 + 3.
HELD = "hand 1 B7 BS; hand 2 W Y3"


def last(card: str, options: str = SCORED, more: str = HELD) -> Trial:
    """Seat 0 has laid its last card."""
    t = at(f"uno-112; {options}; top R5; hand 0 {card}; {more}")
    t.do(0, f"play {card}" + (" G" if card[0] == "W" else ""))
    return t


def custom_laid(word: str, hands: str, options: str = "", more: str = "") -> Trial:
    """Seat 0 has laid a Custom Wild with this rule."""
    own = "" if "hand 0" in hands else "hand 0 WC1 R1 R2;"
    t = at(f"uno-112; options m112.custom1={word} {options}; top R5; {own} {hands}; {more}")
    t.do(0, "play WC1 B")
    return t


# -- the last card --------------------------------------------------------------------------------
@rule("M112-38")
def test_the_last_card_laid_wins_and_ends_the_game() -> None:
    t = at("uno-112; top R5; hand 0 R1; hand 1 B3 B4; hand 2 WC1 R9")
    assert seen(t)["winner"] is None
    assert t.do(0, "play R1")[-1] == MatchOver((0,), (0, 0, 0))
    assert t.outcome() == Outcome((0,), (0, 0, 0))
    assert (t.actors(), seen(t)["winner"]) == ((), 0)


@rule("M112-38")
@pytest.mark.parametrize("action", ["play B3", "draw", "call", "catch 0", "keep"])
def test_nothing_can_be_done_after_the_end(action: str) -> None:
    t = at("uno-112; top R5; hand 0 R1; hand 1 B3 B4")
    t.do(0, "play R1")
    assert t.legal(1) == []
    assert t.why(1, action).clause == "M112-38"


@rule("M112-38")
def test_a_card_just_drawn_can_be_the_last_one() -> None:
    t = at("uno-112; top R5; hand 0 G7; hand 1 B3 B4")
    t.do(0, "draw")
    t.chance("give R7")
    t.do(0, "play R7 uno")
    assert t.outcome() is None
    t.do(1, "draw")
    t.chance("give Y1")
    t.do(1, "keep")
    t.do(0, "play G7")
    assert t.outcome() == Outcome((0,), (0, 0))


@rule("M112-38")
@pytest.mark.parametrize("card", ["R0", "RS", "RV", "RD", "W", "W4", "WH", "WC1"])
def test_any_card_can_be_the_last_one(card: str) -> None:
    t = at(f"uno-112; top R5; hand 0 {card}; hand 1 B3 B4")
    t.do(0, f"play {card}" + (" G" if card[0] == "W" else ""))
    assert t.outcome() == Outcome((0,), (0, 0))
    assert seen(t)["counts"] == [0, 2]


# -- a hand emptied by discards -------------------------------------------------------------------
@rule("M112-40")
def test_a_hand_emptied_by_discards_wins() -> None:
    t = custom_laid("idea2", "hand 1 B3 B4; hand 2 W WH")
    assert t.outcome() == Outcome((2,), (0, 0, 0))


@rule("M112-40")
@pytest.mark.parametrize(("way", "winner"), [("", 1), ("anticlockwise", 2)])
def test_of_several_the_first_after_the_player_wins(way: str, winner: int) -> None:
    t = custom_laid("idea2", "hand 1 W; hand 2 W4 WH", more=way)
    assert t.outcome() == Outcome((winner,), (0, 0, 0))


@rule("M112-40")
def test_the_player_comes_last_of_those_emptied() -> None:
    t = custom_laid("all:discard-wild", "hand 0 WC1 W; hand 1 B3 B4; hand 2 WH")
    assert t.outcome() == Outcome((2,), (0, 0, 0))
    t = custom_laid("all:discard-wild", "hand 0 WC1 W; hand 1 B3 B4; hand 2 Y8 WH")
    assert t.outcome() == Outcome((0,), (0, 0, 0))


@rule("M112-40")
def test_the_winner_by_discards_scores_what_the_others_hold() -> None:
    t = custom_laid("idea2", "hand 1 B3 BS; hand 2 W WH", "m112.scoring=on")
    assert seen(t)["scores"] == [0, 0, 3 + 20 + 1 + 2]


@rule("M112-40")
@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("W W4 WH WC2", "W"),
        ("W4 WH WC2", "WC2"),
        ("W4 WH WC3 WC2", "WC2"),
        ("W4 WH", "WH"),
        ("W4 W4", "W4"),
        ("W W", "W"),
    ],
)
def test_a_table_may_have_one_card_kept_in_a_fixed_order(hand: str, kept: str) -> None:
    t = custom_laid("idea2", f"hand 1 {hand}; hand 2 Y8 Y9", "m112.emptyByDiscard=keepsOne")
    assert (t.outcome(), seen(t)["hands"][1], seen(t)["turn"]) == (None, [kept], 1)
    assert t.do(2, "catch 1") == [Caught(2, 1)]


@rule("M112-40")
def test_a_hand_with_another_card_keeps_no_wild() -> None:
    t = custom_laid("idea2", "hand 1 W B4; hand 2 Y8 Y9", "m112.emptyByDiscard=keepsOne")
    assert seen(t)["hands"][1] == ["B4"]


# -- with and without -----------------------------------------------------------------------------
@rule("M112-96", "M112-38")
def test_without_scoring_one_deal_is_the_game() -> None:
    t = last("R1", options="")
    assert t.outcome() == Outcome((0,), (0, 0, 0))
    assert t.match.events[-2:] == [
        DealOver(1, 0, (0, 27, 53), (0, 0, 0), (0, 0, 0)),
        MatchOver((0,), (0, 0, 0)),
    ]


@rule("M112-96")
def test_with_scoring_another_deal_follows() -> None:
    t = last("R1")
    assert (t.outcome(), seen(t)["phase"], seen(t)["deal"]) == (None, "deal", 2)


# -- what is counted ------------------------------------------------------------------------------
@rule("M112-97")
def test_the_winner_scores_what_the_others_hold() -> None:
    t = last("R1")
    assert t.match.events[-1] == DealOver(1, 0, (0, 27, 53), (80, 0, 0), (80, 0, 0))
    assert seen(t)["wins"] == [1, 0, 0]


@rule("M112-98", "M112-99", "M112-100")
@pytest.mark.parametrize(
    ("card", "worth"),
    [
        *[(f"B{digit}", digit) for digit in range(10)],
        *[(f"{colour}{symbol}", 20) for colour, symbol in ("RS", "YV", "GD", "BD")],
        *[(wild, 50) for wild in ("W", "W4", "WH", "WC1", "WC2", "WC3")],
    ],
)
def test_each_card_counts_what_the_book_says(card: str, worth: int) -> None:
    assert seen(last("R1", more=f"hand 1 {card}"))["scores"] == [worth, 0]


@rule("M112-97")
def test_twins_count_each_for_itself() -> None:
    assert seen(last("R1", more="hand 1 B9 B9 BS BS W W"))["scores"] == [18 + 40 + 100, 0]


@rule("M112-101")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_scores_add_up_deal_by_deal(winner: int) -> None:
    hands = "hand 0 R1; hand 1 R2" if winner == 0 else "hand 0 R8; hand 1 R1"
    t = at(f"uno-112; {SCORED}; top R5; scores 30 40; deal 4; {hands}; turn {winner}")
    t.do(winner, "play R1")
    assert seen(t)["scores"] == ([32, 40] if winner == 0 else [30, 48])
    assert seen(t)["deal"] == 5


@rule("M112-102")
@pytest.mark.parametrize(
    ("before", "over"),
    [("492 0", False), ("493 0", True), ("494 499", True)],
    ids=["one short", "reached", "passed"],
)
def test_whoever_reaches_500_wins_the_match(before: str, over: bool) -> None:
    t = last("R1", more=f"hand 1 B7; scores {before}")
    first, second = map(int, before.split())
    assert seen(t)["scores"] == [first + 7, second]
    assert t.outcome() == (Outcome((0,), (first + 7, second)) if over else None)


@rule("M112-102")
@pytest.mark.parametrize(("target", "over"), [(80, True), (81, False)])
def test_a_table_may_play_to_another_number(target: int, over: bool) -> None:
    t = last("R1", f"{SCORED} m112.target={target}")
    assert (t.outcome() is not None) is over


# -- an action card as the last one ---------------------------------------------------------------
@rule("M112-39")
@pytest.mark.parametrize(("card", "count", "why"), [("RD", 2, "plus2"), ("W4", 4, "plus4")])
def test_a_last_draw_card_is_drawn_before_the_count(card: str, count: int, why: WhyDraw) -> None:
    t = last(card)
    assert t.actors() == (CHANCE,)
    given = ["Y1", "Y2", "Y4", "Y5"][:count]
    told = t.chance(f"give {' '.join(given)}")
    more = sum(int(code[1]) for code in given)
    assert told[0] == Drew(1, tuple(FACE[code] for code in given), count, 0, why)
    assert told[1] == DealOver(1, 0, (0, 27 + more, 53), (80 + more, 0, 0), (80 + more, 0, 0))


@rule("M112-39")
def test_it_hits_the_next_player_in_the_direction_of_play() -> None:
    t = last("RD", more=f"{HELD}; anticlockwise")
    assert t.chance("give Y1 Y2")[0] == Drew(2, (FACE["Y1"], FACE["Y2"]), 2, 0, "plus2")


@rule("M112-39")
@pytest.mark.parametrize("card", ["RS", "RV", "W", "WH", "WC1"])
def test_other_effects_of_a_last_card_lapse(card: str) -> None:
    t = last(card, f"{SCORED} m112.custom1=next:draw-2")
    assert (seen(t)["phase"], seen(t)["scores"]) == ("deal", [80, 0, 0])


@rule("M112-39")
@pytest.mark.parametrize("card", ["RD", "W4"])
@pytest.mark.parametrize("options", [f"{SCORED} m112.lastCardDraws=off", ""])
def test_nothing_is_drawn_where_it_does_not_count(card: str, options: str) -> None:
    t = last(card, options)
    assert not any(isinstance(e, Drew) for e in t.match.events)
    assert t.match.events[1].counted == (0, 27, 53)


@rule("M112-39")
def test_drawn_cards_can_decide_the_match() -> None:
    t = last("RD", f"{SCORED} m112.target=100")
    t.chance("give YS Y0")
    assert t.outcome() == Outcome((0,), (100, 0, 0))


# -- the next deal --------------------------------------------------------------------------------
@rule("M112-103")
@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_on_the_dealers_left_deals_next(dealer: int, following: int) -> None:
    t = last("R1", more=f"{HELD}; dealer {dealer}")
    assert (seen(t)["phase"], seen(t)["dealer"]) == ("deal", following)
    t.settle()
    assert seen(t)["turn"] == (following + 1) % 3


@rule("M112-103")
def test_a_table_may_let_the_winner_deal() -> None:
    t = last("R1", f"{SCORED} m112.nextDealer=winner", f"{HELD}; dealer 1")
    assert (seen(t)["phase"], seen(t)["dealer"]) == ("deal", 0)


@rule("M112-103")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_table_may_draw_the_dealer_by_lot(seat: int) -> None:
    t = last("R1", f"{SCORED} m112.nextDealer=random")
    assert t.legal(CHANCE) == ["dealer 0", "dealer 1", "dealer 2"]
    t.match.draw(lambda count: seat if count == 3 else -1)
    assert t.match.events[-1] == DealerChosen(seat)


@rule("M112-103")
def test_against_the_clock_left_is_left() -> None:
    t = last("R1", more=f"{HELD}; dealer 1; anticlockwise")
    assert seen(t)["dealer"] == 2


@rule("M112-104")
@pytest.mark.parametrize("card", ["R1", "RD", "RS", "RV", "W", "W4"])
def test_nothing_is_carried_into_the_next_deal(card: str) -> None:
    t = last(card, f"{SCORED} m112.lastCardDraws=off")
    hands = "R2 R2 R3 R4 R6 R7 R8 / B1 B2 B3 B4 B5 B6 B7 / Y1 Y2 Y4 Y5 Y6 Y7 Y8"
    t.chance(f"deal {hands} / G5")
    told = seen(t)
    assert (told["top"], told["colour"], told["under"]) == ("G5", "G", [])
    assert (told["counts"], told["pile"], told["turn"]) == ([7, 7, 7], 112 - 22, 2)
    assert (told["lapses"], told["called"]) == ([], [])


@rule("M112-104")
def test_the_card_laid_last_is_shuffled_in_too() -> None:
    t = last("WH")
    t.chance("deal WH R2 R3 R4 R6 R7 R8 / B1 B2 B3 B4 B5 B6 B7 / Y1 Y2 Y4 Y5 Y6 Y7 Y8 / R5")
    assert "WH" in seen(t)["hands"][0]


@rule("M112-105")
def test_the_next_deal_runs_clockwise_again() -> None:
    t = last("R1", more=f"{HELD}; anticlockwise")
    t.settle()
    told = seen(t)
    assert (told["clockwise"], told["dealer"], told["turn"]) == (True, 1, 2)


# -- what the book does not have ------------------------------------------------------------------
@rule("M112-106")
def test_there_are_no_reports_of_hints() -> None:
    t = at(f"uno-112; top R5; hand 0 R1 R2; {HELD}")
    assert t.why(0, "report 1").clause == "M112-106"


@rule("M112-106")
@pytest.mark.parametrize("key", ["k108.hintPenalty", "k108.format", "k108.scoring", "k108.deals"])
def test_options_of_the_other_book_are_unknown_here(key: str) -> None:
    with pytest.raises(BadOption) as refusal:
        BOOK_112.decide({key: "off"}, 4)
    assert refusal.value.phrase.id == "unknown-option"


@rule("M112-106")
def test_pairs_are_a_house_rule_only() -> None:
    form = next(option for option in BOOK_112.options if option.key == "m112.format")
    assert (form.house, form.default) == (True, "individual")
    t = last("R1", more="hand 1 B7; hand 2 B8; hand 3 B9")
    assert seen(t)["scores"] == [24, 0, 0, 0]
    t = last("R1", f"{SCORED} m112.format=pairs", "hand 1 B7; hand 2 B8; hand 3 B9")
    assert seen(t)["scores"] == [16, 0, 16, 0]


@rule("M112-106")
def test_only_four_can_play_in_pairs() -> None:
    with pytest.raises(BadOption) as refusal:
        new("uno-112", 3, format="pairs")
    assert refusal.value.phrase.id == "team-seats"
