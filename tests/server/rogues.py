"""Bots that do harm; the processes that they play in load this module, so it imports little."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

from stolik.bots import BOTS
from stolik.bots.plain import PlainRandom
from stolik.core.game import AnyGame
from stolik.server import players

HARMS = ("sleeps", "segfaults", "exits", "raises", "floods", "eats", "cheats")
CHOOSE = players.choose


class Rogue(PlainRandom):
    """A bot that does harm; what it does is in its name."""

    def __init__(self, game: AnyGame, harm: str) -> None:
        super().__init__(game)
        self.harm = harm
        self.other = game

    def choose(self, *question: Any) -> Any:
        match self.harm:
            case "sleeps":
                time.sleep(3600)
            case "segfaults":
                os.kill(os.getpid(), signal.SIGSEGV)
            case "exits":
                os._exit(3)
            case "raises":
                raise SystemError("a bot's own fault")
            case "floods":
                return ["x" * 1000] * 100_000
            case "eats":
                return bytearray(8 * 1024**3)
            case "cheats":
                return self.other.read_action("lay SGW1@90,90")
        return super().choose(*question)


def invite(game: str) -> None:
    """Let these bots play a game, in this process."""
    for name in HARMS:
        BOTS[game][name] = lambda g, name=name: Rogue(g, name)  # type: ignore[misc]


def rogue(game: str, harm: str, *question: Any) -> Any:
    """As `players.choose`, in the process of the bot, where nobody has heard of these bots."""
    invite(game)
    return CHOOSE(game, harm, *question)
