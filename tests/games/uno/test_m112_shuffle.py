"""UNO with 112 cards: Wild Shuffle Hands (M112-63 to M112-76)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, Outcome
from stolik.games.uno.events import Mixed, Named
from stolik.games.uno.pieces import COLOURS
from tests.kit import Trial, at, rule, seen

TABLE = "top R5; hand 0 WH R1 R2; hand 1 B1 B2 B3 B4 B5; hand 2 Y1"
AFTER = f"uno-112; options m112.shuffleColour=after; {TABLE}"
#: What the eight cards may become, seat by seat: seats 1 and 2 are served first and get three.
MIXED = "mix B1 Y1 / R1 B2 B3 / R2 B4 B5"


def shuffled(more: str = "") -> Trial:
    """Seat 0 has laid Shuffle Hands and named green."""
    t = at(f"uno-112; {TABLE}; {more}")
    t.do(0, "play WH G")
    return t


def sizes(hands: list[int], more: str = "") -> list[int]:
    """How many cards each seat has after seat 0, with one card more, has laid Shuffle Hands."""
    pool = iter([colour + rank for colour in "RYGB" for rank in "123456789"])
    rows = [" ".join(next(pool) for _ in range(count)) for count in hands]
    fields = "; ".join(f"hand {seat} {row}" for seat, row in enumerate(rows))
    t = at(f"uno-112; top R0; {fields} WH; turn {len(hands) - 1}; {more}")
    t.do(len(hands) - 1, "play WH G")
    t.settle()
    counts: list[int] = seen(t)["counts"]
    return counts


# -- mixing ---------------------------------------------------------------------------------------
@rule("M112-63")
@pytest.mark.parametrize("top", ["top R5", "top GD", "top W; colour Y"])
def test_it_fits_everything(top: str) -> None:
    t = at(f"uno-112; {top}; hand 0 WH B1 B2; hand 1 B3 B4")
    assert [move for move in t.legal(0) if "WH" in move] == [f"play WH {c}" for c in "RYGB"]


@rule("M112-64", "M112-66")
def test_all_hands_are_mixed_the_own_one_included() -> None:
    t = shuffled()
    assert t.actors() == (CHANCE,)
    t.chance(MIXED)
    assert seen(t)["hands"] == [["Y1", "B1"], ["R1", "B2", "B3"], ["R2", "B4", "B5"]]


@rule("M112-64")
@pytest.mark.parametrize(
    "mix",
    ["mix B1 Y1 / R1 B2 B3 / R2 B4 G9", "mix B1 Y1 / R1 B2 B3 / WH B4 B5"],
    ids=["a card of the pile", "the card itself"],
)
def test_no_other_card_comes_in(mix: str) -> None:
    assert shuffled().why(CHANCE, mix).clause == "M112-64"


@rule("M112-64")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_last_card_by_code_may_come_to_every_seat(seat: int) -> None:
    t = shuffled()
    lowest_first = iter([0] * [0, 2, 5][seat])
    t.match.draw(lambda count: next(lowest_first, count - 1))
    assert "B5" in seen(t)["hands"][seat]


@rule("M112-64")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_each_sees_the_own_new_hand_alone(seat: int | None) -> None:
    t = shuffled()
    t.chance(MIXED)
    told = t.match.heard(seat)[-1]
    assert isinstance(told, Mixed)
    assert told.counts == (2, 3, 3)
    assert [owner for owner, hand in enumerate(told.hands) if hand is not None] == (
        [] if seat is None else [seat]
    )


@rule("M112-65", "M112-69")
@pytest.mark.parametrize(
    ("hands", "after"),
    [
        ([1, 1, 1], [1, 1, 1]),
        ([1, 1, 2], [2, 1, 1]),
        ([1, 2, 2], [2, 2, 1]),
        ([9, 1, 1], [4, 4, 3]),
        ([1, 9], [5, 5]),
        ([2, 9], [6, 5]),
        ([3, 3, 3, 2], [3, 3, 3, 2]),
        ([1, 1, 1, 7], [3, 3, 2, 2]),
    ],
)
def test_cards_go_round_one_by_one_from_the_left_of_the_player(
    hands: list[int], after: list[int]
) -> None:
    assert sizes(hands) == after


@rule("M112-69")
@pytest.mark.parametrize("mix", ["mix B1 B2 Y1 / R1 B3 / R2 B4 B5", "mix / B1 B2 / B3 B4 B5"])
def test_another_number_of_cards_is_refused(mix: str) -> None:
    assert shuffled().why(CHANCE, mix).clause == "M112-69"


@rule("M112-66")
def test_hands_grow_and_shrink() -> None:
    t = shuffled()
    assert seen(t)["counts"] == [2, 5, 1]
    t.chance(MIXED)
    assert seen(t)["counts"] == [2, 3, 3]
    assert seen(t)["pile"] == 112 - 8 - 2


@rule("M112-67", "M112-76")
@pytest.mark.parametrize(("way", "clockwise", "turn"), [("", True, 1), ("anticlockwise", False, 2)])
def test_direction_and_turn_go_on_as_before(way: str, clockwise: bool, turn: int) -> None:
    t = shuffled(way)
    t.settle()
    told = seen(t)
    assert (told["clockwise"], told["turn"], told["phase"]) == (clockwise, turn, "turn")


@rule("M112-70")
def test_left_is_left_even_when_play_runs_to_the_right() -> None:
    assert sizes([1, 1, 2], "anticlockwise") == [2, 1, 1]
    assert sizes([1, 2, 2], "anticlockwise") == [2, 2, 1]


@rule("M112-72")
@pytest.mark.parametrize(("own", "counts"), [("R1 R2", [2, 2]), ("R1 R2 R3", [2, 3])])
def test_with_two_the_opponent_is_served_first_and_is_on_turn(own: str, counts: list[int]) -> None:
    t = at(f"uno-112; top R5; hand 0 WH {own}; hand 1 B1 B2")
    t.do(0, "play WH G")
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"]) == (counts, 1)


@rule("M112-73")
@pytest.mark.parametrize("seats", range(2, 11))
def test_nobody_is_left_without_a_card(seats: int) -> None:
    assert sizes([1] * seats) == [1] * seats


# -- the colour -----------------------------------------------------------------------------------
@rule("M112-68", "M112-74")
def test_the_colour_is_named_before_the_new_hand_is_seen() -> None:
    t = at(f"uno-112; {TABLE}")
    assert t.why(0, "play WH").clause == "M112-68"
    t.do(0, "play WH G")
    assert seen(t)["colour"] == "G"
    t.chance(MIXED)
    assert (seen(t)["colour"], seen(t)["top"]) == ("G", "WH")
    assert t.legal(1) == ["draw"]


@rule("M112-74")
def test_a_table_may_name_it_afterwards() -> None:
    t = at(AFTER)
    assert "play WH" in t.legal(0)
    assert t.why(0, "play WH G").clause == "M112-74"
    t.do(0, "play WH")
    t.chance(MIXED)
    assert (seen(t)["phase"], seen(t)["turn"], seen(t)["colour"]) == ("name", 0, None)
    assert t.legal(0) == [f"name {colour}" for colour in "RYGB"]
    assert t.do(0, "name B") == [Named(0, COLOURS.index("B"))]
    assert (seen(t)["turn"], seen(t)["colour"]) == (1, "B")
    assert t.legal(1) == ["play B2", "play B3", "draw"]


@rule("M112-68", "M112-74")
@pytest.mark.parametrize(
    ("who", "action"), [(0, "draw"), (0, "play Y1"), (1, "draw"), (1, "name B")]
)
def test_nothing_else_happens_until_it_is_named(who: int, action: str) -> None:
    t = at(AFTER)
    t.do(0, "play WH")
    t.chance(MIXED)
    assert t.why(who, action).clause == "M112-68"


# -- the last card, the word ----------------------------------------------------------------------
@rule("M112-71")
@pytest.mark.parametrize("options", ["", "options m112.shuffleColour=after"])
def test_as_the_last_card_it_wins_and_nothing_is_mixed(options: str) -> None:
    t = at(f"uno-112; {options}; top R5; hand 0 WH; hand 1 B1 B2; hand 2 Y1")
    t.do(0, t.legal(0)[0])
    assert t.outcome() == Outcome((0,), (0, 0, 0))
    assert seen(t)["hands"] == [[], ["B1", "B2"], ["Y1"]]


@rule("M112-75")
def test_who_receives_one_card_owes_the_word() -> None:
    t = at("uno-112; top R5; hand 0 WH G7; hand 1 B3; hand 2 Y8; called 1 2")
    t.do(0, "play WH R uno")
    t.chance("mix B3 / Y8 / G7")
    assert sorted(lapse["seat"] for lapse in seen(t)["lapses"]) == [0, 1, 2]
    assert seen(t)["called"] == []


@rule("M112-75")
def test_who_receives_more_owes_nothing_and_has_said_nothing() -> None:
    t = at("uno-112; top R5; hand 0 WH G7 G8; hand 1 B3; hand 2 Y8; called 1; lapse 2")
    t.do(0, "play WH R")
    t.chance("mix B3 / Y8 G8 / G7")
    assert sorted(lapse["seat"] for lapse in seen(t)["lapses"]) == [0, 2]
    assert seen(t)["called"] == []
    assert t.why(2, "catch 1").clause == "M112-36"


@rule("M112-76")
def test_the_next_player_may_lay_at_once() -> None:
    t = at("uno-112; top R5; hand 0 WH G7; hand 1 B3; hand 2 Y8 Y9")
    t.do(0, "play WH Y")
    t.chance("mix G7 / Y8 Y9 / B3")
    assert "play Y8" in t.legal(1)
    t.do(1, "play Y9 uno")
    assert (seen(t)["top"], seen(t)["turn"]) == ("Y9", 2)
