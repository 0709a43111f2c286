"""Command lines in the user's language: the parser, and the kinds of words it understands."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from stolik.core.options import Book, Options
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.rulebook import LANGUAGES, Speaker


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one line and speaks the user's language."""

    def __init__(self, *, say: Speaker, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.say = say
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-additions")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))
        self.formatter_class = lambda prog: _Formatter(say, prog)

    def error(self, message: str) -> NoReturn:
        """One line, not a page."""
        raise Refused("bad-arguments", command=self.prog, why=message)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, say: Speaker, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._say = say

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        own = f"{self._say('help-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, own)


def language_of(argv: Sequence[str]) -> str:
    """The language asked for, else that of the environment, else English."""
    for place, word in enumerate(argv):
        if word == "--lang" and place + 1 < len(argv):
            return argv[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    for name in ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"


def book_named(name: str) -> str:
    """A book that can be played."""
    if name not in BOOKS:
        raise Refused("unknown-book", book=name, may=", ".join(BOOKS))
    return name


def bots_named(text: str) -> list[str]:
    """Names of bots, kept apart by commas; `greedy*3` is three of them.

    >>> bots_named("greedy*2,random")
    ['greedy', 'greedy', 'random']
    """
    names = []
    for word in text.split(","):
        name, star, count = word.strip().partition("*")
        if star and not (count.isascii() and count.isdigit() and 0 < int(count) < 100):
            raise Refused("bad-bots", word=word)
        names += [name] * (int(count) if star else 1)
    return [name for name in names if name]


def whole_number(name: str, text: str, low: int, high: int) -> int:
    """A number within bounds, for the argument of this name."""
    if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
        raise Refused("bad-number", name=name, word=text, low=low, high=high)
    return int(text)


def options_given(words: Sequence[str]) -> dict[str, object]:
    """Options as `key=value` words."""
    given: dict[str, object] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise Refused("bad-option-word", word=word)
        given[key] = value
    return given


def decide(book: Book, words: Sequence[str], seats: int, people: int) -> Options:
    """The options of a table from `key=value` words."""
    return book.decide(options_given(words), seats, people)
