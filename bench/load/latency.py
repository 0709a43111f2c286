"""An open-loop run, with what every process that takes part has used of a core."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence

from bench.load.figures import Latency
from bench.load.rooms import Room, open_loop

#: For each process, how to read the seconds of CPU that it has used.
Readers = dict[str, Callable[[], float]]


class Meter:
    """What processes use of a core from now on."""

    def __init__(self, readers: Readers) -> None:
        self._readers = {**readers, "generator": time.process_time}
        self._before = self._read()
        self._begin = time.monotonic()

    def _read(self) -> dict[str, float]:
        return {name: read() for name, read in self._readers.items()}

    def shares(self) -> dict[str, float]:
        """The part of a core that each has used since."""
        wall, now = time.monotonic() - self._begin, self._read()
        return {name: (now[name] - before) / wall for name, before in self._before.items()}


async def measure(
    rooms: Sequence[Room], rate: float, seconds: float, seed: int, readers: Readers
) -> Latency:
    """One run."""
    meter = Meter(readers)
    tally = await open_loop(rooms, rate, seconds, seed)
    return Latency(tally, rate, meter.shares(), os.getloadavg()[0])
