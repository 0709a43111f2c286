"""Several houses over the same data: any of them takes a move, one of them looks after a table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from stolik.server.bus import MemoryBus
from stolik.server.clock import Standing
from stolik.server.ending import end
from stolik.server.presence import BELIEVE_SECONDS
from stolik.server.room import ABANDONED, OVER
from stolik.server.store import StoreTrouble
from tests.server.home import HOUR, Hands, Home, Line, Person, until
from tests.server.houses import (
    LEASE_SECONDS,
    Deaf,
    Houses,
    file_world,
    match_at,
    moved_to,
    playing,
    seated,
    seen,
    two_houses,
)


async def test_what_one_house_keeps_the_other_knows(houses: Houses) -> None:
    async with houses() as (one, two):
        table, ala, olek = await seated(one, two)
        there = await moved_to(two, ala).get(f"/api/tables/{table}")
        assert [place["name"] for place in there["places"]] == ["Ala", "Olek"]
        assert there["seat"] == 0
        code = (await ala.get(f"/api/tables/{table}"))["code"]
        assert (await olek.get(f"/api/codes/{code}"))["id"] == table
        assert (await moved_to(two, ala).get("/api/guests/me"))["name"] == "Ala"


async def test_moves_at_either_house_reach_both(houses: Houses) -> None:
    async with houses() as (one, two):
        _, *lines = await playing(one, two)
        for seq in range(1, 12):
            frames = [await seen(line, seq) for line in lines]
            (turn,) = [seat for seat in (0, 1) if frames[seat]["now"]["legal"]]
            answer = await lines[turn].act(frames[turn], f"c{seq}")
            assert answer == {"t": "ack", "cid": f"c{seq}", "seq": seq + 1}
        for line in lines:
            await seen(line, 12)
            heard = [json.loads(text) for text in line.raw]
            assert [frame["seq"] for frame in heard if frame["t"] == "ev"] == list(range(1, 13))


async def test_row_06_of_two_moves_at_once_one_is_kept(houses: Houses) -> None:
    async with houses() as (one, two):
        table, ala, olek = await playing(one, two)
        frame = await seen(ala, 1)
        await seen(olek, 1)
        seat = 0 if frame["now"]["legal"] else 1
        here, there = (match_at(home, table) for home in (one, two))
        await until(lambda: here.head == there.head == 1)
        first, *_, last = here.game.legal(here.state, seat)
        texts = [here.game.write_action(action) for action in (first, last)]
        done = await asyncio.gather(
            here.act(seat, "a", 1, texts[0]),
            there.act(seat, "b", 1, texts[1]),
            return_exceptions=True,
        )
        assert sorted(type(it).__name__ for it in done) == ["Stale", "int"]
        await until(lambda: here.head == there.head == 2)
        assert here.kept[-1].hash == there.kept[-1].hash


async def test_row_10_the_same_move_at_both_houses_is_one(houses: Houses) -> None:
    async with houses() as (one, two):
        table, ala, olek = await playing(one, two)
        frame = await seen(ala, 1)
        await seen(olek, 1)
        seat = 0 if frame["now"]["legal"] else 1
        tables = [match_at(home, table) for home in (one, two)]
        text = tables[0].game.write_action(tables[0].game.legal(tables[0].state, seat)[0])
        done = await asyncio.gather(*(it.act(seat, "same", 1, text) for it in tables))
        assert done == [2, 2]


async def test_a_table_is_looked_after_once(houses: Houses) -> None:
    async with houses() as (one, two):
        table, *_ = await playing(one, two, bots=1)
        await two.house.neighbours.look()
        (lease,) = await one.house.store.leases()
        assert lease.owner == one.house.neighbours.name
        assert list(one.house.steward._tasks) == [table]
        assert list(two.house.steward._tasks) == []


async def test_row_06_a_table_whose_house_is_silent_is_taken_over(houses: Houses) -> None:
    async with houses() as (one, two):
        table, *lines = await playing(one, two)
        await until(lambda: two.room(table).table is not None)
        await seen(lines[1], 1)
        one.hands.seconds += 1.5
        await one.house.neighbours.beat()
        await end(one.house._chores)  # it is held up, and knows nothing of it
        reached = match_at(one, table).now()
        await _silent(two, one.house.neighbours.name)
        await two.house.neighbours.look()
        (lease,) = await two.house.store.leases()
        assert lease.owner == two.house.neighbours.name
        assert match_at(two, table).now() == reached, "the silence costs nobody anything"
        await one.house.neighbours.beat()
        await one.house.neighbours.look()
        assert list(one.house.steward._tasks) == []
        assert list(two.house.steward._tasks) == [table]


async def test_row_04_after_trouble_of_all_the_others_have_a_moment_to_be_back(
    tmp_path: Path,
) -> None:
    async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
        await playing(one, two)
        await end(one.house._chores)
        owner = one.house.neighbours.name
        two.house.lobby.stored(False, 0.0)
        await two.house.neighbours.beat()
        await _silent(two, owner)
        await two.house.neighbours.look()
        assert [lease.owner for lease in await two.house.store.leases()] == [owner]
        two.hands.seconds += LEASE_SECONDS
        await _silent(two, owner)
        await two.house.neighbours.look()
        assert [lease.owner for lease in await two.house.store.leases()] != [owner]


async def test_row_04_so_they_have_if_an_entry_was_the_first_that_was_kept_again(
    tmp_path: Path,
) -> None:
    async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
        await playing(one, two)
        await end([*one.house._chores, *two.house._chores])
        owner = one.house.neighbours.name
        await two.house.neighbours.look()
        two.house.lobby.stored(False, 0.0)
        two.house.lobby.stored(True, 0.0)
        await _silent(two, owner)
        await two.house.neighbours.look()
        assert [lease.owner for lease in await two.house.store.leases()] == [owner]


async def _silent(home: Home, process: str) -> None:
    """Let a process have been silent for long, as the database tells it."""

    def age(core: Any) -> None:
        core.exec_driver_sql(
            f"update processes set beaten = beaten - {LEASE_SECONDS + 1} where id = '{process}'"
        )

    await home.house.store._ask(age)  # type: ignore[attr-defined]
    await home.house.neighbours.beat()


async def test_both_houses_tell_the_same_time(houses: Houses) -> None:
    async with houses() as (one, two):
        table, *lines = await playing(one, two)
        await seen(lines[1], 1)
        one.hands.seconds += 7.0
        for home in (one, two):
            await home.house.neighbours.beat()
            await home.house.neighbours.look()
        times = [match_at(home, table).now() for home in (one, two)]
        assert times[0] == 7000
        assert abs(times[1] - times[0]) < 30_000  # the database's own clock runs on
        one.hands.seconds += 1.0
        after = [match_at(home, table).now() for home in (one, two)]
        assert [b - a for a, b in zip(times, after, strict=True)] == [1000, 1000]


async def test_whoever_goes_leaves_the_tables_to_the_others(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        _, *lines = await playing(one, two)
        await seen(lines[1], 1)
        await end(one.house._chores)
        await one.house.neighbours.close()
        await two.house.neighbours.look()
        (lease,) = await two.house.store.leases()
        assert lease.owner == two.house.neighbours.name


async def test_the_time_of_a_match_never_goes_back_when_its_process_goes(tmp_path: Path) -> None:
    async with two_houses(file_world(tmp_path, MemoryBus)) as (one, two):
        table, *lines = await playing(one, two)
        await seen(lines[1], 1)
        await end([*one.house._chores, *two.house._chores])
        for home in (one, two):
            await home.house.neighbours.beat()
            await home.house.neighbours.look()
        before = match_at(two, table).now()
        await one.house.neighbours.close()
        await two.house.neighbours.beat()
        assert match_at(two, table).now() >= before


async def test_nobody_looks_after_what_has_ended_though_its_process_died(tmp_path: Path) -> None:
    async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
        table, *_ = await playing(one, two)
        await end([*one.house._chores, *two.house._chores])
        await two.house.neighbours.look()
        await two.house.lobby._end(two.room(table), ABANDONED)
        await _silent(two, one.house.neighbours.name)
        await two.house.neighbours.look()
        assert await two.house.store.leases() == []


async def test_who_is_at_the_other_house_is_here(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        table, _, olek = await playing(one, two)
        await until(lambda: one.room(table).here() == {0, 1} == two.room(table).here())
        await olek.hang_up()
        await until(lambda: one.room(table).here() == {0} == two.room(table).here())
        assert one.room(table).empty_since is None
        assert two.room(table).empty_since is None


async def test_a_house_that_is_silent_has_nobody(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        table, *_ = await playing(one, two)
        await until(lambda: one.room(table).here() == {0, 1})
        await end(two.house._chores)
        while one.room(table).here() != {0}:  # what was said before may still be on its way
            one.hands.seconds += BELIEVE_SECONDS
            await one.house.neighbours.beat()
            await one.house.neighbours.look()


async def test_row_05_nobody_is_absent_who_can_not_be_heard(tmp_path: Path) -> None:
    async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
        table, *_ = await playing(one, two)
        await end([*one.house._chores, *two.house._chores])
        for home in (one, two):
            await home.house.neighbours.beat()
        Deaf.honest = True
        try:
            await one.house.neighbours.look()
            assert one.room(table).here() == {0, 1}
        finally:
            Deaf.honest = False
        await one.house.neighbours.look()
        assert one.room(table).here() == {0}


async def test_row_05_nor_who_is_where_nobody_can_be_heard(tmp_path: Path) -> None:
    async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
        table, *_ = await playing(one, two)
        await end([*one.house._chores, *two.house._chores])
        for hears in (True, False):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(type(two.house.bus), "up", hears)
                await two.house.neighbours.beat()
            await one.house.neighbours.beat()
            await one.house.neighbours.look()
            assert one.room(table).here() == ({0} if hears else {0, 1})


async def test_reactions_reach_the_other_house(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        table, ala, olek = await playing(one, two)
        await until(lambda: one.room(table).here() == {0, 1})
        ala.send({"t": "signal", "phrase": "reaction-1"})
        assert await olek.until("signal") == {"t": "signal", "seat": 0, "phrase": "reaction-1"}


async def test_row_14_a_moved_guest_is_signed_out_everywhere(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        table, ala, _ = await seated(one, two)
        line = await ala.line(table)
        link = (await ala.post("/api/guests/link"))["link"]
        token = (await moved_to(two, ala).post("/api/guests/move", {"link": link}))["token"]
        assert (await line.until("bye"))["code"] == "moved"
        assert (await ala.ask("GET", "/api/guests/me")).status_code == 401
        assert (await Person(one, token).get("/api/guests/me"))["name"] == "Ala"


async def test_row_15_a_ticket_is_good_once_at_any_house(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        table, ala, _ = await seated(one, two)
        ticket = (await ala.do(table, "ticket"))["ticket"]
        hello = {"t": "hello", "ticket": ticket, "last": 0}
        assert (await Line(two.house, hello).until("welcome"))["table"] == table
        assert (await Line(one.house, hello).until("bye"))["code"] == "bad-ticket"


async def test_somebody_shown_out_is_shown_out_at_the_other_house(houses: Houses) -> None:
    async with houses() as (one, two):
        table, ala, olek = await seated(one, two)
        line = await olek.line(table)
        await line.until("welcome")
        await ala.do(table, "kick", {"seat": 1})
        assert (await line.until("bye"))["code"] == "kicked"
        assert await olek.refused("POST", f"/api/tables/{table}/join") == "barred"


async def test_two_who_join_at_once_get_two_chairs(houses: Houses) -> None:
    async with houses() as (one, two):
        ala = await one.guest("Ala")
        table = await ala.lay(3)
        others = [await home.guest("Olek") for home in (one, two)]
        await asyncio.gather(*(other.do(table, "join") for other in others))
        seats = [(await other.get(f"/api/tables/{table}"))["seat"] for other in others]
        assert sorted(seats) == [1, 2]


async def test_two_who_ask_for_a_rematch_meet(houses: Houses) -> None:
    async with houses() as (one, two):
        table, ala, olek = await seated(one, two)
        await ala.do(table, "start")
        await one.house.lobby._end(one.room(table), OVER)
        again = await asyncio.gather(*(it.do(table, "rematch") for it in (ala, olek)))
        assert again[0]["id"] == again[1]["id"]
        assert [room["seat"] for room in again] == [0, 1]


async def test_garbage_on_the_bus_is_no_message(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        table, ala, _ = await playing(one, two)
        for garbage in (b"", b"{", b'{"t":"moved"}', b"\xff", b'{"t":"other"}'):
            two.house.bus.publish(garbage)
        two.house.bus.publish(b'{"t":"moved","table":"no-such-table","seq":99}')
        frame = await seen(ala, 1)
        assert frame["seq"] == match_at(one, table).head == 1


async def test_row_04_time_stands_still_while_nothing_can_be_kept(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        table, ala, _ = await playing(one, two)
        await seen(ala, 1)
        match = match_at(one, table)
        one.hands.seconds += 3.0

        async def lost(*_: object) -> None:
            raise StoreTrouble("gone")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(one.house.store, "beat", lost)
            await one.house.neighbours.beat()
            assert (await ala.until_room(lambda room: room["trouble"]))["state"] == "playing"
            one.hands.seconds += 10.0
            assert match.now() == 3000
        await one.house.neighbours.beat()
        assert not (await ala.until_room(lambda room: not room["trouble"]))["trouble"]
        one.hands.seconds += 2.0
        assert match.now() == 5000


async def test_row_04_who_can_not_be_kept_here_goes_where_they_can(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        _, ala, olek = await playing(one, two)
        await seen(olek, 1)
        await end(two.house._chores)
        two.house.lobby.stored(False, 0.0)
        await one.house.neighbours.beat()
        await olek.until_room(lambda room: room["trouble"])
        olek.send({"t": "ping", "id": 1})
        await olek.until("pong")
        two.hands.seconds += LEASE_SECONDS
        await one.house.neighbours.beat()
        assert (await olek.until("bye"))["code"] == "retry"
        assert not ala.closed


def test_a_clock_that_stood_goes_on_where_it_was() -> None:
    hands = Hands()
    clock = Standing(hands.clock)
    before = clock()
    hands.seconds += 5
    clock.stop(clock() - 2)
    hands.seconds += 10
    assert clock() == before + 3
    assert clock.stands_for == 12
    clock.go_on()
    hands.seconds += 1
    assert clock() == before + 4
    assert clock.stands_for == 0


async def test_what_has_ended_has_ended_in_one_way(houses: Houses) -> None:
    async with houses() as (one, two):
        table, *_ = await playing(one, two)
        stale = two.room(table)
        await one.house.lobby._end(one.room(table), OVER)
        await two.house.lobby._end(stale, ABANDONED)
        row = await two.house.store.table(table)
        assert row is not None
        assert row.state == OVER
        assert two.room(table).state == OVER


async def test_a_table_that_can_not_be_believed_keeps_nobody_from_the_others(
    tmp_path: Path,
) -> None:
    async with two_houses(file_world(tmp_path, MemoryBus)) as (one, two):
        bad, *_ = await playing(one, two)
        good, *lines = await playing(one, two)
        await seen(lines[1], 1)
        await one.house.store._ask(  # type: ignore[attr-defined]
            lambda core: core.exec_driver_sql(
                f"update journal set hash = 'x' where \"table\" = '{bad}'"
            )
        )
        await one.house.close()
        two.room(bad).table = None
        await two.house.neighbours.look()
        assert good in two.house.steward._tasks
        assert bad not in two.house.lobby.rooms


async def test_row_14_a_lost_hint_signs_somebody_out_a_little_later(tmp_path: Path) -> None:
    async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
        table, ala, _ = await seated(one, two)
        line = await ala.line(table)
        await line.until("welcome")
        await one.house.neighbours.look()
        link = (await ala.post("/api/guests/link"))["link"]
        await moved_to(two, ala).post("/api/guests/move", {"link": link})
        await one.house.neighbours.look()
        assert (await line.until("bye"))["code"] == "moved"


async def test_every_house_remembers_where_somebody_is(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        table, *lines = await playing(one, two)
        await seen(lines[1], 1)
        await lines[0].hang_up()
        two.hands.wall += HOUR
        await two.house.lobby.touch()
        row = await one.house.store.table(table)
        assert row is not None
        assert row.touched == two.hands.wall


async def test_whom_one_house_forgets_the_other_forgets(houses: Houses) -> None:
    async with houses() as (one, two):
        ala = await one.guest("Ala")
        await moved_to(two, ala).get("/api/guests/me")
        one.hands.wall += 100 * 24 * HOUR
        for home in (one, two):
            await home.house.forget()
            assert not home.house.guests._held
        assert (await ala.ask("GET", "/api/guests/me")).status_code == 401


async def test_who_watches_elsewhere_is_not_the_host(
    heard_houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with heard_houses() as (one, two):
        screen, ala, jan = [await two.guest(name) for name in ("Screen", "Ala", "Jan")]
        laid = {"book": "unikat", "seats": 2, "way": "screen"}
        table = (await screen.post("/api/tables", laid))["id"]
        await moved_to(one, ala).do(table, "join")
        await moved_to(one, ala).line(table)
        shown, _ = await screen.line(table), await jan.line(table)
        room = one.room(table)
        await until(lambda: room.watchers() == 2)
        await one.house.lobby.tidy()
        assert room.host_is_here()
        assert room.way() == "screen"
        await shown.hang_up()
        await until(lambda: room.watchers() == 1)
        monkeypatch.setattr("stolik.server.lobby.HOST_AWAY_SECONDS", 0.0)
        await one.house.lobby.tidy()
        await one.house.lobby.tidy()
        assert (await moved_to(one, ala).get(f"/api/tables/{table}"))["hosting"]


async def test_somebody_here_without_a_match_hears_it_from_its_deal_on(
    heard_houses: Houses,
) -> None:
    async with heard_houses() as (one, two):
        table, _, olek = await playing(one, two)
        await seen(olek, 1)
        two.room(table).table = None
        await two.house.neighbours.look()
        assert match_at(two, table).head == 1
        assert (await olek.now())["seq"] == 1


async def test_nobody_hears_twice_from_a_match_that_was_let_go(tmp_path: Path) -> None:
    async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
        table, ala, olek = await seated(one, two)
        lines = await ala.line(table), await olek.line(table)
        await ala.do(table, "start")
        await two.house.neighbours.look()
        await seen(lines[1], 1)
        late = match_at(two, table)
        await lines[1].hang_up()
        await two.house.neighbours.look()
        assert two.room(table).table is None, "nobody is there"
        await lines[0].act(await seen(lines[0], 1), "1")
        again = await olek.line(table, last=1)
        await late.catch_up()  # somebody was about to, when it was let go
        again.send({"t": "ping", "id": 1})
        await again.until("pong")
        heard = [json.loads(text) for text in again.raw]
        assert [frame["seq"] for frame in heard if frame["t"] == "ev"] == [2]


async def test_who_sits_down_while_the_last_one_leaves_has_a_table_or_hears_why(
    houses: Houses,
) -> None:
    async with houses() as (one, two):
        ala, olek = await one.guest("Ala"), await two.guest("Olek")
        table = await ala.lay(3)
        _, joined = await asyncio.gather(
            ala.do(table, "leave"), olek.ask("POST", f"/api/tables/{table}/join")
        )
        there = await olek.get(f"/api/tables/{table}")
        assert (there["state"] == "waiting") == (joined.status_code == 201)
        assert there["state"] == "abandoned" or there["hosting"]
