"""The ladder on the page: from the first screen to one's own line, and from the end of a match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import NewPage
from tests.browser.scenes_ladder import LONG, fill
from tests.browser.tables import deal
from tests.browser.test_axe import PHONE, WIDE, findings
from tests.server.client import Server

pytestmark = pytest.mark.slow


@pytest.fixture
def club(browser: Browser, tmp_path: Path) -> Iterator[NewPage]:
    """A server of its own, so that nobody else is on its ladders."""
    with Server(tmp_path) as server:
        opened = NewPage(browser, server)
        yield opened
        opened.close()
    assert opened.complaints() == []


def look_at(page: Page) -> None:
    """Small and light, wide and dark: axe finds nothing serious, and nothing juts out."""
    for theme, (width, height) in {"light": PHONE, "dark": WIDE}.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_somebody_finds_their_line_and_hides_it(club: NewPage) -> None:
    people = fill(club.server)
    width, height = PHONE
    page = club(width=width, height=height, touch=True, guest=people[4])
    page.goto("/")
    page.get_by_role("link", name="Ladder").click()
    mine = page.get_by_role("row", name="Jan you")
    expect(mine).to_contain_text("after your last game")
    expect(page.get_by_role("rowheader", name=re.compile("^Unranked"))).to_be_visible()
    expect(page.get_by_role("rowheader", name=LONG)).to_be_visible()
    expect(page.get_by_role("rowheader", name="Bot (clever)")).to_be_visible()
    look_at(page)
    page.get_by_label("Show me to others").uncheck()
    expect(mine).to_contain_text("Only you see this line.")
    other = club(guest=people[0])
    other.goto("/ladder/unikat")
    expect(other.get_by_role("row", name="Ala you")).to_be_visible()
    expect(other.get_by_role("rowheader", name="Jan")).to_have_count(0)


def test_the_end_of_a_match_tells_the_new_rating(club: NewPage) -> None:
    dealt = deal(club.server, ["Ala"], ["random"])
    dealt.play_on()
    page = club(guest=dealt.people[0])
    page.goto(f"/table/{dealt.table}")
    line = page.get_by_role("link", name=re.compile(r"^Your rating: 200 → \d+$"))
    expect(line).to_be_visible()
    look_at(page)
    line.click()
    expect(page.get_by_role("row", name="Ala you")).to_be_visible()


def test_nobody_has_played(club: NewPage) -> None:
    page = club(language="pl")
    page.goto("/ladder/uno-108")
    expect(page.get_by_text("Nikt jeszcze nie skończył tu żadnej gry.")).to_be_visible()
    look_at(page)
