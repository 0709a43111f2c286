"""Where everything is: the whole match as one state."""

from __future__ import annotations

from typing import Literal

from stolik.core.game import Seat
from stolik.core.options import Options
from stolik.games.unikat.options import Terms
from stolik.games.unikat.pieces import ALL
from stolik.games.unikat.table import Table

Phase = Literal[
    "first", "deal", "choose", "chain", "bonus", "take", "draw", "blind", "rest", "over"
]

FIRST: Phase = "first"  # chance picks who begins
DEAL: Phase = "deal"  # chance deals
CHOOSE: Phase = "choose"  # a turn begins: lay or exchange
CHAIN: Phase = "chain"  # laying goes on
BONUS: Phase = "bonus"  # one more action may be taken
TAKE: Phase = "take"  # an exchange is half done
DRAW: Phase = "draw"  # the draw at the end of the turn
BLIND: Phase = "blind"  # chance gives a tile of the bag
REST: Phase = "rest"  # a round is over, and all hands are open (RULING-5)
OVER: Phase = "over"

#: The moments at which chance must act.
CHANCE_PHASES = frozenset((FIRST, DEAL, BLIND))
PHASES: tuple[Phase, ...] = (FIRST, DEAL, CHOOSE, CHAIN, BONUS, TAKE, DRAW, BLIND, REST, OVER)


class State:
    """A whole match of Unikat: rounds, scores, and the round in play."""

    __slots__ = (
        "aside",
        "away",
        "bag",
        "bonus",
        "contenders",
        "display",
        "dry",
        "dry_empty",
        "given",
        "hands",
        "hurried",
        "last",
        "options",
        "out",
        "passes",
        "penalties",
        "phase",
        "round",
        "seats",
        "second",
        "since",
        "starter",
        "table",
        "terms",
        "turn",
        "wins",
        "won",
    )

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.terms = Terms.of(options)
        self.seats = seats
        # -- the match
        self.round = 1
        self.penalties = [0] * seats
        self.wins = [0] * seats
        #: Who can still win: all, or the tied ones of an extra round (UNI-85), as a set of seats.
        self.contenders = (1 << seats) - 1
        #: Who won the last finished round, as a set of seats.
        self.won = 0
        #: Whose owner is away, as a set of seats.
        self.away = 0
        self.starter: Seat = 0
        self.phase: Phase = DEAL
        self.clear_round()

    def clear_round(self) -> None:
        """Everything back into the bag."""
        self.table = Table()
        self.display: list[int] = []
        self.bag = ALL
        self.hands = [0] * self.seats
        #: Tiles out of play that belong to nobody (only in positions written by hand).
        self.aside = 0
        #: Seats passed over for the rest of the round (UNI-79), as a set.
        self.out = 0
        #: Turns begun since a tile was laid last, and those of them begun with an empty bag.
        self.dry = 0
        self.dry_empty = 0
        #: Passes in succession by players who could do nothing (UNI-77).
        self.passes = 0
        self.turn: Seat = 0
        self.since = 0  # when the turn began, in milliseconds of the match
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing done yet."""
        self.bonus = False  # earned by this turn's first action
        self.second = False  # the bonus action is running
        self.last = -1  # the cell laid on just before, in the running action
        self.given = -1  # the tile put on the display in the running exchange
        self.hurried = False  # the clock plays the rest of the turn

    def copy(self) -> State:
        """A state of its own; options are shared, they never change."""
        other = State.__new__(State)
        other.options = self.options
        other.terms = self.terms
        other.seats = self.seats
        other.round = self.round
        other.penalties = self.penalties.copy()
        other.wins = self.wins.copy()
        other.contenders = self.contenders
        other.won = self.won
        other.away = self.away
        other.starter = self.starter
        other.phase = self.phase
        other.table = self.table.copy()
        other.display = self.display.copy()
        other.bag = self.bag
        other.hands = self.hands.copy()
        other.aside = self.aside
        other.out = self.out
        other.dry = self.dry
        other.dry_empty = self.dry_empty
        other.passes = self.passes
        other.turn = self.turn
        other.since = self.since
        other.bonus = self.bonus
        other.second = self.second
        other.last = self.last
        other.given = self.given
        other.hurried = self.hurried
        return other

    def present(self) -> list[Seat]:
        """The seats that play this round."""
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def chance_is_due(self) -> bool:
        """Whether chance must act before anybody else may."""
        if self.phase in CHANCE_PHASES:
            return True
        # UNI-69: an empty display is filled at once, as long as the bag has a tile.
        return not self.display and self.bag != 0 and self.phase not in (REST, OVER)
