"""What the tests of UNO share: a look at a table as plain data, cards, and ways to lay a Wild."""

from __future__ import annotations

from typing import Any

from stolik.core.game import Seat
from stolik.games.uno.pieces import COLOURS, FACE
from tests.kit import Trial, at


def seen(t: Trial, seat: Seat | None = None) -> dict[str, Any]:
    """What a seat sees, as plain data; without a seat, everything."""
    view = t.game.open_view(t.state) if seat is None else t.game.view(t.state, seat)
    return t.game.view_data(view)


def faces(cards: str) -> tuple[int, ...]:
    """Cards as events tell them."""
    return tuple([FACE[card] for card in cards.split()])


def in_colours(card: str) -> list[str]:
    """The ways to lay a Wild."""
    return [f"play {card} {colour}" for colour in COLOURS]


def table(book: str, options: str, hands: list[str], more: str = "top R5") -> Trial:
    """A table with these hands, seat 0 on turn."""
    dealt = "; ".join(f"hand {seat} {hand}" for seat, hand in enumerate(hands))
    return at(f"{book}; options {options}; {more}; {dealt}")
