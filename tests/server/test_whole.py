"""What SQLite can see of damage is looked for after an unclean end, before anybody is served."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from stolik.cli.main import main
from stolik.server.store import SqliteStore
from stolik.server.store.base import Damaged
from stolik.server.store.heads import NAME, Head, Heads
from tests.server.client import SECONDS
from tests.server.nursery import Quick
from tests.server.setups import FILE, query
from tests.server.test_serve import play_out, two_people
from tests.server.wholes import LOG, into_the_file, killed, play_on, played, with_heads

Notes = pytest.LogCaptureFixture
PAGE = 4096


@pytest.fixture
def notes(caplog: Notes) -> Notes:
    """What is written down, from the first word on."""
    caplog.set_level(logging.INFO, "stolik")
    return caplog


def checks(notes: Notes) -> int:
    """How often the log says that the data are checked."""
    return sum(record.getMessage() == "data-check" for record in notes.records)


async def test_f17_after_a_clean_end_nothing_is_checked(tmp_path: Path, notes: Notes) -> None:
    for _ in range(3):
        async with with_heads(tmp_path) as home:
            await played(home)
    assert checks(notes) == 0


@pytest.mark.parametrize("lost", ["", LOG, NAME])
async def test_f17_after_an_unclean_end_everything_is_checked(
    tmp_path: Path, notes: Notes, lost: str
) -> None:
    data, folder = tmp_path / "data", tmp_path / "killed"
    data.mkdir()
    async with with_heads(data) as home:
        await played(home)
        killed(data, folder)
    if lost:
        (folder / lost).unlink()
    for _ in range(2):
        async with with_heads(folder):
            assert checks(notes) == 1


async def test_f17_data_that_were_put_back_are_checked(tmp_path: Path, notes: Notes) -> None:
    async with with_heads(tmp_path) as home:
        await played(home)
    shutil.copy(tmp_path / FILE, tmp_path / "copy.db")
    async with with_heads(tmp_path):
        pass
    shutil.move(tmp_path / "copy.db", tmp_path / FILE)
    async with with_heads(tmp_path):
        assert checks(notes) == 1


async def damaged(folder: Path, where: str = "journal") -> Path:
    """Data as a killed server leaves them, with a page of zeros where a table begins."""
    data = folder / "data"
    data.mkdir()
    async with with_heads(data) as home:
        await played(home)
        into_the_file(data)
        killed(data, folder / "killed")
    (root,) = query(data / FILE, "select rootpage from sqlite_master where name = ?", where)
    with (folder / "killed" / FILE).open("r+b") as file:
        file.seek((root["rootpage"] - 1) * PAGE)
        file.write(b"\0" * PAGE)
    return folder / "killed"


@pytest.mark.parametrize("where", ["journal", "results", "guests_token"])
async def test_f17_damaged_pages_are_found_before_anything_is_served(
    tmp_path: Path, where: str
) -> None:
    folder = await damaged(tmp_path, where)
    before = (folder / FILE).read_bytes(), (folder / NAME).read_bytes()
    with pytest.raises(Damaged):
        await SqliteStore(folder / FILE, Heads(folder)).open()
    assert ((folder / FILE).read_bytes(), (folder / NAME).read_bytes()) == before


async def test_f17_a_schema_that_is_damaged_is_told_alike(tmp_path: Path) -> None:
    folder = await damaged(tmp_path)
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute("pragma writable_schema = on")
        db.execute("update sqlite_master set sql = 'create table' where name = 'journal'")
    with pytest.raises(Damaged):
        await SqliteStore(folder / FILE, Heads(folder)).open()


@pytest.mark.slow
@pytest.mark.parametrize("ends", ["closed", "killed"])
@pytest.mark.parametrize("command", ["serve", "play"])
async def test_f17_a_server_says_in_one_line_that_its_data_are_damaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, ends: str
) -> None:
    folder = await damaged(tmp_path)
    if ends == "closed":  # then it is found as soon as it is read
        with (folder / NAME).open("a") as file:
            file.write("closed\n")
    words = ["--lang", "en", command, "--port", "0", "--data", str(folder)]
    assert await asyncio.to_thread(main, words) == 2
    *notes, line = capsys.readouterr().err.splitlines()
    assert line.startswith(f"stolik: the data in “{folder}” are damaged (")
    assert "Restore" in line
    assert json.loads(notes[-1])["event"] == "data-damaged"
    restored(folder, tmp_path / "data" / FILE)
    async with with_heads(folder) as home:
        assert home.house.lobby.rooms


def restored(folder: Path, copy: Path) -> None:
    """Do what docs/hosting.md says under "Restore"."""
    for name in (FILE, LOG, f"{FILE}-shm"):
        (folder / name).unlink(missing_ok=True)
    shutil.copy(copy, folder / FILE)


async def test_f17_damage_that_is_met_while_serving_is_checked_at_the_next_start(
    tmp_path: Path, notes: Notes
) -> None:
    async with with_heads(tmp_path) as home:
        game = await played(home)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(home.house.store, "_append", met_damage)
            for _ in range(2):
                with pytest.raises(Damaged):
                    await play_on(home, game, 1)
    assert [it.getMessage() for it in notes.records].count("data-damaged") == 1
    for _ in range(2):
        async with with_heads(tmp_path):
            assert checks(notes) == 1


def met_damage(*_: object) -> None:
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    raise error


# -- kills ----------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("kills", [3, pytest.param(30, marks=pytest.mark.long)])
def test_f17_an_honest_kill_is_no_damage(tmp_path: Path, kills: int) -> None:
    with Quick(tmp_path) as server:
        table, ala, olek = two_people(server, [], oldest=0)
        for number in range(kills):
            sockets = {0: ala.socket(table), 1: olek.socket(table)}
            seen = play_out(sockets, kill_at=4 + number)
            if number % 2:  # its head may be written or not
                with_the_head_of(tmp_path, table, max(seen.values()))
            server.kill()
            server.start()
        assert ala.ask("GET", f"/api/tables/{table}").status_code == 200
        log = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert log.count("data-check") == kills
    assert not {"journal-cut", "data-damaged", "table-unreadable"} & set(log)


@pytest.mark.slow
def test_f17_a_server_without_its_log_names_the_table_and_serves_the_rest(tmp_path: Path) -> None:
    with Quick(tmp_path) as server:
        table, ala, olek = two_people(server, [], oldest=0)
        other = ala.lay_table(2, [])
        into_the_file(tmp_path)
        seen = play_out({0: ala.socket(table), 1: olek.socket(table)}, kill_at=8)
        with_the_head_of(tmp_path, table, max(seen.values()))
        server.kill()
        (tmp_path / LOG).unlink()
        server.start()
        answer = ala.ask("GET", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (410, "journal-cut")
        assert ala.ask("GET", f"/api/tables/{other}").status_code == 200
        log = [json.loads(line) for line in server.log.read_text().splitlines()]
    (line,) = [line for line in log if line["event"] == "journal-cut"]
    assert (line["level"], line["table"]) == ("warning", table[:8])
    assert line["kept"] < line["expected"]


def with_the_head_of(folder: Path, table: str, seq: int) -> None:
    """Until an entry is known to have been kept."""
    until = time.monotonic() + SECONDS
    while Heads(folder).read().heads.get(table, Head(0, "")).seq < seq:
        assert time.monotonic() < until
        time.sleep(0.02)
