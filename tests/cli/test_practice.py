"""`stolik ubongo practice`: answers, hints, time, and the names of puzzles."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from types import SimpleNamespace

import pytest

from stolik.cli import practice
from stolik.cli.main import main
from stolik.games.ubongo.notation import layout_text
from stolik.games.ubongo.practice import puzzle
from stolik.games.ubongo.solver import solutions
from stolik.rulebook import LANGUAGES, speaker
from tests.cli.test_terminal import Answer, Sitting
from tests.kit import rule

NAME = "easy-2-17-4-3"  # S4, L4 and Y5
LEFT = ("quit", "q", "EXIT")


def sit(monkeypatch: pytest.MonkeyPatch, answers: Iterable[Answer], *argv: str) -> list[str]:
    """Practise; what was seen before each answer, and at the end."""
    sitting = Sitting(monkeypatch, answers)
    assert main(["ubongo", "practice", *argv]) == 0
    return [*sitting.seen, sitting.fresh()]


def named(monkeypatch: pytest.MonkeyPatch, *answers: Answer, language: str = "en") -> list[str]:
    """Practise on the puzzle above."""
    return sit(monkeypatch, answers, "--puzzle", NAME, "--seed", "1", "--lang", language)


def solved(seen: str) -> str:
    """A solution of the puzzle that was shown last."""
    it = puzzle(re.findall(r"(?:easy|hard)(?:-\d+){4}", seen)[-1])
    return layout_text(solutions(it.area, it.row, 1)[0])


def clock(monkeypatch: pytest.MonkeyPatch, *seconds: float) -> None:
    """A clock that shows these times one after the other, then the last one for ever."""
    times = list(seconds)
    fake = SimpleNamespace(monotonic=lambda: times.pop(0) if len(times) > 1 else times[0])
    monkeypatch.setattr(practice, "time", fake)


# -- puzzles --------------------------------------------------------------------------------------
def test_the_area_the_pieces_and_the_name_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, end = named(monkeypatch)
    assert f"Puzzle {NAME}. Time: 60 s." in seen
    assert re.search(r"^ +0  1  2 *$", seen, re.MULTILINE)
    assert seen.count("·") == 13
    assert re.search(r"S4 +L4 +Y5", seen)
    assert seen.endswith("> ")
    assert end.strip() == "Puzzles solved: 0."


@rule("UBO-04")
def test_one_puzzle_comes_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = sit(monkeypatch, [solved] * 6, "--side", "hard", "--seed", "7")
    names = [re.findall(r"Puzzle (\S+)\. Time: 90 s\.", text)[0] for text in seen[:-1]]
    assert len(set(names)) == 7
    assert all(name.startswith("hard-") for name in names)
    assert all(re.search(r"Ubongo\. Your time: \d+ of 90 s\.", text) for text in seen[1:-1])
    assert seen[-1].strip() == "Puzzles solved: 6."


@pytest.mark.slow
def test_a_seed_repeats_the_puzzles_and_none_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def names(*argv: str) -> list[str]:
        text = "".join(sit(monkeypatch, ["skip"] * 5, *argv))
        return re.findall(r"Puzzle (\S+)\. ", text)

    assert names("--seed", "3") == names("--seed", "3") != names("--seed", "4")
    assert names() != names()
    assert all(name.startswith("easy-") for name in names())


def test_after_a_named_puzzle_come_others_of_its_side(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = sit(monkeypatch, ["skip", "skip"], "--puzzle", "hard-1-2-3-4")
    assert "Puzzle hard-1-2-3-4. " in seen[0]
    assert "Puzzle hard-" in seen[1]
    mixed = sit(monkeypatch, ["skip"], "--puzzle", "hard-1-2-3-4", "--side", "easy")
    assert "Puzzle easy-" in mixed[1]


@pytest.mark.parametrize("word", LEFT)
def test_quitting_ends_it(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    seen = named(monkeypatch, solved, word, "never asked")
    assert len(seen) == 3
    assert seen[-1].strip() == "Puzzles solved: 1."


# -- answers --------------------------------------------------------------------------------------
def test_a_layout_that_is_not_whole_is_shown_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = named(monkeypatch, "S4@0,1r1", "hint", "hint 3")
    assert "lay each of the 3 pieces once (UBO-27)" in seen[1]
    assert seen[1].count(" S4") == 5  # on four cells, and its name
    assert seen[2].startswith("Now lay L4.")
    assert re.match(r"Now lay L4@\d,\d\S*\.", seen[3])


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("Z5@0,0", "Z5 isn’t one of your pieces, or is there twice (UBO-26)"),
        ("S4@0,0 S4@0,1", "S4 isn’t one of your pieces, or is there twice (UBO-26)"),
        ("S4@0,0 L4@0,0 Y5@0,0", "S4 sticks out of the area (UBO-27)"),
        ("S4@0,1r1 L4", "column 10: “L4” should be a piece and its place, like L4@1,0fr2"),
        ("S4@0,7", "column 1: “S4@0,7” is off the grid, which has 6 columns and rows"),
        ("hint 4", "column 6: “4” isn’t a number from 0 to 3"),
        ("hint now please", "column 10: “hint” takes one word, not 2"),
        ("[bold] :cat:", "column 1: “[bold]” should be a piece and its place"),
        ("\x1b[2J", "column 1: “\\x1b[2J” should be a piece"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, answer: str, why: str
) -> None:
    seen = named(monkeypatch, answer)
    assert why in " ".join(seen[1].split())


@pytest.mark.parametrize("answer", ["", "  ", "?", "HELP"])
def test_help_says_how_to_answer(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    seen = named(monkeypatch, answer)
    assert "L4@1,0fr2" in seen[1]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--puzzle", "easy-2"], "column 1: “easy-2” isn’t a puzzle: write it like easy-2-17-4-3"),
        (["--puzzle", "easy-2-40-1-1"], "column 8: “40” isn’t a number from 1 to 36"),
        (["--side", "middle"], "there is no side “middle”; choose from: easy, hard"),
    ],
)
def test_what_can_t_be_begun_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], argv: list[str], said: str
) -> None:
    assert main(["ubongo", "practice", *argv, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"stolik: {said}\n")


# -- hints ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_hints_tell_more_and_more(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    asked = [f"hint {level}" for level in range(4)]
    say = speaker(language)
    good = named(monkeypatch, *asked, language=language)[1:5]
    assert [text.splitlines()[0] for text in good] == [
        say("terminal-practice-fits"),
        say("terminal-practice-lay", piece="S4"),
        say("terminal-practice-lay-cell", piece="S4", cell="0,1"),
        say("terminal-practice-lay-place", piece="S4", placement="S4@0,1r1"),
    ]
    bad = named(monkeypatch, "S4@0,0", *asked, language=language)[2:6]
    assert [text.splitlines()[0] for text in bad] == [
        say("terminal-practice-fits-not"),
        say("terminal-practice-take", piece="S4"),
        say("terminal-practice-take-cell", piece="S4", cell="0,1"),
        say("terminal-practice-take-place", piece="S4", placement="S4@0,1r1"),
    ]


def test_hints_lead_to_the_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[str] = []

    def follow(seen: str) -> str:
        laid.append(re.findall(r"Now lay (\S+)\.", seen)[-1])
        return " ".join(laid)

    answers: list[str | Callable[[str], str]] = ["hint 3", follow] * 3
    seen = named(monkeypatch, *answers)
    assert "Ubongo. Your time: " in seen[6]


# -- time -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("taken", "shown", "message"),
    [
        (0.2, 1, "terminal-practice-solved"),
        (59.5, 60, "terminal-practice-solved"),
        (60.0, 60, "terminal-practice-solved"),
        (60.1, 61, "terminal-practice-solved-late"),
        (3725.0, 3725, "terminal-practice-solved-late"),
    ],
)
def test_the_time_is_told(
    monkeypatch: pytest.MonkeyPatch, language: str, taken: float, shown: int, message: str
) -> None:
    clock(monkeypatch, 1000, 1000 + taken)
    seen = named(monkeypatch, solved, language=language)
    assert speaker(language)(message, seconds=shown, limit=60) in seen[1]


def test_after_each_answer_the_rest_of_the_time_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    clock(monkeypatch, 1000, 1015, 1059.5, 1060.5)
    seen = named(monkeypatch, "hint", "hint", "hint", lambda _: solved(NAME))
    assert seen[1].endswith("\nTime left: 45 s\n> ")
    assert seen[2].endswith("\nTime is up, but do carry on.\n> ")
    assert seen[3].endswith("\nTime is up, but do carry on.\n> ")
    assert "Solved in 61 s; the time was 60 s." in seen[4]
