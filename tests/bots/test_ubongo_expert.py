"""Ubongo's expert: it sees what wins, keeps to its budget, and can say why."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import Any

import pytest

from stolik.bots import BOTS, Budget, make_bot
from stolik.bots.base import Weighed
from stolik.bots.playing import play_out
from stolik.bots.roster import LEVELS
from stolik.bots.ubongo.expert import Expert
from stolik.bots.ubongo.playouts import Rest, World
from stolik.bots.ubongo.racers import after_taking
from stolik.bots.ubongo.times import SKILLS
from stolik.bots.ubongo.worlds import Outlook, leads
from stolik.core.fairness import seeded
from stolik.core.match import Match
from stolik.games import BOOKS
from stolik.games.ubongo.events import RoundOver
from stolik.games.ubongo.gems import COLOURS, OF_EACH
from stolik.rulebook import LANGUAGES, speaker
from tests.games.ubongo.scenes import race, solve
from tests.kit import Trial, new, rule

GAME, BOOK = BOOKS["ubongo"]
SMALL = Budget(playouts=60)
#: Nobody is too late.
PATIENT = "ubo.timer=600"


def last_race(fronts: str, *held: str, pawns: str = "3 3") -> Trial:
    """The ninth race: the front gems of the six rows, what each seat holds, where the pawns are."""
    rows = fronts.split()
    left = Counter(COLOURS * OF_EACH) - Counter("".join(rows + list(held)))
    for gem, row in zip(sorted(left.elements()), cycle(range(len(rows))), strict=False):
        rows[row] += gem
    told = [f"row {number} {row}" for number, row in enumerate(rows, 1)]
    told += [f"gems {seat} {gems}" for seat, gems in enumerate(held)]
    return race(len(held), PATIENT, f"round 9; starter 0; pawns {pawns}; {'; '.join(told)}")


def weigh(t: Trial, seat: int = 0, budget: Budget = SMALL, luck: str = "luck") -> list[Weighed]:
    """What the expert thinks of what it may do."""
    view, legal = t.game.view(t.state, seat), t.game.legal(t.state, seat)
    return Expert().weigh(view, t.match.heard(seat), legal, budget, seeded(luck))


def chances(weighed: list[Weighed]) -> dict[str, float]:
    """The chances by the text of the action."""
    return {GAME.write_action(it.action): it.chance for it in weighed}


def choice(t: Trial, name: str, seat: int = 0) -> str:
    """What a bot does where it is asked."""
    view, legal = t.game.view(t.state, seat), t.game.legal(t.state, seat)
    chosen = make_bot(GAME, name).choose(view, t.match.heard(seat), legal, SMALL, seeded("luck"))
    return GAME.write_action(chosen)


# -- what wins ------------------------------------------------------------------------------------
def test_the_expert_takes_what_the_leader_needs() -> None:
    leader = "RRRRRRROOYYGG"
    t = solve(last_race("RR BO OY YG GV VO", "BBBBBBBBOYGV", leader, pawns="2 2"), 0)
    assert choice(t, "counts") == "collect"  # a ninth blue one; but then the other has nine red
    assert choice(t, "expert") == "move 1"
    assert chances(weigh(t)) == {"move 1": 1, "collect": 0, "move 3": 0, "move 4": 0, "move 5": 0}


def test_the_expert_prefers_a_pair_to_three_colours_of_three() -> None:
    t = solve(last_race("OY GV RR YG VO GO", "RRROOYY", "GGGGVVV"), 0)
    t.do(1, "done", at=2000)
    assert choice(t, "expert") == "collect"


@rule("UBO-52", "UBO-53")
def test_the_expert_knows_what_decides_a_tie() -> None:
    t = solve(last_race("GV RR RV RO OV GO", "BBBBBBRR", "YYYYYYGGGO"), 0)
    t.do(1, "done", at=2000)
    # Six of one colour each; then four against three, three and one against the same, two.
    shares = {"move 1": 0, "move 2": 1, "collect": 0.5, "move 4": 0.5, "move 5": 0, "move 6": 0}
    assert chances(weigh(t)) == shares
    assert choice(t, "expert") == "move 2"


def test_who_has_moved_takes_before_the_one_who_chooses() -> None:
    t = solve(last_race("GV RR OY VO YG GO", "RRRRBBB", "RRRRBBB", pawns="3 2"), 1, 0)
    t.do(1, "move 3", at=9000)
    # The gems of the third row are as good as gone, so it would get what lies behind them.
    behind = weigh(t)
    assert chances(behind)["move 2"] == 1
    assert GAME.write_action(behind[0].action) == "move 2"


# -- playing out ----------------------------------------------------------------------------------
def greedy(t: Trial, seat: int, rows: tuple[int, ...]) -> int:
    """Where somebody goes who looks at the rows in this order and takes by counts."""
    state = t.state
    return max(rows, key=lambda field: after_taking(state.gems[seat], state.rows[field]))


def play_by_rules(t: Trial, world: World) -> tuple[int, ...]:
    """Play a world by the rules of the game: everybody solves, in its order; the winners."""
    turns, clock = list(world.turns), 0
    while turns:
        t.do(t.state.turn, "roll", at=clock)
        t.settle()
        for _ in range(t.state.seats):
            seat, reach = turns.pop(0)
            clock += 1000
            t.match.apply(seat, GAME.tries(t.state, seat)[0], clock)
            field = greedy(t, seat, reach[t.state.pawns[seat]])
            if field != t.state.pawns[seat]:
                t.do(seat, f"move {field + 1}", at=clock)
            t.do(seat, "collect" if t.state.rows[field] else "done", at=clock)
    outcome = t.outcome()
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_agrees_with_the_rules(seats: int) -> None:
    for number in range(4):
        t = new("ubongo", seats, timer=600)
        t.settle()
        for _ in range(seats):
            t.do(t.state.turn, f"pawn {1 + (number + t.state.turn) % 6}")
        view = GAME.view(t.state, 0)
        world = Outlook(view, [], SKILLS["expert"], seeded(f"world/{number}")).world()
        share = Rest(view).share(None, world)
        winners = play_by_rules(t, world)
        assert share == (1 / len(winners) if 0 in winners else 0)


# -- worlds ---------------------------------------------------------------------------------------
def over(*order: int) -> RoundOver:
    """A round that these seats have solved in this order."""
    return RoundOver(1, False, (), (), (), order)


def test_who_was_faster_is_thought_to_be_faster() -> None:
    slow, fast, never = leads(3, [over(1, 0), over(1, 0), over(1)])
    assert fast > slow > never
    assert leads(3, [over(), over()]) == [0, 0, 0]


def firsts(heard: list[Any], options: str = PATIENT) -> Counter[int]:
    """Who is first in how many of a hundred worlds."""
    view = GAME.view(race(2, options).state, 0)
    outlook = Outlook(view, heard, SKILLS["medium"], seeded("worlds"))
    worlds = [outlook.world() for _ in range(100)]
    return Counter(world.turns[0][0] for world in worlds if world.turns)


def test_worlds_follow_what_was_heard_and_the_handicap() -> None:
    assert 30 < firsts([])[1] < 70
    assert firsts([over(1, 0)] * 8)[1] > firsts([])[1] + 10
    eased = firsts([], f"ubo.side=hard ubo.handicap=1 {PATIENT}")
    assert eased[1] > firsts([])[1] + 20


def test_little_time_lets_few_solve() -> None:
    def turns(options: str) -> int:
        view = GAME.view(race(2, options).state, 0)
        return len(Outlook(view, [], SKILLS["medium"], seeded("worlds")).world().turns)

    assert turns(PATIENT) == 18
    assert turns("ubo.timer=40") < 18
    assert turns("ubo.timer=5") == 0


# -- budget, chance, law --------------------------------------------------------------------------
def test_the_same_luck_gives_the_same_thoughts() -> None:
    t = solve(race(4, PATIENT), 0)
    assert weigh(t) == weigh(t)
    assert weigh(t) != weigh(t, luck="other")


@pytest.mark.parametrize("playouts", [30, 60, 200])
def test_no_more_playouts_than_the_budget(playouts: int) -> None:
    weighed = weigh(solve(race(3, PATIENT), 0), budget=Budget(playouts=playouts))
    assert playouts / 2 < sum(it.playouts for it in weighed) <= playouts


def test_when_time_is_up_every_row_has_been_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10**6))
    monkeypatch.setattr("stolik.bots.base.perf_counter", lambda: next(clock))
    weighed = weigh(solve(race(3, PATIENT), 0), budget=Budget(milliseconds=10))
    assert [it.playouts for it in weighed] == [1] * len(weighed)


OPTIONS = [
    {},
    {"ubo.timer": 20, "ubo.secondChance": "perGame"},
    {"ubo.timer": 20, "ubo.secondChance": "off", "ubo.roundTripMs": 250},
    {"ubo.side": "hard", "ubo.handicap": "0+1"},
    {"ubo.mirror": "on", "ubo.countdown": 3, "ubo.turnTimer": 30, "ubo.set": 2},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_levels_play_every_table_to_its_end(seats: int, options: dict[str, Any]) -> None:
    bots = [make_bot(GAME, name) for name in LEVELS[::-1][:seats]]
    below, luck = seeded("deal"), seeded("luck")
    match = Match.begin(GAME, BOOK.decide(options, seats, people=0), seats, below)
    play_out(match, bots, Budget(playouts=12), below, luck)
    assert GAME.outcome(match.state) is not None


def test_there_are_four_levels_and_the_gems_of_each() -> None:
    names = list(BOTS["ubongo"])
    assert names[:4] == list(LEVELS[::-1])
    assert {f"gems-{level}" for level in LEVELS} <= set(names)
    assert {"counts", "random", "montecarlo"} <= set(names)


# -- saying why -----------------------------------------------------------------------------------
def why(t: Trial, seat: int = 0, language: str = "en") -> str:
    """What the expert says of its choice."""
    view = t.game.view(t.state, seat)
    return speaker(language).phrase(Expert().reason(view, [], weigh(t, seat)))


def test_the_expert_says_why() -> None:
    t = last_race("GV RR RV RO OV GO", "BBBBBBRR", "YYYYYYGGGO")
    assert why(t) == "The board is covered. Chance to win 0%."
    t = solve(t, 0)
    t.do(1, "done", at=2000)
    row = "Row 2, red and red: then I have 6 of one colour. "
    assert why(t) == row + "Chance to win 100%; next best is row 3 with 50%."
    t.do(0, "move 2", at=9000)
    assert why(t) == row + "Chance to win 100%, and there is no other row to choose."


def test_the_expert_says_why_it_begins_there_and_goes_on() -> None:
    t = new("ubongo", 2)
    t.settle()
    first = t.state.turn
    assert why(t, first).startswith("Starting at row ")
    for _ in range(2):
        t.do(t.state.turn, "pawn 3")
    assert why(t, first).startswith("On to round 1. Chance to win ")


def test_at_an_empty_row_the_expert_says_so() -> None:
    full = "; ".join(f"row {row} ROYGBVROYGBV" for row in (3, 4, 5, 6))
    held = "gems 1 ROYGBVROYGBV; gems 2 ROYGBVROYGBV"
    t = race(4, PATIENT, f"pawns 1 3 3 3; {full}; row 1; row 2; {held}; round 9; starter 0")
    assert why(solve(t, 1, 2, 3, 0)).startswith("No gems within reach. Chance to win ")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_expert_speaks_every_language(language: str) -> None:
    t = solve(last_race("GV RR RV RO OV GO", "BBBBBBRR", "YYYYYYGGGO"), 0)
    t.do(1, "done", at=2000)
    said = why(t, language=language)
    assert "100" in said
    assert "2" in said
