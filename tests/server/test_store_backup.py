"""`stolik backup`: whole, while others write, and never half a file."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from stolik.cli.main import main
from stolik.rulebook import LANGUAGES, speaker
from stolik.server.store import JournalRow, SqliteStore, TableRow
from stolik.server.store.backup import FILE, back_up
from tests.kit import Output, complaint
from tests.server.client import SECONDS
from tests.server.kit import in_use, opened

TABLE = TableRow("t", "ABC234", "unikat", 1, 2, "{}", "[]", "over", b"\1", 1)


def entry(seq: int, size: int = 100) -> JournalRow:
    return JournalRow("t", seq, seq, 0, f"c{seq}", "pass", "x" * size, "h")


async def fill(folder: Path, entries: int = 3) -> None:
    folder.mkdir(exist_ok=True)
    async with in_use(SqliteStore(folder / FILE)) as store:
        await store.save_table(TABLE)
        await asyncio.gather(*(store.append(entry(seq)) for seq in range(1, entries + 1)))


def seqs(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("pragma integrity_check").fetchall() == [("ok",)]
        return [seq for (seq,) in db.execute("select seq from journal order by seq")]


def refused(capsys: Output, *argv: str) -> str:
    return complaint(capsys, "backup", *argv, "--lang", "en")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_backup_is_said_in_one_line(tmp_path: Path, capsys: Output, language: str) -> None:
    await fill(tmp_path / "data", 25)
    target = tmp_path / "copy.db"
    words = ["backup", str(target), "--data", str(tmp_path / "data"), "--lang", language]
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert (out.count("\n"), err) == (1, "")
    assert "25" in out
    assert str(target) in out
    assert seqs(target) == list(range(1, 26))
    assert {path.name for path in tmp_path.iterdir()} == {"data", "copy.db"}


async def test_a_backup_can_be_served(tmp_path: Path) -> None:
    await fill(tmp_path / "data")
    back_up(tmp_path / "data" / FILE, tmp_path / "copy.db", lambda done, all: None)

    store = await opened(tmp_path / "copy.db")
    assert await store.tables() == [TABLE]
    assert await store.journal("t") == [entry(seq) for seq in (1, 2, 3)]
    await store.append(entry(4))
    await store.close()


def test_what_only_the_log_of_a_killed_server_holds_is_copied_too(tmp_path: Path) -> None:
    program = (
        "import asyncio, os, pathlib, sys\n"
        "from tests.server.test_store_backup import entry\n"
        "from tests.server.kit import opened\n"
        "async def scene():\n"
        "    store = await opened(pathlib.Path(sys.argv[1]))\n"
        "    for seq in range(1, 10):\n"
        "        await store.append(entry(seq))\n"
        "    os._exit(0)\n"
        "asyncio.run(scene())\n"
    )
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", program, str(tmp_path / FILE)]
    subprocess.run(command, cwd=root, check=True, timeout=SECONDS)
    assert (tmp_path / f"{FILE}-wal").stat().st_size > 0
    target = tmp_path / "copy.db"
    assert main(["backup", str(target), "--data", str(tmp_path)]) == 0
    assert seqs(target) == list(range(1, 10))


async def test_a_backup_is_one_moment_of_a_store_in_use(tmp_path: Path) -> None:
    await fill(tmp_path, 2000)
    target, steps = tmp_path / "copy.db", list[int]()

    store = await opened(tmp_path / FILE)
    made = asyncio.create_task(
        asyncio.to_thread(back_up, tmp_path / FILE, target, lambda done, _: steps.append(done))
    )
    seq = 2000
    while not made.done():
        seq += 1
        await store.append(entry(seq, 2000))
    backup = await made
    await store.append(entry(seq + 1))
    copied = seqs(target)
    assert copied == list(range(1, backup.entries + 1))
    assert 2000 <= backup.entries <= seq
    assert (backup.tables, backup.size) == (1, target.stat().st_size)
    assert steps == sorted(steps)
    assert len(await store.journal("t")) == seq + 1
    await store.close()


async def test_writing_does_not_make_the_copying_begin_anew(tmp_path: Path) -> None:
    await fill(tmp_path, 20_000)

    store = await opened(tmp_path / FILE)
    loop, seq, steps = asyncio.get_running_loop(), 20_000, list[int]()

    async def keep(seq: int) -> None:
        await store.append(entry(seq))

    def write(done: int, _: int) -> None:
        """Between any two slices of the copy an entry is written."""
        nonlocal seq
        seq += 1
        steps.append(done)
        asyncio.run_coroutine_threadsafe(keep(seq), loop).result(SECONDS)

    source, target = tmp_path / FILE, tmp_path / "copy.db"
    backup = await asyncio.to_thread(back_up, source, target, write)
    assert len(steps) > 3
    assert steps == sorted(set(steps))
    assert backup.entries == 20_000
    assert len(await store.journal("t")) == 20_000 + len(steps)
    await store.close()


async def test_what_can_t_be_backed_up_is_refused_in_one_line(
    tmp_path: Path, capsys: Output
) -> None:
    data, target = str(tmp_path / "data"), str(tmp_path / "copy.db")
    assert "there are no data" in refused(capsys, target, "--data", data)
    await fill(tmp_path / "data")
    (tmp_path / "copy.db").write_text("dear to me")
    assert "already exists" in refused(capsys, target, "--data", data)
    assert "already exists" in refused(capsys, str(tmp_path), "--data", data, "--replace")
    assert "can’t be written" in refused(capsys, str(tmp_path / "no" / "copy"), "--data", data)
    assert "can’t be written" in refused(capsys, f"{target}/copy", "--data", data)
    for ending in ("", "-wal", "-shm"):
        own = str(tmp_path / "data" / f"{FILE}{ending}")
        assert "is part of the data" in refused(capsys, own, "--data", data, "--replace")
    assert (tmp_path / "copy.db").read_text() == "dear to me"
    assert main(["backup", target, "--data", data, "--replace"]) == 0
    assert seqs(tmp_path / "copy.db") == [1, 2, 3]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_copy_is_not_printed_and_no_file_is_called_so(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    await fill(tmp_path / "data")
    monkeypatch.chdir(tmp_path)
    said = complaint(capsys, "backup", "-", "--data", "data", "--lang", language)
    assert said == speaker(language)("backup-to-output")
    assert {path.name for path in tmp_path.iterdir()} == {"data"}


@pytest.mark.parametrize("content", [b"no database" * 500, b""])
def test_what_is_no_database_leaves_no_copy(tmp_path: Path, capsys: Output, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    said = refused(capsys, str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert "could not be made" in said
    assert {path.name for path in tmp_path.iterdir()} == {FILE}


async def test_a_copy_that_is_broken_off_leaves_the_old_one(tmp_path: Path) -> None:
    await fill(tmp_path / "data")
    (tmp_path / "copy.db").write_text("the old one")

    def break_off(done: int, _: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(tmp_path / "data" / FILE, tmp_path / "copy.db", break_off)
    assert (tmp_path / "copy.db").read_text() == "the old one"
    assert {path.name for path in tmp_path.iterdir()} == {"data", "copy.db"}


async def test_a_damaged_page_is_found(tmp_path: Path, capsys: Output) -> None:
    await fill(tmp_path, 2000)
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(4096 * 20)
        file.write(b"\xff" * 4096)
    said = refused(capsys, str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert "could not be made" in said
    assert not (tmp_path / "copy.db").exists()
