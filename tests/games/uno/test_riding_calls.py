"""The word UNO on a card that does not leave one: the card counts (K108-90, M112-36, HOUSE-02)."""

from __future__ import annotations

import pytest

from stolik.core.game import Outcome
from stolik.games.uno.events import Called, Drew, Played, Skipped, TookBack
from tests.games.uno.scenes import table
from tests.kit import Trial, at, rule, seen

FINED = "uno.falseCallPenalty=2"
both_books = pytest.mark.parametrize("book", ["uno-108", "uno-112"])


def draws(t: Trial) -> list[tuple[int, int, str]]:
    """Who draws how many cards, and why, in order."""
    return [(e.seat, e.count, e.why) for e in t.settle() if isinstance(e, Drew)]


@rule("K108-90", "M112-36")
@both_books
def test_a_word_that_is_not_due_is_dropped_and_its_card_counts(book: str) -> None:
    t = at(f"{book}; top R5; hand 0 R1 R2 R3; hand 1 B3 B4")
    (played,) = t.do(0, "play R1 uno")
    assert isinstance(played, Played)
    assert not played.call
    assert (seen(t)["top"], seen(t)["turn"], seen(t)["called"]) == ("R1", 1, [])


@rule("K108-90")
def test_the_record_knows_nothing_of_a_word_that_was_dropped() -> None:
    t = at("uno-108; top R5; hand 0 R1 R2 R3; hand 1 B3 B4")
    t.do(0, "play R1 uno")
    assert t.game.write_action(t.match.entries[-1].action) == "play R1"


@rule("HOUSE-02", "K108-90")
@both_books
def test_a_word_that_is_not_due_is_dropped_from_a_jump_too(book: str) -> None:
    t = table(book, "uno.jumpIn=on", ["R6 B1 B2", "Y1 R7 Y3", "R6 G2 G3"])
    t.do(0, "play R6")
    assert not t.do(2, "jump R6 uno")[0].call


@rule("HOUSE-02", "K108-90")
@both_books
def test_a_jump_with_a_word_that_is_not_due_may_cost(book: str) -> None:
    t = table(book, f"uno.jumpIn=on {FINED}", ["R6 B1 B2", "Y1 R7 Y3", "R6 G2 G3"])
    t.do(0, "play R6")
    assert t.legal(2) == ["jump R6"]
    assert t.do(2, "jump R6 uno")[-1] == Called(2, due=False, fine=2)
    assert draws(t) == [(2, 2, "falseCall")]


@rule("K108-90", "M112-36")
@both_books
def test_the_fine_comes_after_the_effect_of_the_card(book: str) -> None:
    t = table(book, FINED, ["RD R2 R3", "B3 B4", "G3 G4"])
    assert t.legal(0) == ["play R2", "play R3", "play RD", "draw"]
    played, skipped, called = t.do(0, "play RD uno")
    assert (played.call, skipped, called) == (True, Skipped(1), Called(0, due=False, fine=2))
    assert draws(t) == [(1, 2, "plus2"), (0, 2, "falseCall")]


@rule("K108-90", "M112-36")
@both_books
def test_the_last_card_is_never_fined(book: str) -> None:
    options = "k108.target=1" if book == "uno-108" else ""
    t = at(f"{book}; options {FINED} {options}; top R5; hand 0 R1; hand 1 B3 B4")
    assert not t.do(0, "play R1 uno")[0].call
    t.settle()
    outcome = t.outcome()
    assert isinstance(outcome, Outcome)
    assert outcome.winners == (0,)


@rule("K108-90", "K108-91")
def test_a_word_with_the_card_laid_instead_of_a_four_costs() -> None:
    t = table("uno-108", FINED, ["R1 W4", "B3 B4"])
    t.do(0, "play W4 B")
    assert t.do(1, "challenge")[-1] == TookBack(0)
    assert t.legal(0) == ["play R1"]
    t.do(0, "play R1 uno")
    assert draws(t) == [(0, 4, "guilty"), (0, 2, "falseCall")]


@rule("M112-36", "M112-64")
def test_after_hands_were_shuffled_the_fine_falls_on_the_new_hand() -> None:
    t = table("uno-112", FINED, ["WH R1 R2", "B1 B2 B3"])
    t.do(0, "play WH R uno")
    assert seen(t)["phase"] == "mix"
    assert draws(t) == [(0, 2, "falseCall")]
    assert seen(t)["counts"] == [4, 3]


@rule("HOUSE-03", "K108-90")
def test_a_word_is_judged_by_the_hand_before_hands_move() -> None:
    t = table("uno-108", f"uno.sevenZero=on {FINED}", ["R7 B1 B2", "Y1"])
    t.do(0, "play R7 >1 uno")
    assert draws(t) == [(0, 2, "falseCall")]
    t = table("uno-108", f"uno.sevenZero=on {FINED}", ["R7 B1", "Y1 Y2 Y3"])
    t.do(0, "play R7 >1 uno")
    assert draws(t) == []


@rule("M112-36", "M112-40")
def test_a_card_that_ends_the_deal_by_its_rule_costs_nothing() -> None:
    t = table("uno-112", f"{FINED} m112.custom1=me:discard-red", ["WC1 R1 R2", "B1 B2"])
    told = t.do(0, "play WC1 B uno")
    assert t.outcome() == Outcome((0,), (0, 0))
    assert not [e for e in told if isinstance(e, Called)]
