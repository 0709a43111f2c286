"""Command lines in the user's language: the parser, and the kinds of words it understands."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from stolik.core.options import Book, Options
from stolik.core.phrase import Fact, Phrase, Refused
from stolik.core.record import LONGEST_RECORD, check_size
from stolik.games import BOOKS
from stolik.rulebook import LANGUAGES, Speaker, refusal

#: More than this of a word need not be repeated (and Fluent repeats 1000 signs at the most).
LONGEST_FACT = 250
#: A comma, unless it stands in quotes.
BETWEEN_BOTS = r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)"""
#: What argparse complains of in English, and the message that says it.
COMPLAINTS = {
    r"the following arguments are required: (?P<words>.*)": "words-missing",
    r"unrecognized arguments: (?P<words>.*)": "words-unknown",
    r"argument (?P<words>.*): expected .*argument": "value-missing",
    r"argument .*: invalid choice: (?P<word>.*) \(choose from (?P<may>.*)\)": "unknown-command",
}


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
        for pattern, message_id in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                facts = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise Refused(message_id, **facts)
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

    def _format_action(self, action: argparse.Action) -> str:
        """As argparse does, but commands stand under their title without their placeholder."""
        if isinstance(action, argparse._SubParsersAction):
            return "".join([self._format_action(part) for part in action._get_subactions()])
        return super()._format_action(action)


def one_line(say: Speaker, refused: Refused) -> str:
    """A refusal as one line that any terminal can show, however strange the word it is about.

    >>> one_line(Speaker("en"), Refused("not-utf-8"))
    'this isn’t UTF-8 text'
    """
    facts = {name: _shown(fact) for name, fact in refused.phrase.facts.items()}
    refused.phrase = Phrase(refused.phrase.id, facts)
    return " ".join(refusal(say, refused).split())


def _shown(fact: Fact) -> Fact:
    return printable(fact) if isinstance(fact, str) else fact


def printable(text: str) -> str:
    """A text without control signs, and cut where it grows endless."""
    begun = text[: LONGEST_FACT + 1]
    shown = "".join([sign if sign.isprintable() else ascii(sign)[1:-1] for sign in begun])
    return shown if len(shown) <= LONGEST_FACT else f"{shown[:LONGEST_FACT]}…"


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
    """Names of bots and commands of programs, kept apart by commas; `greedy*3` is three of them.

    A comma in quotes belongs to a command.

    >>> bots_named("greedy*2,random")
    ['greedy', 'greedy', 'random']
    >>> bots_named("random,program:./bot.py 'a, b'*2")
    ['random', "program:./bot.py 'a, b'", "program:./bot.py 'a, b'"]
    """
    names = []
    for word in re.split(BETWEEN_BOTS, text):
        name, star, count = word.strip().rpartition("*")
        name, times = (name, _digits(count)) if star else (count, 1)
        if not 0 < times < 100:
            raise Refused("bad-bots", word=word)
        names += [name] * times
    return [name for name in names if name]


def whole_number(name: str, text: str, low: int, high: int) -> int:
    """A number within bounds, for the argument of this name."""
    found = _digits(text)
    if not low <= found <= high:
        raise Refused("bad-number", name=name, word=text, low=low, high=high)
    return found


def _digits(text: str) -> int:
    """The number that some digits say; -1 if they are none, or too many."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 15 else -1


def record_in(file: Path) -> str:
    """The text of a file with a record; of what is too long no more is read than shows it."""
    with file.open("rb") as source:
        data = source.read(LONGEST_RECORD + 1)
    check_size(data)
    return data.decode("utf-8")


def check_writable(file: Path | None) -> None:
    """Refuse a file that can't be written before the long work for it, not after it."""
    if file is not None:
        is_new = not file.exists()
        file.open("ab").close()
        if is_new:
            file.unlink()


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
