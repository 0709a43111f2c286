"""The greedy bot: its search against brute force, and its honesty."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.bots import BOTS, Budget, make_bot
from stolik.bots.unikat import Greedy
from stolik.core.fairness import seeded
from stolik.core.game import AnyGame
from stolik.core.match import AnyMatch, Match
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.games.unikat.solver import best_turn
from stolik.games.unikat.view import table_of
from tests.kit import at

GAME, BOOK = BOOKS["unikat"]


def most_tiles(game: AnyGame, state: Any) -> int:
    """The most tiles that the rest of a turn can lay, by trying everything with the rules."""
    best = 0
    seat = state.turn
    for action in game.legal(state, seat):
        if action.kind not in ("lay", "end"):
            continue
        after = game.copy(state)
        game.advance(after, seat, action)
        laid = 1 if action.kind == "lay" else 0
        ended = after.turn != seat or after.phase in ("over", "draw", "first", "deal")
        best = max(best, laid + (0 if ended else most_tiles(game, after)))
    return best


def positions(count: int, seats: int) -> list[Any]:
    """States at the beginning of a turn, from random play."""
    found: list[Any] = []
    below = seeded(f"positions/{seats}")
    while len(found) < count:
        match: AnyMatch = Match.begin(GAME, BOOK.decide({}, seats), seats, below)
        while GAME.outcome(match.state) is None:
            seat = GAME.actors(match.state)[0]
            legal = GAME.plain(GAME.legal(match.state, seat))
            match.play(seat, legal[below(len(legal))], below)
            if match.state.phase in ("choose", "bonus", "chain") and below(6) == 0:
                found.append(GAME.copy(match.state))
    return found[:count]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_search_finds_as_many_tiles_as_brute_force(seats: int) -> None:
    laid = []
    for state in positions(150, seats):
        view = GAME.view(state, state.turn)
        hand = state.hands[state.turn]
        second = state.second or state.phase == "bonus"
        found = best_turn(table_of(view), hand, state.last, state.bonus, second, cap=10**6)
        assert found.exact
        assert found.tiles() == most_tiles(GAME, state), GAME.write_position(state)
        laid.append(found.tiles())
    assert max(laid) >= 4


def test_the_bonus_action_counts() -> None:
    # QBW1 fits the corner between QBW2 and SBW1, which earns the bonus; CYN1 only fits far off.
    trial = at(
        "unikat; table SBW1@0,0 SBW2@1,0 QBW2@1,1 QBN2@2,1 QYN2@3,1; display CGR1 CGR2 CGR3; "
        "hand 0 QBW1 QYN1; hand 1 CBW1"
    )
    turn = best_turn(trial.state.table, trial.state.hands[0])
    assert (len(turn.first), len(turn.second)) == (1, 1)
    trial.do(0, "lay QBW1@0,1", "end")
    assert trial.state.phase == "bonus"


def test_the_node_cap_is_kept_and_counted() -> None:
    bot = Greedy()
    for state in positions(60, 2):
        view = GAME.view(state, state.turn)
        legal = GAME.legal(state, state.turn)
        assert bot.choose(view, [], legal, Budget(nodes=1), seeded("x")) in legal
        turn = best_turn(table_of(view), state.hands[state.turn], cap=1)
        assert turn.nodes <= 2
    assert bot.notes()["searches"] > bot.notes()["capped"] > 0


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str) -> None:
    below, differ = seeded("honest"), 0
    for state in positions(80, 3):
        seat = state.turn
        other = GAME.imagine(GAME.view(state, seat), [], below)
        chosen = [
            make_bot(GAME, name).choose(
                GAME.view(world, seat), [], GAME.legal(world, seat), Budget(), seeded("same")
            )
            for world in (state, other)
        ]
        assert chosen[0] == chosen[1]
        differ += other.hands != state.hands
    assert differ > 70  # else a view would tell so much that no other world fits


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        make_bot(GAME, "nobody")
    assert refused.value.phrase.facts["may"] == ", ".join(BOTS["unikat"])
