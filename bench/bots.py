"""How strong the bots are: every bar with what was observed, and how long a move takes.

A row is a contest with a bar that was set before. Deals are mirrored: the same deal is played with
everybody in each seat. The games are kept, by the sources that played them, so a run that was
broken off goes on, and a row is never counted from two different bots. The page shows all that is
kept; `--rows` says what is to be played now.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._results import write
from stolik.arena import Contest, Tally, run
from stolik.arena.contest import CHUNK
from stolik.arena.saving import Saved, sources
from stolik.bots import BOTS, Budget, make_bot
from stolik.bots.playing import play_out
from stolik.bots.roster import LEVELS
from stolik.cli.progress import progress
from stolik.core.fairness import seeded
from stolik.core.match import Match
from stolik.core.options import Value
from stolik.games import BOOKS

#: Where games are kept unless another folder is named; git does not look there.
KEPT = Path(__file__).resolve().parent.parent / "build" / "bots"
SEED = "bots"
FULL, SHORT = 1000, 10  # deals a row
FULL_MOVES, SHORT_MOVES = 2000, 150  # moves a table whose time is measured
SETTINGS: dict[str, tuple[str, dict[str, Value]]] = {
    "uno": ("uno-108", {"k108.deals": 1}),
    "unikat": ("unikat", {}),
    "ubongo": ("ubongo", {"ubo.timer": 600}),
}
#: A bar is met by what is observed if no more than this is missing.
MISSING = 1.0
#: What a table gives a bot for one move.
TABLE = Budget(milliseconds=80)


@dataclass(frozen=True, slots=True)
class Row:
    """A bar: who plays whom, and what the first is to win of 100."""

    game: str
    match: str  # like `expert v 3 rule`
    bar: float
    within: float = 0.0  # a yardstick is to be near its figure, neither below nor above
    alarm: float = 100.0  # more than this, and it sees what it should not
    playouts: int = Budget().playouts

    @property
    def name(self) -> str:
        """What the row is called on the command line."""
        return f"{self.game}-{self.match.replace(' ', '-')}"

    def bots(self) -> tuple[str, ...]:
        """Everybody at the table."""
        first, others = self.match.split(" v ")
        *count, other = others.split()
        return (first, *[other] * int(count[0] if count else 1))

    def contest(self, deals: int) -> Contest:
        """The row as a contest."""
        book, options = SETTINGS[self.game]
        bots = self.bots()
        return Contest(book, bots, deals * len(bots), SEED, options, playouts=self.playouts)

    def lacks(self) -> str:
        """A bot that the game does not have."""
        return next((bot for bot in self.bots() if bot not in BOTS[self.game]), "")

    def verdict(self, rate: float, games: int) -> str:
        """What an observed rate means, of 100; the number of games was decided before."""
        if games < self.contest(FULL).games:
            return "too few games"
        if rate > self.alarm:
            return "**alarm**"
        if self.within:
            return "met" if abs(rate - self.bar) <= self.within else "**missed**"
        return "met" if rate >= self.bar - MISSING else "**missed**"

    def told(self) -> str:
        """The bar in words."""
        alarm = f", alarm above {self.alarm:g}" if self.alarm < 100 else ""
        return (f"{self.bar:g} ± {self.within:g}" if self.within else f"{self.bar:g}") + alarm


def levels(game: str, bar: float, what: str = "") -> list[Row]:
    """Each level, or what it does by itself, against the one below."""
    names = [f"{what}{level}" for level in LEVELS]
    return [Row(game, f"{upper} v {lower}", bar) for lower, upper in pairwise(names)]


ROWS = (
    Row("uno", "rule v random", 55.7, within=2),
    Row("uno", "tuned v rule", 59.5),
    Row("uno", "tuned v 3 rule", 28.5),
    Row("uno", "expert v rule", 64, alarm=74),
    Row("uno", "expert v random", 69),
    Row("uno", "expert v tuned", 53.5),
    Row("uno", "expert v 3 rule", 29.5),
    Row("uno", "expert v 3 random", 33.5),
    *levels("uno", 53),
    Row("unikat", "greedy v random", 76),
    Row("unikat", "flex v greedy", 82),
    Row("unikat", "expert v greedy", 90),
    Row("unikat", "expert v flex", 62),
    Row("unikat", "expert v 3 greedy", 80),
    Row("unikat", "expert v 3 flex", 35),
    *levels("unikat", 65),
    Row("ubongo", "counts v random", 91),
    # The choice of gems by itself: all solve equally fast.
    Row("ubongo", "gems-expert v counts", 90),
    Row("ubongo", "gems-expert v 3 counts", 34),
    Row("ubongo", "gems-expert v 3 random", 75),
    *levels("ubongo", 65, "gems-"),
)
#: What stands for the time of moves among the names of rows.
TIMES = "times"
#: Whose moves are timed, and with how many players.
TIMED = {"uno": (2, 3, 4, 6, 8, 10), "unikat": (2, 4)}


# -- strength -------------------------------------------------------------------------------------
def kept_in(folder: Path, game: str) -> Path:
    """The folder of what these rules and bots have played."""
    book, _ = SETTINGS[game]
    found = folder / f"{game}-{sources(book)}"
    found.mkdir(parents=True, exist_ok=True)
    return found


def file_of(row: Row, folder: Path) -> Path:
    """Where the games of a row are."""
    return kept_in(folder, row.game) / f"{row.name}.jsonl"


def play_row(row: Row, deals: int, folder: Path, processes: int) -> None:
    """Play what is still to be played of a row."""
    if lacking := row.lacks():
        tell(f"{row.name}: there is no bot {lacking!r}; left out")
        return
    contest = row.contest(deals)
    saved = Saved(file_of(row, folder), contest.data())
    with progress(row.name, contest.games) as done:
        size = min(CHUNK, 1 + contest.games // 16)  # few games are shared by all processes too
        tally = run(contest, processes, done, saved, size=size)
    rate = 100 * tally.rate(0)[0]
    tell(f"{row.name}: {rate:.1f} %, bar {row.told()}: {row.verdict(rate, tally.games)}")


def kept_tally(row: Row, folder: Path) -> Tally | None:
    """The count of all games of a row that are kept."""
    file = file_of(row, folder)
    if row.lacks() or not file.exists():
        return None
    contest, tally = row.contest(1), Tally(row.bots())
    for number, result in sorted(Saved(file, contest.data()).results(contest.bots).items()):
        tally.add(result, contest.deal(number))
    return tally if tally.games else None


def command(row: Row, games: int) -> str:
    """How anybody sees the same."""
    contest = row.contest(1)
    options = "".join([f" --option {key}={value}" for key, value in contest.options.items()])
    if row.playouts != Budget().playouts:
        options += f" --playouts {row.playouts}"
    bots = ",".join(row.bots())
    return f"`stolik arena {contest.book} --bots {bots} --games {games} --seed {SEED}{options}`"


def row_line(row: Row, tally: Tally | None) -> str:
    """A row of the page."""
    if tally is None:
        return f"| {row.game} | {row.match} | {row.told()} | – | – | 0 | not played | |"
    rate, low, high = [100 * it for it in tally.rate(0)]
    figures = (
        f"{rate:.1f} | {low:.1f} – {high:.1f} | {tally.games:,} | {row.verdict(rate, tally.games)}"
    )
    how = command(row, tally.games)
    return f"| {row.game} | {row.match} | {row.told()} | {figures} | {how} |"


# -- time -----------------------------------------------------------------------------------------
class Timed:
    """A bot whose decisions are timed, CPU and clock; where there is no choice, none is."""

    def __init__(self, bot: Any, spent: list[tuple[float, float]]) -> None:
        self._bot = bot
        self._spent = spent

    def choose(
        self, view: Any, heard: Any, legal: Sequence[Any], budget: Budget, below: Any
    ) -> Any:
        """What the bot chooses."""
        cpu, clock = time.process_time(), time.perf_counter()
        action = self._bot.choose(view, heard, legal, budget, below)
        if len(legal) > 1:
            self._spent.append((time.process_time() - cpu, time.perf_counter() - clock))
        return action

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)


def time_moves(game_name: str, bot: str, players: int, moves: int) -> list[tuple[float, float]]:
    """The seconds, CPU and clock, of at least so many decisions at the budget of a table."""
    name, options = SETTINGS[game_name]
    game, book = BOOKS[name]
    spent: list[tuple[float, float]] = []
    number = 0
    with progress(f"{game_name}, {players} players", moves) as done:
        while len(spent) < moves:
            below, luck = seeded(f"{SEED}/{number}"), seeded(f"{SEED}/bots/{number}")
            match = Match.begin(game, book.decide(options, players, people=0), players, below)
            bots: list[Any] = [Timed(make_bot(game, bot), spent) for _ in range(players)]
            play_out(match, bots, TABLE, below, luck)
            number += 1
            done(min(moves, len(spent)))
    return spent


def time_game(game: str, moves: int, folder: Path, bot: str) -> None:
    """Time the moves of a game with all numbers of players, and keep the figures."""
    if bot not in BOTS[game]:
        tell(f"{game}: there is no bot {bot!r}; its moves are not timed")
        return
    found = {}
    for players in TIMED[game]:
        spent = time_moves(game, bot, players, moves)
        cpu, clock = [sorted([1000 * it[kind] for it in spent]) for kind in (0, 1)]
        p50, p99 = int(0.5 * len(spent)), int(0.99 * len(spent))
        found[players] = [len(spent), cpu[p50], cpu[p99], cpu[-1], clock[p99]]
        tell(f"{game}, {players} players: CPU p50 {cpu[p50]:.1f} ms, p99 {cpu[p99]:.1f} ms")
    file = kept_in(folder, game) / "times.json"
    file.write_text(json.dumps({"bot": bot, "tables": found}), encoding="utf-8")


def time_lines(game: str, folder: Path) -> list[str]:
    """The rows of the page about time."""
    file = kept_in(folder, game) / "times.json"
    if not file.exists():
        return []
    found = json.loads(file.read_text(encoding="utf-8"))
    return [
        f"| {game} | {found['bot']} | {players} | {count:,} | "
        + " | ".join([f"{milliseconds:.1f}" for milliseconds in times])
        + " |"
        for players, (count, *times) in found["tables"].items()
    ]


# -- the page -------------------------------------------------------------------------------------
def report(folder: Path) -> str:
    """All that is kept, as a page."""
    usual = Budget()
    lines = [
        f"Python {platform.python_version()}. Budget: {usual.playouts} playouts or "
        f"{usual.nodes:,} nodes a decision, no clock; seed `{SEED}`; mirrored deals. A bar is met "
        "if no more than one point is missing. The rate is what the first bot won of 100 games.",
        "",
        "| game | who | bar | rate | 95 % interval | games | | again by |",
        "|---|---|---|---|---|---|---|---|",
        *[row_line(row, kept_tally(row, folder)) for row in ROWS],
    ]
    times = [line for game in TIMED for line in time_lines(game, folder)]
    if times:
        lines += [
            "",
            f"A move at a table that gives {TABLE.milliseconds} ms by the clock, in milliseconds; "
            "decisions with one legal action are left out. Where the clock is far above the CPU, "
            "the machine was busy with something else.",
            "",
            "| game | bot | players | decisions | CPU p50 | CPU p99 | CPU max | clock p99 |",
            "|---|---|---|---|---|---|---|---|",
            *times,
        ]
    return "\n".join(lines)


def tell(line: str) -> None:
    """How it goes, beside the page."""
    print(line, file=sys.stderr, flush=True)


def chosen(words: str) -> tuple[list[Row], bool]:
    """The rows of these names, and whether moves are to be timed; no name is all of it."""
    known = [*[row.name for row in ROWS], TIMES]
    names = [word for word in words.split(",") if word] or known
    if wrong := [name for name in names if name not in known]:
        sys.exit(f"There is no row {wrong[0]!r}; there are: {', '.join(known)}")
    return [row for row in ROWS if row.name in names], TIMES in names


def main() -> None:
    """Play and print; with --write, put the page into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", action="store_true", help=f"{FULL} deals a row: hours")
    parser.add_argument("--deals", type=int, default=0, help="so many deals a row")
    parser.add_argument("--rows", default="", help=f"only these, as NAME,NAME; or {TIMES}")
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--folder", type=Path, default=KEPT)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    deals = asked.deals or (FULL if asked.full else SHORT)
    rows, times = chosen(asked.rows)
    for row in rows:
        play_row(row, deals, asked.folder, asked.processes)
    for game in TIMED if times else ():
        time_game(game, FULL_MOVES if asked.full else SHORT_MOVES, asked.folder, LEVELS[-1])
    page = report(asked.folder)
    print(page)
    if asked.write:
        write("bots", page)


if __name__ == "__main__":
    main()
