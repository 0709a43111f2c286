"""House rules (HOUSE-01 to HOUSE-03): stacking, jumping in, hands that move."""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.core.phrase import Illegal
from stolik.games.uno.actions import NOBODY, Action, Jump, Play
from stolik.games.uno.events import Event
from stolik.games.uno.pieces import (
    DRAW_TWO,
    FACE_OF,
    FACES,
    FOURS,
    NUMBERS,
    OF_FACE,
    OF_RANK,
    RANK_OF,
    WILD_FOUR,
    one_of,
)
from stolik.games.uno.rules import call, hands, laying, turn, wild_four
from stolik.games.uno.rules.draws import owe
from stolik.games.uno.state import STACK, TURN, Due, State


# -- stacking, HOUSE-01 ---------------------------------------------------------------------------
def stackable(s: State, seat: Seat) -> int:
    """The cards that may answer the one on top; a +4 must be proper."""
    four_on_top = FACE_OF[s.top] == WILD_FOUR
    answers = 0 if four_on_top else OF_RANK[DRAW_TWO]
    if four_on_top or s.terms.stacking == "up":
        answers |= FOURS if wild_four.is_proper(s, s.hands[seat]) else 0
    return answers


def check_stack(s: State, seat: Seat, face: int) -> None:
    """Only another of the same kind, or a +4 on a +2 where the table says so."""
    if not OF_FACE[face] & stackable(s, seat):
        if face == WILD_FOUR and not wild_four.is_proper(s, s.hands[seat]):
            raise Illegal("HOUSE-01", "four-not-proper", colour=laying.spoken_colour(s.colour))
        raise Illegal("HOUSE-01", "does-not-stack", card=FACES[face])


def stack_up(s: State, victim: Seat, count: int, at: int) -> None:
    """The sum moves on to the next player, who may answer."""
    s.stacked += count
    s.phase = STACK
    s.turn = victim
    s.since = at


def take_stack(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    """Whoever does not answer draws it all and loses the turn."""
    owe(s, Due(seat, s.stacked, "stacked"))
    s.stacked = 0
    turn.skip(seat, tell)
    turn.begin_turn(s, s.after(seat), at, tell)


# -- jumping in, HOUSE-02 -------------------------------------------------------------------------
def jump_is_open(s: State) -> bool:
    """Until the next player moves, on a number card."""
    top = OF_FACE[FACE_OF[s.top]] if s.top >= 0 else 0
    return s.terms.jump_in and s.fresh and s.phase == TURN and bool(top & NUMBERS)


def jumps(s: State, seat: Seat) -> list[Action]:
    """The ways in which a seat may jump in."""
    if not jump_is_open(s) or s.out >> seat & 1 or call.barred(s, seat):
        return []
    face = FACE_OF[s.top]
    if seat == s.turn or not one_of(s.hands[seat], face):
        return []
    targets = s.in_turn_after(seat) if laying.needs_target(s, seat, face) else [NOBODY]
    calls = (False, True) if call.rides(s, seat) else (False,)
    return [Jump(face, called, target) for called in calls for target in targets]


def check_jump(s: State, seat: Seat, a: Jump) -> None:
    """Equal in colour and number, a number card, and before the next player has moved."""
    if not s.terms.jump_in:
        raise Illegal("HOUSE-02", "no-jumping-in")
    if not jump_is_open(s) or s.out >> seat & 1:
        raise Illegal("HOUSE-02", "jump-too-late")
    if seat == s.turn:
        raise Illegal("HOUSE-02", "jump-own-turn")
    if a.face != FACE_OF[s.top]:
        raise Illegal("HOUSE-02", "jump-not-twin", card=FACES[FACE_OF[s.top]])
    if not one_of(s.hands[seat], a.face):
        raise Illegal("HOUSE-02", "card-not-in-hand", card=FACES[a.face])
    call.check_not_barred(s, seat)
    laying.check_target(s, seat, a.face, a.target)
    if a.call:
        call.check_riding(s, seat)


# -- seven and zero, HOUSE-03 ---------------------------------------------------------------------
def move_hands(s: State, seat: Seat, a: Play, at: int, tell: list[Event] | None) -> None:
    """A 7 swaps two hands, a 0 passes every hand one seat along."""
    if RANK_OF[a.face] == 7:
        hands.swap(s, seat, a.target, at, tell)
    else:
        hands.rotate(s, at, tell)
    turn.begin_turn(s, s.after(seat), at, tell)
