"""A tournament at the page: a person and three bots, from the first chair to the winner."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from stolik.rulebook import LANGUAGES, speaker
from tests.browser import uno
from tests.browser.cups import QUICK, begin, lay
from tests.browser.devices import NewPage
from tests.browser.scenes import Stage
from tests.browser.scenes_tournament import TOURNAMENT
from tests.server.client import SECONDS, Client, Server

say = speaker("en")
#: Bots play a whole match in a fraction of this; under load everything takes longer.
A_MATCH = 4 * SECONDS * 1000


def button(page: Page, message: str) -> None:
    """Press a button, by the id of its words."""
    page.get_by_role("button", name=say(message), exact=True).click()


def quick(page: Page) -> None:
    """Whatever the page asks for, let it be over soon: bots at once, no breaks, a short duel."""

    def answer(route: Route) -> None:
        asked = route.request.post_data_json or {}
        route.continue_(post_data=json.dumps({**asked, **QUICK}))

    page.route("**/api/tournaments?*", answer)


@pytest.mark.long
def test_four_rotate_to_their_duel_and_their_winner(new_page: NewPage, server: Server) -> None:
    page = new_page(guest=Client(server, "Ala"), width=360, height=740, touch=True)
    page.goto("/")
    page.get_by_role("link", name=say("page-tournament"), exact=True).click()
    quick(page)
    button(page, "cup-lay")
    expect(page.get_by_role("heading", name=say("cup-waiting"))).to_be_visible()
    button(page, "page-i-am-ready")
    button(page, "cup-begin")
    # Led to the table; there a bot is left to play, and the page leads back to the tournament.
    table = at_a_table(page)
    leave_the_table(page)
    expect(page).to_have_url(re.compile("/tournament/"))
    see_the_end(page)
    see_what_was_played(page, table)


def test_a_person_plays_a_match_rests_goes_on_and_sees_the_winner(
    new_page: NewPage, server: Server
) -> None:
    ala = Client(server, "Ala")
    tournament = lay(ala, pause=600)
    page = new_page(guest=ala, width=360, height=740, touch=True)
    page.goto(f"/tournament/{tournament}")
    button(page, "page-i-am-ready")
    button(page, "cup-begin")
    first = at_a_table(page)
    assert uno.play([uno.Player(page, "Ala")]) > 4, "a match has four deals"
    page.get_by_role("dialog").get_by_role("button", name=say("page-to-tournament")).click()
    # The break counts down, and ends as soon as the only person wants to go on.
    left = seconds_left(page)
    expect(page.locator(".break p")).not_to_have_text(say("cup-begins-in", seconds=left))
    assert 0 < seconds_left(page) < left <= 600
    button(page, "cup-go-on")
    expect(page).not_to_have_url(re.compile("/tournament/"), timeout=A_MATCH)
    assert at_a_table(page) != first
    leave_the_table(page)
    see_the_end(page)


def at_a_table(page: Page) -> str:
    """Led to a match that is played; where it is."""
    expect(page).to_have_url(re.compile("/table/"), timeout=A_MATCH)
    expect(page.get_by_role("listbox", name=say("uno-hand"))).to_be_visible()
    return page.url


def seconds_left(page: Page) -> int:
    """What the break says of how long it lasts."""
    told = page.locator(".break p")
    expect(told).to_have_text(re.compile(r"\d+"))
    return int("".join(re.findall(r"\d", told.inner_text())))


def leave_the_table(page: Page) -> None:
    """From the drawer with the log."""
    page.get_by_role("button", name=say("page-log")).click()
    page.get_by_role("button", name=say("page-leave"), exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name=say("page-leave"), exact=True).click()


def see_the_end(page: Page) -> None:
    """Three blocks, a duel of the two best, and a winner."""
    again = page.get_by_role("link", name=say("cup-again"))
    expect(again).to_be_visible(timeout=4 * A_MATCH)
    schedule = page.get_by_role("region", name=say("cup-schedule"))
    expect(schedule.get_by_role("listitem")).to_have_count(4)
    expect(schedule.get_by_role("listitem").last).to_contain_text(say("cup-duel"))
    best = [name.split("\n")[0] for name in standings(page)[:2]]
    won = page.get_by_role("heading", level=1).inner_text()
    names = {"You" if name.startswith("Ala") else name for name in best}
    assert any(won.startswith(name) for name in names), (won, names)


def standings(page: Page) -> list[str]:
    """Who stands there, from the best on."""
    table = page.get_by_role("region", name=say("cup-standings"))
    return [it.strip() for it in table.get_by_role("rowheader").all_inner_texts()]


def see_what_was_played(page: Page, table: str) -> None:
    """The record of the whole tournament, and the first table with the way back."""
    with page.expect_download() as download:
        button(page, "cup-record")
    assert download.value.path().read_text().startswith("stolik tournament 1\n")
    page.goto(table)
    ending = page.get_by_role("dialog").filter(has=page.get_by_role("table"))
    ending.get_by_role("button", name=say("page-to-tournament")).click()
    expect(page).to_have_url(re.compile("/tournament/"))


def test_a_break_leads_everybody_on_and_strangers_may_follow(
    new_page: NewPage, server: Server
) -> None:
    ala, olek = Client(server, "Ala"), Client(server, "Olek")
    tournament = lay(ala, "rotation12", olek, pause=600)
    pages = [new_page(guest=ala), new_page(guest=olek, width=360, height=740, touch=True)]
    watcher = new_page(guest=Client(server, "Jan"))
    for page in (*pages, watcher):
        page.goto(f"/tournament/{tournament}")
        expect(page.get_by_role("heading", name=say("cup-waiting"))).to_be_visible()
    begin(ala, tournament, olek)
    for page in pages:
        expect(page).to_have_url(re.compile("/table/"), timeout=A_MATCH)
    expect(watcher.get_by_text(say("cup-you-watch"))).to_be_visible()
    watcher.get_by_role("link", name=say("cup-watch"), exact=True).click()
    expect(watcher.get_by_text(say("page-watching"))).to_be_visible()
    # Who goes back to look at the standings is not led away again.
    pages[0].go_back()
    expect(pages[0].get_by_role("link", name=say("cup-your-table")).first).to_be_visible()


def test_a_code_leads_to_the_tournament(new_page: NewPage, server: Server) -> None:
    ala = Client(server, "Ala")
    tournament = lay(ala)
    code = ala.ask("GET", f"/api/tournaments/{tournament}").json()["code"]
    page = new_page(guest=Client(server, "Olek"))
    page.goto("/")
    page.get_by_label(say("page-code")).fill(code.lower())
    button(page, "page-join")
    button(page, "cup-join")
    button(page, "page-i-am-ready")
    expect(page.get_by_text(say("page-wait-ready"))).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Ala, Olek").click()
    expect(page).to_have_url(re.compile(tournament))


#: The longest words are Ukrainian; the others are looked at by `run.py test --all`.
WORDY = [it if it == "uk" else pytest.param(it, marks=pytest.mark.long) for it in LANGUAGES]


@pytest.mark.parametrize("language", WORDY)
def test_nothing_is_too_wide_for_a_phone(new_page: NewPage, language: str) -> None:
    stage = Stage(new_page, 360, 640, language=language)
    for name in ("new-tournament", "tournament-waiting", "tournament-duel", "tournament-winner"):
        page = TOURNAMENT[name](stage)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, (name, wide)
        page.context.close()


def test_f16_who_is_shown_out_of_a_tournament_is_told(new_page: NewPage, server: Server) -> None:
    new_page.forgive("403")
    ala, olek = Client(server, "Ala"), Client(server, "Olek")
    cup = lay(ala, "rotation12", olek)
    page = new_page(guest=olek)
    page.goto(f"/tournament/{cup}")
    expect(page.get_by_role("heading", name=say("cup-waiting"))).to_be_visible()
    ala.post(f"/api/tournaments/{cup}/kick", {"player": 2})
    expect(page.get_by_role("heading", name=say("cup-kicked"))).to_be_visible()
    expect(page.get_by_text(say("bye-kicked"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=say("cup-kicked"))).to_be_visible()
