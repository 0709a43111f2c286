"""What several processes need that serve the same data."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Moment = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Number the versions of a table; make room for processes, leases and tickets."""
    numbered = sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("1"))
    op.add_column("tables", numbered)
    op.create_index("tables_state", "tables", ["state"])
    op.create_index("guests_token", "guests", ["token_hash"])
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("clock", sa.Double, nullable=False),
        sa.Column("beaten", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("at_start", Moment, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("resting", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
