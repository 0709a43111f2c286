"""What the load benchmarks make of their figures; the figures themselves are no test's business."""

from __future__ import annotations

import asyncio
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from bench.load import watcher
from bench.load.chart import scale
from bench.load.soak import Sample, Soak, Trend
from bench.load.watcher import Window, read_windows, watch
from bench.load.where import REST, part_of


def test_a_line_is_not_bent_by_single_samples() -> None:
    points = [(float(x), 100.0 + 2 * x) for x in range(20)]
    points[7] = (7.0, 900.0)
    trend = Trend.through(points)
    assert trend.start == pytest.approx(100)
    assert trend.slope == pytest.approx(2)


def soak(minutes: int, grown: float) -> Soak:
    found = Soak("a machine", "two cores", 250, 1000, 100.0, warm=minutes / 4, begin=0.0)
    for number in range(12 * minutes):
        minute = (number + 1) / 12
        memory = 100 + grown * minute / minutes
        found.samples.append(Sample(minute, memory, 1018, 5.0, 500 * number, 4 * number))
        found.windows.append(Window(60 * minute, 0.02, 0.001, 0.01))
    found.windows[3] = Window(20.0, 0.15, 0.001, 0.01)
    found.at_rest = ((1000, 1018), (1000, 1021))
    return found


def test_a_page_tells_of_drift_after_the_warm_up_of_descriptors_and_of_the_largest_stall() -> None:
    page = soak(20, grown=20.0).page()
    assert "**+14.3%** (+15.0 MB) in 15.0 minutes" in page
    assert "1,018 at the beginning with 1,000 sockets, **1,021** at the end" in page
    assert "**150 ms** at most" in page


def test_a_run_without_any_time_left_says_so() -> None:
    found = soak(1, 0.0)
    found.samples = found.samples[:2]
    assert found.page().startswith("Too short")


def test_a_picture_has_four_curves() -> None:
    picture = ElementTree.fromstring(soak(2, 5.0).picture())
    assert len([it for it in picture.iter() if it.tag.endswith("polyline")]) == 4


@pytest.mark.parametrize(
    ("values", "high", "step"),
    [([3.0, 97.0], 100, 25), ([164.0], 200, 50), ([0.7], 0.8, 0.2), ([0.0], 1e-9, 2.5e-10)],
)
def test_an_axis_ends_at_a_round_number(values: list[float], high: float, step: float) -> None:
    assert scale(values) == pytest.approx((0.0, high, step))


async def test_a_watcher_sees_that_a_loop_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watcher, "WINDOW", 0.1)

    watching = asyncio.create_task(watch(tmp_path / "windows"))
    await asyncio.sleep(0.01)
    time.sleep(0.15)
    async with asyncio.timeout(120):
        while all(window.stall < 0.14 for window in read_windows(tmp_path / "windows", 0.0)):
            await asyncio.sleep(0.01)
    watching.cancel()


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("/x/src/stolik/games/unikat/view.py", "rules, views and words of the game"),
        ("/x/src/stolik/server/table.py", "the table: entries, and who hears what"),
        ("/x/src/stolik/server/steward.py", "looking after tables"),
        ("/x/src/stolik/server/run.py", REST),
        ("<string>", REST),
    ],
)
def test_a_file_belongs_to_a_part(file: str, part: str) -> None:
    assert part_of(file) == part
