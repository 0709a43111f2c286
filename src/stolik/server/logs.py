"""What the server writes down about itself: one JSON object a line, and only what is listed here.

No hand, no action, no token and no name ever gets in: a field that is not listed is a mistake.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Literal

Event = Literal[
    "open",
    "close",
    "table",
    "table-unreadable",
    "result-unreadable",
    "start",
    "socket-closed",
    "store-trouble",
    "bus-trouble",
    "bus-back",
    "error",
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
    "form",
    "game",
    "halvings",
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
        """The line of a record; one that is not ours shows only who wrote it."""
        fields = getattr(record, "fields", None)
        event = record.getMessage() if fields is not None else f"{record.name} message"
        said = {"time": round(record.created, 3), "level": record.levelname.lower(), "event": event}
        return json.dumps({**said, **(fields or {})}, ensure_ascii=False)


def write_down(level: int) -> None:
    """Begin to write to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("stolik", "uvicorn", "litestar", "sqlalchemy", "asyncpg", "redis"):
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(level if name == "stolik" else logging.ERROR)
