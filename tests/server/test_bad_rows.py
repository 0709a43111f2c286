"""One row that can't be read stops one table, one tournament or one result, and nothing else."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

import pytest

from stolik.server.house import House
from stolik.server.ladder import Result
from stolik.server.store import ladder
from tests.server.client import Client
from tests.server.cups import lay
from tests.server.home import Home, Person, at_home, begun, dealt
from tests.server.nursery import Quick
from tests.server.setups import FILE, query

DAYS = 86_400_000
#: What may be wrong with a row in any database, and what only SQLite would keep.
HARMS = [
    "options = '{'",
    "options = '[]'",
    "options = 'null'",
    "players = '[]'",
    "players = '{'",
    "players = '[7, 8]'",
    """players = '[{"guest": 7}, {}]'""",
    "barred = '{}'",
    "state = 'foo'",
    "seats = 77",
]
HARMS_OF_A_FILE = [
    "options = cast(x'ff' as text)",
    "players = x'00ff'",
    "secret = 'abc'",
    "seats = 'x'",
    "revision = 'x'",
    "created = 'x'",
]


@pytest.fixture
def notes(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """What is written down, from the first word on."""
    caplog.set_level(logging.INFO, "stolik")
    return caplog


def warned(notes: pytest.LogCaptureFixture, event: str) -> bool:
    """Whether something was written down as a warning, and nothing broke."""
    found = {(record.getMessage(), record.levelno) for record in notes.records}
    assert not [message for message, level in found if level >= logging.ERROR]
    return (event, logging.WARNING) in found


async def tidied(house: House) -> None:
    """What is done once a minute, so that nothing hides behind that minute."""
    await house.lobby.tidy()
    await house.scorekeeper.catch_up()
    await house.halls.tidy(True)
    await house.forget()


async def one_is_left_alone(folder: Path, harm: str, notes: pytest.LogCaptureFixture) -> None:
    async with at_home(folder) as home:
        game, other = await begun(home), await begun(home)
        waiting = await game.guests[0].lay(2)
        await dealt(game.room)
        await dealt(other.room)
    for table in (game.table, waiting):
        query(folder / FILE, f"update tables set {harm} where id = ?", table)
    before = kept(folder, game.table, waiting)
    async with at_home(folder) as home:
        ala = Person(home, game.guests[0].token)
        for table in (game.table, waiting):
            assert await ala.refused("GET", f"/api/tables/{table}") == "no-such-table"
        assert (await Person(home, other.guests[0].token).get(f"/api/tables/{other.table}"))["id"]
        home.hands.wall += 1 * DAYS
        await tidied(home.house)
        assert await ala.lay(2)
    assert warned(notes, "table-unreadable")
    assert kept(folder, game.table, waiting) == before


def kept(folder: Path, *tables: str) -> list[dict[str, object]]:
    """What would be another had somebody changed these tables."""
    ask = "select id, revision, state, touched from tables where id = ?"
    return [row for table in tables for row in query(folder / FILE, ask, table)]


@pytest.mark.both_setups
@pytest.mark.parametrize("harm", HARMS)
async def test_f8_one_bad_row_stops_one_table(
    tmp_path: Path, harm: str, notes: pytest.LogCaptureFixture
) -> None:
    await one_is_left_alone(tmp_path, harm, notes)


@pytest.mark.parametrize("harm", HARMS_OF_A_FILE)
async def test_f8_one_row_that_is_not_even_text_stops_one_table(
    tmp_path: Path, harm: str, notes: pytest.LogCaptureFixture
) -> None:
    await one_is_left_alone(tmp_path, harm, notes)


@pytest.mark.parametrize(
    "harm",
    ["options = '{'", "options = '7'", "chairs = '[]'", "chairs = '7'", "state = 'foo'"],
)
async def test_f8_one_bad_row_stops_one_tournament(
    tmp_path: Path, harm: str, notes: pytest.LogCaptureFixture
) -> None:
    async with at_home(tmp_path) as home:
        cup, other = await lay(home), await lay(home)
    query(tmp_path / FILE, f"update tournaments set {harm} where id = ?", cup.id)
    async with at_home(tmp_path) as home:
        assert set(home.house.halls.halls) == {other.id}
        person = await home.guest("Ala")
        assert await person.refused("GET", f"/api/tournaments/{cup.id}") == "no-such-tournament"
        await tidied(home.house)
    assert warned(notes, "tournament-unreadable")


@pytest.mark.parametrize(
    "harm", ["sides = '{'", "sides = '7'", "leavers = x'ff'", "ended = 'x'", "written = 'x'"]
)
async def test_f8_one_bad_result_leaves_the_rest_of_the_ladder(
    tmp_path: Path, harm: str, notes: pytest.LogCaptureFixture
) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        await two_results(home)
        query(tmp_path / FILE, f"update results set {harm} where match = 'a'")
        assert (await ala.get("/api/ladder/unikat"))["rungs"]
        home.hands.wall += 200 * DAYS
        await tidied(home.house)
    # When it was written down is needed for nothing but to notice a change.
    assert warned(notes, "result-unreadable") == ("written" not in harm)


async def two_results(home: Home) -> None:
    for match in ("a", "b"):
        sides = ((1, ("guest/1",)), (2, ("bot/greedy",)))
        result = Result(match, "unikat", home.hands.wall, sides)
        await home.house.store.ask(partial(ladder.keep, result=result, now=home.hands.wall))


@pytest.mark.slow
def test_f8_a_server_starts_over_a_bad_row_and_says_so(tmp_path: Path) -> None:
    with Quick(tmp_path) as server:
        ala = Client(server, "Ala")
        bad, good = ala.lay_table(2, []), ala.lay_table(2, [])
        server.stop()
        query(tmp_path / FILE, "update tables set options = '{' where id = ?", bad)
        server.start()
        assert ala.ask("GET", f"/api/tables/{good}").status_code == 200
        assert ala.ask("GET", f"/api/tables/{bad}").status_code == 404
        server.stop()
        log = server.log.read_text()
    assert log.count('"level": "warning", "event": "table-unreadable"') == 1
    assert bad not in log
    assert "Traceback" not in log
