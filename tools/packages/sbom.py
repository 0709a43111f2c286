"""`python3 run.py sbom`: the software bill of materials, in the form of CycloneDX 1.6.

The same locks give the same bytes: it holds no time, unless SOURCE_DATE_EPOCH gives one.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tomllib
import uuid
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from stolik import __version__
from tools.packages.components import ROOT, Component, Unclear, components, licence_ids

OUTPUT = ROOT / "build" / "sbom.json"
OWN = f"pkg:generic/stolik@{__version__}"


def main(arguments: Sequence[str]) -> int:
    """Write the bill, and say how long it is."""
    parser = argparse.ArgumentParser("run.py sbom")
    parser.add_argument(
        "--output", default=str(OUTPUT), metavar="FILE", help="where to write it; - prints it"
    )
    output = parser.parse_args(arguments).output
    found = components()
    text = json.dumps(bill(found, timestamp(os.environ)), indent=2) + "\n"
    if output == "-":
        sys.stdout.write(text)
        return 0
    write(Path(output), text)
    python = sum(component.kind == "pypi" for component in found)
    print(f"{output}: {len(found)} packages, {python} of Python, {len(found) - python} of npm")
    return 0


def write(output: Path, text: str) -> None:
    """Write a file whose folder may be missing."""
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(text, encoding="utf-8", newline="\n")


def bill(found: Sequence[Component], when: str = "") -> dict[str, Any]:
    """The whole document."""
    listed = [described(component) for component in found]
    content = json.dumps([OWN, when, listed])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, content).urn,
        "version": 1,
        "metadata": {
            **({"timestamp": when} if when else {}),
            "component": {
                "type": "application",
                "bom-ref": OWN,
                "name": "stolik",
                "version": __version__,
                "licenses": licences("MIT"),
                "purl": OWN,
            },
        },
        "components": listed,
        # Only what Stolik itself asks for: what others need differs from system to system.
        "dependencies": [{"ref": OWN, "dependsOn": wanted_by_us(found)}],
    }


def described(component: Component) -> dict[str, Any]:
    """A package in CycloneDX's words; each file of a package that a lock allows has a hash."""
    group, _, name = component.name.rpartition("/")
    return {
        "type": "library",
        "bom-ref": component.purl,
        **({"group": group} if group else {}),
        "name": name,
        "version": component.version,
        "scope": component.scope,
        "hashes": [{"alg": kind, "content": digest} for kind, digest in component.hashes],
        "licenses": licences(component.licence),
        "purl": component.purl,
    }


def licences(licence: str) -> list[dict[str, Any]]:
    """One licence by its id, several as the expression that joins them."""
    single = licence_ids(licence) == [licence]
    return [{"license": {"id": licence}} if single else {"expression": licence}]


def wanted_by_us(found: Sequence[Component]) -> list[str]:
    """What pyproject.toml and package.json ask for, of what was found."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [project["dependency-groups"][name] for name in ("setup", "node", "build")]
    extra = project["project"]["optional-dependencies"]["scale"]
    lines = [it for each in (project["project"]["dependencies"], extra, *groups) for it in each]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", line)[0]).lower() for line in lines}
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    asked = {("pypi", name) for name in names} | {("npm", name) for name in page["dependencies"]}
    return [component.purl for component in found if (component.kind, component.name) in asked]


def timestamp(variables: Mapping[str, str]) -> str:
    """The time that SOURCE_DATE_EPOCH gives, if it does."""
    seconds = variables.get("SOURCE_DATE_EPOCH", "")
    if not seconds:
        return ""
    try:
        return datetime.fromtimestamp(int(seconds), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError, OSError):
        raise Unclear(f"SOURCE_DATE_EPOCH is no time in seconds: {seconds}") from None
