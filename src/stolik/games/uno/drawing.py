"""The table as an SVG drawing of our own: dark signs on light cards, each with the symbol of its
colour, so that colour is never alone (M112-107): red a disc, yellow a star, green a triangle, blue
a square; a Wild has all four, the plain one in a disc of all colours (K108-10)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from xml.sax.saxutils import escape

from stolik.core.game import Seat
from stolik.core.phrase import Say
from stolik.games.uno.picture import (
    card_name,
    colour_in_force,
    has_symbols,
    heading,
    is_on_turn,
    pending,
    seat_parts,
)
from stolik.games.uno.pieces import (
    COLOUR_OF,
    DRAW_TWO,
    FACES,
    NONE,
    RANK_OF,
    REVERSE,
    SHUFFLE,
    SKIP,
    WILD,
    WILD_FOUR,
)
from stolik.games.uno.view import View

CARD, TALL, GAP = 48, 72, 4
IN_A_ROW = 12
WIDTH = IN_A_ROW * (CARD + GAP) + 5 * GAP
LEFT = 4 * GAP
BACK, BACK_TALL, BACK_STEP = 14, 20, 9
FIELD = ("#f7cfca", "#fdebb0", "#cdebd5", "#cbe0f5")
EDGE = ("#b3261e", "#d9a400", "#1f6e3a", "#1d5fa8")
STRONG = ("#b3261e", "#8a6100", "#1f6e3a", "#1d5fa8")
INK = "#3a332b"
PAPER = "#fdfbf5"
CLOTH = "#efe6d5"
FONT = "font-family='Nunito, Verdana, sans-serif'"
LINE = f"fill='none' stroke='{INK}' stroke-width='3' stroke-linecap='round'"


def svg(v: View, say: Say) -> str:
    """The whole table: the piles above, the seats below."""
    body, height = _middle(v, say)
    for seat in range(v.seats):
        part, height = _seat(v, seat, height, say)
        body += part
    height += 2 * GAP
    label = escape(say("uno-picture-title"), {"'": "&apos;"})
    inside = "\n".join(body)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' "
        f"width='{WIDTH}' height='{height}' role='img' aria-label='{label}'>\n"
        f"<rect width='{WIDTH}' height='{height}' rx='10' fill='{CLOTH}'/>\n{inside}\n</svg>\n"
    )


def _text(x: float, y: float, words: str, size: int = 14, more: str = "") -> str:
    place = f"x='{x:g}' y='{y:g}' {FONT} font-size='{size}' fill='{INK}'"
    return f"<text {place} {more}>{escape(words)}</text>"


# -- the middle -----------------------------------------------------------------------------------
def _middle(v: View, say: Say) -> tuple[list[str], int]:
    """The heading, the draw pile, the top card and what is asked for; and how far it reaches."""
    parts = [_text(LEFT, 24, " · ".join(heading(v, say)))]
    if v.top == NONE:
        return parts, 36
    if v.bag or v.bottom:
        parts += [_back(LEFT + step, 36 - step, CARD, TALL) for step in (0, 3, 6)]
    parts.append(card_svg(v.top, LEFT + CARD + 5 * GAP, 36, say, has_symbols(v)))
    lines = pending(v, say)
    if v.colour != NONE:
        lines = [colour_in_force(v, say), *lines]
    beside = LEFT + 2 * CARD + 10 * GAP
    for place, line in enumerate(lines):
        parts.append(_text(beside, 58 + 20 * place, line, 14, "font-weight='bold'"))
    return parts, 36 + TALL + 2 * GAP


def _back(x: float, y: float, wide: float, tall: float) -> str:
    return (
        f"<rect x='{x:g}' y='{y:g}' width='{wide:g}' height='{tall:g}' rx='{wide / 8:g}' "
        f"fill='#8a7f70' stroke='{PAPER}' stroke-width='1.5'/>"
    )


# -- the seats ------------------------------------------------------------------------------------
def _seat(v: View, seat: Seat, top: int, say: Say) -> tuple[list[str], int]:
    """A seat with its cards, or their backs, and how far it reaches."""
    first, *notes = seat_parts(v, seat, say)
    on_turn = is_on_turn(v, seat)
    weight = "font-weight='bold'" if on_turn or v.hands[seat] is not None else ""
    parts = [_text(LEFT + 14, top + 20, " · ".join([first, *notes]), 14, weight)]
    if on_turn:
        tip = f"{LEFT},{top + 9} {LEFT + 10},{top + 15} {LEFT},{top + 21}"
        parts.append(f"<polygon points='{tip}' fill='{INK}'/>")
    hand, top = v.hands[seat], top + 28
    if hand is None:
        parts += [_back(LEFT + 14 + i * BACK_STEP, top, BACK, BACK_TALL) for i in _backs(v, seat)]
        return parts, top + (BACK_TALL + GAP if v.counts[seat] else 0)
    rows = -(-len(hand) // IN_A_ROW)
    return [*parts, *_hand(hand, top, say, has_symbols(v))], top + rows * (TALL + GAP)


def _backs(v: View, seat: Seat) -> range:
    """As many backs as there is room for; the number stands above them."""
    return range(min(v.counts[seat], (WIDTH - 2 * LEFT - BACK) // BACK_STEP - 1))


def _hand(hand: Sequence[int], top: int, say: Say, symbols: bool) -> list[str]:
    found = []
    for place, face in enumerate(hand):
        row, column = divmod(place, IN_A_ROW)
        x, y = LEFT + column * (CARD + GAP), top + row * (TALL + GAP)
        found.append(card_svg(face, x, y, say, symbols))
    return found


# -- a card ---------------------------------------------------------------------------------------
def card_svg(face: int, x: float, y: float, say: Say, symbols: bool = True) -> str:
    """One card with its upper left corner at x, y."""
    colour = COLOUR_OF[face]
    edge = INK if colour == NONE else EDGE[colour]
    field = PAPER if colour == NONE else FIELD[colour]
    inside = _wild(face, symbols) if colour == NONE else _coloured(face, colour, symbols)
    title = f"{FACES[face]}: {escape(card_name(face, say))}"
    return (
        f"<g transform='translate({x:g} {y:g})'><title>{title}</title>"
        f"<rect x='1.5' y='1.5' width='{CARD - 3}' height='{TALL - 3}' rx='6' fill='{field}' "
        f"stroke='{edge}' stroke-width='3'/>{inside}</g>"
    )


def _coloured(face: int, colour: int, symbols: bool) -> str:
    """A sign in the middle, the symbol in two corners."""
    marks = ((11, 13), (CARD - 11, TALL - 13)) if symbols else ()
    corners = [_symbol(colour, x, y, 6) for x, y in marks]
    return _sign(face) + "".join(corners)


def _wild(face: int, symbols: bool) -> str:
    """All four symbols: in a disc on the plain Wild, in the corners of the others."""
    if face == WILD:
        return "".join(_quarter(colour, symbols) for colour in range(4))
    places = ((12, 15), (CARD - 12, 15), (12, TALL - 15), (CARD - 12, TALL - 15))
    marks = [
        _symbol(colour if symbols else 0, x, y, 6, STRONG[colour])
        for colour, (x, y) in enumerate(places)
    ]
    return "".join(marks) + _sign(face)


def _quarter(colour: int, symbols: bool) -> str:
    """A quarter of the disc of all colours, with its symbol."""
    right, down = ((-1, -1), (1, -1), (-1, 1), (1, 1))[colour]
    x, y, reach, sweep = CARD / 2 + right, TALL / 2 + down, 18, int(right != down)
    arc = f"A{reach} {reach} 0 0 {sweep} {x + right * reach:g} {y:g}"
    edge = f"fill='{FIELD[colour]}' stroke='{EDGE[colour]}' stroke-width='1.5'"
    part = f"<path d='M{x:g} {y:g} v{down * reach} {arc} z' {edge}/>"
    return part + (_symbol(colour, x + right * 7, y + down * 7, 4.5) if symbols else "")


def _sign(face: int) -> str:
    """A numeral or a sign in the middle of a card."""
    rank, middle, height = RANK_OF[face], CARD / 2, TALL / 2
    if rank == SKIP:
        slash = f"M{middle - 8} {height + 8} L{middle + 8} {height - 8}"
        return f"<circle cx='{middle}' cy='{height}' r='11' {LINE}/><path d='{slash}' {LINE}/>"
    if rank == REVERSE:
        return f"<path d='{_turning(1)} {_turning(-1)}' {LINE} stroke-linejoin='round'/>"
    if face == SHUFFLE:
        return f"<path d='{_crossing()}' {LINE} stroke-linejoin='round'/>"
    if face > SHUFFLE:
        box = f"x='{middle - 9}' y='{height - 11}' width='18' height='22' rx='3' fill='none'"
        frame = f"<rect {box} stroke='{INK}' stroke-width='1.5' stroke-dasharray='3 2'/>"
        return frame + _numeral(FACES[face][-1], 15)
    words = "+4" if face == WILD_FOUR else "+2" if rank == DRAW_TWO else str(rank)
    mark = "" if words not in ("6", "9") else f"<path d='M{middle - 7} {height + 15} h14' {LINE}/>"
    return _numeral(words, 20 if words[0] == "+" else 28) + mark


def _numeral(words: str, size: int) -> str:
    centred = "text-anchor='middle' font-weight='bold'"
    return _text(CARD / 2, TALL / 2 + size * 0.36, words, size, centred)


def _turning(way: int) -> str:
    """An arrow that bends to the right (way 1) above the middle, or to the left below it."""
    x, y = CARD / 2, TALL / 2
    line = [(-11, 2), (-11, -4), (-7, -7), (-2, -7), (9, -7), (4, -12), (9, -7), (4, -2)]
    start, one, two, bend, tip, wing, again, other = [
        f"{x + way * right:g} {y + way * down:g}" for right, down in line
    ]
    return f"M{start} C{one} {two} {bend} L{tip} M{wing} L{again} L{other}"


def _crossing() -> str:
    """Two arrows to the right that cross: hands are shuffled."""
    left, right, up, down = CARD / 2 - 12, CARD / 2 + 12, TALL / 2 - 7, TALL / 2 + 7
    ways = [f"M{left:g} {y:g} L{right:g} {up + down - y:g}" for y in (up, down)]
    tips = [f"M{right - 7:g} {y:g} H{right:g} V{y + 6 * way:g}" for y, way in ((up, 1), (down, -1))]
    return " ".join([*ways, *tips])


# -- symbols --------------------------------------------------------------------------------------
def _symbol(shape: int, x: float, y: float, reach: float, fill: str = "") -> str:
    """The symbol of a colour with its middle at x, y."""
    paint = f"fill='{fill or STRONG[shape]}'"
    if shape == 0:
        return f"<circle cx='{x:g}' cy='{y:g}' r='{reach:g}' {paint}/>"
    if shape == 3:
        side = reach * 1.8
        place = f"x='{x - side / 2:g}' y='{y - side / 2:g}'"
        return f"<rect {place} width='{side:g}' height='{side:g}' {paint}/>"
    points = _star(x, y, reach * 1.2) if shape == 1 else _corners(x, y + 1, reach * 1.25)
    return f"<polygon points='{points}' {paint}/>"


def _star(x: float, y: float, reach: float) -> str:
    points = []
    for corner in range(10):
        far = reach if corner % 2 == 0 else reach * 0.45
        turn = pi * corner / 5 - pi / 2
        points.append(f"{x + far * cos(turn):.1f},{y + far * sin(turn):.1f}")
    return " ".join(points)


def _corners(x: float, y: float, reach: float) -> str:
    """A triangle that stands on a side."""
    turns = [2 * pi * corner / 3 - pi / 2 for corner in range(3)]
    return " ".join([f"{x + reach * cos(t):.1f},{y + reach * sin(t):.1f}" for t in turns])
