"""A rule in people's own words at a live table: who speaks for it, and when play goes on."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from stolik.core.game import TABLE
from stolik.games import BOOKS
from stolik.server.room import OVER, Room
from stolik.server.store import ladder as rows
from tests.kit import rule
from tests.server.home import Home, Line, Person, at_home, dealt, settled, until

GAME, _ = BOOKS["uno-112"]
TEXT = "who sings last, draws 2"
WORD = "note:who%20sings%20last%2C%20draws%202"


class Noted:
    """A table of people and bots at which a card with a note was laid, and play waits."""

    def __init__(self, room: Room, guests: list[Person], lines: list[Line]) -> None:
        self.room, self.guests, self.lines = room, guests, lines
        assert room.table is not None
        self.table = room.table
        self.sent = 0

    @property
    def phase(self) -> str:
        """What the table is at."""
        return str(self.table.state.phase)

    def put(self, player: int, hand: str) -> None:
        """Lay out a deal in which it is this player's turn."""
        hands = f"hand {player} {hand}"
        for seat in range(self.table.seats):
            if seat != player:
                hands += f"; hand {seat} {' '.join('BGYR'[seat] + n for n in '3456')}"
        options = self.table.options.text()
        text = (
            f"uno-112; seats {self.table.seats}; options {options}; turn {player}; top R9; {hands}"
        )
        self.table.state = GAME.read_position(text)

    async def lay(self, player: int, hand: str = "WC1 R1 R2") -> None:
        """The player lays the card."""
        self.put(player, hand)
        await self.table.act(player, f"lay{self.table.head}", self.table.decision, "play WC1 B")

    async def say(self, seat: int, action: str, cid: str = "", dec: int = -1) -> dict[str, Any]:
        """What the server answers to somebody who says something for the table."""
        self.sent += 1
        line, audience = self.lines[seat], self.table.audience
        asked = audience.number(self.table.decision, seat) if dec < 0 else dec
        line.send({"t": "act", "cid": cid or f"c{self.sent}", "dec": asked, "action": action})
        while (frame := await line.next())["t"] not in ("ack", "nack"):
            if frame["t"] == "probe":
                line.send({"t": "echo", "id": frame["id"]})
        return frame


async def begun(home: Home, people: int = 3, bots: int = 0, **more: Any) -> Noted:
    """A table whose Custom Wilds all carry a note."""
    guests = [await home.guest(name) for name in ("Ala", "Olek", "Zofia")[:people]]
    options = {f"m112.custom{n}": WORD for n in (1, 2, 3)} | more
    data = {"book": "uno-112", "seats": people + bots, "bots": ["random"] * bots}
    name = str((await guests[0].post("/api/tables", {**data, "options": options}))["id"])
    for guest in guests[1:]:
        await guest.do(name, "join")
    for number, guest in enumerate(guests):
        await guest.ready(name, f"{number + 1:02x}" * 32)
    await guests[0].do(name, "start")
    room = home.room(name)
    await dealt(room)
    lines = [await guest.line(name) for guest in guests]
    for line in lines:
        await line.until("welcome")
    return Noted(room, guests, lines)


async def noted(home: Home, player: int = 0, **more: Any) -> Noted:
    """A table that waits for what a note comes to."""
    it = await begun(home, **more)
    await it.lay(player)
    return it


def seats(it: Noted) -> tuple[list[int], list[int]]:
    """The seats of people and of bots."""
    people = it.room.people()
    return people, [seat for seat in range(it.table.seats) if seat not in people]


@rule("M112-110")
async def test_everybody_reads_the_note_before_the_game(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await begun(home)
        assert it.room.data(home_guest(it, 1)).options["m112.custom1"] == WORD


@rule("M112-110")
async def test_the_longest_note_passes_and_what_is_longer_is_refused(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        guest = await home.guest("Ala")
        for text, status in (("\U0001f389" * 120, 201), ("x" * 121, 409), ("a\u202eb", 409)):
            options = {"m112.custom1": f"note:{quote(text, safe='')}"}
            data = {"book": "uno-112", "seats": 2, "options": options}
            assert (await guest.ask("POST", "/api/tables", data)).status_code == status


def home_guest(it: Noted, number: int) -> Any:
    """A guest as the server knows one."""
    return it.room.visitors[number].guest


@rule("M112-110")
async def test_the_host_speaks_for_the_table_and_everybody_hears_it(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await noted(home, player=1)
        assert it.room.speaker(it.table) == 0
        frame = await it.lines[1].now()
        while frame["now"]["view"]["phase"] != "note":
            frame = await it.lines[1].now()
        assert (frame["now"]["speaks"], frame["now"]["legal"]) == (0, [])
        assert frame["now"]["view"]["note"] == {"text": TEXT, "draws": 0}
        assert "note done" in it.table.audience.what_now(0).legal
        nack = await it.say(1, "note draw 1 2")
        assert (nack["t"], nack["code"], nack["clause"]) == ("nack", "illegal", "M112-110")
        assert (await it.say(0, "note draw 1 2"))["t"] == "ack"
        assert it.table.state.hands[1].bit_count() == 4
        assert (await it.say(0, "note skip 2"))["t"] == "ack"
        assert (await it.say(0, "note done"))["t"] == "ack"
        assert (it.phase, it.table.kept[-1].entry.who) == ("turn", TABLE)
        assert it.table.state.turn == 0, "who comes after the card's player has lost its turn"
        nack = await it.say(0, "note done")
        assert (nack["code"], nack["clause"]) == ("illegal", "M112-110")


@rule("M112-110")
async def test_the_same_cid_is_done_once_whoever_speaks(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await noted(home)
        dec = it.table.audience.number(it.table.decision, 0)
        first = await it.say(0, "note draw 1 1", "same")
        assert await it.say(0, "note draw 1 1", "same") == first
        assert it.table.state.note_draws == 1
        assert (await it.say(0, "note draw 1 2", "same"))["code"] == "conflict"
        await it.guests[0].do(it.room.id, "leave")
        assert it.room.speaker(it.table) == 1
        second = await it.say(1, "note draw 1 1", "same")
        assert second["t"] == "ack"
        assert second["seq"] > first["seq"], "the cid of another seat is another one"
        assert (await it.say(1, "note done"))["t"] == "ack"
        assert await it.say(1, "note draw 1 1", "same", dec) == second


@rule("M112-110")
async def test_without_the_host_the_cards_player_speaks_or_the_next_person(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as home:
        it = await noted(home, player=1, people=3, bots=0)
        await it.guests[0].do(it.room.id, "leave")
        assert it.room.speaker(it.table) == 1
        await it.guests[1].do(it.room.id, "leave")
        assert it.room.speaker(it.table) == 2
        assert (await it.say(2, "note skip 2"))["t"] == "ack"
        assert it.phase == "note"
        await it.guests[2].do(it.room.id, "leave")
        await until(lambda: it.phase != "note")


@rule("M112-110")
async def test_the_wait_ends_after_a_minute_where_a_clock_runs(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await noted(home, people=3, bots=0)
        await home.pass_time(it.room, 59)
        assert it.phase == "note"
        await home.pass_time(it.room, 2)
        await until(lambda: it.phase != "note")


@rule("M112-110")
async def test_it_waits_for_who_is_there_where_no_clock_runs(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await noted(home, people=2, bots=0, **{"uno.catchGraceMs": 0})
        await home.pass_time(it.room, 80)
        assert it.phase == "note"
        assert (await it.say(0, "note done"))["t"] == "ack"


@rule("M112-110")
async def test_where_no_clock_runs_patience_with_who_is_not_there_ends(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await noted(home, people=2, bots=0, **{"uno.catchGraceMs": 0})
        await it.lines[0].hang_up()
        await settled()
        await home.pass_time(it.room, 600)
        await until(lambda: it.room.away() == {0})
        assert it.room.speaker(it.table) == 1


@rule("M112-110")
async def test_bots_play_the_card_as_a_plain_wild_where_all_have_left(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await begun(home, people=1, bots=2)
        await it.guests[0].do(it.room.id, "leave")
        _, bots = seats(it)
        it.put(bots[0], "WC1 R1 R2")
        told: list[Any] = []
        state = GAME.copy(it.table.state)
        state.away = it.table.state.away | 1
        GAME.advance(state, bots[0], GAME.read_action("play WC1 B"), 0, told)
        assert [e.kind for e in told][1:] == ["notePlayed", "noteOver"]


@rule("M112-110")
@pytest.mark.parametrize(("word", "rated"), [(WORD, False), ("idea4", True)])
async def test_a_match_with_a_note_is_not_rated(tmp_path: Path, word: str, rated: bool) -> None:
    async with at_home(tmp_path) as home:
        only = {"m112.custom1": word, "m112.custom2": "blank", "m112.custom3": "blank"}
        it = await begun(home, people=2, bots=0, **only)
        await it.lay(0, "WC1")
        assert it.table.over
        await until(lambda: it.room.state == OVER)
        scorekeeper = home.house.scorekeeper
        await scorekeeper.note(it.room)
        await settled()
        result = await home.house.store.ask(partial(rows.find, match=it.room.id))
        assert result is not None
        assert result.counts is rated
        assert bool(await scorekeeper.ratings("uno-112")) is rated


@rule("M112-110")
async def test_who_becomes_the_host_speaks_from_then_on(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await noted(home)
        await it.guests[0].do(it.room.id, "host", {"seat": 1})
        frame = await it.lines[1].until("snapshot")
        assert frame["now"]["speaks"] == 1
        assert "note done" in frame["now"]["legal"]
        assert (await it.say(1, "note done"))["t"] == "ack"


@rule("M112-110", "K108-117")
async def test_who_was_shown_out_counts_as_nobody_present(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        it = await noted(home)
        for seat in (1, 2):
            await it.guests[0].do(it.room.id, "kick", {"seat": seat})
        assert it.table.state.away == 0b110
        assert it.table.game.speakers(it.table.state) == (0,)
