"""Who leaves a tournament, is away or waits: a bot plays for them, and nobody is held up."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.games.uno.tournament import Deal
from stolik.server.patience import BUDGET
from stolik.server.room import OVER
from stolik.server.steward import ALONE_SECONDS
from stolik.server.table import Table
from tests.kit import rule
from tests.server.cups import in_a_break, lay, pretend
from tests.server.home import at_home, settled, until


@pytest.mark.slow
@rule("RULING-4")
async def test_a_bot_plays_for_who_leaves_until_they_are_back(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await in_a_break(home)
        await cup.ask("leave", 1)
        await cup.ask("ready")
        room = await cup.playing("2.I")
        await until(lambda: room.away() == {1})
        assert (await cup.see())["places"][1]["away"]
        told = await cup.ask("return", 1)
        assert (room.away(), told["places"][1]["away"]) == (set(), False)
        await cup.pass_time(1)
        assert room.away() == set()


@pytest.mark.slow
async def test_who_is_away_when_a_match_ends_stays_away(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 1)
        await cup.begin()
        room = await cup.playing("1.I")
        await cup.people[0].do(room.id, "leave")  # from the table, not from the tournament
        await until(lambda: "result 1.I" in cup.hall.keys)
        assert cup.hall.left == {1}
        second = await cup.playing("2.I")
        await until(lambda: second.away() == {0})
        await cup.people[0].do(second.id, "return")
        assert second.away() == set()


@pytest.mark.slow
async def test_who_comes_back_after_the_end_of_a_match_is_back(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 1)
        await cup.begin()
        room = await cup.playing("1.I")
        async with cup.hall.stepping:  # so that the end is not noted yet
            await cup.people[0].do(room.id, "leave")
            await until(lambda: room.state == OVER)
            back = asyncio.create_task(cup.ask("return"))
            await settled()
        await back
        await until(lambda: "result 1.I" in cup.hall.keys)
        assert cup.hall.left == set()


@pytest.mark.slow
async def test_who_leaves_after_the_end_of_a_match_has_left(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 1, pause=60)
        await cup.begin()
        room = cup.room("1.I")
        room.places[0] = replace(room.places[0], guest="", bot="random")  # is quick, and never away
        await cup.pass_time(5)
        async with cup.hall.stepping:
            await until(lambda: room.state == OVER)
            left = asyncio.create_task(cup.ask("leave"))
            await settled()
        await left
        await until(lambda: "result 1.I" in cup.hall.keys)
        assert cup.hall.left == {1}


@pytest.mark.slow
async def test_who_is_away_is_played_by_the_bot_of_the_tournament(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 1)
        asked, ask = list[tuple[int, str]](), home.house.players.ask

        async def noted(table: Table, seat: int, bot: str, *more: Any, **named: Any) -> Any:
            asked.append((seat, bot))
            return await ask(table, seat, bot, *more, **named)

        home.house.players.ask = noted  # type: ignore[method-assign]
        await cup.begin()
        await cup.ask("leave")
        await until(lambda: any(seat == 0 for seat, _ in asked))
        assert {bot for _, bot in asked} == {"random"}


async def test_who_keeps_another_table_waiting_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 3, "rotation28")
        await cup.begin()
        second = await cup.playing("1.II")
        await pretend(cup, "1.I", (Deal(8, 1),) * 4)
        await cup.see(0)  # sat at the first table, and waits now
        await cup.pass_time(1)
        assert second.awaited
        await until(lambda: second.patience.waiting == {0})
        await home.pass_time(second, BUDGET)
        await until(lambda: second.away() == {0})
        await cup.pass_time(1)
        assert not second.awaited  # nobody has looked for long


async def test_who_watches_the_tournament_keeps_all_its_tables_awake(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 3, "rotation28")
        await cup.begin()
        second = await cup.playing("1.II")
        home.hands.seconds += ALONE_SECONDS
        second.moved.set()
        table = second.table
        assert table is not None
        await until(lambda: table.resting)
        await cup.see()
        await cup.pass_time(0)
        await until(lambda: not table.resting)
