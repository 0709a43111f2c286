"""`stolik serve` where guests may send as much as they can, so that whole matches take no time."""

from __future__ import annotations

import os
import sys

from stolik.cli.main import main
from stolik.server import limits
from tests.server.client import Logged
from tests.server.timeouts import lengthen_as_asked

#: Set to anything, it makes a server from the nursery one that asks nobody to be slower.
VARIABLE = "STOLIK_TEST_EAGER"


def be_eager() -> None:
    """Let every guest send as much as they can."""
    limits.FRAMES, limits.ENTRIES = (10_000.0, 100.0), (1e6, 1e6)


class Eager(Logged):
    """A server that asks nobody to be slower."""

    program = ("-m", "tests.server.eager")


if __name__ == "__main__":
    be_eager()
    lengthen_as_asked(dict(os.environ))
    sys.exit(main())
