"""How fast bots can think on this machine, and how much they are asked to think for that.

The clock of a budget cuts most searches short, but not all of them, and a machine that is slow or
busy would keep a table waiting. So the counts of a budget are halved as often as the measured speed
asks. Only live tables do this: an arena, a review or a bench thinks by the counts it was given.
"""

from __future__ import annotations

import logging
from time import process_time

from stolik.bots import Budget
from stolik.server.logs import note

#: The work of `measure`, and the processor time that it takes where nothing needs to be halved.
STEPS = 200_000
STANDARD_SECONDS = 0.016
#: Speed below which a budget is halved, and how often it may be.
SLOW, MOST_HALVINGS = 0.7, 6
#: Shorter decisions tell nothing; this much thinking outweighs what was measured before.
SHORT_SECONDS, MEMORY_SECONDS = 0.005, 1.0


def measure() -> float:
    """The processor time of a fixed piece of work, whatever else the machine is doing."""
    began = process_time()
    total = 0
    for step in range(STEPS):
        total = (total * 31 + step) & 0xFFFF
    return process_time() - began


class Speed:
    """The speed of the processor, times the share of it that the bots get."""

    def __init__(self) -> None:
        self._processor = 1.0
        self._share = 1.0
        self._told = False

    def measured(self, seconds: float) -> None:
        """A worker has begun, and its fixed piece of work took so much processor time."""
        self._processor = STANDARD_SECONDS / max(seconds, 1e-6)

    def thought(self, processor: float, elapsed: float) -> None:
        """A decision took so much processor time, and so much time in all."""
        if elapsed >= SHORT_SECONDS:
            weight = min(1.0, elapsed / MEMORY_SECONDS)
            self._share += weight * (min(1.0, processor / elapsed) - self._share)

    @property
    def halvings(self) -> int:
        """How often a budget is halved here."""
        speed, times = self._processor * self._share, 0
        while speed < SLOW and times < MOST_HALVINGS:
            speed, times = speed * 2, times + 1
        return times

    def budget(self, whole: Budget) -> Budget:
        """What is left of a budget here; the log is told once."""
        times = self.halvings
        if times and not self._told:
            self._told = True
            note("bots-slow", logging.WARNING, halvings=times)
        return whole.halved(times) if times else whole
