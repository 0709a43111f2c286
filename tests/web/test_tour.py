"""The page's first-game tour keeps to the rules: its positions, what it offers, what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.core.phrase import Illegal
from stolik.games import BOOKS
from stolik.games.unikat.pieces import CODES

#: The tour as data; the page's own tests keep it the same as the tour.
TOUR = Path(__file__).parents[2] / "web" / "tests" / "tour.json"
STEPS: list[dict[str, Any]] = json.loads(TOUR.read_text(encoding="utf-8"))
GAME = BOOKS["unikat"][0]
#: The page does not tell apart whether some or all of several neighbours differ too much.
NEIGHBOURS = {"UNI-31", "UNI-32"}


def position(view: dict[str, Any]) -> str:
    """A view as a position; what the other seat holds is not told, so any free tiles will do."""
    mine = view["hands"][0]
    table = [f"{tile}@{x},{y}" for tile, x, y in view["table"]]
    known = {*mine, *view["display"], *(tile for tile, _, _ in view["table"])}
    others = [tile for tile in CODES if tile not in known][: view["counts"][1]]
    fields = {
        "table": " ".join(table),
        "display": " ".join(view["display"]),
        "hand 0": " ".join(mine),
        "hand 1": " ".join(others),
        "phase": view["phase"],
        "last": ",".join(map(str, view["last"] or ())),
        "given": view["given"] or "",
    }
    words = [f"{name} {value}" for name, value in fields.items() if value]
    return "; ".join(["unikat", *words, *(flag for flag in ("bonus", "second") if view[flag])])


def plain_view(state: Any) -> dict[str, Any]:
    """What the page is sent."""
    sent: dict[str, Any] = json.loads(json.dumps(GAME.view_data(GAME.view(state, 0))))
    return sent


@pytest.fixture(params=STEPS, ids=lambda step: step["say"])
def step(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found


@pytest.fixture
def state(step: dict[str, Any]) -> Any:
    return GAME.read_position(position(step["view"]))


def test_a_step_shows_a_position_that_there_can_be(step: dict[str, Any], state: Any) -> None:
    assert plain_view(state) == step["view"]


def test_a_step_offers_what_may_be_done(step: dict[str, Any], state: Any) -> None:
    legal = [GAME.write_action(action) for action in GAME.legal(state, 0)]
    assert sorted(step["legal"]) == sorted(legal)
    assert step["good"]
    assert set(step["good"]) <= set(legal)


def test_a_step_refuses_by_the_right_clause(step: dict[str, Any], state: Any) -> None:
    assert step["asked"]
    for asked in step["asked"]:
        with pytest.raises(Illegal) as refusal:
            GAME.check(state, 0, GAME.read_action(asked["action"]))
        clause = refusal.value.clause
        assert asked["clause"] == clause or {asked["clause"], clause} == NEIGHBOURS, asked
        if not asked["say"].startswith("tour-"):
            assert asked["say"] == refusal.value.phrase.id, asked


@pytest.mark.parametrize("place", range(1, 6))
def test_the_steps_of_the_turn_follow_from_each_other(place: int) -> None:
    """The corner earns the bonus action, and the turn runs up to the draw."""
    state = GAME.read_position(position(STEPS[place]["view"]))
    (action,) = STEPS[place]["good"]
    GAME.advance(state, 0, GAME.read_action(action))
    assert plain_view(state) == STEPS[place + 1]["view"]


def test_the_last_tile_of_the_tour_wins() -> None:
    last = STEPS[-1]
    for action in last["good"]:
        state = GAME.read_position(position(last["view"]))
        GAME.advance(state, 0, GAME.read_action(action))
        assert plain_view(state)["won"] == [0]
