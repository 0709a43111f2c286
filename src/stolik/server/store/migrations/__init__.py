"""From any schema this program has had to the one it has now, with alembic, run from code."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.runtime.migration import MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

# Alembic keeps what it works on in a global, so two threads would get into each other's way.
_one_at_a_time = threading.Lock()


def scripts() -> ScriptDirectory:
    """Every step there is."""
    return ScriptDirectory(Path(__file__).parent)


def upgrade(connection: Connection, revision: str) -> None:
    """All steps that a database of this revision lacks, in the transaction that is open."""
    known = scripts()
    due = list(known.iterate_revisions("head", revision or "base"))

    def steps(*_: Any) -> Iterable[MigrationStep]:
        return [MigrationStep.upgrade_from_script(known.revision_map, it) for it in reversed(due)]

    with _one_at_a_time:
        context = MigrationContext.configure(connection, opts={"fn": steps})
        with Operations.context(context):
            context.run_migrations()
