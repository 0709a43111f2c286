"""Hands that move while a grace runs: each lapse has its own end, and a hand that has gone to
somebody else owes nothing (K108-85, M112-31 to M112-33, HOUSE-03)."""

from __future__ import annotations

import pytest

from stolik.core.game import CLOCK
from stolik.games.uno.events import Caught
from tests.kit import Trial, at, rule

GRACE = "options uno.catchGraceMs=1500"


def shuffled_again() -> Trial:
    """Seat 0 fell to one card at 1000, was caught, and has one card again by a shuffle at 2400."""
    t = at(f"uno-112; {GRACE}; top R5; hand 0 R1 B2; hand 1 WH G4; hand 2 Y6")
    t.do(0, "play R1", at=1000)
    t.do(2, "catch 0", at=1100)
    t.do(1, "play WH G", at=2400)
    t.chance("mix B2 / Y6 / G4")
    return t


def alarms(t: Trial) -> dict[str, int]:
    return {alarm.name: alarm.due for alarm in t.game.alarms(t.state)}


@rule("M112-31", "M112-33")
def test_a_second_lapse_in_a_grace_has_an_end_of_its_own() -> None:
    t = shuffled_again()
    assert alarms(t) == {"grace-0": 2500, "grace-0-2400": 3900, "grace-1": 3900, "grace-2": 3900}
    assert t.game.write_position(t.game.read_position(t.position)) == t.position
    t.do(CLOCK, "ring grace-0", at=2500)
    t.chance("give R7 R8")
    assert [len(hand) for hand in t.game.open_view(t.state).hands] == [3, 1, 1]


@rule("M112-31", "M112-33")
def test_who_caught_the_first_lapse_may_catch_the_second() -> None:
    t = shuffled_again()
    assert "catch 0" in t.legal(2)
    t.do(2, "catch 0", at=2450)
    assert "catch 0" not in t.legal(2)
    assert t.why(2, "catch 0").clause == "M112-36"


@rule("M112-31", "M112-33")
def test_of_two_lapses_the_earlier_one_is_caught_first() -> None:
    t = at(f"uno-112; {GRACE}; top R5; hand 0 R1 B2; hand 1 WH G4; hand 2 Y6")
    t.do(0, "play R1", at=1000)
    t.do(1, "play WH G", at=2400)
    t.chance("mix B2 / Y6 / G4")
    t.do(2, "catch 0", at=2450)
    assert t.do(CLOCK, "ring grace-0", at=2500) == [Caught(2, 0)]


@rule("M112-35")
def test_the_word_answers_for_both_lapses() -> None:
    t = shuffled_again()
    t.do(0, "call", at=2450)
    assert not [name for name in alarms(t) if name.startswith("grace-0")]


@rule("HOUSE-03")
@pytest.mark.parametrize("book", ["uno-108", "uno-112"])
@pytest.mark.parametrize("card", ["play R7 >1", "play R0"])
@pytest.mark.parametrize("grace", [0, 1500])
def test_a_hand_that_went_to_somebody_else_owes_nothing(book: str, card: str, grace: int) -> None:
    options = f"options uno.sevenZero=on uno.catchGraceMs={grace}"
    t = at(f"{book}; {options}; top R5; hand 0 R7 R0; hand 1 G4 G5 G6; hand 2 Y6 Y7 Y8")
    t.do(0, card, at=1000)
    assert "call" not in t.legal(0)
    # In 112 cards whoever has got the one card left owes the word.
    assert bool(t.state.lapses) == (book == "uno-112")
