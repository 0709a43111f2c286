"""What the tests of Unikat share: tables made to order, and refusals."""

from __future__ import annotations

from itertools import product

from tests.kit import Trial, at

#: Tiles that differ from SBW1 in colour and background, so that none fits beside it.
USELESS = ["".join(letters) for letters in product("CQS", "YG", "NR", "123")]


def hands_of(*counts: int) -> str:
    """Fields for hands of so many useless tiles, seat by seat."""
    tiles = iter(USELESS)
    hands = [" ".join([next(tiles) for _ in range(count)]) for count in counts]
    return "; ".join(f"hand {seat} {tiles}" for seat, tiles in enumerate(hands))


def stuck(*counts: int, more: str = "") -> Trial:
    """A table where nobody can lay and nothing is left to take; a hand of so many for each."""
    return at(f"unikat; table SBW1@0,0; bag; {hands_of(*counts)}; {more}")


def refused(t: Trial, action: str) -> tuple[str, str]:
    """The clause and the word of a refusal to the first seat."""
    refusal = t.why(0, action)
    return refusal.clause, refusal.phrase.id
