"""Reading short text written by people: words with their column, so that a fault can be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from stolik.core.options import Book, Option, Options, Value
from stolik.core.phrase import Malformed, Refused

#: Signs of a position: in play the longest has about 1,000.
LONGEST_POSITION = 20_000
T = TypeVar("T")


class Word(NamedTuple):
    """A word of a text and the column it begins at, counted from 1."""

    text: str
    column: int


class Field(NamedTuple):
    """A key and the words behind it."""

    key: Word
    words: list[Word]


def words(text: str, column: int = 1) -> list[Word]:
    """The words of a text.

    >>> words("lay SBW1@0,1")
    [Word(text='lay', column=1), Word(text='SBW1@0,1', column=5)]
    """
    found = []
    begin = 0
    for part in text.split():
        begin = text.index(part, begin)
        found.append(Word(part, column + begin))
        begin += len(part)
    return found


def fields(text: str) -> list[Field]:
    """The fields of a position, kept apart by `;` or a new line.

    >>> [(f.key.text, [w.text for w in f.words]) for f in fields("seats 3; turn 1")]
    [('seats', ['3']), ('turn', ['1'])]
    """
    if len(text) > LONGEST_POSITION:
        raise Malformed("position-too-long", LONGEST_POSITION + 1, most=LONGEST_POSITION)
    found = []
    column = 1
    for part in text.replace("\n", ";").split(";"):
        inside = words(part, column)
        if inside:
            found.append(Field(inside[0], inside[1:]))
        column += len(part) + 1
    return found


def number(word: Word, low: int, high: int) -> int:
    """The number of a word, within bounds."""
    digits = word.text.removeprefix("-")
    sound = digits.isascii() and digits.isdigit() and len(digits) <= 15
    if not sound or str(int(word.text)) != word.text or not low <= int(word.text) <= high:
        raise Malformed("not-a-number", word.column, word=word.text, low=low, high=high)
    return int(word.text)


def one_of(word: Word, choices: Mapping[str, object] | tuple[str, ...]) -> str:
    """The word, if it is among the choices."""
    if word.text not in choices:
        raise Malformed("not-one-of", word.column, word=word.text, may=", ".join(choices))
    return word.text


def exactly(count: int, behind: Word, given: list[Word]) -> list[Word]:
    """The words behind a key, if they are as many as they should be."""
    if len(given) != count:
        column = given[count].column if len(given) > count else behind.column
        raise Malformed("wrong-count", column, word=behind.text, count=count, given=len(given))
    return given


def bare(action: T) -> Callable[[Word, list[Word]], T]:
    """A reader for an action that is its verb and nothing more."""

    def read(verb: Word, behind: list[Word]) -> T:
        exactly(0, verb, behind)
        return action

    return read


def part(read: Callable[[str], T], text: str, column: int) -> T:
    """What a part of a text means; its faults are shown in the whole, where it begins at column."""
    try:
        return read(text)
    except Malformed as malformed:
        place = column + malformed.column - 1
        raise Malformed.of(malformed.phrase, place, malformed.line) from None


def read_edition(book: Book, given: list[Word]) -> Book:
    """The book in the version that is named behind it; the newest where none is."""
    if not given:
        return book
    version = given[0]
    edition = book.edition(version.text)
    if edition is None:
        raise Malformed("unknown-version", version.column, book=book.name, version=version.text)
    return edition


def read_options(book: Book, given: list[Word], seats: int, column: int) -> Options:
    """The options of `key=value` words; a combination that can't be played is shown at column."""
    known = {option.key: option for option in book.options}
    values: dict[str, Value] = {}
    for word in given:
        key, sign, value = word.text.partition("=")
        if not sign:
            raise Malformed("bad-option-word", word.column, word=word.text)
        if key in values:
            raise Malformed("field-twice", word.column, word=key)
        if key not in known:
            raise Malformed("unknown-option", word.column, key=key, book=book.name)
        values[key] = _value(known[key], value, word.column)
    try:
        return book.decide(values, seats)
    except Refused as refused:
        raise Malformed.of(refused.phrase, column) from None


def _value(option: Option, text: str, column: int) -> Value:
    try:
        return option.read(text)
    except Refused as refused:
        raise Malformed.of(refused.phrase, column) from None
