"""Results of matches for the ladder, and guests who do not want to be seen on it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"

Moment = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Matches that have ended get their results from their journals, once the server runs."""
    shown = sa.Column("ladder", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("guests", shown)
    op.create_table(
        "results",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("book", sa.Text, nullable=False),
        sa.Column("ended", Moment, nullable=False),
        sa.Column("sides", sa.Text, nullable=False),
        sa.Column("leavers", sa.Text, nullable=False),
        sa.Column("written", Moment, nullable=False),
    )
    op.create_index("results_book", "results", ["book", "ended", "written"])
