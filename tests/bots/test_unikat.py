"""Unikat's bots: what they see on a table, that they are honest, and that they speak."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stolik.bots import BOTS, Budget, make_bot
from stolik.bots.playing import play_out
from stolik.bots.roster import LEVELS
from stolik.bots.unikat import Expert, Novice
from stolik.bots.unikat.expert import BRISK, CALM, STEADY, Foresight, Pains
from stolik.bots.unikat.graph import paths, shape
from stolik.bots.unikat.out import goes_out
from stolik.bots.unikat.turns import ways
from stolik.bots.unikat.weights import MORE, TWO, Net
from stolik.bots.unikat.worth import FEATURES, Around, chance_of, features, odds, worth
from stolik.core.fairness import seeded
from stolik.core.match import AnyMatch, Match
from stolik.games import BOOKS
from stolik.games.unikat.actions import Lay
from stolik.games.unikat.pieces import ALL, BIT, NEAR, TILE, mask, nth, tiles_of
from stolik.games.unikat.solver import best_turn
from stolik.games.unikat.table import Table
from stolik.games.unikat.view import View
from stolik.rulebook import LANGUAGES
from stolik.rulebook.speech import Speaker
from tests.kit import Trial, at

GAME, BOOK = BOOKS["unikat"]
NAMES = tuple(BOTS["unikat"])
SMALL = Budget(nodes=300, playouts=80)
THINKERS = pytest.mark.parametrize("name", ["flex", "expert"])


def stopped(count: int, seats: int, name: str = "greedy") -> list[AnyMatch]:
    """Matches stopped somewhere, the turn of somebody who has a choice."""
    found: list[AnyMatch] = []
    for number in range(count):
        below = seeded(f"stopped/{seats}/{number}")
        match: AnyMatch = Match.begin(GAME, BOOK.decide({}, seats), seats, below)
        bot, steps = make_bot(GAME, name), below(30)
        while steps >= 0 or len(GAME.legal(match.state, GAME.due(match.state)[0])) == 1:
            steps -= 1
            seat = GAME.due(match.state)[0]
            view, heard = GAME.view(match.state, seat), match.heard(seat)
            action = bot.choose(view, heard, GAME.legal(match.state, seat), SMALL, below)
            after = GAME.copy(match.state)
            GAME.advance(after, seat, action)
            if GAME.outcome(after) is not None:
                break
            match.play(seat, action, below)
        found.append(match)
    return found


def choice(t: Trial, name: str, seat: int = 0) -> str:
    """What a bot does where it is asked."""
    view, heard = t.game.view(t.state, seat), t.match.heard(seat)
    legal = t.game.legal(t.state, seat)
    chosen = make_bot(t.game, name).choose(view, heard, legal, Budget(), seeded("luck"))
    return t.game.write_action(chosen)


def tiles(codes: str) -> int:
    return mask([TILE[code] for code in codes.split()])


# -- the hand as a graph ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hand", "fewest"),
    [
        ("SBW1", 1),
        ("SBW1 QYN3", 2),
        ("SBW1 SBW2 QYN3", 2),
        ("SBW1 SBN1 SYN1 QYN1", 1),
        ("SBW1 SBN1 SGW1 QBW1", 2),  # three tiles around one that are not all neighbours
        ("SBW1 SBW2 CBW2 CBW1 QYN3 QYN2", 2),
    ],
)
def test_the_fewest_paths_of_a_hand(hand: str, fewest: int) -> None:
    assert paths(tiles(hand)) == fewest


def test_what_joins_a_hand() -> None:
    assert shape(tiles("SBW1")).near.bit_count() == 8
    assert shape(tiles("SBW1 SBW2")).near & tiles("SBW3 SBW1 SGW2") == tiles("SBW3 SGW2")


# -- what a hand is worth -----------------------------------------------------------------------
def around(hand: str, open_now: int = ALL, others: int = 1) -> Around:
    """What a hand is looked at with where a table takes some tiles, none beside two others."""
    return Around(open_now, 0, ALL & ~tiles(hand), 0, others)


def seen(hand: str, open_now: int = ALL, out: bool = False) -> dict[str, float]:
    """What the net sees of a hand, by name."""
    found = features(tiles(hand), around(hand, open_now), out)
    return dict(zip(FEATURES, found, strict=True))


def test_what_the_net_sees_of_a_hand() -> None:
    ring = seen("SBW1 SBW2 CBW2 CBW1 QYN3", tiles("SBW1 SYR2"))
    assert ring["squares"] == 1
    assert (ring["paths"], ring["pairs"], ring["parts"], ring["lonely"]) == (2, 4, 2, 1)
    assert (ring["adrift"], ring["adrift_tiles"], ring["fitting"], ring["stuck"]) == (1, 1, 1, 0)
    assert seen("SBW1 SBW2 SBW3")["squares"] == 0
    chain = seen("SBW1 SBN1 SYN1", 0)
    assert (chain["ends"], chain["adrift"], chain["stuck"], chain["one_path"]) == (2, 1, 1, 1)


def test_what_the_net_sees_beside_a_hand() -> None:
    hand = tiles("SBW1 SGW2")
    offered, corners = tiles("SBW2 SBW3 QYN3"), tiles("SGW2 QYN3")
    found = features(hand, Around(ALL, corners, tiles("SGW1 QYN3"), offered, 3), False)
    it = dict(zip(FEATURES, found, strict=True))
    assert (it["corners"], it["bridges"], it["others"]) == (1, 0.5, 3)
    assert (it["offered"], it["offered_bridges"]) == (2, 1)


@pytest.mark.parametrize("net", [TWO, MORE])
def test_a_net_has_a_weight_for_all_it_sees(net: Net) -> None:
    assert {len(weights) for weights in (net.plain, *net.hidden)} == {len(FEATURES) + 1}
    assert len(net.split) == len(net.hidden)


@pytest.mark.parametrize("others", [1, 3])
def test_a_hand_is_worth_more_the_nearer_it_is_to_the_end(others: int) -> None:
    path = "SBW1 SBN1 SYN1 SYN2 CYN2 CYR2 CYR3 QYR3 QGR3 QGR2"
    loose = "SBW1 SGN2 SYR3 CGW1 CYN2 CBR3 QYW2 QBN3 QGR1 SGW3"
    some = tiles("SBW1 QGR2 SGW3")
    hands = [seen(path, some, True), seen(path, 0), seen(loose, some)]
    found = [odds([*[*hand.values()][:-1], others], others) for hand in hands]
    assert found == sorted(found, reverse=True)
    assert chance_of(found[0]) > 0.7 > 0.5 > chance_of(found[2])


def test_a_table_that_takes_more_helps_the_others() -> None:
    some = tiles("SBW1 SBW2 SBW3")
    shut, wide = around("SBW1", some), around("SBW1", ALL)
    same = list(seen("SBW1", some).values())
    assert worth(same, wide) < worth(same, shut)


def test_every_way_can_be_laid_and_leaves_what_it_says() -> None:
    seen = 0
    for match in stopped(25, 2):
        state = match.state
        if state.phase != "choose":
            continue
        for way in ways(state.table, state.hands[state.turn], cap=400):
            after = Trial(Match(GAME, GAME.copy(state)))
            played = [*way.first, None, *way.second] if way.second else [*way.first]
            for laying in played:
                action = "end" if laying is None else GAME.write_action(Lay(*laying))
                after.do(state.turn, action)
            if way.rest:
                assert after.state.hands[state.turn] == way.rest
            else:
                assert after.outcome() is not None
            seen += bool(way.second)
    assert seen > 10


def close_hands(count: int, size: int) -> Iterator[tuple[Table, int]]:
    """Tables of stopped matches, each with a hand of tiles that mostly hang together."""
    below = seeded(f"close/{size}")
    for match in [*stopped(count, 2), *stopped(count, 4)]:
        table = match.state.table
        free = ALL & ~mask(list(table.tiles.values()))
        hand = BIT[nth(free, below(free.bit_count()))]
        while hand.bit_count() < size:
            tile = tiles_of(hand)[below(hand.bit_count())]
            some = NEAR[tile] & free & ~hand if below(6) else free & ~hand
            hand |= BIT[nth(some, below(some.bit_count()))] if some else 0
        yield table, hand


@pytest.mark.slow
def test_who_is_said_to_go_out_does_and_hardly_any_is_missed() -> None:
    said = can = 0
    for size in range(2, 11):
        for table, hand in close_hands(20, size):
            before = list(table.tiles.items()), dict(table.fits)
            most = best_turn(table, hand, cap=50_000).tiles()
            found = goes_out(table, hand, 300)
            assert most == size or not found
            assert (list(table.tiles.items()), table.fits) == before
            said, can = said + found, can + (most == size)
    assert can > 100
    assert said >= 0.95 * can


def test_the_best_turn_of_no_fewer_tiles_is_the_best_turn_or_none() -> None:
    found = set()
    for table, hand in close_hands(20, 5):
        plain, whole = best_turn(table, hand), best_turn(table, hand, least=5)
        if plain.tiles() == 5:
            assert (whole.first, whole.second) == (plain.first, plain.second)
        else:
            assert not whole.tiles()
        found.add(plain.tiles() == 5)
    assert found == {True, False}


def test_the_expert_takes_more_pains_where_no_clock_runs() -> None:
    two, four = [stopped(1, seats)[0].state for seats in (2, 4)]
    views = [GAME.view(state, state.turn) for state in (two, four)]

    def pains(view: View, budget: Budget) -> Pains:
        return Foresight(view, [], budget, seeded("pains")).pains

    calm, steady = [pains(view, Budget()) for view in views]
    brisk = {pains(view, Budget(milliseconds=80)) for view in views}
    assert (calm, steady, brisk) == (CALM, STEADY, {BRISK})
    assert all(c > s >= b for c, s, b in zip(CALM, STEADY, BRISK, strict=True))


# -- what they see -----------------------------------------------------------------------------
@THINKERS
def test_it_goes_out_with_the_bonus_when_it_can(name: str) -> None:
    t = at(
        "unikat; table SBW1@0,0 SBW2@1,0 QBW2@1,1 QBN2@2,1 QYN2@3,1; display CGR1 CGR2 CGR3; "
        "hand 0 QBW1 QYN1; hand 1 CBW1 CBN1"
    )
    assert choice(t, name) == "lay QBW1@0,1"
    t.do(0, "lay QBW1@0,1")
    assert choice(t, name) == "end"
    t.do(0, "end")
    assert choice(t, name).startswith("lay QYN1@")


@pytest.mark.slow
@THINKERS
def test_it_always_goes_out_when_it_can(name: str) -> None:
    could = 0
    for number in range(3):
        below = seeded(f"out/{number}")
        match: AnyMatch = Match.begin(GAME, BOOK.decide({}, 2), 2, below)
        bot = make_bot(GAME, name)
        while GAME.outcome(match.state) is None:
            state, seat = match.state, GAME.due(match.state)[0]
            hand = state.hands[seat]
            if state.phase == "choose" and best_turn(state.table, hand).tiles() == hand.bit_count():
                could += 1
            view, heard = GAME.view(state, seat), match.heard(seat)
            chosen = bot.choose(view, heard, GAME.legal(state, seat), Budget(), below)
            match.play(seat, chosen, below)
    assert could == 3  # each game ends with the first such turn


@THINKERS
def test_it_takes_the_tile_that_joins_two_paths(name: str) -> None:
    # SGW2 lies between SBW2 and SGN2: with it the whole hand is one path.
    t = at(
        "unikat; table SBR1@0,0 CBR1@0,1; display QYR1 SGW2 CBN3; phase draw; "
        "hand 0 SBW1 SBW2 SGN2 SGN3; hand 1 CBW1 CBN1 QGR1"
    )
    assert choice(t, name) == "take SGW2"


def test_flex_lays_a_loner_and_keeps_the_path() -> None:
    # QYN3 stands alone; the other four are a path that SGW1 makes longer.
    t = at(
        "unikat; table QYN2@0,0 QYN1@1,0 SYN1@2,0 SYW1@3,0; display SGW1 QGR1 CGN3; "
        "hand 0 QYN3 SBW1 SBW2 SGW2 SGW3; hand 1 CBW1 CBN1 QGR3 CYW1 CYR2"
    )
    assert choice(t, "flex").startswith("lay QYN3@")


@THINKERS
def test_it_gives_a_loner_and_keeps_the_path(name: str) -> None:
    t = at(
        "unikat; table CYR3@0,0; display SGW1 QGR1 CGN1; "
        "hand 0 QYN1 SBW1 SBW2 SGW2 SGW3; hand 1 CBW1 CBN1 QGR3 CYW1"
    )
    assert choice(t, name) == "give QYN1"


def test_the_expert_exchanges_so_that_it_can_go_out_next() -> None:
    # With SGW1 there is a ring of four, which earns a bonus, and a path of five.
    t = at(
        "unikat; table QYN2@0,0 QYN1@1,0 SYN1@2,0 SYW1@3,0; display SGW1 QGR1 CGN3; "
        "hand 0 QYN3 SBW1 SBW2 SGW2 SGW3; hand 1 CBW1 CBN1 QGR3 CYW1 CYR2"
    )
    while t.state.turn == 0:
        t.do(0, choice(t, "expert"))
    assert t.state.hands[0] & tiles("SGW1")
    assert best_turn(t.state.table, t.state.hands[0]).tiles() == 6


@THINKERS
def test_it_loses_patience_when_nobody_lays(name: str) -> None:
    hands = (
        "hand 0 CBW3 CYR3 CYW3 QBN1 QYN1 QYR3 SBN1 SBN2 SGN2 SGN3; "
        "hand 1 CGW1 CGW2 QGW1 QGW2 QYN2 QYW2 SYN1 SYN3 SYR2 SYW2"
    )
    early = at(f"unikat; table CBN1@0,0; display SBW3 CGR3 CGR1; {hands}")
    late = at(f"unikat; table CBN1@0,0; display SBW3 CGR3 CGR1; dry 30 0; {hands}")
    assert choice(early, name).startswith("give ")
    assert choice(late, name).startswith("lay ")


@THINKERS
def test_it_digs_in_the_bag_when_nothing_fits_for_long(name: str) -> None:
    t = at(
        "unikat; table SGR2@0,0; display CBW1 CBW2 QYN3; dry 9 0; "
        "hand 0 CBN1 CBN2 CBN3 QYW1; hand 1 CYW1 CYW2 CYN1"
    )
    assert choice(t, name).startswith("give ")
    t.do(0, choice(t, name))
    assert choice(t, name) == "take bag"


def test_the_expert_stops_somebody_who_is_about_to_go_out() -> None:
    # Everybody saw seat 1 take SBW3 and SGW3, which go out below SBW1 and nowhere else.
    t = at(
        "unikat; table SBW1@0,0 CBW1@1,0 QBW1@-1,0 SBN1@0,1; display SBW3 SGW3 CGR1; turn 1; "
        "hand 0 QGW1 SYW1 SYW2 SYN2 SYR2 SYR3; hand 1 QYN1"
    )
    t.do(1, "give QYN1", "take SBW3", "take SGW3")
    assert choice(t, "flex").startswith("lay QGW1@")
    assert choice(t, "expert") == "lay SYW1@0,-1"


# -- honest, steady, lawful --------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.slow
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str) -> None:
    below, differ = seeded("honest"), 0
    for match in [*stopped(45, 2), *stopped(30, 4)]:
        state, seat = match.state, GAME.due(match.state)[0]
        heard = match.heard(seat)
        other = GAME.imagine(GAME.view(state, seat), heard, below)
        chosen = [
            make_bot(GAME, name).choose(
                GAME.view(world, seat), heard, GAME.legal(world, seat), SMALL, seeded("same")
            )
            for world in (state, other, state)
        ]
        assert chosen[0] == chosen[1] == chosen[2]
        assert chosen[0] in GAME.legal(state, seat)
        differ += other.hands != state.hands
    assert differ > 60  # else a view would tell so much that no other world fits


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"uni.rounds": 2, "uni.takeBack": "allow"}),
        (3, {"uni.onLeave": "setAside", "uni.tie": "extraRound"}),
        (4, {"uni.turnTimer": 30, "uni.stalemateLaps": 3}),
    ],
)
def test_matches_are_played_to_their_end(name: str, seats: int, options: dict[str, Any]) -> None:
    below = seeded(f"end/{name}")
    match: AnyMatch = Match.begin(GAME, BOOK.decide(options, seats), seats, below)
    bots = [make_bot(GAME, name if seat == 0 else "greedy") for seat in range(seats)]
    assert play_out(match, bots, Budget(nodes=150, playouts=40), below, seeded("luck")) > 0


# -- weighing and speaking ---------------------------------------------------------------------
@pytest.mark.slow
def test_the_expert_weighs_what_it_chooses_and_says_why() -> None:
    expert = Expert(GAME)
    said = set()
    for match in stopped(40, 3):
        state, seat = match.state, GAME.due(match.state)[0]
        view, heard, legal = GAME.view(state, seat), match.heard(seat), GAME.legal(state, seat)
        weighed = expert.weigh(view, heard, legal, SMALL, seeded("same"))
        chances = [it.chance for it in weighed]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert {it.action for it in weighed} <= set(legal)
        if len(legal) > 1:
            chosen = expert.choose(view, heard, legal, SMALL, seeded("same"))
            assert chosen == weighed[0].action
        why = expert.reason(view, heard, weighed)
        said.add(why.id)
        assert len({Speaker(language).phrase(why) for language in LANGUAGES}) == len(LANGUAGES)
    assert {"unikat-why-lay", "unikat-why-take"} <= said


def test_the_four_levels_come_first_the_best_before_the_others() -> None:
    assert list(NAMES) == [*reversed(LEVELS), "flex", "greedy", "random"]


def test_a_novice_never_lays_more_than_two_tiles_in_a_row() -> None:
    below = seeded("novice")
    match: AnyMatch = Match.begin(GAME, BOOK.decide({}, 2), 2, below)
    play_out(match, [Novice(), Novice()], SMALL, below, seeded("luck"))
    kinds = " ".join(event.kind for event in match.heard(None))
    assert "laid laid" in kinds
    assert "laid laid laid" not in kinds
