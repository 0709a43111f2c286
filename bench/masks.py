"""Two ways to hold UNO cards in numbers, side by side: CPU time, rounds interleaved.

*Cards*: a set is one int of 112 bits, a bit for each card; the rules play with it. *Types*: a set
is two ints of at most 62 bits, so that each would fit a machine word: one bit for each of the 58
faces held at all, and one for each further copy. The kernel is what every decision comes down to:
which faces fit, lay one of them, else draw one, and make the pile anew when it is empty.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._results import write
from stolik.games.uno.pieces import (
    BIT,
    COLOUR_OF,
    COPIES,
    DECK_112,
    FACE_OF,
    FACES,
    FITS,
    NONE,
    PLACES,
    WILD,
    WILD_FOUR,
    faces_of,
    nth,
    one_of,
)

Chance = Callable[[], float]
Played = tuple[int, int]  # decisions, and faces that fitted in all of them
SEATS = 4
HAND = 7
LONGEST = 400  # a deal that goes on for longer is given up
CARDS = "cards: one int of 112 bits"
TYPES = "types: two ints of 58 and 62 bits"


# -- sets of cards --------------------------------------------------------------------------------
def play_cards(chance: Chance) -> Played:
    """One deal with sets of cards."""
    bag, under, hands = DECK_112, 0, [0] * SEATS
    for seat in range(SEATS):
        for _ in range(HAND):
            card = nth(bag, int(chance() * bag.bit_count()))
            bag ^= card
            hands[seat] |= card
    top, colour, seat, fitted = FACE_OF.index(0), 0, 0, 0
    bag &= ~BIT[top]
    for decision in range(LONGEST):
        legal = faces_of(hands[seat] & FITS[colour][FACE_OF[top]])
        fitted += len(legal)
        if legal:
            face = legal[int(chance() * len(legal))]
            card = one_of(hands[seat], face)
            hands[seat] ^= card
            under |= BIT[top]
            top = card.bit_length() - 1
            colour = COLOUR_OF[face] if COLOUR_OF[face] != NONE else int(chance() * 4)
            if not hands[seat]:
                return decision + 1, fitted
        else:
            if not bag:
                bag, under = under, 0
            if bag:
                card = nth(bag, int(chance() * bag.bit_count()))
                bag ^= card
                hands[seat] |= card
        seat = (seat + 1) % SEATS
    return LONGEST, fitted


# -- sets of types --------------------------------------------------------------------------------
#: The bits of further copies of a face: its own, and four more for the third and fourth Wilds.
MORE = tuple(
    (1 << face if copies > 1 else 0)
    | (3 << 58 if face == WILD else 3 << 60 if face == WILD_FOUR else 0)
    for face, copies in enumerate(COPIES)
)
FACE_OF_MORE = (*range(len(FACES)), WILD, WILD, WILD_FOUR, WILD_FOUR)
ALL_ONCE, ALL_MORE = (1 << len(FACES)) - 1, sum(MORE)
#: What fits, as faces; index: colour, then face.
FITS_TYPES = tuple(
    tuple(sum(1 << face for face in faces_of(cards)) for cards in row) for row in FITS
)


def faces_in(once: int) -> list[int]:
    """The faces in a set of types, in order."""
    found = []
    while once:
        low = once & -once
        found.append(low.bit_length() - 1)
        once ^= low
    return found


def place_of(bits: int, place: int) -> int:
    """Which bit is at a place of a word, counted from 0."""
    for low, byte in enumerate(bits.to_bytes(8, "little")):
        found = PLACES[byte]
        if place < len(found):
            return low * 8 + found[place]
        place -= len(found)
    raise IndexError("no card at this place")


def any_face(once: int, more: int, chance: Chance) -> int:
    """The face of a card drawn from a set, each card as likely as any other."""
    first = once.bit_count()
    place = int(chance() * (first + more.bit_count()))
    return place_of(once, place) if place < first else FACE_OF_MORE[place_of(more, place - first)]


def taken(once: int, more: int, face: int) -> tuple[int, int]:
    """A set without one card of a face."""
    copies = more & MORE[face]
    return (once, more ^ (copies & -copies)) if copies else (once ^ 1 << face, more)


def given(once: int, more: int, face: int) -> tuple[int, int]:
    """A set with one more card of a face."""
    bit = 1 << face
    if not once & bit:
        return once | bit, more
    free = MORE[face] & ~more
    return once, more | (free & -free)


def play_types(chance: Chance) -> Played:
    """One deal with sets of types."""
    once, more, under, under_more = ALL_ONCE, ALL_MORE, 0, 0
    hands, hands_more = [0] * SEATS, [0] * SEATS
    for seat in range(SEATS):
        for _ in range(HAND):
            face = any_face(once, more, chance)
            once, more = taken(once, more, face)
            hands[seat], hands_more[seat] = given(hands[seat], hands_more[seat], face)
    top, colour, seat, fitted = 0, 0, 0, 0
    once &= ~1
    for decision in range(LONGEST):
        legal = faces_in(hands[seat] & FITS_TYPES[colour][top])
        fitted += len(legal)
        if legal:
            face = legal[int(chance() * len(legal))]
            hands[seat], hands_more[seat] = taken(hands[seat], hands_more[seat], face)
            under, under_more = given(under, under_more, top)
            top = face
            colour = COLOUR_OF[face] if COLOUR_OF[face] != NONE else int(chance() * 4)
            if not hands[seat]:
                return decision + 1, fitted
        else:
            if not once:
                once, more, under, under_more = under, under_more, 0, 0
            if once:
                face = any_face(once, more, chance)
                once, more = taken(once, more, face)
                hands[seat], hands_more[seat] = given(hands[seat], hands_more[seat], face)
        seat = (seat + 1) % SEATS
    return LONGEST, fitted


# -- measuring ------------------------------------------------------------------------------------
WAYS: dict[str, Callable[[Chance], Played]] = {CARDS: play_cards, TYPES: play_types}


def measure(rounds: int, deals: int) -> tuple[dict[str, list[float]], dict[str, Played]]:
    """Decisions a second of CPU time, round by round, and what was played in all."""
    chances = {what: random.Random(7).random for what in WAYS}
    rates: dict[str, list[float]] = {what: [] for what in WAYS}
    totals = dict.fromkeys(WAYS, (0, 0))
    for _ in range(rounds):
        for what, play in WAYS.items():
            begin = time.process_time()
            played = [play(chances[what]) for _ in range(deals)]
            decisions = sum(it[0] for it in played)
            rates[what].append(decisions / (time.process_time() - begin))
            before = totals[what]
            totals[what] = before[0] + decisions, before[1] + sum(it[1] for it in played)
    return rates, totals


def report(rounds: int, deals: int) -> str:
    """All figures as a page."""
    rates, totals = measure(rounds, deals)
    lines = [
        f"Python {platform.python_version()}, {rounds} interleaved rounds of {deals} deals with "
        f"{SEATS} seats, CPU time.",
        "",
        "| sets of | decisions/s, median | lowest – highest | beside cards | faces that fit |",
        "|---|---|---|---|---|",
    ]
    for what, found in rates.items():
        ratios = [mine / other for mine, other in zip(found, rates[CARDS], strict=True)]
        decisions, fitted = totals[what]
        lines.append(
            f"| {what} | {statistics.median(found):,.0f} | {min(found):,.0f} – {max(found):,.0f} "
            f"| {statistics.median(ratios):.2f}x | {fitted / decisions:.2f} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Measure and print; with --write, put the page into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    page = report(max(3, asked.rounds), asked.deals)
    print(page)
    if asked.write:
        write("masks", page)


if __name__ == "__main__":
    main()
