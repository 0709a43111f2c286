"""Settings for all tests, and the check that each of them leaves nothing behind."""

import os
from collections.abc import Generator
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest
from hypothesis import settings

from tests.leftovers import RUN, SECONDS, Watch, end_with_parent

BROWSER = Path(__file__).with_name("browser")

# No test depends on speed, and a failure must come back when it is run again.
settings.register_profile("stolik", deadline=None, derandomize=True)
settings.load_profile("stolik")

WATCH = pytest.StashKey[Watch]()
FAILED = pytest.StashKey[bool]()


def pytest_configure(config: pytest.Config) -> None:
    """Watch over what the tests of this process start; pytest's own folders stay where they are."""
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", gettempdir())
    if RUN in os.environ and not hasattr(config, "workerinput"):
        end_with_parent()
    config.stash[WATCH] = Watch()


def pytest_unconfigure(config: pytest.Config) -> None:
    """End what has outlived the tests."""
    config.stash[WATCH].close()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the tests in a browser, unless they are asked for by name."""
    asked = any("tests/browser" in word for word in config.args)
    return True if collection_path == BROWSER and not asked else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    """Note on a test that it has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """End what a test has left; a test that has not failed before fails by that."""
    left: list[str] = []
    try:
        yield
    finally:
        failed = item.stash[FAILED]
        left = item.config.stash[WATCH].after_test(0 if failed else SECONDS)
    assert failed or not left, f"{item.nodeid} left behind: {'; '.join(left)}"
