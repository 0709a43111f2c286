"""What any store promises, whatever keeps the data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from stolik.server.store import Conflict, JournalRow, Store, StoreTrouble, TableRow
from tests.server.kit import in_use

NewStore = Callable[[], Store]


def entry(seq: int, cid: str = "", table: str = "t") -> JournalRow:
    return JournalRow(table, seq, 10 * seq, -1, cid or f"c{seq}", "pass", "draw 1\ndraw 2", "h")


def laid(
    table: str, state: str = "over", players: str = "[]", created: int = 1000, touched: int = 0
) -> TableRow:
    """A table."""
    row = TableRow(table, "ABC234", "unikat", 1, 2, "{}", players, state, b"\0\xff", created)
    return replace(row, touched=touched)


async def test_entries_come_back_in_order(new_store: NewStore) -> None:
    rows = [entry(seq) for seq in range(1, 31)]

    async with in_use(new_store()) as store:
        await asyncio.gather(*map(store.append, reversed(rows)))
        await store.append(entry(1, table="other"))
    async with in_use(new_store()) as store:
        assert await store.journal("t") == rows
        assert await store.journal("t", 28) == rows[28:]
        assert await store.journal("t", 30) == []
        assert await store.journal("other") == [entry(1, table="other")]
        assert await store.journal("none") == []


async def test_a_place_is_taken_once_and_the_loser_fails_alone(new_store: NewStore) -> None:
    async with in_use(new_store()) as store:
        twins = [entry(1, f"twin{number}") for number in range(5)]
        others = [entry(seq) for seq in range(2, 8)]
        every = [*twins, *others]
        done = await asyncio.gather(*map(store.append, every), return_exceptions=True)
        assert [type(it) for it in done].count(Conflict) == 4
        assert done[5:] == [None] * 6
        assert [row.seq for row in await store.journal("t")] == list(range(1, 8))


async def test_a_client_id_is_taken_once_a_table_and_seat(new_store: NewStore) -> None:
    async with in_use(new_store()) as store:
        await store.append(entry(1, "same"))
        with pytest.raises(Conflict):
            await store.append(entry(2, "same"))
        with pytest.raises(Conflict):
            await store.append(entry(1, "same"))
        await store.append(replace(entry(2, "same"), who=0))
        await store.append(entry(1, "same", table="other"))
        assert len(await store.journal("t")) == 2


async def test_what_no_database_can_keep_fails_alone(new_store: NewStore) -> None:
    async with in_use(new_store()) as store:
        bad = [entry(1, "\ud800"), replace(entry(2), at=2**80)]
        bad_table = laid("\udfff")
        jobs = [store.append(entry(3)), *map(store.append, bad), store.save_table(bad_table)]
        done = await asyncio.gather(*jobs, store.append(entry(4)), return_exceptions=True)
        assert [isinstance(it, Exception) for it in done] == [False, True, True, True, False]
        assert [row.seq for row in await store.journal("t")] == [3, 4]
        assert await store.tables() == []


async def test_a_table_is_kept_and_changed(new_store: NewStore) -> None:
    first = laid("a", "waiting")
    changed = replace(
        first,
        state="over",
        host="g1",
        public=True,
        touched=2**41,
        next="b",
        barred='["g2"]',
        revision=2,
    )

    async with in_use(new_store()) as store:
        await store.save_table(first)
        assert await store.tables() == [first]
        await store.save_table(changed)
        await store.save_table(laid("b"))
    async with in_use(new_store()) as store:
        assert await store.tables() == [changed, laid("b")]
        assert [type(row.public) for row in await store.tables()] == [bool, bool]


async def test_a_guest_is_kept_and_changed(new_store: NewStore) -> None:
    async with in_use(new_store()) as store:
        await store.save_guest("g1", "Ala", "hash1", 1)
        await store.save_guest("g2", "Olek", "hash2", 2, seen=5)
        await store.save_guest("g1", "Ala B", "hash3", 1)
    async with in_use(new_store()) as store:
        assert sorted(await store.guests()) == [
            ("g1", "Ala B", "hash3"),
            ("g2", "Olek", "hash2"),
        ]


async def test_old_tables_are_forgotten_with_their_journals(new_store: NewStore) -> None:
    old = [laid("over"), laid("left", "abandoned"), laid("touched", touched=4999)]
    kept = [
        laid("playing", "playing"),
        laid("waiting", "waiting"),
        laid("fresh", touched=5000),
        laid("new", created=5000),
    ]

    async with in_use(new_store()) as store:
        for row in (*old, *kept):
            await store.save_table(row)
            await asyncio.gather(*(store.append(entry(seq, table=row.id)) for seq in (1, 2, 3)))
        assert await store.forget(5000) == 3
        assert {row.id for row in await store.tables()} == {row.id for row in kept}
        for row in old:
            assert await store.journal(row.id) == []
        for row in kept:
            assert len(await store.journal(row.id)) == 3
        assert await store.forget(5000) == 0


async def test_many_tables_are_forgotten_while_others_play(new_store: NewStore) -> None:
    async with in_use(new_store()) as store:
        await asyncio.gather(*(store.save_table(laid(f"t{number}")) for number in range(120)))
        gone, *_ = await asyncio.gather(
            store.forget(5000), *(store.append(entry(seq)) for seq in range(1, 40))
        )
        assert gone == 120
        assert len(await store.journal("t")) == 39


async def test_a_guest_is_noted_only_by_the_token_they_have(new_store: NewStore) -> None:
    async with in_use(new_store()) as store:
        await store.save_guest("g1", "Ala", "hash1", 1)
        assert not await store.note_guest("g1", "Alicja", "hash0", 7)
        assert await store.guests() == [("g1", "Ala", "hash1")]
        assert await store.note_guest("g1", "Alicja", "hash1", 7)
        assert await store.guests() == [("g1", "Alicja", "hash1")]


async def test_guests_are_forgotten_unless_they_sit_somewhere(
    new_store: NewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.store.forget.SLICE_OF_GUESTS", 50)
    async with in_use(new_store()) as store:
        await store.save_table(laid("old", players='[{"guest": "gone", "name": "A"}]'))
        chairs = '[{"bot": "greedy"}, {"guest": "sits", "name": "B"}]'
        await store.save_table(laid("now", "playing", chairs))
        for guest in ("gone", "sits", "nowhere"):
            await store.save_guest(guest, guest, guest, 4999)
        await store.save_guest("new", "new", "new", 5000)
        await store.save_guest("seen", "seen", "seen", 1, seen=5000)
        names = [f"x{number:04}" for number in range(120)]
        await asyncio.gather(*(store.save_guest(name, "x", "x", 1) for name in names))
        assert await store.forget(5000) == 1
        assert {guest for guest, _, _ in await store.guests()} == {"sits", "new", "seen"}


async def test_a_closed_store_says_so(new_store: NewStore) -> None:
    async with in_use(new_store()) as store:
        await store.append(entry(1))
        await asyncio.gather(store.append(entry(2)), store.close())
        with pytest.raises(StoreTrouble):
            await store.append(entry(3))
        await store.open()
        assert len(await store.journal("t")) == 2
