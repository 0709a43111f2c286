"""A rule in people's own words at one screen: they say what comes of it (M112-110)."""

from __future__ import annotations

import pytest

from stolik.cli.main import main
from stolik.core.match import Match
from stolik.games import BOOKS
from tests.cli.test_terminal import Sitting
from tests.kit import rule

GAME, _ = BOOKS["uno-112"]
NOTE = "note:[red]sing%5B%2Fred%5D%20or%20draw"
WAITS = (
    f"uno-112; options m112.custom1={NOTE}; phase note; top WC1; colour R; "
    "hand 0 R1 R2; hand 1 B3 B4; "
)


def sit(monkeypatch: pytest.MonkeyPatch, more: str, *answers: str) -> list[str]:
    """Two people before a note that waits; what was seen before each answer, and at the end."""
    sitting = Sitting(monkeypatch, answers)
    match = Match(GAME, GAME.read_position(WAITS + more))
    monkeypatch.setattr(Match, "begin", lambda *_: match)
    assert main(["terminal", "uno-112", "--names", "Left,Right", "--bots", "", "--lang", "en"]) == 0
    return [*sitting.seen, sitting.fresh()]


@rule("M112-110")
def test_people_say_what_comes_of_it_and_enter_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, drawn, wrong, skipped, handed, *_ = sit(
        monkeypatch, "", "note draw 1 2", "note sing", "note skip 1", "", "q"
    )
    assert "“[red]sing[/red] or draw”" in asked, "no markup in what people write"
    assert asked.rstrip().endswith("Press Enter to continue.")
    assert "Right draws 2 cards." in drawn
    assert "may" in wrong or "sing" in wrong
    assert "Because of the card, Right loses the next turn." in skipped
    assert "Left’s turn." in handed, "Right has lost it"


@rule("M112-110")
def test_only_what_the_table_may_say_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    _, first, second, *_ = sit(monkeypatch, "note-draws 3", "leave 0", "note draw 1 1", "q")
    assert "leave" in first
    assert "3" in second
