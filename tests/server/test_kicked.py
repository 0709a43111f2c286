"""Who was shown out is out: of the chair, of the table, of its lines and of what comes after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cups import lay
from tests.server.home import Begun, Home, Line, Person, at_home, begun, dealt, settled, until
from tests.server.houses import Houses, moved_to, seated
from tests.server.test_rooms import finish, said_goodbye

#: All that somebody can ask of a table that is not over.
ASKED = ["GET", "GET replay", "POST join", "POST ticket", "POST ready", "POST leave", "POST return"]
SHARE = {"share": "ab" * 16}
both_setups = pytest.mark.both_setups


async def waiting(home: Home, public: bool = False) -> tuple[str, Person, Person]:
    """A table that Ala has laid, with Olek at it."""
    ala, olek = await home.guest("Ala"), await home.guest("Olek")
    table = await ala.lay(2, public=public)
    await olek.do(table, "join")
    return table, ala, olek


async def answers(who: Person, table: str, kind: str = "tables") -> set[tuple[int, str]]:
    """What is answered to whatever somebody asks of a table, or of a tournament."""
    found = set()
    for how, _, what in (asked.partition(" ") for asked in ASKED):
        if (kind, what) not in (("tournaments", "replay"), ("tournaments", "ticket")):
            path = f"/api/{kind}/{table}/{what}".rstrip("/")
            answer = await who.ask(
                how, path, SHARE if (kind, what) == ("tables", "ready") else None
            )
            found.add((answer.status_code, answer.json()["code"]))
    return found


async def ticket_of(who: Person, table: str) -> str:
    return str((await who.do(table, "ticket"))["ticket"])


def hello(home: Home, ticket: str) -> Line:
    return Line(home.house, {"t": "hello", "ticket": ticket, "last": 0})


async def first_word(line: Line) -> str:
    """What is said to a ticket: welcome, or why not."""
    frame = await line.next()
    return str(frame.get("code", frame["t"]))


@both_setups
@pytest.mark.parametrize("playing", [False, True])
async def test_f16_who_was_shown_out_may_not_come_back(tmp_path: Path, playing: bool) -> None:
    async with at_home(tmp_path) as home:
        table, ala, olek = await waiting(home)
        for guest in (ala, olek):
            await guest.ready(table)
        if playing:
            await ala.do(table, "start")
            await dealt(home.room(table))
        lines = [await olek.line(table), await olek.line(table)]
        code = home.room(table).code
        await ala.do(table, "kick", {"seat": 1})
        for line in lines:
            assert await said_goodbye(line) == "kicked"
        assert await answers(olek, table) == {(403, "barred")}
        if not playing:
            assert await olek.refused("GET", f"/api/codes/{code}") == "barred"
        told = (await olek.ask("GET", f"/api/tables/{table}?lang=pl")).json()["error"]
        assert told.startswith("gospodarz poprosił cię o odejście")
        zofia = await home.guest("Zofia")
        assert (await zofia.get(f"/api/tables/{table}"))["seat"] is None, "others may look on"


@both_setups
async def test_f16_a_ticket_from_before_is_worth_nothing(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        table, ala, olek = await waiting(home)
        elsewhere = await ala.lay(2)
        before, other = await ticket_of(olek, table), await ticket_of(olek, elsewhere)
        await ala.do(table, "kick", {"seat": 1})
        assert await first_word(hello(home, before)) == "kicked"
        assert (await hello(home, other).until("welcome"))["table"] == elsewhere
        seat = {"ticket": await ticket_of(await home.guest("Zofia"), table)}
        assert (await ala.do(table, "seat", seat))["seat"] == 0, "the chair is for others"


@both_setups
async def test_f16_who_is_let_go_is_not_heard_any_more(tmp_path: Path) -> None:
    """Whatever was on its way when a line was closed: by a host, or by a move to a new device."""
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        await dealt(game.room)
        lines = [await guest.line(game.table) for guest in game.guests]
        nows = [(await line.now())["now"] for line in lines]
        for line, now in zip(lines, nows, strict=True):
            action = (now["legal"] or ["pass"])[0]
            line.send({"t": "act", "cid": "late", "dec": now["dec"], "action": action})
            home.house.lobby.sign_out(line.connection.guest)
        for line in lines:
            assert await said_goodbye(line) == "moved"
        await settled()
        assert [row.cid for row in await home.house.store.journal(game.table)] == ["server-1"]


@both_setups
async def test_f16_a_public_table_may_be_watched_by_anybody(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        table, ala, olek = await waiting(home, public=True)
        line, before = await olek.line(table), await ticket_of(olek, table)
        await ala.do(table, "kick", {"seat": 1})
        assert await said_goodbye(line) == "kicked"
        assert (await olek.get(f"/api/tables/{table}"))["seat"] is None
        for watching in (hello(home, before), await olek.line(table)):
            assert (await watching.until("welcome"))["seat"] is None
        assert await olek.refused("POST", f"/api/tables/{table}/join") == "barred"
        assert [room["id"] for room in (await olek.get("/api/tables"))["public"]] == [table]


@both_setups
async def test_f16_a_game_with_somebody_shown_out_may_be_checked_after_it(tmp_path: Path) -> None:
    """The chance of the match is also made of the share of who was shown out."""
    async with at_home(tmp_path) as home:
        game: Begun = await begun(home)
        await dealt(game.room)
        await game.guests[0].do(game.table, "kick", {"seat": 1})
        await finish(home, game.table)
        olek = game.guests[1]
        assert "secret " in (await olek.ask("GET", f"/api/tables/{game.table}/record")).text
        again = await game.guests[0].do(game.table, "rematch")
        assert await answers(olek, again["id"]) == {(403, "barred")}


@both_setups
async def test_f16_who_was_shown_out_stays_out_after_a_restart(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        table, ala, olek = await waiting(home)
        await ala.do(table, "kick", {"seat": 1})
    async with at_home(tmp_path) as home:
        assert await answers(Person(home, olek.token), table) == {(403, "barred")}


@both_setups
async def test_f16_who_was_shown_out_of_a_tournament_is_out_of_its_tables_too(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 3)
        olek, code = cup.people.pop(), cup.hall.code
        await cup.ask("kick", 0, {"player": 3})
        assert await answers(olek, cup.id, "tournaments") == {(403, "barred")}
        assert await olek.refused("GET", f"/api/tournament-codes/{code}") == "barred"
        assert (await olek.get("/api/tournaments"))["mine"] == []
        await cup.begin()
        await until(lambda: "1.I" in cup.hall.tables)
        await until(lambda: cup.hall.tables["1.I"] in home.house.lobby.rooms)
        assert await answers(olek, cup.id, "tournaments") == {(403, "barred")}
        assert await answers(olek, cup.hall.tables["1.I"]) == {(403, "barred")}


@pytest.mark.parametrize("playing", [False, True])
async def test_f16_who_was_shown_out_at_one_house_is_out_at_the_other(
    houses: Houses, playing: bool
) -> None:
    async with houses() as (one, two):
        table, ala, olek = await seated(one, two)
        if playing:
            await ala.do(table, "start")
        line, before = await olek.line(table), await ticket_of(olek, table)
        await line.until("welcome")
        await ala.do(table, "kick", {"seat": 1})
        assert await first_word(hello(two, before)) == "kicked"
        for home in (one, two):
            assert await answers(moved_to(home, olek), table) == {(403, "barred")}
        assert await said_goodbye(line) == "kicked"


async def test_f16_who_was_shown_out_of_a_tournament_is_out_at_the_other_house(
    houses: Houses,
) -> None:
    async with houses() as (one, two):
        cup = await lay(one, 1)
        olek = await two.guest("Olek")
        assert (await olek.post(f"/api/tournaments/{cup.id}/join"))["player"] == 2
        await cup.ask("kick", 0, {"player": 2})
        for home in (one, two):
            assert await answers(moved_to(home, olek), cup.id, "tournaments") == {(403, "barred")}
