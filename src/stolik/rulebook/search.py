"""Finding clauses by words: plain data and one small ranking, the same as in web/src/search.ts.

docs/search-vectors.json holds both to it. A clause is found by the words of its text, whatever
their case and marks, also by their beginnings and by words of the same stem; rare words count more.
A topic is found by a phrase of its own, and its clauses gain by that, the first of them most.
Beside other words, a stopword (what, if, the) counts only as itself in a phrase of a topic.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from stolik.rulebook.clauses import TOPICS, Clause
from stolik.rulebook.speech import Speaker

#: Letters that are not a plain one with a mark, and signs that stand inside a word.
PLAIN = str.maketrans({"ł": "l", "đ": "d", "ґ": "г"} | dict.fromkeys("'’ʼ`"))
#: A clause by its id, a card by its number, and any other word.
WORD = re.compile(r"[a-z]+\d*-\d+|\+\d+|[^\W_]+")
SAME, BEGINNING, KIN = 3, 2, 1
#: What a word of a topic's phrase is worth; as much as a rare word of the text, and more.
PHRASE = 24
#: Left out is what reaches less than this part of the best one, and what is too much.
LEAST, MOST = 3, 30
#: A number answers only itself.
NUMBER = "+0123456789"

Scores = dict[str, int]


@dataclass(frozen=True, slots=True)
class Entry:
    """A clause with its words."""

    id: str
    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class Topic:
    """What people call a thing, and the clauses that tell of it, the best first."""

    phrases: Sequence[Sequence[str]]
    clauses: Sequence[str]


def words_of(text: str) -> list[str]:
    """The words of a text, without case and marks.

    >>> words_of("Kto dokłada +2 na +2?")
    ['kto', 'doklada', '+2', 'na', '+2']
    """
    parted = unicodedata.normalize("NFKD", text)
    bare = "".join(sign for sign in parted if not unicodedata.category(sign).startswith("M"))
    return WORD.findall(bare.lower().translate(PLAIN))


def closeness(asked: str, word: str) -> int:
    """How well a word answers one that was asked for; 0 for not at all.

    >>> closeness("stack", "stack"), closeness("stack", "stacking"), closeness("stacks", "stacked")
    (3, 2, 1)
    """
    if asked == word:
        return SAME
    if len(asked) < 2 or asked[0] in NUMBER:
        return 0
    if word.startswith(asked):
        return BEGINNING
    shared = _shared(asked, word)
    rest = max(len(asked), len(word)) - shared
    kin = asked[-1] not in NUMBER and shared >= 3 and rest <= min(4, shared - 2)
    return KIN if kin else 0


def _shared(one: str, other: str) -> int:
    """How many letters two words have in common at their beginnings."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))


def search(
    entries: Sequence[Entry], topics: Iterable[Topic], query: str, stopwords: Collection[str]
) -> list[str]:
    """The ids of the clauses that answer a query, the best first."""
    asked = words_of(query)
    telling = [word for word in asked if word not in stopwords]
    if not telling:
        telling, stopwords = asked, ()
    scores = _by_words(entries, telling)
    _add_topics(scores, topics, asked, stopwords)
    best = max(scores.values(), default=0)
    hits = [clause for clause, score in scores.items() if score and score * LEAST >= best]
    return sorted(hits, key=lambda clause: -scores[clause])[:MOST]


def _by_words(entries: Sequence[Entry], asked: list[str]) -> Scores:
    """The score of each clause by the words of its text."""
    scores = dict.fromkeys((entry.id for entry in entries), 0)
    for word in dict.fromkeys(asked):
        grades = {
            entry.id: max((closeness(word, one) for one in entry.words), default=0)
            for entry in entries
        }
        found = {clause: grade for clause, grade in grades.items() if grade}
        weight = (len(entries) // len(found)).bit_length() if found else 0
        for clause, grade in found.items():
            scores[clause] += weight * grade + (PHRASE if word == clause.lower() else 0)
    return scores


def _add_topics(
    scores: Scores, topics: Iterable[Topic], asked: list[str], stopwords: Collection[str]
) -> None:
    """A topic that is asked for lifts its clauses, the first of them most."""
    for topic in topics:
        value = PHRASE * max(_matched(phrase, asked, stopwords) for phrase in topic.phrases)
        for place, clause in enumerate(topic.clauses):
            if value and clause in scores:
                scores[clause] += value - min(2 * place, PHRASE // 2)


def _matched(phrase: Sequence[str], asked: Sequence[str], stopwords: Collection[str]) -> int:
    """How many words a phrase has, if each is asked for; else 0."""
    left = list(asked)
    for word in phrase:
        grades = [0 if one in stopwords and one != word else closeness(one, word) for one in left]
        if not any(grades):
            return 0
        left.pop(grades.index(max(grades)))
    return len(phrase)


# -- the rulebooks --------------------------------------------------------------------------------
def entries_of(clauses: Iterable[Clause], say: Speaker) -> list[Entry]:
    """Clauses as a language tells them."""
    return [Entry(one.id, frozenset(words_of(f"{one.id} {say(one.id)}"))) for one in clauses]


def topics_of(say: Speaker) -> list[Topic]:
    """The topics as a language calls them."""
    return [
        Topic([words_of(phrase) for phrase in say(f"topic-{name}").split(",")], clauses)
        for name, clauses in TOPICS.items()
    ]


def stopwords_of(say: Speaker) -> frozenset[str]:
    """The words that a language asks with, whatever is asked for."""
    return frozenset(words_of(say("search-stopwords")))


def find(clauses: Iterable[Clause], query: str, say: Speaker) -> list[str]:
    """The ids of those of the clauses that answer a query in a language, the best first."""
    return search(entries_of(clauses, say), topics_of(say), query, stopwords_of(say))
