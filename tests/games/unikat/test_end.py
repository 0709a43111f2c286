"""Unikat, the end of a round: won, dead, dried up, left (UNI-75 to UNI-79)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, TABLE, Outcome
from stolik.games.unikat.events import Laid, Left, MatchOver, Returned, RoundOver
from tests.games.unikat.scenes import hands_of, stuck
from tests.kit import Trial, at, rule, seen

DISPLAY = "display CBN1 CBN2 CBN3"
CORNER = "unikat; table SBW1@0,0 SGW1@1,0 SGW2@1,1; " + DISPLAY


def round_over(t: Trial) -> RoundOver | None:
    """How the last round ended."""
    return next((e for e in reversed(t.match.events) if isinstance(e, RoundOver)), None)


# -- won ------------------------------------------------------------------------------------------
@rule("UNI-75")
def test_laying_the_last_own_tile_wins_at_once() -> None:
    t = at(f"unikat; table SBW1@0,0; {DISPLAY}; hand 0 CYR3; hand 1 SGW1; hand 2 CYR2; turn 1")
    laid, *after = t.do(1, "lay SGW1@1,0")
    assert isinstance(laid, Laid)
    assert after == [RoundOver(1, (1,), "laidLast", (1, 0, 1)), MatchOver((1,), (1, 0, 1))]
    assert t.outcome() == Outcome((1,), (1, 0, 1))


@rule("UNI-75")
@pytest.mark.parametrize("who", [0, 1, CHANCE, TABLE])
def test_nothing_can_be_done_after_the_end(who: int) -> None:
    t = at(f"unikat; table SBW1@0,0; {DISPLAY}; hand 0 SGW1; hand 1 CYR3")
    t.do(0, "lay SGW1@1,0")
    assert t.actors() == ()
    assert t.legal(who) == []
    for action in ("end", "give CYR3", "draw CBN1", "leave 1", "ring turn"):
        assert t.why(who, action).clause == "UNI-75"


@rule("UNI-75")
def test_nobody_has_won_while_a_tile_is_left() -> None:
    t = at(f"unikat; table SBW1@0,0; {DISPLAY}; hand 0 SGW1 SGW2; hand 1 CYR3")
    t.do(0, "lay SGW1@1,0")
    assert (t.outcome(), seen(t)["phase"]) == (None, "chain")


@rule("UNI-76")
@pytest.mark.parametrize(
    ("before", "last"),
    [
        ("hand 0 SBW3; phase chain; last 0,0", "lay SBW3@-1,0"),
        ("hand 0 SBW2", "lay SBW2@0,1"),
        ("hand 0 SBW3; phase bonus; bonus", "lay SBW3@-1,0"),
        ("hand 0 SBW3; phase chain; last 0,0; bonus", "lay SBW3@-1,0"),
    ],
    ids=["in a chain", "earning a bonus", "in the bonus action", "with a bonus to come"],
)
def test_the_last_tile_ends_the_turn_and_the_round_wherever_it_falls(
    before: str, last: str
) -> None:
    t = at(f"{CORNER}; hand 1 CYR3 CYR2; {before}")
    t.do(0, last)
    assert t.actors() == ()
    assert t.outcome() == Outcome((0,), (0, 2))
    assert seen(t)["display"] == ["CBN1", "CBN2", "CBN3"]


# -- dead -----------------------------------------------------------------------------------------
@rule("UNI-77")
@pytest.mark.parametrize(
    ("counts", "winners"),
    [((3, 2), (1,)), ((2, 2), (0, 1)), ((1, 2, 3), (0,)), ((3, 1, 1), (1, 2))],
)
def test_when_all_have_passed_the_fewest_tiles_win(
    counts: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    t = stuck(*counts)
    for seat in range(len(counts)):
        assert t.outcome() is None
        t.do(seat, "pass")
    assert round_over(t) == RoundOver(1, winners, "dead", counts)
    assert t.outcome() == Outcome(winners, counts)


@rule("UNI-77")
def test_a_tile_laid_breaks_the_row_of_passes() -> None:
    t = at(
        "unikat; table SBW1@0,0; bag; hand 0 CYR2; hand 1 SGW1 QYR2; hand 2 CYR3; "
        "passes 2; turn 1; dry 3 1"
    )
    t.do(1, "lay SGW1@1,0", "end")
    t.do(2, "pass")
    t.do(0, "pass")
    assert (t.outcome(), seen(t)["turn"], seen(t)["passes"]) == (None, 1, 2)


@rule("UNI-77")
def test_an_exchange_breaks_the_row_of_passes() -> None:
    t = at(f"unikat; table SBW1@0,0; display CBN1; bag; {hands_of(1, 1)}; passes 1")
    t.do(0, "give CYN1", "take CBN1", "take CYN1")
    t.do(1, "pass")
    assert (t.outcome(), seen(t)["turn"]) == (None, 0)


@rule("UNI-77", "UNI-79")
def test_a_seat_set_aside_neither_passes_nor_wins_a_dead_round() -> None:
    t = stuck(3, 1, 2, more="options uni.onLeave=setAside; out 1; away 1")
    t.do(0, "pass")
    t.do(2, "pass")
    assert round_over(t) == RoundOver(1, (2,), "dead", (3, 1, 2))


@rule("UNI-77", "UNI-79")
def test_the_pass_of_a_player_who_then_left_does_not_stand_for_another() -> None:
    t = stuck(3, 1, 2, more="options uni.onLeave=setAside")
    t.do(0, "pass")
    t.do(TABLE, "leave 0")
    t.do(1, "pass")
    assert (t.outcome(), seen(t)["turn"]) == (None, 2)
    t.do(2, "pass")
    assert round_over(t) == RoundOver(1, (1,), "dead", (3, 1, 2))


@rule("UNI-77", "UNI-79")
def test_the_round_is_dead_when_the_last_who_has_not_passed_leaves() -> None:
    t = stuck(3, 1, 2, more="options uni.onLeave=setAside; passes 2; turn 2; dry 3 3")
    t.do(TABLE, "leave 2")
    assert round_over(t) == RoundOver(1, (1,), "dead", (3, 1, 2))


@rule("UNI-77", "UNI-79")
@pytest.mark.parametrize(("leaver", "row"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_only_the_leavers_own_pass_is_taken_out_of_the_row(leaver: int, row: int) -> None:
    t = stuck(1, 1, 1, 1, more="options uni.onLeave=setAside; passes 2; turn 2; dry 3 3")
    t.do(TABLE, f"leave {leaver}")
    assert (seen(t)["passes"], t.outcome()) == (row, None)


# -- dried up -------------------------------------------------------------------------------------
def exchange(t: Trial) -> None:
    """The player on turn, who has ten tiles, puts down the first and takes what lies longest."""
    table = seen(t)
    seat = table["turn"]
    t.do(seat, f"give {table['hands'][seat][0]}", f"take {table['display'][0]}")


def dry(seats: int, turns: int, empty: int = 0, options: str = "uni.tie=shared") -> Trial:
    """A table of full hands where nothing was laid for so many turns, so many with no bag."""
    hands = hands_of(*[2] * (seats - 1), 10)
    bag = "bag; " if empty else ""
    return at(
        f"unikat; table SBW1@0,0; {DISPLAY}; {bag}{hands}; "
        f"options {options}; dry {turns} {empty}; turn {seats - 1}"
    )


@rule("UNI-78")
@pytest.mark.parametrize(
    ("seats", "turns", "ends"), [(2, 39, False), (2, 40, True), (3, 59, False), (3, 60, True)]
)
def test_twenty_laps_without_a_tile_laid_end_the_round(seats: int, turns: int, ends: bool) -> None:
    t = dry(seats, turns)
    exchange(t)
    assert (t.outcome() is not None) is ends
    if ends:
        counts = (2,) * (seats - 1) + (10,)
        winners = tuple(range(seats - 1))
        assert round_over(t) == RoundOver(1, winners, "stalemate", counts)


@rule("UNI-78")
@pytest.mark.parametrize(
    ("seats", "empty", "ends"), [(2, 5, False), (2, 6, True), (3, 8, False), (3, 9, True)]
)
def test_three_such_laps_with_an_empty_bag_end_it_too(seats: int, empty: int, ends: bool) -> None:
    t = dry(seats, turns=empty + 4, empty=empty)
    exchange(t)
    assert (t.outcome() is not None) is ends


@rule("UNI-78")
@pytest.mark.parametrize(
    ("laps", "turns", "empty", "ends"),
    [
        ("5", 9, 0, False),
        ("5", 10, 0, True),
        ("5", 7, 5, False),
        ("5", 7, 6, True),
        ("2", 3, 3, False),
        ("2", 4, 4, True),
        ("30", 40, 0, False),
        ("30", 60, 0, True),
        ("30", 6, 6, True),
        ("off", 4000, 0, False),
        ("off", 4000, 4000, False),
    ],
)
def test_a_table_may_set_the_laps(laps: str, turns: int, empty: int, ends: bool) -> None:
    t = dry(2, turns, empty, f"uni.stalemateLaps={laps}")
    exchange(t)
    assert (t.outcome() is not None) is ends


@rule("UNI-78")
def test_a_tile_laid_begins_the_count_anew() -> None:
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; bag; hand 0 SGW1 QYR2; hand 1 CYR3; "
        "options uni.stalemateLaps=1; dry 2 2"
    )
    t.do(0, "lay SGW1@1,0", "end", "take CBN1")
    assert (t.outcome(), seen(t)["dry"]) == (None, [1, 1])


@rule("UNI-78")
def test_every_turn_is_counted_and_whether_the_bag_was_empty_when_it_began() -> None:
    t = at(f"unikat; table SBW1@0,0; {DISPLAY}; bag CBR1; {hands_of(10, 10)}")
    counted = [seen(t, seat=1)["dry"]]
    exchange(t)
    counted.append(seen(t)["dry"])
    t.do(1, f"give {seen(t)['hands'][1][0]}", "take bag")
    t.chance("draw CBR1")
    counted.append(seen(t)["dry"])
    exchange(t)
    counted.append(seen(t)["dry"])
    assert counted == [[1, 0], [2, 0], [3, 1], [4, 2]]


@rule("UNI-78", "UNI-72")
@pytest.mark.parametrize(("bag", "empty"), [("CBR1 CBR2 CBR3", 1), ("CBR1 CBR2 CBR3 CBW2", 0)])
def test_a_turn_begins_after_the_display_is_filled(bag: str, empty: int) -> None:
    t = at(
        f"unikat; table SBW1@0,0; display CBN1; bag {bag}; {hands_of(9, 1)}; phase draw; dry 1 0"
    )
    t.do(0, "take CBN1")
    t.settle()
    assert seen(t)["dry"] == [2, empty]


@rule("UNI-78")
def test_a_turn_does_not_begin_anew_when_the_display_is_filled_within_it() -> None:
    t = at(f"unikat; table SBW1@0,0; bag CBN1 CBN2; {hands_of(1, 1)}; phase draw; dry 1 0")
    t.settle()
    assert seen(t)["dry"] == [1, 0]


@rule("UNI-78")
def test_the_whole_count_played_through() -> None:
    t = at(f"unikat; table SBW1@0,0; {DISPLAY}; {hands_of(10, 10)}; options uni.stalemateLaps=2")
    for _ in range(4):
        assert t.outcome() is None
        exchange(t)
    assert t.outcome() == Outcome((0, 1), (10, 10))


@rule("UNI-78", "UNI-79")
def test_the_turns_of_a_player_who_left_do_not_make_a_lap_of_the_others_full() -> None:
    options = "uni.stalemateLaps=2 uni.onLeave=setAside"
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; {hands_of(10, 10, 2)}; options {options}; "
        "dry 4 0; turn 0"
    )
    t.do(TABLE, "leave 2")
    exchange(t)  # the second turn of seat 0; seat 1 has had one
    assert (t.outcome(), seen(t)["turn"]) == (None, 1)


@rule("UNI-78", "UNI-79")
@pytest.mark.parametrize(
    ("leaver", "counted"), [(0, [6, 4]), (1, [6, 4]), (2, [5, 3])], ids=["on turn", "next", "last"]
)
def test_only_the_leavers_own_turns_are_taken_out_of_the_count(
    leaver: int, counted: list[int]
) -> None:
    # Eight turns: 2 0 1 2 0 1 2 0, the last of them running, the last five with an empty bag.
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; bag; {hands_of(10, 10, 10)}; dry 8 5; turn 0; "
        "options uni.onLeave=setAside"
    )
    t.do(TABLE, f"leave {leaver}")
    assert seen(t)["dry"] == counted


@rule("UNI-78", "UNI-79")
def test_the_round_ends_when_a_player_leaves_whose_turn_alone_was_missing() -> None:
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; {hands_of(4, 3, 1)}; dry 6 0; turn 2; "
        "options uni.onLeave=setAside uni.stalemateLaps=2"
    )
    t.do(TABLE, "leave 2")
    assert round_over(t) == RoundOver(1, (1,), "stalemate", (4, 3, 1))


# -- left -----------------------------------------------------------------------------------------
THREE = f"unikat; table SBW1@0,0; {DISPLAY}; {hands_of(10, 10, 10)}; "
ASIDE = THREE + "options uni.onLeave=setAside; "


@rule("UNI-79")
def test_a_seat_that_is_left_plays_on_until_its_owner_returns() -> None:
    t = at(THREE)
    assert t.do(TABLE, "leave 1") == [Left(1, set_aside=False)]
    exchange(t)
    assert (seen(t)["away"], seen(t)["out"], seen(t)["turn"]) == ([1], [], 1)
    exchange(t)
    assert seen(t)["turn"] == 2
    assert t.do(TABLE, "return 1") == [Returned(1)]
    assert seen(t)["away"] == []


@rule("UNI-79")
def test_the_table_says_who_left_and_who_is_back() -> None:
    t = at(THREE + "away 1")
    assert t.legal(TABLE) == ["leave 0", "return 1", "leave 2"]
    for action, reason in {
        "leave 1": "already-away",
        "return 0": "not-away",
        "leave 3": "no-such-seat",
        "return 3": "no-such-seat",
    }.items():
        refusal = t.why(TABLE, action)
        assert (refusal.clause, refusal.phrase.id) == ("UNI-79", reason)
    assert t.why(1, "leave 1").clause == "UNI-27"


@rule("UNI-79")
@pytest.mark.parametrize(
    ("turn", "leaver", "following"), [(0, 0, 1), (2, 2, 0), (0, 1, 0), (1, 2, 1)]
)
def test_a_seat_set_aside_loses_the_turn_if_it_has_it(
    turn: int, leaver: int, following: int
) -> None:
    t = at(f"{ASIDE}turn {turn}")
    assert t.do(TABLE, f"leave {leaver}") == [Left(leaver, set_aside=True)]
    assert (seen(t)["turn"], seen(t)["out"], seen(t)["phase"]) == (following, [leaver], "choose")


@rule("UNI-79", "UNI-73")
@pytest.mark.parametrize(("aside", "turns"), [(0, [1, 2, 1, 2]), (1, [2, 0, 2, 0])])
def test_a_seat_set_aside_is_passed_over(aside: int, turns: list[int]) -> None:
    t = at(f"{ASIDE}turn {aside}")
    t.do(TABLE, f"leave {aside}")
    had = []
    for _ in turns:
        had.append(seen(t)["turn"])
        exchange(t)
    assert had == turns


@rule("UNI-79")
def test_the_tiles_of_a_seat_set_aside_leave_play_but_not_into_the_bag() -> None:
    t = at(ASIDE)
    before = seen(t)
    t.do(TABLE, "leave 1")
    after = seen(t)
    assert after["hands"][1] == before["hands"][1]
    assert (after["bag"], after["display"]) == (before["bag"], before["display"])
    assert seen(t, seat=0)["hands"][1] is None


@rule("UNI-79", "UNI-82")
def test_the_tiles_of_a_seat_set_aside_score_against_it() -> None:
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; hand 0 SGW1; hand 1 CYR3; hand 2 QYR3 QYR2; "
        "options uni.onLeave=setAside"
    )
    t.do(TABLE, "leave 2")
    t.do(0, "lay SGW1@1,0")
    assert t.outcome() == Outcome((0,), (0, 1, 2))


@rule("UNI-79")
@pytest.mark.parametrize("leaver", [0, 1], ids=["on turn", "waiting"])
def test_the_one_seat_that_remains_wins_the_round(leaver: int) -> None:
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; {hands_of(*[1 if s == leaver else 4 for s in (0, 1)])}"
        "; options uni.onLeave=setAside"
    )
    t.do(TABLE, f"leave {leaver}")
    points = (1, 4) if leaver == 0 else (4, 1)
    assert round_over(t) == RoundOver(1, (1 - leaver,), "left", points)
    assert t.outcome() == Outcome((1 - leaver,), points)


@rule("UNI-79", "UNI-78")
def test_a_seat_set_aside_does_not_win_by_its_few_tiles() -> None:
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; {hands_of(1, 10, 10)}; out 0; away 0; turn 1; "
        "options uni.onLeave=setAside; dry 40 0"
    )
    exchange(t)
    assert round_over(t) == RoundOver(1, (1, 2), "stalemate", (1, 10, 10))


@rule("UNI-79", "UNI-56")
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_seat_set_aside_in_the_middle_of_its_exchange_keeps_its_tile(leaver: int) -> None:
    t = at(
        "unikat; table SBW1@0,0; display CBR1; hand 0 CBN1; hand 1 CYR3; hand 2 CYR2; "
        "options uni.onLeave=setAside"
    )
    t.do(0, "give CBN1")
    t.do(TABLE, f"leave {leaver}")
    halfway = leaver != 0
    assert seen(t)["hands"][0] == ([] if halfway else ["CBN1"])
    assert ("CBN1" in seen(t)["display"]) is halfway
    assert (seen(t)["phase"], seen(t)["turn"]) == (("take", 0) if halfway else ("choose", 1))


@rule("UNI-79", "UNI-82")
def test_the_tile_of_an_exchange_broken_off_counts_against_the_leaver() -> None:
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; hand 0 QYR2; hand 1 CYR3; options uni.onLeave=setAside"
    )
    t.do(0, "give QYR2")
    t.do(TABLE, "leave 0")
    assert t.outcome() == Outcome((1,), (1, 1))


@rule("UNI-79")
@pytest.mark.parametrize(("leaver", "holds"), [(0, True), (1, False)])
def test_everybody_knows_who_holds_the_tile_of_a_broken_exchange(leaver: int, holds: bool) -> None:
    t = at(ASIDE)
    tile = seen(t)["hands"][0][0]
    t.do(0, f"give {tile}")
    t.do(TABLE, f"leave {leaver}")
    heard = t.match.heard(2)
    for _ in range(5):
        world = t.game.imagine(t.game.view(t.state, 2), heard, t.below)
        assert (tile in t.game.view_data(t.game.open_view(world))["hands"][0]) == holds


@rule("UNI-79")
def test_a_returned_player_waits_for_the_next_deal() -> None:
    t = at(
        f"unikat; table SBW1@0,0; {DISPLAY}; hand 0 SGW1; hand 1 CYR3; hand 2 QYR3; turn 2; "
        "options uni.onLeave=setAside uni.rounds=2 uni.oldest=2"
    )
    t.do(TABLE, "leave 2", "return 2")
    assert (seen(t)["away"], seen(t)["out"], seen(t)["turn"]) == ([], [2], 0)
    t.do(0, "lay SGW1@1,0")
    t.settle()
    assert (seen(t)["round"], seen(t)["out"], seen(t)["turn"]) == (2, [], 2)


@rule("UNI-79")
def test_who_leaves_a_second_time_in_a_round_is_still_set_aside() -> None:
    t = at(ASIDE)
    t.do(TABLE, "leave 1", "return 1")
    (left,) = t.do(TABLE, "leave 1")
    assert t.game.phrase(left).id == "event-left-aside"
    assert (seen(t)["away"], seen(t)["out"], seen(t)["turn"]) == ([1], [1], 0)


@rule("UNI-79", "UNI-81")
def test_who_is_away_at_the_deal_is_dealt_ten_tiles_and_passed_over() -> None:
    t = at("unikat; seats 3; phase deal; away 1; starter 1; options uni.onLeave=setAside")
    t.settle()
    assert seen(t)["counts"] == [10, 10, 10]
    assert (seen(t)["out"], seen(t)["turn"], seen(t)["starter"]) == ([1], 2, 1)


@rule("UNI-79", "UNI-82")
def test_who_is_alone_at_the_deal_wins_the_round() -> None:
    t = at("unikat; seats 3; phase deal; away 0 1; options uni.onLeave=setAside")
    t.settle()
    assert round_over(t) == RoundOver(1, (2,), "left", (10, 10, 10))
    assert t.outcome() == Outcome((2,), (10, 10, 10))


@rule("UNI-79")
def test_a_bot_plays_for_who_is_away_at_the_deal() -> None:
    t = at("unikat; seats 2; phase deal; away 0 1; starter 1")
    t.settle()
    assert (seen(t)["out"], seen(t)["turn"], t.outcome()) == ([], 1, None)
