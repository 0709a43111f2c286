"""What goes over a socket, as types: the page's TypeScript is made from them.

docs/protocol.md describes the conversation.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from stolik.core.phrase import Fact, Phrase, Seats
from stolik.server.texts import Pass, Plain, Word

PROTOCOL = 1
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
LONGEST_FRAME = 8192
LONGEST_CID = 64
Steps = Annotated[int, msgspec.Meta(ge=0, le=99)]
#: How people sit at a table: each with a device of their own, with a screen besides that shows the
#: table to all, or around one device that they pass on.
Way = Literal["own", "screen", "hotseat"]
Action = Annotated[str, msgspec.Meta(max_length=1000)]


class Frame(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The base of every frame."""


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """What frames and answers are made of."""


# -- from a client ------------------------------------------------------------------------------
class Hello(Frame, tag="hello", tag_field="t"):
    """The first frame: a ticket, and the last entry this client has seen (0: none)."""

    ticket: Pass
    proto: Count = PROTOCOL
    last: Count = 0


class Act(Frame, tag="act", tag_field="t"):
    """An action: `cid` names it for ever, `dec` is the decision it answers."""

    cid: Plain
    dec: Count
    action: Action


class Why(Frame, tag="why", tag_field="t"):
    """Why, or why not? Nothing changes."""

    id: Count
    action: Action


class Resume(Frame, tag="resume", tag_field="t"):
    """Send what came after this entry."""

    last: Count


class Signal(Frame, tag="signal", tag_field="t"):
    """A reaction: not kept, and no fact of the game."""

    phrase: Word


class Progress(Frame, tag="progress", tag_field="t"):
    """In a race: how far somebody has come, such as how many pieces lie. Not kept."""

    count: Steps


class Onward(Frame, tag="on", tag_field="t"):
    """Nobody at this seat, or around the device passed on, needs more time for this entry."""

    seq: int


class Ping(Frame, tag="ping", tag_field="t"):
    """Is anybody there?"""

    id: Count


class Echo(Frame, tag="echo", tag_field="t"):
    """The answer to a probe, to be sent at once."""

    id: Count


ClientFrame = Hello | Act | Why | Resume | Signal | Progress | Onward | Ping | Echo


# -- what is told -------------------------------------------------------------------------------
class Several(Frame):
    """Seats in a sentence, called by name and with their numbers, or message ids, to be listed."""

    seats: list[int] | None = None
    numbers: list[int] | None = None
    ids: list[str] | None = None


class Said(Data):
    """A sentence for whoever reads it to say in their own language: a message id and facts."""

    id: str
    facts: dict[str, int | str | Several]


def said(phrase: Phrase) -> Said:
    """A phrase as it goes over the wire."""
    return Said(phrase.id, {name: _fact(fact) for name, fact in phrase.facts.items()})


def _fact(fact: Fact) -> int | str | Several:
    match fact:
        case Seats():
            return Several(seats=list(fact.seats), numbers=list(fact.numbers) or None)
        case tuple():
            return Several(ids=list(fact))
        case _:
            return fact


class PlaceData(Data):
    """A chair; `waiting` if its patience, in milliseconds, is running out just now.

    `looked` is the last entry that it needs no more time for: a rest ends when all have looked.
    `lost` says why its bot has lost it, so that the house's own bot plays on.
    """

    name: str
    bot: str
    free: bool
    ready: bool
    here: bool
    away: bool
    waiting: bool
    patience: int
    looked: int
    lost: Said | None = None


class RoomData(Data):
    """A table, as anybody may know it who knows the table; `seat` is the asker's own.

    `host` is the host's seat: none for a host without a chair, such as a screen that everybody
    looks at. `hosting` tells whether the asker is the host.
    `trouble` if nothing that happens can be kept just now.
    """

    id: str
    code: str
    book: str
    game: str
    version: int
    options: dict[str, int | str]
    seats: int
    places: list[PlaceData]
    state: Literal["waiting", "playing", "over", "abandoned"]
    public: bool
    commit: str
    host: int | None
    hosting: bool
    way: Way
    seat: int | None
    next: str
    watchers: int
    created: int
    tournament: str
    trouble: bool


class TournamentPlace(Data):
    """A player of a tournament; `away` if a bot plays on until the player is back."""

    name: str
    bot: str
    free: bool
    ready: bool
    here: bool
    away: bool


class DealData(Data):
    """A deal that was played: the number of who went out, and what it was worth."""

    winner: int
    points: int


FixtureState = Literal["later", "waiting", "playing", "over", "abandoned"]


class FixtureData(Data):
    """A match of a tournament: its players clockwise, partners opposite; block 0 is the duel."""

    match: str
    block: int
    players: list[int]
    state: FixtureState
    table: str
    deals: list[DealData]


class StandingData(Data):
    """A line of the standings."""

    place: int
    player: int
    points: int
    wins: int


class TournamentData(Data):
    """A tournament, as anybody may know it who knows its id; players are numbered from 1.

    `player` is the asker, `duel` the deals of the duel, `pause` the seconds of a break, `rest` the
    milliseconds left of it, if there is one just now.
    """

    id: str
    code: str
    form: str
    state: Literal["waiting", "playing", "over", "abandoned"]
    duel: int
    pause: int
    bot: str
    options: dict[str, int | str]
    places: list[TournamentPlace]
    host: int | None
    player: int | None
    matches: list[FixtureData]
    standings: list[StandingData]
    rest: int | None
    lot: list[int]
    winner: int | None
    created: int


class Result(Data):
    """How a match ended: the winners, and each seat's points as the book counts."""

    winners: list[int]
    points: list[int]


# -- from the server ----------------------------------------------------------------------------
class Welcome(Frame, tag="welcome", tag_field="t"):
    """The answer to hello: who you are, and where the table stands."""

    table: str
    seat: int | None
    head: int
    book: str
    version: int
    commit: str
    time: int
    proto: int = PROTOCOL


class Now(Frame):
    """What a seat may do at this moment; `rest` if play goes on when all have looked.

    `speaks` is the seat that says for the table what a note on a card comes to, if one waits.
    """

    dec: int
    view: dict[str, Any]
    legal: list[str]
    alarms: list[tuple[str, int]]
    prompt: Said
    clauses: list[str]
    outcome: Result | None
    rest: bool = False
    speaks: int | None = None


class Ev(Frame, tag="ev", tag_field="t"):
    """An entry as this seat hears it; the last one sent carries what is true now."""

    seq: int
    at: int
    events: list[dict[str, Any]]
    said: list[Said]
    now: Now | None = None


class Snapshot(Frame, tag="snapshot", tag_field="t"):
    """What is true now, for a client that is too far behind, and what it still should hear.

    `past` is the newest entries, and of those before them what lasts, such as a deal's scores.
    """

    seq: int
    at: int
    now: Now
    past: list[Ev] = []


class RoomNews(Frame, tag="room", tag_field="t"):
    """The table around the game has changed: chairs, presence, patience."""

    room: RoomData


class Moment(Data):
    """An entry of a replay, with what was seen after it."""

    seq: int
    at: int
    events: list[dict[str, Any]]
    said: list[Said]
    view: dict[str, Any]


class Ack(Frame, tag="ack", tag_field="t"):
    """The action is kept, as this entry."""

    cid: str
    seq: int


class Nack(Frame, tag="nack", tag_field="t"):
    """The action is not kept: stale, illegal, malformed, conflict, rate or retry."""

    cid: str
    code: str
    head: int
    why: str = ""
    clause: str = ""


class Because(Frame, tag="because", tag_field="t"):
    """The answer to why."""

    id: int
    legal: bool
    why: str
    clause: str = ""


class Heard(Frame, tag="signal", tag_field="t"):
    """Somebody's reaction."""

    seat: int
    phrase: str


class Progressed(Frame, tag="progress", tag_field="t"):
    """How far somebody says to have come in a race."""

    seat: int
    count: int


class Pong(Frame, tag="pong", tag_field="t"):
    """Yes, and it is so many milliseconds after the match began."""

    id: int
    time: int


class Probe(Frame, tag="probe", tag_field="t"):
    """In a race: how long does a message take? Answer with an echo."""

    id: int


class Bye(Frame, tag="bye", tag_field="t"):
    """The last frame before the server closes, with a reason a person can read."""

    code: str
    why: str


ServerFrame = (
    Welcome
    | RoomNews
    | Ev
    | Snapshot
    | Ack
    | Nack
    | Because
    | Heard
    | Progressed
    | Pong
    | Probe
    | Bye
)

_decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
_encoder = msgspec.json.Encoder()


def decode(data: bytes | str) -> ClientFrame:
    """A client's frame, or `msgspec.DecodeError`."""
    return _decoder.decode(data)


def encode(frame: Frame) -> bytes:
    """A frame of the server's; it never reads one back."""
    return _encoder.encode(frame)


def encode_data(data: object) -> msgspec.Raw:
    """Plain data, as a part of frames."""
    return msgspec.Raw(_encoder.encode(data))


def joined(first: msgspec.Raw, second: msgspec.Raw) -> msgspec.Raw:
    """Two encoded objects as one; neither is empty, and no key is in both.

    >>> bytes(joined(encode_data({"pile": 7}), encode_data({"seat": 1})))
    b'{"pile":7,"seat":1}'
    """
    return msgspec.Raw(bytes(first)[:-1] + b"," + bytes(second)[1:])
