"""Who wins from here: the rest of a part, played out many times by bots that decide at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.bots import Bot, Budget, make_bot
from stolik.bots.persona import Manner, Persona
from stolik.bots.playing import play_out
from stolik.core.fairness import seeded
from stolik.core.game import TABLE, AnyGame, Below
from stolik.core.match import AnyMatch, Entry, Match
from stolik.review.parts import won

#: Bots that decide from what they see alone, in microseconds.
FAST = {"uno": "tuned", "unikat": "greedy", "ubongo": "counts"}
#: They err now and then, like people; else the least lead would look like a sure win.
_MANNER = Manner(slips=100)


def fast_bots(game: AnyGame, seats: int) -> list[Bot]:
    """A bot for each seat that decides at once."""
    bot, careless = make_bot(game, FAST[game.name]), make_bot(game, "random")
    return [Persona(bot, careless, _MANNER)] * seats


def at_moment(game: AnyGame, state: Any, at: int) -> AnyMatch:
    """A match that goes on from a copy of a state, at a time."""
    match: AnyMatch = Match(game, game.copy(state))
    match.entries = [Entry(at, TABLE, None)]
    return match


def finish(match: AnyMatch, bots: Sequence[Bot], below: Below, luck: Below) -> tuple[float, ...]:
    """Play a part to its end: each seat's share of the win."""

    def shares() -> tuple[float, ...] | None:
        return won(match.game, match.state, match.events)

    play_out(match, bots, Budget(), below, luck, lambda: shares() is not None)
    end = shares()
    assert end is not None, "who plays on to the end of a part has ended it"
    return end


def chances(game: AnyGame, state: Any, at: int, playouts: int, seed: str) -> tuple[float, ...]:
    """Each seat's chance to win from a state that is known as a whole."""
    bots = fast_bots(game, state.seats)
    sums = [0.0] * state.seats
    for number in range(playouts):
        below, luck = seeded(f"{seed}/{number}"), seeded(f"{seed}/{number}/bots")
        for seat, share in enumerate(finish(at_moment(game, state, at), bots, below, luck)):
            sums[seat] += share
    return tuple([total / playouts for total in sums])
