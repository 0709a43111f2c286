"""Where everything is: the table with its open cells, and the whole match as one state."""

from __future__ import annotations

from typing import Literal

from stolik.core.game import Seat
from stolik.core.options import Options
from stolik.games.unikat.options import Terms
from stolik.games.unikat.pieces import ALL, NEAR, STEPS

Phase = Literal["first", "deal", "choose", "chain", "bonus", "take", "draw", "blind", "over"]

FIRST: Phase = "first"  # chance picks who begins
DEAL: Phase = "deal"  # chance deals
CHOOSE: Phase = "choose"  # a turn begins: lay or exchange
CHAIN: Phase = "chain"  # laying goes on
BONUS: Phase = "bonus"  # one more action may be taken
TAKE: Phase = "take"  # an exchange is half done
DRAW: Phase = "draw"  # the draw at the end of the turn
BLIND: Phase = "blind"  # chance gives a tile of the bag
OVER: Phase = "over"

#: The moments at which chance must act.
CHANCE_PHASES = frozenset((FIRST, DEAL, BLIND))
PHASES: tuple[Phase, ...] = (FIRST, DEAL, CHOOSE, CHAIN, BONUS, TAKE, DRAW, BLIND, OVER)


class Table:
    """The tiles laid, and for each open cell beside them the set of tiles that may lie there.

    Both are kept as tiles are laid, in laying order, so that asking what fits costs one look at
    each open cell, however the table grew.
    """

    __slots__ = ("_laid", "fits", "tiles")

    def __init__(self) -> None:
        self.tiles: dict[int, int] = {}
        self.fits: dict[int, int] = {}
        self._laid: tuple[tuple[int, int], ...] | None = None

    def copy(self) -> Table:
        """A table of its own."""
        other = Table.__new__(Table)
        other.tiles = self.tiles.copy()
        other.fits = self.fits.copy()
        other._laid = self._laid
        return other

    def lay(self, tile: int, cell: int) -> None:
        """Lay a tile; whether it may lie there is for the rules to say."""
        tiles = self.tiles
        fits = self.fits
        tiles[cell] = tile
        self._laid = None
        fits.pop(cell, None)
        near = NEAR[tile]
        for step in STEPS:
            beside = cell + step
            if beside not in tiles:
                fits[beside] = fits.get(beside, ALL) & near

    def laid(self) -> tuple[tuple[int, int], ...]:
        """Every cell with its tile, in laying order; the same object until another is laid."""
        if self._laid is None:
            self._laid = tuple(self.tiles.items())
        return self._laid

    def neighbours(self, cell: int) -> int:
        """How many tiles lie beside a cell."""
        tiles = self.tiles
        return sum([cell + step in tiles for step in STEPS])


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
        return not self.display and self.bag != 0 and self.phase != OVER
