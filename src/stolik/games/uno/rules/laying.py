"""Which card may be laid, and what a laid card does (K108-31 to K108-64, M112-15 to M112-85)."""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.core.phrase import Illegal, Seats
from stolik.games.uno.actions import NOBODY, Action, Jump, Play
from stolik.games.uno.events import Event, Played
from stolik.games.uno.pieces import (
    BIT,
    COLOUR_OF,
    COLOURS,
    CUSTOMS,
    DRAW_TWO,
    FACE_OF,
    FACES,
    FITS,
    FOURS,
    NONE,
    OF_COLOUR,
    OF_FACE,
    RANK_OF,
    REVERSE,
    SHUFFLE,
    SKIP,
    WILD,
    WILD_FOUR,
    faces_of,
    one_of,
)
from stolik.games.uno.rules import call, custom, deal_end, house, known, turn, wild_four
from stolik.games.uno.rules.draws import owe
from stolik.games.uno.state import DRAWN, MIX, REPLACE, STACK, TURN, Due, State

#: Every way to lay a face with nothing more said: a Wild in four colours, any other in one.
PLAIN: tuple[tuple[Play, ...], ...] = tuple(
    (Play(face),) if COLOUR_OF[face] != NONE else tuple(Play(face, c) for c in range(4))
    for face in range(len(FACES))
)
CALLED: tuple[tuple[Play, ...], ...] = tuple(
    tuple(Play(a.face, a.colour, call=True) for a in plays) for plays in PLAIN
)


# -- what fits ------------------------------------------------------------------------------------
def fitting(s: State, seat: Seat) -> int:
    """All cards that would fit now, in whatever hand; a +4 only if it may be laid (K108-59)."""
    fits = FITS[s.colour][FACE_OF[s.top]]
    if s.terms.strict and not wild_four.is_proper(s, s.hands[seat]):
        fits &= ~FOURS
    return fits


def playable(s: State, seat: Seat) -> int:
    """The cards of a hand that may be laid now."""
    if s.lapses and call.barred(s, seat):
        return 0
    if s.phase == DRAWN:
        return s.drawn & fitting(s, seat)  # K108-39, M112-22
    if s.phase == REPLACE:
        return s.hands[seat] & fitting(s, seat) & ~FOURS  # K108-77
    if s.phase == STACK:
        return s.hands[seat] & house.stackable(s, seat)
    return s.hands[seat] & fitting(s, seat)


def can_lay(s: State, seat: Seat) -> bool:
    """Whether this seat is to decide now, and has a card that it may lay."""
    asked = seat == s.turn and s.phase in (TURN, DRAWN, REPLACE, STACK)
    return asked and bool(playable(s, seat))


def plays(s: State) -> list[Action]:
    """Every way to lay a card now."""
    seat = s.turn
    cards = playable(s, seat)
    said = call.rides(s, seat)
    found: list[Action] = []
    for face in faces_of(cards):
        if asks_more(s, face):
            found += _ways(s, seat, face, said)
            continue
        found += PLAIN[face]
        if said:
            found += CALLED[face]
    return found


def asks_more(s: State, face: int) -> bool:
    """Whether this face does more than those of every deck, so that more may be said with it."""
    return face >= SHUFFLE or (s.terms.seven_zero and RANK_OF[face] in (0, 7))


def _ways(s: State, seat: Seat, face: int, said: bool) -> list[Action]:
    colours = range(4) if names_colour(s, seat, face) else (NONE,)
    targets = s.in_turn_after(seat) if needs_target(s, seat, face) else [NOBODY]
    wanted = range(4) if needs_wanted(s, seat, face) else (NONE,)
    calls = (False, True) if said else (False,)
    return [
        Play(face, colour, called, target, want)
        for called in calls
        for target in targets
        for colour in colours
        for want in wanted
    ]


def names_colour(s: State, seat: Seat, face: int) -> bool:
    """Every Wild names a colour (K108-50, M112-41), but for M112-74 with its option."""
    after_mixing = face == SHUFFLE and s.terms.colour_after and s.hands[seat].bit_count() > 1
    return COLOUR_OF[face] == NONE and not after_mixing


def needs_target(s: State, seat: Seat, face: int) -> bool:
    """Whether a player is chosen with this card; not with the last one."""
    if s.hands[seat].bit_count() == 1:
        return False
    if face in CUSTOMS:
        rule = s.terms.customs[CUSTOMS.index(face)]
        return rule is not None and rule.who == "chosen"
    return s.terms.seven_zero and RANK_OF[face] == 7


def needs_wanted(s: State, seat: Seat, face: int) -> bool:
    """Whether the colour to be drawn for is named apart (M112-87)."""
    if face not in CUSTOMS or s.hands[seat].bit_count() == 1:
        return False
    rule = s.terms.customs[CUSTOMS.index(face)]
    return rule is not None and custom.asks_wanted(s, rule)


# -- checking -------------------------------------------------------------------------------------
def check_play(s: State, seat: Seat, a: Play) -> None:
    """Raise `Illegal` if the card may not be laid, or not with these words."""
    if not one_of(s.hands[seat], a.face):
        raise Illegal(_clause(s, "K108-31", "M112-15"), "card-not-in-hand", card=FACES[a.face])
    call.check_not_barred(s, seat)
    _check_card(s, seat, a.face)
    _check_words(s, seat, a)


def _check_card(s: State, seat: Seat, face: int) -> None:
    card = FACES[face]
    if s.phase == DRAWN and not one_of(s.drawn, face):
        raise Illegal(_clause(s, "K108-39", "M112-22"), "only-drawn")
    if s.phase == REPLACE and face == WILD_FOUR:
        raise Illegal("K108-77", "not-again-four")
    if s.phase == STACK:
        house.check_stack(s, seat, face)
        return
    if not OF_FACE[face] & FITS[s.colour][FACE_OF[s.top]]:
        top, colour = FACES[FACE_OF[s.top]], spoken_colour(s.colour)
        clause = _clause(s, "K108-32", "M112-17")
        raise Illegal(clause, "does-not-fit", card=card, top=top, colour=colour)
    if face == WILD_FOUR and s.terms.strict and not wild_four.is_proper(s, s.hands[seat]):
        _refuse_four(s, seat)


def _refuse_four(s: State, seat: Seat) -> None:
    """K108-59, M112-46; or, in M112, a Wild in hand that counts as matching (M112-48)."""
    if not s.hands[seat] & OF_COLOUR[s.colour]:
        raise Illegal("M112-48", "four-wild-held")
    clause = _clause(s, "K108-59", "M112-46")
    raise Illegal(clause, "four-not-proper", colour=spoken_colour(s.colour))


#: The clause by which each Wild names a colour in M112.
NAMING = {WILD: "M112-41", WILD_FOUR: "M112-58", SHUFFLE: "M112-68"}


def _check_words(s: State, seat: Seat, a: Play) -> None:
    if a.call:
        call.check_riding(s, seat)
    if a == PLAIN[a.face][0] and not asks_more(s, a.face):
        return
    if (a.colour != NONE) != names_colour(s, seat, a.face):
        _refuse_colour(s, a)
    check_target(s, seat, a.face, a.target)
    if (a.wanted != NONE) != needs_wanted(s, seat, a.face):
        reason = "needs-wanted" if a.wanted == NONE else "needs-no-wanted"
        raise Illegal("M112-87", reason, card=FACES[a.face])


def _refuse_colour(s: State, a: Play) -> None:
    if a.colour == NONE:
        clause = _clause(s, "K108-50", NAMING.get(a.face, "M112-80"))
        raise Illegal(clause, "needs-colour", card=FACES[a.face])
    clause = "M112-74" if a.face == SHUFFLE else _clause(s, "K108-50", "M112-41")
    raise Illegal(clause, "needs-no-colour", card=FACES[a.face])


def check_target(s: State, seat: Seat, face: int, target: Seat) -> None:
    """A player is chosen where the card asks for one, and only there."""
    clause = "HOUSE-03" if RANK_OF[face] == 7 else "M112-79" if not s.terms.k108 else "K108-31"
    if (target != NOBODY) != needs_target(s, seat, face):
        reason = "needs-target" if target == NOBODY else "needs-no-target"
        raise Illegal(clause, reason, card=FACES[face])
    if target != NOBODY and (target == seat or target not in s.playing()):
        raise Illegal(clause, "target-other", seat=Seats((target,)))


# -- laying ---------------------------------------------------------------------------------------
def play(s: State, seat: Seat, a: Play, at: int, tell: list[Event] | None) -> None:
    """Lay a card on the pile, and let it take effect."""
    lay(s, seat, a, at, tell, jumped=False)


def jump(s: State, seat: Seat, a: Jump, at: int, tell: list[Event] | None) -> None:
    """Lay the twin of the top card; play goes on from here (HOUSE-02)."""
    lay(s, seat, Play(a.face, NONE, a.call, a.target), at, tell, jumped=True)


def lay(s: State, seat: Seat, a: Play, at: int, tell: list[Event] | None, jumped: bool) -> None:
    """Lay a card; a word that was not due is fined after its effect, unless the deal is over."""
    wrong, deal = a.call and not call.rides(s, seat), s.deal
    _lay(s, seat, call.counted(s, seat, a) if wrong else a, at, tell, jumped)
    if wrong and s.terms.false_fine and s.deal == deal and s.winner == NOBODY:
        call.fine_false(s, seat, tell)


def _lay(s: State, seat: Seat, a: Play, at: int, tell: list[Event] | None, jumped: bool) -> None:
    """What is the same for every card; then its own effect."""
    face, phase = a.face, s.phase
    card = one_of(s.hands[seat], face)
    hand = s.hands[seat] = s.hands[seat] ^ card
    if seat in s.known:
        known.left(s, seat, card)
    was_top, was_colour = s.top, s.colour
    s.under |= BIT[s.top]
    s.top = card.bit_length() - 1
    s.colour = COLOUR_OF[face] if COLOUR_OF[face] != NONE else a.colour
    if tell is not None:
        tell.append(Played(seat, face, a.colour, a.call, a.target, a.wanted, jumped))
    turn.commit(s, seat)
    s.clear_drawn()
    s.fresh = True
    s.turn = seat
    if not hand:
        deal_end.go_out(s, seat, at, tell)
        return
    replaced = phase == REPLACE
    s.toll = 0
    if not _moves_hands(s, seat, a):
        _owe_word(s, seat, a.call, replaced, at)
    if replaced:
        owe(s, Due(seat, wild_four.FINE, "guilty"))  # K108-74, K108-75: played, then drawn
    if face == WILD_FOUR:
        drawn = phase == DRAWN
        wild_four.lay_four(s, seat, was_top, was_colour, drawn, at, tell)
    else:
        take_effect(s, seat, a, at, tell)


def _moves_hands(s: State, seat: Seat, a: Play) -> bool:
    """Whether the hand goes to others at once, so that what is left of it owes nothing."""
    if a.face in CUSTOMS:
        return custom.moves_hands(s, seat, a)
    return a.face == SHUFFLE or (s.terms.seven_zero and RANK_OF[a.face] in (0, 7))


def _owe_word(s: State, seat: Seat, said: bool, replaced: bool, at: int) -> None:
    """K108-81, M112-28: one card left, and the word was said with it or not."""
    if s.hands[seat].bit_count() == 1 and not replaced:  # K108-91
        if said:
            s.called |= 1 << seat
        else:
            call.fall_due(s, seat, at)


def take_effect(s: State, seat: Seat, a: Play, at: int, tell: list[Event] | None) -> None:
    """What a card does to the others (K108-44 to K108-54, M112-18)."""
    face, rank = a.face, RANK_OF[a.face]
    if rank == SKIP:
        turn.skip_next(s, seat, at, tell)
    elif rank == REVERSE:
        turn.reverse(s, seat, at, tell)
    elif rank == DRAW_TWO:
        hit_next(s, seat, 2, at, tell)
    elif face == SHUFFLE:
        s.phase = MIX
        s.resume = s.after(seat)  # M112-67, M112-76
    elif face in CUSTOMS:
        custom.apply(s, seat, a, at, tell)
    elif s.terms.seven_zero and rank in (0, 7):
        house.move_hands(s, seat, a, at, tell)
    else:
        turn.begin_turn(s, s.after(seat), at, tell)


def hit_next(s: State, seat: Seat, count: int, at: int, tell: list[Event] | None) -> None:
    """The next player draws and loses the turn (K108-44, K108-55), or may stack (HOUSE-01)."""
    victim = s.after(seat)
    if s.terms.stacking != "off":
        house.stack_up(s, victim, count, at)
        return
    owe(s, Due(victim, count, "plus2" if count == 2 else "plus4"))
    turn.skip(victim, tell)
    turn.begin_turn(s, s.after(victim), at, tell)


def spoken_colour(colour: int) -> tuple[str, ...]:
    """A colour for a sentence, as the message that names it."""
    return (f"uno-colour-{COLOURS[colour]}",)


def mildest(s: State, seat: Seat, cards: int, values: tuple[int, ...]) -> int:
    """The lowest-valued face among cards, a +4 last of all; by code if all is the same (ruling 4).

    In version 1 a +4 came before a Wild of the same value.
    """
    last = WILD_FOUR if s.terms.version > 1 else NONE
    return min(faces_of(cards), key=lambda face: (face == last, values[face], face == WILD, face))


def _clause(s: State, k108: str, m112: str) -> str:
    return k108 if s.terms.k108 else m112
