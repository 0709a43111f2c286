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
from stolik.core.phrase import Phrase, Refused
from stolik.games import BOOKS
from stolik.review import Effort, Review, survey
from stolik.review.hindsight import Progress, pieces
from stolik.server.ending import end
from stolik.server.logs import note_error

#: So many reviews are kept, so many may wait for their turn, and so many of one guest's.
MOST_KEPT, MOST_WAITING, MOST_OF_ONE = 64, 8, 2
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


def go_on(text: str, part: int) -> Progress | Phrase:
    """One more piece of a review, where what was begun is kept, or why there can be none."""
    try:
        share, found = next(_begun(text, part))
    except Refused as refused:
        return refused.phrase
    except BaseException:
        _begun.cache_clear()
        raise
    if found is not None:
        _begun.cache_clear()
    return share, found


@dataclass(slots=True)
class _Job:
    text: str
    guest: str
    asked: float
    share: float = 0.0


@dataclass
class Reviews:
    """Reviews that were made, and those that are on their way."""

    make: Callable[[], Executor] = lambda: make_pool(1, lean=True, gentle=True)
    clock: Callable[[], float] = time.monotonic
    seconds: float = field(default_factory=lambda: PIECE_SECONDS)
    #: What was made by table and part, the latest last; and why others could not be made.
    kept: OrderedDict[Key, Review] = field(default_factory=OrderedDict)
    refused: OrderedDict[Key, Phrase] = field(default_factory=OrderedDict)
    waiting: OrderedDict[Key, _Job] = field(default_factory=OrderedDict)
    _pool: Executor | None = None
    _work: asyncio.Task[None] | None = None

    def find(self, key: Key) -> Review | float | None:
        """The review, or how far it has come; None if nobody has begun it."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key in self.refused:
            raise Refused(self.refused[key].id, **self.refused[key].facts)
        if (job := self.waiting.get(key)) is None:
            return None
        job.asked = self.clock()
        return job.share

    def before(self, key: Key) -> int:
        """How many others are looked at first."""
        return list(self.waiting).index(key) if key in self.waiting else 0

    def check_room(self, guest: str) -> None:
        """Refuse one more: all places are taken, or nobody else would find one for this guest."""
        self._let_go()
        of_guest = [job for job in self.waiting.values() if job.guest == guest]
        if len(self.waiting) >= MOST_WAITING or len(of_guest) >= MOST_OF_ONE:
            raise Refused("review-busy")

    def begin(self, key: Key, text: str, guest: str) -> float:
        """Let a record be looked at as soon as it is its turn."""
        if key not in self.waiting:
            self.check_room(guest)
            self.waiting[key] = _Job(text, guest, self.clock())
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
                self._keep(key, Phrase("review-failed", {}))
            self._let_go()
        self._end_pool()

    async def _go_on(self, key: Key, job: _Job) -> None:
        pool = self._pool = self._pool or self.make()
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(self.seconds):
            done = await loop.run_in_executor(pool, go_on, job.text, key[1])
        if isinstance(done, Phrase):
            self._keep(key, done)
            return
        job.share, found = done
        if found is not None:
            self._keep(key, found)

    def _keep(self, key: Key, found: Review | Phrase) -> None:
        """Keep what came of it; what could not be made takes no place of what could."""
        self.waiting.pop(key, None)
        if isinstance(found, Phrase):
            self.refused[key] = found
        else:
            self.kept[key] = found
        for kept in (self.kept, self.refused):
            while len(kept) > MOST_KEPT:
                kept.popitem(last=False)

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
