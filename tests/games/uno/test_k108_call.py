"""UNO with 108 cards: saying UNO, and catching who did not (K108-81 to K108-91)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE
from stolik.games.uno.events import (
    Called,
    Caught,
    CaughtNobody,
    DealOver,
    Drew,
    Noted,
    Played,
)
from tests.games.uno.scenes import faces
from tests.kit import Trial, at, rule, seen

OTHERS = "hand 1 R3 Y4 Y5; hand 2 G3 R4 G5"
TWO_CARDS = f"uno-108; top R5; hand 0 R1 B2; {OTHERS}"
GRACE = "options uno.catchGraceMs=1500"


def laid(word: str = "", more: str = "") -> Trial:
    """Seat 0 has laid its last card but one, with the word UNO or without."""
    t = at(f"{TWO_CARDS}; {more}")
    t.do(0, f"play R1 {word}")
    return t


def duel(hand: str) -> Trial:
    """Two players, so that seat 0 is on turn again after its red Skip."""
    return at(f"uno-108; top R5; hand 0 {hand}; hand 1 R3 Y4 Y5")


# -- the word -------------------------------------------------------------------------------------
@rule("K108-81")
def test_uno_is_said_with_the_last_card_but_one() -> None:
    t = at(TWO_CARDS)
    assert {"play R1", "play R1 uno"} <= set(t.legal(0))
    (played,) = t.do(0, "play R1 uno")
    assert isinstance(played, Played)
    assert played.call
    assert (seen(t)["called"], seen(t)["lapses"]) == ([0], [])


@rule("K108-81")
@pytest.mark.parametrize("hand", ["R1", "R1 B2 B3"])
def test_uno_is_said_with_no_other_card(hand: str) -> None:
    t = at(f"uno-108; top R5; hand 0 {hand}; {OTHERS}")
    assert "play R1 uno" not in t.legal(0)
    assert not t.do(0, "play R1 uno")[0].call


@rule("K108-81")
@pytest.mark.parametrize("hand", ["R1", "R1 B2 B3"])
def test_in_version_one_a_word_that_is_not_due_keeps_the_card_back(hand: str) -> None:
    t = at(f"uno-108 1; top R5; hand 0 {hand}; {OTHERS}")
    assert t.why(0, "play R1 uno").clause == "K108-81"


@rule("K108-81", "K108-82")
@pytest.mark.parametrize("card", ["R1", "RS", "RV", "RD", "W B", "W4 B"])
def test_whatever_card_it_is_the_word_is_owed(card: str) -> None:
    t = at(f"uno-108; top R5; hand 0 {card.split()[0]} B2; {OTHERS}")
    t.do(0, f"play {card}")
    t.settle()
    assert "catch 0" in t.legal(2)
    assert t.do(2, "catch 0") == [Caught(2, 0)]


@rule("K108-82")
def test_who_is_caught_draws_two() -> None:
    t = laid()
    assert t.do(1, "catch 0") == [Caught(1, 0)]
    for cards in ("B7", "B7 B8 B9"):
        t.why(CHANCE, f"give {cards}")
    assert t.chance("give B7 B8") == [Drew(0, faces("B7 B8"), 2, 0, "caught")]
    assert seen(t)["hands"][0] == ["B2", "B7", "B8"]


@rule("K108-82", "K108-87")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_has_said_the_word_is_not_caught(seat: int) -> None:
    t = laid("uno")
    assert "catch 0" not in t.legal(seat)
    assert t.why(seat, "catch 0").clause == "K108-87"


@rule("K108-87")
def test_whoever_has_said_the_word_is_not_caught_later() -> None:
    t = at("uno-108; top R5; hand 0 R1 B2; hand 1 G3; hand 2 Y4; called 1 2")
    assert [t.why(0, f"catch {seat}").clause for seat in (1, 2)] == ["K108-87"] * 2


@rule("K108-82", "K108-81")
def test_having_one_card_by_itself_owes_nothing() -> None:
    t = at(f"uno-108; top R5; hand 0 R1; {OTHERS}; turn 1")
    assert t.legal(2) == []
    t.why(2, "catch 0")


# -- the window -----------------------------------------------------------------------------------
@rule("K108-83")
def test_nobody_is_caught_before_the_card_is_laid() -> None:
    t = at(TWO_CARDS)
    assert t.legal(1) == []
    assert t.why(1, "catch 0").clause == "K108-90"
    t.do(0, "play R1")
    assert t.legal(1)[-1] == "catch 0"
    assert t.legal(2) == ["catch 0"]


@rule("K108-84", "K108-85")
@pytest.mark.parametrize("move", ["play R3", "draw"])
def test_the_next_players_move_shuts_the_window(move: str) -> None:
    t = laid()
    t.do(1, move)
    t.settle()
    assert seen(t)["lapses"] == []
    for seat in (1, 2):
        assert "catch 0" not in t.legal(seat)
        assert t.why(seat, "catch 0").clause == "K108-84"


@rule("K108-84", "K108-85")
@pytest.mark.parametrize("move", ["accept", "challenge"])
def test_the_answer_to_a_four_shuts_the_window(move: str) -> None:
    t = at(f"uno-108; top R5; hand 0 W4 B2; {OTHERS}")
    t.do(0, "play W4 B")
    assert "catch 0" in t.legal(2)
    t.do(1, move)
    t.settle()
    assert t.why(2, "catch 0").clause == "K108-84"


@rule("K108-84")
def test_who_was_not_caught_in_time_is_safe_for_good() -> None:
    t = laid()
    t.do(1, "play R3")
    t.do(2, "play R4")
    assert seen(t)["counts"][0] == 1
    assert "play B2" not in t.legal(0)
    assert t.why(1, "catch 0").clause == "K108-84"


@rule("K108-86")
@pytest.mark.parametrize(("card", "fine"), [("RS", 0), ("RD", 2)])
def test_a_skip_and_a_forced_draw_are_no_moves(card: str, fine: int) -> None:
    t = at(f"uno-108; top R5; hand 0 {card} B2; {OTHERS}")
    t.do(0, f"play {card}")
    t.settle()
    assert (seen(t)["turn"], seen(t)["counts"][1]) == (2, 3 + fine)
    assert t.do(1, "catch 0") == [Caught(1, 0)]


@rule("K108-86")
@pytest.mark.parametrize("card", ["RS", "RD"])
def test_the_move_of_the_player_after_the_skipped_one_shuts_the_window(card: str) -> None:
    t = at(f"uno-108; top R5; hand 0 {card} B2; {OTHERS}")
    t.do(0, f"play {card}")
    t.settle()
    t.do(2, "draw")
    t.settle()
    assert t.why(1, "catch 0").clause == "K108-84"


@rule("K108-86", "K108-119")
def test_with_two_the_offender_may_go_out_before_the_catch() -> None:
    t = duel("RS R2")
    t.do(0, "play RS")
    assert "catch 0" in t.legal(1)
    assert isinstance(t.do(0, "play R2")[-1], DealOver)
    t.settle()
    t.why(1, "catch 0")
    assert seen(t)["counts"] == [7, 7]


@rule("K108-86")
def test_a_hand_that_is_not_one_card_any_more_shuts_the_window() -> None:
    t = duel("RS B2")
    t.do(0, "play RS")
    t.do(0, "draw")
    t.chance("give B7")
    assert (seen(t)["turn"], seen(t)["lapses"]) == (0, [])
    t.why(1, "catch 0")


@rule("K108-86")
def test_the_offenders_own_move_does_not_shut_the_window() -> None:
    t = duel("RS R1 B2")
    t.do(0, "play R1")
    t.do(1, "play R3")
    t.do(0, "play RS")  # one card left, and the same player again
    assert seen(t)["turn"] == 0
    assert t.do(1, "catch 0") == [Caught(1, 0)]


# -- late words, every time, by whom --------------------------------------------------------------
@rule("K108-87")
def test_the_word_may_be_said_after_the_card_while_the_window_is_open() -> None:
    t = laid()
    assert t.do(0, "call") == [Called(0, due=True, fine=0)]
    assert t.why(1, "catch 0").clause == "K108-87"
    assert seen(t)["called"] == [0]


@rule("K108-87", "K108-82")
def test_the_word_comes_too_late_after_the_catch() -> None:
    t = laid()
    t.do(1, "catch 0")
    t.chance("give B7 B8")
    assert "call" not in t.legal(0)
    t.why(0, "call")
    assert seen(t)["counts"][0] == 3


@rule("K108-88")
def test_the_duty_comes_again_with_the_next_last_card_but_one() -> None:
    t = at(f"uno-108; top R5; hand 0 B2; {OTHERS}; called 0")
    t.do(0, "draw")
    t.chance("give R7")
    assert {"play R7", "play R7 uno"} <= set(t.legal(0))
    t.do(0, "play R7")
    assert t.do(1, "catch 0") == [Caught(1, 0)]


@rule("K108-88")
def test_the_word_is_said_anew_each_time() -> None:
    t = at(f"uno-108; top R5; hand 0 B2; {OTHERS}; called 0")
    t.do(0, "draw")
    t.chance("give R7")
    t.do(0, "play R7 uno")
    assert (seen(t)["called"], seen(t)["lapses"]) == ([0], [])


@rule("K108-88")
def test_with_two_the_duty_comes_again_within_the_same_turns() -> None:
    t = duel("RS B2")
    t.do(0, "play RS", "call", "draw")
    t.chance("give R7")
    t.do(0, "play R7")
    assert "catch 0" in t.legal(1)


@rule("K108-89")
@pytest.mark.parametrize("seat", [1, 2])
def test_any_other_player_may_catch(seat: int) -> None:
    t = laid()
    assert t.do(seat, "catch 0") == [Caught(seat, 0)]


@rule("K108-89")
def test_a_partner_may_catch_too() -> None:
    t = at(f"{TWO_CARDS}; hand 3 Y6 Y7; options k108.format=pairs")
    t.do(0, "play R1")
    assert t.do(2, "catch 0") == [Caught(2, 0)]


@rule("K108-89")
@pytest.mark.parametrize("target", [0, 3])
def test_nobody_catches_themselves_or_an_empty_chair(target: int) -> None:
    t = laid()
    assert "catch 0" not in t.legal(0)
    assert t.why(0, f"catch {target}").clause == "K108-89"


@rule("K108-89")
def test_one_fine_for_each_lapse() -> None:
    t = laid()
    t.do(1, "catch 0")
    t.chance("give B7 B8")
    assert t.legal(2) == []
    t.why(2, "catch 0")
    assert seen(t)["counts"][0] == 3


@rule("K108-89")
def test_the_fine_costs_no_turn() -> None:
    t = laid()
    t.do(2, "catch 0")
    t.chance("give B7 B8")
    assert seen(t)["turn"] == 1
    t.do(1, "play R3")
    t.do(2, "play R4")
    assert (seen(t)["turn"], seen(t)["phase"]) == (0, "turn")


# -- false calls and false catches ----------------------------------------------------------------
@rule("K108-90")
@pytest.mark.parametrize(("seat", "action"), [(0, "call"), (1, "call"), (1, "catch 0")])
def test_what_is_not_due_is_ignored(seat: int, action: str) -> None:
    t = at(TWO_CARDS)
    assert t.why(seat, action).clause == "K108-90"
    assert t.actors()[0] == 0


@rule("K108-90")
def test_a_word_before_the_card_does_not_count() -> None:
    t = at(TWO_CARDS)
    t.why(0, "call")
    t.do(0, "play R1")
    assert t.do(1, "catch 0") == [Caught(1, 0)]


@rule("K108-90")
def test_a_false_catch_cools_the_catcher_down_for_two_seconds() -> None:
    t = at(f"{TWO_CARDS}; {GRACE}")
    assert t.do(1, "catch 0", at=500) == [CaughtNobody(1, 0, 0)]
    t.do(0, "play R1", at=1000)
    assert t.do(1, "catch 0", at=2499) == [CaughtNobody(1, 0, 0)]
    assert t.do(1, "catch 0", at=2500) == [Noted(1, 0)]


@rule("K108-90")
def test_a_catch_while_cooling_down_does_not_prolong_it() -> None:
    t = at(f"{TWO_CARDS}; {GRACE}")
    t.do(1, "catch 0", at=500)
    t.do(1, "catch 2", at=900)
    t.do(0, "play R1", at=1000)
    assert t.do(1, "catch 0", at=2500) == [Noted(1, 0)]


@rule("K108-90")
def test_only_the_false_catcher_cools_down() -> None:
    t = at(f"{TWO_CARDS}; {GRACE}")
    t.do(1, "catch 0", at=500)
    t.do(0, "play R1", at=1000)
    assert t.do(2, "catch 0", at=1001) == [Noted(2, 0)]


@rule("K108-90")
def test_one_catch_for_each_target_and_window() -> None:
    t = laid(more=GRACE)
    t.do(2, "catch 0")
    assert "catch 0" not in t.legal(2)
    assert t.why(2, "catch 0").clause == "K108-90"


@rule("K108-90")
@pytest.mark.parametrize("fine", [1, 2, 10])
def test_a_table_may_fine_a_catch_that_is_not_due(fine: int) -> None:
    t = at(f"{TWO_CARDS}; options uno.falseCallPenalty={fine}")
    assert t.do(1, "catch 0") == [CaughtNobody(1, 0, fine)]
    (drew,) = t.settle()
    assert (drew.seat, drew.count, drew.why) == (1, fine, "falseCall")
    assert (seen(t)["counts"][1], seen(t)["turn"]) == (3 + fine, 0)


@rule("K108-90", "K108-84")
def test_a_late_catch_is_fined_too() -> None:
    t = laid(more="options uno.falseCallPenalty=2")
    t.do(1, "play R3")
    assert t.do(2, "catch 0") == [CaughtNobody(2, 0, 2)]
    assert t.chance("give B7 B8") == [Drew(2, faces("B7 B8"), 2, 0, "falseCall")]
    assert seen(t)["counts"] == [1, 2, 5]


@rule("K108-90")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_table_may_fine_a_word_that_is_not_due(seat: int) -> None:
    t = at(f"{TWO_CARDS}; options uno.falseCallPenalty=2")
    assert t.do(seat, "call") == [Called(seat, due=False, fine=2)]
    assert t.chance("give B7 B8") == [Drew(seat, faces("B7 B8"), 2, 0, "falseCall")]


@rule("K108-90")
@pytest.mark.parametrize("word", ["uno", ""])
def test_saying_the_word_again_with_one_card_costs_nothing(word: str) -> None:
    t = laid(word, "options uno.falseCallPenalty=2")
    for _ in range(2):
        (said,) = t.do(0, "call")
        assert said.fine == 0
    assert (t.actors()[0], seen(t)["counts"][0]) == (1, 1)


@rule("K108-90")
def test_a_due_catch_and_a_due_word_are_never_fined() -> None:
    t = laid(more="options uno.falseCallPenalty=2")
    assert t.do(1, "catch 0") == [Caught(1, 0)]
    t.chance("give B7 B8")
    assert seen(t)["counts"] == [3, 3, 3]


# -- a +4 sent back -------------------------------------------------------------------------------
@rule("K108-91")
@pytest.mark.parametrize("word", ["", "uno"])
@pytest.mark.parametrize("grace", ["", GRACE])
def test_no_duty_survives_a_four_that_was_sent_back(word: str, grace: str) -> None:
    t = at(f"uno-108; top R5; hand 0 R1 W4; {OTHERS}; {grace}")
    t.do(0, f"play W4 B {word}")
    t.do(1, "challenge")
    assert (seen(t)["lapses"], seen(t)["called"]) == ([], [])
    t.do(0, "play R1")
    t.chance("give B7 B8 B9 G9")
    assert (seen(t)["counts"][0], seen(t)["lapses"], t.legal(2)) == (5, [], [])
    assert t.game.alarms(t.state) == ()


@rule("K108-91")
def test_uno_is_not_said_with_the_card_laid_instead() -> None:
    t = at(f"uno-108; top R5; hand 0 R1 W4; {OTHERS}")
    t.do(0, "play W4 B")
    t.do(1, "challenge")
    assert t.legal(0) == ["play R1"]
    assert not t.do(0, "play R1 uno")[0].call
