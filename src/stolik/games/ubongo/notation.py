"""Ubongo's actions as short text, the same in and out; docs/notation.md has examples.

Fields, symbols and boards are counted from 1, as people do; gems are letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import assert_never

from stolik.core.game import Leave, Next, Return, Ring
from stolik.core.notation import Word, bare, exactly, number, one_of, words
from stolik.core.phrase import Malformed
from stolik.games.ubongo.actions import (
    Action,
    Begin,
    Collect,
    Deal,
    Done,
    Field,
    Gems,
    Move,
    Pawn,
    Roll,
    Solve,
)
from stolik.games.ubongo.boards import ROUNDS, SYMBOLS
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.gems import COLOUR, COLOURS, ROW, ROWS, letters
from stolik.games.ubongo.options import NUMBERS, SEATS
from stolik.games.ubongo.pieces import PIECE, SIDE, Placement

LAG = "lag"
MOST_LAG = 10**6
MOST_PIECES = 12
#: `L4@1,0`, then `f` if it is mirrored, then `r` with the quarter turns.
PLACED = re.compile(r"([A-Z][0-9])@([0-9]),([0-9])(f?)(?:r([1-3]))?")
#: A board, and how it is turned: `17`, `17r2`, `17f`, `17fr1`.
TURNED = re.compile(r"([0-9]{1,2})(f?)(?:r([1-3]))?")


def write_action(a: Action) -> str:
    """The action as text.

    >>> write_action(Solve((Placement(PIECE["L4"], 1, 0, 2, True), Placement(PIECE["I2"], 0, 0))))
    'solve L4@1,0fr2 I2@0,0'
    """
    match a:
        case Solve():
            return f"solve {layout_text(a.placements)}".rstrip() + _lag_text(a.lag)
        case Move():
            return f"move {a.field + 1}{_lag_text(a.lag)}"
        case Collect():
            return f"collect{_lag_text(a.lag)}"
        case Pawn() | Field():
            return f"{a.kind} {a.field + 1}"
        case Begin():
            return f"begin {a.seat} {a.number}"
        case Gems():
            return "gems " + " ".join([letters(row) for row in a.rows])
        case Deal():
            boards = zip(a.boards, a.turns, strict=True)
            return f"deal {a.symbol + 1} " + " ".join([board_text(*board) for board in boards])
        case Leave() | Return():
            return f"{a.kind} {a.seat}"
        case Ring():
            return f"ring {a.name}"
        case Roll() | Done() | Next():
            return a.kind
        case _:
            assert_never(a)


def read_action(text: str) -> Action:
    """The action of a text.

    >>> read_action("move 3")
    Move(field=2, lag=0)
    """
    found = words(text)
    if not found:
        raise Malformed("no-action", 1, may=", ".join(_READERS))
    verb, behind = found[0], found[1:]
    if verb.text not in _READERS:
        raise Malformed("unknown-action", verb.column, word=verb.text, may=", ".join(_READERS))
    return _READERS[verb.text](verb, behind)


# -- writing --------------------------------------------------------------------------------------
def layout_text(placements: Iterable[Placement]) -> str:
    """Pieces and where they lie."""
    return " ".join([placement_text(placement) for placement in placements])


def placement_text(p: Placement) -> str:
    """A piece and where it lies.

    >>> placement_text(Placement(PIECE["P5"], 2, 1, 3))
    'P5@2,1r3'
    """
    return f"{_NAMES[p.piece]}@{p.x},{p.y}{_turn_text(p.rot, p.flip)}"


def board_text(board: int, turn: int) -> str:
    """A board and how it is turned."""
    return f"{board + 1}{_turn_text(turn & 3, turn >= 4)}"


def _turn_text(rot: int, flip: bool) -> str:
    return ("f" if flip else "") + (f"r{rot}" if rot else "")


def _lag_text(lag: int) -> str:
    return f" {LAG} {lag}" if lag else ""


_NAMES = {piece: name for name, piece in PIECE.items()}


# -- reading --------------------------------------------------------------------------------------
def read_placement(word: Word) -> Placement:
    """A piece and where it lies, like `L4@1,0fr2`."""
    found = PLACED.fullmatch(word.text)
    if found is None:
        raise Malformed("not-placed", word.column, word=word.text)
    name, x, y, flip, rot = found.groups()
    one_of(Word(name, word.column), tuple(PIECE))
    if max(int(x), int(y)) >= SIDE:
        raise Malformed("off-the-grid", word.column, word=word.text, count=SIDE)
    return Placement(PIECE[name], int(x), int(y), int(rot or 0), bool(flip))


def read_layout(behind: list[Word]) -> tuple[Placement, ...]:
    """Pieces and where they lie."""
    if len(behind) > MOST_PIECES:
        raise Malformed("too-many-pieces", behind[MOST_PIECES].column, count=MOST_PIECES)
    return tuple([read_placement(word) for word in behind])


def read_board(word: Word) -> tuple[int, int]:
    """A board and how it is turned, like `17fr1`."""
    found = TURNED.fullmatch(word.text)
    if found is None:
        raise Malformed("not-a-board", word.column, word=word.text)
    board, flip, rot = found.groups()
    index = number(Word(board, word.column), 1, ROUNDS * GROUP) - 1
    return index, int(rot or 0) + (4 if flip else 0)


def read_gems(word: Word) -> tuple[int, ...]:
    """Gems as letters."""
    for place, letter in enumerate(word.text):
        if letter not in COLOUR:
            may = ", ".join(COLOURS)
            raise Malformed("not-a-gem", word.column + place, letter=letter, may=may)
    return tuple([COLOUR[letter] for letter in word.text])


def _without_lag(verb: Word, behind: list[Word]) -> tuple[list[Word], int]:
    """What stands before `lag n`, and n."""
    places = [place for place, word in enumerate(behind) if word.text == LAG]
    if not places:
        return behind, 0
    (lag,) = exactly(1, behind[places[0]], behind[places[0] + 1 :])
    return behind[: places[0]], number(lag, 1, MOST_LAG)


def _field(word: Word) -> int:
    return number(word, 1, ROWS) - 1


def _solve(verb: Word, behind: list[Word]) -> Solve:
    placed, lag = _without_lag(verb, behind)
    return Solve(read_layout(placed), lag)


def _move(verb: Word, behind: list[Word]) -> Move:
    given, lag = _without_lag(verb, behind)
    return Move(_field(exactly(1, verb, given)[0]), lag)


def _collect(verb: Word, behind: list[Word]) -> Collect:
    given, lag = _without_lag(verb, behind)
    exactly(0, verb, given)
    return Collect(lag)


def _begin(verb: Word, behind: list[Word]) -> Begin:
    seat, box = exactly(2, verb, behind)
    return Begin(number(seat, 0, SEATS[-1] - 1), number(box, NUMBERS[0], NUMBERS[-1]))


def _gems(verb: Word, behind: list[Word]) -> Gems:
    rows = [read_gems(word) for word in exactly(ROWS, verb, behind)]
    for row, word in zip(rows, behind, strict=True):
        if len(row) != ROW:
            raise Malformed("gem-row", word.column, count=ROW)
    return Gems(tuple(rows))


def _deal(verb: Word, behind: list[Word]) -> Deal:
    if not 1 + SEATS[0] <= len(behind) <= 1 + SEATS[-1]:
        raise Malformed("deal-boards", verb.column)
    boards = [read_board(word) for word in behind[1:]]
    return Deal(
        number(behind[0], 1, SYMBOLS) - 1,
        tuple([board for board, _ in boards]),
        tuple([turn for _, turn in boards]),
    )


def _seat(verb: Word, behind: list[Word]) -> int:
    return number(exactly(1, verb, behind)[0], 0, SEATS[-1] - 1)


_READERS: dict[str, Callable[[Word, list[Word]], Action]] = {
    "pawn": lambda verb, behind: Pawn(_field(exactly(1, verb, behind)[0])),
    "roll": bare(Roll()),
    "solve": _solve,
    "move": _move,
    "collect": _collect,
    "done": bare(Done()),
    "begin": _begin,
    "gems": _gems,
    "field": lambda verb, behind: Field(_field(exactly(1, verb, behind)[0])),
    "deal": _deal,
    "ring": lambda verb, behind: Ring(exactly(1, verb, behind)[0].text),
    "leave": lambda verb, behind: Leave(_seat(verb, behind)),
    "return": lambda verb, behind: Return(_seat(verb, behind)),
    "next": bare(Next()),
}
