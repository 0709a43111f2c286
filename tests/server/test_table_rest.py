"""The rest after a round at a live table: it ends when all who are there have looked."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from stolik.core.record import verify
from stolik.games import BOOKS
from stolik.server.room import Room
from stolik.server.steward import ALONE_SECONDS, REST_SECONDS
from tests.kit import rule
from tests.server.home import Home, Line, Person, at_home, begun, dealt, settled, until
from tests.server.setups import FILE
from tests.server.test_race import race, state


async def rested(home: Home, people: int, bots: int = 0) -> tuple[Room, list[Line]]:
    """A table whose first round has just ended."""
    room, _, lines = await race(home, people=people, bots=bots, rest="on", timer=600)
    for number, line in enumerate(lines):
        line.send({"t": "act", "cid": f"done{number}", "dec": 0, "action": "done"})
    while state(room).phase == "solve":
        await home.pass_time(room, 50)
    assert (state(room).phase, state(room).round) == ("rest", 1)
    return room, lines


def look(room: Room, line: Line) -> None:
    """Tap the button: this seat has seen enough."""
    assert room.table is not None
    line.send({"t": "on", "seq": room.table.head})


@rule("RULING-5")
async def test_a_rest_ends_when_all_who_are_there_have_looked(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, lines = await rested(home, 2)
        look(room, lines[0])
        assert room.table is not None
        rest = room.table.decision
        told = await lines[1].until_room(lambda told: told["places"][0]["looked"] >= rest)
        assert told["places"][1]["looked"] < rest
        await settled()
        assert state(room).phase == "rest"
        look(room, lines[1])
        await until(lambda: state(room).round == 2)


@rule("RULING-5")
async def test_a_rest_of_several_ends_by_itself_after_a_while(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _ = await rested(home, 2)
        await home.pass_time(room, REST_SECONDS - 1)
        assert state(room).phase == "rest"
        await home.pass_time(room, 1)
        await until(lambda: state(room).round == 2)


@rule("RULING-5")
async def test_nobody_waits_for_those_who_are_not_there(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, lines = await rested(home, 2)
        await lines[1].hang_up()
        look(room, lines[0])
        await until(lambda: state(room).round == 2)


@rule("RULING-5")
async def test_where_nobody_is_there_play_goes_on_at_once(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, lines = await rested(home, 2)
        for line in lines:
            await line.hang_up()
        await until(lambda: state(room).round == 2)


@rule("RULING-5")
async def test_bots_wait_for_the_one_who_plays_against_them(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, (line,) = await rested(home, 1, bots=1)
        await home.pass_time(room, ALONE_SECONDS / 2)
        assert state(room).phase == "rest"
        look(room, line)
        await until(lambda: state(room).round == 2)


@rule("RULING-5")
async def test_who_looked_at_an_earlier_rest_is_asked_again(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, lines = await rested(home, 2)
        for line in lines:
            look(room, line)
        await until(lambda: state(room).round == 2)
        assert room.table is not None
        assert room.looked_at(room.table.decision) == set()


async def test_what_a_seat_may_do_tells_that_the_table_rests(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, lines = await rested(home, 2)
        frame = await lines[0].now()
        while not frame["now"].get("rest"):
            frame = await lines[0].now()
        assert frame["now"]["legal"] == []
        assert room.table is not None
        lines[0].send({"t": "act", "cid": "x", "dec": frame["now"]["dec"], "action": "next"})
        assert (await lines[0].until("nack"))["code"] == "illegal", "the table says it, no seat"


# -- versions -------------------------------------------------------------------------------------
async def test_a_match_begun_under_version_1_goes_on_and_is_recorded_under_it(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0, rounds=2)
        await dealt(game.room)
        token = game.guests[0].token
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("update tables set version = 1")
    async with at_home(tmp_path) as home:
        room = home.room(game.table)
        ala = Person(home, token)
        line = await ala.line(game.table)
        frame = await line.now()
        assert (room.book.version, room.options.version) == (1, 1)
        answer = await line.act(frame, "first")
        assert answer["t"] == "ack"
        assert room.table is not None
        room.table.abandoned = True
        text = room.table.record().text()
        assert "book unikat 1\n" in text
        verify(text, BOOKS)
