"""`stolik play`: a browser where somebody can see it, and an address where nobody can."""

from __future__ import annotations

import argparse
import webbrowser
from collections.abc import Callable

import pytest

from stolik.cli import play, serve
from stolik.rulebook import speaker

SCREENS = [
    ("linux", {}, False),
    ("linux", {"DISPLAY": ":0"}, True),
    ("linux", {"DISPLAY": ""}, False),
    ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
    ("darwin", {}, True),
    ("win32", {}, True),
]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, dict[str, str]], None]:
    """Makes this machine one with such a system and such variables."""

    def set_up(system: str, variables: dict[str, str]) -> None:
        monkeypatch.setattr("sys.platform", system)
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)

    return set_up


@pytest.mark.parametrize(("system", "variables", "seen"), SCREENS)
def test_a_display_is_known_by_the_system_or_its_variables(
    screen: Callable[..., None], system: str, variables: dict[str, str], seen: bool
) -> None:
    screen(system, variables)
    assert play.has_display() == seen


@pytest.mark.parametrize(("variables", "no_browser"), [({}, False), ({"DISPLAY": ":0"}, True)])
def test_without_a_display_only_the_address_is_told(
    screen: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    variables: dict[str, str],
    no_browser: bool,
) -> None:
    assert opened(screen, monkeypatch, variables, no_browser) == []
    assert "http://127.0.0.1:1" in capsys.readouterr().out


def test_with_a_display_the_page_is_opened(
    screen: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert opened(screen, monkeypatch, {"DISPLAY": ":0"}, False) == ["http://127.0.0.1:1"]


def opened(
    screen: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    no_browser: bool,
) -> list[str]:
    """The pages that are opened once the server is ready."""
    pages: list[str] = []

    def ready_at_once(asked: object, ready: Callable[[str, str], None], level: int) -> int:
        ready("http://127.0.0.1:1", "")
        return 0

    screen("linux", variables)
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setattr(serve, "serve", ready_at_once)
    assert play.run(argparse.Namespace(no_browser=no_browser), speaker("en")) == 0
    return pages
