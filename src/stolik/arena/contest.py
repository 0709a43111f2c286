"""A contest: who plays what how often, and each game by its number, wherever it is played."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

from stolik.arena.rationed import make_entrant
from stolik.arena.saving import Saved
from stolik.arena.tally import Lost, Result, Tally
from stolik.bots import Budget
from stolik.bots.outsider import loss_of, seated
from stolik.bots.playing import play_out
from stolik.bots.workers import make_pool
from stolik.core.fairness import seeded
from stolik.core.game import Below
from stolik.core.match import Match
from stolik.core.options import Value
from stolik.games import BOOKS

#: So many games are played in one go, and kept together, unless they are long.
CHUNK = 20


@dataclass(frozen=True, slots=True)
class Contest:
    """Entrants play a book so many times; they change seats from game to game.

    Where there are fewer seats than entrants, all tables that can be made of them play. The games
    that share one deal are those of every table, with each entrant of it once in each seat.
    """

    book: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    nodes: int = Budget().nodes
    playouts: int = Budget().playouts
    seats: int = 0  # 0: all entrants at one table

    def table_size(self) -> int:
        """How many sit at a table."""
        return self.seats or len(self.bots)

    def games_a_deal(self) -> int:
        """How many games share one deal."""
        return len(_tables(len(self.bots), self.table_size())) * self.table_size()

    def deal(self, number: int) -> int:
        """The number of the deal of a game."""
        return number // self.games_a_deal()

    def seating(self, number: int) -> list[int]:
        """For each seat of a game, the entrant who sits there."""
        size = self.table_size()
        tables = _tables(len(self.bots), size)
        table = tables[number // size % len(tables)]
        return [table[(seat + number) % size] for seat in range(size)]

    def below(self, number: int) -> Below:
        """The chance of a game, the same for all games of one deal."""
        return seeded(f"{self.seed}/{self.deal(number)}")

    def luck(self, number: int) -> Below:
        """What the bots of a game draw from: never the deck's own chance."""
        return seeded(f"{self.seed}/bots/{number}")

    def budget(self) -> Budget:
        """What a bot may think that brings no budget of its own."""
        return Budget(self.nodes, self.playouts)

    def data(self) -> dict[str, Any]:
        """What makes it this contest and no other, but for how long it goes on."""
        return {
            "book": self.book,
            "bots": list(self.bots),
            "seats": self.table_size(),
            "options": dict(self.options),
            "seed": self.seed,
            "nodes": self.nodes,
            "playouts": self.playouts,
        }


@cache
def _tables(entrants: int, size: int) -> list[tuple[int, ...]]:
    return list(combinations(range(entrants), size))


def play(contest: Contest, number: int) -> Result:
    """One game of a contest."""
    game, book = BOOKS[contest.book]
    seating, budget = contest.seating(number), contest.budget()
    count = len(seating)
    below, luck = contest.below(number), contest.luck(number)
    options = book.decide(book.with_bots(contest.options, range(count)), count, people=0)
    match = Match.begin(game, options, count, below)
    with seated(game, [contest.bots[entrant] for entrant in seating], make_entrant) as bots:
        decisions = play_out(match, bots, budget, below, luck)
    outcome = game.outcome(match.state)
    assert outcome is not None
    places, points = [0] * len(contest.bots), [0] * len(contest.bots)
    for side in game.standing(match.state):
        for seat in side.seats:
            places[seating[seat]] = side.place
            points[seating[seat]] = outcome.points[seat]
    notes = {seating[seat]: bot.notes() for seat, bot in enumerate(bots)}
    noted = tuple([notes.get(entrant, {}) for entrant in range(len(places))])
    winners = len(outcome.winners)
    lost = [
        Lost(number, seating[seat], loss.why.id, loss.why.facts, loss.detail)
        for seat, bot in enumerate(bots)
        if (loss := loss_of(bot))
    ]
    return Result(number, winners, tuple(places), tuple(points), decisions, noted, tuple(lost))


# -- all of them ----------------------------------------------------------------------------------
#: Somewhere to play: it takes lists of games, and gives their results in any order.
Place = Callable[[Contest, Sequence[range]], Iterator[list[Result]]]


def run(
    contest: Contest,
    processes: int = 0,
    done: Callable[[int], None] | None = None,
    saved: Saved | None = None,
    place: Place | None = None,
    size: int = CHUNK,
) -> Tally:
    """Play a contest; `done` is told after every few games how many have been played.

    What is saved is not played again. All that is counted is whole numbers, so the order in which
    results come does not matter.
    """
    tally, chunks = Tally(contest.bots), list[range]()
    kept = saved.results(contest.bots) if saved else {}
    for begin in range(0, contest.games, size):
        chunk = range(begin, min(begin + size, contest.games))
        if all(number in kept for number in chunk):
            _count(tally, contest, [kept[number] for number in chunk], done)
        else:
            chunks.append(chunk)
    for results in (place or here(processes))(contest, chunks):
        if saved:
            saved.keep(contest.bots, results)
        _count(tally, contest, results, done)
    return tally


def _count(
    tally: Tally, contest: Contest, results: list[Result], done: Callable[[int], None] | None
) -> None:
    for result in results:
        tally.add(result, contest.deal(result.number))
    if done:
        done(tally.games)


def play_chunk(contest: Contest, chunk: range) -> list[Result]:
    """Some games of a contest."""
    return [play(contest, number) for number in chunk]


def here(processes: int) -> Place:
    """This machine, with so many processes; 0 is one for each core."""
    count = processes or os.cpu_count() or 1

    def play_here(contest: Contest, chunks: Sequence[range]) -> Iterator[list[Result]]:
        if count == 1 or len(chunks) <= 1:
            return (play_chunk(contest, chunk) for chunk in chunks)
        return _by_pool(contest, chunks, count)

    return play_here


def _by_pool(contest: Contest, chunks: Sequence[range], count: int) -> Iterator[list[Result]]:
    with make_pool(count) as pool:
        waiting: set[Future[list[Result]]] = set()
        for chunk in chunks:
            waiting.add(pool.submit(play_chunk, contest, chunk))
            if len(waiting) >= 4 * count:  # no more at once than keeps everybody busy
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in ready)
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in ready)
