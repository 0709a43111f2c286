"""`stolik serve` for tests: all of them come from one address, far more often than people would."""

from __future__ import annotations

import os
import sys

from stolik.cli.main import main
from stolik.server.limits import Limits
from tests.server.client import Server
from tests.server.timeouts import lengthen_as_asked

#: How many times as much as others one address may ask for.
ROOM = 100.0


class Roomy(Server):
    """A server that lets one address do much."""

    program = ("-m", "tests.browser.roomy")


def make_room() -> None:
    """From now on limits are wider."""
    usual = Limits.__post_init__

    def wide(limits: Limits) -> None:
        limits.scale = ROOM
        usual(limits)

    setattr(Limits, "__post_init__", wide)  # noqa: B010


if __name__ == "__main__":
    make_room()
    lengthen_as_asked(dict(os.environ))
    sys.exit(main())
