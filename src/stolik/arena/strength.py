"""Strength against budget: a bot that searches, at several budgets, against the same opponents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from stolik.arena.contest import Contest
from stolik.arena.rationed import parted, searches
from stolik.arena.tally import Tally, interval_data
from stolik.core.phrase import Refused
from stolik.games import BOOKS


class Try(NamedTuple):
    """A contest in which one entrant has a budget of its own."""

    entrant: int
    bot: str
    budget: int
    contest: Contest


class Strength(NamedTuple):
    """How often a bot won at a budget."""

    bot: str
    budget: int
    games: int
    rate: tuple[float, float, float]

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "bot": self.bot,
            "budget": self.budget,
            "games": self.games,
            **interval_data(self.rate),
        }


def tries(contest: Contest, budgets: Sequence[int]) -> list[Try]:
    """The contests to play: each bot that searches, once by its name, at each budget."""
    game, _ = BOOKS[contest.book]
    found = []
    for entrant, name in enumerate(contest.bots):
        if name in contest.bots[:entrant] or not searches(game, name):
            continue
        bot, _ = parted(name)
        for budget in budgets:
            bots = [*contest.bots]
            bots[entrant] = f"{bot}@{budget}"
            found.append(Try(entrant, bot, budget, replace(contest, bots=tuple(bots))))
    if budgets and not found:
        raise Refused("arena-nobody-searches")
    return found


def strength(tried: Try, tally: Tally) -> Strength:
    """What a contest has shown."""
    entrant = tried.entrant
    return Strength(tried.bot, tried.budget, tally.played[entrant], tally.rate(entrant))
