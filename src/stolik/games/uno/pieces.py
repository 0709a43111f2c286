"""The cards.

A *face* is what is printed on a card: `R5`, `BS`, `W4`; there are 58. A card is a number from 0 to
111 in the order of faces, twins side by side; a set of cards is one int with bit c for card c.
Which of two twins is meant never matters: whatever is told or written down speaks of faces.
"""

from __future__ import annotations

from collections.abc import Iterable

COLOURS = "RYGB"  # K108-04, M112-108: red, yellow, green, blue
COLOUR_NAMES = ("red", "yellow", "green", "blue")
RANKS = "0123456789SVD"  # S Skip, V Reverse, D Draw Two
NONE = -1
SKIP, REVERSE, DRAW_TWO = 10, 11, 12
WILDS = ("W", "W4", "WH", "WC1", "WC2", "WC3")
FACES: tuple[str, ...] = (*[colour + rank for colour in COLOURS for rank in RANKS], *WILDS)
FACE = {code: face for face, code in enumerate(FACES)}
WILD, WILD_FOUR, SHUFFLE = FACE["W"], FACE["W4"], FACE["WH"]
CUSTOMS = (FACE["WC1"], FACE["WC2"], FACE["WC3"])

#: The colour of a face, or NONE for a Wild (K108-57); its rank, or NONE.
COLOUR_OF = (*[face // len(RANKS) for face in range(52)], *[NONE] * len(WILDS))
RANK_OF = (*[face % len(RANKS) for face in range(52)], *[NONE] * len(WILDS))


def _copies(face: int) -> int:
    if COLOUR_OF[face] == NONE:
        return 4 if face in (WILD, WILD_FOUR) else 1  # K108-09, -10, M112-02, -03
    return 1 if RANK_OF[face] == 0 else 2  # K108-05 to K108-08


COPIES = tuple(_copies(face) for face in range(len(FACES)))
#: The face of each card.
FACE_OF = tuple(face for face, copies in enumerate(COPIES) for _ in range(copies))
BIT = tuple(1 << card for card in range(len(FACE_OF)))


def _together(faces: Iterable[int]) -> int:
    wanted = set(faces)
    return sum(bit for bit, face in zip(BIT, FACE_OF, strict=True) if face in wanted)


#: All cards of a face, of a colour, of a rank, as sets.
OF_FACE = tuple(_together([face]) for face in range(len(FACES)))
OF_COLOUR = tuple(_together(f for f, c in enumerate(COLOUR_OF) if c == own) for own in range(4))
OF_RANK = tuple(_together(f for f, r in enumerate(RANK_OF) if r == own) for own in range(13))
ALL_WILDS = _together(FACE[code] for code in WILDS)
FOURS = OF_FACE[WILD_FOUR]
DECK_112 = sum(BIT)
DECK_108 = DECK_112 & ~OF_FACE[SHUFFLE] & ~_together(CUSTOMS)
NUMBERS = sum(OF_RANK[:10])

#: How many cards each player is dealt (K108-19, M112-07).
HAND = 7

#: What fits a face with a colour in force: that colour, that number or symbol, any Wild
#: (K108-32 to K108-34, M112-17). Index: colour, then face.
FITS = tuple(
    tuple(
        OF_COLOUR[colour] | ALL_WILDS | (OF_RANK[rank] if rank != NONE else 0) for rank in RANK_OF
    )
    for colour in range(4)
)

#: What a card in hand counts: K108-109, K108-110 and M112-98 to M112-100.
VALUES_108 = tuple(rank if 0 <= rank <= 9 else 20 for rank in RANK_OF)
VALUES_112 = tuple(rank if 0 <= rank <= 9 else 50 if rank == NONE else 20 for rank in RANK_OF)


#: Where each byte of a set begins, and for each byte the places of its ones.
LOWS = tuple(range(0, len(FACE_OF), 8))
PLACES = tuple(tuple(place for place in range(8) if byte >> place & 1) for byte in range(256))


def faces_of(cards: int) -> list[int]:
    """The faces in a set of cards, each once, in order."""
    found = []
    while cards:
        face = FACE_OF[(cards & -cards).bit_length() - 1]
        found.append(face)
        cards &= ~OF_FACE[face]
    return found


def all_faces(cards: int) -> tuple[int, ...]:
    """The faces in a set of cards, twins twice, in order.

    >>> all_faces(OF_FACE[FACE["R0"]] | OF_FACE[FACE["R1"]])
    (0, 1, 1)
    """
    found = []
    while cards:
        low = cards & -cards
        found.append(FACE_OF[low.bit_length() - 1])
        cards ^= low
    return tuple(found)


def one_of(cards: int, face: int) -> int:
    """The bit of one card of this face in a set; 0 if there is none."""
    found = cards & OF_FACE[face]
    return found & -found


def take(cards: int, faces: Iterable[int]) -> int:
    """Cards of these faces out of a set, as a set; `KeyError` with the face that is missing."""
    taken = 0
    for face in faces:
        card = one_of(cards & ~taken, face)
        if not card:
            raise KeyError(face)
        taken |= card
    return taken


def nth(cards: int, place: int) -> int:
    """The bit of the card at a place of a set, counted from 0.

    >>> nth(BIT[3] | BIT[70] | BIT[111], 1) == BIT[70]
    True
    """
    for low, byte in zip(LOWS, cards.to_bytes(len(LOWS), "little"), strict=True):
        found = PLACES[byte]
        if place < len(found):
            return BIT[low + found[place]]
        place -= len(found)
    raise IndexError("no card at this place")


def value(cards: int, values: tuple[int, ...]) -> int:
    """What a hand counts."""
    return sum([values[face] for face in all_faces(cards)])
