"""Begins a program with bounds of memory and work, and then becomes it; run as a file of its own.

Bounds are set here and not between fork and exec of the house: that is no place for Python where
there are threads.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
#: Files that a program may have open, as usual. A server has raised its own limit, perhaps to a
#: billion: some programs would go through them all, and `select` breaks beyond these.
FILES = 1024


def main(memory: int, seconds: int, command: list[str]) -> None:
    """Set the bounds and run the command in place of this."""
    import resource
    import signal

    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    bound(resource.RLIMIT_AS, memory)
    bound(resource.RLIMIT_CPU, seconds)
    bound(resource.RLIMIT_CORE, 0)
    bound(resource.RLIMIT_NOFILE, FILES)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python's own wish, not the program's
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


def bound(kind: int, most: int) -> None:
    """No more than this, and no more than was allowed before."""
    import resource

    _, hard = resource.getrlimit(kind)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(ValueError, OSError):  # some systems know the name of a bound and no more
        resource.setrlimit(kind, (most, most))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
