"""Alarms, the mildest answers given by the clock (ruling 4), seats left and taken up again."""

from __future__ import annotations

from stolik.core.game import Alarm, Leave, Return, Ring, Seat
from stolik.core.phrase import Illegal
from stolik.games.uno.actions import NOBODY, Discard, Name, Play
from stolik.games.uno.events import Event, Left, Returned, TimeUp
from stolik.games.uno.pieces import COLOUR_OF, NONE, OF_COLOUR, VALUES_108, VALUES_112
from stolik.games.uno.rules import call, custom, hints, laying, note, turn, wild_four
from stolik.games.uno.state import (
    CHALLENGE,
    DISCARD,
    DRAWN,
    NAME,
    NOTE,
    OVER,
    REPLACE,
    REST,
    STACK,
    TURN,
    State,
)

TURN_ALARM = "turn"
RULING = "RULING-4"


def alarms(s: State) -> tuple[Alarm, ...]:
    """When a grace ends, and when the time for a decision is over."""
    if s.chance_is_due():
        return ()
    graces = [
        Alarm(call.alarm_of(s, lapse), lapse.at + s.terms.grace)
        for lapse in s.lapses
        if lapse.grace
    ]
    if s.phase == NOTE:  # the turn clock stands meanwhile
        return (*graces, Alarm(note.ALARM, s.since + note.WAIT_MS)) if note.has_clock(s) else ()
    if s.terms.turn_ms is not None and s.phase != REST:
        graces.append(Alarm(TURN_ALARM, s.since + s.terms.turn_ms))
    return tuple(graces)


def check_ring(s: State, a: Ring) -> None:
    """Only an alarm that is set."""
    if a.name not in [alarm.name for alarm in alarms(s)]:
        raise Illegal(RULING, "no-such-alarm", name=a.name)


def ring(s: State, a: Ring, at: int, tell: list[Event] | None) -> None:
    """A grace ends, or the clock answers for whoever is on turn."""
    if a.name == note.ALARM:
        note.end(s, at, tell)
        return
    if a.name != TURN_ALARM:
        call.end_grace(s, a.name, tell)
        return
    if tell is not None:
        tell.append(TimeUp(s.turn))
    s.hurried = True
    hurry(s, at, tell)


def hurry(s: State, at: int, tell: list[Event] | None) -> None:
    """The mildest answers, until somebody else is asked or chance is due."""
    while s.hurried and s.phase != OVER and not s.chance_is_due():
        seat = s.turn
        _answer(s, seat, at, tell)
        if s.turn != seat:
            s.hurried = False


def _answer(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    if s.phase == NAME:
        turn.name(s, Name(_most_held(s, seat)), at, tell)
    elif s.phase == TURN and s.can_draw():
        turn.draw(s, at, tell)
    elif s.phase == DRAWN and turn.keeps(s):
        turn.keep(s, at, tell)
    elif s.phase in (TURN, DRAWN, REPLACE):
        _lay_mildest(s, seat, at, tell)
    elif s.phase in (CHALLENGE, STACK):
        wild_four.accept(s, at, tell)
    elif s.phase == DISCARD:
        lowest = laying.mildest(s, seat, s.hands[seat], _values(s))
        custom.discard(s, Discard(lowest), at, tell)


def _lay_mildest(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    """The lowest-valued card that may be laid, with the colour held most; else a pass."""
    cards = laying.playable(s, seat)
    if not cards:
        turn.pass_turn(s, at, tell, by_clock=True)
        return
    face = laying.mildest(s, seat, cards, _values(s))
    wild = COLOUR_OF[face] == NONE
    colour = _most_held(s, seat) if wild and laying.names_colour(s, seat, face) else NONE
    target = s.after(seat) if laying.needs_target(s, seat, face) else NOBODY
    wanted = _most_held(s, seat) if laying.needs_wanted(s, seat, face) else NONE
    said = call.rides(s, seat)
    laying.play(s, seat, Play(face, colour, said, target, wanted), at, tell)


def _values(s: State) -> tuple[int, ...]:
    return VALUES_108 if s.terms.k108 else VALUES_112


def _most_held(s: State, seat: Seat) -> int:
    """The colour of which the hand holds most, the first by the order of colours in a tie."""
    counts = [(s.hands[seat] & cards).bit_count() for cards in OF_COLOUR]
    return counts.index(max(counts))


# -- seats left -----------------------------------------------------------------------------------
def leave(s: State, a: Leave, at: int, tell: list[Event] | None) -> None:
    """A bot plays until the owner is back; who is away has no vote, and speaks for nobody."""
    s.away |= 1 << a.seat
    if tell is not None:
        tell.append(Left(a.seat))
    hints.look_again(s, tell)
    note.end_if_alone(s, at, tell)


def come_back(s: State, a: Return, tell: list[Event] | None) -> None:
    """The owner plays again, and votes again."""
    s.away &= ~(1 << a.seat)
    if tell is not None:
        tell.append(Returned(a.seat))
    if s.terms.version > 1:
        hints.look_again(s, tell)
