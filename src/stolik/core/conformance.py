"""`check_game`: does a game keep the promises of `core.game.Game`? Run it on a game of your own.

>>> from stolik.games import BOOKS
>>> game, book = BOOKS["unikat"]
>>> print(check_game(game, book, seats=2, steps=200, seed="doc").line())
unikat, 2 seats: 200 steps, 0 failures
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, CLOCK, TABLE, Actor, AnyGame, Below, Seat, apply
from stolik.core.match import AnyMatch, Match
from stolik.core.options import Book, Options
from stolik.core.phrase import Illegal, Refused
from stolik.core.record import Record, verify

#: How many steps lie between two costly looks at the same thing.
EVERY = {"text": 7, "copy": 5, "probe": 3, "leak": 23, "record": 11}
#: How many actions of other moments are kept to be tried again.
MEMORY = 400
TRIES = 12
#: How many inputs of a match may be any that are legal.
WILD = 2000
#: A target as high as this makes matches too long for random play: a low one is drawn instead.
HIGH = 100


@dataclass(slots=True)
class Report:
    """What a run saw."""

    game: str
    seats: int
    steps: int = 0
    matches: int = 0
    failures: list[str] = field(default_factory=list)
    #: Clauses by which something was refused, and how often.
    clauses: Counter[str] = field(default_factory=Counter)
    #: Kinds of action taken, events told, and the game's own marks, and how often.
    seen: Counter[str] = field(default_factory=Counter)

    def line(self) -> str:
        """The run in one line."""
        return f"{self.game}, {self.seats} seats: {self.steps} steps, {len(self.failures)} failures"


class Failure(AssertionError):
    """A promise that was not kept."""


def check_game(
    game: AnyGame,
    book: Book,
    seats: int,
    steps: int = 10_000,
    seed: str = "conformance",
    options: Callable[[Below], Mapping[str, object]] | None = None,
    longest: int = 20_000,
    done: Callable[[int], None] | None = None,
) -> Report:
    """Play at random for so many steps and look at everything on the way.

    `options` draws the options of each match (by default now the book's own, now any that the
    book allows); `longest` is the number of inputs after which a match should have ended; `done`
    is told the steps gone by.
    """
    run = _Run(game, book, seats, seeded(seed), longest)
    draw_options = options or (lambda below: any_options(book, seats, below))
    while run.report.steps < steps and not run.report.failures:
        try:
            run.match(draw_options(run.below), steps)
        except Failure as failure:
            run.report.failures.append(f"{failure} | {run.where()}")
        except Exception as crash:  # a stranger's game may break in any way
            run.report.failures.append(f"crash: {crash!r} | {run.where()}")
        if done:
            done(min(run.report.steps, steps))
    return run.report


def any_options(book: Book, seats: int, below: Below) -> dict[str, object]:
    """Options that the book allows for bots alone: about half the time its own."""
    while True:
        given: dict[str, object] = {}
        for option in book.options:
            choices: list[object] = [*option.words, *option.examples]
            if option.numbers:
                choices.append(option.numbers[below(min(4, len(option.numbers)))])
            high = isinstance(option.default, int) and option.default >= HIGH
            if below(2) or high:
                given[option.key] = choices[below(len(choices))]
        try:
            book.decide(given, seats, people=0)
        except Refused:
            continue
        return given


class _Run:
    def __init__(
        self,
        game: AnyGame,
        book: Book,
        seats: int,
        below: Below,
        longest: int,
    ) -> None:
        self.game = game
        self.book = book
        self.below = below
        self.longest = longest
        self.report = Report(game.name, seats)
        self.memory: list[tuple[Actor, Any]] = []
        self.current: AnyMatch | None = None

    def where(self) -> str:
        """The position of the match in play."""
        return self.game.write_position(self.current.state) if self.current else "before the deal"

    def match(self, given: Mapping[str, object], steps: int) -> None:
        """One match, or what is left of the budget of it."""
        seats = self.report.seats
        options = self.book.decide(given, seats)
        self.current = match = Match(self.game, self.game.new(options, seats))
        match.settle(self.below)
        # Who draws or passes at will can do so for ever: a match that began so goes on plainly.
        wild_until = WILD if self.below(4) == 0 else 0
        at = 0
        while self.game.outcome(match.state) is None:
            if self.report.steps >= steps:
                return
            if len(match.entries) > self.longest:
                raise Failure(f"no end after {self.longest} inputs")
            at += self.below(4000)
            self.step(match, len(match.entries) < wild_until, at)
        self.report.matches += 1
        self.check_standing(match)
        if self.report.matches % EVERY["record"] == 1:
            self.check_record(match, options)

    def check_standing(self, match: AnyMatch) -> None:
        """Every seat came in somewhere, and those who won came in first."""
        outcome, standing = self.game.outcome(match.state), self.game.standing(match.state)
        seats = sorted([seat for side in standing for seat in side.seats])
        first = sorted([seat for side in standing if side.place == 1 for seat in side.seats])
        won = sorted(outcome.winners) if outcome else []
        if seats != list(range(self.report.seats)) or (won and first != won):
            raise Failure(f"standing {standing} does not fit {outcome}")

    def step(self, match: AnyMatch, wild: bool, at: int) -> None:
        """Look at the state, then let somebody act."""
        self.report.steps += 1
        self.look(match)
        at = max(at, match.entries[-1].at)
        who = self.pick_actor(match)
        choice = self.choice(match, who, wild, at)
        self.check_live(match.state, who, choice, at)
        if not choice:  # all that this seat could do is too early or too late
            who, choice = CLOCK, self.game.legal(match.state, CLOCK)
        action = choice[self.below(len(choice))]
        if who == CLOCK:
            at = max([at, *[alarm.due for alarm in self.game.alarms(match.state)]])
        self.remember(who, action)
        events = match.play(who, action, self.below, at)
        self.report.seen.update(self.game.phrase(event).id for event in events)
        self.report.seen[f"action-{action.kind}"] += 1

    def choice(self, match: AnyMatch, who: Actor, wild: bool, at: int) -> list[Any]:
        """What somebody may do just now."""
        legal = [*self.game.tries(match.state, who), *self.game.legal(match.state, who)]
        may = legal if wild else self.game.plain(legal)
        return [action for action in may if self.in_time(match.state, who, action, at)]

    def in_time(self, state: Any, who: Actor, action: Any, at: int) -> bool:
        try:
            self.game.check_time(state, who, action, at)
        except Illegal as illegal:
            self.report.clauses[illegal.clause] += 1
            return False
        return True

    def check_live(self, state: Any, who: Actor, choice: list[Any], at: int) -> None:
        """At a live table, too, who is due can do something."""
        if not choice or who not in self.game.due(state):
            return
        if not any(self.is_live(state, who, action, at) for action in choice):
            raise Failure(f"seat {who} is due but a live table takes nothing")

    def is_live(self, state: Any, who: Actor, action: Any, at: int) -> bool:
        try:
            self.game.check_live(state, who, action, at)
        except Illegal as illegal:
            self.report.clauses[illegal.clause] += 1
            return False
        return True

    def pick_actor(self, match: AnyMatch) -> Actor:
        """Mostly a seat; now and then the table or the clock."""
        actors = self.game.actors(match.state)
        if CHANCE in actors:
            raise Failure("chance is due after it has settled")
        due = self.game.due(match.state)
        waits = self.game.alarms(match.state) or self.game.owed(match.state) is not None
        if actors[: len(due)] != due or not (due or waits):
            raise Failure("nobody is due, or others come before")
        for seat in due:
            if not self.game.legal(match.state, seat):
                raise Failure(f"seat {seat} is due but has no legal action")
        able = [actor for actor in actors if self.game.legal(match.state, actor)]
        seats = [actor for actor in able if actor >= 0]
        if not seats:
            return TABLE if self.game.owed(match.state) is not None else CLOCK
        if self.below(60) == 0:
            return able[self.below(len(able))]
        return seats[self.below(len(seats))]

    def remember(self, who: Actor, action: Any) -> None:
        place = self.below(MEMORY)
        if place < len(self.memory):
            self.memory[place] = (who, action)
        else:
            self.memory.append((who, action))

    def look(self, match: AnyMatch) -> None:
        """Every promise that can be seen at one state; the costly ones now and then."""
        step, state = self.report.steps, match.state
        faults = self.game.faults(state)
        if faults:
            raise Failure("; ".join(faults))
        self.report.seen.update(self.game.marks(state))
        if step % EVERY["copy"] == 0:
            self.check_copy(match)
        if step % EVERY["text"] == 0:
            self.check_text(match)
        if step % EVERY["probe"] == 0:
            self.check_legal(match)
        if step % EVERY["leak"] == 0:
            self.check_leaks(match)

    # -- promises -------------------------------------------------------------------------------
    def check_copy(self, match: AnyMatch) -> None:
        """A copy goes its own way, and `apply` leaves the original alone."""
        game, state = self.game, match.state
        who, action, at = self.next_input(match)
        before = game.write_position(state)
        after = apply(game, state, who, action, at)
        if game.write_position(state) != before:
            raise Failure("a copy shares something with its original")
        while CHANCE in game.actors(after):
            drawn = game.draw(after, self.below)
            self.check_chance(after, drawn)
            game.advance(after, CHANCE, drawn)
        if game.write_position(state) != before:
            raise Failure("a copy shares something with its original")

    def check_chance(self, state: Any, drawn: Any) -> None:
        """What chance draws is what it owes, and the outcomes that are named are possible."""
        game = self.game
        owed, legal = game.owed_by_chance(state), game.legal(state, CHANCE)
        if owed is None or owed["action"] != drawn.kind:
            raise Failure(f"chance draws {game.write_action(drawn)} but owes {owed}")
        if any(self.refused(state, CHANCE, action) for action in [drawn, *legal]):
            raise Failure("chance may do what is refused")
        if drawn not in legal and not game.is_open(state, CHANCE, drawn):
            raise Failure(f"{game.write_action(drawn)} is drawn but not legal")

    def next_input(self, match: AnyMatch) -> tuple[Actor, Any, int]:
        """What the first who can may do just now; a clock waits until it may ring."""
        game, state, at = self.game, match.state, match.entries[-1].at
        for who in game.actors(state):
            wait = who == CLOCK
            then = max([at, *[alarm.due for alarm in game.alarms(state)]]) if wait else at
            legal = [a for a in game.legal(state, who) if self.in_time(state, who, a, then)]
            if legal:
                return who, legal[self.below(len(legal))], then
        raise Failure("nobody can do anything now")

    def check_text(self, match: AnyMatch) -> None:
        """Positions and actions read back as they were written."""
        game, state = self.game, match.state
        text = game.write_position(state)
        again = game.read_position(text)
        if game.write_position(again) != text:
            raise Failure(f"position reads back as {game.write_position(again)}")
        for who in game.actors(state):
            legal = game.legal(state, who)
            if game.legal(again, who) != legal:
                raise Failure(f"legal actions of actor {who} differ after reading back")
            for action in legal:
                if game.read_action(game.write_action(action)) != action:
                    raise Failure(f"{game.write_action(action)} does not read back")
        for seat in self.seats():
            if game.view(again, seat) != game.view(state, seat):
                raise Failure(f"the view of seat {seat} differs after reading back")

    def seats(self) -> list[Seat | None]:
        return [None, *range(self.report.seats)]

    def check_legal(self, match: AnyMatch) -> None:
        """What `legal` lists, `check` accepts; what `check` accepts, `legal` lists."""
        game, state = self.game, match.state
        before = game.write_position(state)
        if game.owed_by_chance(state) is not None:
            raise Failure("chance owes something but is not due")
        for who in (CHANCE, CLOCK, TABLE, *range(self.report.seats)):
            legal = game.legal(state, who)
            if legal and who not in game.actors(state):
                raise Failure(f"actor {who} has legal actions but may not act")
            if legal != game.legal(state, who):
                raise Failure("legal gives another order when asked again")
            for action in legal:
                if self.refused(state, who, action):
                    raise Failure(f"{game.write_action(action)} is legal but refused")
            self.probe(state, who, legal)
        if game.write_position(state) != before:
            raise Failure("asking changed the state")

    def probe(self, state: Any, who: Actor, legal: list[Any]) -> None:
        """Actions of other moments and other actors, here and now."""
        for _ in range(min(TRIES, len(self.memory))):
            _, action = self.memory[self.below(len(self.memory))]
            if self.game.is_open(state, who, action):
                continue
            if self.refused(state, who, action) == (action in legal):
                text = self.game.write_action(action)
                raise Failure(f"{text} by actor {who}: legal and check disagree")

    def refused(self, state: Any, who: Actor, action: Any) -> bool:
        try:
            self.game.check(state, who, action)
        except Illegal as illegal:
            self.report.clauses[illegal.clause] += 1
            return True
        return False

    def check_leaks(self, match: AnyMatch) -> None:
        """Another world that a seat can't tell from this one looks, asks and sounds the same."""
        for seat in self.seats():
            here = self.game.view(match.state, seat)
            other = self.game.imagine(here, match.heard(seat), self.below)
            if self.game.view(other, seat) != here:
                raise Failure(f"seat {seat} can tell an imagined world from the real one")
            if self.game.faults(other):
                raise Failure(f"imagined: {'; '.join(self.game.faults(other))}")
            if self.game.alarms(other) != self.game.alarms(match.state):
                raise Failure(f"the clock tells seat {seat} what it may not know")
            if self.game.actors(other) != self.game.actors(match.state):
                raise Failure(f"who may act tells seat {seat} what it may not know")
            self.check_public(match.state, here, seat)
            if seat is not None:
                self.check_same_answers(match.state, other, seat)

    def check_public(self, state: Any, here: Any, seat: Seat | None) -> None:
        """What is told to all alike is what a spectator knows, and the rest makes it whole."""
        game = self.game
        if game.views(state)(seat) != here:
            raise Failure(f"the views of all seats show seat {seat} something else than its own")
        public, own = game.public_data(game.view(state, None)), game.own_data(here)
        if {**public, **own} != game.view_data(here) or public.keys() & own.keys():
            raise Failure(f"public and own data of seat {seat} are not the data of its view")

    def check_same_answers(self, here: Any, other: Any, seat: Seat) -> None:
        """What a seat may do, why not, and what it hears do not depend on what is hidden."""
        game = self.game
        if game.legal(here, seat) != game.legal(other, seat):
            raise Failure(f"legal actions tell seat {seat} what it may not know")
        for _, action in self.memory[:TRIES]:
            if self.answer(here, seat, action) != self.answer(other, seat, action):
                text = game.write_action(action)
                raise Failure(f"the answer to {text} tells seat {seat} what it may not know")
        if seat not in game.actors(here):
            return
        for action in game.legal(here, seat)[:TRIES]:
            if not game.shows(here, seat, action) and self.sound(here, seat, action) != self.sound(
                other, seat, action
            ):
                text = game.write_action(action)
                raise Failure(f"what follows {text} tells seat {seat} what it may not know")

    def answer(self, state: Any, seat: Seat, action: Any) -> str:
        try:
            self.game.check(state, seat, action)
        except Illegal as illegal:
            return f"{illegal.clause} {illegal.phrase}"
        return "yes"

    def sound(self, state: Any, seat: Seat, action: Any) -> list[Any]:
        """What a seat hears of its own action, up to the chance that answers it."""
        after = self.game.copy(state)
        told: list[Any] = []
        self.game.advance(after, seat, action, 0, told)
        heard = [self.game.hears(event, seat) for event in told]
        return [event for event in heard if event is not None]

    def check_record(self, match: AnyMatch, options: Options) -> None:
        """The record of a match replays to the same end, and its text is true to the byte."""
        record = Record.of(match, options, self.report.seats)
        text = record.text()
        again = verify(text, {self.book.name: (self.game, self.book)})
        *_, (_, replayed) = again.replay()
        if self.game.write_position(replayed.state) != self.game.write_position(match.state):
            raise Failure("the record replays to another end")
