"""UNO with 108 cards: the fine for a hint, and who decides on it (K108-116, K108-117)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, TABLE
from stolik.games.uno.events import DealOver, Drew, HintJudged, Reported, Voted
from tests.games.uno.scenes import faces
from tests.kit import Trial, at, rule, seen

HANDS = ("R1 R2 B3", "R3 Y4 Y5", "R4 G4 G5", "R6 B6 B7", "R7 Y6 Y7")
FOUR = "B8 B9 G8 G9"
FINED = [HintJudged(0, "fined")]
DROPPED = [HintJudged(0, "dropped")]


def table(seats: int = 3, penalty: str = "", more: str = "") -> Trial:
    """A table in the middle of a deal, seat 1 on turn, with this way to decide on hints."""
    hands = "; ".join(f"hand {seat} {cards}" for seat, cards in enumerate(HANDS[:seats]))
    told = f"options k108.hintPenalty={penalty} {more}" if penalty else f"options {more}"
    return at(f"uno-108; top R5; {hands}; turn 1; {told if penalty or more else ''}")


def reported(seats: int = 3, penalty: str = "", more: str = "") -> Trial:
    """Seat 2 has reported seat 0."""
    t = table(seats, penalty, more)
    t.do(2, "report 0")
    return t


def ballot(seats: int, votes: str, more: str = "") -> Trial:
    """Seat 2 has reported seat 0, and others have voted: `3+ 1-`."""
    t = reported(seats, "vote", more)
    for vote in votes.split():
        t.do(int(vote[0]), f"vote {'yes' if vote[1] == '+' else 'no'}")
    return t


# -- admitted or not ------------------------------------------------------------------------------
@rule("K108-116")
def test_who_gave_a_hint_draws_four() -> None:
    t = reported()
    assert t.do(0, "answer yes") == FINED
    for cards in ("B8 B9 G8", FOUR + " Y9"):
        t.why(CHANCE, f"give {cards}")
    assert t.chance(f"give {FOUR}") == [Drew(0, faces(FOUR), 4, 0, "hint")]
    assert seen(t)["counts"] == [7, 3, 3]


@rule("K108-117")
@pytest.mark.parametrize("penalty", ["", "admit"])
def test_who_does_not_admit_it_pays_nothing(penalty: str) -> None:
    t = reported(penalty=penalty)
    assert t.do(0, "answer no") == DROPPED
    assert (seen(t)["counts"], t.actors()[0], seen(t)["hint"]) == ([3, 3, 3], 1, None)


@rule("K108-117")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_report_is_shown_to_everybody(seat: int | None) -> None:
    t = table()
    assert t.do(2, "report 0") == [Reported(2, 0)]
    assert t.match.heard(seat) == [Reported(2, 0)]
    hint = seen(t, seat)["hint"]
    assert (hint["reporter"], hint["accused"]) == (2, 0)


@rule("K108-117")
def test_only_the_accused_answers() -> None:
    t = reported()
    assert t.legal(0) == ["answer yes", "answer no"]
    for seat in (1, 2):
        assert t.why(seat, "answer yes").clause == "K108-117"
    for action in ("vote yes", "vote no"):
        assert t.why(1, action).clause == "K108-117"
    assert t.why(TABLE, "judge yes").clause == "K108-117"


@rule("K108-117")
def test_nothing_is_answered_without_a_report() -> None:
    t = table()
    assert t.why(0, "answer yes").clause == "K108-117"


@rule("K108-117")
def test_one_open_report_at_a_time() -> None:
    t = reported()
    for seat, target in ((1, 0), (2, 0), (0, 1)):
        assert t.why(seat, f"report {target}").clause == "K108-117"
    t.do(0, "answer no")
    assert t.do(1, "report 2") == [Reported(1, 2)]


@rule("K108-117")
def test_one_fine_for_each_incident() -> None:
    t = reported()
    t.do(0, "answer yes")
    t.chance(f"give {FOUR}")
    assert t.why(0, "answer yes").clause == "K108-117"
    assert seen(t)["counts"][0] == 7


@rule("K108-117")
@pytest.mark.parametrize("accused", [0, 1])
def test_the_fine_costs_no_turn(accused: int) -> None:
    t = table()
    t.do(2, f"report {accused}")
    t.do(accused, "answer yes")
    t.chance(f"give {FOUR}")
    assert (seen(t)["turn"], seen(t)["phase"]) == (1, "turn")
    t.do(1, "play R3")
    t.do(2, "play R4")
    assert seen(t)["turn"] == 0


@rule("K108-117")
def test_the_game_goes_on_while_a_report_is_open() -> None:
    t = reported()
    t.do(1, "play R3")
    t.do(2, "play R4")
    assert (seen(t)["turn"], seen(t)["hint"]["accused"]) == (0, 0)
    assert t.do(0, "answer yes") == FINED


@rule("K108-117", "K108-126")
def test_partners_fall_under_it_too() -> None:
    t = table(4, more="k108.format=pairs")
    t.do(3, "report 1")
    assert t.do(1, "answer yes") == [HintJudged(1, "fined")]


@rule("K108-117")
@pytest.mark.parametrize("target", [2, 3])
def test_nobody_reports_themselves_or_an_empty_chair(target: int) -> None:
    assert table().why(2, f"report {target}").clause == "K108-117"


@rule("K108-117")
def test_a_report_ends_with_the_deal() -> None:
    t = at("uno-108; top R5; hand 0 R1; hand 1 Y3; hand 2 G4")
    t.do(2, "report 1")
    events = t.do(0, "play R1")
    assert HintJudged(1, "lapsed") in events
    assert isinstance(events[-1], DealOver)
    t.settle()
    assert (seen(t)["hint"], seen(t)["counts"]) == (None, [7, 7, 7])


# -- bots -----------------------------------------------------------------------------------------
BOT_2 = f"k108.bots={1 << 2}"


@rule("K108-117")
def test_bots_do_not_report() -> None:
    t = table(more=BOT_2)
    assert t.why(2, "report 0").clause == "K108-117"
    assert t.do(1, "report 0") == [Reported(1, 0)]


@rule("K108-117")
def test_bots_do_not_vote() -> None:
    t = table(4, "vote", f"k108.bots={1 << 3}")
    t.do(2, "report 0")
    assert t.legal(3) == []
    assert t.why(3, "vote yes").clause == "K108-117"
    assert t.do(1, "vote yes") == [Voted(1, yes=True), *FINED]


# -- by vote --------------------------------------------------------------------------------------
@rule("K108-117")
def test_all_people_but_the_accused_vote_and_who_reports_has_voted() -> None:
    t = reported(4, "vote")
    assert [seat for seat in range(4) if "vote yes" in t.legal(seat)] == [1, 3]
    for seat in (0, 2):
        assert t.why(seat, "vote no").clause == "K108-117"
    assert t.why(0, "answer yes").clause == "K108-117"
    t.do(3, "vote no")
    assert t.why(3, "vote yes").clause == "K108-117"


@rule("K108-117")
@pytest.mark.parametrize(
    ("seats", "votes", "end"),
    [
        (3, "", None),
        (3, "1+", "fined"),
        (3, "1-", "dropped"),
        (4, "3+", "fined"),
        (4, "3-", None),
        (4, "3- 1+", "fined"),
        (4, "3- 1-", "dropped"),
        (5, "3+", None),
        (5, "3+ 4+", "fined"),
        (5, "3+ 4- 1-", "dropped"),
        (5, "3- 4-", "dropped"),
    ],
)
def test_more_than_half_of_those_who_may_vote_decide(
    seats: int, votes: str, end: str | None
) -> None:
    t = ballot(seats, votes)
    judged = [event.end for event in t.match.events if isinstance(event, HintJudged)]
    assert judged == ([end] if end else [])
    assert t.actors()[0] == (CHANCE if end == "fined" else 1)
    if end == "fined":
        assert t.chance(f"give {FOUR}") == [Drew(0, faces(FOUR), 4, 0, "hint")]


@rule("K108-117")
@pytest.mark.parametrize(("seats", "bots"), [(2, 0), (3, 1 << 2)])
def test_a_vote_needs_at_least_two(seats: int, bots: int) -> None:
    t = table(seats, "vote", f"k108.bots={bots}")
    assert t.why(1, "report 0").clause == "K108-117"


@rule("K108-117")
def test_who_has_left_has_no_vote() -> None:
    t = reported(4, "vote")
    t.do(TABLE, "leave 3")
    assert t.why(3, "vote yes").clause == "K108-117"
    assert t.do(1, "vote yes")[-1:] == FINED


@rule("K108-117")
@pytest.mark.parametrize(("seats", "leavers"), [(3, [1]), (4, [1, 3])])
def test_a_vote_of_one_is_dropped(seats: int, leavers: list[int]) -> None:
    t = reported(seats, "vote")
    for leaver in leavers:
        events = t.do(TABLE, f"leave {leaver}")
    assert events[-1:] == DROPPED
    assert seen(t)["hint"] is None


@rule("K108-117")
def test_a_vote_given_before_leaving_does_not_count() -> None:
    t = ballot(5, "3+")
    t.do(TABLE, "leave 3")
    assert t.do(1, "vote no") == [Voted(1, yes=False)]  # 2 says yes and 1 no; 4 may still vote
    assert t.do(4, "vote no")[-1:] == DROPPED


@rule("K108-117")
def test_who_leaves_takes_a_no_away_too() -> None:
    t = ballot(5, "3- 1+")
    assert t.do(TABLE, "leave 3")[-1:] == FINED  # two of three: 1, 2 and 4


@rule("K108-117")
def test_who_is_back_counts_again() -> None:
    t = ballot(5, "3+")
    t.do(TABLE, "leave 3")
    t.do(1, "vote no")
    t.do(TABLE, "return 3")
    assert t.legal(3) == []
    assert t.do(4, "vote yes")[-1:] == FINED


@rule("K108-117")
def test_in_version_one_a_vote_outlived_its_voter() -> None:
    t = at(ballot(5, "3+").position.replace("uno-108 2", "uno-108 1"))
    assert t.do(TABLE, "leave 3")[-1:] == FINED


@rule("K108-117")
@pytest.mark.parametrize("penalty", ["vote", "host"])
def test_who_is_accused_does_not_escape_by_leaving(penalty: str) -> None:
    t = reported(4, penalty)
    t.do(TABLE, "leave 0")
    decided = t.do(1, "vote yes") if penalty == "vote" else t.do(TABLE, "judge yes")
    assert decided[-1:] == FINED
    assert t.chance(f"give {FOUR}") == [Drew(0, faces(FOUR), 4, 0, "hint")]


@rule("K108-117")
def test_what_is_to_be_admitted_waits_for_the_owner() -> None:
    t = reported()
    t.do(TABLE, "leave 0")
    assert t.why(0, "answer yes").clause == "K108-117"
    assert seen(t)["hint"] is not None
    t.do(TABLE, "return 0")
    assert t.do(0, "answer yes") == FINED


@rule("K108-117")
@pytest.mark.parametrize("penalty", ["admit", "vote", "host"])
def test_in_version_one_a_report_of_who_leaves_was_dropped(penalty: str) -> None:
    t = at(reported(4, penalty).position.replace("uno-108 2", "uno-108 1"))
    assert t.do(TABLE, "leave 0")[-1:] == DROPPED


@rule("K108-117")
def test_the_votes_of_a_position_are_whose_they_were() -> None:
    t = ballot(5, "3- 4+")
    assert "report 2 0 voted 2 4 3 yes 2" in t.position
    again = at(t.position)
    assert again.do(TABLE, "leave 4") == t.do(TABLE, "leave 4")
    assert again.position == t.position


@rule("K108-117")
def test_who_has_left_does_not_report() -> None:
    t = table()
    t.do(TABLE, "leave 2")
    assert t.why(2, "report 0").clause == "K108-117"
    t.do(TABLE, "return 2")
    assert t.do(2, "report 0") == [Reported(2, 0)]


# -- by a host ------------------------------------------------------------------------------------
@rule("K108-117")
@pytest.mark.parametrize(("verdict", "events"), [("yes", FINED), ("no", DROPPED)])
def test_a_host_without_a_seat_decides(verdict: str, events: list[HintJudged]) -> None:
    t = reported(penalty="host")
    assert {"judge yes", "judge no"} <= set(t.legal(TABLE))
    assert t.do(TABLE, f"judge {verdict}") == events
    assert t.actors()[0] == (CHANCE if verdict == "yes" else 1)


@rule("K108-117")
@pytest.mark.parametrize("action", ["judge yes", "answer yes", "vote yes"])
def test_nobody_who_holds_a_seat_decides_there(action: str) -> None:
    t = reported(penalty="host")
    for seat in (0, 1, 2):
        assert action not in t.legal(seat)
        t.why(seat, action)


@rule("K108-117")
def test_a_host_judges_only_what_was_reported() -> None:
    t = table(penalty="host")
    assert not any(action.startswith("judge") for action in t.legal(TABLE))
    assert t.why(TABLE, "judge yes").clause == "K108-117"


# -- off ------------------------------------------------------------------------------------------
@rule("K108-117")
def test_a_table_may_do_without() -> None:
    t = table(penalty="off")
    for seat in (0, 1, 2):
        assert t.why(seat, f"report {(seat + 1) % 3}").clause == "K108-117"


# -- beside the word UNO and a +4 -----------------------------------------------------------------
@rule("K108-117")
@pytest.mark.parametrize("grace", [0, 1500])
def test_the_fine_closes_an_open_lapse(grace: int) -> None:
    t = at(
        "uno-108; top R5; hand 0 R1 B3; hand 1 R3 Y4; hand 2 G4 G5; "
        f"options uno.catchGraceMs={grace}"
    )
    t.do(0, "play R1")
    if grace:
        t.do(1, "catch 0")
    t.do(2, "report 0")
    t.do(0, "answer yes")
    t.chance(f"give {FOUR}")
    assert (seen(t)["lapses"], seen(t)["counts"][0]) == ([], 5)


@rule("K108-117", "K108-89")
def test_the_fine_does_not_close_the_lapse_of_somebody_else() -> None:
    t = at("uno-108; top R5; hand 0 B1; hand 1 G2; hand 2 Y3 Y4; turn 2; lapse 0; lapse 1")
    t.do(2, "report 0")
    t.do(0, "answer yes")
    t.settle()
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == [1]
    assert "catch 1" in t.legal(0)
    assert t.game.alarms(t.state) == ()


@rule("K108-117", "K108-68")
@pytest.mark.parametrize("accused", [0, 1])
def test_the_fine_does_not_touch_a_pending_four(accused: int) -> None:
    t = at("uno-108; top R5; hand 0 W4 B3 B4; hand 1 R3 Y4; hand 2 G4 G5")
    t.do(0, "play W4 B")
    t.do(2, f"report {accused}")
    t.do(accused, "answer yes")
    t.chance("give R6 R7 R8 R9")
    assert (seen(t)["phase"], seen(t)["bluff"]) == ("challenge", 0)
    assert t.legal(1) == ["accept", "challenge"]
    t.do(1, "accept")
    t.settle()
    assert seen(t)["counts"] == ([6, 6, 2] if accused == 0 else [2, 10, 2])
