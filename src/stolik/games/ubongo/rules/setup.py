"""Before the first round: the starting player, the gems, the pawns (UBO-09 to UBO-20)."""

from __future__ import annotations

from stolik.core.game import Below
from stolik.core.phrase import Illegal
from stolik.games.ubongo.actions import Begin, Field, Gems, Pawn
from stolik.games.ubongo.events import Begun, Event, PawnSet, Strewn
from stolik.games.ubongo.gems import COLOURS, OF_EACH, ROW, ROWS, counts_of
from stolik.games.ubongo.options import NUMBERS
from stolik.games.ubongo.state import GEMS, NONE, PAWNS, ROLL, State


# -- who begins (UBO-20) --------------------------------------------------------------------------
def begins(s: State) -> list[Begin]:
    """Every seat may roll first, with the table's set or any."""
    numbers = NUMBERS if s.terms.number is None else [s.terms.number]
    return [Begin(seat, number) for seat in range(s.seats) for number in numbers]


def check_begin(s: State, a: Begin) -> None:
    """A seat that is there, a set that the table plays."""
    if a not in begins(s):
        raise Illegal("UBO-20", "not-a-beginning", seat=a.seat, number=a.number)


def begin(s: State, a: Begin, tell: list[Event] | None) -> None:
    """The starting player is known."""
    s.starter = s.turn = a.seat
    s.number = a.number
    s.phase = GEMS
    if tell is not None:
        tell.append(Begun(a.seat, a.number))


# -- the gems (UBO-05, UBO-09) --------------------------------------------------------------------
def draw_gems(below: Below) -> Gems:
    """One gem after the other into the next hollow, all that are left equally likely."""
    left = [colour for colour in range(len(COLOURS)) for _ in range(OF_EACH)]
    strewn = [left.pop(below(len(left))) for _ in range(ROWS * ROW)]
    return Gems(tuple([tuple(strewn[begin : begin + ROW]) for begin in range(0, len(strewn), ROW)]))


def check_gems(a: Gems) -> None:
    """Twelve gems of each colour, twelve in each row."""
    if [len(row) for row in a.rows] != [ROW] * ROWS:
        raise Illegal("UBO-05", "gem-rows", rows=ROWS, count=ROW)
    if counts_of([gem for row in a.rows for gem in row]) != [OF_EACH] * len(COLOURS):
        raise Illegal("UBO-05", "gem-colours", count=OF_EACH)


def strew(s: State, a: Gems, at: int, tell: list[Event] | None) -> None:
    """The gems lie on the board; the starting player sets the first pawn (UBO-12)."""
    s.rows = [list(row) for row in a.rows]
    s.phase, s.since = PAWNS, at
    if tell is not None:
        tell.append(Strewn(a.rows))


# -- the pawns (UBO-10 to UBO-12) -----------------------------------------------------------------
def pawns() -> list[Pawn]:
    """Any red field will do, another pawn's too (UBO-11)."""
    return [Pawn(field) for field in range(ROWS)]


def fields() -> list[Field]:
    """What chance may choose for a player who did not."""
    return [Field(field) for field in range(ROWS)]


def check_field(field: int) -> None:
    """A red field stands before each row (UBO-10)."""
    if not 0 <= field < ROWS:
        raise Illegal("UBO-10", "no-such-field", field=field + 1, count=ROWS)


def set_pawn(s: State, a: Pawn | Field, at: int, tell: list[Event] | None) -> None:
    """A pawn stands; the next player clockwise sets one, or the first round begins."""
    s.pawns[s.turn] = a.field
    if tell is not None:
        tell.append(PawnSet(s.turn, a.field))
    left = [seat for seat in s.clockwise_from_starter() if s.pawns[seat] == NONE]
    s.turn = left[0] if left else s.starter
    s.phase, s.since = PAWNS if left else ROLL, at
