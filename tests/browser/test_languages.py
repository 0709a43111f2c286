"""Each language once, from the first page to the settings; a missing message is an error."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stolik.rulebook import LANGUAGES, speaker
from tests.browser.devices import NewPage
from tests.browser.player import Player, play


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language(new_page: NewPage, language: str) -> None:
    page, say = new_page(language=language, width=360, height=740), speaker(language)
    page.goto("/")
    page.get_by_role("button", name=say("page-play-now")).first.click()
    player = Player(page, say("page-guest"), language)
    expect(player.hand.get_by_role("option").first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language
    assert play([player], 4) == 4
    page.goto("/rules/unikat")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        say("page-rules-of", book=say("book-unikat"))
    )
    expect(page.get_by_text(say("UNI-31")[:40])).to_be_visible()
    walk_through_the_tour(page, language)
    page.goto("/new/unikat")
    page.get_by_text(say("page-options")).click()
    expect(page.get_by_role("combobox", name=say("uni-takeBack-label"))).to_be_visible()
    page.get_by_role("button", name=say("page-settings")).click()
    expect(page.get_by_role("combobox", name=say("page-language"))).to_have_value(language)


def walk_through_the_tour(page: Page, language: str) -> None:
    """Step by step, to the last."""
    say = speaker(language)
    page.goto("/tour/unikat")
    for step in range(1, 9):
        expect(page.get_by_text(f"{step}/8")).to_be_visible()
        if step < 8:
            page.get_by_role("button", name=say("page-skip")).click()
    expect(page.get_by_role("button", name=say("page-play-now"))).to_be_visible()


def test_another_language_is_spoken_at_once_and_kept(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("uk")
    say = speaker("uk")
    page.get_by_role("button", name=say("page-done")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("page-welcome"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("page-welcome"))
    assert page.locator("html").get_attribute("lang") == "uk"
