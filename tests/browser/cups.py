"""Tournaments for the page: laid over the wire, or told as they might be."""

from __future__ import annotations

import copy
from typing import Any

from playwright.sync_api import Page, Route

from tests.server.client import Client

LONG = "W" * 24
#: Bots that know their next move at once, no breaks, a duel of one deal, nobody waits for a word.
QUICK: dict[str, Any] = {
    "bot": "random",
    "pause": 0,
    "duel": 1,
    "options": {"uno.catchGraceMs": 0},
}


def lay(host: Client, form: str = "rotation12", *others: Client, **more: Any) -> str:
    """A tournament that some have joined."""
    tournament = str(host.post("/api/tournaments", {"form": form, **QUICK, **more})["id"])
    for other in others:
        other.post(f"/api/tournaments/{tournament}/join")
    return tournament


def begin(host: Client, tournament: str, *others: Client) -> None:
    """Everybody is ready, and the host begins."""
    for client in (host, *others):
        client.post(f"/api/tournaments/{tournament}/ready")
    host.post(f"/api/tournaments/{tournament}/begin")


def begun(host: Client, form: str, *others: Client) -> dict[str, Any]:
    """What is told of a tournament that has begun, to be told otherwise."""
    tournament = lay(host, form, *others, pause=600)
    begin(host, tournament, *others)
    told: dict[str, Any] = host.ask("GET", f"/api/tournaments/{tournament}").json()
    return told


def played(told: dict[str, Any], matches: int, **more: Any) -> dict[str, Any]:
    """The same tournament after so many matches, each side winning as it comes."""
    after = copy.deepcopy(told)
    for number, match in enumerate(after["matches"][:matches]):
        winners = [match["players"][(number + deal) % 2] for deal in range(4)]
        deals = [{"winner": it, "points": 40 + 7 * number} for it in winners]
        match.update(state="over", deals=deals)
    size = len(after["places"])
    after["standings"] = [
        {"place": place, "player": place, "points": 90 * (size - place), "wins": size - place}
        for place in range(1, size + 1)
    ]
    return {**after, **more}


def duel_of(one: int, other: int, **more: Any) -> dict[str, Any]:
    """The duel of two."""
    duel = {"match": "duel", "block": 0, "players": [one, other], "state": "waiting"}
    return {**duel, "table": "", "deals": [], **more}


def tell(page: Page, told: dict[str, Any]) -> None:
    """Let the page hear this of a tournament, instead of what the server says."""

    def answer(route: Route) -> None:
        route.fulfill(json=told)

    page.route(f"**/api/tournaments/{told['id']}?*", answer)
    page.goto(f"/tournament/{told['id']}")
