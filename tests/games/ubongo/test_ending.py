"""The end of a round and of the match, and the second chance (UBO-46 to UBO-57)."""

from __future__ import annotations

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import TABLE
from stolik.core.match import Match
from stolik.games import BOOKS
from stolik.games.ubongo.events import MatchOver, RoundOver, SecondChance
from tests.games.ubongo.scenes import group, race, ring, solution, solve
from tests.kit import Trial, rule, seen

GAME, BOOK = BOOKS["ubongo"]


def next_round(t: Trial, at: int) -> None:
    """Whoever starts rolls."""
    t.do(t.state.starter, "roll", at=at)
    t.settle()


# -- the end of a round ---------------------------------------------------------------------------
@rule("UBO-46")
def test_the_round_ends_with_the_time_and_its_boards_are_not_used_again() -> None:
    t = solve(race(3), 0)
    played = group(t)
    (event,) = ring(t, "bell", 60_000)
    assert isinstance(event, RoundOver)
    assert (event.early, event.order, seen(t)["phase"]) == (False, (0,), "roll")
    assert seen(t)["used"] == [played + 1]
    for number in range(40):
        t.do(t.state.starter, "roll", at=61_000) if number == 0 else None
        deal = t.game.draw(t.state, seeded(f"deal/{number}"))
        assert deal.boards[0] // 4 != played


@rule("UBO-46")
def test_nothing_is_solved_after_the_bell() -> None:
    t = race(3)
    action = solution(t, 1)
    solve(t, 0)
    ring(t, "bell", 60_000)
    assert t.why_at(1, action, 60_000).clause == "UBO-46"


@rule("UBO-36", "UBO-46")
@pytest.mark.parametrize("rest", ["off", "on"])
@pytest.mark.parametrize("action", ["collect", "move 2", "done", "solve I2@0,0"])
def test_after_the_bell_a_solver_came_too_late_and_for_others_the_round_is_over(
    rest: str, action: str
) -> None:
    t = solve(race(4, f"table.rest={rest}"), 0, 1, 2)
    t.do(1, "collect", at=6000)
    t.do(2, "done", at=6000)
    ring(t, "bell", 60_000)
    for seat, clause in enumerate(("UBO-36", "UBO-46", "UBO-46", "UBO-46")):
        assert t.why_at(seat, action, 61_000).clause == clause


@rule("UBO-24", "UBO-46")
def test_after_the_next_roll_the_time_does_not_run_yet() -> None:
    t = solve(race(2, "ubo.countdown=3"), 0)
    ring(t, "bell", 60_000)
    t.do(t.state.starter, "roll", at=61_000)
    assert t.why_at(0, "collect", 61_000).clause == "UBO-24"


@rule("UBO-47")
def test_the_round_ends_early_when_everybody_has_collected_or_is_done() -> None:
    t = solve(race(3), 0, 1)
    t.do(0, "collect", at=5000)
    t.do(2, "done", at=6000)
    assert seen(t)["phase"] == "solve"
    *_, event = t.do(1, "collect", at=7000)
    assert isinstance(event, RoundOver)
    assert (event.early, seen(t)["round"]) == (True, 2)


@rule("UBO-47")
def test_done_is_final_for_the_round() -> None:
    t = race(3)
    t.do(0, "done", at=1000)
    for action in (solution(t, 0), "done", "collect", "move 2"):
        assert t.why(0, action).clause == "UBO-47"
    assert (t.legal(0), 0 in t.actors()) == ([], False)


@rule("UBO-47")
def test_a_round_does_not_wait_for_who_is_away() -> None:
    t = solve(race(3), 0, 1)
    t.do(0, "collect", at=5000)
    t.do(1, "collect", at=5000)
    assert seen(t)["phase"] == "solve"
    t.do(TABLE, "leave 2", at=6000)
    assert seen(t)["round"] == 2


@rule("UBO-47")
def test_where_nobody_is_present_the_seats_are_waited_for() -> None:
    t = race(2)
    t.do(TABLE, "leave 0", "leave 1")
    assert seen(t)["phase"] == "solve"
    t.do(0, "done", at=5000)
    t.do(1, "done", at=5000)
    assert seen(t)["round"] == 2


@rule("UBO-47")
def test_who_comes_back_is_waited_for_again() -> None:
    t = race(2)
    t.do(TABLE, "leave 0", "return 0")
    t.do(1, "done", at=5000)
    assert seen(t)["phase"] == "solve"


@rule("UBO-47")
def test_a_round_ends_when_the_only_one_present_who_comes_back_has_finished() -> None:
    t = race(2)
    t.do(TABLE, "leave 0", "leave 1")
    solve(t, 0)
    t.do(0, "collect", at=1500)
    assert seen(t)["phase"] == "solve"
    t.do(TABLE, "return 0", at=2000)
    assert seen(t)["round"] == 2


@rule("UBO-46")
@pytest.mark.parametrize(("who", "action"), [(0, "done"), (TABLE, "leave 0")])
def test_after_the_deadline_the_bell_comes_first(who: int, action: str) -> None:
    t = race(2)
    assert t.why_at(who, action, 60_001).clause == "UBO-46"
    t.do(who, action, at=60_000)


@rule("UBO-48")
def test_everybody_gets_a_new_board() -> None:
    t = solve(race(3), 0)
    before = [task["board"] for task in seen(t)["tasks"]]
    ring(t, "bell", 60_000)
    next_round(t, 61_000)
    after = [task["board"] for task in seen(t)["tasks"]]
    assert not set(before) & set(after)
    assert (seen(t)["order"], seen(t)["moved"], seen(t)["collected"]) == ([], [], [])


@rule("UBO-49")
def test_the_player_on_the_left_rolls_next() -> None:
    t = race(3, more="starter 2")
    ring(t, "bell", 60_000)
    ring(t, "bell", 120_000)
    assert (seen(t)["starter"], t.game.due(t.state)) == (0, (0,))
    next_round(t, 130_000)
    for seat in range(3):
        t.do(seat, "done", at=140_000)
    assert t.game.due(t.state) == (1,)


# -- the end of the match -------------------------------------------------------------------------
@rule("UBO-50")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_has_nine_rounds(seats: int) -> None:
    below = seeded("nine")
    match = Match.begin(GAME, BOOK.decide({}, seats), seats, below)
    rounds = 0
    while GAME.outcome(match.state) is None:
        seat = GAME.due(match.state)[0]
        told = match.play(seat, GAME.legal(match.state, seat)[-1], below)
        rounds += sum(isinstance(event, RoundOver) for event in told)
    assert rounds == 9
    assert GAME.actors(match.state) == ()


def last_round(*held: str) -> Trial:
    """The last bell is about to ring; these gems are held."""
    gems = "; ".join(f"gems {seat} {letters}" for seat, letters in enumerate(held) if letters)
    seats = len(held)
    t = race(seats, "ubo.secondChance=off", f"round 9; {gems}")
    ring(t, "bell", 60_000)
    return t


@rule("UBO-50")
def test_after_the_ninth_round_the_match_is_over() -> None:
    t = race(2, "ubo.secondChance=off", "round 9; gems 0 RR")
    *_, event = ring(t, "bell", 60_000)
    assert event == MatchOver((0,))
    assert t.why(0, "roll").clause == "UBO-50"


@rule("UBO-51")
def test_most_gems_of_one_colour_win_and_not_most_gems() -> None:
    outcome = last_round("RRRR", "OOYYGGBBVV").outcome()
    assert outcome == ((0,), (4, 2))


@rule("UBO-52")
@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [("RRRRGG", "BBBBYO", 0), ("RRROOOY", "BBBVVVG", None), ("RRROO", "BBBVVG", 1)],
)
def test_a_tie_is_broken_by_the_next_colours(one: str, other: str, winner: int | None) -> None:
    outcome = last_round(one, other).outcome()
    assert outcome is not None
    assert outcome.winners == ((0, 1) if winner is None else (winner,))


@rule("UBO-53")
def test_a_full_tie_is_shared() -> None:
    outcome = last_round("RRO", "BBG", "V").outcome()
    assert outcome == ((0, 1), (2, 2, 1))


# -- the second chance ----------------------------------------------------------------------------
@rule("UBO-54", "UBO-56")
def test_if_nobody_solves_the_timer_is_turned_again_with_the_same_boards() -> None:
    t = race(3)
    before = seen(t)
    assert ring(t, "bell", 60_000) == [SecondChance(120_000)]
    after = seen(t)
    assert (after["second"], after["deadline"], after["phase"]) == (True, 120_000, "solve")
    assert (after["tasks"], after["symbol"]) == (before["tasks"], before["symbol"])


@rule("UBO-56")
def test_in_the_second_chance_ranks_start_at_the_first() -> None:
    t = race(3)
    ring(t, "bell", 60_000)
    solve(t, 2, first=100_000)
    t.do(2, "move 6", at=101_000)
    assert (seen(t)["order"], seen(t)["pawns"][2]) == ([2], 6)


@rule("UBO-55")
def test_a_second_chance_is_used_once() -> None:
    t = race(3)
    ring(t, "bell", 60_000)
    (event,) = ring(t, "bell", 120_000)
    assert isinstance(event, RoundOver)
    assert (seen(t)["round"], seen(t)["phase"]) == (2, "roll")


@rule("UBO-55")
@pytest.mark.parametrize(
    ("option", "chances"), [("perRound", [True, True]), ("perGame", [True, False]), ("off", [])]
)
def test_how_often_there_is_a_second_chance(option: str, chances: list[bool]) -> None:
    t = race(2, f"ubo.secondChance={option}")
    now, given = 0, []
    for _ in range(2):
        now = t.state.deadline
        ring(t, "bell", now)
        given.append(seen(t)["second"] and seen(t)["phase"] == "solve")
        if given[-1]:
            now = t.state.deadline
            ring(t, "bell", now)
        next_round(t, now)
    assert given == (chances or [False, False])


@rule("UBO-57")
def test_a_solver_who_took_nothing_leaves_no_second_chance() -> None:
    t = solve(race(3), 1)
    (event,) = ring(t, "bell", 60_000)
    assert isinstance(event, RoundOver)
    assert seen(t)["chances"] == 0


@rule("UBO-54", "UBO-47")
def test_who_gave_up_has_no_second_chance() -> None:
    t = race(2)
    t.do(0, "done", at=5000)
    ring(t, "bell", 60_000)
    assert t.why(0, solution(t, 0)).clause == "UBO-47"
    t.do(1, solution(t, 1), at=70_000)
    t.do(1, "collect", at=71_000)
    assert seen(t)["round"] == 2


@rule("UBO-54")
def test_where_all_give_up_the_round_is_over() -> None:
    t = race(2)
    t.do(0, "done", at=5000)
    (_, event) = t.do(1, "done", at=6000)
    assert isinstance(event, RoundOver)
    assert seen(t)["chances"] == 0
