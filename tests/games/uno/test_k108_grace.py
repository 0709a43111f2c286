"""UNO with 108 cards, the grace: nobody is caught by speed of machine (K108-85)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, CLOCK
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.games.uno.events import Called, Caught, CaughtNobody, DealOver, Drew, GraceOver, Noted
from tests.games.uno.scenes import faces
from tests.kit import Trial, at, rule, seen

GRACE = "options uno.catchGraceMs=1500"


def graced(grace: int = 1500) -> Trial:
    """Seat 0 has laid its last card but one at 1000 ms, without the word."""
    t = at(
        "uno-108; top R5; hand 0 R1 B2; hand 1 R3 Y4 Y5; hand 2 G3 R4 G5; "
        f"options uno.catchGraceMs={grace}"
    )
    t.do(0, "play R1", at=1000)
    return t


def duel(hand: str) -> Trial:
    """Two players, and seat 0 has laid its red Skip at 1000 ms: it is on turn again."""
    t = at(f"uno-108; top R5; hand 0 RS {hand}; hand 1 R3 Y4 Y5; {GRACE}")
    t.do(0, "play RS", at=1000)
    return t


@rule("K108-85")
def test_a_clock_brings_a_grace_and_no_clock_none() -> None:
    _, book = BOOKS["uno-108"]
    assert book.defaults()["uno.catchGraceMs"] == 0
    assert book.online()["uno.catchGraceMs"] == 1500


@rule("K108-85")
def test_within_the_grace_a_catch_waits() -> None:
    t = graced()
    assert t.do(2, "catch 0", at=1001) == [Noted(2, 0)]
    assert seen(t)["counts"][0] == 1
    assert t.do(CLOCK, "ring grace-0", at=2500) == [Caught(2, 0)]
    assert t.chance("give B7 B8") == [Drew(0, faces("B7 B8"), 2, 0, "caught")]


@rule("K108-85", "K108-89")
@pytest.mark.parametrize("catcher", [0, 2])
def test_a_catch_that_waits_counts_whoever_made_it(catcher: int) -> None:
    t = at(f"uno-108; top R5; hand 0 G3 G4; hand 1 R1 B2; hand 2 Y3 Y4; turn 1; {GRACE}")
    t.do(1, "play R1", at=1000)
    t.do(catcher, "catch 1", at=1100)
    assert t.do(CLOCK, "ring grace-1", at=2500) == [Caught(catcher, 1)]


@rule("K108-85")
@pytest.mark.parametrize("grace", [1, 1500, 4000])
def test_the_grace_is_as_long_as_the_table_says(grace: int) -> None:
    t = graced(grace)
    t.do(1, "catch 0", at=1000)
    (alarm,) = t.game.alarms(t.state)
    assert alarm.due == 1000 + grace
    with pytest.raises(Refused, match="not-due"):
        t.do(CLOCK, "ring grace-0", at=999 + grace)
    assert t.do(CLOCK, "ring grace-0", at=1000 + grace) == [Caught(1, 0)]


@rule("K108-85")
def test_without_a_grace_the_catch_counts_at_once() -> None:
    t = graced(0)
    assert t.do(2, "catch 0", at=1000) == [Caught(2, 0)]
    assert t.actors() == (CHANCE,)


@rule("K108-85", "K108-87")
def test_within_the_grace_the_word_undoes_catches_that_came_before_it() -> None:
    t = graced()
    t.do(2, "catch 0", at=1000)
    assert t.do(0, "call", at=2499) == [Called(0, due=True, fine=0)]
    assert (t.game.alarms(t.state), seen(t)["called"]) == ((), [0])
    t.why(CLOCK, "ring grace-0")


@rule("K108-85")
def test_at_the_end_of_the_grace_the_earliest_catch_counts() -> None:
    t = graced()
    t.do(2, "catch 0", at=1100)
    t.do(1, "catch 0", at=1200)
    assert t.do(CLOCK, "ring grace-0", at=2500) == [Caught(2, 0)]
    t.chance("give B7 B8")
    assert t.actors()[0] == 1
    assert seen(t)["lapses"] == []


@rule("K108-85")
@pytest.mark.parametrize("move", ["play R3", "draw"])
def test_the_next_player_may_move_within_the_grace_without_shutting_the_window(move: str) -> None:
    t = graced()
    t.do(1, move, at=1001)
    t.settle()
    assert t.do(2, "catch 0", at=1900) == [Noted(2, 0)]
    assert t.do(CLOCK, "ring grace-0", at=2500) == [Caught(2, 0)]


@rule("K108-85")
def test_after_a_move_the_end_of_the_grace_shuts_the_window() -> None:
    t = graced()
    t.do(1, "play R3", at=1001)
    assert t.do(CLOCK, "ring grace-0", at=2500) == [GraceOver(0, safe=True)]
    assert t.do(2, "catch 0", at=2501) == [CaughtNobody(2, 0, 0)]
    assert seen(t)["counts"][0] == 1


@rule("K108-85", "K108-84")
def test_without_a_move_the_window_stays_open_beyond_the_grace() -> None:
    t = graced()
    assert t.do(CLOCK, "ring grace-0", at=2500) == [GraceOver(0, safe=False)]
    assert t.do(2, "catch 0", at=9000) == [Caught(2, 0)]


@rule("K108-85", "K108-84")
def test_beyond_the_grace_the_next_move_shuts_the_window() -> None:
    t = graced()
    t.do(CLOCK, "ring grace-0", at=2500)
    t.do(1, "play R3", at=2600)
    assert t.do(2, "catch 0", at=2601) == [CaughtNobody(2, 0, 0)]


@rule("K108-85", "K108-87")
@pytest.mark.parametrize(("order", "caught"), [("call catch", False), ("catch call", True)])
def test_beyond_the_grace_who_comes_first_is_first(order: str, caught: bool) -> None:
    t = graced()
    t.do(CLOCK, "ring grace-0", at=2500)
    first, _ = order.split()
    events = t.do(0, "call", at=2600) if first == "call" else t.do(2, "catch 0", at=2600)
    t.settle()
    assert (Caught(2, 0) in events) is caught
    if caught:
        assert t.why(0, "call").clause == "K108-90"
    else:
        assert t.do(2, "catch 0", at=2600) == [CaughtNobody(2, 0, 0)]
    assert seen(t)["counts"][0] == (3 if caught else 1)


@rule("K108-85")
def test_who_has_not_said_the_word_does_not_lay_again_within_the_grace() -> None:
    t = duel("R2")
    assert [move for move in t.legal(0) if move.startswith("play")] == []
    assert t.why(0, "play R2").clause == "K108-85"


@rule("K108-85")
@pytest.mark.parametrize("free", ["call", "ring"])
def test_after_the_word_or_the_grace_the_offender_lays_again(free: str) -> None:
    t = duel("R2")
    t.do(*((0, "call") if free == "call" else (CLOCK, "ring grace-0")), at=2500)
    assert isinstance(t.do(0, "play R2", at=2501)[-1], DealOver)


@rule("K108-85")
def test_a_catch_counts_even_if_the_hand_has_changed_meanwhile() -> None:
    t = at(f"uno-108; top R5; hand 0 R1 B2; hand 1 RD Y4; {GRACE}")
    t.do(0, "play R1", at=1000)
    t.do(1, "catch 0", at=1100)
    t.do(1, "play RD uno", at=1200)
    t.chance("give B7 B8")
    assert t.do(CLOCK, "ring grace-0", at=2500) == [Caught(1, 0)]
    t.chance("give G7 G8")
    assert seen(t)["hands"][0] == ["G7", "G8", "B2", "B7", "B8"]


@rule("K108-85")
def test_a_changed_hand_may_still_say_the_word_within_the_grace() -> None:
    t = at(f"uno-108; top R5; hand 0 R1 B2; hand 1 RD Y4; {GRACE}")
    t.do(0, "play R1", at=1000)
    t.do(1, "catch 0", at=1100)
    t.do(1, "play RD uno", at=1200)
    t.chance("give B7 B8")
    assert t.do(0, "call", at=1300) == [Called(0, due=True, fine=0)]
    assert (t.game.alarms(t.state), seen(t)["called"]) == ((), [1])


@rule("K108-85")
def test_a_hand_that_changed_is_safe_when_nobody_caught_it_within_the_grace() -> None:
    t = duel("B2")
    t.do(0, "draw", at=1100)
    t.chance("give B7")
    assert t.do(CLOCK, "ring grace-0", at=2500) == [GraceOver(0, safe=True)]


@rule("K108-85")
def test_only_a_choice_of_somebody_else_is_a_move_against_the_window() -> None:
    t = duel("B2")
    t.do(0, "draw", at=1100)
    t.chance("give B7")
    assert [lapse.moved for lapse in t.game.open_view(t.state).lapses] == [False]
    t.do(0, "keep", at=1200)
    t.do(1, "play R3", at=1300)
    assert [lapse.moved for lapse in t.game.open_view(t.state).lapses] == [True]


@rule("K108-85")
def test_a_catch_that_waits_is_lost_when_the_deal_is_over() -> None:
    t = at(f"uno-108; top R5; hand 0 R1 B2; hand 1 R3; hand 2 G3; {GRACE}")
    t.do(0, "play R1", at=1000)
    t.do(2, "catch 0", at=1100)
    over = t.do(1, "play R3", at=1200)[-1]
    assert over == DealOver(1, 1, (2, 0, 3), (0, 5, 0), (0, 5, 0))
    assert t.game.alarms(t.state) == ()


@rule("K108-85")
def test_only_the_catcher_hears_that_the_catch_waits() -> None:
    t = graced()
    t.do(2, "catch 0", at=1100)
    assert t.match.heard(2)[-1] == Noted(2, 0)
    for seat in (0, 1, None):
        assert not any(isinstance(event, Noted) for event in t.match.heard(seat))
