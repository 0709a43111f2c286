"""Whole games, recorded once and for all: whatever changes in the program, they play out as then.

One file a version of a book, packed. A file is never written anew: a rule that changes gets a new
version of the book, and the games of that version get a file of their own beside the old ones.
`python -m tests.golden.corpus` records those of every version that has none yet. Once, before the
first release, a game was recorded again: in `golden/5` of uno-108 a last card had been carried to
the wrong seat, against K108-99 and K108-143.
"""

from __future__ import annotations

import lzma
from contextlib import suppress
from pathlib import Path

from stolik.bots import BOTS, Budget, make_bot
from stolik.bots.base import Bot
from stolik.core.conformance import any_options
from stolik.core.fairness import Stream, commit, key, seeded
from stolik.core.game import CLOCK, TABLE, AnyGame, Ring
from stolik.core.match import AnyMatch, Match
from stolik.core.options import Book
from stolik.core.phrase import Illegal
from stolik.core.record import FORMAT, Promise, Record
from stolik.games import BOOKS

FOLDER = Path(__file__).parent
GAMES = 60
LONGEST = 220


def path(book: Book) -> Path:
    """Where the games of a version are kept."""
    return FOLDER / book.name / f"version-{book.version}.xz"


def records(book: Book) -> list[str]:
    """The games of a version of a book, as records."""
    text = lzma.decompress(path(book).read_bytes()).decode()
    return [f"{FORMAT}{part}" for part in text.split(FORMAT)[1:]]


def write(game: AnyGame, book: Book) -> None:
    """Record the games of a version."""
    text = "".join(play(game, book, f"golden/{number}") for number in range(GAMES))
    path(book).parent.mkdir(exist_ok=True)
    path(book).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def play(game: AnyGame, book: Book, seed: str) -> str:
    """One game with everything that can happen at a table; the record of it."""
    luck = seeded(seed)
    seats = book.seats[luck(len(book.seats))]
    options = book.decide(any_options(book, seats, luck), seats, people=0)
    secret = bytes(luck(256) for _ in range(32))
    name = seed.encode().hex()
    promise = Promise(name, commit(name, secret), {0: bytes(luck(256) for _ in range(32))})
    below = Stream(key(name, secret, promise.shares))
    match: AnyMatch = Match.begin(game, options, seats, below)
    bots = list(BOTS[game.name])
    players = [make_bot(game, bots[luck(len(bots))]) for _ in range(seats)]
    while game.outcome(match.state) is None and len(match.entries) < LONGEST:
        _input(match, players, below, luck)
    promise.secret = secret
    return Record.of(match, options, seats, promise=promise, abandoned=True).text()


def _input(match: AnyMatch, players: list[Bot], below: Stream, luck: Stream) -> None:
    """The next thing that happens: now and then somebody leaves, comes back, or is too slow."""
    game, state = match.game, match.state
    at = match.entries[-1].at + luck(9000)
    able = [who for who in game.actors(state) if who >= 0 and game.legal(state, who)]
    due = [alarm for alarm in game.alarms(state) if alarm.due <= at or not able]
    around = game.legal(state, TABLE)
    owed = game.owed(state)
    if due:
        match.play(CLOCK, Ring(due[0].name), below, max(at, due[0].due))
    elif around and not luck(30):
        match.play(TABLE, around[luck(len(around))], below, at)
    elif owed is not None:
        match.play(TABLE, owed, below, at)
    else:
        seat = able[luck(len(able))] if len(able) > 1 else game.due(state)[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        chosen = players[seat].choose(view, match.heard(seat), legal, Budget(), luck)
        with suppress(Illegal):  # too early in a race: another time
            match.play(seat, chosen, below, at)


if __name__ == "__main__":
    for each_game, newest in BOOKS.values():
        for each_book in (newest, *newest.earlier):
            if not path(each_book).exists():
                write(each_game, each_book)
