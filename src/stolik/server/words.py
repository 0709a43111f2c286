"""What processes that serve the same data say to each other."""

from __future__ import annotations

import msgspec

from stolik.server.wire import Heard, Progressed, Said


class Word(msgspec.Struct, tag_field="t"):
    """The base of every message."""


class Moved(Word, tag="moved"):
    """An entry was kept."""

    table: str
    seq: int


class Changed(Word, tag="changed"):
    """A new version of a table was kept."""

    table: str
    revision: int


class Present(Word, tag="present"):
    """Who of a table is connected to a process; whom it waits for, if it looks after the table."""

    table: str
    process: str
    seats: list[int]
    watchers: int
    #: Whether the host's own line is among them.
    host: bool = False
    #: The last entry that nobody around the device there has anything to say about.
    onward: int = 0
    #: The last entry that each of its seats has looked at.
    looked: dict[int, int] = {}
    waiting: list[int] | None = None
    left: list[float] | None = None
    #: Why bots have lost their seats, by those.
    lost: dict[int, Said] | None = None


class Reaction(Word, tag="reaction"):
    """Somebody signals something."""

    table: str
    frame: Heard | Progressed


class SignedOut(Word, tag="signed-out"):
    """Somebody has moved to another device."""

    guest: str


class Well(Word, tag="well"):
    """A process can keep what happens."""


Message = Moved | Changed | Present | Reaction | SignedOut | Well
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def decode(data: bytes) -> Message:
    """A message of another process, or `msgspec.DecodeError`."""
    return _decoder.decode(data)


def encode(message: Message) -> bytes:
    """A message for the other processes."""
    return _encoder.encode(message)
