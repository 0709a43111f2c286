"""What must hold in every state (UNI-74): for conformance, and for positions written by hand."""

from __future__ import annotations

from stolik.games.unikat.pieces import ALL, CODES, START, around, differences, mask
from stolik.games.unikat.rules.setup import HAND
from stolik.games.unikat.state import (
    BLIND,
    CHAIN,
    CHOOSE,
    DEAL,
    DRAW,
    FIRST,
    OVER,
    REST,
    TAKE,
    State,
)


def faults(s: State) -> list[str]:
    """The invariants that a state breaks."""
    found = [*_piece_faults(s), *_turn_faults(s)]
    if s.phase not in (FIRST, DEAL):
        found += table_faults(s.table.tiles)
    return found


def marks(s: State) -> list[str]:
    """What is late or rare about a state."""
    if s.phase in (FIRST, DEAL):
        return []
    rare = {
        "empty bag": not s.bag,
        "empty display": not s.display,
        "bonus action": s.second,
        "seat set aside": s.out,
        "rest": s.phase == REST,
        "extra round": s.round > s.terms.rounds,
    }
    return [name for name, true in rare.items() if true]


def _piece_faults(s: State) -> list[str]:
    """UNI-05, UNI-74: every tile is in one place, and no hand is over ten."""
    piles = [s.bag, s.aside, mask(s.display), mask(tuple(s.table.tiles.values())), *s.hands]
    together = 0
    for pile in piles:
        together |= pile
    count = sum(hand.bit_count() for hand in [s.bag, s.aside, *s.hands])
    count += len(s.display) + len(s.table.tiles)
    found = []
    if (together != ALL or count != ALL.bit_count()) and s.phase not in (FIRST, DEAL):
        found.append(f"{count} tiles in {together.bit_count()} kinds, not 81")
    if any(hand.bit_count() > HAND for hand in s.hands):
        found.append("a hand of more than 10")
    return found


def _turn_faults(s: State) -> list[str]:
    found = []
    if s.phase == CHAIN and s.last not in s.table.tiles:
        found.append("a chain without its last tile")
    if s.phase == TAKE and s.given not in s.display:
        found.append("an exchange without the tile put down")
    if s.phase in (DRAW, TAKE) and s.hands[s.turn].bit_count() >= HAND:
        found.append("a full hand takes a tile")
    if s.phase == BLIND and not s.bag:
        found.append("a draw from an empty bag")
    if s.phase in (CHOOSE, CHAIN) and s.out >> s.turn & 1:
        found.append("a seat on turn that is set aside")
    if s.phase not in (REST, OVER, FIRST, DEAL):
        waiting = [seat for seat in s.present() if seat != s.turn or s.phase == CHOOSE]
        found += [f"seat {seat} has no tile" for seat in waiting if not s.hands[seat]]
    return found


def table_faults(tiles: dict[int, int]) -> list[str]:
    """UNI-31, UNI-36: neighbours differ in one feature, and nothing stands alone."""
    found = []
    for cell, tile in tiles.items():
        for beside in around(cell)[::2]:
            if beside in tiles and len(differences(tile, tiles[beside])) != 1:
                found.append(f"{CODES[tile]} beside {CODES[tiles[beside]]}")
    if len(_connected(tiles)) != len(tiles) or START not in tiles:
        found.append("a tile stands alone")
    return found


def _connected(tiles: dict[int, int]) -> set[int]:
    """The cells joined to the start tile."""
    reached = {START}
    edge = [START]
    while edge:
        for beside in around(edge.pop()):
            if beside in tiles and beside not in reached:
                reached.add(beside)
                edge.append(beside)
    return reached
