"""Bots for Ubongo: when they find a solution, and which gems they take.

How long a bot takes is a model and no search: ln T = ln m + 0.35 ln(e / m_e) + N(0, σ), and two or
three seconds of looking first. m is the skill's usual time for the side, e the effort of the puzzle
beside the side's usual one. It is drawn when the board is dealt, never from what the others do, and
may be longer than the timer runs. What a bot then lays is a solution of the solver's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt
from typing import Any

from stolik.bots.base import Budget, Quiet
from stolik.core.game import Below, Seat
from stolik.games.ubongo.actions import Action, Collect, Move, Pawn, Solve
from stolik.games.ubongo.effort import effort
from stolik.games.ubongo.events import Event
from stolik.games.ubongo.gems import OF_EACH, ROWS, TAKEN, strength
from stolik.games.ubongo.rules.racing import STEPS
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.view import Task, View

FINE = 1 << 30


@dataclass(frozen=True, slots=True)
class Skill:
    """Usual seconds for a puzzle of three pieces, and how much luck there is in it."""

    seconds: float
    spread: float


SKILLS = {
    "easy": Skill(75, 0.55),
    "medium": Skill(50, 0.45),
    "hard": Skill(32, 0.40),
    "expert": Skill(20, 0.35),
}
#: What four pieces take beside three, and the usual difficulty (log2 of the effort) of each side.
FOUR_PIECES = 1.8
USUAL = {3: 3.46, 4: 4.73}
BY_EFFORT = 0.35
#: A sum of these over the counts of a hand orders hands as `strength` does (UBO-52): one more of
#: the most numerous colour outweighs any number of lesser ones.
POWER: tuple[int, ...] = tuple([7**count for count in range(OF_EACH + 1)])
#: Milliseconds to look at a board, to choose a row, and to reach out for the gems.
LOOK = (1500, 3000)
CHOOSE = (1200, 2600)
REACH = 350
#: How long the boards of a round lie open before a bot rolls again.
LOOK_BACK = 7000


class _Racer(Quiet):
    """What all bots do alike; they differ in the row they like best."""

    def __init__(self, skill: str = "medium") -> None:
        self._skill = SKILLS[skill]

    def delay(self, view: View, below: Below) -> int:
        """How long it takes for what it does next; before a roll all look at the last boards."""
        if view.phase == "roll" and view.round > 1:
            return LOOK_BACK
        if view.phase != "solve" or view.seat is None:
            return 0
        if view.stamps[view.seat] < 0:
            task = view.tasks[view.seat]
            assert task is not None
            return _between(LOOK, below) + solving_ms(self._skill, task, below)
        return REACH if view.moved >> view.seat & 1 else _between(CHOOSE, below)

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """A solution, then the best row, then its gems."""
        assert view.seat is not None
        task = view.tasks[view.seat]
        if view.phase == "solve" and view.stamps[view.seat] < 0 and task is not None:
            found = solutions(task.area, task.row)
            return Solve(found[below(len(found))])
        fields = [a for a in legal if isinstance(a, Pawn | Move)]
        if Collect() in legal and (view.moved >> view.seat & 1 or not fields):
            return Collect()
        if not fields:
            return legal[-1]
        here = view.pawns[view.seat]
        reachable = sorted({a.field for a in fields} | ({here} if here >= 0 else set()))
        best = self.favourite(view, reachable, budget, below)
        return next((a for a in fields if a.field == best), _stay(legal))

    def favourite(self, view: View, fields: list[int], budget: Budget, below: Below) -> int:
        """The row to take from, of those that can be reached."""
        raise NotImplementedError


def _stay(legal: Sequence[Action]) -> Action:
    return Collect() if Collect() in legal else legal[-1]


# -- time -----------------------------------------------------------------------------------------
def solving_ms(skill: Skill, task: Task, below: Below) -> int:
    """How long this skill takes for this puzzle."""
    tried = effort(task.area, task.row)
    assert tried is not None
    pieces = len(task.row)
    usual = log(skill.seconds * (FOUR_PIECES if pieces == 4 else 1.0))
    harder = BY_EFFORT * log(2) * (tried.difficulty() - USUAL[pieces])
    return int(1000 * exp(usual + harder + skill.spread * _normal(below)))


def _normal(below: Below) -> float:
    """A draw of the normal distribution."""
    one, other = (below(FINE) + 1) / FINE, below(FINE) / FINE
    return sqrt(-2 * log(one)) * cos(2 * pi * other)


def _between(bounds: tuple[int, int], below: Below) -> int:
    return bounds[0] + below(bounds[1] - bounds[0] + 1)


# -- gems -----------------------------------------------------------------------------------------
class Random(_Racer):
    """Any row."""

    def favourite(self, view: View, fields: list[int], budget: Budget, below: Below) -> int:
        """All equally likely, but those with gems first."""
        full = [field for field in fields if view.rows[field]] or fields
        return full[below(len(full))]


class Counts(_Racer):
    """The row after which the own counts are strongest, one step ahead."""

    def favourite(self, view: View, fields: list[int], budget: Budget, below: Below) -> int:
        """The strongest counts; of equal rows the nearest one."""
        assert view.seat is not None
        held, here = view.gems[view.seat], view.pawns[view.seat]
        return max(fields, key=lambda f: (after_taking(held, view.rows[f]), -abs(f - here), -f))


def after_taking(held: Sequence[int], row: Sequence[int]) -> tuple[int, ...]:
    """The strength of somebody who takes the front gems of a row."""
    counts = list(held)
    for gem in row[:TAKEN]:
        counts[gem] += 1
    return strength(counts)


class MonteCarlo(_Racer):
    """The row that wins most often when the rest of the match is played by `Counts`."""

    GAMES = 60

    def favourite(self, view: View, fields: list[int], budget: Budget, below: Below) -> int:
        """All rows are tried with the same orders of finishing."""
        games = max(1, min(self.GAMES, budget.nodes // (len(fields) or 1)))
        orders = [_orders(view, below) for _ in range(games)]
        return max(fields, key=lambda f: (sum(_plays_out(view, f, order) for order in orders), -f))


Orders = list[list[Seat]]


def _orders(view: View, below: Below) -> Orders:
    """Who is first, second … in this round after the one who looks, and in those that come."""
    now = [seat for seat in range(view.seats) if not view.collected >> seat & 1]
    now = [seat for seat in now if seat != view.seat]
    later = [_shuffled(list(range(view.seats)), below) for _ in range(9 - view.round)]
    return [_shuffled(now, below), *later]


def _shuffled(seats: list[Seat], below: Below) -> list[Seat]:
    return [seats.pop(below(len(seats))) for _ in range(len(seats))]


def _plays_out(view: View, field: int, orders: Orders) -> float:
    """The share of the win after taking from this row, all others playing by counts."""
    assert view.seat is not None
    rows = [list(row) for row in view.rows]
    gems = [list(held) for held in view.gems]
    pawns = [max(0, pawn) for pawn in view.pawns]
    if view.phase == "solve":
        _take(rows, gems[view.seat], field)
    pawns[view.seat] = field
    first = len(view.order) if view.phase == "solve" else 0
    for place, order in enumerate(orders):
        for rank, seat in enumerate(order, first if place == 0 else 0):
            steps = STEPS[min(rank, len(STEPS) - 1)]
            _greedy_turn(rows, gems[seat], pawns, seat, steps)
    strengths = [sum([POWER[count] for count in held]) for held in gems]
    best = max(strengths)
    return 1 / strengths.count(best) if strengths[view.seat] == best else 0.0


def _greedy_turn(
    rows: list[list[int]], held: list[int], pawns: list[int], seat: Seat, steps: int
) -> None:
    here = pawns[seat]
    best, chosen = -1, here
    for field in range(max(0, here - steps), min(ROWS, here + steps + 1)):
        worth = _worth(held, rows[field])
        if worth > best:
            best, chosen = worth, field
    pawns[seat] = chosen
    _take(rows, held, chosen)


def _worth(held: list[int], row: list[int]) -> int:
    """How much stronger the front gems of a row make somebody."""
    if len(row) > 1:
        one, two = row[0], row[1]
        if one == two:
            return POWER[held[one] + 2] - POWER[held[one]]
        return POWER[held[one] + 1] - POWER[held[one]] + POWER[held[two] + 1] - POWER[held[two]]
    return POWER[held[row[0]] + 1] - POWER[held[row[0]]] if row else 0


def _take(rows: list[list[int]], held: list[int], field: int) -> None:
    for gem in rows[field][:TAKEN]:
        held[gem] += 1
    del rows[field][:TAKEN]


#: The bots of the game, the strongest first.
UBONGO_BOTS: dict[str, Callable[[Any], _Racer]] = {
    "montecarlo": lambda _: MonteCarlo(),
    "counts": lambda _: Counts(),
    "random": lambda _: Random(),
}

__all__ = ["UBONGO_BOTS", "Counts", "MonteCarlo", "Random", "Skill", "solving_ms"]
