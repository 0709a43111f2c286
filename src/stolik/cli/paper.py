"""Pictures as the pages of a PDF, by the standard library alone: filled outlines, no fonts."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence

from stolik.games.ubongo.ink import Ink, Outline, Page

#: How many points there are to a millimetre.
POINTS = 72 / 25.4


def pdf(pages: Sequence[Page], title: str, language: str) -> bytes:
    """A document with these pages at their real size."""
    kids = " ".join([f"{4 + 2 * place} 0 R" for place in range(len(pages))])
    about = f"/Lang ({language}) /ViewerPreferences << /PrintScaling /None >>"
    parts = [
        f"<< /Type /Catalog /Pages 2 0 R {about} >>".encode(),
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        f"<< /Title <{(chr(0xFEFF) + title).encode('utf-16-be').hex()}> >>".encode(),
    ]
    for place, page in enumerate(pages):
        parts += [_page(page, 5 + 2 * place), _content(page)]
    return _document(parts)


def _page(page: Page, content: int) -> bytes:
    box = f"[0 0 {page.width * POINTS:.2f} {page.height * POINTS:.2f}]"
    page_text = f"<< /Type /Page /Parent 2 0 R /MediaBox {box} /Resources << >>"
    return f"{page_text} /Contents {content} 0 R >>".encode()


def _content(page: Page) -> bytes:
    """What is drawn; the first line counts millimetres from the top left as we do."""
    turn = f"{POINTS:.5f} 0 0 {-POINTS:.5f} 0 {page.height * POINTS:.5f} cm"
    lines = [turn, *[_filled(ink) for ink in page.inks]]
    data = zlib.compress("\n".join(lines).encode(), 9)
    head = f"<< /Length {len(data)} /Filter /FlateDecode >>\nstream\n".encode()
    return head + data + b"\nendstream"


def _filled(ink: Ink) -> str:
    parts = [int(ink.colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    colour = " ".join([f"{part:.3f}" for part in parts])
    return f"{colour} rg {' '.join(map(_line, ink.outlines))} f*"


def _line(outline: Outline) -> str:
    first, *others = [f"{x:.3f} {y:.3f}" for x, y in outline]
    return f"{first} m {' '.join([f'{it} l' for it in others])} h"


def _document(parts: Iterable[bytes]) -> bytes:
    """The numbered parts, and the table that says where each begins."""
    text = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
    starts = []
    for number, part in enumerate(parts, 1):
        starts.append(len(text))
        text += f"{number} 0 obj\n".encode() + part + b"\nendobj\n"
    table = "".join([f"{start:010} 00000 n \n" for start in starts])
    size = len(starts) + 1
    tail = f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n"
    tail += f"<< /Size {size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n{len(text)}\n%%EOF\n"
    return text + tail.encode()
