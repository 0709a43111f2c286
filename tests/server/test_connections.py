"""How many connections may be open, in all and for one address; each gives its place back."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from stolik.server import asking, gate, line, run
from stolik.server.connections import PER_ADDRESS, Connections
from stolik.server.gate import Gate
from tests.kit import Output, complaint
from tests.server.client import SECONDS, Logged, Server
from tests.server.home import HOST, SHORT_SECONDS, until
from tests.server.nearby import UPGRADE, Nearby, Talk, nearby
from tests.server.raw import Raw
from tests.server.test_requests import HEAD, lines_of, refused

OTHER = "127.0.0.2"
elsewhere = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has a whole network of 127.0.0.1"
)


def gate_of(in_all: int = 50, per_address: int = 50, proxied: bool = False) -> Gate:
    return Gate(proxied=proxied, connections=Connections(in_all, per_address))


def for_address(number: int) -> str:
    """What a proxy says that asks for somebody."""
    return f"X-Forwarded-For: made up, 203.0.113.{number}"


async def ask_once(place: Nearby) -> None:
    """A client that is answered, and gone."""
    talk = await place.talk()
    assert (await talk.ask("/health", "Connection: close")).status == 200
    assert await talk.rest() == b""


# -- one address, and all -------------------------------------------------------------------------
@elsewhere
@pytest.mark.parametrize("kind", ["silent", "half a head", "kept alive", "socket"])
async def test_f1_an_address_has_only_so_many_connections(
    tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "stolik")
    async with nearby(tmp_path, gate=gate_of(per_address=3)) as place:
        held = [await place.talk() for _ in range(3)]
        for talk in held:
            await hold(talk, kind)
        more = await place.talk()
        answer = await more.answer()  # to nothing that was asked
        assert (answer.status, answer.code) == (503, "too-many-connections")
        assert (answer.headers["retry-after"], answer.headers["connection"]) == ("5", "close")
        assert await more.rest() == b""
        assert (await (await place.talk(OTHER)).ask("/health")).status == 200
        await held[0].close()
        await until(lambda: len(place.home.house.gate.connections) == 3)
        assert (await (await place.talk()).ask("/health")).status == 200
    told = [line for line in lines_of(caplog) if line["event"] == "refused"]
    assert [(line["reason"], line["level"]) for line in told] == [
        ("too-many-connections", "warning")
    ]


async def hold(talk: Talk, kind: str) -> None:
    """Stay, in one of several ways."""
    if kind == "half a head":
        await talk.write(HEAD)
    elif kind == "kept alive":
        assert (await talk.ask("/health")).status == 200
    elif kind == "socket":
        assert (await talk.shake()).status == 101


@elsewhere
async def test_f1_all_addresses_have_only_so_many_connections(tmp_path: Path) -> None:
    async with nearby(tmp_path, gate=gate_of(in_all=3)) as place:
        held = [await place.talk(source) for source in ("127.0.0.1", OTHER, "127.0.0.3")]
        await until(lambda: len(place.home.house.gate.connections) == 3)
        await refused(await place.talk("127.0.0.4"), 503, "server-full")
        await held[0].close()
        await until(lambda: len(place.home.house.gate.connections) == 2)
        await ask_once(place)


@pytest.mark.parametrize("address", ["2001:db8::{number:x}", "::ffff:192.0.2.7", "192.0.2.7"])
def test_f1_connections_of_a_network_of_ipv6_are_those_of_one_address(address: str) -> None:
    guarded = gate_of(per_address=2)
    codes = [guarded.let_in(number, address.format(number=number)) for number in range(3)]
    assert codes == ["", "", "too-many-connections"]
    assert len(guarded.connections) == 2
    assert guarded.let_in(3, "2001:db8:1::1") == ""


async def test_f1_who_is_refused_can_not_stay_and_there_are_few_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "MOST_LINGERING", 2)
    monkeypatch.setattr(asking, "LINGER_SECONDS", 600.0)
    async with nearby(tmp_path, gate=gate_of(in_all=1)) as place:
        guarded = place.home.house.gate
        held = await place.talk()
        await hold(held, "kept alive")
        talks = [await place.talk() for _ in range(2)]
        assert [(await talk.answer()).status for talk in talks] == [503, 503]
        for _ in range(3):
            assert await (await place.talk()).rest() == b"", "closed without a word"
        assert (len(guarded.lingering), len(guarded.connections)) == (2, 1)
        monkeypatch.setattr(asking, "LINGER_SECONDS", SHORT_SECONDS)
        for talk in talks:
            await talk.close()
        await until(lambda: not guarded.lingering)
        await (await place.talk()).answer()
        await until(lambda: not guarded.lingering)


async def test_f1_a_connection_that_was_answered_may_not_idle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "IDLE_SECONDS", SHORT_SECONDS)
    async with nearby(tmp_path, gate=gate_of(in_all=1)) as place:
        talk = await place.talk()
        await hold(talk, "kept alive")
        assert await talk.rest() == b""
        await until(lambda: not len(place.home.house.gate.connections))


# -- behind a proxy -------------------------------------------------------------------------------
async def test_f1_behind_a_proxy_the_forwarded_address_has_only_so_many(tmp_path: Path) -> None:
    async with nearby(tmp_path, gate=gate_of(per_address=2, proxied=True)) as place:
        silent = [await place.talk() for _ in range(5)]  # the proxy's own, for nobody yet
        held = [await place.talk() for _ in range(2)]
        for talk in held:
            assert (await talk.shake(for_address(1))).status == 101
        for how in (UPGRADE, ()):
            talk = await place.talk()
            await talk.begin("GET", "/api/socket" if how else "/health", *how, for_address(1))
            await refused(talk, 503, "too-many-connections")
        assert (await silent[0].shake(for_address(2))).status == 101
        await held[0].close()
        await until(lambda: place.home.house.gate.connections._counts["203.0.113.1"] != 2)
        assert (await silent[1].ask("/health", for_address(1))).status == 200


async def test_f1_a_connection_of_a_proxy_counts_for_whom_it_asks_now(tmp_path: Path) -> None:
    async with nearby(tmp_path, gate=gate_of(per_address=1, proxied=True)) as place:
        talks = [await place.talk() for _ in range(3)]
        for number in range(3):
            for talk in talks:  # each of them has asked for each of the others before
                assert (await talk.ask("/health", for_address(number))).status == 200
        assert not place.home.house.gate.connections._counts


async def test_f1_requests_that_take_long_count_behind_a_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = asyncio.Event()

    async def freshen(_: str) -> None:
        await away.wait()

    slow = ("Authorization: Bearer x", for_address(1))
    async with nearby(tmp_path, gate=gate_of(per_address=2, proxied=True)) as place:
        house = place.home.house
        monkeypatch.setattr(house, "shared", True)
        monkeypatch.setattr(house.guests, "freshen", freshen)
        talks = [await place.talk() for _ in range(2)]
        for talk in talks:
            await talk.begin("GET", "/health", *slow)
        await until(lambda: house.gate.connections._counts["203.0.113.1"] == 2)
        more = await place.talk()
        await more.begin("GET", "/health", *slow)
        await refused(more, 503, "too-many-connections")
        away.set()
        assert [(await talk.answer()).status for talk in talks] == [200, 200]
        assert (await talks[0].ask("/health", *slow)).status == 200
        monkeypatch.setattr(house, "shared", False)


async def test_f1_a_socket_counts_though_an_answer_comes_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = asyncio.Event()

    async def freshen(_: str) -> None:
        await away.wait()

    async with nearby(tmp_path, gate=gate_of(per_address=1, proxied=True)) as place:
        house = place.home.house
        monkeypatch.setattr(house.guests, "freshen", freshen)
        monkeypatch.setattr(house, "shared", True)
        talk = await place.talk()
        await talk.begin("GET", "/health", "Authorization: Bearer x", for_address(1))
        await talk.begin("GET", "/api/socket", *UPGRADE, for_address(1))
        assert (await talk.answer()).status == 101
        away.set()
        assert (await talk.answer()).status == 200
        assert house.gate.connections._counts == {"203.0.113.1": 1}
        monkeypatch.setattr(house, "shared", False)


# -- places are given back ------------------------------------------------------------------------
async def closed(talk: Talk) -> None:
    await talk.close()


async def aborted(talk: Talk) -> None:
    await talk.write(HEAD)
    talk.abort()


async def answered(talk: Talk) -> None:
    assert (await talk.ask("/health", "Connection: close")).status == 200
    await talk.rest()


async def malformed(talk: Talk) -> None:
    await talk.write(b"nonsense\r\n\r\n")
    await refused(talk, 400, "malformed")


async def silent(talk: Talk) -> None:
    await talk.rest()


async def slow(talk: Talk) -> None:
    await talk.write(HEAD)
    await talk.rest()


async def upgraded_and_closed(talk: Talk) -> None:
    assert (await talk.shake()).status == 101
    await talk.close()


async def upgraded_and_aborted(talk: Talk) -> None:
    assert (await talk.shake()).status == 101
    talk.abort()


async def upgraded_and_nonsense(talk: Talk) -> None:
    assert (await talk.shake()).status == 101
    await talk.write(b"\xff" * 9)
    await talk.rest()


async def refused_by_the_door(talk: Talk) -> None:
    assert (await talk.shake("Origin: http://evil.example")).status == 403
    await talk.rest()


async def upgraded_with_body(talk: Talk) -> None:
    assert (await talk.shake("Content-Length: 3")).status == 400
    await talk.rest()


async def upgraded_unreadably(talk: Talk) -> None:
    assert (await talk.shake("Sec-WebSocket-Key: twice")).status == 400
    await talk.rest()


async def upgraded_oddly(talk: Talk) -> None:
    head = f"GET /api/socket?\u0142\u00ff HTTP/1.1\r\nHost: {HOST}\r\n" + "\r\n".join(UPGRADE)
    await talk.write(head.encode() + b"\r\nX-Odd: \xff\xfe\r\n\r\n")
    talk.abort()


async def after_a_request(talk: Talk) -> None:
    await talk.begin("GET", "/health")
    await talk.begin("GET", "/api/socket", *UPGRADE)
    with suppress(ConnectionError):
        await talk.answer()
    await talk.close()


WAYS: list[Callable[[Talk], Awaitable[None]]] = [
    closed,
    aborted,
    answered,
    malformed,
    silent,
    slow,
    upgraded_and_closed,
    upgraded_and_aborted,
    upgraded_and_nonsense,
    refused_by_the_door,
    upgraded_with_body,
    upgraded_unreadably,
    upgraded_oddly,
    after_a_request,
]


@pytest.mark.parametrize("proxied", [False, True], ids=["direct", "proxied"])
@pytest.mark.parametrize("way", WAYS, ids=[way.__name__ for way in WAYS])
async def test_f1_a_connection_that_ends_gives_its_place_back(
    tmp_path: Path,
    way: Callable[[Talk], Awaitable[None]],
    proxied: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if way in (silent, slow):
        monkeypatch.setattr(asking, "ASK_SECONDS", SHORT_SECONDS)
        monkeypatch.setattr(asking, "REQUEST_SECONDS", SHORT_SECONDS)
    async with nearby(tmp_path, gate=gate_of(1, 1, proxied)) as place:
        connections = place.home.house.gate.connections
        for _ in range(2):
            talk = await place.talk()
            await until(lambda: len(connections) == 1 or way in (silent, slow))
            await way(talk)
            await until(lambda: not len(connections) and not connections._counts)
        await ask_once(place)


async def test_f1_a_handshake_that_never_ends_gives_its_place_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "HANDSHAKE_SECONDS", SHORT_SECONDS)
    away = asyncio.Event()

    async def freshen(_: str) -> None:
        await away.wait()

    async with nearby(tmp_path, gate=gate_of(1, 1)) as place:
        house = place.home.house
        monkeypatch.setattr(house, "shared", True)
        monkeypatch.setattr(house.guests, "freshen", freshen)
        talk = await place.talk()
        assert (await talk.shake("Authorization: Bearer x")).status == 503
        await until(lambda: not len(house.gate.connections))
        monkeypatch.setattr(house, "shared", False)
        away.set()
        await ask_once(place)


@pytest.mark.parametrize("kind", ["silent", "half a head", "kept alive", "socket"])
async def test_f1_a_server_that_ends_has_no_connection_left(tmp_path: Path, kind: str) -> None:
    guarded = gate_of()
    async with nearby(tmp_path, gate=guarded) as place:
        talk = Talk(*await asyncio.open_connection("127.0.0.1", place.port))
        await hold(talk, kind)
        await until(lambda: len(guarded.connections) == 1)
    assert not len(guarded.connections)
    await talk.close()


# -- as it is served ------------------------------------------------------------------------------
@elsewhere
@pytest.mark.slow
def test_f1_one_address_leaves_room_for_the_others(tmp_path: Path) -> None:
    """Over uvloop, with the caps that it has by itself."""
    with Logged(tmp_path) as server:
        held = [Raw(server) for _ in range(PER_ADDRESS + 20)]
        server.until('"reason": "too-many-connections"')
        with Raw(server, source=OTHER) as other:
            assert other.ask() == 200
        found = [raw.ask() for raw in held[:PER_ADDRESS]]
        assert found == [200] * PER_ADDRESS, "who was there first"
        assert held[-1].rest().split()[1] == b"503"
        for raw in held:
            raw.line.close()
        end = time.monotonic() + SECONDS
        while status(server) != 200:
            assert time.monotonic() < end
            time.sleep(0.02)
        server.stop()
        told = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert {line["event"] for line in told} == {"open", "refused", "close"}


def status(server: Server) -> int:
    """What a new connection is answered."""
    with Raw(server) as raw:
        return raw.ask()


@pytest.mark.parametrize("option", ["--connections", "--connections-per-address"])
@pytest.mark.parametrize("word", ["0", "-1", "many", "1.5", "9999999"])
def test_f1_a_cap_that_is_none_is_refused_in_a_line(capsys: Output, option: str, word: str) -> None:
    said = complaint(capsys, "--lang", "en", "serve", option, word)
    assert said == f"{option}: “{word}” isn’t a number from 1 to 1000000"
