"""Looking back at a match on the page: asked for, waited for, and walked through by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import uno
from tests.browser.devices import NewPage
from tests.browser.scenes_review import by_uno, finish, think_for
from tests.browser.test_axe import PHONE, WIDE, findings
from tests.server.client import Server

pytestmark = pytest.mark.slow


def look_at(page: Page) -> None:
    """Small and light, wide and dark: axe finds nothing serious, and nothing juts out."""
    for theme, (width, height) in {"light": PHONE, "dark": WIDE}.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_match_is_looked_back_at(server: Server, new_page: NewPage) -> None:
    dealt = finish(uno.deal(server, "uno-112", ["Ala", "Olek"], []), by_uno)
    page = new_page(guest=dealt.people[0])
    found = think_for(page, dealt, 0, 0.4)
    page.goto(f"/table/{dealt.table}")
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Win chances").click()
    graph = page.get_by_role("slider", name="Win chances over the game")
    expect(page.get_by_text("Looking back at the match: 40%")).to_be_visible()
    expect(graph).to_be_visible()
    look_at(page)
    panel = page.get_by_role("region", name="Win chances")
    graph.press("End")
    winner = re.compile(r"(Ala|Olek) 100%")
    expect(graph).to_have_attribute("aria-valuetext", winner)
    expect(panel.get_by_role("listitem").filter(has_text="100%")).to_have_count(1)
    graph.press("Home")
    expect(page.get_by_role("slider", name="Position in the game")).to_have_value("0")
    expect(panel.get_by_text("Nobody had a choice here.")).to_be_visible()
    for turn in found.turns:
        panel.get_by_role("button", name=f"Turning point, move {turn.entry}:").click()
        expect(graph).to_have_attribute("aria-valuenow", str(turn.entry))
        expect(page.get_by_text(re.compile(rf"^{turn.entry}/\d+$"))).to_be_visible()
    for choice in found.choices[:3]:
        page.get_by_role("slider", name="Position in the game").fill(str(choice.entry))
        verdict = "Lost: " if choice.loss else "No better move was found."
        expect(panel.get_by_text(verdict)).to_be_visible()
        expect(panel.locator(".choice .soft")).to_have_text(re.compile(r"\d.*\.$"))
