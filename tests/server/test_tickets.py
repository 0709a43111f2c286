"""Tickets and links: each good once, and so many a guest, wherever they are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stolik.server.identity import (
    MOST_TICKETS_A_GUEST,
    Guest,
    KeptTickets,
    MemoryTickets,
    Tickets,
)
from stolik.server.store import Store
from tests.server.kit import in_use

ALA, OLEK = Guest("a" * 24, "Ala"), Guest("b" * 24, "Olek")
Scene = Callable[[Tickets, Tickets], Awaitable[None]]


async def good(tickets: Tickets, words: list[str]) -> list[bool]:
    """Which of these are worth something; afterwards none is."""
    return [await tickets.redeem(word) is not None for word in words]


async def too_many(tickets: Tickets, links: Tickets) -> None:
    """Somebody asks for more than anybody needs; the others lose nothing, nor do the links."""
    others = [await tickets.issue(OLEK, "t") for _ in range(3)]
    link = await links.issue(ALA)
    asked = [await tickets.issue(ALA, "t") for _ in range(MOST_TICKETS_A_GUEST + 15)]
    found = await good(tickets, asked)
    assert (found[0], found[-1], sum(found)) == (False, True, MOST_TICKETS_A_GUEST)
    assert await good(tickets, others) == [True] * 3
    assert await good(links, [link]) == [True]
    assert not any(await good(tickets, [*asked, *others])), "each is good once"
    # Whoever has used theirs up may ask for as many again.
    again = [await tickets.issue(ALA, "t") for _ in range(MOST_TICKETS_A_GUEST)]
    assert all(await good(tickets, again))


async def moved(tickets: Tickets, links: Tickets) -> None:
    """Somebody moves to another device: nothing of theirs is good any more."""
    mine, other = await tickets.issue(ALA), await tickets.issue(OLEK)
    await tickets.cancel(ALA.id)
    assert await good(tickets, [mine, other]) == [False, True]
    assert await good(tickets, [await tickets.issue(ALA)]) == [True]


SCENES = [too_many, moved]


@pytest.mark.parametrize("scene", SCENES)
async def test_row_22_a_guest_has_only_so_many_tickets_in_memory(scene: Scene) -> None:
    await scene(MemoryTickets(lambda: 0.0), MemoryTickets(lambda: 0.0))


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
async def test_row_22_a_guest_has_only_so_many_tickets_in_a_database(
    store: Store, scene: Scene
) -> None:
    async with in_use(store):
        for guest in (ALA, OLEK):
            await store.save_guest(guest.id, guest.name, guest.id, 1)
        await scene(KeptTickets(store, "socket", 30.0), KeptTickets(store, "link", 600.0))


async def test_what_is_no_longer_good_is_forgotten() -> None:
    seconds = [0.0]
    tickets = MemoryTickets(lambda: seconds[0], 30.0)
    old = await tickets.issue(ALA)
    seconds[0] = 31.0
    new = await tickets.issue(OLEK)
    assert await good(tickets, [old, new]) == [False, True]
    assert not tickets._open
    assert not tickets._held


@pytest.mark.slow
async def test_row_14_what_a_database_keeps_is_good_for_as_long_as_it_was_meant_to(
    store: Store,
) -> None:
    async with in_use(store):
        await store.save_guest(ALA.id, ALA.name, ALA.id, 1)
        for kind in ("socket", "link"):
            lasting, brief = KeptTickets(store, kind, 600.0), KeptTickets(store, kind, 0.2)
            kept, seconds = await lasting.issue(ALA), 0.05
            while await _redeemed_after(brief, seconds):
                seconds *= 2
            assert await good(lasting, [kept]) == [True], "only what is past is worth nothing"


async def _redeemed_after(tickets: Tickets, seconds: float) -> bool:
    """Whether a ticket is still good after a while."""
    ticket = await tickets.issue(ALA)
    await asyncio.sleep(seconds)
    return await tickets.redeem(ticket) is not None
