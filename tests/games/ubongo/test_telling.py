"""What is told of each step; and a match is the same where nobody listens (UBO-09 to UBO-24)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, CLOCK, TABLE
from stolik.core.phrase import Illegal
from stolik.games.ubongo.actions import Gems
from stolik.games.ubongo.events import Begun, PawnSet, Rolled, Started, Strewn, TimeUp
from stolik.games.ubongo.gems import COLOURS
from tests.games.ubongo.scenes import solution
from tests.kit import Trial, new, rule

ROWS = ["ROYGBV" * 2] * 6
GEMS = f"gems {' '.join(ROWS)}"


def gems_of(rows: list[str]) -> tuple[tuple[int, ...], ...]:
    """Rows of letters as actions and events tell them."""
    return tuple([tuple([COLOURS.index(gem) for gem in row]) for row in rows])


@rule("UBO-09", "UBO-10", "UBO-20")
def test_what_is_done_before_the_first_round_is_told() -> None:
    t = new("ubongo", 2)
    assert t.chance("begin 1 2") == [Begun(1, 2)]
    assert t.chance(GEMS) == [Strewn(gems_of(ROWS))]
    assert t.do(1, "pawn 6") == [PawnSet(1, 5)]
    assert t.do(0, "pawn 1") == [PawnSet(0, 0)]


@rule("UBO-12", "UBO-23")
def test_what_the_clock_does_for_a_player_is_told() -> None:
    t = new("ubongo", 2, turnTimer=5)
    t.chance("begin 1 2", GEMS)
    assert t.do(CLOCK, "ring turn", at=5000) == [TimeUp(1)]
    assert t.chance("field 3") == [PawnSet(1, 2)]
    t.do(0, "pawn 1", at=6000)
    assert t.do(CLOCK, "ring turn", at=11_000) == [TimeUp(1), Rolled(1)]


@rule("UBO-22", "UBO-23", "UBO-24")
def test_the_roll_and_the_start_are_told() -> None:
    t = new("ubongo", 2)
    t.chance("begin 1 2", GEMS)
    t.do(1, "pawn 6")
    t.do(0, "pawn 1")
    assert t.do(1, "roll", at=500) == [Rolled(1)]
    told = t.chance("deal 4 9 12")
    assert told == [Started(1, 3, (8, 11), (0, 0), 60_500)]
    assert t.match.heard(0)[-1] == Started(1, 3, (8, None), (0, None), 60_500)


@rule("UBO-05")
@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([*ROWS[:4], "ROYGBV" * 3, "ROYGBV"], "gem-rows"),
        ([*ROWS[:5], "ROYGBB" * 2], "gem-colours"),
    ],
)
def test_gems_are_refused_for_their_rows_or_for_their_colours(rows: list[str], reason: str) -> None:
    t = new("ubongo", 2)
    t.chance("begin 0 1")
    with pytest.raises(Illegal) as refused:
        t.game.check(t.state, CHANCE, Gems(gems_of(rows)))
    assert (refused.value.clause, refused.value.phrase.id) == ("UBO-05", reason)


def eventful() -> Trial:
    """A round with everything in it, and the beginning of the next one."""
    t = new("ubongo", 2, turnTimer=5, countdown=3)
    t.chance("begin 1 2", GEMS)
    t.do(CLOCK, "ring turn", at=5000)
    t.chance("field 3")
    t.do(0, "pawn 1", at=6000)
    t.do(CLOCK, "ring turn", at=11_000)
    t.do(CLOCK, "ring start", at=14_000)
    t.chance("deal 4 9 12")
    t.do(CLOCK, "ring bell", at=74_000)
    t.do(0, solution(t, 0), at=75_000)
    t.do(0, "move 2", at=75_100)
    t.do(TABLE, "leave 1", at=75_200)
    t.do(TABLE, "return 1", at=75_300)
    t.do(0, "collect", at=75_400)
    t.do(1, "done", at=75_500)
    return t


def test_a_match_is_the_same_where_nothing_is_told() -> None:
    t = eventful()
    assert len({type(event) for event in t.match.events}) == 14
    state = t.game.new(t.state.options, t.state.seats)
    for entry in t.match.entries:
        if entry.action is not None:
            t.game.advance(state, entry.who, entry.action, entry.at)
        for step in entry.chance:
            t.game.advance(state, CHANCE, step.action, entry.at)
    assert t.game.write_position(state) == t.position
