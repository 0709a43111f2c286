"""Builds the site of the documentation into build/docs and sees that no link leads nowhere.

Sphinx checks what is written in Markdown; the second look is at what came out, so that pictures,
downloads and links in plain HTML are seen too. Nothing is fetched from a network.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "docs"
SITE = ROOT / "build" / "docs"


class Links(HTMLParser):
    """What a page points at, and the places in it that can be pointed at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the attributes that point, and those that are pointed at."""
        for name, value in attrs:
            if name in ("href", "src"):
                self.targets.append(value or "")
            elif name == "id":
                self.anchors.add(value or "")


def broken_links(site: Path) -> Iterator[str]:
    """Every link of the built pages that leads to no file, or to no place in it."""
    pages = {page: Links(page.read_text(encoding="utf-8")) for page in site.rglob("*.html")}
    for page, links in sorted(pages.items()):
        for target in links.targets:
            if not _leads_somewhere(page, target, pages):
                yield f"{page.relative_to(site).as_posix()}: {target}"


def _leads_somewhere(page: Path, target: str, pages: dict[Path, Links]) -> bool:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return True  # elsewhere: not for us to see without a network
    file = Path(os.path.normpath(page.parent / unquote(parts.path))) if parts.path else page
    if not file.is_file():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or file not in pages or anchor in pages[file].anchors


def build(site: Path = SITE) -> int:
    """Build every page anew; 0 if there was nothing to complain of."""
    shutil.rmtree(site, ignore_errors=True)
    strict = ["--fail-on-warning", "--keep-going", "--nitpicky", "--fresh-env", "--quiet"]
    command = [sys.executable, "-m", "sphinx", *strict, "--jobs", "auto", "--builder", "html"]
    places = ["--doctree-dir", str(site.with_name("doctrees")), str(SOURCES), str(site)]
    if subprocess.call([*command, *places]) != 0:
        return 1
    broken = list(broken_links(site))
    for line in broken:
        print(f"a link leads nowhere: {line}", file=sys.stderr)
    if not broken:
        print(f"The site is ready: {site / 'index.html'}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(build())
