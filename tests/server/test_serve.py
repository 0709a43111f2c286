"""The whole server, in a process of its own, as clients see it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from stolik.cli.main import main
from stolik.core.record import verify
from stolik.games import BOOKS
from stolik.server.wires import Gone
from tests.server.client import SECONDS, Client, Server, Socket
from tests.server.eager import Eager
from tests.server.home import Line, at_home
from tests.server.nursery import Quick
from tests.server.setups import FILE, query

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this module; but for one of them it is not about their haste."""
    with Eager.shared(tmp_path_factory.mktemp("data")) as running:
        yield running


def pick(now: dict[str, Any]) -> str:
    """Lay if something fits, else the last thing that may be done."""
    legal: list[str] = now["legal"]
    return legal[0] if legal[0].startswith("lay") else legal[-1]


def play_out(sockets: dict[int, Socket], kill_at: int = -1) -> dict[int, int]:
    """Let people play in turn until the match is over, or an entry is reached."""
    fresh = {seat: socket.now() for seat, socket in sockets.items()}
    while True:
        head = max(frame["seq"] for frame in fresh.values())
        behind = [seat for seat, frame in fresh.items() if frame["seq"] < head]
        if behind:
            fresh[behind[0]] = sockets[behind[0]].now()
            continue
        now = next(iter(fresh.values()))["now"]
        if now["view"]["phase"] == "over" or 0 <= kill_at <= head:
            return dict.fromkeys(sockets, head)
        turn = now["view"]["turn"] if now["view"]["turn"] in sockets else min(sockets)
        mine = fresh[turn]["now"]
        if mine["legal"]:
            act = {"t": "act", "cid": f"s{turn}-{head}", "dec": mine["dec"]}
            sockets[turn].send({**act, "action": pick(mine)})
        fresh[turn] = sockets[turn].now()


def two_people(server: Server, bots: list[str], **options: object) -> tuple[str, Client, Client]:
    """A table that two people and bots have begun to play at."""
    ala, olek = Client(server, "Ala"), Client(server, "Olek")
    table = ala.lay_table(2 + len(bots), bots, **options)
    olek.post(f"/api/tables/{table}/join")
    ala.ready(table)
    olek.ready(table, "cd" * 32)
    ala.post(f"/api/tables/{table}/start")
    return table, ala, olek


def test_two_people_and_a_bot_play_a_whole_match(server: Server) -> None:
    ala, olek = Client(server, "Ala"), Client(server, "Olek")
    table = ala.lay_table(3, ["greedy"], oldest=0)
    assert olek.post(f"/api/tables/{table}/join")["seat"] == 2
    code = ala.ask("GET", f"/api/tables/{table}").json()["code"]
    assert olek.ask("GET", f"/api/codes/{code.lower()}").json()["id"] == table
    ala.ready(table)
    assert ala.ask("POST", f"/api/tables/{table}/start").json()["code"] == "not-all-ready"
    olek.ready(table)
    assert olek.ask("POST", f"/api/tables/{table}/start").json()["code"] == "not-the-host"
    assert ala.ask("GET", f"/api/tables/{table}/record").json()["code"] == "record-not-yet"
    ala.post(f"/api/tables/{table}/start")
    sockets = {0: ala.socket(table), 2: olek.socket(table)}
    seen = play_out(sockets)
    assert seen[0] == seen[2]
    text = olek.ask("GET", f"/api/tables/{table}/record").text
    record = verify(text, BOOKS)
    assert record.ending == "over"
    assert len(record.entries) == seen[0]
    assert record.promise is not None
    assert set(record.promise.shares) == {0, 2}
    for seat, socket in sockets.items():
        assert json.loads(socket.raw[0])["commit"] == record.promise.commit
        check_secrecy(socket, seat)
        socket.close()


def check_secrecy(socket: Socket, seat: int | None) -> None:
    """No frame shows a hand, or a tile from the bag, that is not the listener's own."""
    for text in socket.raw:
        frame = json.loads(text)
        for event in frame.get("events", []):
            if event["kind"] == "took" and event["source"] == "bag":
                assert (event["tile"] is not None) == (event["seat"] == seat)
        if frame.get("now"):
            hands = frame["now"]["view"]["hands"]
            assert [hand is not None for hand in hands] == [s == seat for s in range(len(hands))]
        assert "secret" not in text


@pytest.mark.both_setups
def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    with Quick(tmp_path) as server:
        table, ala, olek = two_people(server, [])
        sockets = {0: ala.socket(table), 1: olek.socket(table)}
        for stop in (6, 15, 31):
            seen = play_out(sockets, kill_at=stop)
            server.kill()
            ask = 'select seq from journal where "table" = ? order by seq'
            kept = [row["seq"] for row in query(tmp_path / FILE, ask, table)]
            assert kept == list(range(1, len(kept) + 1))
            assert max(seen.values()) <= len(kept)
            server.start()
            sockets = {0: ala.socket(table, seen[0]), 1: olek.socket(table, seen[1])}
        play_out(sockets)
        assert verify(ala.ask("GET", f"/api/tables/{table}/record").text, BOOKS).ending == "over"


#: What a terminal that is closed sends; Windows has no such signal.
ALSO = [signal.SIGHUP] if hasattr(signal, "SIGHUP") else []


@pytest.mark.parametrize("word", [signal.SIGTERM, signal.SIGINT, *ALSO])
def test_a_server_asked_to_stop_closes_the_house_and_leaves_nothing_behind(
    tmp_path: Path, word: signal.Signals
) -> None:
    with Eager(tmp_path) as server:
        table, ala, olek = two_people(server, ["random"], oldest=0)
        play_out({0: ala.socket(table), 2: olek.socket(table)}, kill_at=12)  # the bot has answered
        server.process.send_signal(word)
        assert server.process.wait(SECONDS) == 0
        notes = [json.loads(line) for line in server.log.read_text().splitlines()]
    events = [note["event"] for note in notes if note["event"] != "table-taken"]
    assert events == ["open", "table", "start", "close"]


def test_a_retry_after_a_crash_is_the_same_move(tmp_path: Path) -> None:
    with Quick(tmp_path) as server:
        table, ala, olek = two_people(server, [], oldest=0)
        socket = ala.socket(table)
        frame = socket.now()
        act = {"t": "act", "cid": "x", "dec": frame["now"]["dec"], "action": pick(frame["now"])}
        socket.send(act)
        ack = socket.until("ack")
        server.kill()
        server.start()
        again = ala.socket(table)
        again.send(act)
        assert again.until("ack") == ack
        again.send({**act, "action": "pass"})
        assert again.until("nack")["code"] == "conflict"
        other = olek.socket(table)
        other.send({**act, "cid": "y"})
        assert other.until("nack")["code"] in ("stale", "illegal")


def test_a_spectator_watches_and_may_do_nothing(server: Server) -> None:
    table, ala, olek = two_people(server, [], oldest=0)
    watcher = Client(server, "Zofia").socket(table)
    assert watcher.next()["seat"] is None
    frame = watcher.now()
    assert frame["now"]["legal"] == []
    watcher.send({"t": "act", "cid": "w", "dec": frame["now"]["dec"], "action": "end"})
    assert watcher.until("nack")["code"] == "forbidden"
    play_out({0: ala.socket(table), 1: olek.socket(table)}, kill_at=8)
    while json.loads(watcher.raw[-1]).get("seq", 0) < 8:
        watcher.next()
    check_secrecy(watcher, None)


def test_why_answers_with_the_clause(server: Server) -> None:
    table, ala, _ = two_people(server, [], oldest=0)
    socket = ala.socket(table)
    socket.send({"t": "why", "id": 7, "action": "pass"})
    because = socket.until("because")
    assert (because["id"], because["legal"], because["clause"]) == (7, False, "UNI-28")
    socket.send({"t": "why", "id": 8, "action": "dance"})
    assert "dance" in socket.until("because")["why"]
    socket.send({"t": "ping", "id": 3})
    assert socket.until("pong")["id"] == 3


def test_reactions_are_heard_and_not_kept(server: Server) -> None:
    table, ala, olek = two_people(server, [], oldest=0)
    one, other = ala.socket(table), olek.socket(table)
    one.now(), other.now()
    one.send({"t": "signal", "phrase": "<b>boo</b>"})
    one.send({"t": "signal", "phrase": "reaction-3"})
    assert other.until("signal") == {"t": "signal", "seat": 0, "phrase": "reaction-3"}
    one.send({"t": "ping", "id": 1})
    one.until("pong")
    fresh = ala.socket(table)
    assert fresh.next()["head"] == 1


BAD_FRAMES = [
    "",
    "nonsense",
    "[]",
    "{}",
    '{"t":"act"}',
    '{"t":"dance"}',
    '{"t":"ping","id":1e400}',
    '{"t":"ping","id":NaN}',
    '{"t":"ping","id":1,"more":2}',
    '{"t":"ping","id":"1"}',
    "[" * 4000,
    '{"t":"ping","id":' + "9" * 4000 + "}",
    '{"t":"why","id":1,"action":"\\ud800"}',
]


def test_what_can_t_be_read_is_answered_until_it_is_too_much(server: Server) -> None:
    table, ala, _ = two_people(server, [], oldest=0)
    for frames in (BAD_FRAMES[:6], BAD_FRAMES[6:]):
        socket = ala.socket(table)
        socket.now()
        for text in frames:
            socket.line.send(text)
        socket.send({"t": "ping", "id": 5})
        assert socket.until("pong")["id"] == 5
    socket = ala.socket(table)
    for _ in range(12):
        socket.line.send("nonsense")
    assert socket.until("bye")["code"] == "bad-frames"


def test_a_frame_that_is_too_big_closes_the_line(server: Server) -> None:
    table, ala, _ = two_people(server, [])
    socket = ala.socket(table)
    socket.line.send(json.dumps({"t": "why", "id": 1, "action": "x" * 9000}))
    with pytest.raises(ConnectionClosed) as closed:
        socket.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_flood_closes_the_line_with_a_reason(tmp_path: Path) -> None:
    with Quick(tmp_path) as server:
        table, ala, _ = two_people(server, [])
        socket = ala.socket(table)
        with suppress(ConnectionClosed):
            for number in range(1000):
                socket.send({"t": "ping", "id": number})
        assert socket.until("bye")["code"] == "too-fast"


@pytest.mark.parametrize("hello", [{"t": "ping", "id": 1}, {"t": "hello", "ticket": "no"}])
def test_without_a_good_ticket_nothing_is_said(server: Server, hello: dict[str, Any]) -> None:
    socket = Socket(server, hello)
    assert socket.next()["t"] == "bye"


async def test_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.sockets.HELLO_SECONDS", 0.01)
    async with at_home(tmp_path) as home:
        line = Line(home.house)
        assert (await line.next())["t"] == "bye"
        with pytest.raises(Gone):
            await line.next()


def test_a_ticket_is_good_once(server: Server) -> None:
    table, ala, _ = two_people(server, [])
    ticket = ala.post(f"/api/tables/{table}/ticket")["ticket"]
    hello = {"t": "hello", "ticket": ticket}
    assert Socket(server, hello).next()["t"] == "welcome"
    assert Socket(server, hello).next()["code"] == "bad-ticket"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost.evil.example", "http://127.0.0.1:1"]
)
def test_a_foreign_page_gets_nothing(server: Server, origin: str) -> None:
    ala = Client(server, "Ala")
    assert ala.ask("GET", "/api/books", origin=origin).status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        connect(
            server.address.replace("http", "ws") + "/api/socket", origin=Origin(origin), legacy=True
        )
    assert refused.value.response.status_code == 403


def test_a_foreign_host_name_gets_nothing(server: Server) -> None:
    answer = httpx.get(server.address + "/health", headers={"host": "evil"}, timeout=SECONDS)
    assert answer.status_code == 403


def test_who_does_not_know_a_table_learns_nothing(server: Server) -> None:
    ala = Client(server, "Ala")
    table = ala.lay_table(2, [])
    nobody = ala.ask("GET", f"/api/tables/{table}", authorization="Bearer x")
    assert nobody.status_code == 401
    unknown = ala.ask("GET", f"/api/tables/{'0' * 32}")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-table")
    assert ala.ask("GET", "/api/codes/AAAAAA").json()["code"] == "no-such-table"
    assert table not in ala.ask("GET", "/health").text


@pytest.mark.parametrize(
    ("data", "status"),
    [
        ({"book": "chess", "seats": 2}, 409),
        ({"book": "unikat", "seats": 9}, 409),
        ({"book": "unikat", "seats": "two"}, 400),
        ({"book": "unikat", "seats": 2, "options": {"uni.rounds": 0}}, 409),
        ({"book": "unikat", "seats": 2, "more": 1}, 400),
        ({"book": "unikat", "seats": 2, "bots": ["nobody"]}, 409),
    ],
)
def test_a_table_that_can_t_be_is_refused(server: Server, data: Any, status: int) -> None:
    answer = Client(server, "Ala").ask("POST", "/api/tables", data)
    assert answer.status_code == status
    assert "Traceback" not in answer.text


def test_names_are_cleaned(server: Server) -> None:
    ala = Client(server, "  <b>A</b>\u202e\u0000l\u0301\u0301\u0301\u0301a " + "x" * 90)
    table = ala.lay_table(2, [])
    name = ala.ask("GET", f"/api/tables/{table}").json()["places"][0]["name"]
    assert name.startswith("<b>A</b>")
    assert len(name) <= 24
    assert "\u202e" not in name
    assert Client.ask(ala, "POST", "/api/guests", {"name": " \t "}).json()["code"] == "name-empty"


def test_the_data_and_every_copy_are_for_one_pair_of_eyes(server: Server, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--data", str(server.folder)]) == 0
    held = [copy, *server.folder.glob("stolik.db*")]
    assert len(held) >= 2
    assert [file.name for file in held if file.stat().st_mode & 0o077] == []


def example_player(*arguments: str) -> subprocess.CompletedProcess[str]:
    example = Path(__file__).parents[2] / "examples" / "player.py"
    command = [sys.executable, str(example), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)


@pytest.mark.parametrize("arguments", [[], ["http://127.0.0.1:8080", "more"]])
def test_the_example_without_one_address_says_how_to_use_it(arguments: list[str]) -> None:
    done = example_player(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Usage: python examples/player.py ")
    assert done.stderr.count("\n") == 1


def test_the_example_plays_a_whole_game(server: Server) -> None:
    done = example_player(server.address)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("won by seat")


@pytest.mark.both_setups
def test_a_match_that_was_started_but_not_dealt_is_dealt(tmp_path: Path) -> None:
    with Quick(tmp_path) as server:
        table, ala, _ = two_people(server, [])
        server.kill()
        query(tmp_path / FILE, "delete from journal")
        server.start()
        assert ala.socket(table).now()["seq"] == 1


def test_a_bot_plays_for_who_has_left_until_the_owner_is_back(server: Server) -> None:
    table, ala, olek = two_people(server, [])
    olek.post(f"/api/tables/{table}/leave")
    socket = ala.socket(table)
    play_out({0: socket}, kill_at=12)
    frames = [json.loads(text) for text in socket.raw]
    acted = {event.get("seat") for f in frames for event in f.get("events", [])}
    assert {0, 1} <= acted
    back = olek.post(f"/api/tables/{table}/return")
    again = olek.post(f"/api/tables/{table}/return")
    # Whether the table waits for somebody changes by itself; who is away does not.
    for room in (back, again):
        assert [place["away"] for place in room["places"]] == [False, False]


def test_who_comes_late_catches_up_and_stays(server: Server) -> None:
    table, ala, olek = two_people(server, [], rounds=9)
    sockets = {0: ala.socket(table), 1: olek.socket(table)}
    play_out(sockets, kill_at=90)
    late = ala.socket(table)
    assert late.now()["seq"] >= 90
    late.send({"t": "ping", "id": 1})
    assert late.until("pong")["id"] == 1
