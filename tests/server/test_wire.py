"""The page's types are the server's."""

from __future__ import annotations

from pathlib import Path

from tools import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_of_the_server() -> None:
    written = WIRE.read_text(encoding="utf-8")
    assert written == typescript.text(), "run: python tools/typescript.py > web/src/wire.ts"
