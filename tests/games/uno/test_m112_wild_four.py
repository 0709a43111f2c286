"""UNO with 112 cards: the +4, the bluff and the challenge (M112-45 to M112-61)."""

from __future__ import annotations

import pytest

from stolik.core.game import CHANCE, Outcome
from stolik.core.phrase import BadOption
from stolik.games.uno.events import Accepted, Caught, Challenged, Drew, Skipped
from stolik.games.uno.pieces import FACE
from tests.kit import Trial, at, new, rule, seen

OTHERS = "hand 1 B3 Y4; hand 2 Y8 Y9"
STRICT = "uno-112; options uno.wd4Mode=strict"
COLOURS = ["R", "Y", "G", "B"]


def laid(hand: str, top: str = "top R5", options: str = "") -> Trial:
    """A +4 of this hand was laid on a top card, and blue was named."""
    t = at(f"uno-112; {options}; {top}; hand 0 W4 {hand}; {OTHERS}")
    t.do(0, "play W4 B")
    return t


def guilty(t: Trial) -> bool:
    """Whether a challenge of the next player is justified."""
    told = t.do(1, "challenge")[0]
    assert isinstance(told, Challenged)
    return told.guilty


# -- when it may be laid --------------------------------------------------------------------------
@rule("M112-45")
@pytest.mark.parametrize("top", ["top R5", "top BS", "top W; colour Y", "top W4; colour R"])
def test_a_wild_four_fits_everything(top: str) -> None:
    t = at(f"{STRICT}; {top}; hand 0 W4 G1 G2; {OTHERS}")
    assert [f"play W4 {colour}" for colour in COLOURS] == t.legal(0)[:-1]


@rule("M112-46", "M112-59")
@pytest.mark.parametrize("card", ["R1", "RS", "RV", "RD", "R5"])
def test_a_card_of_the_colour_forbids_it(card: str) -> None:
    t = at(f"{STRICT}; top R5; hand 0 W4 {card} G1; {OTHERS}")
    assert f"play {card}" in t.legal(0)
    assert not [move for move in t.legal(0) if "W4" in move]
    assert t.why(0, "play W4 B").clause == "M112-46"


@rule("M112-46")
@pytest.mark.parametrize(("card", "wrong"), [("R1", True), ("RS", True), ("G1", False)])
def test_a_card_of_the_colour_makes_it_a_bluff(card: str, wrong: bool) -> None:
    assert guilty(laid(f"{card} G2")) is wrong


@rule("M112-47")
@pytest.mark.parametrize(("top", "card"), [("R5", "B5"), ("RS", "GS"), ("RD", "YD")])
def test_a_card_that_fits_by_number_or_symbol_does_not_forbid_it(top: str, card: str) -> None:
    t = at(f"{STRICT}; top {top}; hand 0 W4 {card} G1; {OTHERS}")
    assert {f"play {card}", "play W4 B"} <= set(t.legal(0))
    assert not guilty(laid(f"{card} G1", f"top {top}"))


@rule("M112-48", "M112-49")
@pytest.mark.parametrize("mode", ["exceptWD4", "all", "plainOnly", "none"])
@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WC1"])
def test_wilds_in_hand_count_as_matching(mode: str, wild: str) -> None:
    matching = {
        "exceptWD4": ("W", "WH", "WC1"),
        "all": ("W", "W4", "WH", "WC1"),
        "plainOnly": ("W",),
        "none": (),
    }
    options = f"options m112.wildsMatch={mode}"
    assert guilty(laid(f"{wild} G1", options=options)) is (wild in matching[mode])


@rule("M112-48", "M112-49")
@pytest.mark.parametrize("wild", ["W", "WH", "WC3"])
def test_a_wild_in_hand_forbids_it_where_bluffs_are_refused(wild: str) -> None:
    t = at(f"{STRICT}; top R5; hand 0 W4 {wild} G1; {OTHERS}")
    refusal = t.why(0, "play W4 B")
    assert (refusal.clause, refusal.phrase.id) == ("M112-48", "four-wild-held")
    assert not [move for move in t.legal(0) if "W4" in move]


@rule("M112-49")
def test_two_plus_fours_do_not_forbid_each_other() -> None:
    t = at(f"{STRICT}; top R5; hand 0 W4 W4 G1; {OTHERS}")
    t.do(0, "play W4 B")
    t.settle()
    assert seen(t)["counts"] == [2, 6, 2]


@rule("M112-49")
def test_they_may_not_forbid_each_other_where_bluffs_are_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        new("uno-112", 3, wildsMatch="all", wd4Mode="strict")
    assert refusal.value.phrase.id == "twins-forbid-each-other"
    new("uno-112", 3, wildsMatch="all")


@rule("M112-50", "M112-46")
@pytest.mark.parametrize("top", ["W", "W4", "WH", "WC2"])
@pytest.mark.parametrize(("card", "wrong"), [("G1", True), ("R1", False)])
def test_on_a_wild_the_named_colour_counts(top: str, card: str, wrong: bool) -> None:
    assert guilty(laid(f"{card} Y1", f"top {top}; colour G")) is wrong


# -- the two answers ------------------------------------------------------------------------------
@rule("M112-51")
def test_the_next_player_accepts_or_challenges() -> None:
    t = laid("G1 G2")
    assert t.legal(1) == ["accept", "challenge"]
    for action in ("draw", "play B3", "keep", "pass"):
        assert t.why(1, action).clause == "M112-51"


@rule("M112-51")
@pytest.mark.parametrize("who", [0, 2])
@pytest.mark.parametrize("action", ["accept", "challenge", "draw"])
def test_nobody_else_is_asked(who: int, action: str) -> None:
    assert laid("G1 G2").why(who, action).clause == "M112-51"


@rule("M112-51")
@pytest.mark.parametrize("hand", ["G1 G2", "R1 G2"], ids=["proper", "a bluff"])
def test_who_accepts_draws_four_and_loses_the_turn(hand: str) -> None:
    t = laid(hand)
    assert t.do(1, "accept") == [Accepted(1), Skipped(1)]
    t.chance("give Y1 Y2 Y3 Y5")
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 6, 2], 2)
    assert (seen(t)["top"], seen(t)["colour"]) == ("W4", "B")


@rule("M112-51")
def test_play_may_run_the_other_way_round() -> None:
    t = at(f"uno-112; top R5; anticlockwise; hand 0 W4 G1 G2; {OTHERS}")
    t.do(0, "play W4 B")
    assert (t.legal(2), t.legal(1)) == (["accept", "challenge"], [])
    t.do(2, "accept")
    t.settle()
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 2, 6], 1)


# -- the challenge --------------------------------------------------------------------------------
@rule("M112-52")
@pytest.mark.parametrize("hand", ["G1 G2 Y7", "R1 G2 Y7"], ids=["proper", "a bluff"])
@pytest.mark.parametrize(("seat", "sees"), [(0, True), (1, True), (2, False), (None, False)])
def test_the_whole_hand_is_shown_to_the_challenger_alone(
    hand: str, seat: int | None, sees: bool
) -> None:
    t = laid(hand)
    t.do(1, "challenge")
    told = next(e for e in t.match.heard(seat) if isinstance(e, Challenged))
    assert told.shown == (tuple(sorted(FACE[code] for code in hand.split())) if sees else None)


@rule("M112-52")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_without_a_challenge_nobody_sees_the_hand(seat: int | None) -> None:
    t = laid("R1 G2")
    assert (seen(t)["shown"], t.game.view(t.state, seat).shown) == (["R1", "G2"], None)
    t.do(1, "accept")
    assert not any(isinstance(e, Challenged) for e in t.match.heard(seat))
    assert t.game.view(t.state, seat).hands[0] is None


@rule("M112-52", "M112-53")
def test_cards_drawn_since_are_neither_shown_nor_tested() -> None:
    t = laid("G7")
    assert t.do(2, "catch 0") == [Caught(2, 0)]
    t.chance("give R1 W")
    told = t.do(1, "challenge")[0]
    assert told == Challenged(1, 0, (FACE["G7"],), False, False)


@rule("M112-53")
@pytest.mark.parametrize(
    ("hand", "wrong"),
    [("R1 B2", True), ("W Y2", True), ("B1 B2", False), ("B5 W4", False)],
    ids=["the old colour", "a Wild", "only the named colour", "a number and a twin"],
)
def test_the_hand_is_tested_against_the_colour_before(hand: str, wrong: bool) -> None:
    assert guilty(laid(hand)) is wrong


@rule("M112-53")
@pytest.mark.parametrize(("hand", "wrong"), [("R1 G2", True), ("G1 G2", False)])
def test_a_plus_four_just_drawn_is_tested_in_the_same_way(hand: str, wrong: bool) -> None:
    t = at(f"uno-112; top R5; hand 0 {hand}; {OTHERS}")
    t.do(0, "draw")
    t.chance("give W4")
    t.do(0, "play W4 B")
    assert guilty(t) is wrong


@rule("M112-54")
def test_an_unfounded_challenge_costs_six_cards_and_the_turn() -> None:
    t = laid("G1 G2")
    assert t.do(1, "challenge")[1:] == [Skipped(1)]
    assert t.why(CHANCE, "give Y1 Y2 Y3 Y5").phrase.id == "draws-other-count"
    faces = tuple(FACE[code] for code in ("Y1", "Y2", "Y3", "Y5", "Y6", "Y7"))
    assert t.chance("give Y1 Y2 Y3 Y5 Y6 Y7") == [Drew(1, faces, 6, 0, "unfounded")]
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 8, 2], 2)


@rule("M112-55")
def test_a_justified_challenge_costs_the_bluffer_four_and_the_challenger_nothing() -> None:
    t = laid("R1 G2")
    t.do(1, "challenge")
    faces = tuple(FACE[code] for code in ("Y1", "Y2", "Y3", "Y5"))
    assert t.chance("give Y1 Y2 Y3 Y5") == [Drew(0, faces, 4, 0, "guilty")]
    assert seen(t)["counts"] == [6, 2, 2]


@rule("M112-56")
def test_the_plus_four_and_its_colour_stay() -> None:
    t = laid("R1 G2")
    t.do(1, "challenge")
    t.chance("give Y1 Y2 Y3 Y5")
    assert (seen(t)["top"], seen(t)["colour"], seen(t)["under"]) == ("W4", "B", ["R5"])
    assert "W4" not in seen(t)["hands"][0]


@rule("M112-57")
def test_the_challenger_who_was_right_takes_a_turn() -> None:
    t = laid("R1 G2")
    t.do(1, "challenge")
    t.settle()
    assert (seen(t)["phase"], seen(t)["turn"]) == ("turn", 1)
    assert t.legal(1) == ["play B3", "play B3 uno", "draw"]
    t.do(1, "play B3 uno")
    assert seen(t)["turn"] == 2


@rule("M112-57", "M112-54")
@pytest.mark.parametrize(("hand", "turn"), [("R1 G2", 1), ("G1 G2", 0)])
def test_with_two_players_only_the_loser_of_a_challenge_misses_a_turn(hand: str, turn: int) -> None:
    t = at(f"uno-112; top R5; hand 0 W4 {hand}; hand 1 B3 Y4")
    t.do(0, "play W4 B")
    t.do(1, "challenge")
    t.settle()
    assert seen(t)["turn"] == turn


@rule("M112-58")
def test_the_colour_is_named_with_the_card() -> None:
    t = at(f"uno-112; top R5; hand 0 W4 G1 G2; {OTHERS}")
    assert t.why(0, "play W4").clause == "M112-58"
    t.do(0, "play W4 Y")
    assert (seen(t)["colour"], seen(t)["phase"]) == ("Y", "challenge")


@rule("M112-59")
def test_a_bluff_that_nobody_challenges_stands() -> None:
    t = at(f"uno-112; top R5; hand 0 W4 R1 G2; {OTHERS}")
    assert "play W4 B" in t.legal(0)
    t.do(0, "play W4 B")
    t.do(1, "accept")
    t.settle()
    assert (seen(t)["counts"], seen(t)["top"]) == ([2, 6, 2], "W4")


@rule("M112-59")
def test_where_bluffs_are_refused_there_is_no_challenge() -> None:
    t = at(f"{STRICT}; top R5; hand 0 W4 G1 G2; {OTHERS}")
    t.do(0, "play W4 B")
    assert t.actors() == (CHANCE,)
    t.chance("give Y1 Y2 Y3 Y5")
    assert (seen(t)["counts"], seen(t)["turn"]) == ([2, 6, 2], 2)


# -- the last cards -------------------------------------------------------------------------------
@rule("M112-60")
def test_a_plus_four_as_the_last_card_wins_without_a_challenge() -> None:
    t = at(f"uno-112; top R5; hand 0 W4; {OTHERS}")
    t.do(0, "play W4 B")
    assert t.outcome() == Outcome((0,), (0, 0, 0))
    assert t.why(1, "challenge").clause == "M112-38"


@rule("M112-60")
@pytest.mark.parametrize("mode", ["bluff", "strict"])
def test_the_last_plus_four_is_always_proper(mode: str) -> None:
    options = f"options m112.scoring=on uno.wd4Mode={mode}"
    t = at(f"uno-112; {options}; top R5; hand 0 W4; {OTHERS}")
    t.do(0, "play W4 B")
    assert (seen(t)["phase"], seen(t)["turn"], t.actors()) == ("settle", 0, (CHANCE,))


@rule("M112-61")
@pytest.mark.parametrize("said", ["", " uno"], ids=["word missing", "word said"])
def test_a_bluffer_down_to_one_card_has_five_and_owes_no_word(said: str) -> None:
    t = at(f"uno-112; top R5; hand 0 W4 R1; {OTHERS}")
    t.do(0, f"play W4 B{said}")
    t.do(1, "challenge")
    t.settle()
    assert (seen(t)["counts"][0], seen(t)["lapses"], seen(t)["called"]) == (5, [], [])
    assert t.why(2, "catch 0").clause == "M112-36"


@rule("M112-61")
def test_within_the_grace_the_duty_lapses_too() -> None:
    t = at(f"uno-112; options uno.catchGraceMs=1500; top R5; hand 0 W4 R1; {OTHERS}")
    t.do(0, "play W4 B", at=1000)
    t.do(2, "catch 0", at=1100)
    t.do(1, "challenge", at=1200)
    t.settle()
    assert (seen(t)["counts"][0], t.game.alarms(t.state)) == (5, ())
