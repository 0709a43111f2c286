"""What UNO's bots make of the public history, the worlds they imagine, and what a deal is worth."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from stolik.bots.uno import weights_for
from stolik.bots.uno.memory import Memory, chances, known_of
from stolik.bots.uno.playout import rules_of
from stolik.bots.uno.sampler import Sampler
from stolik.bots.uno.worth import Worth
from stolik.games.uno.events import Challenged, Dealt, Drew, Kept, Played
from stolik.games.uno.options import terms_of
from stolik.games.uno.pieces import COPIES, FACE
from tests.bots.strolls import stroll, strolls
from tests.games.uno.scenes import table


# -- what the history tells -----------------------------------------------------------------------
@pytest.mark.slow
def test_worlds_contradict_neither_the_view_nor_what_was_shown() -> None:
    for match in strolls(80, "worlds"):
        seat = match.game.due(match.state)[0]
        view, heard = match.game.view(match.state, seat), match.heard(seat)
        if view.phase not in ("turn", "drawn", "name", "challenge"):
            continue
        players = view.seats - view.out.bit_count()
        sampler = Sampler(view, heard, rules_of(terms_of(view.options), players, weights_for(2)))
        deal = sampler.world(Random(1))
        for place, owner in enumerate(sampler.seats):
            hand = Counter(deal.hands[place])
            assert hand.total() == view.counts[owner]
            if owner == view.seat:
                assert tuple(sorted(deal.hands[place])) == view.hands[owner]
            else:
                assert hand >= Counter(view.known[owner])
        assert len(deal.deck) == view.bag + len(view.bottom)
        held = [face for hand in deal.hands for face in hand]
        cards = Counter([*deal.deck, *deal.under, deal.top, *held])
        assert cards == Counter(
            {f: n for f, n in enumerate(COPIES) if view.options.book == "uno-112" or f < 54}
        )


def heard_of(*more: Any) -> list[Any]:
    """A deal of two with R5 on top, and what came after."""
    return [Dealt(1, ((), None), (FACE["R5"],), FACE["R5"], False, 0), *more]


def test_who_draws_had_most_likely_nothing_that_fits() -> None:
    drew = Drew(1, None, 1, 0, "turn")
    memory = Memory(heard_of(drew, Kept(1)), 2)
    assert len(memory.clues[1]) == 8
    for clue in memory.clues[1]:
        assert chances(clue)[FACE["R1"]] == chances(clue)[FACE["G5"]] == chances(clue)[FACE["W"]]
        assert 0 < chances(clue)[FACE["R1"]] < 0.2 < chances(clue)[FACE["G1"]] == 1


def test_cards_taken_since_may_be_anything() -> None:
    memory = Memory(heard_of(Drew(1, None, 1, 0, "turn"), Kept(1), Drew(1, None, 2, 0, "plus2")), 2)
    assert [chances(clue)[FACE["R1"]] for clue in memory.clues[1][-2:]] == [1.0, 1.0]


def test_a_card_that_was_drawn_and_laid_tells_nothing_of_the_others_twice() -> None:
    laid = Played(1, FACE["R7"], -1, False, -1, -1, False)
    memory = Memory(heard_of(Drew(1, None, 1, 0, "turn"), laid), 2)
    assert len(memory.clues[1]) == 7
    assert all(chances(clue)[FACE["R1"]] < 0.2 for clue in memory.clues[1])


def test_a_hand_that_was_shown_is_known_until_it_is_laid() -> None:
    four = Played(1, FACE["W4"], 2, False, -1, -1, False)
    shown = (FACE["G1"], FACE["G1"], FACE["B2"], FACE["B3"], FACE["B4"], FACE["B5"])
    judged = Challenged(0, 1, shown, False, False, ())
    laid = Played(1, FACE["G1"], -1, False, -1, -1, False)
    memory = Memory(heard_of(four, judged, laid), 2)
    assert sorted(known_of(memory.clues[1])) == sorted(shown[1:])


def test_a_bluff_is_in_a_world_or_is_not() -> None:
    t = table("uno-108", "k108.deals=1", ["R1 R2 B3 W4", "B1 B2 B3"])
    t.do(0, "play W4 B")
    view = t.game.view(t.state, 1)
    sampler = Sampler(view, t.match.heard(1), rules_of(terms_of(view.options), 2, weights_for(2)))
    red = set(range(13))
    for seed in range(20):
        assert red & set(sampler.world(Random(seed), guilty=True).hands[0])
        assert not red & set(sampler.world(Random(seed), guilty=False).hands[0])


# -- what a deal is worth -------------------------------------------------------------------------
def worth_of(seats: int, options: dict[str, object], seat: int = 0) -> Worth:
    """What the end of a deal is worth at a table of the book of 108 cards."""
    match = stroll("uno-108", seats, "worth", options, 0)
    return Worth(match.game.view(match.state, seat))


def test_a_single_deal_is_won_or_lost() -> None:
    worth = worth_of(2, {"k108.deals": 1})
    assert (worth.of(0, (0, 90)), worth.of(1, (90, 0)), worth.even) == (1.0, 0.0, 0.5)


def test_points_count_a_little_where_there_are_more_deals() -> None:
    worth = worth_of(2, {})
    assert 0.9 < worth.of(0, (0, 10)) < worth.of(0, (0, 100)) <= 1.0
    assert 0.0 <= worth.of(1, (100, 0)) < worth.of(1, (10, 0)) < 0.1


def test_own_points_count_much_where_each_books_them() -> None:
    worth = worth_of(3, {"k108.scoring": "low"})
    assert worth.of(1, (5, 0, 90)) > worth.of(1, (90, 0, 5)) > worth.of(1, (150, 0, 0))


def test_partners_win_together() -> None:
    worth = worth_of(4, {"k108.format": "pairs", "k108.deals": 1})
    assert [worth.of(winner, (0, 0, 0, 0)) for winner in range(4)] == [1.0, 0.0, 1.0, 0.0]
    assert worth.even == 0.5
