"""Places where a test may let the server die, as if the power had gone.

`STOLIK_FAILPOINT=after-commit:3` ends the process the third time that it comes there. Without the
variable nothing happens anywhere.
"""

from __future__ import annotations

import os
import signal

NAMES = ("before-append", "after-append", "after-commit", "after-ack")
#: In a tournament: before a table is laid, before it is dealt, around the note of a result.
TOURNAMENT = ("before-lay", "before-deal", "before-result", "after-result")


class Failpoint:
    """One place, and how often it is passed before the end."""

    def __init__(self, asked: str) -> None:
        self.name, _, count = asked.partition(":")
        self._left = int(count or 1) if self.name in NAMES + TOURNAMENT else 0

    def asked_for(self, name: str) -> bool:
        """Whether the end is to come at a place, so that it is worth a detour."""
        return name == self.name

    def reach(self, name: str) -> None:
        """Come to a place."""
        if name != self.name:
            return
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))


_asked = Failpoint(os.environ.get("STOLIK_FAILPOINT", ""))
reach = _asked.reach
asked_for = _asked.asked_for
