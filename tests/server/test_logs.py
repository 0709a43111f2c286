"""Standard error of a server is one JSON object a line, whatever else would be said there."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from stolik.cli.play import _silence
from stolik.server.logs import Strays
from tests.server.client import SECONDS, Client, Logged

Ending = Callable[[Logged, random.Random], None]
EXPERTS = [("unikat", ["expert", "expert"]), ("uno-108", ["expert", "expert"])]
SCRIPT = """
import asyncio, gc, logging, os, sys, threading, warnings
from stolik.bots.workers import end_pool, make_pool
from stolik.server import run
from stolik.server.logs import write_down

class Stumbles:
    def __del__(self):
        raise LookupError("secret")

async def fail():
    raise ArithmeticError("secret")

async def said(place):
    {work}

def begin():
    with write_down(logging.INFO):
        run.run(said("secret"))

if __name__ == "__main__":
    begin()
"""
#: What is done, and what the log says of it: all in one process, and in one each.
INSIDE: list[tuple[str, dict[str, str]]] = [
    ("warnings.warn('secret')", {"event": "warning", "reason": "UserWarning"}),
    ("Stumbles(); gc.collect()", {"event": "error", "reason": "LookupError"}),
    (
        "asyncio.create_task(fail()); await asyncio.sleep(0); gc.collect()",
        {"event": "error", "reason": "ArithmeticError"},
    ),
    (
        "asyncio.get_running_loop().call_soon(int, 'secret'); await asyncio.sleep(0)",
        {"event": "error", "reason": "ValueError"},
    ),
    (
        "asyncio.get_running_loop().call_exception_handler({'message': 'secret'})",
        {"event": "error", "reason": "asyncio"},
    ),
    (
        "(thread := threading.Thread(target=open, args=('/secret',))).start(); thread.join()",
        {"event": "error", "reason": "FileNotFoundError"},
    ),
    ("logging.getLogger('asyncio').error('secret')", {"event": "asyncio message"}),
    ("logging.getLogger('a.library').error('%s', place)", {"event": "a.library message"}),
    (
        "logging.getLogger('websockets').error('secret', exc_info=OSError('secret'))",
        {"event": "websockets message", "reason": "OSError"},
    ),
    ("raise KeyError('secret')", {"event": "error", "reason": "KeyError"}),
]
PAST: list[tuple[str, dict[str, str]]] = [
    ("print('secret', file=sys.stderr, flush=True)", {"reason": "text"}),
    ("os.write(2, b'secret\\nsecret')", {"reason": "text"}),
    ("logging.getLogger('stolik').info('%d', place)", {}),
    (
        "end_pool(pool) if not (pool := make_pool(1, lean=True)).submit("
        "os.write, 2, b'File \"/secret/a.py\", line 7\\nOSError: secret\\n').result() else 0",
        {"reason": "OSError", "where": "a.py:7"},
    ),
]


def written(folder: Path, work: str) -> tuple[int, list[dict[str, str]]]:
    """How a server ends that does some work, and what it writes to standard error."""
    script = folder / "script.py"
    script.write_text(SCRIPT.format(work=work))
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=SECONDS)
    assert "secret" not in done.stderr
    return done.returncode, [json.loads(line) for line in done.stderr.splitlines()]


@pytest.mark.slow
def test_f15_what_breaks_anywhere_becomes_a_line_of_json(tmp_path: Path) -> None:
    code, lines = written(tmp_path, "\n    ".join(work for work, _ in INSIDE))
    assert code == 1
    for _, told in INSIDE:
        assert [line for line in lines if told.items() <= line.items()], told


@pytest.mark.slow
@pytest.mark.parametrize(("work", "told"), PAST)
def test_f15_what_is_said_past_the_log_becomes_a_line_of_json(
    tmp_path: Path, work: str, told: dict[str, str]
) -> None:
    code, lines = written(tmp_path, work)
    assert code == 0
    assert [told.items() <= line.items() for line in lines if line["event"] == "stderr"] == (
        [True] if told else []
    )


def test_f15_the_end_of_a_command_is_said_to_people(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ["serve", "--port", port, "--data", str(tmp_path), "--lang", "en"]
        command = [sys.executable, "-m", "stolik", *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 2
    assert done.stderr.startswith("stolik: 127.0.0.1, port")
    assert done.stderr.count("\n") == 1


# -- a server that ends in many ways --------------------------------------------------------------
def workers(server: Logged) -> list[psutil.Process]:
    """The processes of the bots."""
    every = psutil.Process(server.process.pid).children()
    return [it for it in every if "resource_tracker" not in " ".join(it.cmdline())]


def kill_workers(server: Logged, luck: random.Random) -> None:
    """Kill the processes of the bots while they start and think, again and again."""
    for _ in range(4):
        for process in workers(server):
            process.kill()
        time.sleep(luck.random())
    server.process.terminate()


def interrupt_all(server: Logged, _: random.Random) -> None:
    """What Ctrl-C in a terminal does: every process gets the signal."""
    for process in [*workers(server), psutil.Process(server.process.pid)]:
        process.send_signal(signal.SIGINT)


def send(word: signal.Signals) -> Ending:
    """End the server by a signal."""
    return lambda server, _: server.process.send_signal(word)


ENDINGS = {
    "term": send(signal.SIGTERM),
    "int": send(signal.SIGINT),
    "kill": send(signal.SIGKILL),
    "ctrl-c": interrupt_all,
    "workers": kill_workers,
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ending", "times"),
    [
        ("kill", 1),
        ("workers", 1),
        *[pytest.param(ending, 6, marks=pytest.mark.long) for ending in ENDINGS],
    ],
)
def test_f15_a_server_that_is_ended_while_bots_think_writes_only_json(
    tmp_path: Path, ending: str, times: int
) -> None:
    luck = random.Random(ending)
    with Logged(tmp_path) as server:
        for number in range(times):
            if number:
                server.start()
            thinking(server)
            time.sleep(luck.random())
            left = psutil.Process(server.process.pid).children(recursive=True)
            ENDINGS[ending](server, luck)
            server.process.wait(SECONDS)
            psutil.wait_procs(left, SECONDS)  # what these still have to say is said now
            assert server.process.stdout is not None
            server.process.stdout.close()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line["event"] for line in lines].count("open") == times
    broken = {line["reason"] for line in lines if line["level"] == "error"}
    assert broken <= {"BrokenProcessPool"}, "that one was killed twice before it could think"


def thinking(server: Logged) -> None:
    """Tables where only experts play on."""
    ala = Client(server, "Ala")
    for book, bots in EXPERTS:
        table = ala.lay_any(book, len(bots) + 1, bots, {})
        ala.ready(table)
        ala.post(f"/api/tables/{table}/start")
        ala.post(f"/api/tables/{table}/leave")


# -- in small -------------------------------------------------------------------------------------
def test_f15_what_is_said_again_and_again_is_told_once_a_second(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    strays = Strays(lambda: now[0])
    with caplog.at_level("INFO", "stolik"):
        for line in (
            "Traceback (most recent call last):",
            '  File "/a/b.py", line 3, in f',
            "    f()",
        ):
            strays.hear(line)
        assert caplog.records == []
        for seconds in (0.0, 0.3, 0.6, 1.0):
            now[0] = seconds
            strays.hear("a.b.SomeError: secret")
        now[0] = 2.0
        strays.hear("/x/y.py:12: UserWarning: secret")
    told = [record.fields for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [
        {"reason": "a.b.SomeError", "where": "b.py:3", "count": 1},
        {"reason": "a.b.SomeError", "where": "", "count": 3},
        {"reason": "UserWarning", "where": "y.py:12", "count": 1},
    ]


@pytest.mark.parametrize(
    ("lines", "reasons"),
    [
        ("", []),
        ("    secret = 1", []),
        ("secret", ["text"]),
        ("secretError: 1", ["text"]),
        ("secret: Error", ["text"]),
        ('  File "secret", line 7\nOSError: secret', ["OSError"]),
        ("secret:7: UserWarning: secret", ["text"]),
    ],
)
def test_f15_no_words_are_told(
    caplog: pytest.LogCaptureFixture, lines: str, reasons: list[str]
) -> None:
    strays = Strays()
    with caplog.at_level("INFO", "stolik"):
        for line in lines.split("\n"):
            strays.hear(line)
    told = [record.fields for record in caplog.records]  # type: ignore[attr-defined]
    assert [fields["reason"] for fields in told] == reasons
    assert "secret" not in str(told)


def test_f15_what_a_browser_says_belongs_into_no_log(capfd: pytest.CaptureFixture[str]) -> None:
    with _silence():
        os.write(2, b"a browser")
    os.write(2, b"ours")
    assert capfd.readouterr().err == "ours"
