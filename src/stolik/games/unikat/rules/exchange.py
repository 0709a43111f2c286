"""Action B: an exchange in two steps, and the draw at the end of a turn."""

from __future__ import annotations

from stolik.core.game import Below
from stolik.core.phrase import Illegal
from stolik.games.unikat.actions import BAG, Draw, Give, Pass, Reveal, Take
from stolik.games.unikat.events import Event, Gave, Revealed, Took
from stolik.games.unikat.pieces import BIT, CODES, TILES, nth, tiles_of
from stolik.games.unikat.rules.laying import can_lay
from stolik.games.unikat.rules.setup import DISPLAY
from stolik.games.unikat.rules.turn import begin_action, end_turn, finish_action
from stolik.games.unikat.state import BLIND, CHOOSE, TAKE, State

#: Actions are values, so each exists once; the bag is the last of the takes, at index `BAG`.
GIVES = tuple(Give(tile) for tile in range(TILES))
TAKES = (*(Take(tile) for tile in range(TILES)), Take(BAG))


def can_exchange(s: State) -> bool:
    """UNI-61: there must be a tile to take."""
    return bool(s.display or s.bag)


def gives(s: State) -> list[Give]:
    """Every tile of the hand, while an exchange is possible."""
    return [GIVES[tile] for tile in tiles_of(s.hands[s.turn])] if can_exchange(s) else []


def takes(s: State) -> list[Take]:
    """Every tile of the display that may be taken, then the bag."""
    barred = -1 if s.terms.take_back else s.given  # UNI-55
    found = [TAKES[tile] for tile in s.display if tile != barred]
    return [*found, TAKES[BAG]] if s.bag else found


def check_give(s: State, a: Give) -> None:
    """UNI-53: one own tile; UNI-61: only if there is something to take."""
    if not s.hands[s.turn] & BIT[a.tile]:
        raise Illegal("UNI-53", "not-in-hand", tile=CODES[a.tile])
    if not can_exchange(s):
        raise Illegal("UNI-61", "nothing-to-take")


def check_take(s: State, a: Take) -> None:
    """UNI-54, UNI-62: from the display or from the bag, whichever has a tile."""
    exchange = s.phase == TAKE
    if a.tile == BAG:
        if not s.bag:
            raise Illegal("UNI-61" if exchange else "UNI-67", "bag-empty")
    elif a.tile not in s.display:
        raise Illegal("UNI-54" if exchange else "UNI-62", "not-on-display", tile=CODES[a.tile])
    elif a.tile == s.given and not s.terms.take_back:
        raise Illegal("UNI-55", "just-given", tile=CODES[a.tile])


def check_pass(s: State) -> None:
    """UNI-28: no free pass; UNI-38, UNI-61: who can exchange exchanges, who can't must lay."""
    if can_exchange(s):
        raise Illegal("UNI-28", "no-free-pass")
    if can_lay(s):
        raise Illegal("UNI-61", "must-lay")


def passes(s: State) -> list[Pass]:
    """A pass, if neither action is possible."""
    return [] if can_exchange(s) or can_lay(s) else [Pass()]


def give(s: State, a: Give, tell: list[Event] | None) -> None:
    """UNI-53: put a tile on the display, face up."""
    begin_action(s)
    s.hands[s.turn] ^= BIT[a.tile]
    s.display.append(a.tile)
    s.given = a.tile
    s.passes = 0
    s.phase = TAKE
    if tell is not None:
        tell.append(Gave(s.turn, a.tile))


def take(s: State, a: Take, at: int, tell: list[Event] | None) -> None:
    """Take from the display at once; the bag answers by chance."""
    if a.tile == BAG:
        s.phase = BLIND
        return
    s.display.remove(a.tile)
    if tell is not None:
        tell.append(Took(s.turn, a.tile, "display"))
    _taken(s, a.tile, at, tell)


def in_bag(s: State) -> list[int]:
    """The tiles of the bag, in code order."""
    return tiles_of(s.bag)


def draw_blind(s: State, below: Below) -> Draw:
    """Any tile of the bag, all equally likely."""
    return Draw(nth(s.bag, below(s.bag.bit_count())))


def check_draw(s: State, a: Draw) -> None:
    """Only a tile that is in the bag comes out of it."""
    if not s.bag & BIT[a.tile]:
        raise Illegal("UNI-54" if s.given >= 0 else "UNI-62", "not-in-bag", tile=CODES[a.tile])


def draw(s: State, a: Draw, at: int, tell: list[Event] | None) -> None:
    """UNI-59: the tile of the bag, seen by its drawer only."""
    s.bag ^= BIT[a.tile]
    if tell is not None:
        tell.append(Took(s.turn, a.tile, "bag"))
    _taken(s, a.tile, at, tell)


def _taken(s: State, tile: int, at: int, tell: list[Event] | None) -> None:
    """UNI-57, UNI-62: exactly one, which ends the exchange or the turn."""
    s.hands[s.turn] |= BIT[tile]
    if s.given >= 0:
        finish_action(s, at, tell)
    else:
        end_turn(s, at, tell)


def draw_reveal(s: State, below: Below) -> Reveal:
    """UNI-69: three tiles of the bag; UNI-71: or what is left."""
    bag = s.bag
    tiles: list[int] = []
    while bag and len(tiles) < DISPLAY:
        tiles.append(nth(bag, below(bag.bit_count())))
        bag ^= BIT[tiles[-1]]
    return Reveal(tuple(tiles))


def revealed(s: State) -> int:
    """How many tiles are turned up for an empty display (UNI-69, UNI-71)."""
    return min(DISPLAY, s.bag.bit_count())


def check_reveal(s: State, a: Reveal) -> None:
    """UNI-69, UNI-71: as many as there should be, each from the bag, none twice."""
    count = revealed(s)
    if len(a.tiles) != count or len(set(a.tiles)) != count:
        raise Illegal("UNI-69" if count == DISPLAY else "UNI-71", "reveal-count", count=count)
    for tile in a.tiles:
        if not s.bag & BIT[tile]:
            raise Illegal("UNI-69", "not-in-bag", tile=CODES[tile])


def reveal(s: State, a: Reveal, tell: list[Event] | None) -> None:
    """UNI-69, UNI-72: new tiles on the display before the next player acts."""
    s.display = list(a.tiles)
    for tile in a.tiles:
        s.bag ^= BIT[tile]
    if not s.bag and s.phase == CHOOSE:
        s.dry_empty += 1  # the turn that begins here is played with an empty bag (UNI-78)
    if tell is not None:
        tell.append(Revealed(a.tiles))
