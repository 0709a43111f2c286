"""Where the server's time goes: it is asked a few hundred times a second of CPU what it is doing.

Unlike a profile of every call this costs next to nothing, so that small functions do not look
dearer than they are. Time within C and within Python's own library is that of who called it.
"""

from __future__ import annotations

import json
import signal
from collections import Counter
from functools import cache
from pathlib import Path
from types import FrameType

#: Seconds of CPU between two questions; the kernel may ask more seldom.
STEP = 0.001
MOST = 12
REST = "the loop, and answering requests"
#: Parts by what stands in the path of a file; the first that fits.
PARTS = {
    "rules, views and words of the game": ("/stolik/games/", "/stolik/rulebook/"),
    "match and chance": ("/stolik/core/",),
    "the table: entries, and who hears what": (
        "/server/table.py",
        "/server/audience.py",
        "/server/wire.py",
    ),
    "sockets: a frame for each seat, written to the kernel": (
        "/server/sockets.py",
        "/server/line.py",
        "/server/wires.py",
        "/server/app.py",
        "/websockets/",
        "/protocols/websockets/",
    ),
    "handing entries to the thread that writes": ("/server/store/", "/concurrent/"),
    REST: ("/server/run.py",),
    "looking after tables": ("/server/",),
}


class Sampler:
    """Counts what the main thread is doing."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def start(self) -> None:
        """Ask from now on."""
        signal.signal(signal.SIGPROF, self._note)
        signal.setitimer(signal.ITIMER_PROF, STEP, STEP)

    def _note(self, _: int, frame: FrameType | None) -> None:
        while frame and part_of(frame.f_code.co_filename) == REST and frame.f_back:
            frame = frame.f_back
        if frame:
            code = frame.f_code
            self._counts[f"{code.co_filename}\n{code.co_firstlineno}\n{code.co_name}"] += 1

    def write(self, file: Path) -> None:
        """Stop asking, and write down what was counted."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        file.write_text(json.dumps(self._counts), encoding="utf-8")


@cache
def part_of(file: str) -> str:
    """The part to which a file belongs."""
    path = Path(file).as_posix()
    found = (part for part, words in PARTS.items() if any(word in path for word in words))
    return next(found, REST)


def page(file: Path, main: float, threads: float, moves: int) -> str:
    """The parts, and the functions that take most; with seconds of the main thread and others."""
    counts = Counter[str](json.loads(file.read_text(encoding="utf-8")))
    parts: Counter[str] = Counter()
    for place, count in counts.items():
        parts[part_of(place.split("\n")[0])] += count
    total = counts.total() or 1
    lines = [
        f"{moves:,} moves at saturation, each {1e6 * main / max(1, moves):,.0f} us of CPU in the "
        f"loop's thread and {1e6 * threads / max(1, moves):,.0f} us in the one that writes to the "
        f"disk. The loop's thread, by {counts.total():,} samples of its CPU time:",
        *("", "| part | share |", "|---|---|"),
        *(f"| {part} | {count / total:.0%} |" for part, count in parts.most_common()),
        *("", "| function, with what it calls in C and in Python's library | share |", "|---|---|"),
        *(f"| `{_name(it)}` | {count / total:.1%} |" for it, count in counts.most_common(MOST)),
    ]
    return "\n".join(lines)


def _name(place: str) -> str:
    file, line, name = place.split("\n")
    return f"{Path(file).parent.name}/{Path(file).name}:{line} {name}"
