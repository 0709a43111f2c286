"""Cards off the draw pile, across a reshuffle and to the last one (K108-105 to K108-107)."""

from __future__ import annotations

from stolik.core.game import Below
from stolik.core.phrase import Illegal
from stolik.games.uno.actions import NOBODY, Give
from stolik.games.uno.events import Drew, Event, Reshuffled
from stolik.games.uno.pieces import BIT, FACE_OF, FACES, nth, one_of
from stolik.games.uno.rules import call
from stolik.games.uno.state import DRAWN, Due, State

#: More than there are cards: draw until something comes.
ALL = 112


class Stock:
    """The piles while cards are drawn: the draw pile, its known bottom, then the discards anew."""

    __slots__ = ("bag", "bottom", "kept", "reshuffled", "under")

    def __init__(self, s: State) -> None:
        self.bag = s.bag
        self.bottom = s.bottom
        self.under = s.under
        # K108-76: what lies under a +4 that may still go back stays on the pile.
        self.kept = BIT[s.was_top] if s.was_top >= 0 else 0
        self.reshuffled = 0

    def ready(self) -> bool:
        """Whether there is a card; an empty pile is made anew from the discards (K108-105)."""
        if not self.bag and not self.bottom and self.under != self.kept:
            self.bag, self.under = self.under & ~self.kept, self.kept
            self.reshuffled = self.bag.bit_count()
        return bool(self.bag or self.bottom)

    def left(self) -> int:
        """How many cards can still be drawn (K108-107)."""
        return self.bag.bit_count() + len(self.bottom) + (self.under & ~self.kept).bit_count()

    def take(self, card: int) -> None:
        """Take a card, given as its bit."""
        if self.bag:
            self.bag ^= card
        else:
            self.bottom = self.bottom[1:]

    def find(self, face: int) -> int:
        """The bit of a card of this face that may come next; 0 if none may."""
        if self.bag:
            return one_of(self.bag, face)
        return BIT[self.bottom[0]] if FACE_OF[self.bottom[0]] == face else 0


def draw_give(s: State, below: Below) -> Give:
    """What comes off the pile for the one who is to draw."""
    due = s.dues[0]
    if due.cards == 1 and s.bag:
        card = nth(s.bag, below(s.bag.bit_count()))
        return Give((FACE_OF[card.bit_length() - 1],))
    stock = Stock(s)
    faces: list[int] = []
    while len(faces) < due.cards and stock.ready():
        bag = stock.bag
        card = nth(bag, below(bag.bit_count())) if bag else BIT[stock.bottom[0]]
        stock.take(card)
        faces.append(FACE_OF[card.bit_length() - 1])
        if card & due.until:
            break
    return Give(tuple(faces))


def check_give(s: State, a: Give) -> None:
    """As many as are due, each of them in the pile."""
    due, stock = s.dues[0], Stock(s)
    for place, face in enumerate(a.faces, 1):
        card = stock.find(face) if stock.ready() else 0
        if not card:
            raise Illegal(_clause(s, "105"), "not-in-pile", card=FACES[face])
        stock.take(card)
        if card & due.until and place < len(a.faces):
            raise Illegal(_clause(s, "105"), "draws-too-many", count=place)
    done = len(a.faces) == due.cards or (a.faces and card & due.until)
    if len(a.faces) > due.cards or (not done and stock.ready()):
        raise Illegal(_clause(s, "105"), "draws-other-count", count=due.cards, given=len(a.faces))


def _clause(s: State, number: str) -> str:
    return f"K108-{number}" if s.terms.k108 else "M112-26"


def give(s: State, a: Give, tell: list[Event] | None) -> None:
    """Into the hand they go."""
    due = s.dues.pop(0)
    if len(a.faces) == 1 and s.bag:
        drawn = one_of(s.bag, a.faces[0])
        s.bag ^= drawn
    else:
        drawn = _take_all(s, a.faces, tell)
    s.hands[due.seat] |= drawn
    if s.phase == DRAWN and due.why == "turn":
        s.drawn = drawn
    if tell is not None:
        missing = 0 if due.until else due.cards - len(a.faces)
        tell.append(Drew(due.seat, a.faces, len(a.faces), missing, due.why))
    if drawn:
        call.hand_changed(s, due.seat)


def _take_all(s: State, faces: tuple[int, ...], tell: list[Event] | None) -> int:
    """One card after the other, across a reshuffle if need be (K108-106)."""
    stock, drawn = Stock(s), 0
    for face in faces:
        stock.ready()
        card = stock.find(face)
        stock.take(card)
        drawn |= card
    s.bag, s.bottom, s.under = stock.bag, stock.bottom, stock.under
    if stock.reshuffled and s.terms.version > 1:
        s.old_next = NOBODY  # K108-101: another card lies on top
    if tell is not None and stock.reshuffled:
        tell.append(Reshuffled(stock.reshuffled))
    return drawn


def owe(s: State, due: Due) -> None:
    """Somebody is to draw."""
    if due.cards > 0:
        s.dues.append(due)
