"""The turn: lay or draw, play or keep, pass, name a colour (K108-31 to K108-43, M112-15 to -26)."""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.core.phrase import Illegal, Seats
from stolik.games.uno.actions import Action, Draw, Keep, Name, Pass, Play
from stolik.games.uno.events import Event, Kept, Named, Passed, Reversed, Skipped
from stolik.games.uno.pieces import COLOURS, FACE_OF, FOURS, WILD, WILD_FOUR
from stolik.games.uno.rules import call, deal_end, laying, wild_four
from stolik.games.uno.rules.draws import ALL, owe
from stolik.games.uno.state import DRAWN, NAME, TURN, Due, State

#: What the third idea of the book makes a player draw who can lay nothing (M112-91).
IDEA_THREE = 3
#: Which phases a seat's action belongs to.
PHASES_OF: dict[str, tuple[str, ...]] = {
    "play": ("turn", "drawn", "replace", "stack"),
    "draw": ("turn",),
    "pass": ("turn",),
    "keep": ("drawn",),
    "name": ("name",),
    "accept": ("challenge", "stack"),
    "challenge": ("challenge",),
    "discard": ("discard",),
}
#: What is asked for instead, and the clause that says so, for each book.
ASKED: dict[str, tuple[str, str]] = {
    "turn": ("K108-31", "M112-15"),
    "drawn": ("K108-37", "M112-23"),
    "name": ("K108-26", "M112-68"),
    "challenge": ("K108-67", "M112-51"),
    "replace": ("K108-77", "M112-51"),
    "stack": ("HOUSE-01", "HOUSE-01"),
    "discard": ("K108-31", "M112-95"),
}


def check_moment(s: State, who: Seat, a: Action) -> None:
    """Only the seat on turn acts, and does what it is asked for."""
    clauses = ASKED[s.phase]
    if who != s.turn:
        clause = clauses[0] if s.terms.k108 else clauses[1]
        if a.kind == "challenge" and s.phase == "challenge" and s.terms.k108:
            clause = "K108-66"
        raise Illegal(clause, "not-your-turn", seat=Seats((s.turn,)))
    if s.phase not in PHASES_OF[a.kind]:
        clause = clauses[0] if s.terms.k108 else clauses[1]
        if a.kind == "draw" and s.phase == DRAWN:
            clause = "K108-42" if s.terms.k108 else "M112-19"
        if isinstance(a, Play) and a.face == WILD_FOUR and s.phase == "challenge":
            clause = "K108-56" if s.terms.k108 else "M112-27"
        raise Illegal(clause, f"asked-{s.phase}")


def begin_turn(
    s: State, seat: Seat, at: int, tell: list[Event] | None = None, toll: int = 0
) -> None:
    """It is this seat's turn, or the next one's that has not lost it by a custom rule."""
    while s.skips >> seat & 1:
        s.skips &= ~(1 << seat)
        skip(seat, tell)
        seat = s.after(seat)
        toll = 0
    s.phase = TURN
    s.turn = seat
    s.since = at
    s.toll = toll
    s.hurried = False
    s.drawn = 0
    s.forced = False


def skip(seat: Seat, tell: list[Event] | None) -> None:
    """Somebody loses the turn."""
    if tell is not None:
        tell.append(Skipped(seat))


def skip_next(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    """K108-47, M112-62; with two players it is the same player's turn again (K108-119)."""
    victim = s.after(seat)
    skip(victim, tell)
    begin_turn(s, s.after(victim), at, tell)


def reverse(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    """K108-46, M112-43, M112-111; with two players it is a Skip (K108-118, M112-44)."""
    if len(s.playing()) == 2 and s.terms.reverse_skips:
        skip_next(s, seat, at, tell)
        return
    s.clockwise = not s.clockwise
    if tell is not None:
        tell.append(Reversed(s.clockwise))
    begin_turn(s, s.after(seat), at, tell)


def commit(s: State, seat: Seat) -> None:
    """A choice was made by this seat: who was not caught by now is safe (K108-84, M112-30)."""
    if s.lapses:
        call.shut(s, seat)
    s.fresh = False
    s.passes = 0


# -- drawing --------------------------------------------------------------------------------------
def draws(s: State) -> list[Action]:
    """Draw, or pass where there is nothing to lay and nothing to draw (K108-107)."""
    if s.can_draw():
        return [Draw()]
    return [] if laying.playable(s, s.turn) else [Pass()]


def check_draw(s: State) -> None:
    """There must be a card to draw; who can lay but not draw must lay (K108-107)."""
    if not s.can_draw():
        raise Illegal(_clause(s, "K108-107", "M112-26"), "nothing-to-draw")


def check_pass(s: State) -> None:
    """Passing without a card is for who can neither lay nor draw (K108-107)."""
    if s.can_draw():
        raise Illegal(_clause(s, "K108-107", "M112-26"), "can-draw")
    if laying.playable(s, s.turn):
        raise Illegal(_clause(s, "K108-107", "M112-26"), "can-lay")


def draw(s: State, at: int, tell: list[Event] | None) -> None:
    """One card, by need or by choice (K108-35, K108-38, M112-19, M112-21)."""
    seat = s.turn
    fits = laying.fitting(s, seat)
    commit(s, seat)
    s.forced = not s.hands[seat] & fits
    s.since = at
    if s.forced and s.toll:
        _pay_toll(s, seat, at, tell)
        return
    s.phase = DRAWN
    if s.forced and s.terms.draw_until:  # HOUSE-04
        owe(s, Due(seat, ALL, "turn", until=fits))
    else:
        owe(s, Due(seat, 1, "turn"))


def _pay_toll(s: State, seat: Seat, at: int, tell: list[Event] | None) -> None:
    """M112-91, M112-92: nothing fits, so these replace the single card."""
    count = s.toll
    if s.terms.toll_ends_turn or (s.terms.custom_loses_turn and count == IDEA_THREE):
        owe(s, Due(seat, count, "custom"))
        begin_turn(s, s.after(seat), at, tell)
    else:
        s.phase = DRAWN
        owe(s, Due(seat, count, "turn"))


def _must_lay(s: State) -> bool:
    """K108-36 with its option: a card drawn by need, if it fits; but never a +4 as a bluff.

    Cards drawn since, such as those of a fine, may have made it one. Version 1 forced it.
    """
    if not (s.terms.forced_drawn_play and s.forced):
        return False
    bluffs = s.terms.version > 1 and wild_four.would_betray(s, s.turn)
    return bool(laying.playable(s, s.turn) & ~(FOURS if bluffs else 0))


def check_keep(s: State) -> None:
    """Whoever must lay what was drawn can't keep it."""
    if _must_lay(s):
        raise Illegal("K108-36", "must-lay-drawn")


def keeps(s: State) -> list[Action]:
    """Keep, but for K108-36."""
    return [] if _must_lay(s) else [Keep()]


def keep(s: State, at: int, tell: list[Event] | None) -> None:
    """The card stays in the hand, and the turn passes on (K108-37, M112-23)."""
    seat = s.turn
    commit(s, seat)
    if tell is not None:
        tell.append(Kept(seat))
    begin_turn(s, s.after(seat), at, tell)


def pass_turn(s: State, at: int, tell: list[Event] | None, by_clock: bool = False) -> None:
    """Nothing can be done; if nobody can do anything the deal is void (K108-107, K108-108)."""
    seat = s.turn  # no choice was made, so that no window is shut (K108-85, M112-31)
    s.fresh = False
    s.passes += 0 if by_clock else 1  # ruling 4
    if tell is not None:
        tell.append(Passed(seat, by_clock))
    if s.passes >= len(s.playing()):
        deal_end.void(s, tell)
    else:
        begin_turn(s, s.after(seat), at, tell)


# -- naming a colour ------------------------------------------------------------------------------
def names() -> list[Action]:
    """Any of the four, whatever is in hand (K108-26, K108-51)."""
    return [Name(colour) for colour in range(len(COLOURS))]


def check_name(s: State) -> None:
    """K108-102: who laid the carried Wild has named its colour."""
    if s.carried_on_top() and FACE_OF[s.top] in (WILD, WILD_FOUR):
        raise Illegal("K108-102", "carried-named")


def name(s: State, a: Name, at: int, tell: list[Event] | None) -> None:
    """The colour is in force; the first player goes on, or the one after Shuffle Hands."""
    s.colour = a.colour
    if tell is not None:
        tell.append(Named(s.turn, a.colour))
    begin_turn(s, s.resume, at, tell)


def ask_colour(s: State, seat: Seat, resume: Seat, at: int) -> None:
    """A colour is to be named, and then somebody plays."""
    s.phase = NAME
    s.turn = seat
    s.resume = resume
    s.since = at


def _clause(s: State, k108: str, m112: str) -> str:
    return k108 if s.terms.k108 else m112
