"""Who may ask for what: tokens, origins, names, ids, floods (rows 14 to 17 and 22)."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from stolik.core.names import clean_name
from stolik.core.phrase import Refused
from stolik.server import logs, run
from stolik.server.gate import Gate
from stolik.server.identity import TICKET_SECONDS
from stolik.server.limits import Limits
from stolik.server.logs import Lines, note, note_error
from stolik.server.sockets import MOST_LINES
from tests.server.client import Client, Logged, Server
from tests.server.home import Line, Person, at_home, begun, dealt, outlived, settled
from tests.server.kit import play_some
from tests.server.raw import Raw
from tests.server.setups import everything


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Logged.shared(tmp_path_factory.mktemp("data")) as running:
        yield running


# -- row 14 ---------------------------------------------------------------------------------------
@pytest.mark.both_setups
async def test_row_14_only_the_whole_token_is_a_token(tmp_path: Path) -> None:
    async with at_home(tmp_path, limits=Limits(scale=100)) as home:
        ala = await home.guest("Ala")
        me = await ala.get("/api/guests/me")
        token = ala.token
        wrong = [token[:-1], token + "A", token.swapcase(), "", " ", "null", me["id"], me["name"]]
        wrong += [token[:n] + chr(ord(token[n]) ^ 1) + token[n + 1 :] for n in range(len(token))]
        for other in wrong:
            if not other.isascii() or not other.isprintable():
                continue
            answer = await ala.ask("GET", "/api/guests/me", authorization=f"Bearer {other}")
            assert (answer.status_code, answer.json()["code"]) == (401, "no-token"), other
        for header in (token, f"Basic {token}", f"Bearer  {token}", f"Token {token}"):
            answer = await ala.ask("GET", "/api/guests/me", authorization=header)
            assert answer.status_code == 401
        assert (await ala.ask("GET", f"/api/guests/me?token={token}", authorization="")).is_error
        assert (await ala.get("/api/guests/me")) == me


@pytest.mark.both_setups
async def test_row_14_a_ticket_is_for_one_guest_one_table_and_half_a_minute(tmp_path: Path) -> None:
    assert TICKET_SECONDS == 30
    async with at_home(tmp_path) as home:
        game = await begun(home)
        ala, olek = game.guests
        other = await olek.lay(2)
        line = await ala.line(other)
        assert (await line.next())["seat"] is None, "elsewhere one only watches"
        answer = await outlived(
            home, home.house.tickets, lambda: ala.do(game.table, "ticket"), TICKET_SECONDS + 1
        )
        late = answer["ticket"]
        for ticket in (late, late.swapcase(), "", ala.token):
            line = Line(home.house, {"t": "hello", "ticket": ticket})
            assert (await line.next())["code"] == "bad-ticket"
        assert (await (await ala.line(game.table)).next())["seat"] == 0, "a new one is good"


@pytest.mark.both_setups
async def test_row_14_nothing_of_a_token_is_kept_but_its_hash(tmp_path: Path) -> None:
    tokens: list[str] = []
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        tokens.append(ala.token)
        await ala.lay(2)
    data = everything(tmp_path)
    assert tokens[0].encode() not in data
    assert b"Ala" in data


# -- row 15 ---------------------------------------------------------------------------------------
EVIL = [
    "http://evil.example",
    "null",
    "http://localhost.evil.example:{port}",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "http://127.0.0.1",
    "https://evil.example:{port}",
    "file://",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}@evil.example",
]


@pytest.mark.slow
@pytest.mark.parametrize("origin", EVIL)
def test_row_15_a_foreign_page_opens_no_socket(server: Server, origin: str) -> None:
    port = server.address.rpartition(":")[2]
    with Raw(server) as raw:
        assert b" 403 " in raw.shake(f"Origin: {origin.format(port=port)}")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["127.0.0.1", "LocalHost"])
def test_row_15_our_own_page_opens_one(server: Server, name: str) -> None:
    port = server.address.rpartition(":")[2]
    with Raw(server) as raw:
        assert b" 101 " in raw.shake(f"Origin: http://{name}:{port}")


@pytest.mark.slow
@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "localhost:1", "", "[::1]:99999"])
def test_row_15_a_foreign_host_name_opens_none(server: Server, host: str) -> None:
    with Raw(server) as raw:
        raw.host = host
        assert b" 403 " in raw.shake()


# -- row 16 ---------------------------------------------------------------------------------------
XSS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}}${7*7}",
    "'; drop table guests; --",
    "\u202eevil\u202c",
    "a\u200b\u200d\ufeffb",
    "Z" + "\u0301" * 10_000,
    "\x00\x1b[31mred",
    "</title><svg/onload=alert(1)>",
]


@pytest.mark.parametrize("name", XSS)
async def test_row_16_names_are_text_and_stay_short(tmp_path: Path, name: str) -> None:
    async with at_home(tmp_path) as home:
        answer = await Person(home, "").ask("POST", "/api/guests", {"name": name[:200]})
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        shown = answer.json()["name"]
        assert len(shown) <= 24
        assert not any(ord(sign) < 32 or sign in "\u202e\u202c\u200b\u200d\ufeff" for sign in shown)
        assert shown == clean_name(name)


async def test_row_16_every_answer_keeps_foreign_code_out(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        paths = [
            "/health",
            "/api/books",
            "/api/nothing",
            "/",
            "/api/tables",
            "/schema/openapi.json",
        ]
        for path in paths:
            answer = await ala.ask("GET", path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy, path
            assert "unsafe" not in policy
            assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("text", XSS)
async def test_row_16_what_is_asked_comes_back_as_text(tmp_path: Path, text: str) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        data = {
            "book": text[:40],
            "seats": 2,
            "options": {text[:40]: text[:40]},
            "bots": [text[:40]],
        }
        for body in (data, {**data, "book": "unikat"}, {**data, text[:9]: 1}):
            answer = await ala.ask("POST", "/api/tables", body)
            assert answer.status_code in (400, 409)
            assert answer.headers["content-type"] == "application/json"
            assert set(answer.json()) == {"code", "error"}


# -- row 17 ---------------------------------------------------------------------------------------
PATHS = [
    ("GET", ""),
    ("GET", "/replay"),
    ("GET", "/record"),
    ("GET", "/review"),
    ("POST", "/join"),
    ("POST", "/seat"),
    ("POST", "/bots"),
    ("POST", "/ready"),
    ("POST", "/start"),
    ("POST", "/leave"),
    ("POST", "/return"),
    ("POST", "/kick"),
    ("POST", "/host"),
    ("POST", "/rematch"),
    ("POST", "/ticket"),
]
BODIES = {"/bots": {"bot": "random"}, "/ready": {"share": "ab" * 16}, "/seat": {"ticket": "x"}}
BODIES |= {"/kick": {"seat": 0}, "/host": {"seat": 0}}  # type: ignore[dict-item]
#: What a seat, another seat, somebody who watches, and nobody get, in the middle of a match.
MAY = {
    "": (200, 200, 200, 401),
    "/replay": (200, 200, 200, 401),
    "/record": (409, 409, 409, 401),
    "/review": (409, 409, 409, 401),
    "/join": (201, 201, 409, 401),
    "/seat": (409, 409, 409, 401),
    "/bots": (409, 409, 409, 401),
    "/ready": (409, 409, 409, 401),
    "/start": (409, 409, 409, 401),
    "/return": (201, 201, 409, 401),
    "/kick": (409, 409, 409, 401),
    "/host": (201, 409, 409, 401),
    "/rematch": (409, 409, 409, 401),
    "/ticket": (201, 201, 201, 401),
    "/leave": (201, 201, 409, 401),
}


async def test_row_17_everybody_gets_what_is_theirs_and_no_more(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home)
        await dealt(game.room)
        asking = [*game.guests, await home.guest("Watcher"), Person(home, "")]
        for how, path in sorted(PATHS, key=lambda pair: pair[1] == "/leave"):
            answers = [
                await person.ask(how, f"/api/tables/{game.table}{path}", BODIES.get(path))
                for person in asking
            ]
            assert tuple(answer.status_code for answer in answers) == MAY[path], path
            assert not any("secret" in answer.text for answer in answers)


async def test_row_17_unknown_and_malformed_ids_tell_nothing(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table = await ala.lay(2)
        assert len(bytes.fromhex(table)) * 8 >= 96
        near = table[:-1] + ("0" if table[-1] != "0" else "1")
        for how, path in PATHS:
            answers = {
                (await ala.ask(how, f"/api/tables/{other}{path}", BODIES.get(path))).text
                for other in (near, "0" * 32, "f" * 32)
            }
            assert len(answers) == 1
            assert json.loads(answers.pop())["code"] == "no-such-table"
        for bad in (table.upper(), table[:-1], table + "0", "..%2f..", "%00"):
            answer = await ala.ask("GET", f"/api/tables/{bad}")
            assert answer.status_code in (400, 404)
            assert table not in answer.text


async def test_row_17_many_guesses_find_nothing_and_are_slowed_down(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        await ala.lay(2)
        codes: dict[str, int] = {}
        for number in range(500):
            answer = await ala.ask("GET", f"/api/tables/{number:032x}", address="10.0.0.7")
            codes[answer.json()["code"]] = codes.get(answer.json()["code"], 0) + 1
        assert codes == {"no-such-table": 300, "too-many": 200}
        assert (await ala.ask("GET", "/health")).status_code == 200, "others are not slowed"


# -- row 22 ---------------------------------------------------------------------------------------
async def test_row_22_one_address_can_not_flood_the_lobby(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        nobody = Person(home, "")
        answers = [
            await nobody.ask("POST", "/api/guests", {"name": "x"}, address="10.0.0.7")
            for _ in range(70)
        ]
        assert [answer.status_code for answer in answers] == [201] * 60 + [429] * 10
        assert answers[-1].json()["code"] == "too-many"
        assert answers[-1].headers["retry-after"]
        await home.guest("Ala")
        home.hands.seconds += 2
        again = await nobody.ask("POST", "/api/guests", {"name": "x"}, address="10.0.0.7")
        assert again.status_code == 201


async def test_a_body_has_at_most_64_kib(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        nobody = Person(home, "")
        for size, status in ((65_000, 400), (65_536, 413)):
            answer = await nobody.ask("POST", "/api/guests", {"name": "x" * size})
            assert answer.status_code == status


async def test_row_22_a_guest_has_only_so_many_lines_to_a_table(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        table = await ala.lay(2)
        lines = [await ala.line(table) for _ in range(MOST_LINES + 1)]
        first = [(await line.next())["t"] for line in lines]
        assert first == ["welcome"] * MOST_LINES + ["bye"]
        assert (await (await olek.line(table)).next())["t"] == "welcome"
        await lines[0].hang_up()
        assert (await (await ala.line(table)).next())["t"] == "welcome"


async def test_row_22_a_flood_of_frames_does_not_slow_the_others(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        await dealt(game.room)
        mine, other = [await guest.line(game.table) for guest in game.guests]
        frame = await mine.now()
        await other.now()
        for number in range(500):
            other.send({"t": "ping", "id": number})
        assert (await other.until("bye"))["code"] == "too-fast"
        assert (await mine.act(frame, "calm"))["t"] == "ack"


async def test_row_22_hasty_actions_are_refused_and_may_come_again(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        await dealt(game.room)
        line = await game.guests[0].line(game.table)
        frame = await line.now()
        for number in range(20):
            line.send({"t": "ping", "id": number})
        assert (await line.act(frame, "once"))["code"] == "rate"
        home.hands.seconds += 1
        assert (await line.act(frame, "once"))["t"] == "ack"


# -- the door, figures and pictures ---------------------------------------------------------------
async def test_figures_are_for_who_asks_at_the_machine(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        home.house.hosts.update({"games.example", "192.0.2.7:8080"})
        ala = await home.guest("Ala")
        text = (await ala.ask("GET", "/metrics")).text
        assert 'stolik_tables{state="waiting"}' not in text
        table = await ala.lay(2)
        text = (await ala.ask("GET", "/metrics")).text
        assert 'stolik_tables{state="waiting"} 1.0' in text
        assert table not in text
        for address, host in (("10.0.0.7", "localhost:8080"), ("127.0.0.1", "games.example")):
            answer = await ala.ask("GET", "/metrics", address=address, host=host)
            assert (answer.status_code, answer.json()["code"]) == (403, "only-here")


async def test_behind_a_proxy_nobody_is_at_the_machine(tmp_path: Path) -> None:
    async with at_home(tmp_path, gate=Gate(proxied=True)) as home:
        ala = await home.guest("Ala")
        headers = {"x-forwarded-for": "203.0.113.9"}
        assert (await ala.ask("GET", "/metrics", **headers)).status_code == 403
        assert not (await ala.ask("GET", "/api/house", **headers)).json()["phones"]
        nobody = Person(home, "")
        for last in ("203.0.113.1", "203.0.113.2"):
            answers = [
                await nobody.ask(
                    "POST", "/api/guests", {"name": "x"}, **{"x-forwarded-for": f"made up, {last}"}
                )
                for _ in range(61)
            ]
            assert [answer.status_code for answer in answers].count(429) == 1


async def test_phones_are_let_in_from_the_machine_itself(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        opened: list[str] = []

        async def open_lan() -> str:
            opened.append("http://192.0.2.7:8080")
            home.house.hosts.add("192.0.2.7:8080")
            home.house.open_lan = None
            return opened[0]

        ala = await home.guest("Ala")
        path = "/api/house/phones"
        assert await ala.refused("POST", path) == "only-here"
        home.house.open_lan = open_lan
        assert (await ala.get("/api/house"))["phones"]
        far = await ala.ask("POST", path, address="192.0.2.9")
        assert (far.status_code, opened) == (403, [])
        assert (await Person(home, "").ask("POST", path)).status_code == 401
        told = await ala.post(path)
        assert (told["outside"], told["phones"]) == ("http://192.0.2.7:8080", False)
        assert await ala.refused("POST", path) == "only-here"
        phone = await ala.ask("GET", "/health", address="192.0.2.9", host="192.0.2.7:8080")
        assert phone.status_code == 200


@pytest.mark.slow
def test_the_door_to_the_local_network_opens_while_the_server_runs(server: Server) -> None:
    if not run.lan_address():
        pytest.skip("this machine is on no network")
    ala = Client(server, "Ala")
    assert ala.ask("GET", "/api/house").json() == {
        **ala.ask("GET", "/api/house").json(),
        "outside": "",
        "phones": True,
    }
    outside = ala.post("/api/house/phones")["outside"]
    assert outside.startswith(f"http://{run.lan_address()}:")
    here, server.address = server.address, outside
    try:
        assert ala.ask("GET", "/health").status_code == 200
        assert ala.ask("GET", "/metrics").status_code == 403
        assert ala.socket(ala.lay_table(2, [])).next()["t"] == "welcome"
    finally:
        server.address = here


async def test_only_our_own_addresses_are_drawn(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        home.house.outside = "https://games.example"
        ala = await home.guest("Ala")
        for text in (
            "http://localhost:8080/code/ABC",
            "https://games.example",
            "http://localhost:8080",
        ):
            answer = await ala.ask("GET", f"/api/qr?text={text}")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text.startswith("<svg xmlns=")
        for text in (
            "https://evil.example",
            "https://games.example.evil.example/",
            "javascript:alert(1)",
            "",
            "http://localhost:80800",
        ):
            assert await ala.refused("GET", f"/api/qr?text={text}") == "not-our-address"
        assert (await ala.ask("GET", f"/api/qr?text={'x' * 300}")).status_code == 400


# -- logs -----------------------------------------------------------------------------------------
def test_only_listed_fields_get_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(AssertionError):
        note("open", hand="SGW1")
    with caplog.at_level("INFO", "stolik"):
        note("table", table="0123456789abcdef", seats=2)
        try:
            raise ValueError("the token abc")
        except ValueError as error:
            note_error(error)
    lines = [json.loads(Lines().format(record)) for record in caplog.records]
    assert lines[0]["table"] == "01234567"
    assert (lines[1]["reason"], "abc" in json.dumps(lines[1])) == ("ValueError", False)
    assert set(get_args(logs.Field)) & {"name", "token", "hand", "action", "guest"} == set()


def test_lines_of_others_say_only_who_wrote_them() -> None:
    record = logging.LogRecord("uvicorn.error", 40, "", 0, "GET /?token=abc", (), None)
    line = json.loads(Lines().format(record))
    assert line["event"] == "uvicorn.error message"
    assert "abc" not in json.dumps(line)


async def test_a_whole_match_leaves_nobody_s_words_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words: list[str] = []

    with caplog.at_level("DEBUG", "stolik"):
        async with at_home(tmp_path) as home:
            game = await begun(home)
            await dealt(game.room)
            assert game.room.table is not None
            line = await game.guests[0].line(game.table)
            await play_some(game.room.table, 60)
            line.send({"t": "act", "cid": "secret-cid", "dec": 0, "action": "dance"})
            await settled()
            words.extend([guest.token for guest in game.guests])
            words.extend(["Ala", "Olek", "secret-cid", "dance", "lay ", game.table])
            words.append(game.room.secret.hex())
    text = "\n".join(Lines().format(record) for record in caplog.records)
    assert '"event": "start"' in text
    assert [word for word in words if word in text] == []


async def test_our_own_faults_are_written_down_and_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("ERROR", "stolik"):
        async with at_home(tmp_path) as home:
            ala = await home.guest("Ala")

            def broken(*_: Any) -> None:
                raise ZeroDivisionError("a secret")

            monkeypatch.setattr(home.house.lobby, "of_guest", broken)
            answer = await ala.ask("GET", "/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (500, "broken")
            assert "secret" not in answer.text
    text = "\n".join(Lines().format(record) for record in caplog.records)
    assert "ZeroDivisionError" in text
    assert "a secret" not in text


async def test_a_server_that_can_t_open_says_so_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    for settings, code in (
        (run.Settings(tmp_path, "192.0.2.1", 1), "port-taken"),
        (run.Settings(file, port=0), "folder-not-writable"),
        (run.Settings(file / "below", port=0), "folder-not-writable"),
    ):
        with pytest.raises(Refused) as refused:
            await run.serve(settings, lambda *_: None)
        assert refused.value.phrase.id == code
