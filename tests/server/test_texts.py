"""Texts of clients: what has control characters in it is malformed before anything is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.home import Home, Line, Person, at_home, begun, dealt
from tests.server.setups import FILE, query

pytestmark = pytest.mark.both_setups

#: As they stand in JSON; the last two are halves of a letter.
SIGNS = ["\\u0000", "\\n", "\\r", "\\t", "\\u001b", "\\u007f", "\\u0085", "\\u009f", "\\u2028"]
HALVES = ["\\ud800", "\\udc00"]
BAD = [f"{sign}a" for sign in SIGNS] + [f"a{sign}" for sign in [*SIGNS, *HALVES]]


async def answer_to(line: Line, frame: dict[str, Any], text: str) -> dict[str, Any]:
    """The answer to a frame in which a text stands for `%`, as it is in JSON; none is a pong."""
    line.inbound.put_nowait(json.dumps(frame).replace("%", text))
    line.send({"t": "ping", "id": 1})
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["t"] not in ("pong", "bye"):
        heard.append(await line.next())
    return next(answer for answer in heard if answer["t"] in ("ack", "nack", "pong", "bye"))


@pytest.mark.parametrize("sign", [*SIGNS, *HALVES])
async def test_f11_a_cid_with_a_control_character_is_malformed_and_not_kept(
    tmp_path: Path, sign: str
) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, oldest=0)
        await dealt(game.room)
        line = await game.guests[0].line(game.table)
        now = (await line.now())["now"]
        frame = {"t": "act", "cid": "%", "dec": now["dec"], "action": now["legal"][0]}
        for text in (sign, f"a{sign}", f"{sign}a"):
            answer = await answer_to(line, frame, text)
            assert (answer["t"], answer.get("code"), answer["cid"]) == ("nack", "malformed", "")
            assert answer["why"].isprintable()
        kept = query(tmp_path / FILE, "select cid from journal")
        assert [row["cid"] for row in kept] == ["server-1"]
        line.send({**frame, "cid": "a"})
        assert (await line.until("ack"))["seq"] == 2, "the line goes on"


@pytest.mark.parametrize("sign", [*SIGNS, *HALVES])
async def test_f11_no_frame_has_control_characters_in_its_words(tmp_path: Path, sign: str) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home)
        line = await game.guests[0].line(game.table)
        await line.until("room")
        for frame in ({"t": "hello", "ticket": "%"}, {"t": "signal", "phrase": "%"}):
            assert (await answer_to(line, frame, f"a{sign}")).get("code") == "malformed"


#: Every text of a request that is kept, or compared with what is kept, by where it goes.
BODIES: list[tuple[str, dict[str, Any]]] = [
    ("/api/tables", {"book": "%", "seats": 2}),
    ("/api/tables", {"book": "unikat", "seats": 2, "options": {"%": 1}}),
    ("/api/tables", {"book": "unikat", "seats": 2, "options": {"uni.rounds": "%"}}),
    ("/api/tables", {"book": "unikat", "seats": 2, "bots": ["%"]}),
    ("/api/tables/TABLE/options", {"options": {"%": 1}}),
    ("/api/tables/TABLE/bots", {"bot": "%"}),
    ("/api/tables/TABLE/ready", {"share": "ab" * 16 + "%"}),
    ("/api/tables/TABLE/seat", {"ticket": "%"}),
    ("/api/guests/move", {"link": "%"}),
    ("/api/tournaments", {"form": "%"}),
    ("/api/tournaments", {"form": "rotation12", "bot": "%"}),
    ("/api/tournaments", {"form": "rotation12", "options": {"%": 1}}),
    ("/api/practice/ubongo/answer", {"puzzle": "%", "layout": ""}),
    ("/api/practice/ubongo/hint", {"puzzle": "%", "layout": "", "level": 0}),
]
PATHS = [
    "/api/tables/{TABLE}%",
    "/api/tables/%",
    "/api/codes/%",
    "/api/tournaments/%",
    "/api/tournament-codes/%",
    "/api/books/%/clauses",
    "/api/ladder/%",
    "/api/practice/%",
    "/api/practice/ubongo?level=%",
    "/api/practice/ubongo?puzzle=%",
    "/api/qr?text=http://localhost:8080/%",
]


async def posted(who: Person, path: str, body: str) -> tuple[int, str, str]:
    """The status, code and sentence of the answer to a body as it is in JSON."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {who.token}"}
    async with who.home.door() as door:
        answer = await door.post(path, content=body, headers=headers)
    told = answer.json()
    return answer.status_code, told["code"], told["error"]


async def at_a_table(home: Home) -> tuple[Person, str]:
    ala = await home.guest("Ala")
    return ala, await ala.lay(2)


@pytest.mark.parametrize(("path", "body"), BODIES)
async def test_f11_no_body_has_control_characters_in_its_words(
    tmp_path: Path, path: str, body: dict[str, Any]
) -> None:
    async with at_home(tmp_path) as home:
        ala, table = await at_a_table(home)
        for sign in BAD:
            text = json.dumps(body).replace("%", sign)
            answer = await posted(ala, path.replace("TABLE", table), text)
            assert answer[:2] == (400, "malformed"), (sign, answer)
            assert answer[2].isprintable()


@pytest.mark.parametrize("path", PATHS)
async def test_f11_no_path_has_control_characters_in_its_words(tmp_path: Path, path: str) -> None:
    async with at_home(tmp_path) as home:
        ala, table = await at_a_table(home)
        for sign in SIGNS:
            text = quote(json.loads(f'"{sign}"'))
            answer = await ala.ask("GET", path.replace("{TABLE}", table).replace("%", text))
            told = answer.json()
            assert (answer.status_code, told["code"]) == (400, "malformed"), (sign, told)
            assert told["error"].isprintable()
