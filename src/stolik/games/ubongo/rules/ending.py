"""The end of a round and of the match, and the second chance (UBO-46 to UBO-57)."""

from __future__ import annotations

from stolik.core.game import Outcome, Seat, Side, in_places
from stolik.games.ubongo.boards import ROUNDS
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.events import Event, Layout, MatchOver, RoundOver, SecondChance
from stolik.games.ubongo.gems import strength
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.state import OVER, REST, ROLL, SOLVE, State


def end_if_all_finished(s: State, at: int, tell: list[Event] | None) -> None:
    """UBO-47: once every seat present has collected or is done, nothing can change any more."""
    if s.phase == SOLVE and all(s.finished(seat) for seat in s.waited_for()):
        end_round(s, at, tell, early=True)


def bell(s: State, at: int, tell: list[Event] | None) -> None:
    """The time is up: a second chance if nobody solved (UBO-54), else the round is over."""
    if not s.order and _has_second_chance(s):
        s.second = True
        s.chances += 1
        s.deadline = at + s.terms.timer_ms  # UBO-56
        if tell is not None:
            tell.append(SecondChance(s.deadline))
    else:
        end_round(s, at, tell, early=False)


def _has_second_chance(s: State) -> bool:
    """Once in a round, once in a match, or never (UBO-55)."""
    if s.terms.second_chance == "perGame":
        return s.chances == 0
    return s.terms.second_chance == "perRound" and not s.second


def end_round(s: State, at: int, tell: list[Event] | None, early: bool) -> None:
    """The boards are laid aside (UBO-46); the next round comes (UBO-49), or that was the ninth."""
    s.used |= 1 << s.boards[0] // GROUP
    if tell is not None:
        boards, turns = tuple(s.boards), tuple(s.turns)
        tell.append(RoundOver(s.round, early, boards, turns, open_layouts(s), tuple(s.order)))
    if s.round == ROUNDS:
        s.phase = OVER
        if tell is not None:
            tell.append(MatchOver(result(s).winners))
        return
    s.phase = REST
    if not s.terms.rest:
        go_on(s, at)


def go_on(s: State, at: int) -> None:
    """The next round: the player on the left rolls (UBO-49)."""
    s.round += 1
    s.starter = s.turn = (s.starter + 1) % s.seats
    s.phase, s.since = ROLL, at


def open_layouts(s: State) -> tuple[Layout, ...]:
    """A way to cover each board: the player's own, or for who found none the solver's first."""
    return tuple([s.layouts[seat] or _first_solution(s, seat) for seat in range(s.seats)])


def _first_solution(s: State, seat: Seat) -> Layout:
    return solutions(s.area_of(seat), s.row_of(seat), 1)[0]


# -- the match ------------------------------------------------------------------------------------
def result(s: State) -> Outcome:
    """Most gems of one colour, then of the next and so on; a full tie is shared (UBO-51 to -53)."""
    strengths = [strength(gems) for gems in s.gems]
    best = max(strengths)
    winners = tuple([seat for seat in range(s.seats) if strengths[seat] == best])
    return Outcome(winners, tuple([max(gems) for gems in s.gems]))


def standing(s: State) -> tuple[Side, ...]:
    """Who won, and the others by what decided it (UBO-51 to -53)."""
    marks = [tuple([-count for count in strength(gems)]) for gems in s.gems]
    return in_places({(seat,): marks[seat] for seat in range(s.seats)})
