"""`stolik show`: a position as a picture, in the terminal or as SVG."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from stolik.cli.arguments import Parser, whole_number
from stolik.core.game import AnyGame, Span
from stolik.core.notation import LONGEST_POSITION, Word, fields
from stolik.core.phrase import Malformed
from stolik.games import BOOKS
from stolik.rulebook import Speaker


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("position", help=say("help-show-position"))
    parser.add_argument("--svg", type=Path, help=say("help-show-svg"))
    parser.add_argument("--seat", help=say("help-show-seat"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Draw the position."""
    # One sign more than a position may have shows that it is too long.
    given = asked.position
    text = sys.stdin.read(LONGEST_POSITION + 1) if given == "-" else given
    game = game_of(text)
    state = game.read_position(text)
    view = _view(game, state, asked.seat)
    if asked.svg is None:
        draw(Console(highlight=False), game, view, say)
    elif str(asked.svg) == "-":
        print(game.svg(view, say), end="")
    else:
        asked.svg.write_text(game.svg(view, say), encoding="utf-8")
    return 0


def game_of(text: str) -> AnyGame:
    """The game whose book a position begins with."""
    found = fields(text)
    name = found[0].key if found else Word("", 1)
    if name.text not in BOOKS:
        raise Malformed("unknown-book", name.column, book=name.text, may=", ".join(BOOKS))
    return BOOKS[name.text][0]


def _view(game: AnyGame, state: Any, seat: str | None) -> Any:
    if seat is None:
        return game.open_view(state)
    return game.view(state, whole_number("--seat", seat, 0, state.seats - 1))


def draw(console: Console, game: AnyGame, view: Any, say: Speaker) -> None:
    """The table in a terminal."""
    print_lines(console, game.picture(view, say, console.width))


def print_lines(console: Console, lines: Iterable[list[Span]]) -> None:
    """The lines of a picture in a terminal."""
    for line in lines:
        console.print(Text.assemble(*[(span.text, span.style) for span in line]), soft_wrap=True)
