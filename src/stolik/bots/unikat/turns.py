"""Every way to lay tiles in the rest of a turn, as far as it leaves different tiles behind.

Two ways that leave the same tiles with the same bonus differ only in where the others lie, so the
search goes on once from the same rest, tile and cell, and keeps one way for each rest.
"""

from __future__ import annotations

from typing import NamedTuple

from stolik.games.unikat.pieces import BIT, NEAR, STEPS
from stolik.games.unikat.rules.laying import BONUS_NEIGHBOURS
from stolik.games.unikat.solver import Laying
from stolik.games.unikat.table import Table


class Way(NamedTuple):
    """A way to lay: the chain of the running action, that of a bonus action, and what it leaves."""

    first: tuple[Laying, ...]
    second: tuple[Laying, ...]
    rest: int
    bonus: bool  # earned, and not used for laying

    def laid(self) -> int:
        """How many tiles it lays."""
        return len(self.first) + len(self.second)


def ways(
    table: Table,
    hand: int,
    last: int = -1,
    bonus: bool = False,
    second: bool = False,
    cap: int = 10_000,
) -> list[Way]:
    """The ways to lay from here on, one for each rest; to lay nothing more is among them.

    `last`, `bonus` and `second` are those of the running turn, as in `solver.best_turn`.
    """
    walk = _Walk(table.copy(), cap)
    walk.run(hand, last, bonus, second)
    return list(walk.found.values())


class _Walk:
    """Lays and takes back, and notes what is left each time."""

    def __init__(self, table: Table, cap: int) -> None:
        self.table = table
        self.tiles = table.tiles
        self.fits = table.fits
        self.left = cap
        self.found: dict[tuple[int, bool], Way] = {}
        self.seen: set[tuple[int, int, int, bool]] = set()
        self.chain: list[Laying] = []
        self.first: tuple[Laying, ...] | None = None  # None while the running action goes on
        self.in_second = False

    def run(self, hand: int, last: int, bonus: bool, second: bool) -> None:
        self.in_second = second
        self._note(hand, bonus)
        if last >= 0:
            self._go_on(last, hand, bonus)
        else:
            self._begin(hand, bonus)
        if not second:
            self._go_second()

    def _go_second(self) -> None:
        """Each way that earned a bonus goes on with a second action, the shortest rest first."""
        earned = [way for (_, bonus), way in self.found.items() if bonus and way.rest]
        earned.sort(key=lambda way: way.rest.bit_count())
        self.in_second = True
        for way in earned:
            if self.left <= 0:
                return
            undo = [self.table.lay_for_now(tile, cell) for tile, cell in way.first]
            self.seen.clear()
            self.first, self.chain = way.first, []
            self._begin(way.rest, False)
            for (_, cell), changed in zip(way.first[::-1], undo[::-1], strict=True):
                self.table.take_back(cell, changed)

    def _begin(self, hand: int, bonus: bool) -> None:
        for cell, fit in list(self.fits.items()):
            self._lay_each(fit & hand, cell, hand, bonus)

    def _go_on(self, last: int, rest: int, bonus: bool) -> None:
        near = NEAR[self.tiles[last]] & rest
        if near:
            for step in STEPS:
                cell = last + step
                self._lay_each(self.fits.get(cell, 0) & near, cell, rest, bonus)

    def _lay_each(self, fitting: int, cell: int, rest: int, bonus: bool) -> None:
        while fitting:
            lowest = fitting & -fitting
            fitting ^= lowest
            self._lay(lowest.bit_length() - 1, cell, rest, bonus)

    def _lay(self, tile: int, cell: int, rest: int, bonus: bool) -> None:
        """Lay a tile, look further, take it back."""
        if not self.in_second and not bonus:
            tiles = self.tiles
            beside = sum([cell + step in tiles for step in STEPS])
            bonus = beside >= BONUS_NEIGHBOURS
        rest ^= BIT[tile]
        key = rest, tile, cell, bonus
        if self.left <= 0 or key in self.seen:
            return
        self.left -= 1
        self.seen.add(key)
        changed = self.table.lay_for_now(tile, cell)
        self.chain.append((tile, cell))
        self._note(rest, bonus)
        if rest:
            self._go_on(cell, rest, bonus)
        self.chain.pop()
        self.table.take_back(cell, changed)

    def _note(self, rest: int, bonus: bool) -> None:
        key = rest, bonus
        if key not in self.found:
            chain = tuple(self.chain)
            laid = (chain, ()) if self.first is None else (self.first, chain)
            self.found[key] = Way(*laid, rest, bonus)
