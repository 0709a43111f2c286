"""Turning message ids and facts into sentences of a language, by Fluent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from stolik.core.phrase import Fact, Illegal, Malformed, Phrase, Refused, Seats
from stolik.core.record import Unsound

LANGUAGES = ("en", "pl", "cs", "sk", "uk")


def message_files(language: str) -> list[Traversable]:
    """The message files of a language; an id stands in one of them only."""
    found = [file for file in _folder(language).iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def _folder(language: str) -> Traversable:
    return files("stolik").joinpath("locales", language)


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for file in message_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Speaker:
    """Says things in one language; calling it is `Say`."""

    def __init__(self, language: str, name_seat: Callable[[int], str] | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._name_seat = name_seat

    def __call__(self, message: str, **facts: Fact) -> str:
        """The sentence of a message id."""
        return self._said(message, {name: self._tell(fact) for name, fact in facts.items()})

    def _said(self, message: str, told: dict[str, object]) -> str:
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, told)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def phrase(self, phrase: Phrase) -> str:
        """The sentence of a phrase."""
        return self(phrase.id, **phrase.facts)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def seat(self, seat: int) -> str:
        """The name of who sits there, else the number of the seat."""
        return self._name_seat(seat) if self._name_seat else self("seat-number", number=seat)

    def decimal(self, value: float, digits: int) -> str:
        """A number with so many digits behind its point or comma.

        >>> speaker("en").decimal(12.345, 1), speaker("pl").decimal(12.345, 1)
        ('12.3', '12,3')
        """
        shown = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return self._said("decimal", {"number": fluent_number(value, useGrouping=False, **shown)})

    def percent(self, share: float) -> str:
        """A share of one in percent, to one digit.

        >>> speaker("pl").percent(0.125)
        '12,5%'
        """
        return self("percent", number=self.decimal(100 * share, 1))

    def listed(self, items: list[str]) -> str:
        """Some things in a row: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", most=", ".join(items[:-1]), last=items[-1])

    def _tell(self, fact: Fact) -> object:
        if isinstance(fact, Seats):
            return self.listed(self._seats(fact)) or self("nobody")
        if isinstance(fact, tuple):
            return self.listed([self(message) for message in fact])
        return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact

    def _seats(self, fact: Seats) -> list[str]:
        names = [self.seat(seat) for seat in fact.seats]
        if not fact.numbers:
            return names
        told = zip(names, fact.numbers, strict=True)
        return [self("seat-with-number", seat=name, number=number) for name, number in told]


def speaker(language: str, name_seat: Callable[[int], str] | None = None) -> Speaker:
    """Somebody who speaks a language."""
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language, may=", ".join(LANGUAGES))
    return Speaker(language, name_seat)


def refusal(say: Speaker, refused: Refused) -> str:
    """A refusal as one line: where, what, and by which clause."""
    text = say.phrase(refused.phrase)
    if isinstance(refused, Illegal):
        return say("refused-by-clause", why=text, clause=refused.clause)
    if isinstance(refused, Malformed):
        if refused.line:
            return say("at-line", line=refused.line, column=refused.column, why=text)
        return say("at-column", column=refused.column, why=text)
    if isinstance(refused, Unsound) and refused.line:
        return say("at-line-only", line=refused.line, why=text)
    return text
