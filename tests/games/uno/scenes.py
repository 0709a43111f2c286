"""What the tests of UNO share: cards, how a deal ended, and ways to lay a Wild."""

from __future__ import annotations

from stolik.games.uno.events import DealOver
from stolik.games.uno.pieces import COLOURS, FACE
from tests.kit import Trial, at


def faces(cards: str) -> tuple[int, ...]:
    """Cards as events tell them."""
    return tuple([FACE[card] for card in cards.split()])


def over(t: Trial) -> DealOver:
    """How the last deal ended."""
    return next(event for event in reversed(t.match.events) if isinstance(event, DealOver))


def in_colours(card: str) -> list[str]:
    """The ways to lay a Wild."""
    return [f"play {card} {colour}" for colour in COLOURS]


def table(book: str, options: str, hands: list[str], more: str = "top R5") -> Trial:
    """A table with these hands, seat 0 on turn."""
    dealt = "; ".join(f"hand {seat} {hand}" for seat, hand in enumerate(hands))
    return at(f"{book}; options {options}; {more}; {dealt}")
