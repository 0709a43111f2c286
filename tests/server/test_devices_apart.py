"""Devices for all over several houses: a screen at one and phones at the other, one that moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.home import Person, until
from tests.server.houses import Houses, match_at, moved_to, seen
from tests.server.kit import play_some
from tests.server.test_screens import BOOKS, around, check_public, heard_by, lay, sit

MOVES = 8


@pytest.mark.slow
@pytest.mark.parametrize("book", BOOKS)
async def test_a_screen_at_another_house_never_gets_a_hand(heard_houses: Houses, book: str) -> None:
    async with heard_houses() as (one, two):
        screen = await one.guest("Screen")
        table = (await lay(screen, "screen", book))["id"]
        people = await sit(two, table, "Ala", "Olek")
        shown, own = await screen.line(table), await people[0].line(table)
        await screen.do(table, "start")
        await seen(own, 1)
        match = match_at(two, table)
        await play_some(match, MOVES)
        await until(lambda: match_at(one, table).head == match.head)
        frames = await heard_by(shown)
        assert [frame["seq"] for frame in frames if frame["t"] == "ev"][-1] == match.head
        for frame in frames:
            check_public(match, frame)
        last = [frame for frame in await heard_by(own) if frame.get("now")][-1]
        with pytest.raises(AssertionError):
            check_public(match, last)


@pytest.mark.slow
async def test_a_device_that_comes_to_another_house_goes_on_at_the_same_cover(
    heard_houses: Houses,
) -> None:
    async with heard_houses() as (one, two):
        device, people, table = await around(one)
        cover = await device.line(table)
        first = (await seen(cover, 1))["now"]["view"]["turn"]
        await lift_and_act(people[first], table, 1)
        covered = (await seen(cover, 2))["now"]
        turn = covered["view"]["turn"]
        hand = await people[turn].line(table)
        held = (await seen(hand, 2))["now"]
        for line in (cover, hand):
            await line.hang_up()
        cover = await moved_to(two, device).line(table)
        assert (await cover.until("welcome"))["seat"] is None
        assert (await seen(cover, 2))["now"] == covered, "the cover, and the same seat below it"
        await until(lambda: one.room(table).here() == {0, 1} == two.room(table).here())
        assert await lift_and_act(moved_to(two, people[turn]), table, 2) == held
        await seen(cover, 3)
        for frame in await heard_by(cover):
            check_public(match_at(two, table), frame)


async def test_a_device_that_goes_on_is_heard_at_the_other_house(
    heard_houses: Houses,
) -> None:
    async with heard_houses() as (one, two):
        device, _, table = await around(one)
        line = await moved_to(two, device).line(table)
        await line.until("welcome")
        line.send({"t": "on", "seq": 1})
        await until(lambda: one.room(table).onward == 1)


async def lift_and_act(person: Person, table: str, seq: int) -> dict[str, Any]:
    """Somebody takes the device, does the first thing that may be done and hides it; what it was
    that they saw.
    """
    line = await person.line(table)
    frame = await seen(line, seq)
    assert await line.act(frame, f"c{seq}") == {"t": "ack", "cid": f"c{seq}", "seq": seq + 1}
    await line.hang_up()
    now: dict[str, Any] = frame["now"]
    return now
