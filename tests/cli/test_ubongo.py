"""`stolik ubongo`: boards to look at and to print, their figures, and new ones."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stolik.cli import ubongo
from stolik.cli.main import main
from stolik.cli.paper import pdf
from stolik.cli.raster import png
from stolik.games.ubongo.boards import board_set, write_set
from stolik.games.ubongo.generator import Exhausted
from stolik.games.ubongo.ink import Ink, Page, rectangle
from stolik.games.ubongo.pieces import class_of
from stolik.rulebook import LANGUAGES
from tests.kit import Output, complaint, shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_part_the_help_is_shown(capsys: Output, language: str) -> None:
    page = shown(capsys, "ubongo", "--lang", language)
    for part in ("boards", "stats", "generate", "practice"):
        assert part in page
        with pytest.raises(SystemExit):
            main(["ubongo", part, "--help", "--lang", language])
        assert "--side" in capsys.readouterr().out


# -- boards ---------------------------------------------------------------------------------------
def test_boards_are_printed_as_text(capsys: Output) -> None:
    assert shown(capsys, "ubongo", "boards") == write_set(board_set("hard", 1)) + "\n"
    easy = shown(capsys, "ubongo", "boards", "--side", "easy", "--set", "4")
    assert easy == write_set(board_set("easy", 4)) + "\n"


@pytest.mark.slow
def test_boards_are_drawn_in_three_ways(capsys: Output, tmp_path: Path) -> None:
    files = {kind: tmp_path / f"boards.{kind}" for kind in ("svg", "png", "pdf")}
    asked = [word for kind, file in files.items() for word in (f"--{kind}", str(file))]
    assert shown(capsys, "ubongo", "boards", "--side", "easy", *asked, "--lang", "pl") == ""
    picture = ElementTree.parse(files["svg"]).getroot()
    assert picture.attrib["aria-label"] == "Łatwa strona, zestaw 1"
    width, height = struct.unpack(">II", files["png"].read_bytes()[16:24])
    box = [float(it) for it in picture.attrib["viewBox"].split()]
    assert (width, height) == (round(box[2] * ubongo.DOTS), round(box[3] * ubongo.DOTS))
    assert files["pdf"].read_bytes().startswith(b"%PDF-")


def test_a_drawing_goes_to_the_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["ubongo", "boards", "--svg", "-"]) == 0
    assert ElementTree.fromstring(capfdbinary.readouterr().out).tag.endswith("svg")


def test_own_boards_come_from_a_file(capsys: Output, tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text(write_set(board_set("easy", 2)), encoding="utf-8")
    assert (
        shown(capsys, "ubongo", "boards", "--file", str(own))
        == write_set(board_set("easy", 2)) + "\n"
    )
    assert str(own.name) in shown(capsys, "ubongo", "stats", "--file", str(own)).replace("\n", "")
    own.write_text("XX I2", encoding="utf-8")
    assert complaint(capsys, "ubongo", "boards", "--file", str(own)).startswith(
        "line 1, column 1: a board is"
    )


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["boards", "--side", "middle"], "there is no side “middle”; choose from: easy, hard"),
        (["boards", "--set", "5"], "--set: “5” isn’t a number from 1 to 4"),
        (["boards", "--set", "0"], "--set: “0” isn’t a number from 1 to 4"),
        (["boards", "--set", "one"], "--set: “one” isn’t a number from 1 to 4"),
        (["stats", "--side", ""], "there is no side “”; choose from: easy, hard"),
        (["boards", "--file", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["boards", "--pdf", "nowhere/x.pdf"], "nowhere/x.pdf: No such file or directory"),
        (["cut"], "there is no command “cut”; choose from: boards, stats, generate, practice"),
        (["boards", "--pdf"], "--pdf needs a value"),
        (["generate", "more"], "“more” means nothing here"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys: Output, argv: list[str], said: str) -> None:
    assert complaint(capsys, "ubongo", *argv) == said


# -- stats and new ones ---------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_stats_of_one_set(capsys: Output, language: str) -> None:
    out = shown(capsys, "ubongo", "stats", "--side", "easy", "--set", "1", "--lang", language)
    counts = [int(it) for it in re.findall(r"^\d\.\d\d–\d\.\d\d +(\d+)", out, re.MULTILINE)]
    assert sum(counts) == 36 * 6
    assert re.search(r"11–14 +3\.\d\d +0\.\d\d +0\.\d\d +0\.\d\d +\d\d%", out)


@pytest.mark.slow
def test_stats_of_all_sets(capsys: Output) -> None:
    out = shown(capsys, "ubongo", "stats")
    assert [f"Easy side, set {number}" in out for number in range(1, 5)] == [True] * 4
    assert [f"Hard side, set {number}" in out for number in range(1, 5)] == [True] * 4
    assert shown(capsys, "ubongo", "stats", "--side", "easy").count("Easy side") == 4


def test_a_new_set_is_printed_and_has_no_shipped_area(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {}

    def generate(side: str, below: object, taken: set[int], tell: object) -> object:
        asked[side] = taken
        assert callable(tell)
        tell(3, 9)
        return board_set("easy", 1)

    monkeypatch.setattr(ubongo, "generate", generate)
    out = shown(capsys, "ubongo", "generate", "--seed", "7", "--side", "easy")
    assert out == write_set(board_set("easy", 1)) + "\n"
    assert len(asked["easy"]) == 8 * 36
    assert class_of(board_set("hard", 4)[8][3].area) in asked["easy"]


def test_a_seed_without_a_set_is_told(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def generate(*asked: object) -> object:
        raise Exhausted

    monkeypatch.setattr(ubongo, "generate", generate)
    assert complaint(capsys, "ubongo", "generate", "--seed", "9").startswith(
        "seed “9” doesn’t give a whole set"
    )


# -- the files themselves -------------------------------------------------------------------------
def pixels(data: bytes) -> list[list[tuple[int, int, int]]]:
    """The pixels of a PNG as ours are, with every check sum looked at."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    place, chunks = 8, {}
    while place < len(data):
        (size,) = struct.unpack(">I", data[place : place + 4])
        body = data[place + 4 : place + 8 + size]
        assert struct.pack(">I", zlib.crc32(body)) == data[place + 8 + size : place + 12 + size]
        chunks[body[:4]] = body[4:]
        place += 12 + size
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    raw = zlib.decompress(chunks[b"IDAT"])
    lines = [raw[(3 * width + 1) * y + 1 : (3 * width + 1) * (y + 1)] for y in range(height)]
    return [
        [(line[3 * x], line[3 * x + 1], line[3 * x + 2]) for x in range(width)] for line in lines
    ]


def test_pixels_are_filled_and_edges_are_mixed() -> None:
    red = Ink("#ff0000", (rectangle(1, 1, 1.5, 2),))
    hole = Ink("#0000ff", (rectangle(4, 0, 4, 4), rectangle(5, 1, 2, 2)))
    found = pixels(png(Page(8, 4, (red, hole)), 1))
    white, half = (255, 255, 255), (255, 127, 127)
    assert found[0][:4] == [white] * 4
    for y in (1, 2):
        assert found[y][0] == white
        assert found[y][1] == (255, 0, 0)
        assert all(abs(a - b) <= 1 for a, b in zip(found[y][2], half, strict=True))
    blue = (0, 0, 255)
    assert found[0][4:] == [blue] * 4
    assert found[1][4:] == [blue, white, white, blue]


def test_what_sticks_out_of_a_picture_is_cut_off() -> None:
    ink = Ink("#000000", (rectangle(-5, -5, 7, 20),))
    assert pixels(png(Page(3, 2, (ink,)), 1)) == [[(0, 0, 0)] * 2 + [(255, 255, 255)]] * 2


def test_a_triangle_covers_half_of_its_box() -> None:
    ink = Ink("#000000", (((0, 0), (20, 0), (0, 20)),))
    found = pixels(png(Page(20, 20, (ink,)), 1))
    grey = sum(255 - pixel[0] for line in found for pixel in line)
    assert grey == pytest.approx(255 * 200, rel=0.01)


def test_every_part_of_a_pdf_is_where_its_table_says() -> None:
    pages = [Page(297, 210, (Ink("#336699", (rectangle(10, 20, 30, 40),)),))] * 3
    data = pdf(pages, "Ławka і стіл", "uk")
    start = int(data.split(b"startxref\n")[1].split(b"\n")[0])
    assert data[start : start + 4] == b"xref"
    entries = re.findall(rb"(\d{10}) 00000 n \n", data[start:])
    assert len(entries) == 3 + 2 * len(pages)
    for number, entry in enumerate(entries, 1):
        assert data[int(entry) :].startswith(b"%d 0 obj\n" % number)
    assert data.count(b"/MediaBox [0 0 841.89 595.28]") == 3
    assert b"/Lang (uk)" in data
    assert "\ufeffŁawka і стіл".encode("utf-16-be").hex().encode() in data
    content = data.split(b"stream\n")[1].split(b"\nendstream")[0]
    drawn = zlib.decompress(content).decode()
    assert "0.200 0.400 0.600 rg 10.000 20.000 m 40.000 20.000 l" in drawn
    assert drawn.endswith("h f*")
