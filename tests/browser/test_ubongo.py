"""Ubongo at the page: a whole match, every way of laying, second chance, practice, the tour."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import NewPage
from tests.browser.seeded import Seeded
from tests.browser.ubongo import Player, Way, by_finger, by_keys, by_mouse, by_taps, deal
from tests.server.client import Server

NAMES = ["Ala", "Olek"]
LONG = 600
#: What sticks out of the screen, or lies under something else.
CUT = """() => {
  const { clientWidth, clientHeight } = document.documentElement;
  return [...document.querySelectorAll("button, [data-spot]")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const out = left < 0 || right > clientWidth + 1 || top < 0 || bottom > clientHeight + 1;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return out || !(one.contains(hit) || one.matches(".laid, .row, .chair *"));
    })
    .map((one) => one.ariaLabel ?? one.textContent.trim());
}"""


def two(new_page: NewPage, server: Server, **options: object) -> tuple[Player, Player]:
    """Two people in their first race, on a wide screen and a phone, with all the time they want."""
    dealt = deal(server, NAMES, [], **{"timer": LONG, **options})
    wide = new_page(guest=dealt.people[0])
    phone = new_page(guest=dealt.people[1], width=360, height=740, touch=True)
    ala, olek = (
        Player(page, name).sit(dealt.table) for page, name in zip([wide, phone], NAMES, strict=True)
    )
    ala.begin([olek])
    expect(olek.board).to_be_visible()
    return ala, olek


@pytest.mark.parametrize("side", ["easy", "hard"])
@pytest.mark.parametrize(
    "ways", [(by_mouse, by_finger), (by_keys, by_taps)], ids=["by hand", "otherwise"]
)
def test_a_round_is_solved_and_gems_are_taken_by_one_tap(
    new_page: NewPage, server: Server, ways: tuple[Way, Way], side: str
) -> None:
    ala, olek = two(new_page, server, side=side)
    ala.solve(ways[0])
    expect(ala.page.get_by_text("Ubongo! Place: 1").first).to_be_visible()
    expect(olek.page.locator("li", has_text="Ala").get_by_text("No. 1")).to_be_visible()
    ala.choose(6)
    expect(ala.row(6)).to_have_accessible_name(re.compile("Pawns:.*Ala"))
    olek.solve(ways[1])
    olek.choose(3)
    for player in (ala, olek):
        boards = player.page.get_by_role("list", name="The boards of this round")
        expect(boards.get_by_role("img", name="A solution for")).to_have_count(2)
    log = ala.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("Ala takes 2 gems from row 6")


def test_others_see_how_many_pieces_lie_and_never_where(new_page: NewPage, server: Server) -> None:
    ala, olek = two(new_page, server)
    frames: list[str] = []
    solution = ala.solution()
    olek.page.on(
        "websocket", lambda line: line.on("framereceived", lambda it: frames.append(str(it)))
    )
    olek.page.reload()
    expect(olek.board).to_be_visible()
    by_keys(ala, 0, solution[0])
    by_mouse(ala, 1, solution[1])
    dots = olek.page.locator("li", has_text="Ala").get_by_role("img", name="2 of 3 pieces laid")
    expect(dots).to_be_visible()
    told = "".join(frames)
    assert '"count":2' in told
    assert "@" not in told


def test_pieces_stay_when_the_page_is_opened_again(new_page: NewPage, server: Server) -> None:
    ala, _ = two(new_page, server)
    by_keys(ala, 0, ala.solution()[0])
    expect(ala.board.locator(".laid")).to_have_count(1)
    ala.page.reload()
    expect(ala.board.locator(".laid")).to_have_count(1)


def test_a_drop_that_does_not_fit_changes_nothing(new_page: NewPage, server: Server) -> None:
    ala, _ = two(new_page, server)
    grabbed = ala.piece(0).bounding_box()
    assert grabbed is not None
    ala.page.mouse.move(grabbed["x"] + 20, grabbed["y"] + 20)
    ala.page.mouse.down()
    ala.page.mouse.move(5, 5, steps=4)  # more than a cell above the board: it does not snap to it
    ala.page.mouse.up()
    expect(ala.board.locator(".laid")).to_have_count(0)
    expect(ala.piece(0)).to_be_visible()


def test_nobody_solves_and_all_get_a_second_chance(clocked_page: NewPage, clocked: Seeded) -> None:
    dealt = deal(clocked, NAMES, timer=60, secondChance="perGame")
    pages = [clocked_page(guest=guest) for guest in dealt.people]
    ala, olek = (Player(page).sit(dealt.table) for page in pages)
    ala.begin([olek])
    by_keys(ala, 0, ala.solution()[0])
    clocked.pass_time(61)
    second = ala.page.get_by_text("Second chance").locator("xpath=ancestor::main")
    expect(second.filter(has=ala.page.locator(".laid"))).to_be_visible()
    clocked.pass_time(61)
    boards = ala.page.get_by_role("list", name="The boards of this round")
    expect(boards.get_by_role("img", name="A solution for")).to_have_count(2)
    log = ala.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("Round 1 is over. Nobody solved it.")


def test_two_people_and_two_bots_play_a_whole_match(clocked_page: NewPage, clocked: Seeded) -> None:
    dealt = deal(clocked, NAMES, ["counts", "random"], timer=60, secondChance="off")
    wide = clocked_page(guest=dealt.people[0])
    phone = clocked_page(guest=dealt.people[1], width=360, height=740, touch=True)
    players = [Player(page).sit(dealt.table) for page in (wide, phone)]
    while not all(over(player.page) for player in players):
        for player in players:
            take_part(player)
        clocked.pass_time(10)
    for player in players:
        see_the_end(player.page)


def over(page: Page) -> bool:
    """Whether the match has ended here."""
    return page.get_by_role("dialog").filter(has=page.get_by_role("table")).is_visible()


def take_part(player: Player) -> None:
    """Do one thing, if there is one to do."""
    page = player.page
    if page.locator(".roll").is_visible():
        click(page.locator(".roll"))
    elif page.locator("button[data-open]").first.is_visible():
        click(page.locator("button[data-open]"))
    elif player.board.locator(".slot[data-index]").first.is_visible():
        lay_one(player)
    page.wait_for_timeout(50)


def click(buttons: Locator) -> None:
    """Click the first that is there at this moment; it may have gone since somebody looked."""
    buttons.evaluate_all("found => found[0]?.click()")


def lay_one(player: Player) -> None:
    """Lay what still lies in the tray, by keys; a board that goes away meanwhile is left alone."""
    try:
        solution = player.solution()
    except (ValueError, IndexError, KeyError):
        return
    for index, placed in enumerate(solution):
        by_keys(player, index, placed)


def see_the_end(page: Page) -> None:
    """Everybody's gems, a shuffle checked on this device, and a way to play again."""
    dialog = page.get_by_role("dialog").filter(has=page.get_by_role("table"))
    expect(dialog.get_by_role("row")).to_have_count(5)
    expect(dialog.get_by_role("status")).to_contain_text("The shuffle is the one that was promised")
    expect(dialog.get_by_role("button", name="Play again")).to_be_visible()


def test_everything_is_in_reach_on_a_phone(new_page: NewPage, server: Server) -> None:
    dealt = deal(server, NAMES, ["random", "random"], timer=LONG, side="hard")
    page = new_page(guest=dealt.people[0], width=360, height=640, touch=True)
    other = Player(new_page(guest=dealt.people[1]), "Olek").sit(dealt.table)
    ala = Player(page, "Ala").sit(dealt.table)
    ala.begin([other])
    assert page.evaluate(CUT) == []
    ala.solve(by_taps)
    expect(page.locator("button[data-open]").first).to_be_visible()
    assert page.evaluate(CUT) == []


def test_practice_gives_hints_until_the_board_is_solved(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.goto("/practice/ubongo#easy-1-1-1-0")
    player = Player(page)
    expect(player.board.locator("[data-spot]")).to_have_count(11)
    steps = ("right so far", "Next, piece", "covers the marked cell", "is in the right place now")
    for laid in (1, 2):
        for told in steps:
            player.button("ubongo-hint").click()
            expect(page.get_by_text(told)).to_be_visible()
        expect(player.board.locator(".laid")).to_have_count(laid)
    for told in steps[:3]:
        player.button("ubongo-hint").click()
        expect(page.get_by_text(told)).to_be_visible()
    player.button("ubongo-hint").click()
    expect(page.get_by_text("Ubongo!")).to_be_visible()
    expect(page.get_by_text("Solved: 1")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").last.click()
    expect(player.board.locator(".slot[data-index]")).to_have_count(3)
    assert page.url.rpartition("#")[2] != "easy-1-1-1-0"


def test_the_tour_is_walked_by_doing_what_it_asks_for(new_page: NewPage) -> None:
    page = new_page(width=360, height=740, touch=True)
    page.goto("/tour/ubongo")
    player = Player(page)
    player.row(4).tap()
    page.get_by_role("button", name="Roll the die").tap()
    expect(player.board).to_be_visible()
    player.solve(by_finger)
    player.choose(6)
    expect(page.get_by_text("5/5")).to_be_visible()
    expect(page.locator("li").first.get_by_role("img", name="2 green")).to_be_visible()
