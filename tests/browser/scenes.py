"""Every screen of the page, as a way to get there: for looking at it, and for examining it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import Page, WebSocketRoute, expect

from stolik.rulebook import speaker
from tests.browser.devices import NewPage, Theme
from tests.browser.player import Player
from tests.browser.tables import Dealt, deal
from tests.server.client import Client

LONG = "W" * 24
#: Moves of people after which a table is well filled.
MANY = 34


@dataclass
class Stage:
    """The size, the light and the language in which screens are shown, and tables to show."""

    new_page: NewPage
    width: int = 1440
    height: int = 900
    theme: Theme = "light"
    language: str = "en"
    #: Who sits beside Ala; a long name shows whether there is room for it.
    friend: str = LONG

    def open(self, path: str, guest: Client | None = None) -> Page:
        """A page of the stage's size."""
        page = self.new_page(
            width=self.width,
            height=self.height,
            theme=self.theme,
            language=self.language,
            guest=guest,
            touch=self.width < 600,
        )
        page.goto(path)
        return page

    def sit(self, dealt: Dealt) -> Player:
        """The first person of a table, on turn."""
        page = self.open(f"/table/{dealt.table}", dealt.people[0])
        player = Player(page, "Ala", self.language)
        player.wait_turn()
        return player

    def guest(self, name: str) -> Client:
        """Somebody new."""
        return Client(self.new_page.server, name)

    def begun(self) -> Dealt:
        """A table of four, two of them people."""
        return deal(self.new_page.server, ["Ala", self.friend], ["random", "random"])

    def well_filled(self) -> Dealt:
        """A table with many tiles on it, the first person on turn and able to lay."""
        while True:
            dealt = self.begun()
            if dealt.play_on(MANY) and dealt.play_until_laying():
                return dealt

    @cached_property
    def late(self) -> Dealt:
        """A table late in a game, at which no scene changes anything."""
        return self.well_filled()

    @cached_property
    def over(self) -> Dealt:
        """A table whose game is over."""
        dealt = deal(self.new_page.server, ["Ala", self.friend], ["greedy", "greedy"])
        dealt.play_on()
        return dealt

    def say(self, message: str, **facts: str | int) -> str:
        """What the page says."""
        return speaker(self.language)(message, **facts)


def landing(stage: Stage) -> Page:
    """The first page of somebody who sits at tables already."""
    ala = stage.late.people[0]
    ala.post("/api/tables", {"book": "unikat", "seats": 4, "bots": ["greedy"], "public": True})
    page = stage.open("/", ala)
    expect(page.get_by_role("heading", name=stage.say("page-public-tables"))).to_be_visible()
    return page


def first_visit(stage: Stage) -> Page:
    """The first page of somebody who has never played."""
    page = stage.open("/")
    expect(page.get_by_text(stage.say("page-first-time")).first).to_be_visible()
    return page


def first_game(stage: Stage) -> Page:
    """The first turn of somebody who has never played."""
    page = first_visit(stage)
    page.get_by_role("button", name=stage.say("page-play-now")).first.click()
    expect(page.get_by_role("listbox")).to_be_visible()
    expect(page.get_by_text(stage.say("page-first-time"))).to_be_visible()
    return page


def new_table(stage: Stage) -> Page:
    """A new table, with everything that can be decided."""
    page = stage.open("/new/unikat")
    page.get_by_text(stage.say("page-options")).click()
    expect(page.get_by_role("combobox", name=stage.say("uni-takeBack-label"))).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    return page


def waiting_room(stage: Stage) -> Page:
    """A host who waits: somebody is not ready, and a seat is free."""
    ala, friend = stage.guest("Ala"), stage.guest(stage.friend)
    table = ala.lay_table(4, ["greedy"], rounds=3, takeBack="allow")
    friend.post(f"/api/tables/{table}/join")
    ala.ready(table)
    page = stage.open(f"/table/{table}", ala)
    expect(page.get_by_text(stage.friend).first).to_be_visible()
    return page


def early(stage: Stage) -> Page:
    """The first turn of a game."""
    return stage.sit(stage.begun()).page


def late(stage: Stage) -> Page:
    """Late in a game."""
    return stage.sit(stage.late).page


def chosen(stage: Stage) -> Page:
    """A tile is chosen, and the cells where it fits are marked."""
    player = stage.sit(stage.late)
    player.tile(player.tiles_that_fit()[0]).click()
    return player.page


def why(stage: Stage) -> Page:
    """A tile was put where it does not fit, and the rule is read in place."""
    player = stage.sit(stage.late)
    player.tile(player.tiles_that_fit()[0]).click()
    player.bad_cells().first.dispatch_event("click")
    player.page.get_by_role("button", name="UNI-").click()
    expect(player.page.get_by_role("dialog").get_by_role("paragraph")).to_be_visible()
    return player.page


def exchange(stage: Stage) -> Page:
    """A tile was given, and another has to be taken for it."""
    player = stage.sit(stage.begun())
    player.exchange()
    expect(player.page.get_by_text(stage.say("prompt-take")).first).to_be_visible()
    return player.page


def log(stage: Stage) -> Page:
    """What happened, and things to say."""
    player = stage.sit(stage.late)
    if stage.width < 1000:
        player.page.get_by_role("button", name=stage.say("page-log")).click()
    player.page.get_by_text(stage.say("page-say-something")).click()
    return player.page


def result(stage: Stage) -> Page:
    """The end of a game."""
    page = stage.open(f"/table/{stage.over.table}", stage.over.people[0])
    expect(page.get_by_role("dialog").get_by_role("status")).not_to_have_text(
        stage.say("page-verifying")
    )
    return page


def replay(stage: Stage) -> Page:
    """The game once more, late in it, with all hands."""
    page = result(stage)
    page.get_by_role("dialog").get_by_role("button", name=stage.say("page-replay")).click()
    place = page.get_by_role("slider")
    place.press("End")
    for _ in range(6):
        page.get_by_role("button", name=stage.say("page-back")).click()
    return page


def rules(stage: Stage) -> Page:
    """The rulebook at a clause."""
    page = stage.open("/rules/unikat#UNI-32")
    expect(page.locator("#UNI-32")).to_be_in_viewport()
    return page


def rules_search(stage: Stage) -> Page:
    """What the rulebook answers to a question."""
    page = stage.open("/rules/uno-108")
    page.get_by_role("searchbox").fill("+2 +2")
    expect(page.get_by_role("term").first).to_be_visible()
    return page


def tour(stage: Stage) -> Page:
    """A step of the first-game tour, and an answer."""
    page = stage.open("/tour/unikat")
    page.get_by_role("button", name=stage.say("page-skip")).click()
    expect(page.get_by_text("2/8")).to_be_visible()
    return page


def settings(stage: Stage) -> Page:
    """Name, language, light and sound, and the way to another device."""
    page = stage.open("/", stage.guest(LONG))
    page.get_by_role("button", name=stage.say("page-settings")).click()
    page.get_by_role("button", name=stage.say("page-move-make")).click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    return page


def move(stage: Stage) -> Page:
    """Arriving from another device, by a link that is good once."""
    link = stage.guest("Ala").post("/api/guests/link")["link"]
    page = stage.open(f"/move/{link}")
    expect(page.get_by_role("button", name=stage.say("page-move-do"))).to_be_visible()
    return page


def move_again(stage: Stage) -> Page:
    """A link from another device that has been used."""
    ala = stage.guest("Ala")
    link = ala.post("/api/guests/link")["link"]
    ala.post("/api/guests/move", {"link": link})
    page = stage.open(f"/move/{link}")
    page.get_by_role("button", name=stage.say("page-move-do")).click()
    expect(page.get_by_role("status").get_by_role("link")).to_be_visible()
    return page


def spectator(stage: Stage) -> Page:
    """Somebody who only watches."""
    page = stage.open(f"/table/{stage.late.table}", stage.guest("Zofia"))
    expect(page.get_by_text(stage.say("page-watching"))).to_be_visible()
    return page


def reconnecting(stage: Stage) -> Page:
    """The line is broken."""
    page = stage.open("/", stage.late.people[0])
    lines: list[WebSocketRoute] = []

    def join(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/api/socket*", join)
    page.goto(f"/table/{stage.late.table}")
    expect(page.get_by_role("listbox")).to_be_visible()
    page.route("**/ticket*", lambda route: route.abort())
    lines[0].close()
    expect(page.get_by_text(stage.say("page-reconnecting"))).to_be_visible()
    return page


def not_found(stage: Stage) -> Page:
    """A table that does not exist."""
    page = stage.open(f"/table/{'0' * 32}")
    expect(page.get_by_role("heading", name=stage.say("page-no-table"))).to_be_visible()
    return page


def kicked(stage: Stage) -> Page:
    """Somebody was shown out."""
    dealt = stage.begun()
    page = stage.open(f"/table/{dealt.table}", dealt.people[1])
    expect(page.get_by_role("listbox")).to_be_visible()
    dealt.people[0].post(f"/api/tables/{dealt.table}/kick", {"seat": 3})
    expect(page.get_by_role("heading", name=stage.say("page-line-ended"))).to_be_visible()
    return page


Scene = Callable[[Stage], Page]
#: Screens before and beside a game, and screens of the table, by the name of their picture.
LOBBY: dict[str, Scene] = {
    "landing": landing,
    "first-visit": first_visit,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "rules": rules,
    "rules-search": rules_search,
    "tour": tour,
    "settings": settings,
    "move": move,
    "move-again": move_again,
    "not-found": not_found,
    "kicked": kicked,
}
TABLE: dict[str, Scene] = {
    "first-game": first_game,
    "table-early": early,
    "table-late": late,
    "tile-chosen": chosen,
    "why-not": why,
    "exchange": exchange,
    "log": log,
    "result": result,
    "replay": replay,
    "spectator": spectator,
    "reconnecting": reconnecting,
}
#: What these screens write to the console, and should.
EXPECTED = ("404", "409", "ERR_FAILED")
#: Nothing moves any more but the bar of a clock, which always does, and every image is there.
SETTLED = """() => document.getAnimations()
  .filter((one) => one.transitionProperty !== "background-size")
  .every((one) => one.playState !== "running") &&
  [...document.images].every((image) => image.complete)"""
