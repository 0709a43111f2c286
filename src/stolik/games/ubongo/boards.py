"""The boards: an area and six rows of pieces, one for each symbol of the die.

A set is nine groups of four boards (UBO-03, UBO-18). A round is played with one group, so that all
who play it, whatever is rolled, face like difficulty.

As text a board is one line: the drawing of its area, then its rows. A set is 36 such lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, final

from stolik.games.ubongo.pieces import PIECE, PIECES, Row, area_of, drawing_of
from stolik.games.ubongo.sets import EASY, HARD

Side = Literal["easy", "hard"]
SIDES: tuple[Side, ...] = ("easy", "hard")
#: How many pieces a row has (UBO-14).
ROW_SIZE: dict[Side, int] = {"easy": 3, "hard": 4}
ROUNDS = 9
SEATS = 4
SYMBOLS = 6  # UBO-06
_TEXTS: dict[Side, tuple[str, ...]] = {"easy": EASY, "hard": HARD}
#: How many sets there are of each side; they are numbered from 1.
SETS: dict[Side, int] = {side: len(texts) for side, texts in _TEXTS.items()}


@final
@dataclass(slots=True, unsafe_hash=True)
class Board:
    """One side of a board: the area to cover, and for each symbol the pieces to do it with."""

    area: int
    rows: tuple[Row, ...]


BoardSet = tuple[tuple[Board, ...], ...]


@cache
def board_set(side: Side, number: int) -> BoardSet:
    """One of the sets that come with the game, as nine groups of four boards."""
    return grouped([read_board(line) for line in _TEXTS[side][number - 1].split("\n")])


def grouped(boards: list[Board]) -> BoardSet:
    """The boards of a set in their groups."""
    places = range(0, len(boards), SEATS)
    return tuple([tuple(boards[place : place + SEATS]) for place in places])


def read_board(line: str) -> Board:
    """The board of a sound line of text.

    >>> read_board("XXX/XX. I2I3 I2V3").rows
    ((0, 1), (0, 2))
    """
    drawing, *rows = line.split()
    return Board(area_of(drawing), tuple([read_row(row) for row in rows]))


def read_row(text: str) -> Row:
    """The pieces of a row; `KeyError` if one is none."""
    return tuple([PIECE[text[place : place + 2]] for place in range(0, len(text), 2)])


def write_board(board: Board) -> str:
    """The board as a line of text.

    >>> write_board(read_board("XXX/XX. I2I3 I2V3"))
    'XXX/XX. I2I3 I2V3'
    """
    rows = ["".join([PIECES[piece] for piece in row]) for row in board.rows]
    return " ".join([drawing_of(board.area), *rows])


def write_set(boards: BoardSet) -> str:
    """The set as lines of text."""
    return "\n".join([write_board(board) for group in boards for board in group])
