"""A table over its journal: nothing kept is lost, nothing is believed before it is kept."""

from __future__ import annotations

import asyncio
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.core.fairness import seeded
from stolik.core.game import TABLE, Leave, Seat
from stolik.core.phrase import Illegal, Malformed
from stolik.core.record import verify
from stolik.games import BOOKS
from stolik.server.audience import FAR_BEHIND, RECENT
from stolik.server.store import Conflict, JournalRow, SqliteStore, StoreTrouble
from stolik.server.table import Stale, Table
from stolik.server.wire import Ev, Snapshot, encode
from tests.kit import rule
from tests.server.kit import opened_store, play_some, table_over, uno_over
from tests.server.setups import query

pytestmark = pytest.mark.both_setups


class Ear:
    """A listener that keeps what it is told."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.frames: list[Ev] = []

    def tell(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame, type=Ev))


async def test_a_table_resumes_as_it_was(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store, rounds=2)
    await table.begin()
    await play_some(table, 40)
    await store.close()
    again = await opened_store(tmp_path / "data.db")
    other = table_over(again, rounds=2)
    await other.resume()
    position = table.game.write_position
    assert position(other.state) == position(table.state)
    assert [kept.hash for kept in other.kept] == [kept.hash for kept in table.kept]
    assert (other.decision, other.below.index) == (table.decision, table.below.index)
    await play_some(other, 10_000)
    record = other.record()
    assert verify(record.text(), BOOKS).ending == "over"
    await again.close()


async def test_the_time_away_costs_nobody_anything(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    clock = [100.0]
    table = table_over(store, turnTimer=30)
    table.clock = lambda: clock[0]
    table.started = clock[0]
    await table.begin()
    clock[0] += 20
    await play_some(table, 1)
    at = table.kept[-1].entry.at
    assert at == 20_000
    again = table_over(store, turnTimer=30)
    again.clock = lambda: clock[0] + 3600
    await again.resume()
    assert again.now() == at
    await again.ring()
    assert again.head == table.head
    await store.close()


async def test_the_same_message_twice_is_one_move(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store)
    await table.begin()
    seat, decision = table.game.actors(table.state)[0], table.decision
    legal = [table.game.write_action(a) for a in table.game.legal(table.state, seat)]
    seq = await table.act(seat, "one", decision, legal[-1])
    assert await table.act(seat, "one", decision, legal[-1]) == seq
    assert table.head == seq == 2
    with pytest.raises(Conflict):
        await table.act(seat, "one", decision, legal[0])
    again = table_over(store)
    await again.resume()
    assert await again.act(seat, "one", decision, legal[-1]) == seq
    await store.close()


@rule("K108-90")
async def test_the_same_message_twice_is_one_move_even_if_a_word_was_dropped(
    tmp_path: Path,
) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = uno_over(store)
    await table.begin()
    seat = table.game.due(table.state)[0]
    card = next(it for it in table.game.legal(table.state, seat) if it.kind == "play")
    said = f"{table.game.write_action(card)} uno"
    number = await table.act(seat, "c1", table.decision, said)
    assert "uno" not in table.game.write_action(table.kept[number - 1].entry.action)
    again = uno_over(store)
    await again.resume()
    for other in (table, again):
        assert await other.act(seat, "c1", 0, said) == number
        with pytest.raises(Conflict):
            await other.act(seat, "c1", 0, "draw")
    await store.close()


async def test_what_is_late_or_wrong_changes_nothing(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store)
    await table.begin()
    seat = table.game.actors(table.state)[0]
    before = table.game.write_position(table.state), table.below.index
    with pytest.raises(Stale):
        await table.act(seat, "a", 0, "pass")
    with pytest.raises(Illegal):
        await table.act(seat, "b", table.decision, "pass")
    with pytest.raises(Malformed):
        await table.act(seat, "c", table.decision, "dance")
    with pytest.raises(Illegal):
        await table.act(1 - seat, "d", table.decision, "end")
    assert (table.game.write_position(table.state), table.below.index) == before
    assert len(await store.journal("t1")) == table.head == 1
    await store.close()


async def test_a_move_that_can_t_be_kept_has_not_happened(tmp_path: Path) -> None:
    class Full(SqliteStore):
        full = False

        async def append(self, row: JournalRow) -> None:
            if self.full:
                raise StoreTrouble("disk full")
            await super().append(row)

    store = Full(tmp_path / "data.db")
    await store.open()
    table = table_over(store)
    ear = Ear(0)
    table.listeners = [ear]
    await table.begin()
    store.full = True
    before = table.game.write_position(table.state), table.below.index, len(ear.frames)
    with pytest.raises(StoreTrouble):
        await play_some(table, 1)
    assert (table.game.write_position(table.state), table.below.index, 1) == before
    store.full = False
    assert await play_some(table, 5) == 5
    await store.close()


async def test_row_04_trouble_is_known_though_nobody_waits_for_the_move_any_more(
    tmp_path: Path,
) -> None:
    class Slow(SqliteStore):
        answer: asyncio.Future[None] | None = None

        async def append(self, row: JournalRow) -> None:
            if self.answer is None:
                await super().append(row)
            else:
                await self.answer

    store = Slow(tmp_path / "data.db")
    await store.open()
    table, told = table_over(store), list[bool]()
    await table.begin()
    table.stored = lambda kept, took: told.append(kept)
    store.answer = asyncio.get_running_loop().create_future()
    move = asyncio.create_task(play_some(table, 1))
    await asyncio.sleep(0)
    move.cancel()
    await asyncio.sleep(0)
    store.answer.set_exception(StoreTrouble("gone"))
    with pytest.raises(asyncio.CancelledError):
        await move
    assert told == [False]
    await store.close()


async def test_each_seat_hears_its_own_stream(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store, seats=3)
    ears = [Ear(0), Ear(1), Ear(None)]
    table.listeners = ears
    await table.begin()
    await play_some(table, 60)
    for ear in ears:
        assert [frame.seq for frame in ear.frames] == list(range(1, table.head + 1))
        now = ear.frames[-1].now
        assert now is not None
        shown = [hand is not None for hand in now.view["hands"]]
        assert shown == [seat == ear.seat for seat in range(3)]
    await store.close()


async def test_a_late_client_gets_what_it_missed(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store, rounds=9)
    ear = Ear(1)
    table.listeners = [ear]
    await table.begin()
    await play_some(table, FAR_BEHIND + 20)
    frames = table.audience.missed(table.head - 10, 1)
    assert [frame.seq for frame in frames] == list(range(table.head - 9, table.head + 1))
    assert encode(frames[-1]) == encode(ear.frames[-1])
    (snapshot,) = table.audience.missed(3, 1)
    assert isinstance(snapshot, Snapshot)
    assert msgspec.json.encode(snapshot.now) == msgspec.json.encode(ear.frames[-1].now)
    for last in (-1, table.head, table.head + 7):
        assert isinstance(table.audience.missed(last, None)[0], Snapshot)
    (up_to_date,) = table.audience.missed(table.head, 1)
    assert isinstance(up_to_date, Snapshot)
    assert not up_to_date.past
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("seat", [1, None])
async def test_a_client_far_behind_hears_what_lasts_and_what_is_new(
    tmp_path: Path, seat: Seat | None
) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = uno_over(store)
    ear = Ear(seat)
    table.listeners = [ear]
    await table.begin()
    await play_some(table, FAR_BEHIND * 2)
    (snapshot,) = table.audience.missed(0, seat)
    assert isinstance(snapshot, Snapshot)
    told = [event for frame in ear.frames for event in frame.events]
    overs = [event for event in told if event["kind"] == "dealOver"]
    assert len(overs) > 1
    past = [event for frame in snapshot.past for event in frame.events]
    assert [event for event in past if event["kind"] == "dealOver"] == overs
    newest = [frame for frame in snapshot.past if frame.seq > table.head - RECENT]
    heard = [frame for frame in ear.frames if frame.seq > table.head - RECENT]
    assert [(f.seq, f.events) for f in newest] == [(f.seq, f.events) for f in heard]
    earlier = [e for f in snapshot.past if f.seq <= table.head - RECENT for e in f.events]
    assert {event["kind"] for event in earlier} <= {"dealOver", "voided", "droppedOut"}
    await store.close()


async def test_leaving_does_not_make_a_decision_stale(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store)
    await table.begin()
    seat, decision = table.game.actors(table.state)[0], table.decision
    await table.around(TABLE, Leave(1 - seat))
    assert table.decision == decision
    legal = table.game.legal(table.state, seat)
    assert await table.act(seat, "x", decision, table.game.write_action(legal[0])) == 3
    await store.close()


async def test_a_place_in_the_journal_is_taken_once(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    row = JournalRow("t", 1, 0, 0, "a", "pass", "", "h")
    await store.append(row)
    twins = [JournalRow("t", 2, 0, 0, f"c{n}", "pass", "", "h") for n in range(5)]
    done = await asyncio.gather(*map(store.append, twins), return_exceptions=True)
    assert [type(it) for it in done].count(Conflict) == 4
    with pytest.raises(Conflict):
        await store.append(JournalRow("t", 3, 0, 0, "a", "pass", "", "h"))
    assert [kept.seq for kept in await store.journal("t")] == [1, 2]
    await store.close()


async def test_a_changed_journal_is_not_believed(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store)
    await table.begin()
    await play_some(table, 6)
    await store.close()
    query(tmp_path / "data.db", "update journal set at = at + 1 where seq = 4")
    store = await opened_store(tmp_path / "data.db")
    with pytest.raises(Conflict, match="entry 4"):
        await table_over(store).resume()
    await store.close()


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_bytes_do_not_depend_on_what_is_hidden(tmp_path: Path, seat: Seat | None) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store, seats=3)
    await table.begin()
    for _ in range(40):
        await play_some(table, 1)
        game, heard = (
            table.game,
            [table.game.hears(e, seat) for k in table.kept for e in k.events],
        )
        view = game.view(table.state, seat)
        other = game.imagine(view, heard, seeded(f"other/{table.head}"))
        assert told_of(other, table, seat) == told_of(table.state, table, seat)
    await store.close()


def told_of(state: Any, table: Table, seat: Seat | None) -> tuple[bytes, bytes | None]:
    """What a seat is told if it comes now, and what it was told just now, in some state."""
    audience = copy(table.audience)
    audience._state, audience._facts = state, None
    return encode(Snapshot(table.head, 0, audience.what_now(seat))), audience.newest(seat)


@pytest.mark.parametrize("book", ["unikat", "uno-108", "uno-112"])
async def test_what_is_encoded_once_is_what_each_seat_would_be_told_alone(
    tmp_path: Path, book: str
) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = (
        table_over(store, seats=3) if book == "unikat" else uno_over(store, seats=3, rulebook=book)
    )
    await table.begin()
    for _ in range(60):
        for seat in (0, 2, None, 1):
            alone = table.audience.ev(table.head, seat)
            alone.now = table.audience.what_now(seat)
            assert table.audience.newest(seat) == encode(alone)
        await play_some(table, 1)
    await store.close()
