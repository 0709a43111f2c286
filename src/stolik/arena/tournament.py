"""A tournament between bots: its matches played, its lot drawn, its duel, its winner."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from stolik.bots import Budget, make_bot
from stolik.bots.playing import play_out
from stolik.bots.workers import make_pool
from stolik.core.fairness import seeded
from stolik.core.game import Below
from stolik.core.match import AnyMatch, Match
from stolik.core.options import Options, Value
from stolik.core.record import Record
from stolik.games import BOOKS
from stolik.games.uno.options import BOOK_108
from stolik.games.uno.tournament import DUEL_DEALS, FORMATS, Deal, Fixture, Result, Tournament

GAME, _ = BOOKS[BOOK_108.name]


@dataclass(frozen=True, slots=True)
class Plan:
    """Which bots play a tournament of which format; the same seed gives the same tournament."""

    form: str
    bots: tuple[str, ...]
    seed: str = "1"
    duel_deals: int = DUEL_DEALS
    options: Mapping[str, Value] = field(default_factory=dict)
    nodes: int = Budget().nodes

    def begin(self) -> Tournament:
        """The tournament before its first match; refused if it can't be played."""
        for name in self.bots:
            make_bot(GAME, name)
        return Tournament(self.form, self.bots, self.duel_deals, self.options)

    def matches(self) -> int:
        """How many matches it takes, the duel included."""
        return len(FORMATS[self.form].fixtures()) + 1


class Played(NamedTuple):
    """A match that was played: its deals and its record."""

    match: str
    deals: tuple[Deal, ...]
    record: str


def run(
    plan: Plan, processes: int = 0, done: Callable[[int], None] | None = None
) -> tuple[Tournament, dict[str, str]]:
    """Play a tournament to its winner: the tournament, and the record of each match."""
    tournament = plan.begin()
    records: dict[str, str] = {}
    for played in _all(plan, tournament, processes or os.cpu_count() or 1):
        tournament.enter(Result(played.match, played.deals))
        records[played.match] = played.record
        if done:
            done(len(records))
    return tournament, records


def _all(plan: Plan, tournament: Tournament, processes: int) -> Iterator[Played]:
    """Every match in order; who plays whom is known from the start for all but the duel."""
    yield from _rotation(plan, processes)
    if tournament.lot_due():
        tournament.enter(tournament.draw_lot(seeded(f"{plan.seed}/lot")))
    for duel in tournament.due():
        yield play(plan, duel)


def _rotation(plan: Plan, processes: int) -> Iterator[Played]:
    fixtures = FORMATS[plan.form].fixtures()
    if processes == 1:
        yield from (play(plan, fixture) for fixture in fixtures)
        return
    with make_pool(min(processes, len(fixtures))) as pool:
        waiting: list[Future[Played]] = [pool.submit(play, plan, it) for it in fixtures]
        yield from (future.result() for future in waiting)


def play(plan: Plan, fixture: Fixture) -> Played:
    """One match of a tournament; a tied duel is carried on, deal by deal."""
    bots = [make_bot(GAME, plan.bots[player - 1]) for player in fixture.players]
    below = seeded(f"{plan.seed}/{fixture.name}")
    luck = seeded(f"{plan.seed}/bots/{fixture.name}")  # never the deck's own chance
    options, seats = fixture.options(plan.options), len(fixture.players)
    match: AnyMatch = Match.begin(GAME, options, seats, below)
    play_out(match, bots, Budget(plan.nodes), below, luck)
    while fixture.goes_on(deals := fixture.deals_of(match.events)):
        options = fixture.options(plan.options, len(deals) + 1)
        match = carry_on(match, options, seats, below)
        play_out(match, bots, Budget(plan.nodes), below, luck)
    return Played(fixture.name, deals, Record.of(match, options, seats).text())


def carry_on(match: AnyMatch, options: Options, seats: int, below: Below) -> AnyMatch:
    """A finished match with more deals to play: the same entries, so dealer and pile go on too."""
    replay: Iterator[tuple[Any, AnyMatch]] = Record.of(match, options, seats).replay()
    *_, (_, longer) = replay
    longer.entries = match.entries  # with the draws that they came from
    longer.settle(below)
    return longer
