"""A round begins: the die, the boards, the timer (UBO-21 to UBO-25)."""

from __future__ import annotations

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, CLOCK
from stolik.games.ubongo.boards import board_set
from stolik.games.ubongo.pieces import PIECES, drawing_of, turned
from tests.games.ubongo.scenes import race
from tests.kit import Trial, at, rule, seen


def ready(seats: int = 3, options: str = "") -> Trial:
    """The starting player, seat 1, is to roll."""
    told = f"options {options};" if options else ""
    return at(f"ubongo; seats {seats}; {told} phase roll; set 2; starter 1")


@rule("UBO-21")
def test_everybody_gets_a_board() -> None:
    t = ready()
    t.do(1, "roll", at=500)
    t.chance("deal 4 9 12 10")
    assert [task["board"] for task in seen(t)["tasks"]] == [9, 12, 10]
    for seat in range(3):
        assert seen(t, seat)["tasks"][seat]["board"] == (9, 12, 10)[seat]


@rule("UBO-21", "UBO-19")
@pytest.mark.parametrize(
    ("deal", "clause"),
    [
        ("deal 1 9 12", "UBO-21"),
        ("deal 1 9 12 10 11", "UBO-21"),
        ("deal 1 9 9 10", "UBO-21"),
        ("deal 1 9 10r1 11", "UBO-21"),
        ("deal 1 9 10 13", "UBO-19"),
    ],
)
def test_boards_that_can_t_be_dealt_are_refused(deal: str, clause: str) -> None:
    t = ready()
    t.do(1, "roll")
    assert t.why(CHANCE, deal).clause == clause


@rule("UBO-21")
def test_mirrored_all_get_one_board_each_turned_another_way() -> None:
    t = ready(options="ubo.mirror=on")
    t.do(1, "roll")
    for deal in ("deal 1 9 10 11", "deal 1 9 9r1 9r1", "deal 1 9 9r1 10r2"):
        assert t.why(CHANCE, deal).clause == "UBO-21"
    t.chance("deal 1 9 9fr1 9r2")
    printed = board_set("easy", 2)[2][0].area
    areas = [task["area"] for task in seen(t)["tasks"]]
    assert areas == [drawing_of(turned(printed, turn)) for turn in (0, 5, 2)]
    assert len({tuple(task["row"]) for task in seen(t)["tasks"]}) == 1


@rule("UBO-22")
def test_boards_and_symbol_are_seen_by_all_together_when_the_time_begins() -> None:
    t = ready(options="ubo.countdown=3")
    t.do(1, "roll", at=500)
    for seat in (None, 0, 1, 2):
        assert (seen(t, seat)["symbol"], seen(t, seat)["tasks"]) == (None, [None] * 3)
    assert t.game.alarms(t.state) == (("start", 3500),)
    assert t.game.due(t.state) == ()
    t.do(CLOCK, "ring start", at=3500)
    t.chance("deal 4 9 12 10")
    assert (seen(t, 0)["symbol"], seen(t, 0)["deadline"]) == (4, 63_500)


@rule("UBO-22")
def test_without_a_countdown_the_roll_shows_everything() -> None:
    t = ready()
    t.do(1, "roll", at=500)
    assert t.actors() == (CHANCE,)
    t.chance("deal 4 9 12 10")
    assert seen(t, 0)["deadline"] == 60_500


@rule("UBO-23")
def test_only_the_starting_player_rolls() -> None:
    t = ready()
    assert t.legal(1) == ["roll"]
    for seat in (0, 2):
        assert t.legal(seat) == []
        assert t.why(seat, "roll").clause == "UBO-23"
    t.do(1, "roll")
    t.settle()
    assert t.why(1, "roll").clause == "UBO-23"


@rule("UBO-23")
def test_the_roll_of_a_player_who_does_not_roll_is_made() -> None:
    t = ready(options="ubo.turnTimer=5")
    t.do(CLOCK, "ring turn", at=5000)
    t.settle()
    assert seen(t)["phase"] == "solve"


@rule("UBO-23", "UBO-06")
def test_the_die_shows_each_of_six_symbols() -> None:
    t = ready()
    t.do(1, "roll")
    draws = {t.game.draw(t.state, seeded(f"die/{number}")).symbol for number in range(60)}
    assert draws == set(range(6))


@rule("UBO-24")
def test_nothing_can_be_solved_before_the_time_runs() -> None:
    t = ready()
    for action in ("solve I2@0,0", "move 2", "collect", "done"):
        assert t.why(0, action).clause == "UBO-24"


@rule("UBO-24")
def test_the_time_runs_from_the_deal_on() -> None:
    t = ready()
    t.do(1, "roll", at=7000)
    t.settle()
    assert t.game.alarms(t.state) == (("bell", 67_000),)


@rule("UBO-25")
@pytest.mark.parametrize("symbol", range(1, 7))
def test_the_pieces_are_those_of_the_row_of_the_symbol(symbol: int) -> None:
    t = race(2, more=f"symbol {symbol}")
    for seat, task in enumerate(seen(t)["tasks"]):
        row = board_set("easy", 1)[0][seat].rows[symbol - 1]
        assert task["row"] == [PIECES[piece] for piece in row]
