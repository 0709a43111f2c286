"""The strongest choice of gems: what wins most often when the rest of the match is played out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stolik.bots.base import Budget, Weighed
from stolik.bots.search import halve
from stolik.bots.ubongo.playouts import Rest
from stolik.bots.ubongo.racers import Racer, after_taking, is_solving, solution, ways_to_rows
from stolik.bots.ubongo.worlds import Outlook
from stolik.core.game import Below
from stolik.core.phrase import Fact, Phrase
from stolik.games.ubongo.actions import Action, Move, Pawn, Roll, Solve
from stolik.games.ubongo.events import Event
from stolik.games.ubongo.gems import COLOURS, TAKEN
from stolik.games.ubongo.view import View


class Expert(Racer):
    """Tries each row in the same worlds, in which everybody goes on by counts."""

    def favourite(
        self,
        view: View,
        heard: Sequence[Event],
        fields: list[int],
        budget: Budget,
        below: Below,
    ) -> int:
        """The row with the best chance to win the match."""
        return int(self._try(view, heard, fields, budget, below)[0].action)

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> list[Weighed]:
        """The rows with their chances, the best first; or the one thing that there is to do."""
        ways = _ways(view, legal, below)
        found = self._try(view, heard, list(ways), budget, below)
        return [it._replace(action=ways[it.action]) for it in found]

    def _try(
        self,
        view: View,
        heard: Sequence[Event],
        fields: Sequence[int | None],
        budget: Budget,
        below: Below,
    ) -> list[Weighed]:
        is_late = budget.watch()
        outlook, rest = Outlook(view, heard, self.skill, below), Rest(view)
        return halve(fields, outlook.world, rest.share, budget.playouts, is_late)

    def reason(self, view: View, heard: Sequence[Event], weighed: Sequence[Weighed]) -> Phrase:
        """Its row and what it brings, or what else it does; with the chance in percent."""
        best = weighed[0]
        chance: dict[str, Fact] = {"chance": _percent(best)}
        match best.action:
            case Solve():
                return Phrase("ubongo-why-solve", chance)
            case Roll():
                return Phrase("ubongo-why-roll", {**chance, "round": view.round})
        if len(weighed) > 1:
            chance |= {"other": _row(view, weighed[1].action) + 1, "less": _percent(weighed[1])}
        return _why_row(view, best.action, chance)


def _ways(
    view: View, legal: Sequence[Action], below: Below
) -> Mapping[int, Action] | Mapping[None, Action]:
    """What may be done first, by the row it leads to; by none where there is no choice."""
    if is_solving(view):
        return {None: solution(view, below)}
    if view.phase == "roll" or has_moved(view):
        return {None: legal[0]}
    return ways_to_rows(view, legal)


def has_moved(view: View) -> bool:
    """Whether its pawn has moved, so that there is nothing more to choose."""
    return view.phase == "solve" and view.seat is not None and bool(view.moved >> view.seat & 1)


def _why_row(view: View, action: Action, chance: dict[str, Fact]) -> Phrase:
    assert view.seat is not None
    field = _row(view, action)
    gems, row = view.rows[field][:TAKEN], {"row": field + 1}
    if isinstance(action, Pawn):
        return Phrase("ubongo-why-pawn", {**row, **chance})
    if not gems:
        there = isinstance(action, Move) and "other" in chance
        return Phrase("ubongo-why-empty", {**row, **chance}) if there else _done(chance)
    taken: dict[str, Fact] = {
        "gems": tuple([f"ubongo-gem-{COLOURS[gem]}" for gem in gems]),
        "count": after_taking(view.gems[view.seat], gems)[0],
    }
    why = "ubongo-why-row" if "other" in chance else "ubongo-why-collect"
    return Phrase(why, {**row, **taken, **chance})


def _done(chance: dict[str, Fact]) -> Phrase:
    return Phrase("ubongo-why-done", {"chance": chance["chance"]})


def _row(view: View, action: Action) -> int:
    """The row that an action leads to: another one, or where the pawn stands."""
    assert view.seat is not None
    return action.field if isinstance(action, Pawn | Move) else view.pawns[view.seat]


def _percent(weighed: Weighed) -> int:
    return round(100 * weighed.chance)
