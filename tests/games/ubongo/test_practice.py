"""Practice for one: names of puzzles, endless ones, answers and hints as plain data (UBO-04)."""

from __future__ import annotations

import pytest

from stolik.core.fairness import seeded
from stolik.core.phrase import Illegal, Malformed
from stolik.games import BOOKS
from stolik.games.ubongo.boards import SETS, SIDES, Side, board_set
from stolik.games.ubongo.notation import layout_text
from stolik.games.ubongo.pieces import PIECES, area_of, turned
from stolik.games.ubongo.practice import BOARDS, Puzzle, UbongoPractice, draw, puzzle
from stolik.games.ubongo.solver import solutions
from stolik.rulebook import refusal, speaker
from tests.kit import rule

NAME = "easy-2-17-4-3"
PRACTICE = UbongoPractice()


def solution(name: str) -> str:
    """A way to solve a puzzle, as text."""
    it = puzzle(name)
    return layout_text(solutions(it.area, it.row, 1)[0])


# -- names ----------------------------------------------------------------------------------------
def test_a_name_says_which_puzzle_it_is() -> None:
    it = puzzle(NAME)
    board = board_set("easy", 2)[4][0]
    assert it == Puzzle("easy", 2, 16, 3, 3)
    assert (it.area, it.row) == (turned(board.area, 3), board.rows[3])
    assert it.seconds == 60
    assert puzzle("hard-1-1-1-0").seconds == 90


@pytest.mark.parametrize("side", SIDES)
def test_every_puzzle_has_a_name_of_its_own(side: Side) -> None:
    names = set()
    for number in range(1, SETS[side] + 1):
        for place in range(BOARDS * 6 * 8):
            rest, turn = divmod(place, 8)
            it = Puzzle(side, number, *divmod(rest, 6), turn)
            assert puzzle(it.name) == it
            names.add(it.name)
    assert len(names) == 4 * 36 * 6 * 8


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "column 1: “” isn’t a puzzle: write it like easy-2-17-4-3"),
        ("easy", "column 1: “easy” isn’t a puzzle: write it like easy-2-17-4-3"),
        ("easy-2-17-4-3-1", "column 1: “easy-2-17-4-3-1” isn’t a puzzle"),
        ("easy--2-17-4-3", "column 1: “easy--2-17-4-3” isn’t a puzzle"),
        ("Easy-2-17-4-3", "column 1: “Easy” isn’t one of: easy, hard"),
        ("easy-5-17-4-3", "column 6: “5” isn’t a number from 1 to 4"),
        ("easy-0-17-4-3", "column 6: “0” isn’t a number from 1 to 4"),
        ("easy-2-37-4-3", "column 8: “37” isn’t a number from 1 to 36"),
        ("easy-2-017-4-3", "column 8: “017” isn’t a number from 1 to 36"),
        ("easy-2-17-7-3", "column 11: “7” isn’t a number from 1 to 6"),
        ("easy-2-17-4-8", "column 13: “8” isn’t a number from 0 to 7"),
        ("easy-2-17-4-", "column 13: “” isn’t a number from 0 to 7"),
        ("easy-2-17-4-３", "column 13: “３” isn’t a number from 0 to 7"),
        ("easy-2-17-4-3 ", "column 13: “3 ” isn’t a number from 0 to 7"),
    ],
)
def test_what_is_no_name_is_told_in_one_line(name: str, said: str) -> None:
    with pytest.raises(Malformed) as refused:
        puzzle(name)
    assert refusal(speaker("en"), refused.value).startswith(said)


# -- one after the other --------------------------------------------------------------------------
@rule("UBO-04")
def test_alone_there_is_no_match_but_endless_puzzles() -> None:
    game, book = BOOKS["ubongo"]
    assert 1 not in book.seats
    assert game.practice is not None
    below = seeded("practice")
    names = [game.practice.draw("hard", below) for _ in range(500)]
    assert len(set(names)) > 450
    assert {game.practice.level(name) for name in names} == {"hard"}


@pytest.mark.parametrize("side", SIDES)
def test_any_set_board_symbol_and_turn_can_come(side: Side) -> None:
    below = seeded("draw")
    drawn = [draw(side, below) for _ in range(2000)]
    assert {it.number for it in drawn} == {1, 2, 3, 4}
    assert {it.board for it in drawn} == set(range(36))
    assert {it.symbol for it in drawn} == set(range(6))
    assert {it.turn for it in drawn} == set(range(8))


def test_other_games_have_none() -> None:
    assert [name for name, (game, _) in BOOKS.items() if game.practice] == ["ubongo"]


# -- as plain data --------------------------------------------------------------------------------
def test_a_task_is_what_a_player_sees_of_a_board() -> None:
    it = puzzle(NAME)
    data = PRACTICE.task(NAME)
    assert (data["board"], data["turn"]) == (17, 3)
    assert area_of(data["area"]) == it.area
    assert data["row"] == [PIECES[piece] for piece in it.row]
    assert (PRACTICE.level(NAME), PRACTICE.seconds(NAME)) == ("easy", 60)


@rule("UBO-27")
def test_an_answer_is_judged_as_in_a_match() -> None:
    PRACTICE.answer(NAME, solution(NAME))
    for layout, reason in ((solution(NAME).rpartition(" ")[0], "number"), ("", "number")):
        with pytest.raises(Illegal) as refused:
            PRACTICE.answer(NAME, layout)
        assert (refused.value.clause, refused.value.phrase.id) == ("UBO-27", f"layout-{reason}")


def test_a_layout_that_can_t_be_read_is_told_with_its_place() -> None:
    for ask in (PRACTICE.answer, lambda name, layout: PRACTICE.hint(name, layout, 1)):
        with pytest.raises(Malformed) as refused:
            ask(NAME, "I2@0,0 Q9@1,1")
        assert refused.value.column == 8


def test_a_hint_has_the_notation_and_the_coordinates_of_solve() -> None:
    first = solution(NAME).split()[0]
    found = PRACTICE.hint(NAME, "", 3)
    assert found["placement"] == first
    assert found["cell"] is not None
    x, y = found["cell"]
    assert PRACTICE.task(NAME)["area"].split("/")[y][x] == "X"
    assert (found["fits"], found["piece"], found["take"]) == (True, first[:2], False)
    assert PRACTICE.hint(NAME, "", 0) == {
        "fits": True,
        "piece": None,
        "take": False,
        "cell": None,
        "placement": None,
    }


def test_whoever_follows_the_hints_has_the_answer() -> None:
    for name in (NAME, "hard-3-5-2-6"):
        laid: list[str] = []
        while (found := PRACTICE.hint(name, " ".join(laid), 3))["piece"]:
            laid.append(str(found["placement"]))
        PRACTICE.answer(name, " ".join(laid))
