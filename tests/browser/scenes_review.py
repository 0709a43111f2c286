"""The replay with hindsight, for each game: matches played over the wire, then looked back at."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, expect

from stolik.bots import Budget
from stolik.core import record
from stolik.games import BOOKS
from stolik.games.ubongo.notation import layout_text
from stolik.games.ubongo.pieces import PIECE, area_of
from stolik.games.ubongo.solver import solutions
from stolik.review import Effort, Review, review
from stolik.server.review_rest import ReviewAnswer, data_of
from tests.browser import ubongo, uno
from tests.browser.scenes import LONG, Scene, Stage
from tests.browser.tables import FEW, Dealt, deal, pick

Now = dict[str, Any]
#: What somebody does now, if anything.
Way = Callable[[Now], str | None]
#: Whether what was waited for has come.
Done = Callable[[Now], bool]
NAMES = ["Ala", LONG]
#: A server takes more thought; for a look at the screen this will do.
LITTLE = Effort(8, Budget(playouts=48))


def is_over(now: Now) -> bool:
    """Whether the match has ended."""
    return bool(now["outcome"])


def finish(dealt: Dealt, way: Way, done: Done = is_over) -> Dealt:
    """People play a match over the wire, to its end or to what is waited for."""
    while not _play_some(dealt, way, done):
        pass
    return dealt


def _play_some(dealt: Dealt, way: Way, done: Done) -> bool:
    """As many moves as lines may make without a rest; whether what is waited for has come."""
    with ExitStack() as lines:
        sockets = [lines.enter_context(closing(one.socket(dealt.table))) for one in dealt.people]
        seen = [socket.now() for socket in sockets]
        for _ in range(FEW):
            head = max(frame["seq"] for frame in seen)
            for person, socket in enumerate(sockets):
                while seen[person]["seq"] < head:
                    seen[person] = socket.now()
            if done(seen[0]["now"]):
                return True
            asked = [(person, way(frame["now"])) for person, frame in enumerate(seen)]
            person, action = next((it for it in asked if it[1]), (0, None))
            if action:
                dec = seen[person]["now"]["dec"]
                act = {"t": "act", "cid": f"w{head}", "dec": dec, "action": action}
                sockets[person].send(act)
            seen[person] = sockets[person].now()
    return False


def by_unikat(now: Now) -> str | None:
    """Lay if something fits."""
    return pick(now["legal"]) if now["legal"] else None


def by_uno(now: Now) -> str | None:
    """Lay some card that fits, now this one and now that, else draw."""
    view, legal = now["view"], now["legal"]
    if view["turn"] != view["seat"]:
        return None
    laying = [action for action in legal if action.startswith("play")]
    return str(laying[now["dec"] % len(laying)] if laying else uno.collect(0, legal))


def by_ubongo(now: Now) -> str | None:
    """Solve at once, then take what lies two rows on, or what is there."""
    view, legal = now["view"], now["legal"]
    seat = view["seat"]
    if view["phase"] == "solve" and view["stamps"][seat] is None:
        task = view["tasks"][seat]
        (layout,) = solutions(area_of(task["area"]), tuple(PIECE[it] for it in task["row"]), 1)
        return f"solve {layout_text(layout)}"
    if view["phase"] == "solve" and seat in view["moved"] and "collect" in legal:
        return "collect"
    return str(legal[len(legal) // 2]) if legal else None


def think_for(page: Page, dealt: Dealt, *shares: float) -> Review:
    """Answer for the server, which takes its time: how far it has come, then the review."""
    text = dealt.people[0].ask("GET", f"/api/tables/{dealt.table}/record").text
    found = review(record.read(text, BOOKS), 0, LITTLE)
    answers = [ReviewAnswer(share) for share in shares]

    def answer(route: Route) -> None:
        said = answers.pop(0) if answers else ReviewAnswer(1.0, data_of(found))
        status = 200 if said.review else 202
        body = msgspec.json.encode(said)
        route.fulfill(status=status, body=body, content_type="application/json")

    page.route("**/review*", answer)
    return found


def look_back(stage: Stage, dealt: Dealt) -> Page:
    """The replay of a match that is over, its review beside it, at a decision that cost much."""
    page = stage.open("/", dealt.people[0])
    found = think_for(page, dealt)
    page.goto(f"/table/{dealt.table}")
    page.get_by_role("dialog").get_by_role("button", name=stage.say("page-replay")).click()
    page.get_by_role("button", name=stage.say("page-review")).click()
    graph = page.get_by_role("slider", name=stage.say("review-curves"))
    expect(graph).to_be_visible()
    page.get_by_role("slider", name=stage.say("page-scrub")).fill(str(dearest(found)))
    return page


def dearest(found: Review) -> int:
    """The entry of the decision that cost the most."""
    return max(found.choices, key=lambda choice: choice.loss).entry


def unikat(stage: Stage) -> Page:
    """Two people at Unikat."""
    return look_back(stage, finish(deal(stage.new_page.server, NAMES, []), by_unikat))


def uno_112(stage: Stage) -> Page:
    """Four people at UNO."""
    dealt = uno.deal(stage.new_page.server, "uno-112", [*NAMES, "Zofia", "Jan"], [])
    return look_back(stage, finish(dealt, by_uno))


def ubongo_race(stage: Stage) -> Page:
    """Two people at Ubongo."""
    dealt = ubongo.deal(stage.new_page.server, NAMES, timer=600, roundTripMs=0)
    return look_back(stage, finish(dealt, by_ubongo))


REVIEW: dict[str, Scene] = {
    "review-unikat": unikat,
    "review-uno": uno_112,
    "review-ubongo": ubongo_race,
}
