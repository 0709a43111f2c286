"""The table as lines of text: each tile by its code, in its colours too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolik.core.game import Span
from stolik.core.phrase import Say, Seats
from stolik.games.unikat.pieces import CODES, cell_at, place_of, tiles_of
from stolik.games.unikat.view import View, table_of

CELL = 5  # a code and a space
EMPTY = "·"
DEAD = " "
Line = list[Span]
GROUND = {"W": "#f4f1ea", "R": "#a3271f", "N": "#1b2a52"}
#: The figure's colour on each ground, so that it can be read there.
FIGURE = {
    "W": {"B": "#0b5fa5", "G": "#0a6e35", "Y": "#8a5a00"},
    "R": {"B": "#c4e3ff", "G": "#bdf5cd", "Y": "#ffe27a"},
    "N": {"B": "#8cc8ff", "G": "#7be39b", "Y": "#ffd84d"},
}


def picture(v: View, say: Say, width: int) -> list[Line]:
    """Table, display, bag and hands."""
    return [*_table(v, width), [], *_display(v, say, width), *_seats(v, say, width)]


def tile_span(tile: int) -> Span:
    """A tile: its code, coloured like the tile."""
    code = CODES[tile]
    return Span(code, f"bold {FIGURE[code[2]][code[1]]} on {GROUND[code[2]]}")


def _table(v: View, width: int) -> list[Line]:
    """The grid, cut into bands of columns where it is wider than the terminal."""
    if not v.table:
        return []
    table = table_of(v)
    places = [place_of(cell) for cell in (*table.tiles, *table.fits)]
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
    at_once = max(1, (width - CELL) // CELL)
    lines: list[Line] = []
    for begin in range(0, len(columns), at_once):
        band = columns[begin : begin + at_once]
        lines.append([Span(" " * CELL + "".join(f"{x:^{CELL}}" for x in band), "dim")])
        for y in rows:
            spots = [_spot(v, table.tiles, table.fits, cell_at(x, y)) for x in band]
            lines.append([Span(f"{y:>4} ", "dim"), *[s for spot in spots for s in spot]])
    return lines


def _spot(v: View, tiles: dict[int, int], fits: dict[int, int], cell: int) -> Line:
    if cell in tiles:
        after = "‹" if cell == v.last else " "
        return [tile_span(tiles[cell]), Span(after, "bold")]
    mark = EMPTY if fits.get(cell) else DEAD
    return [Span(f"{mark:^4} ", "dim")]


def _display(v: View, say: Say, width: int) -> list[Line]:
    title = say("picture-display")
    bag = [Span(say("picture-bag", count=v.bag), "dim")]
    return [*_tiles(title, v.display, width), bag]


def _seats(v: View, say: Say, width: int) -> Iterator[Line]:
    for seat in range(v.seats):
        mark = "▶ " if seat == v.turn and v.phase not in ("first", "deal", "over") else "  "
        title = mark + seat_title(v, seat, say)
        lost = v.penalties[seat]
        points = say("picture-points", count=lost) if lost else ""
        hand = v.hands[seat]
        yield from _tiles(f"{title} {points}".rstrip(), tiles_of(hand or 0), width)


def tile_name(tile: int, say: Say) -> str:
    """A tile as it is spoken (UNI-10)."""
    return ", ".join(say(f"spoken-{letter}") for letter in CODES[tile])


def seat_title(v: View, seat: int, say: Say) -> str:
    """Who sits there, and how many tiles are behind the screen, if the table shows it (UNI-22)."""
    if v.options["uni.showCounts"] == "off" and v.hands[seat] is None:
        return say("picture-seat-only", seat=Seats((seat,)))
    return say("picture-seat", seat=Seats((seat,)), count=v.counts[seat])


def _tiles(title: str, tiles: Sequence[int], width: int) -> list[Line]:
    """A title and tiles behind it, wrapped under the first of them."""
    head = Span(f"{title}  ", "bold" if tiles else "")
    at_once = max(1, (width - len(head.text)) // CELL)
    lines: list[Line] = [[head]]
    for place, tile in enumerate(tiles):
        if place and place % at_once == 0:
            lines.append([Span(" " * len(head.text))])
        lines[-1] += [tile_span(tile), Span(" ")]
    return lines
