"""Search for any game by its own rules: imagine worlds, try each action, let a policy play on.

Slower than a playout written for one game, but at home in every option of every book.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from stolik.core.game import CHANCE, AnyGame, Below

#: A playout so long is cut, and then nobody is in front.
LONGEST = 2000


class Trial(NamedTuple):
    """How imagined games go on: who chooses by what, and when and how well they end."""

    game: AnyGame
    view: Any
    heard: Sequence[Any]
    policy: Callable[[list[Any]], Any]  # one of the legal actions
    judge: Callable[[Sequence[Any]], float | None]  # the share of the win, once events tell it
    even: float  # the share of the win where nothing tells it
    below: Below

    def world(self) -> Any:
        """A state that fits what the seat knows."""
        return self.game.imagine(self.view, self.heard, self.below)

    def play(self, action: Any, world: Any) -> float:
        """The share of the win of an action in a world, which stays as it was."""
        state, told = self.game.copy(world), list[Any]()
        self.game.advance(state, self.view.seat, action, 0, told)
        for _ in range(LONGEST):
            won = self.judge(told)
            if won is not None:
                return won
            told.clear()
            if not self._step(state, told):
                break
        return self.even

    def _step(self, state: Any, told: list[Any]) -> bool:
        game = self.game
        if CHANCE in game.actors(state):
            game.advance(state, CHANCE, game.draw(state, self.below), 0, told)
            return True
        due = game.due(state)
        if not due:
            return False
        game.advance(state, due[0], self.policy(game.legal(state, due[0])), 0, told)
        return True
