"""Where everything is: a whole match of Ubongo as one state."""

from __future__ import annotations

from typing import Literal

from stolik.core.game import Seat
from stolik.core.options import Options
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.boards import Board, board_set
from stolik.games.ubongo.events import Layout
from stolik.games.ubongo.gems import COLOURS
from stolik.games.ubongo.options import Terms
from stolik.games.ubongo.pieces import Row, turned

Phase = Literal[
    "begin", "gems", "pawns", "field", "roll", "countdown", "deal", "solve", "rest", "over"
]

BEGIN: Phase = "begin"  # chance picks who rolls first
GEMS: Phase = "gems"  # chance strews the gems
PAWNS: Phase = "pawns"  # a pawn is set
FIELD: Phase = "field"  # chance sets a pawn
ROLL: Phase = "roll"  # the starting player rolls
COUNTDOWN: Phase = "countdown"  # the die is thrown, the boards are still hidden
DEAL: Phase = "deal"  # chance shows the symbol and the boards
SOLVE: Phase = "solve"  # the race
REST: Phase = "rest"  # a round is over, and all boards are open (RULING-5)
OVER: Phase = "over"
PHASES: tuple[Phase, ...] = (BEGIN, GEMS, PAWNS, FIELD, ROLL, COUNTDOWN, DEAL, SOLVE, REST, OVER)
#: The moments at which chance must act.
CHANCE_PHASES = frozenset((BEGIN, GEMS, FIELD, DEAL))

NONE = -1


class State:
    """A whole match: the gems, the pawns, and the round in play or the one just over."""

    __slots__ = (
        "away",
        "boards",
        "chances",
        "collected",
        "deadline",
        "done",
        "gems",
        "layouts",
        "moved",
        "number",
        "options",
        "order",
        "own",
        "pawns",
        "phase",
        "round",
        "rows",
        "seats",
        "second",
        "since",
        "solved_at",
        "stamps",
        "starter",
        "symbol",
        "terms",
        "turn",
        "turns",
        "used",
    )

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.terms = Terms.of(options)
        self.seats = seats
        self.phase: Phase = BEGIN
        #: The set that the boards come from, 0 before that is known.
        self.number = 0
        self.round = 1
        #: Who rolls in this round, and who is asked for a pawn.
        self.starter: Seat = 0
        self.turn: Seat = 0
        #: The gems left in each row, the front one first; and each seat's, by colour.
        self.rows: list[list[int]] = []
        self.gems = [[0] * len(COLOURS) for _ in range(seats)]
        self.pawns = [NONE] * seats
        #: The groups of boards that were laid aside, as a set.
        self.used = 0
        #: How many second chances there were in the match.
        self.chances = 0
        #: Whose owner is away, as a set of seats; and since when somebody is waited for.
        self.away = 0
        self.since = 0
        self.clear_round()

    def clear_round(self) -> None:
        """No board lies in front of anybody."""
        seats = self.seats
        self.symbol = NONE
        self.boards = [NONE] * seats
        self.turns = [0] * seats
        #: An area with its pieces that a position names instead of the board of a seat.
        self.own: list[tuple[int, Row] | None] = [None] * seats
        self.deadline = 0
        self.second = False
        self.clear_race()

    def clear_race(self) -> None:
        """Nobody has solved, moved or collected."""
        #: Who solved, the first one first; the time each is judged by, and when it was received.
        self.order: list[Seat] = []
        self.stamps = [NONE] * self.seats
        self.solved_at = [NONE] * self.seats
        self.layouts: list[Layout] = [()] * self.seats
        #: Who moved, who collected and who said to be done, as sets of seats.
        self.moved = 0
        self.collected = 0
        self.done = 0

    def copy(self) -> State:
        """A state of its own."""
        other = State.__new__(State)
        for name in State.__slots__:
            setattr(other, name, getattr(self, name))
        other.rows = [row.copy() for row in self.rows]
        other.gems = [gems.copy() for gems in self.gems]
        for name in ("pawns", "boards", "turns", "own", "order", "stamps", "solved_at", "layouts"):
            setattr(other, name, getattr(self, name).copy())
        return other

    def chance_is_due(self) -> bool:
        """Whether nobody but chance can go on."""
        return self.phase in CHANCE_PHASES

    # -- who is where -----------------------------------------------------------------------------
    def finished(self, seat: Seat) -> bool:
        """Whether a seat can do nothing more in this round (UBO-47)."""
        return bool((self.collected | self.done) >> seat & 1)

    def waited_for(self) -> list[Seat]:
        """The seats that a round waits for: those present, or all where nobody is."""
        seats = range(self.seats)
        present = [seat for seat in seats if not self.away >> seat & 1]
        return present or list(seats)

    def clockwise_from_starter(self) -> list[Seat]:
        """All seats, the starting player first."""
        return [(self.starter + step) % self.seats for step in range(self.seats)]

    def rank(self, seat: Seat) -> int:
        """1 for the first solver, 2 for the second …"""
        return self.order.index(seat) + 1

    # -- the task of a seat -----------------------------------------------------------------------
    def board_of(self, seat: Seat) -> Board:
        """The board that lies in front of a seat, as it is printed."""
        group, place = divmod(self.boards[seat], GROUP)
        return board_set(self.terms.sides[seat], self.number)[group][place]

    def area_of(self, seat: Seat) -> int:
        """The area that a seat is to cover, turned as it lies."""
        if own := self.own[seat]:
            return own[0]
        return turned(self.board_of(seat).area, self.turns[seat])

    def row_of(self, seat: Seat) -> Row:
        """The pieces that a seat is to use (UBO-25)."""
        if own := self.own[seat]:
            return own[1]
        return self.board_of(seat).rows[self.symbol]
