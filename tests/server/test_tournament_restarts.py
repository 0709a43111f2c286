"""A tournament survives whatever happens to its server, and notes every result exactly once."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stolik.core.fairness import commit
from stolik.core.record import Promise, verify
from stolik.games import BOOKS
from stolik.games.uno.tournament import (
    DUEL,
    Fixture,
    Lot,
    Tournament,
    chance_of_all,
    prolonged,
)
from stolik.server.bus import MemoryBus
from stolik.server.failpoints import TOURNAMENT
from stolik.server.room import OVER, PLAYING, WAITING
from stolik.server.store import Conflict, Store, StoreTrouble
from stolik.server.store.tournaments import save_tournament
from stolik.server.table import Table
from stolik.server.tournament.halls import STUCK
from tests.kit import rule
from tests.server.client import SECONDS, Client, Server
from tests.server.cups import LEVEL, QUICK, Cup, lay, pretend
from tests.server.home import Person, at_home, settled, until
from tests.server.houses import Deaf, Houses, file_world, two_houses
from tests.server.kit import opened, play_some
from tests.server.nursery import Quick
from tests.server.setups import FILE, query

pytestmark = pytest.mark.both_setups
MATCHES = ["1.I", "2.I", "3.I", "duel"]


# -- a house that is closed and opened again ------------------------------------------------------
async def test_a_house_takes_its_tournaments_up_where_they_were(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 3, pause=60)
        await cup.begin()
        await cup.ask("leave", 1)
    async with at_home(tmp_path) as home:
        cup = Cup(home, [Person(home, person.token) for person in cup.people], cup.id)
        told = await cup.see()
        assert (told["state"], told["rest"]) == ("playing", 5_000)
        assert [place["away"] for place in told["places"]] == [False, True, False, False]
        assert cup.room("1.I").state == WAITING
        assert (await cup.people[2].get("/api/tournaments"))["mine"][0]["id"] == cup.id
        await cup.pass_time(0)  # the break begins when the tournament is first looked at
        await cup.pass_time(5)
        await cup.share("1.I")
        assert cup.room("1.I").state == PLAYING


async def test_who_waits_for_players_is_found_by_the_same_code(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        code = (await (await lay(home)).see())["code"]
    async with at_home(tmp_path) as home:
        guest = await home.guest("Olek")
        assert (await guest.get(f"/api/tournament-codes/{code}"))["state"] == "waiting"


# -- two who drive the same tournament ------------------------------------------------------------
async def test_who_was_slower_takes_over_what_the_other_has_kept(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2, pause=60)
        ledger = home.house.halls.ledger
        other = await ledger.load(cup.id)
        assert other is not None
        await cup.begin()
        with pytest.raises(Conflict):  # it has not heard that it has begun
            async with ledger.changing(other) as draft:
                draft.host = "me"
        await ledger.reload(other)
        assert (other.state, other.tables) == (PLAYING, cup.hall.tables)
        await ledger.append(other, "leave 2")
        with pytest.raises(Conflict):
            await ledger.append(cup.hall, "leave 1")
        await cup.home.house.halls.ledger.reload(cup.hall)
        assert cup.hall.left == {2}


async def meddle(cup: Cup) -> None:
    """Another process changes a tournament, which this one does not hear of."""
    ledger = cup.home.house.halls.ledger
    other = await ledger.load(cup.id)
    assert other is not None
    async with ledger.changing(other) as draft:
        draft.touched += 1
    if other.state == PLAYING:
        await ledger.append(other, "leave 4")


async def test_who_was_slower_tries_once_more(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 3, pause=60)
        for what, who, data in CHANGES:
            await meddle(cup)
            await cup.ask(what, who, data)
        await meddle(cup)
        await cup.people[0].post("/api/guests/me", {"name": "Alicja"})
        assert cup.hall.chair(1).name == "Alicja"
        for what, who in (("begin", 0), ("leave", 0), ("return", 0), ("ready", 1)):
            await meddle(cup)
            await cup.ask(what, who)
        assert (cup.hall.host, cup.hall.left) == (cup.hall.chair(2).guest, {4})
        await meddle(cup)
        assert (await cup.ask("abandon", 1))["state"] == "abandoned"


CHANGES: list[tuple[str, int, Any]] = [
    ("kick", 0, {"player": 3}),
    ("leave", 1, None),
    ("join", 1, None),
    ("ready", 0, None),
    ("ready", 1, None),
]


async def test_nothing_of_a_change_is_believed_before_it_is_kept(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 1, pause=60)
        await cup.ask("ready")
        store, seen, steps = home.house.store, list[object](), list[asyncio.Task[None]]()
        ask = store.ask

        async def broken(work: Any) -> Any:
            if getattr(work, "func", None) is save_tournament:
                steps.append(asyncio.create_task(home.house.halls.step(cup.hall)))
                await settled()
                seen.append((cup.hall.state, cup.hall.begun()))
                raise StoreTrouble("the disk is full")
            return await ask(work)

        store.ask = broken  # type: ignore[method-assign]
        answer = await cup.people[0].ask("POST", f"/api/tournaments/{cup.id}/begin")
        store.ask = ask  # type: ignore[method-assign]
        await asyncio.gather(*steps)
        assert (answer.status_code, seen) == (503, [(WAITING, False)])
        assert cup.hall.journal == []
        await cup.ask("begin")
        assert cup.hall.play.names == tuple([chair.name for chair in cup.hall.chairs])


@rule("K108-131")
async def test_two_houses_draw_the_same_lot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As an order of four players two lots might be the same by luck.
    monkeypatch.setattr(Tournament, "draw_lot", lambda _, below: Lot((below(1 << 30),)))

    async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
        cup = await lay(one, 2, pause=60)
        await cup.begin()
        for match, deals in zip(MATCHES, LEVEL, strict=False):
            await one.house.halls.step(cup.hall)
            await two.house.lobby.refresh(cup.room(match).id)
            await cup.share(match)  # of which the other house has not heard
            await pretend(cup, match, deals)
        mine, other = [await home.house.halls._steps._lot(cup.hall) for home in (one, two)]
        promises = [cup.room(match).promise() for match in MATCHES[:3]]
        assert mine == other == cup.hall.play.draw_lot(chance_of_all(promises))


async def test_a_step_that_somebody_else_has_done_is_not_done_again(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2, pause=60)
        halls = home.house.halls
        other = await halls.ledger.load(cup.id)
        assert other is not None
        await cup.begin()
        other.state = PLAYING
        other.chairs = cup.hall.chairs
        await halls.step(other)  # would lay a table of its own
        assert other.tables == cup.hall.tables
        assert len(home.house.lobby.rooms) == 1


# -- a server that is killed ----------------------------------------------------------------------
@pytest.mark.slow
def test_killed_at_every_place_it_notes_each_result_once(tmp_path: Path) -> None:
    with Quick(tmp_path) as server:
        client, tournament = begin(server)
        for place in TOURNAMENT:
            server.kill()
            server.start(f"{place}:1")
            wait_for_death(server, tournament)
        server.kill()
        server.start()
        told = wait_for_winner(client, tournament)
    check_journal(tmp_path, told)


@pytest.mark.slow
def test_killed_at_any_moment_it_notes_each_result_once(tmp_path: Path) -> None:
    luck = random.Random(6)
    with Quick(tmp_path) as server:
        client, tournament = begin(server)
        for _ in range(4):
            wait_for_entries(server, luck.randrange(1, 60))
            server.kill()
            server.start()
        told = wait_for_winner(client, tournament)
    check_journal(tmp_path, told)


def begin(server: Server) -> tuple[Client, str]:
    """A tournament whose only person has left it to a bot."""
    client = Client(server, "Ala")
    # No bot waits for a word that nobody says.
    data = {"form": "rotation12", **QUICK, "options": {"uno.catchGraceMs": 0}}
    tournament = client.post("/api/tournaments", data)["id"]
    for what in ("ready", "begin", "leave"):
        client.post(f"/api/tournaments/{tournament}/{what}")
    return client, tournament


def wait_for_death(server: Server, tournament: str) -> None:
    """Until the server has died by itself, or there is nothing left to die in."""
    end = time.monotonic() + SECONDS
    while server.process.poll() is None and state_of(tournament, server.folder) != "over":
        assert time.monotonic() < end
        time.sleep(0.02)


def wait_for_entries(server: Server, more: int) -> None:
    """Until so many more moves are kept."""
    end, wanted = time.monotonic() + SECONDS, entries_in(server.folder) + more
    while entries_in(server.folder) < wanted:
        assert time.monotonic() < end
        time.sleep(0.002)


def entries_in(folder: Path) -> int:
    (row,) = query(folder / FILE, "select count(*) as entries from journal")
    return int(row["entries"])


def state_of(tournament: str, folder: Path) -> str:
    (row,) = query(folder / FILE, "select state from tournaments where id = ?", tournament)
    return str(row["state"])


def wait_for_winner(client: Client, tournament: str) -> Any:
    """Until the tournament is over; what is told of it then."""
    end = time.monotonic() + 2 * SECONDS
    while True:
        assert time.monotonic() < end
        told = client.ask("GET", f"/api/tournaments/{tournament}").json()
        if told["state"] == "over":
            return told
        time.sleep(0.05)


def check_journal(folder: Path, told: Any) -> None:
    """Each match was laid once and noted once, in order; its table says the same."""
    assert told["winner"] in (1, 2, 3, 4)
    file = folder / FILE
    rows = query(file, "select seq, entry from tournament_journal order by seq")
    tables = query(file, "select fixture, state, id from tables order by created")
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    entries = [str(row["entry"]) for row in rows]
    noted = [entry.split()[1] for entry in entries if entry.startswith("result ")]
    laid = dict(entry.split()[1:] for entry in entries if entry.startswith("table "))
    assert noted == MATCHES
    assert [(row["fixture"], row["state"], row["id"]) for row in tables] == [
        (match, "over", laid[match]) for match in MATCHES
    ]


# -- a tied duel ----------------------------------------------------------------------------------
#: With this secret two who play at random have the same sum after two deals.
TIED = (122).to_bytes(32, "big")
TO_THE_TIE = 130


def duel_over(store: Store) -> Table:
    """A duel of two deals that has not begun."""
    game, _ = BOOKS["uno-108"]
    options = Fixture(DUEL, 0, (1, 2), 2).options({})
    table = Table("t1", game, options, 2, Promise("t1", commit("t1", TIED), {}, TIED), store)
    table.prolong = prolonged
    return table


@rule("K108-130")
async def test_a_tied_duel_goes_on_and_is_never_seen_over(tmp_path: Path) -> None:
    store = await opened(tmp_path / "data.db")
    table = duel_over(store)
    await table.begin()
    await play_some(table, TO_THE_TIE)
    assert (table.options["k108.deals"], table.over) == (2, False)
    assert await play_some(table, 10, "more") == 10
    # The third deal has begun; nobody has seen the match over, and its secret stays shut.
    assert (table.options["k108.deals"], table.over) == (3, False)
    again = duel_over(store)
    await again.resume()
    position = table.game.write_position
    assert (again.options, position(again.state)) == (table.options, position(table.state))
    await play_some(again, 10_000)
    assert (again.over, again.options["k108.deals"]) == (True, 3)
    assert verify(again.record().text(), BOOKS).options == again.options
    await store.close()


async def test_a_match_of_a_block_is_not_prolonged(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 1)
        await cup.begin()
        room = await cup.playing("1.I")
        assert room.table is not None
        assert room.table.prolong is None


# -- several processes ----------------------------------------------------------------------------
@pytest.mark.slow
async def test_two_houses_drive_the_same_tournament(heard_houses: Houses) -> None:
    async with heard_houses() as (one, two):
        cup = await lay(one, options={"uno.catchGraceMs": 0})
        other = await two.guest("Olek")
        code = (await cup.see())["code"]
        assert (await other.get(f"/api/tournament-codes/{code}"))["id"] == cup.id
        away = Cup(two, [other], cup.id)
        await away.ask("join")
        await away.ask("ready")
        await cup.begin()
        await cup.ask("leave")
        await away.ask("leave")
        await until(lambda: all(it.hall.state == OVER for it in (cup, away)))
        assert [it.entry for it in cup.hall.journal] == [it.entry for it in away.hall.journal]
        noted = [it.key for it in cup.hall.journal if it.key.startswith("result")]
        assert noted == [f"result {match}" for match in MATCHES]


@pytest.mark.slow
async def test_who_only_follows_does_not_replay_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(file_world(tmp_path, MemoryBus)) as (one, two):
        cup = await lay(one, 2)
        await cup.begin()
        room = await cup.playing("1.I")
        resumed = list[Table]()
        monkeypatch.setattr(Table, "resume", lambda table: resumed.append(table))
        await two.house.halls.freshen_all()
        for _ in range(3):
            await two.house.neighbours.look()
            await two.house.halls.step(two.house.halls.halls[cup.id])
        assert (two.room(room.id).state, resumed) == (PLAYING, [])


async def test_a_tournament_that_does_not_move_is_noted_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "stolik"):
        async with at_home(tmp_path) as home:
            cup = await lay(home, 2, pause=60)
            await cup.begin()
            home.house.lobby.leave_alone(cup.room("1.I").id, Conflict("garbled"))
            for _ in range(3 * STUCK):
                await home.house.halls.step(cup.hall)
    assert [record.msg for record in caplog.records].count("tournament-stuck") == 1


async def test_one_that_cannot_be_read_does_not_hide_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "stolik"):
        async with two_houses(file_world(tmp_path, Deaf)) as (one, two):
            first, cup = await lay(one), await lay(one)
            stranger = replace(first.hall.row(), id="0" * 32, code="AAAAAAA", form="rotation99")
            await one.house.store.ask(partial(save_tournament, row=replace(stranger, revision=0)))
            garbled = replace(stranger, id="1" * 32, form=first.hall.form, chairs='[{"wheels": 4}]')
            await one.house.store.ask(partial(save_tournament, row=replace(garbled, revision=0)))
            for home in (one, two, one, two):
                await home.house.halls.freshen_all()
            assert {first.id, cup.id} <= set(two.house.halls.halls)
            noted = [record for record in caplog.records if record.msg == "tournament-unreadable"]
            assert len(noted) == 4  # each of them once in each house
            person = await two.guest("Olek")
            for unreadable in (stranger, garbled):
                path = f"/api/tournaments/{unreadable.id}"
                assert await person.refused("GET", path) == "no-such-tournament"
