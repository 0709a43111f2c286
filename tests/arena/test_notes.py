"""A rule in people's own words where only bots play: it is done at once, in the same entry."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.arena import contest
from stolik.bots.playing import play_out
from tests.kit import rule


@rule("M112-110")
def test_bots_among_themselves_wait_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    matches: list[Any] = []

    def kept(match: Any, *more: Any) -> int:
        matches.append(match)
        return play_out(match, *more)

    monkeypatch.setattr("stolik.arena.contest.play_out", kept)
    options = {f"m112.custom{card}": "note:everybody%20sings" for card in (1, 2, 3)}
    games = contest.Contest("uno-112", ("random", "random"), 6, "notes", options)
    for number in range(6):
        contest.play(games, number)
    kinds = [event.kind for match in matches for event in match.events]
    inputs = [entry.action for match in matches for entry in match.entries[1:]]
    assert kinds.count("notePlayed") == kinds.count("noteOver") > 0
    assert not [action for action in inputs if action.kind.startswith("note")]
