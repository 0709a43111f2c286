"""Opening a file of data: which program wrote it, and the way to the schema of this one."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, StaticPool, create_engine

from stolik.server.store.base import NewerDatabase
from stolik.server.store.schema import HEAD, REVISIONS

#: SQLite's own number of a file, which the program before alembic looked at; it knew 1.
LAYOUT = 2
SYNCED = 2


def open_file(path: Path) -> sqlite3.Connection:
    """The connection that writes; each of its commits reaches the disk."""
    db = sqlite3.connect(path, isolation_level=None)
    # One row with bytes that are no text must not keep all others from being read.
    db.text_factory = _text
    try:
        # Looked at before anything is changed: what a newer program wrote is left alone.
        revision_of(db)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        if db.execute("pragma synchronous").fetchone() != (SYNCED,):
            raise sqlite3.OperationalError("this SQLite does not sync its commits")
        return db
    except BaseException:
        db.close()
        raise


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def open_core(db: sqlite3.Connection) -> Connection:
    """SQLAlchemy over the same connection, once the schema is that of this program."""
    engine = create_engine(
        "sqlite://", creator=lambda: db, poolclass=StaticPool, pool_reset_on_return=None
    )
    try:
        core = engine.connect()
        if revision_of(db) != HEAD:
            _upgrade(db, core)
        return core
    except BaseException:
        db.close()
        raise


def revision_of(db: sqlite3.Connection) -> str:
    """The schema of a file, "" if alembic has never seen it; `NewerDatabase` if it's unknown."""
    (layout,) = db.execute("pragma user_version").fetchone()
    named = "select 1 from sqlite_master where name = 'alembic_version'"
    row = None
    if db.execute(named).fetchone():
        row = db.execute("select version_num from alembic_version").fetchone()
    revision = str(row[0]) if row else ""
    if layout > LAYOUT or (revision and revision not in REVISIONS):
        raise NewerDatabase(f"layout {layout}, revision {revision}; this program knows {HEAD}")
    return revision


def _upgrade(db: sqlite3.Connection, core: Connection) -> None:
    """The steps that are due, all or none; another program that opens the file waits meanwhile."""
    # Alembic takes a while to load, and most of the time nothing is due.
    from stolik.server.store.migrations import upgrade

    with core.begin():
        db.execute("begin immediate")
        upgrade(core, revision_of(db))
