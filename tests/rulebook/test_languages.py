"""Five languages with the same messages, the same variables and every plural form they need."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stolik.core.phrase import Seats
from stolik.rulebook import LANGUAGES, speaker
from stolik.rulebook.speech import message_files

ROOT = Path(__file__).parents[2]
#: The plural categories of a language (Unicode's plural rules), those of fractions included.
SLAVIC = {"one", "few", "many", "other"}
PLURALS = {"en": {"one", "other"}, "pl": SLAVIC, "cs": SLAVIC, "sk": SLAVIC, "uk": SLAVIC}
OTHERS = [language for language in LANGUAGES if language != "en"]


class Names(Visitor):
    """Collects the variables and the selectors of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants
        }
        self.selectors.append(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in message_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def names(message: ast.Message) -> Names:
    visitor = Names()
    visitor.visit(message)
    return visitor


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_variables(language: str) -> None:
    differing = [
        name
        for name, message in messages("en").items()
        if names(message).variables != names(messages(language)[name]).variables
    ]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_every_form(language: str) -> None:
    lacking = [
        name
        for name, message in messages(language).items()
        for keys in names(message).selectors
        if not PLURALS[language] <= keys
    ]
    assert lacking == []


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "shape, colour and size"),
        ("pl", "kształt, kolor i wielkość"),
        ("cs", "tvar, barva a velikost"),
        ("sk", "tvar, farba a veľkosť"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, listed: str) -> None:
    say = speaker(language)
    features = ("feature-shape", "feature-colour", "feature-size")
    assert listed in say("differs", tile="SBW1", other="CGW2", features=features)


def test_seats_are_called_by_their_names() -> None:
    say = speaker("en", lambda seat: ("Ala", "Olek", "Ivan")[seat])
    assert say("event-matchOver", winners=Seats((0,))) == "The game is over. Winner: Ala."
    assert "Ala, Olek and Ivan" in say("event-matchOver", winners=Seats((0, 1, 2)))
    assert "Ala (3) and Ivan (0)" in say("event-matchOver", winners=Seats((0, 2), (3, 0)))
    assert "nobody" in say("event-matchOver", winners=Seats(()))


def test_every_message_the_code_names_exists() -> None:
    """Ids in the sources, as far as they are written out, stand in the message files."""
    known = set(messages("en"))
    makers = "say|Illegal|Malformed|Refused|BadOption|Unsound"
    pattern = rf'(?:{makers})\(\s*(?:"[A-Z]+-\d+",\s*)?"([a-z][\w-]+)"'
    named: Counter[str] = Counter()
    for path in (ROOT / "src").rglob("*.py"):
        named.update(re.findall(pattern, path.read_text(encoding="utf-8")))
    assert len(named) > 60
    assert set(named) - known == set()
