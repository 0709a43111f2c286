"""What a store promises: an entry that was acknowledged is there for ever, once, in its place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

T = TypeVar("T")


class StoreTrouble(Exception):
    """The store can't keep anything now.

    Nothing was stored, unless the line to a database was cut: then nobody knows, and whoever asked
    has to look.
    """


class Damaged(StoreTrouble):
    """What is on the disk can't be what was written there."""


class Conflict(Exception):
    """Another entry has this place already, or this client id."""


class NewerDatabase(Exception):
    """The data were written by a newer version of the program."""


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One input of a match with the chance it caused; `hash` chains it to the one before."""

    table: str
    seq: int
    at: int
    who: int
    cid: str
    action: str
    chance: str
    hash: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what is played, by whom, and the secret of its chance."""

    id: str
    code: str
    book: str
    version: int
    seats: int
    options: str
    players: str
    state: str
    secret: bytes
    created: int
    host: str = ""
    public: bool = False
    #: Wall milliseconds of the last time a person was there; 0 if nobody noted it.
    touched: int = 0
    #: The table where the same people play again.
    next: str = ""
    #: A JSON list of guests.
    barred: str = "[]"
    #: The tournament it belongs to, and which match of it is played here.
    tournament: str = ""
    fixture: str = ""
    #: Which version of the table this is, from 1: only the next one is kept.
    revision: int = 1


@dataclass(frozen=True, slots=True)
class Beat:
    """A process that serves the same data: what its clock showed, and how many seconds ago."""

    process: str
    clock: float
    age: float
    #: Whether it heard the others then.
    hears: bool


@dataclass(frozen=True, slots=True)
class Lease:
    """Which process looks after a table, and how the time of the match follows its clock."""

    table: str
    owner: str
    at_start: int
    started: float
    resting: bool


@dataclass(frozen=True, slots=True)
class TableNews:
    """Which version of a table is kept, and how many entries."""

    table: str
    revision: int
    head: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A ticket that is kept: of the word itself only a hash."""

    hash: str
    kind: str
    guest: str
    purpose: str


@dataclass(frozen=True, slots=True)
class Cut:
    """A journal that has lost its end: how many entries are there, and how many were kept."""

    table: str
    kept: int
    expected: int


class Store(ABC):
    """Keeps tables, their journals and guests."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready; raises `NewerDatabase`, `Damaged`, `Refused`, or the database's own error."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go of the data."""

    def cut(self) -> list[Cut]:
        """The journals that have lost their ends, once the store is open."""
        return []

    @abstractmethod
    def append(self, row: JournalRow) -> Awaitable[None]:
        """Keep an entry; when this returns it is on the disk. `Conflict` if its place is taken."""

    @abstractmethod
    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        """Every entry of a table that came after one, in order."""

    @abstractmethod
    async def save_table(self, row: TableRow) -> None:
        """Keep a new table, or its next version; `Conflict` if somebody else has."""

    @abstractmethod
    async def tables(self) -> list[TableRow]:
        """Every table."""

    @abstractmethod
    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""

    @abstractmethod
    async def table_of_code(self, code: str) -> TableRow | None:
        """The waiting table of a code."""

    @abstractmethod
    async def save_guest(
        self, guest: str, name: str, token_hash: str, created: int, seen: int | None = None
    ) -> None:
        """Keep a guest, or what has changed; last seen when created, unless told otherwise."""

    @abstractmethod
    async def note_guest(self, guest: str, name: str, token_hash: str, seen: int) -> bool:
        """Keep a guest's name and when they were seen, if this is still their token."""

    @abstractmethod
    async def guests(self) -> list[tuple[str, str, str]]:
        """Every guest: id, name, hash of the token."""

    @abstractmethod
    async def guest_ids(self) -> set[str]:
        """The id of every guest."""

    @abstractmethod
    async def guest(self, token_hash: str) -> tuple[str, str] | None:
        """Whose token this is: id and name."""

    @abstractmethod
    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called."""

    @abstractmethod
    async def token_hashes(self, guests: Collection[str]) -> dict[str, str]:
        """By what token each of these guests is known."""

    # -- among several processes ------------------------------------------------------------------
    @abstractmethod
    async def beat(self, process: str, clock: float, hears: bool) -> list[Beat]:
        """Say that a process is alive, what its clock shows and whether it hears the others.

        Every process that was alive, this one among them.
        """

    @abstractmethod
    async def news(self) -> list[TableNews]:
        """Every table that waits or plays, and how far it is."""

    @abstractmethod
    async def leases(self) -> list[Lease]:
        """Who looks after which table."""

    @abstractmethod
    async def take_lease(self, lease: Lease, before: str) -> bool:
        """Look after a table, if still the one before does, or "" for nobody; whether it is so."""

    @abstractmethod
    async def drop_lease(self, table: str) -> None:
        """A table that nobody has to look after any more."""

    @abstractmethod
    async def drop_leases(self, owner: str) -> None:
        """A process goes: others may look after its tables at once."""

    @abstractmethod
    async def keep_ticket(self, ticket: Kept, seconds: float, most: int) -> None:
        """Keep a ticket for so long, and of its guest and kind so many: the oldest go."""

    @abstractmethod
    async def take_ticket(self, hash: str, kind: str) -> Kept | None:
        """A ticket of a kind, if it is good; afterwards it is worth nothing."""

    @abstractmethod
    async def cancel_tickets(self, guest: str) -> None:
        """Let every ticket of a guest be worth nothing."""

    @abstractmethod
    async def forget(self, before: int) -> int:
        """Drop ended tables not touched since, and guests not seen since; how many tables.

        A table comes with its journal. A guest who sits at a table that remains stays too.
        """

    @abstractmethod
    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Some work of SQLAlchemy's in one transaction: all of its statements are kept, or none."""


class Chair(msgspec.Struct):
    """What a store must know of a chair in `TableRow.players`."""

    guest: str = ""


def seated(players: str) -> set[str]:
    """The guests on the chairs of a table; of one that can't be read nobody is known.

    >>> sorted(seated('[{"guest": "b", "name": "B"}, {"bot": "greedy"}, {"guest": "a"}]'))
    ['a', 'b']
    """
    try:
        chairs = msgspec.json.decode(players, type=list[Chair])
    except (msgspec.MsgspecError, TypeError, ValueError):
        return set()
    return {chair.guest for chair in chairs} - {""}
