"""The browser, and the devices of people in it: each knows nothing of the others."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, cast

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    StorageState,
    sync_playwright,
)

from tests.browser import chromium
from tests.server.client import Client, Server

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # What is drawn depends neither on what was drawn before nor on which thread was first.
    "--disable-checker-imaging",
    "--disable-partial-raster",
    "--disable-skia-runtime-opts",
    "--num-raster-threads=1",
]
#: How long to wait for anything, in milliseconds: against hanging only.
PATIENCE = 120_000
Theme = Literal["light", "dark"]


@contextmanager
def start_browser() -> Iterator[Browser]:
    """A browser until the end of the block."""
    found = chromium.find()
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path, args=flags, env={**found.variables}
        )
        yield browser
        browser.close()


class NewPage:
    """Opens pages, each on a device of its own, and notes what they complain about."""

    def __init__(self, browser: Browser, server: Server, scale: float = 1) -> None:
        self.server = server
        self._scale = scale
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._complaints: list[str] = []
        self._forgiven: tuple[str, ...] = ()

    def __call__(
        self,
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        theme: Theme = "light",
        touch: bool = False,
        guest: Client | None = None,
    ) -> Page:
        """An empty page; `guest` is who this device already is."""
        context = self._browser.new_context(
            base_url=self.server.address,
            storage_state=self._device_of(guest) if guest else None,
            viewport={"width": width, "height": height},
            device_scale_factor=self._scale,
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.on("console", self._listen)
        context.on("weberror", lambda fault: self._complaints.append(str(fault.error)))
        return context.new_page()

    def forgive(self, *parts: str) -> None:
        """Complaints with these words belong to the test."""
        self._forgiven = parts

    def complaints(self) -> list[str]:
        """What no page should have said."""
        return [
            text for text in self._complaints if not any(part in text for part in self._forgiven)
        ]

    def close(self) -> None:
        """Close every page."""
        while self._contexts:
            self._contexts.pop().close()

    def _device_of(self, guest: Client) -> StorageState:
        """Somebody who is known here and knows the game; who opens a page without is a newcomer."""
        kept = {"stolik.token": guest.token, "stolik.knows.unikat": "yes"}
        storage = [{"name": name, "value": value} for name, value in kept.items()]
        origin = {"origin": self.server.address, "localStorage": storage}
        return cast(StorageState, {"cookies": [], "origins": [origin]})

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complaints.append(f"{message.text} ({message.location.get('url')})")
