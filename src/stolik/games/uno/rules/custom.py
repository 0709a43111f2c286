"""What a Custom Wild does (M112-77 to M112-95, M112-111); its language is in games.uno.custom."""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.core.phrase import Illegal
from stolik.games.uno.actions import Action, Discard, Play
from stolik.games.uno.custom import IDEAS, KINDS, NAMED, OF_ALL, Rule
from stolik.games.uno.events import Discarded, Event, Ruled, Shown
from stolik.games.uno.pieces import (
    BIT,
    COLOUR_NAMES,
    CUSTOMS,
    FACES,
    FOURS,
    NONE,
    OF_COLOUR,
    OF_FACE,
    SHUFFLE,
    WILD,
    all_faces,
    faces_of,
    one_of,
)
from stolik.games.uno.rules import call, deal_end, hands, known, note, turn
from stolik.games.uno.rules.draws import ALL, owe
from stolik.games.uno.state import DISCARD, Due, State

#: M112-40: which card is kept where a hand may not be emptied.
KEPT_FIRST = (
    OF_FACE[WILD],
    sum(OF_FACE[face] for face in CUSTOMS),
    OF_FACE[SHUFFLE],
    FOURS,
)


def asks_wanted(s: State, rule: Rule) -> bool:
    """Whether the colour to be drawn for is named apart from the one in force (M112-87)."""
    return rule.effect == "until" and rule.kind == NAMED and s.terms.until_colour == "separate"


def apply(s: State, seat: Seat, a: Play, at: int, tell: list[Event] | None) -> None:
    """The rule on the card, once (M112-79); a blank card is a plain Wild (M112-81)."""
    rule = _rule_on(s, a)
    if rule is None:
        turn.begin_turn(s, s.after(seat), at, tell)
        return
    if rule.note:
        note.begin(s, seat, at, tell)
        return
    hit = _hit_by(s, seat, rule, a)
    if tell is not None:
        tell.append(Ruled(seat, rule.text(), tuple(hit)))
    following = seat if rule.effect == "again" and hit else s.after(seat)  # M112-93
    if rule.condition == "cannot":  # M112-91: known only once the player chooses to draw
        turn.begin_turn(s, following, at, tell, toll=rule.amount)
        return
    if rule.effect in OF_ALL:
        _move_all(s, seat, rule, at, tell)
        return
    for other in hit:
        _hit(s, seat, other, rule, a, at, tell)
    _go_on(s, following, at, tell)


def moves_hands(s: State, seat: Seat, a: Play) -> bool:
    """Whether the player's own hand goes to somebody else by this card (M112-111)."""
    rule = _rule_on(s, a)
    moves = rule is not None and rule.effect in ("swap", "pass")
    return moves and rule is not None and bool(_hit_by(s, seat, rule, a))


def _rule_on(s: State, a: Play) -> Rule | None:
    return s.terms.customs[CUSTOMS.index(a.face)]


def _hit_by(s: State, seat: Seat, rule: Rule, a: Play) -> list[Seat]:
    return [other for other in _who(s, seat, rule, a.target) if _holds(s, rule, other)]


def _who(s: State, seat: Seat, rule: Rule, target: Seat) -> list[Seat]:
    """Who is hit, in turn order after the card's player."""
    match rule.who:
        case "me":
            return [seat]
        case "next":
            return [s.after(seat)]
        case "previous":
            return [s.before(seat)]
        case "chosen":
            return [target]
        case "others":
            return s.in_turn_after(seat)
        case "all":
            return [*s.in_turn_after(seat), seat]


def _holds(s: State, rule: Rule, seat: Seat) -> bool:
    """Whether the condition holds for a seat; hands are counted, never looked at."""
    count = s.hands[seat].bit_count()
    if rule.condition == "atleast":
        return count >= rule.limit
    if rule.condition == "atmost":
        return count <= rule.limit
    return True


def _move_all(s: State, seat: Seat, rule: Rule, at: int, tell: list[Event] | None) -> None:
    """M112-111: the direction turns, or every hand goes one seat along."""
    if rule.effect == "reverse":
        turn.reverse(s, seat, at, tell)
        return
    hands.rotate(s, at, tell)
    turn.begin_turn(s, s.after(seat), at, tell)


def _hit(
    s: State, player: Seat, seat: Seat, rule: Rule, a: Play, at: int, tell: list[Event] | None
) -> None:
    count = s.hands[seat].bit_count()
    match rule.effect:
        case "draw":
            owe(s, Due(seat, rule.amount, "custom"))
        case "until":  # M112-88
            owe(s, Due(seat, ALL, "custom", until=_kind(s, rule, a)))
            _lose_turn(s, seat, rule)
        case "exactly":  # M112-94, M112-95
            owe(s, Due(seat, rule.amount - count, "custom"))
            if count > rule.amount:
                s.quotas.append((seat, rule.amount))
            if count != rule.amount:
                _lose_turn(s, seat, rule)
        case "discard":
            _discard_all(s, seat, s.hands[seat] & _kind(s, rule, a), at, tell)
        case "skip":
            s.skips |= 1 << seat
        case "swap":  # M112-111
            hands.swap(s, player, seat, at, tell)
        case "show":  # M112-111
            _show(s, player, seat, tell)
        case _:
            pass


def _show(s: State, player: Seat, seat: Seat, tell: list[Event] | None) -> None:
    """M112-111: to the card's player alone; the others hear that it happened."""
    known.show(s, [player], seat, s.hands[seat])
    if tell is not None:
        tell.append(Shown(player, seat, all_faces(s.hands[seat])))


def _lose_turn(s: State, seat: Seat, rule: Rule) -> None:
    """M112-84 with its option, for ideas 1 and 5 of the book and nothing composed."""
    if s.terms.custom_loses_turn and rule.text() in (IDEAS["idea1"], IDEAS["idea5"]):
        s.skips |= 1 << seat


def _kind(s: State, rule: Rule, a: Play) -> int:
    """The cards that a rule speaks of (M112-87)."""
    if rule.kind != NAMED:
        return KINDS[rule.kind]
    written = s.terms.until_colour
    if rule.effect == "until" and written in COLOUR_NAMES:
        return OF_COLOUR[COLOUR_NAMES.index(written)]
    return OF_COLOUR[a.colour if a.wanted == NONE else a.wanted]


def _discard_all(s: State, seat: Seat, cards: int, at: int, tell: list[Event] | None) -> None:
    """M112-85, M112-90: under the pile, without effect, even if it helps."""
    if s.terms.keeps_one and cards == s.hands[seat]:
        cards &= ~_kept(cards)
    if cards:
        _put_under(s, seat, cards, at, tell)
    if not s.hands[seat]:
        s.heirs.append(seat)


def _kept(cards: int) -> int:
    """M112-40: Wild, Custom, Shuffle, +4; then the first by code."""
    found = next(cards & wilds for wilds in (*KEPT_FIRST, cards) if cards & wilds)
    return found & -found


def _put_under(s: State, seat: Seat, cards: int, at: int, tell: list[Event] | None) -> None:
    s.hands[seat] &= ~cards
    s.under |= cards
    for card in [bit for bit in BIT if bit & cards]:
        known.left(s, seat, card)
    if tell is not None:
        tell.append(Discarded(seat, all_faces(cards)))
    if s.hands[seat].bit_count() == 1:
        call.fall_due(s, seat, at)  # M112-32


def _go_on(s: State, following: Seat, at: int, tell: list[Event] | None) -> None:
    """Somebody has won by it, somebody is to discard, or play goes on."""
    if s.heirs:
        deal_end.win(s, s.heirs[0], at, tell)  # M112-40
    elif s.quotas:
        s.phase = DISCARD
        s.turn = s.quotas[0][0]
        s.resume = following
        s.since = at
    else:
        turn.begin_turn(s, following, at, tell)


# -- discarding by choice -------------------------------------------------------------------------
def discards(s: State) -> list[Action]:
    """Any card of the own hand (M112-95)."""
    return [Discard(face) for face in faces_of(s.hands[s.turn])]


def check_discard(s: State, a: Discard) -> None:
    """It must be in the hand."""
    if not one_of(s.hands[s.turn], a.face):
        raise Illegal("M112-95", "card-not-in-hand", card=FACES[a.face])


def discard(s: State, a: Discard, at: int, tell: list[Event] | None) -> None:
    """One card less, until the hand is what the rule says."""
    seat, quota = s.quotas[0]
    turn.commit(s, seat)
    _put_under(s, seat, one_of(s.hands[seat], a.face), at, tell)
    if s.hands[seat].bit_count() <= quota:
        s.quotas.pop(0)
        _go_on(s, s.resume, at, tell)
