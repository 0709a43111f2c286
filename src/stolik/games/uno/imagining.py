"""A world that fits what one seat knows: for search, and as the proof that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from stolik.core.game import Below, Seat
from stolik.games.uno.actions import NOBODY
from stolik.games.uno.pieces import NONE, nth, one_of, take
from stolik.games.uno.state import BEFORE_DEAL, Lapse, State

if TYPE_CHECKING:
    from stolik.games.uno.view import Seen, View

#: The fields that a view and a state have alike.
ALIKE = (
    *("deal", "cards", "out", "away", "dealer", "contenders", "old_next", "phase", "turn", "since"),
    *("clockwise", "colour", "called", "hint", "passes", "skips", "toll", "stacked", "resume"),
    *("fresh", "hurried", "note_draws", "bluff", "was_colour", "four_drawn", "winner"),
)


def imagine(v: View, below: Below) -> State:
    """A state that fits the view; what is hidden is dealt anew."""
    s = State(v.options, v.seats)
    for name in ALIKE:
        setattr(s, name, getattr(v, name))
    s.scores, s.wins, s.cooling = list(v.scores), list(v.wins), list(v.cooling)
    s.dues, s.quotas, s.heirs = list(v.dues), list(v.quotas), list(v.heirs)
    s.lapses = [_lapse(seen, v.seat) for seen in v.lapses]
    if v.carried != NONE:
        s.carried = _card(one_of(s.bag, v.carried))
    if v.phase not in BEFORE_DEAL:
        _Cards(s, v, below).deal()
    return s


def _lapse(seen: Seen, seat: Seat | None) -> Lapse:
    noted = seen.noted and seat is not None
    first, all_noted = (seat, 1 << seat) if noted and seat is not None else (NOBODY, 0)
    return Lapse(seen.seat, seen.at, seen.grace, seen.moved, first, all_noted)


def _card(bit: int) -> int:
    return bit.bit_length() - 1


class _Cards:
    """Puts every card where the view says, and the hidden ones anywhere they may be."""

    def __init__(self, s: State, v: View, below: Below) -> None:
        self.s, self.v, self.below = s, v, below
        self.pool = s.deck()

    def deal(self) -> None:
        s, v = self.s, self.v
        s.top = _card(self._take([v.top]))
        s.bottom = [_card(self._take([face])) for face in v.bottom]
        s.under = self._take(v.under)
        if v.was_top != NONE:
            s.was_top = _card(one_of(s.under, v.was_top))
        for seat, hand in enumerate(v.hands):
            s.hands[seat] = self._take(v.known[seat] if hand is None else hand)
        for seat, count in enumerate(v.counts):
            s.hands[seat] |= self._some(count - s.hands[seat].bit_count())
        s.bag = self.pool
        self._mark()

    def _take(self, faces: Iterable[int]) -> int:
        cards = take(self.pool, faces)
        self.pool ^= cards
        return cards

    def _some(self, count: int) -> int:
        cards, self.pool = self._pick(self.pool, count)
        return cards

    def _pick(self, pool: int, count: int) -> tuple[int, int]:
        """Some cards of a set, and the rest."""
        picked = 0
        for _ in range(count):
            card = nth(pool, self.below(pool.bit_count()))
            pool ^= card
            picked |= card
        return picked, pool

    def _mark(self) -> None:
        """The cards that are known, those just drawn, and the hand behind a +4."""
        s, v = self.s, self.v
        if v.seat is not None:
            held = {owner: take(s.hands[owner], it) for owner, it in enumerate(v.known)}
            s.known = {owner: {v.seat: cards} for owner, cards in held.items() if cards}
        if v.drawn is None:
            s.drawn, _ = self._pick(s.hands[v.turn], v.drawn_count)
        else:
            s.drawn = take(s.hands[v.turn], v.drawn)
        s.forced = bool(v.forced)
        if v.bluff >= 0 and v.shown is not None:
            s.shown = take(s.hands[v.bluff], v.shown)
        elif v.bluff >= 0:
            s.shown, _ = self._pick(s.hands[v.bluff], v.shown_count)
