"""Ubongo for the page's tests: a table, and a player who solves boards by hand or by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from stolik.games.ubongo.pieces import DRAWINGS, PIECE, PIECES, Placement, area_of
from stolik.games.ubongo.solver import solutions
from stolik.rulebook import speaker
from tests.browser import uno
from tests.browser.tables import Dealt
from tests.server.client import Server

#: How far a piece floats above a finger.
LIFT = 56
SPOTS = "(all) => all.map((one) => [Number(one.dataset.x), Number(one.dataset.y)])"
Way = Callable[["Player", int, Placement], None]


def deal(server: Server, names: Sequence[str], bots: Sequence[str] = (), **options: Any) -> Dealt:
    """A table of Ubongo at which people and bots have begun; no countdown if none is named."""
    keys = {"countdown": 0, **options}
    return uno.deal(server, "ubongo", names, bots, **{f"ubo__{key}": keys[key] for key in keys})


class Player:
    """A person before a page that shows a table of Ubongo."""

    def __init__(self, page: Page, name: str = "", language: str = "en") -> None:
        self.page = page
        self.name = name
        self.say = speaker(language)
        self.board = page.get_by_role("group", name=self.say("ubongo-own-board"))
        self.gems = page.get_by_role("group", name=self.say("ubongo-gem-board"))

    def sit(self, table: str) -> Player:
        """Go to a table where this person has a seat, and wait until it is drawn."""
        self.page.goto(f"/table/{table}")
        expect(self.gems.or_(self.board).first).to_be_visible()
        return self

    def row(self, number: int) -> Locator:
        """A row of gems."""
        return self.page.locator(f"[data-row='{number}']")

    def choose(self, number: int) -> None:
        """Choose a row, once it may be chosen."""
        self.page.locator(f"[data-row='{number}'][data-open]").click()

    def button(self, message: str) -> Locator:
        """A button, by the id of its words."""
        return self.page.get_by_role("button", name=self.say(message))

    def begin(self, others: Sequence[Player] = ()) -> None:
        """Set pawns and roll, whoever is on turn, until the boards are there."""
        everybody = [self, *others]
        while not self.board.is_visible():
            for player in everybody:
                player.set_out()
            self.page.wait_for_timeout(50)

    def set_out(self) -> None:
        """Set the pawn or roll, if that is asked for."""
        if self.page.locator("button[data-open]").count():
            self.row(3).click()
            expect(self.page.locator("button[data-open]")).to_have_count(0)
        elif self.page.locator(".roll").count():
            self.page.locator(".roll").click()
            expect(self.page.locator(".roll")).to_have_count(0)

    # -- solving ----------------------------------------------------------------------------------
    def solution(self) -> list[Placement]:
        """How the board can be covered, piece by piece as they lie in the tray."""
        spots = self.board.locator("[data-spot]").evaluate_all(SPOTS)
        names = [str(one.get_attribute("aria-label")) for one in self.board.locator(".slot").all()]
        row = [PIECE[name.split(", ")[1]] for name in names]
        (layout,) = solutions(area_of(drawing_of(spots)), tuple(row), 1)
        by_piece = {placed.piece: placed for placed in layout}
        return [by_piece[piece] for piece in row]

    def solve(self, way: Way) -> None:
        """Lay every piece, in one way of doing it."""
        for index, placed in enumerate(self.solution()):
            way(self, index, placed)

    def piece(self, index: int) -> Locator:
        """A piece in the tray."""
        return self.board.locator(f".slot[data-index='{index}']")

    def spot(self, x: int, y: int) -> Locator:
        """A cell of the area."""
        return self.board.locator(f"[data-spot][data-x='{x}'][data-y='{y}']")

    def cell(self, placed: Placement) -> tuple[float, float]:
        """Where the first cell of a piece that lies so would be on the screen."""
        x, y = first_cell(placed)
        here = self.spot(x, y).bounding_box()
        assert here is not None
        return here["x"] + here["width"] / 2, here["y"] + here["height"] / 2


def drawing_of(spots: Sequence[Sequence[int]]) -> str:
    """Cells as a drawing."""
    wide, high = (max(spot[axis] for spot in spots) + 1 for axis in (0, 1))
    lines = [["X" if [x, y] in spots else "." for x in range(wide)] for y in range(high)]
    return "/".join("".join(line) for line in lines)


def first_cell(placed: Placement) -> tuple[int, int]:
    """Where the first cell of a piece's drawing lies."""
    lines = DRAWINGS[PIECES[placed.piece]].split("/")
    wide, high = len(lines[0]), len(lines)
    x, y = lines[0].index("X"), 0
    if placed.flip:
        x = wide - 1 - x
    for _ in range(placed.rot):
        x, y, wide, high = high - 1 - y, x, high, wide
    return placed.x + x, placed.y + y


# -- ways of laying a piece -----------------------------------------------------------------------
def by_keys(player: Player, index: int, placed: Placement) -> None:
    """Keys alone: bring it to its place, lay it."""
    bring_by_keys(player, index, placed)
    player.page.keyboard.press("Enter")


def bring_by_keys(player: Player, index: int, placed: Placement) -> None:
    """Choose, flip, turn, to the corner, from there to the place."""
    press = player.page.keyboard.press
    press(str(index + 1))
    for key in ["f"] * placed.flip + ["r"] * placed.rot + ["ArrowLeft", "ArrowUp"] * 6:
        press(key)
    for key in ["ArrowRight"] * placed.x + ["ArrowDown"] * placed.y:
        press(key)


def by_mouse(player: Player, index: int, placed: Placement) -> None:
    """Dragged by the mouse; flipped by a key, turned by the wheel and the right button."""
    page, mouse = player.page, player.page.mouse
    grabbed = player.piece(index).locator("[data-cell='0']").bounding_box()
    assert grabbed is not None
    mouse.move(grabbed["x"] + grabbed["width"] / 2, grabbed["y"] + grabbed["height"] / 2)
    mouse.down()
    mouse.move(grabbed["x"] + 30, grabbed["y"] - 30)
    if placed.flip:
        page.keyboard.press("f")
    for quarter in range(placed.rot):
        if quarter:
            mouse.wheel(0, 100)
        else:
            mouse.down(button="right")
            mouse.up(button="right")
    x, y = player.cell(placed)
    mouse.move(x + 6, y - 5, steps=3)
    mouse.up()
    expect(player.piece(index)).to_have_count(0)


def by_finger(player: Player, index: int, placed: Placement) -> None:
    """Dragged by a finger; turned and flipped by taps before."""
    piece = player.piece(index)
    piece.tap()
    if placed.flip:
        player.button("ubongo-flip").tap()
    for _ in range(placed.rot):
        piece.tap()
    grabbed = piece.locator("[data-cell='0']").bounding_box()
    assert grabbed is not None
    start = grabbed["x"] + grabbed["width"] / 2, grabbed["y"] + grabbed["height"] / 2
    x, y = player.cell(placed)
    drag(player.page, [start, (start[0] + 20, start[1] - 20), (x - 4, y + LIFT + 5)])
    expect(piece).to_have_count(0)


def by_taps(player: Player, index: int, placed: Placement) -> None:
    """Without dragging: the piece is chosen and turned by taps, then a cell that it covers."""
    player.piece(index).tap()
    for button in ["ubongo-flip"] * placed.flip + ["ubongo-turn"] * placed.rot:
        player.button(button).tap()
    player.spot(*first_cell(placed)).tap()


def drag(page: Page, points: Sequence[tuple[float, float]]) -> None:
    """A finger goes down at the first point, along the others, and up at the last."""
    line = page.context.new_cdp_session(page)
    kinds = ["touchStart", *["touchMove"] * (len(points) - 1)]
    for kind, (x, y) in zip(kinds, points, strict=True):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()
