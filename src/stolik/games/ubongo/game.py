"""Ubongo as a `Game`: each question goes to the module that knows the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, assert_never

from stolik.core import absence, rest
from stolik.core.game import (
    CHANCE,
    CLOCK,
    TABLE,
    Actor,
    Alarm,
    Below,
    Leave,
    Next,
    Outcome,
    Return,
    Ring,
    Seat,
    Side,
    Span,
)
from stolik.core.options import Book, Options
from stolik.core.phrase import Illegal, Phrase, Say, Seats
from stolik.games.ubongo import chance, drawing, imagining, notation, picture, position, words
from stolik.games.ubongo import view as views
from stolik.games.ubongo.actions import (
    Action,
    Begin,
    Collect,
    Deal,
    Done,
    Field,
    Gems,
    Move,
    Pawn,
    PlayerAction,
    Roll,
    Solve,
)
from stolik.games.ubongo.events import Event, MatchOver, RoundOver
from stolik.games.ubongo.options import BOOK
from stolik.games.ubongo.practice import UbongoPractice
from stolik.games.ubongo.rules import clock, ending, racing, setup, start
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.sound import faults, marks
from stolik.games.ubongo.state import (
    BEGIN,
    DEAL,
    FIELD,
    GEMS,
    NONE,
    OVER,
    PAWNS,
    REST,
    ROLL,
    SOLVE,
    State,
)
from stolik.games.ubongo.view import View

RACING = (Solve, Move, Collect, Done)
#: The clause that each action comes from.
CLAUSES = {
    "pawn": "UBO-10",
    "roll": "UBO-23",
    "solve": "UBO-26",
    "move": "UBO-33",
    "collect": "UBO-35",
    "done": "UBO-47",
    "begin": "UBO-20",
    "gems": "UBO-09",
    "field": clock.RULING,
    "deal": "UBO-21",
    "ring": clock.RULING,
    "leave": clock.RULING,
    "return": clock.RULING,
    "next": rest.RULING,
}
#: The clause that makes chance act.
DUE_CLAUSES = {BEGIN: "UBO-20", GEMS: "UBO-09", FIELD: clock.RULING, DEAL: "UBO-21"}


class Ubongo:
    """The game for drivers, bots and pages."""

    name = "ubongo"
    books: ClassVar[Mapping[str, Book]] = {BOOK.name: BOOK}
    spoken_kinds: tuple[type, ...] = ()
    lasting_kinds: tuple[type, ...] = (RoundOver, MatchOver)
    races = True
    practice = UbongoPractice()

    # -- playing ------------------------------------------------------------------------------
    def new(self, options: Options, seats: int) -> State:
        """A match about to begin."""
        return State(options, seats)

    def copy(self, s: State) -> State:
        """A state of its own."""
        return s.copy()

    def actors(self, s: State) -> tuple[Actor, ...]:
        """Chance alone while it is due; else whoever is waited for, the table, and a set clock."""
        if s.phase == OVER:
            return ()
        if s.chance_is_due():
            return (CHANCE,)
        around = (TABLE, CLOCK) if clock.alarms(s) else (TABLE,)
        return (*self.due(s), *around)

    def due(self, s: State) -> tuple[Seat, ...]:
        """Who sets a pawn or rolls; in the race everybody who has not finished."""
        if s.phase in (PAWNS, ROLL):
            return (s.turn,)
        if s.phase == SOLVE:
            return tuple([seat for seat in range(s.seats) if not s.finished(seat)])
        return ()

    def owed(self, s: State) -> Action | None:
        """The end of a rest (RULING-5)."""
        return Next() if s.phase == REST else None

    def owed_by_chance(self, s: State) -> dict[str, Any] | None:
        """What chance is to do, as plain data."""
        return chance.owed(s)

    def speakers(self, s: State) -> tuple[Seat, ...]:
        """The table owes only the end of a rest, which needs no words."""
        return ()

    def aside(self, a: Action) -> bool:
        """In the race nobody waits for anybody."""
        return isinstance(a, RACING)

    def legal(self, s: State, who: Actor) -> list[Action]:
        """What this actor may do now, whatever the time."""
        if s.phase == OVER:
            return []
        if s.chance_is_due():
            return chance.outcomes(s) if who == CHANCE else []
        if who >= 0:
            return _moves(s, who) if who in self.due(s) else []
        if who == CLOCK:
            return [Ring(alarm.name) for alarm in clock.alarms(s)]
        return _table_actions(s) if who == TABLE else []

    def tries(self, s: State, who: Actor) -> list[Action]:
        """A solution, for who has none yet."""
        if s.phase != SOLVE or who < 0 or s.finished(who) or s.stamps[who] != NONE:
            return []
        return [Solve(found) for found in solutions(s.area_of(who), s.row_of(who), 1)]

    def is_open(self, s: State, who: Actor, a: Action) -> bool:
        """Layouts are too many to list, and so are gems and deals."""
        return isinstance(a, Solve | Gems | Deal)

    def check(self, s: State, who: Actor, a: Action) -> None:
        """Raise `Illegal` for an action that breaks a rule, whatever the time."""
        if s.phase == OVER:
            raise Illegal("UBO-50", "match-over")
        if s.chance_is_due():
            _check_chance(s, who, a)
        elif who >= 0:
            _check_move(s, who, a)
        else:
            _check_around(s, who, a)

    def check_time(self, s: State, who: Actor, a: Action, at: int) -> None:
        """Raise `Illegal` for what comes too early or too late."""
        if s.phase == SOLVE and who != CLOCK:
            clock.check_time(s, who, a, at)

    def check_live(self, s: State, who: Actor, a: Action, at: int) -> None:
        """A live table takes all that the rules allow."""

    def stamp(self, a: Action, lag: int) -> Action:
        """UBO-32: in the race the measured way of a message counts."""
        if not isinstance(a, Solve | Move | Collect):
            return a
        return replace(a, lag=min(max(0, lag), notation.MOST_LAG))

    def counted(self, s: State, who: Actor, a: Action) -> Action:
        """Every word counts."""
        return a

    def advance(
        self, s: State, who: Actor, a: Action, at: int = 0, tell: list[Event] | None = None
    ) -> None:
        """Carry out a checked action."""
        _carry_out(s, who, a, at, tell)

    def draw(self, s: State, below: Below) -> Action:
        """What chance does next."""
        if s.phase == BEGIN:
            may = setup.begins(s)
            return may[below(len(may))]
        if s.phase == GEMS:
            return setup.draw_gems(below)
        if s.phase == FIELD:
            return setup.fields()[below(len(setup.fields()))]
        return start.draw_deal(s, below)

    def away(self, s: State) -> tuple[Seat, ...]:
        """The seats whose owners are away."""
        return tuple([seat for seat in range(s.seats) if s.away >> seat & 1])

    def alarms(self, s: State) -> tuple[Alarm, ...]:
        """What the clock waits for."""
        return clock.alarms(s)

    def outcome(self, s: State) -> Outcome | None:
        """The result of a finished match."""
        return ending.result(s) if s.phase == OVER else None

    def standing(self, s: State) -> tuple[Side, ...]:
        """Who came in which place."""
        return ending.standing(s)

    # -- who sees what ------------------------------------------------------------------------
    def view(self, s: State, seat: Seat | None) -> View:
        """What a seat sees."""
        return views.views(s)(seat)

    def views(self, s: State) -> Callable[[Seat | None], View]:
        """What each seat sees."""
        return views.views(s)

    def open_view(self, s: State) -> View:
        """Everything."""
        return views.open_view(s)

    def hears(self, e: Event, seat: Seat | None) -> Event:
        """The event as a seat hears it."""
        return views.hears(e, seat)

    def shows(self, s: State, seat: Seat, a: Action) -> bool:
        """The last one who finishes ends the round, and every board is seen."""
        after = s.copy()
        _carry_out(after, seat, a, 0, None)
        return after.phase != s.phase

    def imagine(self, v: View, heard: Sequence[Event], below: Below) -> State:
        """A state that fits what a seat knows."""
        return imagining.imagine(v, below)

    # -- text ---------------------------------------------------------------------------------
    def write_action(self, a: Action) -> str:
        """The action as text."""
        return notation.write_action(a)

    def read_action(self, text: str) -> Action:
        """The action of a text."""
        return notation.read_action(text)

    def write_position(self, s: State) -> str:
        """The state as text."""
        return position.write_position(s)

    def read_position(self, text: str) -> State:
        """The state of a text."""
        return position.read_position(text)

    def view_data(self, v: View) -> dict[str, Any]:
        """A view as plain data."""
        return {**self.public_data(v), **self.own_data(v)}

    def public_data(self, v: View) -> dict[str, Any]:
        """What everybody sees, as plain data."""
        return dict(views.public_data(v))

    def own_data(self, v: View) -> dict[str, Any]:
        """What a seat sees besides, as plain data."""
        return dict(views.own_data(v))

    def event_data(self, e: Event) -> dict[str, Any]:
        """An event as plain data."""
        return views.event_data(e)

    # -- words and pictures -------------------------------------------------------------------
    def phrase(self, it: Action | Event) -> Phrase:
        """What to say of an action or of an event."""
        return words.phrase(it)

    def prompt(self, v: View) -> Phrase:
        """What is asked for now."""
        return words.prompt(v)

    def legend(self) -> Phrase:
        """What the letters of a picture mean."""
        return Phrase("ubongo-legend", {})

    def clause_in_force(self, v: View) -> tuple[str, ...]:
        """The clauses that explain the decision that is due."""
        return words.clauses(v)

    def picture(self, v: View, say: Say, width: int) -> list[list[Span]]:
        """The table for a terminal."""
        return picture.picture(v, say, width)

    def svg(self, v: View, say: Say) -> str:
        """The table as a drawing."""
        return drawing.svg(v, say)

    # -- for tests and simulation -------------------------------------------------------------
    def plain(self, legal: list[Action]) -> list[Action]:
        """Solves and collects while it can; is done only when it must."""
        active: list[Action] = [a for a in legal if not isinstance(a, Done)]
        return active or legal

    def plain_aside(self, legal: list[Action]) -> None:
        """Nothing is owed out of turn."""

    def faults(self, s: State) -> list[str]:
        """The invariants that a state breaks."""
        return faults(s)

    def marks(self, s: State) -> list[str]:
        """What is rare about a state."""
        return marks(s)


def _moves(s: State, seat: Seat) -> list[Action]:
    if s.phase == PAWNS:
        return [*setup.pawns()]
    if s.phase == ROLL:
        return [Roll()]
    return [*racing.moves(s, seat)]


def _table_actions(s: State) -> list[Action]:
    around: list[Action] = [Next()] if s.phase == REST else []
    gone = s.away
    return [*around, *[Return(it) if gone >> it & 1 else Leave(it) for it in range(s.seats)]]


def _check_move(s: State, who: Seat, a: Action) -> None:
    if who >= s.seats:
        raise Illegal("UBO-04", "no-such-seat", seat=who)
    if not isinstance(a, PlayerAction):
        raise Illegal(CLAUSES[a.kind], "not-a-move", kind=a.kind)
    match a:
        case Pawn():
            _check_moment(s, who, s.phase == PAWNS, "UBO-12" if s.phase == PAWNS else "UBO-10")
            setup.check_field(a.field)
        case Roll():
            if s.phase == REST:
                raise Illegal(rest.RULING, "resting")
            _check_moment(s, who, s.phase == ROLL, "UBO-23")
        case _:
            racing.check_running(s, who)
            racing.check(s, who, a)


def _check_moment(s: State, who: Seat, now: bool, clause: str) -> None:
    if not now:
        raise Illegal(clause, "not-now")
    if who != s.turn:
        raise Illegal(clause, "not-your-turn", seat=Seats((s.turn,)))


def _check_chance(s: State, who: Actor, a: Action) -> None:
    """While chance is due nobody else may act, and chance does what is due."""
    clause = DUE_CLAUSES[s.phase]
    if who != CHANCE:
        raise Illegal(clause, "chance-due")
    match a:
        case Begin() if s.phase == BEGIN:
            setup.check_begin(s, a)
        case Gems() if s.phase == GEMS:
            setup.check_gems(a)
        case Field() if s.phase == FIELD:
            setup.check_field(a.field)
        case Deal() if s.phase == DEAL:
            start.check_deal(s, a)
        case _:
            raise Illegal(clause, "not-due-now", kind=a.kind)


def _check_around(s: State, who: Actor, a: Action) -> None:
    match a:
        case Ring() if who == CLOCK:
            clock.check_ring(s, a)
        case Next() if who == TABLE:
            rest.check_next(s.phase == REST)
        case Leave() if who == TABLE:
            absence.check_leave(a, s.away, s.seats, clock.RULING)
        case Return() if who == TABLE:
            absence.check_return(a, s.away, s.seats, clock.RULING)
        case _:
            reason = "not-due-now" if who == CHANCE else "wrong-actor"
            raise Illegal(CLAUSES[a.kind], reason, kind=a.kind)


def _carry_out(s: State, who: Actor, a: Action, at: int, tell: list[Event] | None) -> None:
    match a:
        case Solve() | Move() | Collect() | Done():
            _race(s, who, a, at, tell)
        case Pawn() | Field():
            setup.set_pawn(s, a, at, tell)
        case Roll():
            start.roll(s, at, tell)
        case Begin():
            setup.begin(s, a, tell)
        case Gems():
            setup.strew(s, a, at, tell)
        case Deal():
            start.start(s, a, at, tell)
        case Ring():
            clock.ring(s, at, tell)
        case Leave():
            clock.leave(s, a, at, tell)
        case Return():
            clock.come_back(s, a, at, tell)
        case Next():
            ending.go_on(s, at)
        case _:
            assert_never(a)


def _race(
    s: State, seat: Seat, a: Solve | Move | Collect | Done, at: int, tell: list[Event] | None
) -> None:
    match a:
        case Solve():
            racing.solve(s, seat, a, at, tell)
        case Move():
            racing.move(s, seat, a, tell)
        case Collect():
            racing.collect(s, seat, tell)
        case Done():
            racing.be_done(s, seat, tell)
    ending.end_if_all_finished(s, at, tell)
