"""The file of data: where it comes from, who may open it, and what a full disk does to it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import BigInteger, Connection, NullPool, create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from stolik.server.store import JournalRow, SqliteStore, StoreTrouble, TableRow, schema
from stolik.server.store.base import Damaged, NewerDatabase
from stolik.server.store.migrations import scripts
from tests.server.client import SECONDS
from tests.server.kit import opened

#: What the program wrote that had no migrations yet.
BEFORE = """
create table journal (
    "table" text not null, seq integer not null, at integer not null, who integer not null,
    cid text not null, action text not null, chance text not null, hash text not null,
    primary key ("table", seq), unique ("table", who, cid)
) without rowid;
create table tables (
    id text primary key, code text not null, book text not null, version integer not null,
    seats integer not null, options text not null, players text not null, state text not null,
    secret blob not null, created integer not null
);
create table guests (
    id text primary key, name text not null, token_hash text not null, created integer not null
);
insert into journal values ('t', 1, 0, -1, 'server-1', 'begin', 'draw', 'h1');
insert into journal values ('t', 2, 9, 0, 'c', 'pass', '', 'h2');
insert into tables values ('t', 'ABC234', 'unikat', 1, 2, '{}',
    '[{"guest": "", "bot": "greedy"}, {"guest": "g1"}, {"guest": "g2"}]', 'playing', x'00ff', 7);
insert into tables values ('u', 'ABC235', 'unikat', 1, 2, '{}', '[]', 'over', x'01', 8);
insert into guests values ('g1', 'Ala', 'hash', 5);
pragma user_version = 1;
"""


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """Another connection to the file."""
    with closing(sqlite3.connect(path)) as db, db:
        yield db


def make_old(path: Path) -> None:
    with looking(path) as db:
        db.executescript(BEFORE)


def differences(path: Path) -> list[object]:
    """Where a file differs from the schema of this program."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


async def open_and_close(*paths: Path) -> None:
    stores = await asyncio.gather(*map(opened, paths))
    await asyncio.gather(*(store.close() for store in stores))


# -- schema and migrations ------------------------------------------------------------------------
def test_the_known_revisions_are_alembic_s() -> None:
    newest_first = [script.revision for script in scripts().walk_revisions()]
    assert tuple(reversed(newest_first)) == schema.REVISIONS
    assert scripts().get_current_head() == schema.HEAD


async def test_a_new_file_has_the_schema(tmp_path: Path) -> None:
    await open_and_close(tmp_path / "data.db")
    assert differences(tmp_path / "data.db") == []


async def test_the_comparison_sees_a_difference(tmp_path: Path) -> None:
    await open_and_close(tmp_path / "data.db")
    with looking(tmp_path / "data.db") as db:
        db.execute("alter table tables drop column barred")
    assert differences(tmp_path / "data.db") != []


def test_postgresql_would_get_the_same_tables() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in schema.metadata.sorted_tables:
        text = str(CreateTable(table).compile(dialect=dialect))
        assert "SERIAL" not in text
        moments = [column for column in table.columns if isinstance(column.type, BigInteger)]
        assert text.count("BIGINT") == len(moments)


async def test_an_old_file_moves_in_with_its_data(tmp_path: Path) -> None:
    make_old(tmp_path / "data.db")

    store = await opened(tmp_path / "data.db")
    assert await store.journal("t") == [
        JournalRow("t", 1, 0, -1, "server-1", "begin", "draw", "h1"),
        JournalRow("t", 2, 9, 0, "c", "pass", "", "h2"),
    ]
    chairs = '[{"guest": "", "bot": "greedy"}, {"guest": "g1"}, {"guest": "g2"}]'
    playing = ("t", "ABC234", "unikat", 1, 2, "{}", chairs, "playing", b"\0\xff", 7)
    over = ("u", "ABC235", "unikat", 1, 2, "{}", "[]", "over", b"\1", 8)
    assert await store.tables() == [TableRow(*playing, host="g1"), TableRow(*over)]
    assert await store.guests() == [("g1", "Ala", "hash")]
    await store.close()
    assert differences(tmp_path / "data.db") == []
    with looking(tmp_path / "data.db") as db:
        assert db.execute("select seen from guests").fetchall() == [(5,)]
        # So that the program before this one leaves the file alone.
        assert db.execute("pragma user_version").fetchone() == (2,)
        names = {name for (name,) in db.execute("select name from sqlite_master")}
        assert not any(name.startswith("old_") for name in names)


async def test_two_programs_may_open_an_old_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "data.db"
    make_old(path)
    await open_and_close(path, path, path)
    assert differences(path) == []
    with looking(path) as db:
        assert db.execute("select count(*) from journal").fetchone() == (2,)


async def test_an_old_file_that_can_t_move_in_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "data.db"
    make_old(path)
    with looking(path) as db:
        db.execute("update tables set players = 'no JSON' where id = 'u'")
    with pytest.raises(sqlite3.OperationalError):
        await opened(path)
    with looking(path) as db:
        assert db.execute("pragma user_version").fetchone() == (1,)
        names = {name for (name,) in db.execute("select name from sqlite_master")}
        assert {"journal", "tables", "guests"} <= names
        assert "alembic_version" not in names
        assert db.execute("select count(*) from tables").fetchone() == (2,)


@pytest.mark.parametrize(
    "change",
    [
        "update alembic_version set version_num = '9999'",
        "pragma user_version = 3",
        "pragma user_version = 99",
    ],
)
async def test_what_a_newer_program_wrote_is_left_alone(tmp_path: Path, change: str) -> None:
    path = tmp_path / "data.db"
    await open_and_close(path)
    with looking(path) as db:
        db.execute(change)
        db.commit()
        db.execute("pragma journal_mode = delete")
    before = path.read_bytes()
    with pytest.raises(NewerDatabase):
        await opened(path)
    assert path.read_bytes() == before


async def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = await opened(tmp_path / "data.db")
    (level,) = await store._do(lambda db: db.execute("pragma synchronous").fetchone())
    (mode,) = await store._do(lambda db: db.execute("pragma journal_mode").fetchone())
    assert (level, mode) == (2, "wal")
    await store.close()


async def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "data.db"
    path.write_bytes(b"no database" * 500)
    with pytest.raises(Damaged):
        await opened(path)
    assert path.read_bytes() == b"no database" * 500


@pytest.mark.slow
def test_alembic_is_loaded_only_when_something_is_due(tmp_path: Path) -> None:
    program = (
        "import asyncio, pathlib, sys\n"
        "from tests.server.kit import opened\n"
        "asyncio.run(opened(pathlib.Path(sys.argv[1])))\n"
        "print('alembic' in sys.modules)\n"
    )
    for due in ("True", "False"):
        done = subprocess.run(
            [sys.executable, "-c", program, str(tmp_path / "data.db")],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )
        assert done.stdout.strip() == due, done.stderr


# -- a disk that refuses --------------------------------------------------------------------------
def entry(seq: int, size: int = 1) -> JournalRow:
    return JournalRow("t", seq, seq, 0, f"c{seq}", "pass", "x" * size, "h")


async def limit(store: SqliteStore, more: int) -> None:
    """Let the file grow by some pages and no further."""

    def work(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("pragma page_count").fetchone()
        db.execute(f"pragma max_page_count = {pages + more}")

    await store._do(work)


async def in_one_group(store: SqliteStore, *jobs: Callable[[], Awaitable[None]]) -> list[object]:
    """Hold the writing thread until all jobs wait, so that they go into one transaction."""
    reached, gate = threading.Event(), threading.Event()

    def hold(db: sqlite3.Connection) -> None:
        reached.set()
        gate.wait(SECONDS)

    held = asyncio.ensure_future(store._do(hold))
    await asyncio.to_thread(reached.wait, SECONDS)
    waiting = [asyncio.ensure_future(job()) for job in jobs]
    await asyncio.sleep(0)
    gate.set()
    await held
    return list(await asyncio.gather(*waiting, return_exceptions=True))


def sound(path: Path) -> bool:
    with looking(path) as db:
        return db.execute("pragma integrity_check").fetchall() == [("ok",)]


async def test_a_full_disk_stores_nothing_of_the_group_and_is_got_over(tmp_path: Path) -> None:
    store = await opened(tmp_path / "data.db")
    await store.append(entry(1))
    await limit(store, 2)
    row = TableRow("t", "ABC234", "unikat", 1, 2, "{}", "[]", "over", b"", 1)
    entries = [entry(2), entry(3, 200_000), entry(4)]
    jobs = [partial(store.append, it) for it in entries]
    done = await in_one_group(store, *jobs, partial(store.save_table, row))
    assert [type(it) for it in done] == [StoreTrouble] * 4
    assert await store.journal("t") == [entry(1)]
    assert await store.tables() == []
    await store.append(entry(2))
    await limit(store, 1000)
    await store.append(entry(3, 200_000))
    await store.save_table(row)
    assert [kept.seq for kept in await store.journal("t")] == [1, 2, 3]
    await store.close()
    assert sound(tmp_path / "data.db")


async def test_a_disk_that_is_full_for_a_table_refuses_it_whole(tmp_path: Path) -> None:
    store = await opened(tmp_path / "data.db")
    small = TableRow("t", "ABC234", "unikat", 1, 2, "{}", "[]", "over", b"", 1)
    big = replace(small, options="x" * 200_000, revision=2)
    await store.save_table(small)
    await limit(store, 0)
    done = await in_one_group(
        store, partial(store.append, entry(1)), partial(store.save_table, big)
    )
    assert [type(it) for it in done] == [StoreTrouble] * 2
    assert await store.tables() == [small]
    await limit(store, 1000)
    await store.save_table(big)
    assert await store.tables() == [big]
    await store.close()
    assert sound(tmp_path / "data.db")


async def test_a_file_somebody_else_holds_is_trouble_until_it_is_let_go(tmp_path: Path) -> None:
    store = await opened(tmp_path / "data.db")
    await store._do(lambda db: db.execute("pragma busy_timeout = 10").fetchone())
    with looking(tmp_path / "data.db") as other:
        other.execute("begin immediate")
        with pytest.raises(StoreTrouble):
            await store.append(entry(1))
    await store.append(entry(1))
    assert await store.journal("t") == [entry(1)]
    await store.close()


async def test_a_job_of_several_statements_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    store = await opened(tmp_path / "data.db")

    def half(core: Connection) -> None:
        core.execute(schema.guests.insert().values(id="g", name="", token_hash="", created=1))
        raise ValueError("half way")

    done = await in_one_group(store, partial(store.append, entry(1)), partial(store._ask, half))
    assert done[0] is None
    assert isinstance(done[1], ValueError)
    assert await store.guests() == []
    assert await store.journal("t") == [entry(1)]
    await store.close()
