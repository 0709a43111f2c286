"""The clock and leavers: what happens when a player does nothing, or is not there (RULING-4)."""

from __future__ import annotations

from stolik.core.game import Alarm, Leave, Return, Ring, Seat
from stolik.core.phrase import Illegal
from stolik.games.unikat.actions import BAG, Give, Take
from stolik.games.unikat.events import Event, Left, Returned, TimeUp
from stolik.games.unikat.pieces import BIT, tiles_of
from stolik.games.unikat.rules.ending import end_round
from stolik.games.unikat.rules.exchange import can_exchange, give, take
from stolik.games.unikat.rules.turn import decline_bonus, end_action, end_turn, pass_turn
from stolik.games.unikat.state import BONUS, CHAIN, CHOOSE, OVER, REST, State

TURN = "turn"


def alarms(s: State) -> tuple[Alarm, ...]:
    """The end of the time for this turn, if the table has set one."""
    if s.terms.turn_ms is None or s.phase in (REST, OVER) or s.chance_is_due():
        return ()
    return (Alarm(TURN, s.since + s.terms.turn_ms),)


def check_ring(s: State, a: Ring) -> None:
    """Only a clock that was set can ring."""
    if a.name not in [alarm.name for alarm in alarms(s)]:
        raise Illegal("RULING-4", "no-such-alarm", name=a.name)


def ring(s: State, tell: list[Event] | None) -> None:
    """The time is up: from here on `hurry` plays the turn by the mildest answers."""
    if tell is not None:
        tell.append(TimeUp(s.turn))
    s.hurried = True


def hurry(s: State, at: int, tell: list[Event] | None) -> None:
    """Answer for the player until the turn is over or chance must act first."""
    while s.hurried and not s.chance_is_due():
        _answer_mildly(s, at, tell)


def _answer_mildly(s: State, at: int, tell: list[Event] | None) -> None:
    """RULING-4: end the action, decline the bonus, else exchange the first tile."""
    if s.phase == CHAIN:
        end_action(s, at, tell)
    elif s.phase == BONUS:
        decline_bonus(s, at, tell)
    elif s.phase != CHOOSE:
        # For a tile of the bag, or with an empty bag for the one that has lain longest.
        take(s, Take(BAG if s.bag else s.display[0]), at, tell)
    elif can_exchange(s):
        give(s, Give(tiles_of(s.hands[s.turn])[0]), tell)
    else:
        pass_turn(s, at, tell, by_clock=True)


def leave(s: State, a: Leave, at: int, tell: list[Event] | None) -> None:
    """UNI-79: a bot plays the seat; or it is passed over and its tiles leave play."""
    s.away |= 1 << a.seat
    if tell is not None:
        tell.append(Left(a.seat, s.terms.set_aside))
    if not s.terms.set_aside or s.phase == REST or s.out >> a.seat & 1:
        return
    _forget(s, a.seat)
    s.out |= 1 << a.seat
    if not settle_last_seat(s, tell) and s.turn == a.seat:
        end_turn(s, at, tell)


def _forget(s: State, seat: Seat) -> None:
    """What a seat did before it was set aside no longer counts for the others."""
    s.passes -= _turns(s, seat, s.passes, 1)  # UNI-77
    s.dry -= _turns(s, seat, s.dry, 0)  # UNI-78
    s.dry_empty -= _turns(s, seat, s.dry_empty, 0)
    if s.turn == seat and s.given >= 0:
        # An exchange that was not finished has not happened.
        s.display.remove(s.given)
        s.hands[seat] |= BIT[s.given]


def _turns(s: State, seat: Seat, count: int, since: int) -> int:
    """How many of the last turns were a seat's, ending with the running one or `since` before."""
    order = s.present()
    back = (order.index(s.turn) - since - order.index(seat)) % len(order)
    return len(range(back, count, len(order)))


def settle_last_seat(s: State, tell: list[Event] | None) -> bool:
    """UNI-79: if one seat remains, it wins the round."""
    present = s.present()
    if len(present) > 1:
        return False
    end_round(s, present, "left", tell)
    return True


def come_back(s: State, a: Return, tell: list[Event] | None) -> None:
    """The owner plays again; a seat set aside plays again from the next round on."""
    s.away &= ~(1 << a.seat)
    if tell is not None:
        tell.append(Returned(a.seat))
