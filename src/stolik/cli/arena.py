"""`stolik arena`: many games between bots, with a bar while they run and a table at the end."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stolik.arena import Contest, Tally
from stolik.arena import run as run_contest
from stolik.bots import Budget
from stolik.bots.outsider import make_player
from stolik.cli.arguments import Parser, book_named, bots_named, decide, printable, whole_number
from stolik.cli.progress import progress
from stolik.games import BOOKS
from stolik.rulebook import Speaker

#: Seats lost by one program that are told one by one.
TOLD = 3


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("book", help=say("help-book"))
    parser.add_argument("--bots", default="greedy,random", help=say("help-arena-bots"))
    parser.add_argument("--games", default="1000", help=say("help-arena-games"))
    parser.add_argument("--seed", default="1", help=say("help-seed"))
    parser.add_argument("--nodes", default=str(Budget().nodes), help=say("help-arena-nodes"))
    parser.add_argument("--processes", default="0", help=say("help-arena-processes"))
    parser.add_argument("--option", action="append", default=[], help=say("help-option"))
    parser.add_argument("--json", action="store_true", help=say("help-arena-json"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Play the contest and show who won how often."""
    contest = _contest(asked)
    processes = whole_number("--processes", asked.processes, 0, 1024)
    tally = _play(contest, processes, say)
    if asked.json:
        print(json.dumps(tally.data(), indent=2))
    else:
        _show(tally, say)
    return 0


def _contest(asked: argparse.Namespace) -> Contest:
    game, book = BOOKS[book_named(asked.book)]
    bots = bots_named(asked.bots)
    for name in set(bots):
        make_player(game, name)
    options = decide(book, asked.option, len(bots), people=0)
    games = whole_number("--games", asked.games, 1, 10**9)
    nodes = whole_number("--nodes", asked.nodes, 1, 10**9)
    return Contest(book.name, tuple(bots), games, asked.seed, options.changed(), nodes)


def _play(contest: Contest, processes: int, say: Speaker) -> Tally:
    with progress(say("arena-playing"), contest.games) as done:
        return run_contest(contest, processes, done)


def _show(tally: Tally, say: Speaker) -> None:
    table = Table(box=None, pad_edge=False)
    for title in ("arena-bot", "arena-wins", "arena-rate", "arena-interval", "arena-points"):
        table.add_column(say(title), justify="left" if title == "arena-bot" else "right")
    for entrant, name in enumerate(tally.contest.bots):
        rate, low, high = tally.rate(entrant)
        wins = float(tally.shares[entrant])
        points = f"{tally.points[entrant] / tally.games:.2f}"
        interval = f"{low:.1%} – {high:.1%}"
        table.add_row(escape(name), f"{wins:g}", f"{rate:.1%}", interval, points)
    console = Console(highlight=False)
    console.print(say("arena-title", book=tally.contest.book, games=tally.games))
    console.print(table)
    for entrant, name in enumerate(tally.contest.bots):
        notes = tally.notes[entrant]
        if notes["searches"]:
            facts = {"capped": notes["capped"], "searches": notes["searches"]}
            console.print(say("arena-capped", bot=name, **facts), style="dim")
    for entrant, name in enumerate(tally.contest.bots):
        _show_lost(tally, entrant, name, console, say)


def _show_lost(tally: Tally, entrant: int, name: str, console: Console, say: Speaker) -> None:
    """Why a program has lost its seat, game by game; what it said itself is for its author."""
    told = [lost for lost in tally.lost if lost.entrant == entrant][:TOLD]
    for lost in told:
        why = say.phrase(lost.loss.why)
        line = say("outsider-lost-game", bot=printable(name), game=lost.game + 1, why=why)
        console.print(line, style="yellow", markup=False)
        if lost.loss.detail:
            detail = say("outsider-detail", words=printable(lost.loss.detail))
            console.print(f"  {detail}", style="dim", markup=False)
    if count := tally.notes[entrant]["faults"] - len(told):
        more = say("outsider-lost-more", bot=printable(name), count=count)
        console.print(more, style="yellow", markup=False)
