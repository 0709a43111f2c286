"""Worlds that fit what a seat knows: the others' boards, and how they covered them."""

from __future__ import annotations

from stolik.core.game import Below, Seat
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.events import Layout
from stolik.games.ubongo.pieces import TURNS
from stolik.games.ubongo.rules.start import groups_left
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.state import SOLVE, State
from stolik.games.ubongo.view import View


def imagine(v: View, below: Below) -> State:
    """A state that fits a view; boards that are hidden are dealt anew."""
    s = _public_state(v)
    for seat, task in enumerate(v.tasks):
        if task is not None:
            s.boards[seat], s.turns[seat] = task.board, task.turn
            if (task.area, task.row) != (s.area_of(seat), s.row_of(seat)):
                s.own[seat] = task.area, task.row
    if v.phase == SOLVE:
        _deal_hidden(s, v, below)
    _cover(s, v, below)
    return s


def _deal_hidden(s: State, v: View, below: Below) -> None:
    """Other boards of the same group; of any that is left for who sees no board at all."""
    hidden = [seat for seat, task in enumerate(v.tasks) if task is None]
    seen = [task for task in v.tasks if task is not None]
    left = groups_left(s)
    group = seen[0].board // GROUP if seen else left[below(len(left))]
    if s.terms.mirror:
        board = seen[0].board if seen else group * GROUP + below(GROUP)
        turns = [turn for turn in range(TURNS) if turn not in [task.turn for task in seen]]
        for seat in hidden:
            s.boards[seat], s.turns[seat] = board, turns.pop(below(len(turns)))
        return
    boards = [group * GROUP + place for place in range(GROUP)]
    boards = [board for board in boards if board not in [task.board for task in seen]]
    for seat in hidden:
        s.boards[seat] = boards.pop(below(len(boards)))


def _cover(s: State, v: View, below: Below) -> None:
    """Whoever solved has covered the board somehow."""
    for seat in v.order:
        known = v.layouts[seat]
        s.layouts[seat] = known if known else _some_solution(s, seat, below)


def _some_solution(s: State, seat: Seat, below: Below) -> Layout:
    found = solutions(s.area_of(seat), s.row_of(seat))
    return found[below(len(found))]


def _public_state(v: View) -> State:
    s = State(v.options, v.seats)
    s.phase, s.number, s.round, s.starter, s.turn = v.phase, v.number, v.round, v.starter, v.turn
    s.rows = [list(row) for row in v.rows]
    s.gems = [list(gems) for gems in v.gems]
    s.pawns, s.order = list(v.pawns), list(v.order)
    s.stamps, s.solved_at = list(v.stamps), list(v.solved_at)
    s.used, s.chances, s.second, s.away, s.since = v.used, v.chances, v.second, v.away, v.since
    s.symbol, s.deadline = v.symbol, v.deadline
    s.moved, s.collected, s.done = v.moved, v.collected, v.done
    return s


__all__ = ["imagine"]
