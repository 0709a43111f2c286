"""RLCard's rows of docs/uno-rules-matrix.md: the page says what bench/matrix.py shows.

RLCard is in the environment of the benchmarks only, so its rows run by `run.py test --all` and by
`run.py bench matrix`.
"""

import re
from pathlib import Path

import pytest

from bench.matrix import ROWS, Row
from stolik.rulebook.clauses import CLAUSES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "uno-rules-matrix.md"
CLAUSE = re.compile(r"\b(?:K108|M112|HOUSE)-\d+\b")


def cells() -> list[list[str]]:
    """The cells of every line of the page's tables."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]


def test_the_page_claims_what_the_rows_show() -> None:
    claimed = {line[2].strip("`"): (line[0], line[1]) for line in cells() if line[2][:1] == "`"}
    assert claimed == {row.name: (row.clauses, row.verdict) for row in ROWS}


def test_the_page_names_clauses_that_there_are() -> None:
    named = set(CLAUSE.findall(PAGE.read_text(encoding="utf-8")))
    assert named - set(CLAUSES) == set()


@pytest.mark.rlcard
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_rlcard(row: Row) -> None:
    row.show()
