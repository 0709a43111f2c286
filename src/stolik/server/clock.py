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


class Standing:
    """The clock of the tables: it stands still while nothing that happens can be kept."""

    def __init__(self, source: Callable[[], float]) -> None:
        self._source = source
        self._stood = 0.0
        self._since: float | None = None

    def __call__(self) -> float:
        """The time now."""
        return self._source() - self._stood if self._since is None else self._since

    @property
    def stands(self) -> bool:
        """Whether it stands still."""
        return self._since is not None

    @property
    def stands_for(self) -> float:
        """For how many seconds it has been standing still."""
        return 0.0 if self._since is None else self._source() - self._stood - self._since

    def stop(self, since: float) -> None:
        """Stand still, as it should have since then."""
        self._since = since

    def go_on(self) -> None:
        """Run again."""
        if self._since is not None:
            self._stood, self._since = self._source() - self._since, None
