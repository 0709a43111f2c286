"""`stolik conform`: does a game keep the promises of a game?"""

from __future__ import annotations

import argparse

from stolik.cli.arguments import Parser, book_named, whole_number
from stolik.cli.progress import progress
from stolik.core.conformance import Report, check_game
from stolik.games import BOOKS
from stolik.rulebook import Speaker


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("book", help=say("help-book"))
    parser.add_argument("--seats", help=say("help-conform-seats"))
    parser.add_argument("--steps", default="10000", help=say("help-conform-steps"))
    parser.add_argument("--seed", default="1", help=say("help-seed"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Play at random with drawn options and look at everything."""
    _, book = BOOKS[book_named(asked.book)]
    low, high = book.seats[0], book.seats[-1]
    seats = [whole_number("--seats", asked.seats, low, high)] if asked.seats else list(book.seats)
    steps = whole_number("--steps", asked.steps, 1, 10**9)
    reports = [_check(asked.book, count, steps, asked.seed, say) for count in seats]
    return 1 if any(report.failures for report in reports) else 0


def _check(book: str, seats: int, steps: int, seed: str, say: Speaker) -> Report:
    game, rules = BOOKS[book]
    with progress(say("conform-playing"), steps) as done:
        report = check_game(game, rules, seats, steps, seed, done=done)
    _show(report, say)
    return report


def _show(report: Report, say: Speaker) -> None:
    facts = {"seats": report.seats, "steps": report.steps, "matches": report.matches}
    print(say("conform-line", game=report.game, failures=len(report.failures), **facts))
    print(say("conform-clauses"), ", ".join(sorted(report.clauses)))
    seen = [f"{name} {count}" for name, count in sorted(report.seen.items())]
    print(say("conform-seen"), ", ".join(seen))
    for failure in report.failures:
        print(failure)
