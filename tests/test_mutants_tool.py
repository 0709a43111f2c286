"""The tool that changes the rules: which changes it makes, and that it tells what is noticed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tools.mutants import all_mutants, main, sample
from tools.mutations import mutants_of

forking = pytest.mark.skipif(not hasattr(os, "fork"), reason="the tool needs fork")
#: Every run of the small game's tests would load all that is installed.
ONE_PLUGIN = {
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "PYTEST_PLUGINS": "_hypothesis_pytestplugin",
}
TOOLS = Path(__file__).resolve().parent.parent / "tools"


def changes(text: str) -> list[tuple[str, str]]:
    """Every change of a source, as its lines before and after."""
    return [(mutant.old, mutant.new) for mutant in mutants_of("toy", dedent(text).encode())]


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("HAND = 10", ["HAND = 11", "HAND = 9"]),
        ("x = a < b", ["x = a <= b", "x = a >= b"]),
        ("x = (a) is not (b)", ["x = (a) is (b)"]),
        ("x = a and not b", ["x = a or not b", "x = a and b"]),
        ("x = a & ~b", ["x = a | ~b", "x = a & b"]),
        ("hand ^= tile", ["hand |= tile"]),
        ("x = min(y, True)", ["x = max(y, True)", "x = min(y, False)"]),
        ("x = [t for t in y if t]", ["x = [t for t in y if False]", "x = [t for t in y if True]"]),
        ('x = y == "dead"', ['x = y != "dead"', 'x = y == "deadXX"']),
        ('x = y in ("žula",)', ['x = y not in ("žula",)', 'x = y in ("\\u017eulaXX",)']),
        ('raise Illegal("UNI-31", "differs")', ['raise Illegal("UNI-XX", "differs")']),
        ("def f(a: int = 1) -> None: ...", [f"def f(a: int = {n}) -> None: ..." for n in (2, 0)]),
    ],
)
def test_a_line_gives_these_changes(line: str, changed: list[str]) -> None:
    assert changes(f"{line}\n") == [(line, new) for new in changed]


def test_statements_are_left_out_where_the_rest_can_run() -> None:
    found = changes("""
        def act(s, tell):
            new = s.old
            s.turn = new
            if tell:
                tell.append(s)
            return
    """)
    assert ("s.turn = new", "pass") in found
    assert ("return", "pass") in found
    assert ("new = s.old", "pass") not in found  # the next line would only break
    assert ("tell.append(s)", "pass") not in found  # the same as `if False`


def test_answers_are_turned() -> None:
    answer = "return a.b or c"
    found = changes(f"def f(a, c) -> bool:\n    {answer}\n")
    assert [new for _, new in found] == ["return None", "return not (a.b or c)", "return a.b and c"]


@pytest.mark.parametrize(
    "text",
    [
        '"""One of 3 rules."""\n',
        "from a import b\n",
        "x: Literal[1]\n",
        'class A:\n    __slots__ = ("b",)\n',
        "if TYPE_CHECKING:\n    x = 1\n",
        "class A(Protocol[T]):\n    x = 1\n",
        "@cache(1)\ndef f(): ...\n",
        'x = f"{y + 1}"\n',
        "assert_never(1)\n",
    ],
)
def test_what_no_test_could_notice_stays(text: str) -> None:
    assert changes(text) == []


def test_a_change_is_one_edit_and_knows_its_place() -> None:
    text = "class Table:\n    def lay(self):\n        self.ž, x = 1, 'x'  # why\n"
    first = mutants_of("toy/state.py", text.encode())[0]
    assert first.source.decode() == text.replace("1, 'x'", "2, 'x'")
    assert (first.place, first.function) == ("toy/state.py:3", "Table.lay")


RULES = """
    def may_draw(hand: int) -> bool:
        return hand < 10

    def emptied(hand: list[int]) -> list[int]:
        while hand:
            hand.pop()
        return hand
"""
TESTS = """
    from stolik.games.toy.rules.draw import emptied, may_draw

    def test_draw() -> None:
        assert may_draw(3) is True

    def test_emptied() -> None:
        assert emptied([1, 2]) == []
"""
KNOWN = """
    [[equivalent]]
    module = "toy/rules/draw.py"
    function = "may_draw"
    old = "return hand < 10"
    new = "return hand < 9"
    reason = "A hand never holds nine."

    [[equivalent]]
    module = "toy/rules/draw.py"
    function = "may_draw"
    old = "return hand < 12"
    new = "return hand < 11"
    reason = "There is no such line."
"""


def project(folder: Path, tests: str, known: str = "") -> Path:
    """A small repository with one game of two rules, and the tool."""
    files = {
        "src/stolik/__init__.py": "",
        "src/stolik/games/toy/rules/draw.py": RULES,
        "tests/games/toy/test_toy.py": tests,
        "tools/mutants-survivors.toml": known,
    }
    shutil.copytree(TOOLS, folder / "tools", ignore=shutil.ignore_patterns("*.toml"))
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(dedent(text), encoding="utf-8")
    return folder


def run(folder: Path, *words: str) -> tuple[int, list[str], str]:
    """The exit code of the tool, the lines that it prints, and its complaints."""
    command = [sys.executable, str(folder / "tools" / "mutants.py"), *words]
    env = {**os.environ, **ONE_PLUGIN}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=env)
    return done.returncode, done.stdout.splitlines(), done.stderr


@pytest.mark.slow
@forking
def test_a_wrong_rule_is_killed_and_a_survivor_told(tmp_path: Path) -> None:
    folder = project(tmp_path, TESTS, KNOWN)
    before = sorted(tmp_path.rglob("*"))
    code, lines, complaints = run(folder, "--all", "--seed", "1")
    place = "toy/rules/draw.py:3"
    assert lines == [
        "9 of 9 changes, seed 1",
        f"equivalent {place} + return hand < 9",
        "           A hand never holds nine.",
        f"survived   {place} - return hand < 10",
        f"           {' ' * len(place)} + return hand <= 10",
        f"survived   {place} - return hand < 10",
        f"           {' ' * len(place)} + return hand < 11",
        "stale      toy/rules/draw.py + return hand < 11",
        "6 killed (1 by the clock), 2 survived, 1 equivalent",
        "75.0 % of 8 killed; wanted are 90 %",
    ]
    assert (code, complaints) == (1, "")
    assert sorted(tmp_path.rglob("*")) == before  # nothing is left behind


def test_a_seed_always_draws_the_same_sample() -> None:
    every = all_mutants("unikat/rules")
    assert every == all_mutants("stolik.games.unikat.rules")
    assert len({mutant.source for mutant in every}) == len(every) > 300
    assert sample(every, 30, 1) == sample(all_mutants("unikat/rules"), 30, 1)
    assert sample(every, 30, 1) != sample(every, 30, 2)
    assert sample(every, len(every) + 1, 1) == every


@pytest.mark.slow
def test_every_change_is_python() -> None:
    for mutant in sample(all_mutants(""), 100, 1):
        compile(mutant.source, mutant.module, "exec")


@pytest.mark.slow
@forking
def test_tests_must_pass_before_a_change(tmp_path: Path) -> None:
    code, _, complaints = run(project(tmp_path, "def test_wrong(): assert False\n"))
    place = "tests/games/toy/test_toy.py::test_wrong"
    assert complaints == f"The tests must pass before the rules are changed; look at {place}\n"
    assert code == 2


def test_unknown_rules_are_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert main(["--only", "chess"]) == 2
    assert capsys.readouterr().err.startswith("No rules are called 'chess'; there are ubongo/")
