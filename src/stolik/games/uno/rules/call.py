"""Saying UNO, and catching who did not (K108-81 to K108-91, M112-28 to M112-37).

The duty comes up when a card is laid that leaves one (K108-81), or when the hand becomes one card
in whatever way (M112-28). Who has not said the word is in a *lapse*, until the word is said, the
catch is made, or somebody else moves. While the grace of a lapse runs, the word still counts and
catches only wait, so that nobody wins by being a machine (K108-85).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from stolik.core.game import Seat
from stolik.core.phrase import Illegal, Seats
from stolik.games.uno.actions import Action, Call, Catch, Jump, Play
from stolik.games.uno.events import Called, Caught, CaughtNobody, Event, GraceOver, Noted
from stolik.games.uno.state import BEFORE_DEAL, REPLACE, Due, Lapse, State

FINE = 2
COOL_MS = 2000
GRACE = "grace-"
#: Both ways to lay a card.
Lay = TypeVar("Lay", bound=Play | Jump)


def lapses_of(s: State, seat: Seat) -> list[Lapse]:
    """The open lapses of a seat: one, or more where a hand has become one card again in a grace."""
    return [lapse for lapse in s.lapses if lapse.seat == seat]


def fall_due(s: State, seat: Seat, at: int) -> None:
    """This hand has become one card, and the word was not said with it."""
    s.lapses = [lapse for lapse in s.lapses if lapse.seat != seat or lapse.grace]
    s.lapses.append(Lapse(seat, at, grace=s.terms.grace > 0))


def alarm_of(s: State, lapse: Lapse) -> str:
    """What the end of a grace is called; a second one of a seat has its time in the name."""
    first = lapses_of(s, lapse.seat)[0] is lapse
    return f"{GRACE}{lapse.seat}" if first else f"{GRACE}{lapse.seat}-{lapse.at}"


def shut(s: State, mover: Seat) -> None:
    """Somebody has moved: who was not caught by now is safe, but for the grace (K108-84, -85)."""
    s.lapses = [
        lapse if lapse.seat == mover else lapse._replace(moved=True)
        for lapse in s.lapses
        if lapse.seat == mover or lapse.grace
    ]


def hand_changed(s: State, seat: Seat) -> None:
    """A hand that is not one card any more owes nothing; a grace runs to its end (K108-86)."""
    if s.hands[seat].bit_count() != 1:
        s.called &= ~(1 << seat)
        if s.lapses:
            s.lapses = [lapse for lapse in s.lapses if lapse.seat != seat or lapse.grace]


def hands_moved(s: State, received: list[Seat], at: int) -> None:
    """These seats have new hands: their earlier words count no more (M112-37, HOUSE-03)."""
    for seat in received:
        s.called &= ~(1 << seat)
        s.lapses = [lapse for lapse in s.lapses if lapse.seat != seat or lapse.grace]
        # M112-32, M112-33, M112-75: a hand of one card so received owes the word; in K108 not.
        if not s.terms.k108 and s.hands[seat].bit_count() == 1:
            fall_due(s, seat, at)


def forget(s: State, seat: Seat) -> None:
    """No duty survives (K108-91, M112-61, K108-117)."""
    s.lapses = [lapse for lapse in s.lapses if lapse.seat != seat]
    s.called &= ~(1 << seat)


def check_not_barred(s: State, seat: Seat) -> None:
    """K108-85: who has not said the word may not lay again while the grace runs."""
    if barred(s, seat):
        raise Illegal(_clause(s, "K108-85", "M112-31"), "say-uno-first")


def barred(s: State, seat: Seat) -> bool:
    """Whether a seat may not lay a card yet."""
    return any(lapse.seat == seat and lapse.grace for lapse in s.lapses)


# -- saying it ------------------------------------------------------------------------------------
def rides(s: State, seat: Seat) -> bool:
    """Whether the word is due with the card that this seat lays: it leaves one (K108-81, -91)."""
    return s.hands[seat].bit_count() == 2 and s.phase != REPLACE


def check_riding(s: State, seat: Seat) -> None:
    """In version 1 a word that was not due kept the card from being laid."""
    if s.terms.version == 1 and not rides(s, seat):
        raise Illegal(_clause(s, "K108-81", "M112-35"), "call-leaves-one")


def counted(s: State, seat: Seat, a: Lay) -> Lay:
    """A card without a word that is not due; where that is fined, the word stays (K108-90).

    With the last card it never counts: the deal is over.
    """
    fined = s.terms.false_fine and s.hands[seat].bit_count() > 1
    return a if not a.call or fined or rides(s, seat) else replace(a, call=False)


def fine_false(s: State, seat: Seat, tell: list[Event] | None) -> None:
    """K108-90, M112-36: the word was not due."""
    fine = s.terms.false_fine
    s.dues.append(Due(seat, fine, "falseCall"))
    _tell(tell, Called(seat, due=False, fine=fine))


def asides(s: State, seat: Seat) -> list[Action]:
    """The word and the catches that are due for a seat."""
    found: list[Action] = []
    for lapse in s.lapses:
        if lapse.seat == seat and Call() not in found:
            found.insert(0, Call())
        elif lapse.seat != seat and not lapse.noted >> seat & 1:
            found += [Catch(lapse.seat)] if Catch(lapse.seat) not in found else []
    return found


def check_call(s: State, seat: Seat) -> None:
    """A word that is not due is heard only where it costs something (K108-90)."""
    _check_moment(s, seat)
    if not lapses_of(s, seat) and not s.terms.false_fine:
        if s.called >> seat & 1:
            raise Illegal(_clause(s, "K108-87", "M112-35"), "called-already")
        raise Illegal(_clause(s, "K108-90", "M112-36"), "call-not-due")


def say_uno(s: State, seat: Seat, tell: list[Event] | None) -> None:
    """The word is said: the lapse is closed, or it was not due."""
    due = bool(lapses_of(s, seat))
    if not due and not s.called >> seat & 1:
        fine_false(s, seat, tell)
        return
    if due:
        s.lapses = [lapse for lapse in s.lapses if lapse.seat != seat]
        if s.hands[seat].bit_count() == 1:
            s.called |= 1 << seat
    _tell(tell, Called(seat, due, fine=0))


# -- catching -------------------------------------------------------------------------------------
def check_catch(s: State, seat: Seat, a: Catch) -> None:
    """Anybody else may catch (K108-89, M112-34); once for each lapse (K108-90)."""
    _check_moment(s, seat)
    if a.target == seat or a.target not in s.playing():
        raise Illegal(_clause(s, "K108-89", "M112-34"), "catch-whom")
    lapses = lapses_of(s, a.target)
    if lapses and all(lapse.noted >> seat & 1 for lapse in lapses):
        raise Illegal(_clause(s, "K108-90", "M112-36"), "caught-already")
    if not lapses and not s.terms.false_fine and not s.terms.grace:
        _refuse_catch(s, a.target)


def check_cooling(s: State, seat: Seat, at: int) -> None:
    """Whether due or not, so that the answer tells nothing: a record may hold such a catch."""
    if at < s.cooling[seat]:
        raise Illegal(_clause(s, "K108-90", "M112-36"), "catch-cooling")


def _refuse_catch(s: State, target: Seat) -> None:
    who = Seats((target,))
    if s.called >> target & 1:
        raise Illegal(_clause(s, "K108-87", "M112-35"), "has-called", seat=who)
    if s.hands[target].bit_count() == 1:
        raise Illegal(_clause(s, "K108-84", "M112-30"), "catch-too-late", seat=who)
    raise Illegal(_clause(s, "K108-90", "M112-36"), "catch-not-due", seat=who)


def _check_moment(s: State, seat: Seat) -> None:
    if s.phase in BEFORE_DEAL or s.out >> seat & 1:
        raise Illegal(_clause(s, "K108-83", "M112-28"), "no-cards-yet")


def catch(s: State, seat: Seat, a: Catch, at: int, tell: list[Event] | None) -> None:
    """Note it while the grace runs, else apply it; one that is not due cools the catcher down."""
    lapses = [lapse for lapse in lapses_of(s, a.target) if not lapse.noted >> seat & 1]
    lapse = lapses[0] if lapses else None
    if at < s.cooling[seat]:
        _tell(tell, CaughtNobody(seat, a.target, 0))
    elif lapse is None:
        _catch_nobody(s, seat, a.target, at, tell)
    elif lapse.grace:
        first = seat if lapse.first < 0 else lapse.first
        noted = lapse._replace(first=first, noted=lapse.noted | 1 << seat)
        s.lapses[s.lapses.index(lapse)] = noted
        _tell(tell, Noted(seat, a.target))
    else:
        _apply(s, lapse, seat, tell)


def _catch_nobody(s: State, seat: Seat, target: Seat, at: int, tell: list[Event] | None) -> None:
    fine = s.terms.false_fine
    if s.terms.grace:  # where no clock runs nothing can cool down
        s.cooling[seat] = at + COOL_MS
    if fine:
        s.dues.append(Due(seat, fine, "falseCall"))
    _tell(tell, CaughtNobody(seat, target, fine))


def _apply(s: State, lapse: Lapse, catcher: Seat, tell: list[Event] | None) -> None:
    s.lapses.remove(lapse)
    _tell(tell, Caught(catcher, lapse.seat))
    s.dues.append(Due(lapse.seat, FINE, "caught"))  # K108-82, M112-29


def end_grace(s: State, alarm: str, tell: list[Event] | None) -> None:
    """The earliest catch counts, even if the hand has changed; without one the lapse goes on."""
    lapse = next(lapse for lapse in s.lapses if alarm_of(s, lapse) == alarm)
    seat = lapse.seat
    if lapse.first >= 0:
        _apply(s, lapse, lapse.first, tell)
        return
    s.lapses.remove(lapse)
    safe = lapse.moved or s.hands[seat].bit_count() != 1
    if not safe and not lapses_of(s, seat):
        s.lapses.append(lapse._replace(grace=False))
    _tell(tell, GraceOver(seat, safe))


def _tell(tell: list[Event] | None, event: Event) -> None:
    if tell is not None:
        tell.append(event)


def _clause(s: State, k108: str, m112: str) -> str:
    return k108 if s.terms.k108 else m112
