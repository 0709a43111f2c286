"""Action A: laying tiles, and the bonus that a tile between two others earns."""

from __future__ import annotations

from stolik.core.phrase import Illegal
from stolik.games.unikat.actions import Lay
from stolik.games.unikat.events import Event, Laid
from stolik.games.unikat.pieces import BIT, CODES, around, differences, place_of
from stolik.games.unikat.rules.ending import end_round
from stolik.games.unikat.rules.turn import begin_action
from stolik.games.unikat.state import CHAIN, State

BONUS_NEIGHBOURS = 2  # UNI-39, UNI-45


def lays(s: State) -> list[Lay]:
    """Every tile of the hand on every cell that takes it."""
    hand = s.hands[s.turn]
    fits = s.table.fits
    if s.phase == CHAIN:
        # UNI-34: only beside the tile laid just before.
        cells = [(cell, fits[cell] & hand) for cell in around(s.last) if cell in fits]
    else:
        cells = [(cell, fit & hand) for cell, fit in fits.items() if fit & hand]  # UNI-33
    found = []
    for cell, tiles in cells:
        while tiles:
            lowest = tiles & -tiles
            found.append(Lay(lowest.bit_length() - 1, cell))
            tiles ^= lowest
    return found


def can_lay(s: State) -> bool:
    """Whether the player on turn has a tile that fits somewhere."""
    hand = s.hands[s.turn]
    return any(fit & hand for fit in s.table.fits.values())


def check_lay(s: State, a: Lay) -> None:
    """UNI-29 to UNI-36: an own tile, beside the right tile, one feature from each neighbour."""
    tile, cell = a.tile, a.cell
    if not s.hands[s.turn] & BIT[tile]:
        raise Illegal("UNI-29", "not-in-hand", tile=CODES[tile])
    fits = s.table.fits.get(cell)
    if fits is None:
        _refuse_cell(s, cell)
    elif s.phase == CHAIN and s.last not in around(cell):
        last = CODES[s.table.tiles[s.last]]
        raise Illegal("UNI-34", "not-beside-last", tile=CODES[tile], last=last)
    elif not fits & BIT[tile]:
        _refuse_neighbour(s, tile, cell)


def _refuse_cell(s: State, cell: int) -> None:
    x, y = place_of(cell)
    lying = s.table.tiles.get(cell)
    if lying is not None:
        raise Illegal("UNI-36", "cell-taken", cell=f"{x},{y}", tile=CODES[lying])
    raise Illegal("UNI-36", "stands-alone", cell=f"{x},{y}")


def _refuse_neighbour(s: State, tile: int, cell: int) -> None:
    """UNI-31 where no neighbour suits the tile; UNI-32 where another one would."""
    lying = [s.table.tiles[beside] for beside in around(cell) if beside in s.table.tiles]
    unlike = [other for other in lying if len(differences(tile, other)) != 1]
    clause = "UNI-31" if len(unlike) == len(lying) else "UNI-32"
    features = tuple(f"feature-{feature}" for feature in differences(tile, unlike[0]))
    raise Illegal(clause, "differs", tile=CODES[tile], other=CODES[unlike[0]], features=features)


def lay(s: State, a: Lay, tell: list[Event] | None) -> None:
    """Lay a tile; with the last one the round is won at once (UNI-75, UNI-76)."""
    begin_action(s)
    # UNI-40: the bonus is tested as the tile is laid; UNI-43: the second action earns none.
    earned = not s.second and s.table.neighbours(a.cell) >= BONUS_NEIGHBOURS
    s.bonus = s.bonus or earned
    s.table.lay(a.tile, a.cell)
    s.hands[s.turn] ^= BIT[a.tile]
    s.last = a.cell
    s.phase = CHAIN
    s.dry = s.dry_empty = s.passes = 0
    if tell is not None:
        tell.append(Laid(s.turn, a.tile, a.cell, earned))
    if not s.hands[s.turn]:
        end_round(s, [s.turn], "laidLast", tell)
