"""The rulebooks as data, and every sentence of the project in five languages."""

from stolik.rulebook.clauses import CLAUSES, Clause, clauses_of
from stolik.rulebook.speech import LANGUAGES, Speaker, refusal, speaker

__all__ = ["CLAUSES", "LANGUAGES", "Clause", "Speaker", "clauses_of", "refusal", "speaker"]
