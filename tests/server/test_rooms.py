"""Tables around a match: chairs, hosts, links, lists, and what must not be lost with them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from stolik.bots import house_bot
from stolik.core.game import Leave
from stolik.core.record import verify
from stolik.games import BOOKS
from stolik.server.identity import LINK_SECONDS, hash_token
from stolik.server.table import Stale
from stolik.server.wires import Gone
from tests.server.home import (
    HOUR,
    Begun,
    Home,
    Line,
    Person,
    at_home,
    begun,
    dealt,
    outlived,
    until,
)
from tests.server.setups import FILE, query

pytestmark = pytest.mark.both_setups


async def finish(home: Home, table: str) -> None:
    """Play a match to its end from within."""
    await dealt(home.room(table))
    played = home.room(table).table
    assert played is not None
    while not played.over:
        seat = played.game.actors(played.state)[0]
        legal = played.game.plain(played.game.legal(played.state, seat))
        text = played.game.write_action(legal[0])
        with suppress(Stale):  # a bot was faster
            await played.act(seat, f"f{played.head}", played.decision, text)
    await until(lambda: home.room(table).state == "over")


async def said_goodbye(line: Line) -> str:
    """The code with which a line was closed."""
    code = (await line.until("bye"))["code"]
    with pytest.raises(Gone):
        await line.next()
    return str(code)


async def test_asking_for_a_record_too_early_changes_no_shuffle(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        table = await ala.lay(2)
        for path in ("record", "replay"):
            assert await olek.refused("GET", f"/api/tables/{table}/{path}") == "record-not-yet"
        await olek.do(table, "join")
        await ala.ready(table, "11" * 32)
        await olek.ready(table, "22" * 32)
        await ala.do(table, "start")
        await finish(home, table)
        text = (await ala.ask("GET", f"/api/tables/{table}/record")).text
        promise = verify(text, BOOKS).promise
        assert promise is not None
        assert promise.shares == {0: b"\x11" * 32, 1: b"\x22" * 32}


async def test_a_kicked_player_s_share_stays_in_the_shuffle(tmp_path: Path) -> None:
    tables: list[str] = []
    tokens: list[str] = []
    async with at_home(tmp_path) as home:
        game = await begun(home)
        await dealt(game.room)
        tables.append(game.table)
        tokens.append(game.guests[0].token)
        room = await game.guests[0].do(game.table, "kick", {"seat": 1})
        assert (room["places"][1]["bot"], room["places"][1]["away"]) == (
            house_bot("unikat"),
            False,
        )
        join = f"/api/tables/{game.table}/join"
        assert await game.guests[1].refused("POST", join) == "barred"
    async with at_home(tmp_path) as home:
        await finish(home, tables[0])
        ala = Person(home, tokens[0])
        text = (await ala.ask("GET", f"/api/tables/{tables[0]}/record")).text
        assert verify(text, BOOKS).ending == "over"


async def test_who_leaves_before_the_deal_has_it_dealt_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_home(tmp_path) as home:
        with monkeypatch.context() as patch:
            patch.setattr(home.house.steward, "look_after", lambda room: None)
            game = await begun(home)
        leave = f"/api/tables/{game.table}/leave"
        assert (await game.guests[1].post(leave))["places"][1]["away"]
        assert game.room.table is not None
        first, second = game.room.table.kept
        assert first.entry.action is None
        assert second.entry.action == Leave(1)


async def test_the_host_shows_somebody_out_of_a_waiting_table(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        table = await ala.lay(3)
        await olek.do(table, "join")
        line = await olek.line(table)
        assert await olek.refused("POST", f"/api/tables/{table}/kick", None) == "malformed"
        seat = {"seat": 1}
        assert await olek.refused("POST", f"/api/tables/{table}/kick", seat) == "not-the-host"
        for nobody in (0, 19):
            data = {"seat": nobody}
            assert await ala.refused("POST", f"/api/tables/{table}/kick", data) == "nobody-to-kick"
        room = await ala.do(table, "kick", seat)
        assert room["places"][1]["free"]
        assert await said_goodbye(line) == "kicked"
        assert await olek.refused("POST", f"/api/tables/{table}/join") == "barred"


async def test_who_lays_a_table_plays_and_is_no_judge(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        books = await ala.get("/api/books")
        words = {o["key"]: o["words"] for book in books for o in book["options"]}
        assert words["k108.hintPenalty"] == ["admit", "vote", "off"]
        asked = {"book": "uno-108", "seats": 3, "options": {"k108.hintPenalty": "host"}}
        assert await ala.refused("POST", "/api/tables", asked) == "bad-option-value"


async def test_a_book_is_told_with_its_house_rules_and_the_topics_of_its_search(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        told = await ala.get("/api/books/uno-108/clauses")
        clauses = {clause["id"]: clause for clause in told["clauses"]}
        assert clauses["K108-06"]["shows"] == ["RD", "YD", "GD", "BD"]
        assert clauses["HOUSE-01"]["chapter"] == "house-part-1"
        assert "HOUSE-05" not in clauses
        assert told["topics"]["jump-in"] == ["HOUSE-02"]
        assert await ala.refused("GET", "/api/books/chess/clauses") == "unknown-book"


async def test_levels_are_offered_from_the_easiest_and_older_names_still_play(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        bots = {book["book"]: book["bots"] for book in await ala.get("/api/books")}
        assert bots["ubongo"] == ["novice", "regular", "skilled", "expert"]
        assert all(bots.values())
        old = ["montecarlo", "counts", "random"]
        data = {"book": "ubongo", "seats": 4, "bots": old}
        room = await ala.post("/api/tables", data)
        assert [place["bot"] for place in room["places"][1:]] == old


async def test_a_host_hands_over_and_a_host_who_leaves_is_followed(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek, zofia = [await home.guest(name) for name in ("Ala", "Olek", "Zofia")]
        table = await ala.lay(3)
        for guest in (olek, zofia):
            await guest.do(table, "join")
        path = f"/api/tables/{table}/host"
        assert await ala.refused("POST", path, {"seat": 7}) == "no-person-there"
        assert (await ala.do(table, "host", {"seat": 1}))["host"] == 1
        assert await ala.refused("POST", path, {"seat": 0}) == "not-the-host"
        await (await zofia.line(table)).until("welcome")
        await olek.do(table, "leave")
        # The one who is there comes before the one on the first chair.
        assert (await ala.get(f"/api/tables/{table}"))["host"] == 2
        await zofia.do(table, "leave")
        await ala.do(table, "leave")
        assert (await ala.get(f"/api/tables/{table}"))["state"] == "abandoned"


async def test_a_rematch_is_laid_once_and_found_by_the_others(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, bots=1)
        ala, olek = game.guests
        stranger = await home.guest("Jan")
        line = await olek.line(game.table)
        path = f"/api/tables/{game.table}/rematch"
        assert await ala.refused("POST", path) == "still-playing"
        await dealt(game.room)
        await finish(home, game.table)
        assert await stranger.refused("POST", path) == "not-seated"
        again = await olek.post(path)
        assert (again["state"], again["host"], again["id"]) == ("waiting", 2, again["id"])
        assert [place["ready"] for place in again["places"]] == [False, True, False]
        assert (await ala.post(path))["id"] == again["id"]
        assert (await line.until_room(lambda room: room["next"] != ""))["next"] == again["id"]
        old = (await ala.get(f"/api/tables/{game.table}"))["commit"]
        assert again["commit"] != old


async def test_public_tables_are_listed_and_others_are_not(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        shown, hidden = await ala.lay(2, public=True), await ala.lay(2)
        tables = await olek.get("/api/tables")
        assert ([room["id"] for room in tables["public"]], tables["mine"]) == ([shown], [])
        mine = [room["id"] for room in (await ala.get("/api/tables"))["mine"]]
        assert set(mine) == {shown, hidden}
        await olek.do(shown, "join")
        assert [room["seat"] for room in (await olek.get("/api/tables"))["mine"]] == [1]


async def test_a_guest_has_only_so_many_waiting_tables(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        for _ in range(20):
            await ala.lay(2)
        data = {"book": "unikat", "seats": 2}
        assert await ala.refused("POST", "/api/tables", data) == "too-many"


async def test_a_guest_moves_to_another_device(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table = await ala.lay(2)
        line = await ala.line(table)
        await line.next()
        links = [(await ala.post("/api/guests/link"))["link"] for _ in range(2)]
        ticket = (await ala.do(table, "ticket"))["ticket"]
        moved = await Person(home, "").post("/api/guests/move", {"link": links[0]})
        assert await said_goodbye(line) == "moved"
        assert (await ala.ask("GET", "/api/guests/me")).status_code == 401
        phone = Person(home, moved["token"])
        assert (await phone.get("/api/guests/me"))["name"] == "Ala"
        assert (await phone.get(f"/api/tables/{table}"))["seat"] == 0
        # Nothing that the old device still holds opens anything.
        for link in links:
            assert await phone.refused("POST", "/api/guests/move", {"link": link}) == "bad-link"
        old = Line(home.house, {"t": "hello", "ticket": ticket})
        assert await said_goodbye(old) == "bad-ticket"


async def test_row_14_a_revoked_token_stays_so_whatever_it_asks_meanwhile(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        link = (await ala.post("/api/guests/link"))["link"]
        renames = [ala.ask("POST", "/api/guests/me", {"name": f"A{n}"}) for n in range(6)]
        move = Person(home, "").post("/api/guests/move", {"link": link})
        moved, *_ = await asyncio.gather(move, *renames)
        assert (await ala.ask("GET", "/api/guests/me")).status_code == 401
        assert await Person(home, moved["token"]).get("/api/guests/me")
        # Not the token and not the name: what came too late has changed nothing.
        (kept,) = await home.house.store.guests()
        assert kept == (moved["id"], moved["name"], hash_token(moved["token"]))


async def test_a_link_is_good_for_ten_minutes(tmp_path: Path) -> None:
    assert LINK_SECONDS == 600
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        late = await outlived(
            home, home.house.links, lambda: ala.post("/api/guests/link"), LINK_SECONDS + 1
        )
        answer = await ala.refused("POST", "/api/guests/move", {"link": late["link"]})
        assert answer == "bad-link"
        assert (await ala.get("/api/guests/me"))["name"] == "Ala"


async def test_a_new_name_is_seen_where_nothing_has_begun(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home)
        ala, olek = game.guests
        waiting = await ala.lay(2)
        line = await ala.line(waiting)
        assert (await ala.post("/api/guests/me", {"name": " Alicja "}))["name"] == "Alicja"
        assert await line.until_room(lambda room: room["places"][0]["name"] == "Alicja")
        assert (await olek.get(f"/api/tables/{game.table}"))["places"][0]["name"] == "Ala"
        assert await ala.refused("POST", "/api/guests/me", {"name": " "}) == "name-empty"


async def test_wrong_codes_are_counted_and_right_ones_are_not(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        code = (await ala.get(f"/api/tables/{await ala.lay(2)}"))["code"]
        for _ in range(12):
            assert (await ala.get(f"/api/codes/{code}"))["code"] == code
        refusals = [await ala.refused("GET", "/api/codes/000000") for _ in range(11)]
        assert refusals == ["no-such-table"] * 10 + ["too-many"]
        assert await ala.refused("GET", f"/api/codes/{code}") == "too-many"
        elsewhere = await ala.ask("GET", f"/api/codes/{code}", address="10.0.0.9")
        assert elsewhere.status_code == 200
        home.hands.seconds += 11
        assert (await ala.get(f"/api/codes/{code}"))["code"] == code


async def test_the_page_is_told_at_once_who_sits_where(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        table = await ala.lay(2)
        line = await ala.line(table)
        assert (await line.next())["head"] == 0
        watching = await olek.line(table)
        assert (await line.until_room(lambda room: room["watchers"] == 1))["seat"] == 0
        await olek.do(table, "join")
        room = await watching.until_room(lambda room: room["seat"] == 1)
        assert [place["here"] for place in room["places"]] == [True, True]
        for early in ({"t": "ping", "id": 4}, {"t": "why", "id": 5, "action": "pass"}):
            line.send(early)
            assert (await line.until("pong" if "ping" in early.values() else "because"))["id"]
        line.send({"t": "act", "cid": "x", "dec": 0, "action": "pass"})
        assert (await line.until("nack"))["code"] == "stale"
        await ala.ready(table)
        await olek.ready(table)
        await ala.do(table, "start")
        assert (await watching.until("ev"))["seq"] == 1
        await watching.hang_up()
        assert await line.until_room(lambda room: not room["places"][1]["here"])


def held(game: Begun) -> bool:
    """Whether the match is in memory."""
    return game.room.table is not None


async def test_an_ended_match_is_let_go_once_nobody_looks_at_it(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home)
        ala, path = game.guests[0], f"/api/tables/{game.table}/record"
        line = await ala.line(game.table)
        await finish(home, game.table)
        await home.house.lobby.forget(90)
        assert held(game), "somebody looks at it"
        before = (await ala.ask("GET", path)).text
        await line.hang_up()
        await home.house.lobby.forget(90)
        assert not held(game)
        assert (await ala.ask("GET", path)).text == before, "the journal has it"


async def test_a_match_in_play_is_never_let_go(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home)
        await dealt(game.room)
        await home.house.lobby.forget(90)
        assert held(game)
        async with game.room.lock:  # its end is being kept, which may yet fail
            game.room.state = "over"
            await home.house.lobby.forget(90)
            assert held(game)
            game.room.state = "playing"


async def test_who_is_forgotten_is_forgotten_in_memory_too(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        await ala.lay(2)
        home.hands.wall += 100 * 24 * HOUR
        zofia = await home.guest("Zofia")
        await home.house.forget()
        answers = [await who.ask("GET", "/api/guests/me") for who in (ala, olek, zofia)]
        assert [answer.status_code for answer in answers] == [200, 401, 200]
        guests = home.house.guests
        assert len(guests._held) == len(guests._by_hash) == 2


async def test_a_restart_keeps_everything_around_a_table(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        table = await ala.lay(3, bots=1, public=True)
        await olek.do(table, "join")
        await ala.do(table, "kick", {"seat": 2})
        await ala.ready(table)
        before = await ala.get(f"/api/tables/{table}")
    async with at_home(tmp_path) as home:
        ala, olek = Person(home, ala.token), Person(home, olek.token)
        assert await ala.get(f"/api/tables/{table}") == before
        assert await olek.refused("POST", f"/api/tables/{table}/join") == "barred"
        code = before["code"]
        assert (await ala.get(f"/api/codes/{code}"))["id"] == table


@pytest.mark.slow
@pytest.mark.parametrize(
    "harm",
    [
        "update tables set version = 3",
        "update tables set book = 'chess'",
        "update journal set at = at + 1",
    ],
)
async def test_row_23_a_table_that_can_t_be_read_is_left_alone_and_the_others_open(
    tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO", "stolik"):
        async with at_home(tmp_path) as home:
            game = await begun(home)
            await dealt(game.room)
        query(tmp_path / FILE, harm)
        async with at_home(tmp_path) as home:
            ala = Person(home, game.guests[0].token)
            assert await ala.refused("GET", f"/api/tables/{game.table}") == "no-such-table"
            assert await ala.lay(2)
            assert len(await home.house.store.tables()) == 2
    assert "table-unreadable" in [record.getMessage() for record in caplog.records]
