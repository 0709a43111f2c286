"""Every command of `stolik`: what it prints, and that whatever is wrong is said in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stolik import __version__
from stolik.cli.engine import Engine
from stolik.cli.main import main
from stolik.core import record
from stolik.core.fairness import seeded
from stolik.core.phrase import Malformed
from stolik.games import BOOKS
from stolik.rulebook import CLAUSES, LANGUAGES, speaker
from tests.kit import Output, complaint, shown

POSITION = "unikat; table SBW1@0,0; display CGR1 CGR2 CGR3; hand 0 SGW1 QBW1; hand 1 CBW1"


# -- rules and options ----------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_a_whole_book(capsys: Output, language: str) -> None:
    out = shown(capsys, "rules", "unikat", "--lang", language)
    clauses = [clause for clause in CLAUSES if clause.startswith("UNI-")]
    assert len(clauses) == 89
    assert all(f"{clause}  " in out for clause in clauses)
    assert out.lstrip().startswith("1. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_one_clause_with_its_source(capsys: Output, language: str) -> None:
    out = shown(capsys, "rules", "UNI-55", f"--lang={language}")
    assert out.startswith("UNI-55  ")
    assert "uni.takeBack" in out
    assert out != shown(capsys, "rules", "UNI-34", "--lang", language)


def test_rules_shows_the_house_rules_of_a_book_and_what_holds_at_every_table(
    capsys: Output,
) -> None:
    out = shown(capsys, "rules", "uno-108")
    assert "HOUSE-01  " in out
    assert "HOUSE-05  " not in out  # this book has pairs of its own
    assert "RULING-4  " in out


@pytest.mark.parametrize("words", [["uno-108", "zzz"], ["UNI-34", "zzz"]])
def test_rules_checks_every_word_before_it_prints(capsys: Output, words: list[str]) -> None:
    assert main(["rules", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "“zzz”" in err


@pytest.mark.parametrize("command", [[], ["ladder"], ["ubongo"]])
def test_help_lists_commands_without_a_placeholder(capsys: Output, command: list[str]) -> None:
    with pytest.raises(SystemExit):
        main([*command, "--help", "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[lines.index("commands:") + 1].split()[0] in ("play", "show", "boards")
    assert "command" not in [line.strip() for line in lines]


def test_rules_finds_what_is_asked(capsys: Output) -> None:
    lines = shown(capsys, "rules", "uno-108", "--search", "can I put +2 on +2").splitlines()
    assert lines[0].startswith("K108-45  ")
    assert shown(capsys, "rules", "--search", "+2", "na", "+2", "uno-108", "--lang", "pl")
    assert "HOUSE-02  " in shown(capsys, "rules", "--search", "jump in")
    assert "K108-47  " in shown(capsys, "rules", "--search", "POSTOJ", "--lang", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_says_in_one_line_that_nothing_is_found(capsys: Output, language: str) -> None:
    assert main(["rules", "--search", "xyzzy", "qqq", "--lang", language]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert "xyzzy qqq" in line


def test_rules_speaks_the_language_of_the_environment(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = shown(capsys, "rules", "UNI-34")
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    ukrainian = shown(capsys, "rules", "UNI-34")
    monkeypatch.setenv("LANG", "xx_YY.UTF-8")
    assert shown(capsys, "rules", "UNI-34") == english != ukrainian
    assert shown(capsys, "--lang", "uk", "rules", "UNI-34") == ukrainian


def test_coverage_reads_the_tests_of_a_folder(capsys: Output, tmp_path: Path) -> None:
    folder = tmp_path / "unikat"
    folder.mkdir()
    tagged = '@rule("UNI-34", "UNI-31")\ndef test_beside() -> None:\n    pass\n'
    (folder / "test_some.py").write_text(tagged, encoding="utf-8")
    assert main(["rules", "--coverage", "--tests", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "UNI-34  unikat/test_some.py::test_beside" in lines
    assert "UNI-33  no test" in lines
    assert "UNI-02  no effect on the game" in lines
    assert "unikat 8 of 89" in lines


def test_options_lists_every_option_with_its_own_value(capsys: Output) -> None:
    out = shown(capsys, "options", "unikat")
    assert out == shown(capsys, "options")
    for key in ("uni.rounds", "uni.stalemateLaps", "uni.turnTimer", "uni.a11yMarks"):
        assert key in out
    assert "20" in out  # the book's own number of laps


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(capsys: Output, language: str) -> None:
    pages = []
    for argv in (["--help"], ["terminal", "--help"], ["arena", "-h"]):
        with pytest.raises(SystemExit) as left:
            main([*argv, "--lang", language])
        assert left.value.code == 0
        pages.append(capsys.readouterr().out)
    assert main(["--lang", language]) == 0
    assert capsys.readouterr().out == pages[0]
    assert ("usage:" in pages[0]) is (language == "en")


def test_the_version_is_that_of_the_package(capsys: Output) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert (left.value.code, capsys.readouterr().out) == (0, f"stolik {__version__}\n")


# -- show -----------------------------------------------------------------------------------------
def test_show_draws_every_tile_by_its_letters(capsys: Output) -> None:
    out = shown(capsys, "show", POSITION)
    assert all(tile in out for tile in ("SBW1", "CGR1", "CGR2", "CGR3", "SGW1", "QBW1", "CBW1"))
    assert "Bag: 74" in out


def test_show_draws_only_what_a_seat_sees(capsys: Output) -> None:
    out = shown(capsys, "show", POSITION, "--seat", "1")
    assert "CBW1" in out
    assert "SGW1" not in out
    assert "QBW1" not in out


def test_show_reads_a_position_of_many_lines(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "\n  " + POSITION.replace("; ", "\n  ") + "\n"
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text.encode()), encoding="utf-8"))
    assert shown(capsys, "show", "-") == shown(capsys, "show", POSITION)


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_writes_a_picture(capsys: Output, tmp_path: Path, language: str) -> None:
    file = tmp_path / "table.svg"
    assert shown(capsys, "show", POSITION, "--svg", str(file), "--lang", language) == ""
    drawn = file.read_text(encoding="utf-8")
    assert shown(capsys, "show", POSITION, "--svg", "-", "--lang", language) == drawn
    titles = [e.text for e in ElementTree.fromstring(drawn).iter() if e.tag.endswith("title")]
    codes = {str(title).partition(":")[0] for title in titles}
    assert {"SBW1", "CGR1", "SGW1", "QBW1", "CBW1"} <= codes
    shown(capsys, "show", POSITION, "--seat", "1", "--svg", str(file))
    assert "SGW1" not in file.read_text(encoding="utf-8")


# -- verify ---------------------------------------------------------------------------------------
def a_record() -> str:
    engine = Engine()
    engine.below = seeded("a record")
    for request in (
        {"do": "position", "text": POSITION},
        {"do": "apply", "who": 0, "action": "lay SGW1@1,0"},
        {"do": "apply", "who": 0, "action": "end"},
        {"do": "apply", "who": 0, "action": "take bag"},
        {"do": "draw"},
    ):
        assert engine.answer(request)["ok"]
    return str(engine.answer({"do": "record"})["text"])


def test_verify_accepts_a_true_record(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(a_record(), encoding="utf-8")
    out = shown(capsys, "verify", str(file))
    assert "4 entries replay as written; end: still in play" in " ".join(out.split())
    assert "was not promised" in out


def test_verify_shows_where_a_record_is_untrue(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    text = a_record()
    wrong = {
        text.replace("lay SGW1@1,0", "lay SGW1@0,1"): "line 6: ",
        text.replace("lay SGW1@1,0", "lay QBW3@1,0"): "line 6: the record breaks rule UNI-29",
        text.replace("end open", "end over"): "line 10: ",
        resealed(text, "end open", "end over"): "the record says its end is “over”, and that isn’t",
        text.replace("lay SGW1@1,0", "lay SXW1@1,0"): "line 6, column 12: “SXW1”",
        resealed(text, "= 74:", "= 73:"): "line 8: the numbers drawn here don’t give what is",
        resealed(text, "= 74:", "= 9:9 74:"): "line 8, column 32: “9” isn’t a number from 0 to 8",
        text + "\n": "line 11, column 1: nothing may follow the seal",
        text.replace("seats 2", "seats 3", 1): "line 4, column 10: this position has other seats",
        text.replace("0 0 table begin", "0 7 table begin"): "line 5, column 3: “7”",
        "\ufeff" + text: "line 1, column 1: this isn’t a record",
        text.replace("\n", "\r\n"): "line 1, column 1: this isn’t a record",
        "": "line 1, column 1: this isn’t a record",
    }
    for changed, why in wrong.items():
        file.write_bytes(changed.encode())
        assert complaint(capsys, "verify", str(file)).startswith(why)


def resealed(text: str, old: str, new: str) -> str:
    """A changed record with new hashes, as far as it can be read."""
    changed = text.replace(old, new)
    try:
        return record.read(changed, BOOKS).text()
    except Malformed:
        return changed


# -- many games -----------------------------------------------------------------------------------
ARENA = ["arena", "unikat", "--bots", "greedy,random", "--games", "41", "--seed", "7"]


@pytest.mark.slow
def test_arena_is_the_same_for_any_number_of_processes(capsys: Output) -> None:
    alone = shown(capsys, *ARENA, "--json", "--processes", "1")
    assert shown(capsys, *ARENA, "--json", "--processes", "2") == alone
    data = json.loads(alone)
    assert (data["games"], data["seed"], data["book"]) == (41, "7", "unikat")
    greedy, random = data["bots"]
    assert greedy["wins"] + random["wins"] == 41
    assert greedy["low"] < greedy["rate"] < greedy["high"] <= 1
    assert greedy["wins"] > random["wins"]


@pytest.mark.slow
def test_arena_prints_a_table(capsys: Output) -> None:
    out = shown(capsys, "arena", "unikat", "--bots", "random*3", "--games", "2", "--lang", "pl")
    assert [line.split()[0] for line in out.splitlines()[2:5]] == ["random"] * 3
    assert " – " in out
    assert out.splitlines()[0].startswith("unikat, ")


@pytest.mark.slow
def test_arena_tells_which_program_lost_its_seat_and_why(capsys: Output) -> None:
    wrong = "program:echo nonsense"
    words = ["arena", "unikat", "--bots", f"random,{wrong}", "--games", "5", "--processes", "2"]
    out = " ".join(shown(capsys, *words).split())
    for game in (1, 2, 3):
        why = "its answer wasn’t a JSON object what it said: b'nonsense\\n'"
        assert f"{wrong} has lost its seat in game {game}: {why}" in out
    assert f"{wrong} has lost its seat in 2 more games" in out
    assert "game 4" not in out
    told = json.loads(shown(capsys, *words, "--json"))
    assert told["bots"][1]["notes"] == {"faults": 5}
    lost = [{"bot": wrong, "game": game, "why": "outsider-garbled"} for game in range(5)]
    assert told["lost"] == lost


@pytest.mark.slow
def test_arena_plays_by_the_options_given(capsys: Output) -> None:
    few = [*ARENA[:4], "--games", "2", "--json"]
    data = json.loads(shown(capsys, *few, "--option", "uni.rounds=2", "--nodes", "50"))
    assert data["options"] == {"uni.rounds": 2}
    assert data["nodes"] == 50
    assert data["bots"][0]["notes"]["capped"] > 0


def test_conform_finds_nothing_to_blame(capsys: Output) -> None:
    out = shown(capsys, "conform", "unikat", "--steps", "150", "--seats", "3", "--seed", "x")
    assert out.startswith("unikat, 3 seats: 150 steps, ")
    assert "0 failures" in out
    assert "UNI-" in out
    lines = shown(capsys, "conform", "unikat", "--steps", "40").splitlines()
    starts = [line[:15] for line in lines if line.startswith("unikat")]
    assert starts == ["unikat, 2 seats", "unikat, 3 seats", "unikat, 4 seats"]


# -- play without a terminal ----------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_bots_show_a_game(capsys: Output, tmp_path: Path, language: str) -> None:
    file = tmp_path / "record.txt"
    out = shown(capsys, "terminal", "--lang", language, "--record", str(file))
    level = speaker(language)("bot-regular")
    assert f"{level} 1" in out
    assert f"{level} 2" in out
    assert main(["verify", str(file)]) == 0
    assert "game over" in capsys.readouterr().out


def test_play_knows_books_bots_and_options(capsys: Output) -> None:
    argv = ["terminal", "unikat", "--bots", "random*3", "--option", "uni.rounds=2"]
    out = shown(capsys, *argv, "--option", "uni.laterStarter=rotate", "--names", "[/x],:x:")
    assert "random 3" in out
    assert "Round 2" in out


# -- what goes wrong ------------------------------------------------------------------------------
LONG = "x" * 5000
DIGITS = "9" * 5000
WRONG = {
    "unknown command": (["undo"], "there is no command “undo”; choose from: play, serve, terminal"),
    "unknown argument": (["terminal", "--fast"], "“--fast” means nothing here"),
    "too many words": (["options", "unikat", "more"], "“more” means nothing here"),
    "missing argument": (["show"], "missing: position"),
    "missing value": (["terminal", "--bots"], "--bots needs a value"),
    "missing language": (["rules", "--lang"], "--lang needs a value"),
    "unknown language": (["rules", "--lang", "xx"], "there is no language “xx” here; choose from:"),
    "unknown language, early": (["--lang=", "rules"], "there is no language “” here"),
    "unknown book to play": (["terminal", "chess"], "there is no book “chess”; choose from: "),
    "unknown book of options": (["options", "chess"], "there is no book “chess”"),
    "unknown book of an arena": (["arena", "chess"], "there is no book “chess”"),
    "unknown book to conform": (["conform", "chess"], "there is no book “chess”"),
    "unknown book": (["rules", "uno", "--search", "skip"], "“uno” is neither a book (unikat"),
    "unknown rule": (["rules", "UNI-90"], "“UNI-90” is neither a book (unikat, uno-108"),
    "no folder of tests": (["rules", "--coverage", "--tests", "no/where"], "“no/where” isn’t a"),
    "unknown bot to play": (["terminal", "--bots", "genius"], "there is no bot “genius” for"),
    "unknown bot of an arena": (["arena", "unikat", "--bots", "greedy,x"], "there is no bot “x”"),
    "unknown program": (["arena", "unikat", "--bots", "./x,random"], "“./x” isn’t a program that"),
    "no bots": (["arena", "unikat", "--bots", ""], "unikat is for 2 to 4 players, not for 0"),
    "one bot": (["arena", "unikat", "--bots", "greedy"], "unikat is for 2 to 4 players, not for 1"),
    "five bots": (["terminal", "--bots", "greedy*5"], "unikat is for 2 to 4 players, not for 5"),
    "bots of no number": (["terminal", "--bots", "greedy*x"], "“greedy*x” doesn’t name any bots"),
    "no bots at all": (["terminal", "--bots", "greedy*0"], "“greedy*0” doesn’t name any bots"),
    "endless bots": (["terminal", "--bots", f"greedy*{DIGITS}"], "“greedy*9999"),
    "people of no number": (["terminal", "--people", "two"], "--people: “two” isn’t a number from"),
    "too many people": (["terminal", "--people", "5"], "--people: “5” isn’t a number from 0 to 4"),
    "games of no number": (["arena", "unikat", "--games", "-1"], "--games: “-1” isn’t a number"),
    "no games": (["arena", "unikat", "--games", "0"], "--games: “0” isn’t a number from 1"),
    "half a game": (["arena", "unikat", "--games", "0.5"], "--games: “0.5” isn’t a number"),
    "digits of elsewhere": (["arena", "unikat", "--games", "٣"], "--games: “٣” isn’t a number"),
    "endless games": (["arena", "unikat", "--games", DIGITS], "--games: “9999"),
    "nodes of no number": (["arena", "unikat", "--nodes", "many"], "--nodes: “many” isn’t a"),
    "processes": (["arena", "unikat", "--processes", "1e3"], "--processes: “1e3” isn’t a number"),
    "seats to conform": (["conform", "unikat", "--seats", "1"], "--seats: “1” isn’t a number from"),
    "steps to conform": (["conform", "unikat", "--steps", ""], "--steps: “” isn’t a number from 1"),
    "seat to show": (["show", POSITION, "--seat", "2"], "--seat: “2” isn’t a number from 0 to 1"),
    "option without value": (["terminal", "--option", "uni.rounds"], "“uni.rounds” isn’t an"),
    "unknown option": (["terminal", "--option", "rounds=2"], "the book unikat has no option"),
    "bad option": (["terminal", "--option", "uni.rounds=0"], "“0” isn’t a value of uni.rounds"),
    "endless option": (["terminal", "--option", f"uni.rounds={DIGITS}"], "“9999"),
    "combination": (["terminal", "--option", "uni.oldest=3"], "seat 3 can’t be the oldest"),
    "bots for ever": (["terminal", "--option", "uni.stalemateLaps=off"], "where only bots play, "),
    "nothing to show": (["show", ""], "column 1: there is no book “”"),
    "only a sign to show": (["show", " ; "], "column 1: there is no book “”"),
    "something else to show": (["show", "  chess; e4"], "column 3: there is no book “chess”"),
    "endless book to show": (["show", LONG], "column 1: there is no book “xxxx"),
    "control signs to show": (["show", "\x1b[2J\n"], "column 1: there is no book “\\x1b[2J”"),
    "half a letter to show": (["show", "\udcff"], "column 1: there is no book “\\udcff”"),
    "endless field": (["show", f"unikat; {LONG} 1"], "column 9: “xxxx"),
    "endless number": (["show", f"unikat; round {DIGITS}"], "column 15: “9999"),
    "unknown field": (["show", "unikat; tables"], "column 9: “tables” isn’t a field; choose from:"),
    "bad tile": (["show", "unikat; table SXW1@0,0"], "column 16: “SXW1” isn’t a tile: instead"),
    "bad option to show": (
        ["show", "unikat; options uni.rounds=2 uni.tie=no"],
        "column 30: “no” isn’t a value of uni.tie; choose from: shared, mostRoundsWon, extraRound",
    ),
    "half a letter as seed": (["arena", "unikat", "--seed", "\udcff"], "this isn’t UTF-8 text"),
    "no such record": (["verify", "no/such/file"], "no/such/file: No such file or directory"),
    "a long name of a record": (["verify", LONG], "xxxx"),
    "no place for a record": (["terminal", "--record", "no/such/file"], "no/such/file: No such"),
    "nowhere to draw": (["show", POSITION, "--svg", "no/such/file"], "no/such/file: No such file"),
}  # fmt: skip


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_is_said_in_one_line(capsys: Output, kind: str) -> None:
    argv, why = WRONG[kind]
    assert complaint(capsys, *argv).startswith(why)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(capsys: Output, language: str) -> None:
    for kind in WRONG:
        argv, _ = WRONG[kind]
        if not kind.startswith(("missing language", "unknown language")):
            complaint(capsys, f"--lang={language}", *argv)


def test_a_folder_is_no_file(capsys: Output, tmp_path: Path) -> None:
    for argv in (["verify"], ["terminal", "--record"], ["show", POSITION, "--svg"]):
        assert complaint(capsys, *argv, str(tmp_path)).endswith(": Is a directory")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_not_there_is_told_in_every_language(capsys: Output, language: str) -> None:
    said = complaint(capsys, "review", "no/such/file", "--lang", language)
    assert said.startswith("no/such/file: ")
    assert ("No such" in said) == (language == "en")


def test_bytes_are_no_text(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(bytes(range(256)))
    assert complaint(capsys, "verify", str(file)) == "this isn’t UTF-8 text"
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"\xff\xfe"), encoding="utf-8"))
    assert complaint(capsys, "show", "-") == "this isn’t UTF-8 text"
    assert main(["rules", "--coverage", "--tests", str(tmp_path)]) == 1
    capsys.readouterr()
    (tmp_path / "test_it.py").write_bytes(b"\xff")
    assert complaint(capsys, "rules", "--coverage", "--tests", str(tmp_path)).startswith("this is")
    (tmp_path / "test_it.py").write_text("def", encoding="utf-8")
    assert "test_it.py: " in complaint(capsys, "rules", "--coverage", "--tests", str(tmp_path))


# -- a process of its own -------------------------------------------------------------------------
def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A line for the shell, in which `stolik` is the command of this checkout."""
    line = line.replace("stolik", '"$PYTHON" -m stolik')
    env = {**os.environ, "PYTHON": sys.executable, **environment}
    return subprocess.run(["sh", "-c", line], capture_output=True, env=env, timeout=60)


@pytest.mark.slow
def test_whoever_stops_listening_hears_no_complaint() -> None:
    assert shell("stolik rules unikat | true; echo 5 | stolik engine | true").stderr == b""


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full disk here")
def test_a_full_disk_is_said_in_one_line() -> None:
    for line in ("stolik rules UNI-34 > /dev/full", "echo 5 | stolik engine > /dev/full"):
        done = shell(line)
        assert done.returncode == 2
        assert done.stderr == b"stolik: stdout: No space left on device\n"


@pytest.mark.slow
def test_streams_may_be_closed() -> None:
    for line, code in {
        "stolik engine <&-": 0,
        "stolik show - <&-": 2,
        "stolik rules UNI-34 >&-": 0,
        "echo 5 | stolik engine >&- 2>&-": 0,
    }.items():
        done = shell(line)
        assert done.returncode == code
        assert done.stderr.count(b"\n") == (1 if code else 0)


@pytest.mark.slow
def test_an_old_terminal_shows_what_it_can() -> None:
    old = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    done = shell("stolik rules UNI-34 --lang uk && stolik terminal --lang pl", **old)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    answer = shell("""echo '{"do":"?","lang":"uk"}' | stolik engine""", **old)
    assert not json.loads(answer.stdout.decode("utf-8"))["error"].isascii()


IMPATIENT = """
import sys

class Impatient:
    def find_spec(self, name, path, target=None):
        if name == "stolik.cli.commands":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Impatient())
from stolik.cli.main import main
sys.exit(main(["rules"]))
"""


def test_ctrl_c_while_the_commands_are_loaded_says_nothing() -> None:
    told = subprocess.run([sys.executable, "-c", IMPATIENT], capture_output=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (130, b"", b"")


def test_a_long_search_without_an_answer_is_said_in_short(capsys: Output) -> None:
    assert main(["rules", "--search", "q" * 5000, "--lang", "en"]) == 1
    assert len(capsys.readouterr().out) < 200
