"""Whether a process hears the others: who can't is not heard by them either."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A process of the program before this one says nothing of it, and is taken to hear."""
    hears = sa.Column("hears", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("processes", hears)
