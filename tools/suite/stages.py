"""A stage of a run: a command with a budget of seconds, and what came of it."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tools.suite.results import Results, read_report


@dataclass(frozen=True)
class Stage:
    """A named command; `budget` is how long it should take at most on two quiet cores."""

    title: str
    command: Sequence[str]
    variables: Mapping[str, str]
    budget: float
    folder: Path
    #: Where the command writes a JUnit report of its tests, if it runs any.
    report: Path | None = None
    #: Whether the command may read what is typed, as a debugger does.
    interactive: bool = False


@dataclass(frozen=True)
class Preparation:
    """A named piece of the set-up, done by run.py itself; it returns what went wrong, or ''."""

    title: str
    prepare: Callable[[], str]
    budget: float


#: What it means if pytest ends with one of these.
NOTHING_RUN = {
    4: "pytest can't read its words, or the tests: see above.",
    5: "These words choose no test; `long` ones run with --all, or by their whole name.",
}
#: The commands that run now.
_running: set[subprocess.Popen[str]] = set()


@dataclass
class Outcome:
    """How a stage went, and its tests."""

    title: str
    seconds: float
    budget: float
    passed: bool
    output: str = ""
    tests: Results = field(default_factory=Results)

    @property
    def over_budget(self) -> bool:
        """Whether it took longer than it should; some stages may take any time."""
        return 0 < self.budget < self.seconds


def run_stage(stage: Stage | Preparation, shown: bool) -> Outcome:
    """Run a stage; what it prints is shown at once, or kept for later."""
    began = time.monotonic()
    if isinstance(stage, Preparation):
        fault = stage.prepare()
        tests, passed, output = Results(), not fault, fault
    else:
        passed, output = _run_command(stage, shown)
        tests = read_report(stage.title, stage.report)
    tests.settle(passed)
    return Outcome(stage.title, time.monotonic() - began, stage.budget, passed, output, tests)


def _run_command(stage: Stage, shown: bool) -> tuple[bool, str]:
    if stage.report:
        stage.report.unlink(missing_ok=True)
    process = subprocess.Popen(
        stage.command,
        cwd=stage.folder,
        env=dict(stage.variables),
        stdin=None if stage.interactive else subprocess.DEVNULL,
        start_new_session=not stage.interactive,  # so that all of it can be ended together
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    _running.add(process)
    output, _ = process.communicate()
    _running.discard(process)
    if stage.report and process.returncode in NOTHING_RUN:
        output = NOTHING_RUN[process.returncode]
    return process.returncode == 0, output or ""


def running() -> set[int]:
    """The commands that run now."""
    return {process.pid for process in _running}


def end_stages() -> None:
    """End the commands of all stages that run, with whatever they have started."""
    for process in list(_running):
        with suppress(OSError):
            apart = os.getpgid(process.pid) == process.pid
            os.killpg(process.pid, signal.SIGTERM) if apart else process.terminate()
