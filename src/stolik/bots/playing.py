"""A match between bots alone, from where it is to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stolik.bots.base import Bot, Budget
from stolik.bots.plans import Plans
from stolik.core.game import CLOCK, Below, Ring, Seat
from stolik.core.match import AnyMatch
from stolik.core.phrase import Illegal


def play_out(
    match: AnyMatch,
    bots: Sequence[Bot],
    budget: Budget,
    below: Below,
    luck: Below,
    is_enough: Callable[[], bool] = lambda: False,
) -> int:
    """Play a match to its end, or until it is enough: how many decisions that took."""
    game, decisions, plans = match.game, 0, Plans(match, bots, luck)
    while game.outcome(match.state) is None and not is_enough():
        if beside := _aside(match, bots, budget, luck):
            match.play(*beside, below, match.entries[-1].at)
            continue
        plan = plans.next()
        assert plan is not None, "somebody is due or an alarm is set"
        at, seat, alarm = plan
        if alarm:
            match.play(CLOCK, Ring(alarm), below, at)
            continue
        view, heard = game.view(match.state, seat), match.heard(seat)
        action = bots[seat].choose(view, heard, game.legal(match.state, seat), budget, luck)
        try:
            match.play(seat, action, below, at)
        except Illegal:  # too late in a race: the bell rings first
            if not (bells := game.alarms(match.state)):
                raise
            bell = min(bells, key=lambda it: it.due)
            match.play(CLOCK, Ring(bell.name), below, max(at, bell.due))
        decisions += 1
    return decisions


def _aside(
    match: AnyMatch, bots: Sequence[Bot], budget: Budget, luck: Below
) -> tuple[Seat, Any] | None:
    """What somebody has to say out of turn, before the one who is due decides."""
    game, state = match.game, match.state
    due = game.due(state)
    for seat in game.actors(state):
        if seat < 0 or seat in due or not (legal := game.legal(state, seat)):
            continue
        said = bots[seat].aside(game.view(state, seat), match.heard(seat), legal, budget, luck)
        if said is not None:
            return seat, said
    return None
