"""What to say: a message id and its facts for every action, every event and every decision."""

from __future__ import annotations

from typing import assert_never

from stolik.core import rest
from stolik.core.game import Leave, Next, Return, Ring, Seat
from stolik.core.phrase import Fact, Phrase, Seats
from stolik.games.ubongo.actions import (
    Action,
    Begin,
    Collect,
    Deal,
    Done,
    Field,
    Gems,
    Move,
    Pawn,
    Roll,
    Solve,
)
from stolik.games.ubongo.events import (
    Begun,
    Collected,
    Event,
    Finished,
    Left,
    MatchOver,
    Moved,
    PawnSet,
    Returned,
    Rolled,
    RoundOver,
    SecondChance,
    Solved,
    Started,
    Strewn,
    TimeUp,
)
from stolik.games.ubongo.gems import letters
from stolik.games.ubongo.notation import layout_text
from stolik.games.ubongo.state import NONE, Phase
from stolik.games.ubongo.view import View

#: The clauses that explain each decision.
CLAUSES: dict[Phase, tuple[str, ...]] = {
    "begin": ("UBO-20",),
    "gems": ("UBO-05", "UBO-09"),
    "pawns": ("UBO-10", "UBO-11", "UBO-12"),
    "field": ("RULING-4",),
    "roll": ("UBO-23", "UBO-49"),
    "countdown": ("UBO-22", "UBO-24"),
    "deal": ("UBO-21",),
    "solve": ("UBO-26", "UBO-27", "UBO-28"),
    "rest": (rest.RULING,),
    "over": ("UBO-50", "UBO-51", "UBO-52"),
}
#: The clauses for who has solved.
AFTER_SOLVING = ("UBO-33", "UBO-35", "UBO-36", "UBO-63")


def clauses(v: View) -> tuple[str, ...]:
    """The clauses that explain the decision that is due."""
    solved = v.phase == "solve" and v.seat is not None and v.stamps[v.seat] != NONE
    return AFTER_SOLVING if solved else CLAUSES[v.phase]


def phrase(it: Action | Event) -> Phrase:
    """What to say of an action or of an event."""
    match it:
        case Pawn() | Roll() | Solve() | Move() | Collect() | Done():
            return _move(it)
        case Begin() | Gems() | Field() | Deal() | Ring() | Leave() | Return() | Next():
            return _around(it)
        case _:
            return _event(it)


def _move(a: Pawn | Roll | Solve | Move | Collect | Done) -> Phrase:
    match a:
        case Pawn() | Move():
            return _say(f"ubongo-action-{a.kind}", field=a.field + 1)
        case Solve():
            return _say("ubongo-action-solve", layout=layout_text(a.placements))
        case Roll() | Collect() | Done():
            return _say(f"ubongo-action-{a.kind}")
        case _:
            assert_never(a)


def _around(a: Begin | Gems | Field | Deal | Ring | Leave | Return | Next) -> Phrase:
    match a:
        case Next():
            return _say("action-next")
        case Begin():
            return _say("ubongo-action-begin", seat=_seat(a.seat), number=a.number)
        case Field():
            return _say("ubongo-action-field", field=a.field + 1)
        case Deal():
            return _say("ubongo-action-deal", symbol=symbol(a.symbol))
        case Ring():
            return _say(f"ubongo-action-ring-{a.name}")
        case Gems():
            return _say("ubongo-action-gems")
        case Leave() | Return():
            return _say(f"action-{a.kind}", seat=_seat(a.seat))
        case _:
            assert_never(a)


def _event(e: Event) -> Phrase:
    match e:
        case Begun():
            return _say("ubongo-event-begun", seat=_seat(e.seat), number=e.number)
        case PawnSet():
            return _say("ubongo-event-pawnSet", seat=_seat(e.seat), field=e.field + 1)
        case Started():
            return _say("ubongo-event-started", round=e.round, symbol=symbol(e.symbol))
        case Moved():
            return _say("ubongo-event-moved", seat=_seat(e.seat), field=e.field + 1, rank=e.rank)
        case Collected():
            return _say(
                "ubongo-event-collected",
                seat=_seat(e.seat),
                field=e.field + 1,
                gems=letters(e.gems),
                count=len(e.gems),
            )
        case RoundOver():
            return _round_over(e)
        case MatchOver():
            return _say("ubongo-event-matchOver", winners=Seats(e.winners))
        case Strewn() | SecondChance():
            return _say(f"ubongo-event-{e.kind}")
        case Rolled() | Solved() | Finished() | TimeUp() | Left() | Returned():
            return _say(f"ubongo-event-{e.kind}", seat=_seat(e.seat))
        case _:
            assert_never(e)


def _round_over(e: RoundOver) -> Phrase:
    if not e.order:
        return _say("ubongo-event-roundOver-void", round=e.round)
    word = "ubongo-event-roundOver-early" if e.early else "ubongo-event-roundOver"
    return _say(word, round=e.round, seats=Seats(e.order))


def prompt(v: View) -> Phrase:
    """What the seat of a view is asked for, or whom it waits for."""
    if v.phase == "rest":
        return _say("prompt-rest")
    if v.phase in ("pawns", "field", "roll"):
        mine = v.seat == v.turn and v.phase != "field"
        word = f"ubongo-prompt-{v.phase}" if mine else "prompt-wait"
        return _say(word) if mine else _say(word, seat=_seat(v.turn))
    if v.phase == "solve" and v.seat is not None:
        return _racing_prompt(v, v.seat)
    return _say(f"ubongo-prompt-{v.phase}")


def _racing_prompt(v: View, seat: Seat) -> Phrase:
    if (v.collected | v.done) >> seat & 1:
        return _say("ubongo-prompt-finished")
    if v.stamps[seat] != NONE:
        rank = v.order.index(seat) + 1
        word = "ubongo-prompt-collect" if v.moved >> seat & 1 else "ubongo-prompt-move"
        return _say(word, rank=rank, count=4 - rank)
    return _say("ubongo-prompt-again" if v.second else "ubongo-prompt-solve")


def symbol(number: int) -> tuple[str, ...]:
    """The name of a symbol of the die, as a message id."""
    return (f"ubongo-symbol-{number + 1}",)


def _seat(seat: Seat) -> Seats:
    return Seats((seat,))


def _say(word: str, **facts: Fact) -> Phrase:
    return Phrase(word, facts)
