"""A server and a browser for the tests, and pages that must not complain."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from run import Failure
from tests.browser import chromium
from tests.browser.devices import PATIENCE, NewPage, start_browser
from tests.browser.roomy import Roomy
from tests.browser.seeded import Seeded
from tests.leftovers import lasting
from tests.server.client import Server

expect.set_options(timeout=PATIENCE)


def pytest_configure(config: pytest.Config) -> None:
    """Fetch the browser once, before several workers want it."""
    if hasattr(config, "workerinput"):
        return
    try:
        chromium.find()
    except Failure as fault:
        raise pytest.UsageError(str(fault)) from None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with ExitStack() as stack:
        with lasting():
            browser = stack.enter_context(start_browser())
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    with Roomy.shared(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[Seeded]:
    """A server whose clock stands until a test moves it."""
    with Seeded(tmp_path, "clocked") as server:
        yield server


@pytest.fixture
def clocked_page(browser: Browser, clocked: Seeded) -> Iterator[NewPage]:
    """Opens pages of that server, under the same condition."""
    yield from _opened(NewPage(browser, clocked))


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Opens pages; the test fails if one of them writes an error to its console."""
    yield from _opened(NewPage(browser, server))


def _opened(opened: NewPage) -> Iterator[NewPage]:
    yield opened
    opened.close()
    assert opened.complaints() == []
