"""The hostile evening of the benchmarks: it attacks, honest people play on, and harm is found."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvloop

from bench import evening
from bench.evening import Bounded, Evening, Row, hidden
from bench.load.honest import BOOKS, Tally
from tests.server.setups import FILE

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs 127.0.0.2")


class Patient(Bounded):
    """A server whose time-outs are long, as everywhere in tests."""

    program = ("-m", "tests.server.timeouts")


@linux
@pytest.mark.slow
def test_honest_people_play_on_while_others_attack(tmp_path: Path) -> None:
    played = Evening(tmp_path, ["catches"], 1.0, Patient)
    uvloop.run(played.run())

    quiet, attacked = played.rows
    assert quiet.got == {}
    assert attacked.got["opened"] >= 20, "ten tickets and ten sockets"
    assert all(row.tally.acks and not row.tally.dropped for row in played.rows)
    assert [fault for fault in played.faults if "acknowledged after" not in fault] == []
    assert f"| {attacked.title} | {len(attacked.tally.acks)} |" in played.page()
    assert {history.seat for history in played.histories} == {0, 1}
    assert len({history.table for history in played.histories}) >= len(BOOKS)

    with swapped(played):
        found = hidden(played.histories, tmp_path / FILE)
    assert {fault.partition(",")[0] for fault in found if "z7" in fault} == set(BOOKS)


@contextmanager
def swapped(played: Evening) -> Iterator[None]:
    """Let everybody have heard what was for the other seat of their table."""
    for history in played.histories:
        history.seat = 1 - (history.seat or 0)
    yield


@pytest.mark.parametrize(
    ("tally", "faults"),
    [
        (Tally([0.01, 0.499]), []),
        (Tally([0.01, 0.5]), ["attack: an honest action was acknowledged after 500 ms"]),
        (Tally([0.01], dropped=2), ["attack: honest people were dropped 2 times"]),
        (Tally(), ["attack: no honest action was acknowledged"]),
    ],
)
def test_a_row_says_what_should_not_have_happened(tally: Tally, faults: list[str]) -> None:
    assert Row("attack", tally).faults() == faults


def test_a_row_says_what_the_attackers_got() -> None:
    row = Row("attack", Tally([0.001, 0.002, 0.25], 1, ["stale"]), 12.4)
    row.got = {"bytes": 2_500_000, "opened": 1100, "400": 7}
    counts = ["3", "2.0", "250", "1", "1", "12"]
    assert row.cells() == ["attack", *counts, "1,100 connections, 2.5 MB sent, 7 x 400"]


@linux
@pytest.mark.parametrize(("dropped", "code"), [(0, 0), (1, 1)])
def test_the_exit_code_says_whether_anybody_was_harmed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], dropped: int, code: int
) -> None:
    async def be_attacked(it: Evening) -> None:
        it.rows = [Row("an attack", Tally([0.01], dropped))]
        it.faults = it.rows[0].faults()

    monkeypatch.setattr(Evening, "run", be_attacked)
    monkeypatch.setattr(sys, "argv", ["evening", "--attack", "pings"])
    assert evening.main() == code
    told = capsys.readouterr()
    assert "| an attack | 1 |" in told.out
    assert ("an attack: honest people were dropped 1 times" in told.err) == bool(code)
