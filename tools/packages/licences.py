"""`python3 run.py licences`: docs/licences.md, written anew from the locks and the packages."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from tools.packages.components import ROOT, Component, components

PAGE = ROOT / "docs" / "licences.md"
HEAD = """\
# Licences

<!-- Made by `python3 run.py licences` from the locks. Do not change by hand. -->

Stolik is under the MIT licence. `python3 run.py play` installs the packages below, each under terms
of its own; `python3 run.py sbom` lists them with versions and hashes. The page that the server
sends has the licences of its parts beside it, in `licenses.md` and `licenses-font.txt`.
"""
PARTS = {
    "pypi": """\
## Python

Node and uv are here too, because they come as Python packages. Node has further parts inside, whose
licences it brings along.
""",
    "npm": """\
## The page

What builds the page, or is part of it.
""",
}


def main(arguments: Sequence[str]) -> int:
    """Write the page."""
    argparse.ArgumentParser("run.py licences").parse_args(arguments)
    found = components()
    PAGE.write_text(page(found), encoding="utf-8", newline="\n")
    print(f"{PAGE.relative_to(ROOT).as_posix()}: {len({it.licence for it in found})} licences")
    return 0


def page(found: Sequence[Component]) -> str:
    """The whole page; versions are left out, so that an upgrade alone does not change it."""
    tables = [f"{text}\n{table([it for it in found if it.kind == k])}" for k, text in PARTS.items()]
    return "\n".join([HEAD, *tables])


def table(found: Sequence[Component]) -> str:
    """The packages under each licence."""
    names: dict[str, set[str]] = {}
    for component in found:
        names.setdefault(component.licence, set()).add(component.name)
    rows = [f"| {licence} | {', '.join(sorted(names[licence]))} |" for licence in sorted(names)]
    return "\n".join(["| licence | packages |", "|---|---|", *rows]) + "\n"
