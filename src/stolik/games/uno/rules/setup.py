"""Choosing the dealer, dealing, and the card that starts the pile (K108-13 to K108-30, K108-94 to
K108-104, M112-06 to M112-14)."""

from __future__ import annotations

from stolik.core.game import Below, Seat
from stolik.core.phrase import Illegal
from stolik.games.uno.actions import NOBODY, Cut, Deal, Dealer
from stolik.games.uno.events import CutFor, DealerChosen, Dealt, Event, Reversed, WhyDraw
from stolik.games.uno.pieces import (
    BIT,
    COLOUR_OF,
    DRAW_TWO,
    FACE_OF,
    FACES,
    FOURS,
    HAND,
    NONE,
    NUMBERS,
    OF_FACE,
    RANK_OF,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    all_faces,
    nth,
    one_of,
    take,
)
from stolik.games.uno.rules import turn
from stolik.games.uno.rules.draws import owe
from stolik.games.uno.state import CUT, DEAL, DEALER, Due, State


def prepare_match(s: State) -> None:
    """By high card (K108-13), by lot, or as the host says (M112-06)."""
    pick = s.terms.dealer_pick
    if pick == "highCard":
        s.phase = CUT
    elif pick == "host" and s.terms.host_dealer is not None:
        s.dealer = s.terms.host_dealer
        s.phase = DEAL
    else:
        s.phase = DEALER


# -- the dealer -----------------------------------------------------------------------------------
def contenders(s: State) -> list[Seat]:
    """Who cuts for the deal (K108-13, K108-15)."""
    return [seat for seat in s.playing() if s.contenders >> seat & 1]


def draw_cut(s: State, below: Below) -> Cut:
    """A card for each, again where it is no digit (K108-13, K108-14)."""
    deck = s.deck()
    drawn: list[tuple[int, ...]] = []
    for _ in contenders(s):
        cards: list[int] = []
        while not cards or not cards[-1] & NUMBERS:
            cards.append(nth(deck, below(deck.bit_count())))
            deck ^= cards[-1]
        drawn.append(tuple([FACE_OF[card.bit_length() - 1] for card in cards]))
    return Cut(tuple(drawn))


def check_cut(s: State, a: Cut) -> None:
    """Each contender ends with a digit, and no card comes twice."""
    if len(a.drawn) != len(contenders(s)):
        clause = "K108-13" if s.terms.k108 else "M112-06"
        raise Illegal(clause, "cut-for-each", count=len(contenders(s)), given=len(a.drawn))
    clause = "K108-14" if s.terms.k108 else "M112-06"
    for cards in a.drawn:
        digits = [bool(OF_FACE[face] & NUMBERS) for face in cards]
        if digits != [False] * (len(digits) - 1) + [True]:
            raise Illegal(clause, "cut-to-digit")
    _check_deck(s.deck(), [face for cards in a.drawn for face in cards], clause)


def _check_deck(deck: int, faces: list[int], clause: str) -> int:
    try:
        return take(deck, faces)
    except KeyError as missing:
        raise Illegal(clause, "too-many-of", card=FACES[missing.args[0]]) from None


def cut(s: State, a: Cut, tell: list[Event] | None) -> None:
    """The highest digit deals; who ties draws again (K108-15, K108-16)."""
    seats = contenders(s)
    digits = [RANK_OF[cards[-1]] for cards in a.drawn]
    best = [seat for seat, digit in zip(seats, digits, strict=True) if digit == max(digits)]
    s.contenders = sum(1 << seat for seat in best)
    dealer = best[0] if len(best) == 1 else NOBODY
    if tell is not None:
        tell.append(CutFor(tuple(seats), a.drawn, dealer))
    if dealer != NOBODY:
        s.dealer = dealer
        s.phase = DEAL


def check_dealer(s: State, a: Dealer) -> None:
    """Anybody who plays."""
    if a.seat not in s.playing():
        raise Illegal("M112-06", "dealer-plays", seat=a.seat)


def draw_dealer(s: State, below: Below) -> Dealer:
    """By lot (M112-06, M112-103)."""
    seats = s.playing()
    return Dealer(seats[below(len(seats))])


def choose_dealer(s: State, a: Dealer, tell: list[Event] | None) -> None:
    """This seat deals."""
    s.dealer = a.seat
    s.phase = DEAL
    if tell is not None:
        tell.append(DealerChosen(a.seat))


# -- the deal -------------------------------------------------------------------------------------
def _pool(s: State) -> int:
    """Everything but the card left lying (K108-93)."""
    return s.deck() if s.carried == NONE else s.deck() & ~BIT[s.carried]


def starters(s: State) -> int:
    """The cards that start the pile when turned up (K108-25, M112-10 to M112-12); none over one
    left lying."""
    if s.carried != NONE:
        return 0
    return s.deck() & ~FOURS if s.terms.k108 else NUMBERS


def sizes(s: State) -> list[int]:
    """How many cards each seat is dealt (K108-19, M112-07)."""
    return [0 if s.out >> seat & 1 else s.cards for seat in range(s.seats)]


def draw_deal(s: State, below: Below) -> Deal:
    """Seven cards each (or as a position says), then cards turned up until one starts the pile."""
    pool = _pool(s)

    def next_card() -> int:
        nonlocal pool
        card = nth(pool, below(pool.bit_count()))
        pool ^= card
        return card

    hands = []
    for count in sizes(s):
        hand = 0
        for _ in range(count):
            hand |= next_card()
        hands.append(all_faces(hand))
    turned: list[int] = []
    while s.carried == NONE and not (turned and turned[-1] & starters(s)):
        turned.append(next_card())
    return Deal(tuple(hands), tuple([FACE_OF[card.bit_length() - 1] for card in turned]))


def check_deal(s: State, a: Deal) -> None:
    """Hands of seven (or as a position says), all from the deck, then a card to start the pile."""
    clause = "K108-19" if s.terms.k108 else "M112-07"
    if [len(hand) for hand in a.hands] != sizes(s):
        raise Illegal(clause, "deal-seven", count=s.cards)
    _check_deck(_pool(s), [f for hand in (*a.hands, a.turned) for f in hand], clause)
    starts = [bool(OF_FACE[face] & starters(s)) for face in a.turned]
    if s.carried == NONE and starts and not starts[-1]:
        raise Illegal("K108-25" if s.terms.k108 else "M112-10", "deal-starts")
    wanted = [] if s.carried != NONE else [False] * (len(starts) - 1) + [True]
    if starts != wanted:
        raise Illegal("K108-21" if s.terms.k108 else "M112-09", "deal-starts")


def deal(s: State, a: Deal, at: int, tell: list[Event] | None) -> None:
    """Deal, start the pile, and let the first card take effect."""
    carried, colour, stacked = s.carried, s.colour, s.stacked
    s.clear_deal()
    s.bag = _pool(s)
    for seat, faces in enumerate(a.hands):
        s.hands[seat] = take(s.bag, faces)
        s.bag ^= s.hands[seat]
    if carried == NONE:
        _turn_up(s, a.turned)
    else:
        s.top, s.colour = carried, colour
        s.carried = NONE
    s.cards = HAND
    s.fresh = True
    if tell is not None:
        top = FACE_OF[s.top]
        tell.append(Dealt(s.deal, a.hands, a.turned, top, carried != NONE, s.dealer))
    if carried == NONE:
        _open_turned(s, at, tell)
    else:
        _open_carried(s, stacked, at, tell)


def _turn_up(s: State, turned: tuple[int, ...]) -> None:
    """The last card turned starts the pile; where the others go is each book's own."""
    *ignored, first = turned
    for face in ignored:
        card = one_of(s.bag, face)
        s.bag ^= card
        if s.terms.k108:
            s.bottom.append(card.bit_length() - 1)  # K108-25
        else:
            s.under |= card  # M112-13
    card = one_of(s.bag, first)
    s.bag ^= card
    s.top = card.bit_length() - 1
    s.colour = COLOUR_OF[first]
    if s.terms.back_into_pile:
        s.bag, s.under = s.bag | s.under, 0


# -- the first card -------------------------------------------------------------------------------
def _open_turned(s: State, at: int, tell: list[Event] | None) -> None:
    """A special card turned up takes effect (K108-26 to K108-30); in M112 there is none."""
    first, face = s.left_of(s.dealer), FACE_OF[s.top]
    rank = RANK_OF[face]
    if rank == DRAW_TWO:
        _hit_first(s, first, (2, "plus2"), at, tell)
    elif rank == REVERSE:
        _reverse_first(s, at, tell)
    elif rank == SKIP:
        turn.skip(first, tell)
        turn.begin_turn(s, s.after(first), at, tell)
    elif face == WILD:
        turn.ask_colour(s, first, first, at)
    else:
        turn.begin_turn(s, first, at, tell)


def _hit_first(
    s: State, first: Seat, drawn: tuple[int, WhyDraw], at: int, tell: list[Event] | None
) -> None:
    owe(s, Due(first, *drawn))
    turn.skip(first, tell)
    turn.begin_turn(s, s.after(first), at, tell)


def _reverse_first(s: State, at: int, tell: list[Event] | None) -> None:
    """K108-28: the dealer begins, and play runs to the right."""
    s.clockwise = False
    if tell is not None:
        tell.append(Reversed(s.clockwise))
    turn.begin_turn(s, s.dealer, at, tell)


def _open_carried(s: State, stacked: int, at: int, tell: list[Event] | None) -> None:
    """The card that ended the last deal has its effect in this one (K108-96 to K108-103).

    If it was laid on stacked cards, all of them are drawn (HOUSE-01).
    """
    first, face = s.left_of(s.dealer), FACE_OF[s.top]
    rank, alone = RANK_OF[face], len(s.playing()) == 2
    if s.terms.carry != "nextDeal":
        turn.begin_turn(s, first, at, tell)
    elif rank == DRAW_TWO or face == WILD_FOUR:
        _carry_draw(s, first, _carried_due(rank, stacked), at, tell)
    elif rank == REVERSE and not alone:  # K108-103
        _reverse_first(s, at, tell)
    elif rank == SKIP and not s.terms.teams and not alone:
        _carry_skip(s, first, at, tell)
    else:
        turn.begin_turn(s, first, at, tell)


def _carry_skip(s: State, first: Seat, at: int, tell: list[Event] | None) -> None:
    """K108-99, K108-103: the first turn of the player who is hit, whenever it comes."""
    if _carried_hits(s, first) or s.terms.version > 1:
        s.skips |= 1 << (s.old_next if s.terms.carry_old_next else first)
    turn.begin_turn(s, first, at, tell)


def _carried_hits(s: State, first: Seat) -> bool:
    """Whether the first player is the one whom the carried card hits (K108-99)."""
    return not s.terms.carry_old_next or s.old_next == first


def _carried_due(rank: int, stacked: int) -> tuple[int, WhyDraw]:
    """How many cards a carried +2 or +4 makes somebody draw, and why."""
    if stacked:
        return stacked, "stacked"
    return (2, "plus2") if rank == DRAW_TWO else (4, "plus4")


def _carry_draw(
    s: State, first: Seat, drawn: tuple[int, WhyDraw], at: int, tell: list[Event] | None
) -> None:
    """K108-99 to K108-101: who draws, and whether the turn is lost as well."""
    own_side = s.terms.teams or len(s.playing()) == 2
    if not own_side and _carried_hits(s, first):
        _hit_first(s, first, drawn, at, tell)
        return
    hit = s.old_next if s.terms.carry_old_next else s.dealer  # K108-100
    owe(s, Due(hit, *drawn))
    turn.begin_turn(s, first, at, tell)
