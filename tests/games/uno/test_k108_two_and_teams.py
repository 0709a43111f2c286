"""UNO with 108 cards: two players, pairs and sides (K108-118 to K108-126, K108-136, K108-137)."""

from __future__ import annotations

import pytest

from stolik.core.game import Outcome
from stolik.core.phrase import BadOption
from stolik.games.uno.events import Drew, HintJudged, MatchOver, Skipped
from tests.games.uno.scenes import over
from tests.kit import Trial, at, new, rule, seen

PAIRS = "k108.format=pairs"
SIDES = "k108.format=twoSides"
#: A card for each seat, worth one point more than its number; nothing for the tenth.
LEFT = ("Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y0")


def two(hand: str) -> Trial:
    """Two players, seat 0 on turn with these cards."""
    return at(f"uno-108; top R5; hand 0 {hand}; hand 1 R3 Y4 Y5")


def won(seats: int, winner: int, options: str, scores: str = "") -> Trial:
    """This seat has gone out; the others hold a card each."""
    held = ["R1" if seat == winner else LEFT[seat] for seat in range(seats)]
    hands = "; ".join(f"hand {seat} {card}" for seat, card in enumerate(held))
    t = at(f"uno-108; top R5; {hands}; turn {winner}; options {options}; {scores}")
    t.do(winner, "play R1")
    return t


# -- two players ----------------------------------------------------------------------------------
@rule("K108-118")
def test_with_two_a_reverse_works_as_a_skip() -> None:
    t = two("RV R2 B3")
    assert t.do(0, "play RV")[1:] == [Skipped(1)]
    assert (seen(t)["turn"], seen(t)["clockwise"]) == (0, True)


@rule("K108-118")
def test_with_three_it_does_not() -> None:
    t = at("uno-108; top R5; hand 0 RV R2 B3; hand 1 R3 Y4; hand 2 G4 G5")
    t.do(0, "play RV")
    assert (seen(t)["turn"], seen(t)["clockwise"]) == (2, False)


@rule("K108-119")
@pytest.mark.parametrize("card", ["RS", "RV"])
def test_who_skips_goes_on_with_a_full_new_turn(card: str) -> None:
    t = two(f"{card} R2 B3 B4")
    t.do(0, f"play {card}")
    assert t.legal(0) == ["play R2", "draw"]
    t.do(0, "play R2")
    assert seen(t)["turn"] == 1


@rule("K108-119")
def test_who_skips_may_draw_instead() -> None:
    t = two("RS R2 B3")
    t.do(0, "play RS", "draw")
    t.chance("give R7")
    assert t.legal(0) == ["play R7", "keep"]
    t.do(0, "keep")
    assert seen(t)["turn"] == 1


@rule("K108-119")
def test_a_second_skip_gives_a_third_turn() -> None:
    t = two("RS RS BS B4")
    for card in ("RS", "RS", "BS uno"):
        t.do(0, f"play {card}")
        assert seen(t)["turn"] == 0


@rule("K108-120")
def test_after_a_plus_two_the_same_player_goes_on() -> None:
    t = two("RD R2 B3")
    t.do(0, "play RD")
    (drew,) = t.settle()
    assert (drew.seat, drew.count, drew.why) == (1, 2, "plus2")
    assert (seen(t)["turn"], seen(t)["phase"], seen(t)["counts"]) == (0, "turn", [2, 5])


@rule("K108-121")
@pytest.mark.parametrize(("answer", "count"), [("accept", 4), ("challenge", 6)])
def test_after_a_four_the_same_player_goes_on(answer: str, count: int) -> None:
    t = two("W4 B2 B3")
    t.do(0, "play W4 B")
    t.do(1, answer)
    (drew,) = t.settle()
    assert isinstance(drew, Drew)
    assert (drew.seat, drew.count) == (1, count)
    assert (seen(t)["turn"], seen(t)["phase"], seen(t)["counts"]) == (0, "turn", [2, 3 + count])


@rule("K108-121", "K108-73")
@pytest.mark.parametrize(("card", "turn"), [("R2", 1), ("RS", 0)])
def test_with_two_a_bluff_is_replaced_as_usual(card: str, turn: int) -> None:
    t = two("W4 R2 RS")
    t.do(0, "play W4 B")
    t.do(1, "challenge")
    t.do(0, f"play {card}")
    t.settle()
    assert (seen(t)["turn"], seen(t)["counts"]) == (turn, [6, 3])


@rule("K108-122")
@pytest.mark.parametrize("card", ["R2", "W B"])
def test_with_two_any_other_card_passes_the_turn(card: str) -> None:
    t = two(f"{card.split()[0]} B3 B4")
    t.do(0, f"play {card}")
    assert (seen(t)["turn"], seen(t)["counts"]) == (1, [2, 3])


# -- pairs ----------------------------------------------------------------------------------------
@rule("K108-123")
@pytest.mark.parametrize("seats", [2, 3, 5, 6, 8, 10])
def test_pairs_are_for_four(seats: int) -> None:
    with pytest.raises(BadOption, match="team-seats"):
        new("uno-108", seats, format="pairs")
    new("uno-108", 4, format="pairs")


@rule("K108-123", "K108-124")
@pytest.mark.parametrize(
    ("winner", "gained"),
    [(0, (6, 0, 6, 0)), (1, (0, 4, 0, 4)), (2, (6, 0, 6, 0)), (3, (0, 4, 0, 4))],
)
def test_partners_sit_opposite_and_score_together(winner: int, gained: tuple[int, ...]) -> None:
    t = won(4, winner, PAIRS)
    assert over(t).winner == winner
    assert over(t).gained == gained


@rule("K108-124")
@pytest.mark.parametrize("winner", [0, 2])
def test_the_deal_is_over_when_either_of_a_pair_has_no_card(winner: int) -> None:
    t = won(4, winner, PAIRS)
    t.settle()
    assert (seen(t)["deal"], seen(t)["counts"]) == (2, [7, 7, 7, 7])
    assert seen(t)["wins"] == [1, 0, 1, 0]


@rule("K108-124", "K108-112")
def test_a_pair_wins_the_match_together() -> None:
    t = won(4, 0, PAIRS, "scores 494 499 494 499")
    assert t.outcome() == Outcome((0, 2), (500, 499, 500, 499))
    assert t.match.events[-1] == MatchOver((0, 2), (500, 499, 500, 499))


@rule("K108-125")
@pytest.mark.parametrize(("cards", "points"), [("", 6), ("exclude", 6), ("include", 9)])
def test_the_partners_cards_count_only_where_the_table_says_so(cards: str, points: int) -> None:
    t = won(4, 0, PAIRS + (f" k108.partnerCards={cards}" if cards else ""))
    assert over(t).counted == (0, 2, 3, 4)
    assert over(t).gained == (points, 0, points, 0)


@rule("K108-126")
@pytest.mark.parametrize("seat", range(4))
def test_partners_do_not_see_each_others_cards(seat: int) -> None:
    t = at(
        f"uno-108; top R5; hand 0 R1 R2; hand 1 Y1 Y2; hand 2 G1 G2; hand 3 B1 B2; options {PAIRS}"
    )
    assert [hand is not None for hand in seen(t, seat)["hands"]] == [
        other == seat for other in range(4)
    ]
    t.do(0, "draw")
    t.settle()
    drew = t.match.heard(seat)[-1]
    assert (drew.faces is not None) is (seat == 0)


@rule("K108-126", "K108-116")
def test_a_hint_to_the_partner_is_fined() -> None:
    t = at(
        f"uno-108; top R5; hand 0 R1 R2; hand 1 Y1 Y2; hand 2 G1 G2; hand 3 B1 B2; options {PAIRS}"
    )
    t.do(2, "report 0")
    assert t.do(0, "answer yes") == [HintJudged(0, "fined")]
    t.settle()
    assert seen(t)["counts"] == [6, 2, 2, 2]


# -- sides ----------------------------------------------------------------------------------------
@rule("K108-136")
@pytest.mark.parametrize("seats", range(2, 11))
def test_sides_are_for_four_six_eight_or_ten(seats: int) -> None:
    if seats in (4, 6, 8, 10):
        assert new("uno-108", seats, format="twoSides").state.seats == seats
    else:
        with pytest.raises(BadOption, match="team-seats"):
            new("uno-108", seats, format="twoSides")


@rule("K108-137")
@pytest.mark.parametrize(
    ("seats", "winner", "points"),
    [(4, 0, 2 + 4), (6, 2, 2 + 4 + 6), (6, 5, 1 + 3 + 5), (8, 1, 1 + 3 + 5 + 7), (10, 0, 20)],
)
def test_seats_alternate_and_the_side_scores_all_cards_of_the_other(
    seats: int, winner: int, points: int
) -> None:
    t = won(seats, winner, SIDES)
    assert over(t).gained == tuple(
        [points if seat % 2 == winner % 2 else 0 for seat in range(seats)]
    )


@rule("K108-137", "K108-125")
def test_the_own_sides_cards_count_only_where_the_table_says_so() -> None:
    t = won(6, 0, f"{SIDES} k108.partnerCards=include")
    assert over(t).gained == (20, 0, 20, 0, 20, 0)


@rule("K108-137")
def test_the_first_who_is_out_wins_the_match_for_the_side() -> None:
    t = won(6, 3, SIDES, "scores 10 495 10 495 10 495")
    assert t.outcome() == Outcome((1, 3, 5), (10, 504, 10, 504, 10, 504))
