"""A match as text: one line an entry, each with a hash of everything up to it, sealed at the end.

The text is canonical: a record is sound exactly if reading it, replaying it and writing it again
gives the same bytes. docs/notation.md describes it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from stolik.core.fairness import MOST, Mismatch, Pick, Script, Stream, commit, key
from stolik.core.game import ACTOR_NAMES, CHANCE, TABLE, Actor, AnyGame, Seat
from stolik.core.match import AnyMatch, Entry, Match, Step
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
from stolik.core.options import Book, Options
from stolik.core.phrase import Illegal, Malformed, Refused

FORMAT = "stolik record 1"
ENDINGS = ("over", "abandoned", "open")
LONGEST_MATCH = 10**12
#: Bytes of a record, and of a line of one. A thousand deals for ten make 7 MB, and in play the
#: longest line, such a deal with its draws, has about 1,000.
LONGEST_RECORD, LONGEST_LINE = 20_000_000, 100_000
BEGIN = "begin"
T = TypeVar("T")


class Unsound(Refused):
    """A record that does not hold what it says; `line` (from 1) is where, 0 for the whole."""

    def __init__(self, reason: str, line: int = 0, **facts: int | str) -> None:
        super().__init__(reason, **facts)
        self.line = line


@dataclass(slots=True)
class Promise:
    """The committed chance of a record; the secret is there once it is opened."""

    match: str
    commit: str
    shares: dict[Seat, bytes] = field(default_factory=dict)
    secret: bytes | None = None


@dataclass(slots=True)
class Record:
    """What a record says, before anybody believes it."""

    game: AnyGame
    options: Options
    seats: int
    entries: list[Entry[Any]]
    ending: str = "open"
    position: str | None = None
    promise: Promise | None = None

    @classmethod
    def of(
        cls,
        match: AnyMatch,
        options: Options,
        seats: int,
        *,
        position: str | None = None,
        promise: Promise | None = None,
        abandoned: bool = False,
    ) -> Record:
        """The record of a match as far as it has come."""
        over = match.game.outcome(match.state) is not None
        ending = "over" if over else "abandoned" if abandoned else "open"
        return cls(match.game, options, seats, match.entries, ending, position, promise)

    def opening(self) -> Any:
        """The state before the first entry."""
        if self.position is not None:
            return self.game.read_position(self.position)
        return self.game.new(self.options, self.seats)

    def replay(self) -> Iterator[tuple[Entry[Any], AnyMatch]]:
        """Each entry, and the match just after it; the match is the same object all along."""
        match = Match(self.game, self.opening())
        for place, entry in enumerate(self.entries):
            if place:
                match.apply(entry.who, entry.action, entry.at)
            for step in entry.chance:
                match.apply(CHANCE, step.action)
            yield entry, match

    def text(self) -> str:
        """The record as text."""
        lines = self._head()
        chain = hashlib.sha256("\n".join(lines).encode())
        for place, (entry, match) in enumerate(self.replay()):
            line = self._entry_line(place, entry)
            chain.update(f"\n{line}\n{self.game.write_position(match.state)}".encode())
            lines.append(f"{line} # {chain.hexdigest()[:16]}")
        lines.append(f"end {self.ending}")
        if self.promise and self.promise.secret is not None:
            lines.append(f"secret {self.promise.secret.hex()}")
        body = "\n".join(lines) + "\n"
        return f"{body}seal {hashlib.sha256(body.encode()).hexdigest()}\n"

    def first_line(self) -> int:
        """The line of the text in which the first entry stands."""
        return len(self._head()) + 1

    def _head(self) -> list[str]:
        lines = [FORMAT, f"book {self.options.book} {self.options.version}", f"seats {self.seats}"]
        if self.options.changed():
            lines.append(f"options {self.options.text()}")
        if self.promise:
            lines += [f"match {self.promise.match}", f"commit {self.promise.commit}"]
            shares = sorted(self.promise.shares.items())
            lines += [f"share {seat} {share.hex()}" for seat, share in shares]
        if self.position is not None:
            lines.append(f"position {self.position}")
        return lines

    def _entry_line(self, place: int, entry: Entry[Any]) -> str:
        action = BEGIN if entry.action is None else self.game.write_action(entry.action)
        parts = [f"{place} {entry.at} {actor_text(entry.who)} {action}"]
        parts += [step_text(self.game, step) for step in entry.chance]
        return " | ".join(parts)


def step_text(game: AnyGame, step: Step[Any]) -> str:
    """What chance did, and the draws it came from, as text."""
    picks = "".join(f" {pick.n}:{pick.k}" for pick in step.picks)
    return game.write_action(step.action) + (f" ={picks}" if picks else "")


def actor_text(who: Actor) -> str:
    """The actor as text: a seat's number, or a name."""
    return ACTOR_NAMES.get(who, str(who))


def read_actor(word: Word, seats: int) -> Actor:
    """The actor of a word."""
    for actor, name in ACTOR_NAMES.items():
        if word.text == name:
            return actor
    return number(word, 0, seats - 1)


def check_size(text: str | bytes) -> None:
    """Refuse what is longer than any record that was played, before anything is made of it."""
    if len(text) > LONGEST_RECORD:
        raise Unsound("record-too-long", most=LONGEST_RECORD // 10**6)


def lines_of(text: str) -> list[str]:
    """The lines of a record or of a tournament, none of them too long."""
    check_size(text)
    lines = text.removesuffix("\n").split("\n")
    for place, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise Malformed("line-too-long", LONGEST_LINE + 1, place, most=LONGEST_LINE)
    return lines


def read(text: str, find: Mapping[str, tuple[AnyGame, Book]]) -> Record:
    """The record of a text; `find` names the books that can be played."""
    return _Reader(text, find).record()


def verify(text: str, find: Mapping[str, tuple[AnyGame, Book]]) -> Record:
    """The record of a text, if every byte of it is true; else `Malformed` or `Unsound`."""
    record = read(text, find)
    _check_rules(record)
    _compare(text, record.text())
    _check_ending(record)
    _check_chance(record)
    return record


def _check_rules(record: Record) -> None:
    done = 0
    try:
        for _ in record.replay():
            done += 1
    except Illegal as illegal:
        line = record.first_line() + done
        raise Unsound("record-breaks-rule", line, clause=illegal.clause) from None
    except Refused:
        raise Unsound("record-breaks-time", record.first_line() + done) from None


def _compare(text: str, again: str) -> None:
    if text == again:
        return
    lines, lines_again = text.split("\n"), again.split("\n")
    for place, (line, true) in enumerate(zip(lines, lines_again, strict=False), 1):
        if line != true:
            raise Unsound("record-line-changed", place)
    raise Unsound("record-line-changed", min(len(lines), len(lines_again)) + 1)


def _check_ending(record: Record) -> None:
    *_, (_, match) = record.replay()
    over = record.game.outcome(match.state) is not None
    if over != (record.ending == "over"):
        raise Unsound("record-wrong-end", ending=record.ending)


def _check_chance(record: Record) -> None:
    """Every draw again from the opened secret, and every draw replayed to its card."""
    below = _promised(record)
    first = record.first_line()
    match = Match(record.game, record.opening())
    for place, entry in enumerate(record.entries):
        if place:
            match.apply(entry.who, entry.action, entry.at)
        for step in entry.chance:
            if below or step.picks:
                _redraw(match, step, below, first + place)
            match.apply(CHANCE, step.action)


def _promised(record: Record) -> Stream | None:
    """The draws of the opened secret; None where nothing was promised, or the game goes on."""
    promise = record.promise
    if promise is None:
        return None
    if promise.secret is None:
        if record.ending != "open":
            raise Unsound("record-secret-kept")
        return None
    if commit(promise.match, promise.secret) != promise.commit:
        raise Unsound("record-wrong-secret")
    return Stream(key(promise.match, promise.secret, promise.shares))


def _redraw(match: AnyMatch, step: Step[Any], below: Stream | None, line: int) -> None:
    fault = Unsound("record-wrong-draw" if below else "record-other-draw", line)
    if below and any(pick.k != below(pick.n) for pick in step.picks):
        raise fault
    script = Script(step.picks)
    try:
        action = match.game.draw(match.state, script)
    except Mismatch:
        raise fault from None
    if action != step.action or not script.spent():
        raise fault


class _Reader:
    """Reads a record line by line; every fault says which line and column."""

    def __init__(self, text: str, find: Mapping[str, tuple[AnyGame, Book]]) -> None:
        self.text = text
        self.lines = lines_of(text)
        self.place = 0
        self.find = find

    def record(self) -> Record:
        """The whole record; a fault without a line gets the one that was read last."""
        try:
            self._check_letters()
            return self._record()
        except Malformed as malformed:
            line = malformed.line or min(self.place, len(self.lines) - 1) + 1
            raise Malformed.of(malformed.phrase, malformed.column, line) from None

    def _check_letters(self) -> None:
        """Half a letter (a lone surrogate) has no bytes, so that nothing could be hashed."""
        try:
            self.text.encode()
        except UnicodeEncodeError as error:
            before = self.text[: error.start].split("\n")
            raise Malformed("not-utf-8", len(before[-1]) + 1, len(before)) from None

    def _record(self) -> Record:
        if self.lines[0] != FORMAT:
            raise Malformed("not-a-record", 1)
        self.place = 1
        game, book = self._book()
        seats = self._read("seats", lambda word: number(word, book.seats[0], book.seats[-1]))
        options = self._options(book, seats)
        promise = self._promise(seats)
        position = self._position(game, options, seats)
        entries = self._entries(game, seats)
        ending = self._read("end", lambda word: one_of(word, ENDINGS))
        if promise and self._has("secret"):
            promise.secret = self._read("secret", _bytes)
        self._read("seal", _bytes)
        if self.place != len(self.lines):
            raise Malformed("after-the-seal", 1)
        return Record(game, options, seats, entries, ending, position, promise)

    def _words(self) -> list[Word]:
        if self.place >= len(self.lines):
            raise Malformed("record-cut-short", 1)
        return words(self.lines[self.place])

    def _has(self, name: str) -> bool:
        line = self._words()
        return bool(line) and line[0].text == name

    def _need(self, name: str, count: int) -> list[Word]:
        """The words behind the name that this line must begin with."""
        if not self._has(name):
            raise Malformed("expected-line", 1, name=name)
        line = self._words()
        return exactly(count, line[0], line[1:])

    def _read(self, name: str, meaning: Callable[[Word], T]) -> T:
        """The meaning of a line of a name and one word."""
        meant = meaning(self._need(name, 1)[0])
        self.place += 1
        return meant

    def _book(self) -> tuple[AnyGame, Book]:
        name, version = self._need("book", 2)
        if name.text not in self.find:
            raise Malformed("unknown-book", name.column, book=name.text, may=", ".join(self.find))
        game, book = self.find[name.text]
        edition = read_edition(book, [version])
        self.place += 1
        return game, edition

    def _options(self, book: Book, seats: int) -> Options:
        named = self._has("options")
        options = read_options(book, self._words()[1:] if named else [], seats, 1)
        self.place += named
        return options

    def _promise(self, seats: int) -> Promise | None:
        if not self._has("match"):
            return None
        match = self._read("match", lambda word: word.text)
        promise = Promise(match, self._read("commit", lambda word: _bytes(word).hex()))
        while self._has("share"):
            seat, share = self._need("share", 2)
            promise.shares[number(seat, 0, seats - 1)] = _bytes(share)
            self.place += 1
        return promise

    def _position(self, game: AnyGame, options: Options, seats: int) -> str | None:
        """The position to begin from, which must be of the table that the lines above describe."""
        if not self._has("position"):
            return None
        name, _, text = self.lines[self.place].partition(" ")
        if name != "position":
            raise Malformed("expected-line", 1, name="position")
        state = part(game.read_position, text, len(name) + 2)
        if (state.options, state.seats) != (options, seats):
            raise Malformed("position-other-table", len(name) + 2)
        self.place += 1
        return text

    def _entries(self, game: AnyGame, seats: int) -> list[Entry[Any]]:
        entries: list[Entry[Any]] = []
        while not self._has("end"):
            entries.append(_entry(self.lines[self.place], game, seats, len(entries)))
            self.place += 1
        if not entries:
            raise Malformed("expected-entry", 1, place=0)
        return entries


def _entry(line: str, game: AnyGame, seats: int, place: int) -> Entry[Any]:
    first, *steps = _pieces(line.partition(" # ")[0])
    head = words(first.text)
    if len(head) < 4 or head[0].text != str(place):
        raise Malformed("expected-entry", 1, place=place)
    # The beginning is the table's, and at 0: the match counts its time from there.
    at, who = number(head[1], 0, LONGEST_MATCH if place else 0), read_actor(head[2], seats)
    if who == CHANCE or (place == 0 and who != TABLE):
        raise Malformed("expected-entry", head[2].column, place=place)
    text = first.text[head[3].column - 1 :]
    if place == 0 and text != BEGIN:
        raise Malformed("expected-entry", head[3].column, place=place)
    action = part(game.read_action, text, head[3].column) if place else None
    return Entry(at, who, action, [read_step(step, game) for step in steps])


def _pieces(line: str) -> list[Word]:
    """An entry and the steps of chance behind it, each with its column."""
    pieces, column = [], 1
    for text in line.split(" | "):
        pieces.append(Word(text, column))
        column += len(text) + len(" | ")
    return pieces


def read_step(piece: Word, game: AnyGame) -> Step[Any]:
    """What chance did, from its text."""
    text, _, picks = piece.text.partition(" = ")
    action = part(game.read_action, text, piece.column)
    found = words(picks, piece.column + len(text) + len(" = "))
    return Step(action, tuple(_pick(word) for word in found))


def _pick(word: Word) -> Pick:
    n, colon, k = word.text.partition(":")
    out_of = number(Word(n, word.column), 1, MOST)
    return Pick(out_of, number(Word(k, word.column + len(n + colon)), 0, out_of - 1))


def _bytes(word: Word) -> bytes:
    try:
        return bytes.fromhex(word.text)
    except ValueError:
        raise Malformed("not-hex", word.column, word=word.text) from None
