"""UNI-39 to UNI-48: a tile between others earns one more action."""

import pytest

from tests.games.unikat.scenes import refused
from tests.kit import Trial, at, rule, seen

REST = "display CGR1 CGR2 CGR3; hand 1 CYR3; turn 0"
#: SGW2 goes to 1,0, in the middle of a square whose other places are filled one after the other.
CORNER = "SBW2@0,0 SBW1@0,1 SGW1@1,1"
THREE = f"{CORNER} SYW1@2,1 SYW2@2,0"
FOUR = f"{THREE} SBW3@0,-1 SGW3@1,-1 SYW3@2,-1"
#: The same place between two tiles that face each other, with nothing above or below.
GAP = "SBW2@0,0 SBW1@0,1 SBN1@0,2 SGN1@1,2 SYN1@2,2 SYW1@2,1 SYW2@2,0"
#: SGW2 at 1,0 earns the bonus; SYW1 and SYW2 would close the next square; squares go to the left.
PLENTY = f"unikat; table {CORNER}; hand 0 SGW2 SYW1 SYW2 QBW2 QBW3 CYR2; {REST}"
EARN = "lay SGW2@1,0"


def trial(table: str, hand: str) -> Trial:
    return at(f"unikat; table {table}; hand 0 {hand} QYN3; {REST}")


def earns(t: Trial, *lays: str) -> bool:
    """Whether the last of these tiles earns the bonus, as all are told."""
    (laid,) = t.do(0, *[f"lay {lay}" for lay in lays])
    bonus: bool = t.game.event_data(t.game.hears(laid, 1))["bonus"]
    return bonus


def earned() -> Trial:
    """The bonus action is due."""
    t = at(PLENTY)
    t.do(0, EARN, "end")
    return t


@rule("UNI-39")
@pytest.mark.parametrize("table", [CORNER, GAP], ids=["corner", "gap"])
def test_a_tile_with_two_neighbours_earns_a_bonus(table: str) -> None:
    t = trial(table, "SGW2")
    assert earns(t, "SGW2@1,0")
    t.do(0, "end")
    assert seen(t, 1)["phase"] == "bonus"


@rule("UNI-39")
def test_all_are_told_of_a_bonus() -> None:
    t = at(PLENTY)
    (laid,) = t.do(0, EARN)
    event = {"kind": "laid", "seat": 0, "tile": "SGW2", "cell": [1, 0], "bonus": True}
    assert t.game.event_data(t.game.hears(laid, 1)) == event
    assert seen(t, 1)["bonus"] is True


@rule("UNI-39")
@pytest.mark.parametrize(
    ("table", "tile", "cell"),
    [("SBW2@0,0", "SGW2", "1,0"), ("SBW2@0,0 SBW1@0,1", "SGW2", "1,0"), (CORNER, "SYW1", "2,1")],
    ids=["alone", "corner above", "row"],
)
def test_one_neighbour_or_a_corner_earns_none(table: str, tile: str, cell: str) -> None:
    t = trial(table, tile)
    assert not earns(t, f"{tile}@{cell}")
    t.do(0, "end")
    assert seen(t, 1)["phase"] == "draw"


@rule("UNI-45")
@pytest.mark.parametrize("table", [THREE, FOUR], ids=["three", "four"])
def test_three_or_four_neighbours_count_like_two(table: str) -> None:
    t = trial(table, "SGW2")
    assert earns(t, "SGW2@1,0")
    t.do(0, "end", "give QYN3", "take CGR1")
    assert seen(t, 1)["phase"] == "draw"


@rule("UNI-40")
@pytest.mark.parametrize(
    "lays",
    [
        ("SBW1@0,1", "SGW1@1,1", "SGW2@1,0"),
        ("SBW1@0,1", "SGW1@0,2", "SGW3@1,2", "SBW3@1,1"),
    ],
    ids=["one own", "both own"],
)
def test_own_tiles_of_this_turn_count(lays: tuple[str, ...]) -> None:
    hand = " ".join(lay.split("@")[0] for lay in lays)
    assert earns(trial("SBW2@0,0", hand), *lays)


@rule("UNI-40")
def test_a_second_neighbour_that_comes_later_earns_nothing() -> None:
    t = trial("SBW2@0,0", "SBW1 SBW3")
    assert not earns(t, "SBW1@0,1")
    assert not earns(t, "SBW3@0,2")
    t.do(0, "end")
    assert seen(t, 1)["phase"] == "draw"


@rule("UNI-41")
def test_a_bonus_is_one_more_action_of_either_kind() -> None:
    t = earned()
    kinds = [text.split()[0] for text in t.legal(0)]
    assert set(kinds) == {"lay", "give", "decline"}
    assert kinds.count("give") == 5
    assert t.actors()[0] == 0


@rule("UNI-41")
def test_the_running_action_is_finished_first() -> None:
    t = at(PLENTY)
    t.do(0, EARN)
    assert refused(t, "give CYR2") == ("UNI-27", "end-action-first")
    assert refused(t, "decline") == ("UNI-41", "end-action-first")
    t.do(0, "lay SYW2@2,0", "end")
    assert seen(t, 1)["phase"] == "bonus"


@rule("UNI-41")
def test_without_a_bonus_there_is_one_action() -> None:
    t = at(PLENTY)
    assert refused(t, "decline") == ("UNI-41", "no-bonus")
    t.do(0, "lay SYW1@2,1", "end")
    assert seen(t, 1)["phase"] == "draw"
    assert t.why(0, EARN).clause == "UNI-63"


@rule("UNI-42")
def test_the_extra_action_may_be_declined() -> None:
    t = earned()
    (declined,) = t.do(0, "decline")
    assert t.game.event_data(declined) == {"kind": "declined", "seat": 0}
    assert seen(t, 1)["phase"] == "draw"
    t.do(0, "take CGR1")
    assert seen(t, 1)["turn"] == 1


@rule("UNI-42")
@pytest.mark.parametrize("word", ["end", "pass"])
def test_a_bonus_is_declined_and_not_passed_or_ended(word: str) -> None:
    assert refused(earned(), word) == ("UNI-42", "decline-instead")


@rule("UNI-43")
def test_the_extra_action_earns_no_bonus() -> None:
    t = earned()
    assert not earns(t, "SYW1@2,1", "SYW2@2,0")
    assert seen(t, 1)["second"] is True
    t.do(0, "end")
    assert seen(t, 1)["phase"] == "draw"
    t.do(0, "take CGR1")
    assert seen(t, 1)["turn"] == 1


@rule("UNI-43")
def test_a_bonus_is_for_this_turn_only() -> None:
    t = earned()
    t.do(0, "decline", "take CGR1")
    t.do(1, "give CYR3", "take CGR2", "take CGR3")
    assert not earns(t, "SYW1@2,1")
    t.do(0, "end")
    assert seen(t, 1)["phase"] == "draw"


@rule("UNI-44")
def test_two_tiles_that_earn_it_make_one_bonus() -> None:
    t = at(PLENTY)
    assert earns(t, "SGW2@1,0")
    assert earns(t, "SYW2@2,0", "SYW1@2,1")
    t.do(0, "end", "lay QBW2@-1,0", "end")
    assert seen(t, 1)["phase"] == "draw"


@rule("UNI-46")
def test_a_bonus_chain_begins_beside_any_tile() -> None:
    t = earned()
    assert {"lay QBW2@-1,0", "lay QBW2@0,-1", "lay SYW1@2,1", "lay SYW2@2,0"} <= set(t.legal(0))
    t.do(0, "lay QBW2@-1,0")
    assert t.why(0, "lay SYW2@2,0").clause == "UNI-34"


@rule("UNI-47")
def test_a_bonus_chain_is_as_long_as_one_likes() -> None:
    t = earned()
    t.do(0, "lay QBW2@-1,0", "lay QBW3@-2,0")
    assert seen(t, 1)["phase"] == "chain"
    t.do(0, "end")
    assert seen(t, 1)["counts"] == [3, 1]


@rule("UNI-48")
@pytest.mark.parametrize("source", ["CGR1", "bag"])
def test_the_extra_action_may_be_an_exchange(source: str) -> None:
    t = earned()
    assert refused(t, f"take {source}") == ("UNI-53", "give-first")
    t.do(0, "give CYR2", f"take {source}")
    t.settle()
    assert seen(t, 1)["phase"] == "draw"
    assert seen(t, 1)["counts"] == [5, 1]
    assert refused(t, "give QBW2") == ("UNI-63", "must-draw")
