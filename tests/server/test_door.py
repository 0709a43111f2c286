"""What is checked of every request before its path: whose word is believed, names and pace."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.server.gate import Gate
from stolik.server.logs import Lines, Refusals
from tests.server.home import Hands, Person, at_home
from tests.server.nearby import Talk, nearby

#: What an address may ask for at once.
REQUESTS = 300
NOWHERE = "/no-such"


async def statuses(talk: Talk, count: int, *lines: str) -> list[int]:
    """What one connection is answered, so many times, each time with other headers."""
    answers = [
        await talk.ask(NOWHERE, *[line.format(number=number) for line in lines])
        for number in range(count)
    ]
    return [answer.status for answer in answers]


# -- F4: whose word is believed -------------------------------------------------------------------
async def test_f4_without_a_public_url_nobody_s_word_on_an_address_is_believed(
    tmp_path: Path,
) -> None:
    async with nearby(tmp_path) as place:
        named = ("X-Forwarded-For: 203.0.113.{number}", "X-Forwarded-Proto: https")
        found = await statuses(await place.talk(), REQUESTS + 3, *named)
        assert found == [404] * REQUESTS + [429] * 3, "all of them came from one address"
        shaken = await (await place.talk()).shake("X-Forwarded-For: 203.0.113.9")
        assert (shaken.status, shaken.code) == (429, "too-many"), "sockets too"


async def test_f4_with_a_public_url_the_proxy_s_word_is_believed(tmp_path: Path) -> None:
    async with nearby(tmp_path, gate=Gate(proxied=True)) as place:
        talk = await place.talk()
        named = "X-Forwarded-For: made up, 203.0.113.{number}"
        assert await statuses(talk, REQUESTS + 3, named) == [404] * (REQUESTS + 3)
        one = ("X-Forwarded-For: 203.0.113.{number}", "X-Forwarded-For: 192.0.2.7")
        found = await statuses(talk, REQUESTS + 3, *one)
        assert found == [404] * REQUESTS + [429] * 3, "of two headers the last is the proxy's"
        assert (await (await place.talk()).shake("X-Forwarded-For: 192.0.2.7")).status == 429
        assert (await (await place.talk()).shake("X-Forwarded-For: 192.0.2.8")).status == 101


async def test_f4_who_asks_through_a_tunnel_is_not_at_the_machine(tmp_path: Path) -> None:
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        assert (await talk.ask("/metrics", "X-Forwarded-For: 203.0.113.9")).code == "only-here"
        assert (await talk.ask("/metrics")).status == 200


# -- F1: who counts as one -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("many", "other"),
    [("2001:db8:1:2:{number:x}::1", "2001:db8:1:3::1"), ("::ffff:10.0.0.7", "10.0.0.8")],
)
async def test_f1_a_network_of_ipv6_is_one_address(tmp_path: Path, many: str, other: str) -> None:
    async with at_home(tmp_path) as home:
        found = []
        for number in range(REQUESTS + 1):
            async with home.door(many.format(number=number)) as door:
                found.append((await door.get(NOWHERE)).status_code)
        assert found == [404] * REQUESTS + [429]
        async with home.door("10.0.0.7") as door:
            mapped = many.startswith("::ffff")
            assert (await door.get(NOWHERE)).status_code == (429 if mapped else 404)
        async with home.door(other) as door:
            assert (await door.get(NOWHERE)).status_code == 404


# -- F10: paths that lead nowhere -----------------------------------------------------------------
@pytest.mark.parametrize("path", [NOWHERE, "/api/nothing/at/all", "/assets/none", "/health"])
async def test_f10_every_path_is_paced(tmp_path: Path, path: str) -> None:
    async with at_home(tmp_path) as home:
        async with home.door("10.0.0.7") as door:
            answers = [await door.get(path) for _ in range(REQUESTS + 3)]
            usual = 200 if path == "/health" else 404
            assert [answer.status_code for answer in answers] == [usual] * REQUESTS + [429] * 3
            assert answers[-1].json()["code"] == "too-many"
            assert answers[-1].headers["retry-after"] == "5"
            assert "default-src 'self'" in answers[-1].headers["content-security-policy"]
            said = (await door.get(path, params={"lang": "pl"})).json()["error"]
            assert said == "na razie wystarczy"
        async with home.door("10.0.0.8") as door:
            assert (await door.get(path)).status_code == usual, "others are not slowed"


@pytest.mark.parametrize("path", [NOWHERE, "/health", "/assets/none"])
async def test_f10_no_path_is_answered_under_a_foreign_name(tmp_path: Path, path: str) -> None:
    async with at_home(tmp_path) as home:
        nobody = Person(home, "")
        for name in ("evil.example", "", "bad host", "localhost:8080, localhost:8080"):
            answer = await nobody.ask("GET", path, host=name)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-host"), name
        answer = await nobody.ask("GET", path, origin="http://evil.example")
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_f10_a_foreign_page_does_not_use_up_the_pace_of_its_visitor(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        nobody = Person(home, "")
        for _ in range(REQUESTS + 1):
            await nobody.ask("GET", NOWHERE, origin="http://evil.example")
        assert (await nobody.ask("GET", "/health")).status_code == 200


async def test_f10_a_refused_socket_hears_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with nearby(tmp_path) as place:
        talk = await place.talk()
        refused = await talk.shake("Origin: http://evil.example")
        assert (refused.status, refused.code) == (403, "foreign-origin")
        assert await talk.rest() == b""
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# -- the log --------------------------------------------------------------------------------------
async def test_what_is_refused_at_the_door_is_a_line_a_second(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    with caplog.at_level("INFO", "stolik"):
        async with at_home(tmp_path, hands=hands, gate=Gate(Refusals(hands.clock))) as home:
            nobody = Person(home, "")
            for _ in range(5):
                await nobody.ask("GET", NOWHERE, host="evil.example")
            await nobody.ask("GET", NOWHERE, origin="http://evil.example")
            home.house.gate.refusals.flush()
            hands.seconds += 1
            home.house.gate.refusals.flush()
            home.house.gate.refusals.flush()
    lines = [json.loads(Lines().format(record)) for record in caplog.records]
    told = [(line["reason"], line["count"]) for line in lines if line["event"] == "refused"]
    assert told == [("foreign-host", 1), ("foreign-origin", 1), ("foreign-host", 4)]
    assert "evil" not in json.dumps(lines)
