"""The screens of Ubongo, as ways to get there: for looking at them, and for examining them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.scenes import LONG, Scene, Stage
from tests.browser.tables import Dealt
from tests.browser.ubongo import Player, by_keys, deal

NAMES = ["Ala", LONG]
TIME = 600


def seated(stage: Stage, **options: object) -> tuple[Player, Player]:
    """Two people at a table with two bots, both at their pages."""
    keys: dict[str, object] = {"timer": TIME, **options}
    dealt = deal(stage.new_page.server, NAMES, ["random", "random"], **keys)
    return sit(stage, dealt, 0), sit(stage, dealt, 1)


def sit(stage: Stage, dealt: Dealt, seat: int) -> Player:
    """Somebody at a table, as the stage shows it."""
    page = stage.open("/", dealt.people[seat])
    return Player(page, NAMES[seat], stage.language).sit(dealt.table)


def racing(stage: Stage, **options: object) -> tuple[Player, Player]:
    """The same, with the boards before them."""
    ala, other = seated(stage, **options)
    ala.begin([other])
    expect(other.board).to_be_visible()
    return ala, other


def pawns(stage: Stage) -> Page:
    """A pawn is to be set."""
    ala, other = seated(stage)
    opened = ala.page.locator("button[data-open]").or_(ala.page.locator(".roll"))
    while not opened.first.is_visible():
        other.set_out()
        ala.page.wait_for_timeout(50)
    return ala.page


def easy(stage: Stage) -> Page:
    """A board of three pieces, one of them laid and one chosen."""
    ala, _ = racing(stage)
    by_keys(ala, 0, ala.solution()[0])
    ala.page.keyboard.press("2")
    return ala.page


def hard(stage: Stage) -> Page:
    """A board of four pieces, two of them laid."""
    ala, _ = racing(stage, side="hard")
    for index, placed in enumerate(ala.solution()[:2]):
        by_keys(ala, index, placed)
    return ala.page


def choose(stage: Stage) -> Page:
    """The board is covered: a row is to be chosen."""
    ala, _ = racing(stage)
    ala.solve(by_keys)
    expect(ala.page.locator("button[data-open]").first).to_be_visible()
    return ala.page


def boards(stage: Stage) -> Page:
    """The round is over, and every board lies open."""
    dealt = deal(stage.new_page.server, NAMES, timer=TIME)
    ala, other = sit(stage, dealt, 0), sit(stage, dealt, 1)
    ala.begin([other])
    for player in (ala, other):
        expect(player.board).to_be_visible()
        player.solve(by_keys)
        player.choose(3)
    shown = ala.page.get_by_role("list", name=stage.say("ubongo-solutions"))
    expect(shown.get_by_role("listitem")).to_have_count(2)
    return ala.page


def practice(stage: Stage) -> Page:
    """A puzzle for one, with a hint."""
    page = stage.open("/practice/ubongo#hard-1-5-2-0")
    player = Player(page, "", stage.language)
    expect(player.board.locator("[data-spot]").first).to_be_visible()
    told = page.locator(".told p")
    for _ in ("right so far", "which piece", "which cell"):
        before = told.inner_text()
        player.button("ubongo-hint").click()
        expect(told).not_to_have_text(before)
    return page


def new_table(stage: Stage) -> Page:
    """Everything that can be decided about Ubongo."""
    page = stage.open("/new/ubongo")
    page.get_by_text(stage.say("page-options")).click()
    expect(page.get_by_text(stage.say("ubo-mirror-label"), exact=True)).to_be_visible()
    return page


def tour(stage: Stage) -> Page:
    """The tour, at the board to be solved."""
    page = stage.open("/tour/ubongo")
    for step in (2, 3):
        page.get_by_role("button", name=stage.say("page-skip")).click()
        expect(page.get_by_text(f"{step}/5")).to_be_visible()
    return page


UBONGO: dict[str, Scene] = {
    "ubongo-pawns": pawns,
    "ubongo-easy": easy,
    "ubongo-hard": hard,
    "ubongo-choose": choose,
    "ubongo-boards": boards,
    "ubongo-practice": practice,
    "ubongo-new-table": new_table,
    "ubongo-tour": tour,
}
