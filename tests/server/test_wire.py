"""The page's types are the server's."""

from __future__ import annotations

from pathlib import Path

from tools import typescript

PAGE = Path(__file__).parents[2] / "web" / "src"
WIRE = PAGE / "wire.ts"
LANGUAGE = PAGE / "games" / "uno" / "language.ts"
SHAPES = PAGE / "games" / "ubongo" / "shapes.ts"


def test_the_page_has_the_types_of_the_server() -> None:
    written = WIRE.read_text(encoding="utf-8")
    assert written == typescript.text(), "run: python tools/typescript.py > web/src/wire.ts"


def test_the_page_knows_which_words_of_a_custom_wild_go_together() -> None:
    written = LANGUAGE.read_text(encoding="utf-8").split()
    wanted = typescript.custom_text().split()
    hint = "run: python tools/typescript.py custom > web/src/games/uno/language.ts, and tidy it"
    assert "".join(written).replace(",]", "]") == "".join(wanted), hint


def test_the_page_has_the_pieces_and_symbols_of_the_rules() -> None:
    written = "".join(SHAPES.read_text(encoding="utf-8").split())
    wanted = "".join(typescript.shapes_text().split())
    hint = "run: python tools/typescript.py shapes > web/src/games/ubongo/shapes.ts, and tidy it"
    assert _plain(written) == _plain(wanted), hint


def _plain(text: str) -> str:
    return text.replace(",]", "]").replace(",}", "}")
