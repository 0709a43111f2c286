"""Matches to look back at, played by bots from a seed, and a thinker who says what it is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from stolik.bots import Budget, make_bot
from stolik.bots.base import Weighed
from stolik.bots.plain import PlainRandom
from stolik.bots.playing import play_out
from stolik.core.fairness import seeded
from stolik.core.game import AnyGame, Below
from stolik.core.match import Match
from stolik.core.phrase import Phrase
from stolik.core.record import Record
from stolik.games import BOOKS
from stolik.review import Effort

#: Too little to be clever, enough to see that everything is there.
LITTLE = Effort(2, Budget(playouts=4))


def played(book: str, seats: int = 2, bot: str = "random", **options: object) -> Record:
    """A whole match; options by their key, with a stroke for the dot."""
    game, rules = BOOKS[book]
    given = {key.replace("_", ".", 1): value for key, value in options.items()}
    decided = rules.decide(given, seats, people=0)
    below = seeded(f"review/{book}")
    match = Match.begin(game, decided, seats, below)
    bots = [make_bot(game, bot) for _ in range(seats)]
    play_out(match, bots, Budget(), below, seeded("bots"))
    return Record.of(match, decided, seats)


def cut(record: Record, entries: int) -> Record:
    """A match that was abandoned after so many entries."""
    kept = record.entries[:entries]
    return Record(record.game, record.options, record.seats, kept, "abandoned")


class Oracle(PlainRandom):
    """Weighs each action as it is told to, and keeps what it was asked."""

    asked: ClassVar[list[tuple[Any, list[Any], list[Any]]]] = []
    chance: ClassVar[Callable[[str, int], float | None]] = staticmethod(lambda *_: 0.5)
    playouts: ClassVar[int] = 10_000

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)

    def weigh(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> list[Weighed]:
        """By the word of the test; what has no chance is not worth a thought."""
        self.asked.append((view, list(heard), list(legal)))
        found = []
        for action in legal:
            chance = type(self).chance(self._game.write_action(action), len(legal))
            found += [] if chance is None else [Weighed(action, chance, self.playouts)]
        return sorted(found, key=lambda it: -it.chance)

    def reason(self, view: Any, heard: Sequence[Any], weighed: Sequence[Weighed]) -> Phrase:
        """The chances it was given, the first one first."""
        chances = [round(100 * it.chance) for it in weighed[:2]]
        return Phrase("oracle", {"best": chances[0], "more": len(weighed) - 1})
