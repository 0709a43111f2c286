"""Somebody who plays Unikat at the page, seeing only what a screen reader would tell."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypedDict

from playwright.sync_api import Locator, Page, expect

from stolik.rulebook import speaker

#: Everything that can be touched, by its role: what it is called, and whether it may be used.
READ = """() => {
  const told = (element) => ({
    name: element.getAttribute("aria-label") ?? element.textContent.trim(),
    off: element.getAttribute("aria-disabled") === "true",
  });
  const all = (selector) => [...document.querySelectorAll(selector)].map(told);
  return {
    tiles: all("[role=option]"),
    shelf: all("[role=group][aria-labelledby] button, button[role=button]"),
    buttons: all("button"),
    over: document.querySelector("dialog[open]") !== null,
    mine: document.title.startsWith("●"),
  };
}"""
#: Whether something may be done here, besides looking at the whole table, or the match is over.
LIVE = """({ looking, names }) => {
  if (document.querySelector("dialog[open]")) return "over";
  const seat = document.querySelector("[aria-current=true]")?.textContent ?? "";
  if (!names.some((name) => seat.includes(name))) return "others";
  const may = [...document.querySelectorAll("button[aria-disabled=false]")].some(
    (button) => button.getAttribute("aria-label") !== looking);
  return document.title.startsWith("●") && may && "mine";
}"""
#: Whose turn everybody sees it is.
TURN = """(names) => {
  if (document.querySelector("dialog[open]")) return "over";
  const seat = document.querySelector("[aria-current=true]")?.textContent ?? "";
  return names.find((name) => seat.includes(name)) ?? false;
}"""


#: The first of some things that a finger gets to, or -1.
REACHABLE = """(all) => all.findIndex((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""


class Told(TypedDict):
    """Something that can be touched."""

    name: str
    off: bool


class Player:
    """A person before a page that shows a table."""

    def __init__(self, page: Page, name: str = "", language: str = "en") -> None:
        self.page = page
        self.name = name
        self.say = speaker(language)
        self.hand = page.get_by_role("listbox", name=self.say("unikat-hand"))
        self.board = page.get_by_role("group", name=self.say("unikat-board"))
        self.display = page.get_by_role("group", name=self.say("picture-display"))

    def sit(self, table: str) -> Player:
        """Go to a table where this person has a seat, and wait until it is drawn."""
        self.page.goto(f"/table/{table}")
        expect(self.board).to_be_visible()
        return self

    # -- what is seen -----------------------------------------------------------------------------
    def tile(self, name: str) -> Locator:
        """A tile of the hand, by the whole of its name."""
        return self.hand.get_by_role("option", name=name, exact=True)

    def button(self, message: str) -> Locator:
        """A button, by the id of its words."""
        return self.page.get_by_role("button", name=self.say(message), exact=True)

    def fitting(self) -> Locator:
        """The cells that fit the chosen tile, or any tile."""
        return self.board.get_by_role("button", name=self._words("unikat-cell-fits"))

    def bad_cells(self) -> Locator:
        """The cells that don't fit the chosen tile."""
        return self.board.get_by_role("button", name=self._words("unikat-cell-fits-not"))

    def tiles_that_fit(self) -> list[str]:
        """The tiles of the hand that can be laid somewhere."""
        somewhere = tuple(self.say("unikat-fits", tile="", count=count) for count in range(1, 80))
        tiles: list[Told] = self.read()["tiles"]
        return [told["name"] for told in tiles if told["name"].endswith(somewhere)]

    def read(self) -> Any:
        """Everything that can be touched just now."""
        return self.page.evaluate(READ)

    def _words(self, message: str) -> re.Pattern[str]:
        """The name of any cell: the message with coordinates in it."""
        pattern = re.escape(self.say(message, cell="@"))
        return re.compile("^" + pattern.replace("@", r"-?\d+,-?\d+") + "$")

    # -- what is done -----------------------------------------------------------------------------
    def wait(self) -> bool:
        """Until something may be done; false if it is the turn of others, or nobody's."""
        return bool(self.page.wait_for_function(LIVE, arg=self._known()).json_value() == "mine")

    def wait_turn(self) -> None:
        """Until it is this person's turn."""
        self.page.wait_for_function(f"(known) => ({LIVE})(known) === 'mine'", arg=self._known())

    def play_until(self, seen: Callable[[], bool]) -> None:
        """Play on until this is seen at the beginning of a turn."""
        while True:
            self.wait_turn()
            if self.button("unikat-exchange").get_attribute("aria-disabled") == "false" and seen():
                return
            self.act()

    def _known(self) -> dict[str, object]:
        return {"looking": self.say("unikat-fit"), "names": [self.name]}

    def lay(self, tile: str) -> None:
        """Tap a tile, then the first cell marked for it that lies in the window."""
        self.tile(tile).click()
        cells = self.fitting()
        expect(cells.first).to_be_attached()
        within = cells.evaluate_all(REACHABLE)
        if within >= 0:
            cells.nth(within).click()
        else:  # something lies on it: the keyboard gets there too
            cells.first.press("Enter")

    def exchange(self) -> None:
        """Ask for an exchange, and give the first tile."""
        self.button("unikat-exchange").click()
        self.hand.get_by_role("option").first.click()

    def act(self) -> None:
        """Do one thing: take, lay, finish, or exchange, whichever may be done first."""
        seen = self.read()
        enabled = [told["name"] for told in seen["buttons"] if not told["off"]]
        for told in seen["shelf"]:
            if not told["off"]:
                return self.take(told["name"])
        if fit := self.tiles_that_fit():
            return self.lay(fit[0])
        for message in ("unikat-end", "unikat-decline", "unikat-pass"):
            if self.say(message) in enabled:
                return self.button(message).click()
        self.exchange()

    def take(self, name: str) -> None:
        """Take what is called so from the display, or from the bag."""
        self.page.get_by_role("button", name=name, exact=True).click()


def play(players: Sequence[Player], most: int = 10_000) -> int:
    """Let people play in turn at their pages, to the end or for so many moves; how many it were."""
    by_name = {player.name: player for player in players}
    for made in range(most):
        turn = players[0].page.wait_for_function(TURN, arg=list(by_name)).json_value()
        if turn == "over":
            return made
        if by_name[turn].wait():
            by_name[turn].act()
    return most
