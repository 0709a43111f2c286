"""Dropping what nobody needs any more, in slices that keep nobody waiting."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, delete, func, select, text

from stolik.server.store.base import seated
from stolik.server.store.schema import guests, journal, tables

SLICE = 50
#: A guest is one short row, where a table has hundreds of entries.
SLICE_OF_GUESTS = 500
ENDED = ("over", "abandoned")


def forget_tables(
    core: Connection, before: int, forgetting: Callable[[Sequence[str]], None]
) -> int:
    """Drop a slice of ended tables not touched since, with their journals; how many it were.

    `forgetting` is told which, before they are gone.
    """
    touched = func.coalesce(func.nullif(tables.c.touched, 0), tables.c.created)
    old = select(tables.c.id).where(tables.c.state.in_(ENDED), touched < before).limit(SLICE)
    # Another process may be at it too: what it has taken in hand is left to it.
    ids = core.execute(old.with_for_update(skip_locked=True)).scalars().all()
    if ids:
        forgetting(ids)
    core.execute(delete(journal).where(journal.c["table"].in_(ids)))
    core.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


def forget_guests(core: Connection, before: int, after: str) -> str | None:
    """Drop a slice of guests not seen since; the last one looked at, or nothing at the end.

    Who sits is asked in the same transaction, so nobody is dropped who has just sat down.
    """
    _let_nobody_sit_down(core)
    old = select(guests.c.id).where(guests.c.seen < before, guests.c.id > after)
    found = core.execute(old.order_by(guests.c.id).limit(SLICE_OF_GUESTS))
    ids: list[str] = list(found.scalars())
    if not ids:
        return None
    sitting = _sitting(core)
    gone = [guest for guest in ids if guest not in sitting]
    core.execute(delete(guests).where(guests.c.id.in_(gone)))
    return ids[-1]


def _let_nobody_sit_down(core: Connection) -> None:
    """Until the end of the transaction; in SQLite nobody else writes during one anyway."""
    if core.dialect.name == "postgresql":
        core.execute(text("lock table tables in share row exclusive mode"))


def _sitting(core: Connection) -> set[str]:
    """Every guest on a chair."""
    every = core.execute(select(tables.c.players)).scalars()
    return set().union(*(seated(players) for players in every))
