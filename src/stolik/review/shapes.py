"""What a review is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from stolik.bots import Budget
from stolik.core.game import Seat
from stolik.core.phrase import Phrase

#: Games played out from each point of the graph, where nobody says how many.
PLAYOUTS = {"uno": 48, "unikat": 24, "ubongo": 24}
USUAL_PLAYOUTS = 24


@dataclass(frozen=True, slots=True)
class Effort:
    """How much thought a review takes: budgets count, and no clock cuts them short."""

    playouts: int = 0  # from each point of the graph; 0: as many as are usual for the game
    budget: Budget = field(default_factory=Budget)  # for each decision

    def for_game(self, game: str) -> int:
        """Games to play out from each point."""
        return self.playouts or PLAYOUTS.get(game, USUAL_PLAYOUTS)


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision: what was done, what the thinker would have done, and what that cost.

    Actions are text; `better` is the same as `action` where nothing better is known.
    """

    entry: int
    seat: Seat
    action: str
    better: str
    chance: float
    best: float
    loss: float
    said: Phrase
    said_better: Phrase
    reason: Phrase


@dataclass(frozen=True, slots=True)
class Point:
    """After this entry each seat's chance to win, over so many games played out."""

    entry: int
    chances: tuple[float, ...]
    playouts: int


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: the entry at which the chances moved far, and for whom the most."""

    entry: int
    seat: Seat
    before: float
    after: float

    @property
    def swing(self) -> float:
        """How far the chance of that seat moved."""
        return abs(self.after - self.before)
