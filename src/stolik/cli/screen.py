"""A screen that people share: emptied between them, and deaf to keys pressed too early."""

from __future__ import annotations

import select
import sys
from contextlib import suppress
from io import TextIOWrapper

from rich.console import Console

#: What makes a terminal forget the lines that have scrolled away.
FORGET = "\x1b[3J"


def empty(console: Console) -> None:
    """Leave nothing to be seen, above the screen neither."""
    if console.is_dumb_terminal:
        console.print("\n" * console.height)
        return
    console.clear()
    console.file.write(FORGET)
    console.file.flush()


def forget_keys() -> None:
    """Whoever pressed Enter twice has not asked for the next player's tiles."""
    with suppress(ImportError, OSError, ValueError):
        import termios  # not on every system

        with suppress(termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def line_comes(seconds: float) -> bool:
    """Whether a line is typed within some seconds; where nobody can tell, one is waited for."""
    sys.stdout.flush()
    try:
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
    except (OSError, ValueError):
        return True
    return bool(ready)


def typed_line() -> str:
    """The line that has come; it stands on the screen already, so that nothing shows it again."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def forgive_keys() -> None:
    """A key that is no letter ends no game, and arrows move within a line where they can."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # not on every system
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
