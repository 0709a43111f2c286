"""The bot that lays as much as it can at once: a frozen yardstick."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.base import Budget, Quiet
from stolik.core.game import Below
from stolik.games.unikat.actions import BAG, Action, Decline, End, Give, Lay, Take
from stolik.games.unikat.events import Event
from stolik.games.unikat.pieces import BIT, NEAR, tiles_of
from stolik.games.unikat.solver import BestTurn, best_turn
from stolik.games.unikat.table import Table
from stolik.games.unikat.view import View, table_of


class Greedy(Quiet):
    """Lays the most tiles this turn can lay, the bonus action included."""

    def __init__(self) -> None:
        self._searches = 0
        self._capped = 0

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """The next step of the best turn; where nothing is to be laid, the tile of most use."""
        if len(legal) == 1:
            return legal[0]
        if view.phase in ("take", "draw"):
            return self._take(view, legal)
        turn = self._best_turn(view, budget)
        if view.phase == "chain":
            return Lay(*turn.first[0]) if turn.first else End()
        laying = turn.first or turn.second
        if laying:
            return Lay(*laying[0])
        return self._exchange(view, legal)

    def notes(self) -> dict[str, int]:
        """How often it searched, and how often the node cap cut a search short."""
        return {"searches": self._searches, "capped": self._capped}

    def _best_turn(self, view: View, budget: Budget) -> BestTurn:
        second = view.second or view.phase == "bonus"
        turn = best_turn(
            table_of(view), hand_of(view), view.last, view.bonus, second, cap=budget.nodes
        )
        self._searches += 1
        self._capped += not turn.exact
        return turn

    def _take(self, view: View, legal: Sequence[Action]) -> Action:
        """The tile of the display that is of most use, else a blind one."""
        open_now = open_tiles(table_of(view))
        hand = hand_of(view)
        offered = [a for a in legal if isinstance(a, Take) and a.tile != BAG]
        best = max(offered, key=lambda a: _use(a.tile, hand, open_now), default=Take(BAG))
        blind = Take(BAG)
        if best != blind and (blind not in legal or _use(best.tile, hand, open_now)):
            return best
        return blind

    def _exchange(self, view: View, legal: Sequence[Action]) -> Action:
        """Give the tile of least use; of a bonus, only for one that can be laid at once."""
        open_now = open_tiles(table_of(view))
        hand = hand_of(view)
        gives = [a for a in legal if isinstance(a, Give)]
        if view.phase == "bonus" and not any(BIT[tile] & open_now for tile in view.display):
            return Decline()
        if not gives:
            return legal[-1]
        return min(gives, key=lambda a: _use(a.tile, hand ^ BIT[a.tile], open_now))


def hand_of(view: View) -> int:
    """The tiles of the seat that looks."""
    assert view.seat is not None
    return view.hands[view.seat] or 0


def open_tiles(table: Table) -> int:
    """Every tile that some cell of the table takes now."""
    together = 0
    for fit in table.fits.values():
        together |= fit
    return together


def _use(tile: int, hand: int, open_now: int) -> int:
    """How much a tile helps: two for a place on the table, one for each neighbour in the hand."""
    return 2 * bool(BIT[tile] & open_now) + len(tiles_of(NEAR[tile] & hand))
