"""`run.py audit`: what it says of the answers of pip-audit and npm, and of no answer."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools.packages import audit

Tool = Callable[[str], list[str]]
WEAK_PYTHON = {
    "name": "uvicorn",
    "version": "0.1",
    "vulns": [{"id": "PYSEC-1", "aliases": ["CVE-2"], "fix_versions": ["0.2"], "description": "x"}],
}
WEAK_NPM = {
    "name": "svelte",
    "nodes": ["node_modules/svelte"],
    "via": ["another", {"url": "a/GHSA-3", "severity": "high", "title": "it\x1b[2J breaks"}],
}
#: A program in place of pip-audit: all that it is asked about is sound, but for what is given here.
SOUND_BUT = """
import json, sys
[file] = [it.partition("=")[2] for it in sys.argv if it.startswith("--requirement=")]
pins = [line.strip().split("==") for line in open(file)]
given = {given}
sound = {{name: {{"name": name, "version": version, "vulns": []}} for name, version in pins}}
rows = [given.get(name, row) for name, row in sound.items()]
print(json.dumps({{"dependencies": [row for row in rows if row]}}))
"""


@pytest.fixture
def tool(tmp_path: Path) -> Tool:
    """Makes a command of some Python."""

    def made(program: str) -> list[str]:
        file = tmp_path / f"tool-{len(list(tmp_path.iterdir()))}.py"
        file.write_text(program, encoding="utf-8")
        return [sys.executable, str(file)]

    return made


def sound_but(**given: Any) -> str:
    return SOUND_BUT.format(given=repr(given))


def npm(**listed: Any) -> str:
    return f"import json; print(json.dumps({{'vulnerabilities': {listed!r}}}))"


def failing(words: str) -> str:
    return f"import sys; sys.exit({words!r})"


def test_packages_without_known_weaknesses_are_sound(
    tool: Tool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(tool(npm()), tool(sound_but())) == audit.SOUND
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["locks", *audit.NPM_FOLDERS]
    assert all(line.endswith("known weaknesses: 0") for line in lines)
    assert told.err == ""


def test_f18_weaknesses_are_told_with_their_cure(
    tool: Tool, capsys: pytest.CaptureFixture[str]
) -> None:
    answered = audit.main(tool(npm()), tool(sound_but(uvicorn=WEAK_PYTHON)))
    assert answered == audit.WEAK
    said = capsys.readouterr().out
    assert "  uvicorn 0.1: PYSEC-1, CVE-2; repaired in 0.2\n" in said
    packages = {"": {}, "node_modules/svelte": {"version": "5.0"}}
    done = subprocess.CompletedProcess((), 1, json.dumps({"vulnerabilities": {"svelte": WEAK_NPM}}))
    found = audit.read_npm_audit(done, "web", packages)
    assert [audit.one_line(line) for line in found.weaknesses] == [
        "svelte 5.0: GHSA-3 (high): it [2J breaks"
    ]
    assert (found.packages, found.gap) == (1, "")


@pytest.mark.parametrize(
    ("pip_audit", "npm_audit", "said"),
    [
        (failing("Traceback\n  no network\n"), npm(), "locks: not audited: .* (no network)"),
        (sound_but(uvicorn=None), npm(), "locks: not audited: the data have nothing about uvicorn"),
        ("print('{\"dependencies\": []}')", npm(), "knows none of the packages"),
        (sound_but(), failing("offline"), "web, .*: not audited: the data can't be reached"),
        (sound_but(), 'print(\'{"message": "no way"}\')', "can't be reached (no way)"),
        (sound_but(), "pass", "(no answer)"),
    ],
)
def test_f18_an_audit_without_data_says_so(
    tool: Tool, pip_audit: str, npm_audit: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(tool(npm_audit), tool(pip_audit)) == audit.NOT_AUDITED
    told = capsys.readouterr()
    (line,) = told.err.splitlines()
    beginning, _, rest = said.partition(".*")
    assert beginning in line
    assert rest in line
    assert told.out.count("known weaknesses: 0") in (1, len(audit.NPM_FOLDERS))


def test_a_weakness_counts_for_more_than_a_gap(tool: Tool) -> None:
    pip_audit = tool(sound_but(uvicorn=WEAK_PYTHON))
    assert audit.main(tool(failing("offline")), pip_audit) == audit.WEAK


def test_every_pin_of_every_lock_is_asked_about_once(tool: Tool) -> None:
    wanted = audit.all_pins()
    asked = [pair for some in audit.rounds(wanted) for pair in some.items()]
    assert sorted(asked) == wanted
    assert {"litestar", "pytest", "pip-audit"} <= {name for name, _ in wanted}
    assert audit.audit_python(tool(sound_but())) == audit.Audit("locks", len(wanted))


def test_two_versions_of_a_package_are_asked_about_apart() -> None:
    some = [("a", "1"), ("a", "2"), ("b", "1")]
    assert audit.rounds(some) == [{"a": "1", "b": "1"}, {"a": "2"}]
