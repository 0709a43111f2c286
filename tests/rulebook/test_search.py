"""Questions find the clauses that answer them, in every language."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from stolik.games import BOOKS
from stolik.rulebook import CLAUSES, LANGUAGES, reading_of, speaker
from stolik.rulebook.search import (
    Entry,
    Topic,
    entries_of,
    find,
    search,
    stopwords_of,
    topics_of,
    words_of,
)

VECTORS = Path(__file__).parents[2] / "docs" / "search-vectors.json"
QUESTIONS = Path(__file__).parent / "questions.toml"
FIRST = 3


def questions() -> list[dict[str, Any]]:
    asked: list[dict[str, Any]] = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["question"]
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_family_asks_is_answered_at_once(language: str) -> None:
    say = speaker(language)
    topics, stopwords = topics_of(say), stopwords_of(say)
    indexes = {book: entries_of(reading_of(book), say) for book in BOOKS}
    unanswered = [
        (book, asked[language], found)
        for asked in questions()
        for book in asked["books"]
        if not set(
            found := search(indexes[book], topics, asked[language], stopwords)[
                : asked.get("within", FIRST)
            ]
        )
        & set(asked["answers"])
    ]
    assert unanswered == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_a_topic_finds_its_clauses(language: str) -> None:
    topics, stopwords = topics_of(speaker(language)), stopwords_of(speaker(language))
    entries = [Entry(clause, frozenset()) for clause in CLAUSES]
    for topic in topics:
        assert set(topic.clauses) <= set(CLAUSES)
        for phrase in topic.phrases:
            found = search(entries, [topic], " ".join(phrase), stopwords)
            assert set(topic.clauses) <= set(found), phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_found_by_its_name(language: str) -> None:
    say = speaker(language)
    entries, topics = entries_of(CLAUSES.values(), say), topics_of(say)
    for clause in ("UNI-05", "K108-59", "M112-100", "UBO-69", "HOUSE-01", "RULING-4"):
        assert search(entries, topics, clause.lower(), stopwords_of(say))[0] == clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_found_by_what_nobody_says(language: str) -> None:
    assert find(reading_of("uno-108"), "xyzzy qqq", speaker(language)) == []
    assert find(reading_of("uno-108"), " ?", speaker(language)) == []


def test_the_published_vectors_hold() -> None:
    """The page holds to the same file."""
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    for text, words in vectors["words"]:
        assert words_of(text) == words
    entries = [
        Entry(name, frozenset(words_of(f"{name} {text}")))
        for name, text in vectors["clauses"].items()
    ]
    topics = [
        Topic([words_of(phrase) for phrase in phrases.split(",")], ids)
        for phrases, ids in vectors["topics"]
    ]
    for query, found in vectors["found"]:
        assert search(entries, topics, query, vectors["stopwords"]) == found, query
