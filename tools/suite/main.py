"""Runs the stages of `run.py test` and tells what came of them."""

from __future__ import annotations

import argparse
import os
import secrets
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import run
from tools.suite import busy as busy_processes
from tools.suite import stages
from tools.suite.orphans import Orphans
from tools.suite.plan import Group, Lane, Plan
from tools.suite.report import failure_lines, skip_lines, slow_tests, summed, table
from tools.suite.results import Results
from tools.suite.skips import unexpected
from tools.suite.stages import Outcome, end_stages, run_stage

TIMES = run.TOOLS / "test-times.txt"


class Parser(argparse.ArgumentParser):
    """Refuses wrong words in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong."""
        raise run.Failure(f"run.py test: {message}")


def number_from(low: int, high: int) -> Callable[[str], int]:
    """Reads a number within bounds."""

    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"“{text}” isn't a number from {low} to {high}")
        return int(text)

    return read


def parse(words: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options of a run, and the words that go to pytest."""
    parser = Parser(
        prog="run.py test",
        allow_abbrev=False,
        description="Every check and test. Other words go to pytest, and then it runs alone.",
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--quick", action="store_true", help="no slow tests, browser or services")
    kind.add_argument("--all", action="store_true", help="the long tests too")
    kind.add_argument("--checks", action="store_true", help="the checks alone, as `run.py check`")
    parser.add_argument("--keep-going", action="store_true", help="go on after a red stage")
    parser.add_argument(
        "--busy", type=number_from(0, 100), default=0, metavar="N", help="beside N busy processes"
    )
    parser.add_argument(
        "--times", type=number_from(1, 1000), default=1, metavar="N", help="chosen tests N times"
    )
    options, chosen = parser.parse_known_args(words)
    if options.checks and chosen:
        parser.error(f"--checks runs no tests, so it takes no other words: {' '.join(chosen)}")
    if options.times > 1 and not chosen:
        parser.error("--times needs tests to repeat: name them")
    for word in chosen:
        if (file := missing_file(word)) is not None:
            parser.error(f"there is no {file} in the project's folder")
    return options, chosen


def missing_file(word: str) -> str | None:
    """The file or folder that a word for pytest names, if there is none of that name."""
    file = word.partition("::")[0]
    looks_so = not word.startswith("-") and (file != word or "/" in file or file.endswith(".py"))
    return file if looks_so and not (run.ROOT / file).exists() else None


def mode_of(options: argparse.Namespace) -> str:
    """Which kind of run is asked for."""
    return next((it for it in ("quick", "all", "checks") if getattr(options, it)), "plain")


class Runner:
    """Runs groups of stages, and keeps what came of them."""

    def __init__(self, keep_going: bool) -> None:
        self.keep_going = keep_going
        self.outcomes: list[Outcome] = []
        self.left_out: list[str] = []

    @property
    def red(self) -> bool:
        """Whether a stage has failed."""
        return any(not it.passed for it in self.outcomes)

    def run_group(self, group: Group) -> None:
        """Run the lanes of a group side by side, unless an earlier group was red."""
        if self.red and not self.keep_going:
            self.left_out += [stage.title for lane in group for stage in lane]
            return
        with ThreadPoolExecutor(len(group)) as threads:
            list(threads.map(lambda lane: self._run_lane(lane, alone=len(group) == 1), group))

    def _run_lane(self, lane: Lane, alone: bool) -> None:
        green = True
        for stage in lane:
            if not green and not self.keep_going:
                self.left_out.append(stage.title)
                continue
            about = f", about {stage.budget:.0f} s on two quiet cores" if stage.budget else ""
            print(f"== {stage.title}: begins{about}", flush=True)
            outcome = run_stage(stage, shown=alone)
            green = green and outcome.passed
            self.add(outcome)

    def add_orphans(self, left: list[str]) -> None:
        """Processes without a mark make the run red, too."""
        if left:
            output = "\n".join(f"left behind: {line}" for line in left)
            self.add(Outcome("no orphans", 0.0, 0.0, False, output, Results(failed=1)))

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome and tell it, with what a stage that failed has printed."""
        self.outcomes.append(outcome)
        if not outcome.passed and outcome.output:
            print(outcome.output.rstrip())
        word = "ok" if outcome.passed else "FAILED"
        print(f"== {outcome.title}: {word}, {outcome.seconds:.1f} s", flush=True)


@contextmanager
def run_folder() -> Iterator[tuple[str, Path]]:
    """A mark for everything that a run starts, and a folder for its temporary files."""
    folder = Path(tempfile.mkdtemp(prefix="stolik-run-"))
    folder.chmod(0o755)  # services run as another user
    (folder / "reports").mkdir()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, _end_with_stages)
    yield secrets.token_hex(4), folder


def _end_with_stages(number: int, _: object) -> None:
    end_stages()
    sys.exit(128 + number)


def test(began: float, words: Sequence[str]) -> int:
    """Run what is asked for; the exit code."""
    options, chosen = parse(words)
    runner = Runner(options.keep_going)
    orphans = Orphans(lambda: stages.running() | busy_processes.running)
    with run_folder() as (mark, folder):
        variables = {"STOLIK_TEST_RUN": mark, "TMPDIR": str(folder)}
        variables["STOLIK_TEST_RUN_PID"] = str(os.getpid())
        variables["NODE_DISABLE_COMPILE_CACHE"] = "1"  # it would stay among the temporary files
        variables["PYTHONDONTWRITEBYTECODE"] = ""  # hundreds of processes load the same modules
        plan = Plan(mode_of(options), folder / "reports", variables)
        try:
            with busy_processes.busy(options.busy):
                for group in plan.chosen(chosen, options.times) if chosen else plan.groups():
                    runner.run_group(group)
        finally:
            runner.keep_going = True
            runner.run_group([[plan.inspection(mark, folder)]])
            runner.add_orphans(orphans.end())
    return conclude(runner, time.time() - began, keep=not chosen)


def conclude(runner: Runner, seconds: float, keep: bool) -> int:
    """Tell how long everything took, and keep that; then skips, failures and the count of tests."""
    tests = summed(runner.outcomes)
    strange = list(unexpected(tests.skips))
    if keep:
        lines = [*table(runner.outcomes, seconds, red=False), "", *slow_tests(tests)]
        TIMES.write_text("\n".join([*lines, ""]), encoding="utf-8")
    for part in (table(runner.outcomes, seconds, sys.stdout.isatty()), slow_tests(tests)):
        if lines := list(part):
            print("\n" + "\n".join(lines))
    print()
    for line in [*skip_lines(tests.skips), *failure_lines(tests.failures)]:
        print(line)
    for skip in strange:
        print(f"unexpected skip (see tests/expected-skips.toml): {skip.test}: {skip.reason}")
    if runner.left_out:
        print(f"Not run: {', '.join(runner.left_out)}")
    failed = [it.title for it in runner.outcomes if not it.passed]
    failed += ["unexpected skips"] if strange else []
    print("FAILED: " + ", ".join(failed) if failed else "All passed")
    tests.failed += len(strange)
    print(tests, flush=True)
    return 1 if failed else 0
