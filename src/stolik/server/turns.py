"""Turns at a few workers: each table that waits is served once before any is served again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

W = TypeVar("W")


class Turns(Generic[W]):
    """Gives workers to tables, one question at a time."""

    def __init__(self, workers: Iterable[W]) -> None:
        self._free = deque(workers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[W]]] = OrderedDict()

    async def take(self, table: str) -> W:
        """A worker, when it is this table's turn."""
        if self._free:
            return self._free.popleft()
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())  # it was this table's turn just as it stopped asking
            raise

    def give(self, worker: W) -> None:
        """Give a worker back: the table that has waited longest since its last turn is next."""
        while self._waiting:
            table, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[table] = turns
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)
