"""A line of ours takes in what the library would, and refuses what it refuses, to the byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Close, Frame, Opcode

from stolik.server import run
from stolik.server.line import MOST_DROPPED, MOST_UNREAD, UNCOUNTED_FRAMES, Line
from stolik.server.wire import LONGEST_FRAME
from tests.server.home import settled, until

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport(asyncio.Transport):
    """Notes what is written; what it is given to read comes whether it is paused or not."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.pauses = 0
        self.resumes = 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None:
        self.resumes += 1


class Heard:
    """An application that takes every message, and what it has heard."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.reads = asyncio.Event()
        self.reads.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        while True:
            await self.reads.wait()
            message = await receive()
            if message["type"] == "websocket.connect":
                await send({"type": "websocket.accept"})
                continue
            self.messages.append(message)
            if message["type"] == "websocket.disconnect":
                return


async def opened(kind: type[WebSocketsSansIOProtocol]) -> tuple[Any, Transport, Heard]:
    """A line on which both sides have agreed to speak WebSocket."""
    heard, transport = Heard(), Transport()
    config = run.config(heard)
    config.load()
    line = kind(config, ServerState(), {}, asyncio.get_running_loop())
    line.connection_made(transport)
    line.data_received(HANDSHAKE)
    await settled()
    assert transport.written.startswith(b"HTTP/1.1 101")
    transport.written = b""
    return line, transport, heard


async def taken(
    kind: type[WebSocketsSansIOProtocol], chunks: Sequence[bytes]
) -> tuple[list[Any], tuple[Any, bytes, bool] | None]:
    """What comes of some bytes: the messages, and how it ends unless the library breaks."""
    line, transport, heard = await opened(kind)
    broke = False
    for chunk in chunks:
        if not transport.closed:
            try:
                line.data_received(chunk)
            except InvalidState:  # uvicorn on bytes that are no text while it closes
                assert kind is not Line
                broke = True
                break
    count = -1
    while count < len(heard.messages):
        count = len(heard.messages)
        await settled()
    line.connection_lost(ConnectionResetError())
    await settled()
    end = None if broke else (heard.messages[-1], transport.written, transport.closed)
    return heard.messages[:-1], end


def frame(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def some(draw: random.Random) -> bytes:
    """A frame, or something that is none."""
    size = draw.choice((0, 1, 2, 5, 60, 125, 126, 127, 700, LONGEST_FRAME, LONGEST_FRAME + 1))
    text = ("ž" * size).encode()[:size] if draw.random() < 0.2 else b"x" * size
    kinds = [
        lambda: frame(Opcode.TEXT, b'{"t":"ping","id":1}'),
        lambda: frame(Opcode.TEXT, text),
        lambda: frame(Opcode.TEXT, text, fin=False),
        lambda: frame(Opcode.CONT, text, fin=draw.random() < 0.7),
        lambda: frame(Opcode.BINARY, text[:300]),
        lambda: frame(Opcode.PING, text[:125]),
        lambda: frame(Opcode.PONG, text[:125]),
    ]
    rare = [
        lambda: frame(Opcode.CLOSE, Close(1000, "").serialize()),
        lambda: frame(Opcode.TEXT, b"\xff\xfe{}"),
        lambda: frame(Opcode.TEXT, b"{}", mask=False),
        lambda: b"\xc1" + frame(Opcode.TEXT, b"{}")[1:],  # a bit that means nothing
        lambda: b"\x81\xfe\x00\x05" + bytes(4) + b"12345",  # longer than it need be written
        lambda: b"\x81\xff" + (9).to_bytes(8, "big") + bytes(4) + b"123456789",
        lambda: draw.randbytes(9),
    ]
    return draw.choice(kinds * 6 + rare)()


def cut(data: bytes, draw: random.Random) -> list[bytes]:
    """The same bytes, as a network may bring them."""
    places = sorted(draw.randrange(len(data) + 1) for _ in range(draw.randrange(6)))
    return [data[a:b] for a, b in zip([0, *places], [*places, len(data)], strict=True) if a < b]


def ended_by_fault(end: tuple[Any, bytes, bool] | None) -> bool:
    return end is not None and end[0]["code"] in (1002, 1007, 1009)


def is_beginning(some: list[Any], more: list[Any]) -> bool:
    return more[: len(some)] == some


@pytest.mark.parametrize("seed", range(8))
async def test_whatever_comes_is_taken_as_by_the_library(seed: int) -> None:
    draw = random.Random(seed)
    for _ in range(40):
        chunks = cut(b"".join(some(draw) for _ in range(draw.randrange(1, 9))), draw)
        here = await taken(Line, chunks)
        there = await taken(WebSocketsSansIOProtocol, chunks)
        slowly = await taken(WebSocketsSansIOProtocol, [bytes([it]) for it in b"".join(chunks)])
        # What comes together with a fault may be forgotten, by the library as by a line of ours.
        assert is_beginning(here[0], slowly[0])
        assert len(here[0]) == len(slowly[0]) or ended_by_fault(here[1])
        assert there[1] in (None, here[1])


def close_code(transport: Transport) -> int | None:
    """The code with which a socket was closed by the server, if it was."""
    last = Frame(Opcode.CLOSE, Close(1008, "too-fast").serialize()).serialize(mask=False)
    return 1008 if transport.closed and transport.written.endswith(last) else None


async def test_a_burst_is_taken_as_fast_as_it_is_read_and_in_order() -> None:
    line, transport, heard = await opened(Line)
    heard.reads.clear()
    texts = [f'{{"id":{number}}}' for number in range(5_000)]
    line.data_received(b"".join(frame(Opcode.TEXT, text.encode()) for text in texts))
    assert len(line._inbox) <= MOST_UNREAD
    heard.reads.set()
    await until(lambda: len(heard.messages) == len(texts))
    assert [message["text"] for message in heard.messages] == texts
    assert not transport.closed


@pytest.mark.parametrize(
    "flood",
    [
        frame(Opcode.PING, b""),
        frame(Opcode.PONG, b"x"),
        frame(Opcode.TEXT, b"", fin=False) + frame(Opcode.CONT, b""),
    ],
    ids=["ping", "pong", "pieces"],
)
async def test_what_no_guest_is_asked_for_has_a_budget(flood: bytes) -> None:
    line, transport, heard = await opened(Line)
    most = int(UNCOUNTED_FRAMES[1])
    line.data_received(flood * (most // 4))
    await settled()
    assert not transport.closed
    for _ in range(4):
        line.data_received(flood * most)
        await settled()
    assert close_code(transport) == 1008
    assert len(heard.messages) <= most + 1


async def test_after_the_end_nothing_more_is_gone_through(monkeypatch: pytest.MonkeyPatch) -> None:
    line, transport, heard = await opened(Line)
    heard.reads.clear()
    parsed: list[int] = []
    parse = WebSocketsSansIOProtocol.data_received

    def noting(line: WebSocketsSansIOProtocol, data: bytes) -> None:
        parsed.append(len(data))
        parse(line, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noting)
    burst = frame(Opcode.TEXT, b"{}") * 5_000
    line.data_received(burst)
    await line.send({"type": "websocket.close", "code": 1008})
    assert not transport.is_closing(), "the client may read why"
    for _ in range(MOST_DROPPED // len(burst) + 1):
        line.data_received(burst)
    assert transport.closed
    assert sum(parsed) == 0


async def test_a_client_that_goes_on_after_the_end_is_let_go() -> None:
    line, transport, _ = await opened(Line)
    await line.send({"type": "websocket.close", "code": 1008})
    text = frame(Opcode.TEXT, b"{}" * 1000)
    for _ in range(int(UNCOUNTED_FRAMES[1])):
        line.data_received(text)
    assert not transport.is_closing(), "the client may read why"
    for _ in range(2 * MOST_DROPPED // len(text)):
        line.data_received(text)
    assert transport.is_closing()


async def test_a_client_that_sends_faster_than_it_is_read_is_not_read() -> None:
    line, transport, heard = await opened(Line)
    heard.reads.clear()
    await settled()
    ping = frame(Opcode.TEXT, b'{"t":"ping","id":1}')
    line.data_received(ping)  # the one that is being waited for
    await settled()
    line.data_received(ping * (MOST_UNREAD - 1))
    assert transport.pauses == 0
    line.data_received(ping)
    assert transport.pauses == 1
    heard.reads.set()
    await settled()
    assert transport.resumes == 1
    assert len(heard.messages) == MOST_UNREAD + 1
