"""How good it is to have a hand at the end of an own turn, as games have shown it.

A small net of one hidden layer, fitted to how soon a hand went out (tools/fit_unikat.py), looks at
the hand as a graph and at what the table takes. What it does not know is that an open table helps
the others as well: that is taken off.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from stolik.bots.unikat.graph import shape
from stolik.bots.unikat.weights import MORE, TWO
from stolik.games.unikat.pieces import NEAR, TILES, tiles_of

#: What a table that takes every tile would give to the others: of two players, and of more. Found
#: by playing, in a fast twin: against flex 0 won 51 % and 23 %, these about 65 % and 30 %, and more
#: was not clearly better.
HELPED, HELPED_MORE = 9.0, 1.5
#: What the net looks at, in the order of its weights.
FEATURES = (
    "paths",
    "pairs",
    "tiles",
    "near",  # the share of the unseen tiles that would join
    "parts",
    "adrift",  # parts that fit nowhere
    "adrift_tiles",
    "stuck",  # nothing fits
    "fitting",  # tiles that fit somewhere
    "out",  # all could be laid in one turn
    "lonely",  # tiles without a neighbour in the hand
    "ends",  # tiles with one neighbour
    "squares",  # four tiles in a ring: laid so, they earn a bonus
    "one_path",
    "two_paths",
    "open",  # the share of all tiles that the table takes
    "corners",  # tiles that fit beside two others and earn a bonus
    "bridges",  # the share of the unseen tiles that would join two parts
    "offered",  # tiles of the display that would join
    "offered_bridges",
    "others",  # who plays against it
)


class Around(NamedTuple):
    """What a hand is looked at with; all but the number of others are sets of tiles."""

    open: int  # fit somewhere on the table
    corners: int  # fit beside two tiles
    unseen: int
    offered: int  # on the display
    others: int


def features(hand: int, around: Around, out: bool) -> tuple[float, ...]:
    """What the net looks at; `out` tells whether the hand can go out at once."""
    it = shape(hand)
    open_now, unseen = around.open, around.unseen
    adrift = [part.bit_count() for part in it.parts if not part & open_now]
    near = [NEAR[tile] & hand for tile in tiles_of(hand)]
    degrees = [some.bit_count() for some in near]
    hidden = max(1, unseen.bit_count())
    return (
        it.paths,
        it.pairs,
        len(near),
        (it.near & unseen).bit_count() / hidden,
        len(it.parts),
        len(adrift),
        sum(adrift),
        not hand & open_now,
        (hand & open_now).bit_count(),
        out,
        degrees.count(0),
        degrees.count(1),
        _squares(near),
        it.paths == 1,
        it.paths == 2,
        open_now.bit_count() / TILES,
        (hand & around.corners).bit_count(),
        (it.bridges & unseen).bit_count() / hidden,
        (it.near & around.offered).bit_count(),
        (it.bridges & around.offered).bit_count(),
        around.others,
    )


def _squares(near: Sequence[int]) -> float:
    """How many rings of four there are: each has two pairs of tiles with two common neighbours."""
    found = 0
    for place, one in enumerate(near):
        if one & (one - 1):
            for other in near[place + 1 :]:
                common = (one & other).bit_count()
                found += common * (common - 1)
    return found / 4


def worth(seen: Sequence[float], around: Around) -> float:
    """How soon a hand goes out, less what the table gives to the others, as a logarithm of odds."""
    return odds(seen, around.others) - given_away(around.open, around.others)


def given_away(open_now: int, others: int) -> float:
    """What a table gives to the others by the tiles that it takes."""
    return (HELPED if others < 2 else HELPED_MORE) * open_now.bit_count() / TILES


def odds(seen: Sequence[float], others: int) -> float:
    """What the net tells of a hand: the sooner it goes out, the more."""
    net = TWO if others < 2 else MORE
    found: float = net.plain[-1] + sum(map(mul, net.plain, seen))
    for weights, gain in zip(net.hidden, net.split, strict=True):
        lit = weights[-1] + sum(map(mul, weights, seen))
        if lit > 0:
            found += gain * lit
    return found


def chance_of(odds: float) -> float:
    """The chance that goes with the logarithm of some odds."""
    return 1 / (1 + exp(-odds))
