"""The built page in a real browser, under the policy it is served with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage

BUILT = Path(__file__).parents[2] / "web" / "dist"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'"


class Files(SimpleHTTPRequestHandler):
    """Serves files under the policy, without a word."""

    def end_headers(self) -> None:
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(BUILT))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_the_page_shows_its_name_and_no_error(new_page: NewPage, address: str) -> None:
    page = new_page(width=360, height=640, language="pl", theme="dark")
    page.goto(address, wait_until="networkidle")
    expect(page).to_have_title("Stolik")
    expect(page.get_by_role("heading", name="Stolik")).to_be_visible()
    assert page.evaluate("[...document.fonts].some(font => font.status === 'loaded')")
