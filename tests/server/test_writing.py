"""What a line writes at once: whole frames, in order, and two together where one follows."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from stolik.server.line import Line


class Written:
    """A line whose other end is a list."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.conn = SimpleNamespace(state=State.OPEN)
        writable = asyncio.Event()
        writable.set()
        self.line = Line.__new__(Line)
        parts: dict[str, Any] = {
            "loop": asyncio.get_running_loop(),
            "writable": writable,
            "disconnected": False,
            "conn": self.conn,
            "transport": SimpleNamespace(write=self.pieces.append),
        }
        vars(self.line).update(parts)


def frame(data: bytes) -> bytes:
    """A text frame as the library writes it."""
    return Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
async def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    written = Written()
    assert written.line.write(b"x" * size)
    assert written.pieces == [frame(b"x" * size)]


async def test_what_is_followed_goes_together_with_it() -> None:
    written = Written()
    assert written.line.write(b"news", True)
    assert written.pieces == []
    assert written.line.write(b"ack")
    assert written.pieces == [frame(b"news") + frame(b"ack")]
    await asyncio.sleep(0)
    assert len(written.pieces) == 1


async def test_what_nothing_follows_waits_a_moment_only() -> None:
    written = Written()
    assert written.line.write(b"news", True)
    await asyncio.sleep(0)
    assert written.pieces == [frame(b"news")]


async def test_what_can_not_be_written_is_left_to_its_sender_or_to_nobody() -> None:
    written = Written()
    written.conn.state = State.CLOSING
    assert written.line.write(b"to nobody")
    written.line.writable.clear()
    assert not written.line.write(b"later")
    assert written.pieces == []
