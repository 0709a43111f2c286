"""How the texts are written: signs and phrases that a native reader would stumble over."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from stolik.rulebook import LANGUAGES
from stolik.rulebook.speech import message_files

#: What is told in a terminal or by a server is told calmly.
CALM = ("cli.ftl", "common.ftl", "server.ftl")
#: A percentage that is an adjective is one word in Czech too: 95% interval.
ADJECTIVES = ("arena-interval",)
#: English that was translated word by word, and what an English speaker says instead.
FOREIGN = {
    r"(?<!there )\b(is|are|was|were) (no|none of)\b(?! longer)": "isn’t a, aren’t",
    r"\b(whoever|whomever)\b": "the player who, if you",
    r"(^|[.:;!] )who [a-z’]+ [^.?]*\b(wins|begins|draws|loses|plays|starts)\b": "the player who",
    r"\bthe own\b": "their own",
    r"\bfor want of\b": "because there is none",
    r"\b(strew|strewn|strews)\b": "place at random",
    r"\b(do|does|did|doing) without\b": "skip",
    r"\bfend(s|ed)? off\b": "answer",
    r"\bat the (most|least)\b": "at most, at least",
    r"\b(lies?|stands?|lying) (right|wrong|already|twice|here|there|now|behind)\b": "is",
    r"\b(missing|nothing|number) behind\b": "after",
    r"\bkept apart by\b": "separated by",
    r"\bthe table (can|may) (choose|set|add|show|make|have|let)\b": "you can agree on",
    r"\bis on( again)?\.": "it’s your turn",
}


@cache
def texts(language: str) -> dict[str, tuple[str, str]]:
    """What each message says, as it is written, and the file that it is in."""
    found = {}
    for file in message_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                found[entry.id.name] = (serialize_pattern(entry.value).strip(), file.name)
    return found


def faults(text: str) -> list[str]:
    """For each foreign phrase in an English text, what to say instead."""
    return [good for bad, good in FOREIGN.items() if re.search(bad, text, re.I | re.M)]


def test_english_is_not_translated_word_by_word() -> None:
    assert {name: faults(text) for name, (text, _) in texts("en").items() if faults(text)} == {}


@pytest.mark.parametrize(
    "text",
    [
        "“x” is no number from 1 to 4",
        "they are none of yours",
        "Whoever is first takes it.",
        "81 tiles. Who lays the last tile wins.",
        "Everybody counts the own hand",
        "“x” stands here a second time",
        "a value is missing behind --bots",
        "The table can choose another number.",
        "After that the next player is on.",
    ],
)
def test_a_foreign_phrase_would_be_found(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize(
    "text",
    ["there is no such table", "You are no longer at this table", "Who deals first?", "Who begins"],
)
def test_plain_english_is_let_through(text: str) -> None:
    assert not faults(text)


def test_english_has_no_straight_apostrophe() -> None:
    assert [name for name, (text, _) in texts("en").items() if "'" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_is_set_as_the_language_does(language: str) -> None:
    before = "\u00a0" if language in ("cs", "sk") else ""
    wanted = re.compile(rf"[\d}}]{before}%")
    told = {name: text for name, (text, _) in texts(language).items() if name not in ADJECTIVES}
    wrong = [name for name, text in told.items() if text.count("%") != len(wanted.findall(text))]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shouts(language: str) -> None:
    told = texts(language).items()
    assert [name for name, (text, _) in told if text.count("!") > 1] == []
    assert [name for name, (text, file) in told if "!" in text and file in CALM] == []
