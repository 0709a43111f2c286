"""Screens for all, phones beside them, and one device that is passed around, as scenes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import uno
from tests.browser.scenes import LONG, Scene, Stage
from tests.browser.shared import Passed, lay_screen, phones_let_in, start
from tests.browser.tables import Dealt
from tests.server.client import Client


def waiting(stage: Stage) -> Page:
    """A screen while its table waits: the code, somebody ready, somebody not, and a free chair."""
    screen, table = _waiting(stage)
    page = stage.open("/", screen)
    phones_let_in(page, stage.new_page.server)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("img", name=stage.say("page-qr", address=""))).to_be_visible()
    return page


def join(stage: Stage) -> Page:
    """A phone that has scanned the code."""
    page = stage.open(f"/table/{_waiting(stage)[1]}")
    expect(page.get_by_role("textbox", name=stage.say("page-your-name"))).to_be_visible()
    return page


def _waiting(stage: Stage) -> tuple[Client, str]:
    screen, friend = stage.guest("Screen"), stage.guest(LONG)
    asked = {"book": "uno-112", "seats": 4, "bots": ["random"], "way": "screen"}
    table = str(screen.post("/api/tables", asked)["id"])
    friend.post(f"/api/tables/{table}/join")
    friend.ready(table)
    return screen, table


def new_around(stage: Stage) -> Page:
    """A new table around one device."""
    page = stage.open("/new/unikat")
    page.get_by_role("radio", name=stage.say("page-way-hotseat")).check()
    expect(page.get_by_role("textbox").first).to_be_visible()
    return page


def new_race(stage: Stage) -> Page:
    """A new table of a game that needs a device for each."""
    page = stage.open("/new/ubongo")
    expect(page.get_by_text(stage.say("page-way-hotseat-race"))).to_be_visible()
    return page


def _unikat(stage: Stage) -> tuple[Client, Dealt]:
    server = stage.new_page.server
    screen, dealt = lay_screen(server, "unikat", ["Ala", LONG], ["random"] * 2, uni__oldest=0)
    start(screen, dealt)
    dealt.play_on(16)
    assert dealt.play_until_laying()
    return screen, dealt


def _uno(stage: Stage) -> tuple[Client, Dealt]:
    server = stage.new_page.server
    screen, dealt = lay_screen(server, "uno-108", ["Ala", LONG], ["random"] * 2)
    start(screen, dealt)
    uno.drive(dealt, lambda seat, now: seat == 0 and "draw" in now["legal"], uno.collect)
    return screen, dealt


def _ubongo(stage: Stage) -> tuple[Client, Dealt]:
    server = stage.new_page.server
    screen, dealt = lay_screen(server, "ubongo", ["Ala", LONG], ["random"] * 2)
    start(screen, dealt)
    return screen, dealt


def _shown(stage: Stage, screen: Client, dealt: Dealt, flat: bool = False) -> Page:
    page = stage.open(f"/table/{dealt.table}", screen)
    expect(page.locator(".told")).to_be_visible()
    if flat:
        page.get_by_role("button", name=stage.say("page-screen-flat")).click()
    return page


def screen_unikat(stage: Stage) -> Page:
    """Unikat on a screen for all."""
    return _shown(stage, *_unikat(stage))


def screen_uno(stage: Stage) -> Page:
    """UNO on a screen for all."""
    return _shown(stage, *_uno(stage))


def screen_flat(stage: Stage) -> Page:
    """UNO on a screen that lies flat."""
    return _shown(stage, *_uno(stage), flat=True)


def screen_ubongo(stage: Stage) -> Page:
    """Ubongo on a screen for all."""
    return _shown(stage, *_ubongo(stage))


def hand_unikat(stage: Stage) -> Page:
    """Unikat on a phone beside a screen."""
    return stage.sit(_unikat(stage)[1]).page


def hand_uno(stage: Stage) -> Page:
    """UNO on a phone beside a screen."""
    dealt = _uno(stage)[1]
    page = stage.open("/", dealt.people[0])
    return uno.Player(page, "Ala", stage.language).sit(dealt.table).page


def cover(stage: Stage) -> Page:
    """Between two hands on one device."""
    passed = Passed(stage.open("/"), stage.language).begin("unikat", ["Ala", LONG])
    passed.next(["Ala", LONG])
    return passed.page


def lifted(stage: Stage) -> Page:
    """A hand on a device that is passed around."""
    page = cover(stage)
    Passed(page, stage.language).lift()
    return page


def question(stage: Stage) -> Page:
    """The table is asked who has heard nothing."""
    page = stage.open("/")
    uno.retell(page, _come_to_one_card)
    Passed(page, stage.language).begin("uno-112", ["Ala", LONG])
    expect(page.get_by_role("button", name=stage.say("uno-nobody-noticed"))).to_be_visible()
    return page


def _come_to_one_card(now: uno.Now) -> None:
    view = now["view"]
    other = 1 - view["turn"]
    view["counts"][other] = 1
    view["lapses"] = [{"seat": other, "at": 0, "grace": False, "noted": False}]


DEVICES: dict[str, Scene] = {
    "screen-waiting": waiting,
    "screen-join": join,
    "screen-unikat": screen_unikat,
    "screen-uno": screen_uno,
    "screen-uno-flat": screen_flat,
    "screen-ubongo": screen_ubongo,
    "hand-unikat": hand_unikat,
    "hand-uno": hand_uno,
    "around-new": new_around,
    "around-race": new_race,
    "around-cover": cover,
    "around-lifted": lifted,
    "around-question": question,
}
