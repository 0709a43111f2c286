"""What the tests of Unikat share: a look at a table as plain data, and tables made to order."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

from stolik.core.game import Seat
from tests.kit import Trial, at

#: Tiles that differ from SBW1 in colour and background, so that none fits beside it.
USELESS = ["".join(letters) for letters in product("CQS", "YG", "NR", "123")]


def seen(t: Trial, seat: Seat | None = None) -> dict[str, Any]:
    """What a seat sees, as plain data; without a seat, everything."""
    view = t.game.open_view(t.state) if seat is None else t.game.view(t.state, seat)
    told: dict[str, Any] = json.loads(json.dumps(t.game.view_data(view)))
    return told


def hands_of(*counts: int) -> str:
    """Fields for hands of so many useless tiles, seat by seat."""
    tiles = iter(USELESS)
    hands = [" ".join([next(tiles) for _ in range(count)]) for count in counts]
    return "; ".join(f"hand {seat} {tiles}" for seat, tiles in enumerate(hands))


def stuck(*counts: int, more: str = "") -> Trial:
    """A table where nobody can lay and nothing is left to take; a hand of so many for each."""
    return at(f"unikat; table SBW1@0,0; bag; {hands_of(*counts)}; {more}")
