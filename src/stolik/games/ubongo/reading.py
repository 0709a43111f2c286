"""A set of boards that somebody wrote or had made, read with care (`boards` reads our own)."""

from __future__ import annotations

import re

from stolik.core.phrase import Malformed
from stolik.games.ubongo.boards import (
    ROUNDS,
    ROW_SIZE,
    SEATS,
    SYMBOLS,
    Board,
    BoardSet,
    grouped,
    read_row,
)
from stolik.games.ubongo.pieces import PIECES, SIDE, Row, area_of, in_corner
from stolik.games.ubongo.solver import solutions

WHOLE = ROUNDS * SEATS


def read_set(text: str) -> BoardSet:
    """The set of a text, or `Malformed`; empty lines and lines that begin with # do not count."""
    boards: list[Board] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            boards.append(_read_board(line, number, boards))
    if len(boards) != WHOLE:
        raise Malformed("set-size", 1, len(text.splitlines()), count=len(boards), whole=WHOLE)
    return grouped(boards)


def _read_board(line: str, number: int, before: list[Board]) -> Board:
    words = [(it.group(), it.start() + 1) for it in re.finditer(r"\S+", line)]
    if len(words) != 1 + SYMBOLS:
        raise Malformed("board-words", 1, number, count=len(words), whole=1 + SYMBOLS)
    area = read_area(*words[0], number)
    sizes = [len(before[0].rows[0])] if before else list(ROW_SIZE.values())
    return Board(area, tuple([read_row_for(*word, number, area, sizes) for word in words[1:]]))


def read_area(word: str, column: int, number: int = 0) -> int:
    """The area of a drawing, in the corner of the grid."""
    lines = word.split("/")
    good = all(re.fullmatch(f"[X.]{{1,{SIDE}}}", line) for line in lines)
    if not good or len(lines) > SIDE or not area_of(word):
        raise Malformed("bad-area", column, number, word=word)
    return in_corner(area_of(word))


def read_row_for(word: str, column: int, number: int, area: int, sizes: list[int]) -> Row:
    """A row of one of these sizes that covers the area."""
    try:
        row = tuple(sorted(read_row(word)))
    except KeyError:
        raise Malformed("bad-row", column, number, word=word, may=" ".join(PIECES)) from None
    if len(set(row)) != len(row) or len(row) not in sizes:
        counts = ", ".join(map(str, sizes))
        raise Malformed("bad-row-size", column, number, word=word, counts=counts)
    if not solutions(area, row, limit=1):
        raise Malformed("row-does-not-cover", column, number, word=word)
    return row
