"""Wild Shuffle Hands (M112-63 to M112-76)."""

from __future__ import annotations

from stolik.core.game import Below
from stolik.core.phrase import Illegal
from stolik.games.uno.actions import Mix
from stolik.games.uno.events import Event, Mixed
from stolik.games.uno.pieces import all_faces, nth, take
from stolik.games.uno.rules import call, turn
from stolik.games.uno.state import State


def sizes(s: State) -> list[int]:
    """How many cards each seat gets, dealt one at a time round and round (M112-69)."""
    each, over = divmod(sum([hand.bit_count() for hand in s.hands]), s.seats)
    # From the physical left of the card's player, who is served last (M112-65, M112-70).
    return [each + ((seat - s.turn - 1) % s.seats < over) for seat in range(s.seats)]


def _all_hands(s: State) -> int:
    together = 0
    for hand in s.hands:
        together |= hand
    return together


def draw_mix(s: State, below: Below) -> Mix:
    """All hands together, shuffled, dealt out again."""
    pool = _all_hands(s)
    hands = []
    for size in sizes(s):
        hand = 0
        for _ in range(size):
            card = nth(pool, below(pool.bit_count()))
            pool ^= card
            hand |= card
        hands.append(all_faces(hand))
    return Mix(tuple(hands))


def check_mix(s: State, a: Mix) -> None:
    """The same cards, and as many for each as the dealing gives."""
    if [len(hand) for hand in a.hands] != sizes(s):
        raise Illegal("M112-69", "mix-sizes")
    together = tuple(sorted([face for hand in a.hands for face in hand]))
    if together != all_faces(_all_hands(s)):
        raise Illegal("M112-64", "mix-same-cards")


def mix(s: State, a: Mix, at: int, tell: list[Event] | None) -> None:
    """New hands for all; earlier words count no more (M112-75); no turn is lost (M112-76)."""
    pool = _all_hands(s)
    s.known = {}
    for seat, faces in enumerate(a.hands):
        s.hands[seat] = take(pool, faces)
        pool ^= s.hands[seat]
    if tell is not None:
        tell.append(Mixed(a.hands, tuple([len(hand) for hand in a.hands])))
    call.hands_moved(s, s.playing(), at)
    if s.terms.colour_after:  # M112-74
        turn.ask_colour(s, s.turn, s.resume, at)
    else:
        turn.begin_turn(s, s.resume, at, tell)
