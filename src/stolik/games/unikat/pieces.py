"""The tiles and the grid they lie on.

A tile is a number from 0 to 80 in the order of its code (`CBN1` is 0, `SYW3` is 80); a set of
tiles is one int with bit t for tile t. A cell is a number too: 81 connected tiles never reach
further than 80 from the start tile, so that the endless grid (UNI-11) fits into a square.
"""

from __future__ import annotations

from functools import cache
from itertools import product

FEATURES = ("shape", "colour", "background", "size")  # UNI-06 to UNI-09
LETTERS = ("CQS", "BGY", "NRW", "123")
CODES = tuple("".join(letters) for letters in product(*LETTERS))
TILE = {code: tile for tile, code in enumerate(CODES)}
TILES = len(CODES)
ALL = (1 << TILES) - 1
BIT = tuple(1 << tile for tile in range(TILES))


def differences(one: int, other: int) -> tuple[str, ...]:
    """The features in which two tiles differ.

    >>> differences(TILE["SGW2"], TILE["SBW1"])
    ('colour', 'size')
    """
    pairs = zip(CODES[one], CODES[other], FEATURES, strict=True)
    return tuple(feature for mine, theirs, feature in pairs if mine != theirs)


def _near(tile: int) -> int:
    return sum(BIT[other] for other in range(TILES) if len(differences(tile, other)) == 1)


#: For each tile, the eight that may lie beside it (UNI-31).
NEAR = tuple(_near(tile) for tile in range(TILES))


def tiles_of(tiles: int) -> list[int]:
    """The tiles of a set, in code order.

    >>> [CODES[tile] for tile in tiles_of(BIT[2] | BIT[0])]
    ['CBN1', 'CBN3']
    """
    found = []
    while tiles:
        lowest = tiles & -tiles
        found.append(lowest.bit_length() - 1)
        tiles ^= lowest
    return found


def nth(tiles: int, place: int) -> int:
    """The tile at a place of a set, counted from 0 in code order."""
    for _ in range(place):
        tiles &= tiles - 1
    return (tiles & -tiles).bit_length() - 1


def mask(tiles: list[int] | tuple[int, ...]) -> int:
    """The set of some tiles."""
    together = 0
    for tile in tiles:
        together |= BIT[tile]
    return together


FURTHEST = 80
WIDTH = 2 * FURTHEST + 3
START = (FURTHEST + 1) * WIDTH + FURTHEST + 1
#: From a cell to its neighbours: right, left, up, down. Corners never count (UNI-11).
STEPS = (1, -1, WIDTH, -WIDTH)


def cell_at(x: int, y: int) -> int:
    """The cell x to the right of the start tile and y above it."""
    return START + y * WIDTH + x


@cache
def place_of(cell: int) -> tuple[int, int]:
    """How far a cell is to the right of the start tile, and how far above it.

    >>> place_of(cell_at(-3, 7))
    (-3, 7)
    """
    y, x = divmod(cell, WIDTH)
    return x - FURTHEST - 1, y - FURTHEST - 1


def around(cell: int) -> tuple[int, int, int, int]:
    """The four neighbours of a cell."""
    return cell + 1, cell - 1, cell + WIDTH, cell - WIDTH
