"""The chance to win with a hand at the end of an own turn, as games have shown it.

A small net of one hidden layer, fitted to who won (tools/fit_unikat.py), looks at the hand as a
graph and at what the table takes. It knows what no single weight tells: that two long paths are
good only where both find a place, and that an open table helps the others as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

from stolik.bots.unikat.graph import shape
from stolik.bots.unikat.weights import HIDDEN, PLAIN, SPLIT
from stolik.games.unikat.pieces import NEAR, TILES, tiles_of

#: How much the odds now and those after the best exchange of the next turn tell of who wins: a
#: logistic fit to the hands of 3000 games that could not go out at once.
NOW, THEN, SHIFT = 0.653, 0.401, -0.259
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
)


def features(hand: int, open_now: int, unseen: int, out: bool) -> tuple[float, ...]:
    """What the net looks at: a hand, what the table takes, what nobody has shown."""
    it = shape(hand)
    adrift = [part.bit_count() for part in it.parts if not part & open_now]
    near = [NEAR[tile] & hand for tile in tiles_of(hand)]
    degrees = [some.bit_count() for some in near]
    return (
        it.paths,
        it.pairs,
        len(near),
        (it.near & unseen).bit_count() / max(1, unseen.bit_count()),
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


def worth(seen: Sequence[float]) -> float:
    """The logarithm of the odds to win, of two players."""
    found: float = PLAIN[-1] + sum(map(mul, PLAIN, seen))
    for weights, gain in zip(HIDDEN, SPLIT, strict=True):
        lit = weights[-1] + sum(map(mul, weights, seen))
        if lit > 0:
            found += gain * lit
    return found


def with_next(now: float, then: float) -> float:
    """The odds of a hand, told also what the best exchange of the next turn would make of it."""
    return NOW * now + THEN * then + SHIFT


def chance_of(odds: float, others: int = 1) -> float:
    """The chance to win, from the logarithm of the odds against one other, if there are more."""
    return 1 / (1 + max(1, others) * exp(-odds))
