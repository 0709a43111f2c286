"""Lines break, pages are loaded anew, people change their device: nothing is lost."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import NewPage
from tests.browser.player import Player, play
from tests.browser.shared import Passed, lay_screen, start
from tests.browser.tables import deal
from tests.server.client import Client, Server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    with Server(tmp_path) as server:
        yield server


def test_a_reload_in_mid_game_changes_nothing(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, ["Ala"], ["random", "random"])
    player = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    play([player], 4)
    player.wait_turn()
    before = player.read()
    player.page.reload()
    player.wait_turn()
    expect(player.page.get_by_role("button", name=re.compile("not here"))).to_have_count(0)
    assert player.read() == before
    assert play([player], 2) == 2


def test_a_killed_server_comes_back_and_so_does_the_page(
    browser: Browser, own_server: Server
) -> None:
    new_page = NewPage(browser, own_server)
    new_page.forgive("ERR_CONNECTION_REFUSED")
    dealt = deal(own_server, ["Ala"], ["random", "random"])
    player = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    play([player], 4)
    player.wait_turn()
    before = player.read()
    die_and_return(own_server, player, lambda: None)
    player.wait_turn()
    assert player.read() == before
    player.play_until(lambda: True)
    held = player.hand.get_by_role("option").count()
    die_and_return(own_server, player, player.exchange)  # a move made while nobody hears it
    expect(player.hand.get_by_role("option")).to_have_count(held - 1)
    assert play([player], 3) == 3
    new_page.close()
    assert new_page.complaints() == []


def die_and_return(server: Server, player: Player, meanwhile: Callable[[], None]) -> None:
    """The server is killed, the page says so, and then both come back."""
    server.kill()
    gone = player.page.get_by_text("Connection lost. Reconnecting; nothing is lost.")
    expect(gone).to_be_visible()
    meanwhile()
    server.start()
    expect(gone).to_be_hidden()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="prlimit is Linux's")
def test_a_full_disk_is_told_wherever_it_is_played_and_got_over(
    browser: Browser, tmp_path: Path
) -> None:
    from tests.server.disk import fill, free

    with Server(tmp_path, {}) as server:
        new_page = NewPage(browser, server)
        screen, dealt = lay_screen(server, "unikat", ["Ala", "Olek"], uni__oldest=0)
        start(screen, dealt)
        passed = Passed(new_page()).begin("unikat", ["Jan", "Iga"])
        television = open_table(new_page, dealt.table, screen)
        ala = Player(open_table(new_page, dealt.table, dealt.people[0]), "Ala")
        ala.wait_turn()
        told = [one.get_by_text(NOTHING_KEPT) for one in (ala.page, television, passed.page)]
        fill(server)
        ala.exchange()
        for banner in told:
            expect(banner).to_be_visible()
        free(server)
        for banner in told:
            expect(banner).to_be_hidden()
        expect(ala.page.get_by_text(ala.say("prompt-take")).first).to_be_visible()
        new_page.close()
        assert new_page.complaints() == []


NOTHING_KEPT = "Moves can’t be saved right now, so the clock is stopped."


def open_table(new_page: NewPage, table: str, guest: Client) -> Page:
    """The table, as a guest's device shows it."""
    page = new_page(guest=guest)
    page.goto(f"/table/{table}")
    return page


def test_a_page_that_reaches_nobody_says_so_and_tries_again(new_page: NewPage) -> None:
    new_page.forgive("ERR_FAILED")
    page = new_page()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("Stolik can’t be reached. Trying again.")).to_be_visible()
    page.unroute_all()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_link_moves_a_player_to_another_device(new_page: NewPage, server: Server) -> None:
    new_page.forgive("401")
    dealt = deal(server, ["Ala"], ["random"])
    old = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    hand = old.hand.get_by_role("option")
    tiles = hand.count()
    old.page.get_by_role("button", name="Settings").click()
    old.page.get_by_role("button", name="Continue on another device").click()
    link = old.page.get_by_role("textbox", name="Link").input_value()
    page = new_page(width=360, height=640, touch=True)
    page.goto(link)
    page.get_by_role("button", name="Move here").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    page.get_by_role("link", name="playing").click()
    new = Player(page, "Ala")
    expect(new.hand.get_by_role("option")).to_have_count(tiles)
    expect(old.page.get_by_text("You have moved to another device.")).to_be_visible()
    old.page.goto("/")
    expect(old.page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(old.page.get_by_role("heading", name="My tables")).to_be_hidden()
    page.goto(link)
    new_page.forgive("401", "409")
    page.get_by_role("button", name="Move here").click()
    expect(page.get_by_text("This link no longer works", exact=False)).to_be_visible()
