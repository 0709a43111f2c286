"""Keeping tournaments: nothing is believed before it is kept, and nothing is noted twice."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from stolik.server.store import Store
from stolik.server.store.tournaments import (
    TournamentEntry,
    append_entry,
    every_tournament,
    forget_tournaments,
    one_tournament,
    save_tournament,
    tournament_news,
    waiting_for,
)
from stolik.server.tournament.hall import Hall, read_hall


class Ledger:
    """The journals of tournaments, and what is kept of them besides."""

    def __init__(self, store: Store, wall: Callable[[], int]) -> None:
        self._store = store
        self.wall = wall

    async def ids(self) -> list[str]:
        """Every tournament there is."""
        return [row.id for row in await self._store.ask(every_tournament)]

    async def load(self, tournament: str) -> Hall | None:
        """A tournament as it is kept; `Refused` if this program can't play it."""
        found = await self._store.ask(partial(one_tournament, tournament=tournament))
        return read_hall(*found) if found else None

    async def by_code(self, code: str) -> str | None:
        """The tournament of a code that waits for players."""
        return await self._store.ask(partial(waiting_for, code=code))

    async def news(self) -> list[tuple[str, int, int]]:
        """Every tournament that is not over: its version, and how many entries are kept."""
        return await self._store.ask(tournament_news)

    async def append(self, hall: Hall, text: str, key: str = "") -> None:
        """Keep an entry, then believe it. What has a key is noted once.

        `Illegal` if it can't be true, and nothing is kept.
        `Conflict` if somebody else has written here meanwhile: then `reload` tells what.
        """
        async with hall.lock:
            if key in hall.keys:
                return
            hall.check(text)
            seq = len(hall.journal) + 1
            entry = TournamentEntry(hall.id, seq, self.wall(), key or f"entry {seq}", text)
            await self._store.ask(partial(append_entry, entry=entry))
            hall.take(entry)

    @asynccontextmanager
    async def changing(self, hall: Hall) -> AsyncIterator[Hall]:
        """A draft of a tournament, to be changed; the change is believed as soon as it is kept.

        `Conflict` if somebody else has changed it meanwhile: then `reload` tells how.
        """
        async with hall.lock:
            draft = read_hall(hall.row(), [])
            yield draft
            if draft.row() != hall.row() or not hall.revision:
                hall.adopt(await self._store.ask(partial(save_tournament, row=draft.row())))

    async def reload(self, hall: Hall) -> None:
        """Somebody else was faster: take over what is kept."""
        async with hall.lock:
            found = await self._store.ask(partial(one_tournament, tournament=hall.id))
            if found is not None:
                hall.adopt(found[0])
                for entry in found[1][len(hall.journal) :]:
                    hall.take(entry)

    async def forget(self, before: int) -> None:
        """Drop what ended long ago, slice by slice."""
        while await self._store.ask(partial(forget_tournaments, before=before)):
            pass
