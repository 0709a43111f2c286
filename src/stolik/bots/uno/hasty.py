"""A policy that looks at nothing but what is legal: for playouts by the engine's own rules."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.uno.policy import WORTH, spoken
from stolik.core.game import Below
from stolik.games.uno.actions import Accept, Action, Discard, Play
from stolik.games.uno.pieces import COLOUR_OF, NONE, VALUES_112, WILD_FOUR


def hasty(legal: Sequence[Action], below: Below) -> Action:
    """The dearest coloured card, else a Wild, else a +4, else what can't be helped."""
    plays = [a for a in legal if type(a) is Play]
    if plays:
        best = max([_liking(a) for a in plays])
        ways = [a for a in plays if _liking(a) == best]
        return ways[below(len(ways))]
    if (said := spoken(legal)) is not None:
        return said
    if Accept() in legal:
        return Accept()
    discards = [a for a in legal if type(a) is Discard]
    return max(discards, key=lambda a: WORTH[a.face]) if discards else legal[below(len(legal))]


def _liking(a: Play) -> tuple[bool, bool, int]:
    coloured = COLOUR_OF[a.face] != NONE
    return a.call, a.face != WILD_FOUR, VALUES_112[a.face] if coloured else -1
