"""Every screen, in both lights, under the eyes of axe: nothing serious."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.devices import NewPage
from tests.browser.scenes import EXPECTED, LOBBY, SETTLED, TABLE, Scene, Stage
from tests.browser.scenes_devices import DEVICES
from tests.browser.scenes_tournament import TOURNAMENT
from tests.browser.scenes_ubongo import UBONGO
from tests.browser.scenes_uno import UNO

PHONE, WIDE = (360, 740), (1440, 900)
SERIOUS = ("serious", "critical")


SCENES = {
    "lobby": LOBBY,
    "table": TABLE,
    "uno": UNO,
    "ubongo": UBONGO,
    "tournament": TOURNAMENT,
    "devices": DEVICES,
}
#: The screens that people see most; all of them are looked at by `run.py test --all`.
MAIN = (
    *("landing", "new-table", "tile-chosen", "uno-table", "ubongo-easy", "tournament-waiting"),
    *("rules", "rules-search", "why-not"),
)


@pytest.mark.parametrize("name", MAIN)
def test_axe_finds_nothing_serious_on_the_main_screens(new_page: NewPage, name: str) -> None:
    (scene,) = [scenes[name] for scenes in SCENES.values() if name in scenes]
    check_screens(new_page, {name: scene})


@pytest.mark.long
@pytest.mark.parametrize("scenes", SCENES.values(), ids=SCENES)
def test_axe_finds_nothing_serious(new_page: NewPage, scenes: dict[str, Scene]) -> None:
    check_screens(new_page, scenes)


def check_screens(new_page: NewPage, scenes: dict[str, Scene]) -> None:
    """Look at screens on a phone in the light, and on a wide screen in the dark."""
    new_page.forgive(*EXPECTED)
    stage = Stage(new_page, *PHONE)
    found: list[str] = []
    for name, scene in scenes.items():
        page = scene(stage)
        for theme, (width, height) in {"light": PHONE, "dark": WIDE}.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
            page.wait_for_function(SETTLED)
            found += [f"{name}, {theme}: {finding}" for finding in findings(page)]
        page.context.close()
    assert not found, "\n".join(found)


def findings(page: Page) -> list[str]:
    """What axe finds serious: the rule, and where."""
    violations = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:240]}"
        for one in violations
        if one["impact"] in SERIOUS
        for node in one["nodes"][:3]
    ]
