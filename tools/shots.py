"""Takes the pictures of the documentation, the same each time; with --all, of every screen.

The former go to docs/pictures. The latter, in two sizes and both lights, go to build/screens with a
page that shows them all and a contact sheet for each set; their chance is real, so that the tiles
differ each time.
"""

from __future__ import annotations

import argparse
import html
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import NoReturn

from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as BrowserError

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # this file is run as a script

from run import Failure  # noqa: E402
from stolik.rulebook import LANGUAGES  # noqa: E402
from tests.browser.devices import NewPage, Theme, start_browser  # noqa: E402
from tests.browser.roomy import Roomy  # noqa: E402
from tests.browser.scenes import LOBBY, SETTLED, TABLE, Stage  # noqa: E402
from tests.browser.scenes_devices import DEVICES  # noqa: E402
from tests.browser.scenes_docs import PICTURES, shown  # noqa: E402
from tests.browser.scenes_ladder import LADDER  # noqa: E402
from tests.browser.scenes_review import REVIEW  # noqa: E402
from tests.browser.scenes_tournament import TOURNAMENT  # noqa: E402
from tests.browser.scenes_ubongo import UBONGO  # noqa: E402
from tests.browser.scenes_uno import UNO  # noqa: E402
from tests.server.client import Server  # noqa: E402

SCENES = {**LOBBY, **TABLE, **UNO, **UBONGO, **TOURNAMENT, **LADDER, **REVIEW, **DEVICES}
SIZES = {"phone": (360, 740), "wide": (1440, 900)}
THEMES: tuple[Theme, ...] = ("light", "dark")
SETS = [f"{size}-{theme}" for size, theme in product(SIZES, THEMES)]
QUALITY = 75
#: So many looks at a page until two in a row see the same.
LOOKS = 40
STYLE = """
  body { margin: 0; background: #ddd; font: 12px sans-serif; }
  section { display: flex; flex-wrap: wrap; align-items: start; gap: 8px; padding: 8px; }
  h2 { flex: 0 0 100%; margin: 0; }
  figure { margin: 0; }
  img { display: block; height: 300px; }
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """End with this message."""
        raise Failure(f"{self.prog}: {message}")


def main() -> int:
    """Take the pictures that are asked for."""
    expect.set_options(timeout=30_000)
    try:
        asked = arguments(sys.argv[1:])
        with start_browser() as browser:
            (take_all if asked.all else take_pictures)(browser, asked)
    except (Failure, OSError, BrowserError) as fault:
        print(first_line(fault), file=sys.stderr)
        return 1
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """What is asked for; a name that nothing has is an error."""
    parser = Parser(prog="run.py shots", description=__doc__)
    parser.add_argument("--all", action="store_true", help="every screen, to build/screens")
    parser.add_argument("--to", type=Path, metavar="FOLDER")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="only these pictures or screens")
    parser.add_argument("--sets", nargs="+", choices=SETS, metavar="SET", help="only with --all")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    asked = parser.parse_args(words)
    if asked.sets and not asked.all:
        parser.error("--sets goes with --all")
    names = list(SCENES if asked.all else PICTURES)
    for name in asked.only or []:
        if name not in names:
            parser.error(f"there is no {name!r}; choose from {', '.join(names)}")
    asked.only, asked.sets = asked.only or names, asked.sets or SETS
    asked.to = asked.to or ROOT / ("build/screens" if asked.all else "docs/pictures")
    asked.to.mkdir(parents=True, exist_ok=True)
    return asked


# -- the documentation ----------------------------------------------------------------------------
def take_pictures(browser: Browser, asked: argparse.Namespace) -> None:
    """The pictures of the documentation."""
    for name in asked.only:
        with naming(name), shown(browser, PICTURES[name], asked.language) as page:
            keep(asked.to / f"{name}.jpg", at_rest(page))


def at_rest(page: Page) -> bytes:
    """A picture of a page once nothing on it changes any more."""
    page.wait_for_function(SETTLED)
    before = look(page)
    for _ in range(LOOKS):
        page.wait_for_timeout(100)
        now = look(page)
        if now == before:
            return now
        before = now
    raise Failure(f"{page.url} does not come to rest")


# -- every screen ---------------------------------------------------------------------------------
def take_all(browser: Browser, asked: argparse.Namespace) -> None:
    """Every screen in every set, a page that shows them all, and a contact sheet for each set."""
    for (size, box), theme in product(SIZES.items(), THEMES):
        name = f"{size}-{theme}"
        if name in asked.sets:
            with fresh_server() as server:
                stage = Stage(NewPage(browser, server), *box, theme, asked.language)
                take_set(stage, asked.only, asked.to / name)
                server.stop()
    index = asked.to / "index.html"
    index.write_text(contact_page(asked.to), encoding="utf-8")
    take_sheets(browser, index)


@contextmanager
def fresh_server() -> Iterator[Server]:
    """A server for one set: all of them together make more guests than one address may."""
    with tempfile.TemporaryDirectory() as data, Roomy(Path(data)) as server:
        yield server


def take_set(stage: Stage, names: Sequence[str], folder: Path) -> None:
    """Pictures of some screens on one stage."""
    folder.mkdir(exist_ok=True)
    for name in names:
        with naming(name):
            page = SCENES[name](stage)
            page.wait_for_function(SETTLED)
            keep(folder / f"{name}.jpg", look(page))
        stage.new_page.close()  # those of other people at the same table too


def contact_page(folder: Path) -> str:
    """A page that shows every picture of every screen that lies in a folder."""
    parts = [
        "<!doctype html>",
        "<meta charset='utf-8'>",
        f"<title>Screens</title><style>{STYLE}</style>",
    ]
    for name in SETS:
        found = [screen for screen in SCENES if (folder / name / f"{screen}.jpg").exists()]
        if found:
            figures = "\n".join(figure(f"{name}/{screen}.jpg", screen) for screen in found)
            parts.append(f"<section id='{name}'><h2>{name}</h2>\n{figures}\n</section>")
    return "\n".join(parts)


def figure(address: str, name: str) -> str:
    """A picture and its name, leading to the picture itself."""
    said = html.escape(name)
    return f"<figure><a href='{address}'><img src='{address}' alt='{said}'></a>{said}</figure>"


def take_sheets(browser: Browser, index: Path) -> None:
    """A picture of each set on the page that shows them all."""
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    page.goto(index.resolve().as_uri())
    for section in page.locator("section").all():
        picture = section.screenshot(type="jpeg", quality=QUALITY)
        keep(index.with_name(f"{section.get_attribute('id')}.jpg"), picture)
    page.close()


# -- both -----------------------------------------------------------------------------------------
@contextmanager
def naming(name: str) -> Iterator[None]:
    """What goes wrong here goes wrong with a certain picture, and is said in one line."""
    try:
        yield
    except (AssertionError, OSError, BrowserError) as fault:
        raise Failure(f"{name}: {first_line(fault)}") from fault


def first_line(fault: Exception) -> str:
    """The first line of what an error says, or else its kind."""
    return str(fault).strip().partition("\n")[0] or type(fault).__name__


def look(page: Page) -> bytes:
    """What a page shows."""
    return page.screenshot(type="jpeg", quality=QUALITY, animations="disabled", caret="hide")


def keep(file: Path, picture: bytes) -> None:
    """Write a picture, and say so."""
    file.write_bytes(picture)
    print(file, flush=True)


if __name__ == "__main__":
    sys.exit(main())
