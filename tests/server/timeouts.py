"""The server's time-outs, made so long that none of them passes on a machine that does much else.

A test about one of them makes that one short again: in its own process by `monkeypatch`, in a
server's by the variable `STOLIK_TEST_TIMEOUTS`, e.g. `{"store": 1}`. With `null` all of them are
those of the product.

`python -m tests.server.timeouts` is `stolik` with such time-outs.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module

VARIABLE = "STOLIK_TEST_TIMEOUTS"
#: The value of the variable that leaves every time-out as it is in the product.
OF_THE_PRODUCT = "null"
LONG_SECONDS = 600.0
#: What a time-out is called here, and where it stands.
PLACES = {
    "bot": ("stolik.server.players", "BOT_SECONDS"),
    "bus": ("stolik.server.bus.redis", "SECONDS"),
    "connect": ("stolik.server.store.opening_postgres", "CONNECT_SECONDS"),
    "deaf": ("stolik.server.bus.redis", "DEAF_SECONDS"),
    "farewell": ("stolik.server.bus.redis", "FAREWELL_SECONDS"),
    "ask": ("stolik.server.asking", "ASK_SECONDS"),
    "handshake": ("stolik.server.line", "HANDSHAKE_SECONDS"),
    "hello": ("stolik.server.sockets", "HELLO_SECONDS"),
    "idle": ("stolik.server.store.opening_postgres", "IDLE_SECONDS"),
    "lease": ("stolik.server.neighbours", "LEASE_SECONDS"),
    "pong": ("stolik.server.run", "PONG_SECONDS"),
    "program": ("stolik.bots.program", "GOING_SECONDS"),
    "queue": ("stolik.server.store.postgres", "QUEUE_SECONDS"),
    "request": ("stolik.server.asking", "REQUEST_SECONDS"),
    "review": ("stolik.server.reviews", "PIECE_SECONDS"),
    "store": ("stolik.server.store.postgres", "SECONDS"),
    "ticket": ("stolik.server.house", "TICKET_SECONDS"),
}
#: What stays as it is unless it is named.
OTHERS = {
    "beat": ("stolik.server.house", "BEAT_SECONDS"),
    "close": ("stolik.server.sockets", "CLOSE_SECONDS"),
    "linger": ("stolik.server.asking", "LINGER_SECONDS"),
    "look": ("stolik.server.neighbours", "LOOK_SECONDS"),
}


def lengthen(**seconds: float) -> None:
    """Make every time-out of this process long, but those that are named."""
    chosen = {**dict.fromkeys(PLACES, LONG_SECONDS), **seconds}
    places = {**PLACES, **OTHERS}
    assert chosen.keys() <= places.keys(), f"no such time-out: {chosen.keys() - places.keys()}"
    for name, value in chosen.items():
        module, constant = places[name]
        setattr(import_module(module), constant, value)


def asking_for(**seconds: float) -> dict[str, str]:
    """The variable that names some time-outs to a server."""
    return {VARIABLE: json.dumps(seconds)}


def lengthen_as_asked(variables: dict[str, str]) -> None:
    """Make the time-outs of a server long, but those that its variables name."""
    asked = variables.get(VARIABLE, "{}")
    if asked != OF_THE_PRODUCT:
        lengthen(**json.loads(asked))


if __name__ == "__main__":
    from stolik.cli.main import main

    lengthen_as_asked(dict(os.environ))
    sys.exit(main())
