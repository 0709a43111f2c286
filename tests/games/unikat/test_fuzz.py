"""Any text at all: it is read, or refused with its place; and whatever is read can be played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.cli.engine import VERBS, Engine
from stolik.core.conformance import any_options
from stolik.core.fairness import Stream, commit, key, seeded
from stolik.core.game import CHANCE, CLOCK, TABLE, Actor, Below
from stolik.core.match import AnyMatch, Match
from stolik.core.phrase import Illegal, Malformed, Refused
from stolik.core.record import Promise, Record, Unsound, read, verify
from stolik.games import BOOKS
from tests.kit import placed, sayable

GAME, BOOK = BOOKS["unikat"]


# -- where to begin -------------------------------------------------------------------------------
def step(match: AnyMatch, below: Below) -> None:
    """Something that somebody may do now, at random."""
    actors = GAME.actors(match.state)
    who = actors[below(len(actors))] if below(8) == 0 else actors[0]
    if who == CHANCE:
        match.draw(below)
        return
    legal = GAME.legal(match.state, who)
    due = [alarm.due for alarm in GAME.alarms(match.state)] if who == CLOCK else []
    match.apply(who, legal[below(len(legal))], max([match.entries[-1].at, *due]))


def positions_of(seed: str, seats: int) -> list[str]:
    """Positions of a game at random, with options at random."""
    below = seeded(seed)
    options = BOOK.decide(any_options(BOOK, seats, below), seats)
    match: AnyMatch = Match(GAME, GAME.new(options, seats))
    found = []
    for _ in range(150):
        if not GAME.actors(match.state):
            break
        found.append(GAME.write_position(match.state))
        step(match, below)
    return [*found[::5], GAME.write_position(match.state)]


POSITIONS = [p for n in range(24) for p in positions_of(f"fuzz {n}", 2 + n % 3)]
#: Fields that change what the others mean.
FIELDS = """
    contenders 0 | contenders 0 1 | won 0 | won 1 | away 0 | away 0 1 | out 0 | out 1
    bonus | second | hurried | phase first | phase deal | phase choose | phase chain
    phase bonus | phase take
    phase draw | phase blind | phase over | round 2 | round 100 | passes 3 | dry 0 0
    dry 60 60 | bag | display | turn 0 | turn 1 | turn 2 | starter 1 | since 5 | last 0,0
    options uni.tie=extraRound | options uni.onLeave=setAside | options uni.turnTimer=5
    options uni.rounds=3 uni.laterStarter=lastLoser uni.tie=mostRoundsWon | penalties 1 2
    given SBW1 | seats 4 | hand 0 | hand 3 CBN1 | table SBW1@0,0 | hand 1 CBN1
""".replace("\n", "|").split("|")
EXTRA = [field.strip() for field in FIELDS if field.strip()]
SIGNS = st.characters(exclude_categories=())  # lone surrogates, too
ANYTHING = st.text(SIGNS, max_size=60)
VOCABULARY = (
    "unikat ; 1 seats table display hand bag SBW1 SBW1@0,0 SBW2@0,1 CBN1@1,0 0 -1 9999999999999999 "
    "0,0 phase turn lay give take draw reveal deal / ring turn leave return end decline pass first "
    "options uni.rounds=2 uni.oldest=3 = @ , SBW SBWX1 ٣ 1,2,3 \x85 - 00 +1 1_0 \n \t"
)
WORDS = st.sampled_from(VOCABULARY.split(" "))
NEARLY = st.lists(WORDS, max_size=14).map(" ".join)


@st.composite
def edited(draw: st.DrawFn, text: str) -> str:
    """A text with a few signs dropped, changed places or put in."""
    for _ in range(draw(st.integers(1, 3))):
        here = draw(st.integers(0, max(0, len(text) - 1)))
        there = draw(st.integers(0, max(0, len(text) - 1)))
        match draw(st.sampled_from(["drop", "put", "swap", "cut"])):
            case "drop":
                text = text[:here] + text[here + 1 :]
            case "put":
                text = text[:here] + draw(SIGNS | st.sampled_from("0123-;= @,|:#\n")) + text[here:]
            case "swap":
                low, high = sorted((here, there))
                text = text[:low] + text[high : high + 1] + text[low:high] + text[high + 1 :]
            case _:
                text = text[: max(here, there)]
    return text


@st.composite
def mixed(draw: st.DrawFn, text: str, apart: str, more: list[str]) -> str:
    """A text with a few of its parts dropped, doubled, moved or taken from elsewhere."""
    parts = text.split(apart)
    for _ in range(draw(st.integers(1, 4))):
        here = draw(st.integers(0, len(parts) - 1))
        other = draw(st.sampled_from(more))
        match draw(st.sampled_from(["drop", "double", "move", "put", "put", "put"])):
            case "drop" if len(parts) > 1:
                parts.pop(here)
            case "double":
                parts.insert(here, parts[-1])
            case "move":
                parts.append(parts.pop(here))
            case _:
                # In the place of what it contradicts, so that more of them can be read.
                parts = [part for part in parts if part.split()[:1] != other.split()[:1]] or [text]
                parts.append(other)
    return apart.join(parts)


BENT = st.sampled_from(POSITIONS).flatmap(
    lambda text: st.one_of(edited(text), mixed(text, "; ", EXTRA), mixed(text, "; ", EXTRA))
)


# -- what is asserted -----------------------------------------------------------------------------
def understood(text: str) -> Any:
    """The state of a text; None if it was refused as it should be."""
    try:
        return GAME.read_position(text)
    except Malformed as malformed:
        placed(malformed, text)
        return None


def everything(state: Any) -> dict[str, object]:
    """All that a state knows."""
    known = {name: getattr(state, name) for name in state.__slots__}
    return {**known, "table": (list(state.table.tiles.items()), state.table.fits)}


def assert_sound(state: Any) -> None:
    """It breaks no rule, and what is written of it reads back the same."""
    assert GAME.faults(state) == []
    text = GAME.write_position(state)
    again = GAME.read_position(text)
    assert GAME.write_position(again) == text
    assert everything(again) == everything(state)


def assert_plays_on(state: Any, below: Below, steps: int) -> None:
    """It goes on by the rules until it ends with a winner, and can be written down on the way."""
    match: AnyMatch = Match(GAME, state)
    opening = GAME.write_position(state)
    for _ in range(steps):
        if not GAME.actors(match.state):
            break
        step(match, below)
        assert GAME.faults(match.state) == []
    assert_sound(match.state)
    outcome = GAME.outcome(match.state)
    assert outcome is None or outcome.winners
    text = Record.of(match, state.options, state.seats, position=opening).text()
    verify(text, BOOKS)


# -- positions ------------------------------------------------------------------------------------
@settings(max_examples=300)
@given(ANYTHING | NEARLY | ANYTHING.map("unikat; {}".format) | NEARLY.map("unikat; {}".format))
def test_any_text_is_a_position_or_refused_with_its_column(text: str) -> None:
    state = understood(text)
    if state is not None:
        assert_sound(state)


@settings(max_examples=450)
@given(BENT, st.integers(0, 10**6))
def test_a_bent_position_is_refused_or_can_be_played(text: str, seed: int) -> None:
    state = understood(text)
    if state is not None:
        assert_sound(state)
        assert_plays_on(state, seeded(str(seed)), 30)


@pytest.mark.parametrize("position", POSITIONS[::9])
def test_positions_of_real_games_are_read(position: str) -> None:
    state = GAME.read_position(position)
    assert GAME.write_position(state) == position
    assert_plays_on(state, seeded(position), 60)


BROKEN = {
    "unikat; contenders; phase deal": (9, "wrong-count"),
    "unikat; contenders 0; phase deal; round 2": (9, "contenders-and-tie"),
    "unikat; options uni.onLeave=setAside; away 0 1; phase deal": (39, "all-away"),
    "unikat; phase deal; dry 9 9": (21, "field-before-deal"),
    "unikat; turn 1; phase first": (9, "field-before-deal"),
    "unikat; phase deal; hand 0 SBW1": (21, "field-before-deal"),
    "unikat; phase deal; bag": (21, "field-before-deal"),
    "unikat; options uni.rounds=2 uni.rounds=3": (30, "field-twice"),
    "unikat; options uni.rounds": (17, "bad-option-word"),
    "unikat; options a=b uni.rounds=2": (17, "unknown-option"),
    "unikat; options uni.tie=shared uni.oldest=2": (9, "oldest-not-seated"),
}
PLAIN = "unikat; table SBW1@0,0; display CGR1 CGR2; hand 0 SGW1; hand 1 QBW1"
BROKEN |= {
    f"{PLAIN}; {fields}": (len(PLAIN) + 3 + before, why)
    for fields, before, why in [
        ("phase over", 0, "over-and-won"),
        ("phase over; won 1; contenders 0", 19, "contenders-and-tie"),
        ("out 1", 0, "seat-alone"),
        ("away 1; options uni.onLeave=setAside", 0, "away-and-out"),
        ("hurried", 0, "hurried-and-blind"),
        ("hurried; phase blind", 0, "hurried-and-blind"),
        ("given CGR1; phase take", 0, "given-and-take"),
        ("given CGR2", 0, "given-and-take"),
        ("bonus", 0, "bonus-too-early"),
        ("bonus; phase take; given CGR2", 0, "bonus-too-early"),
        ("phase bonus", 0, "bonus-not-earned"),
        ("second; phase draw", 0, "bonus-not-earned"),
        ("phase chain", -len(PLAIN) - 2, "last-and-chain"),
        ("phase chain; last 5,5", 13, "last-and-chain"),
        ("turn 2", 5, "not-a-number"),
        ("turn " + "1" * 5000, 5, "not-a-number"),
        ("dry 1 2", 6, "not-a-number"),
        ("round 0", 6, "not-a-number"),
        ("bonus yes", 6, "wrong-count"),
    ]
}


@pytest.mark.parametrize("text", BROKEN)
def test_what_could_not_come_about_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as refusal:
        GAME.read_position(text)
    assert (refusal.value.column, refusal.value.phrase.id) == BROKEN[text]
    sayable(refusal.value)


# -- actions --------------------------------------------------------------------------------------
@settings(max_examples=400)
@given(
    st.one_of(ANYTHING, NEARLY, st.sampled_from(["lay SBW1@0,1", "take bag"]).flatmap(edited)),
    st.sampled_from(POSITIONS),
    st.sampled_from([0, 1, CHANCE, CLOCK, TABLE]),
)
def test_any_text_is_an_action_or_refused_with_its_column(
    text: str, position: str, who: Actor
) -> None:
    try:
        action = GAME.read_action(text)
    except Malformed as malformed:
        placed(malformed, text)
        return
    assert GAME.read_action(GAME.write_action(action)) == action
    state = GAME.read_position(position)
    try:
        GAME.check(state, who, action)
    except Illegal as illegal:
        sayable(illegal)
    assert GAME.write_position(state) == position


# -- records --------------------------------------------------------------------------------------
MANY = PLAIN.replace("SGW1", "SGW1 SYR2 QYR3 CYR2").replace("QBW1", "QBW1 CYN1 CYN2")


def a_record(position: str | None) -> str:
    """A short record: committed from the deal on, or without a promise from a position on."""
    secret = bytes(range(32))
    promise = Promise("a-match", commit("a-match", secret), {0: b"\5" * 32}, secret)
    below: Below = Stream(key(promise.match, secret, promise.shares))
    options = BOOK.decide({"uni.rounds": 2, "uni.turnTimer": 9}, 2)
    state = GAME.read_position(position) if position else GAME.new(options, 2)
    match: AnyMatch = Match(GAME, state)
    match.settle(below)
    for n in range(12):
        actor = GAME.actors(match.state)[0]
        legal = GAME.legal(match.state, actor)
        match.play(actor, legal[n % len(legal)], below, at=n * 100)
    pledge = None if position else promise
    return Record.of(
        match, state.options, 2, position=position, promise=pledge, abandoned=True
    ).text()


RECORDS = [a_record(None), a_record(MANY + "; options uni.turnTimer=9")]
LINES = [line for text in RECORDS for line in text.split("\n")] + [
    "position unikat; phase deal",
    "options uni.rounds=2 uni.rounds=2",
    "share 0 00",
    "match \udc80",
    "match ä",
    "secret ",
    "end open",
    "end over",
    "0 0 table begin",
    "1 0 0 pass",
    "1 0 table leave 3 | first 9 = 1:0",
    f"1 0 clock ring {'x' * 2000}",
    "1 " + "9" * 5000 + " 0 pass",
]


def judged(text: str) -> None:
    """A record is true, or it is said in which line it is not."""
    try:
        verify(text, BOOKS)
    except Malformed as malformed:
        placed(malformed, text)
    except Unsound as unsound:
        sayable(unsound)


@settings(max_examples=200)
@given(
    st.sampled_from(RECORDS).flatmap(lambda text: st.one_of(edited(text), mixed(text, "\n", LINES)))
)
def test_a_bent_record_is_malformed_or_unsound(text: str) -> None:
    judged(text)
    try:
        forged = read(text, BOOKS).text()  # as a forger would: with all hashes made anew
    except Refused:
        return
    judged(forged)


@settings(max_examples=100)
@given(ANYTHING | NEARLY | ANYTHING.map("stolik record 1\nbook unikat 2\nseats 2\n{}".format))
def test_any_text_is_no_record(text: str) -> None:
    with pytest.raises((Malformed, Unsound)):
        verify(text, BOOKS)
    judged(text)


# -- the engine -----------------------------------------------------------------------------------
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | NEARLY | ANYTHING,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(ANYTHING, inside, max_size=3),
    max_leaves=6,
)
NAMES = "game book seats options seed text who seat action at lang"
SENSIBLE = st.sampled_from(
    ["unikat", 2, {"uni.rounds": 2}, 0, "chance", "clock", "table", "ring turn", "leave 0", "pl"]
) | st.sampled_from([PLAIN, *POSITIONS[:20], *RECORDS])
REQUESTS = st.builds(
    lambda verb, more: json.dumps({"do": verb, **more}).encode(),
    st.sampled_from(list(VERBS)) | ANYTHING,
    st.dictionaries(st.sampled_from(NAMES.split()) | ANYTHING, SENSIBLE | VALUES, max_size=4),
)
PROPER = st.sampled_from(
    [
        {"do": "new", "book": "unikat", "seed": "fuzz"},
        {"do": "position", "text": PLAIN},
        {"do": "draw"},
        {"do": "actors"},
        {"do": "legal", "who": 0},
        {"do": "apply", "who": 0, "action": "give SGW1"},
        {"do": "apply", "who": 0, "action": "take bag"},
    ]
).map(lambda request: json.dumps(request).encode())
JSON_BYTES = VALUES.map(lambda value: json.dumps(value).encode())


@settings(max_examples=250)
@given(
    st.lists(st.one_of(PROPER, PROPER, REQUESTS, JSON_BYTES, st.binary(max_size=60)), max_size=8)
)
def test_the_engine_answers_any_line(lines: list[bytes]) -> None:
    engine = Engine()
    for line in lines:
        before = engine.answer({"do": "record"})
        answer = engine.answer_line(line)
        assert isinstance(json.dumps(answer, ensure_ascii=False, allow_nan=False).encode(), bytes)
        if not answer["ok"]:
            assert (answer.get("error") or answer["why"]).isprintable()
            assert engine.answer({"do": "record"}) == before
