"""UNO for the page's tests: tables driven over the wire to where a test begins, and a player."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from stolik.rulebook import speaker
from tests.browser.tables import FEW, Dealt
from tests.server.client import Client, Server

Now = dict[str, Any]
Stop = Callable[[int, Now], bool]
#: Whose decision it is, or that the match has ended; nothing while a bot thinks.
TURN = """(names) => {
  if (document.querySelector("dialog[open] table")) return "over";
  if (document.querySelector("dialog[open]")) return "shown";
  if (document.querySelector("[data-go-on]")) return "rest";
  const seat = document.querySelector("[aria-current=true]")?.textContent ?? "";
  return names.find((name) => seat.includes(name)) ?? false;
}"""
#: Whether something may be done here, or the turn has gone on to somebody else.
LIVE = """(name) => {
  if (document.querySelector("dialog[open]")) return "dialog";
  const seat = document.querySelector("[aria-current=true]")?.textContent ?? "";
  if (!seat.includes(name)) return "others";
  return document.title.startsWith("●") && document.querySelector(
    "[data-fits], [role=group] .colour, .ways button[aria-disabled=false]") && "mine";
}"""
READ = """() => {
  const shown = (selector) => document.querySelector(selector) !== null;
  return {
    picker: shown("[role=group] .colour"),
    fits: document.querySelectorAll("[data-fits]").length,
    held: document.querySelectorAll("[data-card]").length,
  };
}"""


def deal(
    server: Server, book: str, names: Sequence[str], bots: Sequence[str], **options: object
) -> Dealt:
    """A table of UNO in play, which goes from deal to deal; keys with a double stroke."""
    people = [Client(server, name) for name in names]
    given = {key.replace("__", "."): value for key, value in options.items()}
    decided = {"table.rest": "off", **given}
    seats = len(names) + len(bots)
    data = {"book": book, "seats": seats, "bots": list(bots), "options": decided}
    return begin(str(people[0].post("/api/tables", data)["id"]), people)


def begin(table: str, people: list[Client]) -> Dealt:
    """Everybody sits down and is ready, and the first person starts."""
    for number, person in enumerate(people):
        if number:
            person.post(f"/api/tables/{table}/join")
        person.ready(table)
    people[0].post(f"/api/tables/{table}/start")
    return Dealt(table, people)


def drive(dealt: Dealt, stop: Stop, pick: Callable[[int, list[str]], str]) -> int:
    """People act over the wire, until the moment that is waited for; whose it is."""
    while (seat := _drive_a_while(dealt, stop, pick)) is None:
        pass
    return seat


def _drive_a_while(dealt: Dealt, stop: Stop, pick: Callable[[int, list[str]], str]) -> int | None:
    """As many moves as lines may make without a rest, or until somebody should stop."""
    with ExitStack() as lines:
        sockets = [lines.enter_context(closing(one.socket(dealt.table))) for one in dealt.people]
        seen = [socket.now() for socket in sockets]
        for _ in range(FEW):
            head = max(frame["seq"] for frame in seen)
            for person, socket in enumerate(sockets):
                while seen[person]["seq"] < head:
                    seen[person] = socket.now()
                if stop(person, seen[person]["now"]):
                    return person
            assert not seen[0]["now"]["outcome"], "the match is over"
            asked = asked_of(seen)
            if asked is not None:
                now = seen[asked]["now"]
                action = pick(asked, now["legal"])
                act = {"t": "act", "cid": f"w{head}", "dec": now["dec"], "action": action}
                sockets[asked].send(act)
            seen[asked or 0] = sockets[asked or 0].now()
    return None


def asked_of(seen: list[dict[str, Any]]) -> int | None:
    """The person whose decision it is; nobody while a bot thinks."""
    nows = [frame["now"] for frame in seen]
    asked = [now["view"]["turn"] if now.get("speaks") is None else now["speaks"] for now in nows]
    seats = [now["view"]["seat"] for now in nows]
    return next((place for place, seat in enumerate(seats) if seat == asked[place]), None)


def collect(_: int, legal: list[str]) -> str:
    """Draw and keep, and lay nothing while that is possible."""
    return next((way for way in ("draw", "keep", "accept", "pass") if way in legal), legal[0])


def may(action: str) -> Stop:
    """Until somebody may do something that begins so."""
    return lambda _, now: any(one.startswith(action) for one in now["legal"])


def on_turn_with(now: Now, count: int) -> None:
    """Make it the turn of who looks, with so many cards of which the red ones fit."""
    view, deck = now["view"], [colour + rank for rank in "0123456789SVD" for colour in "RYGB"]
    seat = view["seat"]
    view.update(turn=seat, phase="turn", top="R3", colour="R")
    view["hands"][seat], view["counts"][seat] = deck[:count], count
    fits = [f"play {card}" for card in deck[:count] if card[0] == "R"]
    now.update(legal=["draw", *fits], prompt={"id": "uno-prompt-turn", "facts": {}})


def retell(page: Page, change: Callable[[Now], None]) -> None:
    """Let a page hear another now than the server tells: a moment that seldom comes."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame.get("now"):
                change(frame["now"])
            line.send(json.dumps(frame))

        server.on_message(hear)

    page.route_web_socket(lambda _: True, carry)


class Player:
    """A person before a page that shows a table of UNO."""

    def __init__(self, page: Page, name: str = "", language: str = "en") -> None:
        self.page = page
        self.name = name
        self.say = speaker(language)
        self.hand = page.get_by_role("listbox", name=self.say("uno-hand"))

    def sit(self, table: str) -> Player:
        """Go to a table where this person has a seat, and wait until it is drawn."""
        self.page.goto(f"/table/{table}")
        expect(self.hand).to_be_visible()
        return self

    def card(self, name: str) -> Locator:
        """A card of the hand, by the beginning of its name."""
        return self.hand.get_by_role("option", name=name).first

    def tap(self, card: Locator) -> None:
        """Touch a card of the hand where it shows even below others: near its corner."""
        card.click(position={"x": 20, "y": 22})

    def button(self, message: str, **facts: str | int) -> Locator:
        """A button, by the id of its words."""
        return self.page.get_by_role("button", name=self.say(message, **facts))

    def colour(self, colour: str) -> None:
        """Answer the question for a colour."""
        asked = self.page.get_by_role("group", name=self.say("uno-ask-colour"))
        asked.get_by_role("button", name=self.say(f"uno-colour-{colour}"), exact=True).click()

    def act(self) -> None:
        """Do one thing: choose, lay, or whatever else may be done."""
        if self.page.wait_for_function(LIVE, arg=self.name).json_value() != "mine":
            return
        seen = self.page.evaluate(READ)
        if seen["picker"]:
            self.page.locator("[role=group] .colour").first.click()
        elif seen["fits"]:
            if seen["held"] == 2:
                self.page.get_by_role("button", name="UNO", exact=True).click()
            self.tap(self.page.locator("[data-fits]").first)
        else:
            self.page.locator(".ways button[aria-disabled=false]").first.click()


def play(players: Sequence[Player]) -> int:
    """Let people play at their pages to the end of the match; how many moves it were."""
    by_name = {player.name: player for player in players}
    moves = 0
    while True:
        turn = players[0].page.wait_for_function(TURN, arg=list(by_name)).json_value()
        if turn == "over":
            return moves
        if turn == "shown":
            players[0].page.keyboard.press("Escape")
            continue
        if turn == "rest":
            go_on = players[0].page.locator("[data-go-on]")
            go_on.click()
            expect(go_on).to_have_count(0)
            continue
        by_name[turn].act()
        moves += 1
