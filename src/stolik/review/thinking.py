"""What a decision was worth, as far as the seat that made it could know."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, cast

from stolik.bots import BOTS, Budget
from stolik.bots.base import Thinker, Weighed
from stolik.bots.plain import PlainRandom
from stolik.bots.search import halve
from stolik.core.fairness import seeded
from stolik.core.game import AnyGame, Below
from stolik.core.match import carry_out
from stolik.core.phrase import Phrase
from stolik.review.parts import won
from stolik.review.playouts import at_moment, fast_bots, finish
from stolik.review.reading import Question, answers
from stolik.review.shapes import Choice

EXPERT = "expert"
#: A game by the engine itself costs as much as so many of an expert's own, or more.
SLOWER = 2
#: Less than this is not worth a word, however sure it is.
LEAST = 0.01
#: What `below` draws a seed from.
SEEDS = 1 << 31


def thinker_for(game: AnyGame, at: int) -> Thinker:
    """The game's expert, if it says what it thinks; else one that thinks about any game."""
    made = BOTS[game.name].get(EXPERT)
    bot = made(game) if made else None
    thinks = all(hasattr(bot, skill) for skill in ("weigh", "reason"))
    return cast(Thinker, bot) if thinks else Imaginer(game, at)


class Imaginer(PlainRandom):
    """Thinks about any game alike: worlds that fit what it knows, played out by quick bots."""

    def __init__(self, game: AnyGame, at: int) -> None:
        super().__init__(game)
        self._at = at

    def weigh(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> list[Weighed]:
        """Every action that answers the decision, the best first."""
        game = self._game
        bots = fast_bots(game, view.seats)
        actions = answers(game, legal)

        def world() -> tuple[Any, str]:
            return game.imagine(view, heard, below), str(below(SEEDS))

        def play(action: Any, here: tuple[Any, str]) -> float:
            state, seed = here
            match = at_moment(game, state, self._at)
            _, told = carry_out(game, match.state, view.seat, action, self._at, seeded(seed))
            end = won(game, match.state, told)
            shares = end or finish(match, bots, seeded(f"{seed}/rest"), seeded(f"{seed}/bots"))
            return float(shares[view.seat])

        return halve(actions, world, play, budget.playouts // SLOWER, budget.watch())

    def reason(self, view: Any, heard: Sequence[Any], weighed: Sequence[Weighed]) -> Phrase:
        """How often it wins, and how often the next best does."""
        first, *others = weighed
        facts = {"chance": percent(first.chance), "playouts": first.playouts}
        if not others:
            return Phrase("review-reason-only", facts)
        return Phrase("review-reason", {**facts, "other": percent(others[0].chance)})


def percent(chance: float) -> int:
    """A chance in whole parts of a hundred."""
    return round(100 * chance)


def judge(game: AnyGame, asked: Question, budget: Budget, seed: str) -> Choice | None:
    """What a decision cost; None if only one thing was worth a thought, and it was done.

    The best of many guesses looks better than it is. So where something else looks better, the two
    are weighed once more by themselves, in worlds that had no part in the choice.
    """
    thinker = thinker_for(game, asked.at)
    weighed = _weigh(thinker, asked, asked.legal, budget, f"{seed}/{asked.entry}/all")
    best = mine = weighed[0]
    if best.action != asked.action:
        best, mine = _compare(game, asked, best.action, budget, f"{seed}/{asked.entry}/two")
    elif len(weighed) == 1:
        return None
    if best.chance - mine.chance <= noise(best, mine):
        best = mine
    others = [it for it in [mine, *weighed] if it.action != best.action]
    lesser = [it for it in others if it.chance <= best.chance]
    # An expert has no reason for what it would never do. And where all others seemed better in the
    # few games they had, it would say that there was nothing else.
    is_own = best.action in [it.action for it in weighed]
    speaks = thinker if is_own and lesser else Imaginer(game, asked.at)
    reason = speaks.reason(asked.view, asked.heard, [best, *lesser])
    return _choice(game, asked, best, mine, reason)


def _weigh(
    thinker: Thinker, asked: Question, legal: Sequence[Any], budget: Budget, seed: str
) -> list[Weighed]:
    return thinker.weigh(asked.view, asked.heard, legal, budget, seeded(seed))


def _compare(
    game: AnyGame, asked: Question, best: Any, budget: Budget, seed: str
) -> tuple[Weighed, Weighed]:
    """What seems best and what was done; an expert may find one of them not worth a thought."""
    two = [best, asked.action]
    found = {it.action: it for it in _weigh(thinker_for(game, asked.at), asked, two, budget, seed)}
    if not all(action in found for action in two):
        plain = Imaginer(game, asked.at)
        found = {it.action: it for it in _weigh(plain, asked, two, budget, seed)}
    return found[best], found[asked.action]


def _choice(game: AnyGame, asked: Question, best: Weighed, mine: Weighed, reason: Phrase) -> Choice:
    return Choice(
        entry=asked.entry,
        seat=asked.seat,
        action=game.write_action(asked.action),
        better=game.write_action(best.action),
        chance=mine.chance,
        best=best.chance,
        loss=best.chance - mine.chance,
        said=game.phrase(asked.action),
        said_better=game.phrase(best.action),
        reason=reason,
    )


def noise(one: Weighed, other: Weighed) -> float:
    """A difference up to this one may be luck: the standard error of two counts on their own.

    Both have met the same worlds, so that their true error is smaller: this is on the safe side.

    >>> round(noise(Weighed("a", 0.5, 200), Weighed("b", 0.5, 200)), 3)
    0.05
    """
    spread = [it.chance * (1 - it.chance) / it.playouts for it in (one, other) if it.playouts]
    return max(LEAST, sqrt(sum(spread)))
