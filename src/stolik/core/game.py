"""What a game is. Read this first: everything else in the house speaks in these words.

A game is a set of pure functions over a state that its driver owns. Whoever may act is an *actor*:
a seat, or one of three that are nobody's hand: chance, the clock and the table (the people around
it as a whole, for what no single move says: a seat left, a seat taken up again).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar, final

from stolik.core.options import Book, Options
from stolik.core.phrase import Phrase, Refused, Say

Seat = int
Actor = int
CHANCE: Actor = -1
CLOCK: Actor = -2
TABLE: Actor = -3
ACTOR_NAMES: Mapping[Actor, str] = {CHANCE: "chance", CLOCK: "clock", TABLE: "table"}

#: `below(n)` answers 0 to n-1, all equally likely: the only door for chance.
Below = Callable[[int], int]


@final
@dataclass(slots=True, unsafe_hash=True)
class Ring:
    """The clock's action: the alarm of this name has come due."""

    name: str
    kind: ClassVar[str] = "ring"


@final
@dataclass(slots=True, unsafe_hash=True)
class Leave:
    """The table's action: the owner of this seat has left."""

    seat: Seat
    kind: ClassVar[str] = "leave"


@final
@dataclass(slots=True, unsafe_hash=True)
class Return:
    """The table's action: the owner of this seat is back."""

    seat: Seat
    kind: ClassVar[str] = "return"


@final
@dataclass(slots=True, unsafe_hash=True)
class Next:
    """The table's action: the rest after a deal or a round is over (RULING-5)."""

    kind: ClassVar[str] = "next"


class Alarm(NamedTuple):
    """When `due` (milliseconds of the match) comes, the driver applies `Ring(name)`."""

    name: str
    due: int


class Outcome(NamedTuple):
    """How a match ended: who won (several share it), and each seat's points as the book counts."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


class Side(NamedTuple):
    """Seats that win or lose together, and their place from 1; those who are level share it."""

    place: int
    seats: tuple[Seat, ...]


class Span(NamedTuple):
    """A run of text in a picture for the terminal; `style` is like `bold #0b5fa5 on #ffffff`."""

    text: str
    style: str = ""


class Seated(Protocol):
    """What every state tells: the options and the number of seats it is played with."""

    options: Options
    seats: int


S = TypeVar("S", bound=Seated)
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")


#: Hints go from 0 (can this still become a solution?) to this, the exact next step.
MOST_HINT = 3


class Practice(Protocol):
    """What a game offers to one alone: puzzles with names, kept nowhere and never at an end."""

    @property
    def levels(self) -> tuple[str, ...]:
        """How hard it can be, the easiest first."""

    def draw(self, level: str, below: Below) -> str:
        """The name of any puzzle of a level."""

    def level(self, name: str) -> str:
        """The level of a puzzle, or `Malformed` if there is none of this name."""

    def seconds(self, name: str) -> int:
        """How much time a puzzle gives."""

    def task(self, name: str) -> Mapping[str, Any]:
        """What is to be done, as plain data."""

    def answer(self, name: str, layout: str) -> None:
        """Raise `Illegal` with the clause that a layout breaks, `Malformed` if it is none."""

    def hint(self, name: str, layout: str, level: int) -> Mapping[str, Any]:
        """What to do next with what is laid, as plain data; a higher level tells more."""


class Game(Protocol[S, A, V, E]):
    """The contract: S a state, A an action, V what one seat sees, E what happened."""

    @property
    def name(self) -> str:
        """What the game is called in code."""

    @property
    def books(self) -> Mapping[str, Book]:
        """The rulebooks that it plays, by name."""

    @property
    def lasting_kinds(self) -> tuple[type, ...]:
        """Kinds of event worth hearing however late one comes, such as the score of a deal."""

    @property
    def spoken_kinds(self) -> tuple[type, ...]:
        """Kinds of the table's actions that one of `speakers` gives for it."""

    @property
    def races(self) -> bool:
        """Whether players act at the same time, so that each needs a screen of their own."""

    @property
    def practice(self) -> Practice | None:
        """What one alone can do with it, if there is anything."""

    # -- playing ------------------------------------------------------------------------------
    def new(self, options: Options, seats: int) -> S:
        """The state before the first chance."""

    def copy(self, s: S) -> S:
        """A state that shares nothing that changes."""

    def actors(self, s: S) -> tuple[Actor, ...]:
        """Who may act now as far as all can know, who is due first; chance alone while due."""

    def due(self, s: S) -> tuple[Seat, ...]:
        """The seats whose decision the match waits for; the other actors may act, or not."""

    def owed(self, s: S) -> A | None:
        """The table's action that play waits for, such as the end of a rest; None if none is."""

    def owed_by_chance(self, s: S) -> dict[str, Any] | None:
        """What chance is to do: `action`, its kind, and what makes it up; None if it is not due."""

    def speakers(self, s: S) -> tuple[Seat, ...]:
        """The people who may give a spoken action now, the first of them before the others."""

    def aside(self, a: A) -> bool:
        """Whether an action answers no decision, so that it may be said at any time."""

    def legal(self, s: S, who: Actor) -> list[A]:
        """Every action that `check` accepts, in an order fixed by the state; of open ones some."""

    def is_open(self, s: S, who: Actor, a: A) -> bool:
        """Whether `legal` may leave out an action like this, so that `check` alone judges it."""

    def check(self, s: S, who: Actor, a: A) -> None:
        """Raise `Illegal` with the clause that the action breaks, whatever the time."""

    def check_time(self, s: S, who: Actor, a: A, at: int) -> None:
        """Raise `Illegal` where a checked action comes too early or too late."""

    def check_live(self, s: S, who: Actor, a: A, at: int) -> None:
        """Raise `Illegal` for what a live table does not take, though records may hold it."""

    def stamp(self, a: A, lag: int) -> A:
        """The action of somebody whose messages take `lag` ms both ways, where that counts."""

    def counted(self, s: S, who: Actor, a: A) -> A:
        """A checked action without words that count for nothing: so it is kept."""

    def advance(self, s: S, who: Actor, a: A, at: int = 0, tell: list[E] | None = None) -> None:
        """Carry out a checked action in place; append to `tell` what happened."""

    def draw(self, s: S, below: Below) -> A:
        """Chance's next action."""

    def away(self, s: S) -> tuple[Seat, ...]:
        """The seats whose owners have left and are not back."""

    def alarms(self, s: S) -> tuple[Alarm, ...]:
        """What the clock waits for."""

    def outcome(self, s: S) -> Outcome | None:
        """The result, once the match is over."""

    def standing(self, s: S) -> tuple[Side, ...]:
        """Who came first, second and so on in a match that is over; its winners share the first."""

    # -- who sees what ------------------------------------------------------------------------
    def view(self, s: S, seat: Seat | None) -> V:
        """What this seat knows, built from nothing; None is a spectator."""

    def views(self, s: S) -> Callable[[Seat | None], V]:
        """What each seat knows of one state; what all see alike is worked out once for them."""

    def open_view(self, s: S) -> V:
        """Everything: for positions, for replays after the end."""

    def hears(self, e: E, seat: Seat | None) -> E | None:
        """The event as this seat hears it; None if it hears nothing of it."""

    def shows(self, s: S, seat: Seat, a: A) -> bool:
        """Whether by the rules this action of a seat shows it what was hidden."""

    def imagine(self, v: V, heard: Sequence[E], below: Below) -> S:
        """A whole state that fits a view and what that seat has heard."""

    # -- text ---------------------------------------------------------------------------------
    def write_action(self, a: A) -> str:
        """The action as short text."""

    def read_action(self, text: str) -> A:
        """The action of a text, or `Malformed`."""

    def write_position(self, s: S) -> str:
        """The whole state as text."""

    def read_position(self, text: str) -> S:
        """The state of a text, or `Malformed`."""

    def view_data(self, v: V) -> dict[str, Any]:
        """A view as plain data for the wire."""

    def public_data(self, v: V) -> dict[str, Any]:
        """The part of this data that is the same in every view, a spectator's included."""

    def own_data(self, v: V) -> dict[str, Any]:
        """The rest of this data."""

    def event_data(self, e: E) -> dict[str, Any]:
        """An event as plain data for the wire."""

    # -- words and pictures -------------------------------------------------------------------
    def phrase(self, it: A | E) -> Phrase:
        """What to say of an action or of an event."""

    def prompt(self, v: V) -> Phrase:
        """What the seat of this view is asked for now."""

    def legend(self) -> Phrase:
        """What the letters of a picture mean."""

    def clause_in_force(self, v: V) -> tuple[str, ...]:
        """The clauses that explain the decision that is due."""

    def picture(self, v: V, say: Say, width: int) -> list[list[Span]]:
        """The table as lines of text for a terminal of so many columns."""

    def svg(self, v: V, say: Say) -> str:
        """The table as a drawing."""

    # -- for tests and simulation -------------------------------------------------------------
    def tries(self, s: S, who: Actor) -> list[A]:
        """Some actions of a seat of the open kinds that `check` accepts."""

    def plain(self, legal: list[A]) -> list[A]:
        """Those that a plain player picks from: draws, exchanges or passes only when it must."""

    def plain_aside(self, legal: list[A]) -> A | None:
        """What a plain player says out of turn: only what it owes; else nothing."""

    def faults(self, s: S) -> list[str]:
        """Invariants that this state breaks; none in a sound state."""

    def marks(self, s: S) -> list[str]:
        """What is late or rare about a state, so that a run can show that it came there."""


#: A game of whatever kind, for drivers that only pass its things along.
AnyGame = Game[Any, Any, Any, Any]


def in_places(marks: Mapping[tuple[Seat, ...], Any]) -> tuple[Side, ...]:
    """Sides by their marks, the lowest first; equal marks share a place.

    >>> in_places({(0,): 7, (1,): 3, (2,): 7})
    (Side(place=1, seats=(1,)), Side(place=2, seats=(0,)), Side(place=2, seats=(2,)))
    """
    order = sorted(marks, key=lambda seats: (marks[seats], seats))
    before = {seats: sum(mark < marks[seats] for mark in marks.values()) for seats in order}
    return tuple([Side(1 + before[seats], seats) for seats in order])


def judge(game: Game[S, A, V, E], s: S, who: Actor, a: A, at: int) -> None:
    """Raise `Refused` if the rules do not allow the action, or not at this time."""
    if isinstance(a, Ring) and who == CLOCK:
        due = [alarm.due for alarm in game.alarms(s) if alarm.name == a.name]
        if due and min(due) > at:
            raise Refused("not-due", name=a.name, due=min(due), at=at)
    game.check(s, who, a)
    game.check_time(s, who, a, at)


def apply(game: Game[S, A, V, E], s: S, who: Actor, a: A, at: int = 0) -> S:
    """The state after an action done at this time of the match, leaving the given one as it was.

    `Refused` if it may not be done, or not at `at`; that `at` never runs back a state can't tell.
    """
    judge(game, s, who, a, at)
    after = game.copy(s)
    game.advance(after, who, a, at)
    return after
