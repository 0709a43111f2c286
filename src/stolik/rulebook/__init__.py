"""The rulebooks as data, and every sentence of the project in five languages."""

from stolik.rulebook.clauses import (
    CLAUSES,
    TOPICS,
    Clause,
    chapters_of,
    clauses_of,
    reading_of,
)
from stolik.rulebook.search import find
from stolik.rulebook.speech import LANGUAGES, Speaker, refusal, speaker

__all__ = [
    "CLAUSES",
    "LANGUAGES",
    "TOPICS",
    "Clause",
    "Speaker",
    "chapters_of",
    "clauses_of",
    "find",
    "reading_of",
    "refusal",
    "speaker",
]
