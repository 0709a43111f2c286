"""Ubongo's bots: how long they take, which gems they choose, and that they are honest."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from stolik.arena.contest import Contest, run
from stolik.bots import Budget, make_bot
from stolik.bots.plans import Plan, Plans
from stolik.bots.roster import BOTS
from stolik.bots.ubongo import SKILLS, solving_ms
from stolik.core.fairness import seeded
from stolik.core.game import CLOCK, Seat
from stolik.games import BOOKS
from tests.games.ubongo.scenes import race, solve
from tests.kit import Trial

GAME, _ = BOOKS["ubongo"]
NAMES = ("expert", "skilled", "regular", "novice", "counts", "random")
ALL = pytest.mark.parametrize("name", NAMES)


def choice(t: Trial, name: str, seat: int = 0, luck: str = "luck") -> str:
    """What a bot does where it is asked."""
    view, legal = t.game.view(t.state, seat), t.game.legal(t.state, seat)
    chosen = make_bot(t.game, name).choose(view, [], legal, Budget(), seeded(luck))
    return t.game.write_action(chosen)


def times(t: Trial, skill: str, seat: int = 0) -> list[int]:
    """How long a skill takes, by its luck."""
    task = t.game.view(t.state, seat).tasks[seat]
    return [solving_ms(SKILLS[skill], task, seeded(f"luck/{n}")) for n in range(200)]


# -- time -----------------------------------------------------------------------------------------
@pytest.mark.slow
def test_the_better_skill_is_faster_and_four_pieces_take_longer() -> None:
    easy, hard = race(2), race(2, "ubo.side=hard")
    usual = [median(times(easy, skill)) for skill in SKILLS]
    assert usual == sorted(usual, reverse=True)
    assert median(times(hard, "medium")) > 1.3 * median(times(easy, "medium"))


def test_a_bot_may_fail() -> None:
    assert any(ms > 60_000 for ms in times(race(2), "medium"))
    assert any(ms < 30_000 for ms in times(race(2), "medium"))


@ALL
def test_the_time_is_drawn_from_the_own_board_and_not_from_the_others_progress(name: str) -> None:
    before, after = race(3), solve(race(3), 1, 2)
    delays = [
        make_bot(GAME, name).delay(t.game.view(t.state, 0), seeded("same")) for t in (before, after)
    ]
    assert delays[0] == delays[1] > 1500


def test_a_plan_stands_when_others_act_and_changes_with_the_own_state() -> None:
    t = race(3)
    plans = Plans(t.match, [None, make_bot(GAME, "counts"), None], seeded("plans"))
    first = plans.next()
    assert first is not None
    solve(t, 0)
    assert plans.next() == first
    t.match.apply(1, t.game.tries(t.state, 1)[0], 2000)
    again = plans.next()
    assert again is not None
    assert again.who == 1
    assert 3200 <= again.at <= 4600


def test_an_alarm_that_comes_first_is_what_comes_next() -> None:
    t = race(2, "ubo.timer=5")
    plans = Plans(t.match, [make_bot(GAME, "random"), None], seeded("plans"))
    assert plans.next() == Plan(5000, CLOCK, "bell")


# -- gems -----------------------------------------------------------------------------------------
ROWS = "row 1 RRYGBVOYGBVO; row 2 ROYGBVROYGBV; row 3 OOYGBVROYGBV; row 4 ROYGBVROYGBV; "
ROWS += "row 5 ROYGBVRYGBV; row 6 ROYGBVROYGB"


@ALL
def test_a_bot_solves_then_collects(name: str) -> None:
    t = race(2)
    assert choice(t, name).startswith("solve ")
    t.do(0, choice(t, name), at=1000)
    while 0 in t.game.due(t.state):
        t.do(0, choice(t, name), at=9000)
    assert sum(t.state.gems[0]) == 2


def test_counts_takes_what_makes_it_strongest() -> None:
    t = race(2, more=f"pawns 2 6; gems 0 RV; round 2; {ROWS}")
    t = solve(t, 0)
    assert choice(t, "counts") == "move 1"
    t.do(0, "move 1", at=9000)
    assert choice(t, "counts") == "collect"


@ALL
def test_at_an_empty_row_out_of_reach_of_gems_a_bot_is_done(name: str) -> None:
    full = "; ".join(f"row {row} ROYGBVROYGBV" for row in (3, 4, 5, 6))
    held = "gems 1 ROYGBVROYGBV; gems 2 ROYGBVROYGBV"
    t = race(4, more=f"pawns 1 3 3 3; {full}; row 1; row 2; {held}; round 9; starter 0")
    t = solve(t, 1, 2, 3, 0)
    assert choice(t, name) == "done"


@pytest.mark.parametrize("name", BOTS["ubongo"])
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str) -> None:
    below, differ = seeded("honest"), 0
    for symbol in range(1, 7):
        t = solve(race(3, more=f"symbol {symbol}"), 1)
        for seat in range(3):  # one chooses gems, while the others look for a solution
            other = GAME.imagine(GAME.view(t.state, seat), [], below)
            views = [GAME.view(world, seat) for world in (t.state, other)]
            assert asked(name, views[0], t, seat) == asked(name, views[1], t, seat)
            differ += other.boards != t.state.boards
    assert differ > 12  # of 18


def asked(name: str, view: Any, t: Trial, seat: Seat) -> list[Any]:
    """All that a bot decides by what it sees, with the same luck each time."""
    bot, legal, luck = make_bot(GAME, name), GAME.legal(t.state, seat), seeded("same")
    chosen = bot.choose(view, [], legal, Budget(playouts=80), luck)
    return [chosen, bot.aside(view, [], legal, Budget(), luck), bot.delay(view, luck)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [(("counts", "random"), 60, 0.75), (("gems-expert", "counts"), 20, 0.7)],
)
def test_the_better_bot_wins_more(bots: tuple[str, ...], games: int, least: float) -> None:
    tally = run(Contest("ubongo", bots, games, "strength", {"ubo.timer": 600}), processes=1)
    assert tally.rate(0)[0] > least
