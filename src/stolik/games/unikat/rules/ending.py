"""The end of a round and of the match: who won, and the penalty points."""

from __future__ import annotations

from stolik.core.game import Outcome, Seat, Side, in_places
from stolik.games.unikat.events import Event, MatchOver, Reason, RoundOver
from stolik.games.unikat.rules.setup import prepare_later_round
from stolik.games.unikat.state import OVER, REST, State

LAPS_WITH_EMPTY_BAG = 3  # UNI-78


def fewest_tiles(s: State) -> list[Seat]:
    """UNI-77: those with the fewest tiles among the players of this round."""
    present = s.present()
    fewest = min(s.hands[seat].bit_count() for seat in present)
    return [seat for seat in present if s.hands[seat].bit_count() == fewest]


def dried_up(s: State) -> bool:
    """UNI-78: too many laps without a tile laid."""
    laps = s.terms.laps
    if laps is None:
        return False
    players = len(s.present())
    short = min(laps, LAPS_WITH_EMPTY_BAG)
    return s.dry >= laps * players or s.dry_empty >= short * players


def end_round(s: State, winners: list[Seat], reason: Reason, tell: list[Event] | None) -> None:
    """Book the round, then rest, begin the next one or end the match."""
    left_over = [hand.bit_count() for hand in s.hands]
    for seat in range(s.seats):
        s.penalties[seat] += left_over[seat]  # UNI-82, UNI-83, UNI-87: one point a tile
    for seat in winners:
        s.wins[seat] += 1
    s.won = sum(1 << seat for seat in winners)
    s.clear_turn()
    if tell is not None:
        tell.append(RoundOver(s.round, tuple(winners), reason, tuple(left_over), tuple(s.hands)))
    if s.terms.rest and _another_round(s):
        s.phase = REST
    else:
        go_on(s, tell)


def go_on(s: State, tell: list[Event] | None) -> None:
    """The next round, or the end of the match: who stays is known only now (UNI-79)."""
    if _another_round(s):
        prepare_later_round(s, [hand.bit_count() for hand in s.hands])
    else:
        s.phase = OVER
        if tell is not None:
            tell.append(MatchOver(*result(s)))


def _another_round(s: State) -> bool:
    """UNI-80: as many rounds as agreed; UNI-85: and more while a tie is to be played off."""
    if s.terms.set_aside and s.seats - s.away.bit_count() < 2:
        return False  # UNI-79: one alone has nobody to play with
    if s.round < s.terms.rounds:
        return True
    if s.terms.tie != "extraRound":
        return False
    tied = leaders(s)
    s.contenders = sum(1 << seat for seat in tied)
    return len(tied) > 1


def leaders(s: State) -> list[Seat]:
    """Those in front: by the fewest points (UNI-84), but a round that decides alone goes first.

    Such are the one round of a game, and an extra round that one of the tied wins (UNI-85).
    """
    # UNI-79: a seat that was left is behind all that stayed, whatever tiles it held.
    may_win = s.contenders & ~s.out or s.contenders
    seats = [seat for seat in range(s.seats) if may_win >> seat & 1]
    winners = [seat for seat in seats if s.won >> seat & 1]
    if s.round == 1 or (s.round > s.terms.rounds and winners):
        return winners
    least = min(s.penalties[seat] for seat in seats)
    return [seat for seat in seats if s.penalties[seat] == least]


def result(s: State) -> Outcome:
    """UNI-84, UNI-85: who won the match, a tie shared unless the table says otherwise."""
    winners = leaders(s)
    if s.terms.tie == "mostRoundsWon" and winners:
        most = max(s.wins[seat] for seat in winners)
        winners = [seat for seat in winners if s.wins[seat] == most]
    return Outcome(tuple(winners), tuple(s.penalties))


def standing(s: State) -> tuple[Side, ...]:
    """The winners, then by the fewest points who stayed (UNI-84), then who was left (UNI-79)."""
    winners = result(s).winners
    return in_places(
        {
            (seat,): (seat not in winners, s.out >> seat & 1, s.penalties[seat])
            for seat in range(s.seats)
        }
    )
