"""The board in the middle: six rows of twelve gems, a red field for pawns before each (UBO-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

#: The letters of the six colours (UBO-08): ruby, orange, yellow, green, blue, violet.
COLOURS = "ROYGBV"
COLOUR = {letter: colour for colour, letter in enumerate(COLOURS)}
ROWS = 6
ROW = 12
OF_EACH = 12
GEMS = ROWS * ROW
#: What a collector takes (UBO-35).
TAKEN = 2


def letters(gems: Iterable[int]) -> str:
    """Gems as letters, in the order given.

    >>> letters([0, 0, 5])
    'RRV'
    """
    return "".join([COLOURS[colour] for colour in gems])


def counts_of(gems: Iterable[int]) -> list[int]:
    """How many there are of each colour."""
    count = Counter(gems)
    return [count[colour] for colour in range(len(COLOURS))]


def strength(counts: Sequence[int]) -> tuple[int, ...]:
    """What decides the match: the counts of one player, the most numerous colour first (UBO-52)."""
    return tuple(sorted(counts, reverse=True))
