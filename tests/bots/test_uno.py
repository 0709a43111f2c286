"""UNO's bots: what they lay and say, that they are honest, and that the better one is better."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from stolik.arena.contest import Contest, run
from stolik.bots import Budget, make_bot
from stolik.bots.uno import WEIGHTS, Tuned, weights_for
from stolik.core.fairness import seeded
from stolik.core.match import AnyMatch, Match
from stolik.games import BOOKS
from stolik.games.uno.events import Challenged
from tests.games.uno.scenes import table
from tests.kit import Trial, at

GAME, BOOK = BOOKS["uno-108"]
BOTH = pytest.mark.parametrize("name", ["rule", "tuned"])


def choice(t: Trial, name: str, seat: int = 0, luck: str = "luck") -> str:
    """What a bot does where it is asked."""
    legal = t.game.legal(t.state, seat)
    view, heard = t.game.view(t.state, seat), t.match.heard(seat)
    chosen = make_bot(t.game, name).choose(view, heard, legal, Budget(), seeded(luck))
    return t.game.write_action(chosen)


def choices(t: Trial, name: str, seat: int = 0) -> Counter[str]:
    """What a bot does, by its luck."""
    return Counter(choice(t, name, seat, f"luck/{number}") for number in range(200))


def duel(hand: str, more: str = "top R5", other: str = "B1 B2 B3") -> Trial:
    """Two players of the book of 108 cards, seat 0 on turn."""
    return table("uno-108", "k108.target=100", [hand, other], more)


# -- what both do ---------------------------------------------------------------------------------
@BOTH
def test_uno_is_said_with_the_last_card_but_one(name: str) -> None:
    assert choice(duel("R1 B9"), name) == "play R1 uno"
    assert choice(duel("R1 B9 G7"), name) == "play R1"


@BOTH
def test_who_forgot_is_caught_and_an_own_lapse_mended(name: str) -> None:
    t = duel("R1 B9")
    t.do(0, "play R1")
    bot = make_bot(t.game, name)
    own, theirs = (
        bot.aside(
            t.game.view(t.state, seat),
            t.match.heard(seat),
            t.game.legal(t.state, seat),
            Budget(),
            seeded("x"),
        )
        for seat in (0, 1)
    )
    assert (own, theirs) == (t.game.read_action("call"), t.game.read_action("catch 0"))


@BOTH
def test_a_plus_four_is_never_a_bluff(name: str) -> None:
    assert choices(duel("R1 W4 B2"), name).keys() == {"play R1"}
    assert choice(duel("R1 W4 B2", "top G5"), name) == "play W4 R"


@BOTH
def test_who_must_discard_gives_the_dearest_cards_and_keeps_the_wilds(name: str) -> None:
    hands = "hand 0 WC1 R1 R2; hand 1 B1 B2 B3 B4 B5 B6 BS W W4; hand 2 Y8 Y9"
    t = at(f"uno-112; options m112.custom1=idea5; top R5; {hands}")
    t.do(0, "play WC1 B")
    assert choice(t, name, seat=1) == "discard BS"
    t.do(1, "discard BS")
    assert choice(t, name, seat=1) == "discard B6"


@BOTH
def test_a_card_is_aimed_at_who_is_in_front(name: str) -> None:
    hands = "hand 0 WC1 B1 B2; hand 1 B3 B4 B5; hand 2 Y8 Y9; hand 3 G1 G2 G3"
    t = at(f"uno-112; options m112.custom1=chosen:draw-2; top R5; {hands}")
    assert ">2" in choice(t, name)


@BOTH
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str) -> None:
    below, differ = seeded("honest"), 0
    for match in matches(40, 3):
        state, seat = match.state, match.game.due(match.state)[0]
        heard = match.heard(seat)
        other = GAME.imagine(GAME.view(state, seat), heard, below)
        chosen = [
            make_bot(GAME, name).choose(
                GAME.view(world, seat), heard, GAME.legal(world, seat), Budget(), seeded("same")
            )
            for world in (state, other)
        ]
        assert chosen[0] == chosen[1]
        differ += other.hands != state.hands
    assert differ > 35  # else a view would tell so much that no other world fits


def matches(count: int, seats: int) -> list[AnyMatch]:
    """Matches stopped somewhere, from random play."""
    found: list[AnyMatch] = []
    for number in range(count):
        below = seeded(f"stopped/{number}")
        match: AnyMatch = Match.begin(GAME, BOOK.decide({}, seats), seats, below)
        for _ in range(5 + below(40)):
            seat: Any = GAME.due(match.state)[0]
            legal = GAME.plain(GAME.legal(match.state, seat))
            match.play(seat, legal[below(len(legal))], below)
        found.append(match)
    return found


# -- the rule agent -------------------------------------------------------------------------------
def test_the_rule_lays_a_plus_four_as_soon_as_it_may() -> None:
    # B5 fits too, but not by its colour: the +4 is proper.
    assert choices(duel("B5 W4 B2 G1 W"), "rule").keys() == {"play W4 B"}


def test_the_rule_lays_any_coloured_card_that_fits() -> None:
    laid = choices(duel("R1 R1 R2 G5 B7 W"), "rule")
    assert laid.keys() == {"play R1", "play R2", "play G5"}
    assert laid["play R1"] > max(laid["play R2"], laid["play G5"])  # there are two of it


def test_the_rule_names_any_colour_for_a_wild() -> None:
    assert choices(duel("B1 G2 W"), "rule").keys() == {f"play W {colour}" for colour in "RYGB"}


def test_the_rule_never_challenges() -> None:
    assert choice(bluffed(), "rule", seat=1) == "accept"


# -- the random one -------------------------------------------------------------------------------
def test_the_random_one_lays_any_proper_card_in_any_way() -> None:
    laid = choices(duel("R1 G5 W W4 B2"), "random")
    assert laid.keys() == {"play R1", "play G5", *[f"play W {colour}" for colour in "RYGB"]}
    assert choices(duel("B2 W4 G1"), "random").keys() == {f"play W4 {c}" for c in "RYGB"}


def test_the_random_one_draws_only_when_it_must_and_never_challenges() -> None:
    assert choice(duel("B2 G1"), "random") == "draw"
    assert choices(bluffed(), "random", seat=1).keys() == {"accept"}


# -- the learned one ------------------------------------------------------------------------------
def bluffed() -> Trial:
    """A +4 is on the table, laid from six other cards."""
    t = duel("R1 R2 R3 R4 R6 R7 W4")
    t.do(0, "play W4 B")
    return t


def test_a_plus_four_is_challenged_by_what_its_player_did_before() -> None:
    t = bluffed()
    view, found_out = t.game.view(t.state, 1), Challenged(1, 0, None, False, True)
    assert not Tuned().doubts(view, [])
    assert Tuned().doubts(view, [found_out] * 5)
    assert not Tuned().doubts(view, [replace(found_out, offender=1)] * 5)


def test_the_loneliest_card_goes_first_with_two() -> None:
    assert choice(duel("R1 R2 B2 G5 B7 Y7"), "tuned") == "play G5"


def test_a_player_who_is_almost_out_is_stopped() -> None:
    assert choice(duel("R1 RS B2 BS Y7", other="B1 B2"), "tuned") == "play RS"


def test_the_colour_held_most_is_named() -> None:
    assert choice(duel("B1 B2 G3 W"), "tuned") == "play W B"


def test_a_colour_that_the_next_player_lacks_is_named() -> None:
    t = duel("B1 G3 R1 R2 W", "top R5", other="Y1 Y2 Y3")
    t.do(0, "play R1")
    t.do(1, "draw")
    t.settle()
    if t.game.due(t.state)[0] == 1:
        t.do(1, "keep")
    assert t.game.due(t.state) == (0,)
    view = t.game.view(t.state, 0)
    wild = [a for a in t.game.legal(t.state, 0) if t.game.write_action(a).startswith("play W ")]
    laid = Tuned().favourite(view, t.match.heard(0), wild, seeded("x"))
    assert t.game.write_action(laid) == "play W R"


def test_there_is_a_set_of_weights_for_each_number_of_players() -> None:
    assert [weights_for(players) for players in (2, 3, 4, 5, 10)] == [
        WEIGHTS[size] for size in (2, 4, 4, 10, 10)
    ]


# -- strength: the same games each time -----------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [(("tuned", "rule"), 1000, 0.58), (("rule", "random"), 1000, 0.54)],
)
def test_the_better_bot_wins_more(bots: tuple[str, ...], games: int, least: float) -> None:
    tally = run(Contest("uno-108", bots, games, "strength", {"k108.deals": 1}), processes=1)
    assert tally.rate(0)[0] > least
