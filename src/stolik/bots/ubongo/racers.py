"""Bots for Ubongo: they solve at the speed of their skill, and differ in the gems they like."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.base import Budget, Quiet
from stolik.bots.ubongo.times import CHOOSE, LOOK, LOOK_BACK, REACH, SKILLS, between, solving_ms
from stolik.core.game import Below
from stolik.games.ubongo.actions import Action, Collect, Done, Move, Pawn, Solve
from stolik.games.ubongo.events import Event
from stolik.games.ubongo.gems import TAKEN, strength
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.view import View


class Racer(Quiet):
    """What all bots do alike; they differ in the row they like best."""

    def __init__(self, skill: str = "medium") -> None:
        self.skill = SKILLS[skill]

    def delay(self, view: View, below: Below) -> int:
        """How long it takes for what it does next; before a roll all look at the last boards."""
        if view.phase == "roll" and view.round > 1:
            return LOOK_BACK
        if view.phase != "solve" or view.seat is None:
            return 0
        if view.stamps[view.seat] < 0:
            task = view.tasks[view.seat]
            assert task is not None
            return between(LOOK, below) + solving_ms(self.skill, task, below)
        return REACH if view.moved >> view.seat & 1 else between(CHOOSE, below)

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """A solution, then the best row, then its gems."""
        if is_solving(view):
            return solution(view, below)
        ways = ways_to_rows(view, legal)
        if len(ways) < 2:
            return next(iter(ways.values()), legal[-1])
        return ways[self.favourite(view, heard, list(ways), budget, below)]

    def favourite(
        self,
        view: View,
        heard: Sequence[Event],
        fields: list[int],
        budget: Budget,
        below: Below,
    ) -> int:
        """The row to take from, of those that can be reached."""
        raise NotImplementedError


def is_solving(view: View) -> bool:
    """Whether its board is still to be covered."""
    return view.phase == "solve" and view.seat is not None and view.stamps[view.seat] < 0


def solution(view: View, below: Below) -> Solve:
    """Any way to cover its board, as the solver finds them."""
    assert view.seat is not None
    task = view.tasks[view.seat]
    assert task is not None
    found = solutions(task.area, task.row)
    return Solve(found[below(len(found))])


def ways_to_rows(view: View, legal: Sequence[Action]) -> dict[int, Action]:
    """For each row that can be reached, what is done first to take from it."""
    assert view.seat is not None
    ways: dict[int, Action] = {a.field: a for a in legal if isinstance(a, Pawn | Move)}
    if view.phase == "solve":
        ways[view.pawns[view.seat]] = Collect() if Collect() in legal else Done()
    return dict(sorted(ways.items()))


def after_taking(held: Sequence[int], row: Sequence[int]) -> tuple[int, ...]:
    """The strength of somebody who takes the front gems of a row (UBO-52)."""
    counts = list(held)
    for gem in row[:TAKEN]:
        counts[gem] += 1
    return strength(counts)


class Random(Racer):
    """Any row."""

    def favourite(
        self,
        view: View,
        heard: Sequence[Event],
        fields: list[int],
        budget: Budget,
        below: Below,
    ) -> int:
        """All equally likely, but those with gems first."""
        full = [field for field in fields if view.rows[field]] or fields
        return full[below(len(full))]


class Counts(Racer):
    """The row after which the own counts are strongest, one step ahead."""

    def favourite(
        self,
        view: View,
        heard: Sequence[Event],
        fields: list[int],
        budget: Budget,
        below: Below,
    ) -> int:
        """The strongest counts; of equal rows any, so that nobody can foresee which."""
        assert view.seat is not None
        held = view.gems[view.seat]
        worth = [self.worth(held, view.rows[field]) for field in fields]
        best = [field for field, it in zip(fields, worth, strict=True) if it == max(worth)]
        return best[below(len(best))]

    def worth(self, held: Sequence[int], row: Sequence[int]) -> tuple[int, ...]:
        """What somebody would have after taking from a row, to be compared with other rows."""
        return after_taking(held, row)


class Pairs(Counts):
    """Two gems of one colour, where there are some; it does not look at what it has."""

    def worth(self, held: Sequence[int], row: Sequence[int]) -> tuple[int, ...]:
        """The strength of the front gems by themselves."""
        return after_taking([0] * len(held), row)


class Fond(Counts):
    """Most gems of one colour; it does not think of what decides a tie."""

    def worth(self, held: Sequence[int], row: Sequence[int]) -> tuple[int, ...]:
        """The most numerous colour alone (UBO-51)."""
        return after_taking(held, row)[:1]
