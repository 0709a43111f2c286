"""The pictures of the documentation: games that somebody would like to join, the same each time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from tests.browser import scenes, ubongo, uno
from tests.browser.devices import NewPage
from tests.browser.scenes import Stage
from tests.browser.scenes_review import Now, by_ubongo, by_unikat, by_uno, finish, look_back
from tests.browser.seeded import WALL, Seeded
from tests.browser.tables import Dealt, deal
from tests.server.client import Server

PEOPLE = ["Ala", "Olek", "Zofia", "Jan"]
#: What a page draws by itself, its share of the chance among it, is always the same.
SHARES = """
  let drawn = 0;
  crypto.getRandomValues = (numbers) => numbers.fill((drawn += 1));
"""
#: Who has a name here has played before, and needs no hint.
KNOWN = """
  for (const book of ["unikat", "uno-108", "ubongo"])
    localStorage.setItem(`stolik.knows.${book}`, "yes");
"""
#: Where phones at home would find the server: its true address is another one each time.
OUTSIDE = {"version": "", "outside": "http://192.168.0.7:8080", "phones": False}


class Pinned(NewPage):
    """Opens pages that have no chance and no time of their own."""

    def __call__(self, **facts: Any) -> Page:
        """An empty page."""
        page = super().__call__(**facts)
        page.add_init_script(SHARES + KNOWN if facts["guest"] else SHARES)
        page.clock.set_fixed_time(WALL)
        page.route("**/api/house?*", lambda route: route.fulfill(json=OUTSIDE))
        return page


@dataclass
class Gallery(Stage):
    """A stage for people with the names of people."""

    friend: str = PEOPLE[1]
    lines: ExitStack = field(default_factory=ExitStack)

    @property
    def server(self) -> Server:
        """The server of all tables."""
        return self.new_page.server

    @cached_property
    def late(self) -> Dealt:
        """Four people in mid-game."""
        dealt = deal(self.server, PEOPLE, [])
        assert dealt.play_on(50)
        assert dealt.play_until_laying()
        self.attend(dealt)
        return dealt

    def attend(self, dealt: Dealt) -> Callable[..., None]:
        """All but the first person look at the table; what they do there, by their seats."""
        lines = [closing(person.socket(dealt.table)) for person in dealt.people[1:]]
        sockets = [self.lines.enter_context(line) for line in lines]
        for socket in sockets:
            socket.now()
        return lambda seat, **frame: sockets[seat - 1].send(frame)


def uno_table(stage: Gallery) -> Page:
    """Four people at the classic book, the first of them with something to choose from."""

    def choice(now: Now) -> bool:
        laying = [action for action in now["legal"] if action.startswith("play")]
        return bool(now["dec"] > 20 and "draw" in now["legal"] and len(laying) > 1)

    dealt = finish(uno.deal(stage.server, "uno-108", PEOPLE, []), by_uno, choice)
    stage.attend(dealt)
    page = stage.open("/", dealt.people[0])
    return uno.Player(page, PEOPLE[0], stage.language).sit(dealt.table).page


def ubongo_race(stage: Gallery, number: int) -> Page:
    """A round of four people: two pieces of four are laid, the third hovers over its place."""

    def later(now: Now) -> bool:
        return bool(now["view"]["round"] == number and now["view"]["phase"] == "solve")

    dealt = finish(ubongo.deal(stage.server, PEOPLE, side="hard", roundTripMs=0), by_ubongo, later)
    assert isinstance(stage.server, Seeded)
    stage.server.set_clock(38)
    act = stage.attend(dealt)
    page = stage.open("/", dealt.people[0])
    ala = ubongo.Player(page, PEOPLE[0], stage.language).sit(dealt.table)
    first, second, third, _ = ala.solution()
    ubongo.by_keys(ala, 0, first)
    ubongo.by_keys(ala, 1, second)
    ubongo.bring_by_keys(ala, 2, third)
    for seat, count in {1: 3, 2: 1, 3: 2}.items():
        act(seat, t="progress", count=count)
    expect(page.locator(".dot.full")).to_have_count(8)
    return page


def review(stage: Gallery) -> Page:
    """A match of two people, looked back at."""
    return look_back(stage, finish(deal(stage.server, PEOPLE[:2], []), by_unikat))


class Picture(NamedTuple):
    """What is shown, how large, and the seed that shows it well."""

    scene: Callable[[Gallery], Page]
    width: int
    height: int
    scale: float
    seed: str


WIDE, PHONE = (1280, 800, 1.0), (360, 740, 2.0)
PICTURES = {
    "landing": Picture(scenes.first_visit, 1280, 850, 1.0, "1"),
    "unikat-table": Picture(scenes.late, *WIDE, "3"),
    "unikat-first-game": Picture(scenes.first_game, *WIDE, "1"),
    "unikat-why-not": Picture(scenes.why, *WIDE, "4"),
    "unikat-review": Picture(review, 1280, 940, 1.0, "2"),
    "uno-table": Picture(uno_table, *WIDE, "3"),
    "ubongo-race": Picture(partial(ubongo_race, number=3), *WIDE, "3"),
    "phone-waiting-room": Picture(scenes.waiting_room, *PHONE, "1"),
    "phone-uno": Picture(uno_table, *PHONE, "3"),
    "phone-ubongo": Picture(partial(ubongo_race, number=2), *PHONE, "3"),
}


@contextmanager
def shown(browser: Browser, picture: Picture, language: str = "en") -> Iterator[Page]:
    """The page of a picture, with a server of its own: no picture depends on another."""
    with TemporaryDirectory() as data, Seeded(Path(data), picture.seed) as server:
        new_page = Pinned(browser, server, picture.scale)
        stage = Gallery(new_page, picture.width, picture.height, language=language)
        with stage.lines:
            yield picture.scene(stage)
        new_page.close()
        server.stop()
