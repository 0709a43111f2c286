"""The people around a table: who watches, who is shown out, who is host, who is waited for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import NewPage
from tests.browser.player import Player, play
from tests.browser.tables import deal
from tests.server.client import Client, Server


class Impatient(Server):
    """A server that waits for nobody longer than a few seconds."""

    program = (
        "-c",
        "import sys; from stolik.server import patience; "
        "patience.BUDGET = 4; from stolik.cli.main import main; sys.exit(main(sys.argv[1:]))",
    )


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    with Impatient(tmp_path) as server:
        yield server


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server of whose public tables no other test hears."""
    with Server(tmp_path) as server:
        yield server


def test_friends_meet_by_a_code_and_the_host_starts(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(width=360, height=640)
    host.goto("/")
    host.get_by_role("link", name="Play with friends").first.click()
    host.get_by_role("group", name="How many players?").get_by_text("3").click()
    host.get_by_role("button", name="Set up the table").click()
    code = host.get_by_label("Table code").inner_text()
    friend.goto("/")
    friend.get_by_role("textbox", name="Table code").fill(code.lower())
    friend.get_by_role("button", name="Join").click()
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I’m ready").click()
    expect(friend.get_by_role("status")).to_contain_text("Waiting for more players")
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name="I’m ready").click()
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        expect(Player(page).hand.get_by_role("option")).to_have_count(10)


def test_who_watches_sees_no_hand_and_can_do_nothing(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, ["Ala", "Olek"], ["random"])
    watcher = Player(new_page(guest=Client(server, "Zofia"))).sit(dealt.table)
    page = watcher.page
    expect(page.get_by_text("You are watching.")).to_be_visible()
    dealt.play_on(6)
    expect(
        page.get_by_role("list", name="What happened").get_by_role("listitem")
    ).not_to_have_count(0)
    expect(watcher.hand).to_have_count(0)
    expect(watcher.fitting()).to_have_count(0)
    for name in ("unikat-exchange", "unikat-end", "unikat-decline", "page-leave"):
        expect(watcher.button(name)).to_have_count(0)
    expect(watcher.display.get_by_role("button")).to_have_count(0)
    assert page.title() == "Stolik"


def waiting_pages(
    new_page: NewPage, server: Server, public: bool = False
) -> tuple[str, Page, Page, list[Client]]:
    """A host and a friend who wait at a table for three, both ready and on the line."""
    people = [Client(server, "Ala"), Client(server, "Olek")]
    wanted = {"book": "unikat", "seats": 3, "public": public}
    table = str(people[0].post("/api/tables", wanted)["id"])
    people[1].post(f"/api/tables/{table}/join")
    pages = [new_page(guest=person) for person in people]
    for page in pages:
        page.goto(f"/table/{table}")
        expect(page.get_by_role("button", name="I’m ready")).to_be_visible()
    for person, page in zip(people, pages, strict=True):
        person.ready(table)
        expect(page.get_by_text("Waiting for more players")).to_be_visible()
    return table, pages[0], pages[1], people


def test_the_host_hands_over_and_the_new_host_may_start(new_page: NewPage, server: Server) -> None:
    _, host, friend, _ = waiting_pages(new_page, server)
    expect(friend.get_by_role("button", name="Add a bot")).to_be_hidden()
    host.get_by_role("button", name="Make host").click()
    friend.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_role("button", name="Add a bot")).to_be_hidden()
    friend.get_by_role("button", name="Start").click()
    expect(Player(host).hand.get_by_role("option")).to_have_count(10)


def test_a_host_who_leaves_leaves_a_host_behind(new_page: NewPage, server: Server) -> None:
    _, host, friend, _ = waiting_pages(new_page, server)
    host.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_role("button", name="Play now").first).to_be_visible()
    expect(friend.get_by_role("button", name="Add a bot")).to_be_visible()


def show_out(host: Page, table: str, ala: Client, playing: bool) -> None:
    """The host shows Olek out, before the match or within it."""
    if playing:
        ala.post(f"/api/tables/{table}/bots", {"bot": "random"})
        ala.post(f"/api/tables/{table}/start")
        host.get_by_role("button", name="Olek").click()
    host.get_by_role("button", name="Remove").click()


@pytest.mark.parametrize("playing", [False, True])
def test_f16_who_is_shown_out_is_told(new_page: NewPage, server: Server, playing: bool) -> None:
    new_page.forgive("403")
    table, host, friend, people = waiting_pages(new_page, server)
    show_out(host, table, people[0], playing)
    for _ in range(2):
        expect(
            friend.get_by_role("heading", name="You are no longer at this table")
        ).to_be_visible()
        expect(friend.get_by_text("from the table. You can’t play or watch")).to_be_visible()
        expect(friend.get_by_role("link", name="Home")).not_to_have_count(0)
        friend.reload()
    expect(friend.get_by_role("button", name="Watch the game")).to_have_count(0)


@pytest.mark.parametrize("playing", [False, True])
def test_f16_who_is_shown_out_of_a_public_table_may_watch(
    browser: Browser, alone: Server, playing: bool
) -> None:
    new_page = NewPage(browser, alone)
    new_page.forgive("403")
    table, host, friend, people = waiting_pages(new_page, alone, public=True)
    show_out(host, table, people[0], playing)
    expect(friend.get_by_text("The host removed you from the table.")).to_be_visible()
    friend.get_by_role("button", name="Watch the game").click()
    if playing:
        expect(friend.get_by_text("You are watching.")).to_be_visible()
    else:
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.get_by_role("alert")).to_contain_text("removed you from")
    new_page.close()
    assert new_page.complaints() == []


def test_a_table_waits_for_who_is_absent_and_shows_how_long(
    browser: Browser, impatient: Server
) -> None:
    new_page = NewPage(browser, impatient)
    dealt = deal(impatient, ["Ala", "Olek"], [], oldest=1)
    ala = Player(new_page(guest=dealt.people[0]), "Ala").sit(dealt.table)
    seats = ala.page.get_by_role("list", name="Players")
    expect(seats).to_contain_text("waiting: 3 s")
    expect(seats).to_contain_text("a bot plays")
    ala.wait_turn()
    olek = Player(new_page(guest=dealt.people[1]), "Olek").sit(dealt.table)
    expect(seats).not_to_contain_text("a bot plays")
    assert play([ala, olek], 6) == 6
    new_page.close()
    assert new_page.complaints() == []


def test_who_leaves_a_game_may_take_the_seat_back(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, ["Ala", "Olek"], [])
    ala, olek = (
        Player(new_page(guest=guest), name).sit(dealt.table)
        for guest, name in zip(dealt.people, ["Ala", "Olek"], strict=True)
    )
    olek.button("page-leave").click()
    olek.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(ala.page.get_by_role("list", name="Players")).to_contain_text("a bot plays")
    olek.page.get_by_role("link", name="Unikat Ala, Olek playing").click()
    expect(ala.page.get_by_role("list", name="Players")).not_to_contain_text("a bot plays")
    assert play([ala, olek], 4) == 4


def test_a_reaction_is_seen_by_the_others(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, ["Ala", "Olek"], [])
    ala = Player(new_page(guest=dealt.people[0])).sit(dealt.table)
    olek = Player(new_page(guest=dealt.people[1], language="pl"), language="pl").sit(dealt.table)
    ala.page.get_by_text("Say something").click()
    ala.button("reaction-3").click()
    seats = olek.page.get_by_role("list", name=olek.say("page-seats"))
    expect(seats.get_by_text(olek.say("reaction-3"))).to_be_visible()
