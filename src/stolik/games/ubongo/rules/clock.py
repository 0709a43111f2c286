"""Time: what is too early or too late, and who does nothing or is not there (UBO-32, RULING-4)."""

from __future__ import annotations

from stolik.core.game import Actor, Alarm, Leave, Return, Ring
from stolik.core.phrase import Illegal
from stolik.games.ubongo.actions import Action, Collect, Move, Solve
from stolik.games.ubongo.events import Event, Left, Returned, TimeUp
from stolik.games.ubongo.rules import ending, racing, start
from stolik.games.ubongo.state import COUNTDOWN, DEAL, FIELD, PAWNS, ROLL, SOLVE, State

RULING = "RULING-4"
TURN = "turn"
START = "start"
BELL = "bell"


def alarms(s: State) -> tuple[Alarm, ...]:
    """The end of the countdown, of the timer, or of the patience with one player."""
    if s.phase == COUNTDOWN:
        return (Alarm(START, s.since + s.terms.countdown_ms),)
    if s.phase == SOLVE:
        # UBO-32: so long that no stamp in time can come after the bell.
        return (Alarm(BELL, s.deadline + s.terms.round_trip_ms),)
    if s.phase in (PAWNS, ROLL) and s.terms.turn_ms is not None:
        return (Alarm(TURN, s.since + s.terms.turn_ms),)
    return ()


def check_ring(s: State, a: Ring) -> None:
    """Only a clock that was set can ring."""
    if a.name not in [alarm.name for alarm in alarms(s)]:
        raise Illegal(RULING, "no-such-alarm", name=a.name)


def ring(s: State, at: int, tell: list[Event] | None) -> None:
    """The race begins or ends; or what a player did not do is done (RULING-4)."""
    if s.phase == COUNTDOWN:
        s.phase = DEAL
        return
    if s.phase == SOLVE:
        ending.bell(s, at, tell)
        return
    if tell is not None:
        tell.append(TimeUp(s.turn))
    if s.phase == PAWNS:
        s.phase = FIELD
    else:
        start.roll(s, at, tell)


# -- too early, too late --------------------------------------------------------------------------
def check_time(s: State, seat: Actor, a: Action, at: int) -> None:
    """UBO-32, UBO-36: a stamp at the deadline is in time; moving waits until the rank is sure."""
    if not isinstance(a, Solve | Move | Collect):
        late = at - s.deadline - s.terms.round_trip_ms
        if late > 0:  # UBO-46: the bell comes first, whatever it brings
            raise Illegal("UBO-46", "too-late", count=late)
        return
    late = racing.stamp(s, a, at) - s.deadline
    if late > 0:
        raise Illegal("UBO-32" if isinstance(a, Solve) else "UBO-36", "too-late", count=late)
    opens = s.solved_at[seat] + s.terms.round_trip_ms
    if isinstance(a, Move) and at < opens:
        raise Illegal("UBO-32", "too-early", count=opens - at)


# -- seats left -----------------------------------------------------------------------------------
def leave(s: State, a: Leave, at: int, tell: list[Event] | None) -> None:
    """A bot plays on; a round does not wait for who is not there (UBO-47)."""
    s.away |= 1 << a.seat
    if tell is not None:
        tell.append(Left(a.seat))
    ending.end_if_all_finished(s, at, tell)


def come_back(s: State, a: Return, at: int, tell: list[Event] | None) -> None:
    """The owner plays again; if that is the only one present, others are waited for no more."""
    s.away &= ~(1 << a.seat)
    if tell is not None:
        tell.append(Returned(a.seat))
    ending.end_if_all_finished(s, at, tell)
