"""The race: solving, moving, collecting (UBO-26 to UBO-45, UBO-58 to UBO-67)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.game import Seat
from stolik.core.phrase import Illegal
from stolik.games.ubongo.actions import Collect, Done, Move, Racing, Solve
from stolik.games.ubongo.events import Collected, Event, Finished, Moved, Solved
from stolik.games.ubongo.gems import ROWS, TAKEN
from stolik.games.ubongo.pieces import PIECES, Placement, Row
from stolik.games.ubongo.state import NONE, REST, ROLL, SOLVE, State
from stolik.games.ubongo.verifier import Fault, fault, mistaken

#: How far the pawn of the first, second … solver may go (UBO-33, -37, -38, -39), with the clause
#: that says so; it is the same for two or three players (UBO-58).
STEPS = (3, 2, 1, 0)
STEP_CLAUSES = ("UBO-33", "UBO-37", "UBO-38", "UBO-39")
#: The clause that a layout breaks (UBO-26, UBO-27).
FAULT_CLAUSES = {"piece": "UBO-26"}


def moves(s: State, seat: Seat) -> list[Racing]:
    """What a seat that has not finished may do, but for solving, which is too much to list."""
    if s.stamps[seat] == NONE:
        return [Done()]
    return [*_pawn_moves(s, seat), *_collects(s, seat), Done()]


def _pawn_moves(s: State, seat: Seat) -> list[Move]:
    """Either way along the line, past other pawns, not beyond its ends (UBO-40, UBO-41)."""
    if s.moved >> seat & 1:
        return []
    here, steps = s.pawns[seat], STEPS[s.rank(seat) - 1]
    near = range(max(0, here - steps), min(ROWS, here + steps + 1))
    return [Move(field) for field in near if field != here]


def _collects(s: State, seat: Seat) -> list[Collect]:
    return [Collect()] if s.rows[s.pawns[seat]] else []


def check(s: State, seat: Seat, a: Racing) -> None:
    """Raise `Illegal` for what a seat may not do in the race, whatever the time."""
    if s.collected >> seat & 1:
        # UBO-45: no moving after the first gem; UBO-42: two gems, and no more.
        clause = {"move": "UBO-45", "collect": "UBO-42"}.get(a.kind, "UBO-47")
        raise Illegal(clause, "has-collected")
    if s.done >> seat & 1:
        raise Illegal("UBO-47", "is-done")
    match a:
        case Solve():
            _check_solve(s, seat, a)
        case Move():
            _check_move(s, seat, a)
        case Collect():
            _check_collect(s, seat)
        case Done():
            pass


def check_running(s: State, seat: Seat) -> None:
    """UBO-24: the time must run. After the bell a solver did not finish in time (UBO-36), and for
    anybody else the round is over (UBO-46), until the next roll."""
    if s.phase == SOLVE:
        return
    if s.phase not in (REST, ROLL) or s.symbol == NONE:
        raise Illegal("UBO-24", "no-race")
    unfinished = s.stamps[seat] != NONE and not s.finished(seat)
    raise Illegal("UBO-36" if unfinished else "UBO-46", "no-race")


# -- solving (UBO-26 to UBO-32) -------------------------------------------------------------------
def _check_solve(s: State, seat: Seat, a: Solve) -> None:
    """UBO-31: a layout that does not cover the area changes nothing."""
    if s.stamps[seat] != NONE:
        raise Illegal("UBO-44", "has-solved")
    check_layout(s.area_of(seat), s.row_of(seat), a.placements)


def check_layout(area: int, row: Row, placements: Sequence[Placement]) -> None:
    """Raise `Illegal` for a layout that does not cover the area with the row's pieces."""
    _refuse(row, fault(area, row, placements))


def check_pieces(row: Row, placements: Sequence[Placement]) -> None:
    """Raise `Illegal` if one of some pieces may not be used, wherever they lie (UBO-26)."""
    _refuse(row, mistaken(row, placements))


def _refuse(row: Row, wrong: Fault | None) -> None:
    """Say which piece of a layout is wrong, and how many there should be."""
    if wrong is not None:
        clause = FAULT_CLAUSES.get(wrong.kind, "UBO-27")
        piece = PIECES[wrong.piece] if wrong.piece >= 0 else ""
        raise Illegal(clause, f"layout-{wrong.kind}", piece=piece, count=len(row))


def solve(s: State, seat: Seat, a: Solve, at: int, tell: list[Event] | None) -> None:
    """Ubongo! The rank comes from the time of solving, less the measured way (UBO-32, UBO-44)."""
    s.solved_at[seat] = at
    s.stamps[seat] = stamp(s, a, at)
    s.layouts[seat] = a.placements
    _put_in_order(s, seat)
    if tell is not None:
        tell.append(Solved(seat))


def stamp(s: State, a: Solve | Move | Collect, at: int) -> int:
    """The time by which an action is judged: its receipt less the capped round trip (UBO-32)."""
    return max(0, at - min(a.lag, s.terms.round_trip_ms))


def _put_in_order(s: State, seat: Seat) -> None:
    """The earlier stamp first; an exact tie goes to who is nearer to the starting player.

    Who has moved already keeps the rank, for moving opens before the last tie can come.
    """
    settled = {place: other for place, other in enumerate(s.order) if s.moved >> other & 1}
    others = [other for other in s.order if not s.moved >> other & 1]
    others = sorted([*others, seat], key=lambda other: finish(s, other))
    places = range(len(s.order) + 1)
    s.order = [settled[place] if place in settled else others.pop(0) for place in places]


def finish(s: State, seat: Seat) -> tuple[int, int]:
    """What orders solvers: the stamp, then how far from the starting player a seat is."""
    return s.stamps[seat], (seat - s.starter) % s.seats


# -- moving (UBO-33, UBO-34, UBO-37 to UBO-41, UBO-45) --------------------------------------------
def _check_move(s: State, seat: Seat, a: Move) -> None:
    if s.stamps[seat] == NONE:
        raise Illegal("UBO-33", "not-solved")
    if s.moved >> seat & 1:
        raise Illegal("UBO-45", "has-moved")
    if not 0 <= a.field < ROWS:
        raise Illegal("UBO-41", "no-such-field", field=a.field + 1, count=ROWS)
    if a.field == s.pawns[seat]:
        raise Illegal("UBO-33", "same-field", field=a.field + 1)
    rank = s.rank(seat)
    if abs(a.field - s.pawns[seat]) > STEPS[rank - 1]:
        raise Illegal(STEP_CLAUSES[rank - 1], "too-far", rank=rank, count=STEPS[rank - 1])


def move(s: State, seat: Seat, a: Move, tell: list[Event] | None) -> None:
    """The pawn stays where it went, gems or not (UBO-66)."""
    s.pawns[seat] = a.field
    s.moved |= 1 << seat
    if tell is not None:
        tell.append(Moved(seat, a.field, s.rank(seat)))


# -- collecting (UBO-35, UBO-42, UBO-59 to UBO-64) ------------------------------------------------
def _check_collect(s: State, seat: Seat) -> None:
    if s.stamps[seat] == NONE:
        raise Illegal("UBO-42", "not-solved")
    if not s.rows[s.pawns[seat]]:
        raise Illegal("UBO-63", "row-empty", field=s.pawns[seat] + 1)


def collect(s: State, seat: Seat, tell: list[Event] | None) -> None:
    """The two front gems in one step, or the only one: whoever comes first (UBO-59 to UBO-61)."""
    row = s.rows[s.pawns[seat]]
    taken = tuple(row[:TAKEN])
    del row[:TAKEN]
    for gem in taken:
        s.gems[seat][gem] += 1
    s.collected |= 1 << seat
    if tell is not None:
        tell.append(Collected(seat, s.pawns[seat], taken))


def be_done(s: State, seat: Seat, tell: list[Event] | None) -> None:
    """Nothing more in this round, and that is final (UBO-47)."""
    s.done |= 1 << seat
    if tell is not None:
        tell.append(Finished(seat))
