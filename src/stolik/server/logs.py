"""What the server writes down about itself: one JSON object a line, and only what is listed here.

No hand, no action, no token and no name ever gets in: a field that is not listed is a mistake. Of
what others say to standard error, be it Python, a library or a process of the bots, the kind and
the place are told, and never the words.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import os
import re
import secrets
import sys
import threading
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TextIO

Event = Literal[
    "open",
    "close",
    "table",
    "table-unreadable",
    "journal-cut",
    "data-check",
    "data-damaged",
    "result-unreadable",
    "start",
    "socket-closed",
    "store-trouble",
    "bus-trouble",
    "bus-back",
    "error",
    "warning",
    "stderr",
    "bot-strike",
    "bot-lost",
    "bots-slow",
    "tournament",
    "tournament-begun",
    "tournament-stuck",
    "tournament-unreadable",
    "store-lost",
    "store-back",
    "table-taken",
    "bus-garbage",
    "refused",
    "connections-lowered",
]
Field = Literal[
    "address",
    "book",
    "bot",
    "code",
    "count",
    "expected",
    "form",
    "game",
    "halvings",
    "kept",
    "megabytes",
    "reason",
    "seats",
    "table",
    "tables",
    "tournament",
    "where",
]
#: A whole id opens a table or a tournament; this much of it tells them apart.
SHOWN = 8
#: At most one line of a kind of refusal is written in so long.
REFUSALS_SECONDS = 1.0
#: The same for what others say to standard error, of which no line is longer than this.
STRAYS_SECONDS, LONGEST_LINE = 1.0, 10_000
#: So long the end waits for what was said before.
HEARD_SECONDS = 5.0
STDERR = 2
#: Who is asked to write through us; of all others only errors are told.
LOGGERS = ("stolik", "uvicorn", "litestar", "sqlalchemy", "asyncpg", "redis")
PLACE = re.compile(r'\s*File "([^"]+\.py)", line (\d+)')
#: At the end of a traceback the class of an error, and before a warning its file, line and class.
KIND = re.compile(
    r"(?:(.+\.py):(\d+): )?((?:\w+\.)*[A-Z]\w*(?:Error|Exception|Exit|Interrupt|Warning))(?=:|$)"
)
#: The other lines of a traceback or a warning: they are indented, or say what comes.
AROUND = re.compile(r"\s|Traceback |Process |Exception |During |The above ")
logger = logging.getLogger("stolik")


def note(event: Event, level: int = logging.INFO, **fields: str | int) -> None:
    """Write an event down."""
    unknown = set(fields) - set(Field.__args__)  # type: ignore[attr-defined]
    assert not unknown, unknown
    for name in ("table", "tournament"):
        if name in fields:
            fields[name] = str(fields[name])[:SHOWN]
    logger.log(level, event, extra={"fields": fields})


def note_error(error: BaseException) -> None:
    """Write down where something broke, and nothing of what it was about."""
    note("error", logging.ERROR, **fault_of(error))


def fault_of(error: BaseException) -> dict[str, str]:
    """What broke and where, as fields of a note."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames))
    return {"reason": type(error).__name__, "where": where}


class Refusals:
    """Notes what was refused at the door: a line a reason and second, so no flood fills a disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._written: dict[str, float] = {}
        self._waiting: Counter[str] = Counter()
        self._levels: dict[str, int] = {}

    def tell(self, reason: str, level: int = logging.INFO) -> None:
        """Something was refused; it is written down now, or counted with others."""
        self._waiting[reason] += 1
        self._levels[reason] = level
        self._write(reason)

    def flush(self) -> None:
        """Write down what has waited for a second."""
        for reason in list(self._waiting):
            self._write(reason)

    def _write(self, reason: str) -> None:
        now = self._clock()
        if reason in self._written and now - self._written[reason] < REFUSALS_SECONDS:
            return
        self._written[reason] = now
        note("refused", self._levels[reason], reason=reason, count=self._waiting.pop(reason))


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record; one that is not ours shows only who wrote it, and where."""
        fields = getattr(record, "fields", None)
        event = record.getMessage() if fields is not None else f"{record.name} message"
        said = {"time": round(record.created, 3), "level": record.levelname.lower(), "event": event}
        more = _origin(record) if fields is None else fields
        return json.dumps({**said, **more}, ensure_ascii=False)


def _origin(record: logging.LogRecord) -> dict[str, str]:
    """Where a record of somebody else comes from, and what broke there."""
    error = record.exc_info[1] if record.exc_info else None
    return fault_of(error) if error else {"where": f"{record.filename}:{record.lineno}"}


# -- what is said past the log --------------------------------------------------------------------
class Strays:
    """Tells that something was said to standard error by others, at most once a second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._written = -math.inf
        self._where = ""
        self._count = 0

    def hear(self, line: str) -> None:
        """One line of it: a traceback or a warning has a kind and a place, all else is text."""
        if place := PLACE.match(line):
            self._where = _short(place[1], place[2])
        elif kind := KIND.match(line):
            self._tell(kind[3], _short(kind[1], kind[2]) if kind[1] else self._where)
        elif line and not AROUND.match(line):
            self._tell("text", "")

    def _tell(self, reason: str, where: str) -> None:
        self._where, self._count = "", self._count + 1
        if self._clock() - self._written >= STRAYS_SECONDS:
            self._written, count, self._count = self._clock(), self._count, 0
            note("stderr", logging.WARNING, reason=reason, where=where, count=count)


def _short(file: str, line: int | str) -> str:
    return f"{Path(file).name}:{line}"


def note_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Write down what the loop found that nobody had caught: it would tell it in many words."""
    error, task = context.get("exception"), context.get("task") or context.get("future")
    if error:
        note_error(error)
    else:
        work = task.get_coro() if isinstance(task, asyncio.Task) else task
        where = getattr(work, "__qualname__", type(work).__name__)
        note("error", logging.ERROR, reason="asyncio", where=where)


def _note_warning(_: object, kind: type[Warning], file: str, line: int, *__: object) -> None:
    note("warning", logging.WARNING, reason=kind.__name__, where=_short(file, line))


def _note_uncaught(caught: Any) -> None:
    """Write down what ended a thread, or what nobody could be told of."""
    if caught.exc_value and not isinstance(caught.exc_value, SystemExit):
        note_error(caught.exc_value)


class _Ear:
    """Hears what this process, and those that it starts, say to standard error."""

    def __init__(self) -> None:
        self._end, self._heard = secrets.token_hex(8), threading.Event()
        pipe, mouth = os.pipe()
        os.dup2(mouth, STDERR)
        os.close(mouth)
        threading.Thread(target=self._listen, args=(pipe,), daemon=True).start()

    def _listen(self, pipe: int) -> None:
        strays = Strays()
        with open(pipe, encoding="utf-8", errors="replace") as lines:
            while line := lines.readline(LONGEST_LINE):
                if line.rstrip("\n") == self._end:
                    self._heard.set()
                else:
                    strays.hear(line.rstrip("\n"))

    def catch_up(self) -> None:
        """Wait until everything that was said is heard."""
        os.write(STDERR, f"\n{self._end}\n".encode())
        self._heard.wait(HEARD_SECONDS)


# -- beginning to write ---------------------------------------------------------------------------
class _Handler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:
        """A log that can't be written any more is no reason to say more."""


@contextmanager
def write_down(level: int) -> Iterator[None]:
    """Write to standard error; of a process of its own, nothing but such lines reaches it."""
    if not _is_own(sys.stderr):  # a test's, or that of a program which runs us
        with _borrowed():
            _write_to(sys.stderr, level, LOGGERS)
            yield
        return
    sys.stderr.flush()
    stream = os.fdopen(os.dup(STDERR), "w", encoding="utf-8", errors="backslashreplace")
    _write_to(stream, level, ("", *LOGGERS))
    _catch_everything()
    ear = _Ear()
    try:
        yield
    finally:
        # What a command refuses is said to people. All else stays: the end is when things break.
        sys.stderr.flush()
        ear.catch_up()
        os.dup2(stream.fileno(), STDERR)


def _is_own(stream: TextIO) -> bool:
    try:
        return stream.fileno() == STDERR
    except (OSError, ValueError):
        return False


def _write_to(stream: TextIO, level: int, loggers: tuple[str, ...]) -> None:
    handler = _Handler(stream)
    handler.setFormatter(Lines())
    for name in loggers:
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(level if name == "stolik" else logging.ERROR)


@contextmanager
def _borrowed() -> Iterator[None]:
    """Leave every logger as it was."""
    logs = [logging.getLogger(name) for name in LOGGERS]
    before = [(log.handlers, log.propagate, log.level) for log in logs]
    try:
        yield
    finally:
        for log, (handlers, propagate, level) in zip(logs, before, strict=True):
            log.handlers, log.propagate = handlers, propagate
            log.setLevel(level)


def _catch_everything() -> None:
    """Let Python tell us what it would print."""
    sys.excepthook = lambda _, error, __: note_error(error)
    sys.unraisablehook = threading.excepthook = _note_uncaught
    setattr(warnings, "showwarning", _note_warning)  # noqa: B010
