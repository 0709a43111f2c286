"""How far each journal has come, in a file beside the data, so that a lost end is noticed.

SQLite can't tell a log that was cut, or taken away, from one that never was longer. So the head of
each journal that has grown (its number of entries, and the hash of the last one) goes into a file
of its own, once a second and at the end. That is done after the commit, and not synced: the file
may be behind the data, which means nothing, but it is never ahead of data that are whole.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

NAME = "stolik.heads"
#: How long a head may wait to be written, and how long where the disk took none.
SECONDS, AGAIN_SECONDS = 1.0, 10.0
#: The file is written anew once it has grown by so many bytes, or to twice its size.
GROWTH = 1 << 20
FIRST = re.compile(r"stolik-heads 1 (\d{1,10})")
HEAD = re.compile(r"([\w-]{1,64}) (\d{1,10}) ([0-9a-f]{64})")
FORGOTTEN = re.compile(r"([\w-]{1,64}) forgotten")
CLOSED = "closed"


class Head(NamedTuple):
    """The number of the last entry of a journal, and its hash."""

    seq: int
    hash: str


@dataclass
class Left:
    """What the last server has left: which data it wrote, how far, and whether it closed them."""

    generation: int = 0
    heads: dict[str, Head] = field(default_factory=dict)
    closed: bool = False

    def take(self, line: str) -> None:
        """One more line; one that was torn, as by a power cut, says nothing."""
        self.closed = line == CLOSED
        if found := HEAD.fullmatch(line):
            self.heads[found[1]] = Head(int(found[2]), found[3])
        elif found := FORGOTTEN.fullmatch(line):
            self.heads.pop(found[1], None)


class Heads:
    """The file of heads in a folder of data, used by one thread of the one process that writes."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._file = folder / NAME
        self._clock = clock
        self._generation = 0
        self._fresh: dict[str, Head] = {}
        self._due = 0.0
        #: How much the file may still grow before it is written anew.
        self._room = 0

    def read(self) -> Left:
        """What the last server has left; nothing where there is no such file."""
        try:
            lines = self._file.read_bytes().decode("ascii", "replace").split("\n")
        except FileNotFoundError:
            return Left()
        if not (first := FIRST.fullmatch(lines[0])):
            return Left()
        left = Left(int(first[1]))
        for line in filter(None, lines[1:]):
            left.take(line)
        return left

    def begin(self, generation: int, heads: Mapping[str, Head]) -> None:
        """Start anew for data of this generation, whose journals are as far as this."""
        self._generation = generation
        self._rewrite(heads)

    def note(self, table: str, seq: int, hash: str) -> None:
        """An entry was kept."""
        if not self._fresh:
            self._due = self._clock() + SECONDS
        self._fresh[table] = Head(seq, hash)

    def wait(self) -> float | None:
        """The seconds until there is something to write; None while there is nothing."""
        return max(0.0, self._due - self._clock()) if self._fresh else None

    def write(self) -> None:
        """Write what was noted; what the disk does not take now is tried again later."""
        self._due = self._clock() + AGAIN_SECONDS
        with suppress(OSError):
            if self._room > 0:
                self._add(_lines(self._fresh))
            else:
                self._rewrite({**self.read().heads, **self._fresh})
            self._fresh.clear()

    def forget(self, tables: Iterable[str]) -> None:
        """Tables that are about to be dropped: synced, or later they would look lost."""
        with suppress(FileNotFoundError):
            self._add([f"{table} forgotten\n" for table in tables], sync=True)

    def close(self, sound: bool = True) -> None:
        """Say that the data were closed as they should be, unless they are not sound."""
        self.write()
        with suppress(OSError):
            if sound and not self._fresh:
                self._add([f"{CLOSED}\n"])

    def _add(self, lines: list[str], sync: bool = False) -> None:
        room, self._room = self._room, 0  # if this fails, its last line may be torn
        with open(self._file, "ab", opener=_as_it_is) as out:
            room -= out.write("".join(lines).encode())
            if sync:
                out.flush()
                os.fsync(out.fileno())
        self._room = room

    def _rewrite(self, heads: Mapping[str, Head]) -> None:
        draft = self._file.with_name(f"{NAME}-new")
        with open(draft, "wb", opener=_for_its_owner) as out:
            out.write(f"stolik-heads 1 {self._generation}\n".encode())
            size = out.write("".join(_lines(heads)).encode())
        os.replace(draft, self._file)
        self._room = max(GROWTH, size)


def _as_it_is(path: str, flags: int) -> int:
    """A file that somebody has taken away is not made again without its first line."""
    return os.open(path, flags & ~os.O_CREAT)


def _for_its_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _lines(heads: Mapping[str, Head]) -> list[str]:
    return [f"{table} {head.seq} {head.hash}\n" for table, head in heads.items()]
