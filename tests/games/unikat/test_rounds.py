"""Unikat, several rounds: penalty points, ties, who begins (UNI-80 to UNI-87)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, TABLE, Outcome
from stolik.games.unikat.events import Dealt, MatchOver, RoundOver
from tests.games.unikat.scenes import USELESS, hands_of, stuck
from tests.kit import Trial, at, new, rule, seen


def won(*left: int, more: str = "") -> Trial:
    """Seat 0 has just laid its last tile; the others, one after the other, have so many left."""
    hands = hands_of(1, *left).replace("hand 0 CYN1", "hand 0 SGW1")
    t = at(f"unikat; table SBW1@0,0; display CBN1 CBN2 CBN3; {hands}; {more}")
    t.do(0, "lay SGW1@1,0")
    return t


def dead(*counts: int, more: str = "") -> Trial:
    """Nobody could do anything, and so many tiles were left to each."""
    t = stuck(*counts, more=more)
    for seat in range(len(counts)):
        t.do(seat, "pass")
    return t


# -- how many -------------------------------------------------------------------------------------
@rule("UNI-80")
@pytest.mark.parametrize(
    ("rounds", "running", "goes_on"), [(1, 1, False), (2, 1, True), (3, 2, True), (3, 3, False)]
)
def test_as_many_rounds_are_played_as_were_agreed(rounds: int, running: int, goes_on: bool) -> None:
    t = won(2, more=f"options uni.rounds={rounds} uni.oldest=0; round {running}")
    assert (t.outcome() is None) is goes_on
    assert seen(t)["round"] == running + goes_on
    assert t.actors() == ((CHANCE,) if goes_on else ())


@rule("UNI-80")
def test_the_end_of_the_match_is_told_after_the_last_round_only() -> None:
    for running, told in ((1, False), (2, True)):
        t = won(2, more=f"options uni.rounds=2; round {running}; penalties 3 0")
        assert (MatchOver((1,), (3, 2)) in t.match.events) is told


@rule("UNI-81")
def test_each_round_has_a_full_new_setup() -> None:
    t = won(2, 3, more="options uni.rounds=2 uni.oldest=0; passes 1; dry 9 3; away 1; since 7")
    dealt = t.settle()[0]
    assert isinstance(dealt, Dealt)
    assert (dealt.round, dealt.starter) == (2, 0)
    table = seen(t)
    assert table["counts"] == [10, 10, 10]
    assert (len(table["display"]), len(table["table"]), table["bag"]) == (3, 1, 47)
    assert (table["phase"], table["dry"], table["passes"]) == ("choose", [1, 0], 0)
    assert table["away"] == [1]
    assert t.game.faults(t.state) == []


@rule("UNI-81", "UNI-77", "UNI-78")
def test_nothing_counted_in_a_dead_round_goes_over_into_the_next() -> None:
    t = dead(2, 2, more="options uni.rounds=2 uni.oldest=0")
    t.settle()
    assert (seen(t)["passes"], seen(t)["dry"]) == (0, [1, 0])


@rule("UNI-81", "UNI-79")
def test_a_seat_set_aside_plays_again_in_the_next_round() -> None:
    t = won(2, 3, more="options uni.rounds=2 uni.onLeave=setAside; out 2")
    t.settle()
    assert seen(t)["out"] == []


def deal(hands: list[list[str]], display: list[str], start: str) -> str:
    """A scripted deal."""
    return "deal " + " / ".join(" ".join(pile) for pile in [*hands, display, [start]])


FIRST, SECOND = USELESS[:10], USELESS[10:20]
DISPLAY = ["CBN1", "CBN2", "CBN3"]


@rule("UNI-81", "UNI-17", "UNI-19")
def test_nothing_less_than_a_full_deal_begins_a_round() -> None:
    t = won(2, more="options uni.rounds=2 uni.oldest=1")
    short = deal([FIRST, SECOND[1:]], DISPLAY, "SBW1")
    assert t.why(CHANCE, short).clause == "UNI-17"
    assert t.why(CHANCE, deal([FIRST, SECOND, FIRST], DISPLAY, "SBW1")).clause == "UNI-17"
    assert t.why(CHANCE, deal([FIRST, SECOND], DISPLAY[1:], "SBW1")).clause == "UNI-19"
    assert t.why(CHANCE, "first 0").clause == "UNI-21"
    t.chance(deal([FIRST, SECOND], DISPLAY, "SBW1"))
    assert seen(t)["hands"] == [sorted(FIRST), sorted(SECOND)]
    assert (seen(t)["display"], seen(t)["table"]) == (DISPLAY, [["SBW1", 0, 0]])


@rule("UNI-81", "UNI-05")
@pytest.mark.parametrize(
    ("second", "display", "start"),
    [
        ([FIRST[0], *SECOND[1:]], DISPLAY, "SBW1"),
        (SECOND, [FIRST[0], "CBN2", "CBN3"], "SBW1"),
        (SECOND, ["CBN1", "CBN1", "CBN3"], "SBW1"),
        (SECOND, DISPLAY, "CBN1"),
        (SECOND, DISPLAY, SECOND[0]),
    ],
)
def test_no_tile_is_dealt_twice(second: list[str], display: list[str], start: str) -> None:
    t = won(2, more="options uni.rounds=2 uni.oldest=1")
    assert t.why(CHANCE, deal([FIRST, second], display, start)).clause == "UNI-05"


# -- points ---------------------------------------------------------------------------------------
@rule("UNI-82", "UNI-83")
@pytest.mark.parametrize("left", [(1,), (2, 5), (10, 3, 1)])
def test_each_tile_left_costs_a_point_and_the_layer_of_the_last_has_none(
    left: tuple[int, ...],
) -> None:
    t = won(*left)
    assert RoundOver(1, (0,), "laidLast", (0, *left)) in t.match.events
    assert t.outcome() == Outcome((0,), (0, *left))


@rule("UNI-82")
def test_points_of_all_rounds_are_added_up() -> None:
    t = won(2, 5, more="options uni.rounds=3; round 2; penalties 4 0 1; wins 0 1 0")
    assert (seen(t)["penalties"], seen(t)["wins"]) == ([4, 2, 6], [1, 1, 0])
    assert RoundOver(2, (0,), "laidLast", (0, 2, 5)) in t.match.events


@rule("UNI-83", "UNI-87")
def test_the_winner_of_a_dead_round_pays_for_its_tiles() -> None:
    t = dead(3, 1, 2, more="options uni.rounds=2; penalties 1 0 0")
    assert (seen(t)["penalties"], seen(t)["won"]) == ([4, 1, 2], [1])


@rule("UNI-83", "UNI-87")
def test_the_winner_of_a_dried_up_round_pays_for_its_tiles() -> None:
    t = at(
        f"unikat; table SBW1@0,0; display CBN1; {hands_of(10, 4)}; options uni.rounds=2; dry 40 0"
    )
    t.do(0, "give CYN1", "take CBN1")
    assert (seen(t)["penalties"], seen(t)["wins"]) == ([10, 4], [0, 1])


@rule("UNI-84")
@pytest.mark.parametrize(
    ("before", "winners", "points"),
    [
        ("0 1 9", (1,), (2, 1, 12)),
        ("4 9 0", (2,), (6, 9, 3)),
        ("1 9 9", (0,), (3, 9, 12)),
    ],
)
def test_the_least_penalty_after_the_last_round_wins(
    before: str, winners: tuple[int, ...], points: tuple[int, ...]
) -> None:
    t = at(
        "unikat; table SBW1@0,0; display CBN1; hand 0 CYR1 CYR2; hand 1 SGW1; "
        f"hand 2 QYR1 QYR2 QYR3; options uni.rounds=2; round 2; penalties {before}; turn 1"
    )
    t.do(1, "lay SGW1@1,0")
    assert t.outcome() == Outcome(winners, points)


@rule("UNI-84", "UNI-79")
def test_in_a_game_of_one_round_its_winner_wins_whatever_the_counts() -> None:
    t = at(f"unikat; table SBW1@0,0; display CBN1; {hands_of(1, 5)}; options uni.onLeave=setAside")
    t.do(TABLE, "leave 0")
    assert t.outcome() == Outcome((1,), (1, 5))


# -- ties -----------------------------------------------------------------------------------------
TIED = "options uni.rounds=2 {}; round 2; penalties 2 0 0; wins 0 {} 1"


@rule("UNI-85")
@pytest.mark.parametrize(
    ("option", "winners"), [("uni.tie=shared", (0, 1)), ("uni.tie=mostRoundsWon", (0,))]
)
def test_a_tie_is_shared_or_goes_to_who_won_more_rounds(
    option: str, winners: tuple[int, ...]
) -> None:
    t = won(2, 3, more=TIED.format(option, 0))
    assert t.outcome() == Outcome(winners, (2, 2, 3))


@rule("UNI-85")
def test_a_tie_in_rounds_won_is_shared() -> None:
    t = won(2, 3, more=TIED.format("uni.tie=mostRoundsWon", 1))
    assert t.outcome() == Outcome((0, 1), (2, 2, 3))


@rule("UNI-85")
def test_rounds_won_matter_only_between_the_tied() -> None:
    t = won(2, 3, more="options uni.rounds=2 uni.tie=mostRoundsWon; round 2; wins 0 5 5")
    assert t.outcome() == Outcome((0,), (0, 2, 3))


@rule("UNI-85")
def test_a_tie_may_be_played_off_in_an_extra_round_of_all() -> None:
    t = won(2, 3, more=TIED.format("uni.tie=extraRound", 1))
    assert t.outcome() is None
    t.settle()
    table = seen(t)
    assert (table["round"], table["contenders"], table["out"]) == (3, [0, 1], [])
    assert table["counts"] == [10, 10, 10]


EXTRA = "options uni.rounds=2 uni.tie=extraRound; "


@rule("UNI-85", "UNI-80")
@pytest.mark.parametrize("running", ["round 2; penalties 2 0 0", "round 1"])
def test_without_a_tie_at_the_end_there_is_no_extra_round(running: str) -> None:
    t = won(3, 4, more=EXTRA + running)
    assert seen(t)["contenders"] == ([0] if "round 2" in running else [0, 1, 2])
    assert (t.outcome() is None) is ("round 1" in running)


@rule("UNI-85")
def test_only_the_tied_can_win_the_match_in_an_extra_round() -> None:
    t = won(4, 3, more=EXTRA + "round 3; penalties 0 6 6; contenders 1 2")
    assert t.outcome() == Outcome((2,), (0, 10, 9))


@rule("UNI-85")
def test_extra_rounds_go_on_until_the_tie_is_broken() -> None:
    t = won(4, 4, 1, more=EXTRA + "round 3; penalties 0 6 6 6; contenders 1 2 3")
    assert t.outcome() == Outcome((3,), (0, 10, 10, 7))
    t = won(4, 4, 5, more=EXTRA + "round 3; penalties 0 6 6 6; contenders 1 2 3")
    assert (t.outcome(), seen(t)["round"], seen(t)["contenders"]) == (None, 4, [1, 2])


@rule("UNI-85", "UNI-77")
def test_a_shared_single_round_is_played_off_too() -> None:
    t = dead(2, 2, 3, more="options uni.tie=extraRound")
    assert (t.outcome(), seen(t)["contenders"]) == (None, [0, 1])
    assert dead(2, 2, 3).outcome() == Outcome((0, 1), (2, 2, 3))


ASIDE = "options uni.rounds=2 uni.tie=extraRound uni.onLeave=setAside; round 2; "


@rule("UNI-85", "UNI-79")
@pytest.mark.parametrize(("away", "winner"), [("1 2", 0), ("1", 2), ("3", None)])
def test_a_seat_that_was_left_is_behind_all_that_stayed(away: str, winner: int | None) -> None:
    t = won(3, 3, 1, more=ASIDE + f"penalties 9 1 1 9; away {away}; out {away}")
    expected = None if winner is None else Outcome((winner,), (9, 4, 4, 10))
    assert t.outcome() == expected


@rule("UNI-85", "UNI-79")
@pytest.mark.parametrize("outsider", ["CGN1 CGN2", "CGN1 CGN2 CYR1", "CGN1 CGN2 CYR1 CYR2"])
def test_who_stays_in_an_extra_round_beats_who_leaves_it(outsider: str) -> None:
    t = at(
        f"unikat; {ASIDE.replace('round 2', 'round 3')}penalties 5 5 7; contenders 0 1; "
        f"wins 1 1 0; won 0 1; table SBW1@0,0; hand 0 CYN1 CYN2; hand 1 CYW3 CYW1 CGN3; "
        f"hand 2 {outsider}; bag"
    )
    t.do(TABLE, "leave 0")
    t.do(1, "pass")
    t.do(2, "pass")
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


@rule("UNI-79", "UNI-80")
def test_one_alone_has_won_the_match_however_many_rounds_were_agreed() -> None:
    t = at(
        "unikat; options uni.onLeave=setAside uni.rounds=3; table SBW1@0,0; display CGR2; "
        "hand 0 CYN1; hand 1 CYW3 CYW1"
    )
    t.do(TABLE, "leave 0")
    assert t.outcome() == Outcome((1,), (1, 2))
    assert t.actors() == ()


@rule("UNI-85", "UNI-79")
def test_tied_seats_that_bots_play_for_play_off_the_tie() -> None:
    t = won(3, 3, more=EXTRA + "round 2; penalties 9 1 1; away 1 2")
    assert (t.outcome(), seen(t)["round"]) == (None, 3)


@rule("UNI-85", "UNI-79")
def test_who_is_left_alone_in_an_extra_round_wins_it_and_the_match() -> None:
    t = at(f"unikat; table SBW1@0,0; display CBN1; {hands_of(8, 5)}; {ASIDE}penalties 0 3")
    t.do(TABLE, "leave 1")
    while t.outcome() is None and seen(t)["round"] < 5:
        t.match.draw(t.below)
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("UNI-85", "UNI-79")
def test_a_tied_player_who_wins_the_extra_round_beats_a_leaver_with_fewer_tiles() -> None:
    more = ASIDE.replace("round 2", "round 3") + "penalties 6 6 0; contenders 0 1; away 0; out 0"
    t = stuck(1, 3, 5, more=more + "; turn 1")
    t.do(1, "pass")
    t.do(2, "pass")
    assert t.outcome() == Outcome((1,), (7, 9, 5))


# -- who begins -----------------------------------------------------------------------------------
def starter_after(t: Trial) -> int:
    """Who has the first turn of the next round, which no chance decides."""
    assert seen(t)["phase"] == "deal"
    t.settle()
    assert seen(t)["starter"] == seen(t)["turn"]
    return int(seen(t)["turn"])


@rule("UNI-86")
@pytest.mark.parametrize(
    ("choice", "starter", "begins"),
    [
        ("oldestAgain", 0, 2),
        ("oldestAgain", 1, 2),
        ("rotate", 0, 1),
        ("rotate", 2, 0),
        ("lastWinner", 1, 0),
        ("lastWinner", 2, 0),
        ("lastLoser", 0, 1),
        ("lastLoser", 2, 1),
    ],
)
def test_the_table_decides_who_begins_a_later_round(choice: str, starter: int, begins: int) -> None:
    more = f"options uni.rounds=2 uni.oldest=2 uni.laterStarter={choice}; starter {starter}"
    assert starter_after(won(5, 3, more=more)) == begins


@rule("UNI-86", "UNI-81")
def test_by_the_book_the_oldest_begins_every_round() -> None:
    t = won(5, 3, more="options uni.rounds=3 uni.oldest=1; starter 1")
    assert starter_after(t) == 1


@rule("UNI-86")
@pytest.mark.parametrize(
    ("choice", "starter", "begins"),
    [
        ("lastWinner", 0, 0),
        ("lastWinner", 1, 2),
        ("lastWinner", 2, 2),
        ("lastWinner", 3, 0),
        ("lastLoser", 0, 1),
        ("lastLoser", 1, 1),
        ("lastLoser", 2, 3),
        ("lastLoser", 3, 3),
    ],
)
def test_of_equals_the_first_clockwise_from_the_last_starter_begins(
    choice: str, starter: int, begins: int
) -> None:
    more = f"options uni.rounds=2 uni.laterStarter={choice}; starter {starter}"
    assert starter_after(dead(1, 2, 1, 2, more=more)) == begins


@rule("UNI-86")
def test_the_last_loser_is_who_lost_most_in_the_last_round_alone() -> None:
    more = "options uni.rounds=3 uni.laterStarter=lastLoser; round 2; penalties 0 0 9"
    assert starter_after(won(5, 3, more=more)) == 1


@rule("UNI-86", "UNI-24")
@pytest.mark.parametrize(("starter", "begins"), [(0, 1), (1, 2), (2, 0)])
def test_with_nobody_marked_the_seat_on_the_left_begins(starter: int, begins: int) -> None:
    assert starter_after(won(5, 3, more=f"options uni.rounds=2; starter {starter}")) == begins


@rule("UNI-86", "UNI-24", "UNI-81")
@pytest.mark.parametrize("seat", [0, 2])
def test_where_chance_picks_the_first_starter_it_picks_each(seat: int) -> None:
    t = won(5, 3, more="options uni.rounds=2 uni.firstStarter=random; starter 1")
    assert t.legal(CHANCE) == ["first 0", "first 1", "first 2"]
    assert t.why(CHANCE, "first 3").clause == "UNI-24"
    t.chance(f"first {seat}")
    assert starter_after(t) == seat


@rule("UNI-86", "UNI-24")
def test_a_random_first_starter_gives_way_to_the_oldest_that_is_marked() -> None:
    t = new("unikat", 3, rounds=2, firstStarter="random", oldest=1)
    assert t.legal(CHANCE) == ["first 0", "first 1", "first 2"]
    t = won(5, 3, more="options uni.rounds=2 uni.firstStarter=random uni.oldest=1; starter 2")
    assert starter_after(t) == 1


@rule("UNI-24")
@pytest.mark.parametrize("oldest", [0, 2])
def test_the_oldest_that_is_marked_begins_the_first_round(oldest: int) -> None:
    assert starter_after(new("unikat", 3, oldest=oldest)) == oldest


@rule("UNI-24")
def test_with_nobody_marked_chance_picks_who_begins_the_first_round() -> None:
    t = new("unikat", 3)
    t.chance("first 2")
    assert starter_after(t) == 2


# -- a dead round ---------------------------------------------------------------------------------
@rule("UNI-87")
@pytest.mark.parametrize("counts", [(3, 1, 2), (2, 2, 2), (1, 9, 4)])
def test_in_a_dead_round_everybody_pays_for_the_own_tiles(counts: tuple[int, ...]) -> None:
    t = dead(*counts, more="options uni.rounds=2")
    assert tuple(seen(t)["penalties"]) == counts
