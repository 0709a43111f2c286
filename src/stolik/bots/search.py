"""Search over imagined worlds: the same worlds for every candidate, fewer candidates each round.

Sequential halving: each round gives every candidate that is left an equal part of the budget and
drops the worse half, so that most of the thinking goes where the choice is close. All candidates
of a round meet the same worlds and the same luck, so that they differ by what they are alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from stolik.bots.base import Weighed

W = TypeVar("W")


class _Candidate:
    __slots__ = ("action", "belief", "playouts", "won")

    def __init__(self, action: Any, belief: float) -> None:
        self.action = action
        self.belief = belief
        self.won = 0.0
        self.playouts = 0

    def chance(self) -> float:
        return self.won / self.playouts if self.playouts else 0.0

    def promise(self, trust: int) -> float:
        """The chance, drawn to what was believed as if that were so many playouts."""
        return (self.won + trust * self.belief) / max(1, self.playouts + trust)


def halve(
    actions: Sequence[Any],
    world: Callable[[], W],
    play: Callable[[Any, W], float],
    playouts: int,
    is_late: Callable[[], bool] = lambda: False,
    beliefs: Sequence[float] = (),
    trust: int = 0,
) -> list[Weighed]:
    """The actions with their chances, the best first; of equal ones the first stays first.

    `play` tells the share of the win of an action in a world, and leaves the world as it was.
    `beliefs` say by how much each action is thought to be better than the average, and `trust` how
    many playouts of each action such a thought is worth: it helps to choose between chances that
    so few playouts can't tell apart, and leaves the chances as they were counted.

    >>> found = halve("abcd", lambda: 0.5, lambda action, world: world * "dbca".index(action), 80)
    >>> [(weighed.action, weighed.chance, weighed.playouts) for weighed in found]
    [('a', 1.5, 30), ('c', 1.0, 30), ('b', 0.5, 10), ('d', 0.0, 10)]
    """
    thoughts = beliefs or [0.0] * len(actions)
    left = [_Candidate(action, belief) for action, belief in zip(actions, thoughts, strict=True)]
    dropped: list[_Candidate] = []
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        _play_round(left, world, play, max(1, playouts // (rounds * len(left))), is_late)
        left.sort(key=lambda candidate: -candidate.promise(trust))
        if len(left) > 2 and not is_late():
            keep = (len(left) + 1) // 2
            left, dropped = left[:keep], left[keep:] + dropped
    return [Weighed(c.action, c.chance(), c.playouts) for c in left + dropped]


def _play_round(
    left: Sequence[_Candidate],
    world: Callable[[], W],
    play: Callable[[Any, W], float],
    worlds: int,
    is_late: Callable[[], bool],
) -> None:
    for _ in range(worlds):
        if is_late() and left[0].playouts:
            return
        here = world()
        for candidate in left:
            candidate.won += play(candidate.action, here)
            candidate.playouts += 1
