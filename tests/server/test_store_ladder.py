"""The statements of the ladder, over every store there is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from stolik.server.ladder import Result
from stolik.server.store import Store, TableRow
from stolik.server.store import ladder as rows
from tests.server.kit import in_use

ALA, OLEK = "guest/ala", "guest/olek"
pytestmark = pytest.mark.slow
LATE = 1_700_000_000_000


def result(match: str, ended: int, *players: str, book: str = "unikat") -> Result:
    sides = tuple([(place, (player,)) for place, player in enumerate(players, 1)])
    return Result(match, book, ended, sides)


async def keep(store: Store, it: Result, now: int = 1, anew: bool = False) -> None:
    await store.ask(partial(rows.keep, result=it, now=now, anew=anew))


async def test_a_result_is_kept_once_and_read_in_the_order_of_the_ends(store: Store) -> None:
    async with in_use(store):
        late = Result("b", "unikat", LATE, ((1, (ALA, "bot/tuned")), (2, (OLEK,))), (OLEK,))
        first, other = result("c", 1, ALA, OLEK), result("d", 2, ALA, OLEK, book="ubongo")
        for it in (late, first, other):
            await keep(store, it)
        await keep(store, result("b", 3, OLEK, ALA))
        assert await store.ask(partial(rows.of_book, book="unikat")) == [first, late]
        assert await store.ask(partial(rows.find, match="d")) == other
        assert await store.ask(partial(rows.find, match="x")) is None


async def test_every_change_leaves_a_mark(store: Store) -> None:
    async with in_use(store):
        marks = [await store.ask(partial(rows.mark, book="unikat"))]
        for now, (it, anew) in enumerate(
            [
                (result("a", LATE, ALA, OLEK), False),
                (result("a", LATE, OLEK, ALA), True),
                (result("b", 5, OLEK, ALA), False),
            ]
        ):
            await keep(store, it, LATE + now, anew)
            marks.append(await store.ask(partial(rows.mark, book="unikat")))
        assert len(set(marks)) == 4


async def test_tables_that_lack_a_result_are_found(store: Store) -> None:
    async with in_use(store):
        for table, state in (("a", "over"), ("b", "playing"), ("c", "over"), ("d", "abandoned")):
            row = TableRow(table, "CODE", "unikat", 1, 2, "{}", "[]", state, b"s", 1, revision=1)
            await store.save_table(row)
        await keep(store, result("a", 1, ALA, OLEK))
        await keep(store, result("gone", 1, ALA, OLEK))
        assert [row.id for row in await store.ask(partial(rows.lacking, after=""))] == ["c"]
        assert await store.ask(partial(rows.lacking, after="c")) == []
        assert await store.ask(rows.alone) == 1


async def test_who_hides_has_no_name_and_who_is_gone_takes_their_results_along(
    store: Store,
) -> None:
    async with in_use(store):
        for guest in ("ala", "olek"):
            await store.save_guest(guest, guest.title(), f"hash-{guest}", 1)
        assert await store.ask(rows.names) == {"ala": "Ala", "olek": "Olek"}
        await store.ask(partial(rows.show, guest="ala", shown=False))
        await store.save_guest("ala", "Alicja", "hash-ala", 2)
        assert await store.ask(rows.names) == {"olek": "Olek"}
        for it in (result("a", 5, ALA, "guest/x"), result("b", 5, "guest/x"), result("c", 9, "z")):
            await keep(store, it)
        last: str | None = ""
        while last is not None:
            last = await store.ask(partial(rows.forget, before=8, after=last))
        left = await store.ask(partial(rows.of_book, book="unikat"))
        assert [it.match for it in left] == ["a", "c"]


async def test_two_who_keep_a_result_at_once_keep_one(new_store: Callable[[], Store]) -> None:
    one, two = new_store(), new_store()

    async with in_use(one):
        await two.open()
        it = result("a", 1, ALA, OLEK)
        both = await asyncio.gather(keep(one, it), keep(two, it), return_exceptions=True)
        assert sum(isinstance(end, BaseException) for end in both) <= 1
        assert await two.ask(partial(rows.of_book, book="unikat")) == [it]
        await two.close()
