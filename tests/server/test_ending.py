"""Tasks that a library keeps alive end all the same."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from stolik.server import ending
from tests.server.client import SECONDS


async def stubborn(asked: list[int]) -> None:
    """Goes on the first time that it is asked to end."""
    with suppress(asyncio.CancelledError):
        await asyncio.sleep(60)
    asked.append(1)
    await asyncio.sleep(60)


async def test_a_task_that_swallows_the_first_asking_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN_SECONDS", 0.01)

    asked: list[int] = []
    task = asyncio.create_task(stubborn(asked))
    await asyncio.sleep(0)
    await asyncio.wait_for(ending.end([task]), SECONDS)
    assert task.cancelled()
    assert asked == [1]
