"""What somebody tries who wants to win by other means than playing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stolik.server.lobby import HOST_AWAY_SECONDS, MOST_TABLES_A_GUEST
from tests.server.home import at_home, begun, dealt, settled, until
from tests.server.test_rooms import finish


async def test_a_bot_stops_when_the_owner_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UNI-79: a bot plays until the owner returns, and not one move longer."""

    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        await dealt(game.room)
        table = game.room.table
        assert table is not None
        asked, answer = asyncio.Event(), asyncio.Event()
        ask = home.house.players.ask

        async def slow(*question: Any) -> Any:
            asked.set()
            await answer.wait()
            return await ask(*question)

        monkeypatch.setattr(home.house.players, "ask", slow)
        await game.guests[0].do(game.table, "leave")
        await asked.wait()
        await game.guests[0].do(game.table, "return")
        head = table.head
        answer.set()
        await settled()
        assert table.head == head


async def test_showing_somebody_out_wins_nothing(tmp_path: Path) -> None:
    """Under setAside a seat that is left loses; one whose owner is shown out plays on."""

    async with at_home(tmp_path) as home:
        game = await begun(home, onLeave="setAside")
        await dealt(game.room)
        room = await game.guests[0].do(game.table, "kick", {"seat": 1})
        assert room["places"][1]["bot"]
        table = game.room.table
        assert table is not None
        assert not table.over
        assert table.game.away(table.state) == ()


async def test_nobody_is_thrown_off_a_chair_by_who_has_left_it(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek, zofia = [await home.guest(name) for name in ("Ala", "Olek", "Zofia")]
        table = await ala.lay(2)
        await olek.do(table, "join")
        leave, join = f"/api/tables/{table}/leave", f"/api/tables/{table}/join"
        await asyncio.gather(
            olek.ask("POST", leave), zofia.ask("POST", join), olek.ask("POST", leave)
        )
        await zofia.ask("POST", join)
        assert [place.name for place in home.room(table).places] == ["Ala", "Zofia"]


async def test_a_free_chair_can_t_be_shown_out(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table = await ala.lay(2)
        kick = f"/api/tables/{table}/kick"
        assert await ala.refused("POST", kick, {"seat": 1}) == "nobody-to-kick"


async def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table = await ala.lay(2, 1)
        await ala.ready(table)
        await ala.do(table, "start")
        await finish(home, table)
        for _ in range(MOST_TABLES_A_GUEST):
            await ala.lay(2)
        rematch = f"/api/tables/{table}/rematch"
        assert await ala.refused("POST", rematch) == "too-many"


async def test_a_host_who_is_gone_keeps_nobody_from_starting(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        table = await ala.lay(2)
        await olek.do(table, "join")
        line = await olek.line(table)
        await line.until("room")
        lobby, hands = home.house.lobby, home.hands
        for missed in (True, False, True):  # a host who reloads the page is still the host
            hands.seconds += HOST_AWAY_SECONDS - 1
            await lobby.tidy()
            assert (await olek.get(f"/api/tables/{table}"))["host"] == 0
            if not missed:
                await (await ala.line(table)).hang_up()
        hands.seconds += HOST_AWAY_SECONDS
        await lobby.tidy()
        assert (await olek.get(f"/api/tables/{table}"))["host"] == 1
        await line.hang_up()


@pytest.mark.parametrize("action", ["give " + "x" * 900, "lay SGW1@" + "1" * 900, "x" * 5000])
async def test_a_long_action_is_refused_and_the_line_stays_open(
    tmp_path: Path, action: str
) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        line = await game.guests[0].line(game.table)
        now = (await line.now())["now"]
        line.send({"t": "act", "cid": "c", "dec": now["dec"], "action": action})
        assert (await line.until("nack"))["code"] == "malformed"
        line.send({"t": "why", "id": 1, "action": "pass"})
        assert not (await line.until("because"))["legal"]
        await line.hang_up()


BAD = [
    ('{"t":"act","cid":"c","dec":"one","action":"pass"}', "c", "Expected `int`"),
    ('{"t":"act","cid":"c","action":"pass"}', "c", "missing required field `dec`"),
    ('{"t":"act","cid":7,"dec":1,"action":"pass"}', "", "Expected `str`"),
    ('{"t":"act","cid":"c\\n","dec":"one","action":"pass"}', "", ""),
    ('{"t":"act","dec":"one","action":"pass","cid":"' + "c" * 65 + '"}', "c" * 64, "`int`"),
    ('{"t":"act","cid":"c","dec":1,"action":"pass","\\n":1}', "c", ""),
    ('{"t":"act","cid":"c","dec":1,"' + "x" * 900 + '":1}', "c", ""),
    ('{"t":"act","cid":"c","dec":1', "", "truncated"),
    ("[" * 3000, "", ""),
]


@pytest.mark.parametrize(("frame", "cid", "fault"), BAD)
async def test_a_frame_that_can_t_be_read_is_named_and_what_is_wrong_is_said_in_one_line(
    tmp_path: Path, frame: str, cid: str, fault: str
) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        line = await game.guests[0].line(game.table)
        await line.now()
        line.inbound.put_nowait(frame)
        nack = await line.until("nack")
        assert (nack["code"], nack["cid"], nack["head"]) == ("malformed", cid, 0)
        assert fault in nack["why"]
        assert nack["why"].isprintable()
        assert len(nack["why"]) < 300
        await line.hang_up()


async def test_the_same_frame_again_gets_the_same_answer(tmp_path: Path) -> None:
    """Spaces that notation forgives are no other action."""

    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        line = await game.guests[0].line(game.table)
        now = (await line.now())["now"]
        frame = {"t": "act", "cid": "c", "dec": now["dec"], "action": f"  {now['legal'][0]} "}
        line.send(frame)
        answer = await line.until("ack")
        line.send(frame)
        assert await line.until("ack") == answer
        await line.hang_up()


async def test_a_replay_comes_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.rest.MOST_MOMENTS", 5)

    async with at_home(tmp_path) as home:
        game = await begun(home)
        await finish(home, game.table)
        path, seen = f"/api/tables/{game.table}/replay?everything=true&since=", 0
        while part := await game.guests[0].get(f"{path}{seen}"):
            assert [moment["seq"] for moment in part] == list(range(seen + 1, seen + len(part) + 1))
            seen += len(part)
            home.hands.seconds += 1
        assert game.room.table is not None
        assert seen == game.room.table.head
        await until(lambda: game.room.state == "over")


@pytest.mark.parametrize("body", ['{"name": ' + "[" * 8000, '{"book": "unikat", "seats": 1e999}'])
async def test_odd_json_is_our_guests_fault(tmp_path: Path, body: str) -> None:
    async with at_home(tmp_path) as home:
        async with home.door() as door:
            headers = {"content-type": "application/json"}
            answer = await door.post("/api/guests", content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["code"] == "malformed"
