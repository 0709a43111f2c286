"""The table, which everybody sees: the tiles laid, and the open cells beside them."""

from __future__ import annotations

from stolik.games.unikat.pieces import ALL, NEAR, STEPS

#: The open cells that a tile has changed, with what each took before; None was no open cell.
Undo = list[tuple[int, int | None]]


class Table:
    """The tiles laid, and for each open cell beside them the set of tiles that may lie there.

    Both are kept as tiles are laid, in laying order, so that asking what fits costs one look at
    each open cell, however the table grew.
    """

    __slots__ = ("_laid", "fits", "tiles")

    def __init__(self) -> None:
        self.tiles: dict[int, int] = {}
        self.fits: dict[int, int] = {}
        self._laid: tuple[tuple[int, int], ...] | None = None

    def copy(self) -> Table:
        """A table of its own."""
        other = Table.__new__(Table)
        other.tiles = self.tiles.copy()
        other.fits = self.fits.copy()
        other._laid = self._laid
        return other

    def lay(self, tile: int, cell: int) -> None:
        """Lay a tile; whether it may lie there is for the rules to say."""
        tiles = self.tiles
        fits = self.fits
        tiles[cell] = tile
        self._laid = None
        fits.pop(cell, None)
        near = NEAR[tile]
        for step in STEPS:
            beside = cell + step
            if beside not in tiles:
                fits[beside] = fits.get(beside, ALL) & near

    def lay_for_now(self, tile: int, cell: int) -> Undo:
        """Lay a tile in a search; what is given back lets `take_back` undo it."""
        tiles, fits = self.tiles, self.fits
        undo: Undo = [(cell, fits.pop(cell))]
        near = NEAR[tile]
        for step in STEPS:
            beside = cell + step
            if beside not in tiles:
                fit = fits.get(beside)
                undo.append((beside, fit))
                fits[beside] = (ALL if fit is None else fit) & near
        tiles[cell] = tile
        return undo

    def take_back(self, cell: int, undo: Undo) -> None:
        """Take back the tile that was laid last for now."""
        del self.tiles[cell]
        for beside, fit in undo:
            if fit is None:
                del self.fits[beside]
            else:
                self.fits[beside] = fit

    def laid(self) -> tuple[tuple[int, int], ...]:
        """Every cell with its tile, in laying order; the same object until another is laid."""
        if self._laid is None:
            self._laid = tuple(self.tiles.items())
        return self._laid

    def neighbours(self, cell: int) -> int:
        """How many tiles lie beside a cell."""
        tiles = self.tiles
        return sum([cell + step in tiles for step in STEPS])
