"""Takes a picture of every screen in both lights and two sizes, and a page that shows them.

Chance is real, so that the tiles differ each time; the screens are the same.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import expect

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # this file is run as a script

from tests.browser.devices import NewPage, Theme, start_browser  # noqa: E402
from tests.browser.roomy import Roomy  # noqa: E402
from tests.browser.scenes import LOBBY, SETTLED, TABLE, Stage  # noqa: E402
from tests.browser.scenes_devices import DEVICES  # noqa: E402
from tests.browser.scenes_ladder import LADDER  # noqa: E402
from tests.browser.scenes_review import REVIEW  # noqa: E402
from tests.browser.scenes_tournament import TOURNAMENT  # noqa: E402
from tests.browser.scenes_ubongo import UBONGO  # noqa: E402
from tests.browser.scenes_uno import UNO  # noqa: E402
from tests.server.client import Server  # noqa: E402

SCENES = {**LOBBY, **TABLE, **UNO, **UBONGO, **TOURNAMENT, **LADDER, **REVIEW, **DEVICES}
SIZES = {"phone": (360, 740), "wide": (1440, 900)}
QUALITY = 80
THEMES: tuple[Theme, ...] = ("light", "dark")


def main() -> None:
    """Take the pictures that are asked for."""
    asked = arguments()
    expect.set_options(timeout=30_000)
    with start_browser() as browser:
        for (size, box), theme in product(SIZES.items(), THEMES):
            if f"{size}-{theme}" in asked.sets:
                with fresh_server() as server:
                    stage = Stage(NewPage(browser, server), *box, theme, asked.language)
                    take(stage, asked.only, asked.to / f"{size}-{theme}")
                    server.stop()
    (asked.to / "README.md").write_text(readme(), encoding="utf-8")


@contextmanager
def fresh_server() -> Iterator[Server]:
    """A server for one set: all of them together make more guests than one address may."""
    with tempfile.TemporaryDirectory() as data, Roomy(Path(data)) as server:
        yield server


def arguments() -> argparse.Namespace:
    """Everything, unless less is asked for."""
    sets = [f"{size}-{theme}" for size, theme in product(SIZES, THEMES)]
    parser = argparse.ArgumentParser(prog="run.py shots", description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "screens", metavar="FOLDER")
    parser.add_argument("--only", nargs="*", default=list(SCENES), choices=SCENES, metavar="SCREEN")
    parser.add_argument("--sets", nargs="*", default=sets, choices=sets, metavar="SET")
    parser.add_argument("--language", default="en")
    return parser.parse_args()


def take(stage: Stage, names: list[str], folder: Path) -> None:
    """Pictures of some screens on one stage."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        page = SCENES[name](stage)
        page.wait_for_function(SETTLED)
        file = folder / f"{name}.jpg"
        page.screenshot(path=file, type="jpeg", quality=QUALITY)
        stage.new_page.close()  # those of other people at the same table too
        print(file, flush=True)


def readme() -> str:
    """A page that shows the pictures side by side."""
    sets = [f"{size}-{theme}" for size, theme in product(SIZES, THEMES)]
    lines = [
        "# Screens",
        "",
        "Made by `python3 run.py shots`.",
        "",
        f"| screen | {' | '.join(sets)} |",
        f"| --- |{' --- |' * len(sets)}",
    ]
    for name in SCENES:
        shown = [f'<img src="{where}/{name}.jpg" height="240" alt="">' for where in sets]
        lines.append(f"| {name} | {' | '.join(shown)} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()
