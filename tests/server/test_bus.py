"""The bus between processes: what is said is heard by the others, and a gap is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from stolik.core.phrase import Refused
from stolik.server.bus import Bus, MemoryBus, MemoryHub
from stolik.server.bus import redis as module
from stolik.server.bus.redis import LONGEST, MARK, QUEUE, RedisBus
from tests.server.client import SECONDS
from tests.server.home import until
from tests.server.proxy import Proxy
from tests.server.services import Valkey

NewBus = Callable[[], Bus]
services = pytest.mark.services


@pytest.fixture(params=["memory", pytest.param("redis", marks=services)])
def new_bus(request: pytest.FixtureRequest) -> NewBus:
    """Makes buses that meet each other."""
    if request.param == "memory":
        hub = MemoryHub()
        return lambda: MemoryBus(hub)
    valkey: Valkey = request.getfixturevalue("valkey")
    return lambda: RedisBus(valkey.address)


class Ears:
    """Somebody at a bus."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[bytes] = []
        self.gaps = 0
        bus.listen(self.heard.append, self.gap)

    def gap(self) -> None:
        self.gaps += 1

    async def hears(self, *messages: bytes) -> None:
        await until(lambda: self.heard == list(messages))


async def meet(*buses: Bus) -> list[Ears]:
    """Open buses that hear each other."""
    ears = [Ears(bus) for bus in buses]
    for bus in buses:
        await bus.open()
        await until(lambda bus=bus: bus.up)  # type: ignore[misc]
    return ears


async def part(*buses: Bus) -> None:
    await asyncio.gather(*(bus.close() for bus in buses))


# -- any bus --------------------------------------------------------------------------------------
async def test_what_is_said_is_heard_by_all_others_in_order(new_bus: NewBus) -> None:
    ala, olek, zofia = await meet(new_bus(), new_bus(), new_bus())
    said = [f"{number}".encode() for number in range(300)]
    for message in said:
        ala.bus.publish(message)
    await olek.hears(*said)
    await zofia.hears(*said)
    olek.bus.publish(b"\0\xff\r\n")
    await ala.hears(b"\0\xff\r\n")
    assert olek.heard == said
    assert [ears.gaps for ears in (ala, olek, zofia)] == [0, 0, 0]
    await part(ala.bus, olek.bus, zofia.bus)


async def test_who_has_left_hears_nothing(new_bus: NewBus) -> None:
    ala, olek, zofia = await meet(new_bus(), new_bus(), new_bus())
    await olek.bus.close()
    await olek.bus.close()
    ala.bus.publish(b"gone")
    await zofia.hears(b"gone")
    assert olek.heard == ala.heard == []
    await part(ala.bus, zofia.bus)


# -- Redis ----------------------------------------------------------------------------------------
@services
async def test_what_was_said_last_before_leaving_is_heard(valkey: Valkey) -> None:
    ala, olek = await meet(RedisBus(valkey.address), RedisBus(valkey.address))
    ala.bus.publish(b"farewell")
    await ala.bus.close()
    await olek.hears(b"farewell")
    await olek.bus.close()


@services
async def test_a_bus_may_be_closed_at_any_moment_after_it_was_opened(valkey: Valkey) -> None:
    for moment in range(40):
        bus = RedisBus(valkey.address)
        await bus.open()
        for _ in range(moment):
            await asyncio.sleep(0)
        async with asyncio.timeout(SECONDS):
            await bus.close()


@services
@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_a_redis_that_went_and_came_back_is_a_gap_that_is_told(
    valkey: Valkey, how: str
) -> None:
    ala, olek = await meet(RedisBus(valkey.address), RedisBus(valkey.address))
    for number in (1, 2):
        await asyncio.to_thread(getattr(valkey, how))
        await until(lambda: not ala.bus.up and not olek.bus.up)
        ala.bus.publish(b"meanwhile")
        await asyncio.to_thread(valkey.start)
        await until(lambda: ala.bus.up and olek.bus.up)
        assert (ala.gaps, olek.gaps) == (number, number)
        olek.heard.clear()
        ala.bus.publish(b"again")
        await until(lambda: b"again" in olek.heard)
    await part(ala.bus, olek.bus)


@services
async def test_a_flushed_redis_changes_nothing(valkey: Valkey) -> None:
    ala, olek = await meet(RedisBus(valkey.address), RedisBus(valkey.address))
    assert valkey.send("FLUSHALL") == b"+OK\r\n"
    ala.bus.publish(b"hello")
    await olek.hears(b"hello")
    assert ala.gaps == olek.gaps == 0
    await part(ala.bus, olek.bus)


@services
async def test_a_client_that_redis_drops_comes_back(valkey: Valkey) -> None:
    ala, olek = await meet(RedisBus(valkey.address), RedisBus(valkey.address))
    assert b":2" in valkey.send("CLIENT", "KILL", "TYPE", "pubsub")
    await until(lambda: ala.gaps == olek.gaps == 1)
    ala.bus.publish(b"hello")
    await until(lambda: b"hello" in olek.heard)
    await part(ala.bus, olek.bus)


@services
async def test_a_line_that_hangs_is_noticed_and_replaced(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(module, "DEAF_SECONDS", 0.4)
    monkeypatch.setattr(module, "SECONDS", 0.4)

    async with Proxy(valkey.port) as proxy:
        (ala,) = await meet(RedisBus(f"redis://127.0.0.1:{proxy.port}/0"))
        (olek,) = await meet(RedisBus(valkey.address))
        proxy.hang()
        await until(lambda: not ala.bus.up)
        olek.bus.publish(b"unheard, or late")
        proxy.go_on()
        await until(lambda: ala.bus.up)
        assert ala.gaps >= 1
        # On a busy machine such a short time-out may pass again, and what is said then is lost.
        async with asyncio.timeout(SECONDS):
            while b"hello" not in ala.heard:
                olek.bus.publish(b"hello")
                await asyncio.sleep(0.05)
        await part(ala.bus, olek.bus)


@services
async def test_a_line_that_carries_nothing_is_noticed_though_all_seems_well(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(module, "DEAF_SECONDS", 0.4)
    monkeypatch.setattr(module, "SECONDS", 300.0)

    async with Proxy(valkey.port) as proxy:
        (ala,) = await meet(RedisBus(f"redis://127.0.0.1:{proxy.port}/0"))
        proxy.lose_answering = lambda piece: MARK in piece
        await until(lambda: not ala.bus.up)
        proxy.lose_answering = lambda piece: False
        await until(lambda: ala.bus.up)
        assert ala.gaps >= 1
        await ala.bus.close()


@services
async def test_too_much_to_say_drops_what_has_waited_longest(valkey: Valkey) -> None:
    ala, olek = await meet(RedisBus(valkey.address), RedisBus(valkey.address))
    for number in range(QUEUE + 500):  # nobody can speak in between
        ala.bus.publish(b"%d" % number)
    await until(lambda: len(olek.heard) == QUEUE)
    assert olek.heard[0] == b"500"
    assert olek.heard[-1] == b"%d" % (QUEUE + 499)
    await part(ala.bus, olek.bus)


@services
async def test_what_is_not_of_ours_is_passed_over(
    valkey: Valkey, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "stolik")

    ala, olek = await meet(RedisBus(valkey.address), RedisBus(valkey.address))
    mark = MARK.decode()
    for garbage in ("", "garbage", mark, mark + "x" * (LONGEST + 100)):
        assert valkey.send("PUBLISH", "stolik:0", garbage) == b":2\r\n"
    valkey.send("PUBLISH", "stolik:1", "other")
    ala.bus.publish(b"x" * (LONGEST + 1))
    ala.bus.publish(b"y" * LONGEST)
    await olek.hears(b"y" * LONGEST)
    assert ala.heard == []
    await part(ala.bus, olek.bus)
    reasons = [record.fields["reason"] for record in caplog.records if hasattr(record, "fields")]
    assert sorted(reasons) == ["garbage"] * 8 + ["too long"]


@services
async def test_a_listener_that_fails_does_not_end_the_listening(
    valkey: Valkey, caplog: pytest.LogCaptureFixture
) -> None:
    ala, olek = await meet(RedisBus(valkey.address), RedisBus(valkey.address))

    def fail(message: bytes) -> None:
        olek.heard.append(message)
        raise KeyError(message)

    olek.bus.listen(fail, olek.gap)
    ala.bus.publish(b"one")
    ala.bus.publish(b"two")
    await olek.hears(b"one", b"two")
    assert olek.gaps == 0
    await part(ala.bus, olek.bus)
    assert [record.getMessage() for record in caplog.records].count("error") == 2


@services
async def test_a_bus_that_never_was_there_takes_what_is_said(valkey: Valkey) -> None:
    bus = RedisBus(valkey.address)
    for _ in range(QUEUE * 2):
        bus.publish(b"early")
    assert not bus.up

    (olek,) = await meet(RedisBus(valkey.address))
    await bus.open()
    await until(lambda: len(olek.heard) == QUEUE)
    await part(bus, olek.bus)


async def refusal(address: str) -> Refused:
    with pytest.raises(Refused) as refused:
        await RedisBus(address).open()
    assert "sesame" not in str(refused.value)
    return refused.value


async def welcomed(address: str) -> None:
    (ears,) = await meet(RedisBus(address))
    await ears.bus.close()


@services
async def test_a_redis_that_does_not_let_us_in_is_refused_clearly() -> None:
    with Valkey(password="open-sesame") as valkey:
        where = f"127.0.0.1:{valkey.port}/0"
        for wrong in ("", ":sesame-open@", "ala:sesame-open@"):
            phrase = (await refusal(f"redis://{wrong}{where}")).phrase
            assert phrase == ("bus-password", {"where": where})
        await welcomed(valkey.address)
    assert (await refusal(valkey.address)).phrase == ("bus-unreachable", {"where": where})
    assert (await refusal("redis://127.0.0.1:sesame/0")).phrase.id == "bus-address"
