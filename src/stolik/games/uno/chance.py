"""What chance owes in UNO: in short for scripts, and the outcomes that can be named."""

from __future__ import annotations

from typing import Any

from stolik.core.phrase import Illegal
from stolik.games.uno.actions import Action, Dealer, Give
from stolik.games.uno.pieces import BIT, FACES, NUMBERS, faces_of
from stolik.games.uno.rules import draws, setup, shuffle
from stolik.games.uno.state import CUT, DEAL, DEALER, MIX, State


def outcomes(s: State) -> list[Action]:
    """Who may deal, and every card that may come where one more is all that comes."""
    if s.dues and s.phase != MIX:
        return [*_gives(s)]
    return [Dealer(seat) for seat in s.playing()] if s.phase == DEALER else []


def _gives(s: State) -> list[Give]:
    stock = draws.Stock(s)
    if not stock.ready():
        return [Give(())]
    may = [Give((face,)) for face in faces_of(stock.bag or BIT[stock.bottom[0]])]
    return [a for a in may if _completes(s, a)]


def _completes(s: State, a: Give) -> bool:
    try:
        draws.check_give(s, a)
    except Illegal:
        return False
    return True


def owed(s: State) -> dict[str, Any] | None:
    """The kind of action, and how many cards for whom: so many, or until one of these comes."""
    if not s.chance_is_due():
        return None
    if s.dues and s.phase != MIX:  # the hands are mixed before a fine is drawn
        return _owed_give(s)
    if s.phase == CUT:
        return {"action": "cut", "seats": setup.contenders(s), "until": _codes(NUMBERS)}
    if s.phase == DEALER:
        return {"action": "dealer", "seats": s.playing()}
    if s.phase == DEAL:
        return {"action": "deal", "cards": setup.sizes(s), "until": _codes(setup.starters(s))}
    return {"action": "mix", "cards": shuffle.sizes(s)}


def _owed_give(s: State) -> dict[str, Any]:
    due = s.dues[0]
    cards = min(due.cards, draws.Stock(s).left())
    until = _codes(due.until)
    return {"action": "give", "seat": due.seat, "cards": cards, "why": due.why, "until": until}


def _codes(cards: int) -> list[str]:
    return [FACES[face] for face in faces_of(cards)]
