"""UNI-27 to UNI-38: the choice of an action, and how tiles are laid."""

from itertools import product

import pytest

from tests.games.unikat.scenes import refused
from tests.kit import Trial, at, rule, seen

BOX = ["".join(letters) for letters in product("CQS", "BGY", "NRW", "123")]
REST = "display CGR1 CGR2 CGR3; hand 1 CYR3; turn 0"
#: One tile lies; SGW1 fits beside it, SGW2 and SYW2 go on from there, QYN3 fits nowhere.
OPENING = f"unikat; table SBW1@0,0; hand 0 SGW1 SGW2 SYW2 QYN3; {REST}"
#: A row of three, and for each of them a square that fits it and it alone.
ROW = f"unikat; table SBW1@0,0 SGW1@1,0 SYW1@2,0; hand 0 QBW1 QGW1 QYW1 QYW2 QYW3; {REST}"
#: Three of four; the place at 0,1 touches SBW1 below and SGW2 to the right.
NOOK = "table SBW1@0,0 SGW1@1,0 SGW2@1,1"
#: Nothing to take: display and bag are empty.
BARE = "unikat; table SBW1@0,0; bag; hand 1 CYR3; turn 0"


def lays(t: Trial) -> list[str]:
    return [text.removeprefix("lay ") for text in t.legal(0) if text.startswith("lay ")]


def differing(one: str, other: str) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


@rule("UNI-27")
def test_a_turn_begins_with_a_choice_of_laying_and_exchanging() -> None:
    beside = [f"lay SGW1@{cell}" for cell in ("1,0", "-1,0", "0,1", "0,-1")]
    gives = [f"give {tile}" for tile in ("QYN3", "SGW1", "SGW2", "SYW2")]
    assert sorted(at(OPENING).legal(0)) == sorted([*beside, *gives])
    assert refused(at(OPENING), "take CGR1") == ("UNI-53", "give-first")


@rule("UNI-27")
@pytest.mark.parametrize("then", ["give QYN3", "take CGR1", "take bag"])
def test_who_lays_does_not_exchange_too(then: str) -> None:
    t = at(OPENING)
    t.do(0, "lay SGW1@1,0")
    assert refused(t, then) == ("UNI-27", "end-action-first")
    t.do(0, "end")
    assert seen(t, 1)["phase"] == "draw"
    assert refused(t, "give QYN3") == ("UNI-63", "must-draw")


@rule("UNI-27")
def test_who_exchanges_does_not_lay_too() -> None:
    t = at(OPENING)
    t.do(0, "give QYN3")
    assert refused(t, "lay SGW1@1,0") == ("UNI-56", "must-take")
    t.do(0, "take CGR1")
    assert seen(t, 1)["phase"] == "draw"
    assert refused(t, "lay SGW1@1,0") == ("UNI-63", "must-draw")


@rule("UNI-28")
@pytest.mark.parametrize("hand", ["SGW1", "QYN3"], ids=["can lay", "can not lay"])
def test_a_turn_is_not_passed_while_an_exchange_is_possible(hand: str) -> None:
    t = at(f"unikat; table SBW1@0,0; hand 0 {hand}; {REST}")
    assert refused(t, "pass") == ("UNI-28", "no-free-pass")
    assert refused(t, "end") == ("UNI-28", "nothing-laid")
    assert not {"pass", "end"} & set(t.legal(0))


@rule("UNI-28", "UNI-61")
def test_a_turn_is_passed_when_neither_action_is_possible() -> None:
    t = at(f"{BARE}; hand 0 QYN3")
    assert t.legal(0) == ["pass"]
    t.do(0, "pass")
    assert seen(t, 1)["turn"] == 1


@rule("UNI-28", "UNI-61")
def test_who_can_lay_but_not_exchange_lays() -> None:
    t = at(f"{BARE}; hand 0 SGW1 QYN3")
    assert t.legal(0) == [f"lay {text}" for text in lays(t)]
    assert refused(t, "pass") == ("UNI-61", "must-lay")


@rule("UNI-28")
def test_a_laying_action_is_ended_not_passed() -> None:
    t = at(OPENING)
    t.do(0, "lay SGW1@1,0")
    assert refused(t, "pass") == ("UNI-28", "end-instead")


@rule("UNI-29")
def test_any_number_of_tiles_is_laid_in_one_action() -> None:
    t = at(OPENING)
    t.do(0, "lay SGW1@1,0", "lay SGW2@2,0", "lay SYW2@3,0")
    laid = [["SBW1", 0, 0], ["SGW1", 1, 0], ["SGW2", 2, 0], ["SYW2", 3, 0]]
    assert seen(t, 0)["table"] == laid
    assert (seen(t, 0)["hands"][0], seen(t, 1)["turn"]) == (["QYN3"], 0)


@rule("UNI-29")
@pytest.mark.parametrize("tile", ["SYW1", "SBW1", "CBW1", "QBW1"])
def test_only_own_tiles_are_laid(tile: str) -> None:
    display, other = "display CBW1 CGR2 CGR3", "hand 1 QBW1"
    t = at(f"unikat; table SBW1@0,0; hand 0 SGW1; {display}; {other}; turn 0")
    refusal = t.why(0, f"lay {tile}@1,0")
    assert (refusal.clause, refusal.phrase) == ("UNI-29", ("not-in-hand", {"tile": tile}))


@rule("UNI-30")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_layer_may_stop_after_any_tile(count: int) -> None:
    t = at(OPENING)
    t.do(0, *["lay SGW1@1,0", "lay SGW2@2,0", "lay SYW2@3,0"][:count])
    assert "end" in t.legal(0)
    assert seen(t, 1)["last"] == [count, 0]
    (ended,) = t.do(0, "end")
    assert t.game.event_data(ended) == {"kind": "ended", "seat": 0}
    assert (seen(t, 1)["phase"], seen(t, 1)["last"]) == ("draw", None)


@rule("UNI-30")
def test_an_action_goes_on_until_the_layer_ends_it() -> None:
    t = at(f"unikat; table SBW1@0,0; hand 0 SGW1 QYN3; {REST}")
    t.do(0, "lay SGW1@1,0")
    assert t.legal(0) == ["end"]
    assert t.actors()[0] == 0


@rule("UNI-30", "UNI-18")
def test_others_do_not_see_whether_more_tiles_fit() -> None:
    views = []
    for left in ("SGW2", "QYN3"):
        t = at(f"unikat; table SBW1@0,0; hand 0 SGW1 {left}; {REST}")
        t.do(0, "lay SGW1@1,0")
        views.append(seen(t, 1))
    assert views[0] == views[1]


@rule("UNI-31")
@pytest.mark.parametrize("start", ["SBW1", "QGR2"])
def test_side_by_side_lie_tiles_that_differ_in_exactly_one_feature(start: str) -> None:
    others = [tile for tile in BOX if tile != start]
    for begin in range(0, 80, 10):
        hand, yours = others[begin : begin + 10], others[begin - 1]
        t = at(
            f"unikat; table {start}@0,0; hand 0 {' '.join(hand)}; hand 1 {yours}; display "
            f"{others[begin - 2]}; turn 0"
        )
        fitting = {text.split("@")[0] for text in lays(t)}
        assert fitting == {tile for tile in hand if differing(start, tile) == 1}
        for tile in set(hand) - fitting:
            assert t.why(0, f"lay {tile}@1,0").clause == "UNI-31"


@rule("UNI-31")
def test_a_refusal_says_which_tile_and_which_features() -> None:
    refusal = at(OPENING).why(0, "lay SYW2@0,1")
    features = ("feature-colour", "feature-size")
    assert refusal.phrase == ("differs", {"tile": "SYW2", "other": "SBW1", "features": features})


@rule("UNI-32")
@pytest.mark.parametrize(
    ("tile", "clause"), [("SBW3", "UNI-32"), ("CGW2", "UNI-32"), ("QYN3", "UNI-31")]
)
def test_a_tile_must_fit_all_its_neighbours(tile: str, clause: str) -> None:
    t = at(f"unikat; {NOOK}; hand 0 SBW2 {tile}; {REST}")
    assert "SBW2@0,1" in lays(t)
    assert f"{tile}@0,1" not in lays(t)
    assert t.why(0, f"lay {tile}@0,1").clause == clause


@rule("UNI-32")
def test_a_refusal_names_the_neighbour_that_does_not_fit() -> None:
    refusal = at(f"unikat; {NOOK}; hand 0 SBW3; {REST}").why(0, "lay SBW3@0,1")
    assert refusal.phrase.facts["other"] == "SGW2"


@rule("UNI-33")
def test_the_first_tile_joins_any_tile_on_the_table() -> None:
    squares = {
        "QBW1": ["-1,0", "0,1", "0,-1"],
        "QGW1": ["1,1", "1,-1"],
        "QYW1": ["3,0", "2,1", "2,-1"],
    }
    expected = {f"{tile}@{cell}" for tile, cells in squares.items() for cell in cells}
    assert set(lays(at(ROW))) == expected


@rule("UNI-34")
def test_each_later_tile_joins_the_one_laid_just_before() -> None:
    t = at(ROW)
    t.do(0, "lay QYW1@2,1")
    beside = {
        f"{tile}@{cell}" for tile in ("QBW1", "QGW1", "QYW2", "QYW3") for cell in ("2,2", "3,1")
    }
    assert set(lays(t)) == beside | {"QGW1@1,1"}
    refusal = t.why(0, "lay QBW1@0,1")
    assert refusal.clause == "UNI-34"
    assert refusal.phrase == ("not-beside-last", {"tile": "QBW1", "last": "QYW1"})


@rule("UNI-34")
def test_an_earlier_tile_of_the_chain_or_a_corner_is_not_enough() -> None:
    t = at(ROW)
    t.do(0, "lay QYW1@2,1", "lay QYW2@2,2")
    assert t.why(0, "lay QYW3@3,1").clause == "UNI-34"
    t.do(0, "lay QYW3@3,2")


@rule("UNI-35")
def test_a_later_tile_may_touch_further_tiles_if_it_fits_them_all() -> None:
    t = at(f"unikat; table SBW1@0,0; hand 0 SGW1 SGW2 SBW2 CGW2 QYN3; {REST}")
    t.do(0, "lay SGW1@1,0", "lay SGW2@1,1")
    assert t.why(0, "lay CGW2@0,1").clause == "UNI-32"
    (laid,) = t.do(0, "lay SBW2@0,1")
    assert t.game.event_data(laid)["bonus"] is True


@rule("UNI-36")
@pytest.mark.parametrize("cell", ["2,0", "1,1", "-3,-3"])
def test_a_tile_never_stands_alone(cell: str) -> None:
    refusal = at(OPENING).why(0, f"lay SGW1@{cell}")
    assert (refusal.clause, refusal.phrase) == ("UNI-36", ("stands-alone", {"cell": cell}))


@rule("UNI-36")
def test_a_tile_covers_no_other() -> None:
    t = at(OPENING)
    t.do(0, "lay SGW1@1,0")
    refusal = t.why(0, "lay SGW2@1,0")
    assert refusal.clause == "UNI-36"
    assert refusal.phrase == ("cell-taken", {"cell": "1,0", "tile": "SGW1"})


@rule("UNI-36", "UNI-37")
def test_a_laid_tile_is_neither_moved_nor_taken_back() -> None:
    t = at(OPENING)
    t.do(0, "lay SGW1@1,0")
    assert t.why(0, "lay SGW1@0,1").clause == "UNI-29"
    assert t.why(0, "take SGW1").clause == "UNI-27"
    t.do(0, "end")
    assert t.why(0, "take SGW1").clause == "UNI-62"
    t.do(0, "take CGR1")
    assert seen(t, 1)["table"] == [["SBW1", 0, 0], ["SGW1", 1, 0]]


@rule("UNI-37")
def test_after_a_tile_is_laid_one_goes_on_or_ends() -> None:
    t = at(OPENING)
    t.do(0, "lay SGW1@1,0")
    assert {text.split()[0] for text in t.legal(0)} == {"lay", "end"}


@rule("UNI-38")
@pytest.mark.parametrize("tile", ["SGW1", "QYN3"])
def test_who_could_lay_may_exchange_instead(tile: str) -> None:
    t = at(OPENING)
    assert lays(t) != []
    t.do(0, f"give {tile}", "take CGR1")
    assert tile not in seen(t, 0)["hands"][0]
