"""Search for any game by its own rules: imagine worlds, try each action, let a policy play on.

Slower than a playout written for one game, but at home in every option of every book.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from stolik.bots.base import Weighed
from stolik.bots.search import halve
from stolik.core.game import CHANCE, AnyGame, Below, Seat

#: A playout so long is cut, and then nobody is in front.
LONGEST = 2000


class Trial(NamedTuple):
    """How imagined games go on: who chooses by what, and when and how well they end."""

    game: AnyGame
    seat: Seat
    policy: Callable[[list[Any]], Any]  # one of the legal actions
    judge: Callable[[Sequence[Any]], float | None]  # the share of the win, once events tell it
    even: float  # the share of the win where nothing tells it
    below: Below

    def play(self, action: Any, world: Any) -> float:
        """The share of the win of an action in a world, which stays as it was."""
        state, told = self.game.copy(world), list[Any]()
        self.game.advance(state, self.seat, action, 0, told)
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


def search(
    trial: Trial,
    view: Any,
    heard: Sequence[Any],
    actions: Sequence[Any],
    playouts: int,
    is_late: Callable[[], bool],
    beliefs: Sequence[float] = (),
    trust: int = 0,
) -> list[Weighed]:
    """The actions with their chances, the best first."""

    def world() -> Any:
        return trial.game.imagine(view, heard, trial.below)

    return halve(actions, world, trial.play, playouts, is_late, beliefs, trust)
