"""Whether a whole hand can be laid in one turn: only what leaves no tile over is tried.

Which tiles a hand alone can go on with is remembered from table to table, so that none is laid
after which the rest would need one path too many. A tile on a cell with the same rest is tried
once, however the table came to be so: a hand that goes out is missed now and then, but none is
said to go out that does not. `solver.best_turn` is exact.
"""

from __future__ import annotations

from functools import lru_cache

from stolik.bots.unikat.graph import REMEMBERED, from_tile
from stolik.games.unikat.pieces import BIT, NEAR, STEPS, tiles_of
from stolik.games.unikat.rules.laying import BONUS_NEIGHBOURS
from stolik.games.unikat.table import Table

#: One path in each action, and a turn has two at the most (UNI-43).
ACTIONS = 2


def goes_out(table: Table, hand: int, cap: int) -> bool:
    """Whether a turn that lays the whole hand is found within so many nodes."""
    return _Search(table.copy(), cap).begin(hand, ACTIONS)


class _Search:
    """Lays and takes back until nothing is left of the hand; `actions` are those still to go."""

    def __init__(self, table: Table, cap: int) -> None:
        self._table = table
        self._nodes = cap
        self._tried: set[tuple[int, int, int, bool, int]] = set()

    def begin(self, hand: int, actions: int) -> bool:
        """An action begins beside any tile of the table (UNI-33)."""
        starts = _starts(hand, actions)
        if not starts:
            return False
        for cell, fit in list(self._table.fits.items()):
            if fit & starts and self._lay_any(fit & starts, cell, hand, False, actions):
                return True
        return False

    def _lay_any(self, fitting: int, cell: int, rest: int, bonus: bool, actions: int) -> bool:
        for tile in tiles_of(fitting):
            if self._lay(tile, cell, rest ^ BIT[tile], bonus, actions):
                return True
        return False

    def _lay(self, tile: int, cell: int, rest: int, bonus: bool, actions: int) -> bool:
        """Lay a tile, look further, take it back."""
        if not rest:
            return True
        bonus = bonus or self._table.neighbours(cell) >= BONUS_NEIGHBOURS
        key = rest, tile, cell, bonus, actions
        if self._nodes <= 0 or key in self._tried:
            return False
        self._nodes -= 1
        self._tried.add(key)
        undo = self._table.lay_for_now(tile, cell)
        found = self._go_on(tile, cell, rest, bonus, actions)
        self._table.take_back(cell, undo)
        return found

    def _go_on(self, tile: int, cell: int, rest: int, bonus: bool, actions: int) -> bool:
        """The next tile lies beside the one before (UNI-34), or begins the bonus action."""
        near = NEAR[tile] & rest
        if near:
            near &= _starts(rest, actions)
        for step in STEPS if near else ():
            fitting = self._table.fits.get(cell + step, 0) & near
            if fitting and self._lay_any(fitting, cell + step, rest, bonus, actions):
                return True
        return bonus and actions > 1 and self.begin(rest, actions - 1)


@lru_cache(REMEMBERED)
def _starts(rest: int, actions: int) -> int:
    """The tiles with which a path can begin that leaves no more than the actions can lay."""
    found = 0
    for tile in tiles_of(rest):
        if from_tile(tile, rest ^ BIT[tile]) <= actions:
            found |= BIT[tile]
    return found
