"""`stolik serve`: a server for tables over a file of data, or one of several over a database."""

from __future__ import annotations

import argparse
import logging
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import segno

from stolik.cli.arguments import Parser, whole_number
from stolik.core.phrase import Refused
from stolik.rulebook import Speaker
from stolik.server.connections import IN_ALL, PER_ADDRESS

EACH = "--connections-per-address"
#: Far more than any system lets a process have open.
MOST_CONNECTIONS = 1_000_000


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument("--port", default="8080", help=say("help-serve-port"))
    parser.add_argument("--lan", action="store_true", help=say("help-serve-lan"))
    parser.add_argument("--data", type=Path, default=data_folder(), help=say("help-serve-data"))
    parser.add_argument("--database", default="", help=say("help-serve-database"))
    parser.add_argument("--bus", default="", help=say("help-serve-bus"))
    parser.add_argument("--public-url", default="", help=say("help-serve-url"))
    parser.add_argument("--bot", action="append", default=[], help=say("help-serve-bot"))
    parser.add_argument("--connections", default=str(IN_ALL), help=say("help-serve-connections"))
    parser.add_argument(EACH, default=str(PER_ADDRESS), help=say("help-serve-connections-each"))
    parser.add_argument("--pace", default="600", help=say("help-serve-pace"))
    parser.add_argument("--keep", default="90d", help=say("help-serve-keep"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Serve until somebody stops it."""
    return serve(asked, lambda address, outside: tell(say, address, outside), logging.INFO)


def serve(asked: argparse.Namespace, ready: Callable[[str, str], None], level: int) -> int:
    """Serve until somebody stops it; `ready` is told the addresses."""
    # Only these commands need a web server; the others should not wait for it to load.
    from stolik.server import run as server
    from stolik.server.logs import write_down

    settings = server.Settings(
        folder=asked.data,
        host=asked.host,
        port=whole_number("--port", asked.port, 0, 65535),
        lan=asked.lan,
        public_url=_url(asked.public_url),
        pace=whole_number("--pace", asked.pace, 0, 60_000) / 1000,
        keep_days=_days(asked.keep),
        database=asked.database or os.environ.get("STOLIK_DATABASE", ""),
        bots=tuple(asked.bot),
        connections=whole_number("--connections", asked.connections, 1, MOST_CONNECTIONS),
        connections_per_address=whole_number(
            EACH, asked.connections_per_address, 1, MOST_CONNECTIONS
        ),
        bus=asked.bus or os.environ.get("STOLIK_BUS", ""),
    )
    with write_down(level):
        server.run(server.serve(settings, ready))
    return 0


def tell(say: Speaker, address: str, outside: str, message: str = "serve-address") -> None:
    """Where the table is, for this machine and for phones nearby."""
    print(say(message, address=address), flush=True)
    if outside and outside != address:
        print(say("serve-outside", address=outside))
        print(qr_text(outside), flush=True)


def qr_text(text: str) -> str:
    """A QR code in half blocks, two rows of it in a line; light on dark, as terminals are.

    >>> print(qr_text("http://192.0.2.7:8080").splitlines()[1])
    ██ ▄▄▄▄▄ █▀ ██▄███▄█ ▄▄▄▄▄ ██
    """
    rows = [list(map(bool, row)) for row in segno.make(text, micro=False).matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] if len(rows) % 2 else []
    signs = {(False, False): "█", (True, True): " ", (False, True): "▀", (True, False): "▄"}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[pair] for pair in zip(*both, strict=True)) for both in pairs)


def _days(text: str) -> int:
    """`90d` or `90`: days to keep what has ended."""
    return whole_number("--keep", text.removesuffix("d"), 1, 36_500)


def _url(text: str) -> str:
    """An address like `https://games.example`, without a path."""
    if text and not re.fullmatch(r"https?://[A-Za-z0-9.-]+(:\d{1,5})?/?", text):
        raise Refused("bad-url", url=text)
    return text


def data_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "stolik"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "stolik"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "stolik"
