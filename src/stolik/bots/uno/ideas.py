"""Which of the legal actions are worth a thought: UNO said, no bluff without need, few colours."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.uno.policy import bluff_chance, is_opponent, own_hand, would_bluff
from stolik.games.uno.actions import Accept, Action, Draw, Name, Play, TurnAction
from stolik.games.uno.events import Event
from stolik.games.uno.pieces import COLOUR_OF, NONE, WILD_FOUR
from stolik.games.uno.view import View

#: A bluff is thought about with so few cards, or when somebody else has but one.
FEW = 3
#: A bluff less likely than this is not worth a challenge.
CREDULOUS = 0.02
#: Colours thought about for a Wild, and players for a card that is aimed at one.
COLOURS_TRIED = 3
TARGETS_TRIED = 2


def candidates(view: View, heard: Sequence[Event], legal: Sequence[Action]) -> list[Action]:
    """The legal actions that a search should try; never none."""
    moves: list[Action] = [a for a in legal if isinstance(a, TurnAction)]
    if len(moves) < 2:
        return moves or list(legal)
    if view.phase == "challenge":
        doubtful = bluff_chance(view, heard) > CREDULOUS
        return [a for a in moves if type(a) is Accept or doubtful] or moves
    if view.phase == "name":
        return [a for a in moves if type(a) is Name and a.colour in _colours(view, NONE)] or moves
    return _worth_trying(view, moves)


def _worth_trying(view: View, moves: Sequence[Action]) -> list[Action]:
    plays = _sensible(view, [a for a in moves if type(a) is Play])
    others: list[Action] = [a for a in moves if type(a) is not Play]
    if not plays:
        return others
    if any(COLOUR_OF[a.face] != NONE for a in plays) and view.phase == "turn":
        others = [a for a in others if type(a) is not Draw]
    return [*plays, *others]


def _sensible(view: View, plays: Sequence[Play]) -> list[Play]:
    if would_bluff(view) and not _may_bluff(view):
        plays = [a for a in plays if a.face != WILD_FOUR] or plays
    if any(a.call for a in plays):
        plays = [a for a in plays if a.call]
    found: list[Play] = []
    for face in sorted({a.face for a in plays}):
        ways = [a for a in plays if a.face == face]
        colours = _colours(view, face)
        found += [a for a in ways if a.colour in (NONE, *colours) and _is_aimed(view, a)] or ways
    return found


def _is_aimed(view: View, a: Play) -> bool:
    """At an opponent who is in front, where somebody is to be chosen."""
    if a.target < 0:
        return True
    rivals = [seat for seat in range(view.seats) if is_opponent(view, seat)]
    least = sorted(view.counts[seat] for seat in rivals if not view.out >> seat & 1)
    near = least[:TARGETS_TRIED][-1] if least else 0
    return is_opponent(view, a.target) and view.counts[a.target] <= near


def _may_bluff(view: View) -> bool:
    near = min(view.counts[seat] for seat in range(view.seats) if not view.out >> seat & 1)
    return len(own_hand(view)) <= FEW or near == 1


def _colours(view: View, face: int) -> list[int]:
    """The colours worth naming: those held most; all of them with none in hand."""
    rest = list(own_hand(view))
    if face in rest:
        rest.remove(face)
    held = [sum(COLOUR_OF[card] == colour for card in rest) for colour in range(4)]
    order = sorted((colour for colour in range(4) if held[colour]), key=lambda c: -held[c])
    return order[:COLOURS_TRIED] or list(range(4))
