"""`stolik arena`: many games between bots, with a bar while they run and tables at the end."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stolik.arena import Contest, Tally
from stolik.arena import run as run_contest
from stolik.arena.cluster import on_ray
from stolik.arena.contest import CHUNK, Place, here
from stolik.arena.ratings import MIDDLE, TENFOLD, Rating
from stolik.arena.rationed import make_entrant
from stolik.arena.saving import Saved
from stolik.arena.strength import Strength, Try, strength, tries
from stolik.bots import Budget
from stolik.cli.arguments import (
    Parser,
    book_named,
    bots_named,
    check_writable,
    decide,
    printable,
    whole_number,
)
from stolik.cli.chart import chart, write_chart
from stolik.cli.progress import progress
from stolik.core.phrase import Phrase, Refused
from stolik.games import BOOKS
from stolik.review.playouts import FAST
from stolik.rulebook import Speaker

#: Seats lost by one program that are told one by one.
TOLD = 3
PICTURES = (".png", ".svg")
MOST = 10**9
#: No table is broader than this, in columns.
ROOMY = 100_000
#: A contest comes in so many parts at least, so that the bar moves and all processes play.
PARTS = 100


class Found(NamedTuple):
    """All that a contest has shown."""

    contest: Contest
    tally: Tally
    ratings: list[Rating]
    tried: list[Strength]


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    usual = Budget()
    parser.add_argument("book", help=say("help-book"))
    parser.add_argument("--bots", help=say("help-arena-bots"))
    parser.add_argument("--games", default="1000", help=say("help-arena-games"))
    parser.add_argument("--seats", default="", help=say("help-arena-seats"))
    parser.add_argument("--seed", default="1", help=say("help-seed"))
    parser.add_argument("--nodes", default=str(usual.nodes), help=say("help-arena-nodes"))
    parser.add_argument("--playouts", default=str(usual.playouts), help=say("help-arena-playouts"))
    parser.add_argument("--budgets", default="", help=say("help-arena-budgets"))
    parser.add_argument("--processes", default="0", help=say("help-arena-processes"))
    parser.add_argument("--on", default="", help=say("help-arena-on"))
    parser.add_argument("--save", help=say("help-arena-save"))
    parser.add_argument("--option", action="append", default=[], help=say("help-option"))
    parser.add_argument("--plot", help=say("help-arena-plot"))
    parser.add_argument("--json", action="store_true", help=say("help-arena-json"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Play the contest and show who won how often."""
    contest = contest_asked(asked)
    _check_plot(asked.plot)
    words = asked.budgets.split(",") if asked.budgets else []
    budgets = [whole_number("--budgets", word.strip(), 1, 10**6) for word in words]
    trials = tries(contest, sorted(set(budgets)))
    place = _place(asked)
    saved = Saved(asked.save, contest.data()) if asked.save else None
    try:
        found = _play(contest, trials, place, saved, say)
    except BrokenProcessPool as error:
        raise Refused("arena-worker-died") from error
    _show_all(found, asked, say)
    return 0


def contest_asked(asked: argparse.Namespace) -> Contest:
    """The contest of a command line."""
    game, book = BOOKS[book_named(asked.book)]
    bots = bots_named(f"{FAST[game.name]},random" if asked.bots is None else asked.bots)
    for name in set(bots):
        make_entrant(game, name)
    seats = whole_number("--seats", asked.seats, 2, len(bots)) if asked.seats else len(bots)
    options = decide(book, asked.option, seats, people=0)
    return Contest(
        book.name,
        tuple(bots),
        whole_number("--games", asked.games, 1, MOST),
        asked.seed,
        options.changed(),
        whole_number("--nodes", asked.nodes, 1, MOST),
        whole_number("--playouts", asked.playouts, 1, MOST),
        seats,
    )


def _place(asked: argparse.Namespace) -> Place:
    """Where the games are played."""
    processes = whole_number("--processes", asked.processes, 0, 1024)
    if asked.on not in ("", "ray"):
        raise Refused("arena-unknown-place", word=asked.on, may="ray")
    return on_ray if asked.on else here(processes)


def _check_plot(file: str | None) -> None:
    """Refuse a picture that can't be drawn before the games, not after them."""
    if file is not None and Path(file).suffix.lower() not in PICTURES:
        raise Refused("arena-bad-plot", file=file)
    check_writable(Path(file) if file is not None else None)


def _play(
    contest: Contest, trials: list[Try], place: Place, saved: Saved | None, say: Speaker
) -> Found:
    contest.seed.encode()  # a half letter is refused before anything is played
    contests = [contest, *[trial.contest for trial in trials]]
    size = min(CHUNK, 1 + contest.games // PARTS)
    tallies = []
    playing = progress(say("arena-playing"), contest.games * len(contests))
    # Ray tells of its dead workers on the output, which is for the result alone.
    with redirect_stdout(sys.stderr), playing as done:
        for number, each in enumerate(contests):
            begun = number * contest.games
            tell = lambda games, begun=begun: done(begun + games)  # noqa: E731
            tallies.append(run_contest(each, done=tell, saved=saved, place=place, size=size))
    tried = [strength(trial, tally) for trial, tally in zip(trials, tallies[1:], strict=True)]
    return Found(contest, tallies[0], tallies[0].ratings(contest.seed), tried)


# -- what came of it ------------------------------------------------------------------------------
def _show_all(found: Found, asked: argparse.Namespace, say: Speaker) -> None:
    names = found.tally.names()
    if asked.plot:
        title = f"arena {found.contest.book} --games {found.tally.games} --seed {asked.seed[:30]}"
        page = chart(title, names, found.ratings, found.tried)
        write_chart(asked.plot, page, say("arena-picture", bots=", ".join(names)[:900]))
    if asked.json:
        print(json.dumps(_data(found), indent=2))
        return
    _show(found, say)
    if asked.plot:
        print(say("arena-drawn", file=asked.plot[:900]))


def _data(found: Found) -> dict[str, object]:
    counted = found.tally.data()
    for row, rating in zip(counted["bots"], found.ratings, strict=True):
        row["rating"] = {name: round(it, 2) for name, it in rating._asdict().items()}
    budgets = {"budgets": [tried.data() for tried in found.tried]}
    return {**found.contest.data(), **counted, **budgets}


def _show(found: Found, say: Speaker) -> None:
    console = Console(highlight=False)
    tables = [_wins(found, say), _cross(found.tally, say), _tried(found, say)]
    if not console.is_terminal:  # a file has room for every column
        roomy = console.options.update(max_width=ROOMY)
        widths = [console.measure(it, options=roomy).maximum for it in tables]
        console.width = max(console.width, *widths)
    console.print(say("arena-title", book=found.contest.book, games=found.tally.games))
    console.print(tables[0])
    console.print(say("arena-scale", middle=int(MIDDLE), more=int(TENFOLD)), style="dim")
    console.print(f"\n{say('arena-cross')}")
    console.print(tables[1])
    if found.tried:
        console.print(f"\n{say('arena-strength')}")
        console.print(tables[2])
    for name, notes in zip(found.tally.names(), found.tally.notes, strict=True):
        if notes["searches"]:
            facts = {"capped": notes["capped"], "searches": notes["searches"]}
            console.print(say("arena-capped", bot=name, **facts), style="dim", markup=False)
    for entrant, name in enumerate(found.tally.names()):
        _show_lost(found.tally, entrant, name, console, say)


def _wins(found: Found, say: Speaker) -> Table:
    titles = ("wins", "rate", "interval", "points", "rating", "interval")
    table = _table(say("arena-bot"), *[say(f"arena-{title}") for title in titles])
    tally = found.tally
    for entrant, name in enumerate(tally.names()):
        rate, low, high = tally.rate(entrant)
        rating = found.ratings[entrant]
        table.add_row(
            escape(name),
            f"{float(tally.shares[entrant]):g}",
            say.percent(rate),
            _range(low, high, say),
            say.decimal(tally.points[entrant] / max(1, tally.played[entrant]), 2),
            f"{rating.value:.0f}",
            f"{rating.low:.0f} – {rating.high:.0f}",
        )
    return table


def _cross(tally: Tally, say: Speaker) -> Table:
    """A row and a column for each: how often the row finished ahead."""
    names = tally.names()
    table = _table("", *names)
    for entrant, name in enumerate(names):
        cells = []
        for other in range(len(names)):
            rate, low, high = [say.decimal(100 * it, 1) for it in tally.pair(entrant, other).rate()]
            met = other != entrant and any(tally.pair(entrant, other))
            cells.append(f"{rate} ({low}–{high})" if met else "·")
        table.add_row(escape(name), *cells)
    return table


def _tried(found: Found, say: Speaker) -> Table:
    titles = ("budget", "games", "rate", "interval")
    table = _table(say("arena-bot"), *[say(f"arena-{title}") for title in titles])
    for tried in found.tried:
        rate, low, high = tried.rate
        row = (f"{tried.budget}", f"{tried.games}", say.percent(rate), _range(low, high, say))
        table.add_row(escape(tried.bot), *row)
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(escape(first))
    for title in others:
        table.add_column(escape(title), justify="right", overflow="fold")
    return table


def _range(low: float, high: float, say: Speaker) -> str:
    return f"{say.percent(low)} – {say.percent(high)}"


def _show_lost(tally: Tally, entrant: int, name: str, console: Console, say: Speaker) -> None:
    """Why a program has lost its seat, game by game; what it said itself is for its author."""
    told = [lost for lost in tally.lost if lost.entrant == entrant][:TOLD]
    for lost in told:
        why = say.phrase(Phrase(lost.why, lost.facts))
        line = say("outsider-lost-game", bot=printable(name), game=lost.game + 1, why=why)
        console.print(line, style="yellow", markup=False)
        if lost.detail:
            detail = say("outsider-detail", words=printable(lost.detail))
            console.print(f"  {detail}", style="dim", markup=False)
    if count := tally.notes[entrant]["faults"] - len(told):
        more = say("outsider-lost-more", bot=printable(name), count=count)
        console.print(more, style="yellow", markup=False)
