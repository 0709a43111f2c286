"""Unikat, the end of a turn: one tile is drawn, the display filled (UNI-62 to UNI-74)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, TABLE
from stolik.games.unikat.events import Revealed, Took
from stolik.games.unikat.pieces import TILE
from tests.games.unikat.scenes import hands_of
from tests.kit import Trial, at, new, rule, seen

HANDS = "hand 0 SGW1 SGW2 SGW3 QYR2; hand 1 CYR3"
LAYING = f"unikat; table SBW1@0,0; display CBN1 CBN2 CBN3; {HANDS}"
DRAWING = f"unikat; table SBW1@0,0; {HANDS}; phase draw; "


@rule("UNI-62")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_tile_is_drawn_however_many_were_laid(count: int) -> None:
    t = at(LAYING)
    t.do(0, *["lay SGW1@1,0", "lay SGW2@2,0", "lay SGW3@3,0"][:count], "end")
    assert t.legal(0) == ["take CBN1", "take CBN2", "take CBN3", "take bag"]
    t.do(0, "take CBN2")
    assert "CBN2" in seen(t)["hands"][0]
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (4 - count + 1, 1)


@rule("UNI-62")
def test_the_draw_may_come_from_the_bag() -> None:
    t = at(DRAWING + "display CBN1; bag CBN2 CBN3")
    t.do(0, "take bag")
    assert t.why(CHANCE, "draw CBN1").clause == "UNI-62"
    assert t.why(0, "take CBN1").clause == "UNI-62"
    assert t.chance("draw CBN3") == [Took(0, TILE["CBN3"], "bag")]
    assert (seen(t)["hands"][0][0], seen(t)["bag"], seen(t)["turn"]) == ("CBN3", 1, 1)


@rule("UNI-62")
@pytest.mark.parametrize("tile", ["CBR1", "SGW1", "CYR3"], ids=["bag", "own", "other's"])
def test_only_what_lies_on_the_display_is_drawn_by_name(tile: str) -> None:
    assert at(DRAWING + "display CBN1 CBN2").why(0, f"take {tile}").clause == "UNI-62"


@rule("UNI-63")
@pytest.mark.parametrize("move", ["end", "decline", "pass", "give SGW1", "lay SGW1@1,0"])
def test_the_draw_cannot_be_left_out(move: str) -> None:
    assert at(DRAWING + "display CBN1 CBN2").why(0, move).clause == "UNI-63"


@rule("UNI-64", "UNI-66")
@pytest.mark.parametrize(("count", "draws"), [(8, True), (9, True), (10, False)])
def test_after_an_exchange_only_a_hand_below_ten_draws(count: int, draws: bool) -> None:
    t = at(f"unikat; table SBW1@0,0; display CBN1 CBN2; {hands_of(count, 1)}")
    t.do(0, "give CYN2", "take CBN1")
    assert seen(t)["turn"] == (0 if draws else 1)
    if draws:
        t.do(0, "take CBN2")
    assert seen(t)["counts"][0] == count + draws
    assert seen(t)["turn"] == 1


@rule("UNI-65")
@pytest.mark.parametrize(
    "second",
    [["lay SBR1@-1,0", "end"], ["give QYR2", "take CBN1"], ["decline"]],
    ids=["lay", "exchange", "decline"],
)
def test_a_double_move_draws_once_at_its_end(second: list[str]) -> None:
    t = at(
        "unikat; table SBW1@0,0 SGW1@1,0 SGW2@1,1; display CBN1 CBN2 CBN3; "
        "hand 0 SBW2 SBR1 QYR2; hand 1 CYR3"
    )
    t.do(0, "lay SBW2@0,1", "end")
    assert t.why(0, "take CBN3").clause == "UNI-53"
    t.do(0, *second)
    before = seen(t)["counts"][0]
    t.do(0, "take CBN3")
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (before + 1, 1)


@rule("UNI-67")
def test_with_an_empty_bag_the_draw_comes_from_the_display() -> None:
    t = at(DRAWING + "display CBN1 CBN2; bag")
    assert t.legal(0) == ["take CBN1", "take CBN2"]
    assert t.why(0, "take bag").clause == "UNI-67"


@rule("UNI-67")
@pytest.mark.parametrize("phase", ["phase chain; last 0,0", "phase bonus; bonus"])
def test_with_nothing_left_there_is_no_draw(phase: str) -> None:
    t = at(f"unikat; table SBW1@0,0; {HANDS}; bag; {phase}")
    t.do(0, "end" if "chain" in phase else "decline")
    assert (seen(t)["counts"][0], seen(t)["phase"], seen(t)["turn"]) == (4, "choose", 1)


@rule("UNI-68")
def test_there_is_no_draw_after_the_winning_tile() -> None:
    t = at("unikat; table SBW1@0,0; display CBN1 CBN2 CBN3; hand 0 SGW1; hand 1 CYR3")
    t.do(0, "lay SGW1@1,0")
    assert (t.actors(), t.legal(0), seen(t)["counts"][0]) == ((), [], 0)
    assert t.why(0, "take CBN1").clause == "UNI-75"


@rule("UNI-69")
def test_an_empty_display_is_filled_with_three_tiles_of_the_bag() -> None:
    t = at(DRAWING + "display CBN1; bag CBN2 CBN3 CBR1 CBR2")
    t.do(0, "take CBN1")
    assert t.actors() == (CHANCE,)
    revealed = t.chance("reveal CBR2 CBN3 CBR1")
    assert revealed == [Revealed((TILE["CBR2"], TILE["CBN3"], TILE["CBR1"]))]
    assert (seen(t)["display"], seen(t)["bag"]) == (["CBR2", "CBN3", "CBR1"], 1)


@rule("UNI-69")
def test_chance_turns_up_three_different_tiles() -> None:
    t = at(DRAWING + "display CBN1")
    bag = seen(t)["bag"]
    t.do(0, "take CBN1")
    t.settle()
    assert len(set(seen(t)["display"])) == 3
    assert (seen(t)["bag"], t.game.faults(t.state)) == (bag - 3, [])


@rule("UNI-69")
@pytest.mark.parametrize(
    "tiles",
    [
        "CBN2 CBN3",
        "CBN2 CBN3 CBR1 CBR2",
        "CBN2 CBN3 CBN3",
        "CBN2 CBN3 CBR1 CBR1",
        "CBN2 CBN3 SGW1",
        "CBN2 CBN3 CBN1",
    ],
    ids=["two", "four", "two, one twice", "three, one twice", "of a hand", "just taken"],
)
def test_nothing_but_three_tiles_of_the_bag_fills_the_display(tiles: str) -> None:
    t = at(DRAWING + "display CBN1")
    t.do(0, "take CBN1")
    assert t.why(CHANCE, f"reveal {tiles}").clause == "UNI-69"


@rule("UNI-70")
@pytest.mark.parametrize("display", ["CBN1 CBN2", "CBN1 CBN2 CBN3"])
def test_a_display_of_one_or_two_is_not_topped_up(display: str) -> None:
    t = at(DRAWING + f"display {display}")
    t.do(0, "take CBN1")
    assert CHANCE not in t.actors()
    assert seen(t)["display"] == display.split()[1:]


@rule("UNI-71")
@pytest.mark.parametrize("bag", [["CBN2"], ["CBN2", "CBN3"]])
def test_a_bag_with_fewer_than_three_gives_what_it_has(bag: list[str]) -> None:
    t = at(DRAWING + f"display CBN1; bag {' '.join(bag)}")
    t.do(0, "take CBN1")
    assert t.why(CHANCE, "reveal CBN2 CBN3 CBR1").clause == "UNI-71"
    assert t.why(CHANCE, "reveal").clause == "UNI-71"
    t.settle()
    assert (set(seen(t)["display"]), seen(t)["bag"]) == (set(bag), 0)


@rule("UNI-71")
def test_with_an_empty_bag_the_display_stays_empty() -> None:
    t = at(DRAWING + "display CBN1; bag")
    t.do(0, "take CBN1")
    assert (CHANCE in t.actors(), seen(t)["display"], seen(t)["turn"]) == (False, [], 1)


@rule("UNI-72")
def test_the_display_is_filled_before_the_next_player_acts() -> None:
    t = at(DRAWING + "display CBN1")
    t.do(0, "take CBN1")
    assert t.why(1, "give CYR3").clause == "UNI-72"
    assert t.why(CHANCE, "draw CBN2").clause == "UNI-72"
    t.chance("reveal CBN2 CBN3 CBR1")
    assert "CBN1" in seen(t)["hands"][0]
    assert seen(t, seat=1)["display"] == ["CBN2", "CBN3", "CBR1"]
    assert t.legal(1) == ["give CYR3"]


@rule("UNI-73")
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 0)])
def test_then_the_next_player_clockwise_has_the_turn(turn: int, following: int) -> None:
    t = at(
        "unikat; table SBW1@0,0; display CBN1 CBN2; phase draw; "
        f"{hands_of(1, 1, 1)}; turn {turn}; bonus; second"
    )
    t.do(turn, "take CBN1")
    now = seen(t)
    assert (now["turn"], now["phase"]) == (following, "choose")
    assert (now["bonus"], now["second"]) == (False, False)


def assert_sound(table: dict[str, Any]) -> None:
    """UNI-74, written down a second time, from what a reader of the rules can see."""
    laid = {(x, y): tile for tile, x, y in table["table"]}
    assert max(table["counts"]) <= 10
    assert table["bag"] + len(table["display"]) + len(laid) + sum(table["counts"]) == 81
    assert table["display"] or not table["bag"]
    for (x, y), step in product(laid, [(1, 0), (0, 1)]):
        other = laid.get((x + step[0], y + step[1]))
        if other is not None:
            assert sum(a != b for a, b in zip(laid[x, y], other, strict=True)) == 1


def play_on(t: Trial, pick: Any) -> None:
    """One move of somebody who lays what fits, and whatever chance answers."""
    seat = t.actors()[0]
    moves = t.game.plain(t.game.legal(t.state, seat))
    t.do(seat, t.game.write_action(moves[pick(len(moves))]))
    t.settle()


@rule("UNI-74")
@pytest.mark.parametrize(("seats", "leaves_at"), [(2, None), (3, 40), (4, 25)])
def test_whatever_is_played_the_tiles_stay_where_they_belong(
    seats: int, leaves_at: int | None
) -> None:
    t, pick = new("unikat", seats, onLeave="setAside"), seeded(f"sound {seats}")
    t.settle()
    step = 0
    while t.outcome() is None:
        assert_sound(seen(t))
        if step == leaves_at:
            t.do(TABLE, "leave 1")
            t.settle()
        play_on(t, pick)
        step += 1
    assert step > (leaves_at or 0)
