"""`stolik verify`: is every byte of a record true?"""

from __future__ import annotations

import argparse
from pathlib import Path

from stolik.cli.arguments import Parser, record_in
from stolik.core import record
from stolik.games import BOOKS
from stolik.rulebook import Speaker


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("record", type=Path, help=say("help-verify-record"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Replay it, compare every byte, and draw every draw again."""
    sound = record.verify(record_in(asked.record), BOOKS)
    draws = sum(len(step.picks) for entry in sound.entries for step in entry.chance)
    print(say("verified-replay", entries=len(sound.entries), ending=(f"ending-{sound.ending}",)))
    if sound.promise and sound.promise.secret is not None:
        print(say("verified-chance", draws=draws))
    else:
        print(say("verified-no-chance" if sound.promise is None else "verified-secret-kept"))
    return 0
