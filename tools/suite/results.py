"""What tests came to, read from the JUnit reports that pytest and Vitest write."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree


@dataclass(frozen=True)
class Timed:
    """A test and how long it took, its fixtures included."""

    seconds: float
    name: str


@dataclass(frozen=True)
class Skip:
    """A test that was not run, and why."""

    test: str
    reason: str


@dataclass
class Results:
    """What some tests came to."""

    passed: int = 0
    failed: int = 0
    times: list[Timed] = field(default_factory=list)
    skips: list[Skip] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def settle(self, stage_passed: bool) -> None:
        """Count a stage that broke by itself as a failed test."""
        if not stage_passed and not self.failed:
            self.failed = 1

    def add(self, other: Results) -> None:
        """Add the results of other tests."""
        self.passed += other.passed
        self.failed += other.failed
        self.times += other.times
        self.skips += other.skips
        self.failures += other.failures

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {len(self.skips)} skipped"


def read_report(title: str, report: Path | None) -> Results:
    """The results in a JUnit report; none if there is no report."""
    tests = Results()
    if report is None or not report.exists():
        return tests
    for case in ElementTree.parse(report).iter("testcase"):
        name = f"{title}: {_name(case)}"
        tests.times.append(Timed(float(case.get("time") or 0), name))
        skipped = case.find("skipped")
        if skipped is not None and skipped.get("type") != "pytest.xfail":
            tests.skips.append(Skip(_name(case), _reason(skipped)))
        elif case.find("failure") is not None or case.find("error") is not None:
            tests.failed += 1
            tests.failures.append(_name(case))
        else:
            tests.passed += 1
    return tests


def _reason(skipped: ElementTree.Element) -> str:
    """Why a test was skipped; of a whole module pytest tells it in the text alone."""
    message, text = skipped.get("message") or "", skipped.text or ""
    if message == "collection skipped" and "Skipped: " in text:
        return text.partition("Skipped: ")[2].rstrip(")'\"")
    return message


def _name(case: ElementTree.Element) -> str:
    """The name of a test as its runner takes it: `tests.core.test_x` is a path to pytest."""
    place, name = case.get("classname") or "", case.get("name") or ""
    if place.endswith((".ts", ".md")) or not place:
        return f"{place} {name}".strip()
    return f"{place.replace('.', '/')}.py::{name}"


def slowest(tests: list[Timed], most: int) -> Iterator[Timed]:
    """The tests that took longest, the longest first."""
    yield from sorted(tests, key=lambda it: -it.seconds)[:most]
