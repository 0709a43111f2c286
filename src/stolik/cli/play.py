"""`stolik play`: the page in a browser; `stolik serve` does the same without opening one."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

from stolik.cli import serve
from stolik.cli.arguments import Parser
from stolik.rulebook import Speaker

STDERR = 2


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    serve.describe(parser, say)
    parser.add_argument("--no-browser", action="store_true", help=say("help-play-no-browser"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Serve, and open the page where there is a screen to see it on."""

    def ready(address: str, outside: str) -> None:
        seen = not asked.no_browser and has_display()
        serve.tell(say, address, outside, "serve-address" if seen else "play-open")
        if seen:
            with _silence():
                webbrowser.open(address)

    return serve.serve(asked, ready, logging.WARNING)


@contextmanager
def _silence() -> Iterator[None]:
    """What a browser says to the streams that it gets from us belongs into no log."""
    before, nowhere = os.dup(STDERR), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    try:
        yield
    finally:
        os.dup2(before, STDERR)
        os.close(before)
        os.close(nowhere)


def has_display() -> bool:
    """Whether a browser could be seen here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
