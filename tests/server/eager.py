"""`stolik serve` where players may act as fast as they can, so that whole matches take no time."""

from __future__ import annotations

import os
import sys

from stolik.cli.main import main
from stolik.server import sockets
from tests.server.client import Logged
from tests.server.timeouts import lengthen_as_asked


class Eager(Logged):
    """A server that asks nobody to be slower."""

    program = ("-m", "tests.server.eager")


if __name__ == "__main__":
    sockets.ACTS_A_SECOND = 10_000.0
    lengthen_as_asked(dict(os.environ))
    sys.exit(main())
