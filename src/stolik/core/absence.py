"""Seats left and taken up again: who can leave, and who can come back."""

from __future__ import annotations

from stolik.core.game import Leave, Return
from stolik.core.phrase import Illegal, Seats


def check_leave(a: Leave, away: int, seats: int, clause: str) -> None:
    """A seat that is there can be left; `away` is the set of those that were."""
    _check_seat(a.seat, seats, clause)
    if away >> a.seat & 1:
        raise Illegal(clause, "already-away", seat=Seats((a.seat,)))


def check_return(a: Return, away: int, seats: int, clause: str) -> None:
    """A seat that was left can be taken up again."""
    _check_seat(a.seat, seats, clause)
    if not away >> a.seat & 1:
        raise Illegal(clause, "not-away", seat=Seats((a.seat,)))


def _check_seat(seat: int, seats: int, clause: str) -> None:
    if not 0 <= seat < seats:
        raise Illegal(clause, "no-such-seat", seat=seat)


__all__ = ["check_leave", "check_return"]
