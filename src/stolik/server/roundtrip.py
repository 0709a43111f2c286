"""How long the messages of one client take, measured by the server and by nobody else (UBO-32)."""

from __future__ import annotations

from collections.abc import Callable

#: A probe is sent at most so often, and so many answers are remembered.
EVERY_SECONDS = 1.0
SAMPLES = 8


class RoundTrip:
    """Probes sent and answered; the shortest of the last round trips is the one that counts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._id = 0
        self._sent: float | None = None
        self._last = float("-inf")
        self._samples: tuple[int, ...] = ()

    def probe(self) -> int | None:
        """The id of a probe to be sent now; none while one is under way or was just sent."""
        now = self._clock()
        if self._sent is not None or now - self._last < EVERY_SECONDS:
            return None
        self._id += 1
        self._sent = self._last = now
        return self._id

    def answered(self, probe: int) -> bool:
        """The client has answered; whether it was asked: an answer to nothing says nothing."""
        if self._sent is None or probe != self._id:
            return False
        took = int((self._clock() - self._sent) * 1000)
        self._samples = (*self._samples[1 - SAMPLES :], took)
        self._sent = None
        return True

    def ms(self) -> int:
        """The round trip in milliseconds, 0 where none was measured."""
        return min(self._samples, default=0)


__all__ = ["RoundTrip"]
