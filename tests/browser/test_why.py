"""“Why not?” gets a sentence, a clause, and the clause's own words."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.devices import NewPage
from tests.browser.player import Player
from tests.browser.tables import deal
from tests.server.client import Server


def test_a_bad_cell_is_explained_with_its_clause(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, ["Ala"], ["random", "random"])
    player = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    player.play_until(lambda: any_bad_cell(player))
    player.bad_cells().first.dispatch_event("click")
    why = player.page.get_by_role("status").filter(has_text="Rule UNI-")
    expect(why).to_contain_text("differs from")
    clause = why.get_by_role("button", name="Rule UNI-3")
    clause.click()
    number = (clause.text_content() or "").removeprefix("Rule ").strip()
    words, *_ = re.split(r"\b[SCQ][BGY][WRN][123]\b", player.say(number))  # tiles are drawn
    expect(player.page.get_by_role("dialog")).to_contain_text(words.strip())


def any_bad_cell(player: Player) -> bool:
    """Choose the first tile; whether it fits not everywhere. If it does, it is let go again."""
    first = player.hand.get_by_role("option").first
    first.click()
    if player.bad_cells().count():
        return True
    first.click()
    return False


def test_a_greyed_button_tells_why(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, ["Ala"], ["random", "random"])
    player = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    player.wait_turn()
    player.button("unikat-end").dispatch_event("click")
    why = player.page.get_by_role("status").filter(has_text="Rule UNI-28")
    expect(why).to_contain_text("laid anything yet")
