"""The processes that bots think in: warm before they are asked, shared fairly, replaced if hung.

A question has a deadline from the moment a warm worker takes it: neither the start of a process nor
the time in the queue counts, so that a slow machine costs no bot its decision.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import suppress
from time import perf_counter, process_time
from typing import Any, TypeVar

from stolik.bots.workers import end_pool
from stolik.server.hearing import Sent
from stolik.server.speed import Speed, measure
from stolik.server.turns import Turns

T = TypeVar("T")
#: More workers than this would take memory that most hosts do not have to spare.
MOST_WORKERS = 4
#: A process may break of what another question left in it.
ATTEMPTS = 2
#: An answer, the processor time and the time that it took.
Timed = tuple[T, float, float]


def usual_count() -> int:
    """So many workers that the server itself keeps a core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(MOST_WORKERS, (cores or 1) - 1))


def timed(question: Callable[..., T], *facts: Any) -> Timed[T]:
    """Answer in a worker's process, and measure it."""
    began, processor = perf_counter(), process_time()
    answer = question(*facts)
    return answer, process_time() - processor, perf_counter() - began


class Worker:
    """One process, and what it was sent."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self._pool: Executor | None = None
        self._warm: asyncio.Future[float] | None = None
        self.sent = Sent()

    def submit(self, question: Callable[..., T], *facts: Any) -> asyncio.Future[T]:
        """Ask; an answer that nobody waits for any more is dropped without a word."""
        pool = self._pool = self._pool or self._make()
        work = asyncio.get_running_loop().run_in_executor(pool, question, *facts)
        work.add_done_callback(_look_at)
        return work

    async def warm(self, speed: Speed) -> None:
        """Start the process, if there is none, and wait as long as that takes."""
        if self._pool is not None and self._warm is not None and self._warm.done():
            return
        if self._warm is None:
            self._warm = self.submit(measure)
        try:
            speed.measured(await asyncio.shield(self._warm))
        except BrokenExecutor:
            self.end()
            raise

    def end(self) -> None:
        """End the process; the next question starts a new one, which has been sent nothing."""
        pool, self._pool, self._warm, self.sent = self._pool, None, None, Sent()
        if pool:
            end_pool(pool)


def _look_at(work: asyncio.Future[Any]) -> None:
    """Fetch the error of an answer, or asyncio would report that nobody did."""
    if not work.cancelled():
        work.exception()


class Workers:
    """All of them, and whose turn it is."""

    def __init__(self, make: Callable[[], Executor], count: int, seconds: float) -> None:
        self.seconds = seconds
        self.speed = Speed()
        self._all = [Worker(make) for _ in range(count)]
        self._turns = Turns(self._all)

    async def warm(self) -> None:
        """Start every process, and wait until each has answered once."""
        await asyncio.gather(*(worker.warm(self.speed) for worker in self._all))

    async def ask(
        self, table: str, question: Callable[..., T], facts: Callable[[Sent], tuple[Any, ...]]
    ) -> T | None:
        """An answer for a table; None if the process took too long, or broke twice."""
        for attempt in range(ATTEMPTS):
            worker = await self._turns.take(table)
            try:
                await worker.warm(self.speed)
                work = worker.submit(timed, question, *facts(worker.sent))
            except BaseException as error:
                self._free(worker, broken=isinstance(error, BrokenExecutor))
                if isinstance(error, BrokenExecutor) and attempt + 1 < ATTEMPTS:
                    continue
                raise
            with suppress(BrokenExecutor):  # perhaps another bot's fault: one more try
                return await self._in_time(worker, work)
        return None

    async def _in_time(self, worker: Worker, work: asyncio.Future[Timed[T]]) -> T | None:
        """The answer of a worker, which is free when it has answered or was replaced."""
        try:
            async with asyncio.timeout(self.seconds):
                # Never cancelled: a worker whose asker is gone is busy all the same.
                answer, processor, elapsed = await asyncio.shield(work)
        except asyncio.CancelledError:
            self._free_later(worker, work)
            raise
        except (TimeoutError, BrokenExecutor) as error:
            self._free(worker, broken=True)
            if isinstance(error, BrokenExecutor):
                raise
            return None
        except Exception:  # what a bot does wrong costs it the decision, not the table
            self._free(worker)
            return None
        self._free(worker)
        self.speed.thought(processor, elapsed)
        return answer

    def _free(self, worker: Worker, broken: bool = False) -> None:
        if broken:
            worker.end()
        self._turns.give(worker)

    def _free_later(self, worker: Worker, work: asyncio.Future[Any]) -> None:
        """Free a worker when it has answered, though nobody listens, or when its time is up."""

        def late() -> None:
            work.remove_done_callback(done)
            self._free(worker, broken=True)

        def done(_: object) -> None:
            watch.cancel()
            self._free(worker)

        watch = asyncio.get_running_loop().call_later(self.seconds, late)
        work.add_done_callback(done)

    def close(self) -> None:
        """End every process."""
        for worker in self._all:
            worker.end()
