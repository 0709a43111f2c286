"""Matches of UNO stopped somewhere in random play, for tests of bots."""

from __future__ import annotations

from typing import Any

from stolik.core.conformance import any_options
from stolik.core.fairness import seeded
from stolik.core.game import TABLE, Below
from stolik.core.match import AnyMatch, Match
from stolik.games import BOOKS


def stroll(book: str, seats: int, seed: str, options: dict[str, object], steps: int) -> AnyMatch:
    """A match stopped somewhere in random play."""
    game, rules = BOOKS[book]
    below = seeded(seed)
    match: AnyMatch = Match.begin(game, rules.decide(options, seats, people=0), seats, below)
    for _ in range(steps):
        if game.outcome(match.state) is not None:
            break
        who, action = any_input(match, below)
        match.play(who, action, below)
        if (owed := game.owed(match.state)) is not None:
            match.play(TABLE, owed, below)
    return match


def any_input(match: AnyMatch, below: Below) -> tuple[int, Any]:
    """Now and then a word or a catch of anybody, else something plain of who is due."""
    game, due = match.game, match.game.due(match.state)[0]
    seats = [seat for seat in match.game.actors(match.state) if seat >= 0]
    who = seats[below(len(seats))]
    legal = game.legal(match.state, who)
    if who != due and legal and not below(2):
        return who, legal[below(len(legal))]
    legal = game.legal(match.state, due)
    plain = game.plain(legal) if below(4) else legal
    return due, plain[below(len(plain))]


def strolls(count: int, name: str) -> list[AnyMatch]:
    """Matches of both books with any options, stopped where somebody is to decide."""
    found: list[AnyMatch] = []
    for number in range(count):
        book = ("uno-108", "uno-112")[number % 2]
        below = seeded(f"{name}/{number}")
        seats = 2 + below(9)
        options = any_options(BOOKS[book][1], seats, below)
        match = stroll(book, seats, f"{name}/{number}/play", options, below(60))
        if match.game.outcome(match.state) is None:
            found.append(match)
    return found
