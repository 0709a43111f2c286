"""Unikat's options: what a table may decide, and what it may not."""

from __future__ import annotations

import pytest

from stolik.core.options import Value
from stolik.core.phrase import BadOption
from stolik.games import BOOKS
from tests.kit import rule

BOOK = BOOKS["unikat"][1]
ON_OFF: list[Value] = ["on", "off"]

#: Key, the book's own value, all words and some numbers that are accepted, some that are not.
OPTIONS = [
    pytest.param("uni.takeBack", "forbid", ["forbid", "allow"], ["maybe"], marks=rule("UNI-55")),
    pytest.param("uni.firstStarter", "oldest", ["oldest", "random"], [0], marks=rule("UNI-24")),
    pytest.param("uni.oldest", "none", ["none", 0, 1, 2, 3], [4, -1], marks=rule("UNI-24")),
    pytest.param(
        "uni.laterStarter",
        "oldestAgain",
        ["oldestAgain", "rotate", "lastWinner", "lastLoser"],
        ["off"],
        marks=rule("UNI-86"),
    ),
    pytest.param(
        "uni.tie",
        "shared",
        ["shared", "mostRoundsWon", "extraRound"],
        ["off"],
        marks=rule("UNI-85"),
    ),
    pytest.param("uni.stalemateLaps", 20, ["off", 1, 3, 20, 100], [0, "no"], marks=rule("UNI-78")),
    pytest.param("uni.rounds", 1, [1, 2, 10], [0, "off", 1.5], marks=rule("UNI-80")),
    pytest.param("uni.turnTimer", "off", ["off", 10, 60, 600], [0, "on"], marks=rule("RULING-4")),
    pytest.param("table.rest", "off", ["off", "on"], [1], marks=rule("RULING-5")),
    pytest.param("uni.showCounts", "on", ON_OFF, [1], marks=rule("UNI-22")),
    pytest.param("uni.a11yMarks", "on", ON_OFF, [1], marks=rule("UNI-10")),
    pytest.param("uni.onLeave", "bot", ["bot", "setAside"], ["wait"], marks=rule("UNI-79")),
]


@pytest.mark.parametrize(("key", "default", "good", "bad"), OPTIONS)
def test_each_option_has_its_default_and_its_values(
    key: str, default: Value, good: list[Value], bad: list[object]
) -> None:
    assert BOOK.decide({}, 4)[key] == default
    for value in good:
        assert BOOK.decide({key: value}, 4)[key] == value
        assert BOOK.decide({key: str(value)}, 4)[key] == value
    for refused in bad:
        with pytest.raises(BadOption) as refusal:
            BOOK.decide({key: refused}, 4)
        assert refusal.value.phrase.id == "bad-option-value"
        assert refusal.value.phrase.facts["key"] == key


@pytest.mark.parametrize(("key", "default", "good", "bad"), OPTIONS)
def test_the_words_of_an_option_are_these_and_it_names_its_clause(
    key: str, default: Value, good: list[Value], bad: list[object], request: pytest.FixtureRequest
) -> None:
    (option,) = [option for option in BOOK.options if option.key == key]
    assert set(option.words) == {value for value in good if isinstance(value, str)}
    mark = request.node.get_closest_marker("rule")
    assert (option.clause,) == mark.args


def test_there_are_no_other_options() -> None:
    assert {option.key for option in BOOK.options} == {str(option.values[0]) for option in OPTIONS}
    with pytest.raises(BadOption, match="unknown-option"):
        BOOK.decide({"uni.mulligan": "on"}, 2)


def test_only_the_look_of_the_table_depends_on_display_options() -> None:
    display = {option.key for option in BOOK.options if option.display}
    assert display == {"uni.showCounts", "uni.a11yMarks"}


@rule("UNI-78")
def test_bots_alone_must_have_a_limit_of_laps() -> None:
    with pytest.raises(BadOption, match="stalemate-off-for-bots"):
        BOOK.decide({"uni.stalemateLaps": "off"}, 2, people=0)
    assert BOOK.decide({"uni.stalemateLaps": 500}, 2, people=0)["uni.stalemateLaps"] == 500


@rule("UNI-78")
@pytest.mark.parametrize("people", [1, 2, None])
def test_people_may_do_without_a_limit_of_laps(people: int | None) -> None:
    assert BOOK.decide({"uni.stalemateLaps": "off"}, 2, people)["uni.stalemateLaps"] == "off"


@rule("UNI-24")
@pytest.mark.parametrize(
    ("seats", "oldest", "seated"), [(2, 1, True), (2, 2, False), (3, 3, False)]
)
def test_the_oldest_must_sit_at_the_table(seats: int, oldest: int, seated: bool) -> None:
    if seated:
        assert BOOK.decide({"uni.oldest": oldest}, seats)["uni.oldest"] == oldest
    else:
        with pytest.raises(BadOption, match="oldest-not-seated"):
            BOOK.decide({"uni.oldest": oldest}, seats)
