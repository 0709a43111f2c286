"""Saying UNO, and catching who did not (K108-81 to K108-91, M112-28 to M112-37).

The duty comes up when a card is laid that leaves one (K108-81), or when the hand becomes one card
in whatever way (M112-28). Who has not said the word is in a *lapse*, until the word is said, the
catch is made, or somebody else moves. While the grace of a lapse runs, the word still counts and
catches only wait, so that nobody wins by being a machine (K108-85).
"""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.core.phrase import Illegal, Seats
from stolik.games.uno.actions import Action, Call, Catch
from stolik.games.uno.events import Called, Caught, CaughtNobody, Event, GraceOver, Noted
from stolik.games.uno.state import BEFORE_DEAL, Due, Lapse, State

FINE = 2
COOL_MS = 2000
GRACE = "grace-"


def lapse_of(s: State, seat: Seat) -> Lapse | None:
    """The open lapse of a seat."""
    for lapse in s.lapses:
        if lapse.seat == seat:
            return lapse
    return None


def fall_due(s: State, seat: Seat, at: int) -> None:
    """This hand has become one card, and the word was not said with it."""
    s.called &= ~(1 << seat)
    old = lapse_of(s, seat)
    if old is not None:
        s.lapses.remove(old)
    new = Lapse(seat, at, grace=s.terms.grace > 0)
    if old is not None and old.grace:
        new = new._replace(first=old.first, noted=old.noted)
    s.lapses.append(new)


def shut(s: State, mover: Seat) -> None:
    """Somebody has moved: who was not caught by now is safe, but for the grace (K108-84, -85)."""
    if s.lapses:
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
def asides(s: State, seat: Seat) -> list[Action]:
    """The word and the catches that are due for a seat."""
    found: list[Action] = []
    for lapse in s.lapses:
        if lapse.seat == seat:
            found.insert(0, Call())
        elif not lapse.noted >> seat & 1:
            found.append(Catch(lapse.seat))
    return found


def check_call(s: State, seat: Seat) -> None:
    """A word that is not due is heard only where it costs something (K108-90)."""
    _check_moment(s, seat)
    if lapse_of(s, seat) is None and not s.terms.false_fine:
        if s.called >> seat & 1:
            raise Illegal(_clause(s, "K108-87", "M112-35"), "called-already")
        raise Illegal(_clause(s, "K108-90", "M112-36"), "call-not-due")


def say_uno(s: State, seat: Seat, tell: list[Event] | None) -> None:
    """The word is said: the lapse is closed, or it was not due."""
    lapse = lapse_of(s, seat)
    due = lapse is not None
    fine = 0
    if lapse is not None:
        s.lapses.remove(lapse)
        if s.hands[seat].bit_count() == 1:
            s.called |= 1 << seat
    elif not s.called >> seat & 1:
        fine = s.terms.false_fine
        s.dues.append(Due(seat, fine, "falseCall"))
    if tell is not None:
        tell.append(Called(seat, due, fine))


# -- catching -------------------------------------------------------------------------------------
def check_catch(s: State, seat: Seat, a: Catch) -> None:
    """Anybody else may catch (K108-89, M112-34); once for each lapse (K108-90)."""
    _check_moment(s, seat)
    if a.target == seat or a.target not in s.playing():
        raise Illegal(_clause(s, "K108-89", "M112-34"), "catch-whom")
    lapse = lapse_of(s, a.target)
    if lapse is not None and lapse.noted >> seat & 1:
        raise Illegal(_clause(s, "K108-90", "M112-36"), "caught-already")
    if lapse is None and not s.terms.false_fine and not s.terms.grace:
        _refuse_catch(s, a.target)


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
    lapse = lapse_of(s, a.target)
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


def end_grace(s: State, seat: Seat, tell: list[Event] | None) -> None:
    """The earliest catch counts, even if the hand has changed; without one the lapse goes on."""
    lapse = lapse_of(s, seat)
    if lapse is None:
        return
    if lapse.first >= 0:
        _apply(s, lapse, lapse.first, tell)
        return
    s.lapses.remove(lapse)
    safe = lapse.moved or s.hands[seat].bit_count() != 1
    if not safe:
        s.lapses.append(lapse._replace(grace=False))
    _tell(tell, GraceOver(seat, safe))


def _tell(tell: list[Event] | None, event: Event) -> None:
    if tell is not None:
        tell.append(event)


def _clause(s: State, k108: str, m112: str) -> str:
    return k108 if s.terms.k108 else m112
