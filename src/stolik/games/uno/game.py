"""UNO as a `Game`: each question goes to the module that knows the answer."""

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
from stolik.games.uno import chance, drawing, imagining, notation, picture, position, words
from stolik.games.uno import view as views
from stolik.games.uno.actions import (
    Accept,
    Action,
    Answer,
    Call,
    Catch,
    Challenge,
    Cut,
    Deal,
    Dealer,
    Discard,
    Draw,
    Give,
    Judge,
    Jump,
    Keep,
    Mix,
    Name,
    NoteDone,
    NoteDraw,
    NoteSkip,
    Pass,
    Play,
    Report,
    Vote,
)
from stolik.games.uno.events import DealOver, DroppedOut, Event, MatchOver, Voided
from stolik.games.uno.options import BOOKS
from stolik.games.uno.rules import (
    call,
    clock,
    custom,
    deal_end,
    draws,
    hints,
    house,
    laying,
    note,
    setup,
    shuffle,
    turn,
    wild_four,
)
from stolik.games.uno.sound import faults, marks
from stolik.games.uno.state import (
    CHALLENGE,
    CUT,
    DEAL,
    DEALER,
    DISCARD,
    DRAWN,
    MIX,
    NAME,
    NOTE,
    OVER,
    REPLACE,
    REST,
    SETTLE,
    STACK,
    TURN,
    State,
)
from stolik.games.uno.view import View


class Uno:
    """The game for drivers, bots and pages."""

    name = "uno"
    books: ClassVar[Mapping[str, Book]] = BOOKS
    spoken_kinds: tuple[type, ...] = (NoteDraw, NoteSkip, NoteDone)
    lasting_kinds: tuple[type, ...] = (DealOver, Voided, DroppedOut, MatchOver)
    races = False
    practice = None

    # -- playing ------------------------------------------------------------------------------
    def new(self, options: Options, seats: int) -> State:
        """A match about to begin."""
        s = State(options, seats)
        setup.prepare_match(s)
        return s

    def copy(self, s: State) -> State:
        """A state of its own."""
        return s.copy()

    def actors(self, s: State) -> tuple[Actor, ...]:
        """Chance alone while it is due; else who is asked, who may speak up, table and clock."""
        if s.phase == OVER:
            return ()
        if s.chance_is_due():
            return (CHANCE,)
        if s.phase == REST:
            return (TABLE,)
        if s.phase == NOTE:
            return (TABLE, *_beside(s), *([CLOCK] if note.has_clock(s) else []))
        timed = s.terms.turn_ms is not None or any(lapse.grace for lapse in s.lapses)
        around = (TABLE, CLOCK) if timed else (TABLE,)
        if not s.lapses and not s.terms.jump_in and s.hint is None:
            return (s.turn, *around)
        return (s.turn, *[seat for seat in _beside(s) if seat != s.turn], *around)

    def due(self, s: State) -> tuple[Seat, ...]:
        """The one seat that owes the pending decision; calls and catches are never owed."""
        return () if s.phase in (REST, NOTE, OVER) or s.chance_is_due() else (s.turn,)

    def owed(self, s: State) -> Action | None:
        """The end of a rest (RULING-5), or that a note is done (M112-110)."""
        if s.phase == NOTE and not s.chance_is_due():
            return NoteDone()
        return Next() if s.phase == REST else None

    def owed_by_chance(self, s: State) -> dict[str, Any] | None:
        """What chance is to do, as plain data."""
        return chance.owed(s)

    def speakers(self, s: State) -> tuple[Seat, ...]:
        """Who speaks for the table while a note waits."""
        return note.speakers(s)

    def aside(self, a: Action) -> bool:
        """The word UNO, catches, reports and jumps may come at any time."""
        return isinstance(a, Jump | Call | Catch | Report | Answer | Vote)

    def legal(self, s: State, who: Actor) -> list[Action]:
        """What this actor may do now."""
        if s.phase == OVER:
            return []
        if s.chance_is_due():
            return chance.outcomes(s) if who == CHANCE else []
        if who >= 0:
            return _seat_actions(s, who) if s.phase != REST else []
        if who == CLOCK:
            return [Ring(alarm.name) for alarm in clock.alarms(s)]
        return _table_actions(s) if who == TABLE else []

    def is_open(self, s: State, who: Actor, a: Action) -> bool:
        """Deals are too many to list, and so are several cards that come at once; `chance.outcomes`
        has the single ones. A false call or catch is judged, never offered."""
        if isinstance(a, Play | Jump):
            return a.call and who >= 0 and not call.rides(s, who)
        return isinstance(a, Cut | Deal | Give | Mix | Call | Catch | Report)

    def check(self, s: State, who: Actor, a: Action) -> None:
        """Raise `Illegal` for an action that breaks a rule."""
        if s.phase == OVER:
            raise Illegal("K108-112" if s.terms.k108 else "M112-38", "match-over")
        if s.chance_is_due():
            _check_chance(s, who, a)
        elif who < 0:
            _check_around(s, who, a)
        elif s.phase == REST and not isinstance(a, Accept | Challenge):
            raise Illegal(rest.RULING, "resting")
        elif s.phase == NOTE and not self.aside(a):
            raise Illegal(note.RULING, "note-of-table")
        else:
            _check_move(s, who, a)

    def check_time(self, s: State, who: Actor, a: Action, at: int) -> None:
        """A turn has time until its clock rings; a grace is judged where it is due."""

    def check_live(self, s: State, who: Actor, a: Action, at: int) -> None:
        """A live table keeps no catch of a seat that cools down."""
        if isinstance(a, Catch):
            call.check_cooling(s, who, at)

    def stamp(self, a: Action, lag: int) -> Action:
        """A grace covers what a message takes."""
        return a

    def counted(self, s: State, who: Actor, a: Action) -> Action:
        """The word UNO that is said with a card may be one that is dropped (K108-90)."""
        return call.counted(s, who, a) if isinstance(a, Play | Jump) else a

    def advance(
        self, s: State, who: Actor, a: Action, at: int = 0, tell: list[Event] | None = None
    ) -> None:
        """Carry out a checked action."""
        _carry_out(s, who, a, at, tell)
        if s.hurried:
            clock.hurry(s, at, tell)

    def draw(self, s: State, below: Below) -> Action:
        """What chance does next."""
        if s.phase == MIX:
            return shuffle.draw_mix(s, below)
        if s.dues:
            return draws.draw_give(s, below)
        if s.phase == DEAL:
            return setup.draw_deal(s, below)
        return setup.draw_cut(s, below) if s.phase == CUT else setup.draw_dealer(s, below)

    def away(self, s: State) -> tuple[Seat, ...]:
        """The seats whose owners are away."""
        return tuple([seat for seat in range(s.seats) if s.away >> seat & 1])

    def alarms(self, s: State) -> tuple[Alarm, ...]:
        """What the clock waits for."""
        return () if s.phase == OVER else clock.alarms(s)

    def outcome(self, s: State) -> Outcome | None:
        """The result of a finished match."""
        return deal_end.result(s) if s.phase == OVER else None

    def standing(self, s: State) -> tuple[Side, ...]:
        """Who came in which place."""
        return deal_end.standing(s)

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

    def hears(self, e: Event, seat: Seat | None) -> Event | None:
        """The event as a seat hears it."""
        return views.hears(e, seat)

    def shows(self, s: State, seat: Seat, a: Action) -> bool:
        """A challenge, hands that move or are shown, discards by a rule, the count at the end."""
        if not isinstance(a, Play | Jump):
            return isinstance(a, Challenge)
        return s.hands[seat].bit_count() == 1 or laying.asks_more(s, a.face)

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
        """What the letters of a card mean."""
        return Phrase("uno-legend", {})

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
    def tries(self, s: State, who: Actor) -> list[Action]:
        """Chance alone has actions too many to list."""
        return []

    def plain(self, legal: list[Action]) -> list[Action]:
        """Lays while something fits, and says UNO where it is due; draws only when it must."""
        if type(legal[-1]) in (Call, Catch):
            word: list[Action] = [a for a in legal if type(a) is Call]
            return word or [a for a in legal if type(a) is not Catch] or legal
        if type(legal[0]) is not Play:
            return legal
        lays = legal[:-1] if type(legal[-1]) is not Play else legal
        return [a for a in lays if type(a) is Play and a.call] or lays

    def plain_aside(self, legal: list[Action]) -> Action | None:
        """The word UNO, when it is due."""
        return next((a for a in legal if type(a) is Call), None)

    def faults(self, s: State) -> list[str]:
        """The invariants that a state breaks."""
        return faults(s)

    def marks(self, s: State) -> list[str]:
        """What is rare about a state."""
        return marks(s)


def _beside(s: State) -> list[Seat]:
    """Who may speak up out of turn, as far as everybody can know it."""
    if s.lapses or house.jump_is_open(s):
        return s.playing()
    return hints.speakers(s) if s.hint else []


def _seat_actions(s: State, who: Seat) -> list[Action]:
    found: list[Action] = []
    if who == s.turn:
        found = _moves(s) if s.phase != NOTE else []
    elif s.terms.jump_in:
        found = house.jumps(s, who)
    if s.lapses and not s.out >> who & 1:
        found = [*found, *call.asides(s, who)]
    if s.hint:
        found = [*found, *hints.asides(s, who)]
    return found


def _moves(s: State) -> list[Action]:
    """What the seat that is asked may do."""
    if s.phase == TURN:
        return [*laying.plays(s), *turn.draws(s)]
    if s.phase == DRAWN:
        return [*laying.plays(s), *turn.keeps(s)]
    if s.phase == CHALLENGE:
        return wild_four.answers(s)
    if s.phase == REPLACE:
        return laying.plays(s)
    if s.phase == STACK:
        return [*laying.plays(s), Accept()]
    if s.phase == NAME:
        return turn.names()
    assert s.phase == DISCARD
    return custom.discards(s)


def _table_actions(s: State) -> list[Action]:
    around: list[Action] = [Next()] if s.phase == REST else note.actions(s)
    around += [Return(seat) if s.away >> seat & 1 else Leave(seat) for seat in range(s.seats)]
    if s.terms.hints == "host" and s.hint is not None:
        around += [Judge(True), Judge(False)]
    return around


def _check_move(s: State, who: Seat, a: Action) -> None:
    match a:
        case Play():
            turn.check_moment(s, who, a)
            laying.check_play(s, who, a)
        case Draw():
            turn.check_moment(s, who, a)
            turn.check_draw(s)
        case Keep():
            turn.check_moment(s, who, a)
            turn.check_keep(s)
        case Pass():
            turn.check_moment(s, who, a)
            turn.check_pass(s)
        case Discard():
            turn.check_moment(s, who, a)
            custom.check_discard(s, a)
        case Name():
            turn.check_name(s)
            turn.check_moment(s, who, a)
        case Accept() | Challenge():
            wild_four.check_waits(s)
            turn.check_moment(s, who, a)
        case _:
            _check_aside(s, who, a)


def _check_aside(s: State, who: Seat, a: Action) -> None:
    match a:
        case Jump():
            house.check_jump(s, who, a)
        case Call():
            call.check_call(s, who)
        case Catch():
            call.check_catch(s, who, a)
        case Report():
            hints.check_report(s, who, a)
        case Answer() | Vote():
            hints.check_answer(s, who, a)
        case NoteDraw() | NoteSkip() | NoteDone() if not s.terms.k108:
            note.check(s, who, a)
        case _:
            raise Illegal("K108-31" if s.terms.k108 else "M112-15", "not-a-move", kind=a.kind)


def _check_chance(s: State, who: Actor, a: Action) -> None:
    """While chance is due nobody else may act, and chance does what is due."""
    clause = "K108-19" if s.terms.k108 else "M112-07"
    if who != CHANCE:
        raise Illegal(clause, "chance-due")
    match a:
        case Mix() if s.phase == MIX:
            shuffle.check_mix(s, a)
        case Give() if s.dues and s.phase != MIX:
            draws.check_give(s, a)
        case Cut() if s.phase == CUT:
            setup.check_cut(s, a)
        case Dealer() if s.phase == DEALER and not s.dues:
            setup.check_dealer(s, a)
        case Deal() if s.phase == DEAL:
            setup.check_deal(s, a)
        case _:
            raise Illegal(clause, "not-due-now", kind=a.kind)


def _check_around(s: State, who: Actor, a: Action) -> None:
    match a:
        case Ring() if who == CLOCK:
            clock.check_ring(s, a)
        case Leave() if who == TABLE:
            absence.check_leave(a, s.away, s.seats, clock.RULING)
        case Return() if who == TABLE:
            absence.check_return(a, s.away, s.seats, clock.RULING)
        case Judge() if who == TABLE:
            hints.check_judge(s)
        case Next() if who == TABLE:
            rest.check_next(s.phase == REST)
        case NoteDraw() | NoteSkip() | NoteDone() if not s.terms.k108:
            note.check(s, who, a)
        case _:
            reason = "not-due-now" if who == CHANCE else "wrong-actor"
            raise Illegal("K108-31" if s.terms.k108 else "M112-15", reason, kind=a.kind)


def _carry_out(s: State, who: Actor, a: Action, at: int, tell: list[Event] | None) -> None:
    match a:
        case Play():
            laying.play(s, s.turn, a, at, tell)
        case Draw():
            turn.draw(s, at, tell)
        case Give():
            draws.give(s, a, tell)
            if s.phase == SETTLE and not s.dues:
                deal_end.count_up(s, tell)
        case Keep():
            turn.keep(s, at, tell)
        case Pass():
            turn.pass_turn(s, at, tell)
        case Name():
            turn.name(s, a, at, tell)
        case Accept():
            wild_four.accept(s, at, tell)
        case Challenge():
            wild_four.challenge(s, at, tell)
        case Discard():
            custom.discard(s, a, at, tell)
        case Jump() | Call() | Catch() | Report() | Answer() | Vote():
            _carry_out_aside(s, who, a, at, tell)
        case Cut() | Dealer() | Deal() | Mix():
            _carry_out_deal(s, a, at, tell)
        case NoteDraw() | NoteSkip() | NoteDone():
            note.carry_out(s, a, at, tell)
        case Ring() | Leave() | Return() | Judge() | Next():
            _carry_out_around(s, a, at, tell)
        case _:
            assert_never(a)


def _carry_out_aside(
    s: State,
    who: Seat,
    a: Jump | Call | Catch | Report | Answer | Vote,
    at: int,
    tell: list[Event] | None,
) -> None:
    match a:
        case Jump():
            laying.jump(s, who, a, at, tell)
        case Call():
            call.say_uno(s, who, tell)
        case Catch():
            call.catch(s, who, a, at, tell)
        case Report():
            hints.report(s, who, a, tell)
        case Answer():
            hints.answer(s, a, tell)
        case Vote():
            hints.vote(s, who, a, tell)
        case _:
            assert_never(a)


def _carry_out_deal(
    s: State, a: Cut | Dealer | Deal | Mix, at: int, tell: list[Event] | None
) -> None:
    match a:
        case Cut():
            setup.cut(s, a, tell)
        case Dealer():
            setup.choose_dealer(s, a, tell)
        case Deal():
            setup.deal(s, a, at, tell)
        case Mix():
            shuffle.mix(s, a, at, tell)
        case _:
            assert_never(a)


def _carry_out_around(
    s: State, a: Ring | Leave | Return | Judge | Next, at: int, tell: list[Event] | None
) -> None:
    match a:
        case Ring():
            clock.ring(s, a, at, tell)
        case Leave():
            clock.leave(s, a, at, tell)
        case Return():
            clock.come_back(s, a, tell)
        case Judge():
            hints.settle(s, "fined" if a.yes else "dropped", tell)
        case Next():
            deal_end.go_on(s)
        case _:
            assert_never(a)
