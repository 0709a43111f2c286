"""Hands that move to other seats (HOUSE-03, M112-111)."""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.games.uno.events import Event, Rotated, Swapped
from stolik.games.uno.pieces import all_faces
from stolik.games.uno.rules import call, known
from stolik.games.uno.state import State


def swap(s: State, seat: Seat, target: Seat, at: int, tell: list[Event] | None) -> None:
    """Two players swap hands."""
    s.hands[seat], s.hands[target] = s.hands[target], s.hands[seat]
    whose = list(range(s.seats))
    whose[seat], whose[target] = target, seat
    known.moved(s, whose)
    if tell is not None:
        now = (all_faces(s.hands[seat]), all_faces(s.hands[target]))
        tell.append(Swapped(seat, target, now))
    call.hands_moved(s, [seat, target], at)


def rotate(s: State, at: int, tell: list[Event] | None) -> None:
    """Every hand goes one seat along in the direction of play."""
    before, whose = s.hands.copy(), list(range(s.seats))
    for seat in s.playing():
        whose[s.after(seat)] = seat
    s.hands = [before[seat] for seat in whose]
    known.moved(s, whose)
    if tell is not None:
        tell.append(Rotated(tuple([all_faces(hand) for hand in s.hands]), tuple(whose)))
    call.hands_moved(s, s.playing(), at)
