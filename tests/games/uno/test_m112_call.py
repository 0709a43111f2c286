"""UNO with 112 cards: saying UNO, and catching who did not (M112-28 to M112-37)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, CLOCK
from stolik.games.uno.events import Called, Caught, CaughtNobody, Drew, GraceOver, Noted
from stolik.games.uno.pieces import FACE
from tests.games.uno.test_m112_deck_and_deal import all_but
from tests.kit import Trial, at, rule, seen

FOUR = "top R5; hand 0 R1 G7; hand 1 R3 B4; hand 2 Y8 Y9; hand 3 G3"
GRACE = f"uno-112; options uno.catchGraceMs=1500; {FOUR}"
FINED = f"uno-112; options uno.falseCallPenalty=2; {FOUR}"
NINE = "G1 G2 G3 G4 G5 G6 G7 G8 G9"


def table() -> Trial:
    """Seat 0 is about to lay the last but one."""
    return at(f"uno-112; {FOUR}")


def lapsed(t: Trial) -> list[int]:
    """Who could be caught now."""
    return sorted([lapse["seat"] for lapse in seen(t)["lapses"]])


# -- the duty -------------------------------------------------------------------------------------
@rule("M112-28")
def test_who_is_left_with_one_card_owes_the_word() -> None:
    t = table()
    t.do(0, "play R1")
    assert lapsed(t) == [0]
    assert t.legal(0) == ["call"]
    assert t.do(0, "call") == [Called(0, True, 0)]
    assert (lapsed(t), seen(t)["called"], seen(t)["turn"]) == ([], [0], 1)


@rule("M112-28")
@pytest.mark.parametrize("hand", ["R1 G7 G8", "R1 G7 G8 G9"], ids=["two left", "three left"])
def test_with_more_cards_left_nothing_is_owed(hand: str) -> None:
    t = at(f"uno-112; top R5; hand 0 {hand}; hand 1 B3 B4")
    t.do(0, "play R1")
    assert lapsed(t) == []
    assert t.why(0, "call").clause == "M112-36"
    assert t.why(1, "catch 0").clause == "M112-36"


@rule("M112-28")
def test_nobody_speaks_before_the_cards_are_dealt() -> None:
    t = at("uno-112; seats 3; phase deal")
    assert t.actors() == (CHANCE,)
    assert t.why(0, "call").phrase.id == "chance-due"


@rule("M112-29")
def test_who_is_caught_draws_two_and_no_turn_is_lost() -> None:
    t = table()
    t.do(0, "play R1")
    assert t.do(2, "catch 0") == [Caught(2, 0)]
    assert t.actors() == (CHANCE,)
    assert t.chance("give Y1 Y2") == [Drew(0, (FACE["Y1"], FACE["Y2"]), 2, 0, "caught")]
    assert (seen(t)["counts"], seen(t)["turn"], lapsed(t)) == ([3, 2, 2, 1], 1, [])


@rule("M112-29")
def test_a_lapse_is_paid_for_once() -> None:
    t = table()
    t.do(0, "play R1")
    t.do(2, "catch 0")
    t.settle()
    assert t.why(1, "catch 0").clause == "M112-36"
    assert t.why(0, "call").clause == "M112-36"


# -- how long -------------------------------------------------------------------------------------
@rule("M112-30", "M112-31")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("R1", "play R3"),
        ("R1", "draw"),
        ("W4 B", "accept"),
        ("W4 B", "challenge"),
        ("WC1 B", "discard G4"),
    ],
)
def test_the_first_choice_of_another_player_makes_the_offender_safe(card: str, choice: str) -> None:
    table = f"top R5; hand 0 {card.split()[0]} B7; hand 1 R3 {NINE}; hand 2 Y8"
    t = at(f"uno-112; options m112.custom1=idea5; {table}")
    t.do(0, f"play {card}")
    assert "catch 0" in t.legal(2)
    t.do(1, choice)
    t.settle()
    assert lapsed(t) == []
    assert t.why(2, "catch 0").clause == "M112-30"
    assert t.why(0, "call").clause == "M112-36"


@rule("M112-31")
def test_keeping_a_card_is_a_choice_too() -> None:
    t = at("uno-112; top R1; hand 0 G7; hand 1 R3 B4; phase drawn; drawn B4; turn 1; lapse 0")
    t.do(1, "keep")
    assert t.why(1, "catch 0").clause == "M112-30"


@rule("M112-31")
def test_an_answer_of_the_clock_is_a_choice_too() -> None:
    t = at(f"uno-112; options uno.turnTimer=30; {FOUR}")
    t.do(0, "play R1", at=1000)
    t.do(CLOCK, "ring turn", at=31000)
    t.settle()
    assert lapsed(t) == []
    assert t.why(2, "catch 0").clause == "M112-30"


@rule("M112-31", "M112-38")
def test_when_the_deal_is_over_nobody_owes_the_word_or_has_said_it() -> None:
    t = at("uno-112; top R5; hand 0 R1; hand 1 B2; hand 2 G3; called 0 1; lapse 2")
    t.do(0, "play R1")
    assert (seen(t)["phase"], seen(t)["called"], lapsed(t)) == ("over", [], [])


@rule("M112-31")
def test_a_forced_draw_and_a_lost_turn_are_no_choice() -> None:
    t = at("uno-112; top R5; hand 0 RD G7; hand 1 B3 B4; hand 2 Y8 Y9")
    t.do(0, "play RD")
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"], lapsed(t)) == ([1, 4, 2], 2, [0])
    assert t.do(1, "catch 0") == [Caught(1, 0)]


@rule("M112-31")
def test_a_choice_of_the_offender_shuts_nothing() -> None:
    t = at("uno-112; top R5; hand 0 RS G7; hand 1 B3 B4")
    t.do(0, "play RS")
    assert (seen(t)["turn"], lapsed(t)) == (0, [0])
    assert t.do(1, "catch 0") == [Caught(1, 0)]


@rule("M112-31")
@pytest.mark.parametrize("passer", [0, 1], ids=["the offender", "another"])
def test_a_pass_is_no_choice(passer: int) -> None:
    held = all_but("R5 G7 B3")
    t = at(f"uno-112; top R5; hand 0 G7; hand 1 B3; hand 2 {held}; lapse 0; turn {passer}")
    t.do(passer, "pass")
    assert (seen(t)["turn"], lapsed(t)) == (passer + 1, [0])
    assert t.do(1, "catch 0") == [Caught(1, 0)]


@rule("M112-31")
def test_a_hand_that_is_not_one_card_any_more_owes_nothing() -> None:
    t = at("uno-112; top R5; hand 0 RS G7; hand 1 B3 B4")
    t.do(0, "play RS")
    t.do(0, "draw")
    t.chance("give Y1")
    assert lapsed(t) == []
    assert t.why(1, "catch 0").clause == "M112-36"


@rule("M112-31")
def test_the_end_of_the_deal_ends_the_lapse() -> None:
    t = at("uno-112; options m112.scoring=on; top R5; hand 0 RS R7; hand 1 B3 B4")
    t.do(0, "play RS")
    t.do(0, "play R7")
    assert (seen(t)["phase"], seen(t)["lapses"]) == ("deal", [])
    t.settle()
    assert t.why(1, "catch 0").clause == "M112-36"


@rule("M112-31")
def test_naming_a_colour_after_shuffle_hands_shuts_nothing() -> None:
    options = "options m112.shuffleColour=after"
    t = at(f"uno-112; {options}; top R5; hand 0 WH G7; hand 1 B3; hand 2 Y8")
    t.do(0, "play WH")
    t.chance("mix B3 / Y8 / G7")
    t.do(0, "name Y")
    assert lapsed(t) == [0, 1, 2]
    assert t.do(0, "catch 2") == [Caught(0, 2)]


# -- the grace ------------------------------------------------------------------------------------
@rule("M112-31")
def test_within_the_grace_a_catch_waits_and_the_next_player_may_move() -> None:
    t = at(GRACE)
    t.do(0, "play R1", at=1000)
    assert t.do(2, "catch 0", at=1200) == [Noted(2, 0)]
    t.do(1, "play R3 uno", at=1300)
    assert t.do(3, "catch 0", at=1400) == [Noted(3, 0)]
    assert t.do(CLOCK, "ring grace-0", at=2500) == [Caught(2, 0)]
    t.chance("give Y1 Y2")
    assert seen(t)["counts"] == [3, 1, 2, 1]


@rule("M112-31")
def test_the_grace_is_counted_from_the_moment_of_one_card() -> None:
    t = at(GRACE)
    t.do(0, "play R1", at=1000)
    assert [(alarm.name, alarm.due) for alarm in t.game.alarms(t.state)] == [("grace-0", 2500)]


@rule("M112-31", "M112-35")
def test_the_own_word_within_the_grace_beats_an_earlier_catch() -> None:
    t = at(GRACE)
    t.do(0, "play R1", at=1000)
    t.do(2, "catch 0", at=1001)
    assert t.do(0, "call", at=2400) == [Called(0, True, 0)]
    assert t.game.alarms(t.state) == ()
    assert (seen(t)["counts"][0], seen(t)["called"]) == (1, [0])


@rule("M112-31")
@pytest.mark.parametrize(("moved", "left"), [(True, []), (False, [0])])
def test_after_a_grace_without_a_catch_a_move_decides(moved: bool, left: list[int]) -> None:
    t = at(GRACE)
    t.do(0, "play R1", at=1000)
    if moved:
        t.do(1, "play R3 uno", at=1100)
    assert t.do(CLOCK, "ring grace-0", at=2500) == [GraceOver(0, moved)]
    assert lapsed(t) == left
    if left:
        assert t.do(3, "catch 0", at=2600) == [Caught(3, 0)]


@rule("M112-31")
def test_within_the_grace_the_offender_does_not_lay_again() -> None:
    t = at("uno-112; options uno.catchGraceMs=1500; top R5; hand 0 RS R7; hand 1 B3 B4")
    t.do(0, "play RS", at=1000)
    assert "play R7" not in t.legal(0)
    assert t.why(0, "play R7").clause == "M112-31"
    t.do(0, "call", at=1100)
    t.do(0, "play R7", at=1200)
    assert t.outcome() is not None


@rule("M112-31")
def test_a_catch_that_waits_counts_even_if_the_hand_has_changed() -> None:
    t = at("uno-112; options uno.catchGraceMs=1500; top R5; hand 0 RS R7; hand 1 B3 B4")
    t.do(0, "play RS", at=1000)
    t.do(1, "catch 0", at=1100)
    t.do(0, "draw", at=1200)
    t.chance("give Y1")
    assert t.do(CLOCK, "ring grace-0", at=2500) == [Caught(1, 0)]
    t.chance("give Y2 Y3")
    assert seen(t)["counts"][0] == 4


@rule("M112-31")
@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_nobody_but_the_catcher_hears_of_a_catch_that_waits(seat: int | None) -> None:
    t = at(GRACE)
    t.do(0, "play R1", at=1000)
    t.do(2, "catch 0", at=1200)
    assert t.match.heard(2)[-1] == Noted(2, 0)
    assert Noted(2, 0) not in t.match.heard(seat)
    assert not any(lapse.noted for lapse in t.game.view(t.state, seat).lapses)


# -- any cause, several at once -------------------------------------------------------------------
@rule("M112-32")
def test_cards_discarded_by_a_custom_rule_can_leave_one() -> None:
    t = at(
        "uno-112; options m112.custom1=idea2; top R5; hand 0 WC1 R1 R2; hand 1 W B4; hand 2 Y8 Y9"
    )
    t.do(0, "play WC1 B")
    assert lapsed(t) == [1]
    assert t.do(2, "catch 1") == [Caught(2, 1)]


@rule("M112-32")
def test_cards_discarded_by_choice_can_leave_one() -> None:
    t = at("uno-112; options m112.custom1=next:exactly-1; top R5; hand 0 WC1 R1 R2; hand 1 B3 B4")
    t.do(0, "play WC1 B")
    t.do(1, "discard B4")
    assert (lapsed(t), seen(t)["turn"]) == ([1], 1)
    assert t.do(0, "catch 1") == [Caught(0, 1)]


@rule("M112-32", "M112-33")
def test_a_shuffle_can_leave_several_with_one_card_each_for_itself() -> None:
    t = at("uno-112; top R5; hand 0 WH G7; hand 1 B3; hand 2 Y8; called 1 2")
    t.do(0, "play WH R")
    t.chance("mix B3 / Y8 / G7")
    assert lapsed(t) == [0, 1, 2]
    t.do(1, "call")
    assert lapsed(t) == [0, 2]
    t.do(1, "catch 0")
    t.chance("give G1 G2")
    t.do(1, "catch 2")
    t.chance("give G3 G4")
    assert (seen(t)["counts"], seen(t)["called"]) == ([3, 1, 3], [1])


@rule("M112-34")
@pytest.mark.parametrize("catcher", [1, 2, 3], ids=["the next", "any other", "with one card too"])
def test_anybody_else_may_catch(catcher: int) -> None:
    t = table()
    t.do(0, "play R1")
    assert "catch 0" in t.legal(catcher)
    assert t.do(catcher, "catch 0") == [Caught(catcher, 0)]


@rule("M112-34")
def test_who_owes_the_word_too_may_catch() -> None:
    t = at("uno-112; top R1; hand 0 G7; hand 1 B4; hand 2 Y8 Y9; turn 2; lapse 0; lapse 1")
    assert t.legal(1) == ["call", "catch 0"]
    assert t.do(1, "catch 0") == [Caught(1, 0)]


@rule("M112-34")
@pytest.mark.parametrize("target", [0, 4])
def test_nobody_catches_oneself_or_an_empty_seat(target: int) -> None:
    t = table()
    t.do(0, "play R1")
    assert t.why(0, f"catch {target}").clause == "M112-34"


# -- the own word ---------------------------------------------------------------------------------
@rule("M112-35")
def test_the_word_may_ride_on_the_card() -> None:
    t = table()
    assert {"play R1", "play R1 uno"} <= set(t.legal(0))
    t.do(0, "play R1 uno")
    assert (lapsed(t), seen(t)["called"]) == ([], [0])
    assert t.why(2, "catch 0").clause == "M112-35"


@rule("M112-35")
def test_who_speaks_first_is_safe() -> None:
    t = table()
    t.do(0, "play R1")
    t.do(0, "call")
    assert t.why(2, "catch 0").clause == "M112-35"
    assert t.why(0, "call").clause == "M112-35"


@rule("M112-35")
@pytest.mark.parametrize("hand", ["R1", "R1 G7 G8"], ids=["the last card", "two are left"])
def test_the_word_rides_only_on_the_card_that_leaves_one(hand: str) -> None:
    t = at(f"uno-112; top R5; hand 0 {hand}; hand 1 B3 B4")
    assert "play R1 uno" not in t.legal(0)
    assert not t.do(0, "play R1 uno")[0].call


@rule("M112-35")
def test_in_version_one_a_word_that_is_not_due_keeps_the_card_back() -> None:
    t = at("uno-112 1; top R5; hand 0 R1 G7 G8; hand 1 B3 B4")
    assert t.why(0, "play R1 uno").clause == "M112-35"


# -- false words ----------------------------------------------------------------------------------
@rule("M112-36")
def test_false_words_and_catches_change_nothing() -> None:
    t = table()
    assert t.why(0, "call").clause == "M112-36"
    assert t.why(1, "catch 2").clause == "M112-36"


@rule("M112-36")
def test_a_word_before_the_card_is_laid_does_not_count() -> None:
    t = table()
    assert t.why(0, "call").clause == "M112-36"
    t.do(0, "play R1")
    assert lapsed(t) == [0]


@rule("M112-36")
def test_where_a_clock_runs_a_false_catch_cools_the_catcher_down() -> None:
    t = at(GRACE)
    assert t.do(2, "catch 1", at=1000) == [CaughtNobody(2, 1, 0)]
    t.do(0, "play R1", at=2000)
    assert t.do(2, "catch 0", at=2999) == [CaughtNobody(2, 0, 0)]
    assert t.do(3, "catch 0", at=2999) == [Noted(3, 0)]
    assert t.do(2, "catch 0", at=3000) == [Noted(2, 0)]
    assert t.do(CLOCK, "ring grace-0", at=3500) == [Caught(3, 0)]


@rule("M112-36")
def test_each_catches_the_same_lapse_once() -> None:
    t = at(GRACE)
    t.do(0, "play R1", at=1000)
    t.do(2, "catch 0", at=1100)
    assert "catch 0" not in t.legal(2)
    assert t.why(2, "catch 0").clause == "M112-36"


@rule("M112-36")
@pytest.mark.parametrize(
    ("who", "action", "told"),
    [
        (1, "call", Called(1, False, 2)),
        (0, "call", Called(0, False, 2)),
        (2, "catch 1", CaughtNobody(2, 1, 2)),
        (2, "catch 3", CaughtNobody(2, 3, 2)),
    ],
    ids=["a word", "a word too early", "a catch", "a catch too late"],
)
def test_a_table_may_fine_them(who: int, action: str, told: object) -> None:
    t = at(FINED)
    before = seen(t)["counts"]
    assert t.do(who, action) == [told]
    assert t.chance("give Y1 Y2")[0] == Drew(who, (FACE["Y1"], FACE["Y2"]), 2, 0, "falseCall")
    assert seen(t)["counts"] == [n + 2 * (seat == who) for seat, n in enumerate(before)]
    assert seen(t)["turn"] == 0


@rule("M112-36")
def test_a_repeated_word_with_one_card_costs_nothing() -> None:
    t = at(FINED)
    t.do(0, "play R1 uno")
    assert t.do(0, "call") == [Called(0, False, 0)]
    assert (seen(t)["counts"][0], CHANCE in t.actors()) == (1, False)


# -- again and again ------------------------------------------------------------------------------
@rule("M112-37")
def test_the_duty_comes_back_with_each_last_card() -> None:
    t = at("uno-112; top R5; hand 0 G7; hand 1 B3 B4; called 0")
    t.do(0, "draw")
    t.chance("give R7")
    assert seen(t)["called"] == []
    t.do(0, "play R7")
    assert lapsed(t) == [0]
    assert t.do(1, "catch 0") == [Caught(1, 0)]


@rule("M112-37")
@pytest.mark.parametrize("before", ["called 1", ""], ids=["said before", "missed before"])
def test_after_a_shuffle_an_earlier_word_counts_no_more(before: str) -> None:
    t = at(f"uno-112; top R5; hand 0 WH G7; hand 1 B3; {before}")
    t.do(0, "play WH R uno")
    t.chance("mix B3 / G7")
    assert (lapsed(t), seen(t)["called"]) == ([0, 1], [])
    assert t.do(0, "catch 1") == [Caught(0, 1)]
