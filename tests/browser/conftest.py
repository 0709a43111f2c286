"""A browser for the tests, and pages that must not complain."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from run import Failure
from tests.browser import chromium

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


class NewPage(Protocol):
    """Opens an empty page in a context of its own: other cookies, another person."""

    def __call__(
        self,
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
    ) -> Page: ...


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
    found = chromium.find()
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path, args=flags, env={**found.variables}
        )
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Opens pages; the test fails if one of them writes an error to its console."""
    complaints: list[str] = []
    contexts = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"{message.text} ({message.location.get('url')})")

    def make(
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
        )
        contexts.append(context)
        context.on("console", listen)
        context.on("weberror", lambda fault: complaints.append(str(fault.error)))
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
