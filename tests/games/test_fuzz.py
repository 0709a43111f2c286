"""A thousand bent positions and a thousand bent records of each book: each is read as something
sound, or refused in one line that says where, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core.conformance import any_options
from stolik.core.fairness import Stream, commit, key, seeded
from stolik.core.game import CHANCE, CLOCK, TABLE, Below
from stolik.core.match import AnyMatch, Match
from stolik.core.phrase import Illegal, Malformed
from stolik.core.record import Promise, Record, Unsound, verify
from stolik.games import BOOKS
from tests.kit import placed, sayable

#: Unikat has a file of its own.
BOOK_NAMES = ("uno-108", "uno-112", "ubongo")
BENT = 1000
ALL = pytest.mark.parametrize("book", BOOK_NAMES)
SIGNS = ";; ,@=+-|#RYGBW0123456789 abcxyz\n\t\x85ä٣\u202e\ud800{}"


def _step(match: AnyMatch, luck: Below, below: Below) -> bool:
    """Whether somebody did something, by luck; chance draws from its own."""
    game, state = match.game, match.state
    if game.outcome(state) is not None:
        return False
    now, alarms = match.entries[-1].at, game.alarms(state)
    if (owed := game.owed(state)) is not None:
        match.play(TABLE, owed, below, now)
        return True
    seats = [who for who in game.actors(state) if who >= 0 and game.legal(state, who)]
    if alarms and (not seats or luck(9) == 0):
        ring = game.legal(state, CLOCK)[0]
        match.play(CLOCK, ring, below, max(now, *[alarm.due for alarm in alarms]))
        return True
    seat = seats[luck(len(seats))]
    legal = [*game.tries(state, seat), *game.legal(state, seat)]
    try:
        match.play(seat, legal[luck(len(legal))], below, now + 300)
    except Illegal:
        match.play(CLOCK, game.legal(state, CLOCK)[0], below, max(now, alarms[0].due))
    return True


def bent(text: str, other: str, below: Below) -> str:
    """A text with some signs dropped, changed or put in, or with a part of another one."""
    for _ in range(1 + below(3)):
        place = below(len(text) + 1)
        sign = SIGNS[below(len(SIGNS))]
        words, others = text.split(" "), other.split(" ")
        match below(6):
            case 0:
                text = text[:place] + text[place + 1 + below(4) :]
            case 1:
                text = text[:place] + sign + text[place + 1 :]
            case 2:
                text = text[:place] + sign + text[place:]
            case 3:
                words[below(len(words))] = others[below(len(others))]
                text = " ".join(words)
            case 4:
                words.insert(below(len(words) + 1), others[below(len(others))])
                text = " ".join(words)
            case _:
                text = text[:place] + other[below(len(other)) :]
    return text


def positions(book: str) -> list[str]:
    """Positions of matches at random."""
    game, found = BOOKS[book][0], []
    for number in range(12):
        below = seeded(f"{book}/{number}")
        rules = BOOKS[book][1]
        seats = rules.seats[below(min(4, len(rules.seats)))]
        options = rules.decide(any_options(rules, seats, below), seats, people=0)
        match: AnyMatch = Match.begin(game, options, seats, below)
        for _ in range(30):
            found.append(game.write_position(match.state))
            if not _step(match, below, below):
                break
    return found


@pytest.mark.slow
@ALL
def test_a_bent_position_is_refused_with_its_place_or_plays_on(book: str) -> None:
    game, below = BOOKS[book][0], seeded(f"bend/{book}")
    texts, read = positions(book), 0
    for _ in range(BENT):
        text = bent(texts[below(len(texts))], texts[below(len(texts))], below)
        try:
            state = game.read_position(text)
        except Malformed as malformed:
            placed(malformed, text)
            continue
        read += 1
        _plays_on(Match(game, state), below)
    assert BENT // 100 < read < BENT


def _plays_on(match: AnyMatch, below: Below) -> None:
    """What was read is sound, reads back the same, and goes on by the rules."""
    game = match.game
    assert game.faults(match.state) == []
    text = game.write_position(match.state)
    assert game.write_position(game.read_position(text)) == text
    if CHANCE in game.actors(match.state):
        match.settle(below)
    for _ in range(6):
        if not _step(match, below, below):
            break
        assert game.faults(match.state) == []


def records(book: str) -> list[str]:
    """Short records with committed chance."""
    game, rules = BOOKS[book]
    found = []
    for number in range(4):
        below = seeded(f"record/{book}/{number}")
        secret = bytes(below(256) for _ in range(32))
        promise = Promise("a", commit("a", secret), {0: b"\5" * 32}, secret)
        stream: Any = Stream(key("a", secret, promise.shares))
        options = rules.decide(any_options(rules, 3, below), 3, people=0)
        match: AnyMatch = Match.begin(game, options, 3, stream)
        for _ in range(12):
            _step(match, below, stream)
        found.append(Record.of(match, options, 3, promise=promise, abandoned=True).text())
    return found


@pytest.mark.slow
@ALL
def test_a_bent_record_is_refused_with_its_line(book: str) -> None:
    below, texts = seeded(f"bend record/{book}"), records(book)
    for text in texts:
        verify(text, BOOKS)
    for _ in range(BENT):
        first = texts[below(len(texts))]
        text = bent(first, texts[below(len(texts))], below)
        if text == first:
            continue
        with pytest.raises((Malformed, Unsound)) as refused:
            verify(text, BOOKS)
        if isinstance(refused.value, Malformed):
            placed(refused.value, text)
        else:
            sayable(refused.value)
