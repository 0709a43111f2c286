"""One click, a mouse, a finger, a keyboard: each is enough."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.devices import NewPage
from tests.browser.player import Player, play
from tests.browser.tables import deal
from tests.server.client import Server

FOCUSED = """() => {
  const held = document.activeElement;
  return held?.getAttribute("aria-label") ?? held?.textContent.trim() ?? "";
}"""
FITS = "() => document.scrollingElement.scrollHeight <= innerHeight && scrollX + scrollY === 0"


def test_one_click_from_the_first_page_to_a_dealt_game(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    player = Player(page, "Guest")
    expect(player.hand.get_by_role("option").first).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    assert player.hand.get_by_role("option").count() == 10
    assert play([player], 3) == 3


def test_a_mouse_drags_a_tile_to_a_cell(new_page: NewPage, server: Server) -> None:
    player = at_a_table(new_page, server)
    tile = player.tile(player.tiles_that_fit()[0])
    before = player.hand.get_by_role("option").count()
    (x, y), (to_x, to_y) = middle(tile), middle(marked_cell(player, tile))
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 20)
    mouse.move(to_x, to_y, steps=4)
    mouse.up()
    expect(player.hand.get_by_role("option")).to_have_count(before - 1)


def test_a_tile_lies_still_under_a_pointer_at_its_edge(new_page: NewPage, server: Server) -> None:
    player = at_a_table(new_page, server)
    tile = player.tile(player.tiles_that_fit()[0])
    box = tile.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    tile.click(trial=True)


def test_on_a_phone_fingers_tap_and_drag_and_nothing_scrolls(
    new_page: NewPage, server: Server
) -> None:
    player = at_a_table(new_page, server, phone=True)
    page = player.page
    assert page.evaluate(FITS)
    tile = player.tile(player.tiles_that_fit()[0])
    before = player.hand.get_by_role("option").count()
    drag_by_touch(page, tile, marked_cell(player, tile))
    expect(player.hand.get_by_role("option")).to_have_count(before - 1)
    assert play([player], 12) == 12
    assert page.evaluate(FITS)
    inside(page, player.hand)
    inside(page, player.button("unikat-exchange"))


def test_the_keyboard_alone_is_enough(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    player = Player(page, "Guest")
    expect(player.hand.get_by_role("option").first).to_be_visible()
    done: list[str] = []
    while len(done) < 5 or not {"lay", "give", "take"} <= set(done):
        done.append(one_move_by_keys(player, exchange="give" not in done))


# -- a mouse and fingers --------------------------------------------------------------------------
def at_a_table(new_page: NewPage, server: Server, phone: bool = False) -> Player:
    """Somebody on turn at a table with three bots, on which something fits."""
    dealt = deal(server, ["Ala"], ["random", "random", "random"])
    width, height = (360, 640) if phone else (1280, 800)
    page = new_page(guest=dealt.people[0], touch=phone, width=width, height=height)
    player = Player(page, "Ala").sit(dealt.table)
    player.play_until(lambda: bool(player.tiles_that_fit()))
    return player


def marked_cell(player: Player, tile: Locator) -> Locator:
    """A cell that is marked once the tile is chosen."""
    tile.click()
    cell = player.fitting().first
    expect(cell).to_be_visible()
    return cell


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inside(page: Page, thing: Locator) -> None:
    """All of it is in the window."""
    box, size = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def drag_by_touch(page: Page, tile: Locator, cell: Locator) -> None:
    """A finger takes a tile and lets go where the tile, lifted above it, is on a cell."""
    box = tile.bounding_box()
    assert box is not None
    (x, y), (to_x, to_y) = middle(tile), middle(cell)
    to_y += box["height"] * 0.75
    touch = page.context.new_cdp_session(page)
    touch_at(touch, "touchStart", x, y)
    for step in range(1, 6):
        touch_at(touch, "touchMove", x + (to_x - x) * step / 5, y + (to_y - y) * step / 5)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def touch_at(touch: CDPSession, kind: str, x: float, y: float) -> None:
    touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


# -- a keyboard -----------------------------------------------------------------------------------
def tab_to(page: Page, *names: str) -> None:
    """Go on with the tab key until one of these has the focus."""
    for _ in range(80):
        if page.evaluate(FOCUSED) in names:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key never came to {names}")


def walk_to(player: Player, tile: str) -> None:
    """To the hand by the tab key, and to the tile by arrows."""
    names = [told["name"] for told in player.read()["tiles"]]
    tab_to(player.page, *names)
    player.page.keyboard.press("Home")
    for name in names:
        assert player.page.evaluate(FOCUSED) == name
        if name == tile:
            return
        player.page.keyboard.press("ArrowRight")


def one_move_by_keys(player: Player, exchange: bool) -> str:
    """Whatever may be done, by keys alone."""
    player.wait_turn()
    seen = player.read()
    enabled = {told["name"] for told in seen["buttons"] if not told["off"]}
    shelf = [told["name"] for told in seen["shelf"] if not told["off"]]
    fit = player.tiles_that_fit()
    if shelf:
        return press_one(player, "take", *shelf)
    if (exchange and player.say("unikat-exchange") in enabled) or not fit:
        return finish_by_keys(player, enabled)
    walk_to(player, fit[0])
    for _ in ("the tile", "the cell"):
        player.page.keyboard.press("Enter")
    return "lay"


def finish_by_keys(player: Player, enabled: set[str]) -> str:
    """Finish laying where that can be done, else exchange."""
    for word in ("unikat-end", "unikat-decline", "unikat-pass"):
        if player.say(word) in enabled:
            return press_one(player, "finish", player.say(word))
    press_one(player, "", player.say("unikat-exchange"))
    walk_to(player, player.read()["tiles"][0]["name"])
    player.page.keyboard.press("Enter")
    return "give"


def press_one(player: Player, done: str, *names: str) -> str:
    tab_to(player.page, *names)
    player.page.keyboard.press("Enter")
    return done
