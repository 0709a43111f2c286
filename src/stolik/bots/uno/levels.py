"""UNO's four levels: how they think, what slips, what they forget to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.bots.base import Bot, Budget
from stolik.bots.persona import Manner, Persona
from stolik.bots.uno.expert import Expert
from stolik.bots.uno.policy import HonestRandom, RuleBot, Tuned
from stolik.core.game import AnyGame, Below
from stolik.games.uno.actions import Action, Call, Catch, Challenge, Jump, Play
from stolik.games.uno.events import Event
from stolik.games.uno.view import View

SKILLED = Manner(slips=250, forgets=15, pace=(700, 2000))
REGULAR = Manner(slips=450, forgets=80, pace=(900, 2600))
NOVICE = Manner(slips=0, forgets=400, pace=(1200, 3600))


class Novice(HonestRandom):
    """Lays any card that fits; catches nobody, doubts nobody, jumps in for nothing."""

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """Any card, and the own word if it comes to mind."""
        return super().choose(view, heard, unwatchful(legal), budget, below)

    def aside(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action | None:
        """The own word, and nothing about others."""
        return Call() if Call() in legal else None


def unwatchful(legal: Sequence[Action]) -> Sequence[Action]:
    """What is left to do for somebody who does not look at others."""
    return [a for a in legal if type(a) is not Catch] or legal


def wordless(legal: Sequence[Action]) -> Sequence[Action]:
    """What is left to do for somebody who forgets to speak: no UNO, no catch, no challenge."""
    silent = [
        a
        for a in legal
        if type(a) not in (Call, Catch, Challenge) and not (isinstance(a, Play | Jump) and a.call)
    ]
    return silent or legal


def _skilled(game: AnyGame) -> Bot:
    return Persona(Tuned(), RuleBot(), SKILLED, wordless)


def _regular(game: AnyGame) -> Bot:
    return Persona(Tuned(), HonestRandom(), REGULAR, wordless)


def _novice(game: AnyGame) -> Bot:
    return Persona(Novice(), Novice(), NOVICE, wordless)


UNO_BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    "expert": Expert,
    "skilled": _skilled,
    "regular": _regular,
    "novice": _novice,
    "tuned": lambda _: Tuned(),
    "rule": lambda _: RuleBot(),
    "random": lambda _: HonestRandom(),
}
