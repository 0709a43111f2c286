"""A screen that people share: emptied between them, and deaf to keys pressed too early."""

from __future__ import annotations

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


def forgive_keys() -> None:
    """A key that is no letter ends no game."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
