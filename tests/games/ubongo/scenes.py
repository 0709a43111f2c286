"""What the tests of Ubongo share: tables in the race, and solutions as text."""

from __future__ import annotations

from typing import Any

from stolik.core.game import CLOCK, Seat
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.notation import layout_text
from stolik.games.ubongo.solver import solutions
from tests.kit import Trial, at

#: Where a round trip is measured.
MEASURED = "ubo.roundTripMs=250"


def race(seats: int = 4, options: str = "", more: str = "") -> Trial:
    """The first race of a match, 60 seconds long; every pawn before the third row."""
    told = f"options {options};" if options else ""
    pawns = "" if "pawns" in more else "pawns" + " 3" * seats + ";"
    return at(f"ubongo; seats {seats}; {told} {pawns} {more}")


def solution(t: Trial, seat: Seat, place: int = 0) -> str:
    """A way to say Ubongo."""
    found = solutions(t.state.area_of(seat), t.state.row_of(seat))
    return f"solve {layout_text(found[place])}"


def solve(t: Trial, *seats: Seat, first: int = 1000) -> Trial:
    """Some seats solve one after the other, a second apart."""
    for place, seat in enumerate(seats):
        t.do(seat, solution(t, seat), at=first + 1000 * place)
    return t


def ring(t: Trial, name: str, at: int) -> list[Any]:
    """The clock rings."""
    return t.do(CLOCK, f"ring {name}", at=at)


def group(t: Trial) -> int:
    """The group of the round."""
    return int(t.state.boards[0]) // GROUP
