"""The screens of tournaments, as ways to get there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.cups import LONG, begun, duel_of, lay, played, tell
from tests.browser.scenes import Scene, Stage

TABLE = "ab" * 16


def new(stage: Stage) -> Page:
    """Setting one up."""
    page = stage.open("/tournament/new")
    expect(page.get_by_role("button", name=stage.say("cup-lay"))).to_be_visible()
    return page


def waiting(stage: Stage) -> Page:
    """Waiting for players."""
    host, other = stage.guest("Ala"), stage.guest(LONG)
    page = stage.open(f"/tournament/{lay(host, 'rotation28', other)}", host)
    expect(page.get_by_text(stage.say("page-press-ready"))).to_be_visible()
    return page


def pause(stage: Stage) -> Page:
    """A break after the first block."""
    return _told(stage, "rotation12", 1, rest=42_000, pause=60)


def ready(stage: Stage) -> Page:
    """Who wants to go on waits for the others."""
    return _told(stage, "rotation12", 1, ready=True, rest=42_000, pause=60)


def other_table(stage: Stage) -> Page:
    """The own match is over, the other table still plays."""
    return _told(stage, "rotation28", 1, going={"1.II": "playing"})


def away(stage: Stage) -> Page:
    """A bot plays."""
    return _told(stage, "rotation12", 1, away=True, going={"2.I": "playing"})


def duel(stage: Stage) -> Page:
    """Before the duel, which a lot has decided."""
    return _told(stage, "rotation12", 3, [duel_of(1, 2)], rest=42_000, pause=60, lot=[1, 2, 3])


def winner(stage: Stage) -> Page:
    """The end."""
    deals = [{"winner": 2, "points": 40}]
    final = duel_of(1, 2, state="over", deals=deals)
    return _told(stage, "rotation28", 14, [final], state="over", winner=2)


def given_up(stage: Stage) -> Page:
    """Given up."""
    return _told(stage, "rotation12", 1, state="abandoned")


def none(stage: Stage) -> Page:
    """There is no such tournament."""
    page = stage.open(f"/tournament/{'0' * 32}")
    expect(page.get_by_text(stage.say("cup-none-more"))).to_be_visible()
    return page


def _told(
    stage: Stage,
    form: str,
    matches: int,
    more: list[dict[str, Any]] | None = None,
    going: dict[str, str] | None = None,
    **facts: Any,
) -> Page:
    """A tournament of Ala and of somebody with a long name, as it might be."""
    host, other = stage.guest("Ala"), stage.guest(LONG)
    mine = {key: facts.pop(key) for key in ("ready", "away") if key in facts}
    told = played(begun(host, form, other), matches, **{"rest": None, **facts})
    told["matches"] += more or []
    told["places"][0].update(mine)
    for match in told["matches"]:
        if match["match"] in (going or {}):
            match.update(state="playing", table=TABLE)
    page = stage.open("/", host)
    tell(page, told)
    expect(page.get_by_text(stage.say("cup-schedule"))).to_be_visible()
    return page


TOURNAMENT: dict[str, Scene] = {
    "new-tournament": new,
    "tournament-waiting": waiting,
    "tournament-break": pause,
    "tournament-ready": ready,
    "tournament-other-table": other_table,
    "tournament-away": away,
    "tournament-duel": duel,
    "tournament-winner": winner,
    "tournament-given-up": given_up,
    "no-tournament": none,
}
