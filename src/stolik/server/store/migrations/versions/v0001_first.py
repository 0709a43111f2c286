"""The first schema. Data of the program before it, which numbered its files itself, move in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Moment = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
#: What the program before this one wrote into its files, and what makes it leave these alone.
BEFORE, NOW = 1, 2
NAMES = ("journal", "tables", "guests")
# The host used to be whoever sat first.
MOVE_IN = (
    "insert into journal select * from old_journal",
    """
    insert into tables (id, code, book, version, seats, options, players, state, secret, created,
                        host)
    select id, code, book, version, seats, options, players, state, secret, created, coalesce((
        select json_extract(chair.value, '$.guest') from json_each(old_tables.players) as chair
        where json_extract(chair.value, '$.guest') <> '' order by chair.key limit 1
    ), '') from old_tables
    """,
    "insert into guests select id, name, token_hash, created, created from old_guests",
)


def upgrade() -> None:
    """Make the tables, and take over what is there."""
    if op.get_bind().dialect.name != "sqlite":
        _create()
        return
    before = op.get_bind().exec_driver_sql("pragma user_version").scalar() == BEFORE
    for name in NAMES if before else ():
        op.rename_table(name, f"old_{name}")
    _create()
    for sql in MOVE_IN if before else ():
        op.get_bind().exec_driver_sql(sql)
    for name in NAMES if before else ():
        op.drop_table(f"old_{name}")
    op.get_bind().exec_driver_sql(f"pragma user_version = {NOW}")


def _create() -> None:
    _create_journal()
    _create_tables()
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("created", Moment, nullable=False),
        sa.Column("seen", Moment, nullable=False, server_default=sa.text("0")),
    )


def _create_journal() -> None:
    op.create_table(
        "journal",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("cid", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.UniqueConstraint("table", "who", "cid", name="journal_cid"),
        sqlite_with_rowid=False,
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("book", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", Moment, nullable=False),
        sa.Column("host", sa.Text, nullable=False, server_default=""),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("touched", Moment, nullable=False, server_default=sa.text("0")),
        sa.Column("next", sa.Text, nullable=False, server_default=""),
        sa.Column("barred", sa.Text, nullable=False, server_default="[]"),
    )
