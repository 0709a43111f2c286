"""Moving and collecting (UBO-33 to UBO-45, UBO-58 to UBO-67)."""

from __future__ import annotations

import pytest

from stolik.core.phrase import Illegal
from stolik.games.ubongo.actions import Move
from stolik.games.ubongo.events import Collected, Finished, Moved
from stolik.games.ubongo.gems import COLOUR
from tests.games.ubongo.scenes import race, ring, solution, solve
from tests.kit import Trial, rule, seen

ROWS = "; ".join(f"row {row} ROYGBVROYGBV" for row in range(1, 7))


def gems(letters: str) -> tuple[int, ...]:
    """Gems as events tell them."""
    return tuple([COLOUR[letter] for letter in letters])


def solved(rank: int, pawn: int = 4, seats: int = 4) -> Trial:
    """Seat 0 has solved as number `rank`, its pawn before this row."""
    t = race(seats, more=f"pawns {pawn}" + " 1" * (seats - 1) + f"; {ROWS}")
    return solve(t, *range(1, rank), 0)


def reach(t: Trial, seat: int = 0) -> list[int]:
    """The rows that a seat's pawn may move to."""
    return [int(action.split()[1]) for action in t.legal(seat) if action.startswith("move")]


# -- moving ---------------------------------------------------------------------------------------
@rule("UBO-33")
def test_the_first_solver_moves_up_to_three() -> None:
    t = solved(1)
    assert reach(t) == [1, 2, 3, 5, 6]
    assert t.do(0, "move 1", at=9000) == [Moved(0, 0, 1)]
    assert seen(t)["pawns"][0] == 1
    assert solved(1, pawn=5).why(0, "move 1").clause == "UBO-33"


@rule("UBO-33")
def test_who_has_not_solved_moves_nowhere() -> None:
    t = race(4)
    assert t.why(0, "move 2").clause == "UBO-33"
    assert t.legal(0) == ["done"]


@rule("UBO-34")
def test_moving_is_by_choice() -> None:
    t = solved(1)
    assert t.do(0, "collect", at=9000) == [Collected(0, 3, gems("RO"))]


@rule("UBO-33", "UBO-34")
def test_a_move_goes_to_another_field() -> None:
    refusal = solved(1).why(0, "move 4")
    assert (refusal.phrase.id, refusal.phrase.facts) == ("same-field", {"field": 4})


@rule("UBO-37")
def test_the_second_solver_moves_up_to_two() -> None:
    t = solved(2)
    assert reach(t) == [2, 3, 5, 6]
    assert t.why(0, "move 1").clause == "UBO-37"
    t.do(0, "move 2", "collect", at=9000)
    assert seen(t)["gems"][0] == {"R": 1, "O": 1}


@rule("UBO-38")
def test_the_third_solver_moves_one() -> None:
    t = solved(3)
    assert reach(t) == [3, 5]
    assert t.why(0, "move 2").clause == "UBO-38"
    t.do(0, "move 3", "collect", at=9000)
    assert seen(t)["gems"][0] == {"R": 1, "O": 1}


@rule("UBO-39")
def test_the_fourth_solver_does_not_move() -> None:
    t = solved(4)
    assert reach(t) == []
    assert t.why(0, "move 3").clause == "UBO-39"
    t.do(0, "collect", at=9000)
    assert seen(t)["gems"][0] == {"R": 1, "O": 1}


@rule("UBO-40")
def test_fewer_steps_than_allowed_will_do() -> None:
    for rank in (1, 2, 3):
        assert {3, 5} <= set(reach(solved(rank)))


@rule("UBO-41")
@pytest.mark.parametrize(("pawn", "fields"), [(1, [2, 3, 4]), (6, [3, 4, 5])])
def test_the_line_of_fields_has_two_ends(pawn: int, fields: list[int]) -> None:
    assert reach(solved(1, pawn)) == fields


@rule("UBO-41")
@pytest.mark.parametrize(("pawn", "field"), [(1, -1), (6, 6)])
def test_a_move_beyond_an_end_is_refused_however_it_is_sent(pawn: int, field: int) -> None:
    t = solved(1, pawn)
    with pytest.raises(Illegal) as refused:
        t.game.check(t.state, 0, Move(field))
    assert (refused.value.clause, refused.value.phrase.id) == ("UBO-41", "no-such-field")
    assert refused.value.phrase.facts == {"field": field + 1, "count": 6}


@rule("UBO-41")
def test_pawns_do_not_block() -> None:
    t = race(4, more="pawns 3 4 2 5")
    assert reach(solve(t, 0)) == [1, 2, 4, 5, 6]


@rule("UBO-58")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_players_the_ranks_are_worth_the_same(seats: int) -> None:
    assert reach(solved(1, seats=seats)) == [1, 2, 3, 5, 6]
    assert reach(solved(2, seats=seats)) == [2, 3, 5, 6]


@rule("UBO-45")
def test_there_is_one_move_and_none_after_collecting() -> None:
    t = solved(1)
    t.do(0, "move 5", at=9000)
    assert t.why(0, "move 4").clause == "UBO-45"
    t.do(0, "collect", at=9000)
    assert t.why(0, "move 6").clause == "UBO-45"


@rule("UBO-47")
def test_who_has_collected_is_finished_with_the_round() -> None:
    t = solved(1)
    again = solution(t, 0)
    t.do(0, "collect", at=9000)
    for action in (again, "done"):
        refusal = t.why(0, action)
        assert (refusal.clause, refusal.phrase.id) == ("UBO-47", "has-collected")


# -- collecting -----------------------------------------------------------------------------------
@rule("UBO-35")
def test_the_two_front_gems_of_the_own_row_are_taken() -> None:
    t = solved(1)
    t.do(0, "move 2", at=9000)
    assert t.do(0, "collect", at=9500) == [Collected(0, 1, gems("RO"))]
    assert (seen(t)["rows"][1], seen(t)["gems"][0]) == ("YGBVROYGBV", {"R": 1, "O": 1})


@rule("UBO-42")
def test_two_gems_and_no_more() -> None:
    t = solved(1)
    t.do(0, "collect", at=9000)
    assert t.why(0, "collect").clause == "UBO-42"
    assert t.legal(0) == []


@rule("UBO-36")
@pytest.mark.parametrize("action", ["move 5", "collect"])
def test_moving_and_collecting_end_with_the_time(action: str) -> None:
    t = solved(1)
    refused = t.why_at(0, action, 60_001)
    assert (refused.clause, refused.phrase.id) == ("UBO-36", "too-late")
    t.do(0, action, at=60_000)


@rule("UBO-42")
def test_everybody_who_solves_in_time_takes_two() -> None:
    t = solve(race(4, more=ROWS), 0, 1, 2, 3)
    for seat in (3, 1, 2, 0):
        t.do(seat, "collect", at=9000)
    assert [sum(held.values()) for held in seen(t)["gems"]] == [2, 2, 2, 2]


@rule("UBO-42")
def test_who_has_not_solved_takes_nothing() -> None:
    assert race(4).why(0, "collect").clause == "UBO-42"


@rule("UBO-42", "UBO-47")
def test_a_solver_may_decline() -> None:
    t = solved(1)
    assert t.do(0, "done", at=9000) == [Finished(0)]
    assert t.why(0, "collect").clause == "UBO-47"
    assert seen(t)["gems"][0] == {}


@rule("UBO-43")
def test_the_fastest_gains_steps_and_not_gems() -> None:
    t = solve(race(2, more=ROWS), 0, 1)
    t.do(1, "collect", at=9000)
    t.do(0, "collect", at=9000)
    assert [sum(held.values()) for held in seen(t)["gems"]] == [2, 2]


@rule("UBO-44")
def test_who_dawdles_keeps_the_rank_and_nobody_moves_up() -> None:
    t = solve(race(3, more="pawns 3 3 6"), 0, 1, 2)
    t.do(2, "move 5", "collect", at=9000)
    t.do(1, "collect", at=9000)
    assert reach(t) == [1, 2, 4, 5, 6]
    slow = solve(race(3, more="pawns 3 3 6"), 0, 1)
    slow.do(0, "done", at=8000)
    assert reach(slow, 1) == [1, 2, 4, 5]


@rule("UBO-59")
def test_a_newcomer_may_take_before_who_was_there_first() -> None:
    t = solve(race(2, more=f"pawns 3 4; {ROWS}"), 0, 1)
    t.do(1, "move 3", "collect", at=9000)
    t.do(0, "collect", at=9100)
    assert (seen(t)["gems"][1], seen(t)["gems"][0]) == ({"R": 1, "O": 1}, {"Y": 1, "G": 1})


@rule("UBO-59")
def test_two_collectors_in_one_row_in_the_same_millisecond() -> None:
    t = solve(race(2, more=f"pawns 3 3; {ROWS}"), 0, 1)
    t.do(1, "collect", at=9000)
    t.do(0, "collect", at=9000)
    assert (seen(t)["gems"][1], seen(t)["gems"][0]) == ({"R": 1, "O": 1}, {"Y": 1, "G": 1})


@rule("UBO-60", "UBO-61")
def test_both_gems_are_taken_in_one_step() -> None:
    t = solve(race(2, more=f"pawns 3 3; {ROWS}"), 0, 1)
    (event,) = t.do(0, "collect", at=60_000)
    assert (event.gems, seen(t)["rows"][2]) == (gems("RO"), "YGBVROYGBV")


@rule("UBO-62")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_gems_lie_open(seat: int | None) -> None:
    t = solved(1, seats=2)
    t.do(0, "collect", at=9000)
    assert seen(t, seat)["gems"] == [{"R": 1, "O": 1}, {}]


#: Five rows and a bit: what is missing is with seat 1.
SHORT = "; ".join(f"row {row} ROYGBVROYGBV" for row in (1, 2, 4, 5, 6))
LATE = "round 9; chances 0"


@rule("UBO-63", "UBO-67")
def test_an_empty_row_gives_nothing_and_stays_empty() -> None:
    t = race(2, more=f"pawns 1 3; {SHORT}; row 3; gems 1 RROOYYGGBBVV; {LATE}")
    t = solve(t, 0)
    t.do(0, "move 3", at=9000)
    assert t.why(0, "collect").clause == "UBO-63"
    assert t.legal(0) == ["done"]
    t.do(0, "done", at=9000)
    assert (seen(t)["rows"][2], seen(t)["gems"][0]) == ("", {})


@rule("UBO-64")
def test_the_last_gem_of_a_row_is_taken_alone() -> None:
    t = race(2, more=f"pawns 3 3; {SHORT}; row 3 V; gems 1 RROOYYGGBBV; {LATE}")
    assert solve(t, 0).do(0, "collect", at=9000) == [Collected(0, 2, gems("V"))]
    assert seen(t)["rows"][2] == ""


@rule("UBO-65")
def test_a_solve_without_a_collect_gives_nothing() -> None:
    t = solved(1)
    ring(t, "bell", 60_000)
    assert (seen(t)["gems"], seen(t)["round"]) == ([{}] * 4, 2)


@rule("UBO-66")
def test_a_pawn_that_moved_stays_there_without_gems_too() -> None:
    t = solved(1)
    t.do(0, "move 1", at=9000)
    ring(t, "bell", 60_000)
    assert seen(t)["pawns"][0] == 1


def test_a_layout_of_another_seat_does_not_solve_the_own_board() -> None:
    t = race(4)
    assert t.why(0, solution(t, 1)).clause in ("UBO-26", "UBO-27")
