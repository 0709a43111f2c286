"""What is known of the packages that `play` installs: licences, bill of materials, audit."""

from __future__ import annotations

from email.message import Message
from importlib.metadata import PackageMetadata
from typing import Any, cast

import pytest

from tools.packages import __main__ as door
from tools.packages import licences
from tools.packages.components import (
    GIVEN,
    LOCKS,
    TOOL_LOCKS,
    Component,
    Unclear,
    components,
    expression,
    known,
    npm_components,
    pins,
    pins_of,
)


@pytest.fixture(scope="module")
def found() -> list[Component]:
    """All packages, by the locks of this repository."""
    return components()


def fields(**values: str) -> PackageMetadata:
    """The metadata of a package; `Classifier` stands for the part after `License :: `."""
    message = Message()
    for name, value in values.items():
        word = f"License :: {value}" if name == "Classifier" else value
        message[name.replace("_", "-")] = word
    return cast(PackageMetadata, message)


def test_every_pin_of_a_lock_is_found() -> None:
    for lock in ("play", *TOOL_LOCKS):
        text = (LOCKS / f"requirements-{lock}.txt").read_text(encoding="utf-8")
        found = list(pins(text))
        assert len(found) == text.count("==") - sum(pin.marker.count("==") for pin in found)
        assert sum(len(pin.hashes) for pin in found) == text.count("--hash=sha256:")


def test_what_only_some_systems_install_has_a_given_licence() -> None:
    assert [pin.name for pin in pins_of("play") if pin.marker and pin.name not in GIVEN] == []
    wanted = {pin.name for lock in ("play", *TOOL_LOCKS) for pin in pins_of(lock)}
    assert set(GIVEN) <= wanted


def test_f18_the_page_of_licences_is_not_stale(found: list[Component]) -> None:
    page = licences.PAGE.read_text(encoding="utf-8")
    assert page == licences.page(found), "`python3 run.py licences` writes it anew"


def test_f18_every_shipped_package_is_on_the_page_of_licences(found: list[Component]) -> None:
    page = licences.PAGE.read_text(encoding="utf-8")
    words = set(page.replace(",", " ").split())
    assert len(found) > 60
    assert [it.name for it in found if it.name not in words] == []


def test_a_new_licence_makes_the_page_stale(found: list[Component]) -> None:
    first = found[0]
    other = Component(first.kind, first.name, first.version, "ISC", first.hashes, first.scope)
    assert licences.page([other, *found[1:]]) != licences.page(found)


@pytest.mark.parametrize(
    ("about", "licence"),
    [
        (fields(License_Expression="MIT OR Apache-2.0", License="no matter"), "MIT OR Apache-2.0"),
        (fields(License="MIT License\n\nPermission is hereby granted"), "MIT"),
        (fields(License="see the file", Classifier="OSI Approved :: MIT License"), "MIT"),
        (fields(License="BSD"), ""),
        (fields(), ""),
    ],
)
def test_a_licence_is_read_from_metadata(about: PackageMetadata, licence: str) -> None:
    assert expression(about) == licence


@pytest.mark.parametrize("licence", ["", "GPL-3.0-only", "MIT AND GPL-3.0-only", "UNLICENSED"])
def test_a_licence_that_is_not_accepted_is_told(licence: str) -> None:
    with pytest.raises(Unclear, match="The licence of some is not among the accepted ones: "):
        known("some", licence)


def test_packages_of_npm_that_only_check_are_left_out() -> None:
    package: dict[str, Any] = {"version": "1.2.3", "integrity": "sha512-AP8=", "license": "MIT"}
    listed: dict[str, dict[str, Any]] = {
        "": {},
        "node_modules/@a/b": package,
        "node_modules/c/node_modules/d": {**package, "optional": True},
        "node_modules/e": {**package, "dev": True},
    }
    first, second = npm_components(listed)
    assert first == Component("npm", "@a/b", "1.2.3", "MIT", (("SHA-512", "00ff"),), "required")
    assert first.purl == "pkg:npm/%40a/b@1.2.3"
    assert (second.name, second.scope) == ("d", "optional")


def test_what_is_unclear_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(licences, "components", lambda: known("some", "secret"))
    assert door.main("licences") == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "The licence of some is not among the accepted ones: secret\n"
