"""Who sees what: views built from nothing, events as each seat hears them (K108-22, K108-68)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypedDict, assert_never, final

from stolik.core.game import Seat
from stolik.core.options import Options
from stolik.games.uno.events import (
    Accepted,
    Called,
    Caught,
    CaughtNobody,
    Challenged,
    CutFor,
    DealerChosen,
    DealOver,
    Dealt,
    Discarded,
    Drew,
    DroppedOut,
    Event,
    GraceOver,
    HintJudged,
    Kept,
    Left,
    MatchOver,
    Mixed,
    Named,
    Noted,
    NoteOver,
    NotePlayed,
    NoteSkipped,
    Passed,
    Played,
    Reported,
    Reshuffled,
    Returned,
    Reversed,
    Rotated,
    Ruled,
    Shown,
    Skipped,
    Swapped,
    TimeUp,
    TookBack,
    Voided,
    Voted,
)
from stolik.games.uno.imagining import ALIKE
from stolik.games.uno.pieces import COLOURS, FACE_OF, FACES, NONE, all_faces
from stolik.games.uno.rules import laying, note, wild_four
from stolik.games.uno.rules.wild_four import Betrays
from stolik.games.uno.state import NOTE, REST, Due, Hint, Lapse, Phase, State


@final
@dataclass(slots=True)
class Seen:
    """A lapse as a seat sees it: whether itself has caught within the grace, and nobody else."""

    seat: Seat
    at: int
    grace: bool
    moved: bool
    noted: bool


@final
@dataclass(slots=True)
class View:
    """What one seat knows; cards are faces, in order; None is what it may not know."""

    seat: Seat | None
    options: Options
    seats: int
    deal: int
    scores: tuple[int, ...]
    wins: tuple[int, ...]
    out: int
    away: int
    dealer: Seat
    contenders: int
    cards: int
    carried: int
    old_next: Seat
    phase: Phase
    turn: Seat
    since: int
    clockwise: bool
    top: int
    colour: int
    under: tuple[int, ...]
    bag: int
    bottom: tuple[int, ...]
    counts: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    known: tuple[tuple[int, ...], ...]  # what this seat is certain of in the hands of others
    lapses: tuple[Seen, ...]
    called: int
    cooling: tuple[int, ...]
    hint: Hint | None
    dues: tuple[Due, ...]
    passes: int
    skips: int
    toll: int
    stacked: int
    quotas: tuple[tuple[Seat, int], ...]
    resume: Seat
    heirs: tuple[Seat, ...]
    fresh: bool
    hurried: bool
    note: str  # the words on the card that play waits for
    note_draws: int
    drawn: tuple[int, ...] | None
    drawn_count: int
    forced: bool | None
    bluff: Seat
    shown: tuple[int, ...] | None
    shown_count: int
    was_top: int
    was_colour: int
    four_drawn: bool
    can_lay: bool  # whether this seat is to decide, and has a card to lay
    betrays: Betrays | None  # what would make a +4 of this seat a bluff now; its own hand alone
    winner: Seat


def views(s: State) -> Callable[[Seat | None], View]:
    """What each seat sees: its own cards and nobody else's, but at a rest; a spectator none."""
    public = _public(s)
    if s.phase == REST:  # RULING-5
        return lambda seat: View(**public, **_own(s, seat, [True] * s.seats))
    return lambda seat: View(**public, **_own(s, seat, [it == seat for it in range(s.seats)]))


def open_view(s: State) -> View:
    """What somebody sees who may look into every hand."""
    return View(**_public(s), **_own(s, None, [True] * s.seats))


def _own(s: State, seat: Seat | None, open_to: list[bool]) -> dict[str, Any]:
    """What a seat sees besides, by the fields of a view."""
    sees_turn = open_to[s.turn]
    sees_bluff = s.bluff < 0 or open_to[s.bluff]
    return {
        "seat": seat,
        "hands": tuple([_faces(s.hands[it]) if seen else None for it, seen in enumerate(open_to)]),
        "known": _known(s, seat) if s.known else ((),) * s.seats,
        "lapses": tuple([_seen(lapse, seat) for lapse in s.lapses]),
        "drawn": _faces(s.drawn) if sees_turn else None,
        "forced": s.forced if sees_turn else None,
        "shown": _faces(s.shown) if sees_bluff else None,
        "can_lay": seat is not None and laying.can_lay(s, seat),
        "betrays": None if seat is None else wild_four.would_betray(s, seat),
    }


def _known(s: State, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
    if seat is None:
        return ((),) * s.seats
    return tuple([_faces(s.known.get(owner, {}).get(seat, 0)) for owner in range(s.seats)])


def _public(s: State) -> dict[str, Any]:
    """What everybody sees, by the fields of a view."""
    return dict(
        **{name: getattr(s, name) for name in ALIKE},
        options=s.options,
        seats=s.seats,
        scores=tuple(s.scores),
        wins=tuple(s.wins),
        carried=_face(s.carried),
        top=_face(s.top),
        under=all_faces(s.under),
        bag=s.bag.bit_count(),
        bottom=tuple([FACE_OF[card] for card in s.bottom]),
        counts=tuple([hand.bit_count() for hand in s.hands]),
        cooling=tuple(s.cooling),
        dues=tuple(s.dues),
        quotas=tuple(s.quotas),
        heirs=tuple(s.heirs),
        note=note.text_on_top(s) if s.phase == NOTE else "",
        drawn_count=s.drawn.bit_count(),
        shown_count=s.shown.bit_count(),
        was_top=_face(s.was_top),
    )


#: Most hands are seen again and again before they change.
_faces = lru_cache(maxsize=4096)(all_faces)


def _face(card: int) -> int:
    return NONE if card == NONE else FACE_OF[card]


def _seen(lapse: Lapse, seat: Seat | None) -> Seen:
    noted = seat is not None and bool(lapse.noted >> seat & 1)
    return Seen(lapse.seat, lapse.at, lapse.grace, lapse.moved, noted)


#: What everybody hears as it is.
Public = (
    CutFor
    | DealerChosen
    | Played
    | Named
    | Kept
    | Passed
    | Skipped
    | Reversed
    | Accepted
    | TookBack
    | Called
    | Caught
    | CaughtNobody
    | GraceOver
    | Reshuffled
    | Ruled
    | NotePlayed
    | NoteSkipped
    | NoteOver
    | Discarded
    | Reported
    | Voted
    | HintJudged
    | TimeUp
    | Left
    | Returned
    | DealOver
    | Voided
    | DroppedOut
    | MatchOver
)


def hears(e: Event, seat: Seat | None) -> Event | None:
    """The event as a seat hears it; a new kind of event does not type-check until it is here."""
    if isinstance(e, Public):
        return e
    match e:
        case Dealt():
            hands = _hand_of(e.hands, seat)
            return Dealt(e.deal, hands, e.turned, e.top, e.carried, e.dealer)
        case Drew():
            faces = e.faces if e.seat == seat else None
            return Drew(e.seat, faces, e.count, e.missing, e.why)
        case Challenged():  # K108-68, M112-52: the challenger alone, unless the table says all
            if e.to_all or seat in (e.seat, e.offender):
                return e
            return Challenged(e.seat, e.offender, None, e.to_all, e.guilty, None)
        case Mixed():
            return Mixed(_hand_of(e.hands, seat), e.counts)
        case Swapped():
            return Swapped(e.seat, e.target, e.hands if seat in (e.seat, e.target) else None)
        case Rotated():
            mine = [seat in (now, was) for now, was in enumerate(e.whose)]
            seen = tuple([h if own else None for h, own in zip(e.hands, mine, strict=True)])
            return Rotated(seen, e.whose)
        case Shown():  # M112-111: to the card's player alone
            return e if seat in (e.seat, e.target) else Shown(e.seat, e.target, None)
        case Noted():
            return e if e.seat == seat else None
        case _:
            assert_never(e)


def _hand_of(
    hands: tuple[tuple[int, ...] | None, ...], seat: Seat | None
) -> tuple[tuple[int, ...] | None, ...]:
    return tuple([hand if owner == seat else None for owner, hand in enumerate(hands)])


# -- plain data -----------------------------------------------------------------------------------
class LapseData(TypedDict):
    """Somebody who has not said UNO."""

    seat: Seat
    at: int
    grace: bool
    noted: bool


class HintData(TypedDict):
    """An open report of a hint."""

    reporter: Seat
    accused: Seat
    voted: list[Seat]
    yes: int


class NoteData(TypedDict):
    """A card that play waits for: its words, and how often somebody has drawn for it."""

    text: str
    draws: int


class PublicData(TypedDict):
    """What everybody sees, as plain data."""

    book: str
    options: dict[str, int | str]
    seats: int
    deal: int
    scores: list[int]
    wins: list[int]
    out: list[Seat]
    away: list[Seat]
    dealer: Seat
    phase: Phase
    turn: Seat
    since: int
    clockwise: bool
    top: str | None
    colour: str | None
    under: list[str]
    pile: int
    bottom: list[str]
    counts: list[int]
    called: list[Seat]
    cooling: list[int]
    hint: HintData | None
    passes: int
    skips: list[Seat]
    toll: int
    stacked: int
    quotas: list[tuple[Seat, int]]
    fresh: bool
    note: NoteData | None
    bluff: Seat | None
    winner: Seat | None


class OwnData(TypedDict):
    """What a seat sees besides: its cards, the hand behind a +4 if that may be seen, what it alone
    has noted, and which cards of others it knows: they were shown, or its own, or taken back."""

    seat: Seat | None
    hands: list[list[str] | None]
    known: list[list[str]]
    lapses: list[LapseData]
    drawn: list[str] | None
    shown: list[str] | None
    betrays: Betrays | None


class ViewData(PublicData, OwnData):
    """A view as plain data: cards and colours as codes, seats as lists."""


def own_data(v: View) -> OwnData:
    """Whose view it is, and what it shows of hidden things."""
    return {
        "seat": v.seat,
        "hands": [None if hand is None else _codes(hand) for hand in v.hands],
        "known": [_codes(cards) for cards in v.known],
        "lapses": [
            {"seat": seen.seat, "at": seen.at, "grace": seen.grace, "noted": seen.noted}
            for seen in v.lapses
        ],
        "drawn": None if v.drawn is None else _codes(v.drawn),
        "shown": None if v.shown is None else _codes(v.shown),
        "betrays": v.betrays,
    }


def public_data(v: View) -> PublicData:
    """What everybody sees."""
    return {
        "book": v.options.book,
        "options": dict(v.options.changed()),
        "seats": v.seats,
        "deal": v.deal,
        "scores": list(v.scores),
        "wins": list(v.wins),
        "out": _seats(v.out),
        "away": _seats(v.away),
        "dealer": v.dealer,
        "phase": v.phase,
        "turn": v.turn,
        "since": v.since,
        "clockwise": v.clockwise,
        "top": None if v.top == NONE else FACES[v.top],
        "colour": _colour(v.colour),
        "under": _codes(v.under),
        "pile": v.bag + len(v.bottom),
        "bottom": _codes(v.bottom),
        "counts": list(v.counts),
        "called": _seats(v.called),
        "cooling": list(v.cooling),
        "hint": _hint(v.hint),
        "passes": v.passes,
        "skips": _seats(v.skips),
        "toll": v.toll,
        "stacked": v.stacked,
        "quotas": list(v.quotas),
        "fresh": v.fresh,
        "note": {"text": v.note, "draws": v.note_draws} if v.note else None,
        "bluff": _seat(v.bluff),
        "winner": _seat(v.winner),
    }


def _hint(hint: Hint | None) -> HintData | None:
    if hint is None:
        return None
    voted, yes = _seats(hint.voted), hint.yes.bit_count()
    return {"reporter": hint.reporter, "accused": hint.accused, "voted": voted, "yes": yes}


#: What the fields of events hold, where it is not told as it is.
_ONE_CARD = frozenset(("face", "top"))
_CARDS = frozenset(("faces", "turned", "shown", "against"))
_PILES = frozenset(("hands", "drawn"))
_COLOURS = frozenset(("colour", "wanted"))
_SEATS = frozenset(("seat", "dealer", "target", "winner"))


def event_data(e: Event) -> dict[str, Any]:
    """An event as plain data; where a colour or a seat may be named and none is, it has null."""
    data: dict[str, Any] = {"kind": e.kind}
    for name in e.__slots__:
        value = getattr(e, name)
        if name in _ONE_CARD:
            value = FACES[value]
        elif name in _COLOURS:
            value = _colour(value)
        elif name in _SEATS:
            value = _seat(value)
        elif name in _CARDS and value is not None:
            value = _codes(value)
        elif name in _PILES and value is not None:
            value = [None if pile is None else _codes(pile) for pile in value]
        data[_camel(name)] = list(value) if isinstance(value, tuple) else value
    return data


@cache
def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _colour(colour: int) -> str | None:
    return None if colour == NONE else COLOURS[colour]


def _seat(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat


def _codes(faces: Sequence[int]) -> list[str]:
    return [FACES[face] for face in faces]


def _seats(seats: int) -> list[Seat]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1] if seats else []
