"""Before a round: who begins, and the deal."""

from __future__ import annotations

from stolik.core.game import Below, Seat
from stolik.core.phrase import Illegal
from stolik.games.unikat.actions import Deal, First
from stolik.games.unikat.events import Dealt, Event
from stolik.games.unikat.pieces import ALL, START, TILES, mask, nth
from stolik.games.unikat.state import DEAL, FIRST, State

HAND = 10  # UNI-17
DISPLAY = 3  # UNI-19


def prepare_first_round(s: State) -> None:
    """UNI-24: the oldest begins; who that is the host has marked, or chance says."""
    marked = s.terms.oldest
    if marked is None or s.terms.random_first:
        s.phase = FIRST
    else:
        s.starter = marked
        s.phase = DEAL


def prepare_later_round(s: State, left_over: list[int]) -> None:
    """UNI-86: who begins a later round; `left_over` is what each seat had left in the last one."""
    s.round += 1
    s.phase = DEAL
    s.clear_round()
    choice = s.terms.later_starter
    if choice == "rotate":
        s.starter = (s.starter + 1) % s.seats
    elif choice == "lastWinner":
        s.starter = _nearest(s, [seat for seat in range(s.seats) if s.won >> seat & 1])
    elif choice == "lastLoser":
        most = max(left_over)
        s.starter = _nearest(s, [seat for seat in range(s.seats) if left_over[seat] == most])
    else:
        _oldest_again(s)


def _oldest_again(s: State) -> None:
    """UNI-86: the oldest again; UNI-24: with nobody marked, the seat on the left."""
    if s.terms.oldest is not None:
        s.starter = s.terms.oldest
    elif s.terms.random_first:
        s.phase = FIRST  # each round is a game of its own (UNI-81)
    else:
        s.starter = (s.starter + 1) % s.seats


def _nearest(s: State, among: list[Seat]) -> Seat:
    """The first of some seats clockwise from the last starter, who counts too."""
    return min(among or [s.starter], key=lambda seat: (seat - s.starter) % s.seats)


def check_first(s: State, a: First) -> None:
    """Chance may name any seat."""
    if not 0 <= a.seat < s.seats:
        raise Illegal("UNI-24", "no-such-seat", seat=a.seat)


def choose_first(s: State, a: First) -> None:
    """The seat that chance named begins."""
    s.starter = a.seat
    s.phase = DEAL


def draw_deal(s: State, below: Below) -> Deal:
    """UNI-21: hands, then display, then start tile, one tile after the other."""
    bag = ALL

    def out_of_bag() -> int:
        nonlocal bag
        tile = nth(bag, below(bag.bit_count()))
        bag ^= 1 << tile
        return tile

    hands = [mask([out_of_bag() for _ in range(HAND)]) for _ in range(s.seats)]
    display = tuple([out_of_bag() for _ in range(DISPLAY)])
    return Deal(tuple(hands), display, out_of_bag())


def check_deal(s: State, a: Deal) -> None:
    """Ten tiles a seat, three on the display, one to start, none of them twice."""
    if len(a.hands) != s.seats or any(hand.bit_count() != HAND for hand in a.hands):
        raise Illegal("UNI-17", "deal-hands", seats=s.seats, count=HAND)
    if len(a.display) != DISPLAY:
        raise Illegal("UNI-19", "deal-display", count=DISPLAY)
    together = mask([*a.display, a.start])
    for hand in a.hands:
        together |= hand
    if together.bit_count() != s.seats * HAND + DISPLAY + 1 or together.bit_length() > TILES:
        raise Illegal("UNI-05", "deal-twice")


def deal(s: State, a: Deal, tell: list[Event] | None) -> None:
    """UNI-16 to UNI-21, UNI-81: a full new setup."""
    s.hands = list(a.hands)
    s.display = list(a.display)
    s.table.lay(a.start, START)
    dealt = mask([*a.display, a.start])
    for hand in a.hands:
        dealt |= hand
    s.bag = ALL ^ dealt
    # UNI-79: who is away when a round begins is passed over in it, where the table says so.
    s.out = s.away if s.terms.set_aside else 0
    if tell is not None:
        tell.append(Dealt(s.round, a.hands, a.display, a.start, s.starter))
