"""What a guest may send is counted for the guest, however many sockets it comes over (F5, F6)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from stolik.server.limits import LOOK_SECONDS, Buckets, Limits
from stolik.server.sockets import MOST_HASTY_FRAMES, MOST_LINES
from tests.server.home import Hands, Home, Line, Person, at_home, begun, dealt, settled, until

#: Frames of a guest at one table, and entries sent again to a guest, at once.
FRAMES, ENTRIES = 20, 1000
PING = {"t": "ping", "id": 1}
RESUME = {"t": "resume", "last": 0}


class Turns:
    """Those who wait for their turn, until the hands of a clock have moved far enough."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.waiting: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        turn = self.hands.seconds + seconds, asyncio.Event()
        self.waiting.append(turn)
        try:
            await turn[1].wait()
        finally:
            self.waiting.remove(turn)

    async def pass_time(self, seconds: float) -> None:
        self.hands.seconds += seconds
        for due, event in self.waiting:
            if due <= self.hands.seconds:
                event.set()
        await settled()


def by_turns() -> tuple[Turns, dict[str, Any]]:
    """Those who wait, and what a house needs in which they do."""
    hands = Hands()
    turns = Turns(hands)
    return turns, {"hands": hands, "limits": Limits(hands.clock, sleep=turns.sleep)}


async def lines_of(guest: Person, table: str, count: int = MOST_LINES) -> list[Line]:
    """Several sockets of a guest to a table; what they were told on coming is gone."""
    lines = [await guest.line(table) for _ in range(count)]
    await settled()
    for line in lines:
        told(line)
    return lines


def told(line: Line) -> list[str]:
    """The kinds of frames that came since this was last asked."""
    kinds = line.unheard()
    while not line.outbound.empty():
        line.outbound.get_nowait()
    return kinds


def count(lines: list[Line], *kinds: str) -> int:
    """How many frames of some kinds came over all of these sockets."""
    return sum(kind in kinds for line in lines for kind in told(line))


async def hang_up(lines: list[Line], turns: Turns | None = None) -> None:
    """Let all of them go, those too who wait for their turn."""
    going = [asyncio.create_task(line.hang_up()) for line in lines]
    await settled()
    if turns:
        await turns.pass_time(LOOK_SECONDS)
        assert not turns.waiting
    await asyncio.gather(*going)


async def heads(home: Home, entries: int) -> tuple[Person, str]:
    """A guest at a table with so many entries at least."""
    game = await begun(home, oldest=0, rounds=9)
    await dealt(game.room)
    table = game.room.table
    assert table is not None
    while table.head < entries:
        seat = table.game.due(table.state)[0]
        action = table.game.write_action(table.game.legal(table.state, seat)[-1])
        await table.act(seat, f"m{table.head}", table.decision, action)
    return game.guests[0], game.table


# -- F5: frames -----------------------------------------------------------------------------------
async def test_f5_all_sockets_of_a_guest_at_a_table_share_one_budget(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        await dealt(game.room)
        lines = await lines_of(game.guests[0], game.table)
        for number in range(10 * MOST_LINES):
            line = lines[number % MOST_LINES]
            line.send({"t": "act", "cid": f"c{number}", "dec": 0, "action": "pass"})
        codes = [(await line.until("nack"))["code"] for line in lines for _ in range(10)]
        assert sorted(codes) == ["rate"] * (10 * MOST_LINES - FRAMES) + ["stale"] * FRAMES
        other = await game.guests[1].line(game.table)
        other.send({"t": "act", "cid": "c", "dec": 0, "action": "pass"})
        assert (await other.until("nack"))["code"] == "stale", "another guest has another budget"
        await hang_up([*lines, other])


async def test_f5_a_guest_has_a_budget_at_each_table(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        lines = [await ala.line(await ala.lay(2)) for _ in range(3)]
        for line in lines:
            for number in range(FRAMES):
                line.send({"t": "act", "cid": f"c{number}", "dec": 0, "action": "pass"})
            codes = {(await line.until("nack"))["code"] for _ in range(FRAMES)}
            assert codes == {"stale"}, "not begun, and not too fast"
        await hang_up(lines)


async def test_f5_coming_back_gives_no_new_budget(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table = await ala.lay(2)
        codes = []
        for number in range(2 * FRAMES):
            line = await ala.line(table)
            line.send({"t": "act", "cid": f"c{number}", "dec": 0, "action": "pass"})
            codes.append((await line.until("nack"))["code"])
            await line.hang_up()
        assert codes == ["stale"] * FRAMES + ["rate"] * FRAMES


def test_f5_budgets_that_lie_idle_are_forgotten() -> None:
    buckets = Buckets(1, 5, lambda: 0.0, most=100)
    busy = buckets.of("busy")
    for number in range(1000):
        buckets.of(f"guest {number}")
        assert buckets.of("busy") is busy, "who goes on is remembered"
    assert len(buckets._buckets) == 100


async def test_what_a_client_must_hear_waits_and_is_not_dropped(tmp_path: Path) -> None:
    turns, more = by_turns()
    async with at_home(tmp_path, **more) as home:
        game = await begun(home, oldest=0)
        await dealt(game.room)
        (line,) = await lines_of(game.guests[0], game.table, 1)
        for number in range(FRAMES + 10):
            line.send({"t": "why", "id": number, "action": "pass"})
        heard = 0
        await settled()
        while heard < FRAMES + 10:
            heard += count([line], "because")
            await turns.pass_time(0.2)
        assert line.closed is None
        await line.hang_up()


async def test_a_ping_is_answered_to_a_guest_without_a_budget(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        lines = await lines_of(ala, await ala.lay(2), 2)
        for _ in range(FRAMES + MOST_HASTY_FRAMES):
            lines[0].send(PING)
        await until(lambda: lines[0].unheard().count("pong") == FRAMES + MOST_HASTY_FRAMES)
        lines[1].send(PING)
        await lines[1].until("pong")
        lines[0].send(PING)
        assert (await lines[0].until("bye"))["code"] == "too-fast"
        await hang_up(lines)


# -- F6: what is sent again -----------------------------------------------------------------------
async def test_f6_a_resume_costs_its_entries_and_waits_for_them(tmp_path: Path) -> None:
    turns, more = by_turns()
    async with at_home(tmp_path, **more) as home:
        ala, table = await heads(home, 100)
        (line,) = await lines_of(ala, table, 1)
        for _ in range(12):
            line.send(RESUME)
        await until(lambda: bool(turns.waiting))
        await settled()
        assert len(turns.waiting) == 1, "the others are not read before it is answered"
        head = home.room(table).table.head  # type: ignore[union-attr]
        assert count([line], "ev") // head == ENTRIES // (head + 20)
        answers = 0
        for _ in range(100):
            await turns.pass_time(1)
            answers += count([line], "ev") // head
        assert answers == 12 - ENTRIES // (head + 20), "none is lost"
        assert line.closed is None
        await line.hang_up()


async def test_f6_forty_sockets_of_a_guest_get_no_more_than_one(tmp_path: Path) -> None:
    turns, more = by_turns()
    async with at_home(tmp_path, **more) as home:
        ala, first = await heads(home, 100)
        tables = [first, *[(await heads(home, 100))[1] for _ in range(3)]]
        lines = [line for table in tables for line in await lines_of(ala, table)]
        assert len(lines) == 40
        sent, seconds = 0, 30
        for _ in range(seconds):
            for line in lines:
                line.send(RESUME)
            await turns.pass_time(1)
            sent += count(lines, "ev")
        assert sent <= ENTRIES + 200 * seconds
        assert sent >= ENTRIES, "but they are not shut out"
        assert all(line.closed is None for line in lines)
        await hang_up(lines, turns)


async def test_f6_others_resume_at_once_beside_a_guest_who_has_to_wait(tmp_path: Path) -> None:
    turns, more = by_turns()
    async with at_home(tmp_path, **more) as home:
        ala, table = await heads(home, 100)
        lines = await lines_of(ala, table)
        for line in lines * 5:
            line.send(RESUME)
        await until(lambda: bool(turns.waiting))
        other = await home.guest("Zofia")
        (line,) = await lines_of(other, table, 1)
        line.send(RESUME)
        await line.until("ev")
        await hang_up([*lines, line], turns)


async def test_who_goes_before_their_turn_leaves_no_debt() -> None:
    turns, more = by_turns()
    limits: Limits = more["limits"]
    await limits.wait_turn("ala", "t", ENTRIES)
    await gone_while_waiting(turns, lambda: limits.wait_turn("ala", "t", ENTRIES))
    await turns.pass_time(ENTRIES / 200)
    await limits.wait_turn("ala", "t", ENTRIES)
    assert not turns.waiting


async def gone_while_waiting(turns: Turns, wait: Callable[[], Awaitable[object]]) -> None:
    """Somebody waits, and goes."""
    task = asyncio.ensure_future(wait())
    await settled()
    assert turns.waiting
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
