"""The heads of journals, kept beside the data: a lost end is noticed, and nothing else is."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.cli.main import main
from stolik.core.phrase import Refused
from stolik.server.store import SqliteStore, StoreTrouble, heads
from stolik.server.store.backup import back_up
from stolik.server.store.base import Damaged
from stolik.server.store.heads import NAME, Head, Heads
from tests.kit import sayable
from tests.server.cups import Cup, lay
from tests.server.home import Begun, Home, Person
from tests.server.setups import FILE, query
from tests.server.test_bad_rows import tidied
from tests.server.wholes import (
    LOG,
    MOVES,
    head_of,
    into_the_file,
    killed,
    play_on,
    played,
    with_heads,
)

Notes = pytest.LogCaptureFixture
DAY = 86_400_000


@pytest.fixture
def notes(caplog: Notes) -> Notes:
    """What is written down, from the first word on."""
    caplog.set_level(logging.INFO, "stolik")
    return caplog


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Heads are written before anything else is done."""
    monkeypatch.setattr(heads, "SECONDS", 0.0)


def told(notes: Notes) -> list[dict[str, object]]:
    """The journals of which the log says that they were cut."""
    found = [it for it in notes.records if it.getMessage() == "journal-cut"]
    assert all(it.levelno == logging.WARNING for it in found)
    return [it.fields for it in found]  # type: ignore[attr-defined]


async def command(*words: str) -> int:
    """Run a command, which has a loop of its own."""
    return await asyncio.to_thread(main, words)


async def refused(home: Home, game: Begun) -> None:
    """What everybody is told who comes to a table."""
    for guest in game.guests:
        person = Person(home, guest.token)
        assert await person.refused("GET", f"/api/tables/{game.table}") == "journal-cut"
        assert await person.refused("POST", f"/api/tables/{game.table}/ticket") == "journal-cut"


async def goes_on(home: Home, game: Begun) -> None:
    """A table whose end is there is served."""
    person = Person(home, game.guests[0].token)
    assert (await person.get(f"/api/tables/{game.table}"))["state"] == "playing"


# -- what is lost ---------------------------------------------------------------------------------
def halve(log: Path) -> None:
    os.truncate(log, log.stat().st_size // 2)


@pytest.mark.parametrize("harm", [halve, Path.unlink])
async def test_f17_a_log_that_was_cut_or_removed_is_noticed(
    tmp_path: Path, notes: Notes, harm: Callable[[Path], None]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    async with with_heads(data) as home:
        whole, lost = await played(home), await played(home)
        into_the_file(data)
        await play_on(home, lost)
        killed(data, tmp_path / "killed")
        expected = head_of(data, lost.table)
    harm(tmp_path / "killed" / LOG)
    kept = head_of(tmp_path / "killed", lost.table).seq
    async with with_heads(tmp_path / "killed") as home:
        await refused(home, lost)
        await goes_on(home, whole)
        await tidied(home.house)
    line = {"table": lost.table[:8], "kept": kept, "expected": expected.seq}
    assert kept < expected.seq
    assert told(notes) == [line]
    async with with_heads(tmp_path / "killed") as home:  # and so it stays
        await refused(home, lost)
    assert told(notes) == [line, line]
    assert "table-unreadable" not in notes.text


async def test_f17_a_table_that_is_gone_as_a_whole_is_noticed_too(
    tmp_path: Path, notes: Notes
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    async with with_heads(data) as home:
        whole = await played(home)
        into_the_file(data)
        gone = await played(home)
        killed(data, tmp_path / "killed")
    (tmp_path / "killed" / LOG).unlink()
    async with with_heads(tmp_path / "killed") as home:
        await goes_on(home, whole)
        for guest in whole.guests:  # the others are not known any more either
            person = Person(home, guest.token)
            assert await person.refused("GET", f"/api/tables/{gone.table}") == "journal-cut"
    assert [(it["table"], it["kept"]) for it in told(notes)] == [(gone.table[:8], 0)]


@pytest.mark.parametrize(
    "harm",
    [
        'delete from journal where "table" = ? and seq > 3',
        'delete from journal where "table" = ?',
        """update journal set hash = 'other' where "table" = ? and seq > 3""",
    ],
)
@pytest.mark.parametrize("state", ["playing", "abandoned", "over"])
async def test_f17_entries_that_were_deleted_or_replaced_are_noticed(
    tmp_path: Path, notes: Notes, harm: str, state: str
) -> None:
    async with with_heads(tmp_path) as home:
        game, other = await played(home), await played(home)
    query(tmp_path / FILE, "update tables set state = ? where id = ?", state, game.table)
    query(tmp_path / FILE, harm, game.table)
    left = head_of(tmp_path, game.table)
    async with with_heads(tmp_path) as home:
        await refused(home, game)
        await goes_on(home, other)
        assert set(home.house.lobby.rooms) == {other.table}
        await tidied(home.house)
    assert [it["table"] for it in told(notes)] == [game.table[:8]]
    assert "table-unreadable" not in notes.text
    assert head_of(tmp_path, game.table) == left


async def test_f17_a_match_of_a_tournament_is_not_laid_anew_where_one_was_cut(
    tmp_path: Path, notes: Notes
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    async with with_heads(data) as home:
        cup = await lay(home, 2, pause=0)
        await cup.begin()
        into_the_file(data)
        room = await cup.playing("1.I")
        table = room.id
        await home.house.store.guest_ids()
        killed(data, tmp_path / "killed")
    folder = tmp_path / "killed"
    ask = "delete from {} where {} = ?"
    query(folder / FILE, ask.format("journal", '"table"'), table)
    query(folder / FILE, ask.format("tables", "id"), table)
    async with with_heads(folder) as home:
        cup = Cup(home, [Person(home, it.token) for it in cup.people], cup.id)
        await home.house.halls.step(cup.hall)
        assert table not in home.house.lobby.rooms
        assert await cup.people[0].refused("GET", f"/api/tables/{table}") == "journal-cut"
    assert not query(folder / FILE, "select id from tables where id = ?", table)


async def test_f17_backup_and_ladder_do_their_work_over_cut_journals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with with_heads(tmp_path) as home:
        game = await played(home)
    query(tmp_path / FILE, "update tables set state = 'over'")
    query(tmp_path / FILE, 'delete from journal where "table" = ? and seq > 3', game.table)
    data = ("--data", str(tmp_path))
    assert await command("backup", str(tmp_path / "copy.db"), *data) == 0
    assert await command("ladder", "recompute", *data) == 1
    assert await command("ladder", "show", "--book", "unikat", *data) == 0
    assert capsys.readouterr().err == ""


def test_f17_what_people_hear_can_be_said() -> None:
    sayable(Refused("journal-cut"))
    sayable(Refused("database-damaged", folder="data", why="Tree 4 page 7"))


# -- what is not lost -----------------------------------------------------------------------------
async def test_f17_heads_that_are_behind_mean_nothing(tmp_path: Path, notes: Notes) -> None:
    data = tmp_path / "data"
    data.mkdir()
    async with with_heads(data) as home:
        game = await played(home)
        early = (data / NAME).read_bytes()
        await play_on(home, game)
        assert (data / NAME).read_bytes() != early
        killed(data, tmp_path / "killed")
    (tmp_path / "killed" / NAME).write_bytes(early)
    async with with_heads(tmp_path / "killed") as home:
        await goes_on(home, game)
    assert told(notes) == []


async def test_f17_a_killed_server_has_lost_nothing_at_any_moment(
    tmp_path: Path, notes: Notes
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    async with with_heads(data) as home:
        games = [await played(home, moves=0) for _ in range(3)]
        for number in range(12):
            await play_on(home, games[number % 3], moves=1)
            killed(data, tmp_path / f"killed{number}")
    for number in range(12):
        async with with_heads(tmp_path / f"killed{number}") as home:
            for game in games:
                await goes_on(home, game)
    assert told(notes) == []


def by_command(data: Path, copy: Path) -> None:
    back_up(data / FILE, copy, lambda *_: None)


@pytest.mark.parametrize("way", [by_command, shutil.copy])
@pytest.mark.parametrize("ends", ["closed", "killed"])
async def test_f17_a_copy_that_was_put_back_is_whole(
    tmp_path: Path, notes: Notes, way: Callable[[Path, Path], None], ends: str
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    async with with_heads(data) as home:
        game = await played(home)
        if way is by_command:
            way(data, copy)
    if way is not by_command:
        way(data / FILE, copy)
    async with with_heads(data) as home:
        again = home.room(game.table)
        await play_on(home, Begun(game.table, game.guests, again))
        folder = killed(data, tmp_path / "killed")
    folder = folder if ends == "killed" else data
    (folder / LOG).unlink(missing_ok=True)
    shutil.copy(copy, folder / FILE)
    notes.clear()
    async with with_heads(folder) as home:
        await goes_on(home, game)
        await play_on(home, Begun(game.table, game.guests, home.room(game.table)), 1)
    async with with_heads(folder) as home:
        await goes_on(home, game)
    assert told(notes) == []


async def test_f17_a_copy_put_back_after_a_kill_of_the_same_session_is_whole(
    tmp_path: Path, notes: Notes
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    async with with_heads(data) as home:
        game = await played(home)
        by_command(data, copy)
        await play_on(home, game)
        folder = killed(data, tmp_path / "killed")
    (folder / LOG).unlink()
    shutil.copy(copy, folder / FILE)
    async with with_heads(folder) as home:
        await goes_on(home, game)
    assert told(notes) == []


async def test_f17_who_takes_the_heads_away_takes_the_data_as_they_are(
    tmp_path: Path, notes: Notes
) -> None:
    async with with_heads(tmp_path) as home:
        game = await played(home)
    query(tmp_path / FILE, 'delete from journal where "table" = ? and seq > 3', game.table)
    (tmp_path / NAME).unlink()
    async with with_heads(tmp_path) as home:
        await goes_on(home, game)
    assert told(notes) == []


@pytest.mark.parametrize("content", [None, b"", b"no database" * 500])
async def test_f17_data_that_are_gone_or_none_are_not_begun_anew(
    tmp_path: Path, notes: Notes, content: bytes | None
) -> None:
    async with with_heads(tmp_path):
        pass
    async with with_heads(tmp_path) as home:
        await played(home)
    (tmp_path / FILE).unlink()
    if content is not None:
        (tmp_path / FILE).write_bytes(content)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(Damaged):
        async with with_heads(tmp_path):
            pass
    assert (tmp_path / NAME).read_bytes() == before
    (tmp_path / NAME).unlink()
    if not content:
        async with with_heads(tmp_path):
            pass


async def test_f17_what_was_forgotten_is_not_missed(tmp_path: Path, notes: Notes) -> None:
    async with with_heads(tmp_path) as home:
        game, other = await played(home), await played(home)
        await home.house.lobby._end(game.room, "abandoned")
        home.hands.wall += 200 * DAY
        assert await home.house.store.forget(home.hands.wall) == 1
        killed(tmp_path, tmp_path / "killed")
    for folder in (tmp_path, tmp_path / "killed"):
        async with with_heads(folder) as home:
            await goes_on(home, other)
            person = Person(home, other.guests[0].token)
            assert await person.refused("GET", f"/api/tables/{game.table}") == "no-such-table"
    assert told(notes) == []


# -- the file of heads ----------------------------------------------------------------------------
class Hand:
    """A clock that is set by hand."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def hash_of(number: int) -> str:
    return f"{number:064x}"


def test_f17_heads_are_written_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heads, "SECONDS", 1.0)
    clock = Hand()
    kept = Heads(tmp_path, clock)
    kept.begin(7, {"a": Head(3, hash_of(3))})
    assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600
    assert kept.wait() is None
    for seq in range(4, 9):
        kept.note("a", seq, hash_of(seq))
    assert kept.wait() == 1.0
    clock.seconds += 0.75
    kept.note("b", 1, hash_of(1))
    assert kept.wait() == 0.25
    clock.seconds += 5
    assert kept.wait() == 0.0
    before = (tmp_path / NAME).stat().st_size
    kept.write()
    assert kept.wait() is None
    assert (tmp_path / NAME).stat().st_size - before == len(f"a 8 {hash_of(8)}\nb 1 {hash_of(1)}\n")
    left = kept.read()
    assert (left.generation, left.closed) == (7, False)
    assert left.heads == {"a": Head(8, hash_of(8)), "b": Head(1, hash_of(1))}
    kept.close()
    assert kept.read().closed


def test_f17_the_file_of_heads_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "GROWTH", 1000)
    kept = Heads(tmp_path)
    kept.begin(7, {})
    for seq in range(1, 200):
        kept.note(f"t{seq % 5}", seq, hash_of(seq))
        kept.write()
        assert (tmp_path / NAME).stat().st_size < 3000
    assert kept.read().heads == {f"t{seq % 5}": Head(seq, hash_of(seq)) for seq in range(195, 200)}


@pytest.mark.parametrize(
    "torn", ["b 5 " + hash_of(5)[:40], "\0" * 300, "\0" * 50 + hash_of(1), "b five x\n", "é 1\n"]
)
def test_f17_a_torn_line_says_nothing(tmp_path: Path, torn: str) -> None:
    kept = Heads(tmp_path)
    kept.begin(7, {"a": Head(3, hash_of(3))})
    with (tmp_path / NAME).open("ab") as file:
        file.write(torn.encode())
    assert kept.read().heads == {"a": Head(3, hash_of(3))}
    assert not kept.read().closed
    kept.begin(7, kept.read().heads)
    assert (tmp_path / NAME).read_bytes().count(b"\n") == 2


@pytest.mark.parametrize("content", [b"", b"\0" * 4096, b"stolik-heads 2 7\n", b"dear to me"])
def test_f17_a_file_that_says_nothing_is_begun_anew(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    kept = Heads(tmp_path)
    assert kept.read() == heads.Left()
    kept.begin(7, {})
    assert kept.read().generation == 7


def test_f17_heads_that_the_disk_does_not_take_are_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Heads(tmp_path)
    kept.begin(7, {"a": Head(3, hash_of(3))})
    kept.note("a", 4, hash_of(4))
    with monkeypatch.context() as full:
        full.setattr(heads, "open", no_room, raising=False)
        kept.write()
        kept.close()
    with (tmp_path / NAME).open("ab") as file:
        file.write(b"b 5 a torn line")
    kept.write()
    assert kept.wait() is None
    kept.note("c", 1, hash_of(1))
    kept.write()
    assert kept.read().heads == {"a": Head(4, hash_of(4)), "c": Head(1, hash_of(1))}


def no_room(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


async def test_f17_a_move_is_kept_though_its_head_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_heads(tmp_path) as home:
        game = await played(home)
        monkeypatch.setattr(heads, "open", no_room, raising=False)
        await play_on(home, game)
        monkeypatch.undo()
        await play_on(home, game, 1)


async def test_f17_an_entry_that_was_not_kept_has_no_head(tmp_path: Path) -> None:
    async with with_heads(tmp_path) as home:
        game = await played(home)
        table, store = game.room.table, home.house.store
        assert table is not None
        assert isinstance(store, SqliteStore)
        before = Heads(tmp_path).read().heads
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "_append", _refused_after(store))
            with pytest.raises(StoreTrouble):
                await play_on(home, game, 1)
        await store.guest_ids()
        assert Heads(tmp_path).read().heads == before
        await play_on(home, game, 1)
        assert Heads(tmp_path).read().heads[game.table] == head_of(tmp_path, game.table)


def _refused_after(store: SqliteStore) -> Callable[..., None]:
    """Keep an entry, and then let the disk refuse the whole transaction."""
    append = store._append

    def keep(db: sqlite3.Connection, row: object) -> None:
        append(db, row)  # type: ignore[arg-type]
        raise sqlite3.OperationalError("disk I/O error")

    return keep


async def test_f17_who_only_reads_leaves_the_heads_alone(tmp_path: Path) -> None:
    async with with_heads(tmp_path) as home:
        await played(home, MOVES)
    before = (tmp_path / NAME).read_bytes(), (tmp_path / FILE).read_bytes()
    assert await command("ladder", "show", "--book", "unikat", "--data", str(tmp_path)) == 0
    assert ((tmp_path / NAME).read_bytes(), (tmp_path / FILE).read_bytes()) == before
