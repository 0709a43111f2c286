"""Where everything is: a whole match of UNO as one state."""

from __future__ import annotations

from typing import Literal, NamedTuple

from stolik.core.game import Seat
from stolik.core.options import Options
from stolik.games.uno.actions import NOBODY
from stolik.games.uno.events import WhyDraw
from stolik.games.uno.options import Terms, terms_of
from stolik.games.uno.pieces import DECK_108, DECK_112, HAND, NONE

Phase = Literal[
    "cut",
    "dealer",
    "deal",
    "name",
    "turn",
    "drawn",
    "challenge",
    "replace",
    "stack",
    "discard",
    "note",
    "mix",
    "settle",
    "rest",
    "over",
]
CUT: Phase = "cut"  # chance: cards for the deal
DEALER: Phase = "dealer"  # chance picks who deals
DEAL: Phase = "deal"  # chance deals
NAME: Phase = "name"  # a colour is to be named
TURN: Phase = "turn"  # lay a card, or draw
DRAWN: Phase = "drawn"  # lay what was drawn, or keep it
CHALLENGE: Phase = "challenge"  # accept a +4, or challenge it
REPLACE: Phase = "replace"  # another card instead of the +4
STACK: Phase = "stack"  # answer a +2 or +4 with another, or take them all
DISCARD: Phase = "discard"  # a custom rule wants cards
NOTE: Phase = "note"  # the table does what is written on a card (M112-110)
MIX: Phase = "mix"  # chance deals all hands anew
SETTLE: Phase = "settle"  # the last cards of a deal are drawn before the count
REST: Phase = "rest"  # a deal is over, and all hands are open (RULING-5)
OVER: Phase = "over"

PHASES: tuple[Phase, ...] = (
    CUT,
    DEALER,
    DEAL,
    NAME,
    TURN,
    DRAWN,
    CHALLENGE,
    REPLACE,
    STACK,
    DISCARD,
    NOTE,
    MIX,
    SETTLE,
    REST,
    OVER,
)
#: The moments at which chance must act.
CHANCE_PHASES = frozenset((CUT, DEALER, DEAL, MIX, SETTLE))
#: The moments before anybody holds a card.
BEFORE_DEAL = frozenset((CUT, DEALER, DEAL))


class Due(NamedTuple):
    """Cards that somebody is to draw: so many, or fewer once one of `until` has come."""

    seat: Seat
    cards: int
    why: WhyDraw
    until: int = 0


class Lapse(NamedTuple):
    """Somebody holds one card and has not said UNO (K108-81, M112-28)."""

    seat: Seat
    at: int  # when the hand became one card
    grace: bool  # whether the grace of K108-85 still runs
    moved: bool = False  # whether somebody else has moved since
    first: Seat = NOBODY  # who was the first to catch within the grace
    noted: int = 0  # all who did, as a set of seats


class Hint(NamedTuple):
    """An open report of a hint (K108-117)."""

    reporter: Seat
    accused: Seat
    voted: int = 0  # who has voted, as a set of seats
    yes: int = 0  # who of them say that it was one


class State:
    """A whole match: deals, scores, and the deal in play."""

    __slots__ = (
        "away",
        "bag",
        "bluff",
        "bottom",
        "called",
        "cards",
        "carried",
        "clockwise",
        "colour",
        "contenders",
        "cooling",
        "deal",
        "dealer",
        "drawn",
        "dues",
        "forced",
        "four_drawn",
        "fresh",
        "hands",
        "heirs",
        "hint",
        "hurried",
        "known",
        "lapses",
        "note_draws",
        "old_next",
        "options",
        "out",
        "passes",
        "phase",
        "quotas",
        "resume",
        "scores",
        "seats",
        "shown",
        "since",
        "skips",
        "stacked",
        "terms",
        "toll",
        "top",
        "turn",
        "under",
        "was_colour",
        "was_top",
        "winner",
        "wins",
    )

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.terms: Terms = terms_of(options)
        self.seats = seats
        # -- the match
        self.deal = 1
        self.scores = [0] * seats
        self.wins = [0] * seats
        #: Out of the match (K108-139), as a set of seats.
        self.out = 0
        #: Whose owner is away, as a set of seats.
        self.away = 0
        self.dealer: Seat = 0
        #: Who may still become dealer by the cut, as a set of seats.
        self.contenders = (1 << seats) - 1
        #: The card left lying for the next deal (K108-94), or NONE, and whom its player would hit;
        #: see `carried_on_top`.
        self.carried = NONE
        self.old_next: Seat = NOBODY
        #: How many cards each is dealt next; fewer only where a position says so.
        self.cards = HAND
        self.phase: Phase = CUT
        self.clear_deal()

    def deck(self) -> int:
        """All cards of the book."""
        return DECK_108 if self.terms.k108 else DECK_112

    def clear_deal(self) -> None:
        """Every card back into the draw pile."""
        self.bag = self.deck()
        #: Known cards at the bottom of the draw pile, the first one to be drawn first (K108-25).
        self.bottom: list[int] = []
        self.under = 0  # the discard pile without its top card
        self.top = NONE
        self.colour = NONE
        self.hands = [0] * self.seats
        #: What others are certain of in a hand: whose it is, who knows, and the cards.
        self.known: dict[Seat, dict[Seat, int]] = {}
        self.clockwise = True
        self.winner: Seat = NOBODY
        self.lapses: list[Lapse] = []
        self.called = 0  # who has said UNO with the one card they hold, as a set of seats
        self.cooling = [0] * self.seats  # until when a catch of this seat does nothing (K108-90)
        self.hint: Hint | None = None
        self.dues: list[Due] = []
        self.passes = 0  # passes in succession by players who could do nothing (K108-108)
        self.skips = 0  # seats that lose their next turn by a custom rule, as a set
        self.toll = 0  # what the player on turn draws if nothing fits, where it is not one card
        self.stacked = 0  # how many cards are stacked up (HOUSE-01)
        #: Hands to be brought down to a number by their owners (M112-95), and who plays after.
        self.quotas: list[tuple[Seat, int]] = []
        self.resume: Seat = NOBODY
        self.note_draws = 0  # how often the table has let somebody draw for a note (M112-110)
        #: Who has emptied the hand by a custom rule, in turn order (M112-40).
        self.heirs: list[Seat] = []
        self.fresh = False  # nobody has moved since the top card was laid (HOUSE-02)
        self.turn: Seat = 0
        self.since = 0  # when the decision came up, in milliseconds of the match
        self.hurried = False  # the clock plays the rest of the turn
        self.clear_drawn()
        self.clear_bluff()

    def clear_drawn(self) -> None:
        """Nothing was drawn in this turn."""
        self.drawn = 0
        self.forced = False  # it was drawn because nothing fitted (K108-36)

    def clear_bluff(self) -> None:
        """No +4 waits for an answer."""
        self.bluff: Seat = NOBODY  # who laid the +4
        self.shown = 0  # the hand as it was when the +4 was laid (K108-68)
        self.was_top = NONE
        self.was_colour = NONE
        self.four_drawn = False  # it was the card just drawn (K108-78)

    def copy(self) -> State:
        """A state of its own; options are shared, they never change."""
        other = State.__new__(State)
        other.options, other.terms, other.seats = self.options, self.terms, self.seats
        other.deal, other.out, other.away = self.deal, self.out, self.away
        other.scores, other.wins = self.scores.copy(), self.wins.copy()
        other.dealer, other.contenders = self.dealer, self.contenders
        other.carried, other.old_next = self.carried, self.old_next
        other.cards = self.cards
        other.phase, other.turn, other.since = self.phase, self.turn, self.since
        other.bag, other.bottom, other.under = self.bag, self.bottom.copy(), self.under
        other.top, other.colour, other.clockwise = self.top, self.colour, self.clockwise
        other.hands, other.known, other.winner = self.hands.copy(), self.known, self.winner
        other.lapses, other.called = self.lapses.copy(), self.called
        other.cooling, other.hint = self.cooling.copy(), self.hint
        other.dues, other.passes = self.dues.copy(), self.passes
        other.skips, other.toll, other.stacked = self.skips, self.toll, self.stacked
        other.quotas, other.resume = self.quotas.copy(), self.resume
        other.note_draws = self.note_draws
        other.heirs, other.fresh, other.hurried = self.heirs.copy(), self.fresh, self.hurried
        other.drawn, other.forced = self.drawn, self.forced
        other.bluff, other.shown = self.bluff, self.shown
        other.was_top, other.was_colour = self.was_top, self.was_colour
        other.four_drawn = self.four_drawn
        return other

    # -- who ----------------------------------------------------------------------------------
    def playing(self) -> list[Seat]:
        """The seats that are still in the match."""
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the match."""
        return self._beside(seat, 1)

    def after(self, seat: Seat) -> Seat:
        """The next seat in the direction of play."""
        return self._beside(seat, 1 if self.clockwise else -1)

    def before(self, seat: Seat) -> Seat:
        """The seat before this one in the direction of play."""
        return self._beside(seat, -1 if self.clockwise else 1)

    def _beside(self, seat: Seat, step: int) -> Seat:
        seat = (seat + step) % self.seats
        while self.out >> seat & 1:
            seat = (seat + step) % self.seats
        return seat

    def in_turn_after(self, seat: Seat) -> list[Seat]:
        """The other seats, in the order in which they would be on turn."""
        others, place = [], self.after(seat)
        while place != seat:
            others.append(place)
            place = self.after(place)
        return others

    def same_side(self, one: Seat, other: Seat) -> bool:
        """Whether two seats win together; partners sit opposite, sides alternate (K108-123)."""
        return one == other or (self.terms.teams and (one - other) % 2 == 0)

    # -- what ---------------------------------------------------------------------------------
    def chance_is_due(self) -> bool:
        """Whether chance must act before anybody else may."""
        return bool(self.dues) or self.phase in CHANCE_PHASES

    def carried_on_top(self) -> bool:
        """Whether the card left lying by the deal before lies on top (K108-101).

        Where one was left, `old_next` is known until the pile is made anew. Version 1 kept it for
        the whole deal.
        """
        known = self.terms.k108 and self.terms.version > 1 and self.old_next != NOBODY
        return known and not self.under and self.phase != REST

    def can_draw(self) -> bool:
        """Whether any card is left to draw, the discard pile included (K108-107)."""
        return bool(self.bag or self.bottom or self.under)
