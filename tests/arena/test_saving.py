"""A contest that was broken off goes on from its file, wherever the kill fell."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.arena import Contest, run
from stolik.arena.contest import Place, here
from stolik.arena.saving import STOLIK, Saved, sources
from stolik.arena.tally import Result
from stolik.core.phrase import Refused

CONTEST = Contest("uno-108", ("tuned", "rule"), 50, "7", {"k108.deals": 1})


def counting(played: list[int], most: int = 99) -> Place:
    """A place that notes which games it plays, and breaks down after some chunks."""

    def play(contest: Contest, chunks: Sequence[range]) -> Iterator[list[Result]]:
        for number, chunk in enumerate(chunks):
            if number == most:
                raise KeyboardInterrupt
            played.extend(chunk)
            yield from here(1)(contest, [chunk])

    return play


def played_on(file: Path, contest: Contest = CONTEST) -> tuple[str, list[int]]:
    """What a contest shows that goes on from a file, and which games it still had to play."""
    played: list[int] = []
    tally = run(contest, saved=Saved(file, contest.data()), place=counting(played))
    return json.dumps([tally.data(), tally.ratings("7")]), played


@pytest.mark.slow
def test_a_kill_at_any_byte_costs_the_last_chunk_at_most(tmp_path: Path) -> None:
    file = tmp_path / "games"
    whole, played = played_on(file)
    assert played == list(range(50))
    kept = file.read_bytes()
    lines = kept.splitlines(keepends=True)
    assert len(lines) == 4
    ends = [sum(map(len, lines[:count])) for count in range(5)]
    cuts = {0, 1, ends[1] - 1, *ends, *range(ends[2], ends[3], 401), ends[3] - 1, ends[4] - 1}
    for cut in sorted(cuts):
        file.write_bytes(kept[:cut])
        again, played = played_on(file)
        assert again == whole
        chunks = max(0, sum(end <= cut for end in ends) - 2)
        assert played == list(range(min(50, 20 * chunks), 50))
        assert file.read_bytes() == kept


@pytest.mark.slow
def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games"
    played: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        run(CONTEST, saved=Saved(file, CONTEST.data()), place=counting(played, 1))
    shown, later = played_on(file)
    assert played == list(range(20))
    assert later == list(range(20, 50))
    assert shown == played_on(tmp_path / "others")[0]


@pytest.mark.slow
def test_a_longer_contest_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    file = tmp_path / "games"
    played_on(file)
    shown, played = played_on(file, replace(CONTEST, games=70))
    assert played == list(range(40, 70))  # the third chunk had not been whole
    assert shown == played_on(tmp_path / "others", replace(CONTEST, games=70))[0]
    assert played_on(file, replace(CONTEST, games=33))[1] == []


def test_other_budgets_share_the_file(tmp_path: Path) -> None:
    saved = Saved(tmp_path / "games", CONTEST.data())
    other = replace(CONTEST, bots=("tuned@5", "rule"), games=4)
    one = run(other, processes=1, saved=saved)
    again = Saved(tmp_path / "games", CONTEST.data())
    assert sorted(again.results(other.bots)) == [0, 1, 2, 3]
    assert again.results(CONTEST.bots) == {}
    assert run(other, saved=again, place=counting([], 0)).data() == one.data()


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"seed": "8"}, "what=seed)"),
        ({"bots": ("rule", "tuned")}, "what=bots)"),
        ({"options": {}, "playouts": 1}, "what=options, playouts)"),
        ({"book": "uno-112", "options": {}}, "what=book, options)"),
        ({"bots": ("tuned", "rule", "rule"), "seats": 2}, "what=bots)"),
    ],
)
def test_a_file_of_another_contest_is_refused(
    tmp_path: Path, change: dict[str, object], what: str
) -> None:
    file = tmp_path / "games"
    Saved(file, CONTEST.data())
    before = file.read_bytes()
    with pytest.raises(Refused, match="arena-other-contest") as refused:
        Saved(file, replace(CONTEST, **change).data())  # type: ignore[arg-type]
    assert str(refused.value).endswith(what)
    assert file.read_bytes() == before


def test_games_of_other_bots_or_rules_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games"
    Saved(file, CONTEST.data())
    monkeypatch.setattr("stolik.arena.saving.sources", lambda book: "others")
    with pytest.raises(Refused, match="arena-other-sources"):
        Saved(file, CONTEST.data())


@pytest.mark.parametrize(
    ("changed", "matters"),
    [
        ("core/match.py", True),
        ("games/uno/state.py", True),
        ("bots/uno/expert.py", True),
        ("bots/search.py", True),
        ("arena/contest.py", True),
        ("bots/unikat/expert.py", False),
        ("bots/workers.py", False),
        ("server/table.py", False),
    ],
)
def test_only_what_could_play_otherwise_makes_other_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str, matters: bool
) -> None:
    copy = tmp_path / "stolik"
    shutil.copytree(STOLIK, copy, ignore=shutil.ignore_patterns("__pycache__", "locales"))
    monkeypatch.setattr("stolik.arena.saving.STOLIK", copy)
    before = sources("uno-108")
    with (copy / changed).open("a") as file:
        file.write("# changed")
    assert (sources("uno-108") != before) == matters


@pytest.mark.parametrize(
    "text",
    [
        b"a letter to grandmother",
        b"a letter\nto grandmother\n",
        b"{}\n",
        b"[]\n",
        b"\n",
        b'{"stolik arena":2}\n',
        b"\xff\xfe\n",
    ],
)
def test_what_is_no_file_of_the_arena_is_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "letter"
    file.write_bytes(text)
    with pytest.raises(Refused, match="arena-not-saved"):
        Saved(file, CONTEST.data())
    assert file.read_bytes() == text


@pytest.mark.parametrize("line", [b"{}\n", b"nonsense\n", b'{"bots":[],"games":[[1]]}\n', b"5\n"])
def test_a_spoiled_line_in_the_middle_is_refused(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "games"
    played_on(file)
    first, *others = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([first, line, *others]))
    with pytest.raises(Refused, match="arena-not-saved"):
        Saved(file, CONTEST.data())


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, "x"),
        (1, None),
        (2, [1]),
        (2, [1, None]),
        (3, [1, 2, 3]),
        (4, []),
        (5, [{}, True]),
        (5, [{}, {"searches": "x"}]),
        (6, [[0, 2, "outsider-silent", {}, ""]]),
        (6, [["x"]]),
    ],
)
def test_a_game_that_is_none_is_refused(tmp_path: Path, place: int, value: object) -> None:
    file = tmp_path / "games"
    played_on(file)
    first, second, *others = file.read_bytes().splitlines(keepends=True)
    chunk = json.loads(second)
    chunk["games"][7][place] = value
    file.write_bytes(b"".join([first, json.dumps(chunk).encode() + b"\n", *others]))
    with pytest.raises(Refused, match="arena-not-saved"):
        Saved(file, CONTEST.data())
