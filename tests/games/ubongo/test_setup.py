"""What is in the box, and what is done before the first round (UBO-03 to UBO-20)."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, CLOCK
from stolik.core.match import Match
from stolik.core.phrase import BadOption, Illegal
from stolik.games import BOOKS
from stolik.games.ubongo.actions import Pawn
from stolik.games.ubongo.boards import ROW_SIZE, SIDES, Side, board_set
from stolik.games.ubongo.gems import COLOURS
from stolik.games.ubongo.options import NUMBERS
from stolik.games.ubongo.pieces import PIECES, SIZES
from stolik.rulebook import speaker
from tests.games.ubongo.scenes import race, ring, solve
from tests.kit import Trial, new, rule, seen

GAME, BOOK = BOOKS["ubongo"]
STREWN = " ".join(["ROYGBV" * 2] * 6)


def begun(seats: int = 3, starter: int = 0, **options: object) -> Trial:
    """A table whose gems are strewn, the first pawn to be set."""
    t = new("ubongo", seats, **options)
    t.chance(f"begin {starter} 1", f"gems {STREWN}")
    return t


# -- the box --------------------------------------------------------------------------------------
@rule("UBO-03", "UBO-06", "UBO-14")
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("side", SIDES)
def test_a_set_has_36_boards_with_six_rows_on_each_side(side: Side, number: int) -> None:
    boards = [board for group in board_set(side, number) for board in group]
    assert len({board.area for board in boards}) == 36
    assert {len(board.rows) for board in boards} == {6}
    assert {len(row) for board in boards for row in board.rows} == {ROW_SIZE[side]}
    assert ROW_SIZE == {"easy": 3, "hard": 4}


@rule("UBO-04")
def test_two_three_or_four_play_and_nobody_alone() -> None:
    for seats in (2, 3, 4):
        BOOK.decide({}, seats)
    for seats in (1, 5):
        with pytest.raises(BadOption):
            BOOK.decide({}, seats)


@rule("UBO-05", "UBO-09")
def test_twelve_gems_of_six_colours_lie_in_six_rows() -> None:
    for number in range(20):
        match = Match(GAME, GAME.new(BOOK.decide({}, 2), 2))
        match.settle(seeded(f"gems/{number}"))
        rows = GAME.view_data(GAME.view(match.state, None))["rows"]
        assert [len(row) for row in rows] == [12] * 6
        assert Counter("".join(rows)) == Counter(COLOURS * 12)


@rule("UBO-09")
def test_any_gem_may_come_to_any_hollow() -> None:
    first = set()
    for number in range(60):
        match = Match(GAME, GAME.new(BOOK.decide({}, 2), 2))
        match.settle(seeded(f"hollow/{number}"))
        first.add(GAME.view_data(GAME.view(match.state, None))["rows"][5][11])
    assert first == set(COLOURS)


@rule("UBO-05")
@pytest.mark.parametrize(
    "rows", [" ".join(["ROYGBV" * 2] * 5 + ["ROYGBB" * 2]), " ".join(["R" * 12] * 6)]
)
def test_other_gems_are_refused(rows: str) -> None:
    t = new("ubongo", 2)
    t.chance("begin 0 1")
    assert t.why(CHANCE, f"gems {rows}").clause == "UBO-05"


@rule("UBO-08")
@pytest.mark.parametrize("letter", COLOURS)
def test_a_gem_has_a_letter_and_a_cut_besides_its_colour(letter: str) -> None:
    from stolik.games.ubongo.drawing import CUTS, gem_svg

    assert f">{letter}</text>" in gem_svg(letter, 0, 0, 10)
    assert len(set(CUTS.values())) == len(COLOURS)
    option = next(option for option in BOOK.options if option.key == "ubo.a11yMarks")
    assert option.display


@rule("UBO-13")
def test_a_set_of_pieces_is_twelve_and_48_squares() -> None:
    assert (len(PIECES), sum(SIZES)) == (12, 48)
    assert sorted(SIZES) == [2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5]


# -- the pawns ------------------------------------------------------------------------------------
@rule("UBO-10")
def test_a_pawn_goes_to_any_red_field() -> None:
    t = begun()
    assert t.legal(0) == [f"pawn {field}" for field in range(1, 7)]
    t.do(0, "pawn 6")
    assert seen(t)["pawns"] == [6, None, None]


@rule("UBO-10")
@pytest.mark.parametrize("field", [-1, 6])
def test_there_is_no_other_field_however_it_is_sent(field: int) -> None:
    t = begun()
    with pytest.raises(Illegal) as refused:
        t.game.check(t.state, 0, Pawn(field))
    assert (refused.value.clause, refused.value.phrase.id) == ("UBO-10", "no-such-field")
    assert refused.value.phrase.facts == {"field": field + 1, "count": 6}


@rule("UBO-11")
def test_pawns_share_a_field() -> None:
    t = begun()
    for seat in (0, 1, 2):
        t.do(seat, "pawn 4")
    assert seen(t)["pawns"] == [4, 4, 4]


@rule("UBO-12")
def test_pawns_are_set_clockwise_from_the_starting_player() -> None:
    t = begun(starter=1)
    assert t.why(0, "pawn 1").clause == "UBO-12"
    for seat in (1, 2, 0):
        assert t.actors()[0] == seat
        t.do(seat, "pawn 1")
    assert (seen(t)["phase"], t.actors()[0]) == ("roll", 1)


@rule("UBO-10")
def test_a_pawn_is_set_in_the_set_up_only() -> None:
    for t in (race(2), race(2, "table.rest=on")):
        assert t.why(0, "pawn 2").clause == "UBO-10"
        ring(t, "bell", 60_000)
        ring(t, "bell", 120_000)
        assert t.why_at(0, "pawn 2", 120_000).clause == "UBO-10"


@rule("UBO-12")
def test_a_pawn_that_is_not_set_in_time_is_set_by_chance() -> None:
    t = begun(turnTimer=5)
    t.do(CLOCK, "ring turn", at=5000)
    assert (t.actors(), len(t.legal(CHANCE))) == ((CHANCE,), 6)
    t.chance("field 5")
    assert (seen(t)["pawns"], seen(t)["turn"]) == ([5, None, None], 1)


# -- sides ----------------------------------------------------------------------------------------
@rule("UBO-14")
@pytest.mark.parametrize(("side", "pieces"), [("easy", 3), ("hard", 4)])
def test_the_side_says_how_many_pieces(side: str, pieces: int) -> None:
    t = race(4, f"ubo.side={side}")
    assert {len(task["row"]) for task in seen(t)["tasks"]} == {pieces}


@rule("UBO-15", "UBO-07")
def test_a_handicap_lets_some_seats_play_the_easy_side_with_the_hard_timer() -> None:
    t = race(3, "ubo.side=hard ubo.handicap=0+2")
    assert [len(task["row"]) for task in seen(t)["tasks"]] == [3, 4, 3]
    assert seen(t)["deadline"] == 90_000


@rule("UBO-15")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"ubo.handicap": "1"}, "handicap-on-easy"),
        ({"ubo.side": "hard", "ubo.handicap": "2"}, "handicap-not-seated"),
        ({"ubo.side": "hard", "ubo.handicap": "1", "ubo.mirror": "on"}, "handicap-and-mirror"),
        ({"ubo.side": "hard", "ubo.handicap": "1+1"}, "bad-seats-text"),
        ({"ubo.side": "hard", "ubo.handicap": "x"}, "bad-seats-text"),
        ({"ubo.side": "hard", "ubo.handicap": ""}, "bad-seats-text"),
    ],
)
def test_a_handicap_that_makes_no_sense_is_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        BOOK.decide(options, 2)
    assert refused.value.phrase.id == reason
    assert speaker("en")(reason, **refused.value.phrase.facts)


@rule("UBO-07")
@pytest.mark.parametrize(
    ("options", "deadline"),
    [("", 60_000), ("ubo.side=hard", 90_000), ("ubo.side=hard ubo.timer=45", 45_000)],
)
def test_the_timer(options: str, deadline: int) -> None:
    assert seen(race(2, options))["deadline"] == deadline


# -- boards in play -------------------------------------------------------------------------------
@rule("UBO-16", "UBO-17", "UBO-18")
@pytest.mark.parametrize(("seats", "boards"), [(2, 18), (3, 27), (4, 36)])
def test_so_many_boards_are_played(seats: int, boards: int) -> None:
    played = whole_match(seats)
    assert len(played) == len(set(played)) == boards


@rule("UBO-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_round_takes_as_many_boards_from_one_group(seats: int) -> None:
    played = whole_match(seats)
    rounds = [played[begin : begin + seats] for begin in range(0, len(played), seats)]
    groups = [{(board - 1) // 4 for board in boards} for boards in rounds]
    assert all(len(group) == 1 for group in groups)
    assert len({min(group) for group in groups}) == 9


@rule("UBO-19")
def test_the_order_of_groups_and_boards_is_random() -> None:
    matches = [whole_match(2, f"order/{number}") for number in range(6)]
    assert len({tuple(played) for played in matches}) == 6
    assert len({(played[0] - 1) // 4 for played in matches}) > 1


def whole_match(seats: int, seed: str = "whole") -> list[int]:
    """A match in which nobody solves anything: the boards played, in order."""
    below = seeded(seed)
    match = Match.begin(GAME, BOOK.decide({"ubo.secondChance": "off"}, seats), seats, below)
    played = []
    while GAME.outcome(match.state) is None:
        seat = GAME.due(match.state)[0]
        match.play(seat, GAME.legal(match.state, seat)[-1], below)
        if match.state.phase == "solve" and not match.state.done:
            played += [board + 1 for board in match.state.boards]
    return played


@rule("UBO-20")
def test_anybody_may_start() -> None:
    t = new("ubongo", 3)
    assert t.legal(CHANCE) == [f"begin {seat} {box}" for seat in range(3) for box in NUMBERS]
    starters = set()
    for number in range(40):
        match = Match.begin(GAME, BOOK.decide({}, 3), 3, seeded(f"starter/{number}"))
        starters.add(match.state.starter)
    assert starters == {0, 1, 2}


@rule("UBO-03")
def test_the_table_may_choose_the_set() -> None:
    t = new("ubongo", 2, set=2)
    assert t.legal(CHANCE) == ["begin 0 2", "begin 1 2"]
    assert t.why(CHANCE, "begin 0 1").clause == "UBO-20"


def test_gems_are_conserved_in_a_scene() -> None:
    t = solve(race(2), 0)
    t.do(0, "collect", at=2000)
    assert sum(len(row) for row in seen(t)["rows"]) == 70
