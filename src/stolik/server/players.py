"""Where bots think: in processes of their own, with a deadline, from what their seat sees."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from typing import Any

from stolik.bots import Budget, make_bot
from stolik.bots.workers import make_pool
from stolik.core.fairness import seeded
from stolik.core.game import Seat
from stolik.core.phrase import Refused
from stolik.games import GAMES
from stolik.server.hearing import Hearing, News, Sent
from stolik.server.programs import Programs
from stolik.server.table import Table

BOT_SECONDS = 5.0
#: What a decision may take, so that many tables can share a process.
THINKING = Budget(milliseconds=80)
#: No action has this text: the process lacks what it should have been sent before.
LACKING = ""
#: What this process was sent, if it is one where bots think.
_hearing = Hearing()


def choose(
    game: str, bot: str, view: Any, news: News, legal: list[Any], aside: bool, luck: str
) -> str | None:
    """A bot's decision as text, in a process of its own; None if it has nothing to say aside."""
    heard = _hearing.take(news)
    if heard is None:
        return LACKING
    player = make_bot(GAMES[game], bot)
    ask = player.aside if aside else player.choose
    chosen = ask(view, heard, legal, THINKING, seeded(luck))
    return None if chosen is None else GAMES[game].write_action(chosen)


def delay(game: str, bot: str, view: Any, luck: str) -> int:
    """How long a bot takes for what it does next in a race, in a process of its own."""
    return make_bot(GAMES[game], bot).delay(view, seeded(luck))


def pause(game: str, bot: str, view: Any, luck: str) -> int:
    """How long a bot seems to think where nobody races, in a process of its own."""
    return make_bot(GAMES[game], bot).pause(view, seeded(luck))


class Players:
    """Asks bots; a process that hangs or breaks is replaced, who waited behind it asks again.

    Programs that the host has named are asked apart, so that they hold nobody else up.
    """

    def __init__(
        self,
        make: Callable[[], Executor] = lambda: make_pool(1, lean=True),
        seconds: float | None = None,
        programs: Programs | None = None,
    ) -> None:
        self.programs = programs or Programs()
        self._make = make
        self._seconds = BOT_SECONDS if seconds is None else seconds
        self._pool: Executor | None = None
        self._sent = Sent()

    async def ask(
        self, table: Table, seat: Seat, bot: str, legal: list[Any], aside: bool = False
    ) -> Any:
        """What a bot would do, or say aside; None if it gives no answer in time."""
        game = table.game
        if self.programs.has(game.name, bot):
            return await self.programs.ask(table, seat, bot, legal, aside)
        text = await self._choose(table, seat, bot, legal, aside)
        try:
            return None if text is None else game.read_action(text)
        except Refused:
            return None

    async def _choose(
        self, table: Table, seat: Seat, bot: str, legal: list[Any], aside: bool
    ) -> Any:
        """A bot's decision as text; a process that lacks what was sent is sent everything."""
        game, heard, key = table.game, table.heard(seat), (table.id, seat)
        view = game.view(table.state, seat)
        for _ in range(2):
            news = self._sent.news(key, heard)
            text = await self._answer(choose, game.name, bot, view, news, legal, aside)
            if text != LACKING:
                break
            self._sent.forget(key)
        return text

    async def delay(self, table: Table, seat: Seat, bot: str) -> int:
        """How long a bot takes in a race, in milliseconds; none if it does not say."""
        return await self._time(delay, table, seat, bot)

    async def pause(self, table: Table, seat: Seat, bot: str) -> int:
        """How long a bot seems to think, in milliseconds; none if it does not say."""
        return await self._time(pause, table, seat, bot)

    async def _time(self, question: Callable[..., int], table: Table, seat: Seat, bot: str) -> int:
        game = table.game
        if self.programs.has(game.name, bot):
            return await self.programs.delay(table, seat, bot) if question is delay else 0
        answer = await self._answer(question, game.name, bot, game.view(table.state, seat))
        return answer if type(answer) is int else 0

    async def _answer(self, question: Callable[..., Any], *facts: Any) -> Any:
        for _ in range(2):
            pool = self._pool = self._pool or self._make()
            try:
                luck = secrets.token_hex(8)
                asked = partial(question, *facts, luck)
                work = asyncio.get_running_loop().run_in_executor(pool, asked)
                # Not wait_for: before Python 3.12 it can swallow that the house is closing.
                async with asyncio.timeout(self._seconds):
                    return await work
            except TimeoutError:
                self._replace(pool)
                return None
            except BrokenExecutor:
                self._replace(pool)  # perhaps another bot's fault: one more try
            except Exception:  # whatever a bot does wrong costs it the decision, not the table
                return None
        return None

    def close(self) -> None:
        """Let the processes go."""
        self.programs.close()
        if self._pool:
            self._replace(self._pool)

    def _replace(self, pool: Executor) -> None:
        if self._pool is not pool:
            return  # somebody else has done it
        self._pool, self._sent = None, Sent()
        processes = list(pool._processes.values()) if isinstance(pool, ProcessPoolExecutor) else []
        # What waits is not cancelled, it breaks with the process: its owners then ask again.
        pool.shutdown(wait=False)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()  # killed, it ends at once; who waits for nobody leaves the dead behind
