"""The first-game tour of UNO keeps to the rules of both books."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.core.game import CHANCE
from stolik.core.phrase import Illegal
from stolik.games import BOOKS
from stolik.games.uno.pieces import COPIES, FACES

#: The tour as data; the page's own tests keep it the same as the tour.
TOUR = Path(__file__).parents[2] / "web" / "tests" / "uno-tour.json"
STEPS: list[dict[str, Any]] = json.loads(TOUR.read_text(encoding="utf-8"))
GAME = BOOKS["uno-108"][0]
#: Steps that show what came of the one before, and those that stand by themselves.
AFTER = [place for place, step in enumerate(STEPS) if "-after" in step["say"]]
SHOWN = [step for place, step in enumerate(STEPS) if place not in AFTER]
#: The card by which the +4 of the tour is a bluff.
BETRAYS = "Y7"


def position(view: dict[str, Any]) -> str:
    """A view as a position; what the others hold is not told, so any free cards will do."""
    mine = view["hands"][0]
    fields = {
        "options": " ".join(f"{key}={value}" for key, value in view["options"].items()),
        "seats": view["seats"],
        "dealer": view["dealer"],
        "turn": view["turn"],
        "phase": view["phase"],
        "top": view["top"],
        "colour": view["colour"],
        "under": " ".join(view["under"]),
        "drawn": " ".join(view["drawn"] or ()),
        "called": " ".join(map(str, view["called"])),
        "hand 0": " ".join(mine),
        **others(view),
    }
    if view["bluff"] is not None:
        was = view["under"][-1]  # the card goes back in one book only, so that only it names it
        named = was if view["book"] == "uno-108" else was[0]
        fields |= {"bluff": view["bluff"], "was": named}
    words = [f"{name} {value}" for name, value in fields.items() if value != ""]
    lapses = [f"lapse {lapse['seat']} {lapse['at']}" for lapse in view["lapses"]]
    return "; ".join([view["book"], *words, *lapses])


def others(view: dict[str, Any]) -> dict[str, str]:
    """Hands for the other seats out of what is left."""
    used = [*view["hands"][0], view["top"], *view["under"]]
    left = [card for card, count in zip(FACES, COPIES, strict=True) for _ in range(count)]
    for card in used:
        left.remove(card)
    hands, free = {}, iter(left)
    for seat in range(1, view["seats"]):
        hand = [next(free) for _ in range(view["counts"][seat])]
        if view["bluff"] == seat:
            hand[-1] = BETRAYS
        hands[f"hand {seat}"] = " ".join(hand)
    return hands


def plain_view(state: Any) -> dict[str, Any]:
    """What the page is sent."""
    sent: dict[str, Any] = json.loads(json.dumps(GAME.view_data(GAME.view(state, 0))))
    return sent


def let_chance_act(state: Any, wanted: dict[str, Any]) -> None:
    """Cards come from the pile as they may; a new hand is what the step shows."""
    while CHANCE in GAME.actors(state):
        action = GAME.draw(state, lambda count: 0)
        if state.phase == "mix":
            action = GAME.read_action(mix(state, wanted))
        GAME.check(state, CHANCE, action)
        GAME.advance(state, CHANCE, action, 0, None)


def mix(state: Any, wanted: dict[str, Any]) -> str:
    """All hands dealt out anew, as many cards to each as the step shows."""
    left = [card for hand in GAME.view_data(GAME.open_view(state))["hands"] for card in hand]
    for card in wanted["hands"][0]:
        left.remove(card)
    free = iter(left)
    others = [" ".join(next(free) for _ in range(count)) for count in wanted["counts"][1:]]
    return "mix " + " / ".join([" ".join(wanted["hands"][0]), *others])


@pytest.mark.parametrize("place", AFTER, ids=lambda place: STEPS[place]["say"])
def test_a_step_shows_what_truly_comes_of_the_one_before(place: int) -> None:
    before, after = STEPS[place - 1], STEPS[place]
    state = GAME.read_position(position(before["view"]))
    GAME.advance(state, 0, GAME.read_action(before["good"][0]), 0, None)
    let_chance_act(state, after["view"])
    # The tour draws no seat whose menu would tell what is known of it.
    assert {**plain_view(state), "known": [[], [], []]} == after["view"]
    legal = [GAME.write_action(action) for action in GAME.legal(state, 0)]
    assert sorted(after["legal"]) == sorted(legal)


@pytest.fixture(params=SHOWN, ids=lambda step: f"{step['view']['book']}-{step['say']}")
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
    for asked in step["asked"]:
        with pytest.raises(Illegal) as refusal:
            GAME.check(state, 0, GAME.read_action(asked["action"]))
        assert asked["clause"] == refusal.value.clause, asked
        if not asked["say"].startswith("tour-"):
            assert asked["say"] == refusal.value.phrase.id, asked


def test_the_last_card_of_the_tour_wins_the_deal() -> None:
    for last in [step for step in STEPS if step["say"] == "tour-uno-9"]:
        (action,) = last["good"]
        state, told = GAME.read_position(position(last["view"])), list[Any]()
        GAME.advance(state, 0, GAME.read_action(action), 0, told)
        assert any(event.kind in ("dealOver", "matchOver") for event in told)
