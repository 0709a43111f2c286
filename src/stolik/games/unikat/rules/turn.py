"""The course of a turn: one action, perhaps one more, the draw, the next player."""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.core.phrase import Illegal, Seats
from stolik.games.unikat.actions import Decline, End, Give, Lay, Pass, SeatAction, Take
from stolik.games.unikat.events import Declined, Ended, Event, Passed
from stolik.games.unikat.rules.ending import dried_up, end_round, fewest_tiles
from stolik.games.unikat.rules.setup import HAND
from stolik.games.unikat.state import BONUS, CHAIN, CHOOSE, DRAW, TAKE, Phase, State

#: What each moment asks for.
EXPECTED: dict[Phase, tuple[type, ...]] = {
    CHOOSE: (Lay, Give, Pass),
    CHAIN: (Lay, End),
    BONUS: (Lay, Give, Decline),
    TAKE: (Take,),
    DRAW: (Take,),
}
#: Why anything else is refused then, by kind of action; the last line is for all other kinds.
REFUSED: dict[Phase, dict[type, tuple[str, str]]] = {
    CHOOSE: {
        End: ("UNI-28", "nothing-laid"),
        Decline: ("UNI-41", "no-bonus"),
        Take: ("UNI-53", "give-first"),
    },
    CHAIN: {
        Give: ("UNI-27", "end-action-first"),
        Take: ("UNI-27", "end-action-first"),
        Decline: ("UNI-41", "end-action-first"),
        Pass: ("UNI-28", "end-instead"),
    },
    BONUS: {
        End: ("UNI-42", "decline-instead"),
        Take: ("UNI-53", "give-first"),
        Pass: ("UNI-42", "decline-instead"),
    },
}


def check_moment(s: State, who: Seat, a: SeatAction) -> None:
    """UNI-26: the player on turn acts; UNI-27, UNI-56, UNI-63: and does what is due."""
    if who != s.turn:
        raise Illegal("UNI-26", "not-your-turn", seat=Seats((s.turn,)))
    kind = type(a)
    if kind in EXPECTED[s.phase]:
        return
    if s.phase == TAKE:
        raise Illegal("UNI-56", "must-take")
    if s.phase == DRAW:
        raise Illegal("UNI-63", "must-draw")
    clause, reason = REFUSED[s.phase][kind]
    raise Illegal(clause, reason)


def begin_turn(s: State, seat: Seat, at: int) -> None:
    """UNI-26, UNI-73: the turn of this seat, or of the next one to its left that plays."""
    while s.out >> seat & 1:
        seat = (seat + 1) % s.seats
    s.turn = seat
    s.phase = CHOOSE
    s.clear_turn()
    s.since = at
    s.dry += 1
    if not s.bag:
        s.dry_empty += 1


def begin_action(s: State) -> None:
    """UNI-43: whatever is begun after the first action is the second and last one."""
    if s.phase == BONUS:
        s.second = True


def finish_action(s: State, at: int, tell: list[Event] | None) -> None:
    """UNI-41: after the first action the bonus, if earned; then the draw."""
    s.last = s.given = -1
    if s.bonus and not s.second:
        s.phase = BONUS
    else:
        draw_or_end(s, at, tell)


def draw_or_end(s: State, at: int, tell: list[Event] | None) -> None:
    """UNI-62: with fewer than ten tiles one is drawn; UNI-64, UNI-67: else the turn ends."""
    if s.hands[s.turn].bit_count() < HAND and (s.display or s.bag):
        s.phase = DRAW
    else:
        end_turn(s, at, tell)


def end_turn(s: State, at: int, tell: list[Event] | None) -> None:
    """UNI-73: the next player, unless the round is dead (UNI-77) or has dried up (UNI-78)."""
    if s.passes >= len(s.present()):
        end_round(s, fewest_tiles(s), "dead", tell)
    elif dried_up(s):
        end_round(s, fewest_tiles(s), "stalemate", tell)
    else:
        begin_turn(s, (s.turn + 1) % s.seats, at)


def end_action(s: State, at: int, tell: list[Event] | None) -> None:
    """UNI-30: the layer says that the action is finished."""
    if tell is not None:
        tell.append(Ended(s.turn))
    finish_action(s, at, tell)


def decline_bonus(s: State, at: int, tell: list[Event] | None) -> None:
    """UNI-42: the extra action is optional."""
    if tell is not None:
        tell.append(Declined(s.turn))
    draw_or_end(s, at, tell)


def pass_turn(s: State, at: int, tell: list[Event] | None, by_clock: bool = False) -> None:
    """UNI-61: neither action is possible."""
    # RULING-4: a pass forced by the clock shows nothing about the hand, so it breaks the row.
    s.passes = 0 if by_clock else s.passes + 1
    if tell is not None:
        tell.append(Passed(s.turn, by_clock))
    end_turn(s, at, tell)
