"""Tournaments at a server: laid, joined, begun, left, played to their winner (K108-127 to -135)."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.cli.tournament import promised
from stolik.core.phrase import Illegal
from stolik.games import BOOKS
from stolik.games.uno.tournament import ROTATION28, Deal
from stolik.games.uno.tournament_text import verify
from stolik.server.room import ABANDONED, OVER, PLAYING, WAITING
from stolik.server.tournament.hall import Chair
from stolik.server.tournament.halls import MOST_LEAVES
from tests.kit import DEADLINE, rule
from tests.server.cups import LEVEL, QUICK, Cup, in_a_break, lay, only_bots, pretend
from tests.server.home import HOUR, at_home, until

ELSEWHERE = "0" * 32


# -- before it begins ------------------------------------------------------------------------------
@pytest.mark.both_setups
async def test_a_code_leads_to_a_chair_and_bots_take_the_free_ones(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home)
        code = (await cup.see())["code"]
        other = await home.guest("Olek")
        found = await other.get(f"/api/tournament-codes/{code.lower()}")
        assert (found["id"], found["player"]) == (cup.id, None)
        cup.people.append(other)
        assert (await cup.ask("join", 1))["player"] == 2
        await cup.begin()
        told = await cup.see()
        assert [bool(place["bot"]) for place in told["places"]] == [False, False, True, True]
        assert (told["state"], told["code"]) == ("playing", "")
        assert await other.refused("GET", f"/api/tournament-codes/{code}") == "no-such-tournament"


async def test_it_begins_when_everybody_is_ready_and_the_host_says_so(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2)
        await cup.ask("ready", 0)
        assert await cup.refused("begin") == "not-all-ready"
        await cup.ask("ready", 1)
        assert await cup.refused("begin", 1) == "not-tournament-host"
        assert (await cup.ask("begin"))["state"] == "playing"
        assert await cup.refused("begin") == "tournament-begun"


async def test_the_host_shows_somebody_out_and_a_host_who_leaves_is_followed(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 3)
        assert await cup.refused("kick", 1, {"player": 3}) == "not-tournament-host"
        assert await cup.refused("kick", 0, {"player": 1}) == "nobody-to-kick"
        await cup.ask("kick", 0, {"player": 3})
        assert await cup.refused("join", 2) == "barred"
        assert (await cup.ask("leave"))["host"] == 2
        assert (await cup.ask("leave", 1))["state"] == "abandoned"


async def test_a_stranger_learns_nothing_and_may_do_nothing(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home)
        cup.people.append(await home.guest("Olek"))
        stranger = cup.people[1]
        path = f"/api/tournaments/{ELSEWHERE}"
        assert await stranger.refused("GET", path) == "no-such-tournament"
        for what in ("join", "ready", "begin", "leave", "return", "abandon"):
            assert await stranger.refused("POST", f"{path}/{what}") == "no-such-tournament"
        for what in ("ready", "leave", "return"):
            assert await cup.refused(what, 1) == "not-in-tournament"
        assert await cup.refused("abandon", 1) == "not-tournament-host"
        assert (await stranger.get("/api/tournaments"))["mine"] == []
        assert (await cup.see(1))["player"] is None


@rule("K108-130")
async def test_the_length_of_the_duel_is_an_option(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, options={"k108.duelDeals": 5})
        told = await cup.see()
        assert (told["duel"], told["options"]["k108.duelDeals"]) == (5, 5)
        await cup.begin()
        assert cup.hall.play.duel_deals == 5
        assert "k108.duelDeals" not in cup.room("1.I").options


async def test_what_cannot_be_played_is_refused_at_once(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        guest = await home.guest("Ala")
        wrong = {
            "unknown-format": {"form": "rotation13"},
            "unknown-bot": {"form": "rotation12", "bot": "oracle"},
            "tournament-option": {"form": "rotation12", "options": {"k108.deals": 2}},
            "unknown-option": {"form": "rotation12", "options": {"m112.scoring": "on"}},
            "bad-option-value": {"form": "rotation12", "options": {"k108.duelDeals": 0}},
            "malformed": {"form": "rotation12", "duel": 0},
        }
        for code, data in wrong.items():
            assert await guest.refused("POST", "/api/tournaments", data) == code


async def test_a_guest_may_lay_only_so_many(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home)
        data = {"form": "rotation12", **QUICK}
        for _ in range(4):
            await cup.people[0].post("/api/tournaments", data)
        assert await cup.people[0].refused("POST", "/api/tournaments", data) == "too-many"
        await cup.ask("abandon")
        await cup.people[0].post("/api/tournaments", data)


async def test_wrong_codes_are_counted(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        guest = await home.guest("Ala")
        codes = [await guest.refused("GET", "/api/tournament-codes/AAAAAAA") for _ in range(11)]
        assert codes == ["no-such-tournament"] * 10 + ["too-many"]


# -- the tables of a block -------------------------------------------------------------------------
@rule("K108-127")
async def test_the_table_has_the_seats_of_the_schedule(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 4, pause=60)
        await cup.begin()
        room = cup.room("1.I")
        assert [place.name for place in room.places] == ["Ala", "Zofia", "Olek", "Jan"]
        assert (room.state, room.options["k108.format"]) == (WAITING, "pairs")
        assert room.options["k108.deals"] == 4


@rule("K108-133", "K108-135")
async def test_eight_play_at_two_tables_at_once(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2, "rotation28")
        await cup.begin()
        first, second = await cup.playing("1.I"), await cup.playing("1.II")
        seats = [[cup.hall.chairs.index(chair) for chair in chairs(cup, match)] for match in TWO]
        assert seats == [[7, 1, 0, 3], [2, 4, 6, 5]]
        assert first.state == second.state == PLAYING
        told = [it for it in (await cup.see())["matches"] if it["state"] == "playing"]
        assert [it["match"] for it in told] == list(TWO)
        assert len((await cup.see())["matches"]) == 2 * len(ROTATION28.blocks)


TWO = ("1.I", "1.II")


def chairs(cup: Cup, match: str) -> list[Chair]:
    """Who sits at the table of a match, as they sit in the tournament."""
    by_name = {chair.name: chair for chair in cup.hall.chairs}
    return [by_name[place.name] for place in cup.room(match).places]


async def test_a_table_of_a_tournament_has_no_host_and_no_rematch(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2, pause=60)
        await cup.begin()
        table, person = cup.room("1.I").id, cup.people[0]
        path = f"/api/tables/{table}"
        assert await person.refused("POST", f"{path}/start") == "not-the-host"
        assert await person.refused("POST", f"{path}/kick", {"seat": 1}) == "not-the-host"
        assert await person.refused("POST", f"{path}/rematch") == "table-of-tournament"
        stays = await person.do(table, "leave")
        assert (stays["seat"], stays["tournament"]) == (0, cup.id)
        assert (await person.get("/api/tables"))["mine"] == []
        line = await person.line(table)
        await line.until("room")
        await home.house.lobby.tidy()  # somebody is there, and yet nobody becomes the host
        assert cup.room("1.I").host == ""
        await line.hang_up()


# -- breaks ----------------------------------------------------------------------------------------
async def test_a_break_counts_down_to_the_next_match(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await in_a_break(home)
        assert ((await cup.see())["rest"], cup.room("2.I").state) == (60_000, WAITING)
        await cup.pass_time(59)
        assert ((await cup.see())["rest"], cup.room("2.I").state) == (1_000, WAITING)
        await cup.share("2.I")
        await cup.pass_time(1)
        assert ((await cup.see())["rest"], cup.room("2.I").state) == (None, PLAYING)


async def test_a_break_ends_when_everybody_wants_to_go_on(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await in_a_break(home)
        await cup.ask("ready")
        told = await cup.ask("ready")  # once more is the same
        assert [place["ready"] for place in told["places"]] == [True, False, True, True]
        await cup.share("2.I")
        assert cup.room("2.I").state == WAITING
        await cup.ask("ready", 1)
        assert cup.room("2.I").state == PLAYING


async def test_nobody_waits_for_who_has_left(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await in_a_break(home)
        await cup.share("2.I")
        await cup.ask("ready")
        await cup.ask("leave", 1)
        assert cup.room("2.I").state == PLAYING


async def test_a_match_waits_for_the_share_of_everybody_who_plays_it(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2)  # without any break
        await cup.begin()
        room = cup.room("1.I")
        assert (room.state, (await cup.see())["rest"]) == (WAITING, 0)
        await cup.people[0].ready(room.id, "cd" * 32)
        await cup.pass_time(1)
        assert room.state == WAITING
        await cup.people[1].ready(room.id, "ef" * 32)
        await cup.pass_time(0)
        shares = {room.places[seat].name: share for seat, share in room.promise().shares.items()}
        assert (room.state, shares) == (PLAYING, {"Ala": b"\xcd" * 32, "Olek": b"\xef" * 32})


async def test_nobody_waits_long_for_a_share_and_not_at_all_for_the_absent(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2)
        await cup.begin()
        await cup.pass_time(9)
        assert cup.room("1.I").state == WAITING
        await cup.pass_time(1)
        assert cup.room("1.I").state == PLAYING
        await pretend(cup, "1.I", LEVEL[0])
        await cup.pass_time(30)
        if home.house.shared:  # they may be looking at another process
            await cup.pass_time(10)
        assert cup.room("2.I").state == PLAYING


async def test_a_journal_does_not_grow_without_end(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await in_a_break(home)
        for _ in range(MOST_LEAVES):
            await cup.ask("leave", 1)
            await cup.ask("leave", 1)  # once more is the same
            await cup.ask("return", 1)
        before = len(cup.hall.journal)
        assert await cup.refused("leave", 1) == "too-many"
        assert len(cup.hall.journal) == before
        await pretend(cup, "2.I", LEVEL[1])
        await cup.ask("leave", 1)
        assert cup.hall.left == {2}


@rule("K108-128")
async def test_the_standings_credit_both_partners(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        told = await (await in_a_break(home)).see()
        points = {line["player"]: line["points"] for line in told["standings"]}
        assert points == {1: 70, 2: 70, 3: 15, 4: 15}


# -- the end ---------------------------------------------------------------------------------------
@pytest.mark.both_setups
@pytest.mark.slow
@rule("K108-129")
async def test_bots_play_it_to_its_duel_and_its_winner(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await only_bots(home)
        await until(lambda: cup.hall.state == OVER)
        told = await cup.see()
        best = [line["player"] for line in told["standings"][:2]]
        duel = told["matches"][-1]
        assert (duel["match"], duel["players"]) == ("duel", best)
        assert told["winner"] == duel["deals"][0]["winner"]
        assert cup.room("duel").options["k108.format"] == "individual"
        answer = await cup.people[0].ask("GET", f"/api/tournaments/{cup.id}/record")
        sound = verify(answer.text, BOOKS)
        assert sound.winner() == told["winner"]
        assert promised(answer.text) == len(sound.results())  # each match has its own secret
        home.hands.wall += 91 * 24 * HOUR
        await home.house.lobby.forget(90)  # its tables ended a little before it did
        other = await home.guest("Olek")
        path = f"/api/tournaments/{cup.id}/record"
        assert await other.refused("GET", path) == "record-forgotten"


@pytest.mark.slow
@rule("K108-133", "K108-134", "K108-135")
async def test_eight_rotate_over_two_tables_to_their_duel_and_their_winner(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await only_bots(home, form="rotation28")
        await until(lambda: cup.hall.state == OVER, DEADLINE)
        told = await cup.see()
        *matches, duel = told["matches"]
        names = [f"{block}.{table}" for block in range(1, 8) for table in ("I", "II")]
        assert [match["match"] for match in matches] == names
        for one, other in zip(matches[::2], matches[1::2], strict=True):
            assert sorted(one["players"] + other["players"]) == list(range(1, 9))
        assert all(len(match["deals"]) == 4 for match in matches)
        best = [line["player"] for line in told["standings"][:2]]
        assert (duel["match"], sorted(duel["players"])) == ("duel", sorted(best))
        assert told["winner"] == duel["deals"][0]["winner"]
        answer = await cup.people[0].ask("GET", f"/api/tournaments/{cup.id}/record")
        assert verify(answer.text, BOOKS).winner() == told["winner"]


@rule("K108-131")
async def test_a_lot_follows_from_the_chance_of_all_matches(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 4, pause=60)
        await cup.begin()
        for block, deals in enumerate(LEVEL, 1):
            await pretend(cup, f"{block}.I", deals)
            await home.house.halls.step(cup.hall)
        lots = [entry for entry in cup.hall.journal if entry.key == "lot"]
        assert len(lots) == 1
        assert sorted(lots[0].entry.split()[1:]) == ["1", "2", "3", "4"]
        assert cup.room("duel").state == WAITING


async def test_the_record_is_open_once_there_is_a_winner(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await in_a_break(home)
        path = f"/api/tournaments/{cup.id}/record"
        assert await cup.people[0].refused("GET", path) == "record-not-yet"


@pytest.mark.both_setups
async def test_the_host_gives_it_up_with_all_its_tables(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2, "rotation28")
        await cup.begin()
        rooms = [await cup.playing(match) for match in TWO]
        assert (await cup.ask("abandon"))["state"] == "abandoned"
        assert [room.state for room in rooms] == [ABANDONED, ABANDONED]
        await home.house.halls.step(cup.hall)
        assert cup.hall.state == ABANDONED


@pytest.mark.both_setups
async def test_what_nobody_comes_to_is_closed_and_forgotten(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home)
        home.hands.wall += 25 * HOUR
        await home.house.halls.tidy()
        assert cup.hall.state == WAITING  # somebody has just looked at it
        home.hands.seconds += 1000
        home.hands.wall += 25 * HOUR
        await home.house.halls.tidy()
        assert cup.hall.state == WAITING  # a clock that was set, or a night off, is no day
        home.hands.seconds += 3600
        await home.house.halls.tidy(gives_up=False)
        assert cup.hall.state == WAITING  # that is for another process to do
        await home.house.halls.tidy()
        assert cup.hall.state == ABANDONED
        home.hands.wall += 91 * 24 * HOUR
        await home.house.halls.forget(90)
        path = f"/api/tournaments/{cup.id}"
        assert await cup.people[0].refused("GET", path) == "no-such-tournament"


async def test_nothing_but_results_is_known_of_a_match(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await lay(home, 2)
        await cup.begin()
        room = await cup.playing("1.I")
        answer = await cup.people[1].ask("GET", f"/api/tournaments/{cup.id}")
        assert room.secret.hex() not in answer.text
        match = answer.json()["matches"][0]
        keys = {"match", "block", "players", "state", "table", "deals"}
        assert (set(match), match["deals"]) == (keys, [])


async def test_results_are_checked_before_they_are_believed(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        cup = await in_a_break(home)
        with pytest.raises(Illegal, match="K108-127"):
            await pretend(cup, "2.I", (Deal(1, 20),) * 3)
        kept = await home.house.halls.ledger.load(cup.id)
        assert kept is not None
        assert "result 2.I" not in kept.keys
