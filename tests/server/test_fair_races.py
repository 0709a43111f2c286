"""Races between people: UNO's word against the catch (row 12), Ubongo's submits (row 13)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from stolik.core.fairness import commit
from stolik.core.phrase import Illegal
from stolik.core.record import Promise
from stolik.games import BOOKS
from stolik.server.store import Store
from stolik.server.table import Table
from tests.server.home import at_home, until
from tests.server.kit import SECRET, opened_store
from tests.server.test_race import answer, race, solution, state

GRACE = 1500
#: Seat 0 lays the last card but one and does not say so; seat 2 may catch, seat 1 is on turn.
POSITION = (
    f"uno-108; seats 3; options uno.catchGraceMs={GRACE}; top R5; "
    "hand 0 R1 B2; hand 1 R3 G4 Y5; hand 2 R6 G7 Y8"
)
RACES = 1000


class Race:
    """A table where the word is due since the time 0, and somebody wants to catch."""

    def __init__(self, store: Store, name: str) -> None:
        game, _ = BOOKS["uno-108"]
        start = game.read_position(POSITION)
        promise = Promise(name, commit(name, SECRET), {0: b"\1" * 32}, SECRET)
        self.ms = 0
        self.table = Table(name, game, start.options, 3, promise, store, clock=self.clock)
        self.table.state = start

    def clock(self) -> float:
        """In the middle of a millisecond, so that no rounding moves it to another one."""
        return (self.ms + 0.5) / 1000

    async def run(self, moves: list[tuple[int, str]]) -> bool:
        """Everything in its order and at its time; whether seat 0 was caught in the end."""
        await self.table.act(0, "lay", self.table.decision, "play R1")
        for number, (at, action) in enumerate(moves):
            self.ms = at
            seat = 0 if action == "call" else 2
            try:
                await self.table.act(seat, f"m{number}", self.table.decision, action)
            except Illegal:
                continue
        self.ms = max(self.ms, GRACE) + 1
        await self.table.ring()
        return bool(self.table.state.hands[0].bit_count() == 3)


def caught(call: int, catch: int, call_first: bool) -> bool:
    """What must come of it: within the grace the word counts whenever it comes."""
    if call < GRACE:
        return False
    if catch < GRACE:
        return True  # it waited for the end of the grace, which came before the word
    return catch < call or (catch == call and not call_first)


@pytest.mark.slow
async def test_row_12_word_and_catch_in_a_thousand_races(tmp_path: Path) -> None:
    luck = random.Random(12)
    edges = [0, 1, GRACE - 2, GRACE - 1, GRACE, GRACE + 1, GRACE + 2]

    store = await opened_store(tmp_path / "data.db")
    outcomes = set()
    for number in range(RACES):
        call, catch = (luck.choice([*edges, luck.randrange(2 * GRACE)]) for _ in "12")
        first = luck.random() < 0.5
        moves = [(call, 0 if first else 1, "call"), (catch, 1 if first else 0, "catch 0")]
        ordered = [(at, action) for at, _, action in sorted(moves)]
        result = await Race(store, f"t{number}").run(ordered)
        assert result == caught(call, catch, first), (number, ordered)
        outcomes.add(result)
    assert outcomes == {True, False}
    await store.close()


@pytest.mark.slow
async def test_row_12_who_clicks_all_the_time_does_not_beat_who_speaks_in_time(
    tmp_path: Path,
) -> None:
    store = await opened_store(tmp_path / "data.db")
    for number, call in enumerate((400, 900, GRACE - 1)):
        clicks = [(at, "catch 0") for at in range(0, GRACE + 300, 25)]
        moves = sorted([*clicks, (call, "call")])
        there = Race(store, f"t{number}")
        assert not await there.run(moves), call
        kept = [kept.entry for kept in there.table.kept if kept.entry.who == 2]
        # One was noted; once the word was said each is idle, and the catcher cools down.
        assert len(kept) < len(clicks)
    late = [(at, "catch 0") for at in range(0, GRACE, 25)]
    assert await Race(store, "late").run([*late, (GRACE, "call")])
    await store.close()


async def test_row_13_the_same_moment_goes_to_who_is_nearer_to_the_starter(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, lines = await race(home, people=2, bots=0)
        await home.pass_time(room, 10)
        starter = state(room).starter
        for seat in (1 - starter, starter):  # the later one in the journal is the nearer one
            assert (await answer(lines[seat], "one", solution(room, seat)))["t"] == "ack"
        assert len(set(state(room).stamps[:2])) == 1
        assert state(room).order == [starter, 1 - starter]


async def test_row_13_no_claim_of_an_earlier_time_is_heard(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, (ala, _) = await race(home, people=2, bots=0)
        await home.pass_time(room, 10)
        said: dict[str, Any] = {"t": "act", "cid": "c", "dec": 0, "action": solution(room, 0)}
        for claim in ({"at": 1}, {"lag": 9000}, {"time": 0}, {"stamp": 5}):
            ala.send({**said, **claim})
            assert (await ala.until("nack"))["code"] == "malformed"
        assert state(room).order == []
        assert (await answer(ala, "true", solution(room, 0)))["t"] == "ack"
        assert state(room).stamps[0] == state(room).solved_at[0]


async def test_row_13_who_answers_late_on_purpose_gains_a_quarter_of_a_second_at_most(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        room, _, (_, olek) = await race(home, people=2, bots=0)
        probe = await olek.until("probe")
        home.hands.seconds += 4
        olek.send({"t": "echo", "id": probe["id"]})
        await until(lambda: olek.connection._round_trip.ms() > 0)
        await home.pass_time(room, 10)
        assert (await answer(olek, "one", solution(room, 1)))["t"] == "ack"
        assert state(room).solved_at[1] - state(room).stamps[1] == 250


async def test_row_13_solutions_can_not_be_tried_out_in_a_hurry(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, (ala, _) = await race(home, people=2, bots=0)
        await home.pass_time(room, 10)
        codes = []
        for number in range(25):
            codes.append((await answer(ala, f"c{number}", "solve")).get("code"))
        assert codes[-1] == "rate"
        assert codes.count("rate") >= 5, "twenty at once, then five a second"
        assert state(room).order == []
