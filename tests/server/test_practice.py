"""Practice over HTTP: puzzles, answers and hints of whatever game has them; nothing is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolik.games import BOOKS
from stolik.rulebook import LANGUAGES, speaker
from stolik.server.limits import Limits
from tests.kit import rule
from tests.server.home import Person, at_home

NAME = "easy-2-17-4-3"
AT = "/api/practice/ubongo"


async def solve(ala: Person, name: str) -> str:
    """The layout that the hints lead to."""
    layout = ""
    while True:
        asked = {"puzzle": name, "layout": layout, "level": 3}
        hint = await ala.post(f"{AT}/hint", asked)
        if hint["piece"] is None:
            return layout
        assert (hint["fits"], hint["take"]) == (True, False)
        layout = f"{layout} {hint['placement']}".strip()


@rule("UBO-04")
async def test_puzzles_come_without_a_table_or_a_name(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        nobody = Person(home, "")
        names = set()
        for level, seconds in (("easy", 60), ("hard", 90)):
            for _ in range(10):
                data = await nobody.get(f"{AT}?level={level}")
                assert set(data) == {"puzzle", "level", "seconds", "task"}
                assert (data["level"], data["seconds"]) == (level, seconds)
                assert await nobody.get(f"{AT}?puzzle={data['puzzle']}") == data
                names.add(data["puzzle"])
        assert len(names) > 15
        assert (await nobody.get(AT))["level"] == "easy"
        assert home.house.lobby.rooms == {}


async def test_a_named_puzzle_is_the_same_for_everybody(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala, olek = await home.guest("Ala"), await home.guest("Olek")
        data = await ala.get(f"{AT}?level=easy&puzzle={NAME}")
        assert data == await olek.get(f"{AT}?level=hard&puzzle={NAME}")
        assert (data["puzzle"], data["level"]) == (NAME, "easy")
        assert set(data["task"]) == {"board", "turn", "area", "row"}
        assert (data["task"]["board"], data["task"]["turn"]) == (17, 3)


@pytest.mark.slow
@rule("UBO-27")
@pytest.mark.parametrize("name", [NAME, "hard-4-36-6-7"])
async def test_hints_lead_to_the_answer(tmp_path: Path, name: str) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        layout = await solve(ala, name)
        assert await ala.post(f"{AT}/answer", {"puzzle": name, "layout": layout}) == {
            "solved": True
        }
        some = layout.rpartition(" ")[0]
        verdict = await ala.post(f"{AT}/answer", {"puzzle": name, "layout": some})
        assert verdict.pop("why").startswith("lay each of the ")
        assert verdict == {"solved": False, "clause": "UBO-27"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_why_not_is_said_in_the_asker_s_language(tmp_path: Path, language: str) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        data = {"puzzle": NAME, "layout": "Z5@0,0 I2@0,0 I3@0,0"}
        verdict = await ala.post(f"{AT}/answer?lang={language}", data)
        why = speaker(language)("layout-piece", piece="Z5", count=3)
        assert verdict == {"solved": False, "why": why, "clause": "UBO-26"}


async def test_each_level_of_a_hint_tells_more(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        row = (await ala.get(f"{AT}?puzzle={NAME}"))["task"]["row"]
        asked = {"puzzle": NAME, "layout": f"{row[0]}@5,5"}
        told = [await ala.post(f"{AT}/hint", {**asked, "level": level}) for level in range(4)]
        keys = ["piece", "cell", "placement"]
        assert [[key for key in keys if hint[key] is not None] for hint in told] == [
            [],
            ["piece"],
            ["piece", "cell"],
            ["piece", "cell", "placement"],
        ]
        assert [(hint["fits"], hint["take"]) for hint in told] == [
            (False, False),
            (False, True),
            (False, True),
            (False, True),
        ]
        assert told[3]["piece"] == row[0]


# -- what can't be done ---------------------------------------------------------------------------
@pytest.mark.parametrize("book", ["unikat", "uno-108", "uno-112", "chess"])
async def test_a_book_without_practice_is_not_found(tmp_path: Path, book: str) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        answer = {"puzzle": NAME, "layout": ""}
        for how, path, data in (
            ("GET", "", None),
            ("POST", "/answer", answer),
            ("POST", "/hint", {**answer, "level": 0}),
        ):
            refused = await ala.ask(how, f"/api/practice/{book}{path}", data)
            assert refused.status_code == 404
            assert refused.json() == {
                "code": "no-practice",
                "error": f"the book “{book}” has no puzzles to practise on; choose from: ubongo",
            }


@pytest.mark.parametrize(
    ("path", "data", "said"),
    [
        ("?level=middle", None, "column 1: “middle” isn’t one of: easy, hard"),
        ("?puzzle=easy-2-37-4-3", None, "column 8: “37” isn’t a number from 1 to 36"),
        ("?puzzle=easy", None, "column 1: “easy” isn’t a puzzle: write it like easy-2-17-4-3"),
        (f"?puzzle={'x' * 41}", None, "this part of the request can’t be read: puzzle"),
        ("/answer", {"puzzle": NAME}, "this part of the request can’t be read: "),
        ("/answer", {"puzzle": NAME, "layout": "P5"}, "column 1: “P5” should be a piece"),
        ("/answer", {"puzzle": "", "layout": ""}, "column 1: “” isn’t a puzzle"),
        ("/hint", {"layout": "I2@0,0 I2@0,9"}, "column 8: “I2@0,9” is off the grid"),
        ("/hint", {"layout": "Z5@0,0"}, "Z5 isn’t one of your pieces, or is there twice"),
        ("/hint", {"level": 4}, "this part of the request can’t be read: level"),
        ("/hint", {"level": -1}, "this part of the request can’t be read: level"),
        ("/hint", {"level": "three"}, "this part of the request can’t be read: level"),
        ("/hint", {"layout": "x" * 1001}, "this part of the request can’t be read: layout"),
        ("/hint", {"more": 1}, "this part of the request can’t be read: "),
    ],
)
async def test_what_can_t_be_read_is_told_in_one_line(
    tmp_path: Path, path: str, data: dict[str, Any] | None, said: str
) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        usual = {"puzzle": NAME, "layout": "", "level": 1} if path == "/hint" else {}
        body = None if data is None else {**usual, **data}
        refused = await ala.ask("GET" if data is None else "POST", AT + path, body)
        assert refused.status_code == 400
        error = refused.json()["error"]
        assert error.startswith(said)
        assert "\n" not in error


async def test_practice_is_asked_for_at_the_same_pace_and_by_the_same_page(tmp_path: Path) -> None:
    async with at_home(tmp_path, limits=Limits(lambda: 0.0, scale=0.03)) as home:
        ala = await home.guest("Ala")
        foreign = await ala.ask("GET", AT, origin="http://elsewhere.example")
        assert foreign.status_code == 403
        codes = [(await ala.ask("GET", AT)).status_code for _ in range(12)]
        assert set(codes) == {200, 429}


async def test_the_list_of_books_says_where_there_is_practice(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        books = await Person(home, "").get("/api/books")
        offered = {book["book"]: book["practice"] for book in books}
        assert offered == {name: [] for name in BOOKS} | {"ubongo": ["easy", "hard"]}
