"""Unikat, action B: a tile onto the display, another one in return (UNI-49, UNI-51 to UNI-61)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE
from stolik.games.unikat.events import Gave, Took
from stolik.games.unikat.pieces import TILE
from tests.games.unikat.scenes import hands_of, stuck
from tests.kit import at, rule, seen

DISPLAY = "display CBN1 CBN2 CBN3"
PLAIN = f"unikat; table SBW1@0,0; {DISPLAY}; hand 0 SGW1 QYR2; hand 1 CYR3"
TEN = f"unikat; table SBW1@0,0; {DISPLAY}; {hands_of(10, 1)}"
# At 0,1 a tile borders both SBW1 and SGW2.
CORNER = "unikat; table SBW1@0,0 SGW1@1,0 SGW2@1,1; " + DISPLAY
HALFWAY = (
    "unikat; table SBW1@0,0; display CBN1 CBN2 QYR2; given QYR2; phase take; "
    "hand 0 SGW1; hand 1 CYR3"
)
NOTHING_TO_TAKE = "unikat; table SBW1@0,0; bag; hand 1 CYR3; "


@rule("UNI-49")
def test_an_exchange_is_followed_by_the_draw_not_by_a_bonus() -> None:
    t = at(f"{CORNER}; hand 0 SBW2 QYR2; hand 1 CYR3")
    t.do(0, "give QYR2", "take CBN1")
    assert t.legal(0) == ["take CBN2", "take CBN3", "take QYR2", "take bag"]
    assert t.why(0, "lay SBW2@0,1").clause == "UNI-63"


@rule("UNI-49")
def test_an_exchange_with_a_full_hand_is_the_whole_turn() -> None:
    t = at(TEN)
    t.do(0, "give CYN2", "take CBN1")
    assert (seen(t)["phase"], seen(t)["turn"]) == ("choose", 1)


@rule("UNI-51")
def test_the_bonus_waits_while_the_chain_goes_on() -> None:
    t = at(f"{CORNER}; hand 0 SBW2 SBW3 QYR2; hand 1 CYR3")
    t.do(0, "lay SBW2@0,1")
    assert t.why(0, "give QYR2").clause == "UNI-27"
    t.do(0, "lay SBW3@0,2")
    assert (seen(t)["phase"], seen(t)["bonus"]) == ("chain", True)
    t.do(0, "end")
    assert {"give QYR2", "decline"} <= set(t.legal(0))


@rule("UNI-52")
@pytest.mark.parametrize("hand", ["CYR2 QYR2", "QYR2 SGW1"], ids=["cannot lay", "could lay"])
def test_a_player_may_exchange_any_tile_instead_of_laying(hand: str) -> None:
    t = at(f"unikat; table SBW1@0,0; {DISPLAY}; hand 0 {hand}; hand 1 CYR3")
    assert [move for move in t.legal(0) if not move.startswith("lay")] == [
        f"give {tile}" for tile in hand.split()
    ]


@rule("UNI-53")
def test_the_tile_goes_from_the_hand_to_the_display_face_up() -> None:
    t = at(PLAIN)
    assert t.do(0, "give QYR2") == [Gave(0, TILE["QYR2"])]
    assert seen(t)["hands"][0] == ["SGW1"]
    assert seen(t, seat=1)["display"] == ["CBN1", "CBN2", "CBN3", "QYR2"]


@rule("UNI-53")
@pytest.mark.parametrize("move", ["give CYR3", "give CBN1", "take CBN1", "take bag"])
def test_an_exchange_begins_with_an_own_tile(move: str) -> None:
    assert at(PLAIN).why(0, move).clause == "UNI-53"


@rule("UNI-54")
def test_the_tile_in_return_is_any_of_the_display_or_one_of_the_bag() -> None:
    t = at(PLAIN)
    t.do(0, "give QYR2")
    assert t.legal(0) == ["take CBN1", "take CBN2", "take CBN3", "take bag"]
    t.do(0, "take CBN2")
    assert seen(t)["hands"][0] == ["CBN2", "SGW1"]
    assert seen(t)["display"] == ["CBN1", "CBN3", "QYR2"]


@rule("UNI-54")
@pytest.mark.parametrize("given", ["QYR2", "CBN1"], ids=["any tile", "the first by code"])
def test_a_tile_of_the_bag_comes_blind(given: str) -> None:
    t = at(f"unikat; table SBW1@0,0; display CBR1; bag CBN2 CBN3; hand 0 {given}; hand 1 CYR3")
    t.do(0, f"give {given}", "take bag")
    assert t.actors() == (CHANCE,)
    assert t.legal(CHANCE) == ["draw CBN2", "draw CBN3"]
    assert t.why(0, "take CBR1").clause == "UNI-54"
    assert t.why(CHANCE, "draw CBR1").clause == "UNI-54"
    t.chance("draw CBN3")
    assert seen(t)["hands"][0] == ["CBN3"]
    assert (seen(t)["display"], seen(t)["bag"]) == (["CBR1", given], 1)
    assert (seen(t)["phase"], seen(t)["turn"]) == ("draw", 0)


@rule("UNI-54")
@pytest.mark.parametrize(("place", "tile"), [(0, "CBN2"), (1, "CBN3"), (2, "CBR1")])
def test_chance_can_draw_every_tile_of_the_bag(place: int, tile: str) -> None:
    t = at("unikat; table SBW1@0,0; display CYR2; bag CBR1 CBN2 CBN3; hand 0 QYR2; hand 1 CYR3")
    t.do(0, "give QYR2", "take bag")
    t.match.draw(lambda count: place if count == 3 else -1)
    assert seen(t)["hands"][0] == [tile]


@rule("UNI-54")
@pytest.mark.parametrize("tile", ["CBR1", "SGW1", "CYR3"], ids=["bag", "own", "other's"])
def test_only_what_lies_on_the_display_is_taken_by_name(tile: str) -> None:
    assert at(HALFWAY).why(0, f"take {tile}").clause == "UNI-54"


@rule("UNI-55")
def test_the_tile_just_put_down_is_not_taken_back() -> None:
    t = at(HALFWAY)
    assert "take QYR2" not in t.legal(0)
    assert t.why(0, "take QYR2").clause == "UNI-55"


@rule("UNI-55")
def test_a_table_may_allow_taking_back() -> None:
    t = at(f"{HALFWAY}; options uni.takeBack=allow")
    assert t.legal(0) == ["take CBN1", "take CBN2", "take QYR2", "take bag"]
    t.do(0, "take QYR2")
    assert seen(t)["hands"][0] == ["QYR2", "SGW1"]


@rule("UNI-55")
def test_the_next_player_may_take_what_was_put_down() -> None:
    t = at(TEN)
    t.do(0, "give CYN2", "take CBN1")
    t.do(1, f"give {seen(t)['hands'][1][0]}", "take CYN2")
    assert "CYN2" in seen(t)["hands"][1]


@rule("UNI-56")
@pytest.mark.parametrize("move", ["end", "decline", "pass", "lay SGW1@1,0"])
def test_a_tile_must_be_taken_in_return(move: str) -> None:
    assert at(HALFWAY).why(0, move).clause == "UNI-56"


@rule("UNI-57", "UNI-56")
def test_a_second_tile_cannot_be_put_down() -> None:
    assert at(HALFWAY).why(0, "give SGW1").clause == "UNI-56"


@rule("UNI-57")
@pytest.mark.parametrize("source", ["CBN1", "bag"])
def test_a_second_tile_cannot_be_taken(source: str) -> None:
    t = at(TEN)
    t.do(0, "give CYN2", f"take {source}")
    t.settle()
    assert seen(t)["counts"][0] == 10
    assert t.why(0, "take CBN2").clause == "UNI-26"


@rule("UNI-58")
def test_the_display_grows_without_a_limit() -> None:
    t = at(f"unikat; table SBW1@0,0; {DISPLAY}; {hands_of(10, 10)}")
    for lap in range(10):
        for seat in (0, 1):
            t.do(seat, f"give {seen(t)['hands'][seat][-1]}", "take bag")
            t.settle()
        assert len(seen(t)["display"]) == 5 + 2 * lap


@rule("UNI-59")
@pytest.mark.parametrize("seat", [1, None])
def test_others_see_what_is_put_down_and_taken_from_the_display(seat: int | None) -> None:
    t = at(PLAIN)
    t.do(0, "give QYR2", "take CBN2")
    assert t.match.heard(seat) == [Gave(0, TILE["QYR2"]), Took(0, TILE["CBN2"], "display")]


@rule("UNI-59")
@pytest.mark.parametrize(("seat", "tile"), [(0, TILE["CBR1"]), (1, None), (None, None)])
def test_a_tile_of_the_bag_is_seen_by_its_drawer_only(seat: int | None, tile: int | None) -> None:
    t = at(PLAIN)
    t.do(0, "give QYR2", "take bag")
    t.chance("draw CBR1")
    assert t.match.heard(seat)[-1] == Took(0, tile, "bag")
    hand = t.game.view_data(t.game.view(t.state, seat))["hands"][0]
    assert hand == (["CBR1", "SGW1"] if seat == 0 else None)


@rule("UNI-60")
def test_exchanging_the_only_tile_is_no_win() -> None:
    t = at("unikat; table SBW1@0,0; display CBN1; hand 0 QYR2; hand 1 CYR3")
    t.do(0, "give QYR2")
    assert (seen(t)["counts"][0], t.outcome()) == (0, None)
    t.do(0, "take CBN1", "take QYR2")
    assert (seen(t)["hands"][0], t.outcome()) == (["CBN1", "QYR2"], None)


@rule("UNI-61")
def test_with_an_empty_bag_the_tile_comes_from_the_display() -> None:
    t = at("unikat; table SBW1@0,0; display CBN1 CBN2; bag; hand 0 QYR2; hand 1 CYR3")
    t.do(0, "give QYR2")
    assert t.legal(0) == ["take CBN1", "take CBN2"]
    assert t.why(0, "take bag").clause == "UNI-61"


@rule("UNI-61")
def test_who_can_lay_must_lay_when_there_is_nothing_to_take() -> None:
    t = at(NOTHING_TO_TAKE + "hand 0 QYR2 SGW1")
    moves = t.legal(0)
    assert moves
    assert all(move.startswith("lay SGW1@") for move in moves)
    assert t.why(0, "give QYR2").clause == "UNI-61"
    assert t.why(0, "pass").clause == "UNI-61"


@rule("UNI-61")
def test_the_turn_is_passed_when_neither_action_is_possible() -> None:
    t = stuck(1, 1)
    assert t.legal(0) == ["pass"]
    t.do(0, "pass")
    assert seen(t)["turn"] == 1


@rule("UNI-61")
@pytest.mark.parametrize("source", ["display CBN1; bag", "display; bag CBN1 CBN2"])
def test_one_tile_anywhere_is_enough_for_an_exchange(source: str) -> None:
    t = at(f"unikat; table SBW1@0,0; {source}; hand 0 QYR2; hand 1 CYR3")
    t.settle()
    assert t.legal(0) == ["give QYR2"]
    assert t.why(0, "pass").clause == "UNI-28"


@rule("UNI-61")
def test_a_bonus_with_nothing_to_take_can_only_be_laid_or_declined() -> None:
    t = at(NOTHING_TO_TAKE + "hand 0 QYR2; phase bonus; bonus")
    assert t.legal(0) == ["decline"]
    assert t.why(0, "give QYR2").clause == "UNI-61"
