"""UNO with 108 cards, the variant in which who reaches 500 is out (K108-138 to K108-143)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, Outcome
from stolik.core.phrase import BadOption
from stolik.games.uno.events import DealOver, Drew, DroppedOut, MatchOver, Skipped
from tests.kit import Trial, at, new, rule, seen

ELIMINATION = "k108.scoring=elimination"
#: What each seat is left with if it does not win: 1 point, 2, 3, 4 and 5.
LEFT = ("Y1", "Y2", "Y3", "Y4", "Y5")


def table(
    scores: str, winner: int = 0, last: str = "R1", out: tuple[int, ...] = (), options: str = ""
) -> Trial:
    """The winner holds one card; the others but those who are out hold points as LEFT says."""
    seats = len(scores.split())
    held = [last.split()[0] if seat == winner else LEFT[seat] for seat in range(seats)]
    hands = "; ".join(f"hand {seat} {card}" for seat, card in enumerate(held) if seat not in out)
    gone = f"out {' '.join(map(str, out))}" if out else ""
    return at(
        f"uno-108; seats {seats}; top R5; {hands}; scores {scores}; turn {winner}; {gone}; "
        f"dealer {winner}; options {ELIMINATION} {options}"
    )


def won(
    scores: str, winner: int = 0, last: str = "R1", out: tuple[int, ...] = (), options: str = ""
) -> Trial:
    """The winner has gone out, and the points are booked."""
    t = table(scores, winner, last, out, options)
    t.do(winner, f"play {last}")
    return t


def dropped(t: Trial) -> list[tuple[int, ...]]:
    """Who has dropped out, deal by deal."""
    return [event.seats for event in t.match.events if isinstance(event, DroppedOut)]


# -- booking --------------------------------------------------------------------------------------
@rule("K108-138")
def test_everybody_books_the_own_hand_against_themselves() -> None:
    t = won("10 20 30 40", winner=1)
    assert t.match.events[-1] == DealOver(1, 1, (1, 0, 3, 4), (1, 0, 3, 4), (11, 20, 33, 44))


@rule("K108-138")
def test_elimination_is_for_individuals() -> None:
    for form in ("pairs", "twoSides"):
        with pytest.raises(BadOption, match="own-points-in-teams"):
            new("uno-108", 4, scoring="elimination", format=form)


@rule("K108-138")
def test_elimination_needs_three() -> None:
    with pytest.raises(BadOption, match="elimination-for-two"):
        new("uno-108", 2, scoring="elimination")
    assert new("uno-108", 3, scoring="elimination").state.seats == 3


# -- out ------------------------------------------------------------------------------------------
@rule("K108-139")
@pytest.mark.parametrize(
    ("before", "options", "out"),
    [
        (496, "", []),
        (497, "", [2]),
        (498, "", [2]),
        (197, "k108.target=200", [2]),
        (196, "k108.target=200", []),
    ],
)
def test_who_reaches_the_figure_is_out_and_the_rest_play_on(
    before: int, options: str, out: list[int]
) -> None:
    t = won(f"10 20 {before} 40", options=options)
    assert (dropped(t), t.outcome()) == ([tuple(out)] if out else [], None)
    t.settle()
    assert seen(t)["out"] == out
    assert seen(t)["counts"] == [0 if seat in out else 7 for seat in range(4)]


@rule("K108-139")
def test_who_is_out_is_dealt_no_cards_and_passed_over() -> None:
    t = won("10 20 497 40", winner=3)
    t.settle()
    assert (seen(t)["dealer"], seen(t)["turn"]) == (0, 1)
    for seat in (1, 3, 0):
        assert seen(t)["turn"] == seat
        t.do(seat, "draw")
        t.settle()
        t.do(seat, "keep")


@rule("K108-139", "K108-19")
def test_a_deal_to_who_is_out_is_refused() -> None:
    t = won("10 20 497 40")
    seven = [f"{c}1 {c}2 {c}3 {c}4 {c}5 {c}6 {c}7" for c in "YGBR"]
    t.why(CHANCE, f"deal {' / '.join(seven).replace('R1', 'R8')} /")
    seven[2] = ""
    t.chance(f"deal {' / '.join(seven).replace('R1', 'R8')} /")
    assert seen(t)["counts"] == [7, 7, 0, 7]


@rule("K108-139", "K108-89")
def test_who_is_out_catches_and_reports_nobody() -> None:
    t = at(
        "uno-108; seats 4; top R5; hand 0 R1 B2; hand 1 Y2; hand 3 Y4; out 2; "
        f"scores 0 0 500 0; options {ELIMINATION}"
    )
    t.do(0, "play R1")
    assert t.legal(2) == []
    t.why(2, "catch 0")
    t.why(2, "report 0")
    assert "catch 0" in t.legal(3)


# -- the last two ---------------------------------------------------------------------------------
@rule("K108-140")
@pytest.mark.parametrize(("before", "ends"), [(497, False), (498, True), (499, True)])
def test_the_last_two_play_until_one_reaches_the_figure_and_loses(before: int, ends: bool) -> None:
    t = won(f"490 {before} 510", out=(2,))
    if ends:
        assert t.outcome() == Outcome((0,), (490, before + 2, 510))
        assert t.match.events[-1] == MatchOver((0,), (490, before + 2, 510))
    else:
        t.settle()
        assert (t.outcome(), seen(t)["counts"]) == (None, [7, 7, 0])


@rule("K108-140")
def test_who_is_left_wins_even_with_more_points_than_one_who_is_out() -> None:
    t = won("0 499 500", winner=0, out=(2,))
    assert t.outcome() == Outcome((0,), (0, 501, 500))
    t = won("499 498 500", winner=0, out=(2,))
    assert t.outcome() == Outcome((0,), (499, 500, 500))


@rule("K108-141")
@pytest.mark.parametrize("options", ["", "k108.duelReset=off"])
def test_the_totals_run_on_when_two_are_left(options: str) -> None:
    t = won("100 200 497", options=options)
    assert (dropped(t), seen(t)["scores"]) == ([(2,)], [100, 202, 500])


@rule("K108-141")
def test_a_table_may_begin_the_duel_from_nothing() -> None:
    t = won("100 200 497", options="k108.duelReset=on")
    t.settle()
    assert seen(t)["scores"][:2] == [0, 0]
    assert seen(t)["out"] == [2]


@rule("K108-141")
@pytest.mark.parametrize("scores", ["100 200 497 300", "100 200 300 300"])
def test_the_totals_begin_anew_only_when_two_are_left(scores: str) -> None:
    t = won(scores, options="k108.duelReset=on")
    assert seen(t)["scores"][:2] == [100, 202]


@rule("K108-141")
def test_within_the_duel_the_totals_count() -> None:
    t = won("10 20 510", out=(2,), options="k108.duelReset=on")
    assert seen(t)["scores"] == [10, 22, 510]


# -- several at once ------------------------------------------------------------------------------
@rule("K108-142")
def test_all_who_reach_the_figure_drop_out_together() -> None:
    t = won("100 498 497 40")
    assert dropped(t) == [(1, 2)]
    t.settle()
    assert (seen(t)["out"], seen(t)["counts"], t.outcome()) == ([1, 2], [7, 0, 0, 7], None)


@rule("K108-142")
@pytest.mark.parametrize("options", ["", "k108.duelReset=on"])
def test_if_one_is_left_that_player_wins_without_a_duel(options: str) -> None:
    t = won("499 498 497", options=options)
    assert dropped(t) == [(1, 2)]
    assert t.outcome() == Outcome((0,), (499, 500, 500))


@rule("K108-142")
def test_the_winner_of_the_deal_books_nothing_and_stays() -> None:
    t = won("498 499 10", winner=1)
    assert (dropped(t), seen(t)["scores"]) == ([], [499, 499, 13])


# -- the next dealer ------------------------------------------------------------------------------
@rule("K108-143", "K108-95")
@pytest.mark.parametrize(
    ("scores", "winner", "dealer", "first"),
    [
        ("10 498 20 30", 0, 2, 3),
        ("10 20 497 30", 0, 1, 3),
        ("499 20 30 40", 3, 1, 2),
        ("10 498 497 30 40", 0, 3, 4),
    ],
    ids=["dealer out", "first out", "around the table", "two out"],
)
def test_the_next_player_to_the_left_who_is_not_out_deals(
    scores: str, winner: int, dealer: int, first: int
) -> None:
    t = won(scores, winner)
    t.settle()
    assert (seen(t)["dealer"], seen(t)["turn"]) == (dealer, first)


@rule("K108-99", "K108-143")
@pytest.mark.parametrize(
    ("direction", "scores", "hit"),
    [
        ("", "10 498 20 30", 2),
        ("anticlockwise", "10 20 30 496", 2),
        ("anticlockwise", "10 20 497 496", 1),
        ("", "10 498 20", 2),
        ("anticlockwise", "10 20 497", 1),
    ],
    ids=["4 left", "4 right", "two out", "3 left", "3 right"],
)
def test_a_carried_card_passes_by_who_would_have_been_next_and_is_out(
    direction: str, scores: str, hit: int
) -> None:
    t = won(scores, last="RD", options=f"k108.carryTarget=oldNext; {direction}")
    t.settle()
    counts = [0 if seat in seen(t)["out"] else 7 for seat in range(seen(t)["seats"])]
    counts[hit] += 2
    assert seen(t)["counts"] == counts


@rule("K108-143", "K108-118")
@pytest.mark.parametrize("card", ["RV", "RS"])
def test_with_two_left_the_rules_for_two_hold(card: str) -> None:
    t = at(
        f"uno-108; seats 3; top R5; hand 0 {card} B2 B3; hand 2 Y3 Y4; out 1; scores 0 500 0; "
        f"options {ELIMINATION}"
    )
    assert t.do(0, f"play {card}")[1:] == [Skipped(2)]
    assert (seen(t)["turn"], seen(t)["clockwise"]) == (0, True)


@rule("K108-143", "K108-120")
def test_with_two_left_a_plus_two_gives_the_turn_back() -> None:
    t = at(
        "uno-108; seats 3; top R5; hand 0 RD B2 B3; hand 2 Y3 Y4; out 1; scores 0 500 0; "
        f"options {ELIMINATION}"
    )
    t.do(0, "play RD")
    (drew,) = t.settle()
    assert isinstance(drew, Drew)
    assert (drew.seat, drew.count, seen(t)["turn"]) == (2, 2, 0)


@rule("K108-143", "K108-100")
def test_with_two_left_a_carried_plus_two_hits_the_opponent() -> None:
    t = won("10 20 510", last="RD", out=(2,))
    t.settle()
    assert (seen(t)["dealer"], seen(t)["turn"], seen(t)["counts"]) == (1, 0, [7, 9, 0])


# -- a fixed number of deals ----------------------------------------------------------------------
@rule("K108-132", "K108-139")
def test_with_a_number_of_deals_the_target_still_drops_players() -> None:
    t = won("10 498 20 30", options="k108.deals=5")
    assert dropped(t) == [(1,)]
    assert t.outcome() is None
    t.settle()
    assert seen(t)["counts"] == [7, 0, 7, 7]


@rule("K108-132")
def test_with_the_last_deal_the_fewest_points_among_those_left_win() -> None:
    t = won("30 498 20 20", winner=0, options="k108.deals=1")
    assert dropped(t) == [(1,)]
    assert t.outcome() == Outcome((2,), (30, 500, 23, 24))
    assert [(side.place, side.seats) for side in t.game.standing(t.state)][-1] == (4, (1,))


@rule("K108-132")
def test_who_is_left_alone_has_won_before_the_last_deal() -> None:
    t = won("30 498 497 496", winner=0, options="k108.deals=9")
    assert t.outcome() == Outcome((0,), (30, 500, 500, 500))
