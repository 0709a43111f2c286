"""A program of somebody else's in a process of its own: a line in, a line out, all within bounds.

It inherits no open file and hardly any environment. What it writes on its error stream is read so
that it never waits for a reader, and the last of it is kept for whoever wrote the program. It ends
when it is closed, with whatever it has begun in its own session.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import NamedTuple

from stolik.core.phrase import Fact, Phrase, Refused

#: The longest line that is read from a program, and how much of its last words is kept, in bytes.
LONGEST_ANSWER = 10_000
LAST_WORDS = 2_000
#: How long the end of a process is waited for that is as good as over.
GOING_SECONDS = 2.0
LAUNCH = str(Path(__file__).with_name("launch.py"))
PASSED_ON = ("PATH", "SYSTEMROOT")


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use."""

    think_ms: int = 1_000  # for a decision; it is told so
    grace_ms: int = 4_000  # more than that, because the machine may be busy
    start_ms: int = 10_000  # once more, until it has answered for the first time
    memory: int = 4 * 1024**3  # bytes of addresses; Node reserves two gigabytes before it begins
    seconds: int = 600  # of work on all its cores together, from its start to its end


class Fault(Refused):
    """What a program did wrong; `detail` is for its author alone, since it may tell a hand."""

    def __init__(self, reason: str, detail: str = "", **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.detail = detail


class Loss(NamedTuple):
    """Why a program has lost its seat, and what only its author should read."""

    why: Phrase
    detail: str


class Program:
    """A program that answers questions, one line each."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._words = b""
        self._process = _begin(command, limits)
        targets = (self._converse, self._overhear)
        self._threads = [Thread(target=target, daemon=True) for target in targets]
        for thread in self._threads:
            thread.start()

    def ask(self, question: bytes, milliseconds: int) -> bytes:
        """The answer to a line, or `Fault` if there is none in time."""
        self._questions.put(question)
        try:
            answer = self._answers.get(timeout=milliseconds / 1000)
        except Empty:
            raise Fault("outsider-late", ms=milliseconds) from None
        if answer.endswith(b"\n"):
            return answer
        if len(answer) >= LONGEST_ANSWER:
            raise Fault("outsider-endless", most=LONGEST_ANSWER)
        raise self._end()

    def last_words(self) -> str:
        """The last line of its error stream."""
        lines = self._words.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def close(self) -> None:
        """End it, and what it has begun."""
        self._questions.put(None)
        _kill(self._process)
        self._process.wait()
        for thread in self._threads:
            thread.join(GOING_SECONDS)

    def _end(self) -> Fault:
        """How it went, now that it says nothing more."""
        try:
            code = self._process.wait(GOING_SECONDS)
        except TimeoutExpired:
            return Fault("outsider-silent")
        if code < 0:
            return Fault("outsider-killed", signal=_name(-code))
        return Fault("outsider-ended", code=code)

    def _converse(self) -> None:
        """Put questions and take answers, apart from whoever waits: both may take for ever."""
        assert self._process.stdin
        assert self._process.stdout
        with suppress(OSError), self._process.stdout as ear, self._process.stdin as mouth:
            while (question := self._questions.get()) is not None:
                with suppress(OSError):  # who has gone may have said something before
                    mouth.write(question)
                    mouth.flush()
                self._answers.put(ear.readline(LONGEST_ANSWER))
        self._answers.put(b"")

    def _overhear(self) -> None:
        assert isinstance(self._process.stderr, BufferedReader)
        with self._process.stderr as stream:
            while words := stream.read1(LAST_WORDS):
                self._words = (self._words + words)[-LAST_WORDS:]


def _begin(command: Sequence[str], limits: Limits) -> Popen[bytes]:
    words = list(command)
    if os.name == "posix":
        bounds = [str(limits.memory), str(limits.seconds)]
        words = [sys.executable, "-I", "-S", LAUNCH, *bounds, *words]
    given = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    # A program in Python that forgets to flush would never be heard.
    environment = {**given, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    try:
        return Popen(
            words, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
        )
    except OSError as error:
        raise Fault("outsider-not-begun", why=error.strerror or "") from None


def _kill(process: Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
