"""Makes sets of boards: good-looking areas, each with six puzzles, in groups of like difficulty.

1. *Gather*: glue random pieces together until there are several times as many areas as a set
   needs, by number of cells. What one number cannot give, the next one gives instead.
2. *Group*: one board of a group leads, with the six puzzles that come nearest to the tiers of its
   side; the three that follow are those which can match each of the six most closely.

It ends on every seed, for it counts what it does in vain, and never looks at a clock: what cannot
be had strictly is tried again down a ladder, and at the foot of the ladder stands `Exhausted`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from itertools import combinations
from math import log2
from typing import Any, NamedTuple

from stolik.core.game import Below
from stolik.games.ubongo.boards import ROUNDS, ROW_SIZE, SYMBOLS, Board, BoardSet, Side
from stolik.games.ubongo.effort import efforts
from stolik.games.ubongo.grouping import Candidate, Puzzle, Terms, grouped
from stolik.games.ubongo.known import KNOWN, fingerprint
from stolik.games.ubongo.pieces import (
    PIECES,
    SIZES,
    TURNS,
    WAYS,
    Row,
    beside,
    box_of,
    class_of,
    in_corner,
    turned,
)
from stolik.games.ubongo.shapes import is_good, kin
from stolik.games.ubongo.solver import rows_of

#: Told how many areas have been gathered, and how many are wanted.
Tell = Callable[[int, int], None]


class Recipe(NamedTuple):
    """What the boards of a side are like."""

    pieces: int
    solutions: int  # the most that a puzzle may have
    excess: int  # how much longer an outline may be than it must
    quotas: dict[int, int]  # how many groups of so many cells, the rarest first
    choice: int  # how many areas to gather for each group
    terms: Terms


RECIPES: dict[Side, Recipe] = {
    "easy": Recipe(
        pieces=ROW_SIZE["easy"],
        solutions=2,
        excess=4,
        quotas={14: 1, 11: 1, 12: 3, 13: 4},
        choice=50,
        terms=Terms(
            tiers=(2.9, 3.1, 3.25, 3.4, 3.55, 3.75),
            middle=13,
            slope=0.15,
            stray=0.3,
            tolerance=0.12,
        ),
    ),
    "hard": Recipe(
        pieces=ROW_SIZE["hard"],
        solutions=4,
        excess=6,
        quotas={18: 1, 14: 1, 15: 2, 17: 2, 16: 3},
        choice=11,
        terms=Terms(
            tiers=(4.2, 4.45, 4.65, 4.85, 5.05, 5.3),
            middle=16,
            slope=0.2,
            stray=0.3,
            tolerance=0.12,
        ),
    ),
}
#: How the terms are eased, one step after the other.
LADDER: tuple[dict[str, Any], ...] = (
    {},
    {"stray": 0.4},
    {"stray": 0.4, "tolerance": 0.15},
    {"stray": 0.5, "tolerance": 0.15},
)
#: So many areas in vain, and a number of cells is given up.
PATIENCE = 1500
#: Of so many random places for a piece the one is taken that touches most.
GLUE_TRIES = 4


class Exhausted(Exception):
    """There are not enough areas left to make a set of."""


def generate(
    side: Side, below: Below, taken: Collection[int] = (), tell: Tell | None = None
) -> BoardSet:
    """A set of boards, with no area whose class is taken; `Exhausted` if there are not enough."""
    recipe = RECIPES[side]
    pool = _Pool(recipe, below, taken, tell or (lambda found, wanted: None))
    for step in LADDER:
        pool.gather()
        groups = grouped(pool.found, recipe.quotas, recipe.terms._replace(**step))
        if len(groups) == ROUNDS:
            return tuple([_finished(group, below) for group in groups])
    raise Exhausted(side)


def gathers(side: Side) -> int:
    """How many areas are gathered before the first groups are formed."""
    return ROUNDS * RECIPES[side].choice


def _finished(group: list[Board], below: Below) -> tuple[Board, ...]:
    """The boards of a group turned to lie flat, with one order of the tiers for all of them."""
    order = shuffled(range(SYMBOLS), below)
    return tuple(
        [Board(_flat(it.area, below), tuple([it.rows[tier] for tier in order])) for it in group]
    )


def _flat(area: int, below: Below) -> int:
    """The area turned at random, but wider than high."""
    ways = [turned(area, turn) for turn in range(TURNS)]
    flat = [way for way in ways if box_of(way)[0] >= box_of(way)[1]]
    return flat[below(len(flat))]


def shuffled(things: Iterable[int], below: Below) -> list[int]:
    """Some things in random order."""
    left = list(things)
    return [left.pop(below(len(left))) for _ in range(len(left))]


class _Pool:
    """The areas gathered so far."""

    def __init__(self, recipe: Recipe, below: Below, taken: Collection[int], tell: Tell) -> None:
        self.recipe = recipe
        self.below = below
        self.tell = tell
        self.found: list[Candidate] = []
        self.seen: set[int] = set(taken)

    def gather(self) -> None:
        """Find as many areas as the recipe asks for, or as there are."""
        wanted = len(self.found)
        total = wanted + ROUNDS * self.recipe.choice
        for cells, quota in self.recipe.quotas.items():
            wanted += quota * self.recipe.choice
            in_vain = 0
            while len(self.found) < wanted and in_vain < PATIENCE:
                in_vain += 1
                if self.add(self.glued(cells)):
                    in_vain = 0
                    self.tell(len(self.found), total)

    def glued(self, cells: int) -> int:
        """An area of random pieces side by side; 0 if the grid is too small for it."""
        rows = _rows(self.recipe.pieces, cells)
        area = 0
        for piece in shuffled(rows[self.below(len(rows))], self.below):
            edge = beside(area)
            ways = [way for way in WAYS[piece] if not area or (way & edge and not way & area)]
            if not ways:
                return 0
            tries = [ways[self.below(len(ways))] for _ in range(GLUE_TRIES)]
            area |= max(tries, key=lambda way: (way & edge).bit_count())
        return in_corner(area)

    def add(self, area: int) -> bool:
        """Take an area in, unless it was seen before or is not fit for a board."""
        own = class_of(area)
        if not area or own in self.seen:
            return False
        self.seen.add(own)
        if not is_good(area, self.recipe.excess) or fingerprint(area) in KNOWN:
            return False
        puzzles = puzzles_of(area, self.recipe)
        if puzzles:
            self.found.append(Candidate(area, puzzles, kin(area)))
        return bool(puzzles)


@cache
def _rows(pieces: int, cells: int) -> list[Row]:
    """The rows of so many pieces and so many cells."""
    rows = combinations(range(len(PIECES)), pieces)
    return [row for row in rows if sum([SIZES[piece] for piece in row]) == cells]


def puzzles_of(area: int, recipe: Recipe) -> tuple[Puzzle, ...]:
    """Every puzzle of an area that does not have too many solutions; none if they are too few."""
    counts = rows_of(area, recipe.pieces)
    rows = [row for row, count in counts.items() if count <= recipe.solutions]
    if len(rows) < SYMBOLS:
        return ()
    graded = zip(rows, efforts(area, rows), strict=True)
    return tuple([Puzzle(row, _log(it.novice), _log(it.expert)) for row, it in graded if it])


def _log(effort: float) -> float:
    """The logarithm, rounded: no machine's last digit shall decide which boards are made."""
    return round(log2(effort), 6)
