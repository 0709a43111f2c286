"""UNO with 108 cards, when the draw pile runs out (K108-105 to K108-108)."""

from __future__ import annotations

from stolik.core.game import CHANCE, CLOCK, Seat
from stolik.games import BOOKS
from stolik.games.uno.events import Dealt, Drew, Passed, Reshuffled, Voided
from stolik.games.uno.pieces import FACES, all_faces, take
from tests.games.uno.scenes import faces
from tests.kit import Trial, at, rule, seen

TWO = "hand 0 R1 B2; hand 1 Y3 Y4"


def rest(*named: str) -> str:
    """Every card of the deck but those that are named."""
    deck = BOOKS["uno-108"][0].new(BOOKS["uno-108"][1].decide({}, 2), 2).deck()
    gone = take(deck, faces(" ".join(named)))
    return " ".join([FACES[face] for face in all_faces(deck ^ gone)])


def dried_up(*hands: str, loaded: Seat, more: str = "") -> Trial:
    """All cards are in hand but the red 5 on top; the loaded seat holds what is named nowhere."""
    held = list(hands)
    held[loaded] += " " + rest("R5", *hands)
    told = "; ".join(f"hand {seat} {cards}" for seat, cards in enumerate(held))
    return at(f"uno-108; top R5; {told}; {more}")


# -- made anew ------------------------------------------------------------------------------------
@rule("K108-105")
def test_the_pile_without_its_top_card_becomes_the_new_draw_pile() -> None:
    t = at(f"uno-108; top R5; bag; {TWO}")
    assert seen(t)["pile"] == 0
    t.do(0, "draw")
    events = t.chance("give G7")
    assert events == [Reshuffled(103), Drew(0, faces("G7"), 1, 0, "turn")]
    assert (seen(t)["top"], seen(t)["under"], seen(t)["pile"]) == ("R5", [], 102)


@rule("K108-105")
def test_the_top_card_is_never_drawn() -> None:
    t = at(f"uno-108; top R0; bag; {TWO}")
    t.do(0, "draw")
    assert t.why(CHANCE, "give R0").clause == "K108-105"


@rule("K108-105")
def test_nothing_is_shuffled_while_the_pile_lasts() -> None:
    t = at(f"uno-108; top R5; bag G7; {TWO}")
    t.do(0, "draw")
    t.why(CHANCE, "give G8")
    assert t.chance("give G7") == [Drew(0, faces("G7"), 1, 0, "turn")]
    assert (seen(t)["pile"], len(seen(t)["under"])) == (0, 102)


@rule("K108-105", "K108-25")
def test_a_four_put_to_the_bottom_is_drawn_before_anything_is_shuffled() -> None:
    t = at(f"uno-108; top R5; bag; bottom W4; {TWO}")
    t.do(0, "draw")
    t.why(CHANCE, "give G8")
    assert t.chance("give W4") == [Drew(0, faces("W4"), 1, 0, "turn")]


@rule("K108-106")
def test_a_draw_of_several_cards_goes_on_after_the_shuffle() -> None:
    t = at("uno-108; top R5; bag G7; hand 0 W4 B2 B3; hand 1 Y3 Y4")
    t.do(0, "play W4 B")
    t.do(1, "accept")
    t.why(CHANCE, "give G7")
    t.why(CHANCE, "give Y1 Y2 Y5 G7")  # what is there comes first
    events = t.chance("give G7 Y1 Y2 R5")
    assert events == [Reshuffled(102), Drew(1, faces("G7 Y1 Y2 R5"), 4, 0, "plus4")]


@rule("K108-106")
def test_the_named_colour_of_the_top_card_stays() -> None:
    t = at(f"uno-108; top W; colour G; bag; under W; {TWO}")
    t.do(0, "draw")
    t.chance("give W")
    assert (seen(t)["top"], seen(t)["colour"]) == ("W", "G")


@rule("K108-106")
def test_a_wild_that_was_shuffled_is_named_anew() -> None:
    t = at(f"uno-108; top R5; bag; under W; {TWO}")
    t.do(0, "draw")
    t.chance("give W")
    assert t.why(0, "play W").clause == "K108-50"
    assert [move for move in t.legal(0) if move.startswith("play W ")] == [
        f"play W {colour}" for colour in "RYGB"
    ]


# -- nothing left ---------------------------------------------------------------------------------
@rule("K108-107")
def test_what_is_missing_is_not_owed() -> None:
    t = dried_up("RD B2", "Y3", loaded=1)
    t.do(0, "play RD uno")
    assert t.chance("give R5") == [Reshuffled(1), Drew(1, faces("R5"), 1, 1, "plus2")]
    assert seen(t)["turn"] == 0
    assert t.actors()[0] == 0


@rule("K108-107")
def test_a_draw_of_nothing_at_all_goes_through() -> None:
    t = dried_up("R1 B2", "Y3", loaded=1)
    t.do(0, "play R1")
    t.do(1, "catch 0")
    t.chance("give R5")
    assert t.match.events[-1] == Drew(0, faces("R5"), 1, 1, "caught")


@rule("K108-107")
def test_who_can_neither_lay_nor_draw_passes() -> None:
    t = dried_up("B2", "Y3", loaded=1)
    assert t.legal(0) == ["pass"]
    assert t.why(0, "draw").clause == "K108-107"
    assert t.do(0, "pass") == [Passed(0, by_clock=False)]
    assert seen(t)["turn"] == 1


@rule("K108-107")
def test_who_can_lay_but_not_draw_must_lay() -> None:
    t = dried_up("R1 B2", "Y3", loaded=1)
    assert t.legal(0) == ["play R1", "play R1 uno"]
    for move in ("draw", "pass"):
        assert t.why(0, move).clause == "K108-107"


@rule("K108-107")
def test_nobody_passes_while_there_is_a_card_to_draw() -> None:
    t = at(f"uno-108; top R5; bag; {TWO}")
    assert t.why(0, "pass").clause == "K108-107"


# -- blocked --------------------------------------------------------------------------------------
BLOCKED = "passes 2; dealer 1; deal 4; scores 30 40 50"


@rule("K108-108")
def test_when_all_have_passed_in_a_row_the_deal_is_void() -> None:
    t = dried_up("B2", "Y3", "G4", loaded=1, more=BLOCKED)
    assert t.do(0, "pass") == [Passed(0, by_clock=False), Voided(4)]
    assert t.actors() == (CHANCE,)
    assert (seen(t)["scores"], seen(t)["wins"]) == ([30, 40, 50], [0, 0, 0])


@rule("K108-108")
def test_a_void_deal_is_dealt_again_by_the_same_dealer_with_a_fresh_card() -> None:
    t = dried_up("B2", "Y3", "G4", loaded=1, more=f"{BLOCKED}; anticlockwise")
    t.do(0, "pass")
    hands = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 / G1 G2 G3 G4 G5 G6 G7 / B1 B2 B3 B4 B5 B6 B7"
    t.why(CHANCE, f"deal {hands} /")
    (begun,) = t.chance(f"deal {hands} / R5")
    assert isinstance(begun, Dealt)
    assert (begun.deal, begun.dealer, begun.carried) == (4, 1, False)
    assert (seen(t)["turn"], seen(t)["pile"], seen(t)["passes"]) == (2, 108 - 22, 0)


@rule("K108-108")
def test_one_pass_too_few_is_no_void_deal() -> None:
    t = dried_up("B2", "Y3", "G4", loaded=1, more="passes 1")
    t.do(0, "pass")
    assert (seen(t)["passes"], seen(t)["turn"], seen(t)["phase"]) == (2, 1, "turn")


@rule("K108-108")
def test_a_card_laid_breaks_the_row_of_passes() -> None:
    t = dried_up("B2", "Y3", "G4", loaded=1, more="passes 2; turn 1")
    t.do(1, "play R1")
    assert (seen(t)["passes"], seen(t)["phase"]) == (0, "turn")


@rule("K108-108", "K108-43")
def test_a_pass_forced_by_the_clock_does_not_count() -> None:
    t = dried_up("B2", "Y3", "G4", loaded=1, more="passes 2; options uno.turnTimer=30")
    events = t.do(CLOCK, "ring turn", at=30_000)
    assert Passed(0, by_clock=True) in events
    assert (seen(t)["phase"], seen(t)["turn"], seen(t)["passes"]) == ("turn", 1, 2)


@rule("K108-108", "K108-98")
def test_after_a_void_deal_nothing_is_carried() -> None:
    t = at(
        f"uno-108; top RD; hand 0 B2; hand 1 Y3; hand 2 {rest('RD', 'B2', 'Y3')}; passes 2; turn 0"
    )
    t.do(0, "pass")
    t.chance("deal Y1 Y2 Y3 Y4 Y5 Y6 Y7 / G1 G2 G3 G4 G5 G6 G7 / B1 B2 B3 B4 B5 B6 B7 / W4 R5")
    assert (seen(t)["top"], seen(t)["bottom"], seen(t)["counts"]) == ("R5", ["W4"], [7, 7, 7])
    assert (seen(t)["phase"], seen(t)["turn"]) == ("turn", 1)
