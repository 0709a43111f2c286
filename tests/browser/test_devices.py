"""A screen for all with phones beside it, and one device that people pass around."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser import player, uno
from tests.browser.devices import PATIENCE, NewPage
from tests.browser.seeded import Seeded
from tests.browser.shared import Passed, heap_strings, lay_screen, phones_let_in, start
from tests.server.client import Client, Server

NAMES = ["Ala", "Olek"]
#: So many turns on one device, with a reload in the middle of them.
TURNS = [4, pytest.param(10, marks=pytest.mark.long)]
#: Whether the table is drawn higher than it was.
HIGHER = "(small) => document.querySelector('.board').clientHeight > small + 20"
#: Hides what is one's own, unless the match is over.
HIDE_OR_OVER = """() => {
  if (document.querySelector("dialog[open], [role=dialog]")) return true;
  const hide = document.querySelector("button.hide");
  hide?.click();
  return hide !== null;
}"""
TILE = re.compile(r"\b[SCQ][BGY][WRN][123]\b")


# -- a screen and phones --------------------------------------------------------------------------
def test_a_tablet_and_two_phones_play_uno_to_the_end(new_page: NewPage, server: Server) -> None:
    tablet = new_page(width=1280, height=800)
    phones_let_in(tablet, server)
    heard = listen(tablet)
    tablet.goto("/new/uno-112")
    tablet.get_by_role("radio", name="One screen and phones").check()
    tablet.get_by_role("group", name="How many players?").get_by_text("3", exact=True).click()
    tablet.get_by_role("group", name="are bots").get_by_text("1", exact=True).click()
    tablet.get_by_role("button", name="Set up the table").click()
    expect(tablet.get_by_role("img", name="QR code of")).to_be_visible()
    code = tablet.locator(".code").inner_text()
    phones = [scan(new_page, tablet, name) for name in NAMES]
    assert len(code) == 6
    tablet.get_by_role("button", name="Start", exact=True).click()
    players = [uno.Player(page, name) for page, name in zip(phones, NAMES, strict=True)]
    for one in players:
        expect(one.hand).to_be_visible()
        expect(one.page.get_by_role("button", name="Only what’s mine")).to_have_attribute(
            "aria-pressed", "true"
        )
    expect(tablet.locator(".told")).to_contain_text(re.compile("thinking|plays|draws"))
    expect(tablet.get_by_role("listbox")).to_have_count(0)
    assert uno.play(players) > 2
    dialog = tablet.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text("The shuffle is the one that was promised")
    frames = [frame for frame in heard if "now" in frame]
    assert len(frames) > 5
    assert all(frame["now"]["view"]["hands"] == [None] * 3 for frame in frames)
    assert all(frame["now"]["legal"] == [] for frame in frames)
    dialog.get_by_role("button", name="Play again").click()
    expect(tablet.locator(".code")).to_be_visible()


def listen(page: Page) -> list[dict[str, Any]]:
    """Every frame that a page hears from its table from now on."""
    heard: list[dict[str, Any]] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda told: heard.append(json.loads(told)))

    page.on("websocket", follow)
    return heard


def scan(new_page: NewPage, screen: Page, name: str) -> Page:
    """A phone that scans the code of a screen, sits down and is ready."""
    told = screen.get_by_role("img", name="QR code of").get_attribute("alt") or ""
    page = new_page(width=360, height=640, touch=True)
    page.goto(told.rpartition(" ")[2])
    page.get_by_role("textbox", name="What’s your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I’m ready").click()
    expect(screen.get_by_text(name)).to_be_visible()
    return page


def test_a_phone_remembers_how_much_of_the_table_it_shows(
    new_page: NewPage, server: Server
) -> None:
    screen, dealt = lay_screen(server, "unikat", NAMES, uni__oldest=0)
    start(screen, dealt)
    assert dealt.play_until_laying()
    page = new_page(width=360, height=640, touch=True, guest=dealt.people[0])
    ala = player.Player(page, "Ala").sit(dealt.table)
    ala.wait_turn()
    switch = page.get_by_role("button", name="Only what’s mine")
    expect(switch).to_have_attribute("aria-pressed", "true")
    small = board_height(page)
    wait_for(page, lambda: bool(ala.tiles_that_fit()))
    # The table comes up when a tile is chosen, and goes again with it.
    ala.tile(ala.tiles_that_fit()[0]).click()
    expect(ala.fitting().first).to_be_visible()
    page.wait_for_function(HIGHER, arg=small)
    ala.fitting().first.click()
    page.wait_for_function(f"(small) => !({HIGHER})(small)", arg=small)
    switch.click()
    page.wait_for_function(HIGHER, arg=small)
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.wait_for_function(HIGHER, arg=small)


def wait_for(page: Page, wanted: Callable[[], bool]) -> None:
    """Until something is so; a page that has just been opened may still be drawing."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not wanted():
        assert time.monotonic() < deadline, "it did not come about"
        page.wait_for_timeout(50)


def board_height(page: Page) -> int:
    """How high the table is drawn."""
    return int(page.locator(".board").evaluate("(it) => it.clientHeight"))


def test_a_screen_shows_ubongo_s_gems_and_time_and_no_board(
    clocked_page: NewPage, clocked: Seeded
) -> None:
    screen, dealt = lay_screen(clocked, "ubongo", NAMES, ubo__countdown=0, ubo__turnTimer=5)
    start(screen, dealt)
    page = clocked_page(width=1920, height=1080, guest=screen)
    page.goto(f"/table/{dealt.table}")
    phone = clocked_page(width=360, height=640, touch=True, guest=dealt.people[0])
    phone.goto(f"/table/{dealt.table}")
    # Nobody does anything: the clock places the pawns and rolls the die.
    while not page.get_by_role("timer").is_visible():
        clocked.pass_time(5)
        page.wait_for_timeout(50)
    expect(page.get_by_role("group", name="Gems")).to_be_visible()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    expect(phone.get_by_role("button", name="Give up")).to_be_visible()
    expect(page.get_by_role("button", name="Give up")).to_have_count(0)


def test_names_are_turned_to_those_who_sit_there_when_it_lies_flat(
    new_page: NewPage, server: Server
) -> None:
    screen, dealt = lay_screen(server, "uno-108", NAMES, ["random", "random"])
    start(screen, dealt)
    page = new_page(width=800, height=1280, guest=screen, touch=True)
    page.goto(f"/table/{dealt.table}")
    flat = page.get_by_role("button", name="Flat on the table")
    flat.click()
    expect(page.locator(".side.top .label")).to_have_count(1)
    page.reload()
    expect(flat).to_have_attribute("aria-pressed", "true")
    turned = {side: turn_of(page, side) for side in ("bottom", "left", "top", "right")}
    assert turned == {"bottom": 0, "left": 90, "top": 180, "right": -90}


def turn_of(page: Page, side: str) -> int:
    """By how many degrees a name is turned."""
    told = page.locator(f".side.{side} .turned").first.evaluate(
        """(it) => {
          const { a, b } = new DOMMatrix(getComputedStyle(it).transform);
          return Math.round(Math.atan2(b, a) * 180 / Math.PI);
        }"""
    )
    return int(told)


def test_a_screen_is_silent_until_somebody_wants_it_otherwise(
    new_page: NewPage, server: Server
) -> None:
    screen, dealt = lay_screen(server, "unikat", NAMES)
    page = new_page(guest=screen)
    page.goto(f"/table/{dealt.table}")
    sounds = page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    sounds.click()
    page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "true")
    sounds.click()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()


def test_who_plays_on_a_device_does_not_make_it_a_screen_for_all(
    new_page: NewPage, server: Server
) -> None:
    screen, dealt = lay_screen(server, "unikat", NAMES)
    start(screen, dealt)
    page = new_page(guest=dealt.people[0])
    page.goto(f"/screen/{dealt.table}")
    expect(page.get_by_role("heading", name="You are playing at this table")).to_be_visible()
    page.get_by_role("link", name="Back to my seat").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    # Anybody else can show any table large.
    other = new_page(guest=Client(server, "Jan"))
    other.goto(f"/table/{dealt.table}")
    other.get_by_role("link", name="Show on a big screen").click()
    expect(other.locator(".told")).to_be_visible()
    expect(other.get_by_text("Ala").first).to_be_visible()


# -- one device for all ---------------------------------------------------------------------------
@pytest.mark.parametrize("turns", TURNS)
def test_unikat_on_one_device_with_nothing_left_behind(
    new_page: NewPage, server: Server, turns: int
) -> None:
    page = new_page(width=412, height=780, touch=True)
    heard = lines_of(page)
    passed = Passed(page).begin("unikat", NAMES)
    known = tiles_in_memory(page)  # what lies on the table, and the examples of the tour
    players = {name: player.Player(page, name) for name in NAMES}
    hidden = 0
    for turn in range(turns):
        if turn == turns // 2:
            page.reload()
            passed.covered()
        name = passed.next(NAMES)
        passed.lift()
        take_turn(players[name])
        own = hand_of(page)
        assert set(own) - known <= tiles_in_memory(page), "nothing is found where it is"
        passed.hide()
        secret = set(own) - known - tiles_heard(heard)
        assert not secret & tiles_in_memory(page)
        assert not secret & set(TILE.findall(page.evaluate("document.documentElement.outerHTML")))
        hidden += len(secret)
        assert max(line["most"] for line in heard) == 1, "two hands at a time"
    assert hidden > turns


@pytest.mark.long
def test_unikat_on_one_device_to_its_end(new_page: NewPage, server: Server) -> None:
    page = new_page(width=412, height=780, touch=True)
    passed = Passed(page).begin("unikat", NAMES)
    dialog = page.get_by_role("dialog").filter(has=page.get_by_role("table"))
    lift = page.locator(".lift")
    while True:
        expect(lift.or_(dialog).first).to_be_visible()
        if dialog.is_visible():
            break
        name = passed.next(NAMES)
        passed.lift()
        take_turn(player.Player(page, name))
        hide = page.locator("button.hide")
        expect(hide.or_(dialog).first).to_be_visible()
        if not dialog.is_visible():
            passed.hide()
    expect(dialog.get_by_role("row")).to_have_count(1 + len(NAMES))
    expect(dialog.get_by_text("winner").first).to_be_visible()
    expect(dialog.get_by_role("status")).to_contain_text("The shuffle is the one that was promised")


def take_turn(person: player.Player) -> None:
    """Play until it is somebody else's turn, or nothing is left to do."""
    while person.wait():
        person.act()


def hand_of(page: Page) -> list[str]:
    """The tiles in the hand that is shown, by their codes."""
    return [tile.get_attribute("data-tile") or "" for tile in page.get_by_role("option").all()]


def tiles_in_memory(page: Page) -> set[str]:
    """Every tile that is named in a string of the page's program."""
    return {tile for text in heap_strings(page) for tile in TILE.findall(text)}


def tiles_heard(lines: list[dict[str, Any]]) -> set[str]:
    """Every tile that the lines without a seat have told: those are for all."""
    public = [text for line in lines if line["seat"] is None for text in line["heard"]]
    return {tile for text in public for tile in TILE.findall(text)}


def lines_of(page: Page) -> list[dict[str, Any]]:
    """Every line that a page opens: whose seat it is, and whether it is still open."""
    lines: list[dict[str, Any]] = []

    def follow(socket: WebSocket) -> None:
        line: dict[str, Any] = {"seat": None, "open": True, "most": 0, "heard": []}
        lines.append(line)

        def hear(told: str | bytes) -> None:
            frame = json.loads(told)
            line["heard"].append(str(told))
            if frame["t"] == "welcome":
                line["seat"] = frame.get("seat")
                line["most"] = sum(one["open"] and one["seat"] is not None for one in lines)

        socket.on("framereceived", hear)
        socket.on("close", lambda _: line.update(open=False))

    page.on("websocket", follow)
    return lines


def test_on_one_device_somebody_is_caught_without_the_word(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(width=412, height=780, touch=True)
    passed = Passed(page).begin("uno-112", ["Ala", "Olek", "Zofia"])
    silent = forget_the_word(passed, ["Ala", "Olek", "Zofia"])
    asked = page.get_by_role("group", name=f"{silent} has one card left")
    expect(asked).to_be_visible()
    expect(page.locator(".lift")).to_have_count(0)
    witness = next(name for name in ("Ala", "Olek", "Zofia") if name != silent)
    asked.get_by_role("button", name=witness, exact=True).click()
    expect(page.locator(".news")).to_contain_text(re.compile(f"{silent} (takes|draws) 2|catches"))
    passed.covered()
    expect(page.locator(".lift")).to_be_visible()


#: What can be laid without a question about it.
PLAIN = '[data-fits]:not([data-card^="W"])'


def forget_the_word(passed: Passed, names: Sequence[str]) -> str:
    """Play until somebody lays the last but one card without a word; who it is."""
    while True:
        name = passed.next(names)
        passed.lift()
        one = uno.Player(passed.page, name)
        held = passed.page.locator("[data-card]").count()
        if held == 2 and passed.page.locator(PLAIN).count():
            one.tap(passed.page.locator(PLAIN).first)
            expect(passed.page.locator("[data-card]")).to_have_count(1)
            passed.hide()
            return name
        while one.page.wait_for_function(uno.LIVE, arg=name).json_value() == "mine":
            one.act()
        passed.hide()
        answer_nobody(passed)


def answer_nobody(passed: Passed) -> None:
    """Nobody has noticed anything, if the table is asked."""
    nobody = passed.page.get_by_role("button", name=passed.say("uno-nobody-noticed"))
    expect(nobody.or_(passed.page.locator(".lift"))).to_be_visible()
    if nobody.is_visible():
        nobody.click()


def test_bots_play_at_a_table_around_one_device_and_it_ends(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(width=1280, height=800)
    passed = Passed(page).begin("uno-112", NAMES, bots=1)
    dialog = page.get_by_role("dialog").filter(has=page.get_by_role("table"))
    while not dialog.is_visible():
        expect(page.locator(".lift").or_(dialog).or_(nobody(passed)).first).to_be_visible()
        if nobody(passed).is_visible():
            nobody(passed).click()
        elif page.locator(".lift").is_visible():
            play_one(passed)
    expect(dialog.get_by_role("status")).to_contain_text("The shuffle is the one that was promised")
    dialog.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="Start", exact=True).click()
    passed.covered()


def nobody(passed: Passed) -> Any:
    """The answer that nobody has noticed anything."""
    return passed.page.get_by_role("button", name=passed.say("uno-nobody-noticed"))


def play_one(passed: Passed) -> None:
    """Somebody takes the device, plays and hides, unless the match is over by that."""
    name = passed.next(NAMES)
    passed.lift()
    one = uno.Player(passed.page, name)
    while passed.page.wait_for_function(uno.LIVE, arg=name).json_value() == "mine":
        one.act()
    dialog = passed.page.get_by_role("dialog")
    # A bot may end the match at any moment, and then the dialog lies over the button.
    passed.page.wait_for_function(HIDE_OR_OVER)
    expect(passed.page.locator(".cover").or_(dialog).first).to_be_visible()
    if not dialog.is_visible():
        passed.covered()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_race_is_not_offered_on_one_device_and_says_why(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    page.goto("/new/ubongo")
    say = Passed(page, language).say
    choice = page.get_by_role("radio", name=say("page-way-hotseat"))
    expect(choice).to_be_disabled()
    expect(page.get_by_text(say("page-way-hotseat-race"))).to_be_visible()
