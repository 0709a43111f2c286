"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stolik.core.game import Below


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision, in nodes of its search."""

    nodes: int = 10_000


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

    def notes(self) -> dict[str, int]:
        """Counts worth showing, such as how often a search was cut short."""
