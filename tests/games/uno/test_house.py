"""UNO's house rules, under both books: stacking and jumping in (HOUSE-01, HOUSE-02)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, CLOCK, Seat
from stolik.core.phrase import BadOption
from stolik.games import BOOKS
from stolik.games.uno.events import Accepted, DealOver, Drew, Played, Skipped
from stolik.games.uno.pieces import FACE
from tests.games.uno.scenes import faces, in_colours, table
from tests.kit import Trial, at, new, rule, seen

both_books = pytest.mark.parametrize("book", ["uno-108", "uno-112"])
STACK = "uno.wd4Mode=strict uno.stacking="


# -- what they have in common ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("key", "words"),
    [
        pytest.param("uno.stacking", ("off", "same", "up"), marks=rule("HOUSE-01")),
        pytest.param("uno.jumpIn", ("off", "on"), marks=rule("HOUSE-02")),
        pytest.param("uno.sevenZero", ("off", "on"), marks=rule("HOUSE-03")),
        pytest.param("uno.drawUntil", ("off", "on"), marks=rule("HOUSE-04")),
    ],
)
@both_books
def test_a_house_rule_is_off_and_marked_as_such(
    book: str, key: str, words: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    (option,) = [option for option in BOOKS[book][1].options if option.key == key]
    assert (option.house, option.default, option.words) == (True, "off", words)
    mark = request.node.get_closest_marker("rule")
    assert (option.clause,) == mark.args


@rule("HOUSE-05")
def test_only_in_the_112_book_are_teams_a_house_rule() -> None:
    house = {o.key: o.default for o in BOOKS["uno-112"][1].options if o.house}
    assert house.pop("m112.format") == "individual"
    assert house == {o.key: "off" for o in BOOKS["uno-108"][1].options if o.house}


# -- stacking -------------------------------------------------------------------------------------
PLUS_TWOS = ["RD B1 B2", "GD G2 G3", "Y1 Y2 Y3", "B7 B8 B9"]
PLUS_FOURS = ["W4 B1 B2", "W4 G2 Y3", "Y1 Y2 Y3", "B7 B8 B9"]


@rule("HOUSE-01")
@pytest.mark.parametrize("stacking", ["same", "up"])
@both_books
def test_a_plus_two_may_be_answered_and_the_sum_moves_on(book: str, stacking: str) -> None:
    t = table(book, STACK + stacking, PLUS_TWOS)
    t.do(0, "play RD")
    assert (seen(t)["phase"], seen(t)["turn"], seen(t)["stacked"]) == ("stack", 1, 2)
    assert t.legal(1) == ["play GD", "accept"]
    t.do(1, "play GD")
    assert (seen(t)["turn"], seen(t)["stacked"], seen(t)["counts"]) == (2, 4, [2, 2, 3, 3])
    assert t.legal(2) == ["accept"]
    assert t.do(2, "accept") == [Accepted(2), Skipped(2)]
    assert t.why(CHANCE, "give B1 B2").clause in ("K108-105", "M112-26")
    assert t.chance("give R1 R2 R3 R4") == [Drew(2, faces("R1 R2 R3 R4"), 4, 0, "stacked")]
    assert (seen(t)["phase"], seen(t)["turn"], seen(t)["stacked"]) == ("turn", 3, 0)
    assert seen(t)["counts"] == [2, 2, 7, 3]


@rule("HOUSE-01")
@both_books
def test_who_holds_an_answer_need_not_give_it(book: str) -> None:
    t = table(book, STACK + "same", PLUS_TWOS)
    t.do(0, "play RD")
    t.do(1, "accept")
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 5, 3, 3], 2)


@rule("HOUSE-01")
@both_books
def test_a_stack_can_go_all_the_way_round(book: str) -> None:
    t = table(book, STACK + "same", ["RD B1 RD", "GD G2", "YD Y2"])
    t.do(0, "play RD")
    t.do(1, "play GD uno")
    t.do(2, "play YD uno")
    assert (seen(t)["turn"], seen(t)["stacked"]) == (0, 6)
    t.do(0, "play RD uno")
    t.do(1, "accept")
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"]) == ([1, 9, 1], 2)


@rule("HOUSE-01")
@both_books
def test_of_two_the_one_who_does_not_draw_plays_on(book: str) -> None:
    t = table(book, STACK + "same", PLUS_TWOS[:2])
    t.do(0, "play RD")
    t.do(1, "play GD")
    t.do(0, "accept")
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"]) == ([6, 2], 1)


@rule("HOUSE-01")
@pytest.mark.parametrize("action", ["play R9", "play RS", "play W R", "draw", "keep", "challenge"])
@both_books
def test_a_stack_is_answered_or_taken_and_nothing_else(book: str, action: str) -> None:
    t = table(book, STACK + "up", ["RD B1 B2", "R9 RS W", "Y1 Y2"])
    t.do(0, "play RD")
    assert t.legal(1) == ["accept"]
    assert t.why(1, action).clause == "HOUSE-01"
    assert t.why(2, "accept").clause == "HOUSE-01"


@rule("HOUSE-01")
@pytest.mark.parametrize("stacking", ["same", "up"])
@both_books
def test_a_plus_four_may_be_answered_with_a_plus_four(book: str, stacking: str) -> None:
    t = table(book, STACK + stacking, PLUS_FOURS)
    t.do(0, "play W4 R")
    assert t.legal(1) == [*in_colours("W4"), "accept"]
    t.do(1, "play W4 B")
    assert (seen(t)["turn"], seen(t)["stacked"], seen(t)["colour"]) == (2, 8, "B")
    t.do(2, "accept")
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 2, 11, 3], 3)


@rule("HOUSE-01")
@both_books
def test_only_upwards_goes_a_plus_four_on_a_plus_two(book: str) -> None:
    hands = ["RD B1 B2", "W4 G2 Y3", "Y1 Y2 Y3"]
    same = table(book, STACK + "same", hands)
    same.do(0, "play RD")
    assert same.legal(1) == ["accept"]
    assert same.why(1, "play W4 G").clause == "HOUSE-01"
    up = table(book, STACK + "up", hands)
    up.do(0, "play RD")
    assert up.legal(1) == [*in_colours("W4"), "accept"]
    up.do(1, "play W4 G")
    assert (seen(up)["turn"], seen(up)["stacked"]) == (2, 6)


@rule("HOUSE-01")
@pytest.mark.parametrize("stacking", ["same", "up"])
@both_books
def test_a_plus_two_never_goes_on_a_plus_four(book: str, stacking: str) -> None:
    t = table(book, STACK + stacking, ["W4 B1 B2", "RD YD G3", "Y1 Y2 Y3"])
    t.do(0, "play W4 R")
    assert t.legal(1) == ["accept"]
    assert t.why(1, "play RD").clause == "HOUSE-01"


@rule("HOUSE-01")
@both_books
def test_an_answering_plus_four_must_be_proper(book: str) -> None:
    t = table(book, STACK + "same", PLUS_FOURS)
    t.do(0, "play W4 G")
    assert t.legal(1) == ["accept"]
    assert t.why(1, "play W4 R").clause == "HOUSE-01"


@rule("HOUSE-01")
@both_books
def test_a_refused_answer_is_told_its_own_reason(book: str) -> None:
    t = table(book, STACK + "same", ["RD B1 B2", "W4 G2 R9", "Y1 Y2 Y3"])
    t.do(0, "play RD")
    reasons = {card: t.why(1, f"play {card}").phrase.id for card in ("R9", "W4 G")}
    assert reasons == {"R9": "does-not-stack", "W4 G": "four-not-proper"}
    proper = table(book, STACK + "same", ["RD B1 B2", "W4 G2 B9", "Y1 Y2 Y3"])
    proper.do(0, "play RD")
    assert proper.why(1, "play W4 G").phrase.id == "does-not-stack"


@rule("HOUSE-01")
@both_books
def test_beside_a_plus_four_that_is_not_proper_nothing_answers(book: str) -> None:
    t = table(book, STACK + "same", ["W4 B1 B2", "R0 W4 G2", "Y1 Y2 Y3"])
    t.do(0, "play W4 R")
    assert t.legal(1) == ["accept"]
    assert t.why(1, "play R0").clause == "HOUSE-01"


@rule("HOUSE-01")
@pytest.mark.parametrize(("book", "fits"), [("uno-108", True), ("uno-112", False)])
def test_what_is_proper_is_each_books_own(book: str, fits: bool) -> None:
    t = table(book, STACK + "same", ["W4 B1 B2", "W4 W Y3", "Y1 Y2 Y3"])
    t.do(0, "play W4 R")
    assert ("play W4 R" in t.legal(1)) is fits


@rule("HOUSE-01")
@pytest.mark.parametrize(("book", "clause"), [("uno-108", "K108-59"), ("uno-112", "M112-46")])
def test_where_cards_stack_no_plus_four_is_a_bluff(book: str, clause: str) -> None:
    t = table(book, STACK + "same", ["W4 R1 B2", "Y1 Y2"])
    assert t.why(0, "play W4 G").clause == clause
    honest = table(book, STACK + "same", ["W4 B1 B2", "Y1 Y2"])
    honest.do(0, "play W4 G")
    assert "challenge" not in honest.legal(1)
    assert honest.why(1, "challenge").clause == "HOUSE-01"


@rule("HOUSE-01", "RULING-4")
@both_books
def test_when_time_is_up_the_stack_is_taken(book: str) -> None:
    t = table(book, f"uno.turnTimer=30 {STACK}same", PLUS_TWOS)
    t.do(0, "play RD")
    t.do(CLOCK, "ring turn", at=30_000)
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 5, 3, 3], 2)


@rule("HOUSE-01")
def test_an_opening_card_is_not_answered() -> None:
    t = at(f"uno-108; options {STACK}up; seats 2; phase deal; dealer 0")
    t.chance("deal R1 R2 R3 R4 R5 R6 R7 / GD GD YD W4 B1 B2 B3 / RD")
    t.settle()
    assert (seen(t)["phase"], seen(t)["turn"], seen(t)["counts"]) == ("turn", 0, [7, 9])


@rule("HOUSE-01")
@pytest.mark.parametrize(("card", "drawn"), [("RD", 2), ("W4; colour R", 4)])
def test_a_carried_card_is_not_answered(card: str, drawn: int) -> None:
    t = at(f"uno-108; options {STACK}up; seats 3; deal 2; phase deal; dealer 0; carried {card}")
    hands = "R1 R2 R3 R4 R5 R6 R7 / GD GD YD W4 B1 B2 B3 / Y1 Y2 Y3 Y4 Y5 Y6 Y7"
    t.chance(f"deal {hands} /")
    t.settle()
    assert (seen(t)["phase"], seen(t)["turn"]) == ("turn", 2)
    assert seen(t)["counts"] == [7, 7 + drawn, 7]


@rule("HOUSE-01")
def test_a_last_plus_two_on_a_stack_is_drawn_with_the_whole_sum_before_the_count() -> None:
    t = table("uno-112", f"m112.scoring=on {STACK}same", ["RD B1", "GD", "Y1 YD"])
    t.do(0, "play RD uno")
    t.do(1, "play GD")
    (drew, over) = t.chance("give B2 B3 B4 B5")
    assert drew == Drew(2, faces("B2 B3 B4 B5"), 4, 0, "stacked")
    assert isinstance(over, DealOver)
    assert over.gained == (0, 1 + 1 + 20 + 2 + 3 + 4 + 5, 0)


@rule("HOUSE-01")
@pytest.mark.parametrize("stacking", ["same", "up"])
@both_books
def test_stacking_does_not_go_with_bluffing(book: str, stacking: str) -> None:
    for mode in ({}, {"wd4Mode": "bluff"}):
        with pytest.raises(BadOption, match="stacking-and-bluff"):
            new(book, 3, stacking=stacking, **mode)
    t = new(book, 3, stacking=stacking, wd4Mode="strict")
    assert t.state.options["uno.stacking"] == stacking


@rule("HOUSE-01", "M112-49")
def test_stacking_does_not_go_with_twins_that_forbid_each_other() -> None:
    for mode in ("bluff", "strict"):
        with pytest.raises(BadOption):
            new("uno-112", 3, stacking="same", wildsMatch="all", wd4Mode=mode)


# -- jumping in -----------------------------------------------------------------------------------
JUMPERS = ["R6 B1 B2", "Y1 R7 Y3", "R6 G2 G3", "B6 R8"]


def jumpers(book: str, hands: list[str], more: str = "top R5") -> Trial:
    """A table where it is allowed to jump in."""
    return table(book, "uno.jumpIn=on", hands, more)


@rule("HOUSE-02")
@both_books
def test_anyone_may_jump_in_with_the_twin_and_play_goes_on_from_there(book: str) -> None:
    t = jumpers(book, JUMPERS)
    t.do(0, "play R6")
    assert t.legal(2) == ["jump R6"]
    played, *_ = t.do(2, "jump R6")
    assert played == Played(2, FACE["R6"], -1, False, -1, -1, jumped=True)
    assert (seen(t)["top"], seen(t)["turn"], seen(t)["counts"]) == ("R6", 3, [2, 3, 2, 2])


@rule("HOUSE-02")
@both_books
def test_play_goes_on_in_the_direction_of_play(book: str) -> None:
    t = jumpers(book, JUMPERS, "top R5; anticlockwise")
    t.do(0, "play R6")
    t.do(2, "jump R6")
    assert seen(t)["turn"] == 1


@rule("HOUSE-02")
@both_books
def test_who_laid_the_card_may_jump_in_too(book: str) -> None:
    t = jumpers(book, ["R6 R6 B2", "Y1 R7", "B6 R8"])
    t.do(0, "play R6")
    t.do(0, "jump R6 uno")
    assert (seen(t)["counts"], seen(t)["turn"], seen(t)["called"]) == ([1, 2, 2], 1, [0])


@rule("HOUSE-02")
@pytest.mark.parametrize("choice", ["play R7", "draw"])
@both_books
def test_it_is_too_late_once_the_next_player_has_moved(book: str, choice: str) -> None:
    t = jumpers(book, JUMPERS)
    t.do(0, "play R6")
    t.do(1, choice)
    t.settle()
    assert not any(move.startswith("jump") for move in t.legal(2))
    assert t.why(2, "jump R6").clause == "HOUSE-02"


@rule("HOUSE-02")
@both_books
def test_nobody_jumps_in_after_a_card_was_kept(book: str) -> None:
    t = jumpers(book, ["R6 B1 B2", "Y1 R7 Y3", "B6 R8", "R6 G2 G3"])
    t.do(0, "play R6")
    t.do(1, "draw")
    t.chance("give B9")
    t.do(1, "keep")
    assert t.legal(3) == []
    assert t.why(3, "jump R6").clause == "HOUSE-02"


@rule("HOUSE-02")
@both_books
def test_the_card_that_opens_a_deal_may_be_jumped_in_on(book: str) -> None:
    option = "m112.dealerPick=host" if book == "uno-112" else ""
    t = at(f"{book}; options uno.jumpIn=on {option}; seats 3; phase deal; dealer 0")
    t.chance("deal R6 R1 R2 R3 R4 R5 R7 / Y1 Y2 Y3 Y4 Y5 Y6 Y7 / G1 G2 G3 G4 G5 G6 G7 / R6")
    assert t.legal(0) == ["jump R6"]
    t.do(0, "jump R6")
    assert seen(t)["turn"] == 1


@rule("HOUSE-02")
@both_books
def test_who_comes_first_is_the_one_who_counts(book: str) -> None:
    t = jumpers(book, JUMPERS)
    t.do(0, "play R6", at=1000)
    t.do(2, "jump R6", at=1001)
    assert t.why(1, "play R7").clause in ("K108-31", "M112-15")
    assert seen(t)["turn"] == 3


@rule("HOUSE-02")
@pytest.mark.parametrize("card", ["B6", "R8"], ids=["number only", "colour only"])
@both_books
def test_only_the_same_colour_and_number_jumps_in(book: str, card: str) -> None:
    t = jumpers(book, ["R6 B1 B2", "Y1 R7", "B6 R8 G1"])
    t.do(0, "play R6")
    assert t.legal(2) == []
    assert t.why(2, f"jump {card}").clause == "HOUSE-02"


@rule("HOUSE-02")
@both_books
def test_nobody_jumps_in_with_a_card_not_held(book: str) -> None:
    t = jumpers(book, ["R6 B1 B2", "Y1 R7", "B6 R8 G1"])
    t.do(0, "play R6")
    assert t.why(2, "jump R6").clause == "HOUSE-02"


@rule("HOUSE-02")
@pytest.mark.parametrize("holder", [1, 2, 3])
@pytest.mark.parametrize("said", ["RS", "RV", "RD", "W G", "W4 G"])
@both_books
def test_specials_and_wilds_do_not_jump_in(book: str, said: str, holder: Seat) -> None:
    card = said.split()[0]
    hands = [f"{card} B1 B2", "Y2 Y3", "G2 G3", "Y4 Y5"]
    hands[holder] += f" {card}"
    t = jumpers(book, hands)
    t.do(0, f"play {said}")
    t.settle()
    assert not any(move.startswith("jump") for move in t.legal(holder))
    assert t.why(holder, f"jump {card}").clause == "HOUSE-02"


@rule("HOUSE-02")
@both_books
def test_the_last_card_may_jump_in_and_wins(book: str) -> None:
    t = jumpers(book, ["R6 B1 B2", "Y1 R7", "R6"])
    t.do(0, "play R6")
    t.do(2, "jump R6")
    over = next(event for event in t.match.events if isinstance(event, DealOver))
    assert over.winner == 2


@rule("HOUSE-02", "M112-38")
def test_a_match_won_by_jumping_in_ends_at_the_winners_seat() -> None:
    t = jumpers("uno-112", ["R6 B1 B2", "Y1 R7", "R6"])
    t.do(0, "play R6")
    t.do(2, "jump R6")
    assert (seen(t)["phase"], seen(t)["winner"], seen(t)["turn"]) == ("over", 2, 2)


@rule("HOUSE-02", "K108-139")
def test_who_is_out_of_the_match_does_not_jump_in_and_the_seat_before_does() -> None:
    t = at(
        "uno-108; seats 4; options uno.jumpIn=on k108.scoring=elimination; out 1; top R5; turn 2; "
        "scores 0 500 0 0; hand 0 R6 B1 B2; hand 2 R6 Y2 Y3; hand 3 G1 G2 G3"
    )
    t.do(2, "play R6")
    assert t.legal(1) == []
    assert t.why(1, "jump R6").phrase.id == "jump-too-late"
    t.do(0, "jump R6")
    assert seen(t)["turn"] == 2


@rule("HOUSE-02", "K108-85", "M112-31")
@pytest.mark.parametrize(("book", "clause"), [("uno-108", "K108-85"), ("uno-112", "M112-31")])
def test_who_owes_the_word_does_not_jump_in_within_the_grace(book: str, clause: str) -> None:
    t = table(book, "uno.jumpIn=on uno.catchGraceMs=1500", ["R6 R6", "Y1 R7", "B6 R8"])
    t.do(0, "play R6", at=1000)
    assert t.legal(0) == ["call"]
    refusal = t.why(0, "jump R6")
    assert (refusal.clause, refusal.phrase.id) == (clause, "say-uno-first")
    t.do(0, "call", at=1100)
    assert t.legal(0) == ["jump R6"]


@rule("HOUSE-02")
@both_books
def test_uno_is_said_with_a_jump_that_leaves_one_card(book: str) -> None:
    t = jumpers(book, ["R6 B1 B2", "Y1 R7 Y3", "R6 G2"])
    t.do(0, "play R6")
    assert t.legal(2) == ["jump R6", "jump R6 uno"]


@rule("HOUSE-02", "HOUSE-03")
@both_books
def test_a_seven_that_jumps_in_swaps_hands(book: str) -> None:
    hands = ["R7 B1 B2", "Y1 Y3", "R7 G2 G3", "B6 R8"]
    t = table(book, "uno.jumpIn=on uno.sevenZero=on", hands)
    t.do(0, "play R7 >1")
    assert t.legal(2) == ["jump R7 >3", "jump R7 >0", "jump R7 >1"]
    assert t.why(2, "jump R7").clause == "HOUSE-03"
    t.do(2, "jump R7 >1")
    assert seen(t)["hands"] == [["Y1", "Y3"], ["G2", "G3"], ["B1", "B2"], ["R8", "B6"]]
    assert seen(t)["turn"] == 3


@rule("HOUSE-02")
@both_books
def test_nobody_jumps_in_unless_the_table_says_so(book: str) -> None:
    t = at(f"{book}; top R5; hand 0 R6 B1 B2; hand 1 Y1 R7; hand 2 R6 G2 G3")
    t.do(0, "play R6")
    assert t.legal(2) == []
    refusal = t.why(2, "jump R6")
    assert (refusal.clause, refusal.phrase.id) == ("HOUSE-02", "no-jumping-in")
