"""A device for all: a screen that shows the table, or one that is passed from hand to hand."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.server.lobby import HOST_AWAY_SECONDS
from stolik.server.patience import BUDGET, THINKING
from stolik.server.table import Table
from tests.server.home import HOUR, Home, Line, Person, at_home, dealt, settled, until
from tests.server.kit import play_some

BOOKS = ["unikat", "uno-108", "uno-112", "ubongo"]


async def lay(device: Person, way: str, book: str = "unikat", seats: int = 2, **more: Any) -> Any:
    """A table that a device lays for others."""
    return await device.post("/api/tables", {"book": book, "seats": seats, "way": way, **more})


async def sit(home: Home, table: str, *names: str) -> list[Person]:
    """People who sit down and are ready."""
    people = [await home.guest(name) for name in names]
    for person in people:
        await person.do(table, "join")
        await person.ready(table)
    return people


def played(home: Home, table: str) -> Table:
    """The match of a table."""
    found = home.room(table).table
    assert found is not None
    return found


# -- the screen -----------------------------------------------------------------------------------
async def test_a_screen_lays_the_table_takes_no_chair_and_starts(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        screen = await home.guest("Screen")
        room = await lay(screen, "screen", seats=3, bots=["random"])
        table = room["id"]
        assert (room["way"], room["host"], room["hosting"], room["seat"]) == (
            ("screen", None, True, None)
        )
        # People come first, the bot sits behind them.
        assert [place["bot"] for place in room["places"]] == ["", "", "random"]
        assert [room["id"] for room in (await screen.get("/api/tables"))["mine"]] == [table]
        ala, olek = await sit(home, table, "Ala", "Olek")
        seen = await ala.get(f"/api/tables/{table}")
        assert (seen["seat"], seen["hosting"], seen["way"]) == (0, False, "screen")
        assert await ala.refused("POST", f"/api/tables/{table}/start") == "not-the-host"
        assert await screen.refused("POST", f"/api/tables/{table}/ready", {"share": "ab" * 32}) == (
            "not-seated"
        )
        assert (await screen.do(table, "start"))["state"] == "playing"
        assert (await olek.get(f"/api/tables/{table}"))["host"] is None


@pytest.mark.slow
@pytest.mark.parametrize("book", BOOKS)
async def test_nothing_that_is_not_for_all_reaches_the_screen(tmp_path: Path, book: str) -> None:
    async with at_home(tmp_path) as home:
        screen = await home.guest("Screen")
        table = (await lay(screen, "screen", book))["id"]
        people = await sit(home, table, "Ala", "Olek")
        line = await screen.line(table)
        own = await people[0].line(table)
        await screen.do(table, "start")
        await dealt(home.room(table))
        match = played(home, table)
        await play_some(match, 12)
        heard = await heard_by(line)
        assert [frame["seq"] for frame in heard if frame["t"] == "ev"][-1] == match.head
        for frame in heard:
            check_public(match, frame)
        # Those who sit there are told more: the check can fail.
        last = [frame for frame in await heard_by(own) if frame.get("now")][-1]
        with pytest.raises(AssertionError):
            check_public(match, last)


async def heard_by(line: Line) -> list[dict[str, Any]]:
    """Everything that a line has heard by now."""
    line.send({"t": "ping", "id": 9})
    await line.until("pong")
    return [json.loads(raw) for raw in line.raw]


def check_public(match: Table, frame: dict[str, Any]) -> None:
    """A frame that a screen may hear: nobody's hand, nothing to do, no word for one seat only."""
    if now := frame.get("now"):
        assert (now["view"]["seat"], now["legal"]) == (None, [])
        assert [hand for hand in now["view"].get("hands", []) if hand] == []
    if frame["t"] == "ev":
        public = match.audience.ev(frame["seq"], None)
        assert frame["events"] == msgspec.to_builtins(public.events)


async def test_the_last_who_leaves_does_not_close_the_table_of_a_screen(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        screen = await home.guest("Screen")
        table = (await lay(screen, "screen"))["id"]
        (ala,) = await sit(home, table, "Ala")
        await ala.do(table, "leave")
        assert (await screen.get(f"/api/tables/{table}"))["state"] == "waiting"
        await screen.do(table, "leave")
        assert (await screen.get(f"/api/tables/{table}"))["state"] == "abandoned"


async def test_a_screen_that_is_put_away_leaves_the_table_to_somebody_on_it(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        screen = await home.guest("Screen")
        left, lost = [(await lay(screen, "screen"))["id"] for _ in range(2)]
        (ala,) = await sit(home, left, "Ala")
        room = await screen.do(left, "leave")
        assert (room["host"], room["hosting"], room["way"]) == (0, False, "own")
        await ala.do(lost, "join")
        line = await ala.line(lost)
        watching = await screen.line(lost)
        for there in (line, watching):
            await there.until("welcome")
        await home.house.lobby.tidy()
        assert (await ala.get(f"/api/tables/{lost}"))["host"] is None
        await watching.hang_up()
        await settled()
        await home.house.lobby.tidy()
        home.hands.seconds += HOST_AWAY_SECONDS
        await home.house.lobby.tidy()
        assert (await line.until_room(lambda room: room["hosting"]))["host"] == 0


async def test_a_screen_has_a_name_of_its_own_and_no_chair_to_rename(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        screen = await home.guest("Screen")
        table = (await lay(screen, "screen"))["id"]
        await sit(home, table, "Ala")
        await screen.post("/api/guests/me", {"name": "Kitchen"})
        places = (await screen.get(f"/api/tables/{table}"))["places"]
        assert [place["name"] for place in places] == ["Ala", ""]


@pytest.mark.parametrize("first", ["screen", "person"])
async def test_a_rematch_is_the_screen_s_whoever_asks_first(tmp_path: Path, first: str) -> None:
    async with at_home(tmp_path) as home:
        screen = await home.guest("Screen")
        table = (await lay(screen, "screen"))["id"]
        people = await sit(home, table, "Ala", "Olek")
        await screen.do(table, "start")
        await dealt(home.room(table))
        home.hands.wall += 25 * HOUR
        home.hands.seconds += 7200
        await home.house.lobby.tidy()
        asker = screen if first == "screen" else people[1]
        again = await asker.do(table, "rematch")
        assert (again["way"], again["host"]) == ("screen", None)
        assert [place["name"] for place in again["places"]] == ["Ala", "Olek"]
        found = await screen.do(table, "rematch")
        assert (found["id"], found["hosting"], found["seat"]) == (again["id"], True, None)


# -- one device for all ---------------------------------------------------------------------------
async def pass_to(device: Person, table: str, name: str) -> Person:
    """Somebody whom the device seats, ready."""
    person = await device.home.guest(name)
    await device.do(table, "seat", await person.do(table, "ticket"))
    await person.ready(table)
    return person


async def around(home: Home, **more: Any) -> tuple[Person, list[Person], str]:
    """A device that two people pass around, and their match."""
    device = await home.guest("Device")
    table = (await lay(device, "hotseat", options={"uni.oldest": 0}, **more))["id"]
    people = [await pass_to(device, table, name) for name in ("Ala", "Olek")]
    await device.do(table, "start")
    await dealt(home.room(table))
    return device, people, table


async def test_people_around_a_device_are_here_while_it_is(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        device, people, table = await around(home)
        line = await device.line(table)
        room = await line.until_room(lambda room: room["watchers"] == 1)
        assert [place["here"] for place in room["places"]] == [True, True]
        await line.hang_up()
        one = await people[1].line(table)
        room = await one.until_room(lambda room: room["watchers"] == 0)
        assert [place["here"] for place in room["places"]] == [False, True]


async def test_nobody_around_a_device_is_sent_away(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        device, people, table = await around(home)
        await device.line(table)
        await people[1].line(table)
        await settled()
        for _ in range(4):
            await home.pass_time(home.room(table), THINKING)
            assert not home.room(table).patience.waiting
        await home.pass_time(home.room(table), 2 * BUDGET)
        room = await device.get(f"/api/tables/{table}")
        assert [place["away"] for place in room["places"]] == [False, False]


async def test_a_device_for_all_stays_one_over_a_restart(tmp_path: Path) -> None:
    kept: list[str] = []
    async with at_home(tmp_path) as home:
        device, _, table = await around(home)
        kept.extend([device.token, table])
    async with at_home(tmp_path) as home:
        device = Person(home, kept[0])
        room = await device.get(f"/api/tables/{kept[1]}")
        assert (room["way"], room["hosting"]) == ("hotseat", True)
        line = await device.line(kept[1])
        await line.until("welcome")
        await settled()
        await home.pass_time(home.room(kept[1]), THINKING + 2 * BUDGET)
        room = await device.get(f"/api/tables/{kept[1]}")
        assert [(place["here"], place["away"]) for place in room["places"]] == [(True, False)] * 2


async def test_nobody_finds_a_device_that_is_passed_around(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        device = await home.guest("Device")
        room = await lay(device, "hotseat", public=True)
        assert (room["code"], room["public"]) == ("", False)
        assert await device.refused("GET", "/api/codes/%20") == "no-such-table"


async def test_nobody_sits_down_at_a_device_but_whom_it_seats(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        device, stranger = await home.guest("Device"), await home.guest("Jan")
        table = (await lay(device, "hotseat"))["id"]
        path = f"/api/tables/{table}"
        assert await stranger.refused("POST", f"{path}/join") == "one-device"
        ticket = await stranger.do(table, "ticket")
        assert await stranger.refused("POST", f"{path}/seat", ticket) == "not-the-host"
        other = await stranger.do(await stranger.lay(2), "ticket")
        for bad in (ticket, other):  # one is used up, one is for another table
            assert await device.refused("POST", f"{path}/seat", bad) == "bad-ticket"
        ala = await pass_to(device, table, "Ala")
        places = (await device.get(path))["places"]
        assert [place["name"] for place in places] == ["Ala", ""]
        assert (await ala.do(table, "join"))["seat"] == 0, "it is hers"


async def test_a_bot_that_goes_leaves_a_chair_of_the_device(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        device, stranger = await home.guest("Device"), await home.guest("Jan")
        table = (await lay(device, "hotseat", bots=["random", "random"]))["id"]
        assert (await device.do(table, "kick", {"seat": 1}))["way"] == "hotseat"
        assert await stranger.refused("POST", f"/api/tables/{table}/join") == "one-device"
        await pass_to(device, table, "Ala")
        assert home.room(table).places[1].device == home.room(table).host


async def test_a_race_is_no_game_for_one_device(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        device = await home.guest("Device")
        asked = {"book": "ubongo", "seats": 2, "way": "hotseat"}
        assert await device.refused("POST", "/api/tables", asked) == "no-hotseat"


#: What nobody can do on a device that somebody else holds.
OUT_OF_REACH = [
    ("unikat", {"uni.turnTimer": 30}),
    ("uno-108", {"uno.jumpIn": "on", "uno.turnTimer": 30, "k108.hintPenalty": "vote"}),
    ("uno-112", {"uno.jumpIn": "on", "uno.catchGraceMs": 900}),
]


@pytest.mark.parametrize(("book", "asked"), OUT_OF_REACH)
async def test_around_a_device_nobody_jumps_in_and_nobody_is_timed(
    tmp_path: Path, book: str, asked: dict[str, Any]
) -> None:
    async with at_home(tmp_path) as home:
        device = await home.guest("Device")
        for way in ("hotseat", "screen"):
            table = (await lay(device, way, book, options=asked))["id"]
            for _ in range(2):
                options = home.room(table).options
                kept = {key for key, value in asked.items() if options[key] == value}
                assert kept == (set() if way == "hotseat" else set(asked))
                await device.do(table, "options", {"options": asked})
        bad = {"book": book, "seats": 2, "way": "hotseat", "options": dict.fromkeys(asked, "x")}
        assert await device.refused("POST", "/api/tables", bad) == "bad-option-value"


async def test_around_a_device_no_clock_runs_for_the_word(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        device = await home.guest("Device")
        for way, grace in (("hotseat", 0), ("screen", 1500)):
            table = (await lay(device, way, "uno-112"))["id"]
            assert home.room(table).options["uno.catchGraceMs"] == grace
            await device.do(table, "options", {"options": {}})
            assert home.room(table).options["uno.catchGraceMs"] == grace


# -- the word, and a bot that comes next ----------------------------------------------------------
#: Ala may lay the last card but one; the bot comes next, and Olek after it.
SILENT = "top R5; hand 0 R1 B2; hand 1 R6 G7 Y8; hand 2 R3 G4 Y5"


async def gone_silent(home: Home) -> tuple[Line, list[Person], str]:
    """Around one device Ala comes to one card without the word, and a bot is next."""
    device = await home.guest("Device")
    table = (await lay(device, "hotseat", "uno-112", 3))["id"]
    ala = await pass_to(device, table, "Ala")
    await device.do(table, "bots", {"bot": "random"})
    olek = await pass_to(device, table, "Olek")
    line = await device.line(table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.house.steward, "look_after", lambda room: None)
        await device.do(table, "start")
    match = played(home, table)
    await match.begin()
    match.state = match.game.read_position(f"uno-112; seats 3; {SILENT}")
    home.house.steward.look_after(home.room(table))
    await match.act(0, "lay", match.decision, "play R1")
    await settled()
    return line, [ala, olek], table


async def bot_has_played(home: Home, table: str) -> bool:
    """Whether the bot has done something by the time it has had every chance to."""
    await asyncio.sleep(0.2)
    return any(kept.entry.who == 1 for kept in played(home, table).kept)


@pytest.mark.slow
async def test_a_bot_waits_until_the_table_was_asked_about_the_word(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        line, _, table = await gone_silent(home)
        assert not await bot_has_played(home, table)
        line.send({"t": "on", "seq": played(home, table).head - 1})
        assert not await bot_has_played(home, table), "that was about something else"
        line.send({"t": "on", "seq": 10**30})
        await until(lambda: any(kept.entry.who == 1 for kept in played(home, table).kept))
        assert home.room(table).onward <= played(home, table).head, "nothing is said beforehand"


@pytest.mark.slow
async def test_who_is_caught_before_a_bot_plays_draws_and_it_goes_on(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        _, (_, olek), table = await gone_silent(home)
        stranger = await (await home.guest("Jan")).line(table)
        stranger.send({"t": "on", "seq": played(home, table).head})
        assert not await bot_has_played(home, table), "who only watches has no say"
        caught = await olek.line(table)
        now = (await caught.now())["now"]
        assert "catch 0" in now["legal"]
        caught.send({"t": "act", "cid": "c", "dec": now["dec"], "action": "catch 0"})
        assert (await caught.until("ack"))["cid"] == "c"
        await until(lambda: any(kept.entry.who == 1 for kept in played(home, table).kept))
