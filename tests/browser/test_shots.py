"""The pictures of the documentation come out the same each time; wrong words get one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from run import Failure
from tests.browser.scenes_docs import PICTURES, Picture, shown
from tools.shots import arguments, at_rest, contact_page, naming

DOCS = Path(__file__).resolve().parents[2] / "docs" / "pictures"


def take(browser: Browser, picture: Picture) -> bytes:
    """A picture."""
    with shown(browser, picture) as page:
        return at_rest(page)


def test_a_seed_gives_the_same_picture_again(browser: Browser) -> None:
    picture = PICTURES["unikat-first-game"]  # with bots, and a share of the chance from the page
    assert take(browser, picture) == take(browser, picture)


@pytest.mark.long
def test_another_seed_gives_another_picture(browser: Browser) -> None:
    picture = PICTURES["unikat-first-game"]
    assert take(browser, picture) != take(browser, picture._replace(seed="another"))


def test_every_picture_of_the_documentation_is_kept() -> None:
    assert {path.stem for path in DOCS.glob("*.jpg")} == set(PICTURES)


@pytest.mark.parametrize(
    "words",
    [
        ["--only", "nothing"],
        ["--only", "unikat-table", "--all"],
        ["--only"],
        ["--sets", "phone-light"],
        ["--all", "--sets", "watch-light"],
        ["--language", "xx"],
        ["--none"],
    ],
)
def test_what_is_asked_wrongly_gets_one_line(words: list[str]) -> None:
    with pytest.raises(Failure, match=r"run\.py shots: .+") as refused:
        arguments(words)
    assert "\n" not in str(refused.value)


def test_what_is_asked_is_understood(tmp_path: Path) -> None:
    to = ["--to", str(tmp_path / "deep" / "down")]
    some = arguments(["--all", "--only", "landing", "result", "--sets", "phone-dark", *to])
    assert (some.only, some.sets, some.language) == (["landing", "result"], ["phone-dark"], "en")
    assert arguments([*to, "--language", "pl"]).only == list(PICTURES)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (AssertionError("not seen\nbut expected"), "landing: not seen"),
        (AssertionError(), "landing: AssertionError"),
        (TimeoutError("timed out"), "landing: timed out"),
    ],
)
def test_a_picture_that_fails_is_named_in_one_line(fault: Exception, said: str) -> None:
    with pytest.raises(Failure) as named, naming("landing"):
        raise fault
    assert str(named.value) == said


def test_a_contact_page_shows_what_lies_there(tmp_path: Path) -> None:
    for name in ("wide-dark/landing", "wide-dark/result", "wide-dark/of-old"):
        file = tmp_path / f"{name}.jpg"
        file.parent.mkdir(exist_ok=True)
        file.touch()
    page = contact_page(tmp_path)
    assert "wide-dark/landing.jpg" in page
    assert "wide-dark/result.jpg" in page
    assert "of-old" not in page
    assert "phone-light" not in page
