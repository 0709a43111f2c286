"""Deals of fewer cards, as a position may ask for them."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE
from stolik.core.phrase import Malformed
from tests.kit import at, rule, seen


@rule("K108-19")
def test_a_script_may_deal_small_hands_once() -> None:
    t = at("uno-108; seats 2; options k108.deals=2; phase deal; cards 2")
    assert t.position == "uno-108 2; seats 2; options k108.deals=2; cards 2; phase deal"
    assert t.why(CHANCE, "deal R1 R2 R3 / B1 B2 B3 / G5").clause == "K108-19"
    t.chance("deal R1 R2 / B1 B2 / R5")
    assert "cards" not in t.position
    t.do(1, "draw")
    t.chance("give B3")
    t.do(1, "keep")
    t.do(0, "play R1 uno")
    t.do(1, "draw")
    t.chance("give B4")
    t.do(1, "keep")
    t.do(0, "play R2")
    assert t.why(CHANCE, "deal R1 R3 / B1 B2 /").clause == "K108-19"
    assert t.settle()
    assert seen(t)["counts"] == [7, 7]


@pytest.mark.parametrize("book", ["uno-108", "uno-112"])
def test_small_hands_are_drawn_too_and_nobody_can_tell_a_world_from_another(book: str) -> None:
    t = at(f"{book}; seats 10; phase deal; cards 2")
    for seat in (None, 0):
        view = t.game.view(t.state, seat)
        assert t.game.view(t.game.imagine(view, [], t.below), seat) == view
    t.settle()
    assert sum(seen(t)["counts"]) + seen(t)["pile"] + len(seen(t)["under"]) + 1 in (108, 112)


@pytest.mark.parametrize("words", ["cards 1", "cards 8", "cards"])
def test_hands_are_of_two_to_seven(words: str) -> None:
    with pytest.raises(Malformed):
        at(f"uno-108; seats 2; phase deal; {words}")


def test_small_hands_are_said_before_the_deal() -> None:
    with pytest.raises(Malformed):
        at("uno-108; top R5; hand 0 R1; hand 1 B1; cards 3")
