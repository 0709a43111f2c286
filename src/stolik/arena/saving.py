"""Finished games in a file, so that a contest that was broken off goes on where it was.

The first line says which contest it is, each other one holds some games. Lines are only ever
added, so all that a kill can spoil is the last line, and that one is dropped.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from stolik.arena.tally import Result
from stolik.core.phrase import Refused
from stolik.games import BOOKS

STOLIK = Path(__file__).parents[1]
VERSION = 1
#: Modules beside the bots that only carry questions and answers: nobody plays otherwise by them.
CARRIERS = ("launch.py", "outsider.py", "program.py", "workers.py")
#: A game as `Result.data` writes it.
Game = tuple[
    int,
    int,
    list[int],
    list[int],
    int,
    list[dict[str, int]],
    list[tuple[int, int, str, dict[str, Any], str]],
]


class Saved:
    """A file of games of one contest, and of its variants with other budgets."""

    def __init__(self, file: str | Path, contest: Mapping[str, Any]) -> None:
        self._file = Path(file)
        self._games: dict[tuple[str, ...], dict[int, Result]] = {}
        self._head = {"stolik arena": VERSION, **contest, "sources": sources(contest["book"])}
        self._open()

    def results(self, bots: Sequence[str]) -> dict[int, Result]:
        """The games that are there of some bots, by number."""
        return self._games.get(tuple(bots), {})

    def keep(self, bots: Sequence[str], results: Sequence[Result]) -> None:
        """Write down some games."""
        self._add({"bots": list(bots), "games": [result.data() for result in results]})

    def _open(self) -> None:
        found = self._file.read_bytes() if self._file.exists() else b""
        whole = found[: found.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._compare(lines[0])
        elif not _line(self._head).startswith(found):  # not even a beginning of ours
            raise Refused("arena-not-saved", file=str(self._file))
        for line in lines[1:]:
            self._read(line)
        if len(whole) < len(found):
            os.truncate(self._file, len(whole))
        if not lines:
            self._add(self._head)

    def _compare(self, line: bytes) -> None:
        """Refuse a file of another contest."""
        head = self._json(line)
        if head.get("stolik arena") != VERSION:
            raise Refused("arena-not-saved", file=str(self._file))
        wanted = json.loads(_line(self._head))
        other = [key for key in wanted if head.get(key) != wanted[key]]
        if other == ["sources"]:
            raise Refused("arena-other-sources", file=str(self._file))
        if other:
            told = ", ".join([key for key in other if key != "sources"])
            raise Refused("arena-other-contest", file=str(self._file), what=told)

    def _read(self, line: bytes) -> None:
        chunk = self._json(line)
        try:
            bots = tuple(msgspec.convert(chunk["bots"], list[str]))
            found = [_result(data, len(bots)) for data in chunk["games"]]
            self._games.setdefault(bots, {}).update({each.number: each for each in found})
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise Refused("arena-not-saved", file=str(self._file)) from error

    def _json(self, line: bytes) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError as error:
            raise Refused("arena-not-saved", file=str(self._file)) from error
        return found if isinstance(found, dict) else {}

    def _add(self, data: Mapping[str, Any]) -> None:
        with self._file.open("ab") as file:
            file.write(_line(data))
            file.flush()
            os.fsync(file.fileno())


def _result(data: Any, entrants: int) -> Result:
    """A game of a file, if it is one."""
    found = Result.of(msgspec.convert(data, Game))
    lengths = {len(found.places), len(found.points), len(found.notes)}
    seats = [lost.entrant for lost in found.lost]
    if lengths != {entrants} or not all(0 <= seat < entrants for seat in seats):
        raise ValueError
    return found


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def sources(book: str) -> str:
    """A short name for the rules and the bots as they are: other ones would play otherwise."""
    game, _ = BOOKS[book]
    folders = ("core", f"games/{game.name}", f"bots/{game.name}")
    files = [file for folder in folders for file in (STOLIK / folder).rglob("*.py")]
    files += [file for file in (STOLIK / "bots").glob("*.py") if file.name not in CARRIERS]
    files.append(STOLIK / "arena" / "contest.py")
    parts = [(file.relative_to(STOLIK).as_posix(), file) for file in files]
    whole = b"\0".join([part for name, file in sorted(parts) for part in _named(name, file)])
    return hashlib.sha256(whole).hexdigest()[:16]


def _named(name: str, file: Path) -> tuple[bytes, bytes]:
    return name.encode(), file.read_bytes()
