"""Races of the word UNO against catches: speed of machine wins nothing (K108-85)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CLOCK, Actor, Below
from stolik.core.phrase import Illegal
from stolik.games.uno.events import Called, Caught, CaughtNobody, Event, GraceOver, Noted
from tests.kit import Trial, at, rule, seen

RACES = 1000
LAID = 5000
GRACE = 1500
END = LAID + GRACE
COOL = 2000
OFFENDER, NEXT, CLICKER, PERSON = range(4)
POSITION = (
    "uno-108; top R5; hand 0 R1 B2; hand 1 R3 Y4 Y5; hand 2 G3 G4 G6; hand 3 Y6 Y7 Y8; "
    f"options uno.catchGraceMs={GRACE}"
)
ABOUT_THE_WORD = (Called, Noted, Caught, CaughtNobody, GraceOver)


class Input(NamedTuple):
    """What arrives at the table, and when."""

    at: int
    who: Actor
    action: str


class Told(NamedTuple):
    """What happened about the word, and when."""

    at: int
    event: Event


LAY = Input(LAID, OFFENDER, "play R1")


def race(number: int, calls: bool) -> list[Input]:
    """All inputs of a race in the order of their arrival, which chance decides in the same ms."""
    below = seeded(f"race {number}")
    early = LAID - 1 - below(2500)
    arrivals = [Input(ms, CLICKER, "catch 0") for ms in range(early, LAID + 2200, 50)]
    if below(2):
        arrivals.append(Input(LAID + 250 + below(2500), PERSON, "catch 0"))
    if calls:
        arrivals.append(Input(LAID + 250 + below(1151), OFFENDER, "call"))
    arrivals.append(LAY)
    order = {arrival: (arrival.at, below(1 << 20)) for arrival in arrivals}
    moved = next_move(below)
    if moved is not None:
        order[Input(LAID + moved, NEXT, "play R3")] = (LAID + moved, 1 << 20)
    return sorted(order, key=order.__getitem__)


def next_move(below: Below) -> int | None:
    """The next player moves at once, or after some thought, or not before the race is over."""
    return [0, below(GRACE), below(3000), None][below(4)]


def run(inputs: list[Input]) -> tuple[Trial, list[Told]]:
    """Play a race; the clock rings before what arrives later."""
    t = at(POSITION)
    log: list[Told] = []
    for arrival in [*inputs, Input(LAID + 4000, CLOCK, "")]:
        for alarm in t.game.alarms(t.state):
            if alarm.due <= arrival.at:
                log += played(t, Input(alarm.due, CLOCK, f"ring {alarm.name}"))
        if arrival.action:
            log += played(t, arrival)
    return t, log


def played(t: Trial, arrival: Input) -> list[Told]:
    """What an input brings about; nothing but a second catch in one window may be refused."""
    try:
        events = t.do(arrival.who, arrival.action, at=arrival.at)
    except Illegal as refusal:
        if (arrival.action, refusal.clause) != ("catch 0", "K108-90"):
            raise
        return []
    t.settle()
    return [Told(arrival.at, event) for event in events if isinstance(event, ABOUT_THE_WORD)]


def heard(log: list[Told], kind: type[Event]) -> list[Told]:
    """All that happened of a kind."""
    return [told for told in log if isinstance(told.event, kind)]


def first_that_counts(inputs: list[Input]) -> Input:
    """The first catch after the card by somebody who has not to cool down, by K108-90 alone."""
    cooled = {CLICKER: 0, PERSON: 0}
    for place, arrival in enumerate(inputs):
        if arrival.action == "catch 0" and arrival.at >= cooled[arrival.who]:
            if LAY in inputs[:place]:
                return arrival
            cooled[arrival.who] = arrival.at + COOL
    raise AssertionError("the clicker never stops")


def caught_when(inputs: list[Input]) -> Told | None:
    """When and by whom one who never calls is caught, or nothing for who is safe (K108-84, -85)."""
    first = first_that_counts(inputs)
    if first.at < END:
        return Told(END, Caught(first.who, OFFENDER))
    moves = [arrival for arrival in inputs if arrival.who == NEXT]
    if moves and inputs.index(moves[0]) < inputs.index(first):
        return None
    return Told(first.at, Caught(first.who, OFFENDER))


@pytest.mark.slow
@rule("K108-85", "K108-87")
def test_no_clicker_beats_a_player_who_calls_in_the_time_a_person_needs() -> None:
    waited = 0
    for number in range(RACES):
        inputs = race(number, calls=True)
        t, log = run(inputs)
        called = next(arrival.at for arrival in inputs if arrival.action == "call")
        assert heard(log, Caught) == [], f"race {number}"
        assert heard(log, Called) == [Told(called, Called(OFFENDER, due=True, fine=0))]
        assert heard(log, GraceOver) == []
        assert all(LAID <= told.at <= called for told in heard(log, Noted))
        assert (seen(t)["called"], seen(t)["counts"][OFFENDER]) == ([OFFENDER], 1)
        waited += any(told.event == Noted(CLICKER, OFFENDER) for told in log)
    assert waited > RACES // 10  # the clicker was in time, and won nothing by it


@pytest.mark.slow
@rule("K108-85", "K108-90")
def test_who_never_calls_is_caught_by_the_earliest_catch_that_counts() -> None:
    endings: Counter[str] = Counter()
    for number in range(RACES):
        inputs = race(number, calls=False)
        t, log = run(inputs)
        expected = caught_when(inputs)
        assert heard(log, Caught) == ([expected] if expected else []), f"race {number}"
        assert seen(t)["counts"][OFFENDER] == (3 if expected else 1)
        endings[explained(log)] += 1
    assert set(endings) == {"at the end of the grace", "later", "safe"}
    assert min(endings.values()) > RACES // 50, endings


def explained(log: list[Told]) -> str:
    """How a race ended, told by its events alone; each of them must follow from those before."""
    noted, caught = heard(log, Noted), heard(log, Caught)
    over = heard(log, GraceOver)
    if noted:
        first = noted[0].event
        assert isinstance(first, Noted)
        assert (caught, over) == ([Told(END, Caught(first.seat, first.target))], [])
        assert len({told.event for told in noted}) == len(noted)
        return "at the end of the grace"
    assert over in (
        [Told(END, GraceOver(OFFENDER, safe=True))],
        [Told(END, GraceOver(OFFENDER, safe=False))],
    )
    if over[0].event == GraceOver(OFFENDER, safe=True):
        assert caught == []
    return "later" if caught else "safe"
