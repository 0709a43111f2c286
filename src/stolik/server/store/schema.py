"""The tables of the data, the same in every database; `migrations` brings a database to them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

#: Every state the schema has been in, oldest first.
REVISIONS = ("0001", "0002", "0004", "0005", "0006")
HEAD = REVISIONS[-1]

metadata = MetaData()
#: Milliseconds need more than 32 bits; SQLite's INTEGER has 64 of its own.
Moment = BigInteger().with_variant(Integer(), "sqlite")

# The primary key lets one entry have a place, and the other key one entry have a client's id.
journal = Table(
    "journal",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Column("who", Integer, nullable=False),
    Column("cid", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("hash", Text, nullable=False),
    UniqueConstraint("table", "who", "cid", name="journal_cid"),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("book", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Moment, nullable=False),
    Column("host", Text, nullable=False, server_default=""),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("touched", Moment, nullable=False, server_default=text("0")),
    Column("next", Text, nullable=False, server_default=""),
    Column("barred", Text, nullable=False, server_default="[]"),
    Column("revision", Integer, nullable=False, server_default=text("1")),
    Column("tournament", Text, nullable=False, server_default=""),
    Column("fixture", Text, nullable=False, server_default=""),
    Index("tables_state", "state"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("duel_deals", Integer, nullable=False),
    Column("pause", Integer, nullable=False),
    Column("bot", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("barred", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("touched", Moment, nullable=False),
)

# The other key lets every result, and whatever else may happen once, be noted once.
tournament_journal = Table(
    "tournament_journal",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Column("key", Text, nullable=False),
    Column("entry", Text, nullable=False),
    UniqueConstraint("tournament", "key", name="tournament_journal_key"),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("token_hash", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False, server_default=text("0")),
    Column("ladder", Boolean, nullable=False, server_default=true()),
    Index("guests_token", "token_hash"),
)

# -- what several processes have in common --------------------------------------------------------
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("clock", Double, nullable=False),
    Column("beaten", Double, nullable=False),
    Column("hears", Boolean, nullable=False, server_default=true()),
)

leases = Table(
    "leases",
    metadata,
    Column("table", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("at_start", Moment, nullable=False),
    Column("started", Double, nullable=False),
    Column("resting", Boolean, nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("until", Double, nullable=False),
)

# The primary key lets a match have one result.
results = Table(
    "results",
    metadata,
    Column("match", Text, primary_key=True),
    Column("book", Text, nullable=False),
    Column("ended", Moment, nullable=False),
    Column("sides", Text, nullable=False),
    Column("leavers", Text, nullable=False),
    Column("written", Moment, nullable=False),
    Index("results_book", "book", "ended", "written"),
)
