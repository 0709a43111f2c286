"""UNO with 108 cards, the end of a deal and the card left lying (K108-92 to K108-104)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, TABLE
from stolik.games.uno.events import DealOver, Dealt, Drew, Played, Reversed, Skipped
from stolik.games.uno.pieces import FACE
from tests.games.uno.scenes import over
from tests.kit import Trial, at, rule, seen

#: A card of the value 1 or 2 for each seat, none of which fits red 5.
LEFT = ("G1", "Y1", "B1", "G2", "Y2", "B2", "G1", "Y1", "B1", "G2")
HANDS = tuple(" ".join(f"{colour}{digit}" for digit in "3344668") for colour in "YGBR")


def about_to_win(seats: int, last: str, winner: int = 0, more: str = "") -> Trial:
    """The winner holds this card alone, the others one card each."""
    held = [last.split()[0] if seat == winner else LEFT[seat] for seat in range(seats)]
    hands = "; ".join(f"hand {seat} {card}" for seat, card in enumerate(held))
    return at(f"uno-108; top R5; {hands}; turn {winner}; {more}")


def won(seats: int, last: str, winner: int = 0, more: str = "") -> Trial:
    """The winner has gone out with this card; whatever is drawn before the count is drawn."""
    t = about_to_win(seats, last, winner, more)
    t.do(winner, f"play {last}")
    while seen(t)["phase"] == "settle":
        t.match.draw(t.below)
    return t


def dealt(seats: int, last: str, winner: int = 0, more: str = "") -> Trial:
    """The next deal, the effect of the card left lying included."""
    t = won(seats, last, winner, more)
    t.settle()
    return t


def drawn_by(seats: int, *hits: tuple[int, int]) -> list[int]:
    """Seven cards each, and more for the seats that were hit."""
    return [7 + sum(count for hit, count in hits if hit == seat) for seat in range(seats)]


def skipped(t: Trial) -> list[int]:
    """Who lost a turn since the last deal began."""
    begun = max(n for n, event in enumerate(t.match.events) if isinstance(event, Dealt))
    return [e.seat for e in t.match.events[begun:] if isinstance(e, Skipped)]


# -- the end --------------------------------------------------------------------------------------
@rule("K108-92")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_who_lays_the_last_card_wins_the_deal_and_scores(winner: int) -> None:
    t = about_to_win(3, "R7", winner)
    played, ended = t.do(winner, "play R7")
    assert isinstance(played, Played)
    counted = tuple([0 if seat == winner else 1 for seat in range(3)])
    gained = tuple([2 if seat == winner else 0 for seat in range(3)])
    assert ended == DealOver(1, winner, counted, gained, gained)


@rule("K108-92")
def test_the_deal_goes_on_while_everybody_holds_a_card() -> None:
    t = at("uno-108; top R5; hand 0 R7 R8; hand 1 Y1; hand 2 B1")
    t.do(0, "play R7 uno")
    assert (seen(t)["deal"], seen(t)["phase"], seen(t)["turn"]) == (1, "turn", 1)


@rule("K108-93")
def test_all_cards_but_the_last_one_are_shuffled() -> None:
    t = won(3, "R0")
    hands = " / ".join(HANDS[:3])
    t.why(CHANCE, f"deal {hands.replace('Y8', 'R0')} /")  # there is one red 0 only
    t.chance(f"deal {hands.replace('Y8', 'R5')} /")
    assert (seen(t)["top"], seen(t)["under"], seen(t)["pile"]) == ("R0", [], 108 - 1 - 21)


@rule("K108-94")
def test_the_last_card_opens_the_next_deal_and_none_is_turned_up() -> None:
    t = won(2, "R7")
    t.why(CHANCE, f"deal {HANDS[0]} / {HANDS[1]} / R5")
    (begun,) = t.chance(f"deal {HANDS[0]} / {HANDS[1]} /")
    assert isinstance(begun, Dealt)
    assert (begun.deal, begun.turned, begun.top, begun.carried) == (2, (), FACE["R7"], True)
    assert (seen(t)["top"], seen(t)["colour"]) == ("R7", "R")


@rule("K108-95")
@pytest.mark.parametrize("direction", ["", "anticlockwise"])
@pytest.mark.parametrize(("winner", "dealer", "first"), [(0, 1, 2), (1, 2, 3), (2, 3, 0)])
def test_the_left_neighbour_of_the_winner_deals(
    winner: int, dealer: int, first: int, direction: str
) -> None:
    t = dealt(4, "R7", winner, f"dealer 3; {direction}")
    assert (seen(t)["dealer"], seen(t)["turn"]) == (dealer, first)


@rule("K108-95", "K108-124")
@pytest.mark.parametrize(("winner", "dealer"), [(0, 1), (2, 3), (3, 0)])
def test_in_teams_the_winner_is_who_went_out(winner: int, dealer: int) -> None:
    t = dealt(4, "R7", winner, "options k108.format=pairs")
    assert (seen(t)["dealer"], seen(t)["turn"]) == (dealer, (dealer + 1) % 4)


# -- carried into the next deal -------------------------------------------------------------------
@rule("K108-96", "K108-97", "K108-101")
@pytest.mark.parametrize(("last", "count", "why"), [("RD", 2, "plus2"), ("W4 B", 4, "plus4")])
def test_a_last_draw_card_hits_the_first_player_of_the_next_deal(
    last: str, count: int, why: str
) -> None:
    t = dealt(4, last)
    assert over(t).gained == (4, 0, 0, 0)
    (drew,) = [event for event in t.match.events if isinstance(event, Drew)]
    assert (drew.seat, drew.count, drew.why) == (2, count, why)
    assert (seen(t)["counts"], skipped(t)) == (drawn_by(4, (2, count)), [2])
    assert seen(t)["turn"] == 3


@rule("K108-96")
def test_the_cards_drawn_count_at_the_end_of_that_deal() -> None:
    t = won(2, "RD")
    t.chance("deal RS RS RV RV YV YV Y1 / B1 B2 B3 B4 B5 B6 B7 /", "give B8 B9")
    t.do(0, "play RS", "play RS", "play RV", "play RV", "play YV", "play YV uno", "play Y1")
    assert over(t).counted == (0, 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9)


@rule("K108-97")
def test_a_last_number_or_wild_has_no_effect_to_carry() -> None:
    for last in ("R7", "W G"):
        t = dealt(4, last)
        assert (seen(t)["turn"], seen(t)["clockwise"], seen(t)["phase"]) == (2, True, "turn")
        assert (seen(t)["counts"], skipped(t)) == (drawn_by(4), [])


@rule("K108-101")
def test_a_carried_four_is_not_challenged_and_not_put_to_the_bottom() -> None:
    t = dealt(4, "W4 B")
    assert (seen(t)["phase"], seen(t)["bluff"]) == ("turn", None)
    assert (seen(t)["top"], seen(t)["bottom"]) == ("W4", [])
    for seat in range(4):
        for answer in ("challenge", "accept"):
            assert t.why(seat, answer).clause == "K108-101"


@rule("K108-101", "K108-66")
def test_once_another_card_lies_on_top_no_four_waits() -> None:
    t = at("uno-108; deal 2; old-next 1; top W4; colour B; hand 0 B1 B2 B3; hand 1 G1 G2")
    assert t.why(1, "accept").clause == "K108-101"
    t.do(0, "play B1")
    assert t.why(0, "accept").clause == "K108-66"


@rule("K108-101", "K108-105")
def test_after_a_reshuffle_the_card_on_top_is_not_the_carried_one() -> None:
    t = at("uno-108; deal 2; old-next 1; top R5; hand 0 B1 B2; hand 1 G1; bag R6; under R7")
    t.do(0, "draw")
    t.settle()
    t.do(0, "keep")
    t.do(1, "draw")
    t.settle()
    assert seen(t)["under"] == []
    assert t.why(0, "accept").clause == "K108-66"


@rule("K108-102")
@pytest.mark.parametrize("last", ["W R", "W4 R"])
def test_nobody_else_names_the_colour_that_is_carried(last: str) -> None:
    t = dealt(4, last)
    for seat in range(4):
        assert t.why(seat, "name B").clause == "K108-102"
    assert dealt(4, "R7").why(0, "name B").clause == "K108-31"


@rule("K108-102", "K108-98")
@pytest.mark.parametrize("carry", ["nextDeal", "settleNow", "off"])
@pytest.mark.parametrize("last", ["W", "W4"])
@pytest.mark.parametrize("colour", ["R", "G"])
def test_the_winner_names_the_colour_that_is_carried(last: str, colour: str, carry: str) -> None:
    t = about_to_win(4, last, more=f"options k108.carryOver={carry}")
    assert t.why(0, f"play {last}").clause == "K108-50"
    t.do(0, f"play {last} {colour}")
    t.settle()
    assert (seen(t)["top"], seen(t)["colour"], seen(t)["phase"]) == (last, colour, "turn")


@rule("K108-103")
def test_a_carried_reverse_lets_the_dealer_begin_and_play_run_to_the_right() -> None:
    t = dealt(4, "RV", winner=1)
    assert Reversed(clockwise=False) in t.match.events
    assert (seen(t)["dealer"], seen(t)["turn"], seen(t)["clockwise"]) == (2, 2, False)
    t.do(2, "draw")
    t.settle()
    t.do(2, "keep")
    assert seen(t)["turn"] == 1


@rule("K108-103")
def test_a_carried_skip_passes_over_the_first_player() -> None:
    t = dealt(4, "RS", winner=1)
    assert (seen(t)["dealer"], skipped(t), seen(t)["turn"]) == (2, [3], 0)
    assert seen(t)["counts"] == drawn_by(4)


@rule("K108-104")
@pytest.mark.parametrize(("last", "clockwise"), [("R7", True), ("RS", True), ("RV", False)])
@pytest.mark.parametrize("direction", ["", "anticlockwise"])
def test_a_deal_begins_clockwise_before_a_carried_reverse(
    last: str, clockwise: bool, direction: str
) -> None:
    assert seen(dealt(4, last, more=direction))["clockwise"] is clockwise


# -- settled now, or not at all -------------------------------------------------------------------
@rule("K108-98")
@pytest.mark.parametrize(("last", "count"), [("RD", 2), ("W4 B", 4)])
@pytest.mark.parametrize(("direction", "hit"), [("", 1), ("anticlockwise", 3)])
def test_settled_now_the_next_player_draws_before_the_count(
    last: str, count: int, direction: str, hit: int
) -> None:
    t = about_to_win(4, last, more=f"{direction}; options k108.carryOver=settleNow")
    assert not any(isinstance(event, DealOver) for event in t.do(0, f"play {last}"))
    t.chance("give " + " ".join(["R9", "R9", "Y9", "Y9"][:count]))
    counted = [0, 1, 1, 2]
    counted[hit] += 9 * count
    assert over(t).counted == tuple(counted)
    assert over(t).gained == (4 + 9 * count, 0, 0, 0)


@rule("K108-98")
@pytest.mark.parametrize("carry", ["settleNow", "off"])
@pytest.mark.parametrize("last", ["RD", "W4 B", "RS", "RV"])
def test_settled_now_or_not_carried_the_card_opens_without_effect(carry: str, last: str) -> None:
    t = dealt(4, last, more=f"options k108.carryOver={carry}")
    assert seen(t)["top"] == last.split()[0]
    assert (seen(t)["counts"], skipped(t)) == (drawn_by(4), [])
    assert (seen(t)["dealer"], seen(t)["turn"], seen(t)["clockwise"]) == (1, 2, True)


@rule("K108-98")
@pytest.mark.parametrize("carry", ["nextDeal", "off"])
@pytest.mark.parametrize("last", ["RD", "W4 B"])
def test_otherwise_nothing_is_drawn_before_the_count(carry: str, last: str) -> None:
    t = about_to_win(4, last, more=f"options k108.carryOver={carry}")
    assert t.do(0, f"play {last}")[-1] == DealOver(1, 0, (0, 1, 1, 2), (4, 0, 0, 0), (4, 0, 0, 0))


# -- who is hit -----------------------------------------------------------------------------------
OLD_NEXT = "options k108.carryTarget=oldNext"


@rule("K108-99")
@pytest.mark.parametrize(
    ("seats", "direction", "hit", "lost", "turn"),
    [
        (3, "", 1, [], 2),
        (3, "anticlockwise", 2, [2], 0),
        (4, "", 1, [], 2),
        (4, "anticlockwise", 3, [], 2),
    ],
    ids=["3 left", "3 right", "4 left", "4 right"],
)
@pytest.mark.parametrize(("last", "count"), [("RD", 2), ("W4 B", 4)])
def test_a_table_may_hit_who_was_next_in_the_old_deal(
    seats: int, direction: str, hit: int, lost: list[int], turn: int, last: str, count: int
) -> None:
    t = dealt(seats, last, more=f"{direction}; {OLD_NEXT}")
    assert seen(t)["counts"] == drawn_by(seats, (hit, count))
    assert (skipped(t), seen(t)["turn"]) == (lost, turn)


@rule("K108-99")
@pytest.mark.parametrize("direction", ["", "anticlockwise"])
@pytest.mark.parametrize(("last", "count"), [("RD", 2), ("W4 B", 4)])
def test_else_the_old_direction_does_not_matter(direction: str, last: str, count: int) -> None:
    t = dealt(4, last, more=f"{direction}; options k108.carryTarget=firstPlayer")
    assert seen(t)["counts"] == drawn_by(4, (2, count))
    assert (skipped(t), seen(t)["turn"]) == ([2], 3)


@rule("K108-99", "K108-103")
@pytest.mark.parametrize(
    ("direction", "lost", "turn"), [("", [], 2), ("anticlockwise", [2], 0)], ids=["left", "right"]
)
def test_a_carried_skip_costs_who_was_next_the_first_turn(
    direction: str, lost: list[int], turn: int
) -> None:
    t = dealt(3, "RS", more=f"{direction}; {OLD_NEXT}")
    assert (skipped(t), seen(t)["turn"]) == (lost, turn)
    while not skipped(t):  # the one who was next does not lead, but loses the turn when it comes
        t.do(seen(t)["turn"], "draw")
        t.settle()
        t.do(seen(t)["turn"], "keep")
    assert skipped(t) == (lost or [1])


@rule("K108-99")
def test_in_version_1_such_a_skip_had_no_effect() -> None:
    t = at(f"uno-108 1; top R5; {OLD_NEXT}; hand 0 RS; hand 1 G1; hand 2 Y1; turn 0")
    t.do(0, "play RS")
    t.settle()
    assert seen(t)["skips"] == []


# -- stacked cards --------------------------------------------------------------------------------
STACKED = "options uno.wd4Mode=strict uno.stacking=same {}; top RD; phase stack; stacked 4; turn 0"


def stacked_last(version: int, options: str = "") -> Trial:
    """A last card laid on four stacked ones."""
    more = STACKED.format(options)
    t = at(f"uno-108 {version}; {more}; hand 0 GD; hand 1 G1; hand 2 Y1")
    t.do(0, "play GD")
    return t


@rule("HOUSE-01", "K108-97")
def test_a_last_card_on_a_stack_carries_the_whole_sum() -> None:
    t = stacked_last(2)
    assert (seen(t)["phase"], seen(t)["stacked"]) == ("deal", 6)
    t.settle()
    assert seen(t)["counts"] == drawn_by(3, (2, 6))
    assert (seen(t)["stacked"], skipped(t)) == (0, [2])
    assert [e.why for e in t.match.events if isinstance(e, Drew)] == ["stacked"]


@rule("HOUSE-01", "K108-98")
def test_where_nothing_is_carried_the_sum_is_not_either() -> None:
    t = stacked_last(2, "k108.carryOver=off")
    t.settle()
    assert seen(t)["counts"] == drawn_by(3)
    now = stacked_last(2, "k108.carryOver=settleNow")
    now.settle()
    assert over(now).counted[1] > 1
    assert seen(now)["counts"] == drawn_by(3)


@rule("HOUSE-01", "K108-98")
def test_the_sum_is_told_for_as_long_as_it_counts() -> None:
    now = stacked_last(2, "k108.carryOver=settleNow table.rest=on")
    assert (seen(now)["phase"], seen(now)["stacked"]) == ("settle", 6)
    now.settle()
    assert (seen(now)["phase"], seen(now)["stacked"]) == ("rest", 0)
    off = stacked_last(2, "k108.carryOver=off table.rest=on")
    assert (seen(off)["phase"], seen(off)["stacked"]) == ("rest", 0)


@rule("HOUSE-01")
def test_in_version_1_only_the_last_card_was_carried() -> None:
    t = stacked_last(1)
    t.settle()
    assert seen(t)["counts"] == drawn_by(3, (2, 2))


@rule("HOUSE-01", "RULING-5")
def test_the_sum_is_shown_while_the_table_rests() -> None:
    t = stacked_last(2, "table.rest=on")
    assert (seen(t, 1)["phase"], seen(t, 1)["stacked"]) == ("rest", 6)
    t.do(TABLE, "next")
    t.settle()
    assert seen(t)["counts"] == drawn_by(3, (2, 6))


# -- two players, pairs and sides -----------------------------------------------------------------
PAIRS = "options k108.format=pairs"
SIDES = "options k108.format=twoSides"


@rule("K108-100")
@pytest.mark.parametrize(("seats", "form"), [(2, ""), (4, PAIRS), (4, SIDES), (6, SIDES)])
@pytest.mark.parametrize(("last", "count"), [("RD", 2), ("W4 B", 4)])
@pytest.mark.parametrize("direction", ["", "anticlockwise"])
def test_the_own_side_is_not_hit_the_dealer_draws_and_the_first_player_leads(
    seats: int, form: str, last: str, count: int, direction: str
) -> None:
    t = dealt(seats, last, more=f"{form}; {direction}")
    assert seen(t)["counts"] == drawn_by(seats, (1, count))
    assert (seen(t)["dealer"], skipped(t), seen(t)["turn"]) == (1, [], 2 % seats)


@rule("K108-100")
@pytest.mark.parametrize(("seats", "form"), [(2, ""), (4, PAIRS), (6, SIDES)])
def test_there_a_carried_skip_has_no_further_effect(seats: int, form: str) -> None:
    t = dealt(seats, "RS", more=form)
    assert (skipped(t), seen(t)["turn"], seen(t)["counts"]) == ([], 2 % seats, drawn_by(seats))


@rule("K108-100", "K108-103")
@pytest.mark.parametrize(("seats", "form"), [(4, PAIRS), (6, SIDES)])
def test_in_teams_a_carried_reverse_works_as_usual(seats: int, form: str) -> None:
    t = dealt(seats, "RV", more=form)
    assert (seen(t)["turn"], seen(t)["clockwise"], skipped(t)) == (1, False, [])


@rule("K108-103", "K108-100")
@pytest.mark.parametrize("last", ["RV", "RS", "RD", "W4 B"])
@pytest.mark.parametrize("winner", [0, 1])
def test_with_two_the_winner_leads_whatever_is_carried(last: str, winner: int) -> None:
    t = dealt(2, last, winner)
    assert (seen(t)["dealer"], seen(t)["turn"]) == (1 - winner, winner)


@rule("K108-100", "K108-99")
@pytest.mark.parametrize(("direction", "hit"), [("", 1), ("anticlockwise", 3)])
@pytest.mark.parametrize(("last", "count"), [("RD", 2), ("W4 B", 4)])
def test_in_pairs_who_was_next_in_the_old_deal_only_draws(
    direction: str, hit: int, last: str, count: int
) -> None:
    t = dealt(4, last, more=f"{direction}; {OLD_NEXT} k108.format=pairs")
    assert seen(t)["counts"] == drawn_by(4, (hit, count))
    assert (skipped(t), seen(t)["turn"]) == ([], 2)


@rule("K108-100", "K108-99")
def test_with_two_both_ways_to_carry_are_the_same() -> None:
    t = dealt(2, "RD", more=OLD_NEXT)
    assert (seen(t)["counts"], skipped(t), seen(t)["turn"]) == (drawn_by(2, (1, 2)), [], 0)
