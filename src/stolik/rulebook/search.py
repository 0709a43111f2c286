"""Finding clauses by words: plain data and one small ranking, the same as in web/src/search.ts.

docs/search-vectors.json holds both to it. A clause is found by the words of its text, whatever
their case and marks, also by their beginnings and by words of the same stem; rare words count more.
A topic is found by a phrase of its own, and its clauses gain by that, the first of them most.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
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
#: Clauses that reach less than this part of the best one are left out, and what is too much.
LEAST, MOST = 3, 30


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
    if len(asked) < 2 or not asked[-1].isalpha():
        return 0
    if word.startswith(asked):
        return BEGINNING
    shared = next(
        (place for place, (a, b) in enumerate(zip(asked, word, strict=False)) if a != b),
        min(len(asked), len(word)),
    )
    rest = max(len(asked), len(word)) - shared
    return KIN if shared >= 3 and rest <= min(4, shared - 2) else 0


def search(entries: Sequence[Entry], topics: Iterable[Topic], query: str) -> list[str]:
    """The ids of the clauses that answer a query, the best first."""
    asked = words_of(query)
    scores = dict.fromkeys((entry.id for entry in entries), 0)
    for word in dict.fromkeys(asked):
        found = {entry.id: max(closeness(word, one) for one in entry.words) for entry in entries}
        count = sum(grade > 0 for grade in found.values())
        weight = (len(entries) // count).bit_length() if count else 0
        for clause, grade in found.items():
            scores[clause] += weight * grade
    for topic in topics:
        value = PHRASE * max(_matched(phrase, asked) for phrase in topic.phrases)
        for place, clause in enumerate(topic.clauses):
            if value and clause in scores:
                scores[clause] += value - min(2 * place, PHRASE // 2)
    best = max(scores.values(), default=0)
    hits = [clause for clause, score in scores.items() if score and score * LEAST >= best]
    return sorted(hits, key=lambda clause: -scores[clause])[:MOST]


def _matched(phrase: Sequence[str], asked: Sequence[str]) -> int:
    """How many words a phrase has, if each is asked for; else 0."""
    left = list(asked)
    for word in phrase:
        grades = [closeness(one, word) for one in left]
        if not any(grades):
            return 0
        left.pop(grades.index(max(grades)))
    return len(phrase)


# -- the rulebooks --------------------------------------------------------------------------------
def find(clauses: Sequence[Clause], query: str, say: Speaker) -> list[str]:
    """The ids of those of the clauses that answer a query in a language, the best first."""
    entries = [Entry(one.id, frozenset(words_of(f"{one.id} {say(one.id)}"))) for one in clauses]
    topics = [
        Topic([words_of(phrase) for phrase in say(f"topic-{name}").split(",")], ids)
        for name, ids in TOPICS.items()
    ]
    return search(entries, topics, query)
