"""What a set of boards is like as a whole: how hard, and how even within a round."""

from __future__ import annotations

from typing import NamedTuple

from stolik.games.ubongo.boards import SYMBOLS, BoardSet
from stolik.games.ubongo.effort import efforts
from stolik.games.ubongo.solver import solutions


class Survey(NamedTuple):
    """Sorted figures of a set."""

    cells: list[int]  # of each area
    difficulties: list[float]  # of each puzzle
    spreads: list[float]  # of each round and symbol, between the easiest and the hardest board
    unique: int  # how many puzzles have one solution


def survey(boards: BoardSet) -> Survey:
    """The figures of a set whose puzzles can all be solved."""
    difficulties, spreads = [], []
    for group in boards:
        graded = [efforts(board.area, board.rows) for board in group]
        for symbol in range(SYMBOLS):
            found = [it.difficulty() for it in [board[symbol] for board in graded] if it]
            difficulties += found
            spreads.append(max(found) - min(found))
    every = [board for group in boards for board in group]
    puzzles = [(board.area, row) for board in every for row in board.rows]
    unique = sum([len(solutions(*it, limit=2)) == 1 for it in puzzles])
    cells = [board.area.bit_count() for board in every]
    return Survey(sorted(cells), sorted(difficulties), sorted(spreads), unique)


def quantile(figures: list[float], share: float) -> float:
    """The figure below which such a share of sorted figures lies.

    >>> quantile([1.0, 2.0, 3.0], 0.5)
    2.0
    """
    return figures[min(len(figures) - 1, int(share * len(figures)))]
