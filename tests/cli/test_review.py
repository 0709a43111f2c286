"""`stolik review`: words in five languages, JSON, pictures, and what can't be looked back at."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stolik.cli.graph import draw, lines_of_numbers
from stolik.cli.main import main
from stolik.core.record import Record
from stolik.review import Review
from stolik.review.shapes import Point, Turn
from stolik.rulebook import LANGUAGES
from tests.kit import Output, complaint, shown
from tests.review.games import cut, played

#: Enough for a word about everything, in a moment.
QUICK = ("--playouts", "2", "--budget", "8")


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def written(folder: Path, record: Record) -> str:
    """The file of a record."""
    path = folder / "record.txt"
    path.write_text(record.text(), encoding="utf-8")
    return str(path)


@pytest.mark.slow
@pytest.mark.parametrize("book", ["unikat", "uno-108", "uno-112", "ubongo"])
def test_a_review_in_words(capsys: Output, tmp_path: Path, book: str) -> None:
    out = shown(capsys, "review", written(tmp_path, cut(played(book), 10)), *QUICK)
    assert out.startswith(f"{book}: ")
    assert "Total lost" in out
    assert out.count("seat 0") >= 2
    assert out.count("%") > 4
    assert "urning point" in out
    assert "ecision" in out


@pytest.mark.slow
def test_it_speaks_every_language(capsys: Output, tmp_path: Path) -> None:
    record = written(tmp_path, cut(played("uno-112"), 6))
    pages, reasons = set(), set()
    for language in LANGUAGES:
        pages.add(shown(capsys, "review", record, *QUICK, "--lang", language))
        told = json.loads(shown(capsys, "review", record, *QUICK, "--json", "--lang", language))
        whys = [choice["why"] for choice in told[0]["choices"]]
        assert whys
        assert all(any(sign.isdigit() for sign in why) for why in whys), "a reason has numbers"
        reasons.add(whys[0])
    assert len(pages) == len(reasons) == len(LANGUAGES)


def test_json_tells_everything_and_always_the_same(capsys: Output, tmp_path: Path) -> None:
    record = written(tmp_path, cut(played("uno-112"), 8))
    out = shown(capsys, "review", record, *QUICK, "--json")
    assert out == shown(capsys, "review", record, *QUICK, "--json")
    (found,) = json.loads(out)
    assert [point["entry"] for point in found["points"]] == list(range(8))
    assert {seat["seat"] for seat in found["seats"]} == {0, 1}
    assert all(choice["loss"] >= 0 for choice in found["choices"])
    assert sum(seat["decisions"] for seat in found["seats"]) == len(found["choices"])


@pytest.mark.slow
def test_a_deal_of_many(capsys: Output, tmp_path: Path) -> None:
    record = written(tmp_path, played("uno-108", k108_target=50))
    last = json.loads(shown(capsys, "review", record, *QUICK, "--json"))[0]
    count = len(last["parts"])
    assert count > 1
    assert last["part"] == count
    first = json.loads(shown(capsys, "review", record, *QUICK, "--json", "--deal", "1"))
    assert (len(first), first[0]["part"]) == (1, 1)
    every = json.loads(shown(capsys, "review", record, *QUICK, "--json", "--deal", "all"))
    assert [each["part"] for each in every] == list(range(1, count + 1))
    assert (every[0], every[-1]) == (first[0], last)
    assert "--deal" in complaint(capsys, "review", record, "--deal", str(count + 1))
    assert "--deal" in complaint(capsys, "review", record, "--deal", "all", "--svg", "x.svg")


@pytest.mark.slow
def test_the_graph_as_a_picture(capsys: Output, tmp_path: Path) -> None:
    record = written(tmp_path, cut(played("uno-108", 4), 8))
    svg, png = tmp_path / "graph.svg", tmp_path / "graph.png"
    shown(capsys, "review", record, *QUICK, "--svg", str(svg), "--png", str(png))
    root = ElementTree.fromstring(svg.read_text(encoding="utf-8"))
    assert "seat 3" in root.attrib["aria-label"]
    colours = {path.attrib["fill"] for path in root}
    assert len(colours) == 4 + 3, "four seats, the paper, its lines and its numbers"
    assert png.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("turns", "lines"),
    [
        ([2, 42], {0: 0, 2: 0, 42: 0, 71: 0}),
        ([57, 58], {0: 0, 57: 0, 58: 1, 71: 0}),
        ([56, 57, 58], {0: 0, 56: 0, 57: 1, 71: 0}),
    ],
)
def test_numbers_below_the_graph_keep_apart(turns: list[int], lines: dict[int, int]) -> None:
    points = tuple([Point(entry, (0.5, 0.5), 8) for entry in range(72)])
    marks = tuple([Turn(entry, 0, 0.2, 0.8) for entry in turns])
    found = Review("unikat", 2, 0, (), points, (), marks)
    assert lines_of_numbers(found) == lines
    assert draw(found).height > 0


@pytest.mark.parametrize("kind", ["--svg", "--png"])
def test_a_picture_that_cannot_be_written_is_said_before_the_thinking(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr("stolik.cli.review.review", None)  # nobody thinks
    record = written(tmp_path, cut(played("uno-108", 4), 8))
    assert "nowhere" in complaint(capsys, "review", record, kind, str(tmp_path / "nowhere" / "x"))


def test_a_match_that_goes_on_is_not_looked_back_at(capsys: Output, tmp_path: Path) -> None:
    record = cut(played("uno-112"), 5)
    record.ending = "open"
    assert "once the match is over" in complaint(capsys, "review", written(tmp_path, record))
    assert complaint(capsys, "review", str(tmp_path / "nothing"))


def test_a_record_that_is_not_true_is_not_looked_back_at(capsys: Output, tmp_path: Path) -> None:
    path = Path(written(tmp_path, cut(played("uno-112"), 6)))
    true = path.read_text(encoding="utf-8")
    path.write_text(true.replace("end abandoned", "end over"), encoding="utf-8")
    assert "was changed" in complaint(capsys, "review", str(path))


def test_bots_in_a_terminal_explain_themselves_after_the_match(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stolik.bots import Budget
    from stolik.review import Effort

    monkeypatch.setattr("stolik.cli.review.Effort", lambda: Effort(1, Budget(playouts=4)))
    assert main(["terminal", "uno-112", "--bots", "tuned,random", "--explain"]) == 0
    out = capsys.readouterr().out
    before, _, after = out.partition("uno-112: deal 1 of 1")
    assert "Winner" in before
    assert "Total lost" in after
    assert "tuned" in after, "players are called by their names"
