"""Row 23: old games play out as they did, to the hash of every step, and a changed rule shows."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from stolik.core.game import AnyGame
from stolik.core.options import Book
from stolik.core.phrase import Illegal, Refused
from stolik.core.record import read, verify
from stolik.games import BOOKS
from stolik.games.unikat.game import Unikat
from tests.golden.corpus import records

GAME, BOOK = BOOKS["unikat"]
RECORDS = records(BOOK)
EDITIONS = [edition for _, book in BOOKS.values() for edition in (book, *book.earlier)]
BY_VERSION = pytest.mark.parametrize("book", EDITIONS, ids=lambda it: f"{it.name}-{it.version}")
PARTS = 5
#: Small edits of a rule: where it stands, and what it says instead, given what it says now.
EDITS: dict[tuple[str, str], Callable[[Any], Any]] = {
    ("unikat", "unikat.rules.setup._nearest"): lambda _: lambda s, among: among[-1],
    ("unikat", "unikat.rules.ending.leaders"): lambda _: lambda s: s.present(),
    ("uno-108", "uno.rules.wild_four.matching"): lambda _: lambda s, cards, colour: 0,
    ("uno-108", "uno.rules.deal_end.VALUES_108"): lambda now: tuple(it + 1 for it in now),
    ("uno-112", "uno.rules.shuffle.sizes"): lambda now: lambda s: now(s)[::-1],
    ("uno-112", "uno.rules.deal_end.VALUES_112"): lambda now: tuple(it + 1 for it in now),
    ("ubongo", "ubongo.rules.racing.TAKEN"): lambda now: now - 1,
    ("ubongo", "ubongo.rules.start._some"): lambda now: lambda *asked: now(*asked)[::-1],
}


@BY_VERSION
def test_row_23_every_version_of_a_book_has_at_least_fifty_games(book: Book) -> None:
    assert len(records(book)) >= 50


@pytest.mark.slow
@pytest.mark.parametrize("first", range(PARTS))
@BY_VERSION
def test_row_23_old_games_play_out_as_they_did(book: Book, first: int) -> None:
    for text in records(book)[first::PARTS]:
        assert f"book {book.name} {book.version}\n" in text
        verify(text, BOOKS)


@pytest.mark.slow
@pytest.mark.parametrize(("book", "rule"), EDITS)
def test_row_23_an_edit_of_a_rule_of_any_book_shows(
    monkeypatch: pytest.MonkeyPatch, book: str, rule: str
) -> None:
    module, _, name = f"stolik.games.{rule}".rpartition(".")
    now = getattr(import_module(module), name)
    monkeypatch.setattr(f"{module}.{name}", EDITS[book, rule](now))
    corpus = [text for it in EDITIONS if it.name == book for text in records(it)]
    with pytest.raises(Refused):
        all(verify(text, BOOKS) for text in corpus)


def test_row_23_the_games_show_what_can_happen_at_a_table() -> None:
    text = "".join(RECORDS)
    for word in (" leave ", " return ", " ring ", " give ", "take bag", " pass", "end over"):
        assert word in text, word
    assert {read(one, BOOKS).seats for one in RECORDS} == set(BOOK.seats)


class NoPenalties(Unikat):
    """A book in which nobody is ever given a penalty point."""

    def advance(self, s: Any, who: int, a: Any, at: int = 0, tell: Any = None) -> None:
        before = list(s.penalties)
        super().advance(s, who, a, at, tell)
        s.penalties = type(s.penalties)(before)


class NoGiving(Unikat):
    """A book in which no exchange is allowed."""

    def check(self, s: Any, who: int, a: Any) -> None:
        if self.write_action(a).startswith("give"):
            raise Illegal("UNI-28", "nothing")
        super().check(s, who, a)


class OtherBag(Unikat):
    """A book in which the bag is emptied from the other side."""

    def draw(self, s: Any, below: Any) -> Any:
        return super().draw(s, lambda n: n - 1 - below(n))


@pytest.mark.parametrize("edited", [NoPenalties(), NoGiving(), OtherBag()])
def test_row_23_a_rule_that_was_edited_shows(edited: AnyGame) -> None:
    shown = 0
    for text in RECORDS[:12]:
        try:
            verify(text, {"unikat": (edited, BOOK)})
        except Refused:
            shown += 1
    assert shown > 0


def test_row_23_a_version_that_is_not_known_is_said() -> None:
    with pytest.raises(Refused) as refused:
        verify(RECORDS[0].replace("book unikat 2", "book unikat 3"), BOOKS)
    assert refused.value.phrase.id == "unknown-version"
