"""The table as lines of text: each card by its code and the symbol of its colour (M112-108)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolik.core.game import Seat, Span
from stolik.core.phrase import Say, Seats
from stolik.games.uno.pieces import COLOUR_OF, COLOURS, FACES, NONE, RANK_OF, RANKS
from stolik.games.uno.state import CHANCE_PHASES, OVER
from stolik.games.uno.view import View

Line = list[Span]
SYMBOLS = "●★▲■"  # red, yellow, green, blue
APART = "  ·  "
INDENT = 4
GROUND = ("#a3271f", "#f2c230", "#1f6e3a", "#1d5fa8")
FIGURE = ("#ffffff", "#1b1b1b", "#ffffff", "#ffffff")
#: Each symbol on the dark ground of a Wild.
ON_WILD = ("#ff8a80", "#ffd84d", "#7be39b", "#8cc8ff")
WILD_GROUND = "#2b2b2b"


def picture(v: View, say: Say, width: int) -> list[Line]:
    """The piles, then everybody around them; hands sorted by colour."""
    return [*_middle(v, say, width), [], *_seats(v, say, width)]


# -- cards ----------------------------------------------------------------------------------------
def card_line(face: int, symbols: bool) -> Line:
    """A card: its code and its symbol, all four for a Wild, in its colours."""
    colour = COLOUR_OF[face]
    if colour != NONE:
        text = FACES[face] + (SYMBOLS[colour] if symbols else "")
        return [Span(text, f"bold {FIGURE[colour]} on {GROUND[colour]}")]
    marks = zip(SYMBOLS if symbols else "", ON_WILD, strict=False)
    spans = [Span(mark, f"bold {ink} on {WILD_GROUND}") for mark, ink in marks]
    return [Span(FACES[face], f"bold #ffffff on {WILD_GROUND}"), *spans]


def card_name(face: int, say: Say) -> str:
    """A card as it is spoken."""
    code, colour = FACES[face], COLOUR_OF[face]
    if colour == NONE:
        return say(f"uno-sign-{code}")
    rank = RANKS[RANK_OF[face]]
    sign = rank if rank.isdigit() else say(f"uno-sign-{rank}")
    return say(f"uno-card-{COLOURS[colour]}", sign=sign)


def has_symbols(v: View) -> bool:
    """Whether colours carry a symbol at this table (K108-12)."""
    return v.options["uno.colourSymbols"] == "on"


# -- the middle -----------------------------------------------------------------------------------
def _middle(v: View, say: Say, width: int) -> list[Line]:
    lines = _fold([[Span(text, "dim")] for text in heading(v, say)], width, APART)
    if v.top != NONE:
        parts = [[Span(say("uno-picture-top") + " "), *card_line(v.top, has_symbols(v))]]
        if v.colour != NONE:
            parts.append([Span(colour_in_force(v, say), "bold")])
        lines += _fold(parts, width, APART)
    return [*lines, *[[Span(text, "bold")] for text in pending(v, say)]]


def heading(v: View, say: Say) -> list[str]:
    """Which deal it is, which way play runs, and how many cards lie in the middle."""
    deal = [say("uno-picture-deal", deal=v.deal)] if counts_points(v) else []
    if v.top == NONE:
        return deal
    way = say("uno-picture-left" if v.clockwise else "uno-picture-right")
    pile = say("uno-picture-pile", count=v.bag + len(v.bottom))
    return [*deal, way, pile, say("uno-picture-discards", count=len(v.under) + 1)]


def colour_in_force(v: View, say: Say) -> str:
    """The colour that is asked for: its symbol, its letter and its name."""
    letter = COLOURS[v.colour]
    symbol = f"{SYMBOLS[v.colour]} " if has_symbols(v) else ""
    word = say(f"uno-colour-{letter}")
    return say("uno-picture-colour", colour=f"{symbol}{letter} {word}")


def pending(v: View, say: Say) -> list[str]:
    """What waits for the seat on turn: a +4, stacked cards, cards to draw if nothing fits."""
    found = []
    if v.phase == "challenge":
        found.append(say("uno-picture-four", seat=Seats((v.turn,))))
    if v.stacked:
        found.append(say("uno-picture-stacked", count=v.stacked))
    if v.toll:
        found.append(say("uno-picture-toll", count=v.toll))
    return found


# -- the seats ------------------------------------------------------------------------------------
def _seats(v: View, say: Say, width: int) -> Iterator[Line]:
    for seat in range(v.seats):
        mark = "▶ " if is_on_turn(v, seat) else "  "
        first, *notes = [[Span(text)] for text in seat_parts(v, seat, say)]
        first = [Span(mark, "bold"), Span(first[0].text, "bold")]
        yield from _fold([first, *notes], width, APART)
        for line in _fold(_cards(v, v.hands[seat] or ()), width - INDENT, " "):
            yield [Span(" " * INDENT), *line]


def _cards(v: View, hand: Sequence[int]) -> list[Line]:
    """A hand with a wider gap where the colour changes; faces are in the order of colours."""
    found: list[Line] = []
    for place, face in enumerate(hand):
        line = card_line(face, has_symbols(v))
        if place and COLOUR_OF[face] != COLOUR_OF[hand[place - 1]]:
            line = [Span(" "), *line]
        found.append(line)
    return found


def is_on_turn(v: View, seat: Seat) -> bool:
    """Whether this seat is asked for something now."""
    return seat == v.turn and v.phase != OVER and v.phase not in CHANCE_PHASES and not v.dues


def counts_points(v: View) -> bool:
    """Whether several deals are played for points (M112-96)."""
    return v.options.get("m112.scoring") != "off"


def seat_parts(v: View, seat: Seat, say: Say) -> list[str]:
    """Who sits there with how many cards, what was said, the points."""
    parts = [say("uno-picture-seat", seat=Seats((seat,)), count=v.counts[seat])]
    if v.out >> seat & 1:
        parts.append(say("uno-picture-out"))
    if v.called >> seat & 1:
        parts.append(say("uno-picture-called"))
    if any(seen.seat == seat for seen in v.lapses):
        parts.append(say("uno-picture-silent"))
    if seat == v.dealer and v.top != NONE:
        parts.append(say("uno-picture-dealer"))
    if counts_points(v):
        parts.append(say("uno-picture-points", count=v.scores[seat]))
    return parts


# -- lines ----------------------------------------------------------------------------------------
def _fold(items: Sequence[Line], width: int, apart: str) -> list[Line]:
    """Things in a row, as many in a line as it can hold."""
    lines: list[Line] = []
    used = 0
    for item in items:
        long = _length(item)
        if lines and used + len(apart) + long <= width:
            lines[-1] += [Span(apart), *item]
            used += len(apart) + long
        else:
            lines.append([*item])
            used = long
    return lines


def _length(line: Line) -> int:
    return sum([len(span.text) for span in line])
