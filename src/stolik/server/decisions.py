"""What the bots of one table are thinking about.

A bot thinks as soon as it may act, and acts at the moment that was planned before its answer was
known: how long it thought shows to nobody. While it thinks, alarms ring and others act.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from stolik.core.game import Seat
from stolik.server.ending import end
from stolik.server.table import Table

#: How a seat's bot is asked: seat, bot, what it may do, and whether it is out of turn.
Ask = Callable[[Seat, str, list[Any], bool], Awaitable[Any]]
#: How the moment is planned at which a bot acts.
Plan = Callable[[Seat, str], Awaitable[int]]


@dataclass(slots=True, eq=False)
class Decision:
    """One question to one bot."""

    seat: Seat
    bot: str
    #: What is asked; while it stays the same, so does the planned moment.
    question: Any
    legal: list[Any]
    #: The newest entry that the bot knows of.
    head: int
    planned: int | None = None
    work: asyncio.Task[Any] = field(init=False)

    def is_ready(self, now: int) -> bool:
        """Whether it is answered, and its moment has come."""
        return self.work.done() and (self.planned is None or self.planned <= now)


class Decisions:
    """The open questions of a table, for each seat at most one in turn and one out of turn."""

    def __init__(self, table: Table, ask: Ask, wake: Callable[[], None]) -> None:
        self._table = table
        self._ask = ask
        self._wake = wake
        self._due: dict[Seat, Decision] = {}
        self._aside: dict[Seat, Decision] = {}
        #: A program answers one question after the other, also where the first is out of date.
        self._locks: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[Any]] = set()

    def due(self, seat: Seat, bot: str, legal: list[Any], around: Any, plan: Plan) -> Decision:
        """What a seat on turn decides; thought about anew after each entry, planned only once."""
        known, question = self._due.get(seat), (bot, legal, around)
        same = known is not None and known.question == question
        if known is not None and same and known.head == self._table.head:
            return known
        decision = Decision(seat, bot, question, legal, self._table.head)
        decision.planned = known.planned if known is not None and same else None
        self._begin(decision, plan, aside=False)
        self._due[seat] = decision
        return decision

    def ask_aside(self, seat: Seat, bot: str, legal: list[Any]) -> None:
        """Ask a seat that is not on turn whether it has something to say."""
        decision = Decision(seat, bot, None, legal, self._table.head)
        self._begin(decision, None, aside=True)
        self._aside[seat] = decision

    def aside(self) -> tuple[Decision | None, bool]:
        """An answer out of turn that was not looked at yet, and whether others are awaited."""
        head = self._table.head
        self._aside = {seat: one for seat, one in self._aside.items() if one.head == head}
        done = [one for one in self._aside.values() if one.work.done()]
        if done:
            return self._aside.pop(done[0].seat), True
        return None, bool(self._aside)

    def forget(self, decision: Decision) -> None:
        """A decision that was carried out, or has to be made again."""
        if self._due.get(decision.seat) is decision:
            del self._due[decision.seat]

    def keep(self, decision: Decision) -> None:
        """A decision that is carried out later than planned."""
        self._due[decision.seat] = decision

    async def stop(self) -> None:
        """Let no bot think any longer."""
        self._due.clear()
        self._aside.clear()
        await end(self._tasks)

    def _begin(self, decision: Decision, plan: Plan | None, aside: bool) -> None:
        work = decision.work = asyncio.create_task(self._think(decision, plan, aside))
        self._tasks.add(work)
        work.add_done_callback(self._done)

    def _done(self, work: asyncio.Task[Any]) -> None:
        self._tasks.discard(work)
        if not work.cancelled():
            work.exception()  # who asks for the answer sees it; nobody may
        self._wake()

    async def _think(self, decision: Decision, plan: Plan | None, aside: bool) -> Any:
        seat, bot = decision.seat, decision.bot
        async with self._locks[seat]:
            if decision.head != self._table.head:
                return None  # something happened meanwhile: there is a newer question
            if plan and decision.planned is None:
                decision.planned = await plan(seat, bot)
            return await self._ask(seat, bot, decision.legal, aside)
