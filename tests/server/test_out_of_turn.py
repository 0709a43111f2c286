"""What is said out of turn, over the server: no decision grows stale by it, and what waits for the
end of a grace reaches nobody but who said it (row 18)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stolik.core.fairness import commit
from stolik.core.game import CLOCK, Seat
from stolik.core.record import Promise
from stolik.games import BOOKS
from stolik.server.store import Store
from stolik.server.table import Stale, Table
from stolik.server.wire import Ev, Snapshot, encode
from tests.server.kit import SECRET, opened_store

#: Seat 0 lays the last card but one and does not say so; seat 2 may catch, seat 1 is on turn.
POSITION = (
    "uno-108; seats 3; options uno.catchGraceMs=1500; top R5; "
    "hand 0 R1 B2; hand 1 R3 G4 Y5; hand 2 R6 G7 Y8"
)


class Listener:
    """Somebody at the table, with every byte that was told."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.heard: list[Ev] = []

    def tell(self, frame: Ev) -> None:
        """Hear a frame."""
        self.heard.append(frame)

    def bytes(self) -> list[bytes]:
        """All that was heard."""
        return [encode(frame) for frame in self.heard]


def table_at(store: Store, position: str, clock: Callable[[], float]) -> Table:
    """A table whose match stands at a position."""
    game, book = BOOKS[position.split(";")[0]]
    state = game.read_position(position)
    promise = Promise("t1", commit("t1", SECRET), {0: b"\1" * 32}, SECRET)
    table = Table("t1", game, state.options, state.seats, promise, store, clock=clock)
    assert book.name == state.options.book
    table.state = state
    table.listeners = [Listener(seat) for seat in (0, 1, 2, None)]
    return table


Scene = Callable[[Table, list[Listener]], Awaitable[None]]


def at_the_table(path: Path, scene: Scene) -> None:
    """Play a scene in which the first card is laid already."""

    async def whole() -> None:
        store = await opened_store(path / "data.db")
        table = table_at(store, POSITION, lambda: 1.0)
        listeners = [one for one in table.listeners if isinstance(one, Listener)]
        await table.act(0, "lay", table.decision, "play R1")
        await scene(table, listeners)
        await store.close()

    asyncio.run(whole())


def test_row_18_a_catch_that_waits_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def scene(table: Table, listeners: list[Listener]) -> None:
        before = [one.bytes() for one in listeners]
        heads = [table.head_for(one.seat) for one in listeners]
        await table.act(2, "catch", table.decision, "catch 0")
        after = [one.bytes() for one in listeners]
        assert [now == then for now, then in zip(after, before, strict=True)] == [
            *(True, True),
            False,
            True,
        ]
        assert [table.head_for(one.seat) for one in listeners] == [*heads[:2], 2, heads[3]]
        for seat in (0, 1, None):
            (frame,) = table.missed(table.head_for(seat), seat)
            assert isinstance(frame, Snapshot)
            assert frame.seq == heads[0]
            assert b'"noted":true' not in encode(frame)

    at_the_table(tmp_path, scene)


def test_row_18_what_was_silent_travels_with_the_next_entry(tmp_path: Path) -> None:
    async def scene(table: Table, listeners: list[Listener]) -> None:
        await table.act(2, "catch", table.decision, "catch 0")
        await table.act(1, "lay", table.decision, "play R3")
        for one in listeners:
            assert [frame.seq for frame in one.heard] == [1, 2, 3], one.seat
        assert [frame.events for frame in listeners[0].heard[1:2]] == [[]]
        assert listeners[0].heard[1].now is None

    at_the_table(tmp_path, scene)


def test_a_grace_is_over_when_it_is_due_even_if_its_alarm_is_late(tmp_path: Path) -> None:
    async def scene(table: Table, listeners: list[Listener]) -> None:
        table.clock = lambda: 2.5 + 1.0
        await table.act(2, "catch", table.decision, "catch 0")
        assert [str(kept.entry.who) for kept in table.kept] == ["0", str(CLOCK), "2"]
        assert [event["kind"] for event in listeners[0].heard[-1].events] == ["caught", "drew"]

    at_the_table(tmp_path, scene)


def test_a_decision_survives_what_others_say(tmp_path: Path) -> None:
    async def scene(table: Table, listeners: list[Listener]) -> None:
        decision = table.decision
        await table.act(0, "call", 0, "call")
        await table.act(1, "lay", decision, "play R3")
        with pytest.raises(Stale):
            await table.act(2, "late", decision, "play R6")

    at_the_table(tmp_path, scene)


def test_a_catch_is_bound_to_no_decision(tmp_path: Path) -> None:
    async def scene(table: Table, listeners: list[Listener]) -> None:
        seen = table.decision
        await table.act(1, "fast", table.decision, "play R3")
        await table.act(2, "catch", seen, "catch 0")
        assert [event["kind"] for event in listeners[2].heard[-1].events] == ["noted"]

    at_the_table(tmp_path, scene)
