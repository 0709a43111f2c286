"""Unikat with a clock: the mildest answers when the time for a turn is up (RULING-4)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, CLOCK, TABLE, Alarm, Outcome
from stolik.core.phrase import Refused
from stolik.games.unikat.events import Declined, Ended, Gave, Passed, RoundOver, TimeUp, Took
from stolik.games.unikat.pieces import TILE
from tests.games.unikat.scenes import hands_of, stuck
from tests.kit import Trial, at, new, rule, seen

TIMED = "options uni.turnTimer=30; "
START = f"unikat; {TIMED}table SBW1@0,0; hand 1 CYR3; "
DISPLAY = "display CBN2 CBN3 CBN1; "


def ring(t: Trial, at: int = 30_000) -> list[object]:
    """The clock rings, chance answers: all that happened."""
    before = len(t.match.events)
    t.do(CLOCK, "ring turn", at=at)
    t.settle()
    return list(t.match.events[before:])


# -- when -----------------------------------------------------------------------------------------
@rule("RULING-4")
def test_without_a_set_time_nothing_rings() -> None:
    t = at("unikat; table SBW1@0,0; display CBN1; hand 0 QYR2; hand 1 CYR3")
    assert t.game.alarms(t.state) == ()
    assert CLOCK not in t.actors()
    assert t.why(CLOCK, "ring turn").clause == "RULING-4"


@rule("RULING-4")
@pytest.mark.parametrize("name", ["bell", "round"])
def test_the_turn_is_the_only_thing_timed(name: str) -> None:
    assert at(START + DISPLAY + "hand 0 QYR2").why(CLOCK, f"ring {name}").clause == "RULING-4"


@rule("RULING-4")
def test_the_time_of_a_turn_runs_from_its_beginning() -> None:
    t = at(f"unikat; {TIMED}table SBW1@0,0; {DISPLAY}{hands_of(10, 1)}; since 5000")
    assert t.game.alarms(t.state) == (Alarm("turn", 35_000),)
    t.do(0, "give CYN1", at=9000)
    assert t.game.alarms(t.state) == (Alarm("turn", 35_000),)
    t.do(0, "take CBN1", at=12_000)
    assert t.game.alarms(t.state) == (Alarm("turn", 42_000),)


@rule("RULING-4")
def test_it_rings_neither_early_nor_by_another_hand() -> None:
    t = at(START + DISPLAY + "hand 0 QYR2")
    with pytest.raises(Refused, match="not-due"):
        t.do(CLOCK, "ring turn", at=29_999)
    assert t.legal(CLOCK) == ["ring turn"]
    assert t.why(0, "ring turn").clause == "UNI-27"
    assert t.why(TABLE, "ring turn").clause == "UNI-27"


@rule("RULING-4")
def test_no_time_runs_while_chance_acts_or_after_the_end() -> None:
    t = new("unikat", 2, turnTimer=30)
    assert t.game.alarms(t.state) == ()
    t.settle()
    assert t.game.alarms(t.state) == (Alarm("turn", 30_000),)
    t = at(START + DISPLAY + "hand 0 SGW1")
    t.do(0, "lay SGW1@1,0")
    assert t.game.alarms(t.state) == ()


# -- what -----------------------------------------------------------------------------------------
@rule("RULING-4")
def test_a_running_chain_is_ended_and_a_tile_drawn_from_the_bag() -> None:
    t = at(START + DISPLAY + "bag CBR1; hand 0 SBW3 QYR2; phase chain; last 0,0")
    assert ring(t) == [TimeUp(0), Ended(0), Took(0, TILE["CBR1"], "bag")]
    assert (seen(t)["hands"][0], seen(t)["turn"]) == (["CBR1", "QYR2", "SBW3"], 1)


@rule("RULING-4")
@pytest.mark.parametrize("phase", ["phase chain; last 0,0", "phase bonus"])
def test_a_bonus_is_declined(phase: str) -> None:
    t = at(START + DISPLAY + f"bag CBR1; hand 0 SBW3; bonus; {phase}")
    assert ring(t)[-2:] == [Declined(0), Took(0, TILE["CBR1"], "bag")]
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (2, 1)


@rule("RULING-4")
def test_a_bonus_action_begun_is_only_ended() -> None:
    t = at(START + DISPLAY + "bag CBR1; hand 0 SBW3; bonus; second; phase chain; last 0,0")
    assert ring(t) == [TimeUp(0), Ended(0), Took(0, TILE["CBR1"], "bag")]


@rule("RULING-4")
def test_who_has_done_nothing_exchanges_the_first_tile_by_code_with_the_bag_and_draws() -> None:
    t = at(START + DISPLAY + "bag CBR1 CBR2; hand 0 SGW1 QYR2 QGR3")
    t.do(CLOCK, "ring turn", at=30_000)
    assert (t.actors(), seen(t)["display"][-1]) == ((CHANCE,), "QGR3")
    t.chance("draw CBR2", "draw CBR1")
    assert seen(t)["hands"][0] == ["CBR1", "CBR2", "QYR2", "SGW1"]
    assert (seen(t)["turn"], seen(t)["bag"]) == (1, 0)


@rule("RULING-4", "UNI-64")
def test_a_full_hand_only_exchanges() -> None:
    t = at(f"unikat; {TIMED}table SBW1@0,0; {DISPLAY}bag CBR1 CBR2; {hands_of(10, 1)}")
    up, gave, took = ring(t)
    assert (up, gave) == (TimeUp(0), Gave(0, TILE["CGN1"]))
    assert isinstance(took, Took)
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (10, 1)


@rule("RULING-4")
def test_with_an_empty_bag_the_tiles_that_have_lain_longest_are_taken() -> None:
    t = at(START + DISPLAY + "bag; hand 0 QYR2")
    took = [Took(0, TILE["CBN2"], "display"), Took(0, TILE["CBN3"], "display")]
    assert ring(t) == [TimeUp(0), Gave(0, TILE["QYR2"]), *took]
    assert seen(t)["display"] == ["CBN1", "QYR2"]


@rule("RULING-4")
def test_a_bag_that_runs_out_on_the_way_leaves_the_display() -> None:
    t = at(START + DISPLAY + "bag CBR1; hand 0 QYR2")
    took = [Took(0, TILE["CBR1"], "bag"), Took(0, TILE["CBN2"], "display")]
    assert ring(t)[-2:] == took


@rule("RULING-4", "UNI-55")
@pytest.mark.parametrize(("bag", "tile"), [("bag CBR1 CBR2", None), ("bag", "CBN2")])
def test_an_exchange_half_done_is_finished(bag: str, tile: str | None) -> None:
    t = at(START + f"display CBN2 CBN3 CBN1 QYR2; {bag}; hand 0 SGW1; phase take; given QYR2")
    up, took, drawn = ring(t)
    assert up == TimeUp(0)
    assert isinstance(took, Took)
    assert isinstance(drawn, Took)
    assert took.source == drawn.source == ("display" if tile else "bag")
    assert tile is None or took.tile == TILE[tile]
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (3, 1)


@rule("RULING-4")
@pytest.mark.parametrize(
    ("bag", "drawn"), [("bag CBR1", ("CBR1", "bag")), ("bag", ("CBN2", "display"))]
)
def test_a_draw_that_is_due_is_made(bag: str, drawn: tuple[str, str]) -> None:
    t = at(START + DISPLAY + f"{bag}; hand 0 QYR2; phase draw")
    tile, source = drawn
    took = ring(t)[-1]
    assert isinstance(took, Took)
    assert (took.tile, took.source) == (TILE[tile], source)
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (2, 1)


@rule("RULING-4")
def test_the_next_player_has_the_whole_time_again() -> None:
    t = at(START + DISPLAY + "hand 0 QYR2")
    ring(t, at=31_000)
    assert (seen(t)["turn"], seen(t)["phase"], seen(t)["hurried"]) == (1, "choose", False)
    assert t.game.alarms(t.state) == (Alarm("turn", 61_000),)
    assert t.legal(1) == ["give CYR3"]


@rule("RULING-4")
def test_a_ring_can_end_a_round_that_has_dried_up() -> None:
    t = at(f"unikat; {TIMED}table SBW1@0,0; {DISPLAY}{hands_of(10, 1)}; dry 40 0")
    assert RoundOver(1, (1,), "stalemate", (10, 1)) in ring(t)
    assert (t.outcome(), t.actors()) == (Outcome((1,), (10, 1)), ())


# -- a pass by the clock --------------------------------------------------------------------------
@rule("RULING-4", "UNI-61")
@pytest.mark.parametrize("hand", ["QYR2", "SGW1 QYR2"], ids=["cannot lay", "could lay"])
def test_where_nothing_can_be_taken_the_clock_passes(hand: str) -> None:
    t = at(START + f"bag; hand 0 {hand}")
    assert ring(t) == [TimeUp(0), Passed(0, by_clock=True)]
    assert (seen(t)["turn"], seen(t)["counts"][0]) == (1, len(hand.split()))


@rule("RULING-4", "UNI-77")
def test_a_pass_by_the_clock_breaks_the_row_of_passes() -> None:
    t = stuck(1, 2, 3, more=TIMED)
    t.do(0, "pass")
    assert t.match.events == [Passed(0, by_clock=False)]
    t.do(1, "pass")
    ring(t)
    assert (t.outcome(), seen(t)["passes"], seen(t)["turn"]) == (None, 0, 0)
    for seat in range(3):
        assert t.outcome() is None
        t.do(seat, "pass", at=30_000)
    assert t.outcome() == Outcome((0,), (1, 2, 3))


@rule("RULING-4", "UNI-78")
def test_turns_played_by_the_clock_count_as_dry() -> None:
    t = stuck(2, 1, more=TIMED)
    for turn in range(6):
        assert t.outcome() is None
        ring(t, at=30_000 * (turn + 1))
    assert t.match.events[-2] == RoundOver(1, (1,), "stalemate", (2, 1))


# -- leavers --------------------------------------------------------------------------------------
@rule("RULING-4", "UNI-79")
def test_a_seat_that_is_left_keeps_its_turn_and_its_time() -> None:
    t = at(START + DISPLAY + "hand 0 QYR2")
    t.do(TABLE, "leave 0", at=9000)
    assert t.game.alarms(t.state) == (Alarm("turn", 30_000),)
    assert t.legal(0) == ["give QYR2"]
    t.do(0, "give QYR2", at=10_000)
    t.do(TABLE, "return 0", at=11_000)
    assert (seen(t)["away"], seen(t)["phase"], seen(t)["turn"]) == ([], "take", 0)


@rule("RULING-4", "UNI-79")
def test_who_follows_a_seat_set_aside_has_the_whole_time() -> None:
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}{hands_of(1, 1, 1)}; "
        "options uni.turnTimer=30 uni.onLeave=setAside"
    )
    t.do(TABLE, "leave 0", at=9000)
    assert t.game.alarms(t.state) == (Alarm("turn", 39_000),)
