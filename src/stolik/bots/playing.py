"""A match between bots alone, from where it is to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stolik.bots.base import Bot, Budget
from stolik.bots.plans import Plans
from stolik.core.game import CLOCK, TABLE, Actor, Below, Ring, Seat
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
        if beside := _owed(match) or _aside(match, bots, budget, luck):
            match.play(*beside, below, match.entries[-1].at)
            continue
        plan = plans.next()
        assert plan is not None, "somebody is due or an alarm is set"
        at, seat, name = plan
        if name:
            match.play(CLOCK, Ring(name), below, at)
            continue
        view, heard = game.view(match.state, seat), match.heard(seat)
        action = bots[seat].choose(view, heard, game.legal(match.state, seat), budget, luck)
        decisions += 1
        if _is_in_time(match, seat, action, at):
            match.play(seat, action, below, at)
        else:
            alarm = min(game.alarms(match.state), key=lambda alarm: alarm.due)
            match.play(CLOCK, Ring(alarm.name), below, alarm.due)
    return decisions


def _owed(match: AnyMatch) -> tuple[Actor, Any] | None:
    """What the table owes: where only bots play it waits for nobody."""
    owed = match.game.owed(match.state)
    return None if owed is None else (TABLE, owed)


def _is_in_time(match: AnyMatch, seat: Seat, action: Any, at: int) -> bool:
    """Whether an action still counts: a clock may ring a little after its time is up (UBO-32)."""
    try:
        match.game.check_time(match.state, seat, action, at)
    except Illegal:
        return False
    return True


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
