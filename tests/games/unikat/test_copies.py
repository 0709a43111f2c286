"""States copied, games played without listeners, and what everybody remembers of the others."""

from __future__ import annotations

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, TABLE
from stolik.core.match import AnyMatch, Match
from stolik.games import BOOKS
from stolik.games.unikat.pieces import CODES, TILE, tiles_of
from stolik.games.unikat.state import State
from stolik.games.unikat.view import known_tiles
from tests.kit import Trial, at, rule, seen

GAME, BOOK = BOOKS["unikat"]
OPTIONS = {
    "uni.rounds": 3,
    "uni.turnTimer": 5,
    "uni.onLeave": "setAside",
    "uni.tie": "extraRound",
    "uni.laterStarter": "lastLoser",
}


def test_a_copy_has_everything() -> None:
    below = seeded("copies")
    state = GAME.new(BOOK.decide(OPTIONS, 3), 3)
    for _ in range(400):
        if GAME.outcome(state) is not None:
            break
        twin = GAME.copy(state)
        for name in State.__slots__:
            if name != "table":
                assert getattr(twin, name) == getattr(state, name)
        assert list(twin.table.tiles.items()) == list(state.table.tiles.items())
        assert twin.table.fits == state.table.fits
        who = GAME.actors(state)[0]
        legal = GAME.plain(GAME.legal(state, who)) if who != CHANCE else []
        action = legal[below(len(legal))] if legal else GAME.draw(state, below)
        GAME.advance(state, who, action, at=7)


def test_nobody_needs_to_listen() -> None:
    """Every rule that tells something can also be carried out in silence."""
    below = seeded("silence")
    kinds = set()
    for number in range(60):
        loud = GAME.new(BOOK.decide(OPTIONS, 2 + number % 3), 2 + number % 3)
        silent = GAME.copy(loud)
        for _ in range(250):
            if GAME.outcome(loud) is not None:
                break
            actors = GAME.actors(loud)
            who = actors[below(len(actors)) if below(20) == 0 else 0]
            legal = GAME.legal(loud, who) if who != CHANCE else []
            action = legal[below(len(legal))] if legal else GAME.draw(loud, below)
            kinds.add(action.kind)
            GAME.advance(loud, who, action, 9, [])
            GAME.advance(silent, who, action, 9)
            assert GAME.write_position(silent) == GAME.write_position(loud)
    assert {"ring", "leave", "return", "reveal", "draw", "decline", "deal"} <= kinds


@rule("UNI-79", "UNI-80")
def test_two_who_stay_play_the_next_round() -> None:
    t = at(
        "unikat; options uni.onLeave=setAside uni.rounds=2 uni.oldest=0; table SBW1@0,0; "
        "display CGR2; hand 0 SGW1; hand 1 CYN1; hand 2 CYN2"
    )
    t.do(TABLE, "leave 2")
    t.do(0, "lay SGW1@1,0")
    assert (t.outcome(), seen(t)["round"]) == (None, 2)


def known(t: Trial, listener: int, seat: int) -> set[int]:
    return set(tiles_of(known_tiles(t.match.heard(listener), t.state.seats)[seat]))


@rule("UNI-59")
def test_what_was_taken_openly_is_remembered_until_it_is_gone() -> None:
    t = at(
        "unikat; table SBW1@0,0; display CGR1 SGW1 QYN3; hand 0 CYN1 CYN2 CYN3; "
        "hand 1 QGR1 QGR2; turn 0"
    )
    t.do(0, "give CYN1", "take SGW1", "take CGR1")
    assert known(t, 1, 0) == {TILE["SGW1"], TILE["CGR1"]}
    assert known(t, 1, 1) == set()
    t.do(1, "give QGR1", "take bag")
    t.chance("draw SYR3")
    t.do(1, "take bag")
    t.chance("draw SYR2")
    assert known(t, 0, 1) == set()
    assert known(t, 1, 1) == {TILE["SYR3"], TILE["SYR2"]}
    assert known(t, 1, 0) == {TILE["SGW1"], TILE["CGR1"]}
    t.do(0, "lay SGW1@1,0", "end", "take bag")
    t.chance("draw SYR1")
    assert known(t, 1, 0) == {TILE["CGR1"]}
    t.do(1, "give QGR2", "take CYN1", "take bag")
    t.chance("draw SBR1")
    t.do(0, "give CGR1")
    assert known(t, 1, 0) == set()
    assert known(t, 0, 1) == {TILE["CYN1"]}


@rule("UNI-59")
def test_a_blind_tile_taken_ends_an_exchange() -> None:
    t = at(
        "unikat; options uni.onLeave=setAside; table SBW1@0,0; display CGR1 QYN3; "
        "hand 0 CYN1 CYN2 CYN3; hand 1 QGR1 QGR2; hand 2 QGR3; turn 0"
    )
    t.do(0, "give CYN1", "take bag")
    t.chance("draw SYR3")
    t.do(TABLE, "leave 0")
    assert known(t, 1, 0) == set()


@rule("UNI-18", "UNI-59")
def test_an_imagined_world_fits_what_is_seen() -> None:
    below = seeded("worlds")
    differing = 0
    for number in range(6):
        seats = 2 + number % 3
        match: AnyMatch = Match.begin(GAME, BOOK.decide(OPTIONS, seats), seats, below)
        for _ in range(120):
            if GAME.outcome(match.state) is not None:
                break
            seat = GAME.actors(match.state)[0]
            legal = GAME.legal(match.state, seat)
            match.play(seat, legal[below(len(legal))], below)
            for listener in (None, *range(seats)):
                view = GAME.view(match.state, listener)
                world = GAME.imagine(view, match.heard(listener), below)
                assert GAME.view(world, listener) == view
                assert GAME.faults(world) == []
                differing += world.hands != match.state.hands
    assert differing > 500


def test_a_half_done_exchange_is_told_as_data() -> None:
    t = at("unikat; table SBW1@0,0; display CGR1; hand 0 CYN1 CYN2; hand 1 QGR1")
    assert (seen(t)["given"], seen(t)["last"]) == (None, None)
    t.do(0, "give CYN1")
    assert (seen(t)["given"], seen(t)["phase"]) == ("CYN1", "take")


def test_what_is_told_to_one_seat_after_another_is_true_and_its_own() -> None:
    match = Match.begin(GAME, BOOK.decide({}, 3), 3, below := seeded("told in turn"))
    for _ in range(60):
        state = match.state
        told = {seat: GAME.view_data(GAME.view(state, seat)) for seat in (2, None, 0, 1)}
        for seat, data in told.items():
            own = [[CODES[tile] for tile in tiles_of(hand)] for hand in state.hands]
            assert data["hands"] == [own[other] if other == seat else None for other in range(3)]
            assert (data["seat"], data["turn"], data["phase"]) == (seat, state.turn, state.phase)
            assert data["display"] == [CODES[tile] for tile in state.display]
            assert len(data["table"]) == len(state.table.tiles)
            assert data["counts"] == [len(hand) for hand in own]
            assert data["bag"] == state.bag.bit_count()
        who = GAME.actors(state)[0]
        legal = GAME.legal(state, who)
        match.play(who, legal[below(len(legal))], below)
