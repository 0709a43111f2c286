"""How long a request may take and how much it may be, whatever it asks for."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from stolik.server import asking, line
from stolik.server.logs import Lines
from tests.server.client import Client, Logged, Server
from tests.server.home import HOST, SHORT_SECONDS, until
from tests.server.nearby import UPGRADE, Nearby, Talk, nearby
from tests.server.raw import Raw
from tests.server.timeouts import asking_for

GUESTS = ("POST", "/api/guests", "Content-Type: application/json")
HEAD = f"GET /health HTTP/1.1\r\nHost: {HOST}\r\n".encode()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request may take no time at all."""
    monkeypatch.setattr(asking, "REQUEST_SECONDS", SHORT_SECONDS)


async def refused(talk: Talk, status: int, code: str) -> None:
    """The client hears why, and the connection is closed."""
    answer = await talk.answer()
    assert (answer.status, answer.code, answer.headers["connection"]) == (status, code, "close")
    assert await talk.rest() == b""


def lines_of(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    return [json.loads(Lines().format(record)) for record in caplog.records]


async def at_ease(place: Nearby) -> None:
    """An honest client is answered."""
    assert (await (await place.talk()).ask("/health")).status == 200


# -- F1: a connection that never finishes ---------------------------------------------------------
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "said",
    [
        b"G",
        b"\r\n",
        HEAD,
        HEAD + b"X-Half: ",
        f"POST /api/guests HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 500\r\n\r\n{{".encode(),
        f"POST /api/guests HTTP/1.1\r\nHost: {HOST}\r\nTransfer-Encoding: chunked\r\n\r\n".encode(),
        HEAD + b"Content-Length: 9\r\n\r\n",
    ],
)
@pytest.mark.parametrize("before", [0, 2], ids=["first", "kept alive"])
async def test_f1_a_request_that_never_ends_is_refused(
    tmp_path: Path, said: bytes, before: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "stolik")
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        for _ in range(before):
            assert (await talk.ask("/health")).status == 200
        await talk.write(said)
        if said.startswith(HEAD + b"Content"):  # a page needs no body, and has answered
            assert (await talk.answer()).status == 200
            assert await talk.rest() == b""
        else:
            await refused(talk, 408, "request-too-slow")
        await at_ease(place)
    told = lines_of(caplog)
    assert [line["event"] for line in told] == ["open", "refused", "close"]
    assert (told[1]["reason"], told[1]["count"]) == ("request-too-slow", 1)


async def test_f1_requests_that_wait_for_others_have_a_bound(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "stolik")
    head = f"GET /health HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        await talk.write(head * (asking.MOST_PIPELINED + 1))
        for _ in range(asking.MOST_PIPELINED + 1):
            assert (await talk.answer()).status == 200
        await talk.write(head * 1000)
        assert (await talk.rest()).count(b"HTTP/1.1 200") <= asking.MOST_PIPELINED + 1
        await at_ease(place)
    assert [line["reason"] for line in lines_of(caplog) if line["event"] == "refused"] == [
        "too-many"
    ]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("drop", [b"X-More: 1\r\n", b"\r\n"])
async def test_f1_a_head_that_drips_has_no_longer_than_others(tmp_path: Path, drop: bytes) -> None:
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        assert (await talk.ask("/health")).status == 200
        await talk.write(b"\r\n" if drop == b"\r\n" else HEAD)
        dripping = asyncio.create_task(drip(talk, drop))
        await refused(talk, 408, "request-too-slow")
        dripping.cancel()


async def drip(talk: Talk, drop: bytes) -> None:
    """A line now and then, for ever; few enough not to be too many."""
    for _ in range(90):
        await talk.write(drop)
        await asyncio.sleep(SHORT_SECONDS / 10)


@pytest.mark.parametrize(
    "body", ["Content-Length: 10", "Content-Length: 0", "Transfer-Encoding: chunked"]
)
async def test_f1_an_upgrade_with_a_body_is_refused(tmp_path: Path, body: str) -> None:
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        await talk.begin("GET", "/api/socket?lang=pl", *UPGRADE, body)
        answer = await talk.answer()
        assert (answer.status, answer.code) == (400, "upgrade-with-body")
        assert "gniazdo" in answer.body.decode()
        assert await talk.rest() == b""
        assert (await (await place.talk()).shake()).status == 101


async def test_f1_a_handshake_that_never_ends_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "HANDSHAKE_SECONDS", SHORT_SECONDS)
    away = asyncio.Event()

    async def freshen(_: str) -> None:
        await away.wait()

    async with nearby(tmp_path) as place:
        monkeypatch.setattr(place.home.house, "shared", True)
        monkeypatch.setattr(place.home.house.guests, "freshen", freshen)
        talk = await place.talk()
        answer = await talk.shake("Authorization: Bearer x")
        assert (answer.status, answer.code) == (503, "handshake-too-slow")
        assert answer.headers["retry-after"]
        assert await talk.rest() == b""
        monkeypatch.setattr(place.home.house, "shared", False)
        away.set()
        await at_ease(place)


@pytest.mark.parametrize("more", [f"X-Long: {'x' * 9000}", "Sec-WebSocket-Key: twice"])
async def test_f1_a_handshake_that_can_t_be_read_is_refused_at_once(
    tmp_path: Path, more: str
) -> None:
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        assert (await talk.shake(more)).status == 400
        assert await talk.rest() == b""


async def test_f1_a_socket_that_is_established_has_no_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ASK_SECONDS", "REQUEST_SECONDS"):
        monkeypatch.setattr(asking, name, SHORT_SECONDS)
    monkeypatch.setattr(line, "HANDSHAKE_SECONDS", SHORT_SECONDS)
    async with nearby(tmp_path) as place:
        held = await place.talk()
        assert (await held.shake()).status == 101
        slow = await place.talk()
        await slow.write(HEAD)
        await refused(slow, 408, "request-too-slow")  # every deadline of the socket is over too
        reading = asyncio.create_task(held.rest())
        await asyncio.sleep(SHORT_SECONDS)
        assert not reading.done()
        reading.cancel()


async def test_f1_the_server_may_take_longer_than_its_clients(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "REQUEST_SECONDS", SHORT_SECONDS)
    async with nearby(tmp_path) as place:
        house = place.home.house

        async def freshen(_: str) -> None:
            await asyncio.sleep(3 * SHORT_SECONDS)

        monkeypatch.setattr(house, "shared", True)
        monkeypatch.setattr(house.guests, "freshen", freshen)
        talk = await place.talk()
        assert (await talk.ask("/health", "Authorization: Bearer x")).status == 200
        await talk.begin("GET", "/health", "Authorization: Bearer x")
        await talk.begin("GET", "/health")  # asked before the first is answered
        assert [(await talk.answer()).status for _ in range(2)] == [200, 200]
        monkeypatch.setattr(house, "shared", False)


@pytest.mark.slow
def test_f1_who_never_finishes_locks_nobody_out(tmp_path: Path) -> None:
    """Over uvloop, as it is served."""
    variables = asking_for(ask=2, request=2)
    with Logged(tmp_path, variables) as server:
        heads = {
            "upgrade": "GET /api/socket HTTP/1.1\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nContent-Length: 9\r\n\r\n",
            "body": "POST /api/guests HTTP/1.1\r\nContent-Length: 500\r\n\r\n{",
            "head": "GET /health HTTP/1.1\r\nX: ",
            "nothing": "",
        }
        held = [Raw(server) for _ in range(40 * len(heads))]
        for number, raw in enumerate(held):
            text = list(heads.values())[number % len(heads)]
            raw.line.sendall(text.replace("1.1\r\n", f"1.1\r\nHost: {raw.host}\r\n", 1).encode())
        assert Client(server, "Ala").ask("GET", "/health").status_code == 200
        for raw in held:
            raw.rest()  # until it is closed
            raw.line.close()
        server.stop()
        assert server.process.returncode == 0
        said = server.log.read_text()
        assert '"reason": "request-too-slow"' in said
        assert '"event": "error"' not in said


# -- F2: heads without end ------------------------------------------------------------------------
async def test_f2_a_head_has_at_most_32_kib(tmp_path: Path) -> None:
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        for over, status in ((0, 200), (1, 431)):
            size = asking.BIGGEST_HEAD - len(HEAD) - len(b"X: \r\n\r\n") + over
            await talk.write(HEAD + b"X: " + b"x" * size + b"\r\n\r\n")
            if over:
                await refused(talk, 431, "head-too-big")
            else:
                assert (await talk.answer()).status == status


async def test_f2_a_head_has_at_most_100_lines(tmp_path: Path) -> None:
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        most = [f"X-{number}: 1" for number in range(asking.MOST_LINES - 1)]
        assert (await talk.ask("/health", *most)).status == 200
        await talk.begin("GET", "/health", *most, "X: 1")
        await refused(talk, 431, "head-too-big")


@pytest.mark.parametrize("lines", [b"x: y\r\n" * 20_000, b"x" * 120_000], ids=["lines", "bytes"])
@pytest.mark.parametrize("where", ["head", "address", "trailer"])
async def test_f2_nothing_without_end_reaches_the_parser(
    tmp_path: Path, lines: bytes, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "BIGGEST_REQUEST", 100_000)
    fed = 0
    parse = asking.Asking._parse

    def counted(self: asking.Asking, piece: memoryview) -> None:
        nonlocal fed
        fed += len(piece)
        parse(self, piece)

    monkeypatch.setattr(asking.Asking, "_parse", counted)
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        if where == "trailer":
            await talk.begin(*GUESTS, "Transfer-Encoding: chunked")
            await talk.write(b"2\r\n{}\r\n0\r\n")
        else:
            await talk.write(HEAD if where == "head" else b"GET /?")
        await talk.write(lines)
        answer = await talk.answer()
        assert answer.status in (400, 413, 431)
        assert await talk.rest() == b""
        assert fed <= asking.BIGGEST_REQUEST
        await at_ease(place)


async def flood(talk: Talk) -> None:
    while True:
        await talk.write(b"x" * 10_000)


async def test_f2_who_goes_on_after_a_refusal_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "LINGER_SECONDS", 600.0)
    monkeypatch.setattr(asking, "MOST_IGNORED", 100_000)
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        with pytest.raises(ConnectionError):
            await flood(talk)
        await until(lambda: not place.home.house.gate.lingering)
        await at_ease(place)


async def test_f2_a_refused_client_can_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "LINGER_SECONDS", SHORT_SECONDS)
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        await talk.write(b"nonsense\r\n\r\n")
        assert (await talk.answer()).code == "malformed"
        await until(lambda: not place.home.house.gate.lingering)


@pytest.mark.slow
def test_f2_100_mb_of_headers_hold_nobody_up(tmp_path: Path) -> None:
    """Over uvloop, as it is served."""
    with Logged(tmp_path) as server:
        before = memory(server)
        with Raw(server) as raw, pytest.raises(ConnectionError):
            raw.line.sendall(b"GET /health HTTP/1.1\r\n" + b"x: y\r\n" * 16_000_000)
        assert Client(server, "Ala").ask("GET", "/health").status_code == 200
        assert memory(server) - before < 50_000, "kB"
        server.stop()
        assert '"reason": "head-too-big"' in server.log.read_text()


def memory(server: Server) -> int:
    """What a server holds, in kB; 0 where that is not told."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0
    found = [row for row in status.read_text().splitlines() if row.startswith("VmRSS")]
    return int(found[0].split()[1])
