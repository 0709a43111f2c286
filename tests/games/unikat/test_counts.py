"""Counts: how many legal sequences there are from fixed positions, to a depth.

The small ones agree with a second, naive reading of the laying rules; the large ones are kept in
tests/counts/unikat.txt, so that a rule that changes by accident changes a number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolik.core.game import CHANCE
from stolik.games import BOOKS
from stolik.games.unikat.pieces import CODES, place_of, tiles_of
from tests.kit import counted

GAME, _ = BOOKS["unikat"]
COUNTS = Path(__file__).parents[2] / "counts" / "unikat.txt"
Spot = tuple[int, int]


def sequences(state: Any, depth: int) -> int:
    """Legal sequences of seats' actions; a tile from the bag ends a sequence."""
    if depth == 0 or GAME.outcome(state) is not None or CHANCE in GAME.actors(state):
        return 1
    seat = GAME.actors(state)[0]
    total = 0
    for action in GAME.legal(state, seat):
        after = GAME.copy(state)
        GAME.advance(after, seat, action)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(("position", "counts"), counted(COUNTS))
def test_counts(position: str, counts: list[int]) -> None:
    state = GAME.read_position(position)
    assert [sequences(state, depth) for depth in range(1, len(counts) + 1)] == counts


def naive_chains(table: dict[Spot, str], hand: list[str], last: Spot | None, depth: int) -> int:
    """Chains of exactly so many tiles, by comparing every tile with every neighbour."""
    if depth == 0:
        return 1
    total = 0
    reach = [last] if last else list(table)
    spots = {(x + dx, y + dy) for x, y in reach for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    for spot in spots - set(table):
        beside = [table[s] for s in table if abs(s[0] - spot[0]) + abs(s[1] - spot[1]) == 1]
        for tile in hand:
            if all(sum(a != b for a, b in zip(tile, t, strict=True)) == 1 for t in beside):
                rest = [other for other in hand if other != tile]
                total += naive_chains({**table, spot: tile}, rest, spot, depth - 1)
    return total


def chains(state: Any, depth: int) -> int:
    """The same by the engine."""
    if depth == 0:
        return 1
    total = 0
    for action in GAME.legal(state, state.turn):
        if action.kind == "lay":
            after = GAME.copy(state)
            seat = after.turn
            GAME.advance(after, seat, action)
            over = GAME.outcome(after) is not None
            total += (depth == 1) if over else chains(after, depth - 1)
    return total


@pytest.mark.parametrize("position", [p for p, _ in counted(COUNTS) if "phase take" not in p])
def test_chains_agree_with_a_naive_reading(position: str) -> None:
    state = GAME.read_position(position)
    table = {place_of(cell): CODES[tile] for cell, tile in state.table.tiles.items()}
    hand = [CODES[tile] for tile in tiles_of(state.hands[state.turn])]
    last = place_of(state.last) if state.last >= 0 else None
    for depth in (1, 2, 3, 4):
        assert chains(state, depth) == naive_chains(table, hand, last, depth)
