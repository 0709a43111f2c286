"""Tables with a screen for all, and tables around one device, laid over the wire or at the page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from stolik.rulebook import speaker
from tests.browser.tables import Dealt
from tests.server.client import Client, Server


def lay_screen(
    server: Server, book: str, names: Sequence[str], bots: Sequence[str] = (), **options: object
) -> tuple[Client, Dealt]:
    """A table that a screen has laid, with people who are ready; the screen, and the table."""
    screen = Client(server, "Screen")
    decided = {key.replace("__", "."): value for key, value in options.items()}
    seats = len(names) + len(bots)
    asked = {"book": book, "seats": seats, "bots": list(bots), "options": decided, "way": "screen"}
    table = str(screen.post("/api/tables", asked)["id"])
    people = [Client(server, name) for name in names]
    for person in people:
        person.post(f"/api/tables/{table}/join")
        person.ready(table)
    return screen, Dealt(table, people)


def start(screen: Client, dealt: Dealt) -> None:
    """The screen starts."""
    screen.post(f"/api/tables/{dealt.table}/start")


class Passed:
    """One device that people pass around."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.say = speaker(language)

    def begin(self, book: str, names: Sequence[str], bots: int = 0) -> Passed:
        """Lay a table at the page, for everybody named."""
        page = self.page
        page.goto(f"/new/{book}")
        page.get_by_role("radio", name=self.say("page-way-hotseat")).check()
        page.get_by_role("group", name=self.say("page-how-many")).get_by_text(
            str(len(names) + bots), exact=True
        ).click()
        page.get_by_role("group", name=self.say("page-how-many-bots")).get_by_text(
            str(bots), exact=True
        ).click()
        for number, name in enumerate(names, 1):
            page.get_by_role("textbox", name=self.say("page-name-of", number=number)).fill(name)
        page.get_by_role("button", name=self.say("page-start"), exact=True).click()
        self.covered()
        return self

    def covered(self) -> None:
        """The cover lies on everything."""
        expect(self.page.locator(".cover")).to_be_visible()
        expect(self.page.get_by_role("listbox")).to_have_count(0)

    def next(self, names: Sequence[str]) -> str:
        """Who is asked to take the device."""
        asked = self.page.locator(".lift")
        expect(asked).to_be_visible()
        text = asked.inner_text()
        return next(name for name in names if self.say("page-lift", name=name) == text)

    def lift(self) -> None:
        """Take the device."""
        self.page.locator(".lift").click()
        expect(self.page.get_by_role("listbox")).to_be_visible()

    def hide(self) -> None:
        """Hide what is one's own."""
        self.page.locator("button.hide").click()
        self.covered()


def heap_strings(page: Page) -> set[str]:
    """Every string in the memory of a page's program that something still holds."""
    line = page.context.new_cdp_session(page)
    parts: list[str] = []
    line.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
    line.send("HeapProfiler.enable")
    line.send("HeapProfiler.collectGarbage")
    line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    line.detach()
    snapshot: dict[str, Any] = json.loads("".join(parts))
    return set(snapshot["strings"])


def phones_let_in(page: Page, server: Server) -> None:
    """Let a page believe that phones reach the server where it is."""
    house = {"version": "", "outside": server.address, "phones": False}
    page.route("**/api/house?*", lambda route: route.fulfill(json=house))
