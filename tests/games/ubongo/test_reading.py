"""Sets that somebody wrote: read back as they are, and what is wrong is named with its place."""

from __future__ import annotations

import pytest

from stolik.core.phrase import Malformed
from stolik.games.ubongo.boards import board_set, write_set
from stolik.games.ubongo.reading import read_set

TEXT = write_set(board_set("easy", 1))
FIRST = TEXT.splitlines()[0]


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_written_set_reads_back(side: str) -> None:
    boards = board_set("easy" if side == "easy" else "hard", 3)
    assert read_set(write_set(boards)) == boards


def test_empty_lines_and_remarks_do_not_count() -> None:
    assert read_set("# mine\n\n" + TEXT.replace("\n", "\n\n")) == board_set("easy", 1)


def spoilt(old: str, new: str) -> str:
    assert old in FIRST
    return TEXT.replace(FIRST, FIRST.replace(old, new))


AREA, ROW, *_ = FIRST.split()


@pytest.mark.parametrize(
    ("text", "reason", "line", "column"),
    [
        ("", "set-size", 0, 1),
        (FIRST, "set-size", 1, 1),
        (TEXT + "\n" + FIRST, "set-size", 37, 1),
        (spoilt(ROW, ""), "board-words", 1, 1),
        (spoilt(AREA, "YY"), "bad-area", 1, 1),
        (spoilt(AREA, "..."), "bad-area", 1, 1),
        (spoilt(AREA, "XXXXXXX"), "bad-area", 1, 1),
        (spoilt(AREA, "X/" * 6 + "X"), "bad-area", 1, 1),
        (spoilt(ROW, "Q7"), "bad-row", 1, len(AREA) + 2),
        (spoilt(ROW, "I2I"), "bad-row", 1, len(AREA) + 2),
        (spoilt(ROW, "I2I2P5"), "bad-row-size", 1, len(AREA) + 2),
        (spoilt(ROW, "I2I3"), "bad-row-size", 1, len(AREA) + 2),
        (spoilt(ROW, "I2I3V3"), "row-does-not-cover", 1, len(AREA) + 2),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    text: str, reason: str, line: int, column: int
) -> None:
    with pytest.raises(Malformed) as found:
        read_set(text)
    assert (found.value.phrase.id, found.value.line, found.value.column) == (reason, line, column)


def test_all_rows_of_a_set_have_the_same_size() -> None:
    mixed = [*TEXT.splitlines()[:35], write_set(board_set("hard", 1)).splitlines()[0]]
    with pytest.raises(Malformed) as found:
        read_set("\n".join(mixed))
    assert found.value.phrase.id == "bad-row-size"
    assert found.value.line == 36
