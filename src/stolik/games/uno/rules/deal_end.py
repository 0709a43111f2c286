"""Going out, counting, the next deal, the end of the match (K108-92 to K108-115, K108-123 to
K108-143, M112-38 to M112-40, M112-96 to M112-105)."""

from __future__ import annotations

from stolik.core.game import Outcome, Seat, Side, in_places
from stolik.games.uno.actions import NOBODY
from stolik.games.uno.events import (
    DealOver,
    DroppedOut,
    Event,
    HintJudged,
    MatchOver,
    Voided,
    WhyDraw,
)
from stolik.games.uno.pieces import (
    DRAW_TWO,
    FACE_OF,
    NONE,
    RANK_OF,
    VALUES_108,
    VALUES_112,
    WILD_FOUR,
    all_faces,
    value,
)
from stolik.games.uno.rules.draws import owe
from stolik.games.uno.state import DEAL, DEALER, OVER, REST, SETTLE, Due, State


# -- going out ------------------------------------------------------------------------------------
def go_out(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    """The last card was laid: a last +2 or +4 may still be drawn before the count."""
    face = FACE_OF[s.top]
    count = 4 if face == WILD_FOUR else 2 if RANK_OF[face] == DRAW_TWO else 0
    drawn_now = count and (s.terms.last_card_draws or s.terms.carry == "settleNow")
    if drawn_now:  # M112-39, K108-98
        why: WhyDraw = "stacked" if s.stacked else "plus4" if count == 4 else "plus2"
        owe(s, Due(s.after(seat), s.stacked + count, why))
    if s.stacked and s.terms.version > 1:  # HOUSE-01: the whole sum, for as long as it counts
        s.stacked = s.stacked + count if drawn_now or s.terms.carry == "nextDeal" else 0
    win(s, seat, at, tell)


def win(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    """Somebody has no cards: the deal is won (K108-92, M112-38)."""
    s.winner = seat
    s.old_next = s.after(seat)
    s.phase = SETTLE
    _forget_duties(s, tell)
    if not s.dues:
        count_up(s, tell)


def _forget_duties(s: State, tell: list[Event] | None) -> None:
    """No word is owed any more, and a report lapses with its deal (K108-117)."""
    s.lapses = []
    s.called = 0
    s.hurried = False
    if s.hint is not None:
        if tell is not None:
            tell.append(HintJudged(s.hint.accused, "lapsed"))
        s.hint = None


def count_up(s: State, tell: list[Event] | None) -> None:
    """Count the hands, book the points, and end the match or deal again."""
    if s.terms.carry != "nextDeal" and s.terms.version > 1:
        s.stacked = 0
    values = VALUES_108 if s.terms.k108 else VALUES_112
    counted = tuple([value(hand, values) for hand in s.hands])
    gained = _gained(s, counted)
    for seat in range(s.seats):
        s.scores[seat] += gained[seat]
        s.wins[seat] += s.same_side(seat, s.winner)
    if tell is not None:
        hands = tuple([all_faces(hand) for hand in s.hands])
        tell.append(DealOver(s.deal, s.winner, counted, gained, tuple(s.scores), hands))
    if s.terms.scoring == "elimination":
        _drop_out(s, tell)
    if _is_over(s):
        _end_match(s, tell)
    else:
        _rest(s)


def _gained(s: State, counted: tuple[int, ...]) -> tuple[int, ...]:
    """The winner's side takes all (K108-111, M112-97), or each books the own hand (K108-113)."""
    if s.terms.scoring == "off":
        return (0,) * s.seats
    if s.terms.scoring != "winnerTakesAll":
        return counted
    taken = [
        points
        for seat, points in enumerate(counted)
        if s.terms.partner_cards or not s.same_side(seat, s.winner)  # K108-125
    ]
    # K108-124, K108-128: each member is credited with the whole.
    return tuple([sum(taken) if s.same_side(seat, s.winner) else 0 for seat in range(s.seats)])


def _drop_out(s: State, tell: list[Event] | None) -> None:
    """K108-139, K108-142: all who have reached the limit are out, together."""
    dropped = [seat for seat in s.playing() if s.scores[seat] >= s.terms.target]
    if not dropped:
        return
    s.out |= sum(1 << seat for seat in dropped)
    if tell is not None:
        tell.append(DroppedOut(tuple(dropped)))
    if len(s.playing()) == 2 and s.terms.duel_reset:  # K108-141
        for seat in s.playing():
            s.scores[seat] = 0


# -- the match ------------------------------------------------------------------------------------
def _is_over(s: State) -> bool:
    """K108-112, -114, -132, -140, M112-38, M112-102."""
    scoring = s.terms.scoring
    if scoring == "off":
        return True
    if scoring == "elimination" and len(s.playing()) == 1:
        return True
    if s.terms.deals is not None:
        reached = s.deal >= s.terms.deals
    else:
        reached = scoring != "elimination" and max(s.scores) >= s.terms.target
    tied = scoring == "low" and s.terms.low_tie == "extraDeal" and len(best(s)) > 1
    return reached and not tied


def best(s: State) -> tuple[Seat, ...]:
    """Who is in front: the most points, or the fewest where each books the own hand (K108-115)."""
    if s.terms.scoring == "off":
        return tuple([seat for seat in range(s.seats) if s.same_side(seat, s.winner)])
    scores = {seat: s.scores[seat] for seat in s.playing()}
    own = s.terms.scoring in ("low", "elimination")
    mark = min(scores.values()) if own else max(scores.values())
    return tuple([seat for seat, score in scores.items() if score == mark])


def result(s: State) -> Outcome:
    """Who has won, and all points."""
    return Outcome(best(s), tuple(s.scores))


def standing(s: State) -> tuple[Side, ...]:
    """The winners, then who is still in the match, then by points; partners are one side."""
    winners, fewest = best(s), s.terms.scoring in ("low", "elimination")
    marks = {}
    for first in range(2 if s.terms.teams else s.seats):
        seats = tuple([seat for seat in range(s.seats) if s.same_side(seat, first)])
        points = s.scores[first] if fewest else -s.scores[first]
        marks[seats] = (first not in winners, s.out >> first & 1, points)
    return in_places(marks)


def _end_match(s: State, tell: list[Event] | None) -> None:
    s.phase = OVER
    s.clear_drawn()
    if tell is not None:
        outcome = result(s)
        tell.append(MatchOver(outcome.winners, outcome.points))


# -- the next deal --------------------------------------------------------------------------------
def _rest(s: State) -> None:
    """The hands lie open until the table goes on (RULING-5); without a rest it does so at once."""
    s.clear_drawn()
    s.passes = 0
    s.phase = REST
    if not s.terms.rest:
        go_on(s)


def go_on(s: State) -> None:
    """The next deal, or the same one again if it was void."""
    if s.winner == NOBODY:
        _deal_again(s)
    else:
        _next_deal(s)


def _next_deal(s: State) -> None:
    """K108-93 to K108-95, K108-104, M112-103 to M112-105."""
    s.deal += 1
    s.phase = DEAL
    s.dealer = _next_dealer(s)
    if s.terms.next_dealer == "random":
        s.phase = DEALER
    # Asked anew, in the direction of the old deal: who would have been next may be out by now.
    carried, colour, old_next = s.top, s.colour, s.after(s.winner)
    stacked = s.stacked if s.terms.version > 1 and s.terms.carry == "nextDeal" else 0
    s.clear_deal()
    if s.terms.k108:
        s.carried, s.colour, s.old_next, s.stacked = carried, colour, old_next, stacked


def _next_dealer(s: State) -> Seat:
    if s.terms.next_dealer == "leftOfWinner":
        return s.left_of(s.winner)  # K108-95, K108-143
    if s.terms.next_dealer == "winner":
        return s.winner
    return s.left_of(s.dealer)


def void(s: State, tell: list[Event] | None) -> None:
    """K108-108: no points, a full shuffle, a fresh opening card, the same dealer."""
    if tell is not None:
        tell.append(Voided(s.deal, tuple([all_faces(hand) for hand in s.hands])))
    _forget_duties(s, tell)
    _rest(s)


def _deal_again(s: State) -> None:
    s.clear_deal()
    s.carried, s.old_next = NONE, NOBODY
    s.phase = DEAL
