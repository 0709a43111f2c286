"""When bots act: at once, or in a race after the delay that each draws for its next action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.bots.base import Bot
from stolik.core.game import CLOCK, Actor, Below, Seat
from stolik.core.match import AnyMatch


class Plan(NamedTuple):
    """At this time a bot acts, or the alarm of this name rings."""

    at: int
    who: Actor
    alarm: str = ""


class Plans:
    """What comes next at a table; seats without a bot are nobody's to plan.

    A delay is drawn anew when what the seat may do has changed, and not when others have acted.
    """

    def __init__(self, match: AnyMatch, bots: Sequence[Bot | None], luck: Below) -> None:
        self._match = match
        self._bots = bots
        self._luck = luck
        self._drawn: dict[Seat, tuple[Any, int]] = {}

    def next(self) -> Plan | None:
        """The first bot to act, or the alarm that rings before it; nothing if there is neither."""
        game, state, now = self._match.game, self._match.state, self._match.entries[-1].at
        seats = [seat for seat in game.due(state) if self._bots[seat] is not None]
        alarms = game.alarms(state)
        if not alarms:
            return Plan(now, seats[0]) if seats else None
        plans = [Plan(alarm.due, CLOCK, alarm.name) for alarm in alarms]
        plans += [Plan(self._when(seat, now), seat) for seat in seats]
        return min(plans, key=lambda plan: plan.at)

    def _when(self, seat: Seat, now: int) -> int:
        game, state, bot = self._match.game, self._match.state, self._bots[seat]
        assert bot is not None
        question = (game.legal(state, seat), game.alarms(state))
        drawn = self._drawn.get(seat)
        if drawn is None or drawn[0] != question:
            delay = bot.delay(game.view(state, seat), self._luck)
            drawn = self._drawn[seat] = (question, now + delay)
        return max(now, drawn[1])
