"""Solving: what counts, who was first, what others see (UBO-26 to UBO-32, UBO-69)."""

from __future__ import annotations

import pytest

from stolik.games.ubongo.events import Solved
from stolik.games.ubongo.notation import layout_text
from stolik.games.ubongo.pieces import PIECES, Placement, canonical, cells_of
from stolik.games.ubongo.solver import solutions
from tests.games.ubongo.scenes import MEASURED, race, ring, solution, solve
from tests.kit import Trial, rule, seen


def layout(t: Trial, seat: int = 0) -> list[Placement]:
    """The first solution of a seat, to be spoilt."""
    return list(solutions(t.state.area_of(seat), t.state.row_of(seat), 1)[0])


def said(placements: list[Placement]) -> str:
    """A layout as an action."""
    return f"solve {layout_text(placements)}"


# -- what is solved -------------------------------------------------------------------------------
@rule("UBO-26")
@pytest.mark.parametrize("symbol", range(1, 7))
def test_only_the_pieces_of_the_row_may_be_used(symbol: int) -> None:
    t = race(2, more=f"symbol {symbol}")
    placed = layout(t)
    other = next(piece for piece in range(12) if piece not in t.state.row_of(0))
    placed[0] = Placement(other, 0, 0)
    refused = t.why(0, said(placed))
    assert (refused.clause, refused.phrase.id) == ("UBO-26", "layout-piece")
    assert refused.phrase.facts["piece"] == PIECES[other]


@rule("UBO-26")
def test_a_piece_may_not_be_used_twice() -> None:
    t = race(2)
    placed = layout(t)
    placed[1] = placed[0]
    assert t.why(0, said(placed)).clause == "UBO-26"


@rule("UBO-27")
def test_every_piece_of_the_row_is_used() -> None:
    t = race(2)
    refused = t.why(0, said(layout(t)[:-1]))
    assert (refused.clause, refused.phrase.id) == ("UBO-27", "layout-number")
    assert t.why(0, "solve").clause == "UBO-27"


@rule("UBO-27")
def test_nothing_lies_outside_or_on_another_piece() -> None:
    t = race(2)
    reasons = set()
    for place, piece in enumerate(layout(t)):
        for x in range(6):
            for y in range(6):
                moved = Placement(piece.piece, x, y, piece.rot, piece.flip)
                placed = layout(t)
                placed[place] = moved
                if moved != piece:
                    refused = t.why(0, said(placed))
                    assert refused.clause == "UBO-27"
                    reasons.add(refused.phrase.id)
    assert reasons == {"layout-outside", "layout-overlap"}


@rule("UBO-27")
def test_any_way_to_cover_the_area_will_do() -> None:
    for symbol in range(1, 7):
        t = race(4, more=f"symbol {symbol}")
        for seat in range(4):
            for place in range(len(solutions(t.state.area_of(seat), t.state.row_of(seat)))):
                t.game.check(t.state, seat, t.game.read_action(solution(t, seat, place)))


@rule("UBO-28")
def test_pieces_may_be_turned_and_flipped() -> None:
    turned, flipped = set(), set()
    for symbol in range(1, 7):
        for placement in layout(race(2, more=f"symbol {symbol}")):
            turned.add(placement.rot)
            flipped.add(placement.flip)
    assert (turned, flipped) == ({0, 1, 2, 3}, {False, True})


@rule("UBO-28")
def test_a_turn_that_looks_the_same_is_the_same() -> None:
    t = race(2)
    placed = layout(t)
    for place, piece in enumerate(placed):
        for turn in range(8):
            other = Placement(piece.piece, piece.x, piece.y, turn & 3, turn >= 4)
            if cells_of(other) == cells_of(piece):
                assert canonical(other) == piece
                again = [*placed[:place], other, *placed[place + 1 :]]
                t.game.check(t.state, 0, t.game.read_action(said(again)))


# -- the call -------------------------------------------------------------------------------------
@rule("UBO-29")
def test_the_first_to_finish_calls_ubongo() -> None:
    t = race(3)
    assert t.do(1, solution(t, 1), at=9000) == [Solved(1)]
    assert seen(t)["order"] == [1]


@rule("UBO-30")
def test_the_others_go_on() -> None:
    t = solve(race(3), 1)
    t.do(1, "collect", at=2000)
    assert seen(t)["phase"] == "solve"
    solve(t, 2, 0, first=30_000)
    assert seen(t)["order"] == [1, 2, 0]


@rule("UBO-31")
def test_a_false_call_changes_nothing_and_costs_nothing() -> None:
    t = race(3)
    for _ in range(10):
        assert t.why(0, said(layout(t)[:2])).clause == "UBO-27"
    t.do(0, solution(t, 0), at=5000)
    assert seen(t)["order"] == [0]


@rule("UBO-44")
def test_nobody_solves_twice() -> None:
    t = solve(race(3), 0)
    assert t.why(0, solution(t, 0)).clause == "UBO-44"


# -- who was first (UBO-32) -----------------------------------------------------------------------
@rule("UBO-32")
def test_the_earlier_receipt_ranks_first() -> None:
    assert seen(solve(race(4), 2, 0, 3, 1))["order"] == [2, 0, 3, 1]


@rule("UBO-32")
def test_an_exact_tie_goes_to_who_is_nearer_to_the_starting_player() -> None:
    t = race(4, more="starter 2;")
    for seat in (0, 3, 1, 2):
        t.do(seat, solution(t, seat), at=5000)
    assert seen(t)["order"] == [2, 3, 0, 1]


@rule("UBO-32", "UBO-49")
def test_a_tie_stays_as_it_was_when_somebody_else_starts() -> None:
    t = race(3, more="starter 2;")
    for seat in (1, 2, 0):
        t.do(seat, solution(t, seat), at=5000)
        t.do(seat, "done", at=5000)
    assert (t.state.phase, seen(t)["starter"], seen(t)["order"]) == ("roll", 0, [2, 0, 1])
    assert t.game.faults(t.state) == []
    text = t.game.write_position(t.state)
    assert t.game.write_position(t.game.read_position(text)) == text


@rule("UBO-32")
def test_a_measured_round_trip_is_taken_off() -> None:
    t = race(2, MEASURED)
    t.do(0, solution(t, 0) + " lag 20", at=5000)
    t.do(1, solution(t, 1) + " lag 200", at=5100)
    assert (seen(t)["order"], seen(t)["stamps"]) == ([1, 0], [4980, 4900])


@rule("UBO-32")
def test_no_more_than_250_ms_are_taken_off() -> None:
    t = race(2, MEASURED)
    t.do(0, solution(t, 0), at=5000)
    t.do(1, solution(t, 1) + " lag 9000", at=5260)
    assert (seen(t)["order"], seen(t)["stamps"]) == ([0, 1], [5000, 5010])


@rule("UBO-32")
def test_without_a_measure_nothing_is_taken_off() -> None:
    t = race(2)
    t.do(0, solution(t, 0), at=5000)
    t.do(1, solution(t, 1) + " lag 200", at=5001)
    assert seen(t)["order"] == [0, 1]


@rule("UBO-32")
def test_moving_opens_when_no_earlier_stamp_can_come() -> None:
    t = race(2, MEASURED)
    t.do(0, solution(t, 0), at=5000)
    refused = t.why_at(0, "move 1", 5249)
    assert (refused.clause, refused.phrase.id) == ("UBO-32", "too-early")
    t.do(1, solution(t, 1) + " lag 250", at=5249)
    assert seen(t)["order"] == [1, 0]
    t.do(0, "move 1", at=5250)
    assert seen(t)["pawns"][0] == 1


@rule("UBO-32")
def test_without_a_measure_moving_opens_at_once_and_a_later_tie_comes_behind() -> None:
    t = race(3)
    t.do(2, solution(t, 2), at=5000)
    t.do(2, "move 6", at=5000)
    for seat in (1, 0):
        t.do(seat, solution(t, seat), at=5000)
    assert seen(t)["order"] == [2, 0, 1]


@rule("UBO-32")
def test_a_tie_goes_before_those_who_have_not_moved() -> None:
    t = race(3)
    for seat in (1, 2):
        t.do(seat, solution(t, seat), at=1000)
    t.do(2, "move 2", at=1000)
    t.do(0, solution(t, 0), at=1000)
    assert seen(t)["order"] == [0, 2, 1]


@rule("UBO-32")
def test_how_late_it_was_is_counted_from_the_stamp() -> None:
    t = race(2, MEASURED)
    refused = t.why_at(0, solution(t, 0) + " lag 250", 60_251)
    assert refused.phrase.facts == {"count": 1}


@rule("UBO-32")
def test_a_stamp_at_the_deadline_is_in_time() -> None:
    t = race(3)
    t.do(0, solution(t, 0), at=60_000)
    t.do(0, "collect", at=60_000)
    assert seen(t)["collected"] == [0]


@rule("UBO-32")
def test_a_solve_one_millisecond_late_is_refused() -> None:
    t = race(3)
    refused = t.why_at(0, solution(t, 0), 60_001)
    assert (refused.clause, refused.phrase.id) == ("UBO-32", "too-late")


@rule("UBO-32")
def test_where_a_round_trip_is_measured_the_bell_waits_for_the_slowest() -> None:
    t = race(3, MEASURED)
    assert t.game.alarms(t.state) == (("bell", 60_250),)
    assert t.why_at(0, solution(t, 0) + " lag 199", 60_200).clause == "UBO-32"
    t.do(0, solution(t, 0) + " lag 200", at=60_200)
    assert t.why_at(0, "collect lag 240", 60_241).clause == "UBO-36"
    t.do(0, "collect lag 250", at=60_250)
    ring(t, "bell", 60_250)
    assert sum(seen(t)["gems"][0].values()) == 2


# -- what others see (UBO-69) ---------------------------------------------------------------------
@rule("UBO-69")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_nobody_sees_another_board_or_a_solution_before_the_round_is_over(seat: int | None) -> None:
    t = solve(race(3), 1, 2)
    told = t.game.view_data(t.game.view(t.state, seat))
    for other in range(3):
        if other != seat:
            assert (told["tasks"][other], told["layouts"][other]) == (None, None)
    ring(t, "bell", 60_000)
    assert None not in seen(t, seat)["tasks"]
    assert None not in seen(t, seat)["layouts"]


@rule("UBO-69")
def test_after_the_round_each_board_is_shown_covered_by_its_player_s_own_layout() -> None:
    t = race(3)
    last = len(solutions(t.state.area_of(1), t.state.row_of(1))) - 1
    t.do(1, solution(t, 1, last), at=5000)
    area, row = t.state.area_of(0), t.state.row_of(0)
    own = t.state.layouts[1]
    ring(t, "bell", 60_000)
    shown = seen(t, 2)["layouts"]
    assert shown[1] == layout_text(own)
    assert shown[0] == layout_text(solutions(area, row, 1)[0])


@rule("UBO-69")
def test_the_events_of_the_race_tell_no_layout() -> None:
    t = race(3)
    t.do(1, solution(t, 1), at=5000)
    heard = [t.game.event_data(event) for event in t.match.heard(0)]
    assert heard == [{"kind": "solved", "seat": 1}]
