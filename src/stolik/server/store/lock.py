"""One process at a time writes into a folder of data, and says beside it who it is.

The operating system holds the lock for as long as the process lives, so the lock of a dead one is
none, whatever the file still says.
"""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from stolik.core.phrase import Refused

NAME = "stolik.lock"
#: The note in the file always has this length, so that one write replaces all of it.
LENGTH = 1024
BUSY = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Note(msgspec.Struct):
    """Who holds a folder: the process, its machine, and its address or command."""

    pid: int = 0
    host: str = ""
    where: str = ""


class Lock:
    """A folder of data that this process alone writes into."""

    def __init__(self, file: int, where: str) -> None:
        self._file = file
        self._note = Note(os.getpid(), socket.gethostname()[:64], where)
        self._write()

    def say(self, where: str) -> None:
        """Tell where this process is found."""
        self._note.where = where[:256]
        self._write()

    def _write(self) -> None:
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, msgspec.json.encode(self._note).ljust(LENGTH - 1) + b"\n")


@contextmanager
def hold(folder: Path, where: str) -> Iterator[Lock]:
    """Be the one that writes into a folder; `Refused` names the process that does already."""
    try:
        file = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refused("database-trouble", why=str(error)) from None
    try:
        _take(file, folder)
        yield Lock(file, where)
    finally:
        os.close(file)


def _take(file: int, folder: Path) -> None:
    try:
        _lock(file)
    except OSError as error:
        if error.errno not in BUSY:
            raise Refused("database-trouble", why=str(error)) from None
        other = _read(file)
        who = {"pid": str(other.pid or "?"), "host": other.host or "?", "where": other.where or "?"}
        raise Refused("data-in-use", folder=str(folder), **who) from None


def _read(file: int) -> Note:
    """What the last holder wrote; nothing if it was not done with it."""
    os.lseek(file, 0, os.SEEK_SET)
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(os.read(file, LENGTH), type=Note)
    return Note()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Windows keeps others from reading what is locked, so it is a byte behind the note.
        os.lseek(file, LENGTH, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
