"""Ending tasks for good."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN_SECONDS = 0.2


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they are done: a library in the middle of something may swallow it."""
    every = set(tasks)
    while pending := {task for task in every if not task.done()}:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=AGAIN_SECONDS)
    await asyncio.gather(*every, return_exceptions=True)
