"""What programs are told: times, events as plain data, who has finished."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolik.core.game import CHANCE
from stolik.core.phrase import Illegal
from tests.games.ubongo.scenes import MEASURED, race, ring, solution, solve
from tests.games.ubongo.test_setup import STREWN, begun
from tests.kit import Trial, new, rule, seen


def told(t: Trial, events: list[Any], seat: int | None = 0) -> list[dict[str, Any]]:
    """Events as a seat is told them."""
    heard = [t.game.event_data(t.game.hears(event, seat)) for event in events]
    found: list[dict[str, Any]] = json.loads(json.dumps(heard))
    return found


@rule("RULING-4")
def test_the_clock_for_a_pawn_or_a_roll_runs_from_when_it_is_asked_for() -> None:
    t = begun(2, turnTimer=30)
    t.do(0, "pawn 1", at=4000)
    assert [(alarm.name, alarm.due) for alarm in t.game.alarms(t.state)] == [("turn", 34_000)]


@rule("UBO-47")
def test_whoever_is_done_does_nothing_more_whatever_the_seat() -> None:
    for seat in (0, 1, 2):
        t = race(3)
        t.do(seat, "done", at=1000)
        refused = t.why(seat, solution(t, seat))
        assert (refused.clause, refused.phrase.id) == ("UBO-47", "is-done")


@rule("UBO-32")
def test_a_seat_is_told_when_moving_opens_and_how_early_it_came() -> None:
    t = race(2, MEASURED)
    t.do(0, solution(t, 0), at=5000)
    look = seen(t, 0)
    assert (look["opens"], look["stamps"]) == ([5250, None], [5000, None])
    with pytest.raises(Illegal) as refused:
        t.game.check_time(t.state, 0, t.game.read_action("move 4"), 5100)
    assert refused.value.phrase.facts == {"count": 150}


@rule("UBO-09", "UBO-62")
def test_gems_are_told_as_letters() -> None:
    t = new("ubongo", 2)
    t.chance("begin 0 1")
    strewn = t.do(CHANCE, f"gems {STREWN}")
    assert told(t, strewn) == [{"kind": "strewn", "rows": STREWN.split()}]
    t = solve(race(2), 0)
    (collected,) = told(t, t.do(0, "collect", at=2000))
    assert (collected["gems"], collected["field"]) == (t_gems(t), 3)


def t_gems(t: Trial) -> str:
    """The gems of the first seat, as letters."""
    return "".join(letter * count for letter, count in seen(t)["gems"][0].items())


@rule("UBO-22", "UBO-69")
def test_a_start_tells_the_own_board_and_an_end_all_of_them() -> None:
    t = begun(2)
    for seat in (0, 1):
        t.do(seat, "pawn 1")
    t.do(0, "roll")
    (started,) = told(t, t.do(CHANCE, "deal 1 1 2"))
    assert (started["boards"], started["symbol"]) == ([1, None], 1)
    t.do(0, solution(t, 0), at=1000)
    assert seen(t, 0)["layouts"][1] is None
    over = told(t, ring(t, "bell", at=60_000))[0]
    assert (over["kind"], over["boards"], over["order"]) == ("roundOver", [1, 2], [0])
    assert over["layouts"][0] == solution(t, 0).removeprefix("solve ")


@rule("UBO-33")
def test_staying_is_no_move() -> None:
    refused = solve(race(2), 0).why(0, "move 3")
    assert (refused.clause, refused.phrase.id) == ("UBO-33", "same-field")


@rule("UBO-62")
def test_who_has_done_what_is_told_by_the_seat() -> None:
    t = solve(race(3), 2)
    t.do(2, "move 4", at=2000)
    t.do(2, "collect", at=2000)
    t.do(1, "done", at=2000)
    look = seen(t, 0)
    assert (look["moved"], look["collected"], look["done"]) == ([2], [2], [1])
