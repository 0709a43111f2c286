"""Cards that a seat is certain of in the hands of others: shown, once its own, taken back openly.

The rules keep this from the hand that is shown (K108-68, M112-52, HOUSE-03, K108-72) to the deal's
end, so that nobody has to remember it. `State.known` is replaced and never changed in place: copies
of a state share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolik.core.game import Seat
from stolik.games.uno.pieces import FACE_OF, OF_FACE, one_of
from stolik.games.uno.state import State


def show(s: State, seats: Iterable[Seat], owner: Seat, cards: int) -> None:
    """These seats see these cards of a hand."""
    if s.terms.version > 1:
        before = s.known.get(owner, {})
        seen = {seat: cards | before.get(seat, 0) for seat in seats if seat != owner}
        s.known = {**s.known, owner: {**before, **seen}}


def left(s: State, owner: Seat, card: int) -> None:
    """A card, as its bit, has left a hand: of twins, one known, it may have been that one."""
    face = FACE_OF[card.bit_length() - 1]
    twins, knowers = OF_FACE[face], s.known.get(owner, {})
    for known in knowers.values():
        if known & twins:
            break
    else:  # mostly: this comes with each card that is laid
        return
    less = {seat: it & ~(it & card or one_of(it, face)) for seat, it in knowers.items()}
    s.known = {**s.known, owner: {seat: it for seat, it in less.items() if it}}
    if not s.known[owner]:
        del s.known[owner]


def moved(s: State, whose: Sequence[Seat]) -> None:
    """Hands have changed owners, each seat has that of `whose`: who gave one away knows it all."""
    if s.terms.version == 1:
        return
    known = {}
    for seat, was in enumerate(whose):
        knowers = {knower: it for knower, it in s.known.get(was, {}).items() if knower != seat}
        if was != seat:
            knowers[was] = s.hands[seat]
        if knowers:
            known[seat] = knowers
    s.known = known
