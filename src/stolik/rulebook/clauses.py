"""The clauses: their ids, where they come from, how they were ruled, and what they are about."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby
from typing import Any

from stolik.games import BOOKS


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a book; what it says is a message of the same id in each language."""

    id: str
    book: str
    part: int
    source: str
    ruling: str
    options: tuple[str, ...]
    effect: bool
    #: Codes of the cards, tiles or pieces to be drawn beside it.
    shows: tuple[str, ...] = ()

    @property
    def chapter(self) -> str:
        """The message id of the title that it stands under."""
        return f"{self.book}-part-{self.part}"


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files("stolik.rulebook").joinpath(name).read_text(encoding="utf-8"))


def _load() -> dict[str, Clause]:
    rows: list[dict[str, Any]] = _table("clauses.toml")["clause"]
    lists = ("options", "shows")
    told = [row | {name: tuple(row.get(name, ())) for name in lists} for row in rows]
    return {row["id"]: Clause(**row) for row in told}


CLAUSES: dict[str, Clause] = _load()

#: What people look for, and the clauses that tell of it, the best one first.
TOPICS: dict[str, list[str]] = _table("topics.toml")


def clauses_of(book: str) -> list[Clause]:
    """The clauses of a book, in order."""
    return [clause for clause in CLAUSES.values() if clause.book == book]


def reading_of(book: str) -> list[Clause]:
    """What its rules page shows: the book by chapters, its house rules, and the rulings for all."""
    keys = {option.key for option in BOOKS[book][1].options}
    house = [clause for clause in clauses_of("house") if keys & set(clause.options)]
    own = sorted(clauses_of(book), key=lambda clause: clause.part)
    return [*own, *house, *clauses_of("table")]


def chapters_of(book: str) -> dict[str, list[Clause]]:
    """The same by the message ids of its titles: the contents of the page."""
    return {
        title: list(found) for title, found in groupby(reading_of(book), lambda one: one.chapter)
    }
