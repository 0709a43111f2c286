"""The rulebook page: links to clauses, and a search that answers as the command does."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from stolik.rulebook import LANGUAGES, find, reading_of, speaker
from tests.browser.devices import NewPage
from tests.browser.player import Player
from tests.browser.tables import deal
from tests.server.client import Server

QUESTIONS = Path(__file__).parents[1] / "rulebook" / "questions.toml"
BOOK = "uno-108"


def test_a_link_opens_the_book_at_its_clause_and_every_clause_has_one(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    page.goto("/rules/uno-108#K108-73")
    cited = page.locator("#K108-73")
    expect(cited).to_be_in_viewport()
    expect(cited).to_have_attribute("aria-current", "true")
    page.get_by_role("link", name="K108-72", exact=True).click()
    expect(page).to_have_url("/rules/uno-108#K108-72")
    expect(page.locator("#K108-72")).to_have_attribute("aria-current", "true")
    expect(cited).not_to_have_attribute("aria-current", "true")


def test_the_contents_lead_to_a_chapter_and_pictures_stand_beside_clauses(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.goto("/rules/uno-108")
    page.get_by_role("link", name="8. Calling UNO").click()
    expect(page.get_by_role("heading", name="8. Calling UNO")).to_be_in_viewport()
    wild = page.locator("#K108-10").get_by_role("img", name="Wild")
    expect(wild).to_have_count(1)
    expect(page.locator("#K108-06").get_by_role("img")).to_have_count(4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_answers_as_the_command_does(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    say = speaker(language)
    page.goto(f"/rules/{BOOK}")
    search = page.get_by_role("searchbox", name=say("page-search-rules"))
    asked = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["question"]
    for question in asked:
        if BOOK in question["books"]:
            found = find(reading_of(BOOK), question[language], say)
            search.fill(question[language])
            expect(page.get_by_role("term")).to_have_text(found)
    page.get_by_role("link", name=found[0], exact=True).click()
    expect(page.locator(f"#{found[0]}")).to_be_in_viewport()
    expect(search).to_have_value("")


def test_from_a_refusal_the_clause_opens_in_place_and_play_goes_on(
    new_page: NewPage, server: Server
) -> None:
    dealt = deal(server, ["Ala"], ["random", "random"])
    player = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    page = player.page
    player.wait_turn()
    player.button("unikat-end").dispatch_event("click")
    opener = page.get_by_role("button", name="Rule UNI-28")
    opener.focus()
    page.keyboard.press("Enter")
    panel = page.get_by_role("dialog", name="Rule UNI-28")
    expect(panel).to_contain_text(player.say("UNI-28"))
    expect(panel.get_by_role("link")).to_have_attribute("href", "/rules/unikat#UNI-28")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    player.exchange()  # beneath the panel, which stays to be read
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
