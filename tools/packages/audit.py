"""`python3 run.py audit`: known weaknesses of all packages, by pip-audit and npm audit.

Both ask a service for what is known. If it can't be reached, or does not know a package, one line
says so and the exit code is one of its own: silence must not be taken for good news.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.packages.components import LOCKS, ROOT, pins

CACHE = ROOT / ".tools" / "pip-audit"
NPM_FOLDERS = ("web", "tests/browser", "bench/boardgame")
PIP_AUDIT = (sys.executable, "-m", "pip_audit")
PIP_OPTIONS = ("--no-deps", "--disable-pip", "--format=json", "--progress-spinner=off")
NPM_OPTIONS = ("audit", "--package-lock-only", "--json", "--fetch-retries=1")
#: Exit codes; 2 is for a command that was not understood.
SOUND, WEAK, NOT_AUDITED = 0, 1, 3
LONGEST_REASON = 300


@dataclass(frozen=True)
class Audit:
    """What came of one audit: the weaknesses, a line each, and why it is not whole, if so."""

    title: str
    packages: int
    weaknesses: tuple[str, ...] = ()
    gap: str = ""


def main(npm: Sequence[str], pip_audit: Sequence[str] = PIP_AUDIT) -> int:
    """Audit all locks; `npm` is the command that runs it."""
    audits = [audit_python(pip_audit), *(audit_npm(npm, folder) for folder in NPM_FOLDERS)]
    tell_weaknesses(audits)
    tell_gaps(audits)
    if any(audit.weaknesses for audit in audits):
        return WEAK
    return NOT_AUDITED if any(audit.gap for audit in audits) else SOUND


def tell_weaknesses(audits: Sequence[Audit]) -> None:
    """Print what was found, but nothing of an audit that found nothing out."""
    for audit in audits:
        count = len(audit.weaknesses)
        if count or not audit.gap:
            print(f"{audit.title}: {audit.packages} packages, known weaknesses: {count}")
        for line in audit.weaknesses:
            print(f"  {one_line(line)}")


def tell_gaps(audits: Sequence[Audit]) -> None:
    """Say on standard error what was not audited, and each reason once."""
    sys.stdout.flush()
    for gap in dict.fromkeys(audit.gap for audit in audits if audit.gap):
        titles = ", ".join(audit.title for audit in audits if audit.gap == gap)
        print(f"{titles}: not audited: {gap}", file=sys.stderr)


def audit_python(command: Sequence[str]) -> Audit:
    """All Python packages of all locks, those of other systems too."""
    wanted = all_pins()
    answers = [ask_pip_audit(command, some) for some in rounds(wanted)]
    gaps = [answer.gap for answer in answers if answer.gap]
    weaknesses = tuple(line for answer in answers for line in answer.weaknesses)
    return Audit("locks", len(wanted), weaknesses, gaps[0] if gaps else "")


def all_pins() -> list[tuple[str, str]]:
    """The name and version of each Python package that some lock pins."""
    texts = [lock.read_text(encoding="utf-8") for lock in LOCKS.glob("requirements-*.txt")]
    return sorted({(pin.name, pin.version) for text in texts for pin in pins(text)})


def rounds(wanted: Sequence[tuple[str, str]]) -> list[dict[str, str]]:
    """The same packages such that each round has a name once: pip-audit refuses two versions."""
    found: list[dict[str, str]] = []
    for name, version in wanted:
        free = next((some for some in found if name not in some), None)
        if free is None:
            found.append(free := {})
        free[name] = version
    return found


def ask_pip_audit(command: Sequence[str], versions: Mapping[str, str]) -> Audit:
    """One run of pip-audit; markers are left out, or it would pass over other systems' packages."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "requirements.txt"
        lines = [f"{name}=={version}\n" for name, version in versions.items()]
        file.write_text("".join(lines), encoding="utf-8")
        options = [*PIP_OPTIONS, f"--cache-dir={CACHE}", f"--requirement={file}"]
        return read_pip_audit(run([*command, *options], ROOT), versions)


def read_pip_audit(done: subprocess.CompletedProcess[str], wanted: Mapping[str, str]) -> Audit:
    """What pip-audit found; a package that it does not mention was not looked at."""
    try:
        listed = json.loads(done.stdout)["dependencies"]
        seen = {it["name"]: it for it in listed if "skip_reason" not in it}
        weaknesses = tuple(line for it in seen.values() for line in python_lines(it))
    except (ValueError, KeyError, TypeError):
        return Audit("locks", len(wanted), gap=unreachable(done.stderr))
    unknown = [name for name in wanted if name not in seen]
    return Audit("locks", len(wanted), weaknesses, python_gap(unknown, bool(seen)))


def python_gap(unknown: Sequence[str], others: bool) -> str:
    """Why an audit is not whole: a service that knows no package at all is not the one to ask."""
    if unknown and not others:
        return unreachable("the service knows none of the packages")
    return f"the data have nothing about {shortened(unknown)}" if unknown else ""


def python_lines(package: Mapping[str, Any]) -> Iterator[str]:
    """The weaknesses of a package, in pip-audit's words."""
    for known in package["vulns"]:
        names = ", ".join([known["id"], *known.get("aliases", ())])
        cure = ", ".join(known["fix_versions"]) or "no version yet"
        yield f"{package['name']} {package['version']}: {names}; repaired in {cure}"


def audit_npm(command: Sequence[str], folder: str) -> Audit:
    """The packages of one npm lock."""
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    return read_npm_audit(run([*command, *NPM_OPTIONS], ROOT / folder), folder, lock["packages"])


def read_npm_audit(
    done: subprocess.CompletedProcess[str], folder: str, packages: Mapping[str, Mapping[str, Any]]
) -> Audit:
    """What npm found; without a list of weaknesses, be it empty, it has found nothing out."""
    count = sum(bool(path) for path in packages)
    try:
        answer = json.loads(done.stdout)
        listed = answer["vulnerabilities"].values()
        lines = [line for it in listed for line in npm_lines(it, packages)]
    except (ValueError, KeyError, TypeError, AttributeError):
        return Audit(folder, count, gap=unreachable(npm_reason(done)))
    return Audit(folder, count, tuple(lines))


def npm_lines(
    package: Mapping[str, Any], packages: Mapping[str, Mapping[str, Any]]
) -> Iterator[str]:
    """The weaknesses of a package itself; plain names in `via` have an entry of their own."""
    versions = sorted({str(packages[node]["version"]) for node in package["nodes"]})
    for known in package["via"]:
        if not isinstance(known, str):
            where = f"{package['name']} {', '.join(versions)}"
            name = known["url"].rpartition("/")[2]
            yield f"{where}: {name} ({known['severity']}): {known['title']}"


def npm_reason(done: subprocess.CompletedProcess[str]) -> str:
    """What npm says of its failure: in its answer, if it gave one."""
    try:
        answer = json.loads(done.stdout)
        return str(answer.get("message") or answer["error"]["summary"] or done.stderr)
    except (ValueError, KeyError, TypeError, AttributeError):
        return done.stderr


def run(command: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a tool to its end; both tools have an exit code for weaknesses, so none is a failure."""
    return subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )


def unreachable(words: str) -> str:
    """Why there was no answer: the last line of what a tool said, which may end a traceback."""
    lines = [line for line in words.splitlines() if line.strip()]
    return f"the data can't be reached ({one_line(lines[-1]) if lines else 'no answer'})"


def one_line(text: str) -> str:
    """A text of somebody else, fit for a terminal."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return plain if len(plain) <= LONGEST_REASON else f"{plain[:LONGEST_REASON]}..."


def shortened(names: Sequence[str]) -> str:
    """The first names, and how many more."""
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return ", ".join(names[:3]) + more
