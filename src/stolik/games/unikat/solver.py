"""The turn that lays the most tiles, the bonus action included: an exact search with a node cap.

A laying action is a path: each tile differs in one feature from the one before (UNI-31, UNI-34).
How long a path the hand alone allows bounds what any place on the table can give, so that most of
the table is never tried.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stolik.games.unikat.pieces import ALL, BIT, NEAR, STEPS, tiles_of
from stolik.games.unikat.rules.laying import BONUS_NEIGHBOURS
from stolik.games.unikat.table import Table

NODE_CAP = 10_000
Laying = tuple[int, int]  # a tile and its cell


@dataclass(slots=True)
class BestTurn:
    """What a search found: the tiles to lay now, those of a bonus action, and how it searched."""

    first: list[Laying] = field(default_factory=list)
    second: list[Laying] = field(default_factory=list)
    nodes: int = 0
    exact: bool = True

    def tiles(self) -> int:
        """How many tiles it lays."""
        return len(self.first) + len(self.second)


def best_turn(
    table: Table,
    hand: int,
    last: int = -1,
    bonus: bool = False,
    second: bool = False,
    cap: int = NODE_CAP,
    least: int = 1,
) -> BestTurn:
    """The most tiles that the rest of a turn can lay.

    `last` is the cell laid on just before, if an action is running; `bonus` says that the first
    action has earned one more, `second` that the running action is the last one. A turn that lays
    fewer than `least` is not looked for.
    """
    return _Search(table.copy(), hand, cap, least).run(last, bonus, second)


class _Capped(Exception):
    """The node cap was hit."""


class _Found(Exception):
    """Nothing better can be found."""


class _Search:
    def __init__(self, table: Table, hand: int, cap: int, least: int) -> None:
        self.tiles = table.tiles
        self.fits = table.fits
        self.hand = hand
        self.cap = cap
        self.nodes = 0
        self.first: list[Laying] = []
        self.second: list[Laying] = []
        self.best = BestTurn()
        self.most = least - 1
        self.goal = hand.bit_count()
        self._paths: dict[tuple[int, int], int] = {}
        self._anywhere: dict[int, int] = {}
        self._pairs: dict[tuple[int, int], int] = {}

    def run(self, last: int, bonus: bool, second: bool) -> BestTurn:
        exact = True
        try:
            if last >= 0:
                self._go_on(last, self.hand, bonus, second)
            elif second:
                self._begin_second(self.hand)
            else:
                self._begin_first(self.hand)
        except _Capped:
            exact = False
        except _Found:
            pass
        self.best.nodes = self.nodes
        self.best.exact = exact
        return self.best

    # -- what the hand alone allows -------------------------------------------------------------
    def _path(self, last: int, rest: int) -> int:
        """The longest path out of the rest that goes on from a tile."""
        near = NEAR[last] & rest
        if not near:
            return 0
        known = self._paths.get((last, rest))
        if known is None:
            known = max([1 + self._path(tile, rest ^ BIT[tile]) for tile in tiles_of(near)])
            self._paths[last, rest] = known
        return known

    def _path_anywhere(self, rest: int) -> int:
        """The longest path out of the rest."""
        known = self._anywhere.get(rest)
        if known is None:
            paths = [1 + self._path(tile, rest ^ BIT[tile]) for tile in tiles_of(rest)]
            known = self._anywhere[rest] = max(paths, default=0)
        return known

    def _two_paths(self, last: int, rest: int) -> int:
        """The longest path that goes on from a tile, with a second one out of what it leaves."""
        known = self._pairs.get((last, rest))
        if known is None:
            known = self._path_anywhere(rest)
            for tile in tiles_of(NEAR[last] & rest):
                known = max(known, 1 + self._two_paths(tile, rest ^ BIT[tile]))
            self._pairs[last, rest] = known
        return known

    # -- what the table allows ------------------------------------------------------------------
    def _begin_first(self, hand: int) -> None:
        self.goal = min(self.goal, 2 * self._path_anywhere(hand))
        for tile, cells in self._by_promise(self._starts(hand), hand):
            for cell in cells:
                if 1 + self._two_paths(tile, hand ^ BIT[tile]) <= self.most:
                    break
                self._lay(tile, cell, hand, False, False)

    def _begin_second(self, rest: int) -> None:
        laid = len(self.first)
        if laid + self._path_anywhere(rest) <= self.most:
            return
        for tile, cells in self._by_promise(self._starts(rest), rest):
            for cell in cells:
                if laid + 1 + self._path(tile, rest ^ BIT[tile]) <= self.most:
                    break
                self._lay(tile, cell, rest, True, True)

    def _starts(self, hand: int) -> dict[int, list[int]]:
        """For each tile that fits somewhere, the cells that take it (UNI-33)."""
        starts: dict[int, list[int]] = {}
        for cell, fit in self.fits.items():
            if fit & hand:
                for tile in tiles_of(fit & hand):
                    starts.setdefault(tile, []).append(cell)
        return starts

    def _by_promise(self, starts: dict[int, list[int]], hand: int) -> list[tuple[int, list[int]]]:
        """The tile that begins the longest path first."""
        return sorted(starts.items(), key=lambda start: -self._path(start[0], hand ^ BIT[start[0]]))

    def _go_on(self, last: int, rest: int, bonus: bool, second: bool) -> None:
        """Every way to go on from a tile just laid, and every way to stop here."""
        laid = len(self.first) + len(self.second)
        if not rest:
            return
        last_tile = self.tiles[last]
        bound = self._path(last_tile, rest) if second else self._two_paths(last_tile, rest)
        if laid + bound <= self.most:
            return
        near = NEAR[last_tile] & rest
        if near:
            self._extend(last, near, rest, bonus, second)
        if bonus and not second:
            self._begin_second(rest)

    def _extend(self, last: int, near: int, rest: int, bonus: bool, second: bool) -> None:
        for step in STEPS:
            cell = last + step
            fitting = self.fits.get(cell, 0) & near
            while fitting:
                lowest = fitting & -fitting
                fitting ^= lowest
                self._lay(lowest.bit_length() - 1, cell, rest, bonus, second)

    def _lay(self, tile: int, cell: int, rest: int, bonus: bool, second: bool) -> None:
        """Lay a tile, look further, take it back."""
        self.nodes += 1
        if self.nodes > self.cap:
            raise _Capped
        tiles, fits = self.tiles, self.fits
        was = fits.pop(cell)
        near = NEAR[tile]
        changed = []
        beside = 0
        for step in STEPS:
            other = cell + step
            if other in tiles:
                beside += 1
            else:
                fit = fits.get(other)
                changed.append((other, fit))
                fits[other] = (ALL if fit is None else fit) & near
        tiles[cell] = tile
        chain = self.second if second else self.first
        chain.append((tile, cell))
        self._note()
        self._go_on(cell, rest ^ BIT[tile], bonus or beside >= BONUS_NEIGHBOURS, second)
        chain.pop()
        del tiles[cell]
        for other, fit in changed:
            if fit is None:
                del fits[other]
            else:
                fits[other] = fit
        fits[cell] = was

    def _note(self) -> None:
        """Keep the best so far; stop when the hand allows no more."""
        laid = len(self.first) + len(self.second)
        if laid > self.most:
            self.most = laid
            self.best = BestTurn(self.first.copy(), self.second.copy())
            if laid >= self.goal:
                raise _Found
