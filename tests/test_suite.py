"""`run.py test`: the order of stages, what they come to, skips, and what tests leave behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE

import psutil
import pytest

import run
from tests.leftovers import RUN, alive, marked
from tools.suite import main, skips
from tools.suite.plan import Plan
from tools.suite.report import table
from tools.suite.results import Results, Skip, read_report
from tools.suite.stages import Outcome, Preparation, Stage, run_stage

ROOT = Path(__file__).resolve().parent.parent
REPORT = """<testsuites><testsuite>
<testcase classname="tests.core.test_x" name="test_a[1]" time="2.5"/>
<testcase classname="tests.core.test_x" name="test_b" time="0.5"><failure message="no"/></testcase>
<testcase classname="tests.core.test_x" name="test_c"><skipped message="no strace"/></testcase>
<testcase classname="tests/table.test.ts" name="the table &gt; is laid" time="0.1"/>
</testsuite></testsuites>"""


def stage(title: str, code: str, report: Path | None = None) -> Stage:
    """A stage that runs some Python."""
    return Stage(title, [sys.executable, "-c", code], dict(os.environ), 60, ROOT, report)


def titles(mode: str) -> list[str]:
    groups = Plan(mode, Path(), {}).groups()
    return [stage.title for group in groups for lane in group for stage in lane]


def test_the_plain_run_does_what_the_quick_one_does_not() -> None:
    quick, plain, everything = titles("quick"), titles("plain"), titles("all")
    assert {"mypy", "vitest", "pytest"} <= set(quick)
    more = {"docs", "pytest in a browser", "pytest over PostgreSQL and Redis"}
    assert more <= set(plain) - set(quick)
    assert set(everything) - set(plain) >= {"pytest with RLCard"}
    assert plain.index("ruff check") < plain.index("mypy") < plain.index("pytest")


def test_what_is_left_out_of_one_run_is_in_a_longer_one() -> None:
    def choice(mode: str) -> set[str]:
        words = list(Plan(mode, Path(), {}).pytest("pytest", 1).command)
        return set(words[words.index("-m") + 1].split(" and "))

    assert choice("all") < choice("plain") < choice("quick")
    rlcard = Plan("all", Path(), {}).rlcard().command
    assert choice("all") == {"not " + rlcard[rlcard.index("-m", 3) + 1]}


def test_a_red_group_ends_the_run_unless_it_is_to_keep_going(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for keep_going, left_out in ((False, ["third", "fourth"]), (True, [])):
        runner = main.Runner(keep_going)
        runner.run_group([[stage("first", "print('well')")]])
        runner.run_group(
            [[stage("second", "print('why'); exit(1)"), stage("third", "")], [stage("beside", "")]]
        )
        runner.run_group([[stage("fourth", "")]])
        assert runner.left_out == left_out
        assert {it.title for it in runner.outcomes if not it.passed} == {"second"}
        assert "beside" in [it.title for it in runner.outcomes]
    assert "why" in capsys.readouterr().out


def test_a_report_is_counted(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(REPORT)
    tests = read_report("pytest", tmp_path / "report.xml")
    assert str(tests) == "2 passed, 1 failed, 1 skipped"
    assert tests.skips == [Skip("tests/core/test_x.py::test_c", "no strace")]
    assert max(tests.times, key=lambda it: it.seconds).name == (
        "pytest: tests/core/test_x.py::test_a[1]"
    )


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["--times", "0", "tests/core"], "“0” isn't a number from 1 to 1000"),
        (["--times", "x", "tests/core"], "“x” isn't a number from 1 to 1000"),
        (["--times", "2"], "--times needs tests to repeat"),
        (["--busy", "-3"], "--busy"),
        (["--quick", "--all"], "not allowed with"),
        (["tests/nowhere.py"], "there is no tests/nowhere.py"),
        (["tests/nowhere.py::test_x", "-x"], "there is no tests/nowhere.py"),
    ],
)
def test_wrong_words_are_refused_in_one_line(words: list[str], wrong: str) -> None:
    with pytest.raises(run.Failure) as refused:
        main.parse(words)
    assert wrong in str(refused.value)
    assert "\n" not in str(refused.value)


def test_words_for_pytest_are_passed_on() -> None:
    for words in (["-k", "exchange", "-x"], ["tests/core", "-n", "0"], ["-p", "no:randomly"]):
        assert main.parse(words)[1] == words


def test_a_test_that_is_named_is_run_however_long_it_takes() -> None:
    def choice(*words: str) -> str:
        [[[stage]]] = Plan("plain", Path(), {}).chosen(words, 1)
        assert isinstance(stage, Stage)
        assert stage.interactive
        command = list(stage.command)
        return command[len(command) - command[::-1].index("-m")]

    assert "not long" in choice("tests/core")
    assert "not long" not in choice("tests/core/test_x.py::test_y")


def test_failures_are_named_at_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(main, "TIMES", tmp_path / "times")
    (tmp_path / "report.xml").write_text(REPORT)
    tests = read_report("pytest", tmp_path / "report.xml")
    tests.skips.clear()
    runner = main.Runner(keep_going=False)
    runner.outcomes.append(Outcome("pytest", 1.0, 0.0, passed=False, tests=tests))
    assert main.conclude(runner, 1.0, keep=False) == 1
    assert "failed: tests/core/test_x.py::test_b\n" in capsys.readouterr().out
    assert not (tmp_path / "times").exists(), "chosen tests leave the times of the whole run"


@pytest.mark.parametrize(
    ("code", "counted"),
    [("", "0 passed, 0 failed, 0 skipped"), ("exit(3)", "0 passed, 1 failed, 0 skipped")],
)
def test_a_stage_without_tests_counts_only_if_it_fails(code: str, counted: str) -> None:
    assert str(run_stage(stage("check", code), shown=False).tests) == counted


def test_a_report_of_an_earlier_run_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(REPORT)
    outcome = run_stage(stage("pytest", "exit(4)", tmp_path / "report.xml"), shown=False)
    assert str(outcome.tests) == "0 passed, 1 failed, 0 skipped"


def test_a_preparation_that_fails_is_red() -> None:
    outcome = run_stage(Preparation("page", lambda: "no network", 5), shown=False)
    assert (outcome.passed, outcome.output) == (False, "no network")
    assert run_stage(Preparation("page", lambda: "", 5), shown=False).passed


def test_a_budget_that_is_passed_is_told_and_fails_nothing() -> None:
    late = Outcome("mypy", 61.0, 60.0, passed=True, tests=Results(passed=1))
    lines = list(table([late], 70.0, red=True))
    assert "\x1b[31m" in lines[1]
    assert "over its budget" in lines[1]
    runner = main.Runner(keep_going=False)
    runner.outcomes.append(late)
    assert not runner.red


def test_only_expected_skips_are_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = skips.Expected("tests/x.py::*", "no pseudo-terminals", "win32")
    monkeypatch.setattr(skips, "expected_skips", lambda: [entry])
    skip = Skip("tests/x.py::test_a", "there are no pseudo-terminals here")
    assert list(skips.unexpected([skip], "win32")) == []
    assert list(skips.unexpected([skip], "linux")) == [skip]
    other = Skip("tests/y.py::test_a", skip.reason)
    assert list(skips.unexpected([other], "win32")) == [other]


def test_an_unexpected_skip_fails_the_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(main, "TIMES", tmp_path / "times")
    runner = main.Runner(keep_going=False)
    skip = Skip("tests/x.py::test_a", "just so")
    runner.outcomes.append(Outcome("pytest", 1, 2, True, tests=Results(passed=3, skips=[skip])))
    assert main.conclude(runner, 1.0, keep=True) == 1
    out = capsys.readouterr().out
    assert "unexpected skip (see tests/expected-skips.toml): tests/x.py::test_a: just so" in out
    assert out.splitlines()[-1] == "3 passed, 1 failed, 1 skipped"
    assert "pytest" in (tmp_path / "times").read_text()


LEAVES = """
import subprocess, sys, tempfile, os, signal, pathlib, time

def test_it(tmp_path):
    code = "import signal, sys, time; print(1, flush=True); time.sleep(3600)"
    sleeper = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    sleeper.stdout.readline()
    tempfile.mkdtemp(prefix="forgotten-")
    {end}
"""


def run_tests(folder: Path, end: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a test that starts a process and makes a folder, and ends somehow."""
    for name in ("conftest.py", "leftovers.py"):
        (folder / "tests").mkdir(exist_ok=True)
        text = (ROOT / "tests" / name).read_text().replace("SECONDS = 60", "SECONDS = 1")
        (folder / "tests" / name).write_text(text)
    (folder / "tests" / "test_it.py").write_text(LEAVES.format(end=end))
    env = {name: value for name, value in os.environ.items() if "TEST" not in name}
    env |= {RUN: folder.name, "TMPDIR": str(folder), "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "pytest", "-q", "--rootdir", str(folder), *words]
    command += ["-p", "no:cacheprovider", "-c", os.devnull, "--import-mode=importlib"]
    command += [str(folder / "tests")]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True)


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


FAIL, KILLED, EXIT = "assert False", "os.kill(os.getpid(), signal.SIGKILL)", "os._exit(0)"
ALONE, WORKER = (), ("-n", "1")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("end", "words"),
    [
        (FAIL, ALONE),
        (KILLED, WORKER),
        pytest.param(KILLED, ALONE, marks=pytest.mark.long),
        pytest.param(FAIL, WORKER, marks=pytest.mark.long),
        pytest.param(EXIT, ALONE, marks=pytest.mark.long),
        pytest.param(EXIT, WORKER, marks=pytest.mark.long),
    ],
)
def test_whatever_becomes_of_a_test_nothing_is_left(
    tmp_path: Path, end: str, words: tuple[str, ...]
) -> None:
    done = run_tests(tmp_path, end, *words)
    assert done.returncode != 0 or end == EXIT
    until(lambda: marked(RUN, tmp_path.name) == [])
    until(lambda: list(tmp_path.glob("stolik-test-*")) == [])


@pytest.mark.slow
def test_a_test_that_passes_and_leaves_something_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run_tests(tmp_path, "os.environ['X'] = ''")
    assert done.returncode == 1
    assert "test_it left behind: a temporary file or folder, forgotten-" in done.stdout
    assert "time.sleep(3600)" in done.stdout
    assert "(started by tests/test_it.py::test_it)" in done.stdout
    assert marked(RUN, tmp_path.name) == []


@pytest.mark.slow
def test_a_forked_child_is_found_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    file = tmp_path / "child"
    fork = f"pid = os.fork(); pid or time.sleep(3600); file = pathlib.Path({str(file)!r})"
    done = run_tests(tmp_path, f"{fork}; file.write_text(str(pid))")
    assert done.returncode == 1
    pid = int(file.read_text())
    assert f"process {pid}" in done.stdout
    assert not psutil.pid_exists(pid) or not alive(psutil.Process(pid))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="orphans are adopted on Linux alone")
def test_an_orphan_without_a_mark_is_found_and_ended() -> None:
    code = (
        "import subprocess\nfrom tools.suite.orphans import Orphans\n"
        "orphans = Orphans(set)\nassert orphans.end() == []\norphans = Orphans(set)\n"
        # Only when it is what it will be is there something to be said of it.
        "begin = 'env -i setsid sleep 3600 & echo $!; '\n"
        "begin += 'until grep -q ^sleep /proc/$!/cmdline; do sleep 0.01; done'\n"
        "subprocess.run(['sh', '-c', begin])\n"
        "print(*orphans.end(), sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    pid, *left = done.stdout.splitlines()
    assert [line for line in left if "sleep 3600" in line], done
    assert not psutil.pid_exists(int(pid)) or not alive(psutil.Process(int(pid)))


@pytest.mark.slow
@pytest.mark.services
def test_a_killed_worker_leaves_no_service(tmp_path: Path) -> None:
    code = (
        "import os, signal\n"
        "from tests.leftovers import Watch\nfrom tests.server.services import Valkey\n"
        "watch = Watch()\nservice = Valkey().start()\n"
        "print(service.process.pid, watch.folder, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    pid, folder = done.stdout.split()
    until(lambda: not psutil.pid_exists(int(pid)))
    until(lambda: not Path(folder).exists())


@pytest.mark.slow
def test_the_inspection_names_the_test_and_ends_what_is_left(tmp_path: Path) -> None:
    env = {**os.environ, RUN: "left", "PYTEST_CURRENT_TEST": "tests/x.py::test_y (call)"}
    code = (
        "import socket; server = socket.create_server(('127.0.0.1', 0));"
        "print(server.getsockname()[1], flush=True); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], env=env, text=True, stdin=PIPE, stdout=PIPE
    ) as left:
        assert left.stdout
        port = left.stdout.readline().strip()
        (tmp_path / "run" / "cluster").mkdir(parents=True)
        words = ["-m", "tests.leftovers", "inspect", "left", str(tmp_path / "run")]
        command = [sys.executable, *words]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 1
    assert f"process {left.pid}, listening at {port}" in done.stdout
    assert "(started by tests/x.py::test_y)" in done.stdout
    assert "cluster" in done.stdout
    assert left.returncode == -signal.SIGKILL
    assert not (tmp_path / "run").exists()
    assert subprocess.run(command, capture_output=True, cwd=ROOT).returncode == 0


@pytest.mark.slow
def test_busy_processes_end_with_their_parent() -> None:
    code = (
        "from tools.suite.busy import busy; import os\n"
        "with busy(2):\n    import psutil\n"
        "    print(*[c.pid for c in psutil.Process().children()], flush=True)\n    os._exit(0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    pids = list(map(int, done.stdout.split()))
    assert len(pids) == 2
    until(lambda: not any(psutil.pid_exists(pid) for pid in pids))
