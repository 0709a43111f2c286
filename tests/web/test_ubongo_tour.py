"""The first-game tour of Ubongo is played by the rules."""

from __future__ import annotations

import json
from pathlib import Path

from tools import tour

TOUR = Path(__file__).parents[2] / "web" / "src" / "games" / "ubongo" / "tour.json"


def test_the_tour_is_what_the_rules_play() -> None:
    written = json.loads(TOUR.read_text(encoding="utf-8"))
    assert written == json.loads(tour.text()), "run: python tools/tour.py > " + TOUR.name


def test_every_step_goes_on_with_something_that_may_be_done() -> None:
    for step in tour.steps():
        listed = [good for good in step["good"] if not good.startswith("solve")]
        assert set(listed) <= set(step["legal"])


def test_the_board_of_the_tour_has_one_solution() -> None:
    solving = next(step["good"] for step in tour.steps() if step["view"]["phase"] == "solve")
    assert len(solving) == 1
