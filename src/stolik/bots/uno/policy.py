"""Bots for UNO that do not search: a random one, one after RLCard's rule agent, and a linear one.

They are frozen yardsticks. All are honest (they lay a +4 only when it is proper), say UNO in time,
catch who does not, and know nothing but their seat's view and what it has heard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb

from stolik.bots.base import Budget, Quiet
from stolik.core.game import Below, Seat
from stolik.games.uno.actions import (
    Accept,
    Action,
    Answer,
    Call,
    Catch,
    Challenge,
    Discard,
    Jump,
    Name,
    Play,
)
from stolik.games.uno.events import (
    Challenged,
    Dealt,
    Drew,
    Event,
    Mixed,
    Named,
    Played,
    Rotated,
    Swapped,
)
from stolik.games.uno.options import terms_of
from stolik.games.uno.pieces import (
    COLOUR_OF,
    DRAW_TWO,
    NONE,
    OF_FACE,
    RANK_OF,
    VALUES_112,
    WILD_FOUR,
)
from stolik.games.uno.rules.wild_four import MATCHING
from stolik.games.uno.view import View

#: What a card is good for where one must be given away: the more, the longer it is kept.
WORTH = tuple(-1 if value == 50 else value for value in VALUES_112)


# -- looking --------------------------------------------------------------------------------------
def own_hand(v: View) -> tuple[int, ...]:
    """The cards of the seat that looks."""
    assert v.seat is not None
    return v.hands[v.seat] or ()


def following(v: View) -> Seat:
    """The seat after the one that looks, in the direction of play."""
    assert v.seat is not None
    seat, step = v.seat, 1 if v.clockwise else -1
    seat = (seat + step) % v.seats
    while v.out >> seat & 1:
        seat = (seat + step) % v.seats
    return seat


def is_opponent(v: View, seat: Seat) -> bool:
    """Whether a seat plays against the one that looks."""
    assert v.seat is not None
    return seat != v.seat and not (terms_of(v.options).teams and (seat - v.seat) % 2 == 0)


def best_colour(v: View) -> int:
    """The colour held most, the first in a tie."""
    counts = Counter([COLOUR_OF[face] for face in own_hand(v)])
    return max(range(4), key=lambda colour: (counts[colour], -colour))


def would_bluff(v: View) -> bool:
    """Whether a +4 laid now would not be proper."""
    matching = MATCHING[terms_of(v.options).wilds_match]
    others = list(own_hand(v))
    if WILD_FOUR in others:
        others.remove(WILD_FOUR)
    return any(COLOUR_OF[face] == v.colour or OF_FACE[face] & matching for face in others)


def spoken(legal: Sequence[Action]) -> Action | None:
    """What is said before anything else: the own word, then a catch, then that it was no hint."""
    for kind in (Call, Catch):
        for a in legal:
            if type(a) is kind:
                return a
    return Answer(False) if Answer(False) in legal else None


# -- choosing -------------------------------------------------------------------------------------
class _Player(Quiet):
    """What these bots do alike; they differ in the card they like best, and in challenging."""

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """The word if it is due, else the best card, else what can't be helped."""
        if (said := spoken(legal)) is not None:
            return said
        plays = [a for a in legal if type(a) is Play]
        if view.phase == "challenge":
            doubts = Challenge() in legal and self.doubts(view, heard)
            return Challenge() if doubts else Accept()
        if view.phase == "name":
            return Name(best_colour(view))
        if view.phase == "discard":
            return min((a for a in legal if type(a) is Discard), key=lambda a: -WORTH[a.face])
        if would_bluff(view):
            plays = [a for a in plays if a.face != WILD_FOUR]
        if plays:
            return self.favourite(view, heard, plays, below)
        return next((a for a in legal if type(a) is not Play), legal[0])

    def aside(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action | None:
        """The word, a catch, or a card that jumps in."""
        if (said := spoken(legal)) is not None:
            return said
        jumps = [a for a in legal if type(a) is Jump]
        return max(jumps, key=lambda a: (a.call, -_count(view, a.target))) if jumps else None

    def favourite(
        self, view: View, heard: Sequence[Event], plays: list[Play], below: Below
    ) -> Play:
        """The card to lay, with what is said."""
        raise NotImplementedError

    def doubts(self, view: View, heard: Sequence[Event]) -> bool:
        """Whether to challenge a +4."""
        raise NotImplementedError


def _count(v: View, seat: Seat) -> int:
    return v.counts[seat] if seat >= 0 else 0


def _finish(v: View, plays: list[Play], face: int, colour: int) -> Play:
    """The best way to lay a face: UNO said, this colour, the opponent who is in front."""
    ways = [a for a in plays if a.face == face]

    def good(a: Play) -> tuple[bool, bool, bool, int, bool]:
        against = a.target < 0 or is_opponent(v, a.target)
        return a.call, a.colour in (NONE, colour), against, -_count(v, a.target), a.wanted != colour

    return max(ways, key=good)


class RuleBot(_Player):
    """After RLCard's `uno-rule-v1`: a +4 whenever it may, else any card but a Wild."""

    def favourite(
        self, view: View, heard: Sequence[Event], plays: list[Play], below: Below
    ) -> Play:
        """A +4 in the colour held most, else any coloured card, else a Wild in any colour."""
        may = {a.face for a in plays}
        if WILD_FOUR in may:
            return _finish(view, plays, WILD_FOUR, best_colour(view))
        coloured = [face for face in own_hand(view) if face in may and COLOUR_OF[face] != NONE]
        face = any_of(coloured or sorted(may), below)
        return _finish(view, plays, face, below(4))

    def doubts(self, view: View, heard: Sequence[Event]) -> bool:
        """It takes its cards."""
        return False


class HonestRandom(_Player):
    """Any proper card in any way, all equally likely; it draws only when it must."""

    def favourite(
        self, view: View, heard: Sequence[Event], plays: list[Play], below: Below
    ) -> Play:
        """Any way to lay a card, UNO said where it is due."""
        ways = [a for a in plays if a.call] or plays
        return ways[below(len(ways))]

    def doubts(self, view: View, heard: Sequence[Event]) -> bool:
        """It takes its cards."""
        return False


def any_of(faces: Sequence[int], below: Below) -> int:
    """One of some cards, all equally likely."""
    return faces[below(len(faces))]


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a card is liked: by what it is, and by what stays in the hand."""

    wild: float
    four: float
    turn: float  # Skip and Reverse
    two: float
    colour: float  # for each card of the colour that stays
    rank: float  # for each card of the number or symbol that stays
    stop: float  # a card that costs the next player the turn, who is almost out
    value: float = 0.0  # for each point that leaves the hand
    void: float = 0.0  # a colour that the next player did not have


WEIGHTS: dict[int, Weights] = {
    2: Weights(-4.6, -3.8, 0.5, 0.6, -0.33, -0.71, 4.0, void=1.0),
    4: Weights(-4.6, -3.8, 0.5, 0.6, 0.6, 0.5, 4.0, void=1.0),
    10: Weights(-4.6, -3.8, 0.5, 0.6, 0.6, 0.5, 4.0, void=1.0),
}
ALMOST_OUT = 2


class Tuned(_Player):
    """The card with the highest sum of weights, one set of them for each number of players."""

    def __init__(self, weights: Callable[[int], Weights] | None = None) -> None:
        self._weights = weights or weights_for

    def favourite(
        self, view: View, heard: Sequence[Event], plays: list[Play], below: Below
    ) -> Play:
        """The card that the weights like best, with the colour that hurts the next player most."""
        liking, named = self.likings(view, heard)
        best = max(sorted({a.face for a in plays}), key=liking)
        return _finish(view, plays, best, named)

    def likings(self, view: View, heard: Sequence[Event]) -> tuple[Callable[[int], float], int]:
        """How much each face is liked now, and the colour that a Wild would name."""
        weights = self._weights(view.seats - view.out.bit_count())
        hand = own_hand(view)
        colours = Counter([COLOUR_OF[face] for face in hand])
        ranks = Counter([RANK_OF[face] for face in hand])
        next_seat = following(view)
        against = is_opponent(view, next_seat)
        stop = view.counts[next_seat] <= ALMOST_OUT and against
        lacks = lacking(heard, next_seat) if against and weights.void else [0.0] * 4
        named = max(range(4), key=lambda c: (colours[c] + weights.void * lacks[c], -c))

        def liking(face: int) -> float:
            colour = COLOUR_OF[face] if COLOUR_OF[face] != NONE else named
            liked = _liking(weights, face, colours, ranks, stop)
            return liked + weights.void * lacks[colour]

        return liking, named

    def doubts(self, view: View, heard: Sequence[Event]) -> bool:
        """Where a bluff is likelier than one in five, by what this player did before."""
        return bluff_chance(view, heard) > 0.2


def _liking(
    weights: Weights, face: int, colours: Counter[int], ranks: Counter[int], stop: bool
) -> float:
    rank = RANK_OF[face]
    liking = weights.value * VALUES_112[face]
    if face == WILD_FOUR:
        liking += weights.four
    elif COLOUR_OF[face] == NONE:
        liking += weights.wild
    else:
        liking += weights.colour * (colours[COLOUR_OF[face]] - 1)
        liking += weights.rank * (ranks[rank] - 1)
    if rank == DRAW_TWO:
        liking += weights.two
    elif rank > 9:
        liking += weights.turn
    return liking + (weights.stop if stop and (rank > 9 or face == WILD_FOUR) else 0)


def lacking(heard: Sequence[Event], seat: Seat) -> list[float]:
    """For each colour, how surely a seat has none: it drew on it, and has drawn little since."""
    colour, lacks = NONE, [0.0] * 4
    for e in heard:
        match e:
            case Dealt():
                lacks = [0.0] * 4
                colour = COLOUR_OF[e.top] if not e.carried or COLOUR_OF[e.top] != NONE else colour
            case Played():
                colour = e.colour if e.colour != NONE else COLOUR_OF[e.face]
            case Named():
                colour = e.colour
            case Mixed() | Rotated() | Swapped():
                lacks = [0.0] * 4
            case Drew(seat=drawer) if drawer == seat:
                if e.why == "turn" and colour != NONE:
                    lacks[colour] = 1.0
                lacks = [sure * 0.75**e.count for sure in lacks]
            case _:
                pass
    return lacks


def weights_for(players: int) -> Weights:
    """The set that was learned for so many players."""
    return next(WEIGHTS[upto] for upto in sorted(WEIGHTS) if players <= upto)


def bluff_chance(v: View, heard: Sequence[Event]) -> float:
    """How likely the +4 on the table is a bluff."""
    judged = [e.guilty for e in heard if isinstance(e, Challenged) and e.offender == v.bluff]
    habit = (0.2 + sum(judged)) / (40 + len(judged))  # few bluff, until they are found out
    holds = _holds_colour(v)
    return holds * habit / (holds * habit + 1 - holds) if holds < 1 else 1.0


def _holds_colour(v: View) -> float:
    """How likely a hand of unknown cards has one of the colour that was in force."""
    seen = [*own_hand(v), *v.under, v.top, *v.bottom]
    total = v.bag + sum(v.counts) - len(own_hand(v))
    of_colour = 25 - sum(COLOUR_OF[face] == v.was_colour for face in seen)
    count = v.shown_count
    return 1 - comb(max(0, total - of_colour), count) / comb(total, count)


__all__ = ["HonestRandom", "RuleBot", "Tuned", "Weights", "weights_for"]
