"""`stolik ladder`: who plays how well, and whether the journals say so too."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stolik.cli.main import main
from stolik.rulebook import LANGUAGES, speaker
from tests.server.home import at_home
from tests.server.test_scorekeeper import played, written

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of data with two matches in it; Olek hides."""
    folder = tmp_path_factory.mktemp("data")
    asyncio.run(_two_matches(folder))
    return folder


async def _two_matches(folder: Path) -> None:
    async with at_home(folder) as home:
        await played(home, people=1, bots=1)
        it = await played(home, people=2)
        await written(home, 2)
        await it.guests[1].post("/api/guests/me/ladder", {"shown": False})


def asked(capsys: pytest.CaptureFixture[str], code: int, *argv: str) -> str:
    assert main(["ladder", *argv]) == code
    return capsys.readouterr().out


def change(data: Path, sql: str) -> None:
    with closing(sqlite3.connect(data / "stolik.db")) as db, db:
        assert db.execute(sql).rowcount > 0


def test_it_shows_names_bots_and_figures(data: Path, capsys: Any) -> None:
    argv = ("show", "--book", "unikat", "--data", str(data))
    rungs = json.loads(asked(capsys, 0, *argv, "--json"))
    assert sorted((rung["name"], rung["bot"], rung["games"]) for rung in rungs) == [
        ("", "random", 1),
        ("Ala", "", 1),
        ("Ala", "", 1),
    ]
    assert {key for rung in rungs for key in rung} == {"rank", "name", "bot", "rating", "games"}
    for language in LANGUAGES:
        page = asked(capsys, 0, *argv, "--lang", language)
        say = speaker(language)
        assert say("page-ladder-bot", level=say("bot-random")) in page
        assert page.count("Ala") == 2


def test_a_book_nobody_has_played_says_so(data: Path, capsys: Any) -> None:
    said = asked(capsys, 0, "show", "--book", "ubongo", "--data", str(data), "--lang", "pl")
    assert said == speaker("pl")("page-ladder-empty") + "\n"


def test_recomputing_finds_puts_right_and_then_finds_nothing(data: Path, capsys: Any) -> None:
    shown = ("show", "--book", "unikat", "--data", str(data), "--json")
    again = ("recompute", "--data", str(data), "--lang", "en")
    before = asked(capsys, 0, *shown)
    assert "agree with their journals: 2\n" in asked(capsys, 0, *again, "--check")
    turned = "replace(replace(replace(sides, '[1,', '[x,'), '[2,', '[1,'), '[x,', '[2,')"
    change(data, f"update results set sides = {turned}")
    assert "did not agree: 2\n" in asked(capsys, 1, *again, "--check")
    assert asked(capsys, 0, *shown) != before
    assert speaker("en")("ladder-mended") in asked(capsys, 0, *again)
    assert asked(capsys, 0, *shown) == before
    change(data, "delete from results")
    assert "had no result: 2\n" in asked(capsys, 0, *again)
    assert asked(capsys, 0, *shown) == before
    assert "agree with their journals: 2\n" in asked(capsys, 0, *again, "--check")


def test_a_journal_that_was_changed_is_named(data: Path, capsys: Any, tmp_path: Path) -> None:
    (tmp_path / "stolik.db").write_bytes((data / "stolik.db").read_bytes())
    change(tmp_path, "update journal set at = at + 1 where seq = 2")
    said = asked(capsys, 1, "recompute", "--data", str(tmp_path), "--lang", "en")
    assert "can’t be replayed: 2\n" in said


@pytest.mark.parametrize(
    ("revision", "why"),
    [("0002", "older version"), ("9999", "newer version")],
)
def test_data_of_another_version_are_left_alone(
    revision: str, why: str, data: Path, tmp_path: Path, capsys: Any
) -> None:
    (tmp_path / "stolik.db").write_bytes((data / "stolik.db").read_bytes())
    change(tmp_path, f"update alembic_version set version_num = '{revision}'")
    before = (tmp_path / "stolik.db").read_bytes()
    assert main(["ladder", "recompute", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert why in capsys.readouterr().err
    assert (tmp_path / "stolik.db").read_bytes() == before


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("show", "--book", "chess"), "chess"),
        (("show",), "--book"),
        (("show", "--book", "unikat", "--data", "nowhere"), "nowhere"),
        (("recompute", "--data", "nowhere"), "nowhere"),
    ],
)
def test_what_can_not_be_is_one_line(argv: tuple[str, ...], why: str, capsys: Any) -> None:
    assert main(["ladder", *argv, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert why in said.err
