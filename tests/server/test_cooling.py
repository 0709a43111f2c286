"""A catch of a seat that cools down (K108-90) is answered, and not kept (F5)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from stolik.core.fairness import seeded
from stolik.core.match import Match
from stolik.core.phrase import Illegal
from stolik.games import BOOKS
from stolik.games.uno.events import CaughtNobody
from stolik.server.live import open_to
from stolik.server.table import Table
from tests.server.home import Hands, Home, Person, at_home, dealt
from tests.server.kit import in_use
from tests.server.setups import store_at
from tests.server.test_out_of_turn import Listener, table_at

CATCHES = 10
HANDS = "top R5; hand 0 R1 B2; hand 1 R3 G4 Y5; hand 2 R6 G7 Y8"
POSITION = f"uno-108; seats 3; options uno.catchGraceMs=1500; {HANDS}"
CLAUSES = {"uno-108": "K108-90", "uno-112": "M112-36"}


@asynccontextmanager
async def cooling(path: Path, book: str = "uno-108") -> AsyncIterator[tuple[Table, Hands]]:
    """A table where seat 2 has just caught nobody, and who listens there."""
    hands = Hands()
    async with in_use(store_at(path / "data.db")) as store:
        table = table_at(store, POSITION.replace("uno-108", book), hands.clock)
        await table.act(2, "false", table.decision, "catch 1")
        yield table, hands


@pytest.mark.parametrize("book", CLAUSES)
async def test_f5_a_catch_while_cooling_down_is_illegal_and_not_kept(
    tmp_path: Path, book: str
) -> None:
    async with cooling(tmp_path, book) as (table, hands):
        heard = [len(one.heard) for one in table.listeners if isinstance(one, Listener)]
        for number in range(CATCHES):
            with pytest.raises(Illegal) as refused:
                await table.act(2, f"c{number}", table.decision, "catch 0")
            assert refused.value.clause == CLAUSES[book]
        assert table.head == len(await table.store.journal("t1")) == 1
        assert [len(one.heard) for one in table.listeners if isinstance(one, Listener)] == heard
        hands.seconds += 2
        assert await table.act(2, "again", table.decision, "catch 0") == 2


async def test_f5_what_cools_down_hears_the_same_whether_a_catch_is_due(tmp_path: Path) -> None:
    async with cooling(tmp_path) as (table, _):
        answers = [table.why(2, "catch 0")]
        await table.act(0, "lay", table.decision, "play R1")
        answers.append(table.why(2, "catch 0"))
        with pytest.raises(Illegal) as refused:
            await table.act(2, "due", table.decision, "catch 0")
        told = [(it.clause, it.phrase) for it in (*answers, refused.value) if it]
        assert len(told) == 3
        assert told[0] == told[1] == told[2]
        assert await table.act(1, "other", table.decision, "catch 0") == 3, "others may catch"


async def test_f5_the_same_catch_sent_again_is_still_acknowledged(tmp_path: Path) -> None:
    async with cooling(tmp_path) as (table, _):
        assert await table.act(2, "false", table.decision, "catch 1") == 1


async def test_a_bot_that_cools_down_is_not_asked_to_catch(tmp_path: Path) -> None:
    async with cooling(tmp_path) as (table, hands):
        await table.act(0, "lay", table.decision, "play R1")
        assert "catch 0" not in [table.game.write_action(a) for a in open_to(table, 2)]
        hands.seconds += 1.999
        assert open_to(table, 2) == []
        hands.seconds += 0.001
        legal = table.game.legal(table.state, 2)
        assert open_to(table, 2) == legal == [table.game.read_action("catch 0")]


def test_records_from_before_hold_such_catches_and_replay() -> None:
    game, _ = BOOKS["uno-108"]
    match = Match(game, game.read_position(POSITION))
    for at in (500, 900):
        told = match.play(2, game.read_action("catch 0"), seeded("any"), at)
        assert told == [CaughtNobody(2, 0, 0)]


async def test_f5_over_a_line_false_catches_leave_one_entry(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        table = await uno(home, ala, olek)
        line = await olek.line(table)
        answers = []
        for number in range(CATCHES):
            line.send({"t": "act", "cid": f"c{number}", "dec": 0, "action": "catch 0"})
            while (frame := await line.next())["t"] not in ("ack", "nack"):
                pass
            answers.append((frame["t"], frame.get("code"), frame.get("clause")))
        assert answers == [("ack", None, None)] + [("nack", "illegal", "K108-90")] * (CATCHES - 1)
        match = home.room(table).table
        assert match is not None
        assert match.head == 2
        await line.hang_up()


async def uno(home: Home, *guests: Person) -> str:
    """A table of UNO that guests have begun to play at; a grace runs there."""
    book = {"book": "uno-108", "seats": len(guests)}
    table = str((await guests[0].post("/api/tables", book))["id"])
    for guest in guests[1:]:
        await guest.do(table, "join")
    for guest in guests:
        await guest.ready(table)
    await guests[0].do(table, "start")
    await dealt(home.room(table))
    return table
