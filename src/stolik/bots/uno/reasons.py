"""Why the expert does what it does, in one sentence with numbers."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.base import Weighed
from stolik.bots.uno.policy import (
    ALMOST_OUT,
    bluff_chance,
    following,
    is_opponent,
    lacking,
    own_hand,
)
from stolik.core.phrase import Fact, Phrase
from stolik.games.uno.actions import (
    Accept,
    Action,
    Call,
    Challenge,
    Discard,
    Draw,
    Jump,
    Keep,
    Name,
    Pass,
    Play,
)
from stolik.games.uno.events import Event
from stolik.games.uno.notation import write_action
from stolik.games.uno.pieces import COLOUR_OF, COLOURS, DRAW_TWO, FACES, NONE, RANK_OF, WILD_FOUR
from stolik.games.uno.view import View

#: So surely a player lacks a colour that it is worth saying.
SURE = 0.5


def reason(view: View, heard: Sequence[Event], weighed: Sequence[Weighed]) -> Phrase:
    """What is done, how often it wins the deal, what comes next, and the main reason if any."""
    best, *others = weighed
    facts: dict[str, Fact] = {"action": _named(best.action), "chance": round(100 * best.chance)}
    if isinstance(best.action, Accept | Challenge) and view.phase == "challenge":
        return Phrase("uno-why-bluff", {**facts, "doubt": round(100 * bluff_chance(view, heard))})
    if not others:
        return Phrase("uno-why-only", facts)
    other = max(others, key=lambda weigh: min(weigh.chance, best.chance))
    less = min(other.chance, best.chance)  # what seems better by a hair was luck, and is as good
    facts |= {"other": _named(other.action), "less": round(100 * less)}
    message, more = _main(view, heard, best.action, other.action)
    return Phrase(message, {**facts, **more})


def _main(
    view: View, heard: Sequence[Event], best: Action, other: Action
) -> tuple[str, dict[str, Fact]]:
    """The message with the main reason, and the facts that it adds."""
    if isinstance(best, Play):
        next_seat, colour = following(view), max(best.colour, COLOUR_OF[best.face])
        cards = view.counts[next_seat]
        if is_opponent(view, next_seat):
            if cards <= ALMOST_OUT and _hurts(best.face):
                return "uno-why-stop", {"cards": cards}
            if colour != NONE and lacking(heard, next_seat)[colour] > SURE:
                return "uno-why-lacks", {"colour": (f"uno-colour-{COLOURS[colour]}",)}
    if _is_wild(other) and not _is_wild(best):
        return "uno-why-wild", {}
    if isinstance(best, Play) and len(own_hand(view)) == 1:
        return "uno-why-out", {}
    return "uno-why", {}


def _is_wild(action: Action) -> bool:
    return isinstance(action, Play) and COLOUR_OF[action.face] == NONE


def _hurts(face: int) -> bool:
    return face == WILD_FOUR or RANK_OF[face] > 9 or RANK_OF[face] == DRAW_TWO


def _named(action: Action) -> Fact:
    """An action in a few letters, or the message that names it."""
    match action:
        case Play() | Jump() | Discard():
            colour = action.colour if isinstance(action, Play) else NONE
            return FACES[action.face] + (f" {COLOURS[colour]}" if colour != NONE else "")
        case Name():
            return (f"uno-colour-{COLOURS[action.colour]}",)
        case Draw() | Keep() | Pass() | Accept() | Challenge() | Call():
            return (f"uno-action-{action.kind}",)
        case _:
            return write_action(action)
