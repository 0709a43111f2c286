"""What is said out of turn, over the server: no decision grows stale by it, and what waits for the
end of a grace reaches nobody but who said it (row 18)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from stolik.core.fairness import commit
from stolik.core.game import CLOCK, Seat
from stolik.core.record import Promise
from stolik.games import BOOKS
from stolik.server.store import Store
from stolik.server.table import Stale, Table
from stolik.server.wire import Ev, Snapshot, encode
from tests.server.kit import SECRET, in_use
from tests.server.setups import store_at

#: Seat 0 lays the last card but one and does not say so; seat 2 may catch, seat 1 is on turn.
POSITION = (
    "uno-108; seats 3; options uno.catchGraceMs=1500; top R5; "
    "hand 0 R1 B2; hand 1 R3 G4 Y5; hand 2 R6 G7 Y8"
)


class Listener:
    """Somebody at the table, with every byte that was told."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.raw: list[bytes] = []

    def tell(self, frame: bytes) -> None:
        """Hear a frame."""
        self.raw.append(frame)

    @property
    def heard(self) -> list[Ev]:
        """The frames that were heard."""
        return [msgspec.json.decode(frame, type=Ev) for frame in self.raw]

    def bytes(self) -> list[bytes]:
        """All that was heard."""
        return list(self.raw)


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


@asynccontextmanager
async def at_the_table(path: Path) -> AsyncIterator[tuple[Table, list[Listener]]]:
    """A table at which the first card is laid already, and those who listen."""
    async with in_use(store_at(path / "data.db")) as store:
        table = table_at(store, POSITION, lambda: 1.0)
        listeners = [one for one in table.listeners if isinstance(one, Listener)]
        await table.act(0, "lay", table.decision, "play R1")
        yield table, listeners


async def test_row_18_a_catch_that_waits_is_told_to_nobody_else(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (table, listeners):
        before = [one.bytes() for one in listeners]
        heads = [table.audience.head_for(one.seat) for one in listeners]
        await table.act(2, "catch", table.decision, "catch 0")
        after = [one.bytes() for one in listeners]
        assert [now == then for now, then in zip(after, before, strict=True)] == [
            *(True, True),
            False,
            True,
        ]
        assert [table.audience.head_for(one.seat) for one in listeners] == [*heads[:2], 2, heads[3]]
        for seat in (0, 1, None):
            (frame,) = table.audience.missed(table.audience.head_for(seat), seat)
            assert isinstance(frame, Snapshot)
            assert frame.seq == heads[0]
            assert b'"noted":true' not in encode(frame)


async def test_row_18_a_catch_that_waits_can_not_be_told_from_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may not know of it gets the same bytes, whatever is asked, also once others move."""
    game, _ = BOOKS["uno-108"]
    monkeypatch.setattr(game, "new", lambda *_: game.read_position(POSITION))  # for replays

    async def told(folder: str, *catches: str) -> list[list[bytes]]:
        (tmp_path / folder).mkdir()
        async with at_the_table(tmp_path / folder) as (table, listeners):
            for catch in catches:
                await table.act(2, catch, table.decision, catch)
            await table.act(1, "move", table.audience.entry_of(1, 1), "play R3")
            return [_all_that_is_told(table, one) for one in listeners]

    quiet, caught = await told("one"), await told("two", "catch 0")
    same = [one == other for one, other in zip(quiet, caught, strict=True)]
    assert same == [True, True, False, True]


def _all_that_is_told(table: Table, listener: Listener) -> list[bytes]:
    """By the line, on coming back from anywhere, and by the replay."""
    seat, found = listener.seat, listener.bytes()
    for last in (0, 1, 2, 3, -1):
        found += [encode(frame) for frame in table.audience.missed(last, seat)]
    for since in (0, 1, 2, 3):
        found.append(msgspec.json.encode(table.replay(seat, everything=False, since=since)))
    return [*found, b"%d" % table.audience.head_for(seat)]


async def test_once_a_match_has_ended_its_replay_counts_every_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = BOOKS["uno-108"]
    monkeypatch.setattr(game, "new", lambda *_: game.read_position(POSITION))

    async with at_the_table(tmp_path) as (table, _):
        await table.act(2, "catch", table.decision, "catch 0")
        assert [moment.seq for moment in table.replay(0, everything=False)] == [1]
        table.abandoned = True
        assert [moment.seq for moment in table.replay(0, everything=False)] == [1, 2]
        assert [moment.seq for moment in table.replay(0, everything=True, since=1)] == [2]
        assert [moment.seq for moment in table.replay(0, everything=False, most=1)] == [1]


async def test_a_number_leads_back_to_its_entry(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (table, _):
        await table.act(2, "catch", table.decision, "catch 0")
        await table.act(1, "lay", table.decision, "play R3")
        audience = table.audience
        for seat, numbers in {0: [1, 1, 2], 2: [1, 2, 3], None: [1, 1, 2]}.items():
            assert [audience.number(seq, seat) for seq in (1, 2, 3)] == numbers
            heard = sorted(set(numbers))
            assert [audience.number(audience.entry_of(it, seat), seat) for it in heard] == heard
        assert [audience.entry_of(it, 0) for it in (0, 1, 2, 3)] == [0, 1, 3, 4]


async def test_a_grace_is_over_when_it_is_due_even_if_its_alarm_is_late(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (table, listeners):
        table.clock = lambda: 2.5 + 1.0
        await table.act(2, "catch", table.decision, "catch 0")
        assert [str(kept.entry.who) for kept in table.kept] == ["0", str(CLOCK), "2"]
        assert [event["kind"] for event in listeners[0].heard[-1].events] == ["caught", "drew"]


async def test_a_decision_survives_what_others_say(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (table, _):
        decision = table.decision
        await table.act(0, "call", 0, "call")
        await table.act(1, "lay", decision, "play R3")
        with pytest.raises(Stale):
            await table.act(2, "late", decision, "play R6")


async def test_a_catch_is_bound_to_no_decision(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (table, listeners):
        seen = table.decision
        await table.act(1, "fast", table.decision, "play R3")
        await table.act(2, "catch", seen, "catch 0")
        assert [event["kind"] for event in listeners[2].heard[-1].events] == ["noted"]
