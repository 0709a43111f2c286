"""What seats have heard, kept where their bots think, so that only what is new has to be sent.

A long match has thousands of events, and a bot is asked at each of its turns. The asker believes
that a process has kept what it was sent; a process that has not says so, and is sent everything.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.core.game import Seat

#: Events that a process keeps for all seats together, some hundred bytes each.
MOST_KEPT = 500_000
#: Seats of which an asker knows what was sent; then it begins anew.
MOST_KNOWN = 10_000

#: A table, and the seat that has heard it.
Key = tuple[str, Seat]


class News(NamedTuple):
    """What a seat has heard after so many events that were sent before."""

    key: Key
    known: int
    events: Sequence[Any]


class Hearing:
    """The end in a bot's process: it keeps what was sent, of the seats asked for last."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[Key, list[Any]] = OrderedDict()

    def take(self, news: News) -> list[Any] | None:
        """All that a seat has heard; None if what came before the news is not here."""
        kept = self._kept.pop(news.key, [])
        if len(kept) < news.known:
            return None
        heard = self._kept[news.key] = [*kept[: news.known], *news.events]
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > self._most:
            self._kept.popitem(last=False)
        return heard


class Sent:
    """The asker's end: how much of what each seat has heard was sent."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._known: dict[Key, int] = {}

    def news(self, key: Key, heard: Sequence[Any]) -> News:
        """What is new of all that a seat has heard; it counts as sent."""
        known = self._known.get(key, 0)
        known = known if known <= len(heard) else 0
        if len(self._known) >= self._most:
            self._known.clear()
        self._known[key] = len(heard)
        return News(key, known, heard[known:])

    def forget(self, key: Key) -> None:
        """Send everything again the next time."""
        self._known.pop(key, None)
