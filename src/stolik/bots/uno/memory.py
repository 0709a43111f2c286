"""What the public history of a deal tells about hidden hands, card by card.

Each hidden card of a hand is a *clue*: a set of remarks on what it is likely not, such as "it was
there when its owner drew on a red 5". A remark is a doubt and no proof, because people may draw
with a card that fits; a card that was shown is certain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from stolik.bots.uno.playout import COLOUR_ON, NAMED
from stolik.core.game import Seat
from stolik.games.uno.events import (
    Challenged,
    Dealt,
    Discarded,
    Drew,
    Event,
    Kept,
    Mixed,
    Named,
    Played,
    Rotated,
    Shown,
    Swapped,
    TookBack,
)
from stolik.games.uno.pieces import COLOUR_OF, FACES, HAND, NONE, RANK_OF, WILD_FOUR

#: What is remarked of a card, and on which state of the table: its owner drew, laid a +4, laid
#: another Wild; or the card itself is known.
Kind = Literal["drew", "four", "wild", "known"]
Remark = tuple[Kind, int]
Clue = frozenset[Remark]
NOTHING: Clue = frozenset()

#: How likely a card is that a remark speaks against, for each one that it does not.
DREW_ANYWAY = 0.08
BLUFFED = 0.05
SPENT_WILD = 0.4

Chances = tuple[float, ...]


@lru_cache(maxsize=4096)
def chances(clue: Clue) -> Chances:
    """How likely each face is, the likeliest counted as 1."""
    found = [1.0] * len(FACES)
    for kind, state in clue:
        for face in range(len(FACES)):
            found[face] *= _doubt(kind, state, face)
    return tuple(found)


def _doubt(kind: Kind, state: int, face: int) -> float:
    if kind == "known":
        return 1.0 if face == state else 0.0
    colour, rank = COLOUR_OF[face], RANK_OF[face]
    same_colour = colour == COLOUR_ON[state]
    same_rank = state < NAMED and rank == RANK_OF[state]
    if kind == "four":
        return BLUFFED if same_colour else 1.0
    if kind == "wild":
        return SPENT_WILD if same_colour or same_rank else 1.0
    return DREW_ANYWAY if same_colour or same_rank or colour == NONE else 1.0


@lru_cache(maxsize=4096)
def _odds(clue: Clue, face: int) -> float:
    """How likely a card with this clue is this face."""
    found = chances(clue)
    return found[face] / (sum(found) or 1.0)


class Memory:
    """Somebody who has followed a deal: the clues to each hand, by seat."""

    def __init__(self, heard: Sequence[Event], seats: int, out: int = 0) -> None:
        self.clues: list[list[Clue]] = [[] for _ in range(seats)]
        self._out = out
        self._state = self._before = 0
        self._drawn: tuple[Seat, int] = (-1, 0)  # who drew just now, and how many
        begin = _last_deal(heard)
        self._recall_colour(heard[:begin])
        for event in heard[begin:]:
            self._note(event)

    def _recall_colour(self, heard: Sequence[Event]) -> None:
        """The colour of a Wild that was left lying for this deal."""
        for event in reversed(heard):
            if isinstance(event, Played | Named) and event.colour != NONE:
                self._state = NAMED + event.colour
                return

    def _note(self, e: Event) -> None:
        match e:
            case Dealt():
                self._begin(e)
            case Played():
                self._lay(e)
            case Named():
                self._state = NAMED + e.colour
            case Drew():
                self._draw(e)
            case Kept() if self._drawn == (e.seat, 1):
                self._remark(e.seat, "drew", last=1)
            case Challenged():
                self._judge(e)
            case TookBack():
                self._state = self._before
                self.clues[e.seat].append(_known(WILD_FOUR))
            case Discarded():
                for face in e.faces:
                    self._forget(e.seat, face)
            case Shown(faces=faces) if faces is not None:
                self.clues[e.target] = list(map(_known, faces))
            case Mixed() | Swapped() | Rotated():
                self._move(e)
            case _:
                pass

    def _begin(self, e: Dealt) -> None:
        count = next((len(hand) for hand in e.hands if hand), HAND)
        for seat, clues in enumerate(self.clues):
            clues[:] = [] if self._out >> seat & 1 else [NOTHING] * count
        if COLOUR_OF[e.top] != NONE:
            self._state = e.top

    def _lay(self, e: Played) -> None:
        clues = self.clues[e.seat]
        if self._drawn[0] == e.seat and not e.jumped and self._drawn[1] == 1 and clues:
            clues.pop()  # what was drawn is all that may be laid
        else:
            self._forget(e.seat, e.face)
        if e.face == WILD_FOUR:
            self._remark(e.seat, "four")
        elif COLOUR_OF[e.face] == NONE:
            self._remark(e.seat, "wild")
        self._drawn, self._before = (-1, 0), self._state
        if COLOUR_OF[e.face] != NONE:
            self._state = e.face
        elif e.colour != NONE:
            self._state = NAMED + e.colour

    def _draw(self, e: Drew) -> None:
        if e.why == "turn":
            self._remark(e.seat, "drew")
        self._drawn = (e.seat, e.count) if e.why == "turn" else (-1, 0)
        self.clues[e.seat] += [NOTHING] * e.count

    def _judge(self, e: Challenged) -> None:
        if e.shown is not None:
            self.clues[e.offender] = [_known(face) for face in e.shown]
        elif e.guilty:
            self.clues[e.offender] = [NOTHING] * len(self.clues[e.offender])

    def _move(self, e: Mixed | Swapped | Rotated) -> None:
        self._drawn = (-1, 0)
        clues = self.clues
        if isinstance(e, Mixed):
            self.clues = [[NOTHING] * count for count in e.counts]
        elif isinstance(e, Swapped):
            clues[e.seat], clues[e.target] = clues[e.target], clues[e.seat]
            if e.hands is not None:
                clues[e.seat], clues[e.target] = (list(map(_known, hand)) for hand in e.hands)
        else:
            self.clues = [clues[was] for was in e.whose]
            for seat, hand in enumerate(e.hands):
                if hand is not None:
                    self.clues[seat] = list(map(_known, hand))

    def _remark(self, seat: Seat, kind: Kind, last: int = 0) -> None:
        """Remark something of a hand, or only of its last cards."""
        clues, remark = self.clues[seat], (kind, self._state)
        for place in range(len(clues) - last if last else 0, len(clues)):
            if not any(known == "known" for known, _ in clues[place]):
                clues[place] |= {remark}

    def _forget(self, seat: Seat, face: int) -> None:
        """A card has left a hand: most likely the one whose clue speaks for it."""
        clues = self.clues[seat]
        if clues:
            clues.remove(max(clues, key=lambda clue: _odds(clue, face)))


def _last_deal(heard: Sequence[Event]) -> int:
    return next((at for at in range(len(heard) - 1, -1, -1) if isinstance(heard[at], Dealt)), 0)


def _known(face: int) -> Clue:
    return frozenset({("known", face)})


def known_of(clues: Iterable[Clue]) -> list[int]:
    """The faces that are certain."""
    return [state for clue in clues for kind, state in clue if kind == "known"]
