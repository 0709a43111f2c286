"""What must hold in every state: for conformance, and for positions written by hand."""

from __future__ import annotations

from stolik.games.uno.pieces import BIT, NONE
from stolik.games.uno.rules import note
from stolik.games.uno.state import (
    BEFORE_DEAL,
    CHALLENGE,
    DISCARD,
    MIX,
    NAME,
    NOTE,
    OVER,
    REST,
    SETTLE,
    STACK,
    State,
)

#: The moments after somebody has gone out.
ENDED = (SETTLE, REST, OVER)


def faults(s: State) -> list[str]:
    """The invariants that a state breaks."""
    if s.phase in BEFORE_DEAL:
        return []
    return [*_card_faults(s), *_turn_faults(s), *_word_faults(s)]


def _card_faults(s: State) -> list[str]:
    """Deck, pile and hands make the whole deck at every instant, each card in one place."""
    piles = [s.bag, s.under, BIT[s.top], *[BIT[card] for card in s.bottom], *s.hands]
    together = 0
    for pile in piles:
        together |= pile
    count = sum(pile.bit_count() for pile in piles)
    whole = s.deck()
    if together != whole or count != whole.bit_count():
        return [f"{count} cards in {together.bit_count()} places, not {whole.bit_count()}"]
    return []


def _turn_faults(s: State) -> list[str]:
    found = []
    if s.out >> s.turn & 1 and s.phase not in ENDED:
        found.append("a seat on turn that is out")
    if s.colour == NONE and s.phase not in (NAME, MIX, *ENDED):
        found.append("no colour in force")
    if any(it & ~s.hands[owner] for owner, by in s.known.items() for it in by.values()):
        found.append("a card known of a hand that is not in it")
    if s.drawn & ~s.hands[s.turn]:
        found.append("a drawn card that is not in hand")
    if (s.phase == CHALLENGE) != (s.bluff >= 0):
        found.append("a challenge without a +4, or a +4 without one")
    if (s.phase == DISCARD) != bool(s.quotas):
        found.append("a discard that nobody asked for")
    if (s.phase == NOTE and not note.text_on_top(s)) or (s.phase != NOTE and s.note_draws):
        found.append("a wait for words that are on no card")
    if (s.phase == STACK) != bool(s.stacked) and s.phase not in ENDED:
        found.append("stacked cards that nobody answers for")
    if s.phase not in ENDED:
        found += [f"seat {seat} has no card" for seat in s.playing() if not s.hands[seat]]
    return found


def _word_faults(s: State) -> list[str]:
    found = []
    for lapse in s.lapses:
        if not lapse.grace and s.hands[lapse.seat].bit_count() != 1:
            found.append(f"seat {lapse.seat} is in a lapse without holding one card")
        if s.called >> lapse.seat & 1:
            found.append(f"seat {lapse.seat} has called and has not")
    for seat in s.playing():
        if s.called >> seat & 1 and s.hands[seat].bit_count() != 1 and s.phase not in (OVER,):
            found.append(f"seat {seat} has called without holding one card")
    return found


def marks(s: State) -> list[str]:
    """What is late or rare about a state."""
    if s.phase in BEFORE_DEAL:
        return []
    rare = {
        "empty pile": not s.bag,
        "nothing to draw": not s.can_draw(),
        "known bottom": s.bottom,
        "challenge": s.phase == CHALLENGE,
        "replacement": s.phase == "replace",
        "discard": s.phase == DISCARD,
        "note": s.phase == NOTE,
        "stack": s.phase == STACK,
        "lapse": s.lapses,
        "grace": any(lapse.grace for lapse in s.lapses),
        "report": s.hint,
        "later deal": s.deal > 1,
        "rest": s.phase == REST,
        "seat out": s.out,
        "ten cards": any(hand.bit_count() > 10 for hand in s.hands),
    }
    return [name for name, true in rare.items() if true]
