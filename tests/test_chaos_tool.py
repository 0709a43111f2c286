"""The report of `run.py chaos` counts what it was given, and claims no more than that allows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.checker import History, Journal
from tools.chaos import report
from tools.chaos.__main__ import PHASES, plan, told
from tools.chaos.results import Bout, Run, load, save
from tools.chaos.verdict import broken_by, broken_by_tables


def bout(phase: str = "kills", setup: str = "sqlite", **more: object) -> Bout:
    plain = Bout(
        phase, setup, 1, {"kill": 24, "kill at after-ack": 6}, 8, 16, 400, 900, 500, [], 9.0
    )
    for name, value in more.items():
        setattr(plain, name, value)
    return plain


def test_each_harm_is_counted_as_what_it_is() -> None:
    broken = [("z1", "…"), ("z2", "…"), ("z6", "…"), ("z7", "…"), ("z7", "…"), ("stuck", "…")]
    found = report.harm([bout(broken=broken)])
    assert found == {"lost": 1, "doubled": 1, "leaks": 2, "ghosts": 1, "other": 1}


def test_the_bound_is_the_rule_of_three() -> None:
    assert report.most(0, 300) == "at most 1%"
    assert report.most(0, 1000) == "at most 0.3%"
    assert report.most(1, 300) == "1 of 300 failed"


def test_the_page_says_what_was_done_and_what_was_lost() -> None:
    run = Run("1.0", "python3 run.py chaos", "2026-01-01", [bout(), bout(setup="scaled", seed=2)])
    page = report.page(run)
    assert "800 acknowledged actions, 60 kills: 0 lost, 0 doubled, 0 leaks, 0 ghosts" in page
    assert "at most 5% a kill" in page
    assert "| SQLite, one process | 400 | 500 | 900 | 0 | 0 | 0 | 0 | 0 |" in page
    assert "| kill | 48 |" in page
    assert "## What was broken\n\nNothing." in page
    run.bouts[0].broken = [("z1", "gone")]
    assert "- kills, sqlite, seed 1: [('z1', 'gone')]" in report.page(run)
    assert "BROKEN" in told(run.bouts[0])


def test_the_page_says_how_long_moves_took_while_a_crowd_came_back() -> None:
    back = {"storm: sockets back, with jitter": 2000}
    some = bout("storm", "scaled", faults=back, waits=[0.02] * 98 + [0.3, 0.5])
    page = report.page(Run("1.0", "python3 run.py chaos", "2026-01-01", [some]))
    two = "| PostgreSQL and Redis, two processes | 2,000 | 100 | 20 ms | 500 ms | 500 ms |"
    assert two in page
    assert "ack p99 500 ms of 100 moves" in told(some)


def test_the_picture_has_a_dot_for_each_recovery() -> None:
    drawn = report.picture([bout(recovered=[0.5, 1.0, 60.0]), bout("bus", recovered=[2.0])])
    assert drawn.count("<circle") == 4
    assert "kills, sqlite" in drawn
    assert "bus, sqlite" in drawn


def test_a_run_that_was_broken_off_is_found_again(tmp_path: Path) -> None:
    assert load(tmp_path / "no.json") is None
    run = Run("1.0", "python3 run.py chaos", "2026-01-01", [bout(broken=[("z1", "gone")])])
    save(tmp_path / "deep" / "run.json", run)
    assert load(tmp_path / "deep" / "run.json") == run


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_has_bouts(phase: str) -> None:
    assert plan(phase, 300, quick=False)
    if phase == "kills":
        assert sum(map(len, plan(phase, 300, quick=False))) == 12
        assert sum(map(len, plan(phase, 301, quick=False))) == 13


def test_a_loss_is_found_and_named() -> None:
    table = {"id": "t", "book": "unikat", "seats": 2, "options": "{}", "secret": b"s" * 32}
    empty = Journal(table, [])
    history = History("t", 0)
    act = {"t": "act", "cid": "0-1", "dec": 1, "action": "pass"}
    history.log = [("sent", act), ("heard", {"t": "ack", "cid": "0-1", "seq": 2})]
    assert [name for name, _ in broken_by(history, empty)] == ["z1", "z6"]
    hole = Journal(table, [])
    hole.rows = [{"seq": 2, "at": 0, "who": 0, "action": "pass"}]
    assert [name for name, _ in broken_by_tables([hole], 10.0)] == ["z3-z8"]
