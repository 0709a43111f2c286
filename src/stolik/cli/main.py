"""`stolik`: where it begins, and where Ctrl-C ends it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

BROKEN_OFF = 130  # 128 and the number of the signal, as shells have it


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, by default the one of the command line."""
    try:
        # All commands together take a second to load, in which somebody may think better of it.
        from stolik.cli.commands import command

        return command(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        return BROKEN_OFF
