"""UNO's clock: every decision has the whole time, and the clock plays a turn to its end (K108-43,
ruling 4)."""

from __future__ import annotations

import pytest

from stolik.core.game import CLOCK, Alarm, Outcome, Seat
from stolik.games.uno.events import Discarded, Mixed, Named, Skipped, TimeUp
from tests.games.uno.scenes import faces
from tests.games.uno.test_m112_deck_and_deal import all_but
from tests.kit import Trial, at, rule, seen

OTHERS = "hand 1 Y3 Y4; hand 2 G3 G4"
FOUR = f"top R5; hand 0 W4 R1 B2; {OTHERS}"
BLUFF = f"phase challenge; bluff 0; was R5; top W4; colour B; hand 0 R1 B2; {OTHERS}; turn 1"
TIMER = "options uno.turnTimer=30"
#: A position, who does what there, and who is asked for what next.
ASKED: dict[str, tuple[str, Seat, str, Seat]] = {
    "turn": (f"uno-108; {TIMER}; {FOUR}", 0, "play R1", 1),
    "drawn": (f"uno-108; {TIMER}; {FOUR}", 0, "draw", 0),
    "challenge": (f"uno-108; {TIMER}; {FOUR}", 0, "play W4 B", 1),
    "replace": (f"uno-108; {TIMER}; {BLUFF}", 1, "challenge", 0),
    "stack": (
        f"uno-108; {TIMER} uno.wd4Mode=strict uno.stacking=same; top R5; hand 0 RD R1; {OTHERS}",
        0,
        "play RD uno",
        1,
    ),
    "name": (
        f"uno-112; {TIMER} m112.shuffleColour=after; top R5; hand 0 WH R1; {OTHERS}",
        0,
        "play WH",
        0,
    ),
    "discard": (
        f"uno-112; {TIMER} m112.custom1=next:exactly-1; top R5; hand 0 WC1 R1; {OTHERS}",
        0,
        "play WC1 B uno",
        1,
    ),
}


@rule("K108-43", "RULING-4")
@pytest.mark.parametrize("phase", ASKED)
def test_every_decision_has_the_whole_time(phase: str) -> None:
    position, who, action, asked = ASKED[phase]
    t = at(position)
    t.do(who, action, at=12_000)
    t.settle()
    assert (t.state.phase, t.game.due(t.state)) == (phase, (asked,))
    assert t.game.alarms(t.state) == (Alarm("turn", 42_000),)


# -- the clock plays ------------------------------------------------------------------------------
def rung(own: str, options: str = "", book: str = "uno-112") -> Trial:
    """Time is up for seat 0, which holds these cards on red 5; nothing is left to draw."""
    rest = all_but("R5", own) if "uno-112" in book else all_but("R5 WH WC1 WC2 WC3", own)
    t = at(f"{book}; {TIMER} {options}; top R5; hand 0 {own}; hand 1 {rest}")
    assert t.do(CLOCK, "ring turn", at=30_000)[0] == TimeUp(0)
    return t


@rule("RULING-4", "M112-76")
def test_after_hands_that_the_clock_shuffled_the_next_player_has_the_whole_time() -> None:
    t = rung("WH B1 B2")
    assert (seen(t)["phase"], seen(t)["colour"]) == ("mix", "B")
    t.settle()
    assert (seen(t)["phase"], t.game.due(t.state)) == ("turn", (1,))
    assert t.game.alarms(t.state) == (Alarm("turn", 60_000),)


@rule("RULING-4", "M112-74")
def test_the_clock_names_the_colour_after_hands_that_it_shuffled() -> None:
    t = rung("WH B1 B2", "m112.shuffleColour=after")
    *_, mixed, named = t.settle()
    assert isinstance(mixed, Mixed)
    assert isinstance(named, Named)
    held = [sum(card[0] == colour for card in seen(t)["hands"][0]) for colour in "RYGB"]
    assert (named.seat, named.colour) == (0, held.index(max(held)))
    assert t.game.due(t.state) == (1,)


@rule("RULING-4", "M112-95")
def test_the_clock_discards_for_a_card_that_it_laid() -> None:
    t = rung("WC1 B1 B2 B3", "m112.custom1=me:exactly-1")
    assert t.match.events[-2:] == [Discarded(0, faces("B1")), Discarded(0, faces("B2"))]
    assert (seen(t)["hands"][0], t.game.due(t.state)) == (["B3"], (1,))


@rule("RULING-4", "K108-119")
def test_with_two_a_skip_that_the_clock_laid_brings_a_turn_of_its_own() -> None:
    t = rung("RS B1 B2", book="uno-108")
    assert t.match.events[-1] == Skipped(1)
    assert (seen(t)["top"], seen(t)["phase"], t.game.due(t.state)) == ("RS", "turn", (0,))
    assert t.game.alarms(t.state) == (Alarm("turn", 60_000),)


@rule("RULING-4", "M112-38")
def test_the_clock_may_win_the_game_and_then_it_stops() -> None:
    t = rung("R9")
    assert t.outcome() == Outcome((0,), (0, 0))
    assert "hurried" not in t.position


@rule("RULING-4")
@pytest.mark.parametrize("book", ["uno-108", "uno-112"])
def test_the_clock_lays_a_four_last_of_all(book: str) -> None:
    assert seen(rung("W W4", book=book))["top"] == "W"


@rule("RULING-4")
def test_the_clock_lays_a_four_after_cards_worth_more() -> None:
    values = "uno-112; options uno.turnTimer=30 m112.custom1=next:exactly-1"
    t = at(
        f"{values}; phase discard; top WC1; colour R; quota 1 1; turn 1; hand 0 R1; hand 1 W4 WH"
    )
    t.do(CLOCK, "ring turn", at=30_000)
    assert seen(t)["hands"][1] == ["W4"]


@rule("RULING-4")
def test_in_version_one_the_clock_lays_a_four_before_a_wild() -> None:
    assert seen(rung("W W4", book="uno-112 1"))["top"] == "W4"


# -- what the clock answers is an answer ----------------------------------------------------------
LAPSED = "lapse 0; hand 0 B9; hand 1 Y3 Y4 Y5"
EXACTLY = f"{TIMER} m112.custom1=next:exactly-2"
#: How seat 1 is asked; each answer of the clock is a choice, and shuts the window of seat 0.
SHUT = {
    "draw": ("uno-108", f"{TIMER}; top R5"),
    "keep": ("uno-108", f"{TIMER}; phase drawn; top R5; drawn Y3"),
    "accept": ("uno-108", f"{TIMER}; phase challenge; bluff 0; was R5; top W4; colour B"),
    "discard": ("uno-112", f"{EXACTLY}; phase discard; top WC1; colour B; quota 1 2"),
}


@rule("RULING-4", "K108-85", "M112-31")
@pytest.mark.parametrize("answer", SHUT)
def test_what_the_clock_answers_shuts_a_window(answer: str) -> None:
    book, asked = SHUT[answer]
    t = at(f"{book}; {LAPSED}; turn 1; {asked}")
    t.do(CLOCK, "ring turn", at=30_000)
    assert seen(t)["lapses"] == []


@rule("RULING-4", "M112-31")
def test_a_card_that_the_clock_lays_shuts_a_window() -> None:
    rest = all_but("R5", "B9 R1 B1")
    t = at(f"uno-112; {TIMER}; top R5; lapse 0; hand 0 B9; hand 1 R1 B1; hand 2 {rest}; turn 1")
    t.do(CLOCK, "ring turn", at=30_000)
    assert (seen(t)["top"], seen(t)["lapses"]) == ("R1", [])


@rule("RULING-4", "K108-107")
def test_a_pass_of_the_clock_shuts_no_window() -> None:
    rest = all_but("R5 WH WC1 WC2 WC3", "B9 B1")
    t = at(f"uno-108; {TIMER}; top R5; lapse 0; hand 0 B9; hand 1 B1; hand 2 {rest}; turn 1")
    t.do(CLOCK, "ring turn", at=30_000)
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == [0]
