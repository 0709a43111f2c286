"""Unikat as a `Game`: each question goes to the module that knows the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from stolik.core.phrase import Illegal, Phrase, Say
from stolik.games.unikat import chance, drawing, notation, picture, position, words
from stolik.games.unikat import view as views
from stolik.games.unikat.actions import (
    Action,
    Deal,
    Decline,
    Draw,
    End,
    First,
    Give,
    Lay,
    Pass,
    Reveal,
    Take,
)
from stolik.games.unikat.events import Event, MatchOver, RoundOver
from stolik.games.unikat.options import BOOK
from stolik.games.unikat.rules import away, ending, exchange, laying, setup, turn
from stolik.games.unikat.sound import faults, marks
from stolik.games.unikat.state import (
    BLIND,
    BONUS,
    CHAIN,
    CHOOSE,
    DEAL,
    FIRST,
    OVER,
    REST,
    State,
)
from stolik.games.unikat.view import View


class Unikat:
    """The game for drivers, bots and pages."""

    name = "unikat"
    books: ClassVar[Mapping[str, Book]] = {BOOK.name: BOOK}
    spoken_kinds: tuple[type, ...] = ()
    lasting_kinds: tuple[type, ...] = (RoundOver, MatchOver)
    races = False
    practice = None

    # -- playing ------------------------------------------------------------------------------
    def new(self, options: Options, seats: int) -> State:
        """A match about to begin."""
        s = State(options, seats)
        setup.prepare_first_round(s)
        return s

    def copy(self, s: State) -> State:
        """A state of its own."""
        return s.copy()

    def actors(self, s: State) -> tuple[Actor, ...]:
        """Chance alone while it is due; else the player on turn, the table, and a set clock."""
        if s.phase == OVER:
            return ()
        if s.chance_is_due():
            return (CHANCE,)
        if s.phase == REST:
            return (TABLE,)
        if s.terms.turn_ms is None:
            return (s.turn, TABLE)
        return (s.turn, TABLE, CLOCK)

    def due(self, s: State) -> tuple[Seat, ...]:
        """The player on turn."""
        return () if s.phase in (REST, OVER) or s.chance_is_due() else (s.turn,)

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
        """Nothing is said out of turn."""
        return False

    def legal(self, s: State, who: Actor) -> list[Action]:
        """What this actor may do now."""
        if s.phase == OVER:
            return []
        if s.chance_is_due():
            return chance.outcomes(s) if who == CHANCE else []
        if who >= 0:
            return _moves(s) if who in self.due(s) else []
        if who == CLOCK:
            return [Ring(alarm.name) for alarm in away.alarms(s)]
        return _table_actions(s) if who == TABLE else []

    def is_open(self, s: State, who: Actor, a: Action) -> bool:
        """Chance has too many ways to deal and to reveal."""
        return isinstance(a, Deal | Reveal)

    def check(self, s: State, who: Actor, a: Action) -> None:
        """Raise `Illegal` for an action that breaks a rule."""
        if s.phase == OVER:
            raise Illegal("UNI-75", "match-over")
        if s.chance_is_due():
            _check_chance(s, who, a)
        elif who < 0:
            _check_around(s, who, a)
        elif s.phase == REST:
            raise Illegal(rest.RULING, "resting")
        else:
            _check_move(s, who, a)

    def check_time(self, s: State, who: Actor, a: Action, at: int) -> None:
        """A turn has time until its clock rings."""

    def check_live(self, s: State, who: Actor, a: Action, at: int) -> None:
        """A live table takes all that the rules allow."""

    def stamp(self, a: Action, lag: int) -> Action:
        """Nobody races here."""
        return a

    def counted(self, s: State, who: Actor, a: Action) -> Action:
        """Every word counts."""
        return a

    def advance(
        self, s: State, who: Actor, a: Action, at: int = 0, tell: list[Event] | None = None
    ) -> None:
        """Carry out a checked action."""
        _carry_out(s, a, at, tell)
        if s.hurried:
            away.hurry(s, at, tell)

    def draw(self, s: State, below: Below) -> Action:
        """What chance does next."""
        if s.phase == DEAL:
            return setup.draw_deal(s, below)
        if s.phase == FIRST:
            return First(below(s.seats))
        if s.phase == BLIND:
            return exchange.draw_blind(s, below)
        return exchange.draw_reveal(s, below)

    def away(self, s: State) -> tuple[Seat, ...]:
        """The seats whose owners are away."""
        return tuple([seat for seat in range(s.seats) if s.away >> seat & 1])

    def alarms(self, s: State) -> tuple[Alarm, ...]:
        """What the clock waits for."""
        return away.alarms(s)

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
        """No action shows a hand; tiles of the bag come by chance."""
        return False

    def imagine(self, v: View, heard: Sequence[Event], below: Below) -> State:
        """A state that fits what a seat knows."""
        return views.imagine(v, heard, below)

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
        """What the letters of a tile mean."""
        return Phrase("unikat-legend", {})

    def clause_in_force(self, v: View) -> tuple[str, ...]:
        """The clauses that explain the decision that is due."""
        return words.CLAUSES[v.phase]

    def picture(self, v: View, say: Say, width: int) -> list[list[Span]]:
        """The table for a terminal."""
        return picture.picture(v, say, width)

    def svg(self, v: View, say: Say) -> str:
        """The table as a drawing."""
        return drawing.svg(v, say)

    # -- for tests and simulation -------------------------------------------------------------
    def tries(self, s: State, who: Actor) -> list[Action]:
        """Chance alone has actions too many to list."""
        return []

    def plain(self, legal: list[Action]) -> list[Action]:
        """Lays while something fits; then ends or declines; exchanges or passes only if it must."""
        if type(legal[0]) is Lay:
            return [a for a in legal if type(a) is Lay]
        return legal[-1:] if type(legal[-1]) in (End, Decline) else legal

    def plain_aside(self, legal: list[Action]) -> None:
        """Nothing is said out of turn."""

    def faults(self, s: State) -> list[str]:
        """The invariants that a state breaks."""
        return faults(s)

    def marks(self, s: State) -> list[str]:
        """What is rare about a state."""
        return marks(s)


def _moves(s: State) -> list[Action]:
    """What the player on turn may do."""
    if s.phase == CHOOSE:
        return [*laying.lays(s), *exchange.gives(s), *exchange.passes(s)]
    if s.phase == CHAIN:
        return [*laying.lays(s), End()]
    if s.phase == BONUS:
        return [*laying.lays(s), *exchange.gives(s), Decline()]
    return [*exchange.takes(s)]


def _table_actions(s: State) -> list[Action]:
    around: list[Action] = [Next()] if s.phase == REST else []
    gone = s.away
    return [*around, *[Return(it) if gone >> it & 1 else Leave(it) for it in range(s.seats)]]


def _check_move(s: State, who: Seat, a: Action) -> None:
    match a:
        case Lay():
            turn.check_moment(s, who, a)
            laying.check_lay(s, a)
        case Take():
            turn.check_moment(s, who, a)
            exchange.check_take(s, a)
        case Give():
            turn.check_moment(s, who, a)
            exchange.check_give(s, a)
        case End() | Decline():
            turn.check_moment(s, who, a)
        case Pass():
            turn.check_moment(s, who, a)
            exchange.check_pass(s)
        case _:
            raise Illegal("UNI-27", "not-a-move", kind=a.kind)


def _check_chance(s: State, who: Actor, a: Action) -> None:
    """While chance is due nobody else may act, and chance does what is due."""
    if who != CHANCE:
        raise Illegal(_due_clause(s), "chance-due")
    match a:
        case First() if s.phase == FIRST:
            setup.check_first(s, a)
        case Deal() if s.phase == DEAL:
            setup.check_deal(s, a)
        case Draw() if s.phase == BLIND:
            exchange.check_draw(s, a)
        case Reveal() if s.phase not in (FIRST, DEAL, BLIND):
            exchange.check_reveal(s, a)
        case _:
            raise Illegal(_due_clause(s), "not-due-now", kind=a.kind)


def _due_clause(s: State) -> str:
    """The clause that makes chance act now."""
    if s.phase == FIRST:
        return "UNI-24"
    if s.phase == DEAL:
        return "UNI-21"
    if s.phase == BLIND:
        return "UNI-54" if s.given >= 0 else "UNI-62"
    return "UNI-72"


def _check_around(s: State, who: Actor, a: Action) -> None:
    match a:
        case Ring() if who == CLOCK:
            away.check_ring(s, a)
        case Next() if who == TABLE:
            rest.check_next(s.phase == REST)
        case Leave() if who == TABLE:
            absence.check_leave(a, s.away, s.seats, "UNI-79")
        case Return() if who == TABLE:
            absence.check_return(a, s.away, s.seats, "UNI-79")
        case _:
            reason = "not-due-now" if who == CHANCE else "wrong-actor"
            raise Illegal("UNI-27", reason, kind=a.kind)


def _carry_out(s: State, a: Action, at: int, tell: list[Event] | None) -> None:
    match a:
        case Lay():
            laying.lay(s, a, tell)
        case Take():
            exchange.take(s, a, at, tell)
        case End():
            turn.end_action(s, at, tell)
        case Give():
            exchange.give(s, a, tell)
        case Decline():
            turn.decline_bonus(s, at, tell)
        case Pass():
            turn.pass_turn(s, at, tell)
        case Draw():
            exchange.draw(s, a, at, tell)
        case Reveal():
            exchange.reveal(s, a, tell)
        case First():
            setup.choose_first(s, a)
        case Deal():
            setup.deal(s, a, tell)
            if not away.settle_last_seat(s, tell):
                turn.begin_turn(s, s.starter, at)
        case Ring():
            away.ring(s, tell)
        case Leave():
            away.leave(s, a, at, tell)
        case Return():
            away.come_back(s, a, tell)
        case Next():
            ending.go_on(s, tell)
        case _:
            assert_never(a)
