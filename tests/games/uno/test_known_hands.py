"""What a seat knows of the hands of others: shown, its own before, or taken back."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core.conformance import check_game
from stolik.core.game import CHANCE
from stolik.core.phrase import Malformed
from stolik.games import BOOKS
from tests.games.uno.scenes import table
from tests.kit import Trial, at, placed, rule, seen

SEVEN_ZERO = "uno.sevenZero=on"


def known(t: Trial, seat: int) -> list[str]:
    """What a seat knows of each hand."""
    return [" ".join(cards) for cards in seen(t, seat)["known"]]


def challenged(options: str = "", version: str = "", hand: str = "G1 B2 B2 W4") -> Trial:
    """Seat 0 laid a +4 on red 5, seat 1 has challenged it in vain and drawn its six cards."""
    more = f"options {options}; " if options else ""
    t = at(f"uno-108{version}; {more}top R5; hand 0 {hand}; hand 1 Y3 Y4; hand 2 G3 G4")
    t.do(0, "play W4 B")
    t.do(1, "challenge")
    if t.actors() == (CHANCE,):
        t.chance("give Y5 Y6 Y7 Y8 Y9 YS")
    return t


# -- who learns what ------------------------------------------------------------------------------
@rule("K108-68")
def test_who_challenged_knows_the_hand_that_was_shown_and_nobody_else_does() -> None:
    t = challenged()
    assert known(t, 1) == ["G1 B2 B2", "", ""]
    assert known(t, 0) == known(t, 2) == ["", "", ""]
    assert seen(t)["known"] == [[], [], []]
    assert t.position.endswith("; known 1 0 G1 B2 B2")


@rule("K108-68")
def test_where_a_table_has_it_shown_to_all_everybody_else_knows_it() -> None:
    t = challenged("k108.revealTo=all")
    assert known(t, 1) == known(t, 2) == ["G1 B2 B2", "", ""]
    assert known(t, 0) == ["", "", ""]


@rule("M112-52")
def test_in_the_other_book_too() -> None:
    t = table("uno-112", "m112.wildsMatch=none", ["G1 B2 W4", "Y3 Y4", "G3"])
    t.do(0, "play W4 B")
    t.do(1, "challenge")
    assert (known(t, 1), known(t, 2)) == (["G1 B2", "", ""], ["", "", ""])


@rule("K108-72")
def test_a_four_that_was_taken_back_is_known_to_all() -> None:
    t = challenged(hand="R1 B2 W4")
    assert known(t, 1) == ["R1 B2 W4", "", ""]
    assert (known(t, 2), known(t, 0)) == (["W4", "", ""], ["", "", ""])


# -- as long as it is certain ---------------------------------------------------------------------
@rule("K108-68")
def test_what_is_laid_is_known_no_more_and_what_is_drawn_was_never_seen() -> None:
    t = challenged()
    t.do(2, "draw")
    t.chance("give G5")
    t.do(2, "keep")
    t.do(0, "play B2")
    assert known(t, 1) == ["G1 B2", "", ""]
    for seat, card in ((1, "G6"), (2, "G7")):
        t.do(seat, "draw")
        t.chance(f"give {card}")
        t.do(seat, "keep")
    t.do(0, "draw")
    t.chance("give G1")
    assert known(t, 1) == ["G1 B2", "", ""]
    t.do(0, "keep")


@rule("K108-68")
def test_of_two_cards_alike_the_known_one_may_be_the_one_that_was_laid() -> None:
    t = at("uno-108; top R5; hand 0 R1 R1 B3; hand 1 Y3; known 1 0 R1 B3")
    t.do(0, "play R1")
    assert known(t, 1) == ["B3", ""]


@rule("M112-64")
def test_after_shuffle_hands_nobody_knows_anything() -> None:
    t = at("uno-112; top R5; hand 0 R1 WH; hand 1 Y3; known 1 0 R1")
    t.do(0, "play WH R")
    t.chance("mix R1 / Y3")
    assert known(t, 1) == ["", ""]
    assert "known" not in t.position


@rule("M112-90")
def test_a_card_put_under_the_pile_is_known_no_more() -> None:
    custom = "options m112.custom1=me:discard-red"
    t = at(f"uno-112; {custom}; top R5; hand 0 WC1 R1 R1 B2; hand 1 Y3; known 1 0 R1 R1 B2")
    t.do(0, "play WC1 B")
    assert known(t, 1) == ["B2", ""]


@rule("K108-94")
def test_with_the_next_deal_it_is_over() -> None:
    t = at("uno-108; options k108.deals=2; top R5; hand 0 R1; hand 1 Y3; known 0 1 Y3")
    t.do(0, "play R1")
    t.settle()
    assert "known" not in t.position


# -- hands that move ------------------------------------------------------------------------------
@rule("HOUSE-03")
def test_who_gave_a_hand_away_knows_it_and_what_others_knew_goes_with_it() -> None:
    t = at(
        f"uno-108; options {SEVEN_ZERO}; top R5; hand 0 R7 B1 B2; hand 1 Y1 Y2; hand 2 G1; "
        "known 2 0 B1; known 0 1 Y1; known 1 2 G1"
    )
    t.do(0, "play R7 >1")
    assert known(t, 0) == ["", "B1 B2", ""]
    assert known(t, 1) == ["Y1 Y2", "", "G1"]
    assert known(t, 2) == ["", "B1", ""]


@rule("HOUSE-03")
def test_a_nought_moves_every_hand_and_what_is_known_of_it() -> None:
    t = at(
        f"uno-108; options {SEVEN_ZERO}; top R5; hand 0 R0 B1 B2; hand 1 Y1 Y2; hand 2 G1 G2; "
        "known 2 1 Y1; known 0 1 Y2"
    )
    t.do(0, "play R0")
    assert known(t, 0) == ["", "B1 B2", "Y2"]
    assert known(t, 1) == ["", "", "Y1 Y2"]
    assert known(t, 2) == ["G1 G2", "", ""]


# -- worlds, texts, versions ----------------------------------------------------------------------
@rule("K108-68")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_world_that_is_imagined_has_what_is_known(seat: int | None) -> None:
    t = challenged()
    view = t.game.view(t.state, seat)
    for _ in range(10):
        world = t.game.imagine(view, [], t.below)
        assert t.game.view(world, seat) == view
        assert t.game.faults(world) == []
        if seat == 1:
            assert seen(t)["hands"][0] == t.game.view_data(t.game.open_view(world))["hands"][0]


@rule("K108-68")
def test_a_copy_goes_its_own_way() -> None:
    t = challenged()
    before = t.position
    copy = t.game.copy(t.state)
    copy.turn = 0
    t.game.advance(copy, 0, t.game.read_action("play B2"))
    assert t.position == before
    assert "known 1 0 G1 B2;" in t.game.write_position(copy)


def test_the_first_version_of_a_book_says_nothing_of_it() -> None:
    t = challenged(version=" 1")
    assert known(t, 1) == ["", "", ""]
    assert "known" not in t.position


@pytest.mark.parametrize(
    "field",
    [
        "known",
        "known 1 0",
        "known 1 0 B9",
        "known 0 0 R1",
        "known 1 2 R1",
        "known 1 0 R1; known 1 0 R1",
        "known 1 0 R1 R1",
    ],
)
def test_what_nobody_can_know_is_refused_where_it_stands(field: str) -> None:
    text = f"uno-108; top R5; hand 0 R1 B2; hand 1 Y3; {field}"
    with pytest.raises(Malformed) as refused:
        at(text)
    placed(refused.value, text)
    with pytest.raises(Malformed):
        at("uno-108 1; top R5; hand 0 R1 B2; hand 1 Y3; known 1 0 R1")


@pytest.mark.slow
@pytest.mark.parametrize("book", ["uno-108", "uno-112"])
def test_no_world_shows_what_is_not_known(book: str) -> None:
    def options(below: Any) -> dict[str, object]:
        return {SEVEN_ZERO.partition("=")[0]: "on"}

    report = check_game(*BOOKS[book], 4, steps=800, seed="known", options=options)
    assert report.failures == []
