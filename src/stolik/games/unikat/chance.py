"""What chance owes in Unikat: in short for scripts, and the outcomes that can be named."""

from __future__ import annotations

from typing import Any

from stolik.games.unikat.actions import Action, Draw, First
from stolik.games.unikat.rules import exchange, setup
from stolik.games.unikat.state import BLIND, DEAL, FIRST, State


def outcomes(s: State) -> list[Action]:
    """Who may begin, and every tile that may come out of the bag."""
    if s.phase == FIRST:
        return [First(seat) for seat in range(s.seats)]
    return [Draw(tile) for tile in exchange.in_bag(s)] if s.phase == BLIND else []


def owed(s: State) -> dict[str, Any] | None:
    """The kind of action, and how many tiles for whom."""
    if not s.chance_is_due():
        return None
    if s.phase == FIRST:
        return {"action": "first", "seats": list(range(s.seats))}
    if s.phase == DEAL:
        hands = [setup.HAND] * s.seats
        return {"action": "deal", "tiles": hands, "display": setup.DISPLAY, "start": 1}
    if s.phase == BLIND:
        return {"action": "draw", "seat": s.turn, "tiles": 1}
    return {"action": "reveal", "tiles": exchange.revealed(s)}
