"""Two worlds that differ only in what one seat may not know: the same table, other hidden tiles."""

from __future__ import annotations

import hashlib
import re
from itertools import product
from pathlib import Path
from typing import Any

from stolik.core.fairness import commit, seeded
from stolik.core.game import Seat
from stolik.core.record import BEGIN
from stolik.games import BOOKS
from tests.server.setups import FILE, copy_data, query

TILE = re.compile(r"\b[A-Z]{3}\d\b")
GAME, _ = BOOKS["unikat"]


#: Every tile there is: shape, colour, background, size.
TILES = ["".join(letters) for letters in product("SQC", "BGY", "NRW", "123")]


def hidden_tiles(shown: str) -> list[str]:
    """Every tile that some seat has never seen, given all that was ever shown to it."""
    return [tile for tile in TILES if tile not in shown]


def other_world(folder: Path, other: Path, hidden: list[str]) -> dict[str, str]:
    """A copy of the data in which hidden tiles have changed places; who became what."""
    copy_data(folder, other)
    swap = dict(zip(hidden, _moved(hidden), strict=True))
    file = other / FILE
    for table in query(file, "select id, secret from tables"):
        before = commit(table["id"], table["secret"])
        ask = 'select * from journal where "table" = ? order by seq'
        for row in query(file, ask, table["id"]):
            before = _rewrite(file, row, before, swap)
    return swap


def _moved(hidden: list[str]) -> list[str]:
    """The same tiles in another order, none where it was."""
    by = 1 + seeded("another world")(len(hidden) - 1)
    return hidden[by:] + hidden[:by]


def _rewrite(file: Path, row: dict[str, Any], before: str, swap: dict[str, str]) -> str:
    """An entry of the other world, with its hash."""
    action = row["action"] if row["action"] == BEGIN else _swapped(row["action"], swap)
    lines = row["chance"].split("\n") if row["chance"] else []
    chance = "\n".join(_step(line, swap) for line in lines)
    parts = [before, row["table"], row["seq"], row["at"], row["who"], row["cid"], action, chance]
    digest = hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()
    change = 'update journal set action = ?, chance = ?, hash = ? where "table" = ? and seq = ?'
    query(file, change, action, chance, digest, row["table"], row["seq"])
    return digest


def _step(line: str, swap: dict[str, str]) -> str:
    text, equals, picks = line.partition(" = ")
    return _swapped(text, swap) + equals + picks


def _swapped(text: str, swap: dict[str, str]) -> str:
    """An action with other tiles, written as it must be written."""
    other = TILE.sub(lambda found: swap.get(found.group(), found.group()), text)
    return GAME.write_action(GAME.read_action(other))


def seen_by(table: Any, seat: Seat | None) -> str:
    """All that a seat has ever been shown of a match, in one text."""
    state, texts = GAME.new(table.options, table.seats), []
    for kept in table.kept:
        if kept.entry.action is not None:
            GAME.advance(state, kept.entry.who, kept.entry.action, kept.entry.at, [])
        for step in kept.entry.chance:
            GAME.advance(state, -1, step.action, kept.entry.at, [])
        heard = [GAME.event_data(GAME.hears(event, seat)) for event in kept.events]
        texts.append(f"{GAME.view_data(GAME.view(state, seat))} {heard}")
    return "\n".join(texts)
