"""Whether data are whole: every page after an unclean end, and every journal by its head.

A number in the file of data and in that of the heads, the generation, says that the two belong
together. It changes after each clean end, and each backup has one of its own, so that older data
which were put back are not taken for damaged ones.
"""

from __future__ import annotations

import secrets
import sqlite3

from stolik.server.logs import note
from stolik.server.store.base import Cut, Damaged
from stolik.server.store.heads import Head, Heads, Left

#: SQLite's own number for the program that wrote a file, which Stolik has no other use for.
GENERATION = "application_id"
SOUND = ("ok",)
MEGABYTE = 1_000_000
KEPT = 'select 1 from journal where "table" = ? and seq = ? and hash = ?'
LAST = 'select coalesce(max(seq), 0) from journal where "table" = ?'
#: A cross join, because SQLite then begins with the tables and does not go through every journal.
ALL_HEADS = """
    select journal."table", seq, hash from tables cross join journal on journal."table" = tables.id
    where seq = (select max(seq) from journal as own where own."table" = tables.id)
"""


def renew(db: sqlite3.Connection) -> int:
    """Give a file a new generation."""
    generation = secrets.randbelow(2**31 - 1) + 1
    db.execute(f"pragma {GENERATION} = {generation}")
    return generation


def is_damage(error: Exception) -> bool:
    """Whether something was found in a file that can't be right."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return isinstance(error, Damaged) or code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def check(db: sqlite3.Connection, left: Left) -> None:
    """Look at every page, unless the last server closed these very data; `Damaged` says what."""
    if left.heads and _generation(db) == 0:
        raise Damaged(f"it is new, and {len(left.heads)} matches are gone")
    (pages,) = db.execute("pragma page_count").fetchone()
    if pages <= 1 or (left.closed and _belongs(db, left)):  # the first page alone keeps nothing
        return
    (size,) = db.execute("pragma page_size").fetchone()
    note("data-check", megabytes=-(-pages * size // MEGABYTE))
    found = db.execute("pragma quick_check(1)").fetchone()
    if found != SOUND:
        raise Damaged(str(found[0]).replace("\n", " "))


def follow(db: sqlite3.Connection, heads: Heads, left: Left) -> list[Cut]:
    """Keep heads from now on; the journals that lack what the last server has kept."""
    cut = _cut(db, left) if _belongs(db, left) else []
    generation = left.generation
    if left.closed or not _belongs(db, left):
        generation = renew(db)
        # A log that is lost must not take the number along.
        db.execute("pragma wal_checkpoint(truncate)")
    now = {table: Head(seq, hash) for table, seq, hash in db.execute(ALL_HEADS)}
    heads.begin(generation, now | {it.table: left.heads[it.table] for it in cut})
    return cut


def _belongs(db: sqlite3.Connection, left: Left) -> bool:
    return left.generation == _generation(db) != 0


def _generation(db: sqlite3.Connection) -> int:
    return int(db.execute(f"pragma {GENERATION}").fetchone()[0])


def _cut(db: sqlite3.Connection, left: Left) -> list[Cut]:
    cut = []
    for table, head in left.heads.items():
        if not db.execute(KEPT, (table, *head)).fetchone():
            (last,) = db.execute(LAST, (table,)).fetchone()
            cut.append(Cut(table, last, head.seq))
    return cut
