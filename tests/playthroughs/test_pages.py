"""Every page plays out as it is written."""

from __future__ import annotations

import pytest

from stolik.games import BOOKS
from tests.playthroughs.pages import PAGES, Page, text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_page_plays_out_as_written(page: Page) -> None:
    assert text(page) == page.path().read_text(encoding="utf-8")


def test_every_book_has_a_page() -> None:
    assert {page.book for page in PAGES} == set(BOOKS)
