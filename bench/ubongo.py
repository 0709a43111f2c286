"""Speed of Ubongo's puzzles beside three solvers of exact cover: one run, CPU time, interleaved.

All solve the same puzzles, those of the shipped sets. The yardsticks are compiled, `exact-cover` to
C, `exact-cover-py` and `xcover` by numba; ours is plain Python. What they are given, a matrix or
arrays, is built before and not counted; nor is what ours keeps of an area once it has met it, where
pieces can lie in it. One line leaves out even the links that `exact-cover-py` builds inside its
call, which no user of it can. The last figure is the game's: how far apart players hear a start.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy
from exact_cover import get_all_solutions, get_exact_cover
from exact_cover.io import DTYPE_FOR_ARRAY
from exact_cover_py import exact_covers
from exact_cover_py.exact_cover import algorithm_x, init

with warnings.catch_warnings():  # numba is told to cast, and says so
    warnings.simplefilter("ignore")
    from xcover.dancing_cells import algorithm_c
    from xcover.solvers import input_as_arrays

from bench._results import write
from bench.load import starts
from stolik.core.fairness import seeded
from stolik.games.ubongo.boards import SIDES, Side, board_set
from stolik.games.ubongo.effort import effort
from stolik.games.ubongo.generator import generate
from stolik.games.ubongo.pieces import BIT, WAYS, Row, cells_in
from stolik.games.ubongo.solver import rows_of, solutions
from stolik.games.ubongo.verifier import fault

OURS = "Stolik"
#: Matches of nine starts.
MATCHES = 6
Puzzle = tuple[int, Row]


class Solver(NamedTuple):
    """What is built of a puzzle, not counted, and what is then done, counted."""

    build: Callable[[Puzzle], Any]
    every: Callable[[Any], Any]
    first: Callable[[Any], Any]


def matrix(puzzle: Puzzle) -> list[list[int]]:
    """A line for each way that a piece can lie: the cells it covers, and which piece it is."""
    area, row = puzzle
    return [
        [int(bool(ways & BIT[cell])) for cell in cells_in(area)] + [int(it == piece) for it in row]
        for piece in row
        for ways in WAYS[piece]
        if ways & area == ways
    ]


def numbers(puzzle: Puzzle) -> Any:
    """The columns of each line that are taken, as xcover's own function arranges them."""
    lines = matrix(puzzle)
    return input_as_arrays([[place for place, it in enumerate(line) if it] for line in lines])


def first_of_ours(puzzle: Puzzle) -> Any:
    """The first solution that Stolik finds."""
    area, row = puzzle
    return solutions(area, row, 1)


def bits(puzzle: Puzzle) -> Any:
    """The matrix as exact-cover-py wants it."""
    return numpy.array(matrix(puzzle), dtype=numpy.int8)


SOLVERS = {
    OURS: Solver(lambda puzzle: puzzle, lambda puzzle: solutions(*puzzle), first_of_ours),
    "exact-cover": Solver(
        lambda puzzle: numpy.array(matrix(puzzle), dtype=DTYPE_FOR_ARRAY),
        get_all_solutions,
        get_exact_cover,
    ),
    "exact-cover-py": Solver(
        bits,
        lambda matrix: list(exact_covers(matrix)),
        lambda matrix: next(exact_covers(matrix)),
    ),
    "exact-cover-py, its inner links ready": Solver(
        lambda puzzle: init(bits(puzzle)),
        lambda links: list(algorithm_x(*links)),
        lambda links: next(algorithm_x(*links)),
    ),
    "xcover": Solver(
        numbers,
        lambda arrays: list(algorithm_c(*arrays)),
        lambda arrays: next(algorithm_c(*arrays)),
    ),
}


def puzzles(side: Side, sets: int) -> list[Puzzle]:
    """The puzzles of some shipped sets."""
    boards = [
        b for number in range(1, sets + 1) for group in board_set(side, number) for b in group
    ]
    return [(board.area, row) for board in boards for row in board.rows]


def rate(do: Callable[[Any], Any], inputs: list[Any]) -> float:
    """How many a second of CPU time."""
    begin = time.process_time()
    for it in inputs:
        do(it)
    return len(inputs) / (time.process_time() - begin)


def compare(side: Side, sets: int, rounds: int, every: bool) -> dict[str, list[float]]:
    """The rates of each solver, round by round, the solvers interleaved."""
    todo = puzzles(side, sets)
    ways = {name: it.every if every else it.first for name, it in SOLVERS.items()}
    if every:
        _agree(todo)
    found: dict[str, list[float]] = {name: [] for name in SOLVERS}
    for number in range(rounds + 1):
        for name, solver in SOLVERS.items():
            pace = rate(ways[name], [solver.build(puzzle) for puzzle in todo])
            if number:  # the first round compiles, and fills what is kept
                found[name].append(pace)
        print(f"{side}, round {number} of {rounds}", file=sys.stderr, flush=True)
    return found


def _agree(todo: list[Puzzle]) -> None:
    """All solvers find the same number of solutions."""
    for puzzle in todo:
        counts = {name: len(it.every(it.build(puzzle))) for name, it in SOLVERS.items()}
        assert len(set(counts.values())) == 1, (puzzle, counts)


def table(title: str, found: dict[str, list[float]]) -> list[str]:
    """The rates as lines of a page."""
    lines = ["", f"| {title} | puzzles/s, median | lowest – highest | Stolik beside it |"]
    lines.append("|---|---|---|---|")
    for name, rates in found.items():
        ratios = [ours / other for ours, other in zip(found[OURS], rates, strict=True)]
        lines.append(
            f"| {name} | {statistics.median(rates):,.0f} | {min(rates):,.0f} – {max(rates):,.0f} "
            f"| {statistics.median(ratios):.2f}x |"
        )
    return lines


def other_paces(rounds: int) -> list[str]:
    """What else is done with a puzzle, by side."""
    works: dict[str, Callable[[Any], Any]] = {
        "verify a right layout": lambda it: fault(*it),
        "grade a puzzle": lambda it: effort(*it),
        "find all rows of an area": lambda it: rows_of(*it),
    }
    lines = ["", "| a second of CPU time, median | easy | hard |", "|---|---|---|"]
    for what, work in works.items():
        paces = []
        for side in SIDES:
            inputs = _inputs(what, puzzles(side, 1))
            paces.append(statistics.median([rate(work, inputs) for _ in range(rounds)]))
        lines.append(f"| {what} | {paces[0]:,.0f} | {paces[1]:,.0f} |")
    return lines


def _inputs(what: str, todo: list[Puzzle]) -> list[Any]:
    if what.startswith("verify"):
        return [(area, row, list(solutions(area, row, 1)[0])) for area, row in todo]
    return todo if what.startswith("grade") else [(area, len(row)) for area, row in todo[::6]]


def making(seeds: int) -> list[str]:
    """How long a whole set takes to make."""
    lines = ["", "| a new set, CPU seconds | median | lowest – highest |", "|---|---|---|"]
    for side in SIDES:
        took = []
        for seed in range(seeds):
            begin = time.process_time()
            generate(side, seeded(f"bench {seed}"))
            took.append(time.process_time() - begin)
            print(f"{side} set {seed + 1} of {seeds}", file=sys.stderr, flush=True)
        spread = f"{min(took):.1f} – {max(took):.1f}"
        lines.append(f"| {side} | {statistics.median(took):.1f} | {spread} |")
    return lines


def report(rounds: int, sets: int, seeds: int) -> str:
    """All figures as a page."""
    peers = ("exact-cover", "exact-cover-py", "xcover")
    versions = ", ".join([f"{name} {version(name)}" for name in peers])
    lines = [
        f"Python {platform.python_version()}, {versions}, {rounds} interleaved rounds of the "
        f"{216 * sets} puzzles of {sets} shipped sets, CPU time; their building excluded.",
        *table("4 pieces, all solutions", compare("hard", sets, rounds, every=True)),
        *table("3 pieces, first solution", compare("easy", sets, rounds, every=False)),
        *other_paces(rounds),
        *making(seeds),
        *starts.lines(MATCHES),
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure and print; with --write, put the page into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--sets", type=int, default=2, choices=range(1, 5))
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    page = report(max(3, asked.rounds), asked.sets, max(1, asked.seeds))
    print(page)
    if asked.write:
        write("ubongo", page)


if __name__ == "__main__":
    main()
