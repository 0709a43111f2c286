"""UNI-01 to UNI-14: what is in the box, the grid, the aim."""

import re
from itertools import product

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE
from stolik.core.phrase import BadOption, Malformed
from stolik.games import BOOKS
from stolik.rulebook import speaker
from tests.kit import Trial, at, new, rule

BOX = ["".join(letters) for letters in product("CQS", "BGY", "NRW", "123")]
REST = "display CGR1 CGR2 CGR3; hand 1 CYR3; turn 0"
TABLE = f"unikat; table SBW1@0,0; {REST}"
PIECE = re.compile(r"<(rect|circle|line|polygon) ")
COLOUR = re.compile(r"#\w{6}")


def say(message: str, **facts: object) -> str:
    return message


def gray_path() -> list[str]:
    """All 81 tiles in a row, each one feature away from the one before."""
    path = [""]
    for values in ("SCQ", "BGY", "WRN", "123"):
        turns = [values, values[::-1]]
        path = [code + value for place, code in enumerate(path) for value in turns[place % 2]]
    return path


def drawing(t: Trial) -> str:
    picture: str = t.game.svg(t.game.open_view(t.state), say)
    return picture


def drawings() -> dict[str, tuple[str, str]]:
    """For each of the 81 tiles its ground (a colour or a pattern) and its figure, as drawn."""
    start, mine, yours, *rest = BOX
    position = f"table {start}@0,0; hand 0 {mine}; hand 1 {yours}; display {' '.join(rest)}"
    picture = drawing(at(f"unikat; {position}"))
    found = re.findall(r"<pattern id='(.*?)'.*?>(.*?)</pattern>", picture, re.DOTALL)
    patterns = {f"url(#{name})": body for name, body in found}
    tiles = re.findall(r"<title>(\w{4}): [^<]*</title><rect .*?fill='(.*?)'.*?/>(.*?)</g>", picture)
    return {code: (patterns.get(fill, fill), figure) for code, fill, figure in tiles}


@rule("UNI-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    t = new("unikat", seats)
    t.settle()
    assert t.game.view(t.state, None).counts == (10,) * seats


@rule("UNI-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_and_more_than_four_are_refused(seats: int) -> None:
    with pytest.raises(BadOption) as refusal:
        new("unikat", seats)
    facts = {"book": "unikat", "seats": seats, "low": 2, "high": 4}
    assert refusal.value.phrase == ("bad-seats", facts)
    with pytest.raises(Malformed):
        at(f"{TABLE}; hand 0 SGW1; seats {seats}")


@rule("UNI-03")
def test_the_box_has_81_tiles() -> None:
    t = new("unikat", 2)
    assert t.game.view(t.state, None).bag == 81
    t.settle()
    view = t.game.open_view(t.state)
    assert view.bag + sum(view.counts) + len(view.display) + len(view.table) == 81


@rule("UNI-05")
def test_every_combination_of_features_is_there_once() -> None:
    t = at(f"{TABLE}; hand 0 SGW1; phase blind")
    in_bag = [text.removeprefix("draw ") for text in t.legal(CHANCE)]
    named = ["SBW1", "CGR1", "CGR2", "CGR3", "CYR3", "SGW1"]
    assert sorted(in_bag + named) == BOX


@rule("UNI-05")
def test_no_tile_is_in_two_places() -> None:
    with pytest.raises(Malformed) as refusal:
        at(f"{TABLE}; hand 0 SBW1")
    assert refusal.value.phrase.id == "tile-twice"


@pytest.mark.parametrize(
    ("place", "values"),
    [
        pytest.param(0, "CQS", marks=rule("UNI-06"), id="shape"),
        pytest.param(1, "BGY", marks=rule("UNI-07"), id="colour"),
        pytest.param(2, "NRW", marks=rule("UNI-08"), id="background"),
        pytest.param(3, "123", marks=rule("UNI-09"), id="size"),
    ],
)
def test_a_feature_has_three_values_and_no_fourth(place: int, values: str) -> None:
    start, *others = ["SGN2"[:place] + value + "SGN2"[place + 1 :] for value in values]
    t = at(f"unikat; table {start}@0,0; hand 0 {' '.join(others)}; {REST}")
    assert {f"lay {other}@1,0" for other in others} <= set(t.legal(0))
    t.do(0, f"lay {others[0]}@1,0")
    assert f"lay {others[1]}@2,0" in t.legal(0)
    with pytest.raises(Malformed) as refusal:
        t.do(0, f"lay {start[:place]}X{start[place + 1 :]}@2,0")
    assert refusal.value.phrase.facts["may"] == ", ".join(values)


@pytest.mark.parametrize(
    ("other", "features"),
    [
        pytest.param("CGW1", ["shape", "colour"], marks=rule("UNI-06", "UNI-07")),
        pytest.param("SGR1", ["colour", "background"], marks=rule("UNI-07", "UNI-08")),
        pytest.param("SBR2", ["background", "size"], marks=rule("UNI-08", "UNI-09")),
    ],
)
def test_features_are_called_by_their_names(other: str, features: list[str]) -> None:
    refusal = at(f"{TABLE}; hand 0 {other}").why(0, f"lay {other}@1,0")
    assert refusal.phrase.facts["features"] == tuple(f"feature-{name}" for name in features)


@rule("UNI-06", "UNI-09")
def test_shapes_and_sizes_are_drawn() -> None:
    drawn = drawings()
    shapes = {shape: PIECE.findall(drawn[f"{shape}GW1"][1])[0] for shape in "CQS"}
    assert shapes == {"C": "circle", "Q": "rect", "S": "polygon"}
    radii = [float(re.findall(r" r='([\d.]+)'", drawn[f"CGW{size}"][1])[0]) for size in "123"]
    assert radii == sorted(set(radii))


@rule("UNI-07", "UNI-08")
def test_figure_and_ground_are_coloured_apart() -> None:
    drawn = {code: tuple(map(COLOUR.findall, parts)) for code, parts in drawings().items()}
    figures = {colour: drawn[f"S{colour}W1"][1][0] for colour in "BGY"}
    grounds = {ground: drawn[f"SB{ground}1"][0][0] for ground in "NRW"}
    assert len({*figures.values(), *grounds.values()}) == 6
    for code, (ground, figure) in drawn.items():
        assert (ground[0], figure[0]) == (grounds[code[2]], figures[code[1]])


@rule("UNI-10")
def test_marks_are_a_display_option_that_is_on() -> None:
    option = next(o for o in BOOKS["unikat"][1].options if o.key == "uni.a11yMarks")
    assert (option.display, option.default, option.words) == (True, "on", ("on", "off"))


@rule("UNI-10")
def test_tiles_can_be_told_apart_without_colour() -> None:
    colourless = {tuple(COLOUR.sub("", part) for part in parts) for parts in drawings().values()}
    assert len(colourless) == 81


@rule("UNI-10")
def test_each_colour_has_its_mark_and_each_ground_its_pattern() -> None:
    drawn = drawings()
    marks = {colour: PIECE.findall(drawn[f"S{colour}W1"][1])[1:] for colour in "BGY"}
    assert marks == {"B": ["circle"], "G": ["line"], "Y": ["line", "line"]}
    patterns = {ground: PIECE.findall(drawn[f"SB{ground}1"][0])[1:] for ground in "NRW"}
    assert patterns == {"N": ["circle"], "R": ["rect"], "W": []}


@rule("UNI-10")
def test_marks_can_be_switched_off() -> None:
    position = "unikat; {}table SBN1@0,0; display CGR1; hand 0 SGW1; hand 1 QYW2"
    on, off = (drawing(at(position.format(o))) for o in ("", "options uni.a11yMarks=off; "))
    assert on.count("url(#ground-") == 2
    assert "url(#ground-" not in off
    assert len(off) < len(on)


@rule("UNI-10")
def test_a_tile_has_a_spoken_name() -> None:
    t = at(f"{TABLE}; hand 0 SGW1 QBN2")
    picture = t.game.svg(t.game.view(t.state, 0), speaker("en"))
    assert "<title>QBN2: square, blue, navy background, medium</title>" in picture


@rule("UNI-22")
def test_the_numbers_can_be_left_out_of_the_picture() -> None:
    t = at(f"{TABLE}; hand 0 SGW1 QBN2; options uni.showCounts=off")
    view = t.game.view(t.state, 0)
    text = "".join(span.text for line in t.game.picture(view, speaker("en"), 80) for span in line)
    assert "seat 0 (2)" in text
    assert "seat 1 (" not in text
    assert view.counts == (2, t.state.hands[1].bit_count())


@rule("UNI-10")
def test_a_terminal_shows_each_tile_by_its_letters() -> None:
    t = at(f"{TABLE}; hand 0 SGW1 QBN2")
    lines = t.game.picture(t.game.view(t.state, 0), say, 80)
    texts = [span.text for line in lines for span in line]
    assert {"SBW1", "CGR1", "SGW1", "QBN2"} <= set(texts)


@rule("UNI-11")
def test_a_tile_has_four_neighbours_and_corners_are_none() -> None:
    t = at(f"{TABLE}; hand 0 SGW1")
    lays = [text for text in t.legal(0) if text.startswith("lay")]
    assert sorted(lays) == sorted(f"lay SGW1@{cell}" for cell in ("1,0", "-1,0", "0,1", "0,-1"))
    assert t.why(0, "lay SGW1@1,1").clause == "UNI-36"


@rule("UNI-11")
def test_tiles_that_meet_at_a_corner_need_not_fit() -> None:
    t = at(f"unikat; table SBW1@0,0 SGW1@1,0; hand 0 QBW1 CYR1; {REST}")
    assert "lay QBW1@0,1" in t.legal(0)


@rule("UNI-11")
def test_no_tile_lies_half_a_place_off() -> None:
    with pytest.raises(Malformed):
        at(f"{TABLE}; hand 0 SGW1").do(0, "lay SGW1@1,0.5")


@rule("UNI-11")
@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_grid_goes_on_as_far_as_the_tiles_do(x: int, y: int) -> None:
    *row, mine, yours = gray_path()
    table = " ".join(f"{code}@{x * step},{y * step}" for step, code in enumerate(row))
    t = at(f"unikat; table {table}; hand 0 {mine}; hand 1 {yours}; turn 0")
    assert f"lay {mine}@{x * 79},{y * 79}" in t.legal(0)


@rule("UNI-12")
def test_a_tile_is_laid_one_way_only() -> None:
    t = at(f"{TABLE}; hand 0 SGW1 QYN3")
    assert t.legal(0).count("lay SGW1@1,0") == 1
    with pytest.raises(Malformed):
        t.do(0, "lay SGW1@1,0,90")
    t.do(0, "lay SGW1@1,0")
    assert "rotate(" not in drawing(t).split("</defs>")[1]


@rule("UNI-13")
def test_the_first_to_lay_all_own_tiles_wins() -> None:
    t = at(f"{TABLE}; hand 0 SGW1 SGW2")
    t.do(0, "lay SGW1@1,0")
    assert t.outcome() is None
    _, round_over, match_over = t.do(0, "lay SGW2@2,0")
    assert (round_over.winners, round_over.reason) == ((0,), "laidLast")
    assert t.outcome() == (match_over.winners, match_over.points) == ((0,), (0, 1))


@rule("UNI-13")
def test_a_last_tile_put_on_the_display_wins_nothing() -> None:
    t = at(f"{TABLE}; hand 0 SGW1")
    t.do(0, "give SGW1")
    assert t.outcome() is None


@rule("UNI-14")
def test_tiles_side_by_side_differ_in_one_feature_to_the_end_of_a_game() -> None:
    t, below = new("unikat", 3), seeded("UNI-14")
    while t.outcome() is None:
        t.settle()
        moves = t.game.plain(t.game.legal(t.state, t.state.turn))
        t.match.apply(t.state.turn, moves[below(len(moves))])
    table = {(x, y): code for code, x, y in t.game.view_data(t.game.open_view(t.state))["table"]}
    for (x, y), code in table.items():
        for other in (table.get((x + 1, y)), table.get((x, y + 1))):
            assert other is None or sum(a != b for a, b in zip(code, other, strict=True)) == 1


@rule("UNI-14")
def test_a_table_against_the_law_can_not_be_set_up() -> None:
    with pytest.raises(Malformed) as refusal:
        at("unikat; table SBW1@0,0 SGW2@1,0; hand 0 CYR2; hand 1 CYR3")
    assert refusal.value.phrase.id == "differs"
