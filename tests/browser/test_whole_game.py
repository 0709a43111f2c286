"""Two browsers and two bots play a whole game of Unikat, and what comes after it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from stolik.core.record import verify
from stolik.games import BOOKS
from tests.browser.devices import NewPage
from tests.browser.player import Player, play
from tests.browser.tables import deal
from tests.server.client import Server


def test_two_browsers_and_two_bots_play_a_whole_game(
    new_page: NewPage, server: Server, tmp_path: Path
) -> None:
    dealt = deal(server, ["Ala", "Olek"], ["greedy", "random"])
    players = [
        Player(new_page(guest=guest), name).sit(dealt.table)
        for guest, name in zip(dealt.people, ["Ala", "Olek"], strict=True)
    ]
    assert play(players) > 10
    for player in players:
        see_the_end(player)
    see_the_replay(players[0])
    save_the_record(players[1], tmp_path / "record.txt")
    play_again(players)


def see_the_end(player: Player) -> None:
    """Who won, everybody's points, and a shuffle checked on this device."""
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("row")).to_have_count(5)
    expect(dialog.get_by_text("winner").first).to_be_visible()
    expect(dialog.get_by_role("status")).to_contain_text("The shuffle is the one that was promised")


def see_the_replay(player: Player) -> None:
    """Back and forth through the game, with one hand and with all of them."""
    page = player.page
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    place = page.get_by_role("slider", name="Position in the game")
    expect(place).to_be_visible()
    expect(page.get_by_text("the tiles are dealt")).to_be_visible()
    others = page.get_by_role("listitem")
    expect(others).to_have_count(3)
    page.get_by_role("checkbox", name="Show all hands").uncheck()
    expect(others).to_have_count(0)
    page.get_by_role("checkbox", name="Show all hands").check()
    expect(others).to_have_count(3)
    page.get_by_role("button", name="Forward").click()
    expect(page.get_by_text(re.compile(r"^1/\d+$"))).to_be_visible()
    place.press("End")
    expect(page.get_by_text("The game is over. Winner:")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Result").click()


def save_the_record(player: Player, file: Path) -> None:
    """The record is whole, and honest."""
    with player.page.expect_download() as saved:
        player.page.get_by_role("button", name="Save the record").click()
    saved.value.save_as(file)
    record = verify(file.read_text(encoding="utf-8"), BOOKS)
    assert record.ending == "over"


def play_again(players: list[Player]) -> None:
    """Both come to the same new table, and it is dealt."""
    first, second = (player.page for player in players)
    first.get_by_role("button", name="Play again").click()
    expect(first.get_by_text("Are you ready?")).to_be_visible()
    second.get_by_role("button", name="Join the rematch").click()
    for page in (first, second):
        page.get_by_role("button", name="I’m ready").click()
    first.get_by_role("button", name="Start").click()
    for player in players:
        expect(player.hand.get_by_role("option").first).to_be_visible()
    assert first.url == second.url
