"""A tournament as text: who plays, and every input on a line of its own, in order.

With the records of its matches behind it and sealed, it can be checked down to the last card.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from stolik.core import record
from stolik.core.game import AnyGame
from stolik.core.notation import (
    Word,
    exactly,
    number,
    one_of,
    part,
    read_edition,
    read_options,
    words,
)
from stolik.core.options import Book, Value
from stolik.core.phrase import Illegal, Malformed, Refused
from stolik.core.record import Record, Unsound
from stolik.games.uno.options import BOOK_108
from stolik.games.uno.tournament import (
    DUEL_DEALS,
    DUEL_LENGTHS,
    DUEL_OPTION,
    FIXED_OPTIONS,
    FORMATS,
    MOST_POINTS,
    Deal,
    Input,
    Lot,
    OneDeal,
    Result,
    Tournament,
    chance_of_all,
)

HEADING = "stolik tournament 1"
#: What begins a line behind the journal.
RECORD, SEAL = "match", "seal"
INPUTS = ("result", "deal", "lot")
#: The length of the duel, where no option tells it.
DUEL_LINE = "duel-deals"
T = TypeVar("T")


# -- writing --------------------------------------------------------------------------------------
def write_input(entry: Input) -> str:
    """An input as text.

    >>> write_input(Result("1.I", (Deal(3, 40), Deal(1, 25))))
    'result 1.I 3:40 1:25'
    """
    if isinstance(entry, Lot):
        return " ".join(["lot", *map(str, entry.order)])
    if isinstance(entry, OneDeal):
        return f"deal {entry.match} {_deal_text(entry.deal)}"
    return " ".join(["result", entry.match, *map(_deal_text, entry.deals)])


def _deal_text(deal: Deal) -> str:
    return f"{deal.winner}:{deal.points}"


def write(tournament: Tournament) -> str:
    """The journal of a tournament as text."""
    book = tournament.book()
    lines = [HEADING, f"book {book.name} {book.version}", f"format {tournament.form}"]
    if DUEL_OPTION.key not in tournament.options:  # the length of the duel is told once
        lines.append(f"{DUEL_LINE} {tournament.duel_deals}")
    if tournament.options:
        told = [f"{key}={value}" for key, value in tournament.options.items()]
        lines.append(" ".join(["options", *told]))
    lines += [f"player {number} {name}" for number, name in enumerate(tournament.names, 1)]
    lines += [write_input(entry) for entry in tournament.inputs]
    return "\n".join(lines) + "\n"


def write_all(tournament: Tournament, records: Mapping[str, str]) -> str:
    """The journal and the records of the matches, in the order of their results, sealed."""
    body = write(tournament)
    for match in tournament.results():
        body += f"{RECORD} {match}\n{records[match]}"
    return f"{body}{SEAL} {hashlib.sha256(body.encode()).hexdigest()}\n"


# -- reading --------------------------------------------------------------------------------------
def read_input(text: str) -> Input:
    """The input of a text.

    >>> read_input("lot 4 2")
    Lot(order=(4, 2))
    """
    found = words(text)
    if not found:
        raise Malformed("not-one-of", 1, word="", may=", ".join(INPUTS))
    if one_of(found[0], INPUTS) == "lot":
        return Lot(tuple([_player(word) for word in found[1:]]))
    if found[0].text == "deal":
        match, deal = exactly(2, found[0], found[1:])
        return OneDeal(match.text, _deal(deal))
    if len(found) < 2:
        exactly(1, found[0], [])
    return Result(found[1].text, tuple([_deal(word) for word in found[2:]]))


def _player(word: Word) -> int:
    return number(word, 1, max(form.size() for form in FORMATS.values()))


def _deal(word: Word) -> Deal:
    winner, colon, points = word.text.partition(":")
    worth = Word(points, word.column + len(winner + colon))
    return Deal(_player(Word(winner, word.column)), number(worth, 0, MOST_POINTS))


def _length(word: Word) -> int:
    return number(word, DUEL_LENGTHS[0], DUEL_LENGTHS[-1])


def read(text: str) -> Tournament:
    """The tournament of a journal; a fault says in which line it is."""
    return _Reader(record.lines_of(text)).tournament()


class _Reader:
    """Reads a journal line by line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.place = 0

    def tournament(self) -> Tournament:
        """The whole tournament; a fault gets the line that was read last."""
        try:
            return self._tournament()
        except Unsound:
            raise
        except Malformed as malformed:
            raise Malformed.of(malformed.phrase, malformed.column, self._line()) from None
        except Illegal as illegal:
            raise Unsound("record-breaks-rule", self._line(), clause=illegal.clause) from None
        except Refused as refused:
            raise Malformed.of(refused.phrase, 1, self._line()) from None

    def _line(self) -> int:
        return min(self.place, len(self.lines) - 1) + 1

    def _tournament(self) -> Tournament:
        if self.lines[0] != HEADING:
            raise Malformed("not-a-tournament", 1)
        self.place = 1
        book = self._book()
        form = self._read("format", lambda word: one_of(word, tuple(FORMATS)))
        told = self._tells_duel()
        length = DUEL_DEALS if told else self._read(DUEL_LINE, _length)
        if not told and self._tells_duel():
            raise Malformed("field-twice", 1, word=DUEL_OPTION.key)
        options = self._options(book, form)
        tournament = Tournament(form, self._names(), length, options, version=book.version)
        while self.place < len(self.lines):
            tournament.enter(part(read_input, self.lines[self.place], 1))
            self.place += 1
        return tournament

    def _tells_duel(self) -> bool:
        """Whether an option says how long the duel is."""
        line = self._words()
        return any(word.text.startswith(f"{DUEL_OPTION.key}=") for word in line[1:])

    def _need(self, name: str, count: int) -> list[Word]:
        """The words behind the name that this line must begin with."""
        line = self._words()
        if not line or line[0].text != name:
            raise Malformed("expected-line", 1, name=name)
        return exactly(count, line[0], line[1:])

    def _read(self, name: str, meaning: Callable[[Word], T]) -> T:
        """The meaning of a line of a name and one word."""
        meant = meaning(self._need(name, 1)[0])
        self.place += 1
        return meant

    def _words(self) -> list[Word]:
        return words(self.lines[self.place]) if self.place < len(self.lines) else []

    def _book(self) -> Book:
        name, version = self._need("book", 2)
        if name.text != BOOK_108.name:
            raise Malformed("tournament-book", name.column, book=name.text, may=BOOK_108.name)
        book = read_edition(BOOK_108, [version])
        self.place += 1
        return book

    def _options(self, book: Book, form: str) -> Mapping[str, Value]:
        line = self._words()
        if not line or line[0].text != "options":
            return {}
        for word in line[1:]:
            if (key := word.text.partition("=")[0]) in FIXED_OPTIONS:
                raise Malformed("tournament-option", word.column, key=key, format=form)
        known = replace(book, options=(*book.options, DUEL_OPTION))
        decided = read_options(known, line[1:], book.seats[0], 1)
        self.place += 1
        return decided.changed()

    def _names(self) -> tuple[str, ...]:
        names: list[str] = []
        while self.place < len(self.lines) and self.lines[self.place].startswith("player "):
            parts = self.lines[self.place].split(" ", 2)
            if len(parts) < 3 or parts[1] != str(len(names) + 1):
                raise Malformed("expected-line", 1, name=f"player {len(names) + 1}")
            names.append(parts[2])
            self.place += 1
        return tuple(names)


# -- checking -------------------------------------------------------------------------------------
@dataclass(slots=True)
class _Section:
    """The record of a match in a file: which match, the line it begins at, its text."""

    match: str
    line: int
    text: str


def verify(text: str, find: Mapping[str, tuple[AnyGame, Book]]) -> Tournament:
    """The tournament of a file, if every byte of it is true; else `Malformed` or `Unsound`."""
    lines = record.lines_of(text)
    behind = [place for place, line in enumerate(lines) if line.split(" ")[0] in (RECORD, SEAL)]
    begin = min(behind, default=len(lines))
    tournament = read("\n".join(lines[:begin]))
    if not behind:
        raise Malformed("record-cut-short", 1, len(lines))
    sections = list(_sections(lines, begin))
    _check_places(tournament, sections, len(lines))
    records = {it.match: _checked_record(tournament, it, find) for it in sections}
    _check_lot(tournament, records, begin)
    again = write_all(tournament, {section.match: section.text for section in sections})
    _compare(text.split("\n"), again.split("\n"))
    return tournament


def _sections(lines: list[str], begin: int) -> Iterator[_Section]:
    """The records behind the journal; each ends with a seal of its own."""
    while begin < len(lines) and lines[begin].startswith(f"{RECORD} "):
        end = begin + 1
        while end < len(lines) and not lines[end].startswith(f"{SEAL} "):
            end += 1
        if end >= len(lines):
            raise Malformed("record-cut-short", 1, len(lines))
        text = "".join(f"{line}\n" for line in lines[begin + 1 : end + 1])
        yield _Section(lines[begin].removeprefix(f"{RECORD} "), begin + 2, text)
        begin = end + 1


def _check_places(tournament: Tournament, sections: list[_Section], last: int) -> None:
    """There is one record for each result, in the same order."""
    for place, match in enumerate(tournament.results()):
        if place >= len(sections):
            raise Unsound("tournament-no-record", last, match=match)
        if sections[place].match != match:
            raise Unsound("tournament-no-record", sections[place].line - 1, match=match)
    if len(sections) > len(tournament.results()):
        extra = sections[len(tournament.results())]
        raise Unsound("tournament-no-result", extra.line - 1, match=extra.match)


def _compare(lines: list[str], again: list[str]) -> None:
    for place in range(max(len(lines), len(again))):
        if lines[place : place + 1] != again[place : place + 1]:
            raise Unsound("record-line-changed", place + 1)


def _check_lot(tournament: Tournament, records: Mapping[str, Record], end: int) -> None:
    """A lot follows from the chance of all matches; without a server none was promised."""
    played = [records.get(it.name) for it in tournament.format().fixtures()]
    promises = [it.promise for it in played if it and it.promise and it.promise.secret]
    for place, entry in enumerate(tournament.inputs):
        if promises and isinstance(entry, Lot):
            before = replace(tournament, inputs=tournament.inputs[:place])
            if before.draw_lot(chance_of_all(promises)) != entry:
                raise Unsound("tournament-other-lot", end - len(tournament.inputs) + place + 1)


def _checked_record(
    tournament: Tournament, section: _Section, find: Mapping[str, tuple[AnyGame, Book]]
) -> Record:
    """The record is true, is of the match that was due, and gives the result that was entered."""
    sound = _sound(section, find)
    fixture, deals = tournament.fixture(section.match), tournament.results()[section.match]
    assert fixture is not None
    # Which seats bots played says nothing of the match that was due.
    book = BOOK_108.edition(sound.options.version)  # a match may have begun later than the first
    assert book is not None
    bots = {option.key: sound.options[option.key] for option in book.options if option.bots}
    wanted = fixture.options({**tournament.options, **bots}, len(deals), book)
    if (sound.options, sound.seats, sound.ending) != (wanted, len(fixture.players), "over"):
        raise Unsound("tournament-other-match", section.line, match=section.match)
    *_, (_, match) = sound.replay()
    if fixture.deals_of(match.events) != deals or sound.position is not None:
        raise Unsound("tournament-other-result", section.line, match=section.match)
    return sound


def _sound(section: _Section, find: Mapping[str, tuple[AnyGame, Book]]) -> Record:
    """The record of a section; its faults are shown in the whole file."""
    try:
        return record.verify(section.text, find)
    except Malformed as malformed:
        line = section.line + max(malformed.line, 1) - 1
        raise Malformed.of(malformed.phrase, malformed.column, line) from None
    except Unsound as unsound:
        unsound.line = section.line + max(unsound.line, 1) - 1
        raise
