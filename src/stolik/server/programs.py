"""Programs that the host has named as bots: which there are, and those that play just now.

Only the command line of the server names commands; whoever sits at a table names bots.
"""

from __future__ import annotations

import os
import re
import secrets
import sys
from asyncio import get_running_loop
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from stolik.bots import BOTS, Budget, offered
from stolik.bots.outsider import PROGRAM, Outsider, command_of
from stolik.bots.program import Limits
from stolik.core.fairness import seeded
from stolik.core.game import Seat
from stolik.core.phrase import Phrase, Refused
from stolik.server.minder import TOO_MUCH
from stolik.server.table import Table

MINDER = str(Path(__file__).with_name("minder.py"))
#: Programs at once; for more seats than that the house's own bot plays.
MOST_PROGRAMS = 32
#: Bytes that a program may write on its error stream in a match.
MOST_WORDS = 10_000_000
#: Why a program has no seat though it has done nothing wrong.
CROWDED = "outsider-crowded"
NAME = re.compile(r"([a-z][a-z0-9-]{0,23})(?:@([a-z]+))?=(.+)", re.DOTALL)
Commands = dict[str, dict[str, Sequence[str]]]
T = TypeVar("T")


def commands_named(words: Iterable[str]) -> Commands:
    """The commands of words such as `mybot=./bot.py`, for all games, or `mybot@uno=./bot.py`."""
    commands: Commands = {game: {} for game in BOTS}
    for word in words:
        found = NAME.fullmatch(word)
        if not found or found[2] not in (None, *BOTS):
            raise Refused("bad-program", word=word)
        name, command = found[1], command_of(PROGRAM + found[3])
        for game in [found[2]] if found[2] else list(BOTS):
            if name in BOTS[game] or name in commands[game]:
                raise Refused("program-name-taken", name=name)
            commands[game][name] = command
    return commands


class Programs:
    """Asks programs, each in its process; one that fails has lost its seat for this match."""

    def __init__(
        self,
        commands: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
        limits: Limits | None = None,
    ) -> None:
        self._commands = commands or {}
        self._limits = limits or Limits()
        self._seated: dict[tuple[str, Seat], Outsider] = {}
        self._turned_away: set[tuple[str, Seat]] = set()
        self._threads: ThreadPoolExecutor | None = None

    def bots(self, game: str) -> list[str]:
        """Every bot there is for a game, the house's own ones first."""
        return [*BOTS[game], *self._commands.get(game, ())]

    def offered(self, game: str) -> list[str]:
        """The bots that people are asked to choose from: the levels, then the host's programs."""
        return [*offered(game), *self._commands.get(game, ())]

    def knows(self, game: str, bot: str) -> bool:
        """Whether there is such a bot, here; another process may have other programs."""
        return bot in BOTS[game] or self.has(game, bot)

    def has(self, game: str, bot: str) -> bool:
        """Whether a bot is a program."""
        return bot in self._commands.get(game, ())

    async def ask(
        self, table: Table, seat: Seat, bot: str, legal: list[Any], aside: bool = False
    ) -> Any:
        """What a program would do, or say aside; None if it has no seat, or nothing to say."""
        if (outsider := self._seat(table, seat, bot)) is None:
            return None
        view, heard = table.game.view(table.state, seat), list(table.audience.heard(seat))
        ask = outsider.aside if aside else outsider.choose
        return await self._apart(partial(ask, view, heard, legal, Budget(), _luck()))

    async def delay(self, table: Table, seat: Seat, bot: str) -> int:
        """How long a program takes in a race, in milliseconds."""
        if (outsider := self._seat(table, seat, bot)) is None:
            return 0
        view = table.game.view(table.state, seat)
        return await self._apart(partial(outsider.delay, view, _luck()))

    def loss(self, table: Table, seat: Seat) -> Phrase | None:
        """Why a program has lost its seat, if it has."""
        if (table.id, seat) in self._turned_away:
            return Phrase(CROWDED, {})
        outsider = self._seated.get((table.id, seat))
        return _why(outsider.loss.why) if outsider and outsider.loss else None

    def dismiss(self, table: Table) -> None:
        """End the programs of a table: nobody needs them there, or somebody else asks them."""
        for key in [key for key in self._seated if key[0] == table.id]:
            outsider = self._seated.pop(key)
            if self._threads:
                self._threads.submit(outsider.close)
        self._turned_away = {key for key in self._turned_away if key[0] != table.id}

    def close(self) -> None:
        """End them all."""
        for outsider in self._seated.values():
            outsider.close()
        self._seated.clear()
        if self._threads:
            self._threads.shutdown()
            self._threads = None

    def _seat(self, table: Table, seat: Seat, bot: str) -> Outsider | None:
        key = (table.id, seat)
        if key not in self._seated:
            running = sum(outsider.loss is None for outsider in self._seated.values())
            if running >= MOST_PROGRAMS:
                self._turned_away.add(key)
                return None
            command = self._commands[table.game.name][bot]
            self._seated[key] = Outsider(table.game, _minded(command), self._limits)
        return self._seated[key]

    async def _apart(self, work: partial[T]) -> T:
        """In a thread: a program may take its time, and the tables must not wait for it."""
        self._threads = self._threads or ThreadPoolExecutor(MOST_PROGRAMS, "programs")
        return await get_running_loop().run_in_executor(self._threads, work)


def _minded(command: Sequence[str]) -> Sequence[str]:
    """A command behind the one who sees to it that nothing of it is left."""
    if os.name != "posix":
        return command
    return [sys.executable, "-I", "-S", MINDER, str(MOST_WORDS), *command]


def _why(loss: Phrase) -> Phrase:
    """Why a seat was lost; how a minder ends who writes too much tells people nothing."""
    if loss == Phrase("outsider-killed", {"signal": TOO_MUCH}):
        return Phrase("outsider-flooded", {"most": MOST_WORDS})
    return loss


def _luck() -> Any:
    return seeded(secrets.token_hex(8))
