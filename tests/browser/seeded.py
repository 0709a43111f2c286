"""`stolik serve` for pictures: its chance comes from a seed, and its clock stands until it is set.

What is replaced is replaced here, in a program of the tests: no option of `stolik` leads to it.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

from stolik.bots import Budget
from stolik.cli.main import main
from stolik.core.fairness import seeded
from stolik.server import house, limits, lobby, players, practice, rooms, steward
from stolik.server.clock import Awake
from tests.browser.roomy import make_room
from tests.server.client import Logged

T = TypeVar("T")
#: What the clock on the wall shows, in seconds: a Saturday evening.
WALL = 1_800_124_200
#: How often a table looks at its clock, which nobody tells it of.
LOOK_SECONDS = 0.05


class Seeded(Logged):
    """A server that does the same again whenever the same is asked of it."""

    def __init__(self, folder: Path, seed: str) -> None:
        self._clock = folder / "clock"
        self.set_clock(0)
        self.program = ("-m", "tests.browser.seeded", seed, str(self._clock))
        super().__init__(folder, {})

    def set_clock(self, seconds: int) -> None:
        """Let the clock of the tables show this, until it is set again."""
        self.seconds = seconds
        self._clock.write_text(str(seconds))

    def pass_time(self, seconds: int) -> None:
        """Move the clock of the tables on."""
        self.set_clock(self.seconds + seconds)


class Chance:
    """What a module gets for `secrets`: draws from a seed."""

    def __init__(self, seed: str) -> None:
        self.randbelow = seeded(seed)

    def token_bytes(self, count: int) -> bytes:
        """So many bytes."""
        return bytes(self.randbelow(256) for _ in range(count))

    def token_hex(self, count: int) -> str:
        """So many bytes, as text."""
        return self.token_bytes(count).hex()

    def choice(self, things: Sequence[T]) -> T:
        """One of some things."""
        return things[self.randbelow(len(things))]


def replace(module: object, **names: object) -> None:
    """Let a module or a class know other things under these names."""
    for name, thing in names.items():
        setattr(module, name, thing)


def seed_chance(seed: str) -> None:
    """Tables, their codes and puzzles are drawn from the seed, each kind from a stream of its own.

    Tokens and tickets stay as they are: nobody sees them, and pages ask for them in any order.
    """
    for module in (lobby, rooms, practice):
        replace(module, secrets=Chance(f"{seed} {module.__name__}"))


def seed_bots(seed: str) -> None:
    """Each decision of a bot follows from what it sees, not from how many were made before."""
    replace(
        players,
        secrets=SimpleNamespace(token_hex=lambda _: seed),
        THINKING=Budget(),
        make_pool=lambda *_, **__: ThreadPoolExecutor(1),  # one that knows what is replaced here
    )


def stop_clocks(file: Path) -> None:
    """The clock of the tables shows what a file says, and the one on the wall always the same."""
    replace(Awake, __call__=lambda _: float(file.read_text() or 0))  # "" while it is being set
    replace(house, time=SimpleNamespace(time=lambda: WALL))
    # Scenes are played faster than people play.
    replace(limits, FRAMES=(1.0, math.inf), ENTRIES=(1.0, math.inf))
    usual = steward._Care._change

    async def look_often(care: steward._Care, seconds: float | None) -> None:
        await usual(care, LOOK_SECONDS if seconds is None else min(seconds, LOOK_SECONDS))

    replace(steward._Care, _change=look_often)


if __name__ == "__main__":
    seed, clock = sys.argv[1:3]
    make_room()
    seed_chance(seed)
    seed_bots(seed)
    stop_clocks(Path(clock))
    sys.exit(main(sys.argv[3:]))
