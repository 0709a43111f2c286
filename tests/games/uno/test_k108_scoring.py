"""UNO with 108 cards: counting, 500 points, and the low variant (K108-109 to K108-115)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, TABLE, Outcome
from stolik.core.phrase import BadOption
from stolik.games.uno.events import DealOver, MatchOver
from tests.games.uno.scenes import over
from tests.kit import Trial, at, new, rule, seen

LOW = "k108.scoring=low"


def won(*left: str, more: str = "", options: str = "") -> Trial:
    """Seat 0 goes out with red 1; the others are left with these cards."""
    hands = "; ".join(f"hand {seat} {cards}" for seat, cards in enumerate(left, 1))
    told = f"options {options}" if options else ""
    t = at(f"uno-108; top R5; hand 0 R1; {hands}; {more}; {told}")
    t.do(0, "play R1")
    return t


# -- the cards ------------------------------------------------------------------------------------
@rule("K108-109")
@pytest.mark.parametrize("digit", range(10))
@pytest.mark.parametrize("colour", "RYGB")
def test_a_digit_counts_its_value(colour: str, digit: int) -> None:
    assert over(won(f"{colour}{digit}")).gained == (digit, 0)


@rule("K108-110")
@pytest.mark.parametrize("card", ["RS", "YV", "GD", "BS", "W", "W4"])
def test_a_special_card_counts_20_and_so_does_a_wild(card: str) -> None:
    assert over(won(card)).gained == (20, 0)


@rule("K108-109", "K108-110")
def test_a_hand_counts_all_its_cards() -> None:
    assert over(won("R0 R7 R7 B9 GS GS W W4")).counted == (0, 7 + 7 + 9 + 4 * 20)


# -- the winner takes all -------------------------------------------------------------------------
@rule("K108-111")
def test_the_winner_of_the_deal_gets_what_all_others_hold() -> None:
    t = won("Y3 Y4", "W4", "B9", more="scores 10 20 30 40")
    assert over(t) == DealOver(1, 0, (0, 7, 20, 9), (36, 0, 0, 0), (46, 20, 30, 40))
    assert (seen(t)["scores"], seen(t)["wins"]) == ([46, 20, 30, 40], [1, 0, 0, 0])


@rule("K108-112")
@pytest.mark.parametrize(("before", "ends"), [(490, False), (491, True), (492, True)])
def test_the_match_is_won_by_reaching_or_passing_500(before: int, ends: bool) -> None:
    t = won("B9", "Y0", more=f"scores {before} 499 0")
    assert (t.outcome() is not None) is ends
    if ends:
        assert t.outcome() == Outcome((0,), (before + 9, 499, 0))
        assert t.match.events[-1] == MatchOver((0,), (before + 9, 499, 0))


@rule("K108-112")
@pytest.mark.parametrize("target", [2, 200, 1000])
@pytest.mark.parametrize("short", [1, 0])
def test_a_table_may_play_to_another_figure(target: int, short: int) -> None:
    t = won("B1", more=f"scores {target - 1 - short} 0", options=f"k108.target={target}")
    assert (t.outcome() is None) is (short > 0)


@rule("K108-112")
@pytest.mark.parametrize("who", [0, 1, CHANCE, TABLE])
def test_nothing_can_be_done_after_the_end(who: int) -> None:
    t = won("B9", more="scores 499 0")
    assert (t.actors(), t.legal(who)) == ((), [])
    for action in ("draw", "play B9", "catch 0", "leave 0", "report 0"):
        assert t.why(who, action).clause == "K108-112"


@rule("K108-112")
def test_below_the_target_another_deal_follows() -> None:
    t = won("B9", more="scores 400 0")
    t.settle()
    assert (seen(t)["deal"], seen(t)["counts"], seen(t)["scores"]) == (2, [7, 7], [409, 0])


# -- low ------------------------------------------------------------------------------------------
@rule("K108-113")
def test_in_the_low_variant_everybody_books_the_own_hand() -> None:
    t = won("Y3 Y4", "W4", more="scores 10 20 30", options=LOW)
    assert over(t) == DealOver(1, 0, (0, 7, 20), (0, 7, 20), (10, 27, 50))


@rule("K108-113")
@pytest.mark.parametrize("form", ["pairs", "twoSides"])
def test_teams_do_not_play_the_low_variant(form: str) -> None:
    with pytest.raises(BadOption, match="own-points-in-teams"):
        new("uno-108", 4, scoring="low", format=form)


@rule("K108-114")
@pytest.mark.parametrize("options", ["", "k108.target=500", "k108.target=120"])
@pytest.mark.parametrize(("left", "ends"), [("Y8", False), ("Y9", True), ("YS", True)])
def test_the_low_variant_ends_when_somebody_reaches_the_figure(
    options: str, left: str, ends: bool
) -> None:
    before = 111 if "120" in options else 491
    t = won(left, "B1", more=f"scores 50 {before} 60", options=f"{LOW} {options}")
    assert (t.outcome() is not None) is ends


@rule("K108-115")
def test_the_lowest_total_wins() -> None:
    t = won("YS", "B1", more="scores 70 490 60", options=LOW)
    assert t.outcome() == Outcome((2,), (70, 510, 61))
    assert t.match.events[-1] == MatchOver((2,), (70, 510, 61))


@rule("K108-115")
@pytest.mark.parametrize("tie", ["", "k108.lowTie=shared"])
def test_a_tie_for_the_lowest_total_is_shared(tie: str) -> None:
    t = won("YS", "B1", more="scores 61 490 60", options=f"{LOW} {tie}")
    assert t.outcome() == Outcome((0, 2), (61, 510, 61))


EXTRA = f"{LOW} k108.lowTie=extraDeal"


@rule("K108-115")
def test_a_table_may_play_another_deal_for_a_tie() -> None:
    t = won("YS", "B1", more="scores 61 490 60", options=EXTRA)
    assert t.outcome() is None
    t.settle()
    assert (seen(t)["deal"], seen(t)["scores"]) == (2, [61, 510, 61])


@rule("K108-115")
def test_the_other_deals_go_on_until_one_is_lowest() -> None:
    t = won("YS", "B1", more="deal 2; scores 61 510 61", options=EXTRA)
    assert t.outcome() == Outcome((0,), (61, 530, 62))


@rule("K108-115")
def test_a_tie_elsewhere_needs_no_other_deal() -> None:
    t = won("YS", "B1", more="scores 10 490 509", options=EXTRA)
    assert t.outcome() == Outcome((0,), (10, 510, 510))
