"""What is going to be done, how long it takes, and what happens when it breaks off."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any


class Plan:
    """The steps to come, with the seconds that each should take, told as they pass."""

    def __init__(self, steps: dict[str, float]) -> None:
        self._steps = steps
        self._left = sum(steps.values())

    def next(self, name: str) -> None:
        """Begin a step."""
        left = time.strftime("%M:%S", time.gmtime(self._left))
        print(f"{name}; about {left} left", file=sys.stderr, flush=True)
        self._left -= self._steps.pop(name)


def give_up(loop: asyncio.AbstractEventLoop, trouble: dict[str, Any]) -> None:
    """A client that breaks would make the load less; better no figure than a wrong one."""
    print(
        f"the load broke off: {trouble.get('exception')!r}, {trouble.get('message')}",
        file=sys.stderr,
    )
    for task in asyncio.all_tasks(loop):
        task.cancel()
