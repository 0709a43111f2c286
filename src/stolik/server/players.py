"""Where bots think: in processes of their own, with a deadline, from what their seat sees."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Executor
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
from stolik.server.workers import Workers, usual_count

#: How long a bot may think about one question, from when a warm process takes it.
BOT_SECONDS = 5.0
#: What a decision may take, so that many tables can share a process; a slow machine halves it.
THINKING = Budget(milliseconds=80)
#: No action has this text: the process lacks what it should have been sent before.
LACKING = ""
#: What this process was sent, if it is one where bots think.
_hearing = Hearing()


def choose(
    game: str,
    bot: str,
    view: Any,
    news: News,
    legal: list[Any],
    aside: bool,
    budget: Budget,
    luck: str,
) -> str | None:
    """A bot's decision as text, in a process of its own; None if it has nothing to say aside."""
    heard = _hearing.take(news)
    if heard is None:
        return LACKING
    player = make_bot(GAMES[game], bot)
    ask = player.aside if aside else player.choose
    chosen = ask(view, heard, legal, budget, seeded(luck))
    return None if chosen is None else GAMES[game].write_action(chosen)


def delay(game: str, bot: str, view: Any, luck: str) -> int:
    """How long a bot takes for what it does next in a race, in a process of its own."""
    return make_bot(GAMES[game], bot).delay(view, seeded(luck))


def pause(game: str, bot: str, view: Any, luck: str) -> int:
    """How long a bot seems to think where nobody races, in a process of its own."""
    return make_bot(GAMES[game], bot).pause(view, seeded(luck))


class Players:
    """Asks bots; a process that hangs or breaks is replaced.

    Programs that the host has named are asked apart, so that they hold nobody else up.
    """

    def __init__(
        self,
        make: Callable[[], Executor] | None = None,
        seconds: float | None = None,
        programs: Programs | None = None,
        slows_down: bool = False,
    ) -> None:
        self.programs = programs or Programs()
        count = 1 if make else usual_count()
        make = make or (lambda: make_pool(1, lean=True))
        self.workers = Workers(make, count, BOT_SECONDS if seconds is None else seconds)
        self._slows_down = slows_down

    async def warm(self) -> None:
        """Start the processes, and wait until each of them could answer."""
        await self.workers.warm()

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
        game, heard, key = table.game, table.audience.heard(seat), (table.id, seat)
        view = game.view(table.state, seat)
        told: list[Sent] = []

        def facts(sent: Sent) -> tuple[Any, ...]:
            told.append(sent)
            news = sent.news(key, heard)
            return game.name, bot, view, news, legal, aside, self._budget(), _luck()

        for _ in range(2):
            text = await self.workers.ask(table.id, choose, facts)
            if text != LACKING:
                break
            told[-1].forget(key)
        return text

    def _budget(self) -> Budget:
        return self.workers.speed.budget(THINKING) if self._slows_down else THINKING

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
        facts = (game.name, bot, game.view(table.state, seat), _luck())
        answer = await self.workers.ask(table.id, question, lambda _: facts)
        return answer if type(answer) is int else 0

    def close(self) -> None:
        """Let the processes go."""
        self.programs.close()
        self.workers.close()


def _luck() -> str:
    return secrets.token_hex(8)
