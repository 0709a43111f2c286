"""Sockets as bad clients use them: slow, broken, too big, too fast, twice, late (rows 7 to 11)."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.server.limits import Limits
from stolik.server.sockets import QUEUE_BYTES, QUEUE_FRAMES
from stolik.server.store import Conflict, JournalRow, SqliteStore
from stolik.server.table import Stale
from stolik.server.wire import Pong, encode
from stolik.server.wires import Gone
from tests.server.client import SECONDS, Client, Server, Socket
from tests.server.eager import Eager
from tests.server.home import Begun, Home, at_home, begun, dealt, settled
from tests.server.kit import opened_store, play_some, table_over
from tests.server.raw import MORE, PING, REST, TEXT, Raw
from tests.server.timeouts import asking_for


def ticket(server: Server) -> str:
    """A ticket for a table of one's own."""
    ala = Client(server, "Ala")
    return str(ala.post(f"/api/tables/{ala.lay_table(2, [])}/ticket")["ticket"])


# -- row 7 ----------------------------------------------------------------------------------------
async def test_row_07_a_client_that_does_not_read_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.sockets.CLOSE_SECONDS", 0.05)

    async with at_home(tmp_path) as home:
        game = await begun(home, people=1, bots=1, oldest=0)
        await dealt(game.room)
        line = await game.guests[0].line(game.table)
        await line.now()
        stuck = asyncio.Event()

        async def never(data: bytes) -> None:
            await stuck.wait()

        line.connection.wire.send = never  # type: ignore[method-assign]
        for _ in range(QUEUE_FRAMES + 9):
            game.room.announce()
        assert len(line.connection._queue) == 1, "only the reason waits"
        await asyncio.wait_for(line.task, SECONDS)
        assert game.room.visitors == []


async def test_row_07_what_waits_has_a_bound_in_bytes(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, people=1, bots=1, oldest=0)
        await dealt(game.room)
        line = await game.guests[0].line(game.table)
        await settled()
        line.connection._waiting = QUEUE_BYTES + 1
        game.room.announce()
        assert (await line.until("bye"))["code"] == "too-slow"
        with pytest.raises(Gone):
            await line.next()
        assert line.closed == (1013, "too-slow")


async def test_row_07_what_can_be_written_at_once_is_and_nothing_overtakes(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, people=1, bots=1, oldest=0)
        await dealt(game.room)
        line = await game.guests[0].line(game.table)
        await settled()
        connection, taken = line.connection, list[bytes]()
        room, written = 2, list[bytes]()

        def write(data: bytes, more: bool) -> bool:
            if len(written) == room:
                return False
            written.append(data)
            return True

        async def send(data: bytes) -> None:
            await asyncio.sleep(0)
            taken.append(data)

        connection.wire.write, connection.wire.send = write, send  # type: ignore[method-assign]
        for number in (1, 2, 3):
            connection.put(Pong(number, 0))
        assert written == [encode(Pong(1, 0)), encode(Pong(2, 0))]
        room = 9  # there is room again, but the third frame still waits
        connection.put(Pong(4, 0))
        assert len(written) == 2
        await settled()
        assert taken == [encode(Pong(3, 0)), encode(Pong(4, 0))]
        connection.put(Pong(5, 0))
        connection.put(Pong(6, 0), Pong(7, 0))
        assert written[2:] == [encode(Pong(5, 0))]
        assert connection._waiting == 2 * len(encode(Pong(6, 0))), "a group is counted"
        await settled()
        assert connection._waiting == 0


async def test_row_07_who_is_far_behind_but_reads_catches_up(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, people=2, rounds=9)
        table = game.room.table
        assert table is not None
        await dealt(game.room)
        await play_some(table, 2 * QUEUE_FRAMES)
        line = await game.guests[0].line(game.table)
        seqs = [(await line.until("ev"))["seq"] for _ in range(table.head)]
        assert seqs == list(range(1, table.head + 1))
        line.send({"t": "resume", "last": 10})
        assert (await line.until("ev"))["seq"] == 11


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def ended_match(server: Server) -> tuple[Client, str, Socket, int]:
    """Somebody at a table where bots have played, and an entry after which many came."""
    ala = Client(server, "Ala")
    table = ala.lay_table(2, ["random"], rounds=3)
    ala.ready(table)
    ala.post(f"/api/tables/{table}/start")
    line = ala.socket(table)
    line.now()
    ala.post(f"/api/tables/{table}/leave")
    while (frame := line.now())["now"]["outcome"] is None:
        pass
    return ala, table, line, max(1, frame["seq"] - 150)


def not_reading(server: Server, client: Client, table: str, last: int) -> Raw:
    """A socket that asks for much and reads nothing."""
    raw = Raw(server, buffer=1024)
    raw.hello(client.post(f"/api/tables/{table}/ticket")["ticket"])
    for _ in range(19):
        raw.frame(TEXT, json.dumps({"t": "resume", "last": last}).encode())
    return raw


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_row_07_others_play_on_beside_clients_that_do_not_read(tmp_path: Path) -> None:
    with Eager(tmp_path, asking_for(close=0.5)) as server:
        ala, table, line, last = ended_match(server)
        before = resident(server.process.pid)
        lazy = [not_reading(server, ala, table, last) for _ in range(4)]
        gone = ('stolik_closed_total{code="too-slow"} 4.0', "stolik_sockets 1.0")
        while not all(figure in ala.ask("GET", "/metrics").text for figure in gone):
            time.sleep(0.2)  # a server far away tells nobody
        line.send({"t": "ping", "id": 7})
        assert line.until("pong")["id"] == 7
        assert resident(server.process.pid) - before < 32 * 1024**2
        for one in lazy:
            one.line.close()


# -- row 8 ----------------------------------------------------------------------------------------
WORDS = st.integers() | st.text(max_size=70) | st.none() | st.floats()
KEYS = ("cid", "dec", "action", "id", "last", "phrase", "ticket", "more")
KINDS = ["act", "why", "ping", "resume", "signal", "hello", "?"]
NASTY = [
    '{"t":"ping","id":1,"id":2}',
    '{"t":"ping","id":1e400}',
    '{"t":"ping","id":NaN}',
    '{"t":"ping","id":-1}',
    '{"t":"ping","id":2147483648}',
    "[" * 5000,
    '{"t":' * 1600,
    '{"t":"why","id":1,"action":"\\ud800"}',
    '{"t":"act","cid":"\\u0000","dec":1,"action":"\\u202e"}',
    '{"t":"why","id":1,"action":"' + "e\u0301" * 900 + '"}',
    b"\xff\xfe\x00",
    b'{"t":"ping","id":1}\xc3',
]
BAD = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=100),
    st.recursive(WORDS, lambda it: st.lists(it, max_size=4), max_leaves=9).map(json.dumps),
    st.fixed_dictionaries({"t": st.sampled_from(KINDS)}, optional=dict.fromkeys(KEYS, WORDS)).map(
        json.dumps
    ),
    st.sampled_from(NASTY),
)


class Standing:
    """A table in a house that stays open, and the loop that it lives in."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.home = Home(folder, limits=Limits(scale=10_000))
        self.game = self.runner.run(self._open())

    async def _open(self) -> Begun:
        await self.home.house.open()
        game = await begun(self.home, people=1, bots=1, oldest=0)
        await dealt(game.room)
        return game

    def close(self) -> None:
        self.runner.run(self.home.house.close())
        self.runner.close()


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Standing]:
    table = Standing(tmp_path_factory.mktemp("standing"))
    yield table
    table.close()


@pytest.mark.slow
@given(frames=st.lists(BAD, min_size=1, max_size=25))
@settings(max_examples=100)
def test_row_08_nothing_that_is_sent_breaks_a_table(standing: Standing, frames: list[Any]) -> None:
    standing.runner.run(_send_badly(standing.game, frames))


@pytest.mark.long
@given(frames=st.lists(BAD, min_size=1, max_size=25))
@settings(max_examples=400)
def test_row_08_nothing_that_is_sent_breaks_a_table_for_long(
    standing: Standing, frames: list[Any]
) -> None:
    standing.runner.run(_send_badly(standing.game, frames))


async def _send_badly(game: Begun, frames: list[Any]) -> None:
    line = await game.guests[0].line(game.table)
    for frame in frames:
        line.inbound.put_nowait(frame)
    line.send({"t": "ping", "id": 999})
    answered = 0
    while (frame := await line.next())["t"] != "bye":
        answered += frame["t"] == "nack" and frame["code"] == "malformed"
        if (frame["t"], frame.get("id")) == ("pong", 999):
            break
    assert answered <= len(frames)
    await line.hang_up()
    assert line.task.exception() is None
    # Whoever comes next is served as if nothing had been.
    fresh = await game.guests[0].line(game.table)
    assert (await fresh.next())["seat"] == 0
    await fresh.hang_up()


async def test_row_08_a_flood_of_bad_frames_is_no_flood_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("DEBUG"):
        async with at_home(tmp_path) as home:
            ala = await home.guest("Ala")
            table = await ala.lay(2)
            for _ in range(20):
                line = await ala.line(table)
                for _ in range(500):
                    line.inbound.put_nowait("nonsense")
                assert (await line.until("bye"))["code"] == "bad-frames"
                await line.hang_up()
    lines = [record for record in caplog.records if record.name.startswith("stolik")]
    assert len(lines) < 30, "one line a socket, however many frames it sent"


# -- row 9 ----------------------------------------------------------------------------------------
@pytest.mark.slow
def test_row_09_a_frame_in_pieces_is_as_big_as_its_pieces(server: Server) -> None:
    with Raw(server) as raw:
        raw.hello(ticket(server))
        raw.frame(MORE, b"x")
        for _ in range(8):
            raw.frame(0, b"y" * 1000)
        raw.frame(0, b"y" * 1000)
        assert raw.close_code() == 1009
    with Raw(server) as raw:
        raw.hello(ticket(server))
        raw.frame(MORE, b"{")
        for byte in b'"t":"ping","id":7':
            raw.frame(0, bytes([byte]))
        raw.frame(REST, b"}")
        raw.frame(0x88, b"\x03\xe8")
        assert raw.close_code() == 1000


@pytest.mark.slow
def test_row_09_pieces_without_end_are_refused(server: Server) -> None:
    with Raw(server) as raw:
        raw.hello(ticket(server))
        raw.frame(MORE, b"{")
        for _ in range(100):
            raw.frame(0, b"")
        assert raw.close_code() == 1008


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "data", "masked", "code"),
    [
        (TEXT, b'{"t":"ping","id":1}', False, 1002),
        (0xC1, b"compressed", True, 1002),
        (PING, b"x" * 126, True, 1002),
        (REST, b"a piece of nothing", True, 1002),
        (0x83, b"", True, 1002),
        (TEXT, b"\xff\xfe", True, 1007),
        (TEXT, b"x" * 9000, True, 1009),
    ],
)
def test_row_09_what_is_no_websocket_closes_the_line(
    server: Server, first: int, data: bytes, masked: bool, code: int
) -> None:
    with Raw(server) as raw:
        raw.hello(ticket(server))
        raw.frame(first, data, masked)
        assert raw.close_code() == code


@pytest.mark.slow
def test_row_09_compression_is_not_agreed_to(server: Server) -> None:
    with Raw(server) as raw:
        answer = raw.shake("Sec-WebSocket-Extensions: permessage-deflate")
        assert b" 101 " in answer
        assert b"deflate" not in answer


@pytest.mark.slow
def test_row_09_who_asks_for_nothing_is_let_go(tmp_path: Path) -> None:
    many, options = 500, ("--connections-per-address", "1000")
    with Server(tmp_path, asking_for(ask=3, request=3), options) as server:
        half = [Raw(server) for _ in range(many)]
        for raw in half[many // 2 :]:
            raw.line.sendall(b"GET /api/socket HTTP/1.1\r\nHost: x\r\n")
        assert Client(server, "Ala").ask("GET", "/health").status_code == 200
        for raw in half:
            raw.rest()  # until it is closed
            raw.line.close()


@pytest.mark.slow
def test_row_09_only_so_many_sockets_may_say_nothing(server: Server) -> None:
    silent = [Raw(server) for _ in range(30)]
    heads = [raw.shake() for raw in silent]
    assert sum(b" 101 " in head for head in heads) == 20
    for raw in silent:
        raw.line.close()
    ala = Client(server, "Ala")
    line = ala.socket(ala.lay_table(2, []))
    assert line.next()["t"] in ("welcome", "bye")


# -- rows 10 and 11 -------------------------------------------------------------------------------
@pytest.mark.both_setups
async def test_row_10_the_same_frame_many_times_is_one_move(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        other = await begun(home, oldest=0)
        await dealt(game.room)
        await dealt(other.room)
        line = await game.guests[0].line(game.table)
        frame = await line.now()
        act = {"t": "act", "cid": "one", "dec": frame["now"]["dec"]}
        act["action"] = frame["now"]["legal"][0]
        for _ in range(3):
            line.send(act)
        acks = [await line.until("ack") for _ in range(3)]
        again = await game.guests[0].line(game.table)
        again.send(act)
        acks.append(await again.until("ack"))
        assert acks == [{"t": "ack", "cid": "one", "seq": 2}] * 4
        again.send({**act, "action": "pass"})
        assert (await again.until("nack"))["code"] == "conflict"
        # The same words at another table, or by another seat, are other words.
        elsewhere = await game.guests[0].line(other.table)
        elsewhere.send(act)
        assert (await elsewhere.until("nack"))["code"] == "forbidden"
        table = game.room.table
        assert table is not None
        assert table.head == 2


async def test_row_10_a_client_that_goes_while_its_move_is_stored_leaves_a_sound_table(
    tmp_path: Path,
) -> None:
    class Slow(SqliteStore):
        hold = asyncio.Event()
        begun = asyncio.Event()

        async def append(self, row: JournalRow) -> None:
            if row.seq == 2:
                self.begun.set()
                await self.hold.wait()
            await super().append(row)

    store = Slow(tmp_path / "data.db")
    await store.open()
    table = table_over(store, oldest=0)
    await table.begin()
    move = asyncio.create_task(play_some(table, 1))
    await store.begun.wait()
    move.cancel()
    store.hold.set()
    async with table.lock:  # nobody waits for the move any more, and yet it is made
        assert table.head == 2
    await play_some(table, 3)
    assert [row.seq for row in await store.journal("t1")] == [1, 2, 3, 4, 5]
    assert table.head == 5
    await store.close()


@pytest.mark.slow
@given(order=st.lists(st.tuples(st.integers(0, 1), st.integers(0, 3)), max_size=14))
@settings(max_examples=60)
async def test_row_11_late_and_reordered_actions_never_count_for_another_decision(
    order: list[tuple[int, int]],
) -> None:
    with TemporaryDirectory() as folder:
        await _reordered(Path(folder), order)


async def _reordered(folder: Path, order: list[tuple[int, int]]) -> None:
    """Each client answers a decision that is so many entries old; only the newest one counts."""
    store = await opened_store(folder / "data.db")
    table = table_over(store, oldest=0)
    await table.begin()
    for number, (client, age) in enumerate(order):
        seat = table.game.actors(table.state)[0]
        legal = table.game.plain(table.game.legal(table.state, seat))
        text, head = table.game.write_action(legal[0]), table.head
        decision = max(0, table.decision - age)
        try:
            seq = await table.act(seat, f"{client}-{number}", decision, text)
            assert (seq, age) == (head + 1, 0)
        except (Stale, Conflict):
            assert decision != table.decision
            assert table.head == head
    await store.close()
