"""Results of matches: written once, made good after a fall, and shown without anybody's id."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stolik.server.ladder import Result
from stolik.server.programs import CROWDED
from stolik.server.room import OVER, Place, Room
from stolik.server.scorekeeper import _failed, _players
from stolik.server.store import Conflict, StoreTrouble
from stolik.server.store import ladder as rows
from stolik.server.table import Stale
from tests.server.client import SECONDS
from tests.server.home import HOUR, Begun, Home, Person, at_home, begun, dealt, until
from tests.server.kit import play_some

pytestmark = [pytest.mark.slow, pytest.mark.both_setups]
DAY = 24 * HOUR
LATER = 1_700_000_100_000
AT = "/api/ladder/unikat"


async def nothing(_: Room) -> None:
    """A server that falls before it can write a result."""


async def finish(it: Begun) -> Begun:
    """Play a match to its end."""
    await dealt(it.room)
    assert it.room.table is not None
    while not it.room.table.over:
        with suppress(Stale):  # a bot was faster
            await play_some(it.room.table, 10_000)
    await until(lambda: it.room.state == OVER)
    return it


async def played(home: Home, **more: Any) -> Begun:
    return await finish(await begun(home, rounds=1, **more))


async def results(home: Home, book: str = "unikat") -> list[Result]:
    return await home.house.store.ask(partial(rows.of_book, book=book))


async def written(home: Home, count: int) -> list[Result]:
    """The results, once there are so many."""
    async with asyncio.timeout(SECONDS):
        while len(found := await results(home)) < count:
            await asyncio.sleep(0.01)
    return found


def guest_ids(it: Begun) -> list[str]:
    return [place.guest for place in it.room.places]


# -- writing --------------------------------------------------------------------------------------
async def test_a_match_that_is_over_has_one_result(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await played(home)
        [result] = await written(home, 1)
        assert it.room.table is not None
        outcome = it.room.table.game.outcome(it.room.table.state)
        assert outcome is not None
        ids = guest_ids(it)
        first = {player for place, side in result.sides if place == 1 for player in side}
        assert first == {f"guest/{ids[seat]}" for seat in outcome.winners}
        assert (result.match, result.ended) == (it.table, home.hands.wall)
        assert result.counts
        for _ in range(2):
            await home.house.scorekeeper.note(it.room)
            await home.house.scorekeeper.catch_up()
        assert await results(home) == [result]


@pytest.mark.parametrize("stop", ["fell before", "store was in trouble"])
async def test_a_result_that_was_not_written_is_made_good_once(tmp_path: Path, stop: str) -> None:
    async def trouble(_: Room) -> None:
        raise StoreTrouble("full")

    async with at_home(tmp_path) as home:
        home.house.lobby.after = nothing if stop == "fell before" else trouble
        it = await played(home)
        home.hands.wall += 5000
        assert it.room.touched < home.hands.wall
        assert await results(home) == []
    async with at_home(tmp_path, wall=lambda: LATER) as home:
        kept = await written(home, 1)
        assert kept[0].ended < LATER  # it ended when it ended
    async with at_home(tmp_path, wall=lambda: LATER) as home:
        await home.house.scorekeeper.catch_up()
        assert await results(home) == kept


@pytest.mark.parametrize(("people", "counts"), [(2, False), (1, True)])
def test_people_who_share_a_device_are_rated_by_no_match(people: int, counts: bool) -> None:
    places = [Place(f"guest{number}", "Ala", device="tablet") for number in range(people)]
    players = _players([*places, Place(name="oak", bot="random")], "unikat")
    sides = tuple([(place, (player,)) for place, player in enumerate(players, 1)])
    assert Result("match", "unikat", 1, sides).counts is counts


def test_a_guest_for_whom_a_program_failed_has_not_failed() -> None:
    lost = {"id": "outsider-ended", "facts": {"code": 3}}
    assert _failed(Place(name="oak", bot="mine", lost=lost))
    assert not _failed(Place(name="oak", bot="mine", lost={"id": CROWDED, "facts": {}}))
    assert not _failed(Place(name="oak", bot="mine"))
    assert not _failed(Place("guest", "Ala", lost=lost))


async def test_a_match_that_was_given_up_has_no_result(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await begun(home, rounds=1)
        await dealt(it.room)
        home.hands.seconds += 25 * 3600
        home.hands.wall += 25 * HOUR
        await home.house.lobby.tidy()
        assert it.room.state == "abandoned"
        await home.house.scorekeeper.catch_up()
        assert await results(home) == []


async def test_who_has_left_is_noted(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await begun(home, people=3, rounds=1)
        await dealt(it.room)
        await it.guests[1].do(it.table, "leave")
        await finish(it)
        [result] = await written(home, 1)
        assert result.leavers == (f"guest/{guest_ids(it)[1]}",)
        assert result.counts


# -- recomputing ----------------------------------------------------------------------------------
async def test_what_is_recomputed_is_what_was_live(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        keeper = home.house.scorekeeper
        for count in (1, 2, 3):
            await played(home, people=1 + count % 2, bots=1)
            await written(home, count)
            home.hands.wall += 1000
            live = await keeper.ratings("unikat")  # goes on from what it knew
        audit = await keeper.audit(mend=False)
        assert (audit.sound, audit.clean) == (3, True)
        async with at_home(tmp_path) as other:
            assert await other.house.scorekeeper.ratings("unikat") == live
            assert sorted(it.games for it in live.values()) == [1, 1, 1, 1, 1, 3]


async def test_a_result_that_is_wrong_or_lost_is_put_right_from_the_journal(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        keeper, store = home.house.scorekeeper, home.house.store
        one, two = await played(home), await played(home)
        before = await written(home, 2)
        live = await keeper.ratings("unikat")
        sides = ((1, ("bot/random",)), (2, ("guest/x",)))
        forged = Result(one.table, "unikat", before[0].ended, sides)
        await store.ask(partial(rows.keep, result=forged, now=LATER, anew=True))
        assert "guest/x" in await keeper.ratings("unikat")  # though when they ended is the same
        lost = Result(two.table, "none", 1, ())
        await store.ask(partial(rows.keep, result=lost, now=LATER, anew=True))
        assert await keeper.ratings("unikat") != live
        for mend in (False, True):
            audit = await keeper.audit(mend)
            assert set(audit.different) == {one.table, two.table}
        assert (await keeper.audit(mend=False)).clean
        after = await results(home)
        assert {(r.match, r.sides) for r in after} == {(r.match, r.sides) for r in before}


async def test_a_journal_that_does_not_replay_is_named_and_left_alone(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await played(home)
        kept = await written(home, 1)
        home.house.scorekeeper._lobby = Blind()  # type: ignore[assignment]
        audit = await home.house.scorekeeper.audit(mend=True)
        assert (audit.unreadable, audit.clean) == ((it.table,), False)
        assert await results(home) == kept


class Blind:
    """A lobby that can't replay anything."""

    async def look_back(self, room: Room) -> None:
        raise Conflict(room.id)


# -- showing --------------------------------------------------------------------------------------
async def test_the_ladder_has_names_and_figures_and_no_ids(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await played(home, people=2, bots=1)
        await written(home, 1)
        ala = it.guests[0]
        data = await ala.get(AT)
        assert (data["book"], data["settled"], data["shown"]) == ("unikat", 5, True)
        assert sorted((r["name"], r["bot"]) for r in data["rungs"]) == [
            ("", "random"),
            ("Ala", ""),
            ("Olek", ""),
        ]
        assert [r["name"] for r in data["rungs"] if r["me"]] == ["Ala"]
        assert all(r["rank"] is None and r["games"] == 1 for r in data["rungs"])
        change = await ala.get(f"/api/tables/{it.table}/rating")
        mine = next(r for r in data["rungs"] if r["me"])
        assert (change["before"], change["after"]) == (200, mine["rating"])
        assert mine["change"] == mine["rating"] - 200
        text = json.dumps([data, change])
        ids = [guest for guest in guest_ids(it) if guest]
        assert len(ids) == 2
        assert not [guest for guest in ids if guest in text]
        assert it.table not in text


async def test_a_guest_can_hide_and_come_back(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await played(home)
        await written(home, 1)
        ala, olek = it.guests

        async def seen(who: Person) -> list[tuple[str, bool]]:
            rungs = (await who.get(AT))["rungs"]
            return sorted((rung["name"], rung["me"]) for rung in rungs)

        await ala.post("/api/guests/me/ladder", {"shown": False})
        assert await seen(olek) == [("Olek", True)]
        assert await seen(ala) == [("", True), ("Olek", False)]
        assert (await ala.get(AT))["shown"] is False
        await ala.post("/api/guests/me", {"name": "Alicja"})
        assert await seen(olek) == [("Olek", True)]
        await ala.post("/api/guests/me/ladder", {"shown": True})
        assert await seen(olek) == [("Alicja", False), ("Olek", True)]


async def test_the_ladder_is_for_guests_and_for_books_there_are(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        assert await Person(home, "").refused("GET", AT) == "no-token"
        assert await ala.refused("GET", "/api/ladder/chess") == "unknown-book"
        assert await ala.refused("POST", "/api/guests/me/ladder", {"shown": 3}) == "malformed"
        assert (await ala.get(AT))["rungs"] == []


async def test_only_a_player_learns_what_a_match_did_to_a_rating(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        home.house.lobby.after = nothing  # whoever asks first has it written
        it = await played(home)
        ask: Callable[[Person], Awaitable[Any]] = lambda who: who.get(  # noqa: E731
            f"/api/tables/{it.table}/rating"
        )
        stranger = await home.guest("Zofia")
        assert await ask(stranger) == {"before": None, "after": None, "games": 0}
        assert (await ask(it.guests[0]))["before"] == 200
        assert len(await results(home)) == 1


# -- forgetting -----------------------------------------------------------------------------------
async def test_results_stay_with_their_guests_and_go_with_the_last(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await played(home)
        await written(home, 1)
        ala = it.guests[0]
        home.hands.wall += 60 * DAY
        await ala.do(it.table, "ticket")  # seen
        home.hands.wall += 60 * DAY
        await home.house.lobby.forget(90)
        await home.house.scorekeeper.forget(90)
        assert it.table not in home.house.lobby.rooms
        assert [rung["name"] for rung in (await ala.get(AT))["rungs"]] == ["Ala"]
        assert (await home.house.scorekeeper.audit(mend=False)).alone == 1
        home.hands.wall += 60 * DAY
        await home.house.lobby.forget(90)
        await home.house.scorekeeper.forget(90)
        assert await results(home) == []
        assert await home.house.scorekeeper.ratings("unikat") == {}
