"""The +4: when it is proper, the bluff, the challenge of each book (K108-54 to K108-80,
M112-45 to M112-61)."""

from __future__ import annotations

from typing import Literal

from stolik.core.game import Seat
from stolik.core.phrase import Illegal
from stolik.games.uno.actions import Accept, Action, Challenge
from stolik.games.uno.events import Accepted, Challenged, Event, TookBack
from stolik.games.uno.pieces import (
    ALL_WILDS,
    BIT,
    FOURS,
    NONE,
    OF_COLOUR,
    OF_FACE,
    WILD,
    all_faces,
)
from stolik.games.uno.rules import call, house, known, laying, turn
from stolik.games.uno.rules.draws import owe
from stolik.games.uno.state import CHALLENGE, DRAWN, REPLACE, STACK, TURN, Due, State

FOUR = 4
#: What in a hand makes a +4 of it a bluff.
Betrays = Literal["colour", "wild"]
UNFOUNDED = 6  # K108-70, M112-54
FINE = 4  # K108-74, M112-55

#: The Wilds in hand that count as matching (M112-48, M112-49); in K108 none does (K108-63).
MATCHING = {
    "none": 0,
    "exceptWD4": ALL_WILDS & ~FOURS,
    "all": ALL_WILDS,
    "plainOnly": OF_FACE[WILD],
}


def is_proper(s: State, hand: int) -> bool:
    """Whether a +4 of this hand may be laid on the colour in force (K108-59, M112-46)."""
    return not hand_matches(s, hand ^ (hand & FOURS & -(hand & FOURS)), s.colour)


def hand_matches(s: State, others: int, colour: int) -> bool:
    """Whether the other cards of a hand hold the colour, or a Wild that counts as matching."""
    return bool(matching(s, others, colour))


def matching(s: State, cards: int, colour: int) -> int:
    """Those of some cards that are of the colour, or a Wild that counts as matching."""
    return cards & (OF_COLOUR[colour] | MATCHING[s.terms.wilds_match])


def would_betray(s: State, seat: Seat) -> Betrays | None:
    """Why a +4 that this seat may lay now would be a bluff (K108-65, M112-59), if it would."""
    asked = seat == s.turn and s.phase in (TURN, DRAWN)
    if not asked or not laying.playable(s, seat) & FOURS or is_proper(s, s.hands[seat]):
        return None
    return "colour" if s.hands[seat] & OF_COLOUR[s.colour] else "wild"


def lay_four(
    s: State,
    seat: Seat,
    was_top: int,
    was_colour: int,
    drawn: bool,
    at: int,
    tell: list[Event] | None,
) -> None:
    """The next player draws four, or may challenge; never a last card (K108-80, M112-60)."""
    if s.terms.strict:
        laying.hit_next(s, seat, FOUR, at, tell)
        return
    s.phase = CHALLENGE
    s.turn = s.after(seat)
    s.since = at
    s.bluff = seat
    s.shown = s.hands[seat]
    s.was_top, s.was_colour = was_top if s.terms.k108 else NONE, was_colour
    s.four_drawn = drawn


def check_waits(s: State) -> None:
    """Raise `Illegal` where no +4 waits for an answer (K108-66, M112-51), nor stacked cards do."""
    if s.phase in (CHALLENGE, STACK):
        return
    if s.carried_on_top():
        raise Illegal("K108-101", "carried-unanswered")
    raise Illegal("K108-66" if s.terms.k108 else "M112-51", "no-four-waits")


def answers(s: State) -> list[Action]:
    """Accept or challenge (K108-67, M112-51)."""
    return [Accept(), Challenge()]


def accept(s: State, at: int, tell: list[Event] | None) -> None:
    """Draw the cards and lose the turn (K108-54, K108-55, M112-51)."""
    seat = s.turn
    turn.commit(s, seat)
    if tell is not None:
        tell.append(Accepted(seat))
    if s.phase == STACK:
        house.take_stack(s, seat, at, tell)
    else:
        _draw_and_lose(s, seat, Due(seat, FOUR, "plus4"), at, tell)


def _draw_and_lose(s: State, seat: Seat, due: Due, at: int, tell: list[Event] | None) -> None:
    owe(s, due)
    s.clear_bluff()
    turn.skip(seat, tell)
    turn.begin_turn(s, s.after(seat), at, tell)


def challenge(s: State, at: int, tell: list[Event] | None) -> None:
    """The hand as it was is shown to the challenger, and judged (K108-66 to K108-79)."""
    seat, offender = s.turn, s.bluff
    against = matching(s, s.shown, s.was_colour)  # K108-69, M112-53
    guilty, to_all = bool(against), s.terms.reveal_to_all
    turn.commit(s, seat)
    known.show(s, s.playing() if to_all else [seat], offender, s.shown)
    if tell is not None:
        shown = all_faces(s.shown)
        tell.append(Challenged(seat, offender, shown, to_all, guilty, all_faces(against)))
    if not guilty:  # K108-70, K108-71, M112-54
        _draw_and_lose(s, seat, Due(seat, UNFOUNDED, "unfounded"), at, tell)
    elif s.terms.k108:
        _take_back(s, seat, offender, at, tell)
    else:  # M112-55 to M112-57, M112-61: +4 and colour stay, the challenger takes a turn
        call.forget(s, offender)
        owe(s, Due(offender, FINE, "guilty"))
        s.clear_bluff()
        turn.begin_turn(s, seat, at, tell)


def _take_back(s: State, seat: Seat, offender: Seat, at: int, tell: list[Event] | None) -> None:
    """K108-72 to K108-78: the +4 returns, pile and colour are as before, another card is laid."""
    after_draw = s.four_drawn
    s.hands[offender] |= BIT[s.top]
    known.show(s, s.playing(), offender, BIT[s.top])
    s.top, s.colour = s.was_top, s.was_colour
    s.under &= ~BIT[s.top]
    s.clear_bluff()
    call.forget(s, offender)
    if tell is not None:
        tell.append(TookBack(offender))
    if after_draw:  # K108-78: a breach does not undo a pass
        owe(s, Due(offender, FINE, "guilty"))
        turn.begin_turn(s, seat, at, tell)
        return
    s.phase = REPLACE
    s.turn = offender
    s.since = at
