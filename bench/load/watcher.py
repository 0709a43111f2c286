"""How long a loop stands still, seen from within: a task that wakes often says how late it was."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path

#: Between two looks at the clock, and between two lines of the file.
TICK, WINDOW = 0.005, 5.0


@dataclass(frozen=True)
class Window:
    """Some seconds of a loop: how late it was at most and in 99 % of the looks, in seconds."""

    end: float
    stall: float
    usual: float
    #: The longest that Python looked for what holds itself: nothing else goes on meanwhile.
    collector: float


class Collector:
    """Notes how long Python's garbage collector takes."""

    def __init__(self) -> None:
        self.longest = self._begun = 0.0
        gc.callbacks.append(self._note)

    def _note(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            self.longest = max(self.longest, time.perf_counter() - self._begun)

    def take(self) -> float:
        """The longest since this was last asked."""
        longest, self.longest = self.longest, 0.0
        return longest


async def watch(file: Path) -> None:
    """Write a line for each window, until it is cancelled."""
    collector = Collector()
    with file.open("w", encoding="utf-8") as lines:
        while True:
            late = sorted(await _lateness(time.monotonic() + WINDOW))
            usual = late[int(len(late) * 0.99)]
            window = Window(time.monotonic(), late[-1], usual, collector.take())
            lines.write(json.dumps(asdict(window)) + "\n")
            lines.flush()


async def _lateness(until: float) -> list[float]:
    """How late the loop was with each waking."""
    late: list[float] = []
    while (before := time.monotonic()) < until:
        await asyncio.sleep(TICK)
        late.append(max(0.0, time.monotonic() - before - TICK))
    return late


def read_windows(file: Path, since: float) -> list[Window]:
    """The windows that ended after a moment."""
    lines = file.read_text(encoding="utf-8").splitlines()
    windows = [Window(**json.loads(line)) for line in lines]
    return [window for window in windows if window.end > since]
