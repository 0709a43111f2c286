"""`stolik ubongo`: the boards of Ubongo to look at, print, measure and practise on; new ones."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from stolik.cli.arguments import Parser, whole_number
from stolik.cli.paper import pdf
from stolik.cli.practice import Practice
from stolik.cli.progress import progress
from stolik.cli.raster import png
from stolik.core.fairness import seeded
from stolik.core.phrase import Refused
from stolik.games.ubongo.boards import SETS, SIDES, BoardSet, Side, board_set, write_set
from stolik.games.ubongo.generator import Exhausted, gathers, generate
from stolik.games.ubongo.ink import svg
from stolik.games.ubongo.pieces import class_of
from stolik.games.ubongo.practice import draw, puzzle
from stolik.games.ubongo.reading import read_set
from stolik.games.ubongo.sheets import overview, to_print
from stolik.games.ubongo.survey import Survey, quantile, survey
from stolik.rulebook import Speaker

#: How many pixels a PNG has to the millimetre.
DOTS = 3
#: How wide the bins of the histogram are, and how long its longest bar.
BIN, LONGEST = 0.25, 50


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command and of its four parts."""
    parts = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"))
    boards = _part(parts, "boards", say)
    boards.set_defaults(part=_boards)
    for kind in ("svg", "png", "pdf"):
        boards.add_argument(f"--{kind}", type=Path, help=say(f"help-ubongo-{kind}"))
    stats = _part(parts, "stats", say)
    stats.set_defaults(part=_stats)
    for part in (boards, stats):
        part.add_argument("--set", help=say("help-ubongo-set"))
        part.add_argument("--file", help=say("help-ubongo-file"))
    new = _part(parts, "generate", say)
    new.set_defaults(part=_generate)
    new.add_argument("--seed", default="1", help=say("help-seed"))
    alone = _part(parts, "practice", say)
    alone.set_defaults(part=_practice)
    alone.add_argument("--puzzle", help=say("help-ubongo-puzzle"))
    alone.add_argument("--seed", help=say("help-seed"))
    parser.set_defaults(part=None, help_page=parser.format_help)


def _part(parts: Any, name: str, say: Speaker) -> Parser:
    text = say(f"help-ubongo-{name}")
    part: Parser = parts.add_parser(name, say=say, help=text, description=text)
    part.add_argument("--lang", help=say("help-lang"))
    part.add_argument("--side", help=say("help-ubongo-side"))
    return part


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """One of the parts; without one, the help."""
    if asked.part is None:
        print(asked.help_page(), end="")
    else:
        asked.part(asked, say)
    return 0


def _side(asked: argparse.Namespace, usual: Side = "hard") -> Side:
    """The side asked for, the usual one if none is."""
    wanted = usual if asked.side is None else asked.side
    for side in SIDES:
        if side == wanted:
            return side
    raise Refused("unknown-side", word=wanted, may=", ".join(SIDES))


def _number(asked: argparse.Namespace, side: Side) -> int:
    return whole_number("--set", "1" if asked.set is None else asked.set, 1, SETS[side])


def _from_file(name: str) -> BoardSet:
    text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    return read_set(text)


# -- boards ---------------------------------------------------------------------------------------
def _boards(asked: argparse.Namespace, say: Speaker) -> None:
    """Draw a set; print it as text if no picture is asked for."""
    boards, title = _chosen(asked, say)
    if asked.svg:
        _write(asked.svg, svg(overview(boards), title).encode())
    if asked.png:
        _write(asked.png, png(overview(boards), DOTS))
    if asked.pdf:
        _write(asked.pdf, pdf(to_print(boards), title, say.language))
    if not (asked.svg or asked.png or asked.pdf):
        print(write_set(boards))


def _chosen(asked: argparse.Namespace, say: Speaker) -> tuple[BoardSet, str]:
    """The set asked for, and what to call it."""
    if asked.file is not None:
        return _from_file(asked.file), say("ubongo-set-file", file=Path(asked.file).name)
    side = _side(asked)
    number = _number(asked, side)
    return board_set(side, number), say(f"ubongo-set-{side}", number=number)


def _write(path: Path, data: bytes) -> None:
    if str(path) == "-":
        sys.stdout.buffer.write(data)
    else:
        path.write_bytes(data)


# -- stats ----------------------------------------------------------------------------------------
def _stats(asked: argparse.Namespace, say: Speaker) -> None:
    """How hard the puzzles are, and how even the boards of a round."""
    chosen = _to_measure(asked, say)
    with progress(say("ubongo-measuring"), len(chosen)) as done:
        surveys = {}
        for place, (title, boards) in enumerate(chosen.items(), 1):
            surveys[title] = survey(boards)
            done(place)
    console = Console(highlight=False)
    for title, table in (("figures", _figures), ("histogram", _histogram)):
        console.print(say(f"ubongo-stats-{title}"), style="bold")
        console.print(table(surveys, say))


def _to_measure(asked: argparse.Namespace, say: Speaker) -> dict[str, BoardSet]:
    """The sets to measure by what they are called: one, those of a side, or all."""
    if asked.file is not None:
        boards, title = _chosen(asked, say)
        return {title: boards}
    found = {}
    for side in SIDES if asked.side is None else [_side(asked)]:
        every = range(1, SETS[side] + 1)
        for number in every if asked.set is None else [_number(asked, side)]:
            found[say(f"ubongo-set-{side}", number=number)] = board_set(side, number)
    return found


def _figures(surveys: dict[str, Survey], say: Speaker) -> Table:
    """A line for each set: how hard it is, and what lies between the boards of a round."""
    table = Table(box=None, pad_edge=False)
    table.add_column(say("ubongo-stats-set"), no_wrap=True)
    for title in ("cells", "difficulty", "spread", "spread-most", "spread-largest", "unique"):
        table.add_column(say(f"ubongo-stats-{title}"), justify="right")
    for title, it in surveys.items():
        spreads = [f"{quantile(it.spreads, share):.2f}" for share in (0.5, 0.95, 1)]
        difficulty = f"{quantile(it.difficulties, 0.5):.2f}"
        unique = f"{it.unique / len(it.difficulties):.0%}"
        table.add_row(title, f"{it.cells[0]}–{it.cells[-1]}", difficulty, *spreads, unique)
    return table


def _histogram(surveys: dict[str, Survey], say: Speaker) -> Table:
    """How many puzzles are how hard, all sets together."""
    counts: dict[int, int] = {}
    for it in surveys.values():
        for difficulty in it.difficulties:
            counts[int(difficulty / BIN)] = counts.get(int(difficulty / BIN), 0) + 1
    table = Table(box=None, pad_edge=False)
    table.add_column(say("ubongo-stats-difficulty"))
    table.add_column(say("ubongo-stats-puzzles"), justify="right")
    table.add_column("")
    for step in range(min(counts), max(counts) + 1):
        count = counts.get(step, 0)
        bar = "█" * round(LONGEST * count / max(counts.values()))
        table.add_row(f"{step * BIN:.2f}–{(step + 1) * BIN:.2f}", str(count), bar)
    return table


# -- new ones -------------------------------------------------------------------------------------
def _generate(asked: argparse.Namespace, say: Speaker) -> None:
    """Make a set with no area of those that come with the game, and print it."""
    side = _side(asked)
    shipped = [board_set(it, number) for it in SIDES for number in range(1, SETS[it] + 1)]
    taken = {class_of(board.area) for boards in shipped for group in boards for board in group}
    try:
        with progress(say("ubongo-making"), gathers(side)) as done:
            boards = generate(side, seeded(asked.seed), taken, lambda found, _: done(found))
    except Exhausted:
        raise Refused("ubongo-exhausted", seed=asked.seed) from None
    print(write_set(boards))


# -- for one --------------------------------------------------------------------------------------
def _practice(asked: argparse.Namespace, say: Speaker) -> None:
    """Puzzles without end: the one asked for, if any, then others of its side."""
    below = secrets.randbelow if asked.seed is None else seeded(asked.seed)
    named = None if asked.puzzle is None else puzzle(asked.puzzle)
    side = _side(asked, "easy" if named is None else named.side)
    Practice(say).run(named or draw(side, below), lambda: draw(side, below))
