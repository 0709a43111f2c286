"""Time that only runs while the server does."""

from __future__ import annotations

import time
from collections.abc import Callable

#: The clock is looked at this often; longer between two looks, and the server was asleep.
BEAT_SECONDS = 1.0
NAP_SECONDS = 5.0


class Awake:
    """Seconds of being awake: a machine that slept, or a process that was held, costs no time."""

    def __init__(self, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self._last = source()
        self._slept = 0.0

    def __call__(self) -> float:
        """The time now."""
        now = self._source()
        gap, self._last = now - self._last, now
        if not 0 <= gap <= NAP_SECONDS:
            self._slept += gap
        return now - self._slept
