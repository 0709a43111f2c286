"""A screen for all is read from two metres: nothing on it that matters is small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.devices import NewPage
from tests.browser.scenes import SETTLED, Scene, Stage
from tests.browser.scenes_devices import (
    screen_flat,
    screen_ubongo,
    screen_unikat,
    screen_uno,
    waiting,
)

SIZES = ((1280, 800), (1920, 1080))
#: What can be read from two metres, in pixels; a notice or a button beside it may be a little less.
FAR, BESIDE = 24, 20
#: Every text within something, and how large it is drawn, with what is smaller than it may be.
SMALL = """([within, least]) => {
  const root = document.querySelector(within);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const small = [];
  let seen = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent.trim();
    const one = texts.currentNode.parentElement;
    // The number on a pawn is the second sign of its colour.
    const skip = one.closest(".hidden-visually, .pawn, option");
    if (!text || skip || !one.checkVisibility()) continue;
    const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(drawn.a, drawn.b);
    seen += 1;
    if (size < least) small.push(`${size.toFixed(1)}: ${text}`);
  }
  return { seen, small };
}"""


def look(page: Page, width: int, height: int, within: str, least: int = FAR) -> None:
    """See a page in a size; nothing written there is too small."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(SETTLED)
    told = page.evaluate(SMALL, [within, least])
    assert told["seen"] > 3
    assert told["small"] == [], (width, height)


def smallest(page: Page, drawn: str) -> float:
    """The narrower side of the smallest picture of a kind."""
    sides = page.locator(drawn).evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => "
        "Math.min(width, height))"
    )
    assert sides
    return float(min(sides))


@pytest.mark.parametrize(
    ("scene", "pictures"),
    [
        (screen_uno, {".discards svg.face": 200, ".pile svg": 200, ".colour svg": FAR}),
        (screen_flat, {".discards svg.face": 120, ".pile svg": 120, ".colour svg": FAR}),
        (screen_unikat, {".shelf svg.tile": 60, ".board svg.tile": 40}),
        (screen_ubongo, {".gems .hollow svg": 48}),
    ],
    ids=["uno", "uno-flat", "unikat", "ubongo"],
)
def test_everything_is_read_from_two_metres(
    new_page: NewPage, scene: Scene, pictures: dict[str, int]
) -> None:
    page = scene(Stage(new_page, *SIZES[0]))
    for width, height in SIZES:
        look(page, width, height, "main")
        for drawn, least in pictures.items():
            assert smallest(page, drawn) >= least, (drawn, width, height)


def test_so_is_the_way_to_a_seat(new_page: NewPage) -> None:
    page = waiting(Stage(new_page, *SIZES[0]))
    for width, height in SIZES:
        look(page, width, height, ".come")
        look(page, width, height, ".card.who", BESIDE)
        assert smallest(page, ".qr img") >= 280
