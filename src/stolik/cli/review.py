"""`stolik review`: a recorded match in hindsight, as words, as JSON and as a graph."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stolik.bots import Budget
from stolik.cli.arguments import Parser, check_writable, record_in, whole_number
from stolik.cli.graph import draw, label
from stolik.cli.progress import progress
from stolik.cli.raster import png
from stolik.core import record as records
from stolik.core.game import Seat
from stolik.core.phrase import Refused, Seats
from stolik.core.record import Record
from stolik.games import BOOKS
from stolik.games.ubongo.ink import svg
from stolik.review import Choice, Effort, Review, review
from stolik.review.hindsight import data
from stolik.review.reading import survey
from stolik.review.thinking import percent
from stolik.rulebook import Speaker

#: Parts of the bar, and pixels to the millimetre.
FINE, DOTS = 1000, 6
BLOCKS = "▁▂▃▄▅▆▇█"
ALL = "all"
MOST_DEAR = 5
#: Columns that the graph leaves to names and numbers.
MARGIN = 24


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("record", type=Path, help=say("help-verify-record"))
    parser.add_argument("--deal", help=say("help-review-deal"))
    parser.add_argument("--playouts", default="0", help=say("help-review-playouts"))
    budget = str(Budget().playouts)
    parser.add_argument("--budget", default=budget, help=say("help-review-budget"))
    parser.add_argument("--json", action="store_true", help=say("help-arena-json"))
    parser.add_argument("--svg", type=Path, help=say("help-review-svg"))
    parser.add_argument("--png", type=Path, help=say("help-review-png"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Think about it again, and say what came of it."""
    record = records.verify(record_in(asked.record), BOOKS)
    parts = _parts(record, asked.deal)
    if len(parts) > 1 and (asked.svg or asked.png):
        raise Refused("review-one-picture")
    for file in (asked.svg, asked.png):
        check_writable(file)
    found = [_review(record, part, _effort(asked), say) for part in parts]
    for each in found:
        _write_pictures(each, asked, say)
    if asked.json:
        print(json.dumps([json_data(each, say) for each in found], indent=2, ensure_ascii=False))
    else:
        console = Console(highlight=False, markup=False, emoji=False)
        for each in found:
            show(console, record, each, say)
    return 0


def explain(console: Console, record: Record, say: Speaker) -> None:
    """The last part of a match that has ended, reviewed and shown."""
    show(console, record, _review(record, None, Effort(), say), say)


def _parts(record: Record, asked: str | None) -> Sequence[int | None]:
    """The parts that are asked for: one by its number, all of them, or the last."""
    if asked is None:
        return [None]
    count = len(survey(record).parts)
    if asked == ALL:
        return range(count)
    return [whole_number("--deal", asked, 1, count) - 1]


def _effort(asked: argparse.Namespace) -> Effort:
    playouts = whole_number("--playouts", asked.playouts, 0, 10**6)
    budget = whole_number("--budget", asked.budget, 2, 10**6)
    return Effort(playouts, replace(Budget(), playouts=budget))


def _review(record: Record, part: int | None, effort: Effort, say: Speaker) -> Review:
    with progress(say("review-thinking"), FINE) as done:
        return review(record, part, effort, lambda share: done(int(FINE * share)))


def _write_pictures(found: Review, asked: argparse.Namespace, say: Speaker) -> None:
    page = draw(found)
    if asked.svg:
        asked.svg.write_text(svg(page, label(found, say)), encoding="utf-8")
    if asked.png:
        asked.png.write_bytes(png(page, DOTS))


def json_data(found: Review, say: Speaker) -> dict[str, Any]:
    """A review as plain data, with its sentences in one language."""
    plain = data(found)
    for each, choice in zip(plain["choices"], found.choices, strict=True):
        each["why"] = say.phrase(choice.reason)
    return plain


# -- in a terminal --------------------------------------------------------------------------------
def show(console: Console, record: Record, found: Review, say: Speaker) -> None:
    """A review in a terminal: who lost how much, the graph, the turning points, the dearest."""
    game = record.game.name
    facts = {"part": found.part + 1, "parts": len(found.parts)}
    console.print(Text(f"{found.book}: {say(f'review-part-{game}', **facts)}", style="bold"))
    console.print(say(f"review-means-{game}"), style="dim")
    console.print(_players(found, say))
    console.print(_graph(found, say, console.width))
    _show_turns(console, record, found, say)
    _show_dearest(console, found, say)


def _players(found: Review, say: Speaker) -> Table:
    table = Table(box=None, pad_edge=False)
    for title in ("player", "decisions", "lost", "average"):
        table.add_column(say(f"review-{title}"), justify="left" if title == "player" else "right")
    for seat in range(found.seats):
        lost, average = say.percent(found.lost(seat)), say.percent(found.average(seat))
        table.add_row(say.seat(seat), str(len(found.of(seat))), lost, average)
    return table


def _graph(found: Review, say: Speaker, width: int) -> Table:
    """A line of blocks for each seat: the higher, the likelier to win."""
    columns = max(10, min(len(found.points), width - MARGIN))
    table = Table(box=None, pad_edge=False, show_header=False)
    for seat in range(found.seats):
        line = [point.chances[seat] for point in found.points]
        chance = say("percent", number=percent(line[-1]))
        table.add_row(say.seat(seat), blocks(line, columns), chance)
    return table


def blocks(line: Sequence[float], columns: int) -> str:
    """Chances as blocks, one a column.

    >>> blocks([0, 0.2, 0.4, 0.6, 0.8, 1], 6)
    '▁▂▄▅▇█'
    """
    places = [column * (len(line) - 1) // max(1, columns - 1) for column in range(columns)]
    return "".join([BLOCKS[round(line[place] * (len(BLOCKS) - 1))] for place in places])


def _show_turns(console: Console, record: Record, found: Review, say: Speaker) -> None:
    if not found.turns:
        console.print(say("review-no-turns"))
        return
    console.print(say("review-turns"), style="bold")
    choices = {choice.entry: choice for choice in found.choices}
    for turn in sorted(found.turns, key=lambda it: it.entry):
        facts = {"before": percent(turn.before), "after": percent(turn.after)}
        line = say("review-turn", entry=turn.entry, seat=Seats((turn.seat,)), **facts)
        console.print(f"  {line} {_happened(record, turn.entry, say)}")
        if turn.entry in choices:
            console.print(f"    {_reason(choices[turn.entry], say)}", style="dim")


def _happened(record: Record, entry: int, say: Speaker) -> str:
    """What somebody did, as a sentence; nothing where only the clock or the table acted."""
    it = record.entries[entry]
    if it.who < 0:
        return ""
    words = say.phrase(record.game.phrase(it.action))
    return say("review-did", seat=_named(it.who), action=words)


def _named(seat: Seat) -> Seats:
    return Seats((seat,))


def _show_dearest(console: Console, found: Review, say: Speaker) -> None:
    dear = sorted(found.choices, key=lambda it: (-it.loss, it.entry))[:MOST_DEAR]
    dear = [choice for choice in dear if choice.loss]
    if not dear:
        console.print(say("review-none-dear"))
        return
    console.print(say("review-dear"), style="bold")
    for choice in dear:
        console.print(f"  {_told(choice, say)}")
        console.print(f"    {_reason(choice, say)}", style="dim")


def _reason(choice: Choice, say: Speaker) -> str:
    """A reason on a line of its own; it may begin with what was done, in small letters."""
    text = say.phrase(choice.reason)
    return text[:1].upper() + text[1:]


def _told(choice: Choice, say: Speaker) -> str:
    return say(
        "review-choice",
        entry=choice.entry,
        seat=_named(choice.seat),
        action=say.phrase(choice.said),
        chance=percent(choice.chance),
        better=say.phrase(choice.said_better),
        best=percent(choice.best),
    )
