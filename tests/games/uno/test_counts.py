"""Counts: how many legal sequences there are from fixed positions, to a depth.

Kept in tests/counts/uno.txt, so that a rule that changes by accident changes a number. Those of
one action agree with a second, naive reading of what fits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolik.core.game import CHANCE
from stolik.games import BOOKS
from stolik.games.uno.pieces import COLOURS, FACE_OF, FACES, all_faces
from tests.kit import counted

GAME, _ = BOOKS["uno-108"]
COUNTS = Path(__file__).parents[2] / "counts" / "uno.txt"


def sequences(state: Any, depth: int) -> int:
    """Legal sequences of all seats' actions, those out of turn included; chance ends one."""
    if depth == 0 or GAME.outcome(state) is not None or CHANCE in GAME.actors(state):
        return 1
    total = 0
    for seat in [who for who in GAME.actors(state) if who >= 0]:
        for action in GAME.legal(state, seat):
            after = GAME.copy(state)
            GAME.advance(after, seat, action)
            total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(("position", "counts"), counted(COUNTS))
def test_counts(position: str, counts: list[int]) -> None:
    state = GAME.read_position(position)
    assert [sequences(state, depth) for depth in range(1, len(counts) + 1)] == counts


def naive_plays(top: str, colour: str, hand: list[str]) -> int:
    """Ways to lay a card of a hand of more than two: by letters."""
    ways = 0
    for card in set(hand):
        if card.startswith("W"):
            ways += 4
        elif card[0] == colour or (not top.startswith("W") and card[1] == top[1]):
            ways += 1
    return ways


#: Where more decides or more is said than what fits: a strict +4, a target, UNO.
MORE = ("phase", "strict", "sevenZero", "custom", "hand 0 G4 B4")


@pytest.mark.parametrize(
    "position", [p for p, _ in counted(COUNTS) if not any(m in p for m in MORE)]
)
def test_plays_agree_with_a_naive_reading(position: str) -> None:
    state = GAME.read_position(position)
    hand = [FACES[face] for face in all_faces(state.hands[state.turn])]
    plays = [a for a in GAME.legal(state, state.turn) if a.kind == "play"]
    top, colour = FACES[FACE_OF[state.top]], COLOURS[state.colour]
    assert len(plays) == naive_plays(top, colour, hand)
