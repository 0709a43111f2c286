"""A rule in people's own words: play waits while the table does what it says (M112-110).

The card is a plain Wild. Nobody in the match knows what the words mean, so the people say what
comes of them: who draws, who loses a turn, and that it is done.
"""

from __future__ import annotations

from stolik.core.game import TABLE, Actor, Seat
from stolik.core.phrase import Illegal, Seats
from stolik.games.uno.actions import Action, NoteAction, NoteDone, NoteDraw, NoteSkip
from stolik.games.uno.events import Event, NoteOver, NotePlayed, NoteSkipped
from stolik.games.uno.pieces import CUSTOMS, FACE_OF
from stolik.games.uno.rules import turn
from stolik.games.uno.rules.draws import owe
from stolik.games.uno.state import NOTE, Due, State

RULING = "M112-110"
ALARM = "note"
WAIT_MS = 60_000
MOST_DRAWS = 3
AMOUNTS = range(1, 8)


def text_on_top(s: State) -> str:
    """The words on the card that lies on top; nothing if there are none."""
    face = FACE_OF[s.top]
    rule = s.terms.customs[CUSTOMS.index(face)] if face in CUSTOMS else None
    return rule.note if rule else ""


def begin(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    """Play waits for the people, if any are there."""
    s.phase = NOTE
    s.since = at
    s.note_draws = 0
    s.hurried = False
    if tell is not None:
        tell.append(NotePlayed(seat, text_on_top(s)))
    end_if_alone(s, at, tell)


def end_if_alone(s: State, at: int, tell: list[Event] | None) -> None:
    """Bots do nothing about words, and who is away says nothing."""
    silent = s.terms.bots | s.away
    if s.phase == NOTE and all(silent >> seat & 1 for seat in s.playing()):
        end(s, at, tell)


def end(s: State, at: int, tell: list[Event] | None) -> None:
    """It is the turn of whoever comes after the card's player."""
    s.note_draws = 0
    if tell is not None:
        tell.append(NoteOver())
    turn.begin_turn(s, s.after(s.turn), at, tell)


def has_clock(s: State) -> bool:
    """Whether a clock runs at this table, so that it ends the wait."""
    return s.terms.grace > 0 or s.terms.turn_ms is not None


def speakers(s: State) -> tuple[Seat, ...]:
    """The people who may speak for the table, the card's player first, then in turn order."""
    if s.phase != NOTE:
        return ()
    silent = s.terms.bots | s.away
    return tuple([it for it in (s.turn, *s.in_turn_after(s.turn)) if not silent >> it & 1])


# -- what the table says --------------------------------------------------------------------------
def actions(s: State) -> list[Action]:
    """Done, who draws how many, who loses a turn."""
    if s.phase != NOTE:
        return []
    found: list[Action] = [NoteDone()]
    if s.note_draws < MOST_DRAWS:
        found += [NoteDraw(seat, count) for seat in s.playing() for count in AMOUNTS]
    return found + [NoteSkip(seat) for seat in s.playing() if not s.skips >> seat & 1]


def check(s: State, who: Actor, a: NoteAction) -> None:
    """Only while the card waits, three times at most, and one pending skip a seat."""
    if s.phase != NOTE:
        raise Illegal(RULING, "no-note")
    if who != TABLE:
        raise Illegal(RULING, "note-of-table")
    if isinstance(a, NoteDone):
        return
    if a.seat not in s.playing():
        raise Illegal(RULING, "note-whom")
    if isinstance(a, NoteSkip):
        if s.skips >> a.seat & 1:
            raise Illegal(RULING, "note-skipped", seat=Seats((a.seat,)))
        return
    if s.note_draws >= MOST_DRAWS:
        raise Illegal(RULING, "note-draws", count=MOST_DRAWS)
    if a.count not in AMOUNTS:
        raise Illegal(RULING, "note-amount", low=AMOUNTS[0], high=AMOUNTS[-1])


def carry_out(s: State, a: NoteAction, at: int, tell: list[Event] | None) -> None:
    """No window is opened or shut by it: nobody has moved (M112-31)."""
    match a:
        case NoteDraw():
            s.note_draws += 1
            owe(s, Due(a.seat, a.count, "note"))
        case NoteSkip():
            s.skips |= 1 << a.seat
            if tell is not None:
                tell.append(NoteSkipped(a.seat))
        case NoteDone():
            end(s, at, tell)
