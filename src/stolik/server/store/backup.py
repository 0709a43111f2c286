"""A copy of the data while they are in use: whole, checked, and there only once it is."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from stolik.server.store.whole import renew

#: The file of data in its folder, and what SQLite lays beside it.
FILE = "stolik.db"
BESIDE = ("-wal", "-shm", "-journal")
#: Pages copied at a time.
PAGES = 256
SOUND = [("ok",)]


@dataclass(frozen=True, slots=True)
class Backup:
    """What a copy holds."""

    tables: int
    entries: int
    size: int


def back_up(source: Path, target: Path, done: Callable[[int, int], None]) -> Backup:
    """Copy a file of data; `done` hears how many pages of how many are copied.

    Raises `sqlite3.Error` or `OSError`, and then the target is as it was.
    """
    with _draft(target) as draft:
        _copy(source, draft, done)
        backup = _look_at(draft)
        _sync(draft)
        os.replace(draft, target)
    if os.name != "nt":
        _sync(target.parent)
    return backup


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A file of another name beside the target, for its owner's eyes only."""
    number, name = tempfile.mkstemp(prefix=".stolik-backup-", dir=target.parent)
    os.close(number)
    try:
        yield Path(name)
    finally:
        for ending in ("", *BESIDE):
            Path(name + ending).unlink(missing_ok=True)


def _copy(source: Path, draft: Path, done: Callable[[int, int], None]) -> None:
    """All pages as they are at one moment, however much is written meanwhile.

    A copy is not the data that a file of heads tells of, wherever it is put.
    """
    address = f"{source.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True, isolation_level=None)) as live,
        closing(sqlite3.connect(draft, isolation_level=None)) as copy,
    ):
        # Without a transaction of its own the copying would begin anew at each write.
        live.execute("begin")
        live.execute("select count(*) from sqlite_master").fetchone()
        live.backup(copy, pages=PAGES, progress=lambda _, left, all: done(all - left, all))
        renew(copy)
        # One file that needs nothing beside it.
        copy.execute("pragma journal_mode = delete")


def _look_at(draft: Path) -> Backup:
    """Read every page of the copy, and count what is in it."""
    with closing(sqlite3.connect(draft)) as copy:
        found = copy.execute("pragma integrity_check").fetchall()
        if found != SOUND:
            raise sqlite3.DatabaseError(str(found[0][0]))
        (tables,) = copy.execute("select count(*) from tables").fetchone()
        (entries,) = copy.execute("select count(*) from journal").fetchone()
    return Backup(tables, entries, draft.stat().st_size)


def _sync(path: Path) -> None:
    """See to it that a file, or a folder's list of files, is on the disk."""
    number = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
