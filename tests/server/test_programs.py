"""Programs that the host has named: they sit down beside people, and fail without harm to them."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest

from stolik.bots import house_bot
from stolik.bots.program import Limits
from stolik.core.phrase import Refused
from stolik.server import programs
from stolik.server.ladder import MU, Result
from stolik.server.minder import TOO_MUCH
from stolik.server.players import Players
from stolik.server.programs import Programs, commands_named
from stolik.server.store import ladder as rows
from stolik.server.wire import Said
from stolik.server.words import Present, decode, encode
from tests.server.client import SECONDS
from tests.server.home import Home, Person, at_home, dealt, until

PATIENT = Limits(grace_ms=120_000)
SENSIBLE = """
import json, os, sys, time
open({pids!r}, "a").write(f"{{os.getpid()}}\\n")
for line in sys.stdin:
    asked = json.loads(line)
    {harm}
    print(json.dumps({{"action": asked["legal"][0] if asked["do"] == "choose" else None}}))
"""
Make = Callable[..., Players]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Players with one program for all games, `mine`."""

    def made(harm: str = "pass") -> Players:
        file = tmp_path / "mine.py"
        indented = harm.replace("\n", "\n    ")
        file.write_text(SENSIBLE.format(pids=str(tmp_path / "pids"), harm=indented))
        commands = commands_named([f"mine={sys.executable} {file}"])
        return Players(lambda: ThreadPoolExecutor(1), programs=Programs(commands, PATIENT))

    return made


async def begun(
    guest: Person, home: Home, book: str = "unikat", options: dict[str, Any] | None = None
) -> str:
    """A table with a program, whose guest has left it to bots."""
    data = {"book": book, "seats": 2, "bots": ["mine"], "options": options or {}}
    table: str = (await guest.post("/api/tables", data))["id"]
    await guest.ready(table)
    await guest.do(table, "start")
    await dealt(home.room(table))
    await guest.do(table, "leave")
    return table


def processes(folder: Path) -> list[psutil.Process]:
    """The processes of the program that are still there; one may go while it is looked at."""
    found = []
    for line in (folder / "pids").read_text().split():
        with suppress(psutil.NoSuchProcess):
            process = psutil.Process(int(line))
            if process.status() != psutil.STATUS_ZOMBIE:
                found.append(process)
    return found


def gone(folder: Path) -> None:
    end = time.monotonic() + 60
    while processes(folder):
        assert time.monotonic() < end, "a program lives on"
        time.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("book", ["unikat", "uno-108"])
async def test_a_program_plays_and_ends_with_the_match(
    tmp_path: Path, make: Make, book: str
) -> None:
    async with at_home(tmp_path, players=make()) as home:
        ala = await home.guest("Ala")
        books = {told["book"]: told["bots"] for told in await ala.get("/api/books")}
        assert all(bots[-1] == "mine" for bots in books.values())
        short = {"uni.rounds": 1} if book == "unikat" else {"k108.deals": 1}
        table = await begun(ala, home, book, short)
        await until(lambda: home.room(table).state == "over")
        room = await ala.get(f"/api/tables/{table}")
        assert room["places"][1]["bot"] == "mine"
        assert room["places"][1]["lost"] is None
        await asyncio.to_thread(gone, tmp_path)
        assert len((tmp_path / "pids").read_text().split()) == 1, "it was begun once"


async def test_a_program_ends_with_the_house(tmp_path: Path, make: Make) -> None:
    async with at_home(tmp_path, players=make()) as home:
        table = await begun(await home.guest("Ala"), home, options={"uni.rounds": 9})
        played = home.room(table).table
        assert played is not None
        await until(lambda: (tmp_path / "pids").exists() and played.head > 8)
    gone(tmp_path)


# -- what a program begins ------------------------------------------------------------------------
#: Begins a process in a session of its own that nobody waits for, and does it once.
STRAY = """
if not os.path.exists({stray!r}):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            open({pids!r}, "a").write(f"{{os.getpid()}}\\n")
            open({stray!r}, "w").close()
            time.sleep(3600)
        os._exit(0)
    while not os.path.exists({stray!r}):
        time.sleep(0.01)
"""
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="nobody else tells who descends")


def stray(folder: Path) -> str:
    return STRAY.format(stray=str(folder / "stray"), pids=str(folder / "pids"))


def silence() -> None:
    """Until nobody listens to a program any more."""
    end = time.monotonic() + 60
    while [it.name for it in threading.enumerate() if it.name.endswith(("verse)", "hear)"))]:
        assert time.monotonic() < end, "somebody listens on"
        time.sleep(0.01)


@pytest.mark.slow
@LINUX
@pytest.mark.parametrize("then", ["pass", "sys.exit(3)", "os.kill(os.getpid(), 11)"])
async def test_what_a_program_has_begun_ends_with_it_wherever_it_went(
    tmp_path: Path, make: Make, then: str
) -> None:
    async with at_home(tmp_path, players=make(stray(tmp_path) + then)) as home:
        table = await begun(await home.guest("Ala"), home, options={"uni.rounds": 1})
        await until(lambda: home.room(table).state == "over")
        assert (home.room(table).lost == {}) == (then == "pass")
        await asyncio.to_thread(gone, tmp_path)
        await asyncio.to_thread(silence)
        assert len((tmp_path / "pids").read_text().split()) == 2


#: A house that is as good as dead once it has asked its program something.
HOUSE = """
import sys, time
from stolik.bots.program import Limits, Program
from stolik.server.programs import _minded
program = Program(_minded(sys.argv[1:]), Limits())
print(program.ask(b'{"do": "aside"}\\n', 120_000).decode(), flush=True)
time.sleep(3600)
"""


@pytest.mark.slow
@LINUX
def test_what_a_program_has_begun_ends_with_a_house_that_is_killed(
    tmp_path: Path, make: Make
) -> None:
    make(stray(tmp_path))
    words = [sys.executable, "-c", HOUSE, sys.executable, str(tmp_path / "mine.py")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        assert house.stdout.readline() == '{"action": null}\n'
        assert len(processes(tmp_path)) == 2
        house.kill()
    gone(tmp_path)


# -- harm -----------------------------------------------------------------------------------------
FLOODED = {"id": "outsider-flooded", "facts": {"most": programs.MOST_WORDS}}


@pytest.mark.parametrize(
    ("book", "harm", "why"),
    [
        ("unikat", "sys.exit(3)", {"id": "outsider-ended", "facts": {"code": 3}}),
        ("unikat", "print('{}'); continue", {"id": "outsider-illegal", "facts": {}}),
        ("ubongo", "print('my hand'); continue", {"id": "outsider-garbled", "facts": {}}),
        ("unikat", "while True: os.write(2, b'x' * 9999)", FLOODED),
    ],
)
async def test_row_19_a_program_that_fails_loses_its_seat_and_everybody_is_told(
    tmp_path: Path,
    make: Make,
    caplog: pytest.LogCaptureFixture,
    book: str,
    harm: str,
    why: dict[str, Any],
) -> None:
    players = make(harm)

    with caplog.at_level(logging.INFO, "stolik"):
        async with at_home(tmp_path, players=players) as home:
            ala = await home.guest("Ala")
            table = await begun(ala, home, book)
            room = home.room(table)
            await until(lambda: bool(room.lost))
            head = room.table.head if room.table else 0
            while room.table is not None and not room.table.ended and room.table.head < head + 2:
                await home.pass_time(room, 1.0)  # who races waits for time to pass
                await asyncio.sleep(0.01)
            told = await ala.get(f"/api/tables/{table}")
            assert [place["lost"] for place in told["places"]] == [None, why]
            text = (await ala.ask("GET", "/metrics", host="localhost:8080")).text
            assert "stolik_bot_strikes_total 1.0" in text
            await asyncio.to_thread(gone, tmp_path)
            assert len((tmp_path / "pids").read_text().split()) == 1, "it has no second chance"
    (line,) = [record for record in caplog.records if record.getMessage() == "bot-lost"]
    fields = line.fields  # type: ignore[attr-defined]
    assert (fields["bot"], fields["reason"]) == ("mine", why["id"])
    assert line.levelno == logging.WARNING, "`stolik play` shows warnings alone"
    assert "my hand" not in caplog.text


@pytest.mark.parametrize("most", [0, 5, 200_000])
def test_the_house_reads_no_more_of_a_program_s_messages_than_it_may_write(
    tmp_path: Path, most: int
) -> None:
    file = tmp_path / "loud.py"
    file.write_text("import os\nwhile True: os.write(2, b'x' * 999)\n")
    words = [sys.executable, programs.MINDER, str(most), sys.executable, str(file)]
    loud = subprocess.run(words, stderr=subprocess.PIPE, timeout=SECONDS, check=False)
    assert loud.returncode == -signal.Signals[TOO_MUCH]
    assert len(loud.stderr) <= most


def test_a_program_may_write_what_it_likes_up_to_a_bound(tmp_path: Path) -> None:
    file = tmp_path / "loud.py"
    file.write_text("import os\nos.write(2, b'x' * 99)\n")
    words = [sys.executable, programs.MINDER, "99", sys.executable, str(file)]
    loud = subprocess.run(words, stderr=subprocess.PIPE, timeout=SECONDS, check=False)
    assert (loud.returncode, loud.stderr) == (0, b"x" * 99)


async def rated(home: Home) -> Result:
    """The only result there is, once it is there; the journal says the same."""
    found: list[Result] = []
    async with asyncio.timeout(SECONDS):
        while not found:
            found = await home.house.store.ask(partial(rows.of_book, book="unikat"))
            await asyncio.sleep(0.01)
    assert (await home.house.scorekeeper.audit(mend=False)).clean
    return found[0]


@pytest.mark.slow
async def test_a_program_that_fails_has_lost_its_seat_for_good_and_wins_nothing_by_it(
    tmp_path: Path, make: Make
) -> None:
    why = Said("outsider-ended", {"code": 3})
    async with at_home(tmp_path, players=make("sys.exit(3)")) as home:
        table = await begun(await home.guest("Ala"), home, options={"uni.rounds": 2})
        await until(lambda: bool(home.room(table).lost))
    async with at_home(tmp_path, players=make("sys.exit(3)")) as reopened:
        room = reopened.room(table)
        assert room.lost == {1: why}
        await until(lambda: room.state == "over")
        assert len((tmp_path / "pids").read_text().split()) == 1, "it has no second chance"
        result = await rated(reopened)
        assert "bot/mine" in {player for _, side in result.sides for player in side}
        assert "bot/mine" in result.leavers
        assert (await reopened.house.scorekeeper.ratings("unikat"))["bot/mine"].mu <= MU


@pytest.mark.slow
async def test_another_match_is_another_chance(tmp_path: Path, make: Make) -> None:
    async with at_home(tmp_path, players=make("sys.exit(3)")) as home:
        ala = await home.guest("Ala")
        table = await begun(ala, home, options={"uni.rounds": 1})
        await until(lambda: home.room(table).state == "over")
        assert home.room(table).lost != {}
        again = await ala.do(table, "rematch")
        assert [place["lost"] for place in again["places"]] == [None, None]
        assert not [place for place in home.room(again["id"]).places if place.lost]


@pytest.mark.slow
async def test_more_programs_than_the_house_can_bear_are_turned_away(
    tmp_path: Path, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "MOST_PROGRAMS", 1)
    async with at_home(tmp_path, players=make()) as home:
        ala = await home.guest("Ala")
        first = await begun(ala, home, options={"uni.rounds": 9})
        await until(lambda: (tmp_path / "pids").exists())
        second = await begun(ala, home, options={"uni.rounds": 1})
        await until(lambda: home.room(second).state == "over")
        lost = home.room(second).lost
        assert {seat: why.id for seat, why in lost.items()} == {1: "outsider-crowded"}
        assert home.room(first).lost == {}
        assert len((tmp_path / "pids").read_text().split()) == 1
        result = await rated(home)
        bots = {player for _, side in result.sides for player in side if "bot/" in player}
        assert bots == {f"bot/{house_bot('unikat')}"}, "who played takes the result"
        assert not bots & {*result.leavers}


async def test_guests_name_bots_and_never_commands(tmp_path: Path, make: Make) -> None:
    async with at_home(tmp_path, players=make()) as home:
        ala = await home.guest("Ala")
        for bot in ("program:python3", "/bin/true", "./mine.py", "mine "):
            table = {"book": "unikat", "seats": 2, "bots": [bot]}
            assert (await ala.ask("POST", "/api/tables", table)).json()["code"] == "unknown-bot"
            cup = {"form": "rotation12", "bot": bot}
            assert (await ala.ask("POST", "/api/tournaments", cup)).json()["code"] == "unknown-bot"
        assert home.house.lobby.rooms == {}
        assert not (tmp_path / "pids").exists()


async def test_where_a_program_is_not_known_the_house_s_own_bot_plays(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        data = {"book": "unikat", "seats": 2, "bots": ["random"], "options": {"uni.rounds": 1}}
        table = (await ala.post("/api/tables", data))["id"]
        # As another process has kept it, which was begun with other commands.
        home.room(table).places[1].bot = "mine"
        await ala.ready(table)
        await ala.do(table, "start")
        await dealt(home.room(table))
        await ala.do(table, "leave")
        await until(lambda: home.room(table).state == "over")
        assert home.room(table).lost == {}


def test_processes_tell_each_other_who_has_lost_a_seat() -> None:
    why = Said("outsider-late", {"ms": 5000})
    present = Present("t", "p", [0], 0, waiting=[], left=[1.0, 1.0], lost={1: why})
    assert decode(encode(present)) == present


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("mine", "bad-program"),
        ("=true", "bad-program"),
        ("Mine=true", "bad-program"),
        ("mine@chess=true", "bad-program"),
        ("a/b=true", "bad-program"),
        ("mine=", "bad-program"),
        ("mine=no-such-program", "no-program"),
        ("random=true", "program-name-taken"),
        ("greedy@unikat=true", "program-name-taken"),
    ],
)
def test_what_a_host_may_not_call_a_program(word: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        commands_named([word])


def test_a_program_may_be_for_one_game_alone() -> None:
    commands = commands_named(["mine@uno=true --fast", "other=true"])
    found = {game: list(names) for game, names in commands.items()}
    assert found == {"unikat": ["other"], "uno": ["mine", "other"], "ubongo": ["other"]}
    assert commands["uno"]["mine"] == ["true", "--fast"]
    with pytest.raises(Refused, match="program-name-taken"):
        commands_named(["mine@uno=true", "mine=true"])
