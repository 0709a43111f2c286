"""Options: declared once, read from text, refused with a reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.core.options import Book, Option
from stolik.core.phrase import BadOption

PACE = Option("x.pace", "X-1", "slow", ("slow", "fast"), range(2, 5))
SWITCH = Option("x.switch", "X-2", "off", ("off", "on"))
BOOK = Book("x", 3, range(2, 4), (PACE, SWITCH))


@pytest.mark.parametrize(("given", "value"), [("fast", "fast"), ("3", 3), (4, 4)])
def test_words_and_numbers_are_read(given: object, value: object) -> None:
    assert PACE.read(given) == value


@pytest.mark.parametrize("given", ["", "1", "5", 5, -2, 2.5, None, "Fast", "٣", "9" * 99, [2]])
def test_anything_else_is_refused(given: object) -> None:
    with pytest.raises(BadOption) as refused:
        PACE.read(given)
    assert refused.value.phrase.id == "bad-option-value"
    assert refused.value.phrase.facts["may"] == "slow, fast, 2-4"


def test_truth_is_on_and_off() -> None:
    assert (SWITCH.read(True), SWITCH.read(False)) == ("on", "off")
    with pytest.raises(BadOption):
        PACE.read(True)


def test_what_is_not_given_is_the_book_s_own() -> None:
    options = BOOK.decide({"x.pace": "3"}, 2)
    assert dict(options) == {"x.pace": 3, "x.switch": "off"}
    assert options.text() == "x.pace=3"
    assert (options.book, options.version) == ("x", 3)


@pytest.mark.parametrize(
    ("given", "seats", "reason"),
    [({"x.none": 1}, 2, "unknown-option"), ({}, 1, "bad-seats"), ({}, 4, "bad-seats")],
)
def test_unknown_options_and_seats_are_refused(
    given: dict[str, object], seats: int, reason: str
) -> None:
    with pytest.raises(BadOption) as refused:
        BOOK.decide(given, seats)
    assert refused.value.phrase.id == reason


def test_words_for_a_host_who_does_not_play_are_left_out_where_the_host_plays() -> None:
    judged = replace(SWITCH, words=("off", "on", "host"), beside=("host",))
    book = replace(BOOK, options=(PACE, judged))
    assert book.decide({"x.switch": "host"}, 2)["x.switch"] == "host"
    with pytest.raises(BadOption) as refused:
        book.among_players().decide({"x.switch": "host"}, 2)
    assert refused.value.phrase.facts["may"] == "off, on"
