"""Long work in a thread beside the loop, which must not starve for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TypeVar

#: After so many items a thread rests, and for so long: about as long as it has worked.
FEW = 5
REST_SECONDS = 0.001
T = TypeVar("T")


class Unhurried(list[T]):
    """A list that whoever goes through it in a thread rests over, so that the loop gets its turns.

    A thread that never rests lets others in every 5 ms only, and each time they have waited for
    something they wait for that too: to a single move it happens dozens of times.
    """

    def __iter__(self) -> Iterator[T]:
        """Each item, with a rest after a few."""
        for place, item in enumerate(super().__iter__(), 1):
            yield item
            if not place % FEW:
                rest()


def rest() -> None:
    """Let everybody else go first for a moment."""
    time.sleep(REST_SECONDS)
