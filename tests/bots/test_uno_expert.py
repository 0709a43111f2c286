"""UNO's expert and levels: honest, legal in every option, and what they do in clear positions."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from stolik.bots import BOTS, Budget, make_bot
from stolik.bots.base import Weighed
from stolik.bots.roster import LEVELS
from stolik.bots.search import halve
from stolik.bots.uno import Expert, weights_for
from stolik.bots.uno.beliefs import believe
from stolik.bots.uno.expert import is_fast
from stolik.bots.uno.ideas import candidates
from stolik.bots.uno.levels import wordless
from stolik.bots.uno.moves import Moment
from stolik.bots.uno.moves import play as try_out
from stolik.bots.uno.playout import NAMED, Deal, count, rules_of
from stolik.core.fairness import seeded
from stolik.core.game import AnyGame
from stolik.core.match import AnyMatch
from stolik.games import BOOKS
from stolik.games.uno.actions import Action, Call, Catch, Challenge, Draw, Play
from stolik.games.uno.events import Challenged, Dealt
from stolik.games.uno.options import terms_of
from stolik.games.uno.pieces import FACE
from stolik.rulebook import LANGUAGES, speaker
from tests.bots.strolls import stroll, strolls
from tests.games.uno.scenes import table
from tests.kit import Trial

SMALL = Budget(playouts=48)
UNO: AnyGame = BOOKS["uno-108"][0]
NAMES = list(BOTS["uno"])


def duel(hand: str, more: str = "top R5", other: str = "B1 B2 B3") -> Trial:
    """Two players of the book of 108 cards, seat 0 on turn."""
    return table("uno-108", "k108.deals=1", [hand, other], more)


def weighed(t: Trial, seat: int = 0, playouts: int = 400) -> list[Weighed]:
    """What the expert thinks of what may be done."""
    view, heard, legal = (
        t.game.view(t.state, seat),
        t.match.heard(seat),
        t.game.legal(t.state, seat),
    )
    expert = Expert(t.game)
    return expert.weigh(view, heard, legal, Budget(playouts=playouts), seeded("luck"))


def choice(t: Trial, seat: int = 0, playouts: int = 400) -> str:
    """What the expert does where it is asked."""
    view, heard, legal = (
        t.game.view(t.state, seat),
        t.match.heard(seat),
        t.game.legal(t.state, seat),
    )
    chosen = Expert(t.game).choose(view, heard, legal, Budget(playouts=playouts), seeded("luck"))
    return t.game.write_action(chosen)


def asked(match: AnyMatch, name: str, world: Any = None, budget: Budget = SMALL) -> Any:
    """What a bot answers who is due, in this world or in another one."""
    state = match.state if world is None else world
    seat = match.game.due(match.state)[0]
    view, legal = match.game.view(state, seat), match.game.legal(state, seat)
    return make_bot(match.game, name).choose(view, match.heard(seat), legal, budget, seeded("same"))


# -- legal, honest, the same each time ------------------------------------------------------------
@pytest.mark.slow
def test_the_expert_is_legal_whatever_the_options_are() -> None:
    fast = Counter[bool]()
    for match in strolls(260, "fuzz"):
        seat = match.game.due(match.state)[0]
        view = match.game.view(match.state, seat)
        fast[is_fast(view, terms_of(view.options))] += 1
        action = asked(match, "expert", budget=Budget(playouts=8))
        assert action in match.game.legal(match.state, seat)
        match.game.check(match.state, seat, action)
    assert min(fast[True], fast[False]) > 20


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str) -> None:
    differ = 0
    for match in strolls(24, "honest"):
        seat = match.game.due(match.state)[0]
        heard, below = match.heard(seat), seeded("other")
        other = match.game.imagine(match.game.view(match.state, seat), heard, below)
        assert asked(match, name) == asked(match, name, other)
        differ += other.hands != match.state.hands
    assert differ > 18  # else a view would tell so much that no other world fits


@pytest.mark.parametrize("name", NAMES)
def test_the_same_luck_gives_the_same_choice(name: str) -> None:
    for match in strolls(8, "again"):
        assert asked(match, name) == asked(match, name)


def test_a_clock_that_has_run_out_still_gets_an_answer() -> None:
    match = stroll("uno-108", 4, "late", {}, 9)
    action = asked(match, "expert", budget=Budget(playouts=10**9, milliseconds=1))
    assert action in match.game.legal(match.state, match.game.due(match.state)[0])


# -- what it does ---------------------------------------------------------------------------------
def test_the_last_card_is_laid() -> None:
    assert choice(duel("R1")) == "play R1"
    first = weighed(duel("R1"))[0]
    assert first.chance == 1.0


def test_uno_is_said_with_the_card() -> None:
    assert choice(duel("R1 B9")) == "play R1 uno"
    assert choice(duel("R1 R9")).endswith(" uno")


def test_two_skips_win_at_once() -> None:
    assert choice(duel("RS BS R9 B1", other="B1")) in ("play RS", "play R9")
    assert choice(duel("RS BS", other="B1")) == "play RS uno"


def test_the_next_player_with_one_card_is_stopped() -> None:
    assert choice(duel("R1 RD Y2 Y3 G7", other="B1")) == "play RD"


def test_a_wild_names_a_colour_that_is_held() -> None:
    assert choice(duel("W B1 B2 B3")) == "play W B"


def test_a_colour_is_named_for_a_wild_turned_up() -> None:
    t = table("uno-108", "k108.deals=1", ["B1 B2 B3 Y1", "G1 G2"], "top W; phase name; resume 0")
    assert choice(t) in ("name B", "name Y")


def test_a_bluff_is_no_idea_with_many_cards_and_one_with_few() -> None:
    def ideas(t: Trial) -> set[int]:
        view, legal = t.game.view(t.state, 0), t.game.legal(t.state, 0)
        return {a.face for a in candidates(view, [], legal) if isinstance(a, Play)}

    assert FACE["W4"] not in ideas(duel("R1 W4 B2 B3 B4", other="B1 B2 B3"))
    assert FACE["W4"] in ideas(duel("R1 W4 B2"))
    assert FACE["W4"] in ideas(duel("R1 W4 B2 B3 B4", other="B1"))
    assert FACE["W4"] in ideas(duel("G1 W4 B2 B3 B4"))  # no bluff at all


def test_a_bluff_is_worth_it_only_where_it_helps() -> None:
    assert choice(duel("R1 W4 B2", other="G1 G2 G3 G4 G5 G6 G7")) == "play R1"


DEALT = Dealt(1, ((), None), (FACE["R5"],), FACE["R5"], False, 0)


def four_laid(times: int) -> Trial:
    """A +4 by somebody who was found out so many times before."""
    t = duel("R1 R2 R3 R4 R6 R7 W4", other="R8 R9")
    t.match.events += [Challenged(1, 0, None, False, True)] * times
    t.match.events.append(DEALT)
    t.do(0, "play W4 B")
    return t


def test_a_plus_four_of_an_honest_player_is_accepted_and_one_of_a_liar_challenged() -> None:
    assert choice(four_laid(0), 1, 2000) == "accept"
    assert choice(four_laid(30), 1, 2000) == "challenge"


def test_a_drawn_wild_may_be_kept_or_laid() -> None:
    t = duel("B1 B2 G3", other="Y1 Y2 Y3")
    t.do(0, "draw")
    t.chance("give W")
    tried = {t.game.write_action(weigh.action).split()[0] for weigh in weighed(t)}
    assert tried == {"play", "keep"}


def targets(t: Trial) -> set[int]:
    """At whom the expert thinks of aiming."""
    found = [weigh.action for weigh in weighed(t, playouts=40)]
    return {a.target for a in found if isinstance(a, Play) and a.target >= 0}


def test_a_card_is_aimed_at_opponents_who_are_in_front() -> None:
    options = "m112.custom1=chosen:draw-2"
    t = table("uno-112", options, ["WC1 B1 B2", "B3 B4 B5", "Y8 Y9", "G1 G2 G3 G4"], "top R5")
    assert targets(t) == {1, 2}


def test_partners_are_not_aimed_at() -> None:
    options = "m112.custom1=chosen:draw-2 m112.format=pairs"
    t = table("uno-112", options, ["WC1 B1 B2", "B3 B4 B5", "Y8 Y9", "G1 G2 G3 G4"], "top R5")
    assert targets(t) == {1, 3}


def test_who_asks_of_two_is_answered_on_both() -> None:
    t = duel("R1 W4 B2 B3 B4 B6 B7")
    legal = [t.game.read_action("play W4 B"), t.game.read_action("draw")]
    view, heard = t.game.view(t.state, 0), t.match.heard(0)
    found = Expert(t.game).weigh(view, heard, legal, Budget(playouts=40), seeded("x"))
    assert {weigh.action for weigh in found} == set(legal)


def test_a_word_that_is_not_said_costs_something() -> None:
    t = duel("R1 B9", other="B1 B2 B3")
    legal = [t.game.read_action("play R1"), t.game.read_action("play R1 uno")]
    view, heard = t.game.view(t.state, 0), t.match.heard(0)
    found = Expert(t.game).weigh(view, heard, legal, Budget(playouts=2000), seeded("x"))
    assert found[0].action == legal[1]


def test_chances_are_of_deals_won_whatever_the_points_are() -> None:
    t = table("uno-108", "k108.target=500", ["R1", "B1 B2 B3"], "top R5")
    assert weighed(t)[0].chance == 1.0


#: What is best, another card, and a Wild that is worse than both.
TRIED = (("play R1", 0.6), ("draw", 0.5), ("play W B", 0.4))


# -- why ------------------------------------------------------------------------------------------
def why(t: Trial, language: str = "en", seat: int = 0) -> str:
    """The reason for the first of what was weighed."""
    view, heard = t.game.view(t.state, seat), t.match.heard(seat)
    return speaker(language).phrase(Expert(t.game).reason(view, heard, weighed(t, seat)))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_given_in_every_language(language: str) -> None:
    for t in (duel("R1 RD Y2 Y3", other="B1"), duel("R1 W B2 B3"), duel("R1 R2"), duel("Y1 Y2")):
        assert "%" in why(t, language)
    assert "%" in why(four_laid(30), language, 1)


@pytest.mark.slow
def test_whatever_is_weighed_has_a_reason() -> None:
    for match in strolls(60, "reasons"):
        seat = match.game.due(match.state)[0]
        view, heard = match.game.view(match.state, seat), match.heard(seat)
        legal, expert = match.game.legal(match.state, seat), Expert(match.game)
        for asked_of in (legal, legal[-2:]):
            found = expert.weigh(view, heard, asked_of, Budget(playouts=6), seeded("x"))
            assert {weigh.action for weigh in found} <= set(asked_of)
            assert all(0 <= weigh.chance <= 1 for weigh in found)
            assert "%" in speaker("en").phrase(expert.reason(view, heard, found))


def test_a_reason_says_what_and_why_with_numbers() -> None:
    said = why(duel("R1 RD Y2 Y3", other="B1"))
    assert said.startswith("RD, because the next player is almost out (cards left: 1)")
    assert "R1" in said
    assert "to save the Wild" in why(duel("R1 W B2 B3"))
    assert "at once" in why(duel("R1")) or "nothing better" in why(duel("R1"))
    assert "bluff" in why(four_laid(30), seat=1)


def test_a_wild_is_saved_only_from_being_the_next_best() -> None:
    t = duel("R1 W B2 B3")
    view, heard = t.game.view(t.state, 0), t.match.heard(0)
    found = [Weighed(t.game.read_action(text), chance, 100) for text, chance in TRIED]
    said = [
        Expert(t.game).reason(view, heard, [found[0], *rest]) for rest in (found[1:], found[2:])
    ]
    assert [reason.id for reason in said] == ["uno-why", "uno-why-wild"]


# -- levels ---------------------------------------------------------------------------------------
def test_levels_come_first_the_best_before_all() -> None:
    assert NAMES[:4] == list(reversed(LEVELS))
    assert set(NAMES[4:]) == {"tuned", "rule", "random"}


def said_by(name: str, t: Trial, seat: int, lucks: int = 60) -> Counter[str]:
    """What a level does in a position, by its luck."""
    view, heard, legal = (
        t.game.view(t.state, seat),
        t.match.heard(seat),
        t.game.legal(t.state, seat),
    )
    bot = make_bot(t.game, name)
    found = [bot.choose(view, heard, legal, SMALL, seeded(f"{n}")) for n in range(lucks)]
    return Counter(t.game.write_action(action) for action in found)


def test_a_novice_forgets_to_say_uno_and_an_expert_does_not() -> None:
    t = duel("R1 B9")
    novice = said_by("novice", t, 0)
    assert novice["play R1"] > 5 < novice["play R1 uno"]
    assert said_by("expert", t, 0, 5).keys() == {"play R1 uno"}


def test_a_novice_catches_nobody_and_challenges_nobody() -> None:
    t = duel("R1 B9", other="R2 R3 R4")
    t.do(0, "play R1")
    assert not [text for text in said_by("novice", t, 1) if text.startswith("catch")]
    assert said_by("skilled", t, 1).most_common(1)[0][0] == "catch 0"
    assert said_by("novice", four_laid(30), 1).keys() == {"accept"}


def test_who_forgets_to_speak_can_still_act() -> None:
    assert wordless([Play(1), Play(1, call=True), Call(), Catch(1)]) == [Play(1)]
    assert wordless([Call()]) == [Call()]


def test_levels_take_their_time() -> None:
    view = UNO.view(duel("R1").state, 0)
    slow = [make_bot(UNO, name).pause(view, seeded("x")) for name in NAMES[:4]]
    assert 0 < slow[0] < slow[1] < slow[2] < slow[3]


# -- opinions -------------------------------------------------------------------------------------
def test_an_opinion_decides_until_it_is_played_down() -> None:
    def play(action: str, world: float) -> float:
        return 0.52 if action == "b" else 0.5

    def first(playouts: int) -> str:
        return str(halve("ab", lambda: 0.0, play, playouts, beliefs=(0.02, -0.02), trust=50)[0][0])

    assert first(20) == "a"
    assert first(2000) == "b"
    found = halve("ab", lambda: 0.0, play, 20, beliefs=(0.02, -0.02), trust=50)
    assert [round(weigh.chance, 3) for weigh in found] == [0.5, 0.52]  # as they were counted


def test_the_policy_thinks_least_of_wilds_and_of_laying_nothing() -> None:
    t = duel("R1 W B2 B3")
    view = t.game.view(t.state, 0)
    ideas: list[Action] = [Play(FACE["R1"]), Play(FACE["W"], 3), Draw()]
    thoughts = believe(view, [], ideas, *Expert(t.game).likings(view, []))
    assert thoughts == sorted(thoughts, reverse=True)
    assert abs(sum(thoughts)) < 1e-9


def test_a_founded_challenge_needs_no_pile() -> None:
    rules = rules_of(terms_of(BOOKS["uno-108"][1].decide({}, 2)), 2, weights_for(2))
    hands = [[FACE["R1"], FACE["B1"]], [FACE["G1"], FACE["G2"]]]
    deal = Deal(hands, [count(rules, hand) for hand in hands], [], [FACE["R5"]], Random(1))
    deal.top, deal.state, deal.turn = FACE["W4"], NAMED + 2, 1
    moment = Moment("challenge", True, 0, 0, FACE["R5"], False)
    winner, after = try_out(rules, moment, deal, Challenge())
    assert winner in (0, 1, -1)
    together = [*after.deck, *after.under, after.top, *after.hands[0], *after.hands[1]]
    assert sorted(together) == sorted([FACE[c] for c in ("R1", "B1", "G1", "G2", "R5", "W4")])
