"""The end of a run: how long everything took, what was skipped and why, and the count of tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tools.suite.results import Results, Skip, slowest
from tools.suite.stages import Outcome

SHOWN = 40
#: A test that takes less than this is never slow.
SLOW_SECONDS = 0.1
MOST_FAILURES = 20
RED, PLAIN = "\x1b[31m", "\x1b[0m"


def table(outcomes: Sequence[Outcome], total: float, red: bool) -> Iterator[str]:
    """Every stage with its seconds, and whether they were more than its budget."""
    width = max(len(it.title) for it in outcomes)
    yield f"{'stage':{width}}  seconds  budget"
    for it in outcomes:
        budget = f"{it.budget:6.0f}" if it.budget else ""
        line = f"{it.title:{width}}  {it.seconds:7.1f}  {budget}".rstrip()
        late = f"{line}  over its budget"
        yield (f"{RED}{late}{PLAIN}" if red else late) if it.over_budget else line
    yield f"{'all':{width}}  {total:7.1f}"


def slow_tests(tests: Results) -> Iterator[str]:
    """The slowest tests of all stages."""
    found = [it for it in slowest(tests.times, SHOWN) if it.seconds >= SLOW_SECONDS]
    if found:
        yield f"the {len(found)} slowest tests, seconds with their fixtures"
    for it in found:
        yield f"{it.seconds:7.1f}  {it.name}"


def failure_lines(failures: Sequence[str]) -> Iterator[str]:
    """The tests that failed, so that nobody has to look for them further up."""
    for name in failures[:MOST_FAILURES]:
        yield f"failed: {name}"
    if more := failures[MOST_FAILURES:]:
        yield f"failed: {len(more)} more"


def skip_lines(skips: Sequence[Skip]) -> Iterator[str]:
    """Each reason for which tests were skipped, and how many."""
    for (reason, test), count in Counter(
        (it.reason, it.test.split("::")[0]) for it in skips
    ).items():
        yield f"skipped, {count} of {test}: {reason}"


def summed(outcomes: Sequence[Outcome]) -> Results:
    """The tests of all stages together."""
    tests = Results()
    for outcome in outcomes:
        tests.add(outcome.tests)
    return tests
