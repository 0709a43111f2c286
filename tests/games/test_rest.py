"""The rest between deals and rounds: everything is open, and the table says when play goes on."""

from __future__ import annotations

import pytest

from stolik.core.conformance import check_game
from stolik.core.fairness import seeded
from stolik.core.game import TABLE
from stolik.core.match import AnyMatch, Match
from stolik.core.phrase import Refused
from stolik.core.record import Record, verify
from stolik.games import BOOKS
from tests.games.uno.test_k108_reshuffle import dried_up
from tests.kit import Trial, at, new, rule, seen

UNO = "uno-108; options k108.target=500 {}; turn 0; top R5; hand 0 R7; hand 1 G1 G2; hand 2 B9"
UNIKAT = (
    "unikat; options uni.rounds=2 {}; table SBW1@0,0; display CGR2 CGR3 QYN1;"
    " hand 0 SBW2; hand 1 QYR1 QYR2; turn 0"
)
UBONGO = "ubongo; options {}; phase solve; seats 2; round 3"


def over(position: str, rest: str, *moves: tuple[int, str]) -> Trial:
    """A deal or a round that has just ended."""
    t = at(position.format(f"table.rest={rest}"))
    for who, action in moves:
        t.do(who, action)
    return t


def ended(book: str, rest: str = "on") -> Trial:
    if book == "uno-108":
        return over(UNO, rest, (0, "play R7"))
    if book == "unikat":
        return over(UNIKAT, rest, (0, "lay SBW2@0,1"))
    return over(UBONGO, rest, (0, "done"), (1, "done"))


def number(t: Trial) -> int:
    """Which deal or round it is."""
    view = seen(t, 0)
    return int(view["deal"] if "deal" in view else view["round"])


THREE = ("uno-108", "unikat", "ubongo")


@rule("RULING-5")
@pytest.mark.parametrize("book", THREE)
def test_the_table_owes_the_next_deal_and_nobody_else_may_act(book: str) -> None:
    t = ended(book)
    assert t.actors() == (TABLE,)
    assert t.game.due(t.state) == ()
    assert t.game.alarms(t.state) == ()
    assert t.legal(TABLE)[0] == "next"
    assert t.legal(0) == []
    before = number(t)
    t.do(TABLE, "next")
    t.settle()
    assert number(t) == before + 1
    assert t.why(TABLE, "next").clause == "RULING-5"


@rule("RULING-5")
@pytest.mark.parametrize("book", THREE)
def test_without_a_rest_the_next_deal_comes_at_once(book: str) -> None:
    assert seen(ended(book, "off"), 0)["phase"] not in ("rest", "over")


@rule("RULING-5")
def test_all_hands_are_open_to_everybody_while_the_table_rests() -> None:
    t = ended("uno-108")
    for seat in (None, 0, 1, 2):
        view = t.game.view_data(t.game.view(t.state, seat))
        assert view["hands"] == [[], ["G1", "G2"], ["B9"]]
    t.do(TABLE, "next")
    t.settle()
    assert t.game.view_data(t.game.view(t.state, None))["hands"] == [None] * 3
    tiles = ended("unikat")
    for seat in (None, 0):
        assert tiles.game.view_data(tiles.game.view(tiles.state, seat))["hands"][1] == [
            "QYR1",
            "QYR2",
        ]


@rule("RULING-5")
@pytest.mark.parametrize(
    ("book", "action"), [("uno-108", "draw"), ("unikat", "give QYR1"), ("ubongo", "roll")]
)
def test_a_player_is_told_that_the_next_one_has_not_begun(book: str, action: str) -> None:
    why = ended(book).why(1, action)
    assert (why.clause, why.phrase.id) == ("RULING-5", "resting")


@rule("RULING-5")
@pytest.mark.parametrize("book", THREE)
def test_seats_are_left_and_taken_up_again_in_a_rest(book: str) -> None:
    t = ended(book)
    t.do(TABLE, "leave 1")
    assert t.actors() == (TABLE,)
    t.do(TABLE, "return 1")
    assert t.legal(TABLE)[0] == "next"


@rule("RULING-5", "UNI-79")
def test_a_match_of_one_alone_ends_with_the_rest() -> None:
    t = at(UNIKAT.format("uni.onLeave=setAside table.rest=on"))
    t.do(0, "lay SBW2@0,1")
    t.do(TABLE, "leave 1")
    assert t.outcome() is None
    t.do(TABLE, "next")
    assert t.outcome() is not None


@rule("RULING-5", "K108-108")
def test_a_void_deal_rests_too_and_is_dealt_again() -> None:
    t = dried_up("B2", "Y3", "G4", loaded=1, more="options table.rest=on; passes 2; deal 4")
    hands = seen(t)["hands"]
    (_, void) = t.do(0, "pass")
    assert t.game.event_data(void) == {"kind": "voided", "deal": 4, "hands": hands}
    assert t.legal(TABLE)[0] == "next"
    assert seen(t, 1)["hands"] == hands
    t.do(TABLE, "next")
    t.settle()
    assert seen(t)["deal"] == 4


@rule("RULING-5")
def test_the_end_of_a_deal_or_round_tells_the_hands_it_ended_with() -> None:
    t = at(UNO.format("table.rest=off"))
    end = next(e for e in t.do(0, "play R7") if e.kind == "dealOver")
    assert t.game.event_data(end)["hands"] == [[], ["G1", "G2"], ["B9"]]
    t = at(UNIKAT.format("table.rest=off"))
    end = next(e for e in t.do(0, "lay SBW2@0,1") if e.kind == "roundOver")
    assert t.game.event_data(end)["hands"] == [[], ["QYR1", "QYR2"]]


#: Options with which a match has several deals or rounds.
MORE: dict[str, dict[str, object]] = {
    "uno-108": {"k108.target": 120},
    "uno-112": {"m112.scoring": "on", "m112.target": 150},
    "unikat": {"uni.rounds": 3},
    "ubongo": {},
}


@rule("RULING-5", "K108-139")
def test_a_dealer_who_dropped_out_with_the_deal_is_written_and_read() -> None:
    t = at(
        "uno-108; seats 3; options k108.scoring=elimination k108.target=20 table.rest=on;"
        " scores 15 0 0; dealer 0; turn 1; top R5; hand 0 W; hand 1 R1; hand 2 G1"
    )
    t.do(1, "play R1")
    assert (seen(t)["phase"], seen(t)["out"]) == ("rest", [0])
    assert at(t.position).position == t.position


@pytest.mark.slow
@rule("RULING-5")
@pytest.mark.parametrize("book", BOOKS)
def test_a_game_with_rests_keeps_its_promises(book: str) -> None:
    game, rules = BOOKS[book]
    report = check_game(game, rules, 3, 1500, options=lambda _: {"table.rest": "on", **MORE[book]})
    assert report.failures == []
    assert report.seen["rest"]
    assert report.seen["action-next"]


# -- versions -------------------------------------------------------------------------------------
@pytest.mark.parametrize("book", BOOKS)
def test_the_first_version_knows_no_rest_and_is_read_as_it_was(book: str) -> None:
    game, newest = BOOKS[book]
    first = newest.edition(1)
    assert first is not None
    assert newest.version == 2
    with pytest.raises(Refused):
        first.decide({"table.rest": "on"}, 2)
    position = game.write_position(game.new(first.decide({}, 2), 2))
    assert position.startswith(f"{book} 1;")
    assert game.write_position(game.read_position(position)) == position
    t = new(book, 2)
    assert t.position.startswith(f"{book} 2;")


def test_a_match_of_the_first_version_is_recorded_under_it() -> None:
    game, newest = BOOKS["unikat"]
    first = newest.edition(1)
    assert first is not None
    options = first.decide({}, 2)
    match: AnyMatch = Match.begin(game, options, 2, seeded("first"))
    text = Record.of(match, options, 2).text()
    assert "book unikat 1\n" in text
    verify(text, BOOKS)
