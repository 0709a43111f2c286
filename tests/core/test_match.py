"""The driver: check before advance, chance at once, time only forwards."""

from __future__ import annotations

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, CLOCK, Ring, apply
from stolik.core.match import Match
from stolik.core.phrase import Illegal, Refused
from stolik.games import BOOKS
from tests.kit import new

GAME, BOOK = BOOKS["unikat"]


def test_beginning_settles_the_deal_into_the_first_entry() -> None:
    match = Match.begin(GAME, BOOK.decide({}, 3), 3, seeded("m"))
    assert [step.action.kind for step in match.entries[0].chance] == ["first", "deal"]
    assert [len(step.picks) for step in match.entries[0].chance] == [1, 34]
    assert CHANCE not in GAME.actors(match.state)


def test_one_entry_holds_an_input_with_the_chance_it_causes() -> None:
    below = seeded("m")
    match = Match.begin(GAME, BOOK.decide({}, 2), 2, below)
    seat = match.state.turn
    match.play(seat, GAME.legal(match.state, seat)[-1], below)
    match.play(seat, GAME.read_action("take bag"), below)
    assert len(match.entries) == 3
    assert [step.action.kind for step in match.entries[2].chance] == ["draw"]
    assert match.entries[2].chance[0].picks[0].n == 57


def test_a_refused_action_changes_nothing() -> None:
    match = Match.begin(GAME, BOOK.decide({}, 2), 2, seeded("m"))
    before = GAME.write_position(match.state), len(match.entries), len(match.events)
    with pytest.raises(Illegal):
        match.play(match.state.turn, GAME.read_action("pass"), seeded("n"))
    assert (GAME.write_position(match.state), len(match.entries), len(match.events)) == before


def test_time_does_not_run_back() -> None:
    trial = new("unikat", 2, oldest=0)
    trial.settle()
    give = next(action for action in trial.legal(0) if action.startswith("give"))
    trial.do(0, give, at=500)
    with pytest.raises(Refused) as refused:
        trial.do(0, "take bag", at=499)
    assert refused.value.phrase.id == "time-runs-back"


def test_an_alarm_rings_when_it_is_due_and_not_before() -> None:
    trial = new("unikat", 2, oldest=0, turnTimer=30)
    trial.settle()
    (alarm,) = trial.game.alarms(trial.state)
    assert alarm.due == 30_000
    with pytest.raises(Refused) as refused:
        trial.match.apply(CLOCK, Ring("turn"), 29_999)
    assert refused.value.phrase.id == "not-due"
    trial.match.apply(CLOCK, Ring("turn"), 30_000)
    trial.settle()
    assert trial.state.turn == 1


def test_a_program_that_only_applies_is_judged_by_the_clock_too() -> None:
    game, _ = BOOKS["ubongo"]
    race = game.read_position("ubongo; seats 2; deadline 60000")
    solve, *_ = game.tries(race, 0)
    bell = Ring("bell")
    due = min(alarm.due for alarm in game.alarms(race))
    with pytest.raises(Refused) as early:
        apply(game, race, CLOCK, bell, due - 1)
    assert early.value.phrase.id == "not-due"
    with pytest.raises(Illegal) as late:
        apply(game, race, 0, solve, 60_001)
    assert late.value.clause == "UBO-32"
    assert apply(game, race, CLOCK, bell, due).second
    solved = apply(game, race, 0, solve, 60_000)
    assert (solved.order, race.order) == ([0], [])


def test_each_seat_has_a_stream_of_its_own() -> None:
    match = Match.begin(GAME, BOOK.decide({}, 2), 2, seeded("m"))
    hands = [match.heard(seat)[0].hands for seat in (0, 1)]
    assert hands[0][0] == match.state.hands[0]
    assert hands[0][1] is None
    assert hands[1][0] is None
    assert match.heard(None)[0].hands == (None, None)
    assert match.heard(0) is match.heard(0)
