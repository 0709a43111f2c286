"""Four levels of Ubongo: how fast they solve, and how well they choose their gems."""

from __future__ import annotations

from collections.abc import Callable

from stolik.bots.base import Bot
from stolik.bots.persona import Manner, Persona
from stolik.bots.ubongo.expert import Expert
from stolik.bots.ubongo.racers import Counts, Fond, Pairs, Random
from stolik.core.game import AnyGame

#: The skill by which each level solves.
SKILL = {"expert": "expert", "skilled": "hard", "regular": "medium", "novice": "easy"}


def _forgetful(skill: str) -> Bot:
    """Fond of one colour, but every other time it just takes a pair that it sees."""
    return Persona(Fond(skill), Pairs(skill), Manner(slips=500))


#: How each level chooses its gems.
GEMS: dict[str, Callable[[str], Bot]] = {
    "expert": Expert,
    "skilled": Counts,
    "regular": _forgetful,
    "novice": Random,
}


def _level(name: str) -> Callable[[AnyGame], Bot]:
    return lambda _: GEMS[name](SKILL[name])


def _gems_alone(name: str) -> Callable[[AnyGame], Bot]:
    return lambda _: GEMS[name]("medium")


#: The levels, the strongest first; the yardsticks; and each level's choice of gems by itself, all
#: of the same skill, so that a contest tells who chooses better and not who solves faster.
UBONGO_BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    **{name: _level(name) for name in GEMS},
    "counts": lambda _: Counts(),
    "random": lambda _: Random(),
    "montecarlo": lambda _: Expert(),
    **{f"gems-{name}": _gems_alone(name) for name in GEMS},
}
