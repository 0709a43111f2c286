"""`stolik serve`: a server for tables, one process, one file of data."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from stolik.cli.arguments import Parser, whole_number
from stolik.rulebook import Speaker


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument("--port", default="8080", help=say("help-serve-port"))
    parser.add_argument("--data", type=Path, default=data_folder(), help=say("help-serve-data"))
    parser.add_argument("--public-url", default="", help=say("help-serve-url"))
    parser.add_argument("--pace", default="600", help=say("help-serve-pace"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Serve until somebody stops it."""
    # Only this command needs a web server; the others should not wait for it to load.
    from stolik.server.run import serve

    port = whole_number("--port", asked.port, 0, 65535)
    pace = whole_number("--pace", asked.pace, 0, 60_000) / 1000

    def ready(address: str) -> None:
        print(say("serve-address", address=address), flush=True)

    asyncio.run(serve(asked.data, asked.host, port, asked.public_url, pace, ready))
    return 0


def data_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "stolik"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "stolik"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "stolik"
