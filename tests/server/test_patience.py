"""How long a table waits: by a clock that is moved by hand, and never by the one on the wall."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from stolik.core.game import TABLE, Leave
from stolik.server.clock import NAP_SECONDS, Awake
from stolik.server.patience import AGAIN, BUDGET, THINKING, Patience
from stolik.server.players import Players
from stolik.server.steward import ALONE_SECONDS
from tests.server.home import HOUR, Home, Line, Person, at_home, begun, dealt, settled, until

OWNER = {"oldest": 1, "rounds": 9}


def leaves(home: Home, table: str) -> int:
    """How often somebody was sent away from a table."""
    played = home.room(table).table
    assert played is not None
    return sum(isinstance(kept.entry.action, Leave) for kept in played.kept)


async def waiting_line(home: Home, table: str, person: Person) -> Line:
    """A line to a table whose deal is over."""
    line = await person.line(table)
    await line.now()
    await settled()
    return line


async def test_the_absent_are_waited_for_then_a_bot_plays_until_they_are_back(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, **OWNER)
        ala, olek = game.guests
        await dealt(game.room)
        line = await waiting_line(home, game.table, ala)
        room = await line.until_room(lambda room: room["places"][1]["waiting"])
        assert room["places"][1]["patience"] == BUDGET * 1000
        await home.pass_time(game.room, 50)
        seen = (await ala.get(f"/api/tables/{game.table}"))["places"][1]
        assert (seen["waiting"], seen["patience"]) == (True, (BUDGET - 50) * 1000)
        await home.pass_time(game.room, BUDGET - 50)
        await line.until_room(lambda room: room["places"][1]["away"])
        frame = await line.now()
        while not frame["now"]["legal"]:
            frame = await line.now()
        back = await olek.line(game.table)
        room = await back.until_room(lambda room: not room["places"][1]["away"])
        assert room["places"][1]["patience"] == AGAIN * 1000
        assert leaves(home, game.table) == 1


@pytest.mark.slow
async def test_row_25_a_line_that_comes_and_goes_a_hundred_times_buys_no_time(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, **OWNER)
        ala, olek = game.guests
        await dealt(game.room)
        line = await waiting_line(home, game.table, ala)
        for _ in range(100):
            again = await olek.line(game.table)
            await again.until("welcome")
            await again.hang_up()
            await settled()
            await home.pass_time(game.room, 3)
        room = await line.until_room(lambda room: room["places"][1]["away"])
        assert room["places"][1]["patience"] == 0
        frame = await line.now()
        while not frame["now"]["legal"]:
            frame = await line.now()
        assert leaves(home, game.table) >= 1, "a bot has played, and the match goes on"


def test_row_25_each_time_a_bot_had_to_play_on_there_is_half_as_much_time_again() -> None:
    patience = Patience(2)
    given = []
    for _ in range(20):
        patience.wait_for([1], 0.0)
        patience.left[1] = 0.0
        patience.back(1)
        given.append(patience.left[1])
    assert given[:3] == [AGAIN, AGAIN / 2, AGAIN / 4]
    assert sum(given) < 2 * AGAIN


async def test_row_25_a_second_account_that_watches_sees_what_everybody_sees(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        await dealt(game.room)
        lines = [await guest.line(game.table) for guest in game.guests]
        watcher = await (await home.guest("Ala again")).line(game.table)
        frames = [await line.now() for line in (*lines, watcher)]
        hands = [[hand is not None for hand in frame["now"]["view"]["hands"]] for frame in frames]
        assert hands == [[True, False], [False, True], [False, False]]
        assert frames[2]["now"]["legal"] == []
        for _ in range(6):
            turn = next(seat for seat in (0, 1) if frames[seat]["now"]["legal"])
            await lines[turn].act(frames[turn], f"c{frames[2]['seq']}")
            seq = frames[2]["seq"] + 1
            frames = [await seen(line, seq) for line in (*lines, watcher)]
            assert frames[2]["now"]["view"]["hands"] == [None, None]


async def seen(line: Line, seq: int) -> dict[str, Any]:
    """The frame with what is true after an entry; it may have come already."""
    heard: list[dict[str, Any]] = [json.loads(text) for text in line.raw]
    found = [frame for frame in heard if frame.get("now") and frame["seq"] == seq]
    while not found:
        frame = await line.now()
        found = [frame] if frame["seq"] == seq else []
    return found[0]


async def test_who_is_there_may_think_before_patience_is_spent(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, **OWNER)
        ala, olek = game.guests
        await dealt(game.room)
        await waiting_line(home, game.table, olek)
        line = await waiting_line(home, game.table, ala)
        await home.pass_time(game.room, THINKING - 1)
        assert not (await ala.get(f"/api/tables/{game.table}"))["places"][1]["waiting"]
        await home.pass_time(game.room, 1)
        await line.until_room(lambda room: room["places"][1]["waiting"])
        await home.pass_time(game.room, BUDGET)
        await line.until_room(lambda room: room["places"][1]["away"])


async def test_nobody_s_patience_is_spent_while_bots_think(tmp_path: Path) -> None:
    asked, answer = asyncio.Event(), asyncio.Event()

    class Slow(Players):
        async def ask(
            self, table: Any, seat: int, bot: str, legal: list[Any], aside: bool = False
        ) -> Any:
            asked.set()
            await answer.wait()
            return table.game.plain(legal)[0]

    async with at_home(tmp_path, players=Slow()) as home:
        game = await begun(home, people=2, bots=1, oldest=0)
        ala, olek = game.guests
        await dealt(game.room)
        await waiting_line(home, game.table, olek)
        await waiting_line(home, game.table, ala)
        await home.pass_time(game.room, THINKING + 20)
        await home.pass_time(game.room, 10)
        left = game.room.patience.left_at(0, home.hands.seconds)
        assert left == BUDGET - 10
        table = game.room.table
        assert table is not None
        while not asked.is_set():
            seat = table.game.actors(table.state)[0]
            text = table.game.write_action(table.game.plain(table.game.legal(table.state, seat))[0])
            if not table.game.away(table.state) and seat != 1:
                await table.act(seat, f"a{table.head}", table.decision, text)
            await settled()
        home.hands.seconds += 500
        answer.set()
        await until(lambda: not game.room.patience.waiting)
        assert game.room.patience.left_at(0, home.hands.seconds) == left


async def test_alone_at_a_table_nobody_is_waited_for(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, people=1, bots=1, oldest=0)
        await dealt(game.room)
        await waiting_line(home, game.table, game.guests[0])
        await home.pass_time(game.room, 10 * (THINKING + BUDGET))
        assert leaves(home, game.table) == 0
        assert not game.room.patience.waiting


async def test_a_table_rests_after_ten_minutes_without_anybody(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, turnTimer=30, oldest=0)
        table = game.room.table
        assert table is not None
        await dealt(game.room)
        home.hands.seconds += ALONE_SECONDS
        game.room.moved.set()
        await until(lambda: table.resting)
        at, head = table.now(), table.head
        await home.pass_time(game.room, 7200)
        assert (table.now(), table.head) == (at, head)
        # Somebody leaves over HTTP: it is kept, and the table rests on without spinning.
        await game.guests[1].do(game.table, "leave")
        await settled()
        assert not table.changed.is_set()
        assert table.resting
        await game.guests[0].line(game.table)
        await until(lambda: not table.resting)
        assert table.now() == at


async def test_a_table_without_a_person_is_abandoned_after_a_day(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home)
        ala = game.guests[0]
        waiting = await ala.lay(2)
        await dealt(game.room)
        for seconds, hours in ((7200.0, 23), (0.0, 1)):
            home.hands.seconds += seconds
            home.hands.wall += hours * HOUR
            await home.house.lobby.tidy()
            assert {home.room(t).state for t in (game.table, waiting)} == {"playing", "waiting"}
        home.hands.wall += 1
        await home.house.lobby.tidy()
        assert {home.room(t).state for t in (game.table, waiting)} == {"abandoned"}
        assert "end abandoned" in (await ala.ask("GET", f"/api/tables/{game.table}/record")).text
        assert await ala.refused("GET", f"/api/tables/{waiting}/record") == "record-not-yet"
        assert (await ala.get(f"/api/tables/{game.table}/replay?everything=true"))[0]["seq"] == 1
        line = await ala.line(game.table)
        frame = await line.now()
        line.send({"t": "act", "cid": "x", "dec": frame["now"]["dec"], "action": "end"})
        assert (await line.until("nack"))["code"] == "stale"


async def test_a_table_where_somebody_sits_is_never_abandoned(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table = await ala.lay(2)
        await (await ala.line(table)).next()
        for _ in range(3):
            home.hands.seconds += 86_400
            home.hands.wall += 24 * HOUR + 1
            await home.house.lobby.touch()
            await home.house.lobby.tidy()
        assert home.room(table).state == "waiting"
        assert home.room(table).touched == home.hands.wall


async def test_what_has_ended_is_kept_for_so_many_days(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table, other = await ala.lay(2), await ala.lay(2)
        await ala.do(table, "leave")
        for days, there in ((89, True), (2, False)):
            home.hands.wall += days * 24 * HOUR
            await home.house.lobby.forget(90)
            assert (table in home.house.lobby.rooms) == there
        assert await ala.refused("GET", f"/api/tables/{table}") == "no-such-table"
        assert (await ala.get(f"/api/tables/{other}"))["state"] == "waiting"
        assert [row.id for row in await home.house.store.tables()] == [other]


async def test_row_20_the_wall_clock_s_steps_time_nobody_out(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, turnTimer=30, **OWNER)
        table = game.room.table
        assert table is not None
        await dealt(game.room)
        line = await waiting_line(home, game.table, game.guests[0])
        for hours in (1, -2, 30 * 24, -60 * 24):
            home.hands.wall += hours * HOUR
            await home.house.lobby.tidy()
            await home.house.lobby.forget(90)
            await home.pass_time(game.room, 0)
        assert (table.head, table.now(), game.room.state) == (1, 0, "playing")
        assert game.room.patience.left_at(1, home.hands.seconds) == BUDGET
        await line.hang_up()
        home.hands.wall += 48 * HOUR
        await home.house.lobby.tidy()
        assert game.room.state == "playing", "nobody has been missed for an hour yet"


@pytest.mark.parametrize("jump", [30.0, 7200.0, -3600.0])
async def test_row_20_a_server_that_was_frozen_charges_nobody(tmp_path: Path, jump: float) -> None:
    source = [500.0]

    async with at_home(tmp_path, clock=Awake(lambda: source[0])) as home:
        game = await begun(home, turnTimer=20, **OWNER)
        table = game.room.table
        assert table is not None
        await dealt(game.room)
        await waiting_line(home, game.table, game.guests[0])
        source[0] += 3
        home.house.clock()
        source[0] += jump
        game.room.moved.set()
        await settled()
        assert (table.head, table.now()) == (1, 3000)
        assert game.room.patience.left_at(1, home.house.clock()) == BUDGET - 3
        for _ in range(5):
            source[0] += 4
            home.house.clock()
        game.room.moved.set()
        await until(lambda: table.head > 1)
        assert table.kept[1].entry.who != TABLE, "the alarm rang when it was due"


def test_row_20_a_clock_that_only_runs_while_the_server_does() -> None:
    source = [100.0]
    clock = Awake(lambda: source[0])
    start = clock()
    for step, counted in ((1, 1), (NAP_SECONDS, NAP_SECONDS), (NAP_SECONDS + 0.1, 0), (-9, 0)):
        source[0] += step
        assert clock() - start == pytest.approx(counted)
        start = clock()


async def test_row_20_downtime_is_charged_to_nobody(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, turnTimer=30, **OWNER)
        await dealt(game.room)
    async with at_home(tmp_path) as home:
        home.hands.seconds += 90_000
        home.hands.wall += 25 * HOUR
        home.house.lobby.rooms[game.table].empty_since = home.hands.seconds
        await home.house.lobby.tidy()
        room = home.room(game.table)
        await until(lambda: room.table is not None)
        assert room.state == "playing"
        assert room.table is not None
        assert room.table.head == 1
        assert room.patience.left == [BUDGET, BUDGET]
