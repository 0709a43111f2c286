"""Counts: how many ways there are to cover each board, and how many legal sequences in a race.

Kept in tests/counts/ubongo.txt, so that what changes by accident changes a number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolik.core.game import CHANCE
from stolik.games import BOOKS
from stolik.games.ubongo.boards import SETS, SIDES, Side, board_set
from stolik.games.ubongo.solver import solutions
from tests.kit import counted

GAME, _ = BOOKS["ubongo"]
COUNTS = Path(__file__).parents[2] / "counts" / "ubongo.txt"
BOARD_SETS = [(side, number) for side in SIDES for number in range(1, SETS[side] + 1)]


def ways(side: Side, number: int) -> list[int]:
    """The solutions of each puzzle of a set, board by board and symbol by symbol."""
    boards = [board for group in board_set(side, number) for board in group]
    return [len(solutions(board.area, row)) for board in boards for row in board.rows]


def sequences(state: Any, depth: int) -> int:
    """Legal sequences of all seats' actions, one solution for each board; chance ends one."""
    if depth == 0 or GAME.outcome(state) is not None or CHANCE in GAME.actors(state):
        return 1
    total = 0
    for seat in GAME.due(state):
        for action in [*GAME.tries(state, seat), *GAME.legal(state, seat)]:
            after = GAME.copy(state)
            GAME.advance(after, seat, action)
            total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(("side", "number"), BOARD_SETS)
def test_solutions_of_the_boards(side: Side, number: int) -> None:
    (kept,) = [numbers for what, numbers in counted(COUNTS, "ways ") if what == f"{side} {number}"]
    assert ways(side, number) == kept
    assert min(kept) >= 1


@pytest.mark.parametrize(("position", "counts"), counted(COUNTS, "race "))
def test_sequences_of_a_race(position: str, counts: list[int]) -> None:
    state = GAME.read_position(position)
    assert [sequences(state, depth) for depth in range(1, len(counts) + 1)] == counts
