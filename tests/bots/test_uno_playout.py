"""The fused playout of UNO, walked beside the engine: same decisions, same draws, same state."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.bots import Budget
from stolik.bots.uno import Tuned, Weights
from stolik.bots.uno.playout import (
    COLOUR_ON,
    LONGEST,
    NAMED,
    NOBODY_WON,
    Deal,
    Rules,
    count,
    play_out,
    rules_of,
)
from stolik.core.fairness import seeded
from stolik.core.game import CHANCE
from stolik.core.match import AnyMatch, Match
from stolik.core.options import Book
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.games.uno.actions import Give, Mix
from stolik.games.uno.events import DealOver
from stolik.games.uno.options import terms_of
from stolik.games.uno.pieces import COLOUR_OF, FACE_OF, NONE, all_faces

#: What the fused playout has to know of each book, and what it must not mind.
CHOICES: dict[str, dict[str, tuple[object, ...]]] = {
    "uno-108": {
        "k108.format": ("individual", "pairs", "twoSides"),
        "k108.forcedDrawnPlay": ("off", "on"),
        "k108.carryOver": ("nextDeal", "settleNow"),
        "uno.wd4Mode": ("bluff", "strict"),
    },
    "uno-112": {
        "m112.scoring": ("off", "on"),
        "m112.reverse2p": ("skip", "literal"),
        "m112.wildsMatch": ("exceptWD4", "plainOnly", "none"),
        "m112.shuffleColour": ("before", "after"),
        "m112.ignoredStarter": ("staysUnder", "backIntoPile"),
        "uno.wd4Mode": ("bluff", "strict"),
    },
}


class Noted(list[int]):
    """A pile that notes what is drawn from it."""

    def __init__(self, cards: list[int]) -> None:
        super().__init__(cards)
        self.drawn: list[int] = []

    def pop(self, *_: Any) -> int:
        self.drawn.append(super().pop())
        return self.drawn[-1]


def plain_weights(players: int) -> Weights:
    """Weights whose sums never differ by rounding alone, and that remember no draws."""
    sign = -1 if players == 2 else 1
    return Weights(-4.61, -3.83, 0.517, 0.621, sign * 0.3301, sign * 0.7103, 4.0)


def any_match(book: Book, number: int) -> AnyMatch:
    """A match of some options with its first card on the table."""
    below = seeded(f"lockstep/{book.name}/{number}")
    seats = 2 + number % 9
    while True:
        given = {key: words[below(len(words))] for key, words in CHOICES[book.name].items()}
        try:
            options = book.decide(given, seats)
        except Refused:
            continue
        game, _ = BOOKS[book.name]
        return Match.begin(game, options, seats, below)


class Lockstep:
    """The engine and a playout at the same deal."""

    def __init__(self, match: AnyMatch, rng: Random) -> None:
        self.match, self.game, self.state = match, match.game, match.state
        self.seats: int = match.state.seats
        self.bot = Tuned(plain_weights)
        if self.state.phase == "name":
            self._decide()
        self.rules = rules_of(terms_of(match.state.options), self.seats, plain_weights(self.seats))
        self.deck = Noted([])
        self.deal = self._deal(rng)

    def _deal(self, rng: Random) -> Deal:
        s, pool = self.state, list(all_faces(self.state.bag))
        rng.shuffle(pool)
        self.deck = Noted([*[FACE_OF[card] for card in reversed(s.bottom)], *pool])
        hands = [list(all_faces(hand)) for hand in s.hands]
        held = [count(self.rules, hand) for hand in hands]
        deal = Deal(hands, held, self.deck, list(all_faces(s.under)), rng)
        deal.top = FACE_OF[s.top]
        deal.state = deal.top if COLOUR_OF[deal.top] != NONE else NAMED + s.colour
        deal.turn, deal.left = s.turn, s.clockwise
        return deal

    def step(self) -> int:
        """One turn of both; who has won."""
        self.deck.drawn.clear()
        winner = play_out(self.rules, self.deal, turns=1)
        before = len(self.match.events)
        while True:
            self._decide()
            self._settle()
            told = self.match.events[before:]
            if over := [e for e in told if isinstance(e, DealOver)]:
                assert over[0].winner == winner
                return winner
            assert winner == NOBODY_WON
            if self.state.phase not in ("drawn", "challenge", "name"):
                assert not self.deck.drawn
                return winner

    def _decide(self) -> None:
        seat = self.game.due(self.state)[0]
        view, legal = self.game.view(self.state, seat), self.game.legal(self.state, seat)
        action = self.bot.choose(view, [], legal, Budget(), seeded("x"))
        self.match.apply(seat, action)

    def _settle(self) -> None:
        while self.state.phase != "settle" and CHANCE in self.game.actors(self.state):
            if self.state.phase == "deal":
                return
            if self.state.dues:
                cards = self.state.dues[0].cards
                faces, self.deck.drawn = self.deck.drawn[:cards], self.deck.drawn[cards:]
                self.match.apply(CHANCE, Give(tuple(faces)))
            else:
                hands = tuple([tuple(sorted(hand)) for hand in self.deal.hands])
                self.match.apply(CHANCE, Mix(hands))
        if self.state.phase == "settle":
            self.match.settle(seeded("settled"))

    def compare(self) -> None:
        """Whether everything is where it is in the engine."""
        s, deal = self.state, self.deal
        assert [sorted(hand) for hand in deal.hands] == [list(all_faces(h)) for h in s.hands]
        assert deal.held == [count(self.rules, hand) for hand in deal.hands]
        assert (deal.top, COLOUR_ON[deal.state]) == (FACE_OF[s.top], s.colour)
        assert (deal.turn, deal.left) == (s.turn, s.clockwise)
        assert sorted(deal.under) == list(all_faces(s.under))
        pile = [*all_faces(s.bag), *[FACE_OF[card] for card in s.bottom]]
        assert sorted(deal.deck) == sorted(pile)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(CHOICES))
def test_a_playout_and_the_engine_walk_side_by_side(name: str) -> None:
    _, book = BOOKS[name]
    ends = 0
    for number in range(90):
        walk = Lockstep(any_match(book, number), Random(number))
        for _ in range(LONGEST):
            if walk.step() != NOBODY_WON:
                ends += 1
                break
            walk.compare()
    assert ends == 90


def tables(players: int) -> Rules:
    """Two or more players by the book of 108 cards."""
    _, book = BOOKS["uno-108"]
    return rules_of(terms_of(book.decide({}, players)), players, plain_weights(players))


def by_hand(rules: Rules, hands: list[list[int]], deck: list[int], top: int) -> Deal:
    """A deal written by hand, the first player on turn."""
    deal = Deal(hands, [count(rules, hand) for hand in hands], deck, [], Random(1))
    deal.top = deal.state = top
    return deal


def test_a_deal_in_which_nobody_can_do_anything_is_void() -> None:
    rules = tables(2)
    deal = by_hand(rules, [[14], [15]], [], 0)  # Y1 and Y2 on R0, no pile
    assert play_out(rules, deal) == NOBODY_WON
    assert deal.hands == [[14], [15]]


def test_a_first_card_is_laid_as_it_is_asked_for() -> None:
    rules = tables(2)
    deal = by_hand(rules, [[1, 2, 52], [14, 15]], [20, 21, 22], 0)
    assert play_out(rules, deal, 52, 3, turns=1) == NOBODY_WON
    assert (deal.hands[0], deal.top, deal.state) == ([1, 2], 52, NAMED + 3)


def test_a_copy_is_played_out_for_itself() -> None:
    rules = tables(2)
    deal = by_hand(rules, [[1, 2, 3], [14, 15, 16]], [20, 21, 22, 23], 0)
    other = deal.copy()
    play_out(rules, other)
    assert (deal.hands, deal.deck, deal.under) == ([[1, 2, 3], [14, 15, 16]], [20, 21, 22, 23], [])
    assert deal.held == [count(rules, hand) for hand in deal.hands]
