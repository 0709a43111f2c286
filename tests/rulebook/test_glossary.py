"""The words of the glossary are used, and the rejected ones are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.rulebook import LANGUAGES
from stolik.rulebook.speech import message_files

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
#: The files of Unikat; other games have words of their own.
OWN_FILES = ("clauses-unikat.ftl", "game-unikat.ftl")


def rejected(language: str) -> list[tuple[str, str]]:
    """The stems that a language does not use, with the word that it uses instead."""
    rows = re.findall(r"^\| (\w\w) \| ([^|]+) \| ([^|]+) \|$", GLOSSARY.read_text(), re.MULTILINE)
    return [(stem.strip(), say.strip()) for row, stem, say in rows if row == language]


def texts(language: str) -> str:
    files = [file for file in message_files(language) if file.name in OWN_FILES]
    assert len(files) == 2
    values = []
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith(" "):
                values.append(line)
            elif not line.startswith("#"):
                values.append(line.partition("=")[2])
    # Words of the notation stand between quotation marks and are the same in all languages.
    return re.sub(r"\{.*?\}|[“„«][^“”„«»]*[”“»]", "", "\n".join(values)).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rejected_words_are_not_used(language: str) -> None:
    rows = rejected(language)
    assert len(rows) >= 10
    text = texts(language)
    used = [stem for stem, _ in rows if re.search(rf"(?<!\w){re.escape(stem.lower())}", text)]
    assert used == []


def test_a_rejected_word_would_be_found() -> None:
    stems = [stem for stem, _ in rejected("pl")]
    assert any(re.search(rf"(?<!\w){re.escape(stem)}", "weź płytkę ze stołu") for stem in stems)


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "tile"),
        ("pl", "kafelek"),
        ("pl", "wystawk"),
        ("cs", "výstavk"),
        ("sk", "výstavk"),
        ("uk", "жетон"),
        ("uk", "виставк"),
    ],
)
def test_chosen_words_are_used(language: str, word: str) -> None:
    assert word in texts(language)
