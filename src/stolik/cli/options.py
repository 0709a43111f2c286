"""`stolik options`: what a table may decide."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from stolik.cli.arguments import Parser, book_named
from stolik.games import BOOKS
from stolik.rulebook import Speaker


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("book", nargs="?", default=next(iter(BOOKS)), help=say("help-book"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """One row an option."""
    _, book = BOOKS[book_named(asked.book)]
    table = Table(box=None, pad_edge=False)
    for title in ("options-key", "options-values", "options-clause", "options-meaning"):
        table.add_column(say(title), overflow="fold")
    for option in book.options:
        values = say("options-default", default=str(option.default), may=option.may())
        table.add_row(option.key, values, option.clause, say(option.key.replace(".", "-")))
    Console(highlight=False).print(table)
    return 0
