"""Long matches hold nobody up: whoever else wants to move gets turns meanwhile, by count."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stolik.server import table as tables
from stolik.server import unhurried
from stolik.server.store import JournalRow
from stolik.server.table import Table
from stolik.server.unhurried import FEW
from tests.server.client import SECONDS
from tests.server.home import at_home, begun, dealt
from tests.server.kit import opened_store, play_some, table_over


class Rows:
    """A store that has every entry at hand, so that to ask for them is no turn for anybody."""

    def __init__(self, rows: list[JournalRow]) -> None:
        self.rows = rows

    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        return self.rows[after:]


async def turns(work: Awaitable[None]) -> int:
    """How often others get their turn while something is done."""
    task, count = asyncio.ensure_future(work), 0
    while not task.done():
        await asyncio.sleep(0)
        count += 1
    await task
    return count


@pytest.mark.parametrize("take_in", [Table.resume, Table.catch_up])
async def test_a_long_journal_is_taken_in_piece_by_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, take_in: Callable[[Table], Awaitable[None]]
) -> None:
    monkeypatch.setattr(tables, "BREATH", 4)
    store = await opened_store(tmp_path / "data.db")
    played = table_over(store, rounds=1)
    await played.begin()
    await play_some(played, 40)
    rows = await store.journal(played.id)
    await store.close()
    again = table_over(Rows(rows), rounds=1)  # type: ignore[arg-type]
    assert await turns(take_in(again)) >= len(rows) // tables.BREATH
    assert [kept.hash for kept in again.kept] == [kept.hash for kept in played.kept]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "times"),  # of a review the parts are counted first
    [("record", 1), ("replay", 1), ("replay?everything=true", 1), ("review", 2)],
)
async def test_the_loop_gets_its_turns_while_a_long_match_is_written_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, times: int
) -> None:
    async with at_home(tmp_path) as home:
        loop, count = asyncio.get_running_loop(), 0

        async def turn() -> None:
            nonlocal count
            count += 1

        def rest() -> None:
            asyncio.run_coroutine_threadsafe(turn(), loop).result(SECONDS)

        it = await begun(home, rounds=1)
        await dealt(it.room)
        assert it.room.table is not None
        await play_some(it.room.table, 40)
        await home.house.lobby.close(it.room)
        monkeypatch.setattr(unhurried, "rest", rest)
        answer = await it.guests[0].ask("GET", f"/api/tables/{it.table}/{what}")
        assert answer.status_code in (200, 202)
        assert count == times * (it.room.table.head // FEW) > 4
