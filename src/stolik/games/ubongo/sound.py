"""What must hold in every state: for conformance, and for positions written by hand."""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.games.ubongo.boards import ROUNDS
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.gems import COLOURS, GEMS, OF_EACH, TAKEN, counts_of
from stolik.games.ubongo.rules.racing import STEPS, finish
from stolik.games.ubongo.state import BEGIN, NONE, OVER, REST, SOLVE, State
from stolik.games.ubongo.state import GEMS as GEMS_PHASE
from stolik.games.ubongo.verifier import fault


def faults(s: State) -> list[str]:
    """The invariants that a state breaks."""
    return [*_gem_faults(s), *_board_faults(s), *_race_faults(s)]


def marks(s: State) -> list[str]:
    """What is late or rare about a state."""
    rare = {
        "second chance": s.second,
        "empty row": bool(s.rows) and not all(s.rows),
        "row of one": any(len(row) == 1 for row in s.rows),
        "shared field": len(set(s.pawns)) < s.seats and NONE not in s.pawns,
        "two solvers": len(s.order) > 1,
        "rest": s.phase == REST,
        "last round": s.round == ROUNDS,
        "solved without a collect": s.phase != SOLVE and bool(_idle_solvers(s)),
    }
    return [name for name, true in rare.items() if true]


def _idle_solvers(s: State) -> list[int]:
    return [seat for seat in s.order if not s.collected >> seat & 1]


def _gem_faults(s: State) -> list[str]:
    """UBO-05: every gem is on the board or with somebody, twelve of each colour."""
    if s.phase in (BEGIN, GEMS_PHASE):
        return []
    counts = counts_of([gem for row in s.rows for gem in row])
    for held in s.gems:
        counts = [count + more for count, more in zip(counts, held, strict=True)]
    found = []
    if counts != [OF_EACH] * len(COLOURS):
        found.append(f"{sum(counts)} gems, {counts} of each colour, not {GEMS}")
    if any(sum(held) > TAKEN * _collects(s, seat) for seat, held in enumerate(s.gems)):
        found.append(f"more gems in a hand than {s.round} rounds can give")
    return found


def _collects(s: State, seat: int) -> int:
    """How often a seat may have collected."""
    now = s.phase in (SOLVE, REST, OVER) and s.collected >> seat & 1
    return s.round - 1 + (1 if now else 0)


def _board_faults(s: State) -> list[str]:
    found = []
    used = s.round - 1 + (s.phase in (REST, OVER))
    if s.used.bit_count() != used:
        found.append(f"{s.used.bit_count()} groups used up in {used} rounds")
    if s.symbol == NONE:
        return found
    if len({board // GROUP for board in s.boards}) != 1:
        found.append("boards of two groups in one round")
    if s.terms.mirror:
        if len(set(s.boards)) != 1 or len(set(s.turns)) != s.seats:
            found.append("boards that are not one, each turned another way")
    elif len(set(s.boards)) != s.seats or any(s.turns):
        found.append("one board in front of two seats, or a board turned")
    return found


def _in_order(s: State, solvers: list[Seat]) -> bool:
    """By their stamps; who won a tie is only known while the one who started has not changed."""
    if s.phase == SOLVE:
        return solvers == sorted(solvers, key=lambda seat: finish(s, seat))
    return solvers == sorted(solvers, key=lambda seat: s.stamps[seat])


def _race_faults(s: State) -> list[str]:
    found = []
    if s.phase == SOLVE and all(s.finished(seat) for seat in s.waited_for()):
        found.append("a race that nobody is waited for in")
    if s.chances > s.round * (s.terms.second_chance != "off"):
        found.append("more second chances than the rounds can have")
    if s.chances > 1 and s.terms.second_chance == "perGame":
        found.append("more than one second chance in a game")
    if any(stamp > s.deadline for stamp in s.stamps):
        found.append("a solve after the deadline")
    if not _in_order(s, [seat for seat in s.order if not s.moved >> seat & 1]):
        found.append("solvers in another order than their stamps")
    solved = sum(1 << seat for seat in s.order)
    if s.moved & ~solved or s.collected & ~solved:
        found.append("a seat that moved or collected without solving")
    if any((s.stamps[seat] == NONE) == bool(solved >> seat & 1) for seat in range(s.seats)):
        found.append("a stamp without a solve, or a solve without a stamp")
    for seat in s.order:
        if fault(s.area_of(seat), s.row_of(seat), s.layouts[seat]):
            found.append(f"seat {seat} solved with a layout that is none")
        if s.moved >> seat & 1 and not STEPS[s.rank(seat) - 1]:
            found.append(f"seat {seat} moved without a step to go")
    return found
