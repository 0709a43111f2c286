"""The screens of UNO, as ways to get there: for looking at them, and for examining them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.scenes import LONG, Scene, Stage
from tests.browser.tables import Dealt
from tests.browser.uno import Now, Player, collect, deal, drive, may

NAMES = ["Ala", LONG]


def sit(stage: Stage, dealt: Dealt, seat: int = 0) -> Player:
    """Somebody at a table, as the stage shows it."""
    page = stage.open("/", dealt.people[seat])
    return Player(page, NAMES[seat], stage.language).sit(dealt.table)


def table(stage: Stage) -> Page:
    """Four at a table of the classic book, the first person on turn."""
    dealt = deal(stage.new_page.server, "uno-108", NAMES, ["random", "random"])
    drive(dealt, lambda seat, now: seat == 0 and "draw" in now["legal"], collect)
    return sit(stage, dealt).page


def ten(stage: Stage) -> Page:
    """Ten at a table, on two sides."""
    bots = ["random"] * 8
    dealt = deal(stage.new_page.server, "uno-108", NAMES, bots, k108__format="twoSides")
    drive(dealt, lambda seat, now: seat == 0 and "draw" in now["legal"], collect)
    return sit(stage, dealt).page


def many_cards(stage: Stage) -> Page:
    """A hand of thirty cards."""
    dealt = deal(stage.new_page.server, "uno-112", NAMES, [])
    return sit(stage, dealt, drive(dealt, holds_thirty, collect)).page


def holds_thirty(_: int, now: Now) -> bool:
    """Whether somebody is on turn with thirty cards."""
    view = now["view"]
    return "draw" in now["legal"] and len(view["hands"][view["seat"]]) >= 30


def colour(stage: Stage) -> Page:
    """A Custom Wild with a rule asks for a colour."""
    rules = {f"m112__custom{number}": "others?atleast-2:draw-3" for number in (1, 2, 3)}
    dealt = deal(stage.new_page.server, "uno-112", NAMES, [], **rules)
    player = sit(stage, dealt, drive(dealt, may("play WC"), collect))
    player.tap(player.page.locator("[data-card^=WC]").first)
    expect(player.page.get_by_role("group", name=stage.say("uno-ask-colour"))).to_be_visible()
    return player.page


def challenge(stage: Stage) -> Page:
    """A +4 is to be accepted or challenged."""
    dealt = deal(stage.new_page.server, "uno-108", NAMES, [])
    bluffer = drive(dealt, may("play W4"), collect)
    drive(dealt, may("challenge"), lambda _, legal: lay_four(legal))
    player = sit(stage, dealt, 1 - bluffer)
    expect(player.button("uno-do-challenge")).to_be_visible()
    return player.page


def lay_four(legal: list[str]) -> str:
    """The first way to lay a +4."""
    return next(action for action in legal if action.startswith("play W4"))


def hand_shown(stage: Stage) -> Page:
    """The hand that a challenge has opened."""
    page = challenge(stage)
    Player(page, "", stage.language).button("uno-do-challenge").click()
    expect(page.get_by_role("dialog").get_by_role("img").first).to_be_visible()
    return page


def scores(stage: Stage) -> Page:
    """The score sheet of a match in its later deals."""
    dealt = deal(stage.new_page.server, "uno-108", NAMES, [])
    drive(dealt, lambda _, now: now["view"]["deal"] > 3 and bool(now["legal"]), lay_first)
    player = sit(stage, dealt)
    player.button("uno-scores").click()
    expect(player.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    return player.page


def lay_first(seat: int, legal: list[str]) -> str:
    """Whatever can be laid, and else a draw."""
    lays = [action for action in legal if action.startswith("play")]
    return lays[-1] if lays else collect(seat, legal)


def new_table(stage: Stage) -> Page:
    """A rule of one's own is being put together."""
    page = stage.open("/new/uno-112")
    page.get_by_text(stage.say("page-options")).click()
    page.locator("#m112-custom1").select_option("own")
    expect(page.get_by_role("status").first).to_be_visible()
    page.locator("#m112-custom1").scroll_into_view_if_needed()
    return page


def waiting_room(stage: Stage) -> Page:
    """A table with a rule of its own and house rules waits for players."""
    ala = stage.guest("Ala")
    options = {"m112.custom1": "chosen:discard-skip", "uno.sevenZero": "on", "uno.jumpIn": "on"}
    data = {"book": "uno-112", "seats": 4, "bots": ["tuned"], "options": options}
    page = stage.open(f"/table/{ala.post('/api/tables', data)['id']}", ala)
    expect(page.get_by_role("img", name=stage.say("page-house-rule")).first).to_be_visible()
    return page


def tour_catch(stage: Stage) -> Page:
    """The tour, at somebody who has forgotten the word."""
    page = stage.open("/tour/uno-108")
    on = re.compile(f"^({stage.say('page-skip')}|{stage.say('page-next')})$")
    for place in range(1, 10):
        expect(page.get_by_text(f"{place}/12")).to_be_visible()
        page.get_by_role("button", name=on).click()
    expect(page.get_by_text("10/12")).to_be_visible()
    return page


UNO: dict[str, Scene] = {
    "uno-table": table,
    "uno-ten": ten,
    "uno-thirty-cards": many_cards,
    "uno-colour": colour,
    "uno-challenge": challenge,
    "uno-hand-shown": hand_shown,
    "uno-scores": scores,
    "uno-new-table": new_table,
    "uno-waiting-room": waiting_room,
    "uno-tour": tour_catch,
}
