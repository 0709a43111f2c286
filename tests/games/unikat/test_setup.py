"""UNI-16 to UNI-26: the deal, who begins, and the way round the table."""

import json
from itertools import product
from typing import Any

import pytest

from stolik.core.game import CHANCE, TABLE
from stolik.core.phrase import BadOption, Seats
from stolik.games import BOOKS
from tests.kit import Trial, at, new, rule

BOX = ["".join(letters) for letters in product("CQS", "BGY", "NRW", "123")]
#: The first player lays the last tile at 1,0: the round ends.
LAST_TILE = "table SBW1@0,0; display CGR1 CGR2 CGR3; hand 0 SGW1; hand 1 CYR3; hand 2 CYR1; turn 0"


def piles(seats: int, tiles: list[str] = BOX) -> list[list[str]]:
    """Hands of ten, a display of three and a start tile, in the order of the tiles."""
    ends = [*range(10, 10 * seats + 1, 10), 10 * seats + 3, 10 * seats + 4]
    return [tiles[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]


def deal_text(some_piles: list[list[str]]) -> str:
    return "deal " + " / ".join(" ".join(pile) for pile in some_piles)


def dealt(seats: int, **options: object) -> Trial:
    """A round dealt in the order of the codes."""
    t = new("unikat", seats, **{"oldest": 0, **options})
    t.chance(deal_text(piles(seats)))
    return t


def seen(t: Trial, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(t.game.view_data(t.game.view(t.state, seat))))
    return told


def told(t: Trial, seat: int | None) -> list[dict[str, Any]]:
    return [t.game.event_data(event) for event in t.match.heard(seat)]


def say(message: str, **facts: object) -> str:
    return message


def everything_shown(t: Trial, seat: int | None) -> str:
    """All that a seat gets to see: data, events, drawing, lines for a terminal."""
    view = t.game.view(t.state, seat)
    lines = t.game.picture(view, say, 80)
    return f"{seen(t, seat)} {told(t, seat)} {t.game.svg(view, say)} {lines}"


def named_in(text: str) -> list[str]:
    return [code for code in BOX if code in text]


def later_round(starter: int, options: str = "") -> Trial:
    """A match of two rounds whose first one has just ended."""
    t = at(f"unikat; options uni.rounds=2 {options}; starter {starter}; {LAST_TILE}")
    t.do(0, "lay SGW1@1,0")
    return t


@rule("UNI-16", "UNI-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_then_display_then_start_tile_come_out_of_a_full_bag(seats: int) -> None:
    t, asked = new("unikat", seats, oldest=0), list[int]()

    def last_one(left: int) -> int:
        asked.append(left)
        return left - 1

    *hands, display, start = piles(seats, BOX[::-1])
    in_code_order = [hand[::-1] for hand in hands]
    drawn = t.game.write_action(t.game.draw(t.state, last_one))
    assert drawn == deal_text([*in_code_order, display, start])
    assert asked == list(range(81, 81 - 10 * seats - 4, -1))


@rule("UNI-16")
def test_nothing_is_left_out_of_the_bag_before_the_deal() -> None:
    before = seen(new("unikat", 3), None)
    assert (before["bag"], before["counts"]) == (81, [0, 0, 0])
    assert before["table"] == before["display"] == []


@rule("UNI-17")
def test_each_player_gets_ten_tiles() -> None:
    t = dealt(3)
    assert [seen(t, seat)["hands"][seat] for seat in range(3)] == piles(3)[:3]


@rule("UNI-17")
@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [9, 10]), (2, [10, 11]), (2, [10, 10, 10]), (3, [10, 10])]
)
def test_other_hands_are_refused(seats: int, counts: list[int]) -> None:
    hands = [BOX[20 * seat :][:count] for seat, count in enumerate(counts)]
    refusal = new("unikat", seats, oldest=0).why(CHANCE, deal_text([*hands, BOX[-3:], BOX[-4:-3]]))
    assert refusal.clause == "UNI-17"
    assert refusal.phrase == ("deal-hands", {"seats": seats, "count": 10})


@rule("UNI-05", "UNI-17")
@pytest.mark.parametrize(("pile", "tile"), [(1, "CBN1"), (2, "CBN1"), (3, "CBN1"), (3, "CGN3")])
def test_no_tile_is_dealt_twice(pile: int, tile: str) -> None:
    wrong = piles(2)
    wrong[pile] = [*wrong[pile][:-1], tile]
    refusal = new("unikat", 2, oldest=0).why(CHANCE, deal_text(wrong))
    assert (refusal.clause, refusal.phrase.id) == ("UNI-05", "deal-twice")


@rule("UNI-18")
@pytest.mark.parametrize(("seat", "own"), [(0, BOX[:10]), (2, BOX[20:30]), (None, [])])
def test_hands_and_bag_are_hidden(seat: int | None, own: list[str]) -> None:
    t = dealt(3)
    assert named_in(everything_shown(t, seat)) == sorted([*own, *BOX[30:34]])
    hands = [own if owner == seat else None for owner in range(3)]
    assert seen(t, seat)["hands"] == told(t, seat)[0]["hands"] == hands


@rule("UNI-18")
def test_what_others_may_do_is_not_told() -> None:
    t = dealt(3)
    assert t.legal(0) != []
    assert t.legal(1) == t.legal(2) == []


@rule("UNI-19")
def test_three_tiles_lie_open_on_the_display() -> None:
    t = dealt(2)
    for seat in (0, 1, None):
        assert seen(t, seat)["display"] == told(t, seat)[0]["display"] == BOX[20:23]


@rule("UNI-19")
@pytest.mark.parametrize("count", [0, 2, 4])
def test_another_display_is_refused(count: int) -> None:
    *hands, _, start = piles(2)
    text = deal_text([*hands, BOX[-count:] if count else [], start])
    refusal = new("unikat", 2, oldest=0).why(CHANCE, text)
    assert (refusal.clause, refusal.phrase) == ("UNI-19", ("deal-display", {"count": 3}))


@rule("UNI-20")
def test_the_start_tile_lies_in_the_middle_for_all_to_see() -> None:
    t = dealt(2)
    for seat in (0, 1, None):
        assert seen(t, seat)["table"] == [[BOX[23], 0, 0]]
        assert told(t, seat)[0]["start"] == BOX[23]


@rule("UNI-21")
@pytest.mark.parametrize(("seats", "left"), [(2, 57), (3, 47), (4, 37)])
def test_the_rest_stays_in_the_bag(seats: int, left: int) -> None:
    t = dealt(seats)
    assert seen(t, None)["bag"] == left
    t.do(0, "give CBN1", "take bag")
    assert t.legal(CHANCE) == [f"draw {code}" for code in BOX[-left:]]


@rule("UNI-21")
def test_nobody_acts_before_the_deal() -> None:
    t = new("unikat", 2, oldest=0)
    assert t.actors() == (CHANCE,)
    assert t.why(0, "give CBN1").clause == "UNI-21"
    assert t.why(CHANCE, "reveal CBN1 CBN2 CBN3").clause == "UNI-21"


@rule("UNI-22")
def test_the_number_of_tiles_is_public() -> None:
    t = at(f"unikat; options uni.showCounts=off; {LAST_TILE.replace('SGW1;', 'SGW1 QYN3;')}")
    assert [seen(t, seat)["counts"] for seat in (0, 1, None)] == [[2, 1, 1]] * 3
    t.do(0, "lay SGW1@1,0")
    assert [seen(t, seat)["counts"] for seat in (0, 1, None)] == [[1, 1, 1]] * 3


@rule("UNI-22")
def test_showing_the_numbers_is_a_display_option_that_is_on() -> None:
    option = next(o for o in BOOKS["unikat"][1].options if o.key == "uni.showCounts")
    assert (option.display, option.default, option.words) == (True, "on", ("on", "off"))


@rule("UNI-23")
def test_an_unhelpful_deal_is_played_as_it_is() -> None:
    t = new("unikat", 2, oldest=0)
    again = deal_text([*piles(2)[:3], ["SYW3"]])
    t.chance(again)
    assert t.legal(0) == [f"give {code}" for code in BOX[:10]]
    assert t.why(0, "pass").clause == "UNI-28"
    assert t.why(CHANCE, again).phrase.id == "not-due-now"


@rule("UNI-24")
@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_the_oldest_marked_by_the_host_begins(oldest: int) -> None:
    t = dealt(3, oldest=oldest)
    assert t.actors() == (oldest, TABLE)
    assert told(t, None)[0]["starter"] == seen(t, None)["starter"] == oldest


@rule("UNI-24")
def test_only_a_seat_at_the_table_can_be_the_oldest() -> None:
    with pytest.raises(BadOption) as refusal:
        new("unikat", 3, oldest=3)
    assert refusal.value.phrase == ("oldest-not-seated", {"seat": 3, "seats": 3})


@rule("UNI-24")
@pytest.mark.parametrize("options", [{}, {"firstStarter": "random", "oldest": 1}])
def test_chance_says_who_begins_if_nobody_is_marked_or_the_table_wants_it(
    options: dict[str, object],
) -> None:
    t = new("unikat", 3, **options)
    assert t.legal(CHANCE) == ["first 0", "first 1", "first 2"]
    assert t.game.write_action(t.game.draw(t.state, lambda seats: seats - 1)) == "first 2"
    assert t.why(CHANCE, deal_text(piles(3))).clause == "UNI-24"
    assert t.why(0, "give CBN1").clause == "UNI-24"


@rule("UNI-24")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_seat_that_chance_names_begins(seat: int) -> None:
    t = new("unikat", 3)
    t.chance(f"first {seat}", deal_text(piles(3)))
    assert t.actors() == (seat, TABLE)


@rule("UNI-24")
def test_chance_names_a_seat_at_the_table() -> None:
    refusal = new("unikat", 3).why(CHANCE, "first 3")
    assert (refusal.clause, refusal.phrase) == ("UNI-24", ("no-such-seat", {"seat": 3}))


@rule("UNI-24")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_with_nobody_marked_the_seat_on_the_left_begins_the_next_round(
    before: int, after: int
) -> None:
    t = later_round(before)
    t.chance(deal_text(piles(3)))
    assert t.actors() == (after, TABLE)


@rule("UNI-24", "UNI-86")
def test_the_oldest_marked_begins_later_rounds_too() -> None:
    t = later_round(0, "uni.oldest=2")
    t.chance(deal_text(piles(3)))
    assert t.actors() == (2, TABLE)


@rule("UNI-25")
@pytest.mark.parametrize("opening", ["lay CBR3@0,1", "give CBN1"])
def test_the_opener_may_lay_or_exchange(opening: str) -> None:
    t = dealt(2)
    assert opening in t.legal(0)
    t.do(0, opening)


@rule("UNI-26")
def test_turns_go_clockwise() -> None:
    t, turns = dealt(4, oldest=2), []
    for _ in range(6):
        seat = t.actors()[0]
        turns.append(seat)
        mine, open_tile = seen(t, seat)["hands"][seat][0], seen(t, seat)["display"][0]
        t.do(seat, f"give {mine}", f"take {open_tile}")
    assert turns == [2, 3, 0, 1, 2, 3]


@rule("UNI-26")
@pytest.mark.parametrize("who", [0, 2])
def test_nobody_acts_out_of_turn(who: int) -> None:
    t = dealt(3, oldest=1)
    refusal = t.why(who, f"give {BOX[10 * who]}")
    assert (refusal.clause, refusal.phrase) == ("UNI-26", ("not-your-turn", {"seat": Seats((1,))}))
    assert t.legal(who) == []
