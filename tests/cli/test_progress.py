"""The time left is that of the whole work, however seldom something is done."""

from __future__ import annotations

from stolik.cli.progress import Pace


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_nobody_knows_before_something_is_done() -> None:
    clock = Clock()
    pace = Pace(200, clock)
    assert pace.left() is None
    clock.now += 1000
    assert pace.left() is None


def test_two_results_that_come_together_are_no_sign_of_haste() -> None:
    clock = Clock()
    pace = Pace(200, clock)
    clock.now += 95
    pace.note(20)
    clock.now += 5
    pace.note(40)
    assert pace.left() == 400  # 100 seconds for 40 of 200
    clock.now += 60  # and it is still known when nothing comes for a minute
    assert pace.left() == 340
    clock.now += 900
    assert pace.left() == 0


def test_what_was_there_from_the_start_took_no_time() -> None:
    clock = Clock()
    pace = Pace(200, clock)
    for kept in (20, 100):
        clock.now += 0.01
        pace.note(kept)
    assert pace.left() is None
    clock.now += 50
    pace.note(150)
    assert pace.left() == 50
