"""The disk below the server: no word before it is synced, and a full one loses nothing."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stolik.server.store import SqliteStore, StoreTrouble
from stolik.server.store.opening import SYNCED
from tests.server.client import SECONDS, Client, Server, Socket
from tests.server.disk import fill, free
from tests.server.home import Line, at_home, dealt, settled
from tests.server.home import begun as begun_at_home

STRACE = shutil.which("strace")
CALLS = "trace=pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg"


async def test_row_02_the_store_of_a_house_syncs_each_commit(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        store = home.house.store
        assert isinstance(store, SqliteStore)
        level = await store._do(lambda db: db.execute("pragma synchronous").fetchone())
        assert level == (2,)


class Traced(Server):
    """A server whose system calls are written down."""

    def command(self) -> list[str]:
        file = self.folder / "trace"
        trace = [str(STRACE), "-D", "-f", "-y", "-s", "70000", "-e", CALLS, "-o", str(file)]
        return [*trace, *super().command()]


def begun(server: Server) -> tuple[str, Client, Client]:
    """A table where two people have begun to play; the first one is on turn."""
    ala, olek = Client(server, "Ala"), Client(server, "Olek")
    table = ala.lay_table(2, [], oldest=0)
    olek.post(f"/api/tables/{table}/join")
    ala.ready(table)
    olek.ready(table)
    ala.post(f"/api/tables/{table}/start")
    return table, ala, olek


def draw(frame: dict[str, Any], cid: str) -> dict[str, Any]:
    """The last thing that may be done."""
    now = frame["now"]
    return {"t": "act", "cid": cid, "dec": now["dec"], "action": now["legal"][-1]}


class Recorder(sqlite3.Connection):
    """A connection that notes what is written and synced, and holds each commit until it may go."""

    notes: list[str]
    #: A commit waits at the first one, and goes on at the second.
    reached: threading.Event
    gate: threading.Event

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql.startswith("insert into journal"):
            self.notes.append("written")
        if sql != "commit" or self.notes.count("written") == self.notes.count("synced"):
            return super().execute(sql, parameters)
        assert super().execute("pragma synchronous").fetchone() == (SYNCED,)
        self.reached.set()
        assert self.gate.wait(SECONDS)
        cursor = super().execute(sql, parameters)
        self.notes.append("synced")
        return cursor


async def test_row_02_an_entry_is_committed_and_synced_before_anybody_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes, gate, reached = list[str](), threading.Event(), threading.Event()
    members = {"notes": notes, "gate": gate, "reached": reached}
    connect = partial(sqlite3.connect, factory=type("Noting", (Recorder,), members))
    monkeypatch.setattr(sqlite3, "connect", connect)
    async with at_home(tmp_path, store=SqliteStore(tmp_path / "stolik.db")) as home:
        gate.set()
        game = await begun_at_home(home, oldest=0)
        await dealt(game.room)
        mine, other = [await guest.line(game.table) for guest in game.guests]
        frame = await mine.now()
        await other.now()
        noted(mine, notes)
        noted(other, notes)
        for it in (notes, reached, gate):
            it.clear()
        mine.send(draw(frame, "held"))
        assert await asyncio.to_thread(reached.wait, SECONDS)
        await settled()
        other.send({"t": "ping", "id": 7})  # whatever was told before the commit has come by then
        await other.until("pong")
        told = list(notes)
        gate.set()
        assert told == ["written"]
        assert await mine.until("ack") == {"t": "ack", "cid": "held", "seq": 2}
        assert (await other.until("ev"))["seq"] == 2
    assert notes[:2] == ["written", "synced"]
    assert sorted(notes[2:]) == ["ack", "ev", "ev"]


def noted(line: Line, notes: list[str]) -> None:
    """Note each acknowledgement and each event from the moment when it leaves."""
    send = line.connection.wire.send

    async def noting(data: bytes) -> None:
        notes.extend({json.loads(data)["t"]} & {"ack", "ev"})
        await send(data)

    line.connection.wire.send = noting  # type: ignore[method-assign]


@pytest.mark.slow
@pytest.mark.skipif(
    STRACE is None, reason="strace is not installed: row 2 is shown only by the recording store"
)
def test_row_02_no_acknowledgement_before_its_entry_is_synced(tmp_path: Path) -> None:
    cids = [f"synced-{number:04}" for number in range(12)]
    with Traced(tmp_path) as server:
        table, ala, olek = begun(server)
        sockets = [ala.socket(table), olek.socket(table)]
        frames = [socket.now() for socket in sockets]
        for cid in cids:
            turn = 0 if frames[0]["now"]["legal"] else 1
            sockets[turn].send(draw(frames[turn], cid))
            frames = [socket.now() for socket in sockets]
            sockets[turn].until("ack")
        process = server.process.pid
    trace = whole_trace(tmp_path / "trace", process)
    for cid in cids:
        check_order(trace, cid)


def whole_trace(file: Path, process: int) -> list[str]:
    """The lines of a trace, once the one that tells the end of a process is there.

    strace fills a short number of a process up with spaces.
    """
    end = re.compile(rf"{process} +\+\+\+")
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        lines = file.read_text(errors="replace").splitlines()
        if any(end.match(line) for line in lines):
            return lines
        time.sleep(0.05)
    raise AssertionError(f"strace never told the end of {process}: {lines[-3:]}")


def check_order(trace: list[str], cid: str) -> None:
    """Written to the log of the database, then synced, and only then acknowledged."""
    wal = r"\(\d+<[^>]*stolik\.db-wal>"
    written = first(trace, 0, rf"pwrite64{wal}.*{cid}")
    begun = first(trace, written, rf"fdatasync{wal}")
    synced = begun
    if "unfinished" in trace[begun]:
        process = trace[begun].split()[0]
        synced = first(trace, begun, rf"^{process} .*fdatasync resumed")
    assert trace[synced].endswith("= 0"), trace[synced]
    told = first(trace, 0, rf'(write|writev|sendto|sendmsg)\(.*ack\\",\\"cid\\":\\"{cid}')
    assert written < synced < told


def first(trace: list[str], start: int, pattern: str) -> int:
    """The first line from a place on that holds a pattern."""
    found = re.compile(pattern)
    return next(place for place in range(start, len(trace)) if found.search(trace[place]))


def heard(socket: Socket, number: int) -> list[str]:
    """The kinds of frames that come until a ping is answered."""
    socket.send({"t": "ping", "id": number})
    kinds = []
    while (frame := socket.next())["t"] != "pong":
        kinds.append(str(frame["t"]))
    return kinds


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="prlimit is Linux's")
def test_row_03_a_full_disk_loses_nothing_and_is_got_over(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, ala, olek = begun(server)
        mine, other = ala.socket(table), olek.socket(table)
        frame = mine.now()
        other.now()
        heard(other, 1)
        act = draw(frame, "full")
        fill(server)
        for _ in range(2):
            mine.send(act)
            assert mine.until("nack")["code"] == "retry"
        assert heard(other, 2) == ["room"], "only that there is trouble"
        answer = ala.ask("POST", "/api/tables", {"book": "unikat", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (503, "retry")
        assert answer.headers["retry-after"]
        assert ala.ask("GET", f"/api/tables/{table}").json()["state"] == "playing"
        assert len(ala.ask("GET", f"/api/tables/{table}/replay").json()) == 1
        assert olek.socket(table).now()["now"]["dec"] == frame["now"]["dec"]
        free(server)
        mine.send(act)
        assert mine.until("ack") == {"t": "ack", "cid": "full", "seq": 2}
        assert other.until("ev")["seq"] == 2
        assert ala.post("/api/tables", {"book": "unikat", "seats": 2})
    with sqlite3.connect(tmp_path / "stolik.db") as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        kept = db.execute('select seq, cid from journal where "table" = ?', (table,)).fetchall()
    db.close()
    assert kept == [(1, "server-1"), (2, "full")]


async def test_row_03_a_start_that_can_t_be_kept_leaves_the_table_waiting(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table = await ala.lay(2, bots=1)
        await ala.ready(table)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(home.house.store, "save_table", _no_room)
            answer = await ala.ask("POST", f"/api/tables/{table}/start")
        assert answer.status_code == 503
        assert (await ala.get(f"/api/tables/{table}"))["state"] == "waiting"
        assert home.room(table).table is None
        assert (await ala.do(table, "start"))["state"] == "playing"


async def _no_room(*_: object) -> None:
    raise StoreTrouble("no room")
