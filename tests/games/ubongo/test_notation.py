"""Actions and positions as text: the same in and out, or refused with the place."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.conformance import any_options
from stolik.core.fairness import seeded
from stolik.core.game import CLOCK
from stolik.core.match import AnyMatch, Match
from stolik.core.phrase import Illegal, Malformed
from stolik.games import BOOKS
from stolik.rulebook import LANGUAGES, refusal, speaker
from tests.games.ubongo.scenes import race, solution
from tests.kit import at

GAME, BOOK = BOOKS["ubongo"]


@pytest.mark.parametrize(
    "text",
    [
        "pawn 6",
        "roll",
        "solve I3@0,0 L4@1,2fr3 Z5@5,5r1",
        "solve I3@0,0 lag 250",
        "solve",
        "move 1",
        "move 6 lag 7",
        "collect",
        "collect lag 1",
        "done",
        "begin 3 4",
        "gems " + " ".join(["ROYGBVROYGBV"] * 6),
        "field 2",
        "deal 6 36 1r3 17f 2fr1",
        "ring bell",
        "leave 0",
        "return 3",
    ],
)
def test_an_action_reads_back_as_it_was_written(text: str) -> None:
    assert GAME.write_action(GAME.read_action(text)) == text


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "no-action"),
        ("jump", 1, "unknown-action"),
        ("pawn", 1, "wrong-count"),
        ("pawn 7", 6, "not-a-number"),
        ("roll now", 6, "wrong-count"),
        ("solve I3", 7, "not-placed"),
        ("solve I3@0,0 X9@0,0", 14, "not-one-of"),
        ("solve I3@6,0", 7, "off-the-grid"),
        ("solve I3@0,0r0", 7, "not-placed"),
        ("solve " + "I3@0,0 " * 13, 91, "too-many-pieces"),
        ("solve I3@0,0 lag", 14, "wrong-count"),
        ("solve I3@0,0 lag 0", 18, "not-a-number"),
        ("move 1 lag x", 12, "not-a-number"),
        ("collect 2", 9, "wrong-count"),
        ("begin 0 9", 9, "not-a-number"),
        ("gems R", 1, "wrong-count"),
        ("gems " + "ROYGBVROYGBX " * 6, 17, "not-a-gem"),
        ("gems " + "ROYGBV " * 6, 6, "gem-row"),
        ("deal 1 2", 1, "deal-boards"),
        ("deal 7 1 2", 6, "not-a-number"),
        ("deal 1 37 2", 8, "not-a-number"),
        ("deal 1 2x 3", 8, "not-a-board"),
    ],
)
def test_what_can_t_be_read_is_shown(text: str, column: int, reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        GAME.read_action(text)
    assert (refused.value.column, refused.value.phrase.id) == (column, reason)
    for language in LANGUAGES:
        assert "{" not in refusal(speaker(language), refused.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("unikat", "not-a-position"),
        ("ubongo 3", "unknown-version"),
        ("ubongo; colour R", "unknown-field"),
        ("ubongo; round 2; round 3", "field-twice"),
        ("ubongo; seats 5", "not-a-number"),
        ("ubongo; options ubo.side=soft", "bad-option-value"),
        ("ubongo; phase begin; symbol 2", "field-before-gems"),
        ("ubongo; pawns 1 -", "pawns-and-phase"),
        ("ubongo; phase pawns; pawns 1 2", "pawns-and-phase"),
        ("ubongo; phase pawns; pawns 1 -", "pawns-and-phase"),
        ("ubongo; phase field; pawns - -", "no-such-phase"),
        ("ubongo; phase countdown", "no-such-phase"),
        ("ubongo; phase deal; symbol 2", "boards-not-dealt"),
        ("ubongo; phase roll; turn 1", "turn-and-starter"),
        ("ubongo; phase roll; done 1", "boards-not-dealt"),
        ("ubongo; second", "second-and-chances"),
        ("ubongo; boards 1 5", "not-sound"),
        ("ubongo; boards 1 1", "not-sound"),
        ("ubongo; round 2; boards 1 2", "boards-and-used"),
        ("ubongo; solved 0 1 1 I3@0,0", "not-a-solution"),
        ("ubongo; solved 0", "wrong-count"),
        ("ubongo; moved 0", "not-sound"),
        ("ubongo; gems 0 RRR", "not-sound"),
        ("ubongo; row 1 RRR", "not-sound"),
        ("ubongo; row", "wrong-count"),
        ("ubongo; phase deal; used 1 2 3 4 5 6 7 8 9", "not-sound"),
        ("ubongo; phase pawns; pawns - -; used 1", "not-sound"),
        ("ubongo; phase begin; round 9", "field-before-gems"),
        ("ubongo; phase over", "not-sound"),
        ("ubongo; options ubo.secondChance=off; second; chances 1", "second-and-chances"),
        ("ubongo; chances 2", "not-sound"),
        ("ubongo; round 3; options ubo.secondChance=perGame; chances 2", "not-sound"),
        ("ubongo; options ubo.mirror=on; boards 1 2", "not-sound"),
        ("ubongo; options ubo.mirror=on; boards 1 1", "not-sound"),
        ("ubongo; boards 1 2fr1", "not-sound"),
        ("ubongo; options ubo.set=2; set 3", "not-sound"),
        ("ubongo; done 0 1", "not-sound"),
        ("ubongo; gems 0 RR", "not-sound"),
        ("ubongo; seats 3; phase pawns; starter 1; pawns 3 - -", "pawns-and-phase"),
        ("ubongo; row 1 RRRRRRRRRRRRR", "gem-row"),
    ],
)
def test_a_position_that_can_t_come_about_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        GAME.read_position(text)
    assert refused.value.phrase.id == reason
    for language in LANGUAGES:
        assert "{" not in refusal(speaker(language), refused.value)


def positions(seed: str, seats: int) -> list[str]:
    """Positions of a match at random."""
    below = seeded(seed)
    options = BOOK.decide(any_options(BOOK, seats, below), seats)
    match: AnyMatch = Match(GAME, GAME.new(options, seats))
    found: list[str] = []
    while GAME.outcome(match.state) is None and len(found) < 120:
        found.append(GAME.write_position(match.state))
        forward(match, below)
    return found


def forward(match: AnyMatch, below: Any) -> None:
    """One step of a match, chance included."""
    actors = GAME.actors(match.state)
    who = actors[below(len(actors))]
    if who == -1:
        match.draw(below)
        return
    legal = [*GAME.tries(match.state, who), *GAME.legal(match.state, who)]
    now = match.entries[-1].at
    due = [alarm.due for alarm in GAME.alarms(match.state)]
    at = max([now, *due]) if who == CLOCK else now + 300
    action = legal[below(len(legal))]
    try:
        match.apply(who, action, at)
    except Illegal:  # too early or too late
        match.apply(CLOCK, GAME.legal(match.state, CLOCK)[0], max([now, *due]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_play_read_back(seats: int) -> None:
    for number in range(4):
        for text in positions(f"positions/{number}", seats):
            assert GAME.write_position(GAME.read_position(text)) == text


POSITIONS = [text for seats in (2, 3, 4) for text in positions("fuzz", seats)][::3]
VOCABULARY = (
    "ubongo ; 1 seats 3 phase solve roll begin over set round 9 starter turn row gems pawns used "
    "chances away since symbol boards 17 17fr1 deadline second solved moved collected done RRGB "
    "I3@0,0 L4@1,0fr2 lag 0 -1 99999999999999999 options ubo.side=hard ubo.handicap=0+1 = @ , - "
    "move collect deal solve pawn field ring bell ٣ \x85"
)
WORDS = st.sampled_from(VOCABULARY.split(" "))


@given(st.lists(WORDS, max_size=16).map(" ".join))
def test_any_words_are_read_or_refused(text: str) -> None:
    for read in (GAME.read_position, GAME.read_action):
        with suppress(Malformed):
            read(text)


@given(st.sampled_from(POSITIONS), st.integers(0, 400), WORDS)
def test_a_position_with_a_word_put_in_is_read_or_refused(text: str, place: int, word: str) -> None:
    spoilt = f"{text[:place]} {word} {text[place:]}"
    try:
        state = GAME.read_position(spoilt)
    except Malformed:
        return
    assert GAME.faults(state) == []
    again = GAME.write_position(state)
    assert GAME.write_position(GAME.read_position(again)) == again


def test_a_deadline_at_the_very_beginning_is_written() -> None:
    state = GAME.read_position("ubongo; deadline 0")
    assert GAME.alarms(GAME.read_position(GAME.write_position(state))) == (("bell", 0),)


def test_solvers_stand_in_the_order_of_their_stamps_and_in_time() -> None:
    t = race(2)
    first, second = (solution(t, seat).removeprefix("solve ") for seat in (0, 1))
    with pytest.raises(Malformed, match="not-sound"):
        at(f"ubongo; solved 0 70000 70000 {first}")
    with pytest.raises(Malformed, match="not-sound"):
        at(f"ubongo; solved 1 9000 9000 {second}; solved 0 8000 8000 {first}")
    at(f"ubongo; solved 0 8000 8000 {first}; solved 1 9000 9000 {second}")


@pytest.mark.parametrize("lag", [-5, 0, 250, 10**9])
def test_whatever_was_measured_can_be_written_and_read(lag: int) -> None:
    action = GAME.stamp(GAME.read_action("collect"), lag)
    assert GAME.read_action(GAME.write_action(action)) == action


def test_a_position_by_hand_plays_on() -> None:
    t = at("ubongo; seats 2; symbol 3; pawns 2 5; gems 1 VVV; round 4")
    (found,) = t.game.tries(t.state, 1)
    t.match.apply(1, found, 100)
    t.do(1, "move 3", "collect", at=200)
    assert t.state.pawns == [1, 2]
