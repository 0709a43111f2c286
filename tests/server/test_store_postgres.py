"""PostgreSQL as a store: servers that go and come back, lines that are cut."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
import pytest

from stolik.core.phrase import Refused
from stolik.server.store import Conflict, JournalRow, StoreTrouble, schema
from stolik.server.store import postgres as module
from stolik.server.store.base import NewerDatabase
from stolik.server.store.postgres import PostgresStore
from tests.server.kit import in_use
from tests.server.proxy import Proxy
from tests.server.services import PASSWORD, SECONDS, Postgres
from tests.server.test_store import entry, laid

pytestmark = pytest.mark.services
Scene = Callable[[PostgresStore], Awaitable[None]]


@contextmanager
def hurried() -> Iterator[None]:
    """Nobody waits for long: only where no answer can come."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "SECONDS", 0.5)
        yield


async def soon(work: Callable[[], Awaitable[object]]) -> None:
    """Ask until it is kept: the server may need a moment to come back."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                await work()
                return
            except StoreTrouble:
                await asyncio.sleep(0.02)


def seqs(rows: list[JournalRow]) -> list[int]:
    return [row.seq for row in rows]


# -- opening --------------------------------------------------------------------------------------
def test_several_programs_may_open_an_empty_database_at_once(postgres: Postgres, name: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from stolik.server.store.postgres import PostgresStore\n"
        "asyncio.run(PostgresStore(sys.argv[1]).open())\n"
    )
    command = [sys.executable, "-c", program, postgres.address(name)]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(3)]
    said = [process.communicate(timeout=SECONDS)[1] for process in started]
    assert [process.returncode for process in started] == [0, 0, 0], said
    assert postgres.query("select version_num from alembic_version", name) == [(schema.HEAD,)]


async def test_stores_of_one_process_may_open_empty_databases_at_once(postgres: Postgres) -> None:
    names = [postgres.database(), postgres.database()]

    stores = [PostgresStore(postgres.address(name)) for name in names * 2]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].append(entry(1))
    assert [len(await store.journal("t")) for store in stores] == [1, 0, 1, 0]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_has_the_schema(postgres: Postgres, name: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    def differences(core: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(core), schema.metadata))

    async with in_use(PostgresStore(postgres.address(name))) as store:
        assert await store._ask(differences) == []


async def test_what_a_newer_program_wrote_is_left_alone(postgres: Postgres, name: str) -> None:
    async with in_use(PostgresStore(postgres.address(name))):
        pass
    postgres.query("update alembic_version set version_num = '9999'", name)
    with pytest.raises(NewerDatabase):
        await PostgresStore(postgres.address(name)).open()
    assert postgres.query("select version_num from alembic_version", name) == [("9999",)]


async def refusal(address: str) -> Refused:
    with pytest.raises(Refused) as refused:
        await PostgresStore(address).open()
    assert PASSWORD not in str(refused.value)
    assert "wrong" not in str(refused.value)
    return refused.value


async def test_a_database_that_does_not_sync_is_refused(postgres: Postgres, name: str) -> None:
    postgres.query(f"alter database {name} set synchronous_commit = off")
    assert (await refusal(postgres.address(name))).phrase == (
        "database-unsynced",
        {"setting": "synchronous_commit"},
    )
    assert postgres.query("select to_regclass('journal')", name) == [(None,)]


async def test_a_database_that_can_t_be_opened_is_refused_clearly(
    postgres: Postgres, name: str
) -> None:
    good = postgres.address(name)
    where = f"127.0.0.1:{postgres.port}/{name}"
    wrong = good.replace(PASSWORD, "wrong")
    assert (await refusal(wrong)).phrase == ("database-password", {"where": where})
    assert (await refusal(wrong.replace("127", "wrong:x@127"))).phrase.id == "database-address"
    missing = (await refusal(postgres.address("nowhere"))).phrase
    assert missing == ("database-trouble", {"why": 'database "nowhere" does not exist'})
    postgres.stop()
    assert (await refusal(good)).phrase == ("database-unreachable", {"where": where})


# -- what it can't keep ---------------------------------------------------------------------------
async def test_text_with_nul_is_refused_and_play_goes_on(postgres: Postgres, name: str) -> None:
    async with in_use(PostgresStore(postgres.address(name))) as store:
        with pytest.raises(ValueError, match="can't keep"):
            await store.append(entry(1, "a\0b"))
        with pytest.raises(ValueError, match="can't keep"):
            await store.save_table(laid("a\0b"))
        await store.append(entry(1))
        await store.save_table(laid("a"))
        assert len(await store.journal("t")) == len(await store.tables()) == 1


async def test_what_is_kept_comes_back_to_the_byte(postgres: Postgres, name: str) -> None:
    odd = "\u0001\t\r\n\\ '\"\u00a0\u0301ż🂡\U0010ffff %s $1 :name {}"
    row = JournalRow("t" + odd, 2**31 - 1, 2**62, -3, odd, odd, odd, odd)

    async with in_use(PostgresStore(postgres.address(name))) as store:
        await store.append(row)
        assert await store.journal(row.table) == [row]


# -- servers that go ------------------------------------------------------------------------------
@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_a_server_that_went_and_came_back_is_used_again(
    postgres: Postgres, name: str, how: str
) -> None:
    async with in_use(PostgresStore(postgres.address(name))) as store:
        await asyncio.gather(*(store.append(entry(seq)) for seq in range(1, 21)))
        await asyncio.to_thread(getattr(postgres, how))
        for seq in (21, 22):
            with pytest.raises(StoreTrouble):
                await store.append(entry(seq))
            with pytest.raises(StoreTrouble):
                await store.save_table(laid("a"))
            with pytest.raises(StoreTrouble):
                await store.journal("t")
        await asyncio.to_thread(postgres.start)
        await soon(lambda: store.append(entry(21)))
        await soon(lambda: store.save_table(laid("a")))
        assert seqs(await store.journal("t")) == list(range(1, 22))
        assert await store.tables() == [laid("a")]


async def test_a_server_that_went_under_load_has_kept_all_it_acknowledged(
    postgres: Postgres, name: str
) -> None:
    async with in_use(PostgresStore(postgres.address(name))) as store:
        kept: list[int] = []

        async def keep(seq: int) -> None:
            try:
                await store.append(entry(seq))
                kept.append(seq)
            except StoreTrouble:
                pass

        async def stream() -> None:
            for seq in range(1, 100_000, 8):
                await asyncio.gather(*map(keep, range(seq, seq + 8)))
                if not postgres.running:
                    return

        writing = asyncio.create_task(stream())
        while len(kept) < 50:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(postgres.kill)
        await writing
        await asyncio.to_thread(postgres.start)
        await soon(lambda: store.journal("t"))
        found = seqs(await store.journal("t"))
        assert set(kept) <= set(found)
        assert len(found) == len(set(found))


async def test_a_server_that_does_not_answer_is_trouble_until_it_does(
    postgres: Postgres, name: str
) -> None:
    async with in_use(PostgresStore(postgres.address(name))) as store:
        await store.append(entry(1))
        await store.save_table(laid("a"))
        postgres.pause()
        with hurried():
            for seq in (2, 3):
                with pytest.raises(StoreTrouble):
                    await store.append(entry(seq, f"first{seq}"))
                with pytest.raises(StoreTrouble):
                    await store.save_table(laid("b"))
        postgres.resume()
        await soon(lambda: store.save_table(laid("c")))
        await soon(lambda: store.append(entry(4)))
        found = seqs(await store.journal("t"))
        assert {1, 4} <= set(found) <= {1, 2, 3, 4}


async def test_a_crowd_of_visitors_keeps_no_entry_waiting(
    postgres: Postgres, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_use(PostgresStore(postgres.address(name))) as store:
        for _ in range(module.VISITOR_LINES):
            await store._turn.acquire()  # as many jobs that take long
        visitor = asyncio.create_task(store.guest("f" * 64))
        await store.append(entry(1))
        await store.beat("one", 0.0, True)
        assert not visitor.done()
        store._turn.release()
        assert await visitor is None
        await store._turn.acquire()
        monkeypatch.setattr(module, "QUEUE_SECONDS", 0.0)
        with pytest.raises(StoreTrouble):
            await store.guest("f" * 64)


async def test_too_many_connections_are_trouble_and_not_the_end(
    postgres: Postgres, name: str
) -> None:
    async with in_use(PostgresStore(postgres.address(name))) as store:
        await store.append(entry(1))
        many = [PostgresStore(postgres.address(name)) for _ in range(9)]
        for other in many:
            await other.open()
        jobs = [
            other.append(entry(1, table=f"{n}{k}"))
            for n, other in enumerate(many)
            for k in range(8)
        ]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert {type(it) for it in done} == {type(None), StoreTrouble}
        await asyncio.gather(*(other.close() for other in many))
        await store.append(entry(2))


# -- others at the same data ----------------------------------------------------------------------
async def test_two_processes_may_forget_at_once(postgres: Postgres, name: str) -> None:
    async with in_use(PostgresStore(postgres.address(name))) as store:
        other = PostgresStore(postgres.address(name))
        await other.open()
        await asyncio.gather(*(store.save_table(laid(f"t{number}")) for number in range(180)))
        await asyncio.gather(*(store.save_guest(f"g{it}", "x", "x", 1) for it in range(180)))
        gone = await asyncio.gather(*(it.forget(5000) for it in (store, other) * 2))
        assert sum(gone) == 180
        assert (await store.tables(), await store.guests()) == ([], [])
        await other.close()


async def test_nobody_is_forgotten_who_is_just_sitting_down(postgres: Postgres, name: str) -> None:
    async with in_use(PostgresStore(postgres.address(name))) as store:
        await store.save_guest("sits", "Ala", "hash", 1)
        other = await asyncpg.connect(postgres.address(name))
        sitting = other.transaction()
        await sitting.start()
        await other.execute(
            "insert into tables (id, code, book, version, seats, options, players, state, secret,"
            " created) values ('t', 'c', 'unikat', 1, 2, '{}', $1, 'waiting', '', 9000)",
            '[{"guest": "sits"}]',
        )
        forgetting = asyncio.create_task(store.forget(5000))
        await asyncio.wait([forgetting], timeout=0.3)
        await sitting.commit()
        await forgetting
        assert await store.guests() == [("sits", "Ala", "hash")]
        await other.close()


# -- lines that are cut ---------------------------------------------------------------------------
@asynccontextmanager
async def through(postgres: Postgres, name: str) -> AsyncIterator[tuple[PostgresStore, Proxy]]:
    """A store behind a proxy."""
    async with (
        Proxy(postgres.port) as proxy,
        in_use(PostgresStore(postgres.address(name, proxy.port))) as store,
    ):
        try:
            yield store, proxy
        finally:
            proxy.go_on()


async def test_a_line_cut_between_commit_and_answer_leaves_the_entry_there_once(
    postgres: Postgres, name: str
) -> None:
    async with through(postgres, name) as (store, proxy):
        await store.append(entry(1))
        # `INSERT 0 1` is said when the statement, which is a transaction, is committed.
        proxy.cut_answering = lambda piece: b"INSERT 0 1" in piece
        with pytest.raises(StoreTrouble):
            await store.append(entry(2))
        assert proxy.cuts == 1
        proxy.cut_answering = lambda piece: False
        await soon(lambda: store.journal("t"))
        assert await store.journal("t") == [entry(1), entry(2)]
        with pytest.raises(Conflict):
            await store.append(entry(2))
        assert len(await store.journal("t")) == 2


async def test_a_line_cut_before_the_server_hears_leaves_nothing(
    postgres: Postgres, name: str
) -> None:
    async with through(postgres, name) as (store, proxy):
        await store.append(entry(1))
        proxy.cut_asking = lambda piece: b"unheard" in piece
        with pytest.raises(StoreTrouble):
            await store.append(entry(2, "unheard"))
        await store.append(entry(2))
        assert await store.journal("t") == [entry(1), entry(2)]


@pytest.mark.parametrize("word", [b"INSERT 0 1", b"COMMIT"])
async def test_a_table_is_there_whole_or_not_at_all_when_its_line_is_cut(
    postgres: Postgres, name: str, word: bytes
) -> None:
    async with through(postgres, name) as (store, proxy):
        await store.save_table(laid("a"))
        proxy.cut_answering = lambda piece: word in piece
        with pytest.raises(StoreTrouble):
            await store.save_table(laid("b"))
        proxy.cut_answering = lambda piece: False
        await soon(store.tables)
        there = [laid("a"), laid("b")] if word == b"COMMIT" else [laid("a")]
        assert await store.tables() == there


async def test_a_line_that_hangs_is_trouble_in_time_and_forgotten(
    postgres: Postgres, name: str
) -> None:
    async with through(postgres, name) as (store, proxy):
        await asyncio.gather(*(store.append(entry(seq)) for seq in range(1, 20)))
        await store.save_table(laid("a"))
        proxy.hang()
        late = [store.append(entry(seq)) for seq in range(20, 40)]
        with hurried():
            done = await asyncio.gather(*late, store.save_table(laid("b")), return_exceptions=True)
        assert {type(it) for it in done} == {StoreTrouble}
        # What hung comes to the server late, or never; either way once.
        proxy.go_on()
        await soon(lambda: store.append(entry(40)))
        await soon(lambda: store.save_table(laid("c")))
        found = seqs(await store.journal("t"))
        assert found == sorted(set(found))
        assert {*range(1, 20), 40} <= set(found)


async def test_a_store_closes_though_nobody_answers(postgres: Postgres, name: str) -> None:
    async with through(postgres, name) as (store, proxy):
        await store.save_table(laid("a"))
        proxy.hang()
        with hurried():
            late = asyncio.create_task(store.append(entry(1)))
            await asyncio.sleep(0)
            await store.close()
            with pytest.raises(StoreTrouble):
                await late


# -- failpoints -----------------------------------------------------------------------------------
def test_who_dies_before_the_commit_has_kept_nothing(postgres: Postgres, name: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from stolik.server.store.postgres import PostgresStore\n"
        "from tests.server.test_store import entry\n"
        "async def scene():\n"
        "    store = PostgresStore(sys.argv[1])\n"
        "    await store.open()\n"
        "    for seq in (1, 2, 3):\n"
        "        await store.append(entry(seq))\n"
        "asyncio.run(scene())\n"
    )
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", program, postgres.address(name)]
    env = {"STOLIK_FAILPOINT": "after-append:2", "PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=root, env=env, timeout=SECONDS)
    assert done.returncode == -9
    assert postgres.query("select seq from journal", name) == [(1,)]
