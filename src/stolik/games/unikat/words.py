"""What to say: a message id and its facts for every action, every event and every decision."""

from __future__ import annotations

from typing import assert_never

from stolik.core import rest
from stolik.core.game import Leave, Next, Return, Ring
from stolik.core.phrase import Fact, Phrase, Seats
from stolik.games.unikat.actions import (
    BAG,
    Action,
    Deal,
    Decline,
    Draw,
    End,
    First,
    Give,
    Lay,
    Pass,
    Reveal,
    Take,
)
from stolik.games.unikat.events import (
    Dealt,
    Declined,
    Ended,
    Event,
    Gave,
    Laid,
    Left,
    MatchOver,
    Passed,
    Returned,
    Revealed,
    RoundOver,
    TimeUp,
    Took,
)
from stolik.games.unikat.notation import codes_text
from stolik.games.unikat.pieces import CODES, place_of
from stolik.games.unikat.state import Phase
from stolik.games.unikat.view import View

#: The clauses that explain each decision.
CLAUSES: dict[Phase, tuple[str, ...]] = {
    "first": ("UNI-24",),
    "deal": ("UNI-17", "UNI-19", "UNI-20"),
    "choose": ("UNI-27", "UNI-31", "UNI-33", "UNI-52"),
    "chain": ("UNI-34", "UNI-31", "UNI-30"),
    "bonus": ("UNI-41", "UNI-42", "UNI-43"),
    "take": ("UNI-54", "UNI-55"),
    "draw": ("UNI-62", "UNI-63"),
    "blind": ("UNI-59",),
    "rest": (rest.RULING,),
    "over": ("UNI-75", "UNI-84"),
}


def phrase(it: Action | Event) -> Phrase:
    """What to say of an action or of an event."""
    match it:
        case Lay() | End() | Decline() | Give() | Take() | Pass():
            return _move(it)
        case First() | Deal() | Draw() | Reveal() | Ring() | Leave() | Return() | Next():
            return _around(it)
        case _:
            return _event(it)


def _move(a: Lay | End | Decline | Give | Take | Pass) -> Phrase:
    match a:
        case Lay():
            return _say("action-lay", tile=CODES[a.tile], cell=_cell(a.cell))
        case Take(tile=tile) if tile == BAG:
            return _say("action-take-bag")
        case Give() | Take():
            return _say(f"action-{a.kind}", tile=CODES[a.tile])
        case End() | Decline() | Pass():
            return _say(f"action-{a.kind}")
        case _:
            assert_never(a)


def _around(a: First | Deal | Draw | Reveal | Ring | Leave | Return | Next) -> Phrase:
    match a:
        case Next():
            return _say("action-next")
        case First() | Leave() | Return():
            return _say(f"action-{a.kind}", seat=Seats((a.seat,)))
        case Draw():
            return _say("action-draw", tile=CODES[a.tile])
        case Reveal():
            return _say("action-reveal", tiles=codes_text(a.tiles))
        case Deal() | Ring():
            return _say(f"action-{a.kind}")
        case _:
            assert_never(a)


def _event(e: Event) -> Phrase:
    match e:
        case Dealt():
            return _say("event-dealt", round=e.round, seat=Seats((e.starter,)), tile=CODES[e.start])
        case Laid():
            return _say(
                "event-laid-bonus" if e.bonus else "event-laid",
                seat=Seats((e.seat,)),
                tile=CODES[e.tile],
                cell=_cell(e.cell),
            )
        case Took():
            return _took(e)
        case Gave():
            return _say("event-gave", seat=Seats((e.seat,)), tile=CODES[e.tile])
        case Revealed():
            return _say("event-revealed", tiles=codes_text(e.tiles))
        case Passed():
            word = "event-passed-clock" if e.by_clock else "event-passed"
            return _say(word, seat=Seats((e.seat,)))
        case Left():
            word = "event-left-aside" if e.set_aside else "event-left"
            return _say(word, seat=Seats((e.seat,)))
        case Ended() | Declined() | TimeUp() | Returned():
            return _say(f"event-{e.kind}", seat=Seats((e.seat,)))
        case RoundOver():
            return _say(f"event-roundOver-{e.reason}", round=e.round, winners=Seats(e.winners))
        case MatchOver():
            return _say("event-matchOver", winners=Seats(e.winners))
        case _:
            assert_never(e)


def _took(e: Took) -> Phrase:
    seat = Seats((e.seat,))
    if e.tile is None:
        return _say("event-took-bag", seat=seat)
    word = "event-took-display" if e.source == "display" else "event-took-bag-seen"
    return _say(word, seat=seat, tile=CODES[e.tile])


def prompt(v: View) -> Phrase:
    """What the seat of a view is asked for, or whom it waits for."""
    if v.phase == "rest":
        return _say("prompt-rest")
    if v.phase in ("first", "deal", "over"):
        return _say(f"prompt-{v.phase}")
    if v.seat != v.turn or v.phase == "blind":
        return _say("prompt-wait", seat=Seats((v.turn,)))
    if v.phase == "chain" and v.bonus and not v.second:
        return _say("prompt-chain-bonus")
    return _say(f"prompt-{v.phase}")


def _say(word: str, **facts: Fact) -> Phrase:
    return Phrase(word, facts)


def _cell(cell: int) -> str:
    x, y = place_of(cell)
    return f"{x},{y}"
