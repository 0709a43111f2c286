"""The server's time-outs, made so long that none of them passes on a machine that does much else.

A test about one of them makes that one short again: in its own process by `monkeypatch`, in a
server's by the variable `STOLIK_TEST_TIMEOUTS`, e.g. `{"store": 1}`.

`python -m tests.server.timeouts` is `stolik` with such time-outs.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module

VARIABLE = "STOLIK_TEST_TIMEOUTS"
LONG_SECONDS = 600.0
#: What a time-out is called here, and where it stands.
PLACES = {
    "bot": ("stolik.server.players", "BOT_SECONDS"),
    "bus": ("stolik.server.bus.redis", "SECONDS"),
    "connect": ("stolik.server.store.opening_postgres", "CONNECT_SECONDS"),
    "deaf": ("stolik.server.bus.redis", "DEAF_SECONDS"),
    "head": ("stolik.server.run", "ASK_SECONDS"),
    "hello": ("stolik.server.sockets", "HELLO_SECONDS"),
    "lease": ("stolik.server.neighbours", "LEASE_SECONDS"),
    "pong": ("stolik.server.run", "PONG_SECONDS"),
    "program": ("stolik.bots.program", "GOING_SECONDS"),
    "queue": ("stolik.server.store.postgres", "QUEUE_SECONDS"),
    "review": ("stolik.server.reviews", "PIECE_SECONDS"),
    "store": ("stolik.server.store.postgres", "SECONDS"),
    "ticket": ("stolik.server.house", "TICKET_SECONDS"),
}


def lengthen(**seconds: float) -> None:
    """Make every time-out of this process long, but those that are named."""
    for name, (module, constant) in PLACES.items():
        setattr(import_module(module), constant, seconds.pop(name, LONG_SECONDS))
    assert not seconds, f"no such time-out: {', '.join(seconds)}"


def lengthen_as_asked(variables: dict[str, str]) -> None:
    """Make the time-outs of a server long, but those that its variables name."""
    lengthen(**json.loads(variables.get(VARIABLE, "{}")))


if __name__ == "__main__":
    from stolik.cli.main import main

    lengthen_as_asked(dict(os.environ))
    sys.exit(main())
