"""The statements of the ladder: a result for each match that was played to its end."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from stolik.server.ladder import GUEST, Result
from stolik.server.logs import fault_of, note
from stolik.server.store.base import TableRow
from stolik.server.store.schema import guests, results, tables

SLICE = 20
SLICE_OF_RESULTS = 500
Sides = tuple[tuple[int, tuple[str, ...]], ...]


def keep(core: Connection, result: Result, now: int, anew: bool = False) -> None:
    """Keep a result once; with `anew` in place of what was kept before."""
    same = results.c.match == result.match
    if anew:
        core.execute(delete(results).where(same))
    elif core.execute(select(results.c.match).where(same)).first():
        return
    core.execute(insert(results).values(_row(result, now)))


def find(core: Connection, match: str) -> Result | None:
    """The result of a match, if one is kept that can be read."""
    row = core.execute(select(results).where(results.c.match == match)).first()
    return None if row is None else _result(row)


def of_book(core: Connection, book: str) -> list[Result]:
    """Every result of a book that can be read, in the order in which they count."""
    order = select(results).where(results.c.book == book).order_by(results.c.ended, results.c.match)
    return [result for row in core.execute(order) if (result := _result(row, told=True))]


def mark(core: Connection, book: str) -> tuple[object, ...]:
    """Something that changes whenever the results of a book do."""
    columns = func.count(), func.sum(results.c.ended), func.max(results.c.written)
    return tuple(core.execute(select(*columns).where(results.c.book == book)).one())


def alone(core: Connection) -> int:
    """How many results outlive their tables."""
    laid = exists().where(tables.c.id == results.c.match)
    found: int = core.execute(select(func.count()).select_from(results).where(~laid)).scalar_one()
    return found


def lacking(core: Connection, after: str) -> list[TableRow]:
    """Some tables where a match was played to its end and has no result yet."""
    kept = exists().where(results.c.match == tables.c.id)
    over = select(tables).where(tables.c.state == "over", ~kept, tables.c.id > after)
    found = core.execute(over.order_by(tables.c.id).limit(SLICE))
    return [TableRow(**row._mapping) for row in found]


def forget(core: Connection, before: int, after: str) -> str | None:
    """Drop results of which no guest is known any more; the last one looked at, or nothing."""
    old = select(results).where(results.c.ended < before, results.c.match > after)
    found = core.execute(old.order_by(results.c.match).limit(SLICE_OF_RESULTS)).all()
    if not found:
        return None
    known = set(core.execute(select(guests.c.id)).scalars())
    read = [result for row in found if (result := _result(row))]
    gone = [result.match for result in read if not _guests(result) & known]
    core.execute(delete(results).where(results.c.match.in_(gone)))
    last: str = found[-1].match
    return last


def names(core: Connection) -> dict[str, str]:
    """The guests who are shown, by their ids."""
    open_ones = select(guests.c.id, guests.c.name).where(guests.c.ladder)
    return {row.id: row.name for row in core.execute(open_ones)}


def show(core: Connection, guest: str, shown: bool) -> None:
    """Show a guest on ladders from now on, or hide them."""
    core.execute(update(guests).where(guests.c.id == guest).values(ladder=shown))


def _guests(result: Result) -> set[str]:
    players = [player for _, side in result.sides for player in side]
    return {player.removeprefix(GUEST) for player in players if player.startswith(GUEST)}


def _row(result: Result, now: int) -> dict[str, object]:
    return {
        "match": result.match,
        "book": result.book,
        "ended": result.ended,
        "sides": msgspec.json.encode(result.sides).decode(),
        "leavers": msgspec.json.encode(result.leavers).decode(),
        "written": now,
    }


def _result(row: Row[tuple[object, ...]], told: bool = False) -> Result | None:
    """The result that a row keeps; one that can't be read counts for nobody."""
    try:
        return Result(
            match=row.match,
            book=row.book,
            ended=msgspec.convert(row.ended, int),
            sides=msgspec.json.decode(row.sides, type=Sides),
            leavers=msgspec.json.decode(row.leavers, type=tuple[str, ...]),
        )
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        if told:
            note("result-unreadable", logging.WARNING, table=row.match, **fault_of(error))
        return None
