"""The clauses: their ids, where they come from, how they were ruled."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any


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


def _load() -> dict[str, Clause]:
    text = files("stolik.rulebook").joinpath("clauses.toml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)["clause"]
    return {row["id"]: Clause(**{**row, "options": tuple(row["options"])}) for row in rows}


CLAUSES: dict[str, Clause] = _load()


def clauses_of(book: str) -> list[Clause]:
    """The clauses of a book, in order."""
    return [clause for clause in CLAUSES.values() if clause.book == book]
