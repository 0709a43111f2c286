"""The table in the terminal: answers of all kinds, hidden hands, and a record at the end."""

from __future__ import annotations

import builtins
import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

import pytest

from stolik.cli import screen
from stolik.cli.main import main
from stolik.core import record
from stolik.core.match import Match
from stolik.games import BOOKS
from stolik.rulebook import speaker

GAME, _ = BOOKS["unikat"]
LYING = "unikat; table SBW1@0,0; display CGR1 CGR2 CGR3; hand 0 SGW1 SYW1 QBW1; hand 1 CBW1 CYN3"
CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
Answer = str | Callable[[str], str]


class Screen(StringIO):
    """A terminal of which everything is remembered."""

    def isatty(self) -> bool:
        return True


class Sitting:
    """People at one screen: before each of their answers, what they saw since the one before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answers: Iterable[Answer]) -> None:
        self.answers = iter(answers)
        self.screen = Screen()
        self.seen: list[str] = []
        self.read = 0
        monkeypatch.setattr(sys, "stdin", Screen())
        monkeypatch.setattr(sys, "stdout", self.screen)
        monkeypatch.setattr(builtins, "input", self.input)
        monkeypatch.setattr(screen, "typed_line", self.input)
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.setenv("COLUMNS", "100")

    def input(self) -> str:
        """What `input` does: the next answer, or the end."""
        self.seen.append(self.fresh())
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        return answer if isinstance(answer, str) else answer(self.seen[-1])

    def fresh(self) -> str:
        """What has appeared since the last look, without its colours."""
        text = self.screen.getvalue()[self.read :]
        self.read += len(text)
        return COLOURS.sub("", text)


def sit(
    monkeypatch: pytest.MonkeyPatch, answers: Iterable[Answer], *argv: str, position: str = ""
) -> list[str]:
    """Play, perhaps from a position; what was seen before each answer, and at the end."""
    sitting = Sitting(monkeypatch, answers)
    if position:
        match = Match(GAME, GAME.read_position(position))
        monkeypatch.setattr(Match, "begin", lambda *_: match)
    assert main(["terminal", "unikat", *argv]) == 0
    return [*sitting.seen, sitting.fresh()]


def alone(monkeypatch: pytest.MonkeyPatch, *answers: Answer, language: str = "en") -> list[str]:
    """One person on seat 0 and a bot, from the position above."""
    argv = ["--bots", "random", "--names", "Left", "--lang", language]
    return sit(monkeypatch, answers, *argv, position=LYING)


# -- answers --------------------------------------------------------------------------------------
def test_the_table_the_choices_and_the_question_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    (seen, end) = alone(monkeypatch)
    assert "this is its fingerprint: " in seen
    assert "▶ Left (3)" in seen
    assert re.search(r"\b1 lay QBW1 at -1,0", seen)
    assert re.search(r"\b15 exchange SYW1", seen)
    assert seen.endswith("Left: Your turn. Lay a tile, or exchange one.\n> ")
    assert "CYN3" not in seen
    assert end.strip().startswith("You left the table.")


def test_an_answer_may_be_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = alone(monkeypatch, "1")
    assert "Left lays QBW1 at -1,0." in seen[1]
    assert "QBW1‹" in seen[1]
    assert "next to your last one" in seen[1]


def test_an_answer_may_be_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = alone(monkeypatch, "  lay   SGW1@1,0 ", "end")
    assert "Left lays SGW1 at 1,0." in seen[1]
    assert "Draw one tile" in seen[2]


@pytest.mark.parametrize("number", ["0", "16", "00", "9" * 5000])
def test_a_number_that_is_not_in_the_list(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    seen = alone(monkeypatch, number)
    text = " ".join(seen[1].split())
    assert f"there is no {number[:50]}" in text
    assert "in the list, only 1 to 15" in text
    assert seen[1].endswith("\n> ")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("lay SGW1@1,1", "no tile touches that cell, and a tile must touch another (UNI-36)"),
        ("give CBW1", "CBW1 isn’t behind your screen (UNI-53)"),
        ("pass", "you can’t pass: lay or exchange (UNI-28)"),
        ("draw CYN3", "“draw” isn’t something a player can do (UNI-27)"),
        ("lay SXW1@1,0", "column 6: “SXW1” isn’t a tile: instead of “X”, use one of B, G, Y"),
        ("hello", "“hello” isn’t an answer here"),
        ("[/bold] [red]:cat:", "“[/bold]” isn’t an answer here"),
        (":cat: [red]", "“:cat:” isn’t an answer here"),
        ("\x1b[2J", "“\\x1b[2J” isn’t an answer here"),
        ("x" * 5000, "“xxxx"),
        ("-1", "“-1” isn’t an answer here"),
    ],
)
def test_a_refused_answer_says_why_and_asks_again(
    monkeypatch: pytest.MonkeyPatch, answer: str, why: str
) -> None:
    seen = alone(monkeypatch, answer, "give SGW1")
    assert " ".join(seen[1].split()).startswith(why)
    assert seen[1].endswith("\n> ")
    assert "Left puts SGW1 on the display." in seen[2]


# -- questions ------------------------------------------------------------------------------------
def test_a_question_mark_shows_the_rules_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    say = speaker("en")
    seen = alone(monkeypatch, "?", "", "lay SGW1@1,0", "?")
    for clause in ("UNI-27", "UNI-31", "UNI-33", "UNI-52"):
        assert f"{clause} {say(clause)}" in " ".join(seen[1].split())
    assert "Answer with a number from the list" in seen[1]
    assert "Answer with a number from the list" in seen[2]
    assert "UNI-27" not in seen[2]
    assert "UNI-34" in seen[4]


def test_a_question_about_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = alone(monkeypatch, "? UNI-34", "?UNI-34", "? UNI-00")
    rule = f"UNI-34 {speaker('en')('UNI-34')}"
    assert " ".join(seen[1].split()).startswith(rule)
    assert seen[2] == seen[1]
    assert "“UNI-00” isn’t an action" in seen[3]


def test_a_question_about_an_action_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = alone(monkeypatch, "? lay SGW1@1,0", "? lay SGW1@1,1", "? lay", "? [/x]", "lay SGW1@1,0")
    assert seen[1].startswith("Yes, you may.")
    assert "(UNI-36)" in seen[2]
    assert "“lay” takes one word, not" in seen[3]
    assert "“[/x]” isn’t an action" in seen[4]
    assert "Left lays SGW1 at 1,0." in seen[5]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["pl", "cs", "sk", "uk"])
def test_everything_is_said_in_the_language_of_the_player(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    say = speaker(language)
    seen = alone(monkeypatch, "?", "? lay SGW1@1,0", "lay SGW1@1,1", language=language)
    assert say("prompt-choose") in seen[0]
    assert say("UNI-31") in " ".join(seen[1].split())
    assert say("play-may") in seen[2]
    assert "UNI-36" in seen[3]
    assert say("play-left") in seen[4]


# -- two people at one screen ---------------------------------------------------------------------
def test_between_two_people_the_screen_is_cleared_and_hands_stay_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left, right = (
        ["", "lay SGW1@1,0", "end", "take CGR1"],
        ["", "give CYN3", "take bag", "take CGR2"],
    )
    argv = ["--people", "2", "--bots", "", "--names", "Left,Right"]
    seen = sit(monkeypatch, [*left, *right, ""], *argv, position=LYING)
    pause = "Left’s turn. Take the screen while the others look away, then press Enter."
    assert seen[0].endswith(pause)
    for place in (0, 1, 4, 5, 8, 9):
        # Nothing of before is left, on the screen or above it.
        assert CLEAR in seen[place]
        assert FORGET in seen[place]
    for tile in ("SYW1", "QBW1"):
        assert all(tile in seen[place] for place in (1, 2, 3, 9))
        assert not any(tile in after_clearing(seen[place]) for place in (0, 4, 5, 6, 7, 8))
    assert all("CBW1" in seen[place] for place in (5, 6, 7))
    assert not any("CBW1" in after_clearing(seen[place]) for place in (0, 1, 2, 3, 4, 8, 9))
    drawn = re.search(r"Right draws (\w{4}) from the bag", seen[7])
    assert drawn is not None
    assert drawn[1] not in after_clearing(seen[8] + seen[9])
    assert "Right draws a tile from the bag." in seen[9]


def test_a_terminal_that_can_not_be_cleared_is_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "30")
    sitting = Sitting(monkeypatch, [""])
    monkeypatch.setenv("TERM", "dumb")
    assert main(["terminal", "--people", "2", "--bots", ""]) == 0
    assert "\n" * 25 in sitting.seen[0]
    assert "\n" * 25 in sitting.seen[1]


def after_clearing(text: str) -> str:
    """What a screen shows at last."""
    return text.rpartition(CLEAR)[2]


def test_who_plays_on_is_not_asked_to_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["", "lay SGW1@1,0", "end"]
    seen = sit(monkeypatch, answers, "--people", "2", "--bots", "", position=LYING)
    assert CLEAR not in seen[2] + seen[3]
    (only, *_) = alone(monkeypatch)
    assert CLEAR not in only


def test_names_are_shown_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    names = "[/x],[bold]" + "y" * 100
    seen = sit(monkeypatch, ["", "1"], "--people", "2", "--bots", "", "--names", names)
    text = "".join(seen)
    assert "[/x]’s turn." in text or "[bold]yy" in text
    assert "y" * 41 not in text


# -- the end --------------------------------------------------------------------------------------
def test_whoever_leaves_leaves_a_record_that_verifies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "record.txt"
    seen = sit(monkeypatch, ["1", "1", "1"], "--record", str(file))
    assert seen[-1].strip().startswith("You left the table.")
    assert "stolik verify checks it" in " ".join(seen[-1].split())
    sound = record.verify(file.read_text(encoding="utf-8"), BOOKS)
    assert sound.ending == "abandoned"
    assert sound.promise is not None
    assert sound.promise.secret is not None
    assert len(sound.entries) >= 4


def test_an_interrupted_game_is_kept_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "record.txt"
    Sitting(monkeypatch, ["1", interrupt])
    assert main(["terminal", "--record", str(file)]) == 130
    assert record.verify(file.read_text(encoding="utf-8"), BOOKS).ending == "abandoned"


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_a_game_against_two_bots_to_its_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "record.txt"
    say = speaker(language)
    argv = ["--bots", "greedy*2", "--record", str(file), "--lang", language]
    seen = sit(monkeypatch, iter(lambda: "1", ""), *argv)
    assert say("play-left") not in seen[-1]
    sound = record.verify(file.read_text(encoding="utf-8"), BOOKS)
    assert sound.ending == "over"
    hidden = [text for text in seen[:-1] if re.search(r"greedy 1 \(\d+\) +[CQS][BGY][NRW]\d", text)]
    assert hidden == []


def test_a_program_plays_along_until_it_loses_its_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    wrong = "program:sh -c 'echo my hand >&2; read question'"
    assert main(["terminal", "unikat", "--bots", f"{wrong},random"]) == 0
    out = capsys.readouterr().out
    line = "question' 1 has lost its seat: it ended by itself (code 0). Another bot takes over."
    assert out.count(line) == 1
    assert out.index("The game is over") < out.index("question' 1: what it said: my hand")


def test_an_answer_that_comes_too_late_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = iter(range(0, 10**9, 3600))
    monkeypatch.setattr("stolik.cli.terminal.time.monotonic", lambda: next(hours))
    argv = ["--bots", "random", "--names", "Left"]
    timed = LYING + "; options uni.turnTimer=5"
    seen = sit(monkeypatch, ["lay SGW1@1,0"], *argv, position=timed)
    assert "Left is out of time." in seen[1]
    assert "Left lays" not in seen[1]


# -- a real terminal ------------------------------------------------------------------------------
class Terminal:
    """A pseudo-terminal with `stolik terminal` in it."""

    def __init__(self, *argv: str) -> None:
        import pty  # not on every system

        self.end, theirs = pty.openpty()
        self.raw, self.read = b"", 0
        command = [sys.executable, "-m", "stolik", "terminal", *argv]
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def until(self, wanted: str, patience: float = 120.0) -> str:
        """What is shown next, up to some words."""
        late = time.monotonic() + patience
        while wanted not in (text := self.text()[self.read :]):
            assert time.monotonic() < late, f"no {wanted!r} in {text!r}"
            if select.select([self.end], [], [], 0.2)[0]:
                self.raw += os.read(self.end, 65536)
        shown = text[: text.index(wanted) + len(wanted)]
        self.read += len(shown)
        return shown

    def leave(self) -> str:
        """End the input; a sign that comes while the prompt is still being made ready is lost."""
        while self.process.poll() is None:
            self.type(b"\x04")
            if select.select([self.end], [], [], 1.0)[0]:
                return self.until("table.")
        return self.text()

    def text(self) -> str:
        """Everything so far, without its colours."""
        return COLOURS.sub("", self.raw.decode("utf-8", "replace"))

    def silent(self) -> bool:
        """Whether nothing more is shown."""
        return self.read == len(self.text()) and not select.select([self.end], [], [], 0.3)[0]

    def type(self, keys: bytes) -> None:
        """Press some keys."""
        os.write(self.end, keys)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals here")
def test_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    argv = ["--people", "2", "--bots", "", "--names", "Left,Right", "--record", str(file)]
    with Terminal(*argv, "--lang", "en") as terminal:
        assert FORGET in terminal.until("press Enter.")
        terminal.type(b"\n")
        own = re.search(r"▶ \w+ \(10\) +((?:\w{4} +){10})", terminal.until("\n> "))
        assert own is not None
        terminal.type(b"\xff\xfe\n")  # no letters at all
        assert "isn’t an answer here" in terminal.until("\n> ")
        given, *kept = own[1].split()
        terminal.type(f"give {given}\n".encode())
        terminal.until("Take a tile for the one you gave")
        terminal.until("> ")
        terminal.type(b"take bag\n\n\n")  # a heavy hand on Enter is no wish to see more
        handed = after_clearing(terminal.until("press Enter."))
        assert terminal.silent()
        terminal.type(b"\n")
        other = handed + terminal.until("\n> ")
        assert given in other
        assert not [tile for tile in kept if tile in other]
        assert "You left the table." in terminal.leave()
        assert terminal.process.wait(timeout=120) == 0
    assert record.verify(file.read_text(encoding="utf-8"), BOOKS).ending == "abandoned"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals here")
def test_what_is_typed_while_a_clock_runs_is_shown_once() -> None:
    argv = ["--bots", "random", "--option", "uni.turnTimer=600", "--option", "uni.oldest=0"]
    with Terminal(*argv, "--lang", "en") as terminal:
        terminal.until("\n> ")
        terminal.type(b"dance\n")
        assert terminal.until("\n> ").count("dance") == 2  # as it is typed, and in the answer
        assert "table" in terminal.leave()
