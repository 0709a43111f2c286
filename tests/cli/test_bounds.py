"""How long a record, a line, a position may be: what is longer is refused before work begins."""

from __future__ import annotations

import json
import os
import sys
import tracemalloc
from collections.abc import Callable
from io import BytesIO, RawIOBase, TextIOWrapper
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any

import pytest

from stolik.cli.engine import LONGEST_LINE as LONGEST_REQUEST
from stolik.cli.engine import serve
from stolik.core import record
from stolik.core.notation import LONGEST_POSITION
from stolik.core.phrase import Malformed, Refused
from stolik.core.record import LONGEST_LINE, LONGEST_RECORD, Unsound
from stolik.games import BOOKS
from stolik.games.uno.tournament_text import HEADING
from stolik.games.uno.tournament_text import verify as verify_tournament
from stolik.rulebook import LANGUAGES, speaker
from tests.golden.corpus import records
from tests.kit import Output, complaint, sayable

TOO_LONG = "a record may have at most 20 MB"
LINE_TOO_LONG = f"a line may have at most {LONGEST_LINE} bytes"
POSITION_TOO_LONG = f"a position may have at most {LONGEST_POSITION} characters"
READERS = [["verify"], ["review"], ["tournament", "--verify"]]
HEAD = "stolik record 1\nbook unikat 1\nseats 2\n"


class Spring(RawIOBase):
    """A stream that holds so much that nobody should read all of it; it knows how much was read."""

    def __init__(self, size: int, sign: bytes = b"x") -> None:
        self.left, self.read_so_far, self.sign = size, 0, sign

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        count = min(len(buffer), self.left)
        buffer[:count] = self.sign * count
        self.left, self.read_so_far = self.left - count, self.read_so_far + count
        return count


class Pipe:
    """A pipe with a name, into which more is written than anybody should read."""

    def __init__(self, path: Path) -> None:
        self.path, self.written = path, 0
        os.mkfifo(path)
        self.writer = Thread(target=self._write)
        self.writer.start()

    def _write(self) -> None:
        try:
            with self.path.open("wb", buffering=0) as end:
                while self.written < 3 * LONGEST_RECORD:
                    self.written += end.write(b"x" * 65536)
        except BrokenPipeError:
            pass

    def drained(self) -> int:
        """How much went into it."""
        self.writer.join()
        return self.written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("argv", READERS)
def test_f14_of_a_record_too_long_no_more_is_read_than_shows_it(
    capsys: Output, tmp_path: Path, argv: list[str], language: str
) -> None:
    pipe = Pipe(tmp_path / "pipe")
    said = complaint(capsys, *argv, str(pipe.path), "--lang", language)
    assert said == speaker(language)("record-too-long", most=20)
    assert pipe.drained() < LONGEST_RECORD + 1_000_000
    assert language != "en" or said == TOO_LONG


@pytest.mark.parametrize("argv", READERS)
def test_f14_a_line_too_long_is_refused_by_its_place(
    capsys: Output, tmp_path: Path, argv: list[str]
) -> None:
    file = tmp_path / "record.txt"
    for line in (1, 4):
        file.write_text("x\n" * (line - 1) + "1 " * (2 * LONGEST_LINE), encoding="utf-8")
        said = complaint(capsys, *argv, str(file))
        assert said == f"line {line}, column {LONGEST_LINE + 1}: {LINE_TOO_LONG}"


def test_f14_the_bounds_of_a_record_hold_for_whoever_reads_one() -> None:
    for read in (record.read, record.verify, verify_tournament):
        with pytest.raises(Unsound, match="record-too-long") as refused:
            read("x" * (LONGEST_RECORD + 1), BOOKS)
        sayable(refused.value)
        for head in (HEAD, f"{HEADING}\n"):
            with pytest.raises(Malformed, match="line-too-long") as malformed:
                read(f"{head}{'x' * (LONGEST_LINE + 1)}\n", BOOKS)
            assert malformed.value.line == head.count("\n") + 1
            with pytest.raises(Refused) as other:
                read(f"{head}{'x' * LONGEST_LINE}\n", BOOKS)
            assert "too-long" not in str(other.value)


@pytest.mark.parametrize("book", BOOKS)
def test_f14_what_was_played_is_far_below_the_bounds(book: str) -> None:
    game = BOOKS[book][0]
    for text in records(BOOKS[book][1]):
        assert 1000 * len(text) < LONGEST_RECORD
        assert 100 * max(map(len, text.split("\n"))) < LONGEST_LINE
    *_, (_, match) = record.read(text, BOOKS).replay()
    assert 10 * len(game.write_position(match.state)) < LONGEST_POSITION


# -- positions ------------------------------------------------------------------------------------
def many(book: str) -> str:
    """Far more fields than a position has room for."""
    return f"{book}; " + "away 0; " * 200_000


@pytest.mark.parametrize("book", BOOKS)
def test_f14_a_position_too_long_is_not_looked_at(book: str, capsys: Output) -> None:
    with pytest.raises(Malformed, match="position-too-long") as malformed:
        BOOKS[book][0].read_position(many(book))
    assert malformed.value.column == LONGEST_POSITION + 1
    sayable(malformed.value)
    wanted = f"column {LONGEST_POSITION + 1}: {POSITION_TOO_LONG}"
    assert complaint(capsys, "show", many(book)[: LONGEST_POSITION + 1]) == wanted
    with pytest.raises(Malformed) as other:
        BOOKS[book][0].read_position(many(book)[:LONGEST_POSITION])
    assert "too-long" not in str(other.value)


def test_f14_show_reads_no_more_than_a_position(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    spring = Spring(100_000_000)
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(spring, encoding="utf-8"))  # type: ignore[type-var]
    assert complaint(capsys, "show", "-").endswith(POSITION_TOO_LONG)
    assert spring.read_so_far < LONGEST_POSITION + 100_000


def many_lapses(size: int) -> str:
    """Somebody has not said UNO, again and again, each time within a grace."""
    text, at = "uno-108; options uno.catchGraceMs=10000; top R5; hand 0 R1 W4; hand 1 B2 B3", 0
    while len(more := f"; lapse 1 {at} grace") + len(text) <= size:
        text, at = text + more, at + 1
    return text


def many_draws(size: int) -> str:
    """Cards to be drawn, again and again."""
    text, more = "uno-112; top R5; hand 0 R1 W4; hand 1 B2 B3", "; due 1 1 plus2 until R0 R1"
    return text + more * ((size - len(text)) // len(more))


def many_seats(size: int) -> str:
    """The same seat, again and again."""
    return "ubongo; seats 2; done" + " 1" * ((size - 21) // 2)


def steps(work: Callable[[], object]) -> int:
    """How many steps of Python some work takes."""
    count = 0

    def step(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("make", [many_lapses, many_draws, many_seats])
def test_f14_a_position_of_twice_the_length_takes_twice_the_work(
    make: Callable[[int], str],
) -> None:
    taken = []
    for size in (LONGEST_POSITION // 4, LONGEST_POSITION // 2):
        text = make(size)
        game = BOOKS[text.partition(";")[0]][0]
        taken.append(steps(lambda game=game, text=text: game.read_position(text)))  # type: ignore[misc]
    assert taken[1] < 2.3 * taken[0]


# -- the engine -----------------------------------------------------------------------------------
NEW = b'{"do":"new","book":"unikat"}\n'


class Lines:
    """Requests with a line of any length between them, which nobody should hold as a whole."""

    def __init__(self, size: int) -> None:
        self.left, self.asked, self.lines = size, 0, [NEW, NEW]

    def readline(self, most: int) -> bytes:
        self.asked = max(self.asked, most)
        if len(self.lines) == 1 and self.left:
            count = min(most, self.left)
            self.left -= count
            return b" " * (count - 1) + (b" " if self.left else b"\n")
        return self.lines.pop() if self.lines else b""


def test_f14_the_engine_holds_no_line_that_is_too_long() -> None:
    lines, out = Lines(100_000_000), BytesIO()
    tracemalloc.start()
    serve(lines, out)  # type: ignore[arg-type]
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert answers[1]["error"] == f"a line may have at most {LONGEST_REQUEST} bytes"
    assert lines.asked <= LONGEST_REQUEST + 1
    assert peak < 10 * LONGEST_REQUEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_f14_the_engine_refuses_what_is_too_long_and_goes_on(language: str) -> None:
    position = many("uno-108")[: LONGEST_REQUEST // 2]
    texts = {"position": position, "load": f"{HEAD}{'x' * (LONGEST_LINE + 1)}\n"}
    asked = [json.dumps({"do": do, "text": text}).encode() + b"\n" for do, text in texts.items()]
    out = BytesIO()
    serve(BytesIO(b"".join([*asked, NEW])), out, language)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    say = speaker(language)
    assert [answer["ok"] for answer in answers] == [False, False, True]
    assert answers[0]["error"].endswith(say("position-too-long", most=LONGEST_POSITION))
    assert answers[1]["error"].endswith(say("line-too-long", most=LONGEST_LINE))
