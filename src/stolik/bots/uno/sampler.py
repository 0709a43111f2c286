"""Worlds for a search: hidden cards dealt anew as far as the public history lets them be."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stolik.bots.uno.memory import NOTHING, Chances, Memory, chances, known_of
from stolik.bots.uno.playout import NAMED, Deal, Rules, count
from stolik.bots.uno.policy import own_hand
from stolik.core.game import Seat
from stolik.games.uno.events import Event
from stolik.games.uno.options import terms_of
from stolik.games.uno.pieces import COLOUR_OF, COPIES, CUSTOMS, FACES, NONE, OF_FACE, SHUFFLE
from stolik.games.uno.rules.wild_four import MATCHING
from stolik.games.uno.view import View

#: How often a card is put back because it does not fit the clue, before any will do.
PATIENCE = 25
UNKNOWN: Chances = (1.0,) * len(FACES)


class Sampler:
    """Deals worlds that fit what a seat sees and has heard, the likely ones more often."""

    def __init__(self, view: View, heard: Sequence[Event], rules: Rules) -> None:
        assert view.seat is not None
        self.rules = rules
        self.seats = [seat for seat in range(view.seats) if not view.out >> seat & 1]
        self._view = view
        memory = Memory(heard, view.seats, view.out)
        self._known: dict[Seat, list[int]] = {}
        self._clues: dict[Seat, list[Chances | None]] = {}
        self._pool = _unseen(view)
        for seat in self.seats:
            if seat != view.seat:
                self._recall(seat, memory)

    def _recall(self, seat: Seat, memory: Memory) -> None:
        """What is known of a hand, and the clues to the rest of it."""
        clues, size = memory.clues[seat], self._view.counts[seat]
        known: list[int] = []
        for face in known_of(clues)[:size]:
            if face in self._pool:
                self._pool.remove(face)
                known.append(face)
        hidden = [clue for clue in clues if not known_of([clue])]
        hidden += [NOTHING] * size
        self._known[seat] = known
        self._clues[seat] = [
            chances(clue) if clue else None for clue in hidden[: size - len(known)]
        ]

    def place(self, seat: Seat) -> int:
        """Where a seat is among those that are still in the match."""
        return self.seats.index(seat)

    def world(self, rng: Random, guilty: bool | None = None) -> Deal:
        """One world; the +4 on the table is a bluff in it or not, where that is asked."""
        view, pool = self._view, self._pool.copy()
        clues = self._clues
        if guilty is not None:
            clues = {**clues, view.bluff: self._betray(guilty, pool)}
        hands = [
            list(own_hand(view)) if seat == view.seat else self._hand(seat, clues[seat], pool, rng)
            for seat in self.seats
        ]
        random = rng.random
        pool.sort(key=lambda _: random())
        deck = [*reversed(view.bottom), *pool] if view.bottom else pool
        deal = Deal(hands, [count(self.rules, hand) for hand in hands], deck, list(view.under), rng)
        deal.top, deal.left = view.top, view.clockwise
        deal.turn = self.place(view.turn)
        coloured = COLOUR_OF[view.top] != NONE
        deal.state = view.top if coloured else NAMED + max(view.colour, 0)
        return deal

    def _betray(self, guilty: bool, pool: list[int]) -> list[Chances | None]:
        """The clues to the hand behind a +4 that holds the colour, or does not."""
        view, matching = self._view, MATCHING[terms_of(self._view.options).wilds_match]
        match = [
            COLOUR_OF[face] == view.was_colour or bool(OF_FACE[face] & matching)
            for face in range(len(FACES))
        ]
        clues = self._clues[view.bluff]
        if guilty:
            first = tuple([float(matches) for matches in match])
            return [first, *clues[1:]] if clues and any(match[face] for face in pool) else clues
        return [
            tuple([0.0 if m else w for m, w in zip(match, clue or UNKNOWN, strict=True)])
            for clue in clues
        ]

    def _hand(
        self, seat: Seat, clues: Sequence[Chances | None], pool: list[int], rng: Random
    ) -> list[int]:
        random, hand = rng.random, list(self._known[seat])
        for likely in clues:
            size = len(pool)
            at = int(random() * size)
            if likely is not None:
                tries = PATIENCE
                while tries and random() >= likely[pool[at]]:
                    at = int(random() * size)
                    tries -= 1
            hand.append(pool[at])
            pool[at] = pool[-1]
            pool.pop()
        return hand


def _unseen(view: View) -> list[int]:
    """Every card that the seat does not see, as faces."""
    left = list(COPIES)
    if view.options.book == "uno-108":
        for face in (SHUFFLE, *CUSTOMS):
            left[face] = 0
    for face in (*own_hand(view), *view.under, *view.bottom, view.top):
        left[face] -= 1
    return [face for face, copies in enumerate(left) for _ in range(copies)]
