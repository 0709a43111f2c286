"""Areas of published boards, as hashes: what is made here must not repeat them."""

from __future__ import annotations

from hashlib import sha256

from stolik.games.ubongo.pieces import SIDE, TURNS, cells_in, turned

#: Fingerprints of 22 areas that were printed.
KNOWN = frozenset(
    (
        "0804c485f91c04f0",
        "1f4fca68b1c4028b",
        "229fd292e7e7790c",
        "28b20f19c6f688d4",
        "32ff2acb1822bbb8",
        "35a6a945cb9cf589",
        "3674ef9b6f4519d3",
        "643d85fa5a2e7114",
        "744b28a0e0a324be",
        "8998be29f93b8630",
        "8b05f8f80486dd89",
        "94e24d0e511a4d35",
        "956662c2ccf24608",
        "9c5bd2dd5ef8b9c6",
        "9d2b302fc842c897",
        "9e4e00958eb6b0e5",
        "9ff85edaeb0507a2",
        "b5c607df71d489bd",
        "b7a52fa7e2b5f2b7",
        "c19381880ff5fc3b",
        "eaeda76b087cbbd7",
        "fd758f0e6caf49f4",
    )
)


def fingerprint(area: int) -> str:
    """A hash of an area that is the same for all its mirror images and turns.

    Of the eight, each a tuple of the (x, y) of its cells in order, it takes the least.
    """
    least = min([_points(turned(area, turn)) for turn in range(TURNS)])
    return sha256(repr(least).encode()).hexdigest()[:16]


def _points(area: int) -> tuple[tuple[int, int], ...]:
    return tuple(sorted([(cell % SIDE, cell // SIDE) for cell in cells_in(area)]))
