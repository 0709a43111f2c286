"""Races at random: inputs of all seats in any order, some too early, some too late."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CLOCK, Below, Ring
from stolik.core.match import AnyMatch, Match
from stolik.core.phrase import Illegal
from stolik.core.record import Record, verify
from stolik.games import BOOKS
from stolik.games.ubongo.events import Collected, Moved, RoundOver, Started

GAME, BOOK = BOOKS["ubongo"]
OPTIONS = ("ubo.roundTripMs", "ubo.countdown", "ubo.mirror", "ubo.side")
MATCHES = 500


def play(seats: int, number: int) -> tuple[AnyMatch, Counter[str]]:
    """A whole match of racing inputs, and what was refused for its time."""
    below = seeded(f"races/{seats}/{number}")
    values = [(0, 250), (0, 3), ("off", "on"), ("easy", "hard")]
    given = {key: may[below(2)] for key, may in zip(OPTIONS, values, strict=True)}
    match: AnyMatch = Match.begin(GAME, BOOK.decide(given, seats), seats, below)
    refused: Counter[str] = Counter()
    now = 0
    while GAME.outcome(match.state) is None:
        now += below(25_000) * below(2)  # half of all inputs come in the same millisecond
        try:
            now = step(match, below, now)
        except Illegal as illegal:
            refused[illegal.phrase.id] += 1
    return match, refused


def step(match: AnyMatch, below: Below, now: int) -> int:
    """Somebody does something, or the clock rings: when that was."""
    state = match.state
    rings = [alarm for alarm in GAME.alarms(state) if alarm.due <= now]
    due = GAME.due(state)
    if (rings and below(2)) or not due:
        alarm = GAME.alarms(state)[0]
        now = max(now, alarm.due)
        match.play(CLOCK, Ring(alarm.name), below, now)
        return now
    seat = due[below(len(due))]
    may = [*GAME.tries(state, seat), *GAME.plain(GAME.legal(state, seat))]
    action = GAME.stamp(may[below(len(may))], below(400))
    match.play(seat, action, below, now)
    return now


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_races_in_any_order(seats: int) -> None:
    refused: Counter[str] = Counter()
    for number in range(MATCHES // 10):
        refused += check(*play(seats, number))
    assert refused.keys() == {"too-late", "too-early"}


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hundreds_of_races_in_any_order(seats: int) -> None:
    for number in range(MATCHES // 10, MATCHES):
        check(*play(seats, number))


def check(match: AnyMatch, refused: Counter[str]) -> Counter[str]:
    """Gems are conserved, nine rounds, nobody went too far, and the record is the same."""
    state = match.state
    assert GAME.faults(state) == []
    assert sum(isinstance(event, RoundOver) for event in match.events) == 9
    assert sum(isinstance(event, Started) for event in match.events) == 9
    taken: Counter[tuple[int, int]] = Counter()
    pawns: dict[int, int] = {}
    rounds = 0
    for event in match.events:
        rounds += isinstance(event, Started)
        if isinstance(event, Collected):
            taken[event.seat, rounds] += len(event.gems)
        if isinstance(event, Moved):
            assert abs(event.field - pawns.get(event.seat, event.field)) <= 4 - event.rank
            pawns[event.seat] = event.field
    assert max(taken.values(), default=0) <= 2
    text = Record.of(match, state.options, state.seats).text()
    *_, (_, replayed) = verify(text, BOOKS).replay()
    assert GAME.write_position(replayed.state) == GAME.write_position(state)
    return refused
