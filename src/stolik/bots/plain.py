"""The bot that plays any game without a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.bots.base import Budget, Quiet
from stolik.core.game import AnyGame, Below


class PlainRandom(Quiet):
    """Any legal action, but draws, exchanges or passes only when it must."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any:
        """A plain action, all equally likely."""
        plain = self._game.plain(list(legal))
        return plain[below(len(plain))]

    def aside(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any | None:
        """What is due to be said; nothing else."""
        return self._game.plain_aside(list(legal))
