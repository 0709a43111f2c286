"""What chance owes in Ubongo: in short for scripts, and the outcomes that can be named."""

from __future__ import annotations

from typing import Any

from stolik.games.ubongo.actions import Action
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.boards import SYMBOLS
from stolik.games.ubongo.gems import ROW, ROWS
from stolik.games.ubongo.rules import setup, start
from stolik.games.ubongo.state import BEGIN, FIELD, GEMS, State


def outcomes(s: State) -> list[Action]:
    """Who may begin with which set, and where a pawn may come to stand."""
    if s.phase == BEGIN:
        return [*setup.begins(s)]
    return [*setup.fields()] if s.phase == FIELD else []


def owed(s: State) -> dict[str, Any] | None:
    """The kind of action, and what it is made of, counted from 1 as in its text."""
    if not s.chance_is_due():
        return None
    if s.phase == BEGIN:
        sets = sorted({a.number for a in setup.begins(s)})
        return {"action": "begin", "seats": list(range(s.seats)), "sets": sets}
    if s.phase == GEMS:
        return {"action": "gems", "rows": ROWS, "gems": ROW}
    if s.phase == FIELD:
        return {"action": "field", "seat": s.turn, "rows": ROWS}
    groups = [_boards(group) for group in start.groups_left(s)]
    return {"action": "deal", "symbols": SYMBOLS, "groups": groups, "mirror": s.terms.mirror}


def _boards(group: int) -> list[int]:
    return [group * GROUP + place + 1 for place in range(GROUP)]
