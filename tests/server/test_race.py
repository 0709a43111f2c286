"""A race over the server: bots act in their own time, and stamps are the server's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from stolik.core.record import verify
from stolik.games import BOOKS
from stolik.server.room import Room
from tests.server.home import Home, Line, Person, at_home, dealt, until

GAME, _ = BOOKS["ubongo"]
SHORT = {"ubo.turnTimer": "off", "ubo.countdown": 0}


async def race(
    home: Home, people: int = 1, bots: int = 1, **options: Any
) -> tuple[Room, list[Person], list[Line]]:
    """A table of Ubongo whose first race has begun; people set their pawns before row 3."""
    guests = [await home.guest(name) for name in ("Ala", "Olek")[:people]]
    rest = options.pop("rest", "off")
    keys = {"table.rest": rest, **SHORT, **{f"ubo.{key}": it for key, it in options.items()}}
    data = {"book": "ubongo", "seats": people + bots, "bots": ["counts"] * bots, "options": keys}
    table = str((await guests[0].post("/api/tables", data))["id"])
    for guest in guests[1:]:
        await guest.do(table, "join")
    for guest in guests:
        await guest.ready(table)
    await guests[0].do(table, "start")
    room = home.room(table)
    await dealt(room)
    lines = [await guest.line(table) for guest in guests]
    for line in lines:
        await line.until("welcome")
    await to_the_race(room, people)
    return room, guests, lines


async def to_the_race(room: Room, people: int) -> None:
    """Set pawns and roll for people; bots do it themselves."""
    table = room.table
    assert table is not None
    while table.state.phase != "solve":
        head = table.head
        (seat,) = GAME.due(table.state)
        if seat < people:
            action = "roll" if table.state.phase == "roll" else "pawn 3"
            await table.act(seat, f"c{head}", table.decision, action)
        else:
            await until(lambda before=head: table.head > before)  # type: ignore[misc]


def state(room: Room) -> Any:
    """The state of a table."""
    assert room.table is not None
    return room.table.state


def solution(room: Room, seat: int) -> str:
    """A way to say Ubongo."""
    return GAME.write_action(GAME.tries(state(room), seat)[0])


async def answer(line: Line, cid: str, action: str) -> dict[str, Any]:
    """What the server says to an action."""
    line.send({"t": "act", "cid": cid, "dec": 0, "action": action})
    while (frame := await line.next())["t"] not in ("ack", "nack"):
        if frame["t"] == "probe":
            line.send({"t": "echo", "id": frame["id"]})
    return frame


async def test_a_bot_solves_in_its_own_time_and_collects(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, _ = await race(home, timer=600)
        await home.pass_time(room, 1.4)
        assert state(room).order == []
        await home.pass_time(room, 550)
        await until(lambda: state(room).order == [1])
        while sum(state(room).gems[1]) < 2:  # it takes a moment to choose, and one to reach out
            await home.pass_time(room, 0.2)
            await asyncio.sleep(0.05)


async def test_a_match_of_bots_and_a_player_who_gives_up_ends_and_its_record_is_true(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        room, (ala,), _ = await race(home, timer=600)
        table = room.table
        assert table is not None
        while not table.over:
            if table.state.phase == "solve" and not table.state.finished(0):
                await table.act(0, f"c{table.head}", table.decision, "done")
            head = table.head
            while table.head == head and not table.over:
                if GAME.due(table.state) == (0,):
                    await to_the_race(room, 1)
                await home.pass_time(room, 100)
        await until(lambda: room.state == "over")
        record = (await ala.ask("GET", f"/api/tables/{room.id}/record")).text
        assert verify(record, BOOKS).ending == "over"


async def test_a_client_can_t_say_how_long_its_messages_take(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, (ala, _) = await race(home, people=2, bots=0)
        await home.pass_time(room, 10)
        said = solution(room, 0)
        first = await answer(ala, "one", f"{said} lag 200")
        assert first["t"] == "ack"
        assert state(room).stamps[0] == state(room).solved_at[0]
        # The same input once more is the same entry, whatever is said or measured meanwhile.
        assert await answer(ala, "one", f"{said} lag 7") == first


async def test_a_measured_round_trip_counts_and_is_kept(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, (_, olek) = await race(home, people=2, bots=0)
        probe = await olek.until("probe")
        home.hands.seconds += 0.120
        olek.send({"t": "echo", "id": probe["id"]})
        await until(lambda: olek.connection._round_trip.ms() > 0)
        await home.pass_time(room, 10)
        assert (await answer(olek, "one", solution(room, 1)))["t"] == "ack"
        measured = state(room).solved_at[1] - state(room).stamps[1]
        assert 110 <= measured <= 130
        assert room.table is not None
        text = GAME.write_action(room.table.kept[-1].entry.action)
        assert text.endswith(f" lag {measured}")


async def test_a_solve_after_the_deadline_is_refused_with_its_clause(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, (ala, _) = await race(home, people=2, bots=0, timer=30)
        text = solution(room, 0)
        home.hands.seconds += 30.1
        refused = await answer(ala, "late", text)
        assert (refused["code"], refused["clause"]) == ("illegal", "UBO-32")
        home.hands.seconds += 0.2
        refused = await answer(ala, "later", text)
        # The bell rang before this came: a second chance has begun.
        assert refused["t"] == "ack"
        assert state(room).second


async def test_no_frame_tells_a_seat_another_board_or_a_solution(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, (ala, olek) = await race(home, people=2, bots=0)
        await home.pass_time(room, 10)
        said = solution(room, 1)
        assert (await answer(olek, "one", said))["t"] == "ack"
        assert (await answer(ala, "why", "collect"))["t"] == "nack"
        layout = said.removeprefix("solve ")
        area = GAME.view_data(GAME.view(state(room), 1))["tasks"][1]["area"]
        for raw in ala.raw:
            assert layout not in raw
            assert area not in raw


async def test_how_many_pieces_lie_is_told_to_all_and_kept_nowhere(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, _, (ala, olek) = await race(home, people=2, bots=0)
        table = room.table
        assert table is not None
        head = table.head
        ala.send({"t": "progress", "count": 100})  # more than there can be: no frame of ours
        ala.send({"t": "progress", "count": 2})
        frame = await heard(olek, "progress")
        assert frame == {"t": "progress", "seat": 0, "count": 2}
        assert table.head == head


async def test_who_watches_says_nothing_about_pieces(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        room, (ala, _), (_, olek) = await race(home, people=2, bots=0)
        watcher = await (await home.guest("Ewa")).line(room.id)
        watcher.send({"t": "progress", "count": 3})
        line = await ala.line(room.id)
        line.send({"t": "progress", "count": 1})
        assert (await heard(olek, "progress"))["count"] == 1


async def heard(line: Line, kind: str) -> dict[str, Any]:
    """The next frame of a kind."""
    while (frame := await line.next())["t"] != kind:
        pass
    return frame
