"""`stolik arena`: tables, pictures, JSON, files to go on from, and refusals in one line."""

from __future__ import annotations

import json
import os
import signal
import struct
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stolik.arena import Contest
from stolik.arena.contest import here
from stolik.arena.ratings import Rating
from stolik.arena.strength import Strength
from stolik.arena.tally import Result
from stolik.cli import arena
from stolik.cli.chart import chart, ticks_within, write_chart
from stolik.cli.letters import STROKES, width, written
from stolik.cli.main import main
from stolik.games import BOOKS
from stolik.rulebook import LANGUAGES
from tests.kit import Output, complaint, shown

ONE = ["--option", "k108.deals=1", "--seed", "7", "--processes", "1"]
UNO = ["arena", "uno-108", "--bots", "tuned,rule,random", "--games", "24", *ONE]
GREEDY = ["arena", "unikat", "--bots", "greedy,random", "--games", "6", "--processes", "1"]


# -- tables and data ------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_cross_table_in_every_language(capsys: Output, language: str) -> None:
    lines = shown(capsys, *UNO, "--lang", language).splitlines()
    heads = [
        place for place, line in enumerate(lines) if line.split() == ["tuned", "rule", "random"]
    ]
    assert len(heads) == 1
    rows = lines[heads[0] + 1 : heads[0] + 4]
    assert [row.split()[0] for row in rows] == ["tuned", "rule", "random"]
    assert [row.split().index("·") for row in rows] == [1, 3, 5]
    assert all(row.count("–") == 2 for row in rows)
    mark = "." if language == "en" else ","
    assert all(row.count(mark) == 6 for row in rows), "three numbers against each of two"


def test_everything_is_in_the_json(capsys: Output) -> None:
    data = json.loads(shown(capsys, *UNO, "--json", "--playouts", "9", "--nodes", "50"))
    assert (data["games"], data["deals"], data["seats"], data["seed"]) == (24, 8, 3, "7")
    assert (data["playouts"], data["nodes"], data["budgets"]) == (9, 50, [])
    assert [row["bot"] for row in data["bots"]] == ["tuned", "rule", "random"]
    for row in data["bots"]:
        assert row["rating"]["low"] < row["rating"]["value"] < row["rating"]["high"]
    assert [pair["bots"] for pair in data["pairs"]] == [[0, 1], [0, 2], [1, 2]]
    for pair in data["pairs"]:
        assert pair["ahead"] + pair["level"] + pair["behind"] == pair["games"] == 24
        assert pair["rate"] == pytest.approx((pair["ahead"] + pair["level"] / 2) / 24, abs=1e-6)


def test_few_games_are_told_one_by_one(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    told: list[int] = []

    @contextmanager
    def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
        yield told.append

    monkeypatch.setattr(arena, "progress", bar)
    shown(capsys, *GREEDY)
    assert told == [1, 2, 3, 4, 5, 6]


def test_a_file_has_room_for_every_figure(capsys: Output) -> None:
    out = shown(capsys, "arena", "uno-108", "--bots", "random*6,rule", "--games", "7", *ONE)
    assert "…" not in out
    assert [line.count("(") for line in out.splitlines()][-7:] == [6] * 7


def test_a_narrow_screen_cuts_no_figure(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["arena", "uno-108", "--bots", "random*6,rule", "--games", "7", *ONE]) == 0
    assert "…" not in capsys.readouterr().out


@pytest.mark.parametrize("book", BOOKS)
def test_every_book_has_bots_that_play_if_none_are_named(capsys: Output, book: str) -> None:
    data = json.loads(shown(capsys, "arena", book, "--games", "2", "--json", "--processes", "1"))
    assert (len(data["bots"]), data["bots"][1]["bot"]) == (2, "random")


def test_tables_may_be_smaller_than_the_field(capsys: Output) -> None:
    data = json.loads(shown(capsys, *UNO, "--seats", "2", "--json"))
    assert (data["seats"], data["deals"]) == (2, 4)
    assert [pair["games"] for pair in data["pairs"]] == [8, 8, 8]
    assert [row["games"] for row in data["bots"]] == [16, 16, 16]


def test_a_field_may_be_larger_than_a_table(capsys: Output) -> None:
    many = ["arena", "unikat", "--bots", "random*5", "--games", "20", "--processes", "1"]
    assert json.loads(shown(capsys, *many, "--seats", "2", "--json"))["seats"] == 2
    assert complaint(capsys, *many) == "unikat is for 2 to 4 players, not for 5"


def test_budgets_are_tried_against_the_same_opponents(capsys: Output) -> None:
    data = json.loads(shown(capsys, *GREEDY, "--budgets", "4,1,4", "--json"))
    assert [(it["bot"], it["budget"], it["games"]) for it in data["budgets"]] == [
        ("greedy", 1, 6),
        ("greedy", 4, 6),
    ]
    alone = json.loads(shown(capsys, *GREEDY[:3], "greedy@4,random", *GREEDY[4:], "--json"))
    assert data["budgets"][1]["rate"] == alone["bots"][0]["rate"]
    out = shown(capsys, *GREEDY, "--budgets", "1,4")
    assert out.count("\ngreedy  ") == 4  # its wins, its row of the cross table, two budgets


# -- pictures -------------------------------------------------------------------------------------
def pixels(file: Path) -> tuple[int, int, set[bytes]]:
    """The size of a picture, and its colours."""
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", data[16:24])
    length = struct.unpack(">I", data[33:37])[0]
    raw = zlib.decompress(data[41 : 41 + length])
    lines = [raw[1 + y * (3 * wide + 1) : (y + 1) * (3 * wide + 1)] for y in range(high)]
    return wide, high, {line[at : at + 3] for line in lines for at in range(0, 3 * wide, 3)}


def test_a_picture_is_pixels_or_a_drawing_by_its_name(capsys: Output, tmp_path: Path) -> None:
    png, svg = tmp_path / "it.PNG", tmp_path / "it.svg"
    assert str(png) in shown(capsys, *GREEDY, "--plot", str(png))
    assert str(svg) not in shown(capsys, *GREEDY, "--plot", str(svg), "--json", "--budgets", "1,2")
    wide, high, colours = pixels(png)
    assert wide > high > 100
    assert {b"\xff\xff\xff", bytes.fromhex("0072b2")} <= colours
    root = ElementTree.fromstring(svg.read_text(encoding="utf-8"))
    assert root.attrib["aria-label"] == "Ratings: greedy, random"
    assert float(root.attrib["viewBox"].split()[3]) > 100  # there are two parts


def test_a_row_stands_where_its_rating_is(tmp_path: Path) -> None:
    """The dots of two bots, found by their colour, the better one above and to the right."""
    ratings = [Rating(1400.0, 1390.0, 1410.0), Rating(1600.0, 1590.0, 1610.0)]
    page = chart("it", ["low", "high"], ratings, [])
    dots = [ink.outlines[0] for ink in page.inks if len(ink.outlines[0]) == 24]
    middles = [(sum(x for x, _ in dot) / 24, sum(y for _, y in dot) / 24) for dot in dots]
    (x, y), (other_x, other_y) = middles
    assert y < other_y
    assert x > other_x + 50


@pytest.mark.parametrize("budgets", [[], [5], [5, 10, 20]])
def test_nothing_lies_beside_the_page(budgets: list[int], tmp_path: Path) -> None:
    tried = [
        Strength(bot, budget, 10, (share, max(0.0, share - 0.3), min(1.0, share + 0.3)))
        for bot, share in (("expert", 1.0), ("a bot with quite a long name", 0.0), ("b", 0.01))
        for budget in budgets
    ]
    names = ["expert", "a bot with quite a long name", "random 2"]
    ratings = [Rating(1500.0, 1500.0, 1500.0)] * 3
    page = chart("arena uno-108 --games 1000000 --seed 1", names, ratings, tried)
    for ink in page.inks:
        for outline in ink.outlines:
            assert all(0 <= x <= page.width and 0 <= y <= page.height for x, y in outline)
    write_chart(str(tmp_path / "it.svg"), page, "<&>")
    ElementTree.parse(tmp_path / "it.svg")


def test_every_letter_keeps_to_its_lines() -> None:
    for sign in STROKES:
        inks = written(sign, 0, 10, 6, "#000000")
        points = [point for ink in inks for outline in ink.outlines for point in outline]
        assert min(x for x, _ in points) > -0.5
        assert max(x for x, _ in points) < width(sign, 6)
        assert 3.4 < min(y for _, y in points) < max(y for _, y in points) < 12.6
    assert len(written("я", 0, 0, 6, "#000000")) == 4  # a box
    assert width("A b", 6) == width("a", 6) + width(" ", 6) + width("b", 6)


def test_ticks_are_round_and_reach_around() -> None:
    for low, high in ((1499.9, 1500.1), (0.0, 100.0), (1234.0, 1899.0), (37.2, 41.0)):
        ticks = ticks_within(low, high, 6)
        assert ticks[0] <= low < high <= ticks[-1]
        assert 2 <= len(ticks) <= 6


# -- going on -------------------------------------------------------------------------------------
def test_the_same_command_goes_on(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = shown(capsys, *UNO, "--json")
    assert shown(capsys, *UNO[:5], "20", *UNO[6:], "--save", str(file), "--json") != whole
    kept = file.read_bytes()
    assert shown(capsys, *UNO, "--save", str(file), "--json") == whole
    assert file.read_bytes().startswith(kept)
    file.write_bytes(file.read_bytes()[:-7])
    assert shown(capsys, *UNO, "--save", str(file), "--json") == whole
    other = complaint(capsys, *UNO[:4], *UNO[4:], "--save", str(file), "--seats", "2")
    assert other == f"“{file}” belongs to another contest; these differ: seats"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_killed_contest_goes_on(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = [*UNO[:5], "120", *UNO[6:], "--save", str(file), "--json"]
    command = [sys.executable, "-m", "stolik", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as first:
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert first.poll() in (None, 0)
            time.sleep(0.02)
        first.send_signal(signal.SIGKILL)
    kept = file.read_bytes()
    again = shown(capsys, *words)
    _, *parts = [json.loads(line) for line in file.read_bytes().splitlines()]  # the head first
    assert sorted(game[0] for part in parts for game in part["games"]) == list(range(120))
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert again == shown(capsys, *words[:-3], "--json")


# -- refusals -------------------------------------------------------------------------------------
WRONG = {
    "one seat": (["--seats", "1"], "--seats: “1” isn’t a number from 2 to 2"),
    "more seats than bots": (["--seats", "3"], "--seats: “3” isn’t a number from 2 to 2"),
    "budgets": (["--budgets", "5,x"], "--budgets: “x” isn’t a number from 1 to 1000000"),
    "no budget": (["--budgets", "5,"], "--budgets: “” isn’t a number from 1 to 1000000"),
    "playouts": (["--playouts", "0"], "--playouts: “0” isn’t a number from 1 to"),
    "another cluster": (["--on", "moon"], "games can’t be played on “moon”; choose from: ray"),
    "no picture": (
        ["--plot", "it.pdf"],
        "“it.pdf” isn’t a picture: its name has to end in .png or",
    ),
    "nowhere to draw": (["--plot", "no/it.png"], "no/it.png: No such file or directory"),
    "nowhere to save": (["--save", "no/it"], "no/it: No such file or directory"),
    "a budget of no bot": (["--bots", "greedy@x,random"], "there is no bot “greedy@x” for"),
    "nobody searches": (["--bots", "random*2", "--budgets", "5"], "none of these bots searches"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_is_said_before_anything_is_played(capsys: Output, kind: str) -> None:
    words, why = WRONG[kind]
    assert complaint(capsys, *GREEDY, "--games", "1000000", *words).startswith(why)
    assert not Path("it.pdf").exists()


def test_a_missing_ray_is_said_in_one_line(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for language in LANGUAGES:
        assert "Ray" in complaint(capsys, *GREEDY, "--on", "ray", "--lang", language)


def test_what_a_cluster_says_of_its_workers_is_no_part_of_the_result(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def talking(contest: Contest, chunks: Sequence[range]) -> Iterator[list[Result]]:
        print("(raylet) A worker died")
        yield from here(1)(contest, chunks)

    monkeypatch.setattr(arena, "on_ray", talking)
    assert main([*GREEDY, "--json", "--on", "ray"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 6
    assert err == "(raylet) A worker died\n"


def test_a_process_that_was_killed_is_said_in_one_line(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(contest: Contest, chunks: Sequence[range]) -> Iterator[list[Result]]:
        raise BrokenProcessPool

    monkeypatch.setattr(arena, "here", lambda processes: killed)
    assert complaint(capsys, *GREEDY).startswith("a process that played was killed")
