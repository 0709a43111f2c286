"""Every clause with an effect has a test, and every clause a text."""

from __future__ import annotations

import re
from pathlib import Path

from stolik.cli.rules import tagged_tests
from stolik.games import BOOKS
from stolik.games.ubongo.pieces import DRAWINGS
from stolik.games.uno.pieces import COLOURS, FACES
from stolik.rulebook import CLAUSES, LANGUAGES, chapters_of, clauses_of, reading_of, speaker

TESTS = Path(__file__).parents[1]
WITHOUT_EFFECT = {
    *("UNI-02", "UNI-04", "UNI-15", "UNI-50", "UNI-88", "UNI-89"),
    *("K108-22", "K108-41", "K108-144", "K108-145", "K108-146", "M112-109"),
    *("UBO-01", "UBO-02", "UBO-68"),
}
COUNTS = {
    "unikat": ("UNI", 89),
    "uno-108": ("K108", 146),
    "uno-112": ("M112", 111),
    "ubongo": ("UBO", 69),
}


def test_the_books_are_whole() -> None:
    for book, (short, count) in COUNTS.items():
        known = clauses_of(book)
        assert {c.id for c in known} == {f"{short}-{n:02}" for n in range(1, count + 1)}
        assert len(known) == count
        assert [c.part for c in known] == sorted(c.part for c in known)
    assert [c.id for c in clauses_of("house")] == [f"HOUSE-0{n}" for n in range(1, 6)]
    assert {c.id for c in CLAUSES.values() if not c.effect} == WITHOUT_EFFECT


def test_every_clause_with_an_effect_has_a_test() -> None:
    tests = tagged_tests(TESTS)
    assert [c.id for c in CLAUSES.values() if c.effect and not tests.get(c.id)] == []
    assert set(tests) <= set(CLAUSES), "a test is tagged with a clause that is none"


def test_every_clause_is_told_in_every_language() -> None:
    for language in LANGUAGES:
        say = speaker(language)
        texts = [say(clause) for clause in CLAUSES]
        assert all(len(text) > 15 for text in texts)
        assert len(set(texts)) == len(texts)


def test_the_letters_of_a_tile_are_explained_in_every_language() -> None:
    letters = {"UNI-06": "SCQ", "UNI-07": "BGY", "UNI-08": "WRN", "UNI-09": "123"}
    for language in LANGUAGES:
        say = speaker(language)
        for clause, signs in letters.items():
            assert all(f"({sign})" in say(clause) for sign in signs), f"{language} {clause}"
            assert all(f" {sign} " in say("unikat-legend") for sign in signs)


def test_what_is_drawn_beside_a_clause_is_a_piece_of_its_game() -> None:
    tiles = re.compile(r"[SCQ][BGY][WRN][123]")
    ubongo = re.compile(rf"({'|'.join(DRAWINGS)})f?(r[1-3])?|gem-[ROYGBV]|die-[1-6]|pawn-[1-4]")
    for clause in CLAUSES.values():
        for code in clause.shows:
            known = {
                "unikat": tiles.fullmatch(code),
                "ubongo": ubongo.fullmatch(code),
            }.get(clause.book, code in (*FACES, *COLOURS))
            assert known, f"{clause.id} shows {code}"


def test_every_chapter_has_a_title_and_stands_once_in_the_contents() -> None:
    for book in BOOKS:
        chapters = chapters_of(book)
        assert [one for clauses in chapters.values() for one in clauses] == reading_of(book)
        assert list(chapters)[-1] == "table-part-0"
        assert ("house-part-1" in chapters) is (book in ("uno-108", "uno-112"))
        for language in LANGUAGES:
            assert all(speaker(language)(title) for title in chapters)


def test_every_option_belongs_to_a_clause_and_back() -> None:
    for _, book in BOOKS.values():
        for option in book.options:
            assert option.clause in CLAUSES
        keys = {option.key for option in book.options}
        for clause in clauses_of(book.name):
            assert set(clause.options) <= keys
