"""Practice for one (UBO-04): a puzzle at a time, as many as anybody likes, each with a name.

`easy-2-17-4-3` is the easy side, set 2, board 17, symbol 4, turned by 3: all counted from 1 as
people do, but the turn, which is 0 for a board as it is printed. Nothing is remembered between two
questions: the name says it all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict, final

from stolik.core.game import Below
from stolik.core.notation import Word, number, one_of, words
from stolik.core.phrase import Malformed
from stolik.games.ubongo import hints
from stolik.games.ubongo.boards import (
    ROUNDS,
    SEATS,
    SETS,
    SIDES,
    SYMBOLS,
    Board,
    Side,
    board_set,
)
from stolik.games.ubongo.notation import placement_text, read_layout
from stolik.games.ubongo.options import SECONDS
from stolik.games.ubongo.pieces import PIECES, SIDE, TURNS, Row, turned
from stolik.games.ubongo.rules.racing import check_layout
from stolik.games.ubongo.view import Task, TaskData, task_data

BOARDS = ROUNDS * SEATS
FORM = "easy-2-17-4-3"


@final
@dataclass(slots=True, unsafe_hash=True)
class Puzzle:
    """A row of a board of a set, and how the board lies; here all is counted from 0 but the set."""

    side: Side
    number: int
    board: int
    symbol: int
    turn: int

    @property
    def name(self) -> str:
        """What the puzzle is called.

        >>> Puzzle("easy", 2, 16, 3, 3).name
        'easy-2-17-4-3'
        """
        return f"{self.side}-{self.number}-{self.board + 1}-{self.symbol + 1}-{self.turn}"

    @property
    def area(self) -> int:
        """The area to cover, as it lies."""
        return turned(self._board.area, self.turn)

    @property
    def row(self) -> Row:
        """The pieces to do it with."""
        return self._board.rows[self.symbol]

    @property
    def seconds(self) -> int:
        """How long the sand timer runs (UBO-07)."""
        return SECONDS[self.side]

    @property
    def _board(self) -> Board:
        group, place = divmod(self.board, SEATS)
        return board_set(self.side, self.number)[group][place]


def puzzle(name: str) -> Puzzle:
    """The puzzle of a name, or `Malformed`.

    >>> puzzle("hard-4-36-6-0")
    Puzzle(side='hard', number=4, board=35, symbol=5, turn=0)
    """
    parts = _parts(name)
    if len(parts) != 5:
        raise Malformed("not-a-puzzle", 1, word=name, form=FORM)
    one_of(parts[0], SIDES)
    side: Side = "hard" if parts[0].text == "hard" else "easy"
    return Puzzle(
        side,
        number(parts[1], 1, SETS[side]),
        number(parts[2], 1, BOARDS) - 1,
        number(parts[3], 1, SYMBOLS) - 1,
        number(parts[4], 0, TURNS - 1),
    )


def _parts(name: str) -> list[Word]:
    """What stands between the dashes of a name."""
    found, column = [], 1
    for text in name.split("-"):
        found.append(Word(text, column))
        column += len(text) + 1
    return found


def draw(side: Side, below: Below) -> Puzzle:
    """Any puzzle of a side, all equally likely."""
    return Puzzle(side, 1 + below(SETS[side]), below(BOARDS), below(SYMBOLS), below(TURNS))


class PieceHint(TypedDict):
    """A hint as plain data: the piece to lay, or to `take` away, and where it belongs."""

    fits: bool
    piece: str | None
    take: bool
    cell: tuple[int, int] | None
    placement: str | None


def hint_data(found: hints.Hint) -> PieceHint:
    """What the wire carries of a hint; a cell is its column and its line, counted from 0."""
    placement, cell = found.placement, found.cell
    return {
        "fits": found.fits,
        "piece": None if found.piece is None else PIECES[found.piece],
        "take": found.take,
        "cell": None if cell is None else (cell % SIDE, cell // SIDE),
        "placement": None if placement is None else placement_text(placement),
    }


class UbongoPractice:
    """Practice for whoever knows puzzles by their names only."""

    levels: tuple[str, ...] = SIDES

    def draw(self, level: str, below: Below) -> str:
        """The name of any puzzle of a level."""
        return draw("hard" if level == "hard" else "easy", below).name

    def level(self, name: str) -> str:
        """The level that a puzzle is of."""
        return puzzle(name).side

    def seconds(self, name: str) -> int:
        """How long the sand timer runs."""
        return puzzle(name).seconds

    def task(self, name: str) -> TaskData:
        """The board and the pieces."""
        it = puzzle(name)
        return task_data(Task(it.board, it.turn, it.area, it.row))

    def answer(self, name: str, layout: str) -> None:
        """Raise `Illegal` for a layout that does not solve the puzzle."""
        it = puzzle(name)
        check_layout(it.area, it.row, read_layout(words(layout)))

    def hint(self, name: str, layout: str, level: int) -> PieceHint:
        """What to do next with what is laid."""
        it = puzzle(name)
        return hint_data(hints.hint(it.area, it.row, read_layout(words(layout)), level))
