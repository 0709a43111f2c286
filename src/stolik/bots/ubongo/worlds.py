"""Imagined worlds: all that is hidden in Ubongo is who will be how fast.

Each player's time for a board is drawn as `times` does for bots, for a player whose usual time is
the bot's own until the rounds so far have shown who tends to be faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random

from stolik.bots.ubongo.playouts import Reach, World, reaches_out
from stolik.bots.ubongo.racers import after_taking
from stolik.bots.ubongo.times import FINE, Skill
from stolik.core.game import Below, Seat
from stolik.games.ubongo.boards import ROUNDS
from stolik.games.ubongo.events import Event, RoundOver
from stolik.games.ubongo.gems import ROWS
from stolik.games.ubongo.options import Terms
from stolik.games.ubongo.rules.racing import STEPS
from stolik.games.ubongo.view import View

PIECES = {"easy": 3, "hard": 4}
#: So many rounds must have been seen until they say as much as the first guess.
ROUNDS_TO_TRUST = 4
#: By how much of the spread a player is faster who wins e times as often as not.
BY_WINS = 0.83
#: How often a time is drawn anew that is over already.
TRIES = 8


def _reach(steps: int, way: int) -> Reach:
    rows = range(ROWS)
    return tuple([tuple([f for f in rows if abs(f - here) <= steps][::way]) for here in rows])


#: Either way along the line, so that nobody can count on which of two equal rows is taken.
REACHES = tuple([(_reach(steps, 1), _reach(steps, -1)) for steps in STEPS])


class Outlook:
    """Draws worlds that fit what a seat sees and has heard."""

    def __init__(self, view: View, heard: Sequence[Event], skill: Skill, below: Below) -> None:
        terms = Terms.of(view.options)
        self._view = view
        # Worlds take thousands of draws: they come from a quick generator with a drawn seed.
        self._luck = Random(below(FINE))
        self._spread = skill.spread
        self._usual = [
            skill.usual(PIECES[terms.sides[seat]]) - BY_WINS * skill.spread * lead
            for seat, lead in enumerate(leads(view.seats, heard))
        ]
        self._limit = log(terms.timer_ms / 1000)
        self._chances = _second_chances(view, terms)
        self._gone = _gone(view, terms)
        self._racing = view.phase == "solve"

    def world(self) -> World:
        """One way in which the rest of the match may go."""
        view = self._view
        turns = self._this_round() if self._racing else []
        for _ in range(ROUNDS - view.round + (not self._racing)):
            turns += self._turns(self._next_order(), 0)
        return World(self._pawns(), turns)

    def _next_order(self) -> list[Seat]:
        """Who solves in a round to come; where nobody does there may be a second chance."""
        everybody = range(self._view.seats)
        order = self._order(everybody, 0.0)
        return self._order(everybody, 0.0) if self._chances and not order else order

    def _this_round(self) -> list[tuple[Seat, Reach]]:
        """Those who have solved go first; the others are still trying."""
        view = self._view
        seats = [s for s in range(view.seats) if not (view.collected | view.done) >> s & 1]
        choosing = [s for s in seats if s != view.seat and not reaches_out(view, s)]
        ranks = [(rank, seat) for rank, seat in enumerate(view.order) if seat in choosing]
        turns = [self._turn(seat, rank) for rank, seat in ranks]
        trying = [s for s in seats if view.stamps[s] < 0]
        return turns + self._turns(self._order(trying, self._gone), len(view.order))

    def _order(self, seats: Sequence[Seat], gone: float) -> list[Seat]:
        """Who solves in time, the fastest first, after so many seconds (as a logarithm)."""
        times = sorted([(self._time(seat, gone), seat) for seat in seats])
        return [seat for time, seat in times if time <= self._limit]

    def _time(self, seat: Seat, gone: float) -> float:
        usual, spread, normal = self._usual[seat], self._spread, self._luck.gauss
        for _ in range(TRIES):
            time = normal(usual, spread)
            if time > gone:
                return time
        return self._limit + 1

    def _turns(self, order: Sequence[Seat], first: int) -> list[tuple[Seat, Reach]]:
        return [self._turn(seat, rank) for rank, seat in enumerate(order, first)]

    def _turn(self, seat: Seat, rank: int) -> tuple[Seat, Reach]:
        return seat, REACHES[rank][self._luck.random() < 0.5]

    def _pawns(self) -> list[int]:
        """Pawns that are not set yet will stand before one of the rows that are best in front."""
        pawns, rows = self._view.pawns, self._view.rows
        if min(pawns) >= 0:
            return list(pawns)
        worth = [after_taking([0] * ROWS, row) for row in rows]
        best = [field for field in range(ROWS) if worth[field] == max(worth)]
        return [pawn if pawn >= 0 else self._luck.choice(best) for pawn in pawns]


def leads(seats: int, heard: Sequence[Event]) -> list[float]:
    """How much oftener each seat was faster than another one than slower, as a logarithm.

    >>> leads(2, [])
    [0.0, 0.0]
    """
    won = [ROUNDS_TO_TRUST * (seats - 1)] * seats
    lost = won.copy()
    for event in heard:
        if isinstance(event, RoundOver):
            slower = set(range(seats))
            for seat in event.order:
                slower.discard(seat)
                won[seat] += len(slower)
                for other in slower:
                    lost[other] += 1
    return [log(won[seat] / lost[seat]) for seat in range(seats)]


def _second_chances(view: View, terms: Terms) -> bool:
    """Whether the timer is turned again where nobody solves (UBO-55)."""
    once = terms.second_chance == "perGame" and not view.chances
    return terms.second_chance == "perRound" or once


def _gone(view: View, terms: Terms) -> float:
    """The logarithm of the seconds until the last one solved."""
    last = max(view.stamps, default=-1)
    seconds = (last - view.deadline + terms.timer_ms) / 1000
    return log(max(seconds, 1.0)) if last >= 0 else 0.0
