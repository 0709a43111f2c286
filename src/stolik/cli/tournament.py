"""`stolik tournament`: bots play a tournament of UNO, or a tournament that was kept is checked."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from stolik.arena.tournament import Plan
from stolik.arena.tournament import run as run_plan
from stolik.cli.arguments import (
    Parser,
    book_named,
    bots_named,
    options_given,
    record_in,
    whole_number,
)
from stolik.cli.progress import progress
from stolik.core.options import Value
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.games.uno.options import BOOK_108
from stolik.games.uno.tournament import (
    BLOCK_DEALS,
    DUEL,
    DUEL_DEALS,
    DUEL_LENGTHS,
    DUEL_OPTION,
    FORMATS,
    ROTATION12,
    Fixture,
    Lot,
    Player,
    Tournament,
)
from stolik.games.uno.tournament_text import verify, write_all
from stolik.rulebook import Speaker

USUAL_BOT = "tuned"


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("book", nargs="?", help=say("help-book"))
    parser.add_argument("--format", default=ROTATION12.name, help=say("help-tournament-format"))
    parser.add_argument("--bots", help=say("help-tournament-bots"))
    parser.add_argument("--duel-deals", default=str(DUEL_DEALS), help=say("help-tournament-duel"))
    parser.add_argument("--seed", default="1", help=say("help-seed"))
    parser.add_argument("--processes", default="0", help=say("help-arena-processes"))
    parser.add_argument("--option", action="append", default=[], help=say("help-option"))
    parser.add_argument("--json", action="store_true", help=say("help-arena-json"))
    parser.add_argument("--record", type=Path, help=say("help-tournament-record"))
    parser.add_argument("--verify", type=Path, help=say("help-tournament-verify"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Play the tournament and show how it went, or check one."""
    if asked.verify:
        return _verify(asked.verify, say)
    plan = _plan(asked)
    processes = whole_number("--processes", asked.processes, 0, 1024)
    if asked.record:
        _claim(asked.record)
    with progress(say("arena-playing"), plan.matches()) as done:
        tournament, records = run_plan(plan, processes, done)
    if asked.record:
        asked.record.write_text(write_all(tournament, records), encoding="utf-8")
    if asked.json:
        print(json.dumps(_data(plan, tournament), indent=2))
    else:
        _show(tournament, asked.record, say)
    return 0


def _plan(asked: argparse.Namespace) -> Plan:
    if asked.book is None:
        raise Refused("words-missing", words="book")
    if book_named(asked.book) != BOOK_108.name:
        raise Refused("tournament-book", book=asked.book, may=BOOK_108.name)
    if asked.format not in FORMATS:
        raise Refused("unknown-format", word=asked.format, may=", ".join(FORMATS))
    bots = [USUAL_BOT] * FORMATS[asked.format].size()
    if asked.bots is not None:
        bots = bots_named(asked.bots)
    low, high = DUEL_LENGTHS[0], DUEL_LENGTHS[-1]
    duel = whole_number("--duel-deals", asked.duel_deals, low, high)
    plan = Plan(asked.format, tuple(bots), asked.seed, duel, _options(asked.option))
    plan.begin()
    return plan


def _options(words: list[str]) -> dict[str, Value]:
    """The options in the values they have, so that the record says them as the book does."""
    known = {option.key: option for option in (*BOOK_108.options, DUEL_OPTION)}
    given = options_given(words)
    for key in given:
        if key not in known:
            raise Refused("unknown-option", key=key, book=BOOK_108.name)
    return {key: known[key].read(value) for key, value in given.items()}


def _claim(path: Path) -> None:
    """Better no tournament than one that can't be kept, or one that is kept over another."""
    if path.is_file() and path.stat().st_size:
        raise Refused("record-exists", file=str(path))
    path.open("a").close()


def _verify(path: Path, say: Speaker) -> int:
    text = record_in(path)
    tournament = verify(text, BOOKS)
    matches = len(tournament.results())
    print(say("tournament-true", matches=matches))
    print(say("verified-chances" if promised(text) >= matches else "verified-no-chance"))
    print(_ending(tournament, say))
    return 0


def promised(text: str) -> int:
    """How many matches of a sound tournament had their chance promised, and the secret opened."""
    return sum([line.startswith("secret ") for line in text.splitlines()])


# -- as a page ------------------------------------------------------------------------------------
def _show(tournament: Tournament, path: Path | None, say: Speaker) -> None:
    console = Console(highlight=False)
    console.print(f"{BOOK_108.name}, {tournament.form}")
    console.print(_schedule(tournament, say))
    console.print(f"\n{say('tournament-standings')}")
    console.print(_standings(tournament, say))
    for entry in tournament.inputs:
        if isinstance(entry, Lot):
            order = ", ".join(_name(tournament, player, say) for player in entry.order)
            console.print(f"\n{say('tournament-lot', order=order)}")
    console.print(f"\n{say('tournament-duel')}")
    console.print(_duel(tournament, say))
    console.print(f"\n{_ending(tournament, say)}")
    if path:
        console.print(say("tournament-saved", file=str(path)), style="dim", soft_wrap=True)


def _name(tournament: Tournament, player: Player, say: Speaker) -> str:
    return say("play-bot", bot=tournament.names[player - 1], number=player)


def _ending(tournament: Tournament, say: Speaker) -> str:
    winner = tournament.winner()
    if winner is None:
        return say("tournament-open")
    return say("tournament-winner", name=_name(tournament, winner, say))


def _table(left: int, *titles: str) -> Table:
    """A table without lines; from the column `left` on it is flush right."""
    table = Table(box=None, pad_edge=False)
    for place, title in enumerate(titles):
        table.add_column(title, justify="left" if place < left else "right")
    return table


def _schedule(tournament: Tournament, say: Speaker) -> Table:
    """Who played with whom against whom, and how it ended."""
    columns = ("block", "deals", "table", "pairs", "result")
    table = _table(4, *[say(f"tournament-{column}") for column in columns])
    for fixture in tournament.format().fixtures():
        block, _, letter = fixture.name.partition(".")
        last = fixture.block * BLOCK_DEALS
        sums = " : ".join(map(str, _sums(tournament, fixture)))
        table.add_row(block, f"{last - BLOCK_DEALS + 1}–{last}", letter, _pairs(fixture), sums)
    return table


def _pairs(fixture: Fixture) -> str:
    return " – ".join(f"{one}+{other}" for one, other in _sides(fixture))


def _sides(fixture: Fixture) -> tuple[tuple[Player, ...], tuple[Player, ...]]:
    return fixture.players[::2], fixture.players[1::2]


def _sums(tournament: Tournament, fixture: Fixture) -> list[int]:
    deals = tournament.results().get(fixture.name, ())
    return [sum(deal.points for deal in deals if deal.winner in side) for side in _sides(fixture)]


def _standings(tournament: Tournament, say: Speaker) -> Table:
    """The points of each player after each block, the best at the top."""
    blocks = range(1, len(tournament.format().blocks) + 1)
    points = [{it.player: it.points for it in tournament.standings(block)} for block in blocks]
    titles = [say("tournament-place"), say("tournament-player"), *map(str, blocks)]
    table = _table(2, *titles, say("tournament-won"))
    for standing in tournament.standings():
        sums = [str(after[standing.player]) for after in points]
        name = _name(tournament, standing.player, say)
        table.add_row(f"{standing.place}.", name, *sums, str(standing.wins))
    return table


def _duel(tournament: Tournament, say: Speaker) -> Table:
    """What each of the two won, deal by deal."""
    duel, deals = tournament.duel(), tournament.results().get(DUEL, ())
    players = duel.players if duel else ()
    names = [_name(tournament, player, say) for player in players]
    table = _table(1, say("tournament-deal"), *names)
    for number, deal in enumerate(deals, 1):
        won = [str(deal.points) if deal.winner == player else "–" for player in players]
        table.add_row(str(number), *won)
    table.add_row("", *map(str, _sums(tournament, duel) if duel else ()), style="bold")
    return table


# -- as data --------------------------------------------------------------------------------------
def _data(plan: Plan, tournament: Tournament) -> dict[str, Any]:
    """The tournament as plain data; the same for any number of processes."""
    blocks = range(1, len(tournament.format().blocks) + 1)
    lots = [list(entry.order) for entry in tournament.inputs if isinstance(entry, Lot)]
    duel = tournament.duel()
    fixtures = [*tournament.format().fixtures(), *([duel] if duel else [])]
    return {
        "book": BOOK_108.name,
        "format": tournament.form,
        "seed": plan.seed,
        "options": dict(tournament.options),
        "duelDeals": tournament.duel_deals,
        "players": list(tournament.names),
        "matches": [_match_data(tournament, fixture) for fixture in fixtures],
        "standings": [[it._asdict() for it in tournament.standings(block)] for block in blocks],
        "lot": lots[0] if lots else None,
        "winner": tournament.winner(),
    }


def _match_data(tournament: Tournament, fixture: Fixture) -> dict[str, Any]:
    deals = tournament.results().get(fixture.name, ())
    return {
        "match": fixture.name,
        "players": list(fixture.players),
        "deals": [deal._asdict() for deal in deals],
        "points": _sums(tournament, fixture),
    }
