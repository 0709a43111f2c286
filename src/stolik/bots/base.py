"""What a bot is, how much it may think, and what it says of its thoughts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from stolik.core.game import Below
from stolik.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision; the clock only cuts it short."""

    nodes: int = 10_000  # steps of an exact search
    playouts: int = 400  # games played out to their end
    milliseconds: int = 0  # 0: as long as it takes, so that the same seed gives the same choice

    def halved(self, times: int) -> Budget:
        """Half the counts, so many times over; the clock stays as it is."""
        return replace(
            self, nodes=max(1, self.nodes >> times), playouts=max(1, self.playouts >> times)
        )

    def watch(self) -> Callable[[], bool]:
        """Begin to think: what it gives tells whether the time is up."""
        if not self.milliseconds:
            return lambda: False
        end = perf_counter() + self.milliseconds / 1000
        return lambda: perf_counter() >= end


class Bot(Protocol):
    """The same view, stream, legal actions, budget and draws give the same action."""

    def choose(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any:
        """One of the legal actions."""

    def aside(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any | None:
        """One of the legal actions of a seat that is not due, or None to say nothing."""

    def delay(self, view: Any, below: Below) -> int:
        """Milliseconds until it acts in a race; 0 where nobody races."""

    def pause(self, view: Any, below: Below) -> int:
        """Milliseconds that it seems to think where nobody races; only people wait so long."""

    def notes(self) -> dict[str, int]:
        """Counts worth showing, such as how often a search was cut short."""


class Weighed(NamedTuple):
    """An action, and the chance to win with it as far as its player can know."""

    action: Any
    chance: float
    playouts: int


class Thinker(Bot, Protocol):
    """A bot that can say what it thinks of each action, and why it likes the first one best."""

    def weigh(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> list[Weighed]:
        """The legal actions, or those worth a thought, the best first."""

    def reason(self, view: Any, heard: Sequence[Any], weighed: Sequence[Weighed]) -> Phrase:
        """Why the first of the weighed actions, in one sentence with numbers."""


class Quiet:
    """What a bot does that never speaks out of turn, never races and counts nothing."""

    def aside(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any | None:
        """Nothing is said out of turn."""
        return None

    def delay(self, view: Any, below: Below) -> int:
        """It never races."""
        return 0

    def pause(self, view: Any, below: Below) -> int:
        """It does not pretend to think."""
        return 0

    def notes(self) -> dict[str, int]:
        """Nothing to tell."""
        return {}
