"""`check_game` lets a sound game pass, and finds what is wrong with a broken one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from stolik.core.conformance import any_options, check_game
from stolik.core.fairness import seeded
from stolik.core.game import Actor, Alarm, AnyGame, Below, Outcome, Seat, Side, in_places
from stolik.core.options import Book
from stolik.core.phrase import Illegal
from stolik.games import BOOKS
from tests.core import pebbles
from tests.core.pebbles import Pebbles, State, Take, View, Wished

GAME, BOOK = BOOKS["unikat"]


RARE = {"event-roundOver-stalemate", "event-passed", "event-timeUp", "action-return"}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rare"), [(2, RARE), (3, set()), (4, set())])
def test_unikat_keeps_its_promises(seats: int, rare: set[str]) -> None:
    report = check_game(GAME, BOOK, seats, steps=4_000, seed="deep")
    assert report.failures == []
    assert report.steps == 4_000
    assert report.matches > 10
    assert {"empty bag", "empty display", "bonus action", "event-matchOver"} <= set(report.seen)
    assert {"UNI-26", "UNI-28", "UNI-31", "UNI-34", "UNI-36"} <= set(report.clauses)
    assert rare <= set(report.seen)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unikat_keeps_its_promises_for_long(seats: int) -> None:
    report = check_game(GAME, BOOK, seats, steps=60_000, seed="long")
    assert report.failures == []
    assert set(report.seen) >= RARE


UNO_BOOKS = [BOOKS["uno-108"], BOOKS["uno-112"]]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 10])
@pytest.mark.parametrize(("game", "book"), UNO_BOOKS, ids=["108", "112"])
def test_uno_keeps_its_promises(game: AnyGame, book: Book, seats: int) -> None:
    report = check_game(game, book, seats, steps=1_000, seed="tests")
    assert report.failures == []
    assert report.steps == 1_000
    assert {"uno-event-played", "uno-event-drew-seen"} <= set(report.seen)


COMMON_RARE = {"challenge", "empty pile", "lapse", "stack", "ten cards"}
UNO_RARE = {
    "uno-108": {*COMMON_RARE, "replacement", "later deal"},
    "uno-112": {*COMMON_RARE, "uno-event-mixed"},
}


@pytest.mark.slow
@pytest.mark.parametrize(("book", "seed"), [("uno-108", "near"), ("uno-112", "near")])
def test_uno_keeps_its_promises_where_play_seldom_comes(book: str, seed: str) -> None:
    report = check_game(*BOOKS[book], 4, steps=1_500, seed=seed)
    assert report.failures == []
    assert UNO_RARE[book] <= set(report.seen)


@pytest.mark.long
@pytest.mark.parametrize("book", UNO_RARE)
def test_uno_keeps_its_promises_for_long(book: str) -> None:
    report = check_game(*BOOKS[book], 4, steps=8_000, seed="far")
    assert report.failures == []
    assert UNO_RARE[book] <= set(report.seen)


@pytest.mark.slow
def test_a_stranger_s_game_passes() -> None:
    for seats in pebbles.BOOK.seats:
        report = check_game(Pebbles(), pebbles.BOOK, seats, steps=2_000)
        assert report.failures == []
        assert {"PEB-2", "PEB-4"} <= set(report.clauses)


class SharesItsWishes(Pebbles):
    def copy(self, s: State) -> State:
        return s


class ShowsWishes(Pebbles):
    def view(self, s: State, seat: Seat | None) -> View:
        return self.open_view(s)

    def imagine(self, v: View, heard: Sequence[Any], below: Below) -> State:
        return super().imagine(super().view(_state(v), v.seat), heard, below)


def _state(v: View) -> State:
    return State(v.options, v.seats, v.pile, v.turn, [wish or 1 for wish in v.wishes], v.last)


class AnswersByWish(Pebbles):
    def check(self, s: State, who: Actor, a: Any) -> None:
        super().check(s, who, a)

    def legal(self, s: State, who: Actor) -> list[Any]:
        return super().legal(s, who)[:: -1 if s.wishes and s.wishes[-1] == 1 else 1]


class RingsByWish(Pebbles):
    def alarms(self, s: State) -> tuple[Alarm, ...]:
        return (Alarm("wish", sum(s.wishes)),)


class ListsTooMuch(Pebbles):
    def legal(self, s: State, who: Actor) -> list[Any]:
        legal = super().legal(s, who)
        return [*legal, Take(3)] if legal else legal

    def check(self, s: State, who: Actor, a: Any) -> None:
        if a == Take(3):
            raise Illegal("PEB-4", "not-so-many")
        super().check(s, who, a)


class AcceptsTooMuch(Pebbles):
    def check(self, s: State, who: Actor, a: Any) -> None:
        if not isinstance(a, Take):
            super().check(s, who, a)


class ForgetsInText(Pebbles):
    def write_position(self, s: State) -> str:
        return super().write_position(s).replace("wishes 1", "wishes 2")


class NeverEnds(Pebbles):
    def advance(
        self, s: State, who: Actor, a: Any, at: int = 0, tell: list[Any] | None = None
    ) -> None:
        super().advance(s, who, a, at, tell)
        s.pile = max(s.pile, 2)


class LosesPebbles(Pebbles):
    def faults(self, s: State) -> list[str]:
        return ["a pebble is lost"] if s.pile == 3 else []


class CrownsTheLoser(Pebbles):
    def standing(self, s: State) -> tuple[Side, ...]:
        return in_places({(seat,): seat == s.turn for seat in range(s.seats)})


class Crashes(Pebbles):
    def outcome(self, s: State) -> Outcome | None:
        if s.pile == 1:
            raise KeyError("pebble")
        return super().outcome(s)


class TakesNothingLive(Pebbles):
    def check_live(self, s: State, who: Actor, a: Any, at: int) -> None:
        raise Illegal("PEB-4", "not-so-many")


class WhispersWishes(Pebbles):
    def hears(self, e: Any, seat: Seat | None) -> Any:
        return e

    def advance(
        self, s: State, who: Actor, a: Any, at: int = 0, tell: list[Any] | None = None
    ) -> None:
        super().advance(s, who, a, at, tell)
        if tell is not None and s.wishes:
            tell.append(Wished(tuple(s.wishes)))


@pytest.mark.parametrize(
    ("game", "found"),
    [
        (SharesItsWishes(), "a copy shares something"),
        (ShowsWishes(), "can tell an imagined world"),
        (AnswersByWish(), "legal actions tell seat"),
        (RingsByWish(), "the clock tells seat"),
        (ListsTooMuch(), "is legal but refused"),
        (AcceptsTooMuch(), "legal and check disagree"),
        (ForgetsInText(), "after reading back"),
        (NeverEnds(), "no end after 300 inputs"),
        (LosesPebbles(), "a pebble is lost"),
        (CrownsTheLoser(), "does not fit Outcome"),
        (Crashes(), "crash: KeyError('pebble')"),
        (TakesNothingLive(), "a live table takes nothing"),
        (WhispersWishes(), "what follows take"),
    ],
    ids=lambda it: type(it).__name__ if isinstance(it, Pebbles) else "",
)
def test_a_broken_promise_is_found(game: Pebbles, found: str) -> None:
    report = check_game(game, pebbles.BOOK, 2, steps=3_000, longest=300)
    assert report.failures
    assert found in report.failures[0]


def test_drawn_options_are_those_that_bots_may_play() -> None:
    below = seeded("options")
    seen: set[tuple[str, object]] = set()
    for _ in range(300):
        given = any_options(BOOK, 2, below)
        BOOK.decide(given, 2, people=0)
        seen |= set(given.items())
    assert {("uni.tie", "extraRound"), ("uni.onLeave", "setAside"), ("uni.rounds", 2)} <= seen
