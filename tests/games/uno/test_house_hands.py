"""UNO's house rules, under both books: hands that move, long draws, teams (HOUSE-03 to -05)."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.core.game import CHANCE, Outcome, Seat
from stolik.core.phrase import BadOption
from stolik.games.uno.events import DealOver, Drew, Played, Rotated, Swapped
from stolik.games.uno.pieces import FACES
from tests.games.uno.scenes import faces, in_colours, table
from tests.kit import Trial, at, new, rule, seen

both_books = pytest.mark.parametrize("book", ["uno-108", "uno-112"])


# -- seven and zero -------------------------------------------------------------------------------
def seven_zero(book: str, hands: list[str], more: str = "top R5") -> Trial:
    """A table where 7 and 0 move hands."""
    return table(book, "uno.sevenZero=on", hands, more)


@rule("HOUSE-03")
@pytest.mark.parametrize("target", [1, 2])
@both_books
def test_a_seven_swaps_hands_with_a_chosen_player(book: str, target: Seat) -> None:
    t = seven_zero(book, ["R7 B1 B2", "Y1 Y2 Y3", "G1 G2 G3 G4"])
    before = seen(t)["hands"]
    assert [move for move in t.legal(0) if move != "draw"] == ["play R7 >1", "play R7 >2"]
    played, swapped = t.do(0, f"play R7 >{target}")
    assert isinstance(played, Played)
    theirs, mine = faces(" ".join(before[target])), faces("B1 B2")
    assert swapped == Swapped(0, target, (theirs, mine))
    after = seen(t)["hands"]
    assert (after[0], after[target]) == (before[target], ["B1", "B2"])
    assert after[3 - target] == before[3 - target]
    assert seen(t)["turn"] == 1


@rule("HOUSE-03")
@both_books
def test_a_seven_that_leaves_one_card_goes_with_the_word_or_without(book: str) -> None:
    t = seven_zero(book, ["R7 B1", "Y1 Y2 Y3", "G1 G2 G3 G4"])
    swaps = ["play R7 >1", "play R7 >2"]
    assert t.legal(0) == [*swaps, *[f"{swap} uno" for swap in swaps], "draw"]


@rule("HOUSE-03")
@both_books
def test_swapped_hands_are_seen_by_the_two_alone(book: str) -> None:
    t = seven_zero(book, ["R7 B1 B2", "Y1 Y2 Y3", "G1 G2 G3"])
    t.do(0, "play R7 >1")
    hands = (faces("Y1 Y2 Y3"), faces("B1 B2"))
    heard = [t.match.heard(seat)[-1] for seat in (0, 1, 2, None)]
    assert heard == [Swapped(0, 1, hands)] * 2 + [Swapped(0, 1, None)] * 2
    assert seen(t, 1)["hands"] == [None, ["B1", "B2"], None]


@rule("HOUSE-03")
@both_books
def test_a_seven_wants_another_player(book: str) -> None:
    t = seven_zero(book, ["R7 B1 B2", "Y1 Y2 Y3", "G1 G2 G3"])
    ways = {"play R7": "needs-target", "play R7 >0": "target-other", "play R7 >3": "target-other"}
    for action, reason in ways.items():
        refused = t.why(0, action)
        assert (refused.clause, refused.phrase.id) == ("HOUSE-03", reason)


@rule("HOUSE-03")
@pytest.mark.parametrize("card", ["R7 >1", "R0"])
@both_books
def test_a_seven_and_a_zero_show_cards_that_were_hidden(book: str, card: str) -> None:
    t = seven_zero(book, ["R7 R0 R1", "Y1 Y2 Y3", "G1 G2 G3"])
    shown = [t.game.shows(t.state, 0, t.game.read_action(f"play {it}")) for it in (card, "R1")]
    assert shown == [True, False]


@rule("HOUSE-03")
@pytest.mark.parametrize(
    ("direction", "whose"), [("", (2, 0, 1)), ("; anticlockwise", (1, 2, 0))], ids=["left", "right"]
)
@both_books
def test_a_zero_passes_every_hand_one_seat_along(
    book: str, direction: str, whose: tuple[Seat, ...]
) -> None:
    t = seven_zero(book, ["R0 B1 B2", "Y1 Y2 Y3", "G1 G2 G3 G4"], f"top R5{direction}")
    left = ["B1 B2", "Y1 Y2 Y3", "G1 G2 G3 G4"]
    now = [left[seat] for seat in whose]
    assert t.do(0, "play R0")[1] == Rotated(tuple([faces(hand) for hand in now]), whose)
    assert seen(t)["hands"] == [hand.split() for hand in now]
    assert seen(t)["turn"] == (2 if direction else 1)


@rule("HOUSE-03")
@both_books
def test_a_hand_passed_along_is_known_to_who_gave_and_who_received_it(book: str) -> None:
    t = seven_zero(book, ["R0 B1 B2", "Y1 Y2", "G1 G2", "R8 R9"])
    t.do(0, "play R0")
    heard = t.match.heard(1)[-1]
    assert heard.hands == (None, faces("B1 B2"), faces("Y1 Y2"), None)
    assert t.match.heard(None)[-1].hands == (None,) * 4


@rule("HOUSE-03")
def test_hands_pass_by_who_is_out_of_the_match() -> None:
    t = at(
        "uno-108; seats 4; options uno.sevenZero=on k108.scoring=elimination; out 1; top R5; "
        "scores 0 500 0 0; hand 0 R0 B1 R7; hand 2 Y1 Y2 Y3; hand 3 G1 G2 G3 G4"
    )
    assert t.why(0, "play R7 >1").clause == "HOUSE-03"
    t.do(0, "play R0")
    assert seen(t)["counts"] == [4, 0, 2, 3]
    assert seen(t)["turn"] == 2


@rule("HOUSE-03")
@pytest.mark.parametrize("card", ["R7", "R0"])
@both_books
def test_a_last_seven_or_zero_wins_and_moves_nothing(book: str, card: str) -> None:
    t = seven_zero(book, [card, "Y1 Y2 Y3", "G1 G2"])
    assert t.why(0, "play R7 >1").clause in ("HOUSE-03", "K108-31", "M112-15")
    assert t.legal(0) == [f"play {card}", "draw"]
    told = t.do(0, f"play {card}")
    over = next(event for event in told if isinstance(event, DealOver))
    assert over.winner == 0
    assert not [event for event in told if isinstance(event, Swapped | Rotated)]


@rule("HOUSE-03")
@pytest.mark.parametrize(("book", "owes"), [("uno-108", False), ("uno-112", True)])
@pytest.mark.parametrize("action", ["play R7 >1", "play R0"])
def test_one_card_received_owes_a_call_only_in_the_112_book(
    book: str, owes: bool, action: str
) -> None:
    t = seven_zero(book, [f"{action[5:7]} B1", "Y1 Y2 Y3", "G1 G2 G3"])
    t.do(0, action)
    assert seen(t)["counts"][1] == 1
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == ([1] if owes else [])
    assert ("catch 1" in t.legal(2)) is owes
    assert ("call" in t.legal(1)) is owes


@rule("HOUSE-03")
@pytest.mark.parametrize(("book", "owes"), [("uno-108", []), ("uno-112", [0])])
def test_a_call_made_before_hands_move_counts_no_more(book: str, owes: list[Seat]) -> None:
    t = seven_zero(book, ["R7 B1 B2", "Y1", "G1 G2 G3"], "top R5; called 1")
    t.do(0, "play R7 >1")
    assert seen(t)["called"] == []
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == owes


@rule("HOUSE-03")
@pytest.mark.parametrize(("book", "owes"), [("uno-108", []), ("uno-112", [1])])
def test_a_call_made_with_the_seven_itself_counts_no_more(book: str, owes: list[Seat]) -> None:
    t = seven_zero(book, ["R7 B1", "Y1 Y2", "G1 G2 G3"])
    t.do(0, "play R7 >1 uno")
    assert (seen(t)["called"], seen(t)["counts"]) == ([], [2, 1, 3])
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == owes


@rule("HOUSE-03")
@both_books
def test_who_took_no_part_in_a_swap_owes_nothing(book: str) -> None:
    t = seven_zero(book, ["R7 B1 B2", "Y1 Y2 Y3", "G4"], "top R5; called 2")
    t.do(0, "play R7 >1")
    assert "catch 2" not in t.legal(0)
    assert seen(t)["lapses"] == []


@rule("HOUSE-03")
@both_books
def test_seven_and_zero_are_plain_numbers_unless_the_table_says_so(book: str) -> None:
    t = at(f"{book}; top R5; hand 0 R7 R0 B1; hand 1 Y1 Y2")
    assert t.legal(0) == ["play R0", "play R7", "draw"]
    assert t.why(0, "play R7 >1").clause == "HOUSE-03"
    t.do(0, "play R7")
    assert seen(t)["hands"] == [["R0", "B1"], ["Y1", "Y2"]]


# -- drawing until something fits -----------------------------------------------------------------
def draw_until(book: str, hands: list[str], more: str = "top R5") -> Trial:
    """A table where who has nothing that fits draws until something does."""
    return table(book, "uno.drawUntil=on", hands, more)


@rule("HOUSE-04")
@pytest.mark.parametrize("card", ["R1", "Y5", "RS", "W", "W4"])
@both_books
def test_who_has_nothing_that_fits_draws_until_a_card_fits(book: str, card: str) -> None:
    t = draw_until(book, ["B1 G2", "Y1 Y2"])
    t.do(0, "draw")
    for given in ("B9", "B9 Y8", f"{card} B9"):
        assert t.why(CHANCE, f"give {given}").clause in ("K108-105", "M112-26")
    assert t.chance(f"give B9 Y8 G7 {card}") == [Drew(0, faces(f"B9 Y8 G7 {card}"), 4, 0, "turn")]
    plays = in_colours(card) if card.startswith("W") else [f"play {card}"]
    assert t.legal(0) == [*plays, "keep"]


@rule("HOUSE-04")
@both_books
def test_chance_stops_at_the_first_card_that_fits(book: str) -> None:
    t = draw_until(book, ["B1 G2", "Y1 Y2"])
    t.do(0, "draw")
    t.settle()
    drew = t.match.events[-1]
    assert isinstance(drew, Drew)
    drawn = [FACES[face] for face in drew.faces or ()]
    fits = [card[0] in "RW" or card[1] == "5" for card in drawn]
    assert fits == [False] * (len(fits) - 1) + [True]


@rule("HOUSE-04")
@both_books
def test_the_card_that_fits_is_laid_or_kept(book: str) -> None:
    laid, kept = (draw_until(book, ["B1 G2", "Y1 Y2"]) for _ in range(2))
    for t in (laid, kept):
        t.do(0, "draw")
        t.chance("give B9 Y8 R1")
    laid.do(0, "play R1")
    assert (seen(laid)["top"], seen(laid)["counts"][0], seen(laid)["turn"]) == ("R1", 4, 1)
    kept.do(0, "keep")
    assert (seen(kept)["top"], seen(kept)["counts"][0], seen(kept)["turn"]) == ("R5", 5, 1)


@rule("HOUSE-04")
@pytest.mark.parametrize(
    ("book", "clauses"), [("uno-108", ["K108-32", "K108-39"]), ("uno-112", ["M112-17", "M112-22"])]
)
def test_no_other_card_is_laid_after_it(book: str, clauses: list[str]) -> None:
    t = draw_until(book, ["B1 G2", "Y1 Y2"])
    t.do(0, "draw")
    t.chance("give B9 R1")
    assert [t.why(0, f"play {card}").clause for card in ("B9", "B1")] == clauses


@rule("HOUSE-04")
@both_books
def test_when_nothing_that_fits_is_left_all_is_drawn_and_kept(book: str) -> None:
    t = draw_until(book, ["B1 G2", everything_but(book, "R5 B1 G2 B9 Y8")])
    assert seen(t)["pile"] == 2
    t.do(0, "draw")
    assert t.why(CHANCE, "give B9").clause in ("K108-105", "M112-26")
    t.chance("give B9 Y8")
    assert t.legal(0) == ["keep"]
    t.do(0, "keep")
    assert (seen(t)["counts"][0], seen(t)["turn"]) == (4, 1)


def everything_but(book: str, cards: str) -> str:
    """All cards of a book without these."""
    t = at(f"{book}; top R0; hand 0 R1; hand 1 Y1; due 0 200 caught")
    t.settle()
    deck = Counter(["R0", "Y1", *seen(t)["hands"][0]])
    return " ".join((deck - Counter(cards.split())).elements())


@rule("HOUSE-04")
@both_books
def test_a_pass_by_choice_still_draws_one(book: str) -> None:
    t = draw_until(book, ["R1 G2", "Y1 Y2"])
    t.do(0, "draw")
    assert t.why(CHANCE, "give B9 R2").clause in ("K108-105", "M112-26")
    t.chance("give B9")
    assert t.legal(0) == ["keep"]


@rule("HOUSE-04", "K108-36")
def test_with_both_options_the_card_that_fits_must_be_laid() -> None:
    t = table("uno-108", "uno.drawUntil=on k108.forcedDrawnPlay=on", ["B1 G2", "Y1 Y2"])
    t.do(0, "draw")
    t.chance("give B9 R1")
    assert t.legal(0) == ["play R1"]
    assert t.why(0, "keep").clause == "K108-36"


@rule("HOUSE-04")
@both_books
def test_one_card_is_drawn_unless_the_table_says_otherwise(book: str) -> None:
    t = at(f"{book}; top R5; hand 0 B1 G2; hand 1 Y1 Y2")
    t.do(0, "draw")
    assert t.why(CHANCE, "give B9 R1").clause in ("K108-105", "M112-26")
    t.chance("give B9")
    assert t.legal(0) == ["keep"]


# -- pairs and sides ------------------------------------------------------------------------------
FOUR_HANDS = ["R1", "B9 GS", "W B4", "Y3"]
SIX_HANDS = ["R1", "B9", "W", "Y3", "G8", "B2"]


@rule("HOUSE-05")
@pytest.mark.parametrize(
    ("form", "seats"), [("pairs", [4]), ("twoSides", [4, 6, 8, 10])], ids=["pairs", "sides"]
)
def test_teams_need_their_numbers_of_players(form: str, seats: list[int]) -> None:
    for count in range(2, 11):
        if count in seats:
            assert new("uno-112", count, format=form).state.options["m112.format"] == form
        else:
            with pytest.raises(BadOption, match="team-seats"):
                new("uno-112", count, format=form)


@rule("HOUSE-05")
@pytest.mark.parametrize("form", ["pairs", "twoSides"])
def test_without_points_a_side_wins_with_its_first_player_out(form: str) -> None:
    t = table("uno-112", f"m112.format={form}", FOUR_HANDS)
    t.do(0, "play R1")
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)


@rule("HOUSE-05")
@pytest.mark.parametrize(
    ("form", "hands", "gained"),
    [
        ("pairs", FOUR_HANDS, (32, 0, 32, 0)),
        ("twoSides", FOUR_HANDS, (32, 0, 32, 0)),
        ("twoSides", SIX_HANDS, (14, 0, 14, 0, 14, 0)),
    ],
)
def test_the_side_scores_what_the_other_side_holds(
    form: str, hands: list[str], gained: tuple[int, ...]
) -> None:
    t = table("uno-112", f"m112.format={form} m112.scoring=on", hands)
    told = t.do(0, "play R1")
    over = next(event for event in told if isinstance(event, DealOver))
    assert (over.winner, over.gained) == (0, gained)


@rule("HOUSE-05")
@pytest.mark.parametrize("seat", [1, 3])
def test_either_partner_brings_the_pair_to_500(seat: Seat) -> None:
    hands = ["GS B1", "R1", "B4", "R1"]
    t = table(
        "uno-112",
        "m112.format=pairs m112.scoring=on",
        hands,
        f"top R5; scores 0 475 0 475; turn {seat}",
    )
    t.do(seat, "play R1")
    assert t.outcome() == Outcome((1, 3), (0, 500, 0, 500))


@rule("HOUSE-05")
def test_partners_do_not_see_each_others_cards() -> None:
    t = table("uno-112", "m112.format=pairs", FOUR_HANDS)
    assert seen(t, 2)["hands"] == [None, None, ["B4", "W"], None]


@rule("HOUSE-05")
@pytest.mark.parametrize("last", ["RD", "RS", "RV", "R1"])
def test_nothing_is_carried_into_the_next_deal(last: str) -> None:
    options = "m112.format=pairs m112.scoring=on"
    t = table("uno-112", options, [last, "B9 G1", "B4 B5", "Y3 Y4"], "top R5; dealer 0")
    t.do(0, f"play {last}")
    while seen(t)["phase"] != "deal":
        t.match.draw(t.below)
    assert (seen(t)["dealer"], seen(t)["top"]) == (1, None)
    hands = " / ".join(" ".join(f"{c}{n}" for n in range(1, 8)) for c in "RYGB")
    t.chance(f"deal {hands} / R8")
    assert (seen(t)["turn"], seen(t)["clockwise"], seen(t)["counts"]) == (2, True, [7] * 4)


@rule("HOUSE-05")
def test_each_plays_alone_unless_the_table_says_otherwise() -> None:
    t = at("uno-112; top R5; hand 0 R1; hand 1 B9; hand 2 B4; hand 3 Y3")
    t.do(0, "play R1")
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
