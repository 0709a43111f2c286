"""Tournaments, their journals, and the tables at which their matches are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

Moment = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables; no match that is there belongs to a tournament."""
    for name in ("tournament", "fixture"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=""))
    _create_tournaments()
    op.create_table(
        "tournament_journal",
        sa.Column("tournament", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.UniqueConstraint("tournament", "key", name="tournament_journal_key"),
        sqlite_with_rowid=False,
    )


def _create_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("duel_deals", sa.Integer, nullable=False),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("barred", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", Moment, nullable=False),
        sa.Column("touched", Moment, nullable=False),
    )
