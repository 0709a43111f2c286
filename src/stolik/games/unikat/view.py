"""Who sees what: views built from nothing, events as each seat hears them (UNI-18, UNI-59)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypedDict, assert_never, final

from stolik.core.game import Below, Seat
from stolik.core.options import Options
from stolik.games.unikat.events import (
    Dealt,
    Declined,
    Ended,
    Event,
    Gave,
    Laid,
    Left,
    MatchOver,
    Passed,
    Returned,
    Revealed,
    RoundOver,
    TimeUp,
    Took,
)
from stolik.games.unikat.pieces import ALL, BIT, CODES, mask, nth, place_of, tiles_of
from stolik.games.unikat.state import REST, Phase, State
from stolik.games.unikat.table import Table


@final
@dataclass(slots=True)
class View:
    """What one seat knows: the table, every number, and the hands it may see (None: it may not)."""

    seat: Seat | None
    options: Options
    seats: int
    round: int
    penalties: tuple[int, ...]
    wins: tuple[int, ...]
    contenders: int
    won: int
    away: int
    starter: Seat
    table: tuple[tuple[int, int], ...]
    display: tuple[int, ...]
    bag: int
    aside: int
    counts: tuple[int, ...]
    hands: tuple[int | None, ...]
    out: int
    dry: int
    dry_empty: int
    passes: int
    phase: Phase
    turn: Seat
    bonus: bool
    second: bool
    last: int
    given: int
    since: int
    hurried: bool


def views(s: State) -> Callable[[Seat | None], View]:
    """What each seat sees: its own tiles and nobody else's (UNI-18); a spectator sees none."""
    public = _public(s)
    if s.phase == REST:  # RULING-5
        return lambda seat: View(seat=seat, hands=tuple(s.hands), **public)

    def view(seat: Seat | None) -> View:
        hands: list[int | None] = [None] * s.seats
        if seat is not None:
            hands[seat] = s.hands[seat]
        return View(seat=seat, hands=tuple(hands), **public)

    return view


def open_view(s: State) -> View:
    """What somebody sees who may look behind every screen."""
    return View(seat=None, hands=tuple(s.hands), **_public(s))


def _public(s: State) -> dict[str, Any]:
    """What everybody sees, by the fields of a view."""
    return {
        "options": s.options,
        "seats": s.seats,
        "round": s.round,
        "penalties": tuple(s.penalties),
        "wins": tuple(s.wins),
        "contenders": s.contenders,
        "won": s.won,
        "away": s.away,
        "starter": s.starter,
        "table": s.table.laid(),
        "display": tuple(s.display),
        "bag": s.bag.bit_count(),
        "aside": s.aside.bit_count(),
        "counts": tuple([hand.bit_count() for hand in s.hands]),  # UNI-22
        "out": s.out,
        "dry": s.dry,
        "dry_empty": s.dry_empty,
        "passes": s.passes,
        "phase": s.phase,
        "turn": s.turn,
        "bonus": s.bonus,
        "second": s.second,
        "last": s.last,
        "given": s.given,
        "since": s.since,
        "hurried": s.hurried,
    }


def hears(e: Event, seat: Seat | None) -> Event:
    """The event as a seat hears it; a new kind of event does not type-check until it is here."""
    match e:
        case Dealt():
            hands = tuple([h if owner == seat else None for owner, h in enumerate(e.hands)])
            return Dealt(e.round, hands, e.display, e.start, e.starter)
        case Took():
            seen = e.source == "display" or e.seat == seat
            return Took(e.seat, e.tile if seen else None, e.source)
        case (
            Laid()
            | Ended()
            | Declined()
            | Gave()
            | Passed()
            | Revealed()
            | TimeUp()
            | Left()
            | Returned()
            | RoundOver()
            | MatchOver()
        ):
            return e
        case _:
            assert_never(e)


def known_tiles(heard: Sequence[Event], seats: int) -> list[int]:
    """For each seat, the tiles it must hold: taken from the display before everybody's eyes."""
    known = [0] * seats
    giver, given = -1, 0
    for e in heard:
        match e:
            case Dealt() | RoundOver():
                known = [0] * seats
            case Took():
                known[e.seat] |= 0 if e.tile is None else BIT[e.tile]
                giver = -1
            case Gave():
                known[e.seat] &= ~BIT[e.tile]
                giver, given = e.seat, BIT[e.tile]
            case Laid():
                known[e.seat] &= ~BIT[e.tile]
            case Left(set_aside=True) if e.seat == giver:
                known[e.seat] |= given  # an exchange broken off has not happened (UNI-79)
            case _:
                pass
    return known


def imagine(v: View, heard: Sequence[Event], below: Below) -> State:
    """A state that fits the view and what was heard; what is hidden is dealt anew."""
    s = _public_state(v)
    unseen = ALL & ~mask(v.display) & ~mask([tile for _, tile in v.table])
    known = known_tiles(heard, v.seats)
    for seat, hand in enumerate(v.hands):
        s.hands[seat] = known[seat] if hand is None else hand
        unseen &= ~s.hands[seat]

    def some(count: int) -> int:
        nonlocal unseen
        drawn = 0
        for _ in range(count):
            tile = BIT[nth(unseen, below(unseen.bit_count()))]
            unseen ^= tile
            drawn |= tile
        return drawn

    for seat, count in enumerate(v.counts):
        s.hands[seat] |= some(count - s.hands[seat].bit_count())
    s.aside = some(v.aside)
    s.bag = some(v.bag)
    return s


def _public_state(v: View) -> State:
    s = State(v.options, v.seats)
    s.table = table_of(v)
    s.display = list(v.display)
    s.penalties = list(v.penalties)
    s.wins = list(v.wins)
    s.round, s.contenders, s.won, s.away = v.round, v.contenders, v.won, v.away
    s.starter, s.out, s.dry, s.dry_empty, s.passes = v.starter, v.out, v.dry, v.dry_empty, v.passes
    s.phase, s.turn, s.bonus, s.second = v.phase, v.turn, v.bonus, v.second
    s.last, s.given, s.since, s.hurried = v.last, v.given, v.since, v.hurried
    return s


def table_of(v: View) -> Table:
    """The table of a view, with its open cells."""
    table = Table()
    for cell, tile in v.table:
        table.lay(tile, cell)
    return table


class PublicData(TypedDict):
    """What everybody sees, as plain data."""

    book: str
    options: dict[str, int | str]
    seats: int
    round: int
    penalties: list[int]
    wins: list[int]
    contenders: list[Seat]
    won: list[Seat]
    away: list[Seat]
    starter: Seat
    table: list[tuple[str, int, int]]
    display: list[str]
    bag: int
    aside: int
    counts: list[int]
    out: list[Seat]
    dry: tuple[int, int]
    passes: int
    phase: Phase
    turn: Seat
    bonus: bool
    second: bool
    last: tuple[int, int] | None
    given: str | None
    since: int
    hurried: bool


class OwnData(TypedDict):
    """What a seat sees besides."""

    seat: Seat | None
    hands: list[list[str] | None]


class ViewData(PublicData, OwnData):
    """A view as plain data: tiles as codes, cells as [x, y], seats as lists."""


def own_data(v: View) -> OwnData:
    """Whose view it is, and the hands that it shows."""
    hands = [None if hand is None else _codes(hand) for hand in v.hands]
    return {"seat": v.seat, "hands": hands}


def public_data(v: View) -> PublicData:
    """What everybody sees."""
    return {
        "book": v.options.book,
        "options": dict(v.options.changed()),
        "seats": v.seats,
        "round": v.round,
        "penalties": list(v.penalties),
        "wins": list(v.wins),
        "contenders": _seats(v.contenders),
        "won": _seats(v.won),
        "away": _seats(v.away),
        "starter": v.starter,
        "table": [*map(_laid, v.table)],
        "display": [CODES[tile] for tile in v.display],
        "bag": v.bag,
        "aside": v.aside,
        "counts": list(v.counts),
        "out": _seats(v.out),
        "dry": (v.dry, v.dry_empty),
        "passes": v.passes,
        "phase": v.phase,
        "turn": v.turn,
        "bonus": v.bonus,
        "second": v.second,
        "last": None if v.last < 0 else place_of(v.last),
        "given": None if v.given < 0 else CODES[v.given],
        "since": v.since,
        "hurried": v.hurried,
    }


def event_data(e: Event) -> dict[str, Any]:
    """An event as plain data."""
    data: dict[str, Any] = {"kind": e.kind}
    for name in e.__slots__:
        value = getattr(e, name)
        if name == "hands":
            value = [None if hand is None else _codes(hand) for hand in value]
        elif name in ("display", "tiles"):
            value = [CODES[tile] for tile in value]
        elif name in ("tile", "start"):
            value = None if value is None else CODES[value]
        elif name == "cell":
            value = list(place_of(value))
        data[_camel(name)] = list(value) if isinstance(value, tuple) else value
    return data


@cache
def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


@lru_cache(maxsize=8192)
def _laid(where: tuple[int, int]) -> tuple[str, int, int]:
    """A tile on a cell, as plain data."""
    cell, tile = where
    return (CODES[tile], *place_of(cell))


def _codes(hand: int) -> list[str]:
    return [*_codes_of(hand)]


@lru_cache(maxsize=4096)
def _codes_of(hand: int) -> tuple[str, ...]:
    """Most hands are told again and again before they change."""
    return tuple([CODES[tile] for tile in tiles_of(hand)])


def _seats(seats: int) -> list[Seat]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1] if seats else []
