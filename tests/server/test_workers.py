"""The processes that bots think in: none of them is rushed, and every table gets its share."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from stolik.bots import Budget
from stolik.server import workers as module
from stolik.server.players import THINKING, Players
from stolik.server.speed import MOST_HALVINGS, SLOW, STANDARD_SECONDS, Speed, measure
from stolik.server.workers import MOST_WORKERS, Workers, usual_count
from tests.server.home import at_home, settled, until
from tests.server.timeouts import LONG_SECONDS

NOTHING: tuple[Any, ...] = ()


class Deadlines:
    """Counts the deadlines that begin; none of them ever passes."""

    def __init__(self) -> None:
        self.begun = 0

    def __call__(self, _: float) -> asyncio.Timeout:
        self.begun += 1
        return asyncio.Timeout(None)


@pytest.fixture
def deadlines(monkeypatch: pytest.MonkeyPatch) -> Deadlines:
    """The deadlines of the workers alone."""
    counted = Deadlines()

    class Loop:
        def __getattr__(self, name: str) -> Any:
            return counted if name == "timeout" else getattr(asyncio, name)

    monkeypatch.setattr(module, "asyncio", Loop())
    return counted


class SlowStart(Executor):
    """A process that has not started until it is let: what it is asked waits for that."""

    def __init__(self) -> None:
        self.started = threading.Event()
        self.asked: list[Any] = []
        self._pool = ThreadPoolExecutor(1)

    def submit(self, question: Any, /, *facts: Any, **_: Any) -> Future[Any]:
        self.asked.append(question)
        return self._pool.submit(self._answer, question, *facts)

    def _answer(self, question: Any, *facts: Any) -> Any:
        self.started.wait()
        return question(*facts)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.started.set()
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


async def test_f3_the_start_of_a_process_takes_no_time_from_a_bot(deadlines: Deadlines) -> None:
    start = SlowStart()
    workers = Workers(lambda: start, 1, 0.001)
    answer = asyncio.create_task(workers.ask("t1", lambda: "an answer", lambda _: NOTHING))
    await until(lambda: start.asked == [measure])
    await settled()
    assert not answer.done()
    assert deadlines.begun == 0
    start.started.set()
    assert await answer == "an answer"
    assert deadlines.begun == 1
    workers.close()


async def test_f3_the_time_in_the_queue_is_not_the_bot_s(deadlines: Deadlines) -> None:
    workers = Workers(lambda: ThreadPoolExecutor(1), 1, 0.001)
    await workers.warm()
    finish = threading.Event()
    first = asyncio.create_task(workers.ask("t1", finish.wait, lambda _: NOTHING))
    second = asyncio.create_task(workers.ask("t2", lambda: 2, lambda _: NOTHING))
    await until(lambda: deadlines.begun == 1)
    await settled()
    assert deadlines.begun == 1, "the second question waits for a worker"
    finish.set()
    assert (await first, await second) == (True, 2)
    assert deadlines.begun == 2
    workers.close()


async def test_f3_bots_can_think_before_the_server_is_ready(tmp_path: Path) -> None:
    start = SlowStart()
    start.started.set()
    async with at_home(tmp_path, players=Players(lambda: start)):
        assert start.asked == [measure]


async def test_a_process_that_breaks_while_it_starts_is_started_again() -> None:
    made: list[Executor] = []

    def make() -> Executor:
        made.append(SlowStart() if made else breaking())
        if len(made) > 1:
            made[-1].started.set()  # type: ignore[attr-defined]
        return made[-1]

    workers = Workers(make, 1, LONG_SECONDS)
    assert await workers.ask("t1", lambda: 7, lambda _: NOTHING) == 7
    assert len(made) == 2
    workers.close()


def breaking() -> Executor:
    """Breaks at its first question, as a process does that the system has killed."""

    class Breaks(Executor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            broken: Future[Any] = Future()
            broken.set_exception(BrokenExecutor())
            return broken

    return Breaks()


async def test_f19_a_table_waits_for_one_question_of_each_other_table_at_most() -> None:
    workers = Workers(lambda: ThreadPoolExecutor(1), 1, LONG_SECONDS)
    await workers.warm()
    served: list[str] = []

    async def ask(table: str) -> None:
        await workers.ask(table, served.append, lambda _: (table,))

    crowd = [asyncio.create_task(ask(f"t{n % 58}")) for n in range(58 * 5)]
    await asyncio.sleep(0)
    honest = asyncio.create_task(ask("honest"))
    await asyncio.gather(honest, *crowd)
    assert len(served) == 58 * 5 + 1
    before = served[: served.index("honest")]
    # The one that was being served already may come again.
    assert max(before.count(table) for table in set(before)) <= 2
    assert len(before) <= 58 + 1
    workers.close()


async def test_a_table_that_stops_asking_gives_its_turn_away() -> None:
    workers = Workers(lambda: ThreadPoolExecutor(1), 1, LONG_SECONDS)
    finish = threading.Event()
    first = asyncio.create_task(workers.ask("t1", finish.wait, lambda _: NOTHING))
    await settled()
    gone = [asyncio.create_task(workers.ask("t2", bool, lambda _: NOTHING)) for _ in range(3)]
    last = asyncio.create_task(workers.ask("t3", lambda: 3, lambda _: NOTHING))
    await settled()
    for question in gone:
        question.cancel()
    finish.set()
    assert (await first, await last) == (True, 3)
    workers.close()


async def test_a_worker_whose_question_was_dropped_is_free_when_it_has_answered() -> None:
    workers = Workers(lambda: ThreadPoolExecutor(1), 1, LONG_SECONDS)
    await workers.warm()
    finish, begun = threading.Event(), threading.Event()

    def question() -> None:
        begun.set()
        finish.wait()

    dropped = asyncio.create_task(workers.ask("t1", question, lambda _: NOTHING))
    await until(begun.is_set)
    dropped.cancel()
    await asyncio.wait([dropped])
    following = asyncio.create_task(workers.ask("t2", lambda: 2, lambda _: NOTHING))
    await settled()
    assert not following.done()
    finish.set()
    assert await following == 2
    workers.close()


SCRIPT = """
import asyncio, time
from stolik.bots.workers import make_pool
from stolik.server.workers import Workers

async def main():
    workers = Workers(lambda: make_pool(1, lean=True), 2, {seconds})
    await workers.warm()
    questions = [
        asyncio.create_task(workers.ask(f"t{{n}}", time.sleep, lambda _: (3600,))) for n in range(6)
    ]
    await asyncio.wait(questions, timeout=1)
    for question in questions:
        question.cancel()
    workers.close()
    await asyncio.wait(questions)
    await asyncio.sleep(0.2)

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0.1, LONG_SECONDS])
def test_f15_processes_that_end_with_open_questions_end_without_a_word(seconds: float) -> None:
    script = SCRIPT.format(seconds=seconds)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(("cores", "count"), [(1, 1), (2, 1), (4, 3), (64, MOST_WORKERS)])
def test_there_are_several_workers_where_there_are_cores(
    monkeypatch: pytest.MonkeyPatch, cores: int, count: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert usual_count() == count


# -- how much is thought ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slower", "halvings"), [(0.2, 0), (1.0, 0), (2.0, 1), (4.0, 2), (1e9, MOST_HALVINGS)]
)
def test_f3_a_slow_processor_halves_the_counts(slower: float, halvings: int) -> None:
    speed = Speed()
    speed.measured(STANDARD_SECONDS * slower)
    assert speed.halvings == halvings
    whole = Budget(milliseconds=80)
    left = speed.budget(whole)
    assert left.playouts == max(1, whole.playouts >> halvings)
    assert left.nodes == max(1, whole.nodes >> halvings)
    assert left.milliseconds == whole.milliseconds


def test_f3_a_busy_machine_halves_them_too_until_it_is_quiet() -> None:
    speed = Speed()
    speed.measured(STANDARD_SECONDS)
    for _ in range(50):
        speed.thought(0.3 * 0.2, 0.2)
    assert speed.halvings == 2, "0.3 of a core is less than SLOW even when it is doubled"
    assert SLOW > 0.3 * 2
    for _ in range(50):
        speed.thought(0.2, 0.2)
    assert speed.halvings == 0


def test_f3_the_log_says_once_that_bots_think_less(
    caplog: pytest.LogCaptureFixture,
) -> None:
    speed = Speed()
    speed.measured(STANDARD_SECONDS * 4)
    with caplog.at_level("WARNING", "stolik"):
        for _ in range(3):
            speed.budget(Budget())
    said = [(record.getMessage(), record.fields) for record in caplog.records]  # type: ignore[attr-defined]
    assert said == [("bots-slow", {"halvings": 2})]


def test_f3_only_the_players_of_a_live_server_think_less() -> None:
    for slows_down in (False, True):
        players = Players(slows_down=slows_down)
        players.workers.speed.measured(STANDARD_SECONDS * 8)
        assert (players._budget() != THINKING) == slows_down
