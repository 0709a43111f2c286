"""While people play by themselves nobody is woken to look after their table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from stolik.games import BOOKS
from stolik.server.steward import _Care
from stolik.server.table import Table
from tests.server.home import Home, Person, at_home, dealt, settled

POSITION = (
    "uno-108; seats 3; options uno.catchGraceMs=1500; top R5; "
    "hand 0 R1 B2; hand 1 R3 G4 Y5; hand 2 R6 G7 Y8"
)
GAME = BOOKS["uno-108"][0]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The entry that each step of a supervisor has seen."""
    seen: list[int] = []
    step = _Care._step

    async def counted(care: _Care) -> None:
        seen.append(care.table.head)
        await step(care)

    monkeypatch.setattr(_Care, "_step", counted)
    return seen


@asynccontextmanager
async def uno(path: Path, *lines: int) -> AsyncIterator[tuple[Home, Table, list[Person]]]:
    """Three people at a table that stands at a position; some of them are connected."""
    async with at_home(path) as home:
        guests = [await home.guest(name) for name in ("Ala", "Olek", "Zofia")]
        data = {"book": "uno-108", "seats": 3, "options": {"uno.catchGraceMs": 1500}}
        table = str((await guests[0].post("/api/tables", data))["id"])
        for guest in guests[1:]:
            await guest.do(table, "join")
        for guest in guests:
            await guest.ready(table)
        await guests[0].do(table, "start")
        room = home.room(table)
        await dealt(room)
        for seat in lines:
            await guests[seat].line(table)
        assert room.table
        room.table.state = GAME.read_position(POSITION)
        room.moved.set()
        await settled()
        yield home, room.table, guests


async def act(table: Table, seat: int, text: str, **more: Any) -> None:
    """A move, and time for all who are woken by it."""
    await table.act(seat, f"{table.head}", table.decision, text, **more)
    await settled()


async def test_nobody_is_woken_while_people_play(tmp_path: Path, steps: list[int]) -> None:
    async with uno(tmp_path, 0, 1, 2) as (_, table, _guests):
        before = len(steps)
        await act(table, 0, "play R1 uno")
        await act(table, 1, "play R3")
        await act(table, 2, "play R6")
        assert table.head == 4
        assert len(steps) == before


async def test_an_alarm_that_comes_first_wakes(tmp_path: Path, steps: list[int]) -> None:
    async with uno(tmp_path, 0, 1, 2) as (_, table, _guests):
        await act(table, 0, "play R1")  # without the word, so that a grace begins
        assert table.game.alarms(table.state)
        assert steps[-1] == table.head


async def test_who_is_waited_for_is_seen(tmp_path: Path, steps: list[int]) -> None:
    async with uno(tmp_path, 0, 2) as (home, table, _guests):
        room = home.room(table.id)
        before = len(steps)
        await act(table, 0, "play R1 uno")
        assert len(steps) > before
        assert room.patience.waiting == {1}


async def test_who_leaves_and_the_bot_in_their_place_are_seen(
    tmp_path: Path, steps: list[int]
) -> None:
    async with uno(tmp_path, 0, 1, 2) as (_, table, guests):
        await guests[1].do(table.id, "leave")
        await settled()
        before = len(steps)
        await act(table, 0, "play R1 uno")
        assert len(steps) > before


async def test_the_end_is_seen(tmp_path: Path, steps: list[int]) -> None:
    async with uno(tmp_path, 0, 1, 2) as (home, table, _guests):
        table.state = GAME.read_position(
            "uno-108; seats 3; options uno.catchGraceMs=1500; scores 499 0 0; top R5; "
            "hand 0 R1; hand 1 R3; hand 2 R6"
        )
        await act(table, 0, "play R1")
        assert table.over
        await settled()
        assert home.room(table.id).state == "over"
