"""A bar for long work, on the error stream so that results can be piped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
)
from rich.text import Text

#: What is done within so many seconds was there before, as the games of a contest that goes on.
AT_ONCE = 1.0


class Pace:
    """How long the rest will take, by all that was done: results may come seldom and together."""

    def __init__(self, total: int, clock: Callable[[], float] = monotonic) -> None:
        self._total = total
        self._clock = clock
        self._start = clock()
        self._first = self._last = (self._start, 0)

    def note(self, done: int) -> None:
        """So much is done now."""
        self._last = (self._clock(), done)
        if self._last[0] - self._start < AT_ONCE:
            self._first = self._last

    def left(self) -> float | None:
        """Seconds; None as long as nobody can know."""
        (begun, first), (last, done) = self._first, self._last
        if done <= first:
            return None
        each = (last - begun) / (done - first)
        return max(0.0, (self._total - done) * each - (self._clock() - last))


class TimeLeft(ProgressColumn):
    """The time left, as hours, minutes and seconds."""

    def __init__(self, pace: Pace) -> None:
        super().__init__()
        self._pace = pace

    def render(self, task: Task) -> Text:
        """The time left now."""
        left = self._pace.left()
        told = "-:--:--" if left is None else str(timedelta(seconds=int(left)))
        return Text(told, style="progress.remaining")


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left; call what it gives with how much is done."""
    console = Console(file=sys.stderr)
    pace = Pace(total)
    bar = Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeLeft(pace),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=total)

        def tell(done: int) -> None:
            pace.note(done)
            bar.update(task, completed=done)

        yield tell
