"""What the policy thinks of ideas before any of them is played out.

The chances of two cards differ by a point or two, and a few hundred playouts can't tell them apart:
a search does better that begins with an opinion and lets itself be talked out of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.bots.uno.policy import WORTH, bluff_chance
from stolik.games.uno.actions import Action, Challenge, Discard, Jump, Name, Play
from stolik.games.uno.events import Event
from stolik.games.uno.pieces import NONE
from stolik.games.uno.view import View

#: How many playouts an opinion is worth with two players, and how much a unit of liking is of a
#: chance to win.
TRUST = 250
UNIT = 0.02
#: How much the policy likes to lay nothing, a colour that it would not name, each card in the hand
#: that it aims at, and each point that it gives away.
UNPLAYED = -6.0
OTHER_COLOUR = -0.3
EACH_CARD = -0.1
EACH_POINT = 0.05
#: A bluff that is likelier than this is worth a challenge; how much each part of that is.
DOUBTFUL = 0.25
DOUBT = 4.0


def trust(players: int) -> int:
    """How many playouts an opinion is worth: the more players, the less a card changes."""
    return TRUST * (players - 1) ** 2


def believe(
    view: View,
    heard: Sequence[Event],
    ideas: Sequence[Action],
    liking: Callable[[int], float],
    named: int,
) -> list[float]:
    """By how much each idea is thought to be better than the average one."""
    likings = [_liking(view, heard, idea, liking, named) for idea in ideas]
    average = sum(likings) / len(likings)
    return [UNIT * (liked - average) for liked in likings]


def _liking(
    view: View,
    heard: Sequence[Event],
    idea: Action,
    liking: Callable[[int], float],
    named: int,
) -> float:
    match idea:
        case Play() | Jump():
            colour = idea.colour if isinstance(idea, Play) else NONE
            other = OTHER_COLOUR if colour not in (NONE, named) else 0.0
            aimed = EACH_CARD * view.counts[idea.target] if idea.target >= 0 else 0.0
            return liking(idea.face) + other + aimed
        case Name():
            return OTHER_COLOUR if idea.colour != named else 0.0
        case Discard():
            return EACH_POINT * WORTH[idea.face]
        case Challenge():
            return DOUBT * (bluff_chance(view, heard) - DOUBTFUL)
        case _:
            return 0.0 if view.phase == "challenge" else UNPLAYED
