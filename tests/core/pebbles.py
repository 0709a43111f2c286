"""A stranger's game, as small as one can be: a pile of pebbles, and a secret wish on each seat.

Chance gives each seat a wish, 1 to 3, which it alone sees. In turn each takes one or two pebbles;
who takes the last one wins, and two points more if the last taking was the own wish.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from stolik.core.game import CHANCE, Actor, Alarm, Below, Outcome, Seat, Side, Span, in_places
from stolik.core.notation import exactly, fields, number, words
from stolik.core.options import Book, Option, Options
from stolik.core.phrase import Illegal, Malformed, Phrase, Say

OWN = ("seat", "wishes")
BOOK = Book("pebbles", 1, range(2, 4), (Option("peb.pile", "PEB-1", 7, numbers=range(3, 12)),))


@dataclass(unsafe_hash=True)
class Take:
    count: int
    kind: ClassVar[str] = "take"


@dataclass(unsafe_hash=True)
class Wish:
    wishes: tuple[int, ...]
    kind: ClassVar[str] = "wish"


@dataclass
class Took:
    seat: int
    count: int
    kind: ClassVar[str] = "took"


@dataclass
class Wished:
    wishes: tuple[int | None, ...]
    kind: ClassVar[str] = "wished"


@dataclass
class State:
    options: Options
    seats: int
    pile: int
    turn: int
    wishes: list[int]
    last: int = 0


@dataclass
class View:
    seat: int | None
    options: Options
    seats: int
    pile: int
    turn: int
    wishes: tuple[int | None, ...]
    last: int


class Pebbles:
    """The game."""

    name = "pebbles"
    books: ClassVar[Mapping[str, Book]] = {"pebbles": BOOK}
    spoken_kinds: tuple[type, ...] = ()
    lasting_kinds: tuple[type, ...] = ()
    races = False
    practice = None

    def new(self, options: Options, seats: int) -> State:
        return State(options, seats, int(options["peb.pile"]), 0, [])

    def copy(self, s: State) -> State:
        return replace(s, wishes=s.wishes.copy())

    def actors(self, s: State) -> tuple[Actor, ...]:
        if not s.wishes:
            return (CHANCE,)
        return (s.turn,) if s.pile else ()

    def due(self, s: State) -> tuple[Seat, ...]:
        return (s.turn,) if s.wishes and s.pile else ()

    def owed(self, s: State) -> None:
        return None

    def owed_by_chance(self, s: State) -> dict[str, Any] | None:
        return None if s.wishes else {"action": "wish", "seats": s.seats}

    def speakers(self, s: State) -> tuple[Seat, ...]:
        return ()

    def aside(self, a: Any) -> bool:
        return False

    def shows(self, s: State, seat: Seat, a: Any) -> bool:
        return False

    def plain_aside(self, legal: list[Any]) -> None:
        return None

    def check_time(self, s: State, who: Actor, a: Any, at: int) -> None:
        return None

    def check_live(self, s: State, who: Actor, a: Any, at: int) -> None:
        return None

    def stamp(self, a: Any, lag: int) -> Any:
        return a

    def counted(self, s: State, who: Actor, a: Any) -> Any:
        return a

    def is_open(self, s: State, who: Actor, a: Any) -> bool:
        return isinstance(a, Wish)

    def tries(self, s: State, who: Actor) -> list[Any]:
        return []

    def legal(self, s: State, who: Actor) -> list[Any]:
        if who not in self.actors(s) or who == CHANCE:
            return []
        return [Take(count) for count in (1, 2) if count <= s.pile]

    def check(self, s: State, who: Actor, a: Any) -> None:
        if who not in self.actors(s):
            raise Illegal("PEB-2", "not-your-turn")
        if who == CHANCE:
            if not isinstance(a, Wish) or len(a.wishes) != s.seats:
                raise Illegal("PEB-3", "not-due-now")
        elif a not in self.legal(s, who):
            raise Illegal("PEB-4", "not-so-many")

    def advance(
        self, s: State, who: Actor, a: Any, at: int = 0, tell: list[Any] | None = None
    ) -> None:
        if isinstance(a, Wish):
            s.wishes = list(a.wishes)
            event: Any = Wished(a.wishes)
        else:
            event = Took(s.turn, a.count)
            s.pile -= a.count
            s.last = a.count
            if s.pile:
                s.turn = (s.turn + 1) % s.seats
        if tell is not None:
            tell.append(event)

    def draw(self, s: State, below: Below) -> Wish:
        return Wish(tuple(1 + below(3) for _ in range(s.seats)))

    def away(self, s: State) -> tuple[Seat, ...]:
        return ()

    def alarms(self, s: State) -> tuple[Alarm, ...]:
        return ()

    def outcome(self, s: State) -> Outcome | None:
        if s.pile or not s.wishes:
            return None
        points = 1 + 2 * (s.wishes[s.turn] == s.last)
        return Outcome((s.turn,), tuple(points * (seat == s.turn) for seat in range(s.seats)))

    def standing(self, s: State) -> tuple[Side, ...]:
        return in_places({(seat,): seat != s.turn for seat in range(s.seats)})

    def view(self, s: State, seat: Seat | None) -> View:
        wishes = tuple(wish if own == seat else None for own, wish in enumerate(s.wishes))
        return View(seat, s.options, s.seats, s.pile, s.turn, wishes, s.last)

    def views(self, s: State) -> Callable[[Seat | None], View]:
        return partial(self.view, s)

    def open_view(self, s: State) -> View:
        return View(None, s.options, s.seats, s.pile, s.turn, tuple(s.wishes), s.last)

    def hears(self, e: Any, seat: Seat | None) -> Any:
        if isinstance(e, Wished):
            return Wished(tuple(w if own == seat else None for own, w in enumerate(e.wishes)))
        return e

    def imagine(self, v: View, heard: Sequence[Any], below: Below) -> State:
        wishes = [1 + below(3) if wish is None else wish for wish in v.wishes]
        return State(v.options, v.seats, v.pile, v.turn, wishes, v.last)

    def write_action(self, a: Any) -> str:
        if isinstance(a, Wish):
            return f"wish {' '.join(map(str, a.wishes))}"
        return f"take {a.count}"

    def read_action(self, text: str) -> Any:
        verb, *behind = words(text)
        if verb.text == "wish":
            return Wish(tuple(number(word, 1, 3) for word in behind))
        return Take(number(exactly(1, verb, behind)[0], 1, 9))

    def write_position(self, s: State) -> str:
        wishes = " ".join(map(str, s.wishes))
        return (
            f"pebbles; options {s.options.text()}; now {s.pile} {s.turn} {s.last}; wishes {wishes}"
        )

    def read_position(self, text: str) -> State:
        _, options, now, wishes = fields(text)
        given = dict(word.text.split("=") for word in options.words)
        if len(now.words) != 3:
            raise Malformed("wrong-count", now.key.column, word="now", count=3, given=0)
        pile, turn, last = (number(word, 0, 20) for word in now.words)
        told = [number(word, 1, 3) for word in wishes.words]
        return State(BOOK.decide(given, len(told)), len(told), pile, turn, told, last)

    def view_data(self, v: View) -> dict[str, Any]:
        return dict(vars(v))

    def public_data(self, v: View) -> dict[str, Any]:
        return {name: fact for name, fact in vars(v).items() if name not in OWN}

    def own_data(self, v: View) -> dict[str, Any]:
        return {name: fact for name, fact in vars(v).items() if name in OWN}

    def event_data(self, e: Any) -> dict[str, Any]:
        return dict(vars(e))

    def phrase(self, it: Any) -> Phrase:
        return Phrase(it.kind, {})

    def prompt(self, v: View) -> Phrase:
        return Phrase("take", {})

    def legend(self) -> Phrase:
        return Phrase("legend", {})

    def clause_in_force(self, v: View) -> tuple[str, ...]:
        return ("PEB-4",)

    def picture(self, v: View, say: Say, width: int) -> list[list[Span]]:
        return [[Span("o" * v.pile)]]

    def svg(self, v: View, say: Say) -> str:
        return "<svg/>"

    def plain(self, legal: list[Any]) -> list[Any]:
        return legal

    def marks(self, s: State) -> list[str]:
        return ["last pebble"] if s.pile == 1 else []

    def faults(self, s: State) -> list[str]:
        return [] if s.pile >= 0 else ["fewer than no pebbles"]
