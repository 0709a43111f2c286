"""Nothing moves under the finger, and nothing lies on what is to be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from stolik.rulebook import speaker
from tests.browser.devices import NewPage
from tests.browser.scenes import SETTLED, Stage, result
from tests.browser.scenes_ubongo import choose

say = speaker("en")


#: Where things are drawn, once they have not moved for so many frames.
AT_REST = """async (selectors) => {
  const boxes = () => JSON.stringify(
    selectors.map((it) => document.querySelector(it).getBoundingClientRect()));
  let last = boxes();
  for (let same = 0; same < 20; ) {
    await new Promise(requestAnimationFrame);
    const now = boxes();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}"""


def box(page: Page, selector: str) -> FloatRect:
    """Where something is drawn."""
    found = page.locator(selector).first.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("width", [360, 1280])
def test_an_answer_in_a_tour_leaves_the_table_where_it_is(new_page: NewPage, width: int) -> None:
    page = new_page(width=width, height=640, touch=width < 600)
    page.goto("/tour/uno-108")
    draw = page.get_by_role("button", name=say("uno-do-draw"), exact=True)
    expect(draw).to_be_visible()
    table = [".middle", ".said", "[role=listbox]"]
    before = page.evaluate(AT_REST, table)
    draw.click()
    expect(page.locator(".why")).to_be_visible()
    assert page.evaluate(AT_REST, table) == before
    assert box(page, ".why")["y"] >= 0


def test_the_bar_after_a_match_lies_on_nothing(new_page: NewPage) -> None:
    page = result(Stage(new_page, 360, 640))
    page.keyboard.press("Escape")
    expect(page.locator(".after")).to_be_visible()
    page.wait_for_function(SETTLED)
    main = box(page, ".screen main")
    assert main["y"] + main["height"] <= box(page, ".after")["y"]


def test_the_gems_take_the_room_of_a_large_screen(new_page: NewPage) -> None:
    page = choose(Stage(new_page, 1920, 1080))
    assert box(page, ".gems .hollow")["width"] >= 60
    assert box(page, ".gems")["width"] >= 1000
