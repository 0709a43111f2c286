"""Looking back at matches that have ended: one at a time, in a process that lets all others first.

Whoever asks is told how far it has come, and asks again. What nobody asks for any more is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import lru_cache

from stolik.bots import Budget
from stolik.bots.workers import end_pool, make_pool
from stolik.core import record as records
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.review import Effort, Review, survey
from stolik.review.hindsight import Progress, pieces
from stolik.server.ending import end
from stolik.server.logs import note_error

#: So many reviews are kept, and so many may wait for their turn.
MOST_KEPT, MOST_WAITING = 64, 8
#: Nobody has asked for this long: nobody waits for it.
ASKED_SECONDS = 30.0
#: One piece of a review takes no longer than this.
PIECE_SECONDS = 60.0
#: For each decision: enough to tell a blunder from bad luck, and no more.
EFFORT = Effort(budget=Budget(playouts=200))

#: A table, and the part of its match.
Key = tuple[str, int]


@lru_cache(maxsize=1)
def _begun(text: str, part: int) -> Iterator[Progress]:
    return pieces(survey(records.read(text, BOOKS), part), EFFORT)


def go_on(text: str, part: int) -> Progress | None:
    """One more piece of a review, where what was begun is kept; None if there can be none."""
    try:
        share, found = next(_begun(text, part))
    except Refused:
        return None
    except BaseException:
        _begun.cache_clear()
        raise
    if found is not None:
        _begun.cache_clear()
    return share, found


@dataclass(slots=True)
class _Job:
    text: str
    asked: float
    share: float = 0.0


@dataclass
class Reviews:
    """Reviews that were made, and those that are on their way."""

    make: Callable[[], Executor] = lambda: make_pool(1, lean=True, gentle=True)
    clock: Callable[[], float] = time.monotonic
    seconds: float = PIECE_SECONDS
    #: What was made by table and part, the latest last; None where it could not be made.
    kept: OrderedDict[Key, Review | None] = field(default_factory=OrderedDict)
    waiting: OrderedDict[Key, _Job] = field(default_factory=OrderedDict)
    _pool: Executor | None = None
    _work: asyncio.Task[None] | None = None

    def find(self, key: Key) -> Review | float | None:
        """The review, or how far it has come; None if nobody has begun it."""
        if key in self.kept:
            self.kept.move_to_end(key)
            found = self.kept[key]
            if found is None:
                raise Refused("review-failed")
            return found
        if (job := self.waiting.get(key)) is None:
            return None
        job.asked = self.clock()
        return job.share

    def begin(self, key: Key, text: str) -> float:
        """Let a record be looked at as soon as it is its turn."""
        if key not in self.waiting:
            self._let_go()
            if len(self.waiting) >= MOST_WAITING:
                raise Refused("review-busy")
            self.waiting[key] = _Job(text, self.clock())
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())
        return self.waiting[key].share

    async def close(self) -> None:
        """Drop whatever is on its way."""
        if self._work:
            await end([self._work])
        self._end_pool()

    async def _run(self) -> None:
        """The first of those that wait, a piece at a time, then the next."""
        while self.waiting:
            key, job = next(iter(self.waiting.items()))
            try:
                await self._go_on(key, job)
            except Exception as error:  # whatever goes wrong with one is not the others' fault
                note_error(error)
                self._end_pool()
                self._keep(key, None)
            self._let_go()
        self._end_pool()

    async def _go_on(self, key: Key, job: _Job) -> None:
        pool = self._pool = self._pool or self.make()
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(self.seconds):
            done = await loop.run_in_executor(pool, go_on, job.text, key[1])
        job.share, found = done or (1.0, None)
        if done is None or found is not None:
            self._keep(key, found)

    def _keep(self, key: Key, found: Review | None) -> None:
        self.waiting.pop(key, None)
        self.kept[key] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def _let_go(self) -> None:
        """Forget those that nobody waits for any more."""
        now = self.clock()
        for key, job in list(self.waiting.items()):
            if now - job.asked > ASKED_SECONDS:
                del self.waiting[key]

    def _end_pool(self) -> None:
        if self._pool:
            end_pool(self._pool)
        self._pool = None
