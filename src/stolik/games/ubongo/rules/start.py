"""A round begins: the die, the boards, the timer (UBO-19, UBO-21 to UBO-25)."""

from __future__ import annotations

from stolik.core.game import Below
from stolik.core.phrase import Illegal
from stolik.games.ubongo.actions import Deal
from stolik.games.ubongo.boards import ROUNDS, SYMBOLS
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.events import Event, Rolled, Started
from stolik.games.ubongo.pieces import TURNS
from stolik.games.ubongo.state import COUNTDOWN, DEAL, SOLVE, State


def roll(s: State, at: int, tell: list[Event] | None) -> None:
    """The starting player rolls (UBO-23); with a countdown the boards stay hidden until it ends."""
    s.clear_round()
    s.phase, s.since = (COUNTDOWN, at) if s.terms.countdown_ms else (DEAL, at)
    if tell is not None:
        tell.append(Rolled(s.starter))


# -- the boards (UBO-19, UBO-21) ------------------------------------------------------------------
def groups_left(s: State) -> list[int]:
    """The groups whose boards were not used yet (UBO-46)."""
    return [group for group in range(ROUNDS) if not s.used >> group & 1]


def draw_deal(s: State, below: Below) -> Deal:
    """Any symbol, any group that is left, and any of its boards for each seat."""
    symbol = below(SYMBOLS)
    left = groups_left(s)
    group = left[below(len(left))]
    if s.terms.mirror:
        board = group * GROUP + below(GROUP)
        return Deal(symbol, (board,) * s.seats, _some(TURNS, s.seats, below))
    boards = [group * GROUP + place for place in _some(GROUP, s.seats, below)]
    return Deal(symbol, tuple(boards), (0,) * s.seats)


def _some(count: int, number: int, below: Below) -> tuple[int, ...]:
    """Some different numbers below `count`, in any order."""
    left = list(range(count))
    return tuple([left.pop(below(len(left))) for _ in range(number)])


def check_deal(s: State, a: Deal) -> None:
    """One group that is left, a board of its own for each seat; mirrored, one board for all."""
    if not 0 <= a.symbol < SYMBOLS:
        raise Illegal("UBO-06", "no-such-symbol", symbol=a.symbol + 1, count=SYMBOLS)
    if len(a.boards) != s.seats or len(a.turns) != s.seats:
        raise Illegal("UBO-21", "boards-and-seats", count=s.seats)
    groups = {board // GROUP for board in a.boards}
    if len(groups) != 1 or not groups <= set(groups_left(s)):
        raise Illegal("UBO-19", "not-one-group")
    _check_apart(s, a)


def _check_apart(s: State, a: Deal) -> None:
    if s.terms.mirror:
        if len(set(a.boards)) != 1 or len(set(a.turns)) != s.seats:
            raise Illegal("UBO-21", "not-mirrored")
        return
    if len(set(a.boards)) != s.seats or any(a.turns):
        raise Illegal("UBO-21", "board-twice")


def start(s: State, a: Deal, at: int, tell: list[Event] | None) -> None:
    """Everybody sees the symbol and the own board, and the time runs (UBO-22, UBO-24)."""
    s.symbol, s.boards, s.turns = a.symbol, list(a.boards), list(a.turns)
    s.deadline = at + s.terms.timer_ms
    s.phase = SOLVE
    if tell is not None:
        tell.append(Started(s.round, a.symbol, a.boards, a.turns, s.deadline))
