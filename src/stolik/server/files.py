"""How many files this process may have open: one for each connection, and some for the rest."""

from __future__ import annotations

from contextlib import suppress

#: The rest: the database, the bots' processes and programs, pages that are being sent, and
#: connections that are about to be refused.
RESERVE = 400
#: macOS names no hard limit and sets no soft one above this.
MOST_UNNAMED = 10_240


def raise_limit() -> int | None:
    """Let this process have as many files open as it may; how many, or None without a bound."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    kind = resource.RLIMIT_NOFILE
    soft, hard = resource.getrlimit(kind)
    for most in (hard, max(soft, MOST_UNNAMED)):
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (most, hard))
            break
    soft, _ = resource.getrlimit(kind)
    return None if soft == resource.RLIM_INFINITY else soft


def room_for(connections: int, files: int | None) -> int:
    """So many connections, or as many as there are files for.

    >>> [room_for(8000, files) for files in (None, 20_000, 4096, 256)]
    [8000, 8000, 3696, 64]
    """
    if files is None:
        return connections
    return min(connections, max(files - RESERVE, files // 4, 1))
