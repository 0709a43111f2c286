"""Who looks after the tables: bots play their seats in processes of their own, alarms ring in time.

A bot gets its seat's view and stream and nothing else. One that does not answer in time, breaks or
answers what is not legal loses the decision: a plain action is played for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

from stolik.bots import BOTS, Budget, make_bot
from stolik.core.fairness import seeded
from stolik.core.game import Seat
from stolik.core.phrase import Refused
from stolik.games import GAMES
from stolik.server.lobby import PLAYING, Lobby, Room
from stolik.server.store import Conflict, StoreTrouble
from stolik.server.table import Stale, Table

BOT_SECONDS = 5.0
RETRY_SECONDS = 1.0


def choose(
    game: str, bot: str, view: Any, heard: Sequence[Any], legal: list[Any], luck: str
) -> Any:
    """A bot's decision, in a process of its own."""
    player = make_bot(GAMES[game], bot)
    return player.choose(view, heard, legal, Budget(), seeded(luck))


class Steward:
    """Looks after every table in play."""

    def __init__(self, lobby: Lobby, pool: Executor, pace: float = 0.6) -> None:
        self._lobby = lobby
        self._pool = pool
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        #: How often a bot lost a decision.
        self.strikes = 0

    def look_after(self, room: Room) -> None:
        """Begin to look after a table."""
        if room.id not in self._tasks and room.state == PLAYING:
            self._tasks[room.id] = asyncio.create_task(self._stay(room))

    async def stop(self) -> None:
        """Let every table rest."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._tasks.clear()

    async def _stay(self, room: Room) -> None:
        table = room.table
        assert table is not None
        while table.game.outcome(table.state) is None:
            table.changed.clear()
            try:
                await self._step(room, table)
            except StoreTrouble:
                await asyncio.sleep(RETRY_SECONDS)
            except (Stale, Conflict, Refused):
                continue  # somebody was faster
        await self._lobby.settle(room)
        self._tasks.pop(room.id, None)

    async def _step(self, room: Room, table: Table) -> None:
        """Play a bot's decision, or wait for a change or an alarm."""
        for seat in table.game.actors(table.state):
            if seat >= 0 and (bot := _bot_of(room, table, seat)):
                await self._play(table, seat, bot)
                return
        alarms = table.game.alarms(table.state)
        wait = min([(alarm.due - table.now()) / 1000 for alarm in alarms], default=None)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table.changed.wait(), None if wait is None else max(0, wait))
        await table.ring()

    async def _play(self, table: Table, seat: Seat, bot: str) -> None:
        decision, head = table.decision, table.head
        legal = table.game.legal(table.state, seat)
        if self._pace:
            await asyncio.sleep(self._pace)
        action = await self._choice(table, seat, bot, legal)
        text = table.game.write_action(action)
        await table.act(seat, f"bot-{head + 1}", decision, text)

    async def _choice(self, table: Table, seat: Seat, bot: str, legal: list[Any]) -> Any:
        game = table.game
        heard = [game.hears(e, seat) for kept in table.kept for e in kept.events]
        work = asyncio.get_running_loop().run_in_executor(
            self._pool,
            choose,
            game.name,
            bot,
            game.view(table.state, seat),
            heard,
            legal,
            secrets.token_hex(8),
        )
        try:
            action = await asyncio.wait_for(work, BOT_SECONDS)
        except Exception:  # whatever a bot does wrong costs it the decision, not the table
            action = None
        if action in legal:
            return action
        self.strikes += 1
        return game.plain(legal)[0]


def _bot_of(room: Room, table: Table, seat: Seat) -> str:
    """The bot that plays a seat now: its own, or one for an owner who is away."""
    place = room.places[seat]
    if place.bot:
        return place.bot
    absent = seat in table.game.away(table.state)
    return next(iter(BOTS[table.game.name])) if absent else ""
